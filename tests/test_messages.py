"""Every message is said somewhere, and everything that is said is a message in three languages.

A message is said by its id, written out in a source or a template, or by an id put together from a declared beginning
and something a game has. Each check returns its offenders, so that it can be seen to fail on a planted offence.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import clio
from clio.engine.registry import games, load
from clio.engine.step import Ask
from clio.engine.words import LANGUAGES

CLIO = Path(clio.__file__).parent
ID = re.compile(r"[a-z][a-zA-Z0-9_-]*")
KERNEL = {"game-over", "not-your-decision"}  # refusals of the kernel, which a game may word for itself
# What is put together: `f"ask-{step}"` in a source, `"ruling-" ~ option` in a template.
MADE = re.compile(r"""f["']([a-z][a-z0-9-]*-)\{|["']([a-z][a-z0-9-]*-)["'] ?[~+]""")
SAID_IN_PAGE = re.compile(r"""\bsay\(\s*["']([a-z][a-z0-9-]*[a-z0-9])["']\s*[,)]""")
SPEAKERS = {"say", "tell", "said", "Said"}  # and every kind of ClioError
# Beginnings of ids put together in a way that cannot be read off the source, with where that is done.
DECLARED = {
    "button-": "engine/offers.py",
    "do-": "engine/namer.py",
    "did-": "engine/namer.py",
    "group-": "engine/namer.py",
    "pick-": "engine/namer.py",
    "changed-": "engine/story.py",
    "moved-": "engine/story.py",
    "shown-": "engine/story.py",
    "shuffled-": "engine/story.py",
    "told-": "engine/story.py",
    "refusal-": "games/*/rules/kinds.py",
    "variant-": "server/templates/new.html",
    "write-": "engine/cards and the games that describe fields",
}


# ---- reading


@cache
def ids(folder: Path, language: str) -> frozenset[str]:
    path = folder / f"{language}.ftl"
    if not path.is_file():
        return frozenset()
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return frozenset(entry.id.name for entry in body if isinstance(entry, fluent.Message))


def rooms() -> list[Path]:
    """Every folder with words."""
    return sorted({path.parent for path in CLIO.rglob("*.ftl")})


def sources(room: Path) -> list[Path]:
    """Where the words of a room may be said: those of a game by the game and by all rooms, but by no other game."""
    found = [*CLIO.rglob("*.py"), *CLIO.rglob("*.html")]
    others = [CLIO / "games" / name for name in games() if CLIO / "games" / name not in (room, room.parent)]
    if CLIO / "games" not in room.parents:
        return found
    return [path for path in found if not any(other in path.parents for other in others)]


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def literals(path: Path) -> frozenset[str]:
    """Everything in a file that could be an id."""
    if path.suffix == ".html":
        return frozenset(re.findall(r"""["']([a-z][a-zA-Z0-9_-]*)["']""", text_of(path)))
    values = (node.value for node in ast.walk(ast.parse(text_of(path))) if isinstance(node, ast.Constant))
    return frozenset(value for value in values if isinstance(value, str) and ID.fullmatch(value))


def beginnings(text: str) -> set[str]:
    return {first or second for first, second in MADE.findall(text)}


# ---- the checks


def unused(messages: Iterable[str], written: Iterable[str], begun: Iterable[str]) -> list[str]:
    """Messages that nothing says."""
    known, starts = {*written}, tuple(begun)
    return [name for name in messages if name not in known and not name.startswith(starts)]


def errors_in(tree: ast.AST) -> set[str]:
    """The kinds of error a module may raise with a message: names that end like one, and the classes made here."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    own = {name for name in names if name.endswith("Error") and not hasattr(builtins, name)}
    return own | {"Misuse", "BadChoice", "Trouble", "IllegalAction"}


def spoken_in(source: str, in_rules: bool = False) -> Iterator[str]:
    """The ids a Python source says, as far as they are written out where they are said; rules `tell` events."""
    tree = ast.parse(source)
    speakers = SPEAKERS - ({"tell"} if in_rules else set()) | errors_in(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[1:2] if name in ("Said", "bad") and len(node.args) > 1 else node.args[:1]
        if name in speakers or (name == "bad" and first):
            yield from (arg.value for arg in first if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
        for keyword in node.keywords:
            if keyword.arg == "help" and isinstance(keyword.value, ast.Constant):
                yield str(keyword.value.value)


def unwritten(spoken: Iterable[str], known: Iterable[str]) -> list[str]:
    """What is said and is no message."""
    messages = {*known}
    return sorted({name for name in spoken if ID.fullmatch(name) and name not in messages})


# ---- the tests


@pytest.mark.parametrize("room", [room.relative_to(CLIO).as_posix() for room in rooms()])
def test_every_message_is_used(room: str) -> None:
    paths = sources(CLIO / room)
    begun = set(DECLARED).union(*(beginnings(text_of(path)) for path in paths))
    assert unused(sorted(ids(CLIO / room, "en")), set().union(*map(literals, paths)), begun) == []


@pytest.mark.parametrize("name", games())
def test_what_is_put_together_belongs_to_something_the_game_has(name: str) -> None:
    game = load(name)
    folders = [CLIO.parent.joinpath(*package.split(".")) for package in game.packages]
    messages = set().union(*(ids(folder, "en") for folder in folders))
    # A card of the set-up that never moves is known by what is done with it.
    cards = {*game.card_name, *(word for action in game.actions.rows for word in action.text.split()[1:])}
    own = {
        "card-": {card.replace("_", "-") for card in cards},
        "ask-": {step.name for step in game.steps if issubclass(step, Ask)}
        | {"pay", "archive-knowledge", "politics-again"},
        "refusal-": {refusal.message.removeprefix("refusal-") for refusal in game.refusals[1:]} | KERNEL,
        "ending-": {*game.endings, "aborted"},
    }
    for start, wanted in own.items():
        found = {message.removeprefix(start) for message in messages if message.startswith(start)}
        assert found - wanted == set(), start


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_a_message(language: str) -> None:
    everywhere = {name for room in rooms() for name in ids(room, language)}
    for path in sorted(CLIO.rglob("*.py")):
        assert unwritten(spoken_in(text_of(path), bool({"rules", "operations"} & {*path.parts})), everywhere) == [], (
            path.name
        )
    for path in sorted(CLIO.rglob("*.html")):
        assert unwritten(SAID_IN_PAGE.findall(text_of(path)), everywhere) == [], path.name


# ---- the checks see what they are for


def test_an_unused_message_is_found() -> None:
    assert unused(["a-b", "ask-x", "c"], ["a-b"], ["ask-"]) == ["c"]
    assert beginnings("""f"ask-{step}" and "ruling-" ~ name and 'card-' + x and f"{step}-x" """) == {
        "ask-",
        "ruling-",
        "card-",
    }


@pytest.mark.parametrize(
    "source",
    ['say("planted")', 'words.say("planted", n=1)', 'raise ClioError("planted")', 'Said("clio.x", "planted")',
     'raise Misuse("planted", a=1)', 'self.bad(3, "planted")', 'Option(help="planted")'],
)  # fmt: skip
def test_an_unwritten_message_is_found(source: str) -> None:
    assert unwritten(spoken_in(source), ["other"]) == ["planted"]
    assert unwritten(spoken_in(source), ["planted"]) == []
