"""Challenges: a position, a seat, and something to reach there within a few turns; checked by the rules alone.

They lie with each game: `challenges.toml` says what is to be reached and how often the bots of each level reach it, and
`challenges/NAME.clio` is the game up to that position. A game without them offers none.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from clio import bots
from clio.coach.errors import CoachError
from clio.engine.dice import dice_from_seed
from clio.engine.errors import did_you_mean
from clio.engine.history import History
from clio.engine.match import HINT, Match, back_to
from clio.engine.record import RecordFile
from clio.engine.registry import load
from clio.engine.state import State

WIN: Final = "win"  # the goal that is no number of the sheet
OPEN, SOLVED, MISSED = "open", "solved", "missed"
LEVELS: Final = ("random", "beginner", "greedy", "plan", "expert", "master")  # whose rates are told


@dataclass(frozen=True)
class Goal:
    """At least so much of a number of the score sheet at the end of one of the next turns; or to win."""

    what: str  # a message of the game's sheet, or WIN
    least: int = 0
    turns: int = 0

    def reached(self, state: State, seat: int) -> bool:
        if self.what == WIN:
            return state.result is not None and not state.result.aborted and state.result.places[seat] == 1
        return measured(state, seat, self.what) >= self.least


@dataclass(frozen=True)
class Challenge:
    """A task; `rates` is out of 100 how often the bots of each level do it."""

    game: str
    name: str
    seat: int
    rival: str  # the bot in the other seats
    goal: Goal
    rates: Mapping[str, int]

    @property
    def key(self) -> str:
        """By which it is remembered that somebody solved it: another position under the same name is another task."""
        return f"challenge {self.game}/{self.name} {seed_of(self.game, self.name)}"

    def record(self) -> RecordFile:
        return _record(self.game, self.name)

    def match(self) -> Match:
        """The game up to the position."""
        return self.record().replay()


@dataclass(frozen=True)
class Standing:
    """How an attempt stands: open, solved or missed, after so many own turns, with so much reached."""

    status: str
    turns: int
    reached: int


def measured(state: State, seat: int, what: str) -> int:
    """A number of the score sheet."""
    return dict(state.game.sheet(state, seat)).get(what, 0)


@lru_cache(maxsize=32)
def challenges_of(name: str) -> tuple[Challenge, ...]:
    """The challenges of a game, the easiest first."""
    file = files(load(name).package).joinpath("challenges.toml")
    said = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    found = [_challenge(name, row) for row in said.get("challenge", ())]
    return tuple(sorted(found, key=lambda one: (-sum(one.rates.values()), one.name)))


def _challenge(game: str, row: dict[str, Any]) -> Challenge:
    goal = Goal(str(row["goal"]), int(row.get("least", 0)), int(row.get("turns", 0)))
    return Challenge(game, str(row["name"]), int(row["seat"]) - 1, str(row["rival"]), goal, dict(row["solved"]))


def challenge(game: str, name: str) -> Challenge:
    """One of them by its name."""
    known = [one.name for one in challenges_of(game)]
    if name not in known:
        hint = did_you_mean(name, known)
        raise CoachError("coach-no-challenge", name=name, game=game, known=", ".join(known), hint=hint)
    return next(one for one in challenges_of(game) if one.name == name)


# --- how far somebody is ------------------------------------------------------------------------


class Attempt:
    """Follows a game from the position on, and says when it is decided."""

    def __init__(self, goal: Goal, seat: int, state: State) -> None:
        self.goal = goal
        self.seat = seat
        self.turns = 0  # own ones that are over
        self.status = OPEN
        self.reached = self._measured(state)

    def _measured(self, state: State) -> int:
        return 0 if self.goal.what == WIN else measured(state, self.seat, self.goal.what)

    def step(self, acted: int, state: State) -> None:
        """`acted` is the seat whose turn it was before this step."""
        if self.status != OPEN:
            return
        ended = state.over or (acted == self.seat and state.acting() != self.seat)
        self.reached = self._measured(state)
        if not ended:
            return
        self.turns += 1
        if self.goal.what == WIN and not state.over:
            return
        if self.goal.reached(state, self.seat):
            self.status = SOLVED
        elif state.over or self.turns >= self.goal.turns:
            self.status = MISSED

    @property
    def standing(self) -> Standing:
        return Standing(self.status, self.turns, self.reached)


def _record(game: str, name: str) -> RecordFile:
    file = files(load(game).package).joinpath("challenges").joinpath(f"{name}.clio")
    return RecordFile(file.read_text(encoding="utf-8"), file.name)


@lru_cache(maxsize=256)
def seed_of(game: str, name: str) -> str:
    """The seed of a challenge's game: no two have the same."""
    return _record(game, name).header.values.get("seed", "")


@lru_cache(maxsize=64)
def _by_seed(game: str) -> Mapping[str, Challenge]:
    return {seed_of(game, one.name): one for one in challenges_of(game)}


def challenge_of(game: str, seed: str) -> Challenge | None:
    """The challenge that a table of this seed may have been opened for."""
    return _by_seed(game).get(seed)


def standing(task: Challenge, match: Match) -> Standing | None:
    """How an attempt stands at a table that went on from the position; nothing at a table that did not.

    What the coach helped with counts as missed: a task is solved alone.
    """
    begun = task.match()
    before, steps = History(begun).steps(), History(match).steps()
    if [_told(match, step) for step in steps[: len(before)]] != [_told(begun, step) for step in before]:
        return None
    if any(entry.text == HINT or back_to(entry.text) >= 0 for entry in match.entries):
        return Standing(MISSED, 0, 0)
    state = begun.state.clone()
    attempt = Attempt(task.goal, task.seat, state)
    for number in steps[len(before) :]:
        entry = match.entries[number]
        acted = state.acting()
        state.apply(entry.seat, match.game.actions.find(entry.text))
        attempt.step(acted, state)
    return attempt.standing


def _told(match: Match, step: int) -> tuple[int, str]:
    return match.entries[step].seat, match.entries[step].text


# --- bots try it --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Try:
    """A bot in the seat of a challenge; it can be sent to another process."""

    state: State
    seat: int
    goal: Goal
    bot: str
    rival: str
    chance: str


def played_on(one: Try) -> Iterator[tuple[int, State]]:
    """The table after each action, with the seat whose turn it was before; until the game is over."""
    state = one.state.clone()
    makers = {seat: bots.make(one.bot if seat == one.seat else one.rival) for seat in range(state.layout.seats)}
    dice = [dice_from_seed(f"{one.chance} {seat}") for seat in range(state.layout.seats)]
    while not state.over:
        seat, acted = state.seats_open()[0], state.acting()
        state.apply(seat, bots.decide(makers[seat], state, seat, dice[seat]))
        yield acted, state


def tried(one: Try) -> Standing:
    """What becomes of the attempt of a bot."""
    attempt = Attempt(one.goal, one.seat, one.state)
    for acted, state in played_on(one):
        attempt.step(acted, state)
        if attempt.status != OPEN:
            break
    return attempt.standing
