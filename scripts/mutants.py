"""Breaks the rules of a game in random places and sees whether its tests notice.

    python scripts/mutants.py [--game NAME] [--count 200] [--seed 1] [--workers 2] [--only 12,40-60]

Each mutant is one small change (a comparison turned round, a number off by one, a statement left out, a
condition negated, ...) in a copy of `src`. A mutant that no test of `tests/NAME` catches, and no golden record of
the game, is a survivor; each needs a reason in `scripts/survivors.toml`, by its key, or the run fails. So it does
below 90% caught.
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

ROOT = Path(__file__).resolve().parent.parent
LEAST = 90
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
            mutants += [Mutant(path, function, tree, node, new) for new in variants(node)]
    return mutants


def copy_around(tree: ast.Module, node: ast.AST) -> ast.Module:
    """A copy of the tree in which this very node is kept, so that it can be found and replaced."""
    return copy.deepcopy(tree, {id(node): node})


def targets(game: str) -> list[Path]:
    folder = ROOT / "src" / "clio" / "games" / game
    paths = sorted((folder / "rules").glob("*.py")) + [folder / "setup.py", folder / "state.py"]
    return [path for path in paths if path.name not in ("__init__.py", "words.py") and path.exists()]


def related(mutant: Mutant, game: str) -> list[str]:
    """Test files named like the broken module, which most likely notice: they are tried first."""
    module = mutant.path.stem
    files = sorted((ROOT / "tests" / game).glob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if file.stem.removeprefix("test_")[:3] == module[:3]]


def caught(mutant: Mutant, overlay: Path, game: str) -> bool:
    """Do the game's tests fail on this mutant?"""
    place = overlay / mutant.path.relative_to(ROOT)
    original = place.read_bytes()
    place.write_text(mutant.source, encoding="utf-8")
    try:
        return fails([*related(mutant, game), f"tests/{game}"], overlay) or fails(["tests/golden", "-k", game], overlay)
    finally:
        place.write_bytes(original)


def fails(tests: list[str], overlay: Path) -> bool:
    try:
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests],
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


def work(game: str, mutants: list[Mutant]) -> list[bool]:
    """One worker: its own copy of the sources, one mutant after the other."""
    with tempfile.TemporaryDirectory() as folder:
        overlay = Path(folder)
        shutil.copytree(ROOT / "src", overlay / "src", ignore=shutil.ignore_patterns("__pycache__"))
        found = []
        for mutant in mutants:
            found.append(caught(mutant, overlay, game))
            print("." if found[-1] else "S", end="", flush=True)
        return found


def healthy(game: str) -> bool:
    """Do the tests pass as things stand? A mutant proves nothing if they fail anyway."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/{game}"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def wanted(only: str, count: int) -> list[int]:
    """`12,40-60` as numbers; all of them if nothing is said."""
    numbers: list[int] = []
    for part in only.split(",") if only else [f"0-{count - 1}"]:
        first, _, last = part.partition("-")
        numbers += range(int(first), int(last or first) + 1)
    return numbers


def run_game(game: str, count: int, seed: int, workers: int, only: str) -> bool:
    if not healthy(game):
        print(f"{game}: its tests fail before anything is broken; mend them first")
        return False
    every = all_mutants(targets(game))
    sample = random.Random(seed).sample(every, min(count, len(every)))
    chosen = [sample[number] for number in wanted(only, len(sample))]
    print(f"{game}: {len(chosen)} of {len(every)} possible mutants", flush=True)
    parts = [chosen[start::workers] for start in range(workers)]
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        results = list(pool.map(lambda part: work(game, part), parts))
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
