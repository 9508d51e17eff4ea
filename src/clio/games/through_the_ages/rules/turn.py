"""ROUND, FIRST: the frame of a turn, and whose turn is next."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, Seat
from clio.engine.step import SeatStep, Step
from clio.games.through_the_ages.rules.act import Act
from clio.games.through_the_ages.rules.end_turn import EndPhase
from clio.games.through_the_ages.rules.politics import BeginPolitics
from clio.games.through_the_ages.rules.row import Refill
from clio.games.through_the_ages.rules.scoring import final_scoring
from clio.games.through_the_ages.rules.tactics import Publish
from clio.games.through_the_ages.rules.wars import Wars
from clio.games.through_the_ages.state import NO_LAST_ROUND, Ages


# Rules: TA-FIRST-03, TA-SETUP-12, TA-SETUP-13.
class Turn(SeatStep[Ages]):
    """TA-ROUND-02: refill, war, tactic, politics, actions, end of turn; the first turn is shorter (TA-FIRST-01)."""

    name = "turn"

    def run(self, state: Ages) -> None:
        seat = self.seat
        state.turn = seat
        state.used = 0
        state.fresh = 0
        state.tell("turn", seat, NO_CARD, state.round)
        push = state.agenda.append
        push(NextTurn())
        push(EndPhase(seat))
        push(Act(seat))
        if state.round > 1:
            push(BeginPolitics(seat))
            push(Publish(seat))
            push(Wars(seat))
            push(Refill(1))


# Rules: TA-ROUND-03.
class NextTurn(Step[Ages]):
    """TA-ROUND-01, TA-END-01: the next player in order; after the last round the game is counted."""

    name = "next-turn"

    def run(self, state: Ages) -> None:
        seats = state.layout.seats
        seat = state.turn + 1 if state.turn + 1 < seats else 0
        while state.gone >> seat & 1:
            seat = Seat(seat + 1 if seat + 1 < seats else 0)
        if seat == state.first:
            if state.last_round != NO_LAST_ROUND and state.round >= state.last_round:
                final_scoring(state)
                return
            state.round += 1
        state.agenda.append(Turn(Seat(seat)))
