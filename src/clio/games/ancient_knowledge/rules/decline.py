"""DECLINE: the Decline phase."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, Card, Seat
from clio.engine.step import Ask, Either, Options, SeatsStep, Step
from clio.games.ancient_knowledge.rules.effects import reacting, resolve, together
from clio.games.ancient_knowledge.rules.kinds import REFUSALS
from clio.games.ancient_knowledge.rules.midgame import check_midgame
from clio.games.ancient_knowledge.rules.places import leave, shift
from clio.games.ancient_knowledge.state import DECLINE, MOST_SEATS, ON_PHASE_END, PAST, TIMELINE, AncientKnowledge

FOURTEEN: Final = 14


# Rules: AK-DECLINE-01, AK-DECLINE-10.
def in_first_slot(state: AncientKnowledge, seat: Seat) -> list[int]:
    """The monuments that must decline now, in ascending order."""
    return sorted([card for card in state.zones[TIMELINE + seat] if state.slot[card] == 1])


class DeclinePhase(SeatsStep[AncientKnowledge]):
    """All declines, then the checks, then the shift, then what reacts to the end of the phase."""

    name = "decline-phase"

    def run(self, state: AncientKnowledge) -> None:
        seats = 0
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1:
                state.actions[seat] = -1  # the phase has begun
                if state.skip[seat]:
                    state.skip[seat] = 0  # AMB-21: no declines, no shift, no check
                    state.tell("decline-skipped", seat)
                else:
                    seats |= 1 << seat
        if seats:
            state.agenda.append(SHIFTS[seats])
            state.agenda.append(CHECKS[seats])
            state.agenda.append(NEXT_DECLINES[seats])


class NextDecline(SeatsStep[AncientKnowledge]):
    """AMB-16: as long as a monument lies in slot 1, one of them declines."""

    name = "next-decline"

    def run(self, state: AncientKnowledge) -> None:
        waiting = 0
        count = 0
        seat = 0
        only = NO_CARD
        while self.seats >> seat:
            if self.seats >> seat & 1:
                for card in state.zones[TIMELINE + seat]:
                    if state.slot[card] == 1:
                        waiting |= 1 << seat
                        count += 1
                        only = card
            seat += 1
        if not count:
            return
        state.agenda.append(self)
        if count == 1:
            decline(state, Seat(waiting.bit_length() - 1), only)
        elif waiting & (waiting - 1):
            state.agenda.append(TeamDecline(waiting))
        else:
            state.agenda.append(ChooseDecline(Seat(waiting.bit_length() - 1)))


FIRST_DECLINE: Final = REFUSALS.add("AK-DECLINE-04", "refusal-first-decline")


class ChooseDecline(Ask[AncientKnowledge]):
    """AK-DECLINE-04: which of two monuments declines first."""

    name = "choose-decline"
    rule = "AK-DECLINE-04"
    other = FIRST_DECLINE

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in in_first_slot(state, seat):
            options.legal.append(state.lookup.decline[card])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        decline(state, seat, Card(action.card))


class TeamDecline(Either[AncientKnowledge]):
    """Which partner's monument declines next (AMB-46)."""

    name = "team-decline"
    rule = "AK-DECLINE-04"
    other = FIRST_DECLINE

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in in_first_slot(state, seat):
            options.legal.append(state.lookup.decline[card])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        decline(state, seat, Card(action.card))


# Rules: AK-DECLINE-03, AK-TIMING-07.
def decline(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """AK-DECLINE-02: effect, then tokens, then the card moves."""
    state.declining = card
    state.tell("declines", seat, card)
    if state.lookup.moment[card] == DECLINE:
        state.agenda.append(FinishDecline(seat, card))
        resolve(state, seat, card)
    else:
        finish_decline(state, seat, card)


# Rules: AK-DECLINE-05.
def finish_decline(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """What knowledge is left is lost; the card goes to the Past, upright."""
    state.declining = NO_CARD
    if state.slot[card] == 0:
        return  # AMB-19: its own effect discarded it
    tokens = state.tokens[card]
    if tokens:
        state.tell("knowledge-lost", seat, card, tokens)
        state.tokens[card] = 0
        state.marked |= 1 << TIMELINE + seat
        state.lost[seat] += tokens
        state.lost_now[seat] += tokens
    leave(state, seat, card)
    state.move(card, TIMELINE + seat, PAST + seat)
    if state.rulings.flip_at_once:
        check_midgame(state, 1 << seat)


class FinishDecline(Step[AncientKnowledge]):
    """Steps 2 and 3 of a decline, after its effect."""

    name = "finish-decline"

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card

    def run(self, state: AncientKnowledge) -> None:
        finish_decline(state, self.seat, self.card)


# Rules: AK-END-01, AK-MID-06.
class CheckPasts(SeatsStep[AncientKnowledge]):
    """AK-DECLINE-06: seven or more, fourteen or more; after all declines, before the shift (AMB-15)."""

    name = "check-pasts"

    def run(self, state: AncientKnowledge) -> None:
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1 and not state.ending and len(state.zones[PAST + seat]) >= FOURTEEN:
                state.ending = 1
                state.tell("last-round", seat)
        check_midgame(state, self.seats)


# Rules: AK-ARTI-05, AK-DECLINE-08, AK-DECLINE-09, AK-GOLD-05.
class ShiftAll(SeatsStep[AncientKnowledge]):
    """AK-DECLINE-07, then the effects that react to the end of the phase."""

    name = "shift"

    def run(self, state: AncientKnowledge) -> None:
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1:
                shift(state, seat)
                together(state, seat, reacting(state, seat, ON_PHASE_END, 0, 0, NO_CARD, NO_CARD))


# What every phase is made of is made once, by the seats (bits) whose phase it is.
DECLINE_PHASES: Final = [DeclinePhase(seats) for seats in range(1 << MOST_SEATS)]
NEXT_DECLINES: Final = [NextDecline(seats) for seats in range(1 << MOST_SEATS)]
CHECKS: Final = [CheckPasts(seats) for seats in range(1 << MOST_SEATS)]
SHIFTS: Final = [ShiftAll(seats) for seats in range(1 << MOST_SEATS)]
