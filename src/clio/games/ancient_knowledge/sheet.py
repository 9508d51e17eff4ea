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
