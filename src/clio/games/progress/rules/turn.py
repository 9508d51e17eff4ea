"""TURN: the frame of a turn, and whose turn is next."""

from __future__ import annotations

from clio.engine.step import SeatStep, Step
from clio.games.progress.rules.actions import Act
from clio.games.progress.rules.development import Develop
from clio.games.progress.rules.personalities import Window
from clio.games.progress.rules.scoring import STALLED, end_game
from clio.games.progress.rules.solo import RevealTime
from clio.games.progress.rules.upkeep import Upkeep
from clio.games.progress.state import Progress


class Turn(SeatStep[Progress]):
    """PR-TURN-02: Development, then Action, then Upkeep."""

    name = "turn"

    def run(self, state: Progress) -> None:
        seat = self.seat
        state.used = 0
        state.closed = False
        state.free_milestone = False
        state.swapped = False
        state.shuffled = False
        state.idle += 1
        state.tell("turn", seat)
        agenda = state.agenda
        agenda.append(EndTurn())
        agenda.append(Upkeep(seat))
        if state.rulings.personalities:
            agenda.append(Window(seat, 1))
        agenda.append(Act(seat))
        agenda.append(Develop(seat))
        if state.rulings.personalities:
            agenda.append(Window(seat, 0))


# Rules: PR-TURN-03.
class EndTurn(Step[Progress]):
    """PR-TURN-01: the next player clockwise; solo, a Time card first (S-28)."""

    name = "end-turn"

    def run(self, state: Progress) -> None:
        limit = state.rulings.stall_rounds
        if limit and state.idle >= limit * state.layout.seats:
            end_game(state, STALLED)
            return
        state.turn = (state.turn + 1) % state.layout.seats
        state.agenda.append(Turn(state.order[state.turn]))
        if state.rulings.solo:
            state.agenda.append(RevealTime())
