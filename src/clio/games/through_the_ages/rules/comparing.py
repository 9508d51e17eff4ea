"""EVENT: who is strongest, weakest, first or last; ties favour the current player (TA-EVENT-09, TA-DV-18)."""

from __future__ import annotations

from clio.games.through_the_ages.rules.codes import (
    ALL,
    HAPPIEST,
    LEAST_CULTURE,
    MOST_CULTURE,
    MOST_CULTURE_IF_WEAK,
    MOST_DISCONTENT,
    STRONGEST,
    TWO_STRONGEST,
    TWO_WEAKEST,
    WEAKEST,
)
from clio.games.through_the_ages.state import Ages


def ranked(state: Ages, start: int, values: list[int]) -> list[int]:
    """The seats in the game from most to least; of equals the one nearer to `start` in turn order comes first."""
    order = state.in_order(start)
    for place in range(1, len(order)):
        seat = order[place]
        before = place - 1
        while before >= 0 and values[order[before]] < values[seat]:
            order[before + 1] = order[before]
            before -= 1
        order[before + 1] = seat
    return order


def by_strength(state: Ages, start: int) -> list[int]:
    return ranked(state, start, [state.strength(seat) for seat in range(state.layout.seats)])


def by_culture(state: Ages, start: int) -> list[int]:
    return ranked(state, start, state.culture)


def pair(state: Ages) -> int:
    """'The two' of something are one with two players (TA-P2-02)."""
    return 1 if state.playing() <= 2 else 2


def targets(state: Ages, to: int) -> list[int]:
    """For whom an event's effect is, in turn order from the current player (TA-EVENT-08)."""
    start = state.turn
    chosen: list[int] = []
    if to == ALL:
        return state.in_order(start)
    if to == STRONGEST:
        chosen = by_strength(state, start)[:1]
    elif to == WEAKEST:
        chosen = by_strength(state, start)[-1:]
    elif to == TWO_STRONGEST:
        chosen = by_strength(state, start)[: pair(state)]
    elif to == TWO_WEAKEST:
        chosen = by_strength(state, start)[-pair(state) :]
    elif to == MOST_CULTURE:
        chosen = by_culture(state, start)[:1]
    elif to == LEAST_CULTURE:
        chosen = by_culture(state, start)[-1:]
    elif to == MOST_CULTURE_IF_WEAK:
        first = by_culture(state, start)[0]
        if first in by_strength(state, start)[-pair(state) :]:
            chosen = [first]
    elif to == HAPPIEST:
        chosen = all_with_most(state, [state.happiness(seat) for seat in range(state.layout.seats)], 0)
    elif to == MOST_DISCONTENT:
        chosen = all_with_most(state, [state.discontent(seat) for seat in range(state.layout.seats)], 1)
    return [seat for seat in state.in_order(start) if seat in chosen]


def all_with_most(state: Ages, values: list[int], least: int) -> list[int]:
    """TA-EVENT-12: ties stay ties."""
    seats = state.in_order(state.turn)
    most = least
    for seat in seats:
        most = max(most, values[seat])
    return [seat for seat in seats if values[seat] == most]
