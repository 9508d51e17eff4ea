"""The bots that people choose between: four levels, the same in every game, and characters with aims of their own.

How each of them thinks in a game is data: `weights/levels.toml` in the game's folder.
"""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from clio.bots.bot import Bot
from clio.bots.look import sensible
from clio.bots.plan import Plan, Settings, settings_from
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.game import Game
from clio.engine.state import State

BEGINNER: Final = "beginner"
LEVELS: Final = (BEGINNER, "plan", "expert", "master")  # people read "plan" as "player"
CHARACTERS: Final = ("builder", "warrior", "scholar")
FINE: Final = 1 << 20  # dice have whole numbers only


@lru_cache(maxsize=32)
def levels_of(package: str) -> dict[str, Any]:
    """What a game says of its bots; nothing where it says nothing."""
    file = files(package).joinpath("weights").joinpath("levels.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def told(game: Game) -> dict[str, Any]:
    return levels_of(type(game).__module__.rpartition(".")[0])


def settings_for(game: Game, level: str) -> Settings:
    """How a level thinks in this game. A game without weights is judged by its score, whatever their name."""
    return settings_from({**told(game).get(level, {})})


class Level(Bot):
    """Thinks as the game's data say for its level; a character weighs some things more than others do."""

    def __init__(self, level: str, character: str = "") -> None:
        self.level = level
        self.character = character
        self.name = f"{level}-{character}" if character else level

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        return self.thinker(world.game).choose(world, seat, dice)

    def makeup(self, game: Game) -> str:
        factors = told(game).get("character", {}).get(self.character, {})
        return f"{factors}\n{self.thinker(game).makeup(game)}"

    def thinker(self, game: Game) -> Plan:
        return thinker_of(game, self.level, self.character)


@lru_cache(maxsize=64)
def thinker_of(game: Game, level: str, character: str) -> Plan:
    """Made once for each game: what stands behind its value is costly to make."""
    settings = settings_for(game, level)
    if not character:
        return Plan(settings)
    factors = told(game).get("character", {}).get(character, {})
    return Plan(settings, game.evaluation(game.weights(settings.weights).times(factors)))


class Beginner(Level):
    """Sees what greedy sees, and takes something that is nearly as good: never what would cost it much.

    What a choice costs is counted in expected place: 100 for a sure win, 50 for equals. The value of a table becomes
    one by a curve as wide as values usually spread in this game.
    """

    def __init__(self) -> None:
        super().__init__(BEGINNER)

    def makeup(self, game: Game) -> str:
        return f"{told(game).get('beginning', {})}\n{super().makeup(game)}"

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        actions = sensible(world, seat)
        said = told(world.game).get("beginning", {})
        spread, temperature, most = said.get("spread", 10.0), said.get("temperature", 3.0), said.get("most_lost", 12.0)
        values = self.thinker(world.game).values(world, seat, actions, dice)
        losses = [place_lost(max(values) - value, spread) for value in values]
        chances = [round(FINE * math.exp(-lost / temperature)) if lost <= most else 0 for lost in losses]
        left = dice.below(sum(chances))
        for action, chance in zip(actions, chances, strict=True):
            left -= chance
            if left < 0:
                return action
        raise AssertionError("the chances add up to more than was drawn")


def place_lost(behind: float, spread: float) -> float:
    """Expected place that is lost by a table worth so much less, out of 100."""
    return 100 * (0.5 - 1 / (1 + math.exp(min(behind / spread, 50.0))))
