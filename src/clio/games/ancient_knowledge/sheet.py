"""A civilization in a few numbers: the words in which two ends of a turn are compared."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.ancient_knowledge.rules import scoring
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    COLLECTION,
    HAND,
    PAST,
    TIMELINE,
    AncientKnowledge,
)


def sheet(state: AncientKnowledge, seat: Seat) -> list[tuple[str, int]]:
    """What pays most first."""
    return [
        ("sheet-points", sum(scoring.lines_of(state, seat))),
        ("sheet-past", len(state.zones[PAST + seat])),
        ("sheet-timeline", len(state.zones[TIMELINE + seat])),
        ("sheet-promised", promised(state, seat)),
        ("sheet-lost", state.lost[seat]),
        ("sheet-knowledge", state.total_knowledge(seat)),
        ("sheet-technologies", len(state.zones[COLLECTION + seat])),
        ("sheet-artifacts", len(state.zones[ARTIFACTS + seat])),
        ("sheet-hand", len(state.zones[HAND + seat])),
    ]


def promised(state: AncientKnowledge, seat: Seat) -> int:
    """What the monuments of the timeline would score if they lay in the Past as things stand."""
    vp = state.lookup.vp
    return sum(vp[card] + scoring.effect_points(state, seat, card) for card in state.zones[TIMELINE + seat])


def credits_of(state: AncientKnowledge, seat: Seat) -> list[tuple[str, str, int]]:
    """Which card makes how much of what the sheet and the final score count."""
    vp, names = state.lookup.vp, state.game.card_name
    found = []
    for card in state.zones[TIMELINE + seat]:
        found.append(("sheet-promised", names[card], vp[card] + scoring.effect_points(state, seat, card)))
        found.append(("sheet-knowledge", names[card], state.tokens[card]))
    for card in state.zones[PAST + seat]:
        effects = scoring.effect_points(state, seat, card)
        found.append(("score-monuments", names[card], vp[card]))
        found.append(("score-effects", names[card], effects))
        found.append(("sheet-points", names[card], vp[card] + effects))
    for card in state.zones[COLLECTION + seat]:
        found.append(("score-technologies", names[card], vp[card]))
        found.append(("sheet-points", names[card], vp[card]))
    return [(row, name, n) for row, name, n in found if n]


def losses_of(before: AncientKnowledge, after: AncientKnowledge, seat: Seat) -> list[tuple[str, int]]:
    """Off which monuments knowledge was lost as they came to the Past; nothing where that cannot be told apart."""
    lost = after.lost[seat] - before.lost[seat]
    was_there = before.zones[PAST + seat]
    came = [card for card in after.zones[PAST + seat] if card not in was_there]
    names, printed = before.game.card_name, before.lookup.knowledge
    if lost <= 0 or not came:
        return []
    if len(came) == 1:
        most = max(before.tokens[came[0]], printed[came[0]])
        return [(names[came[0]], lost)] if lost <= most else []
    if sum(before.tokens[card] for card in came) == lost:
        return [(names[card], before.tokens[card]) for card in came if before.tokens[card]]
    return []
