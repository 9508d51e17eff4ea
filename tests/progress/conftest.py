"""The shipped deck, and what is wrong with another one."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from clio.engine.registry import load
from clio.engine.words import words
from clio.games.progress.cards import check_cards, load_cards
from clio.games.progress.deck import (
    Deck,
)

PACKAGE = files("clio.games.progress")
SHIPPED = PACKAGE.joinpath("cards.toml").read_text(encoding="utf-8")

ENGLISH = words(load("progress").packages, "en")

Edit = Callable[[str], str]
Check = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load_cards()


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """What is wrong with a deck of this text."""

    def problems(text: str) -> list[str]:
        path = tmp_path / "deck.toml"
        path.write_text(text, encoding="utf-8")
        return [str(problem) for problem in check_cards(path)]

    return problems
