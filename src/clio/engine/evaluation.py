"""Evaluation: how good a table looks for a seat. Bots that look ahead compare tables by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.state import State

if TYPE_CHECKING:
    from clio.engine.game import Game


class Evaluation:
    """A game subclasses this once; its weights are data, so that they can be tuned."""

    def value(self, state: State, seat: int) -> float:
        """Higher is better; differences between tables of one decision are all that counts."""
        raise NotImplementedError


class Terms(Evaluation):
    """A sum of numbers that are read off each seat, each with a weight; so its weights can be fitted to results."""

    def terms(self, state: State) -> list[list[float]]:
        """By seat the numbers, in the order of the weights."""
        raise NotImplementedError


class ScoreEvaluation(Evaluation):
    """For a game that has none of its own: the score as it stands."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def value(self, state: State, seat: int) -> float:
        return float(self.game.score(state, seat))
