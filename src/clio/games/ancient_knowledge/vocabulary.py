"""From the cards to numbers: the tables the rules read, the effects, and the action table."""

from __future__ import annotations

from clio.engine.action import Action, ActionTable
from clio.engine.finding import answers_of
from clio.engine.kinds import Card as PhysicalCard
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
    Tables,
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


def build_tables(cards: Cards, actions: ActionTable) -> Tables:
    """Everything the rules need to know of the cards."""
    tables = Tables()
    tables.monuments = sum(card.kind != "artifact" for card in cards.buildings)
    tables.buildings = len(cards.buildings)
    tables.cards = len(cards.all)
    for number, card in enumerate(cards.all):
        tables.kind.append(KINDS.index(card.kind))
        tables.level.append(card.level)
        tables.cost.append(card.cost)
        tables.start.append(card.slot)
        tables.locked.append(card.locked)
        tables.knowledge.append(card.knowledge)
        tables.vp.append(card.vp)
        tables.set.append(card.set)
        tables.needs.append(conditions_of(card.needs))
        tables.moment.append(MOMENTS.index(card.moment))
        tables.effect.append(effect_of(card))
        tables.add_standing()
        for op in card.do:
            op.stand(tables, PhysicalCard(number))
    add_actions(cards, tables, actions)
    return tables


def add_actions(cards: Cards, tables: Tables, actions: ActionTable) -> None:
    """The rows of the action table, in a fixed order. The text is the notation of records."""
    ids = [card.id for card in cards.all]
    monuments, buildings = tables.monuments, tables.buildings
    add = actions.add
    tables.single = [add(kind, kinds.NOTATION[kind] if kind in SINGLE else f"- {kind}") for kind in range(kinds.NO + 1)]
    unused = tables.single[kinds.CREATE]

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

    tables.create = by_slot(kinds.CREATE)
    tables.create += [[add(kinds.CREATE, f"create {ids[card]}", card, slot=0)] for card in range(monuments, buildings)]
    tables.learn = by_card(kinds.LEARN, buildings, len(ids))
    excavations = range(1, MOST_ROTATED + 1)
    tables.excavate = [unused, *(add(kinds.EXCAVATE, f"excavate {count}", amount=count) for count in excavations)]
    tables.discard = by_card(kinds.DISCARD, 0, buildings)
    tables.remove = by_amount(kinds.REMOVE, MOST_REMOVED)
    tables.resolve = by_card(kinds.RESOLVE, 0, len(ids))
    tables.decline = by_card(kinds.DECLINE, 0, monuments)
    tables.move = by_slot(kinds.MOVE)
    tables.swap = by_card(kinds.SWAP, 0, monuments)
    tables.add = by_card(kinds.ADD, 0, monuments)
    tables.scrap = by_card(kinds.SCRAP, monuments, buildings)
    tables.keep = by_card(kinds.KEEP, 0, buildings)
    tables.under = by_card(kinds.UNDER, buildings, len(ids))
    tables.number = [add(kinds.NUMBER, f"number {count}", amount=count) for count in range(MOST_ROTATED + 1)]
    tables.opponent = [add(kinds.OPPONENT, f"opponent {seat + 1}", seat=seat) for seat in range(MOST_SEATS)]
    tables.flip = [add(kinds.FLIP, f"flip {board + 1}", slot=board) for board in range(3)]
    tables.offer = by_card(kinds.OFFER, 0, buildings)
    tables.give = by_card(kinds.GIVE, 0, buildings)
    tables.answers = answers_of(operations().values(), actions, kinds.NO + 1)
