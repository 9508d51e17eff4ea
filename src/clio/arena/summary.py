"""What many games show: who won how often, by how much, and how the games ended."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Z: Final = 1.96  # of a confidence of 95%


@dataclass
class Standing:
    """One bot over all games, whatever seats it had."""

    name: str
    games: int = 0
    wins: float = 0.0  # a win shared by two counts half for each
    scores: list[int] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Between these lies the true share of wins, 95 times of 100 (Wilson)."""
        n = self.games
        middle = self.rate + Z * Z / (2 * n)
        spread = Z * math.sqrt(self.rate * (1 - self.rate) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    @property
    def mean_score(self) -> float | None:
        return sum(self.scores) / len(self.scores) if self.scores else None


class Summary:
    """Adds up rows, one after the other."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.endings: Counter[str] = Counter()
        self.standings: dict[str, Standing] = {}

    def add(self, row: Mapping[str, Any]) -> None:
        self.games += 1
        self.decisions += row["decisions"]
        self.endings[row["ending"]] += 1
        winners = row["places"].count(1)
        for name in dict.fromkeys(row["seats"]):
            standing = self.standings.setdefault(name, Standing(name))
            standing.games += 1
            for seat, bot in enumerate(row["seats"]):
                if bot == name:
                    standing.wins += (row["places"][seat] == 1) / winners if winners else 0
                    standing.scores += row["scores"][seat : seat + 1]

    def plain(self) -> dict[str, Any]:
        """As JSON-able data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "endings": dict(sorted(self.endings.items())),
            "bots": {
                name: {
                    "games": standing.games,
                    "wins": standing.wins,
                    "rate": standing.rate,
                    "interval": list(standing.interval()),
                    "mean_score": standing.mean_score,
                }
                for name, standing in self.standings.items()
            },
        }
