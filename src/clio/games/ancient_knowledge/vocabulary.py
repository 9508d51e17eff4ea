"""From the cards to numbers: what the rules look up, the effects, and the action table."""

from __future__ import annotations

from clio.engine.action import Action, ActionTable
from clio.engine.finding import answers_of
from clio.engine.ids import Card as PhysicalCard
from clio.games.ancient_knowledge.cards import Card, Cards, operations
from clio.games.ancient_knowledge.fields import conditions_of, kinds_of
from clio.games.ancient_knowledge.rules import kinds
from clio.games.ancient_knowledge.state import (
    EVENTS,
    KINDS,
    MOMENTS,
    MOST_REMOVED,
    MOST_ROTATED,
    MOST_SEATS,
    SLOTS,
    Effect,
    Lookup,
    counted_as,
)

SINGLE = (kinds.ARCHIVE, kinds.SEARCH, kinds.DONE, kinds.YES, kinds.NO)  # kinds without parameters


def effect_of(card: Card) -> Effect:
    effect = Effect(MOMENTS.index(card.moment))
    effect.conditions = conditions_of(card.conditions)
    effect.optional = card.optional or card.price is not None
    effect.price = card.price
    effect.ops = list(card.do)
    trigger = card.trigger
    if trigger is not None:
        effect.event = EVENTS.index(trigger.event)
        effect.kinds = kinds_of(trigger.kind) if trigger.kind else 0
        effect.slots = sum(1 << slot for slot in trigger.slots)
        effect.not_own_bonus = trigger.not_own_bonus
        if trigger.rotated_min is not None:
            effect.low = trigger.rotated_min
        if trigger.rotated_exactly is not None:
            effect.low = effect.high = trigger.rotated_exactly
    return effect


def build_lookup(cards: Cards, actions: ActionTable) -> Lookup:
    """Everything the rules need to know of the cards."""
    lookup = Lookup()
    lookup.monuments = sum(card.kind != "artifact" for card in cards.buildings)
    lookup.buildings = len(cards.buildings)
    lookup.cards = len(cards.all)
    shared: dict[int, int] = {}  # equal numbers are one object
    for number, card in enumerate(cards.all):
        lookup.kind.append(KINDS.index(card.kind))
        lookup.level.append(card.level)
        lookup.cost.append(card.cost)
        lookup.start.append(card.slot)
        lookup.locked.append(card.locked)
        lookup.knowledge.append(card.knowledge)
        lookup.vp.append(card.vp)
        lookup.set.append(card.set)
        lookup.needs.append(conditions_of(card.needs))
        lookup.moment.append(MOMENTS.index(card.moment))
        lookup.counted.append(shared.setdefault(*[counted_as(lookup.kind[number], lookup.moment[number])] * 2))
        lookup.effect.append(effect_of(card))
        lookup.add_standing()
        for op in card.do:
            op.stand(lookup, PhysicalCard(number))
    add_actions(cards, lookup, actions)
    return lookup


def add_actions(cards: Cards, lookup: Lookup, actions: ActionTable) -> None:
    """The rows of the action table, in a fixed order. The text is the notation of records."""
    ids = [card.id for card in cards.all]
    monuments, buildings = lookup.monuments, lookup.buildings
    add = actions.add
    lookup.single = [add(kind, kinds.NOTATION[kind] if kind in SINGLE else f"- {kind}") for kind in range(kinds.NO + 1)]
    unused = lookup.single[kinds.CREATE]

    def by_card(kind: int, first: int, last: int) -> list[Action]:
        rows = [add(kind, f"{kinds.NOTATION[kind]} {ids[card]}", card) for card in range(first, last)]
        return [unused] * first + rows

    def by_slot(kind: int) -> list[list[Action]]:
        slots = range(1, SLOTS + 1)
        return [
            [unused, *(add(kind, f"{kinds.NOTATION[kind]} {ids[card]} {slot}", card, slot=slot) for slot in slots)]
            for card in range(monuments)
        ]

    def by_amount(kind: int, most: int) -> list[list[Action]]:
        amounts = range(1, most + 1)
        return [
            [
                unused,
                *(add(kind, f"{kinds.NOTATION[kind]} {ids[card]} {amount}", card, amount=amount) for amount in amounts),
            ]
            for card in range(monuments)
        ]

    lookup.create = by_slot(kinds.CREATE)
    lookup.create += [[add(kinds.CREATE, f"create {ids[card]}", card, slot=0)] for card in range(monuments, buildings)]
    lookup.learn = by_card(kinds.LEARN, buildings, len(ids))
    excavations = range(1, MOST_ROTATED + 1)
    lookup.excavate = [unused, *(add(kinds.EXCAVATE, f"excavate {count}", amount=count) for count in excavations)]
    lookup.discard = by_card(kinds.DISCARD, 0, buildings)
    lookup.remove = by_amount(kinds.REMOVE, MOST_REMOVED)
    lookup.resolve = by_card(kinds.RESOLVE, 0, len(ids))
    lookup.decline = by_card(kinds.DECLINE, 0, monuments)
    lookup.move = by_slot(kinds.MOVE)
    lookup.swap = by_card(kinds.SWAP, 0, monuments)
    lookup.add = by_card(kinds.ADD, 0, monuments)
    lookup.scrap = by_card(kinds.SCRAP, monuments, buildings)
    lookup.keep = by_card(kinds.KEEP, 0, buildings)
    lookup.under = by_card(kinds.UNDER, buildings, len(ids))
    lookup.number = [add(kinds.NUMBER, f"number {count}", amount=count) for count in range(MOST_ROTATED + 1)]
    lookup.opponent = [add(kinds.OPPONENT, f"opponent {seat + 1}", seat=seat) for seat in range(MOST_SEATS)]
    lookup.flip = [add(kinds.FLIP, f"flip {board + 1}", slot=board) for board in range(3)]
    lookup.offer = by_card(kinds.OFFER, 0, buildings)
    lookup.give = by_card(kinds.GIVE, 0, buildings)
    lookup.answers = answers_of(operations().values(), actions, kinds.NO + 1)
