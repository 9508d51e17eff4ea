"""TIMING: the one interpreter of card effects.

An effect is data: conditions, perhaps a price, operations in order. Each operation knows whether it
could do anything (`can`) and how to do it (`do`); what must be asked is put on the agenda.
"""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.step import Ask, Options, Step
from clio.games.ancient_knowledge.rules.kinds import FIRST_EFFECT
from clio.games.ancient_knowledge.rules.measures import holds, never_holds
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    IMMEDIATE,
    PLAY_STEP,
    TIMELINE,
    AncientKnowledge,
)


# Rules: AK-TIME-04.
def resolve(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """AMB-36: conditions are read as the effect begins; what cannot be done is left out."""
    effect = state.lookup.effect[card]
    if not holds(state, seat, card, effect.conditions):
        return
    tell_effect(state, seat, card)
    if effect.price is not None:
        if effect.price.can(state, seat, card):
            effect.price.do(state, seat, card, True, 0)
        return
    operate(state, seat, card, 0, 0)


def tell_effect(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """The card acts, unless it can do nothing at all."""
    if state.events is None:
        return
    state.because(card)
    effect = state.lookup.effect[card]
    ops = effect.ops if effect.price is None else [effect.price]
    for op in ops:
        if op.can(state, seat, card):
            state.tell("effect", seat, card)
            return


def operate(state: AncientKnowledge, seat: Seat, card: Card, index: int, count: int) -> None:
    """Do an operation of a card's effect; the next ones wait below whatever it asks."""
    effect = state.lookup.effect[card]
    if index >= len(effect.ops):
        return
    if index + 1 < len(effect.ops):
        state.agenda.append(Operate(seat, card, index + 1, count))
    op = effect.ops[index]
    if op.can(state, seat, card):
        op.do(state, seat, card, effect.optional and effect.price is None, count)


class Operate(Step[AncientKnowledge]):
    """A later operation of an effect, or the first once its price is paid."""

    name = "operate"

    def __init__(self, seat: Seat, card: Card, index: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.index = index
        self.count = count  # what the price came to

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.index, self.count)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card

    def run(self, state: AncientKnowledge) -> None:
        operate(state, self.seat, self.card, self.index, self.count)


class Resolve(Step[AncientKnowledge]):
    """The whole effect of one card."""

    name = "resolve"

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card

    def run(self, state: AncientKnowledge) -> None:
        resolve(state, self.seat, self.card)


# Rules: AK-GOLD-02, AK-TIMING-01.
def acts(state: AncientKnowledge, seat: Seat, card: Card) -> bool:
    """AMB-35: a card that has left play does not act; nor does one whose condition cannot be met any more."""
    if card < state.lookup.buildings and not state.in_play(seat, card):
        return False
    return not never_holds(state, seat, card, state.lookup.effect[card].conditions)


class Order(Ask[AncientKnowledge]):
    """AK-TIMING-03: which effect is next, if several happen at the same moment."""

    name = "order"
    rule = "AK-TIMING-03"
    other = FIRST_EFFECT

    def __init__(self, seat: Seat, *cards: Card) -> None:
        super().__init__(seat)
        self.cards = cards

    def args(self) -> tuple[int, ...]:
        return (self.seat, *self.cards)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in self.cards:
            options.legal.append(state.lookup.resolve[card])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        together(state, seat, [card for card in self.cards if card != Card(action.card)])
        resolve(state, seat, Card(action.card))


class Remaining(Step[AncientKnowledge]):
    """The effects of one moment that are still to come; those that cannot happen any more are dropped."""

    name = "remaining"

    def __init__(self, seat: Seat, *cards: Card) -> None:
        self.seat = seat
        self.cards = cards

    def args(self) -> tuple[int, ...]:
        return (self.seat, *self.cards)

    def run(self, state: AncientKnowledge) -> None:
        seat = self.seat
        left = [card for card in self.cards if acts(state, seat, card)]
        if len(left) == 1:
            resolve(state, seat, left[0])
        elif left:
            order = Order(seat)
            order.cards = tuple(left)
            state.agenda.append(order)


def together(state: AncientKnowledge, seat: Seat, cards: list[Card]) -> None:
    """Effects of one moment, to be resolved in the order their owner likes."""
    if cards:
        # Filled in afterwards: calling with a list of arguments is slow once compiled.
        step = Remaining(seat)
        step.cards = tuple(cards)
        state.agenda.append(step)


# Rules: AK-TIMING-05.
def reacting(
    state: AncientKnowledge, seat: Seat, event: int, kind: int, slot: int, new: Card, bonus: Card
) -> list[Card]:
    """The cards in play that react to what their owner did.

    `kind` is the kind of the card learned or created (for an Excavate, how many were rotated), `new`
    the card created: nothing reacts to its own arrival (AMB-09). `bonus` granted the creation.
    """
    effects = state.lookup.effect
    found: list[Card] = []
    for zone in range(TIMELINE + seat, ARTIFACTS + seat + 1, PLAY_STEP):
        for card in state.zones[zone]:
            effect = effects[card]
            if effect.event != event or card == new:
                continue
            if effect.low or effect.high != 99:
                if kind < effect.low or kind > effect.high:
                    continue
            elif effect.kinds and not effect.kinds >> kind & 1:
                continue
            if effect.slots and not effect.slots >> slot & 1:
                continue
            if effect.not_own_bonus and card == bonus:
                continue
            found.append(card)
    return found


# Rules: AK-TIMING-04.
def is_immediate(state: AncientKnowledge, card: Card) -> bool:
    return state.lookup.moment[card] == IMMEDIATE and state.lookup.acts_at_once[card]
