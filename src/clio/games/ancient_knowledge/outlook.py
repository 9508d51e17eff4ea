"""What somebody who thinks about an action works out from what the seat sees: what it takes, when it scores."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.words import Fills
from clio.games.ancient_knowledge.rules import kinds
from clio.games.ancient_knowledge.rules.create import entering_knowledge
from clio.games.ancient_knowledge.rules.scoring import effect_points
from clio.games.ancient_knowledge.state import FINAL, LOST, AncientKnowledge


def outlook(state: AncientKnowledge, seat: Seat, action: Action) -> list[tuple[str, Fills]]:
    card = Card(action.card)
    if card < 0 or card >= state.lookup.buildings:
        return []
    if action.kind == kinds.REMOVE:
        return [("outlook-declines", {"turns": state.slot[card] - 1, "n": state.tokens[card]})]
    found = creating(state, seat, card, action.slot) if action.kind == kinds.CREATE else []
    return [*found, *scoring(state, seat, card)]


def creating(state: AncientKnowledge, seat: Seat, card: Card, slot: int) -> list[tuple[str, Fills]]:
    """What a card takes from the hand; for a monument also when it comes to the Past, and with how much to be lost."""
    lookup = state.lookup
    price = lookup.cost[card] + (abs(slot - lookup.start[card]) if slot > 0 else 0)
    found: list[tuple[str, Fills]] = [("outlook-takes", {"n": price})]
    if slot > 0:
        quiet = state.clone()  # what cards take off would be told
        quiet.events = None
        found.append(("outlook-declines", {"turns": slot - 1, "n": entering_knowledge(quiet, seat, card)}))
    return found


def scoring(state: AncientKnowledge, seat: Seat, card: Card) -> list[tuple[str, Fills]]:
    """What its final effect would score as things stand, and how much lost knowledge it waits for."""
    effect = state.lookup.effect[card]
    if effect.moment != FINAL:
        return []
    for condition in effect.conditions:
        if condition.measure == LOST and state.lost[seat] < condition.low:
            return [("outlook-lost", {"n": state.lost[seat], "need": condition.low})]
    return [("outlook-scores", {"n": state.lookup.vp[card] + effect_points(state, seat, card)})]
