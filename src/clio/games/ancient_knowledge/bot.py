"""The hand-written evaluation the bots use: points now, and what the table promises for the turns to come.

Everything is in victory points. A monument in the timeline is worth what it will bring in the Past, less the
knowledge that will probably be lost with it; cards and effects are worth a rate for each turn that is left.
"""

from __future__ import annotations

from typing import Final

from clio.games.ancient_knowledge.operations.buildings import DiscardSelf
from clio.games.ancient_knowledge.rules.decline import FOURTEEN
from clio.games.ancient_knowledge.rules.scoring import effect_points
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    COLLECTION,
    DECLINE,
    FINAL,
    HAND,
    ONGOING,
    PAST,
    TIMELINE,
    TIMELINE_PHASE,
    AncientKnowledge,
)

PER_TURN: Final = 1.4  # monuments that enter the fullest Past in a turn
HAND_CARD: Final = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05)  # the first, the second, ... card in hand
STEP: Final = 1.2  # of a monument in the Past or on its way, besides its points
UPRIGHT: Final = 0.7  # of a monument that can be excavated
TECHNOLOGY: Final = 1.0
TIMELINE_RATE: Final = 0.5  # of a timeline effect, each time it acts
ONGOING_RATE: Final = 0.35
DECLINE_EFFECT: Final = 0.8
ARTIFACT_RATE: Final = 0.3  # each turn
SAVED_PER_SLOT: Final = 0.45  # tokens that will be taken off a monument for each turn it still has
LEFT_BEHIND: Final = 0.35  # what a monument is worth that will not decline in time
RIVAL: Final = 0.5
ACTION_LEFT: Final = 0.2


def evaluate(state: AncientKnowledge, seat: int) -> float:
    """The own prospects, less a part of those of the best opponent."""
    left = turns_left(state)
    rivals = [prospects(state, other, left) for other in state.opponents(seat)]
    own = prospects(state, seat, left)
    if state.rulings.teams:
        own += prospects(state, seat ^ 1, left)
        rivals = [sum(rivals)]
    return own - RIVAL * max(rivals)


def turns_left(state: AncientKnowledge) -> float:
    """How many more turns everybody has, about."""
    if state.result is not None:
        return 0.0
    if state.ending:
        return 0.5
    most = max(len(state.zones[PAST + seat]) for seat in range(state.layout.seats))
    return 1.0 + (FOURTEEN - most) / PER_TURN


def prospects(state: AncientKnowledge, seat: int, left: float) -> float:
    zones = state.zones
    vp = state.tables.vp
    value = -float(state.lost[seat])
    for card in zones[PAST + seat]:
        value += vp[card] + effect_points(state, seat, card)
    for card in zones[COLLECTION + seat]:
        value += vp[card]
    if state.result is not None:
        return value + len(zones[TIMELINE + seat])
    soon = min(left, 6.0)
    value += STEP * len(zones[PAST + seat]) + TECHNOLOGY * len(zones[COLLECTION + seat])
    value += UPRIGHT * (len(zones[PAST + seat]) - state.rotated[seat]) * min(1.0, left / 4)
    value += sum(HAND_CARD[: len(zones[HAND + seat])]) * min(1.0, left / 3)
    value += ARTIFACT_RATE * soon * len(zones[ARTIFACTS + seat])
    value += ACTION_LEFT * max(0, state.actions[seat])
    for card in zones[TIMELINE + seat]:
        value += monument_worth(state, seat, card, left)
    return value


def monument_worth(state: AncientKnowledge, seat: int, card: int, left: float) -> float:
    """What a monument in the timeline will bring."""
    tables = state.tables
    slot = state.slot[card]
    moment = tables.moment[card]
    if slot > left + 0.5:
        return LEFT_BEHIND
    tokens = state.tokens[card] - SAVED_PER_SLOT * (slot - 1)
    if tokens < 0:
        tokens = 0.0
    worth = STEP + tables.vp[card] - tokens
    if moment == FINAL:
        worth += 0.8 * effect_points(state, seat, card) + 0.5
    elif moment == TIMELINE_PHASE:
        worth += TIMELINE_RATE * slot
    elif moment == ONGOING:
        worth += ONGOING_RATE * slot
    elif moment == DECLINE:
        if isinstance(tables.effect[card].ops[0], DiscardSelf):
            # All or nothing: it counts only as far as its knowledge will be gone in time.
            return (STEP + tables.vp[card]) * max(0.0, 1 - tokens / 4) if tokens else STEP + tables.vp[card]
        worth += DECLINE_EFFECT
    return worth * (1 - 0.02 * slot)
