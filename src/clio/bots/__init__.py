"""Bots: one interface for every game, and every bot by its name."""

from __future__ import annotations

from clio.bots.bot import Blind, Bot, BotError, decide
from clio.bots.greedy import Greedy
from clio.bots.guard import Fault, decide_always
from clio.bots.hasty import Hasty
from clio.bots.random import Random
from clio.engine.errors import did_you_mean

__all__ = ["BOTS", "Blind", "Bot", "BotError", "Fault", "decide", "decide_always", "make", "names"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Hasty, Greedy)}


def names() -> list[str]:
    """All bots, the weakest first."""
    return list(BOTS)


def make(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise BotError("no-bot", name=name, known=", ".join(BOTS), hint=did_you_mean(name, BOTS))
    return BOTS[name]()
