"""The rules of the house: arrows point downwards only, nothing knows a game by name, files stay small.

Each check is a function that returns its offenders, so that it can be seen to fail on a planted offence.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLIO = ROOT / "src" / "clio"

# Which rooms a room may import, besides itself. `games` is the folder of all games, never one of them.
MAY_IMPORT = {
    "engine": set[str](),
    "games": {"engine"},
    "bots": {"engine"},
    "table": {"engine", "bots"},
    "arena": {"engine", "bots"},
    "pictures": {"engine"},
    "store": {"engine", "table"},
    "coach": {"engine", "bots"},
    "research": {"engine", "bots", "arena"},
    "training": {"engine", "bots", "arena"},
    "server": {"engine", "games", "bots", "table", "arena", "coach", "pictures", "store"},
    "cli": {
        *("engine", "games", "bots", "table", "arena", "coach", "pictures", "store", "research", "server"),
        "training",
    },
    "__main__": {"cli"},
    "__init__": {"engine", "table"},
}

MAX_FILE = 600
MAX_FUNCTION = 60
MAX_LINE = 240  # of anything; ruff keeps Python shorter
CODE = {".py", ".html", ".css", ".js"}
WORDS = {".toml", ".ftl", ".json", ".md", ".txt"}

RULE_ID = re.compile(r"\b([A-Z]{2})-[A-Z0-9]+-\d+\b")
MACHINE_PATH = re.compile(r"(?<![\w.$}~])/(?:wor[k]|root|home|Users|opt)/\w")
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|\bdeb\.debian\.org|debian\.org/debian|npmjs\.(?:org|com)|crates\.io|anaconda\.org"
)


# --- the rooms and who imports whom


def modules(clio: Path) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """Every module with its place in the house: engine/dice.py is ("engine", "dice")."""
    for path in sorted(clio.rglob("*.py")):
        yield path, path.relative_to(clio).with_suffix("").parts


def imported(tree: ast.AST, place: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """What of ours a module imports: (line, place in the house); relative imports are resolved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = ("clio", *place)[: -node.level] if node.level else ()
            base = [*above, *([node.module] if node.module else [])]
            names = [".".join([*base, alias.name]) for alias in node.names]
        else:
            continue
        for name in names:
            package, *rest = name.split(".")
            if package == "clio":
                yield node.lineno, tuple(rest)


def forbidden_imports(clio: Path) -> list[str]:
    rooms = {place[0] for _, place in modules(clio)}
    games = {path.name for path in (clio / "games").glob("*/")}
    offenders = []
    for path, place in modules(clio):
        where = path.relative_to(clio).as_posix()
        if place[0] not in MAY_IMPORT:
            offenders.append(f"{where}: no such room in the plan of the house ({place[0]})")
            continue
        own_game = place[1] if place[0] == "games" and len(place) > 1 and place[1] in games else ""
        for line, target in imported(ast.parse(path.read_text(encoding="utf-8")), place):
            if not target or target[0] not in rooms:
                continue  # the package itself, or its version
            game = target[1] if target[0] == "games" and len(target) > 1 and target[1] in games else ""
            if game != own_game and (game or target[0] == "games" == place[0]):
                allowed = False  # another game, or from a game up to the folder of all games
            else:
                allowed = target[0] == place[0] or target[0] in MAY_IMPORT[place[0]]
            if not allowed:
                offenders.append(f"{where}:{line}: may not import clio.{'.'.join(target)}")
    return offenders


# --- knots: modules that know one another, if only for their types

# Rooms whose modules import downwards only. (The kernel's state, steps and game are one thing in three files.)
UNKNOTTED = ("table", "bots", "arena", "store", "server", "cli")


def import_graph(clio: Path, room: str) -> dict[tuple[str, ...], set[tuple[str, ...]]]:
    """Which module of a room imports which: at load time, inside functions, or for type checkers alone."""
    trees = {
        place[:-1] if place[-1] == "__init__" else place: (ast.parse(path.read_text(encoding="utf-8")), place)
        for path, place in modules(clio)
        if place[0] == room
    }
    graph: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for module, (tree, place) in trees.items():
        targets = {target if target in trees else target[:-1] for _, target in imported(tree, place)}
        graph[module] = {target for target in targets if target in trees and target != module}
    return graph


def knots(clio: Path) -> list[str]:
    """Modules from which a chain of imports leads back to themselves."""
    offenders = []
    for room in UNKNOTTED:
        graph = import_graph(clio, room)
        for module in graph:
            reached, ahead = set[tuple[str, ...]](), list(graph[module])
            while ahead:
                found = ahead.pop()
                if found not in reached:
                    reached.add(found)
                    ahead += graph[found]
            if module in reached:
                offenders.append(f"{'.'.join(module)}: what it imports imports it")
    return offenders


# --- what a room may not know of the world

WEB = {"fastapi", "starlette", "uvicorn", "httpx", "jinja2"}
DATABASE = {"sqlalchemy", "alembic", "sqlite3", "asyncpg"}
CLOCK = {"time", "datetime", "asyncio", "threading"}
UNKNOWN = {
    "engine": WEB | DATABASE | CLOCK,
    "table": WEB | DATABASE | CLOCK | {"random", "secrets"},
    "store": WEB,
    "server/table_service.py": WEB,  # who may do what, whatever it is asked by
    "server/live_table.py": WEB,
    "server/tables.py": WEB,
}


def worldly_imports(clio: Path) -> list[str]:
    offenders = []
    for path, place in modules(clio):
        where = path.relative_to(clio).as_posix()
        unknown = UNKNOWN.get(place[0], set()) | UNKNOWN.get(where, set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            offenders += [f"{where}: knows {name}" for name in names if name.partition(".")[0] in unknown]
    return offenders


# --- dictionaries of anything: what a page, a table or an answer is made of has a type

UNTYPED = re.compile(r"\b(?:dict|Mapping)\[str, Any\]")
# Rooms that make no page: what they read is settings and weights, what they write is a file or a row whose fields
# another program names. The others may have them only where the list below says why.
NO_PAGES = ("arena", "bots", "cli", "coach", "pictures", "research", "store", "training")
READS_FILES = "reads a file of people before it is checked"
MAY_BE_UNTYPED = {
    "engine/cards/__init__.py": READS_FILES,
    "engine/operation.py": "a line of a card file: each operation says what its own fields hold",
    "engine/position.py": READS_FILES,
    "engine/rules_versions.py": READS_FILES,
    "engine/errors.py": "whatever fills the gaps of a message, to be pickled",
    "engine/finding.py": "classes by name, of any kind",
    "server/api/described.py": "FastAPI's own type for parts of an OpenAPI document",
}


def untyped(clio: Path) -> list[str]:
    """Dictionaries of anything outside the places that may have them, and places that have none any more."""
    offenders, used = [], set()
    for path, place in modules(clio):
        where = path.relative_to(clio).as_posix()
        if place[0] in NO_PAGES:
            continue
        home = next((leave for leave in MAY_BE_UNTYPED if where.startswith(leave)), "")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if UNTYPED.search(line):
                used.add(home)
                offenders += [] if home else [f"{where}:{number}: {line.strip()}"]
    if clio == CLIO:
        offenders += [f"{place}: needs no leave any more" for place in MAY_BE_UNTYPED if place not in used]
    return offenders


# --- names of games


def named_games(clio: Path) -> list[str]:
    """Places outside a game's folder that name the game or one of its rules."""
    games = sorted(path.name for path in (clio / "games").glob("*/") if path.name != "__pycache__")
    prefixes = {game: rule_prefixes(clio / "games" / game) for game in games}
    offenders = []
    for path in sorted(clio.rglob("*")):
        if path.suffix not in CODE | WORDS or not path.is_file():
            continue
        place = path.relative_to(clio)
        home = place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = [game for game in games if game != home and names_game(line, game, path.suffix == ".py")]
            if not (home and not prefixes[home]):  # a game without a list of rules yet may cite what it likes
                found += [m[0] for m in RULE_ID.finditer(line) if m[1] not in prefixes.get(home, set())]
            offenders += [f"{place.as_posix()}:{number}: names {name}" for name in found]
    return offenders


def rule_prefixes(game: Path) -> set[str]:
    """The first letters of a game's rule ids, such as {"PR"}, read from its own list of rules."""
    rules = game / "rules.toml"
    return set(RULE_ID.findall(rules.read_text(encoding="utf-8"))) if rules.exists() else set()


def names_game(line: str, game: str, is_python: bool) -> bool:
    """An ordinary word such as `rich.progress` or "progress bar" does not name a game."""
    patterns = [rf"\bgames[./]{game}\b"]
    if is_python:
        patterns.append(rf"""(["']){game}\1""")
    if "_" in game:
        patterns.append(rf"\b{game}\b")
    return any(re.search(pattern, line) for pattern in patterns)


# --- size


def long_files(src: Path) -> list[str]:
    offenders = []
    for path in sorted(src.rglob("*")):
        if path.suffix in CODE and (lines := len(path.read_text(encoding="utf-8").splitlines())) > MAX_FILE:
            offenders.append(f"{path.relative_to(src).as_posix()}: {lines} lines")
    return offenders


def long_functions(src: Path) -> list[str]:
    offenders = []
    for path in sorted(src.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > MAX_FUNCTION:
                    where = f"{path.relative_to(src).as_posix()}:{node.lineno}"
                    offenders.append(f"{where}: {node.name} has {lines} lines")
    return offenders


def long_lines(src: Path) -> list[str]:
    """Lines nobody can read, in code and in every template whatever its name."""
    offenders = []
    for path in sorted(src.rglob("*")):
        if path.suffix in CODE or (path.is_file() and "templates" in path.parts):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if len(line) > MAX_LINE:
                    where = f"{path.relative_to(src).as_posix()}:{number}"
                    offenders.append(f"{where}: {len(line)} characters")
    return offenders


STRIDE = re.compile(r"\b\d+ \* (?:self\.)?(?:seat|owner|rival|partner)\b|\b(?:seat|owner|rival|partner) \* \d+\b")


def nameless_strides(clio: Path) -> list[str]:
    """Lists with several numbers for each seat: how many has a name, or nobody knows what is counted."""
    offenders = []
    for path in sorted(clio.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if found := STRIDE.search(line):
                offenders.append(f"{path.relative_to(clio).as_posix()}:{number}: {found[0]}")
    return offenders


# --- addresses


def project_files(root: Path) -> list[Path]:
    """What git tracks or would add; where there is no git, every file that is not made by a tool."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        made = {".git", ".venv", ".venv-bench", "build", "dist", "__pycache__", ".hypothesis"}
        made |= {".mypy_cache", ".pytest_cache", ".ruff_cache"}
        return sorted(p for p in root.rglob("*") if p.is_file() and not made & set(p.relative_to(root).parts))
    paths = [root / name for name in done.stdout.decode().split("\0") if name]
    return sorted(path for path in paths if path.is_file())


def addresses(root: Path) -> list[str]:
    """Paths of one machine, and package registries: neither may stand in a file of the project."""
    offenders = []
    for path in project_files(root):
        where = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            offenders += [
                f"{where}:{number}: {kind} {found[0]}"
                for kind, pattern in (("machine path", MACHINE_PATH), ("registry", REGISTRY))
                if (found := pattern.search(line))
            ]
    return offenders


# --- the house as it is


CHECKS = {
    "arrows point downwards": lambda: forbidden_imports(CLIO),
    "no knots": lambda: knots(CLIO),
    "play knows no web, no database, no clock": lambda: worldly_imports(CLIO),
    "no dictionary of anything": lambda: untyped(CLIO),
    "nothing names a game": lambda: named_games(CLIO),
    f"no file above {MAX_FILE} lines": lambda: long_files(CLIO.parent),
    f"no function above {MAX_FUNCTION} lines": lambda: long_functions(CLIO.parent),
    f"no line above {MAX_LINE} characters": lambda: long_lines(CLIO.parent),
    "no nameless number for each seat": lambda: nameless_strides(CLIO),
    "no machine path, no registry": lambda: addresses(ROOT),
}


@pytest.mark.parametrize("name", CHECKS)
def test_the_house(name: str) -> None:
    offenders = CHECKS[name]()
    assert not offenders, "\n".join([f"{name}:", *offenders])


def test_constraints_are_plain_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line)] == []


# --- each check sees a planted offence


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house in order: two games with a rule each."""
    clio = tmp_path / "src" / "clio"
    plant(clio, "__init__.py", '__version__ = "1"')
    plant(clio, "engine/dice.py", "import random\nfrom clio import __version__\n")
    plant(clio, "engine/state.py", "from .dice import Dice\nfrom . import dice\nimport clio.engine.dice\n")
    for game, prefix in (("progress", "PR"), ("ancient_knowledge", "AK")):
        plant(clio, f"games/{game}/rules.toml", f'["{prefix}-TURN-01"]')
        plant(clio, f"games/{game}/state.py", "from clio.engine import state\n")
        plant(clio, f"games/{game}/rules/turn.py", f'from ..state import State\nRULE = "{prefix}-TURN-01"\n')
    plant(clio, "games/__init__.py", "")
    plant(clio, "bots/greedy.py", "from clio.engine.state import State\n")
    plant(clio, "arena/pool.py", "from clio.bots import greedy\n# shows rich.progress, a progress bar\n")
    plant(clio, "cli/__init__.py", "from clio import arena, games\nfrom rich.progress import Progress\n")
    return clio


def plant(clio: Path, name: str, text: str) -> None:
    path = clio / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_house_in_order_has_no_offenders(house: Path) -> None:
    assert forbidden_imports(house) == []
    assert knots(house) == []
    assert named_games(house) == []
    assert long_files(house) == []
    assert long_functions(house) == []
    assert long_lines(house) == []
    assert nameless_strides(house) == []
    assert addresses(house) == []


@pytest.mark.parametrize(
    ("name", "text", "offence"),
    [
        ("engine/up.py", "from clio.bots import greedy", "clio.bots.greedy"),
        ("engine/up.py", "from clio import games", "clio.games"),
        ("engine/up.py", "from .. import cli", "clio.cli"),
        ("engine/up.py", "def f():\n    import clio.games.progress.state", "clio.games.progress.state"),
        ("games/progress/up.py", "from clio.bots import greedy", "clio.bots.greedy"),
        ("games/progress/up.py", "from clio.games import ancient_knowledge", "clio.games.ancient_knowledge"),
        (
            "games/progress/up.py",
            "from ..ancient_knowledge import state",
            "clio.games.ancient_knowledge.state",
        ),
        ("games/progress/up.py", "from clio import games", "clio.games"),
        ("games/__init__.py", "from clio.games import progress", "clio.games.progress"),
        ("bots/up.py", "import clio.arena.pool", "clio.arena.pool"),
        ("bots/up.py", "from clio.games.progress import state", "clio.games.progress.state"),
        ("store/up.py", "from clio.bots import greedy", "clio.bots.greedy"),
        ("cli/up.py", "from clio.games.progress import state", "clio.games.progress.state"),
    ],
)
def test_an_arrow_upwards_is_seen(house: Path, name: str, text: str, offence: str) -> None:
    plant(house, name, text)
    line = text.count("\n") + 1
    assert forbidden_imports(house) == [f"{name}:{line}: may not import {offence}"]


def test_a_knot_is_seen_even_where_only_type_checkers_see_it(house: Path) -> None:
    plant(house, "server/app.py", "from clio.server import lobby\nfrom clio.server.context import Context\n")
    plant(house, "server/context.py", "def f():\n    from clio.server.pages import Pages\n")
    plant(house, "server/pages.py", "")
    plant(house, "server/lobby.py", "from clio.server.context import Context")
    assert knots(house) == []
    plant(house, "server/lobby.py", "if TYPE_CHECKING:\n    from clio.server.app import Context")
    assert knots(house) == [
        "server.app: what it imports imports it",
        "server.lobby: what it imports imports it",
    ]


def test_a_clock_in_the_engine_is_seen(house: Path) -> None:
    assert worldly_imports(house) == []
    plant(house, "table/turn.py", "def f():\n    from time import monotonic\n")
    plant(house, "server/table_service.py", "import fastapi.responses\nimport time\n")
    plant(house, "server/app.py", "import fastapi\n")
    assert worldly_imports(house) == ["server/table_service.py: knows fastapi.responses", "table/turn.py: knows time"]


def test_a_dictionary_of_anything_is_seen(house: Path) -> None:
    assert untyped(house) == []
    plant(house, "games/ancient_knowledge/page.py", "def part() -> dict[str, Any]:\n    return {}\n")
    plant(house, "server/pages.py", "from typing import Any\ndef draw(data: Mapping[str, Any]) -> str: ...\n")
    plant(house, "engine/position.py", "data: dict[str, Any] = {}\n")
    assert untyped(house) == [
        "games/ancient_knowledge/page.py:1: def part() -> dict[str, Any]:",
        "server/pages.py:2: def draw(data: Mapping[str, Any]) -> str: ...",
    ]


def test_a_room_outside_the_plan_is_seen(house: Path) -> None:
    plant(house, "shed/__init__.py", "")
    assert forbidden_imports(house) == ["shed/__init__.py: no such room in the plan of the house (shed)"]


@pytest.mark.parametrize(
    ("name", "text", "offence"),
    [
        ("cli/play.py", 'DEFAULT = "progress"', "progress"),
        ("cli/play.py", "DEFAULT = 'progress'", "progress"),
        ("bots/greedy.py", 'import_module("clio.games.progress")', "progress"),
        ("server/page.html", '<img src="/games/progress/x.svg">', "progress"),
        ("server/en.ftl", "title-ancient_knowledge = x", "ancient_knowledge"),
        ("engine/agenda.py", "# as in PR-TURN-01", "PR-TURN-01"),
        ("engine/agenda.py", "# as in TA-P2-01", "TA-P2-01"),
        ("games/progress/state.py", "# as in AK-TURN-01", "AK-TURN-01"),
        ("games/ancient_knowledge/state.py", 'if game == "progress": ...', "progress"),
    ],
)
def test_a_game_named_outside_its_folder_is_seen(house: Path, name: str, text: str, offence: str) -> None:
    plant(house, name, text)
    assert named_games(house) == [f"{name}:1: names {offence}"]


def test_long_files_and_functions_are_seen(house: Path) -> None:
    body = "    x = 1\n"
    plant(house, "engine/limit.py", "def just_right():\n" + body * 59)
    plant(house, "engine/long.py", "class A:\n    def too_long(self):\n" + ("    " + body) * 60)
    plant(house, "engine/tall.py", "\n" * 601)
    plant(house, "server/tall.css", "\n" * 601)
    plant(house, "games/progress/cards.toml", "\n" * 601)
    assert long_functions(house) == ["engine/long.py:2: too_long has 61 lines"]
    assert long_files(house) == ["engine/tall.py: 601 lines", "server/tall.css: 601 lines"]


def test_a_nameless_number_for_each_seat_is_seen(house: Path) -> None:
    plant(
        house,
        "games/progress/pay.py",
        "a = ready[4 * self.seat]\nb = ready[KNOWLEDGE_COUNT * seat]\nc = skill[seat * 7 + 1]\n",
    )
    assert nameless_strides(house) == ["games/progress/pay.py:1: 4 * self.seat", "games/progress/pay.py:3: seat * 7"]


def test_lines_nobody_can_read_are_seen(house: Path) -> None:
    plant(house, "server/templates/limit.html", "x" * 240)
    plant(house, "server/templates/long.html", "<p>\n" + "x" * 241 + "\n</p>\n")
    plant(house, "server/templates/parts/long.svg", "x" * 300)
    plant(house, "server/static/long.css", "x" * 250)
    plant(house, "games/progress/en.ftl", "a = " + "x" * 400)
    assert long_lines(house) == [
        "server/static/long.css:1: 250 characters",
        "server/templates/long.html:2: 241 characters",
        "server/templates/parts/long.svg:1: 300 characters",
    ]


# Written with | for a slash and ~ for a dot, so that this file holds no address itself.
@pytest.mark.parametrize(
    ("text", "offence"),
    [
        ("see |work|notes~md", "machine path |work|n"),
        ("open('|home|ann|clio')", "machine path |home|a"),
        ("index = http:||pypi~org|simple", "registry pypi~org"),
        ("deb http:||deb~debian~org|debian stable", "registry deb~debian~org"),
        ("index = http:||pypi~example", None),
        ("http:||host|work|x and $ROOT|root|x are no paths of a machine", None),
    ],
)
def test_an_address_is_seen(tmp_path: Path, text: str, offence: str | None) -> None:
    real = str.maketrans("|~", "/.")
    plant(tmp_path, "page.md", text.translate(real))
    assert addresses(tmp_path) == ([f"page.md:1: {offence.translate(real)}"] if offence else [])
