"""Reads a game's `rules.toml`: every rule id with its sentence, the rulings, the notes."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


class Rulebook:
    """`rules` by id; `rulings` are options with their values and reasons; `notes` settle silences."""

    def __init__(self, package: str) -> None:
        data: dict[str, Any] = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
        self.rulings: list[dict[str, Any]] = data.pop("ruling", [])
        self.notes: list[dict[str, Any]] = data.pop("note", [])
        self.rules: dict[str, dict[str, str]] = data
