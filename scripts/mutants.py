"""Breaks the rules of a game in random places and sees whether its tests notice.

    python scripts/mutants.py [--game NAME] [--count 200] [--seed 1] [--workers 2] [--only 12,40-60]

Each mutant is one small change (a comparison turned round, a number off by one, a statement left out, a
condition negated, ...), made in the loaded program first, and for what survives that in a copy of the sources, loaded
anew. A mutant that no test of `tests/NAME` catches either way, no golden record of the game, and none of the tests
that all games share (sets in any order, what is legal, copies), is a survivor; each needs a reason in
`scripts/survivors.toml`, by its key, or the run fails. So it does below 94% caught.
"""

from __future__ import annotations

import argparse
import ast
import concurrent.futures
import copy
import functools
import gc
import multiprocessing
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
LEAST = 94
UNTRIED = 3  # the exit of a child that could not even begin
PATIENCE = 300  # seconds of processor time, so that a busy machine catches nothing: endless loops are caught too,
MEMORY = 4 << 30  # and so is one that never stops collecting things

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}


class Mutant:
    """One change: where, what it was, what it became."""

    def __init__(self, path: Path, function: str, tree: ast.Module, node: ast.AST, new: ast.AST) -> None:
        self.path = path
        self.function = function
        self.line = getattr(node, "lineno", 0)
        self.before = shorten(node)
        self.after = shorten(new)
        self.tree, self.node, self.new = tree, node, new

    @property
    def source(self) -> str:
        """The whole file with the change; worked out only for the mutants that are tried."""
        changed = Swap(self.node, self.new).visit(copy_around(self.tree, self.node))
        return ast.unparse(ast.fix_missing_locations(changed))

    @property
    def key(self) -> str:
        """Names the change without line numbers, so that reasons stay valid when code above moves."""
        return f"{self.path.name}:{self.function}: {self.before} -> {self.after}"


def variants(node: ast.AST) -> list[ast.AST]:
    """The ways in which this node can be broken."""
    made: list[ast.AST] = []
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
        made.append(ast.Compare(node.left, [COMPARE[type(node.ops[0])]()], node.comparators))
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        made.append(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        made.append(ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value))
    elif isinstance(node, ast.BoolOp):
        made.append(ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        made.append(node.operand)
    elif negative(node):
        made.append(ast.Constant(ast.literal_eval(node) + 1))
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        made.append(ast.Constant(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        made.append(ast.Constant(node.value + 1))
    elif isinstance(node, ast.If):
        made.append(ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse))
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or isinstance(
        node, (ast.Break, ast.Continue)
    ):
        made.append(ast.Pass())
    return made


def negative(node: ast.AST) -> bool:
    """-1 and its like: most often "none", which every other negative number would say too. 0 says something else."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def quiet(node: ast.AST) -> bool:
    """Changes nobody could notice: what is only told to spectators or written for type checkers."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr == "tell"
    )


class Finder(ast.NodeVisitor):
    """Collects (function, node) of everything inside functions that can be broken."""

    def __init__(self) -> None:
        self.stack: list[str] = []
        self.places: list[tuple[str, ast.AST]] = []

    def visit(self, node: ast.AST) -> None:
        if quiet(node) or isinstance(node, (ast.AnnAssign, ast.arguments)):
            return
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            self.stack.append(node.name)
            for child in node.body:
                self.visit(child)
            self.stack.pop()
            return
        if self.stack and variants(node):
            self.places.append((".".join(self.stack), node))
        if not negative(node):
            self.generic_visit(node)


class Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return ast.copy_location(self.new, node)
        return self.generic_visit(node)


def shorten(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(node)) if not isinstance(node, ast.Pass) else "nothing"
    if isinstance(node, ast.If):
        text = text.split("\n")[0]
    return " ".join(text.split())[:90]


def all_mutants(paths: list[Path]) -> list[Mutant]:
    mutants = []
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        finder = Finder()
        finder.visit(tree)
        for function, node in finder.places:
            mutants += [Mutant(path, function, tree, node, new) for new in variants(node)]
    return mutants


def copy_around(tree: ast.Module, node: ast.AST) -> ast.Module:
    """A copy of the tree in which this very node is kept, so that it can be found and replaced."""
    return copy.deepcopy(tree, {id(node): node})


def targets(game: str) -> list[Path]:
    folder = ROOT / "src" / "clio" / "games" / game
    paths = sorted(path for room in ("rules", "operations") for path in (folder / room).glob("*.py"))
    paths += [folder / "setup.py", folder / "state.py"]
    return [path for path in paths if path.name not in ("__init__.py", "kinds.py") and path.exists()]


def related(mutant: Mutant, file: str) -> bool:
    """Test files named like the broken module most likely notice: they are tried first."""
    return Path(file).stem.removeprefix("test_")[:3] == mutant.path.stem[:3]


class Trial:
    """A pytest plugin: imports and collects the tests once, then tries each mutant on them in a child process."""

    def __init__(self, game: str, mutants: list[Mutant], tell: Callable[[str], object]) -> None:
        self.game = game
        self.mutants = mutants
        self.tell = tell
        self.healthy = False
        self.found: list[bool] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The game's own tests, and those of the golden records that are of this game."""
        items[:] = [item for item in items if "tests/golden/" not in item.nodeid or f"[{self.game}-" in item.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.healthy = not self.fails(session, None)
        for mutant in self.mutants if self.healthy else []:
            self.found.append(self.fails(session, mutant))
            self.tell("." if self.found[-1] else "S")
        return True

    def fails(self, session: pytest.Session, mutant: Mutant | None) -> bool:
        child = os.fork()
        if child == 0:
            code = UNTRIED
            try:
                items = self.broken(session, mutant)
                code = 1  # whatever goes wrong from here on, memory or time that ends too, the mutant did
                code = self.first_failure(session, items)
            finally:
                os._exit(code)
        end = time.monotonic() + 10 * PATIENCE
        while time.monotonic() < end:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                if os.waitstatus_to_exitcode(status) == UNTRIED:
                    raise RuntimeError(f"{mutant.key if mutant else 'nothing'} could not be tried")
                return status != 0
            time.sleep(0.02)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return True

    def broken(self, session: pytest.Session, mutant: Mutant | None) -> list[pytest.Item]:
        """Break the rule; the tests to run, the likeliest to notice first."""
        limit()
        if mutant is None:
            return session.items
        changed = types.ModuleType("changed")
        try:
            exec(compile(mutant.source, str(mutant.path), "exec"), changed.__dict__)
        except Exception:
            os._exit(1)  # it does not even load
        plant(mutant, changed)
        return sorted(session.items, key=lambda item: not related(mutant, item.nodeid.split("::")[0]))

    def first_failure(self, session: pytest.Session, items: list[pytest.Item]) -> int:
        """Run the tests until one fails; 0 if none does."""
        for place, item in enumerate(items):
            following = items[place + 1] if place + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.shouldfail:
                return 1
        return 0


def limit() -> None:
    """For a process that tries a mutant."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


def plant(mutant: Mutant, changed: types.ModuleType) -> None:
    """Put the change into the module that is loaded already, and forget what was worked out with the old code."""
    folder = ROOT / "src"
    module = sys.modules[".".join(mutant.path.relative_to(folder).with_suffix("").parts)]
    transplant(module, changed, mutant.function.split("."))
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith(("clio.", "tests.")):
            thing.cache_clear()


def transplant(old: Any, new: Any, path: list[str]) -> None:
    """Everybody who imported the function keeps it, with other code."""
    name, *rest = path
    was, now = vars(old)[name], vars(new)[name]
    if isinstance(was, type) and rest:
        transplant(was, now, rest)
        return
    if isinstance(was, type):  # a constant of the class
        for key, value in vars(now).items():
            if isinstance(value, (int, str, tuple)) and vars(was)[key] != value:
                setattr(was, key, value)
        return
    for wrapper in ("fget", "__func__", "__wrapped__"):
        was, now = getattr(was, wrapper, was), getattr(now, wrapper, now)
    if was.__code__.co_freevars == now.__code__.co_freevars:
        was.__code__ = now.__code__
    else:  # it no longer calls its parent class
        setattr(old, name, types.FunctionType(now.__code__, was.__globals__, name, was.__defaults__))


def work(game: str, mutants: list[Mutant]) -> list[bool] | None:
    """One worker with its own tests, one mutant after the other; None if the tests fail before anything is broken."""
    out = os.dup(1)
    with open(os.devnull, "w") as silence:
        os.dup2(silence.fileno(), 1)
        os.dup2(silence.fileno(), 2)
    trial = Trial(game, mutants, lambda text: os.write(out, text.encode()))
    os.chdir(ROOT)
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"tests/{game}", "tests/golden"]
    pytest.main(options, plugins=[trial])
    if trial.healthy and len(trial.found) < len(mutants):
        raise RuntimeError(f"{mutants[len(trial.found)].key} could not be tried")
    return trial.found if trial.healthy else None


def caught_afresh(game: str, mutant: Mutant) -> bool:
    """Do the tests fail if everything is loaded from broken sources? What runs while modules load is broken too."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copied, ignore=shutil.ignore_patterns("__pycache__"))
        (copied / mutant.path.relative_to(ROOT / "src")).write_text(mutant.source, encoding="utf-8")
        shared = ["tests/conformance/test_sets.py", "tests/conformance/test_table.py", "-k", game]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/{game}", *shared]
        environment = {**os.environ, "PYTHONPATH": str(copied), "PYTHONDONTWRITEBYTECODE": "1"}
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        try:
            run = subprocess.run(
                command, cwd=ROOT, env=environment, timeout=10 * PATIENCE, check=False, preexec_fn=limit, **quiet
            )
        except subprocess.TimeoutExpired:
            return True
        return run.returncode != 0


def wanted(only: str, count: int) -> list[int]:
    """`12,40-60` as numbers; all of them if nothing is said."""
    numbers: list[int] = []
    for part in only.split(",") if only else [f"0-{count - 1}"]:
        first, _, last = part.partition("-")
        numbers += range(int(first), int(last or first) + 1)
    return numbers


def run_game(game: str, count: int, seed: int, workers: int, only: str) -> bool:
    every = all_mutants(targets(game))
    sample = random.Random(seed).sample(every, min(count, len(every)))
    chosen = [sample[number] for number in wanted(only, len(sample))]
    print(f"{game}: {len(chosen)} of {len(every)} possible mutants", flush=True)
    parts = [chosen[start::workers] for start in range(workers)]
    with concurrent.futures.ProcessPoolExecutor(workers, multiprocessing.get_context("fork")) as pool:
        tried = list(pool.map(functools.partial(work, game), parts))
    results = [found for found in tried if found is not None]
    if len(results) < len(tried):
        print(f"{game}: its tests fail before anything is broken; mend them first")
        return False
    print()
    survivors = [
        mutant
        for part, found in zip(parts, results, strict=True)
        for mutant, ok in zip(part, found, strict=True)
        if not ok
    ]
    with concurrent.futures.ThreadPoolExecutor(workers) as threads:
        caught = list(threads.map(functools.partial(caught_afresh, game), survivors))
    survivors = [mutant for mutant, ok in zip(survivors, caught, strict=True) if not ok]
    reasons: dict[str, str] = {}
    file = ROOT / "scripts" / "survivors.toml"
    if file.exists():
        reasons = tomllib.loads(file.read_text(encoding="utf-8")).get(game, {})
    percent = 100 * (len(chosen) - len(survivors)) / len(chosen)
    explained = sum(mutant.key in reasons for mutant in survivors)
    noticeable = len(chosen) - explained
    print(
        f"{game}: {len(chosen) - len(survivors)} of {len(chosen)} mutants caught ({percent:.1f}%); {explained} change "
        f"nothing that anybody could notice: {100 * (len(chosen) - len(survivors)) / noticeable:.1f}% of the others"
    )
    unexplained = 0
    for mutant in survivors:
        reason = reasons.get(mutant.key, "")
        unexplained += not reason
        number = sample.index(mutant)
        print(f"  survived  {number}  {mutant.key}  (line {mutant.line})\n            {reason or 'NO REASON GIVEN'}")
    return percent >= LEAST and not unexplained


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="some of the drawn mutants, by their numbers from 0 on")
    parsed = parser.parse_args()
    games = parsed.game or sorted(p.parent.name for p in (ROOT / "src" / "clio" / "games").glob("*/rules.toml"))
    good = [run_game(game, parsed.count, parsed.seed, parsed.workers, parsed.only) for game in games]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
