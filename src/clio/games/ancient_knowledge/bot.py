"""The hand-written evaluation the bots use."""

from __future__ import annotations

from clio.games.ancient_knowledge.rules.scoring import score
from clio.games.ancient_knowledge.state import AncientKnowledge


def evaluate(state: AncientKnowledge, seat: int) -> float:
    return float(score(state, seat))
