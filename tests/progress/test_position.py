"""Positions written by hand: what the writer does not know is dealt, and what cannot be is refused."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.engine.position import load_position
from clio.engine.state import State

POSITION = """
format = 1
game = "progress"

[options]
players = "2"

[table]
age = {age}
"deck I" = ["? x {many}"]

[seat-1]
hand = ["?", "?", "?", "?"]
"""


def position(age: int = 1, many: str = "40", seed: int = 0) -> State:
    return load_position(f"seed = {seed}\n" + POSITION.format(age=age, many=many))


def hand_ages(state: State) -> set[int]:
    tables = state.game.tables  # type: ignore[attr-defined]
    return {tables.age[tables.tech[card]] for card in state.zones[state.layout.by_name["hand 1"]]}


@pytest.mark.parametrize("seed", range(8))
def test_an_unknown_card_in_a_hand_is_one_that_can_be_there(seed: int) -> None:
    assert hand_ages(position(seed=seed)) == {1}, "nobody holds a card of an age that has not begun"


def test_twelve_unknown_cards_are_twelve_cards() -> None:
    assert len(position(many="12").zones[position().layout.by_name["deck I"]]) == 12
    assert not position(many="0").zones[position().layout.by_name["deck I"]]


@pytest.mark.parametrize("many", ["1000000000", "9" * 5000], ids=["billion", "endless"])
def test_more_unknown_cards_than_there_are_is_refused_at_once(many: str) -> None:
    with pytest.raises(ClioError, match=r"is more than the .* cards there are"):
        position(many=many)


def test_before_the_upkeep_of_a_written_turn_a_personality_may_still_come():
    """S-36, as in a turn played from its beginning."""
    state = load_position(
        """
        format = 1
        game = "progress"
        seed = 1
        [options]
        players = "2"
        personalities = "yes"
        [table]
        age = 2
        "deck I" = ["? x 20"]
        "deck II" = ["? x 20"]
        scientists = ["alhazen", "avicenna"]
        [seat-1]
        hand = ["?", "?"]
        personality = ["thales"]
        [seat-2]
        hand = ["?", "?"]
        personality = ["plato"]
        """
    )
    for text in ("draw", "deck I", "deck I", "deck I"):
        state.apply(0, state.game.actions.find(text))
    assert (state.asking().name, state.seats_open()) == ("window", [0])
