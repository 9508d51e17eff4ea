"""PACT: offering, answering, cancelling; what pacts say about attacks."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Name, Seat
from clio.engine.step import Ask, Options
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.in_play import card_in, end_pact
from clio.games.through_the_ages.rules.ratings import pact_of, settle
from clio.games.through_the_ages.state import MILITARY_HAND, PACT, TABLE, Ages

ALLOWED = 0
FORBIDDEN = 1
ENDS = 2


def between(state: Ages, owner: Seat, seat: Seat, rival: Seat) -> bool:
    """Does the pact in the owner's area bind these two?"""
    partner = state.partner[owner]
    return (owner == seat and partner == rival) or (owner == rival and partner == seat)


def pact_rule(state: Ages, owner: Seat) -> int:
    return state.lookup.attack_rule[state.lookup.name[state.zones[PACT + owner][0]]]


def forbidden(state: Ages, seat: Seat, rival: Seat) -> bool:
    """TA-AGGR-02, TA-WAR-02."""
    for owner in state.layout.all_seats:
        if state.partner[owner] >= 0 and between(state, owner, seat, rival):
            if pact_rule(state, owner) == FORBIDDEN:
                return True
    return False


def safe_from_war(state: Ages, seat: Seat) -> bool:
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat) and pact_of(state, owner, seat).no_war:
            return True
    return False


# Rules: TA-CARD-31.
def attack_bonus(state: Ages, seat: Seat, rival: Seat) -> int:
    """TA-AGGR-04, TA-WAR-10: bonuses for attacking this rival."""
    total = 0
    for owner in state.layout.all_seats:
        if state.partner[owner] >= 0 and between(state, owner, seat, rival):
            total += pact_of(state, owner, seat).attack_strength
    return total


def ending_strength(state: Ages, seat: Seat, rival: Seat) -> int:
    """TA-AGGR-05: the seat's strength from pacts with the rival that an attack ends."""
    total = 0
    for owner in state.layout.all_seats:
        if state.partner[owner] >= 0 and between(state, owner, seat, rival):
            if pact_rule(state, owner) == ENDS:
                total += pact_of(state, owner, seat).strength
    return total


def end_by_attack(state: Ages, seat: Seat, rival: Seat) -> None:
    """TA-AGGR-06, TA-WAR-04."""
    for owner in state.layout.all_seats:
        if state.partner[owner] >= 0 and between(state, owner, seat, rival):
            if pact_rule(state, owner) == ENDS:
                end_pact(state, owner)


def offer_pact(state: Ages, seat: Seat, name: Name, partner: Seat, side: int) -> None:
    """TA-PACT-01, TA-PACT-02: the card is shown, the partner answers."""
    card = card_in(state, MILITARY_HAND + seat, name)
    state.move(card, MILITARY_HAND + seat, TABLE)
    state.agenda.append(AnswerPact(partner, seat, card, side))


# Rules: TA-PACT-04, TA-PACT-05, TA-PACT-06, TA-PACT-07, TA-PACT-08, TA-PACT-09.
class AnswerPact(Ask[Ages]):
    """Accept the pact that is offered, or refuse it."""

    name = "answer-pact"
    rule = "TA-PACT-03"
    card_args = (2,)
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, offerer: Seat, card: Card, side: int) -> None:
        super().__init__(seat)
        self.offerer = offerer
        self.card = card
        self.side = side  # of the offerer

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.offerer, self.card, self.side)

    def about(self, state: Ages) -> Card:
        return self.card

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        options.legal.append(state.lookup.single[kinds.ACCEPT])
        options.legal.append(state.lookup.single[kinds.REFUSE])

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        offerer = self.offerer
        if action.kind == kinds.REFUSE:
            state.move(self.card, TABLE, MILITARY_HAND + offerer)
            return
        if state.zones[PACT + offerer]:
            end_pact(state, offerer)
        state.move(self.card, TABLE, PACT + offerer)
        state.partner[offerer] = seat
        state.side[offerer] = self.side
        settle(state, offerer)
        settle(state, seat)
