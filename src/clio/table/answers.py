"""An answer in the order the rules take it: a set may be given in any."""

from __future__ import annotations

from collections.abc import Sequence

from clio.engine.action import Action
from clio.engine.errors import ClioError
from clio.engine.state import State
from clio.table.errors import Refused


def in_order(state: State, seat: int, actions: list[Action]) -> list[Action]:
    """The picks in an order in which all are legal: as given, kind by kind, or as the table has them.

    Nothing is changed here: they are tried on a copy.
    """
    if not actions:
        raise ClioError("nothing-chosen")
    by_kind = sorted(actions, key=lambda action: action.kind)
    against_kind = sorted(actions, key=lambda action: -action.kind)
    by_index = sorted(actions, key=lambda action: action.index)
    problems = []
    for order in (actions, by_kind, against_kind, by_index):
        problem = _try(state, seat, order)
        if problem is None:
            return order
        problems.append(problem)
    raise problems[0]


def _try(state: State, seat: int, actions: Sequence[Action]) -> ClioError | None:
    trial = state.clone()
    step = trial.asking().name
    for place, action in enumerate(actions):
        if place and (trial.over or trial.asking().name != step or seat not in trial.seats_open()):
            return ClioError("too-much-chosen")
        refusal = state.game.refusal(trial, seat, action)
        if refusal is not None:
            return Refused(action.text, refusal)
        trial.apply(seat, action)
    return None
