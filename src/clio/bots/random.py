"""The bot that plays anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.bots.bot import Blind
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.game import Game

RARELY: Final = 200  # once in so many times an action that ends the own game (resigning) is drawn


class Random(Blind):
    """Every action is equally likely, but for the rare ones: with them at even odds no game would last."""

    name = "random"

    def pick(self, game: Game, legal: Sequence[Action], dice: Dice) -> Action:
        legal = seldom_rare(game, legal, dice)
        return legal[dice.below(len(legal))]


def seldom_rare(game: Game, legal: Sequence[Action], dice: Dice) -> Sequence[Action]:
    """What is drawn from: seldom the rare actions alone, mostly all the others."""
    rare = [action for action in legal if game.rare(action)]
    if rare and len(rare) < len(legal):
        wanted = dice.below(RARELY) == 0
        return [action for action in legal if (action in rare) == wanted]
    return legal
