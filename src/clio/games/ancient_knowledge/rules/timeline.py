"""TIME: the Timeline phase."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_SEAT, Card, Seat
from clio.engine.step import Either, Options, SeatsStep, Step
from clio.games.ancient_knowledge.rules.effects import acts, resolve, together
from clio.games.ancient_knowledge.rules.kinds import FIRST_EFFECT
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    MOST_SEATS,
    PLAY_STEP,
    TIMELINE,
    TIMELINE_PHASE,
    AncientKnowledge,
)


# Rules: AK-TIME-03, AK-TIMING-06.
def timeline_cards(state: AncientKnowledge, seat: Seat) -> list[Card]:
    """AMB-35: the cards that act, fixed as the phase begins."""
    moment = state.lookup.moment
    found: list[Card] = []
    for zone in range(TIMELINE + seat, ARTIFACTS + seat + 1, PLAY_STEP):
        for card in state.zones[zone]:
            if moment[card] == TIMELINE_PHASE:
                found.append(card)
    return found


# Rules: AK-TIME-05.
class TimelinePhase(SeatsStep[AncientKnowledge]):
    """AK-TIME-01: every timeline effect of the seats (bits) whose turn it is."""

    name = "timeline-phase"

    def run(self, state: AncientKnowledge) -> None:
        cards: list[Card] = []
        last = NO_SEAT
        acting = 0
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1:
                own = timeline_cards(state, seat)
                if own:
                    cards.extend(own)
                    last = seat
                    acting += 1
        if acting == 1:
            together(state, last, cards)
        elif acting:
            state.agenda.append(TeamRemaining(self.seats, *cards))


TIMELINE_PHASES: Final = [TimelinePhase(seats) for seats in range(1 << MOST_SEATS)]  # made once, by seats


class TeamEffects(Either[AncientKnowledge]):
    """Which partner's timeline effect is next (AMB-46)."""

    name = "team-effects"
    rule = "AK-TIME-02"
    other = FIRST_EFFECT

    def __init__(self, seats: int, *cards: Card) -> None:
        super().__init__(seats)
        self.cards = cards

    def args(self) -> tuple[int, ...]:
        return (self.seats, *self.cards)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in self.cards:
            if acts(state, seat, card):
                options.legal.append(state.lookup.resolve[card])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        left = [card for card in self.cards if card != Card(action.card)]
        state.agenda.append(TeamRemaining(self.seats, *left))
        resolve(state, seat, Card(action.card))


class TeamRemaining(Step[AncientKnowledge]):
    """Drops the effects that cannot happen any more, and stops asking the team when one partner is through."""

    name = "team-remaining"

    def __init__(self, seats: int, *cards: Card) -> None:
        self.seats = seats
        self.cards = cards

    def args(self) -> tuple[int, ...]:
        return (self.seats, *self.cards)

    def run(self, state: AncientKnowledge) -> None:
        left: list[Card] = []
        last = NO_SEAT
        acting = 0
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1:
                own = [card for card in self.cards if acts(state, seat, card)]
                if own:
                    left.extend(own)
                    last = seat
                    acting += 1
        if acting == 1:
            together(state, last, left)
        elif acting:
            state.agenda.append(TeamEffects(self.seats, *left))
