"""Expected place: one number for how well a seat stands, at any number of players.

E = 100 * sum of P(place r) * (n - r) / (n - 1): 100 for a sure win, 0 for a sure last place, 50 for equals. It is the
same as the mean chance to end before each of the others, so all it needs is that chance for a pair. This comes from the
difference of what the bots' value says of the two seats, by a curve that becomes steeper as the game goes on; how steep
is fitted to games between bots (`fitting.py`) and lies with the game (`weights/coach.toml`), as does how the coach
thinks about it.
"""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Final

from clio.bots.plan import Settings, settings_from
from clio.bots.value import NetValue, Value, value_of
from clio.engine.game import Game
from clio.engine.state import State

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
LABELS: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
FROM: Final = (0.5, 5.0, 10.0, 15.0)  # expected place lost from which the next label is due
STEEPEST: Final = 60.0  # beyond it a chance is 0 or 1 for a float


@dataclass(frozen=True)
class Curve:
    """How a difference of values becomes a chance, from the beginning of a game to its end."""

    settings: Settings = field(default_factory=Settings)  # how the coach thinks about this game, and by which value
    steepness: tuple[float, ...] = (0.05, 0.1, 0.2)  # at equal distances from the beginning to the end
    by_hand: tuple[float, ...] = ()  # the same where no net corrects the hand-written value; empty if none ever does
    questions: tuple[tuple[int, int], ...] = ()  # (players, questions that a game usually asks)
    judged: tuple[
        float, ...
    ] = ()  # the steepness for tables that were played on to, where they have a judge of their own

    def stage(self, state: State) -> float:
        """How much of the game is over, from 0 to 1."""
        if state.result is not None:
            return 1.0
        players = state.layout.seats
        usual = dict(self.questions).get(players, 0) or max((n for _, n in self.questions), default=600)
        return min(1.0, state.opened / usual)

    def value(self, game: Game) -> Value:
        """By what the coach judges the tables of this game."""
        settings = self.settings
        return value_of(game, settings.value, game.evaluation_by(settings.weights), settings.learnt)

    def judge(self, game: Game) -> Value:
        """By what tables are judged to which choices were played on."""
        weights = self.settings.judge
        return game.evaluation_by(weights) if weights else self.value(game)

    def steep(self, stage: float, knots: Sequence[float]) -> float:
        place = stage * (len(knots) - 1)
        low = min(int(place), len(knots) - 2)
        return knots[low] + (place - low) * (knots[low + 1] - knots[low])

    def chance(self, ahead: float, stage: float, knots: Sequence[float] = ()) -> float:
        """The chance to end before somebody over whom one is so much ahead."""
        power = max(-STEEPEST, min(STEEPEST, self.steep(stage, knots or self.steepness) * ahead))
        return 1 / (1 + math.exp(-power))

    def fitting(self, state: State, evaluation: Value, later: bool) -> Sequence[float]:
        """The steepness that goes with what judges this table."""
        if later and self.settings.judge:
            return self.judged
        net = isinstance(evaluation, NetValue) and evaluation.knows(state.options, state.game)
        return self.steepness if net else self.by_hand

    def places(self, state: State, evaluation: Value, later: bool = False) -> list[float]:
        """The expected place of every seat. Tables that were played on to (`later`) may have a judge of their own."""
        seats = range(state.layout.seats)
        game = state.game
        if state.result is not None and not state.result.aborted and len(state.result.places) > 1:
            return _final(state, [game.mates(state, seat) for seat in seats])
        values = [evaluation.value(state, seat) for seat in seats]
        stage = self.stage(state)
        knots = self.fitting(state, evaluation, later)
        if len(values) == 1:
            return [100 * self.chance(values[0], stage, knots)]
        found = []
        for seat in seats:
            own = set(game.mates(state, seat)) | {seat}
            leads = [values[seat] - values[other] for other in seats if other not in own]
            chances = [self.chance(lead, stage, knots) for lead in leads]
            found.append(100 * sum(chances) / len(chances))
        return found


def _final(state: State, mates: Sequence[Sequence[int]]) -> list[float]:
    """When a game is over nothing is left to chance: a rival behind counts one, an equal one a half."""
    assert state.result is not None
    places = state.result.places
    found = []
    for seat, place in enumerate(places):
        others = [other for number, other in enumerate(places) if number != seat and number not in mates[seat]]
        found.append(100 * sum(1.0 if other > place else 0.5 * (other == place) for other in others) / len(others))
    return found


@lru_cache(maxsize=32)
def _curve_in(package: str) -> Curve:
    file = files(package).joinpath("weights").joinpath("coach.toml")
    if not file.is_file():
        return Curve()
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    questions = tuple((int(players), int(n)) for players, n in said.get("questions", {}).items())
    steepness, by_hand, judged = (tuple(map(float, said.get(name, ()))) for name in ("steepness", "by_hand", "judged"))
    return Curve(settings_from(said.get("thinking", {})), steepness, by_hand, questions, judged)


def curve_of(game: Game) -> Curve:
    """The curve that was fitted for this game; a gentle one where nobody has."""
    return _curve_in(type(game).__module__.rpartition(".")[0])


def label(lost: float) -> str:
    """What a choice that lost so much expected place is called."""
    return LABELS[bisect_right(FROM, lost)]


def accuracy(losses: Sequence[float]) -> float:
    """How well somebody chose, out of 100: the mean over decisions, each by the curve that chess players know."""
    if not losses:
        return 100.0
    return sum(max(0.0, min(100.0, 103.1668 * math.exp(-0.04354 * lost) - 3.1669)) for lost in losses) / len(losses)
