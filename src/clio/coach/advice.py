"""One question to the coach: what to do, or what a decision was worth, and why. All it needs can be sent elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from clio.coach.decisions import Judged, judge, thinking_for
from clio.coach.reasons import reason
from clio.coach.told import Reason
from clio.engine.action import Action
from clio.engine.dice import dice_from_seed
from clio.engine.state import State

HARDER: Final = 2  # times as hard as in a review: one decision is all there is to think about


def advised(
    state: State, seat: int, played: Action | None, moment: int, worlds: int = 0
) -> tuple[Judged | None, Reason]:
    """What the coach thinks of a decision, and why the best choice beats the one that was made, or else the second.

    The state may be the truth: it is dealt anew. `moment` chooses the worlds: the same question gets the same answer.
    """
    thinking = thinking_for(state, worlds) if worlds else thinking_for(state).times(HARDER)
    found = judge(state, seat, played, dice_from_seed(f"advice {moment}"), thinking)
    if found is None:
        return None, Reason()
    against = found if played is not None else replace(found, played=min(1, len(found.choices) - 1))
    why = reason(state, against)
    found.forget_ends()
    return found, why
