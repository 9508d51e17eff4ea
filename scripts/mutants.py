"""Breaks the rules of a game in random places and sees whether its tests notice.

    python scripts/mutants.py [--game NAME] [--count 200] [--seed 1] [--workers 2]

Each mutant is one small change (a comparison turned round, a number off by one, a statement left out, a
condition negated, ...) in a copy of `src`. The tests of `tests/NAME` that run the broken line are run: first those
named like its module. A mutant that none of them catches is a survivor; each needs a reason in
`scripts/survivors.toml`, by its key, or the run fails. So it does below 90% caught.
"""

from __future__ import annotations

import argparse
import ast
import concurrent.futures
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parent.parent
LEAST = 90
QUIET = ("-q", "-p", "no:cacheprovider")
PATIENCE = 300  # seconds: a mutant that loops forever is caught too

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

    def __init__(self, path: Path, function: str, lines: tuple[int, int], before: str, after: str, source: str) -> None:
        self.path = path
        self.function = function
        self.line, self.last = lines
        self.before = before
        self.after = after
        self.source = source

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
            for new in variants(node):
                before = shorten(node)
                changed = ast.unparse(ast.fix_missing_locations(Swap(node, new).visit(copy_around(tree, node))))
                mutants.append(Mutant(path, function, span(node), before, shorten(new), changed))
    return mutants


def span(node: ast.AST) -> tuple[int, int]:
    """The lines that run when the node does: of a condition, not what it guards."""
    where = node.test if isinstance(node, ast.If) else node
    first = getattr(where, "lineno", 0)
    return first, getattr(where, "end_lineno", None) or first


def copy_around(tree: ast.Module, node: ast.AST) -> ast.Module:
    """A copy of the tree in which this very node is kept, so that it can be found and replaced."""
    return copy.deepcopy(tree, {id(node): node})


def targets(game: str) -> list[Path]:
    folder = ROOT / "src" / "clio" / "games" / game
    paths = sorted((folder / "rules").glob("*.py")) + [folder / "setup.py", folder / "state.py"]
    return [path for path in paths if path.name not in ("__init__.py", "words.py") and path.exists()]


class Coverage:
    """Which tests ran which line, from one run of the unbroken game: only they can notice a mutant there."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        data = folder / "coverage"
        settings = folder / "coverage.ini"
        settings.write_text(
            f"[run]\ndynamic_context = test_function\ndata_file = {data}\nsource_pkgs = clio.games.{game}\n"
        )
        command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", *QUIET]
        self.healthy = subprocess.run([*command, f"tests/{game}"], cwd=ROOT, check=False).returncode == 0
        found = coverage.CoverageData(str(data))
        found.read()
        self.lines = {Path(path).relative_to(ROOT): found.contexts_by_lineno(path) for path in found.measured_files()}

    def tests(self, mutant: Mutant) -> tuple[list[str], bool]:
        """(the tests that ran the broken line, those named like its module first; whether it runs on import too)."""
        by_line = self.lines.get(mutant.path.relative_to(ROOT), {})
        contexts = {name for line in range(mutant.line, mutant.last + 1) for name in by_line.get(line, [])}
        files = {path.stem: path.relative_to(ROOT) for path in (ROOT / "tests" / self.game).glob("test_*.py")}
        found = []
        for name in contexts - {""}:
            module = next((part for part in name.split(".") if part in files), None)
            if module is None:
                return [], True
            found.append("::".join([str(files[module]), *name.split(f"{module}.", 1)[1].split(".")]))
        near = mutant.path.stem[:3]
        found.sort(key=lambda test: (not Path(test.split("::")[0]).stem.startswith(f"test_{near}"), test))
        return found, "" in contexts or not contexts


def caught(mutant: Mutant, overlay: Path, runs: Coverage) -> bool:
    """Do the game's tests fail on this mutant?"""
    place = overlay / mutant.path.relative_to(ROOT)
    original = place.read_bytes()
    place.write_text(mutant.source, encoding="utf-8")
    try:
        tests, everywhere = runs.tests(mutant)
        return bool(tests and fails(tests, overlay)) or (everywhere and fails([f"tests/{runs.game}"], overlay))
    finally:
        place.write_bytes(original)


def fails(tests: list[str], overlay: Path) -> bool:
    try:
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", *QUIET, *tests],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(overlay / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
        return run.returncode != 0
    except subprocess.TimeoutExpired:
        return True


def work(runs: Coverage, mutants: list[Mutant]) -> list[bool]:
    """One worker: its own copy of the sources, one mutant after the other."""
    with tempfile.TemporaryDirectory() as folder:
        overlay = Path(folder)
        shutil.copytree(ROOT / "src", overlay / "src", ignore=shutil.ignore_patterns("__pycache__"))
        found = []
        for mutant in mutants:
            found.append(caught(mutant, overlay, runs))
            print("." if found[-1] else "S", end="", flush=True)
        return found


def run_game(game: str, count: int, seed: int, workers: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        runs = Coverage(game, Path(folder))
    if not runs.healthy:
        print(f"{game}: its tests fail before anything is broken; mend them first")
        return False
    every = all_mutants(targets(game))
    chosen = random.Random(seed).sample(every, min(count, len(every)))
    print(f"{game}: {len(chosen)} of {len(every)} possible mutants", flush=True)
    parts = [chosen[start::workers] for start in range(workers)]
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        results = list(pool.map(lambda part: work(runs, part), parts))
    print()
    survivors = [
        mutant
        for part, found in zip(parts, results, strict=True)
        for mutant, ok in zip(part, found, strict=True)
        if not ok
    ]
    reasons: dict[str, str] = {}
    file = ROOT / "scripts" / "survivors.toml"
    if file.exists():
        reasons = tomllib.loads(file.read_text(encoding="utf-8")).get(game, {})
    percent = 100 * (len(chosen) - len(survivors)) / len(chosen)
    print(f"{game}: {len(chosen) - len(survivors)} of {len(chosen)} mutants caught ({percent:.1f}%)")
    unexplained = 0
    for mutant in survivors:
        reason = reasons.get(mutant.key, "")
        unexplained += not reason
        print(f"  survived  {mutant.key}  (line {mutant.line})\n            {reason or 'NO REASON GIVEN'}")
    return percent >= LEAST and not unexplained


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parsed = parser.parse_args()
    games = parsed.game or sorted(p.parent.name for p in (ROOT / "src" / "clio" / "games").glob("*/rules.toml"))
    good = [run_game(game, parsed.count, parsed.seed, parsed.workers) for game in games]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
