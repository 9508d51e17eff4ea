"""From the cards to numbers: the tables the rules read, the effects, and the action table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.action import Action, ActionTable
from clio.games.ancient_knowledge import state as table
from clio.games.ancient_knowledge.cards import EVENTS, SCOPES, SPREADS, Cards
from clio.games.ancient_knowledge.rules import operations, words
from clio.games.ancient_knowledge.state import (
    ANY_BUILDING,
    ANY_MONUMENT,
    BUILDINGS,
    KINDS,
    MOMENTS,
    MONUMENTS,
    MOST_REMOVED,
    MOST_ROTATED,
    MOST_SEATS,
    NO_EVENT,
    SLOTS,
    Amount,
    Condition,
    Effect,
    Op,
    Tables,
)

SINGLE = {
    words.ARCHIVE: "archive",
    words.SEARCH: "search",
    words.DONE: "done",
    words.YES: "yes",
    words.NO: "no",
}
MEASURES = {
    "past.any": table.PAST_ANY,
    "past.same_kind": table.PAST_SAME,
    "past.final": table.PAST_FINAL,
    "timeline.any": table.TIMELINE_ANY,
    "technologies.any": table.TECH_ANY,
    "adjacent.same_kind": table.ADJACENT_SAME,
    "artifacts": table.ARTIFACT_COUNT,
    "lost_min": table.LOST,
    "lost_max": table.LOST,
    "timeline_knowledge": table.TIMELINE_KNOWLEDGE,
    "own_knowledge": table.OWN_KNOWLEDGE,
    "hand_min": table.HAND_SIZE,
    "hand_max": table.HAND_SIZE,
    "lost_now": table.LOST_NOW,
    "scrapped": table.SCRAPPED,
    **{f"past.{KINDS[kind]}": table.PAST_KIND + kind for kind in range(3)},
    **{f"timeline.{KINDS[kind]}": table.TIMELINE_KIND + kind for kind in range(3)},
    **{f"adjacent.{KINDS[kind]}": table.ADJACENT_KIND + kind for kind in range(3)},
    **{f"technologies.{KINDS[kind]}": table.TECH_KIND + kind - table.ANCIENT for kind in range(4, 7)},
    **{f"slots.{slot}": table.SLOT_COUNT + slot for slot in range(1, SLOTS + 1)},
}
NO_LIMIT = 999


def kinds_of(name: str) -> int:
    """A kind, or all monuments, or any, as bits."""
    if name == "monument":
        return ANY_MONUMENT
    return 127 if name == "any" else 1 << KINDS.index(name)


def conditions_of(declared: Mapping[str, Any]) -> list[Condition]:
    found: list[Condition] = []
    for name, value in declared.items():
        if isinstance(value, dict):
            found += [Condition(MEASURES[f"{name}.{part}"], n, NO_LIMIT) for part, n in value.items()]
        elif name.endswith("_max"):
            found.append(Condition(MEASURES[name], 0, value))
        else:
            found.append(Condition(MEASURES[name], value, NO_LIMIT))
    return found


def amount_of(n: Any) -> Amount:
    if isinstance(n, int):
        return Amount(n, -1, 0, 1)
    return Amount(0, MEASURES[n["count"]], n.get("times", 1), n.get("per", 1))


def points_of(op: Mapping[str, Any]) -> Op:
    tiers = op.get("tiers", [])
    names = op.get("per_best") or op.get("per_set") or [name for name in (op.get("per"), op.get("count")) if name]
    measures = [MEASURES[name] for name in names]
    return operations.Points(
        op.get("n", 0), measures, "per_best" in op, [tier[0] for tier in tiers], [tier[1] for tier in tiers]
    )


def removal_of(op: Mapping[str, Any]) -> Op:
    return operations.TakeKnowledge(
        amount_of(op["n"]),
        SCOPES.index(op["from"]),
        SPREADS.index(op.get("spread", "split")),
        op.get("up_to", False),
        kinds_of(op.get("kind", "monument")),
        op.get("min_tokens", 1),
        op.get("choose", 0),
    )


def operation_of(op: Mapping[str, Any]) -> Op:
    """The operation a declaration stands for."""
    name = op["op"]
    n = op.get("n", 0)
    match name:
        case "draw":
            return operations.Draw(amount_of(n))
        case "discard_hand":
            return operations.DiscardHand(n, kinds_of(op["kind"]) if "kind" in op else ANY_BUILDING)
        case "exchange_hand":
            return operations.ExchangeHand(op["max"])
        case "opponents_discard":
            return operations.OpponentsDiscard(n, op["from"] == "artifacts")
        case "look_and_keep":
            return operations.LookAndKeep(op["look"], op["keep"])
        case "reveal_draft":
            return operations.RevealDraft(op["reveal"], op["extra"])
        case "dig":
            return operations.Dig(KINDS.index(op["kind"]), n)
        case "remove_knowledge":
            return removal_of(op)
        case "add_knowledge":
            return operations.PlaceKnowledge(n)
        case "remove_lost":
            return operations.TakeLost(n, op.get("up_to", False))
        case "give_lost":
            return operations.PassLost(n)
        case "swap":
            return operations.Swap(op["itself"])
        case "move":
            low, high = op.get("min_tokens", 0), op.get("max_tokens", NO_LIMIT)
            return operations.Move(op["which"] == "other", op.get("slot", 0), low, high, op.get("to", 0))
        case "refresh":
            return operations.RefreshPast(n, op.get("up_to", False))
        case "create":
            return operations.Create(sum(kinds_of(kind) for kind in op["kinds"]))
        case "create_from_deck":
            return operations.CreateFromDeck(op["look"], KINDS.index(op["kind"]))
        case "learn":
            return operations.Learn(n, op.get("ignore_requirement", False))
        case "learn_from_deck":
            return operations.LearnFromDeck(op["level"], op["look"])
        case "tech_to_bottom":
            return operations.TechToBottom(n, op.get("level", 0))
        case "replace_excavate_draw":
            return operation_of(op["with"])
        case "vp":
            return points_of(op)
    plain = {
        "steal_hand_card": operations.StealHandCard,
        "discard_self": operations.DiscardSelf,
        "discard_artifacts": operations.DiscardArtifacts,
        "skip_decline": operations.SkipDecline,
        "archive": operations.ArchiveMore,
    }
    return plain.get(name, operations.Standing)()


def effect_of(card: Mapping[str, Any]) -> Effect:
    effect = Effect(MOMENTS.index(card["moment"]))
    effect.conditions = conditions_of(card.get("if", {}))
    effect.optional = card.get("optional", False) or "price" in card
    effect.price = operation_of(card["price"]) if "price" in card else None
    effect.ops = [operation_of(op) for op in card.get("do", [])]
    trigger = card.get("trigger")
    if trigger:
        effect.event = EVENTS.index(trigger["event"])
        effect.kinds = kinds_of(trigger["kind"]) if "kind" in trigger else 0
        effect.slots = sum(1 << slot for slot in trigger.get("slots", []))
        effect.not_own_bonus = trigger.get("not_own_bonus", False)
        if "rotated_min" in trigger:
            effect.low = trigger["rotated_min"]
        if "rotated_exactly" in trigger:
            effect.low = effect.high = trigger["rotated_exactly"]
    return effect


def build_tables(cards: Cards, actions: ActionTable) -> Tables:
    """Everything the rules need to know of the cards."""
    tables = Tables()
    for card in cards.all:
        tables.kind.append(KINDS.index(card["kind"]))
        tables.level.append(card.get("level", 0))
        tables.cost.append(card.get("cost", 0))
        tables.start.append(card.get("slot", 0))
        tables.locked.append(card.get("locked", False))
        tables.knowledge.append(card.get("knowledge", 0))
        tables.vp.append(card.get("vp", 0))
        tables.set.append(card.get("set", 0))
        tables.needs.append(conditions_of(card.get("needs", {})))
        effect = effect_of(card)
        tables.moment.append(effect.moment)
        tables.effect.append(effect)
        add_standing(tables, effect, {op["op"]: op for op in card.get("do", [])})
    add_actions(cards, tables, actions)
    return tables


def add_standing(tables: Tables, effect: Effect, ops: Mapping[str, Mapping[str, Any]]) -> None:
    """Effects that change a rule are kept where that rule looks for them."""
    less = ops.get("enter_with_less")
    discount = ops.get("entry_discount")
    tables.acts_at_once.append(less is None)
    tables.less.append(amount_of(less["n"]) if less else None)
    tables.discount_kinds.append(sum(kinds_of(kind) for kind in discount["kinds"]) if discount else 0)
    tables.discount.append(discount["n"] if discount else 0)
    tables.yields.append(ops["excavate_yield"]["n"] if "excavate_yield" in ops else 0)
    tables.need_discount.append(ops["requirement_discount"]["n"] if "requirement_discount" in ops else 0)
    tables.replaces_draw.append("replace_excavate_draw" in ops)
    if "replace_excavate_draw" in ops:
        effect.event = NO_EVENT  # it acts instead of the draw, not after it


def add_actions(cards: Cards, tables: Tables, actions: ActionTable) -> None:
    """The rows of the action table, in a fixed order. The text is the notation of records."""
    ids = [card["id"] for card in cards.all]
    add = actions.add
    tables.single = [add(kind, SINGLE.get(kind, f"- {kind}")) for kind in range(words.NO + 1)]
    unused = tables.single[words.CREATE]

    def by_card(kind: int, verb: str, first: int, last: int) -> list[Action]:
        return [add(kind, f"{verb} {ids[card]}", card) for card in range(first, last)]

    def by_number(kind: int, verb: str, most: int) -> list[list[Action]]:
        rows = []
        for card in range(MONUMENTS):
            numbers = range(1, most + 1)
            rows.append([unused, *(add(kind, f"{verb} {ids[card]} {number}", card, number) for number in numbers)])
        return rows

    tables.create = by_number(words.CREATE, "create", SLOTS)
    tables.create += [[add(words.CREATE, f"create {ids[card]}", card, 0)] for card in range(MONUMENTS, BUILDINGS)]
    tables.learn = by_card(words.LEARN, "learn", BUILDINGS, len(ids))
    excavations = range(1, MOST_ROTATED + 1)
    tables.excavate = [unused, *(add(words.EXCAVATE, f"excavate {count}", count) for count in excavations)]
    tables.discard = by_card(words.DISCARD, "discard", 0, BUILDINGS)
    tables.remove = by_number(words.REMOVE, "remove", MOST_REMOVED)
    tables.resolve = by_card(words.RESOLVE, "resolve", 0, len(ids))
    tables.decline = by_card(words.DECLINE, "decline", 0, MONUMENTS)
    tables.move = by_number(words.MOVE, "move", SLOTS)
    tables.swap = by_card(words.SWAP, "swap", 0, MONUMENTS)
    tables.add = by_card(words.ADD, "add", 0, MONUMENTS)
    tables.scrap = by_card(words.SCRAP, "scrap", MONUMENTS, BUILDINGS)
    tables.keep = by_card(words.KEEP, "keep", 0, BUILDINGS)
    tables.under = by_card(words.UNDER, "under", BUILDINGS, len(ids))
    tables.number = [add(words.NUMBER, f"number {count}", count) for count in range(MOST_ROTATED + 1)]
    tables.opponent = [add(words.OPPONENT, f"opponent {seat + 1}", seat) for seat in range(MOST_SEATS)]
    tables.flip = [add(words.FLIP, f"flip {board + 1}", board) for board in range(3)]
    tables.offer = by_card(words.OFFER, "offer", 0, BUILDINGS)
    tables.give = by_card(words.GIVE, "give", 0, BUILDINGS)
