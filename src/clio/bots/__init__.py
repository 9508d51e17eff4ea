"""Bots: one interface for every game, and every bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clio.bots.bot import Blind, Bot, BotError, decide
from clio.bots.greedy import Greedy
from clio.bots.guard import Fault, decide_always
from clio.bots.hasty import Hasty
from clio.bots.levels import BEGINNER, CHARACTERS, LEVELS, Beginner, Level
from clio.bots.plan import Plan, settings_from
from clio.bots.random import Random
from clio.engine.errors import did_you_mean

__all__ = [
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "THINKING",
    "Blind",
    "Bot",
    "BotError",
    "Fault",
    "decide",
    "decide_always",
    "make",
    "names",
    "offered",
]

# Raised when a change of the program makes a bot choose otherwise: games that were kept before do not count any more.
THINKING: Final = 2

BOTS: dict[str, Callable[[], Bot]] = {bot.name: bot for bot in (Random, Hasty, Greedy)}


def _publish(level: str, character: str = "") -> None:
    BOTS[f"{level}-{character}" if character else level] = lambda: Level(level, character)


BOTS[BEGINNER] = Beginner
for _level in LEVELS[1:]:
    _publish(_level)
for _character in CHARACTERS:
    _publish("expert", _character)


def names() -> list[str]:
    """All bots."""
    return list(BOTS)


def offered() -> list[str]:
    """All bots as people are asked to choose: first the levels, beginning with the one that suits most."""
    first = [*LEVELS[1:], BEGINNER]
    return first + [name for name in reversed(BOTS) if name not in first]


def make(name: str) -> Bot:
    """The bot with this name. `plan:search=turn:worlds=2` is a bot with settings of its own, for experiments."""
    if name.startswith(f"{Plan.name}:"):
        return _plan(name)
    if name not in BOTS:
        raise BotError("no-bot", name=name, known=", ".join(BOTS), hint=did_you_mean(name, BOTS))
    return BOTS[name]()


def _plan(name: str) -> Bot:
    values: dict[str, str | int] = {}
    for part in name.split(":")[1:]:
        key, _, value = part.partition("=")
        values[key] = int(value) if value.isdigit() else value
    try:
        bot = Plan(settings_from(values))
    except (TypeError, ValueError):
        raise BotError("bad-plan", name=name) from None
    bot.name = name
    return bot
