"""Reads a game's `rules.toml`: every rule id with its sentence, the rulings, the notes."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, TypeVar

Texts: TypeAlias = dict[str, str]  # a sentence by language; English is always there


@dataclass(frozen=True, kw_only=True)
class Unclear:
    """Where the books are silent or at odds: what it is about, and why we play it as we do."""

    id: str
    matter: Texts
    reason: Texts


@dataclass(frozen=True, kw_only=True)
class Ruling(Unclear):
    """Tables differ: an option with its values, ours first."""

    option: str
    values: list[str]
    meaning: dict[str, list[str]]  # by language a sentence for each value


@dataclass(frozen=True, kw_only=True)
class Note(Unclear):
    """It is settled: there is nothing to choose."""

    ruling: Texts


class RuleList:
    """A game's `rules.toml`: sentences of rules by id and language, rulings, notes."""

    def __init__(self, package: str) -> None:
        data = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
        self.rulings = [
            Ruling(
                id=entry["id"],
                option=entry["option"],
                values=entry["values"],
                matter=by_language(entry, "matter"),
                meaning=by_language(entry, "meaning"),
                reason=by_language(entry, "reason"),
            )
            for entry in data.pop("ruling", [])
        ]
        self.notes = [
            Note(id=entry["id"], **{field: by_language(entry, field) for field in ("matter", "ruling", "reason")})
            for entry in data.pop("note", [])
        ]
        self.rules: dict[str, Texts] = data


T = TypeVar("T")


def by_language(entry: Mapping[str, T], field: str) -> dict[str, T]:
    """What an entry says in each language: `matter` is English, `matter_fr` French."""
    said = {"en": entry[field]}
    said.update({key.removeprefix(field + "_"): text for key, text in entry.items() if key.startswith(field + "_")})
    return said


def in_language(texts: Mapping[str, T], language: str) -> T:
    """A sentence in a language, or in English."""
    return texts.get(language) or texts["en"]


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
