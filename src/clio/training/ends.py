"""Fitting the weights by which tables are compared at the ends of turns (`engine/evaluation.py`, Terms).

Quick bots play; now and then one of them does anything at all, so that there is something to tell apart. At the end of
every turn the terms of all seats are kept. Whoever was so much ahead in them, how much did it win by? The answer is
a regression over every two seats of a table, so it fits any number of players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy
from numpy.typing import NDArray

from clio.arena.play import Order, seat_dice
from clio.bots import decide, make
from clio.bots.look import sensible
from clio.engine.dice import dice_from_seed
from clio.engine.evaluation import Terms
from clio.engine.registry import load

LONGEST: Final = 4000  # decisions: a game that nobody ends by then is left out
FINE: Final = 10_000  # dice have whole numbers only
ROUNDS: Final = 20  # of Newton's method; a few are enough
CLOSE: Final = 1e-4
CHECKED: Final = 10  # one game of so many is not fitted to

Floats = NDArray[numpy.float64]


@dataclass(frozen=True)
class EndedGame:
    """A game to be played. Everything in it can be sent to another process."""

    game: str
    options: tuple[tuple[str, str], ...]  # all of them, complete
    seed: str
    weights: str  # those that are to be fitted: they say what is counted
    bot: str
    tries: float  # the share of decisions made at random


def ends_of(planned: EndedGame) -> tuple[Floats, Floats]:
    """For every two seats at the end of every turn: by how much their terms differ, and in the end their scores."""
    game = load(planned.game)
    counted = game.evaluation_by(planned.weights)
    assert isinstance(counted, Terms)
    state = game.start(dict(planned.options), planned.seed, False)
    seats = state.layout.seats
    bots, dice = [make(planned.bot) for _ in range(seats)], [seat_dice(planned.seed, seat) for seat in range(seats)]
    tries = dice_from_seed(f"tries of {planned.seed}")
    order = Order(planned.seed)
    kept = []
    who = state.acting()
    while not state.over and state.number < LONGEST:
        if state.acting() != who:
            who = state.acting()
            kept.append(counted.terms(state))
        seat = order.next_seat(state)
        if tries.below(FINE) < FINE * planned.tries:
            choices = sensible(state, seat)
            state.apply(seat, choices[tries.below(len(choices))])
        else:
            state.apply(seat, decide(bots[seat], state, seat, dice[seat]))
    if state.result is None or not kept:
        return numpy.zeros((0, 0)), numpy.zeros(0)
    pairs = [(one, other) for one in range(seats) for other in range(one)]
    scores = state.result.scores
    terms = [[numpy.subtract(table[one], table[other]) for one, other in pairs] for table in kept]
    leads = [[float(scores[one] - scores[other]) for one, other in pairs]] * len(kept)
    return numpy.array(terms).reshape(len(kept) * len(pairs), -1), numpy.array(leads).reshape(-1)


def chances(leads: Floats, spread: float) -> Floats:
    """A lead in points as the chance to win that it would be."""
    found: Floats = 0.5 + 0.5 * numpy.tanh(leads / (2 * spread))
    return found


@dataclass(frozen=True)
class Fitted:
    weights: Floats  # in points
    rows: int
    wrong: float  # in games that were not fitted to: the mean square of chances
    plain: float  # what it would be if every chance were one half


def fitted(games: Sequence[tuple[Floats, Floats]], spread: float, caution: float) -> Fitted:
    """Weights that make the sum of terms a lead: logistic regression with targets between 0 and 1."""
    played = [game for game in games if len(game[1])]
    learnt = [game for place, game in enumerate(played) if place % CHECKED]
    fresh = [game for place, game in enumerate(played) if place % CHECKED == 0]
    rows, wanted = numpy.concatenate([each[0] for each in learnt]), chances(_leads(learnt), spread)
    usual = rows.std(0) + 1e-9
    rows = rows / usual
    weights = numpy.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        told = 1 / (1 + numpy.exp(-rows @ weights))
        curve = (rows * (told * (1 - told) + 1e-3)[:, None]).T @ rows + caution * numpy.eye(len(weights))
        step = numpy.linalg.solve(curve, rows.T @ (wanted - told) - caution * weights)
        weights = weights + step
        if abs(step).max() < CLOSE:
            break
    checked = numpy.concatenate([each[0] for each in fresh]) / usual @ weights
    truth = chances(_leads(fresh), spread)
    wrong = float(((1 / (1 + numpy.exp(-checked)) - truth) ** 2).mean())
    return Fitted(spread * weights / usual, len(rows), wrong, float(((truth - 0.5) ** 2).mean()))


def _leads(games: Sequence[tuple[Floats, Floats]]) -> Floats:
    return numpy.concatenate([leads for _, leads in games])
