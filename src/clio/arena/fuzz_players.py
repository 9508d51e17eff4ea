"""Players for fuzzing, with moods: where an even hand never gets to, a one-sided one does (swarm testing)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.bots import Blind, Bot
from clio.bots.greedy import Greedy
from clio.bots.random import seldom_rare
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.game import Game
from clio.engine.state import State

WEIGHTS: Final = (1, 6, 36)
QUARTERS: Final = 4


class Moody(Blind):
    """Draws a weight for every kind of action when it sits down and sticks to it for the whole game.

    One hoards cards, one ends its turns at once, one hurries through the ages: together they find rare endings.
    """

    name = "moody"

    def __init__(self, game: Game, dice: Dice) -> None:
        kinds = 1 + max(action.kind for action in game.actions.rows)
        self.weights = [WEIGHTS[dice.below(len(WEIGHTS))] for _ in range(kinds)]

    def pick(self, game: Game, legal: Sequence[Action], dice: Dice) -> Action:
        legal = seldom_rare(game, legal, dice)
        weights = [self.weights[action.kind] for action in legal]
        left = dice.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        raise AssertionError("the weights add up to more than was drawn")


class Erratic(Bot):
    """Plays sensibly in some of its decisions, a quarter to three quarters of them, and by its mood in the others.

    What is great takes a long time of good play, what is strange takes somebody who does strange things: a player
    who does either gets to both.
    """

    name = "erratic"

    def __init__(self, game: Game, dice: Dice, nodes: int) -> None:
        self.moody = Moody(game, dice)
        self.greedy = Greedy(nodes)
        self.sensible = 1 + dice.below(QUARTERS - 1)

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        bot: Bot = self.greedy if dice.below(QUARTERS) < self.sensible else self.moody
        return bot.choose(world, seat, dice)


class Bold(Blind):
    """Any kind of action is as likely, and of that kind it takes the most: the highest bid, the last card.

    Who bids as high as the hand allows must pay with rare cards, and everybody else has to imagine such a hand.
    """

    name = "bold"

    def pick(self, game: Game, legal: Sequence[Action], dice: Dice) -> Action:
        last = {action.kind: action for action in seldom_rare(game, legal, dice)}
        return list(last.values())[dice.below(len(last))]
