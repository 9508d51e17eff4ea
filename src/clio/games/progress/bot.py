"""The hand-written evaluation the bots use."""

from __future__ import annotations

from clio.games.progress.rules.scoring import score_lines, total
from clio.games.progress.state import Progress


def evaluate(state: Progress, seat: int) -> float:
    return float(total(score_lines(state), seat))
