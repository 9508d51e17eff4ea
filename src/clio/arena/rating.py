"""Ratings from many games: Bradley-Terry, on the scale that chess players know.

A game of several players counts as one game between each two of them. 400 points are odds of ten to one; the anchor has
1,000. What is uncertain is found by leaving out a part of the deals at a time.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from clio.arena.contest import Outcome

SCALE: Final = 400 / math.log(10)
ANCHORED: Final = 1000.0
ROUNDS: Final = 500
PARTS: Final = 10  # into which the deals are divided
Z: Final = 1.96

Scores = dict[tuple[str, str], float]  # how many games the first won of the second; half of one for a tie


@dataclass(frozen=True)
class Rating:
    name: str
    points: float
    low: float
    high: float
    games: int


def scores_of(outcomes: Sequence[Outcome]) -> Scores:
    found: Scores = {}
    for outcome in outcomes:
        for one, first in enumerate(outcome.seats):
            for other, second in enumerate(outcome.seats):
                if first != second:
                    ahead = outcome.places[one] < outcome.places[other]
                    tied = outcome.places[one] == outcome.places[other]
                    found[first, second] = found.get((first, second), 0.0) + (1.0 if ahead else 0.5 if tied else 0.0)
    return found


def fitted(scores: Scores, anchor: str) -> dict[str, float]:
    """Points by name. Half a game more for each side of every pair keeps those finite who never lost."""
    names = sorted({name for pair in scores for name in pair})
    strength = dict.fromkeys(names, 1.0)
    even = {pair: score + 0.5 for pair, score in scores.items()}
    for _ in range(ROUNDS):
        for name in names:
            won = sum(score for (first, _), score in even.items() if first == name)
            met = 0.0
            for (first, second), score in even.items():
                if first == name:
                    met += (score + even[second, first]) / (strength[name] + strength[second])
            strength[name] = won / met
    base = strength.get(anchor, 1.0)
    return {name: ANCHORED + SCALE * math.log(value / base) for name, value in strength.items()}


def ratings(outcomes: Sequence[Outcome], anchor: str) -> list[Rating]:
    """The best first."""
    points = fitted(scores_of(outcomes), anchor)
    deals = list(dict.fromkeys(outcome.deal for outcome in outcomes))
    spread: dict[str, list[float]] = {name: [] for name in points}
    for part in range(PARTS if len(deals) >= PARTS else 0):
        out = set(deals[part::PARTS])
        for name, value in fitted(scores_of([o for o in outcomes if o.deal not in out]), anchor).items():
            spread[name].append(value)
    counts = {name: sum(name in outcome.seats for outcome in outcomes) for name in points}
    found = []
    for name, value in sorted(points.items(), key=lambda pair: -pair[1]):
        error = jackknife(spread[name])
        found.append(Rating(name, value, value - Z * error, value + Z * error, counts[name]))
    return found


def jackknife(values: Sequence[float]) -> float:
    """The standard error from estimates that each left out another part."""
    if len(values) < 2:
        return math.inf
    mean = sum(values) / len(values)
    return math.sqrt((len(values) - 1) / len(values) * sum((value - mean) ** 2 for value in values))


def expected(points: float, other: float) -> float:
    """The share of games that one so rated wins of the other."""
    return 1 / (1 + math.exp((other - points) / SCALE))


def as_data(found: Sequence[Rating]) -> list[Mapping[str, float | str | int]]:
    return [
        {"bot": r.name, "points": round(r.points), "low": _whole(r.low), "high": _whole(r.high), "games": r.games}
        for r in found
    ]


def _whole(value: float) -> int:
    return round(value) if math.isfinite(value) else 0
