"""The rules of Lanterns."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.refusals import Refusals
from clio.engine.result import Result, places_by
from clio.engine.step import Ask, Options

from .state import DECK, HAND, HOME, ROW, Lanterns

LIGHT: Final = 0
CARRY: Final = 1

# Why something is refused, by rule and message; a code each.
REFUSALS: Final = Refusals()
NOT_HELD: Final = REFUSALS.add("LA-LIGHT-01", "refusal-not-held")
NOT_LARGER: Final = REFUSALS.add("LA-LIGHT-02", "refusal-not-larger")
NO_ROW: Final = REFUSALS.add("LA-HOME-01", "refusal-no-row")
FIRST_ANSWER: Final = REFUSALS.add("LA-TURN-01", "refusal-first-answer")


class Turn(Ask[Lanterns]):
    name = "turn"
    other = FIRST_ANSWER

    def options(self, state: Lanterns, seat: int, options: Options) -> None:
        held = [state.size(card) for card in state.zones[HAND + seat]]
        row = state.zones[ROW + seat]
        last = state.size(row[-1]) if row else 0
        for action in state.game.actions.rows:
            if action.kind == CARRY:
                options.offer(action, 0 if row else NO_ROW)
            else:
                size = action.amount
                options.offer(action, NOT_HELD if size not in held else NOT_LARGER if size <= last else 0)

    def act(self, state: Lanterns, seat: int, action: Action) -> None:
        if action.kind == CARRY:
            state.pour(ROW + seat, HOME + seat)
        else:
            card = next(card for card in state.zones[HAND + seat] if state.size(card) == action.amount)
            state.move(card, HAND + seat, ROW + seat)
            state.move(state.zones[DECK][-1], DECK, HAND + seat)
        if state.zones[DECK]:
            begin(state, Seat((seat + 1) % state.layout.seats))
        else:
            finish(state)


def begin(state: Lanterns, seat: Seat) -> None:
    state.tell("turn", seat)
    state.agenda.append(Turn(seat))


def finish(state: Lanterns) -> None:
    """LA-END-01."""
    seats = range(state.layout.seats)
    sources = [(name, [state.points(zone + seat) for seat in seats]) for name, zone in (("row", ROW), ("home", HOME))]
    scores = [sources[0][1][seat] + sources[1][1][seat] for seat in seats]
    state.finish(Result("dark", places_by([(score,) for score in scores]), scores, sources))
