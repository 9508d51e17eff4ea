"""SCI: culture and science points; losing stops at 0 (TA-SCI-02)."""

from __future__ import annotations

from clio.engine.ids import Name, Seat
from clio.games.through_the_ages.state import (
    FROM_ATTACKS,
    FROM_CARDS,
    FROM_EVENTS,
    K_ACTION,
    K_EVENT,
    SOURCE_COUNT,
    Ages,
)


def source_of(state: Ages, name: Name) -> int:
    """Where culture that a card brings comes from, by the kind of the card."""
    kind = state.lookup.kind[name]
    return FROM_EVENTS if kind == K_EVENT else FROM_CARDS if kind == K_ACTION else FROM_ATTACKS


# Rules: TA-SCI-01, TA-SCI-06.
def score(state: Ages, seat: Seat, points: int, source: int) -> None:
    """Gain culture points (or lose some, with a negative number)."""
    now = state.culture[seat] + points
    if now < 0:
        points -= now
        now = 0
    state.culture[seat] = now
    state.earned[SOURCE_COUNT * seat + source] += points


def gain_science(state: Ages, seat: Seat, points: int) -> None:
    now = state.science[seat] + points
    state.science[seat] = max(now, 0)


# Rules: TA-WAR-19.
def take_culture(state: Ages, winner: Seat, loser: Seat, points: int, source: int) -> None:
    """TA-Q-13: no more than the loser has."""
    have = state.culture[loser]
    taken = min(points, have)
    score(state, loser, -taken, source)
    score(state, winner, taken, source)


def take_science(state: Ages, winner: Seat, loser: Seat, points: int) -> None:
    """TA-SCI-05."""
    have = state.science[loser]
    taken = min(points, have)
    state.science[loser] -= taken
    state.science[winner] += taken
