"""The bot that looks one whole action ahead and trusts the game's hand-written evaluation."""

from __future__ import annotations

from clio.bots.bot import Bot, pick_best
from clio.bots.look import NODES, Look, sensible
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.game import Game
from clio.engine.state import State


class Greedy(Bot):
    """Tries each action to its end in one world and takes the one after which the table looks best."""

    name = "greedy"

    def __init__(self, nodes: int = NODES) -> None:
        self.nodes = nodes

    def makeup(self, game: Game) -> str:
        return f"{self.name} {self.nodes}\n{game.weights('hand').toml()}"

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        actions = sensible(world, seat)
        evaluation = world.game.evaluation_by("hand")
        ends = Look(world, seat, self.nodes, evaluation).ends(world, actions)
        return pick_best(actions, [evaluation.value(end, seat) for end in ends], dice)
