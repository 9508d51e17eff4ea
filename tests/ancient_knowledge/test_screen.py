"""The table in a terminal: drawn from a view, in every language, and shorter where there is little room."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from clio.engine.view import view
from clio.engine.words import LANGUAGES, words
from tests.ancient_knowledge.table import Table, table


def drawn(t: Table, seat: int, language: str = "en", height: int = 0) -> str:
    said = words(t.game.packages, language)
    console = Console(file=io.StringIO(), width=120)
    console.print(t.game.board(view(t.state, seat), ["You", "Ann"], said, 120, height))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def laid() -> Table:
    t = table().timeline(0, petra=2, heracleion=2).knowledge(petra=3).hand(0, "caral", "michaux_stone")
    return t.hand(1, "uxmal").past(1, "tonina", rotated=1).artifacts(1, "tzolkin").lose(0, 4).pile("bagan").act()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_seat_sees_is_on_the_screen(language: str):
    t = laid()
    text = drawn(t, 0, language)
    said = words(t.game.packages, language)
    for name in ("petra", "heracleion", "caral", "michaux_stone", "tonina", "tzolkin", "bagan", "thales"):
        assert said.card(name).split()[0] in text, name
    assert "×3" in text
    assert said.card("uxmal") not in text
    assert said.card("caral") not in drawn(t, 1, language)


def test_a_low_screen_leaves_out_the_effects_in_hand():
    t = laid()
    assert "You may learn 1 technology" in drawn(t, 0)
    assert "You may learn 1 technology" not in drawn(t, 0, height=10)


def test_a_creation_is_shown_with_its_price():
    t = laid()
    said = words(t.game.packages, "en")
    seen = view(t.state, 0)
    prices = ("create caral 4", "create caral 5", "create michaux_stone", "search")
    assert [t.game.remark(seen, action, said) for action in prices] == ["", "1 card", "3 cards", ""]
