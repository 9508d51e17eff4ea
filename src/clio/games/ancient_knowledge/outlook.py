"""What somebody who thinks about an action works out from what the seat sees: what it takes, when it scores."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.words import Fills
from clio.games.ancient_knowledge.operations.buildings import Move, Swap
from clio.games.ancient_knowledge.operations.hand import Draw
from clio.games.ancient_knowledge.rules import kinds
from clio.games.ancient_knowledge.rules.create import entering_knowledge
from clio.games.ancient_knowledge.rules.effects import acts, is_immediate
from clio.games.ancient_knowledge.rules.excavate import upright
from clio.games.ancient_knowledge.rules.measures import amount, measure
from clio.games.ancient_knowledge.rules.scoring import effect_points
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    FINAL,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    IMMEDIATE,
    LOST,
    ON_EXCAVATE,
    TIMELINE,
    AncientKnowledge,
)

EACH = 2  # cards for each monument that is rotated


def outlook(state: AncientKnowledge, seat: Seat, action: Action) -> list[tuple[str, Fills]]:
    card = Card(action.card)
    if action.kind == kinds.EXCAVATE:
        return digging(state, seat, action.amount)
    if action.kind == kinds.ARCHIVE:
        return [("outlook-archive", {"n": min(len(state.zones[HAND + seat]), state.total_knowledge(seat))})]
    if action.kind == kinds.SEARCH:
        return drawing(state, seat, 1)
    if card < 0:
        return []
    if card >= state.lookup.buildings:
        return at_once(state, seat, card) if action.kind == kinds.LEARN else []
    if action.kind == kinds.REMOVE:
        return [declining(state, seat, state.slot[card], state.tokens[card])]
    found = creating(state, seat, card, action.slot) if action.kind == kinds.CREATE else []
    return [*found, *scoring(state, seat, card)]


def drawing(state: AncientKnowledge, seat: Seat, n: int) -> list[tuple[str, Fills]]:
    """How many cards come to the hand, which has its limit."""
    room = HAND_LIMIT - len(state.zones[HAND + seat])
    return [("outlook-draws", {"n": max(0, min(n, room)), "lost": max(0, n - room)})]


def digging(state: AncientKnowledge, seat: Seat, count: int) -> list[tuple[str, Fills]]:
    """What an Excavate draws; some cards draw more for each."""
    cards = [*state.zones[ARTIFACTS + seat], *state.zones[TIMELINE + seat]]
    return drawing(state, seat, count * max([EACH, *(state.lookup.yields[card] for card in cards)]))


def at_once(state: AncientKnowledge, seat: Seat, card: Card) -> list[tuple[str, Fills]]:
    """What an effect that happens at once would do as things stand, where its text alone does not say it."""
    effect = state.lookup.effect[card]
    if not is_immediate(state, card) or not effect.ops:
        return [("outlook-end-only", {})] if state.lookup.vp[card] else []
    if scoring(state, seat, card):
        return scoring(state, seat, card)
    can = acts(state, seat, card) and any(op.can(state, seat, card) for op in effect.ops)
    draws = [op.n for op in effect.ops if isinstance(op, Draw)]
    if can and len(draws) == len(effect.ops) == 1:
        n = amount(state, seat, card, draws[0], 0)
        if n and (draws[0].measure >= 0 or n > HAND_LIMIT - len(state.zones[HAND + seat])):
            return drawing(state, seat, n)
        can = n > 0
    return [] if can else [("outlook-in-vain", {})]


def declining(state: AncientKnowledge, seat: Seat, slot: int, tokens: int) -> tuple[str, Fills]:
    """When a monument comes to the Past, unless a card in play moves it before."""
    moving = [
        state.game.card_name[card]
        for zone in (ARTIFACTS + seat, TIMELINE + seat)
        for card in state.zones[zone]
        if may_move(state, card, slot, tokens)
    ]
    fills: Fills = {"turns": slot - 1, "n": tokens}
    return ("outlook-declines-unless", {**fills, "cards": " ".join(moving)}) if moving else ("outlook-declines", fills)


def may_move(state: AncientKnowledge, card: Card, slot: int, tokens: int) -> bool:
    """Could a card in play still move a monument with so much knowledge, in the slots that it comes through?"""
    effect = state.lookup.effect[card]
    if effect.moment in (IMMEDIATE, FINAL):
        return False
    moves = [op for op in effect.ops if isinstance(op, Move)]
    return any(isinstance(op, Swap) for op in effect.ops) or any(op.slot <= slot and op.low <= tokens for op in moves)


def creating(state: AncientKnowledge, seat: Seat, card: Card, slot: int) -> list[tuple[str, Fills]]:
    """What a card takes from the hand; for a monument also when it comes to the Past, and with how much to be lost."""
    lookup = state.lookup
    price = lookup.cost[card] + (abs(slot - lookup.start[card]) if slot > 0 else 0)
    found: list[tuple[str, Fills]] = [("outlook-takes", {"n": price, "hand": len(state.zones[HAND + seat]) - 1})]
    if slot > 0:
        quiet = state.clone()  # what cards take off would be told
        quiet.events = None
        found.append(declining(state, seat, slot, entering_knowledge(quiet, seat, card)))
    return found


def scoring(state: AncientKnowledge, seat: Seat, card: Card) -> list[tuple[str, Fills]]:
    """What its effect still waits for; a final one: what it would score as things stand."""
    effect = state.lookup.effect[card]
    for condition in effect.conditions:
        if condition.measure < HAND_SIZE:  # the others depend on where the card lies
            n = measure(state, seat, card, condition.measure, 0)
            if n < condition.low:
                message = "outlook-lost" if condition.measure == LOST else "outlook-needs"
                return [(message, {"n": n, "need": condition.low})]
    if effect.event == ON_EXCAVATE and effect.low > 1 and upright(state, seat) < effect.low:
        return [("outlook-needs", {"n": upright(state, seat), "need": effect.low})]
    if effect.moment != FINAL:
        return []
    return [("outlook-scores", {"n": state.lookup.vp[card] + effect_points(state, seat, card)})]
