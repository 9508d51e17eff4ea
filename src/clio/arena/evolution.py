"""An evolution strategy for many numbers and noisy games: CMA-ES with a variance for each number (sep-CMA-ES).

After Ros and Hansen, 2008. Numbers are searched on a logarithmic scale around where they began, so a weight keeps its
sign and 0 stays 0. What a generation draws depends on the seed and its number alone, so a run that was stopped goes on
as if it had not been.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Final

FARTHEST: Final = 2.5  # a number stays within exp(2.5) = 12 times its first value
FIRST_STEP: Final = 0.25


@dataclass
class Evolution:
    """Where the search stands. `asdict` is a checkpoint."""

    start: list[float]
    seed: str
    born: int  # candidates of a generation
    generation: int = 0
    step: float = FIRST_STEP
    mean: list[float] = field(default_factory=list)  # on the logarithmic scale
    variance: list[float] = field(default_factory=list)
    path: list[float] = field(default_factory=list)  # where the mean has been going, for each variance
    step_path: list[float] = field(default_factory=list)  # likewise, for the step

    def __post_init__(self) -> None:
        count = len(self.start)
        self.mean = self.mean or [0.0] * count
        self.variance = self.variance or [1.0] * count
        self.path = self.path or [0.0] * count
        self.step_path = self.step_path or [0.0] * count

    def checkpoint(self) -> dict[str, Any]:
        return asdict(self)

    def numbers(self, point: Sequence[float]) -> list[float]:
        """A point of the search as the numbers it stands for."""
        return [first * math.exp(min(FARTHEST, max(-FARTHEST, x))) for first, x in zip(self.start, point, strict=True)]

    def best(self) -> list[float]:
        """The numbers in the middle of the search."""
        return self.numbers(self.mean)

    def _drawn(self) -> list[list[float]]:
        dice = Random(f"{self.seed}/{self.generation}")
        return [[dice.gauss(0.0, 1.0) for _ in self.start] for _ in range(self.born)]

    def candidates(self) -> list[list[float]]:
        """The numbers to be tried in this generation."""
        return [self.numbers(self._point(drawn)) for drawn in self._drawn()]

    def _point(self, drawn: Sequence[float]) -> list[float]:
        spread = [self.step * math.sqrt(variance) for variance in self.variance]
        return [middle + width * z for middle, width, z in zip(self.mean, spread, drawn, strict=True)]

    def learn(self, fitness: Sequence[float]) -> None:
        """Move towards what did best; the next generation follows."""
        count = len(self.start)
        parents = self.born // 2
        raw = [math.log(parents + 0.5) - math.log(rank + 1) for rank in range(parents)]
        shares = [value / sum(raw) for value in raw]
        mass = 1 / sum(share * share for share in shares)
        drawn = self._drawn()
        order = sorted(range(self.born), key=lambda number: -fitness[number])[:parents]
        # How fast each path and variance follows: the constants of the literature.
        follow_step = (mass + 2) / (count + mass + 5)
        follow_path = 4 / (count + 4)
        faster = (count + 2) / 3  # one variance each needs fewer games than a whole matrix
        one = min(1.0, 2 / ((count + 1.3) ** 2 + mass) * faster)
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((count + 2) ** 2 + mass) * faster)
        usual = math.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count))
        for place in range(count):
            spread = math.sqrt(self.variance[place])
            towards = sum(share * drawn[number][place] for share, number in zip(shares, order, strict=True))
            self.mean[place] += self.step * spread * towards
            self.step_path[place] += -follow_step * self.step_path[place] + (
                math.sqrt(follow_step * (2 - follow_step) * mass) * towards
            )
            self.path[place] += -follow_path * self.path[place] + (
                math.sqrt(follow_path * (2 - follow_path) * mass) * spread * towards
            )
            squares = sum(
                share * (spread * drawn[number][place]) ** 2 for share, number in zip(shares, order, strict=True)
            )
            old = self.variance[place]
            self.variance[place] = (1 - one - many) * old + one * self.path[place] ** 2 + many * squares
        length = math.sqrt(sum(value * value for value in self.step_path))
        self.step *= math.exp(min(0.5, follow_step / (1 + follow_step) * (length / usual - 1)))
        self.generation += 1
