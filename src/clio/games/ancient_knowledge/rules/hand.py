"""Picking hand cards: to pay, to discard, to exchange.

A set is picked card by card in ascending order; the picked cards wait unseen in the zone `chosen`
and go to the discard pile together (AMB-05). When everything must go, nobody is asked.
"""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.picks import PickSet
from clio.engine.step import Options, Together
from clio.games.ancient_knowledge.rules.asking import CardAsks
from clio.games.ancient_knowledge.rules.kinds import (
    DONE,
    FIRST_DISCARD,
    NOT_ENOUGH_LEFT,
    OUT_OF_ORDER,
    WRONG_KIND,
)
from clio.games.ancient_knowledge.state import ANY_BUILDING, CHOSEN, DISCARD, HAND, AncientKnowledge


def pick_options(state: AncientKnowledge, seat: Seat, kinds: int, least: int, options: Options) -> None:
    """Hand cards of these kinds that can be picked next, if at least so many must still be picked."""
    lookup = state.lookup
    picked = state.zones[CHOSEN + seat]
    after = picked[-1] if picked else -1
    able: list[int] = []
    for card in state.zones[HAND + seat]:
        if card > after and kinds >> lookup.kind[card] & 1:
            able.append(card)
        elif options.explain:
            options.offer(lookup.discard[card], OUT_OF_ORDER if kinds >> lookup.kind[card] & 1 else WRONG_KIND)
    last = len(able) - least  # the highest place at which enough cards are left
    if least > 1 or options.explain:
        able.sort()
    for place in range(len(able)):
        if least <= 1 or place <= last:
            options.legal.append(lookup.discard[able[place]])
        elif options.explain:
            options.offer(lookup.discard[able[place]], NOT_ENOUGH_LEFT)


def pick_hand(state: AncientKnowledge, seat: Seat, kinds: int, least: int, most: int, wanted: PickSet) -> PickSet:
    """The hand cards of these kinds as a set: from `least` to `most` more of them."""
    lookup = state.lookup
    picked = state.zones[CHOSEN + seat]
    after = picked[-1] if picked else -1
    for card in sorted(state.zones[HAND + seat]):
        if card > after and kinds >> lookup.kind[card] & 1:
            wanted.add(lookup.discard[card])
    wanted.picked = len(picked)
    wanted.least = max(least, 0) + wanted.picked
    wanted.most = min(most, len(wanted.candidates)) + wanted.picked
    return wanted


def discard_chosen(state: AncientKnowledge, seat: Seat) -> int:
    """The picked cards go to the discard pile; how many there were."""
    count = len(state.zones[CHOSEN + seat])
    if count:
        state.pour(CHOSEN + seat, DISCARD)
    return count


def discard_all(state: AncientKnowledge, seat: Seat) -> None:
    """The whole hand, in ascending order as if it had been picked."""
    for card in sorted(state.zones[HAND + seat]):
        state.move(card, HAND + seat, CHOSEN + seat)
    discard_chosen(state, seat)


class PickCards(CardAsks):
    """So many hand cards: at least `least` more, at most `most` more."""

    other = FIRST_DISCARD

    def __init__(self, seat: Seat, least: int, most: int, card: Card) -> None:
        super().__init__(seat, card)
        self.least = least
        self.most = most

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.least, self.most, self.card)

    def kinds(self, state: AncientKnowledge) -> int:
        return ANY_BUILDING

    def may_stop(self, state: AncientKnowledge) -> bool:
        return self.least <= 0

    def again(self) -> PickCards:
        """The same question with one card fewer to pick."""
        raise NotImplementedError

    def announce(self, state: AncientKnowledge, count: int) -> None:
        """Say what the cards are discarded for, where the log would not show it."""

    def picked(self, state: AncientKnowledge, count: int) -> None:
        """All are picked and discarded: what they were for takes effect."""

    def begin(self, state: AncientKnowledge) -> None:
        """Ask, unless what everybody sees leaves nothing to choose."""
        held = len(state.zones[HAND + self.seat])
        if self.least >= held and not self.may_stop(state):
            state.because(self.card)
            self.announce(state, held)
            discard_all(state, self.seat)
            self.picked(state, held)
        else:
            state.agenda.append(self)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        pick_options(state, seat, self.kinds(state), self.least, options)
        if self.may_stop(state):
            options.legal.append(state.lookup.single[DONE])

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        stop = state.lookup.single[DONE] if self.least < self.most or self.may_stop(state) else None
        return pick_hand(state, seat, self.kinds(state), self.least, self.most, PickSet(0, 0, stop))

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind != DONE:
            state.move(Card(action.card), HAND + seat, CHOSEN + seat)
            if self.most > 1:
                # Only `done` can follow when the hand is empty: everybody sees that.
                if state.zones[HAND + seat] or self.least > 1:
                    state.agenda.append(self.again())
                    return
        self.announce(state, len(state.zones[CHOSEN + seat]))
        self.picked(state, discard_chosen(state, seat))


class Discard(PickCards):
    """An effect makes the owner discard exactly so many cards, or all there are."""

    name = "discard"
    rule = "AK-GOLD-04"

    def again(self) -> PickCards:
        return Discard(self.seat, self.least - 1, self.most - 1, self.card)


class DiscardTogether(Together[AncientKnowledge]):
    """Several players pick so many hand cards to discard, at the same time and unseen."""

    other = FIRST_DISCARD

    def __init__(self, seats: int, count: int) -> None:
        super().__init__(seats)
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.seats, self.count)

    def picks(self, state: AncientKnowledge, seat: Seat) -> int:
        return len(state.zones[CHOSEN + seat])

    def done(self, state: AncientKnowledge, seat: Seat) -> bool:
        return len(state.zones[CHOSEN + seat]) >= self.count

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        pick_options(state, seat, ANY_BUILDING, self.count - len(state.zones[CHOSEN + seat]), options)

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        left = self.count - len(state.zones[CHOSEN + seat])
        return pick_hand(state, seat, ANY_BUILDING, left, left, PickSet(0, 0))

    def answer(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        state.move(Card(action.card), HAND + seat, CHOSEN + seat)
