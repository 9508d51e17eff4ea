"""Ratings from many games: Bradley-Terry, on the scale that chess players know.

A game of several players counts as one game between each two of them. 400 points are odds of ten to one; the anchor has
1,000. What is uncertain is found twice: by leaving out a part of the deals at a time, and from how much the games can
tell at all. The greater of the two is believed: who won all of two hundred games would by the first be quite certain.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from clio.arena.contest import Outcome

SCALE: Final = 400 / math.log(10)
ANCHORED: Final = 1000.0
ROUNDS: Final = 200
ENOUGH: Final = 1e-9  # steps as small as that end the search
FARTHEST: Final = 1.0  # of one step
TINY: Final = 1e-6  # what is known of somebody whom no games connect with the anchor
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


class Fit(NamedTuple):
    """Strengths as logarithms of odds, and how uncertain they are by the number of games alone."""

    strength: dict[str, float]  # the anchor has 0
    names: list[str]  # all but the anchor: rows and columns of
    doubt: list[list[float]]  # their covariances

    def difference(self, one: str, other: str) -> list[float]:
        """What the difference of two is made of, in the order of the names."""
        return [float(name == one) - float(name == other) for name in self.names]


def fit(scores: Scores, anchor: str) -> Fit:
    """Newton's method. Half a game more for each side of every pair keeps those finite who never lost."""
    everybody = sorted({name for pair in scores for name in pair})
    names = [name for name in everybody if name != anchor]
    strength = dict.fromkeys(everybody, 0.0)
    doubt: list[list[float]] = []
    for _ in range(ROUNDS):
        pull = dict.fromkeys(everybody, 0.0)
        told = {one: dict.fromkeys(everybody, 0.0) for one in everybody}
        for (first, second), score in scores.items():
            games = score + scores.get((second, first), 0.0) + 1.0
            chance = 1 / (1 + math.exp(strength[second] - strength[first]))
            pull[first] += score + 0.5 - games * chance
            told[first][first] += games * chance * (1 - chance)
            told[first][second] -= games * chance * (1 - chance)
        doubt = inverse([[told[one][other] + (TINY if one == other else 0.0) for other in names] for one in names])
        steps = [sum(share * pull[name] for share, name in zip(row, names, strict=True)) for row in doubt]
        for name, step in zip(names, steps, strict=True):
            strength[name] += max(-FARTHEST, min(FARTHEST, step))
        if all(abs(step) < ENOUGH for step in steps):
            break
    return Fit(strength, names, doubt)


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a symmetric matrix with nothing but positive eigenvalues."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        head = rows[column][column]
        rows[column] = [value / head for value in rows[column]]
        for number in range(size):
            factor = rows[number][column]
            if number != column and factor:
                pairs = zip(rows[number], rows[column], strict=True)
                rows[number] = [value - factor * other for value, other in pairs]
    return [row[size:] for row in rows]


def fitted(scores: Scores, anchor: str) -> dict[str, float]:
    """Points by name."""
    return {name: ANCHORED + SCALE * value for name, value in fit(scores, anchor).strength.items()}


def ratings(outcomes: Sequence[Outcome], anchor: str, before: Scores | None = None) -> list[Rating]:
    """The best first. `before` are games of which only the scores are known."""
    earlier = before or {}
    whole = fit(together(scores_of(outcomes), earlier), anchor)
    deals = list(dict.fromkeys(outcome.deal for outcome in outcomes))
    spread: dict[str, list[float]] = {name: [] for name in whole.strength}
    for part in range(PARTS if len(deals) >= PARTS else 0):
        out = set(deals[part::PARTS])
        left = together(scores_of([o for o in outcomes if o.deal not in out]), earlier)
        for name, value in fitted(left, anchor).items():
            spread[name].append(value)
    counts = {
        name: sum(name in outcome.seats for outcome in outcomes)
        + round(sum(score for pair, score in earlier.items() if name in pair))
        for name in whole.strength
    }
    found = []
    for name, value in sorted(whole.strength.items(), key=lambda pair: -pair[1]):
        error = 0.0
        if name in whole.names:
            place = whole.names.index(name)
            error = max(jackknife(spread[name]), SCALE * math.sqrt(whole.doubt[place][place]))
        points = ANCHORED + SCALE * value
        found.append(Rating(name, points, points - Z * error, points + Z * error, counts[name]))
    return found


def together(one: Scores, other: Scores) -> Scores:
    return {pair: one.get(pair, 0.0) + other.get(pair, 0.0) for pair in {**one, **other}}


def jackknife(values: Sequence[float]) -> float:
    """The standard error from estimates that each left out another part."""
    if len(values) < 2:
        return 0.0  # nothing was left out
    mean = sum(values) / len(values)
    return math.sqrt((len(values) - 1) / len(values) * sum((value - mean) ** 2 for value in values))


def expected(points: float, other: float) -> float:
    """The share of games that one so rated wins of the other."""
    return 1 / (1 + math.exp((other - points) / SCALE))


def as_data(found: Sequence[Rating]) -> list[Mapping[str, float | str | int]]:
    return [
        {"bot": r.name, "points": round(r.points), "low": round(r.low), "high": round(r.high), "games": r.games}
        for r in found
    ]
