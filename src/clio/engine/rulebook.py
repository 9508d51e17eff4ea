"""Reads a game's `rules.toml`: every rule id with its sentence, the rulings, the notes."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple


class Rulebook:
    """`rules` by id; `rulings` are options with their values and reasons; `notes` settle silences."""

    def __init__(self, package: str) -> None:
        data: dict[str, Any] = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
        self.rulings: list[dict[str, Any]] = data.pop("ruling", [])
        self.notes: list[dict[str, Any]] = data.pop("note", [])
        self.rules: dict[str, dict[str, str]] = data


RULE: Final = re.compile(r"\b[A-Z]{2}-[A-Z]+\d?-\d\d\b")


class Place(NamedTuple):
    """A line of the source of a game."""

    path: Path
    line: int
    text: str


def citations(package: str) -> dict[str, list[Place]]:
    """Where the code of a game cites a rule, by id."""
    found: dict[str, list[Place]] = {}
    folder = Path(str(files(package)))
    for path in sorted(folder.rglob("*.py")):
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in RULE.findall(text):
                found.setdefault(rule, []).append(Place(path, number, text.strip()))
    return found


def without_code(package: str) -> dict[str, str]:
    """The rules that need no code, each with a sentence that says why."""
    source = files(package).joinpath("rules_without_code.toml")
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


def chapter_of(rule: str) -> str:
    """The middle of an id names the chapter: XY-DRAW-nn stands in the chapter draw."""
    return rule.split("-")[1].lower()


def folded(text: str) -> str:
    """A text as it is compared in a search: small letters without accents."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def has_words(text: str, wanted: str) -> bool:
    """Does a text hold every word of a search, or the beginning of it?"""
    plain = folded(text)
    return all(part in plain for part in folded(wanted).split())
