"""CREATE, ARTI: playing a building card from hand."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.step import Options, Step
from clio.games.ancient_knowledge.rules.asking import CardAsks
from clio.games.ancient_knowledge.rules.effects import is_immediate, reacting, together
from clio.games.ancient_knowledge.rules.hand import PickCards
from clio.games.ancient_knowledge.rules.kinds import DONE, REFUSALS, SLOT_FULL, WRONG_KIND
from clio.games.ancient_knowledge.rules.measures import amount, holds
from clio.games.ancient_knowledge.rules.places import lay, slot_counts
from clio.games.ancient_knowledge.state import (
    ARTIFACT,
    ARTIFACT_SPACES,
    ARTIFACTS,
    DISCARD,
    HAND,
    LOOKED,
    ON_CREATE,
    PLAY_STEP,
    PLAYED,
    SLOTS,
    TIMELINE,
    AncientKnowledge,
)

TOO_DEAR: Final = REFUSALS.add("AK-CREATE-03", "refusal-too-dear")
NO_SPACE: Final = REFUSALS.add("AK-ARTI-03", "refusal-no-artifact-space")


def artifact_code(state: AncientKnowledge, seat: Seat, card: Card, spare: int) -> int:
    """Why an artifact cannot be created; `spare` are the cards that can pay (AK-ARTI-03, AK-ARTI-06)."""
    if len(state.zones[ARTIFACTS + seat]) >= ARTIFACT_SPACES:
        return NO_SPACE
    return 0 if state.lookup.cost[card] <= spare else TOO_DEAR


LOCKED: Final = REFUSALS.add("AK-CREATE-10", "refusal-locked")


# Rules: AK-CREATE-05, AK-CREATE-09.
def create_options(state: AncientKnowledge, seat: Seat, kinds: int, options: Options) -> None:
    """Each hand card of these kinds with each slot it can pay for."""
    lookup = state.lookup
    kind_of = lookup.kind
    rows = lookup.create
    legal = options.legal
    explain = options.explain
    hand = state.zones[HAND + seat]
    spare = len(hand) - 1
    counts = slot_counts(state, seat)
    for card in hand:
        kind = kind_of[card]
        if not kinds >> kind & 1:
            if explain:
                options.offer(rows[card][0 if kind == ARTIFACT else lookup.start[card]], WRONG_KIND)
            continue
        if kind == ARTIFACT:
            options.offer(rows[card][0], artifact_code(state, seat, card, spare))
            continue
        start = lookup.start[card]
        room = spare - lookup.cost[card]
        locked = lookup.locked[card]
        low = high = start
        if explain:
            low = 1
            high = SLOTS
        elif room < 0:
            continue
        elif not locked:
            low = max(start - room, 1)
            high = min(start + room, SLOTS)
        row = rows[card]
        for slot in range(low, high + 1):
            distance = slot - start if slot > start else start - slot
            if locked and distance:
                code = LOCKED
            elif distance > room:
                code = TOO_DEAR
            elif counts[slot] > 1:
                code = SLOT_FULL
            else:
                legal.append(row[slot])
                continue
            if explain:
                options.offer(row[slot], code)


def create_possible(state: AncientKnowledge, seat: Seat, kinds: int) -> bool:
    """Could the seat create something of these kinds, as far as everybody can see?"""
    if not state.zones[HAND + seat]:
        return False
    if kinds >> ARTIFACT & 1 and len(state.zones[ARTIFACTS + seat]) < ARTIFACT_SPACES:
        return True
    return kinds & 7 != 0 and len(state.zones[TIMELINE + seat]) < 2 * SLOTS


# Rules: AK-CREATE-04.
def create(state: AncientKnowledge, seat: Seat, card: Card, slot: int, source: int, bonus: Card) -> None:
    """AK-CREATE-02: announce, pay, place, add knowledge, resolve. `bonus` is the card that granted it."""
    lookup = state.lookup
    price = lookup.cost[card]
    if slot:
        price += abs(slot - lookup.start[card])
    state.tell("created", seat, card, slot)
    if not price:
        enter(state, seat, card, slot, source, bonus)
        return
    if source != PLAYED + seat:
        state.move(card, source, PLAYED + seat)
    state.agenda.append(Enter(seat, card, slot, bonus))
    Pay(seat, price, price, card).begin(state)


FIRST_PAY: Final = REFUSALS.add("AK-CREATE-02", "refusal-first-pay")


class Pay(PickCards):
    """The discards that pay for a card (AK-CREATE-03, AK-CREATE-08)."""

    name = "pay"
    rule = "AK-CREATE-03"
    other = FIRST_PAY

    def again(self) -> PickCards:
        return Pay(self.seat, self.least - 1, self.most - 1, self.card)


class Enter(Step[AncientKnowledge]):
    """The card is paid and comes into play."""

    name = "enter"

    def __init__(self, seat: Seat, card: Card, slot: int, bonus: Card) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.bonus = bonus

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.slot, self.bonus)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card

    def run(self, state: AncientKnowledge) -> None:
        enter(state, self.seat, self.card, self.slot, PLAYED + self.seat, self.bonus)


# Rules: AK-CREATE-06.
def entering_knowledge(state: AncientKnowledge, seat: Seat, card: Card) -> int:
    """AMB-06: printed, less its own reduction, less those of the owner's other cards in play; at least 0."""
    lookup = state.lookup
    count = lookup.knowledge[card]
    less = lookup.less[card]
    if less is not None and holds(state, seat, card, lookup.effect[card].conditions):
        fewer = amount(state, seat, card, less, 0)
        if fewer:
            state.tell("less-by-itself", seat, card, min(fewer, count))
        count -= fewer
    kind = lookup.kind[card]
    for zone in range(TIMELINE + seat, ARTIFACTS + seat + 1, PLAY_STEP):
        for other in state.zones[zone]:
            if lookup.discount_kinds[other] >> kind & 1 and other != card:
                if holds(state, seat, other, lookup.effect[other].conditions):
                    if count > 0:
                        state.tell("less-knowledge", seat, card, min(lookup.discount[other], count), other)
                    count -= lookup.discount[other]
    return max(count, 0)


# Rules: AK-ARTI-01, AK-ARTI-02, AK-CREATE-07.
def enter(state: AncientKnowledge, seat: Seat, card: Card, slot: int, source: int, bonus: Card) -> None:
    lookup = state.lookup
    if slot:
        lay(state, seat, card, slot)
        count = entering_knowledge(state, seat, card)
        if count and source == PLAYED + seat:
            state.tell("entered", seat, card, count)
        state.tokens[card] = count
        state.marked |= 1 << TIMELINE + seat
        state.move(card, source, TIMELINE + seat)
    else:
        state.move(card, source, ARTIFACTS + seat)
    cards = reacting(state, seat, ON_CREATE, lookup.kind[card], slot, card, bonus)
    if is_immediate(state, card):
        cards.insert(0, card)
    together(state, seat, cards)


class CreateMore(CardAsks):
    """AMB-10: an effect lets its owner create a card by all the rules, without an action."""

    name = "create-more"
    rule = "AK-CREATE-01"

    def __init__(self, seat: Seat, card: Card, kinds: int) -> None:
        super().__init__(seat, card)
        self.kinds = kinds

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.kinds)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        create_options(state, seat, self.kinds, options)
        options.legal.append(state.lookup.single[DONE])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            state.tell("declined", seat, self.card)
        else:
            create(state, seat, Card(action.card), action.slot, HAND + seat, self.card)


class CreateLooked(CardAsks):
    """Create one of the cards looked at, if any of that kind can be paid; the rest is discarded."""

    name = "create-looked"
    rule = "AK-CREATE-01"

    def __init__(self, seat: Seat, card: Card, kind: int) -> None:
        super().__init__(seat, card)
        self.kind = kind

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.kind)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        spare = len(state.zones[HAND + seat])
        for card in sorted(state.zones[LOOKED + seat]):
            if state.lookup.kind[card] == self.kind:
                options.offer(state.lookup.create[card][0], artifact_code(state, seat, card, spare))
        if not options.legal:
            options.legal.append(state.lookup.single[DONE])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            state.pour(LOOKED + seat, DISCARD)
            return
        state.move(Card(action.card), LOOKED + seat, PLAYED + seat)
        state.pour(LOOKED + seat, DISCARD)
        create(state, seat, Card(action.card), 0, PLAYED + seat, self.card)
