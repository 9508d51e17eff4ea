"""The bot that grabs points."""

from __future__ import annotations

from clio.bots.bot import Bot, pick_best
from clio.bots.look import sensible
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.state import State


class Hasty(Bot):
    """Does what leaves it with the highest score, counted at once; ties at random."""

    name = "hasty"

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        actions = sensible(world, seat)
        scores = []
        for action in actions:
            child = world.clone()
            child.apply(seat, action)
            scores.append(child.game.score(child, seat))
        return pick_best(actions, scores, dice)
