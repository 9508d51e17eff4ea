"""The hand-written evaluation the bots use."""

from __future__ import annotations

from clio.games.through_the_ages.state import Ages


def evaluate(state: Ages, seat: int) -> float:
    return float(state.culture[seat])
