"""A random player with moods: where an even hand never gets to, a one-sided one does (swarm testing)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.bots import Blind
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.game import Game

WEIGHTS: Final = (1, 6, 6, 6, 36)


class Moody(Blind):
    """Draws a weight for every kind of action when it sits down and sticks to it for the whole game.

    One hoards cards, one ends its turns at once, one hurries through the ages: together they find rare endings.
    """

    name = "moody"

    def __init__(self, game: Game, dice: Dice) -> None:
        kinds = 1 + max(action.kind for action in game.actions.rows)
        self.weights = [WEIGHTS[dice.below(len(WEIGHTS))] for _ in range(kinds)]
        for action in game.actions.rows:
            if game.rare(action):
                self.weights[action.kind] = 1

    def pick(self, game: Game, legal: Sequence[Action], dice: Dice) -> Action:
        weights = [self.weights[action.kind] for action in legal]
        left = dice.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        raise AssertionError("the weights add up to more than was drawn")
