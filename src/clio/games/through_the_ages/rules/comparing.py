"""EVENT: who is strongest, weakest, first or last; ties favour the current player (TA-EVENT-09)."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.through_the_ages.state import Ages


# Rules: TA-EVENT-10.
def ranked(state: Ages, start: Seat, values: list[int]) -> list[Seat]:
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


def by_strength(state: Ages, start: Seat) -> list[Seat]:
    return ranked(state, start, [state.strength(seat) for seat in state.layout.all_seats])


def by_culture(state: Ages, start: Seat) -> list[Seat]:
    return ranked(state, start, state.culture)


# Rules: TA-RESIGN-10.
def pair(state: Ages) -> int:
    """'The two' of something are one with two players (TA-P2-02)."""
    return 1 if state.playing() <= 2 else 2


def in_turn_order(state: Ages, seats: list[Seat]) -> list[Seat]:
    """From the current player on (TA-EVENT-08)."""
    return [seat for seat in state.in_order(state.turn) if seat in seats]


def all_with_most(state: Ages, values: list[int], least: int) -> list[Seat]:
    """TA-EVENT-12: ties stay ties."""
    seats = state.in_order(state.turn)
    most = least
    for seat in seats:
        most = max(most, values[seat])
    return [seat for seat in seats if values[seat] == most]


def stronger(state: Ages, seat: Seat) -> int:
    """How many others have a higher strength rating."""
    count = 0
    for other in state.layout.all_seats:
        if not state.gone >> other & 1 and state.strength(other) > state.strength(seat):
            count += 1
    return count


def more_cultured(state: Ages, seat: Seat) -> int:
    count = 0
    for other in state.layout.all_seats:
        if not state.gone >> other & 1 and state.culture[other] > state.culture[seat]:
            count += 1
    return count


def among_strongest(state: Ages, seat: Seat) -> bool:
    """TA-CARD-08: at most one is stronger; with two players nobody."""
    count = stronger(state, seat)
    return count == 0 or (count == 1 and state.playing() > 2)
