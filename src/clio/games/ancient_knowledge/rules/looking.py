"""Effects that look at cards of the building deck, and discards from the artifact spaces."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.picks import NO_LIMIT, PickSet
from clio.engine.step import Options
from clio.games.ancient_knowledge.rules.asking import CardAsks, YesOrNo
from clio.games.ancient_knowledge.rules.drawing import draw, renew, room_in_hand
from clio.games.ancient_knowledge.rules.effects import Operate
from clio.games.ancient_knowledge.rules.hand import PickCards
from clio.games.ancient_knowledge.rules.kinds import DONE, OUT_OF_ORDER, REFUSALS, YES
from clio.games.ancient_knowledge.rules.opponents import scrap
from clio.games.ancient_knowledge.rules.places import discard_monument
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LOOKED,
    AncientKnowledge,
)

HAND_FULL: Final = REFUSALS.add("AK-HAND-02", "refusal-hand-full")


class KeepCard(CardAsks):
    """Which of the cards looked at goes to hand; the others are discarded."""

    name = "keep-card"
    rule = "AK-GOLD-04"

    def __init__(self, seat: Seat, card: Card, left: int) -> None:
        super().__init__(seat, card)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.left)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        """AMB-27: with a full hand the cards are seen, and none is taken."""
        full = room_in_hand(state, seat) == 0
        for card in sorted(state.zones[LOOKED + seat]):
            options.offer(state.lookup.keep[card], HAND_FULL if full else 0)
        if full:
            options.legal.append(state.lookup.single[DONE])

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        if room_in_hand(state, seat) == 0:
            return None
        count = min(self.left, min(room_in_hand(state, seat), len(state.zones[LOOKED + seat])))
        wanted = PickSet(count, count)
        for card in sorted(state.zones[LOOKED + seat]):
            wanted.add(state.lookup.keep[card])
        return wanted

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            state.pour(LOOKED + seat, DISCARD)
            return
        state.move(Card(action.card), LOOKED + seat, HAND + seat)
        if self.left > 1 and room_in_hand(state, seat) > 0 and state.zones[LOOKED + seat]:
            state.agenda.append(KeepCard(seat, self.card, self.left - 1))
        elif state.zones[LOOKED + seat]:
            state.pour(LOOKED + seat, DISCARD)


def dig(state: AncientKnowledge, seat: Seat, kind: int, count: int) -> None:
    """AMB-28: turn cards over until so many of a kind were taken, the hand is full or no card is left."""
    while count > 0 and room_in_hand(state, seat) > 0 and renew(state):
        card = state.zones[DECK][-1]
        if state.lookup.kind[card] == kind:
            state.move(card, DECK, HAND + seat, state.layout.everyone)
            count -= 1
        else:
            state.move(card, DECK, ASIDE)
    if state.zones[ASIDE]:
        state.pour(ASIDE, DISCARD)


class Exchange(PickCards):
    """Discard up to `most` hand cards, then draw as many."""

    name = "exchange"
    rule = "AK-GOLD-04"

    def again(self) -> PickCards:
        return Exchange(self.seat, 0, self.most - 1, self.card)

    def picked(self, state: AncientKnowledge, count: int) -> None:
        if not count:
            state.tell("declined", self.seat, self.card)
        draw(state, self.seat, count)


class PayEffect(PickCards):
    """AMB-54: discard exactly so many cards (of some kinds) as the price of an effect, or none at all."""

    name = "pay-effect"
    rule = "AK-GOLD-04"

    def __init__(self, seat: Seat, least: int, most: int, card: Card, wanted: int, begun: int) -> None:
        super().__init__(seat, least, most, card)
        self.wanted = wanted
        self.begun = begun

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.least, self.most, self.card, self.wanted, self.begun)

    def kinds(self, state: AncientKnowledge) -> int:
        return self.wanted

    def may_stop(self, state: AncientKnowledge) -> bool:
        return self.begun == 0

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        wanted = super().pick_set(state, seat)
        if wanted is not None:
            wanted.or_none = self.begun == 0
        return wanted

    def again(self) -> PickCards:
        return PayEffect(self.seat, self.least - 1, self.most - 1, self.card, self.wanted, 1)

    def picked(self, state: AncientKnowledge, count: int) -> None:
        if count:
            state.agenda.append(Operate(self.seat, self.card, 0, count))
        else:
            state.tell("declined", self.seat, self.card)


class UseIt(YesOrNo):
    """Discard this card for its effect?"""

    name = "use-it"
    rule = "AK-ARTI-04"

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == YES:
            discard_card(state, seat, self.card)
            state.agenda.append(Operate(seat, self.card, 0, 1))
        else:
            state.tell("declined", seat, self.card)


def discard_card(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """A card in play goes to the discard pile."""
    if card >= state.lookup.monuments:
        scrap(state, seat, card)
    else:
        discard_monument(state, seat, card)


class ScrapArtifacts(CardAsks):
    """Any number of own artifacts as the price of an effect, picked in ascending order."""

    name = "scrap-artifacts"
    rule = "AK-ARTI-04"

    def __init__(self, seat: Seat, card: Card, count: int, after: int) -> None:
        super().__init__(seat, card)
        self.count = count
        self.after = after

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.count, self.after)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in sorted(state.zones[ARTIFACTS + seat]):
            options.offer(state.lookup.scrap[card], 0 if card > self.after else OUT_OF_ORDER)
        options.legal.append(state.lookup.single[DONE])

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        wanted = PickSet(0, NO_LIMIT, state.lookup.single[DONE])
        for card in sorted(state.zones[ARTIFACTS + seat]):
            if card > self.after:
                wanted.add(state.lookup.scrap[card])
        wanted.picked = self.count
        return wanted

    def forced(self, state: AncientKnowledge) -> Action | None:
        for card in state.zones[ARTIFACTS + self.seat]:
            if card > self.after:
                return None
        return state.lookup.single[DONE]

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            if self.count:
                state.agenda.append(Operate(seat, self.card, 0, self.count))
            else:
                state.tell("declined", seat, self.card)
            return
        scrap(state, seat, Card(action.card))
        state.agenda.append(ScrapArtifacts(seat, self.card, self.count + 1, Card(action.card)))
