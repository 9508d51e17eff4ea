"""Positions written by hand: what the writer does not know is dealt, and what cannot be is refused."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.engine.position import load_position, position_text
from clio.engine.state import State
from clio.games.progress.state import Progress

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


PLACES = """
format = {format}
game = "ancient_knowledge"

[options]
players = "2"

[table]
tokens = {{ "timeline 1/0" = 2 }}
slot = {{ "timeline 1/0" = 4, "timeline 1/1" = 3 }}

[seat-1]
actions = 2
timeline = ["tonina", "petra"]
hand = ["caral"]
"""


@pytest.mark.parametrize(("number", "first"), [(2, "tonina"), (1, "petra")])
def test_places_count_from_the_side_from_which_cards_are_written(number: int, first: str) -> None:
    state = load_position(PLACES.format(format=number))
    names = state.game.card_name
    assert {names[card]: slot for card, slot in enumerate(state.slot) if slot} == (  # type: ignore[attr-defined]
        {"tonina": 4, "petra": 3} if first == "tonina" else {"tonina": 3, "petra": 4}
    )
    assert [names[card] for card, count in enumerate(state.tokens) if count] == [first]  # type: ignore[attr-defined]
    again = load_position(position_text(state))
    assert again.key() == state.key()
    assert 'tokens = { "timeline 1/0" = 2 }' in position_text(load_position(PLACES.format(format=2)))


def hand_ages(state: State) -> set[int]:
    lookup = state.game.lookup  # type: ignore[attr-defined]
    return {lookup.age[lookup.tech[card]] for card in state.zones[state.layout.by_name["hand 1"]]}


@pytest.mark.parametrize("seed", range(8))
def test_an_unknown_card_in_a_hand_is_one_that_can_be_there(seed: int) -> None:
    assert hand_ages(position(seed=seed)) == {1}, "nobody holds a card of an age that has not begun"


def test_numbers_that_are_not_written_are_none() -> None:
    state = position()
    assert isinstance(state, Progress)
    assert (state.age, state.turn, state.used, state.idle, state.order) == (1, 0, 0, 0, [0, 1])
    assert not any((state.closed, state.free_milestone, state.swapped, state.shuffled))
    assert not any((*state.skill, *state.power, *state.ready, *state.spent, *state.pool, *state.markers, *state.area))
    assert state.covered == [-1] * 4


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
