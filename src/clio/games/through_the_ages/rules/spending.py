"""ACT: civil and military actions; temporary ones are spent first (TA-ACT-04)."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.through_the_ages.state import Ages


def civil_actions(state: Ages, seat: Seat) -> int:
    return state.civil[seat] + state.civil_extra if seat == state.turn else state.civil[seat]


def military_actions(state: Ages, seat: Seat) -> int:
    return state.military[seat] + state.military_extra if seat == state.turn else state.military[seat]


def spend_civil(state: Ages, seat: Seat, count: int) -> None:
    if seat == state.turn and state.civil_extra:
        part = min(state.civil_extra, count)
        state.civil_extra -= part
        count -= part
    state.civil[seat] -= count


def spend_military(state: Ages, seat: Seat, count: int) -> None:
    if seat == state.turn and state.military_extra:
        part = min(state.military_extra, count)
        state.military_extra -= part
        count -= part
    state.military[seat] -= count


def regain_civil(state: Ages, seat: Seat) -> None:
    """TA-ACT-03: a spent action comes back, if there is one."""
    if state.civil[seat] < state.civil_total[seat]:
        state.civil[seat] += 1
