"""TEAM: the exchange of cards between partners while the opponents play (AMB-48, AMB-49)."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.step import Ask, Either, Options
from clio.games.ancient_knowledge.rules.words import DONE, FIRST_EXCHANGE, NO, OFFER
from clio.games.ancient_knowledge.state import HAND, OFFERED, AncientKnowledge


def open_exchange(state: AncientKnowledge, seats: int) -> None:
    """One window before the team's own turn; both partners need a card."""
    first = 2 if seats & 4 else 0
    if state.zones[HAND + first] and state.zones[HAND + first + 1]:
        state.agenda.append(Propose(seats))


def offer_options(state: AncientKnowledge, seat: int, options: Options) -> None:
    for card in sorted(state.zones[HAND + seat]):
        options.legal.append(state.tables.offer[card])
    options.legal.append(state.tables.single[DONE])


class Propose(Either[AncientKnowledge]):
    """Either partner may propose a card, unseen until it is accepted, or let the other begin."""

    name = "propose"
    rule = "AK-TEAM-04"
    other = FIRST_EXCHANGE

    def options(self, state: AncientKnowledge, seat: int, options: Options) -> None:
        offer_options(state, seat, options)

    def act(self, state: AncientKnowledge, seat: int, action: Action) -> None:
        if action.kind == OFFER:
            state.move(action.card, HAND + seat, OFFERED + seat)
            state.agenda.append(Reply(seat ^ 1, 1))
        else:
            state.agenda.append(ProposeBack(seat ^ 1))


class ProposeBack(Ask[AncientKnowledge]):
    """The second partner may propose once."""

    name = "propose-back"
    rule = "AK-TEAM-05"
    other = FIRST_EXCHANGE

    def options(self, state: AncientKnowledge, seat: int, options: Options) -> None:
        offer_options(state, seat, options)

    def act(self, state: AncientKnowledge, seat: int, action: Action) -> None:
        if action.kind == OFFER:
            state.move(action.card, HAND + seat, OFFERED + seat)
            state.agenda.append(Reply(seat ^ 1, 0))


class Reply(Ask[AncientKnowledge]):
    """AK-TEAM-05: take the offered card and give one back, or refuse."""

    name = "reply"
    rule = "AK-TEAM-05"
    other = FIRST_EXCHANGE

    def __init__(self, seat: int, may_propose: int) -> None:
        super().__init__(seat)
        self.may_propose = may_propose

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.may_propose)

    def options(self, state: AncientKnowledge, seat: int, options: Options) -> None:
        for card in sorted(state.zones[HAND + seat]):
            options.legal.append(state.tables.give[card])
        options.legal.append(state.tables.single[NO])

    def act(self, state: AncientKnowledge, seat: int, action: Action) -> None:
        partner = seat ^ 1
        offered = state.zones[OFFERED + partner][0]
        if action.kind == NO:
            state.move(offered, OFFERED + partner, HAND + partner)
            if self.may_propose:
                state.agenda.append(ProposeBack(seat))
            return
        state.tell("exchanged", seat, -1, 0, -1, partner)
        state.move(offered, OFFERED + partner, HAND + seat)
        state.move(action.card, HAND + seat, OFFERED + seat)
        state.move(action.card, OFFERED + seat, HAND + partner)
