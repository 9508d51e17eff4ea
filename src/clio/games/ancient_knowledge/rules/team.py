"""TEAM: the exchange of cards between partners while the opponents play (AMB-48, AMB-49).

At any moment of the opposing team's turn a partner may offer a card and the other take it: these are standing
actions, for which nobody is asked. Bots, research and whoever waits are asked at two moments, which lose nothing:
before an effect of the opponents reaches into a hand, and as their turn ends.
"""

from __future__ import annotations

from typing import Any, Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, Card, Seat
from clio.engine.step import Ask, Either, Options, Step
from clio.games.ancient_knowledge.rules.kinds import DONE, NO, OFFER, REFUSALS
from clio.games.ancient_knowledge.state import HAND, OFFERED, AncientKnowledge

# Questions of an effect that is reaching into a hand: until it is over, hands stay as they are.
REACHING: Final = ("choose-opponent", "take-card", "forced-discard")


def may_exchange(state: AncientKnowledge, seat: Seat) -> bool:
    """AK-TEAM-04, AMB-48: the opponents' turn, no exchange in it yet, and nobody of the team is being asked."""
    if not state.rulings.teams or state.exchanged:
        return False
    own = state.side(seat)
    if own == state.side(state.acting()) or state.open_mask() & own or state.asking().name in REACHING:
        return False
    return "end-turn" in [step.name for step in state.agenda]  # else the game has not begun


def standing_actions(state: AncientKnowledge, seat: Seat) -> list[Action]:
    """Offer a card, take an own offer back; give a card for the partner's offer, or refuse it."""
    if not may_exchange(state, seat):
        return []
    lookup = state.lookup
    hand = sorted(state.zones[HAND + seat])
    if state.zones[OFFERED + seat]:
        return [lookup.single[DONE]]
    if state.zones[OFFERED + (seat ^ 1)]:
        return [*[lookup.give[card] for card in hand], lookup.single[NO]]
    if not state.zones[HAND + (seat ^ 1)]:
        return []
    return [lookup.offer[card] for card in hand]


def act_standing(state: AncientKnowledge, seat: Seat, action: Action) -> None:
    if action.kind == OFFER:
        state.move(Card(action.card), HAND + seat, OFFERED + seat)
    elif action.kind == DONE:
        take_back(state, seat)
    elif action.kind == NO:
        take_back(state, Seat(seat ^ 1))
    else:
        exchange(state, seat, Card(action.card))


def take_back(state: AncientKnowledge, seat: Seat) -> None:
    """A card that was offered returns to its hand."""
    for card in state.zones[OFFERED + seat][:]:
        state.move(card, OFFERED + seat, HAND + seat)


def exchange(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """AK-TEAM-05: the seat takes what its partner offers and gives this card for it."""
    partner = Seat(seat ^ 1)
    state.tell("exchanged", seat, NO_CARD, 0, -1, partner)
    state.move(state.zones[OFFERED + partner][0], OFFERED + partner, HAND + seat)
    state.move(card, HAND + seat, OFFERED + seat)
    state.move(card, OFFERED + seat, HAND + partner)
    state.exchanged = 1


def open_exchange(state: AncientKnowledge, seats: int) -> None:
    """A moment at which a team (bits) is asked, if it has not exchanged yet; both partners need a card."""
    if state.exchanged:
        return
    first = 2 if seats & 4 else 0
    for seat in (first, first + 1):
        if state.zones[OFFERED + seat]:
            state.agenda.append(Reply(Seat(seat ^ 1), 1))
            return
    if state.zones[HAND + first] and state.zones[HAND + first + 1]:
        state.agenda.append(Propose(seats))


def reach_into_hands(state: AncientKnowledge, seat: Seat, step: Step[Any]) -> None:
    """An effect of this seat is about to reach into its opponents' hands: they may exchange first."""
    state.agenda.append(step)
    if state.rulings.teams:
        open_exchange(state, state.side(seat) ^ 15)


def offer_options(state: AncientKnowledge, seat: Seat, options: Options) -> None:
    for card in sorted(state.zones[HAND + seat]):
        options.legal.append(state.lookup.offer[card])
    options.legal.append(state.lookup.single[DONE])


FIRST_EXCHANGE: Final = REFUSALS.add("AK-TEAM-04", "refusal-first-exchange")


class Propose(Either[AncientKnowledge]):
    """Either partner may propose a card, unseen until it is accepted, or let the other begin."""

    name = "propose"
    rule = "AK-TEAM-04"
    other = FIRST_EXCHANGE
    declined_by = "done"

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        offer_options(state, seat, options)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == OFFER:
            state.move(Card(action.card), HAND + seat, OFFERED + seat)
            state.agenda.append(Reply(Seat(seat ^ 1), 1))
        else:
            state.agenda.append(ProposeBack(Seat(seat ^ 1)))


class ProposeBack(Ask[AncientKnowledge]):
    """The second partner may propose once."""

    name = "propose-back"
    rule = "AK-TEAM-05"
    other = FIRST_EXCHANGE
    declined_by = "done"

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        offer_options(state, seat, options)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == OFFER:
            state.move(Card(action.card), HAND + seat, OFFERED + seat)
            state.agenda.append(Reply(Seat(seat ^ 1), 0))


class Reply(Ask[AncientKnowledge]):
    """AK-TEAM-05: take the offered card and give one back, or refuse."""

    name = "reply"
    rule = "AK-TEAM-05"
    other = FIRST_EXCHANGE
    declined_by = "no"

    def __init__(self, seat: Seat, may_propose: int) -> None:
        super().__init__(seat)
        self.may_propose = may_propose

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.may_propose)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in sorted(state.zones[HAND + seat]):
            options.legal.append(state.lookup.give[card])
        options.legal.append(state.lookup.single[NO])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == NO:
            take_back(state, Seat(seat ^ 1))
            if self.may_propose:
                state.agenda.append(ProposeBack(seat))
        else:
            exchange(state, seat, Card(action.card))
