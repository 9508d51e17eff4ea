"""Self-play: games from which a net learns, and what is kept of them.

Of every decision a position is kept at the end of what was chosen, as the bot saw it in the world it was dealt: those
are the positions a net will be asked about. What a position was worth is worked out later, by the trainer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy
from numpy.typing import NDArray

from clio.arena.play import Order, seat_dice
from clio.bots import decide
from clio.bots.bot import Bot
from clio.bots.look import Line, sensible
from clio.bots.plan import Plan, Settings
from clio.bots.value import encoder_for, judged, outcome, seen
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.registry import load
from clio.engine.sight import Sight
from clio.engine.state import State

FINE: Final = 10_000  # dice have whole numbers only
BEST: Final = 3  # among so many of the best a try is made
LONGEST: Final = 4000  # decisions: a game that nobody ends by then is even


@dataclass(frozen=True)
class PlannedGame:
    """One game to learn from. Everything in it can be sent to another process."""

    game: str
    options: tuple[tuple[str, str], ...]  # all of them, complete
    seed: str
    values: tuple[str, ...]  # by seat: how it judges a table (`bots/value.py`)
    learning: tuple[bool, ...]  # by seat: are its positions kept?
    settings: Settings
    tries: float = 0.02  # how often not the best but one of the best is done
    kept: float = 1.0  # the share of positions that is kept


@dataclass
class Trajectory:
    """What one seat saw in one game: its positions in their order, and how it ended."""

    columns: NDArray[numpy.uint16]  # the inputs that were not 0, of all positions one after the other
    inputs: NDArray[numpy.uint8]  # what they were
    lengths: NDArray[numpy.int64]  # how many of them each position has
    hands: NDArray[numpy.float32]  # by position: the hand value of the seat, and of the best of its rivals
    turns: NDArray[numpy.int64]  # by position: the number of the turn, counted over all seats
    place: float
    lead: float  # in points


class Student(Plan):
    """Plays in one world as a plan does, now and then not quite the best, and keeps what it came to."""

    def __init__(self, planned: PlannedGame, seat: int, sight: Sight) -> None:
        settings = planned.settings
        super().__init__(Settings(**{**vars(settings), "value": planned.values[seat], "worlds": 1}))
        self.planned = planned
        self.keeps = planned.learning[seat]
        self.sight = sight
        self.turn = 0  # is told
        self.pages: list[tuple[bytes, tuple[float, float], int]] = []

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        actions = sensible(world, seat)
        if len(actions) == 1:
            return actions[0]
        lines = self.lines(world, seat, actions, self.value(world.game))
        order = sorted(range(len(actions)), key=lambda place: -lines[place].value)
        tried = dice.below(FINE) < FINE * self.planned.tries
        chosen = order[dice.below(min(BEST, len(order)))] if tried else order[0]
        if self.keeps and dice.below(FINE) < FINE * self.planned.kept:
            self.keep(world, seat, actions[chosen], lines[chosen], dice)
        return actions[chosen]

    def keep(self, world: State, seat: int, action: Action, line: Line, dice: Dice) -> None:
        """The table at the end of the action, or, as often, right after it: a search looks at both."""
        state = line.state
        if dice.below(2):
            state = world.clone()
            state.apply(seat, action)
        if state.result is None:
            hands = judged(world.game.evaluation_by(self.settings.weights), state, seat)
            self.pages.append((seen(self.sight, state, seat), hands, self.turn))


def play_planned(planned: PlannedGame) -> list[Trajectory]:
    """Play the game; a trajectory for every seat that learns."""
    game = load(planned.game)
    state = game.start(dict(planned.options), planned.seed, False)
    sight = Sight(encoder_for(game))
    students = [Student(planned, seat, sight) for seat in range(len(planned.values))]
    dice = [seat_dice(planned.seed, seat) for seat in range(len(students))]
    order = Order(planned.seed)
    turn, who = 0, state.acting()
    while not state.over and state.number < LONGEST:
        if state.acting() != who:
            turn, who = turn + 1, state.acting()
        seat = order.next_seat(state)
        students[seat].turn = turn
        bot: Bot = students[seat]
        state.apply(seat, decide(bot, state, seat, dice[seat]))
    learnt = [(seat, student) for seat, student in enumerate(students) if student.keeps and student.pages]
    return [trajectory(student, state, seat) for seat, student in learnt]


def trajectory(student: Student, state: State, seat: int) -> Trajectory:
    columns, inputs = [], []
    for observation, _, _ in student.pages:
        row = numpy.frombuffer(observation, numpy.uint8)
        places = row.nonzero()[0]
        columns.append(places.astype(numpy.uint16))
        inputs.append(row[places])
    place, lead = outcome(state, seat, 1.0, furthest=numpy.inf) if state.over else (0.5, 0.0)
    return Trajectory(
        numpy.concatenate(columns),
        numpy.concatenate(inputs),
        numpy.array([len(each) for each in columns]),
        numpy.array([hands for _, hands, _ in student.pages], numpy.float32),
        numpy.array([turn for _, _, turn in student.pages]),
        place,
        lead,
    )
