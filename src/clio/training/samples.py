"""What was seen in a round of games, ready to be learnt from: rows of inputs, and what each position was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy
from numpy.typing import NDArray

from clio.bots.value import FURTHEST
from clio.training.learner import Array, Computer, Learner, Positions, Shape
from clio.training.self_play import Trajectory

RARE: Final = 0.0005  # an input that is there less often than in this share of positions is left out
LEAST: Final = 10  # and one that was there less often than so
EVEN: Final = numpy.array([0.5, 0.0], numpy.float32)  # place and lead of somebody who is neither ahead nor behind


def shape_of(trajectories: Sequence[Trajectory], size: int) -> Shape:
    """The inputs that occur in these games, and how large everything usually is."""
    columns = numpy.concatenate([trajectory.columns for trajectory in trajectories])
    inputs = numpy.concatenate([trajectory.inputs for trajectory in trajectories])
    hands = numpy.concatenate([trajectory.hands for trajectory in trajectories]).astype(numpy.float64)
    seen = numpy.bincount(columns, minlength=size)
    most = numpy.zeros(size, numpy.int64)
    numpy.maximum.at(most, columns, inputs)
    kept = numpy.flatnonzero(seen >= max(LEAST, RARE * len(hands)))
    return Shape(
        size,
        kept,
        (1 / most[kept]).astype(numpy.float32),
        hands.mean(0).astype(numpy.float32),
        numpy.maximum(hands.std(0), 1e-3).astype(numpy.float32),
        max(float(numpy.std([trajectory.lead for trajectory in trajectories])), 1e-3),
    )


def positions_of(trajectories: Sequence[Trajectory], shape: Shape) -> Positions:
    """All positions of these trajectories as rows of one length."""
    count = len(shape.columns)
    row = numpy.full(shape.size, count, numpy.int32)
    row[shape.columns] = numpy.arange(count, dtype=numpy.int32)
    lengths = numpy.concatenate([trajectory.lengths for trajectory in trajectories])
    there = numpy.arange(int(lengths.max()))[None, :] < lengths[:, None]
    columns = numpy.full(there.shape, count, numpy.int32)
    inputs = numpy.zeros(there.shape, numpy.uint8)
    columns[there] = row[numpy.concatenate([trajectory.columns for trajectory in trajectories])]
    inputs[there] = numpy.concatenate([trajectory.inputs for trajectory in trajectories])
    return Positions(columns, inputs, numpy.concatenate([trajectory.hands for trajectory in trajectories]))


def returns(
    told: NDArray[numpy.float32],
    turns: NDArray[numpy.int64],
    last: NDArray[numpy.float32],
    trust: float,
    patience: float = 1.0,
) -> NDArray[numpy.float32]:
    """What the positions of one trajectory were worth, by TD(λ) from turn to turn; `trust` is λ.

    A position is worth what the net tells of the end of the seat's next turn, and with weight λ what that turn was
    worth itself; those of the last turn are worth what came out. With less than all patience what is one turn further
    off counts less by that factor, the good and the bad: so who is ahead ends a game that does not end by itself.
    """
    found = numpy.empty_like(told)
    worth = last
    at = len(turns)
    while at > 0:
        start = at
        while start > 0 and turns[start - 1] == turns[at - 1]:
            start -= 1
        found[start:at] = worth
        worth = EVEN + patience * ((1 - trust) * told[at - 1] + trust * worth - EVEN)
        at = start
    return found


@dataclass
class Samples:
    """One round of games."""

    positions: Positions
    turns: list[NDArray[numpy.int64]]  # by trajectory
    ends: NDArray[numpy.float32]  # by trajectory: the place, and the lead in usual spreads
    columns: Array  # the same positions where they are computed with
    inputs: Array
    hands: Array

    def worth(self, learner: Learner, trust: float, patience: float) -> NDArray[numpy.float32]:
        """What every position was worth, as the net sees it now."""
        told = learner.judge(self.positions)
        found = []
        at = 0
        for turns, end in zip(self.turns, self.ends, strict=True):
            found.append(returns(told[at : at + len(turns)], turns, end, trust, patience))
            at += len(turns)
        return numpy.concatenate(found)

    def wrong(self, learner: Learner) -> tuple[float, float]:
        """How far from what came out the net is, and the hand-written value alone is at best: mean squares of leads."""
        told = learner.judge(self.positions)[:, 1]
        lead = numpy.repeat(self.ends[:, 1], [len(turns) for turns in self.turns])
        hands = numpy.column_stack([self.positions.hands, numpy.ones(len(lead))]).astype(numpy.float64)
        best = hands @ numpy.linalg.lstsq(hands, lead, rcond=None)[0]
        return float(((told - lead) ** 2).mean()), float(((best - lead) ** 2).mean())


def samples_of(trajectories: Sequence[Trajectory], shape: Shape, computer: Computer) -> Samples:
    positions = positions_of(trajectories, shape)
    leads = [min(max(each.lead / shape.spread, -FURTHEST), FURTHEST) for each in trajectories]
    ends = [(each.place, lead) for each, lead in zip(trajectories, leads, strict=True)]
    return Samples(
        positions,
        [trajectory.turns for trajectory in trajectories],
        numpy.array(ends, numpy.float32),
        *(computer.array(part) for part in (positions.columns, positions.inputs, positions.hands)),
    )
