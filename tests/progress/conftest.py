"""The shipped deck, and what is wrong with another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.games.progress.cards import check_cards, load_cards
from clio.games.progress.deck import Deck
from tests.progress.decks import Check


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
