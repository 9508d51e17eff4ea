"""What somebody who thinks about an action works out from what the seat sees: what it takes, when it scores."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.step import Options
from clio.engine.words import Fills
from clio.games.ancient_knowledge.operations.buildings import Move, Swap
from clio.games.ancient_knowledge.operations.hand import Draw
from clio.games.ancient_knowledge.rules import kinds
from clio.games.ancient_knowledge.rules.create import entering_knowledge
from clio.games.ancient_knowledge.rules.effects import acts, is_immediate
from clio.games.ancient_knowledge.rules.excavate import upright
from clio.games.ancient_knowledge.rules.learn import learn_options
from clio.games.ancient_knowledge.rules.measures import amount, measure
from clio.games.ancient_knowledge.rules.scoring import effect_points
from clio.games.ancient_knowledge.state import (
    ANCIENT,
    ARTIFACTS,
    BOARD,
    CITY,
    FINAL,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    IMMEDIATE,
    LOST,
    LOST_NOW,
    MEGALITH,
    ON_CREATE,
    ON_EXCAVATE,
    ON_LEARN,
    PYRAMID,
    SECRET,
    SLOT_COUNT,
    TIMELINE,
    WRITING,
    Amount,
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
    if action.kind == kinds.DISCARD:
        return [*bringing(state, seat, card), *scoring(state, seat, card)]
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
    return drawing(state, seat, count * each_draws(state, seat))


def each_draws(state: AncientKnowledge, seat: Seat) -> int:
    cards = [*state.zones[ARTIFACTS + seat], *state.zones[TIMELINE + seat]]
    return max([EACH, *(state.lookup.yields[card] for card in cards)])


def at_once(state: AncientKnowledge, seat: Seat, card: Card) -> list[tuple[str, Fills]]:
    """What an effect that happens at once would do as things stand, where its text alone does not say it."""
    effect = state.lookup.effect[card]
    if not is_immediate(state, card) or not effect.ops:
        return [("outlook-end-only", {})] if state.lookup.vp[card] else []
    if scoring(state, seat, card):
        return scoring(state, seat, card)
    can = acts(state, seat, card) and any(op.can(state, seat, card) for op in effect.ops)
    draws = only_draws(state, card)
    if can and draws is not None:
        n = amount(state, seat, card, draws, 0)
        if n and (draws.measure >= 0 or n > HAND_LIMIT - len(state.zones[HAND + seat])):
            return drawing(state, seat, n)
        can = n > 0
    return [] if can else [("outlook-in-vain", {})]


def only_draws(state: AncientKnowledge, card: Card) -> Amount | None:
    """How many cards an effect draws that does nothing else."""
    ops = state.lookup.effect[card].ops
    return ops[0].n if len(ops) == 1 and isinstance(ops[0], Draw) else None


def drawn_by(state: AncientKnowledge, seat: Seat, action: Action) -> int:
    """How many cards an action brings to the hand; 0 where it is not made for that."""
    room = HAND_LIMIT - len(state.zones[HAND + seat])
    n = 0
    if action.kind == kinds.SEARCH:
        n = 1
    elif action.kind == kinds.EXCAVATE:
        n = action.amount * each_draws(state, seat)
    elif action.kind == kinds.LEARN and is_immediate(state, Card(action.card)) and acts(state, seat, Card(action.card)):
        draws = only_draws(state, Card(action.card))
        n = 0 if draws is None else amount(state, seat, Card(action.card), draws, 0)
    return max(0, min(n, room))


def bringing(state: AncientKnowledge, seat: Seat, card: Card) -> list[tuple[str, Fills]]:
    """What a card of the hand takes to be created where it belongs."""
    lookup = state.lookup
    return [("outlook-price", {"n": lookup.cost[card], "slot": lookup.start[card] if card < lookup.monuments else 0})]


def price_of(state: AncientKnowledge, card: Card, slot: int) -> int:
    """How many cards pay for a card, in a slot or among the artifacts."""
    return state.lookup.cost[card] + (abs(slot - state.lookup.start[card]) if slot > 0 else 0)


def entering(state: AncientKnowledge, seat: Seat, card: Card) -> int:
    """With how much knowledge a monument would come into play."""
    quiet = state.clone()  # what cards take off would be told
    quiet.events = None
    return entering_knowledge(quiet, seat, card)


def wakes(state: AncientKnowledge, seat: Seat, card: Card) -> tuple[str, int] | None:
    """How much a card that reacts to learning or creating has to react to: open technologies that can be learned, other
    cards in hand. None where it reacts to nothing of the kind, or to all of it."""
    effect = state.lookup.effect[card]
    kind = state.lookup.kind
    if effect.event == ON_LEARN and effect.kinds and not every(effect.kinds, (ANCIENT, WRITING, SECRET)):
        lying = [each for board in range(3) for each in state.zones[BOARD + board]]
        found = Options(False)
        learn_options(state, seat, False, found)
        can = {action.card for action in found.legal}
        return "learn", sum(bool(effect.kinds >> kind[each] & 1) for each in lying if int(each) in can)
    if effect.event == ON_CREATE and effect.kinds and not every(effect.kinds, (CITY, MEGALITH, PYRAMID)):
        return "create", sum(bool(effect.kinds >> kind[each] & 1) for each in state.zones[HAND + seat] if each != card)
    return None


def every(bits: int, kinds_of: tuple[int, ...]) -> bool:
    return all(bool(bits >> kind & 1) for kind in kinds_of)


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
    price = price_of(state, card, slot)
    found: list[tuple[str, Fills]] = [("outlook-takes", {"n": price, "hand": len(state.zones[HAND + seat]) - 1})]
    if slot > 0:
        found.append(declining(state, seat, slot, entering(state, seat, card)))
    return found


def scoring(state: AncientKnowledge, seat: Seat, card: Card) -> list[tuple[str, Fills]]:
    """What its effect still waits for; a final one: what it would score as things stand."""
    effect = state.lookup.effect[card]
    for condition in effect.conditions:
        if condition.measure < HAND_SIZE or SLOT_COUNT < condition.measure < LOST_NOW:  # others: where the card lies
            n = measure(state, seat, card, condition.measure, 0)
            if n < condition.low:
                message = "outlook-lost" if condition.measure == LOST else "outlook-needs"
                return [(message, {"n": n, "need": condition.low})]
    if effect.event == ON_EXCAVATE and effect.low > 1 and upright(state, seat) < effect.low:
        return [("outlook-needs", {"n": upright(state, seat), "need": effect.low})]
    if effect.moment != FINAL:
        return []
    return [("outlook-scores", {"n": state.lookup.vp[card] + effect_points(state, seat, card)})]
