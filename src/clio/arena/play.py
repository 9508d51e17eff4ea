"""One game between bots, from its seed to its result: the same wherever and whenever it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clio import bots
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.game import Game
from clio.engine.registry import load
from clio.engine.state import State


@dataclass(frozen=True)
class Job:
    """A game to be played. Everything in it can be sent to another process."""

    game: str
    options: Mapping[str, str]  # all of them, complete
    seed: str
    seats: tuple[str, ...]  # the bot in each seat
    deck: Path | None = None
    redeals: bool = False  # when it is inspected: a world for every seat after every action

    @property
    def key(self) -> tuple[str, tuple[str, ...]]:
        """What makes a game of a match: jobs with the same key end the same."""
        return self.seed, self.seats

    def load(self) -> Game:
        return load(self.game, self.deck)


class Order:
    """Who acts next where several may: any of them, by dice of its own."""

    def __init__(self, seed: str) -> None:
        self.dice = dice_from_seed(f"order of {seed}")

    def next_seat(self, state: State) -> int:
        seats = state.seats_open()
        return seats[0] if len(seats) == 1 else seats[self.dice.below(len(seats))]


def seat_dice(seed: str, seat: int) -> Dice:
    """The dice of the bot in a seat. They have nothing to do with those of the table."""
    return dice_from_seed(f"bot {seat} of {seed}")


def play(job: Job) -> dict[str, Any]:
    """Play the game to its end; the row says all about it but how long it took."""
    game = job.load()
    state = game.start(job.options, job.seed, False)
    players = [bots.make(name) for name in job.seats]
    dice = [seat_dice(job.seed, seat) for seat in range(len(players))]
    order = Order(job.seed)
    while not state.over:
        seat = order.next_seat(state)
        state.apply(seat, bots.decide(players[seat], state, seat, dice[seat]))
    return row(job, game, state)


def row(job: Job, game: Game, state: State) -> dict[str, Any]:
    """A finished game as one line of JSON, always with the same keys in the same order."""
    result = state.result
    assert result is not None
    return {
        "game": job.game,
        "options": chosen(game, job.options),
        "seed": job.seed,
        "seats": list(job.seats),
        "places": list(result.places),
        "scores": list(result.scores),
        "sources": {name: list(points) for name, points in result.sources},
        "ending": result.ending,
        "decisions": state.number,
    }


def chosen(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """The number of players, and every option that is not at its default."""
    return {name: value for name, value in options.items() if name == "players" or value != game.options[name].default}
