"""What a bot is asked."""

from __future__ import annotations

from typing import NamedTuple

from clio import bots
from clio.bots import Bot
from clio.bots.guard import Reported
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.state import State


class BotTask(NamedTuple):
    """All that a bot needs for one answer, apart from the table: it may think in another thread."""

    seat: int
    number: int  # of the question
    state: State
    bot: Bot
    dice: Dice
    fixed: Action | None  # what a lesson has it do

    def decide(self, reported: Reported | None = None) -> Action:
        """The answer. A bot that fails is reported, if somebody wants to hear of it, and another answers for it."""
        if self.fixed is not None:
            return self.fixed
        if reported is None:
            return bots.decide(self.bot, self.state, self.seat, self.dice)
        return bots.decide_always(self.bot, self.state, self.seat, self.dice, reported)
