"""One game of a contest: who plays in which seat, what came of it, how long each thought and how it played."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from clio import bots
from clio.arena.play import Job, Order, seat_dice
from clio.bots import Bot
from clio.engine.game import Game
from clio.engine.state import State

LONGEST: Final = 5000  # decisions of a game; nobody wins one that has not ended by then
ENDLESS: Final = "endless"


@dataclass(frozen=True)
class Outcome:
    """What a finished game showed. Everything but the times is the same whenever it is played."""

    deal: str  # the seed: games of one deal have the same cards
    seats: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int
    habits: Mapping[str, Sequence[float]]  # how each seat played, by the game's own names
    milliseconds: tuple[tuple[float, ...], ...]  # of each seat: how long every real decision took
    faults: tuple[int, ...]  # of each seat: decisions that somebody simpler had to make

    def shares(self) -> list[float]:
        """Of one win, what each seat has."""
        winners = self.places.count(1)
        return [(place == 1) / winners if winners else 1 / len(self.places) for place in self.places]


@dataclass
class Sitting:
    """A bot in its seat, with what it has used up."""

    bot: Bot
    milliseconds: list[float] = field(default_factory=list)
    done: Counter[int] = field(default_factory=Counter)
    faults: int = 0

    def fault(self, _: object) -> None:
        self.faults += 1


def contest(job: Job) -> Outcome:
    """Play a game between published bots."""
    return play_out(job.load(), job.options, job.seed, [bots.make(name) for name in job.seats])


def play_out(game: Game, options: Mapping[str, str], seed: str, players: Sequence[Bot]) -> Outcome:
    """Play a game to its end, whatever a bot does wrong on the way, or until it is too long: all may wait forever."""
    state: State = game.start(options, seed, False)
    sitting = [Sitting(bot) for bot in players]
    dice = [seat_dice(seed, seat) for seat in range(len(players))]
    order = Order(seed)
    while not state.over and state.number < LONGEST:
        seat = order.next_seat(state)
        there = sitting[seat]
        real = len(state.legal(seat)) > 1
        began = time.process_time()
        action = bots.decide_always(there.bot, state, seat, dice[seat], there.fault)
        if real:
            there.milliseconds.append(round(1000 * (time.process_time() - began), 3))
        there.done[action.index] += 1
        state.apply(seat, action)
    result = state.result
    return Outcome(
        seed,
        tuple(bot.name for bot in players),
        tuple(result.places) if result else (1,) * len(players),
        tuple(result.scores) if result else (0,) * len(players),
        result.ending if result else ENDLESS,
        state.number,
        game.habits(state, [there.done for there in sitting]),
        tuple(tuple(there.milliseconds) for there in sitting),
        tuple(there.faults for there in sitting),
    )


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all does not exceed; 0 where there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def same_games(jobs: Sequence[Job]) -> dict[tuple[str, tuple[str, ...]], Job]:
    """Jobs by what makes a game: where bots of the same name change seats, the game is the same and is played once."""
    return {job.key: job for job in jobs}
