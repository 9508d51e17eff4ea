"""Reads a game's `rules_versions.toml`: what each version of the rules changed, and the cards of before.

A record or a stored game says by which version it was played. Where the present rules play it differently, this is
where one finds what to tell its players.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from clio.engine.words import Said


class RulesVersion:
    """One version of a game's rules: which rules and rulings it changed, and how, in one phrase by language."""

    def __init__(
        self, number: int, rules: Sequence[str], what: Mapping[str, str], defaults_before: Mapping[str, str]
    ) -> None:
        self.number = number
        self.rules = tuple(rules)  # ids of rules and rulings
        self.what = dict(what)
        self.defaults_before = dict(defaults_before)  # options whose default was another one until then

    def text(self, language: str) -> str:
        """The phrase with the ids, as a part of a sentence."""
        said = self.what.get(language) or self.what["en"]
        return Said("clio.engine", "version-changed", n=str(self.number), what=said, rules=", ".join(self.rules)).text(
            language
        )


class Changes:
    """What several versions changed, one after the other, to be said in any language."""

    def __init__(self, versions: Sequence[RulesVersion]) -> None:
        self.versions = tuple(versions)

    @property
    def rules(self) -> list[str]:
        """The ids of all rules and rulings that changed, each once."""
        return list(dict.fromkeys(rule for version in self.versions for rule in version.rules))

    def text(self, language: str) -> str:
        return "; ".join(version.text(language) for version in self.versions)

    def defaults(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a game that began before all this, with what then went without saying."""
        before: dict[str, str] = {}
        for version in reversed(self.versions):
            before.update(version.defaults_before)
        return before | dict(options)


class RulesHistory:
    """All versions of a game's rules, the oldest first, and the files of cards it is no longer set up with."""

    def __init__(self, package: str) -> None:
        folder = files(package)
        source = folder.joinpath("rules_versions.toml")
        data: dict[str, Any] = tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
        self.versions = [
            RulesVersion(
                entry["number"],
                entry["rules"],
                {language: entry[language] for language in ("en", "fr", "ru") if language in entry},
                entry.get("defaults_before", {}),
            )
            for entry in data.get("version", [])
        ]
        self.earlier_cards = {
            digest: Path(str(folder.joinpath(name))) for digest, name in data.get("earlier_cards", {}).items()
        }

    @property
    def newest(self) -> int:
        return self.versions[-1].number if self.versions else 1

    def since(self, number: int) -> Changes:
        """What changed after this version."""
        return Changes([version for version in self.versions if version.number > number])
