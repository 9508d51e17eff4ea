"""Whatever a bot does wrong, the table goes on: somebody simpler answers in its place, and the fault is reported."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from clio.bots.bot import Bot, decide
from clio.bots.greedy import Greedy
from clio.bots.look import sensible
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.state import State
from clio.engine.view import SPECTATOR, view

LINES: Final = 4  # of a traceback, the innermost


@dataclass(frozen=True)
class Fault:
    """A bot that failed: where in its code, and at which table as everybody sees it. It holds no secret of any seat.

    The text of the error is left out: it may name a card that only one seat has seen.
    """

    bot: str
    seat: int
    question: str
    kind: str
    where: str
    table: str  # the public view as JSON

    def __str__(self) -> str:
        who = f"the bot {self.bot} in seat {self.seat + 1}"
        return f"{who} failed at {self.question}: {self.kind} ({self.where}); {self.table}"


Reported = Callable[[Fault], None]


def fault_of(bot: str, state: State, seat: int, error: BaseException) -> Fault:
    frames = traceback.extract_tb(error.__traceback__)[-LINES:]
    where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    public = msgspec.json.encode(view(state, SPECTATOR)).decode()
    return Fault(bot, seat, state.asking().name, type(error).__name__, where, public)


def decide_always(bot: Bot, state: State, seat: int, dice: Dice, reported: Reported) -> Action:
    """What the bot does; if it cannot, what greedy does; if that cannot either, anything that is sensible and legal."""
    for thinker in (bot, Greedy()):
        try:
            return decide(thinker, state, seat, dice)
        except Exception as error:  # whatever it is, people at the table must not wait for ever
            reported(fault_of(thinker.name, state, seat, error))
    legal = sensible(state, seat)
    return legal[dice.below(len(legal))]
