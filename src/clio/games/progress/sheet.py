"""A civilization in a few numbers: the words in which two ends of a turn are compared."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.progress.rules import scoring
from clio.games.progress.rules.knowledge import hand_value
from clio.games.progress.state import (
    ACTIVE,
    DEVELOPMENTS,
    GENERAL,
    HAND,
    KNOWLEDGE,
    KNOWLEDGE_COUNT,
    POWER_COUNT,
    POWERS,
    SKILL_COUNT,
    SKILLS,
    Progress,
)


def sheet(state: Progress, seat: Seat) -> list[tuple[str, int]]:
    """What pays most first."""
    rows = [
        ("sheet-points", scoring.total(scoring.score_lines(state), seat)),
        ("sheet-technologies", len(state.zones[ACTIVE + seat])),
        ("sheet-developments", len(state.zones[DEVELOPMENTS + seat])),
    ]
    for number, power in enumerate(POWERS):
        rows.append((f"sheet-{power}", state.power[POWER_COUNT * seat + number]))
    for number, skill in enumerate(SKILLS):
        rows.append((f"sheet-skill-{skill.replace('_', '-')}", state.skill[SKILL_COUNT * seat + number]))
    for number, kind in enumerate(KNOWLEDGE):
        place = KNOWLEDGE_COUNT * seat + number
        rows.append((f"sheet-{kind}", state.ready[place] + state.spent[place]))
    return [
        *rows,
        ("sheet-hand", len(state.zones[HAND + seat])),
        ("sheet-hand-value", hand_value(state, seat)),
        ("sheet-payable", payable(state, seat)),
        ("sheet-markers", sum(state.markers[card] for card in state.zones[DEVELOPMENTS + seat])),
    ]


def payable(state: Progress, seat: Seat) -> int:
    """How many technologies of the hand all tokens and the other hand cards can pay for, each by itself."""
    lookup = state.lookup
    place = KNOWLEDGE_COUNT * seat
    tokens = [state.ready[place + kind] + state.spent[place + kind] for kind in range(KNOWLEDGE_COUNT)]
    base = len(lookup.age) * seat
    knowledge = hand_value(state, seat) + tokens[GENERAL]
    found = set()
    for card in state.zones[HAND + seat]:
        tech = lookup.tech[card]
        lack = 0
        for cost in lookup.costs[tech]:
            if cost.prerequisite < 0 or not state.area[base + cost.prerequisite]:
                lack += max(0, cost.amount - tokens[cost.kind])
        if not state.area[base + tech] and lack <= knowledge - lookup.value[tech]:
            found.add(tech)
    return len(found)
