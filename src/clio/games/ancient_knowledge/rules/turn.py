"""TURN, SETUP: the opening discards, the frame of a turn, and whose turn is next."""

from __future__ import annotations

from typing import Final

from clio.engine.step import SeatsStep, Step
from clio.games.ancient_knowledge.rules.actions import ACTION_PHASES
from clio.games.ancient_knowledge.rules.boards import fill
from clio.games.ancient_knowledge.rules.decline import DECLINE_PHASES
from clio.games.ancient_knowledge.rules.drawing import draw
from clio.games.ancient_knowledge.rules.hand import DiscardTogether, discard_chosen
from clio.games.ancient_knowledge.rules.scoring import Count
from clio.games.ancient_knowledge.rules.team import open_exchange, take_back
from clio.games.ancient_knowledge.rules.timeline import TIMELINE_PHASES
from clio.games.ancient_knowledge.state import CHOSEN, DECK, MOST_SEATS, AncientKnowledge


class Opening(DiscardTogether):
    """AK-SETUP-04: everybody discards four of ten cards, at the same time and unseen."""

    name = "opening"
    rule = "AK-SETUP-04"

    def finish(self, state: AncientKnowledge) -> None:
        """AMB-34: onto the discard pile in turn order, the last player's on top."""
        for seat in state.order:
            if state.rulings.opening_returns:
                state.pour(CHOSEN + seat, DECK)
            else:
                discard_chosen(state, seat)
        if state.rulings.opening_returns:
            state.shuffle(DECK)


# Rules: AK-FIRST-04, AK-SETUP-05, AK-SETUP-06, AK-SETUP-07, AK-SETUP-08.
class FinishSetup(Step[AncientKnowledge]):
    """Extra cards for the third and fourth player, then the technology boards."""

    name = "finish-setup"

    def run(self, state: AncientKnowledge) -> None:
        for seat in state.order[2:]:
            draw(state, seat, 1)
        for board in range(3):
            fill(state, board)
        state.agenda.append(TURNS[state.side(state.order[0])])


class Turn(SeatsStep[AncientKnowledge]):
    """AK-TURN-02: Action, Timeline, Decline; for partners together (AK-TEAM-02)."""

    name = "turn"

    def run(self, state: AncientKnowledge) -> None:
        state.exchanged = 0
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1:
                state.actions[seat] = 2
                state.skip[seat] = 0
                state.lost_now[seat] = 0
                state.tell("turn", seat)
        push = state.agenda.append
        push(TURN_ENDS[self.seats])
        push(DECLINE_PHASES[self.seats])
        push(TIMELINE_PHASES[self.seats])
        push(ACTION_PHASES[self.seats])


# Rules: AK-END-03.
class EndTurn(SeatsStep[AncientKnowledge]):
    """AK-TURN-05; AK-END-02: in the last round the game ends after the last in turn order."""

    name = "end-turn"

    def run(self, state: AncientKnowledge) -> None:
        seats = state.layout.seats
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1:
                state.actions[seat] = 0
        following = state.turn + (2 if state.rulings.teams else 1)
        if following >= seats:
            if state.ending:
                for seat in state.layout.all_seats:
                    take_back(state, seat)
                state.agenda.append(Count())
                return
            following = 0
        state.turn = following
        side = state.side(state.order[following])
        state.agenda.append(TURNS[side])
        if state.rulings.teams:
            open_exchange(state, side)


# What every turn is made of is made once, by the seats (bits) whose turn it is.
TURNS: Final = [Turn(seats) for seats in range(1 << MOST_SEATS)]
TURN_ENDS: Final = [EndTurn(seats) for seats in range(1 << MOST_SEATS)]
