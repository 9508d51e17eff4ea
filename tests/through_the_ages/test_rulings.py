"""What the books leave open and we ruled: TA-Q-46 to TA-Q-49."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.state import WONDER
from tests.through_the_ages.table import table


def test_a_pact_in_hand_can_be_offered_when_two_are_left() -> None:
    """TA-Q-46"""
    t = table(3).military(0, "open_borders_agreement").gone(2).politics(0)
    offers = [text for text in t.legal if text.startswith("pact ")]
    assert offers == [text for text in offers if text.endswith("with 2")] != []


def test_by_the_other_reading_two_who_are_left_make_no_pacts() -> None:
    """TA-Q-46: neither offered nor cancelled, as in a game for two; a pact between the two stays."""
    t = table(3, pacts_for_two="no").military(0, "open_borders_agreement").pact(1, "acceptance_of_supremacy", 0)
    three = t.politics(0).legal
    assert "cancel pact 2" in three
    assert "pact open_borders_agreement with 2" in three
    t.gone(2).politics(0)
    assert not [text for text in t.legal if text.startswith(("pact ", "cancel "))]
    assert t.rule("cancel pact 2") == t.rule("pact open_borders_agreement with 2") == "TA-POL-02"
    assert t.state.partner[1] == 0


def test_who_can_only_pass_for_the_pacts_is_not_asked() -> None:
    """TA-Q-46: in Age IV with nothing in hand only the pact is left, which all can see."""
    for reading, question in (("yes", "politics"), ("no", "act")):
        t = table(3, pacts_for_two=reading).pact(1, "acceptance_of_supremacy", 0).gone(2)
        t.state.age = 4
        assert t.politics(0).question == question


@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
def test_a_laboratory_of_level_a_adds_nothing(leader: str) -> None:
    """TA-Q-47"""
    without = table().workers(0, philosophy=1).rating(0, "science")
    assert table().workers(0, philosophy=1).leader(0, leader).rating(0, "science") == without
    level_one = table().play(0, "alchemy").workers(0, alchemy=1).rating(0, "science")
    better = table().play(0, "alchemy").workers(0, alchemy=1).leader(0, leader)
    assert better.rating(0, "science") == level_one + 1


def test_stockpile_with_one_blue_token_brings_food() -> None:
    """TA-Q-48"""
    t = table().hand(0, "stockpile_a").bank(0, blue=1).act(0)
    food, resources = t.food(0), t.resources(0)
    t.do("play stockpile_a")
    assert (t.food(0), t.resources(0), t.state.blue[0]) == (food + 1, resources, 0)


def test_infiltrate_needs_something_to_remove() -> None:
    """TA-Q-49"""
    t = table().military(0, "infiltrate").workers(0, warriors=5).actions(0, military=4).politics(0)
    assert t.refuses("aggression infiltrate on 2")
    t = table().military(0, "infiltrate").workers(0, warriors=5).actions(0, military=4).unfinished(1, "taj_mahal")
    t.politics(0).do("aggression infiltrate on 2")
    assert t.state.zones[WONDER + 1] == []
    assert t.question == "act"
