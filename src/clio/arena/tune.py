"""Tuning: better weights for a game's evaluation, found by playing.

Candidates of a generation play the same deals against the same opponents, once from every seat. A run is the same for
the same seed, and goes on from its checkpoint when it was stopped.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from clio import bots
from clio.arena.checks import ArenaError
from clio.arena.contest import Outcome, play_out
from clio.arena.evolution import Evolution
from clio.arena.executor import Executor, executor_for
from clio.bots.plan import Plan, Settings
from clio.engine.evaluation import Evaluation
from clio.engine.registry import load
from clio.engine.weights import Weights

Heard = Callable[["Progress"], None]


@dataclass(frozen=True)
class Wish:
    """What is to be tuned, and how."""

    game: str
    weights: str = "tuned"  # where to begin
    settings: Settings = field(default_factory=Settings)  # how candidates think while they are tried
    against: tuple[str, ...] = ("greedy",)  # who sits in the other seats, taken in turn
    players: tuple[int, ...] = (2,)  # numbers of players, taken in turn
    generations: int = 30
    born: int = 16
    deals: int = 8  # in each generation
    seed: str = "1"
    minutes: float = 0.0  # no new generation after these; 0: no limit


@dataclass(frozen=True)
class Trial:
    """One game of a candidate."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: str
    seat: int
    weights: str
    numbers: tuple[float, ...]
    settings: Settings
    others: tuple[str, ...]


@dataclass(frozen=True)
class Progress:
    """What one generation showed."""

    generation: int
    games: int
    wins: float  # of all candidates
    margin: float
    step: float


@lru_cache(maxsize=64)
def evaluation_of(game: str, weights: str, numbers: tuple[float, ...]) -> Evaluation:
    loaded = load(game)
    return loaded.evaluation(loaded.weights(weights).with_flat(numbers))


def try_out(trial: Trial) -> tuple[float, float]:
    """The share of rivals that the candidate left behind, and its mean lead over them in points."""
    game = load(trial.game)
    players = [bots.make(name) for name in trial.others]
    plan = Plan(trial.settings, evaluation_of(trial.game, trial.weights, trial.numbers))
    players.insert(trial.seat, plan)
    return lead(play_out(game, dict(trial.options), trial.seed, players), trial.seat)


def lead(outcome: Outcome, seat: int) -> tuple[float, float]:
    ahead, margin = [], []
    for other, place in enumerate(outcome.places):
        if other != seat:
            ahead.append(1.0 if outcome.places[seat] < place else 0.5 if outcome.places[seat] == place else 0.0)
            if outcome.scores:
                margin.append(outcome.scores[seat] - outcome.scores[other])
    return fmean(ahead), fmean(margin) if margin else 0.0


class Tuner:
    """A run: generation after generation, with a checkpoint after each."""

    def __init__(self, wish: Wish, checkpoint: Path | None = None) -> None:
        if wish.born < 4:
            raise ArenaError("too-few-born", n=wish.born)
        for name in wish.against:
            bots.make(name)
        self.wish = wish
        self.game = load(wish.game)
        self.base: Weights = self.game.weights(wish.weights)
        if not self.base.values:
            raise ArenaError("nothing-to-tune", game=wish.game)
        self.checkpoint = checkpoint
        self.evolution = Evolution(self.base.flat(), wish.seed, wish.born)
        self.spread = 0.0  # of leads in points, from the first generation
        self.history: list[Progress] = []
        if checkpoint is not None and checkpoint.exists():
            self._resume(checkpoint)

    def _resume(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            evolution = Evolution(**data["evolution"])
            history = [Progress(**each) for each in data["history"]]
            spread, names = data["spread"], data["names"]
        except (OSError, ValueError, KeyError, TypeError):
            raise ArenaError("bad-checkpoint", file=path.name) from None
        if names != self.base.names() or (evolution.seed, evolution.born) != (self.wish.seed, self.wish.born):
            raise ArenaError("other-checkpoint", file=path.name)
        self.evolution, self.history, self.spread = evolution, history, spread

    def _keep(self) -> None:
        if self.checkpoint is None:
            return
        data: dict[str, Any] = {
            "names": self.base.names(),
            "evolution": self.evolution.checkpoint(),
            "history": [vars(each) for each in self.history],
            "spread": self.spread,
        }
        fresh = self.checkpoint.with_suffix(".new")
        fresh.write_text(json.dumps(data), encoding="utf-8")
        fresh.replace(self.checkpoint)

    def trials(self, numbers: Sequence[float]) -> list[Trial]:
        """The games of one candidate in this generation."""
        wish = self.wish
        found = []
        for deal in range(wish.deals):
            number = self.evolution.generation * wish.deals + deal
            players = wish.players[number % len(wish.players)]
            options = tuple(self.game.complete({"players": str(players)}).items())
            for seat in range(players):
                others = tuple(wish.against[(number + place) % len(wish.against)] for place in range(players - 1))
                seed = f"tune {wish.seed}/{number}"
                trial = Trial(wish.game, options, seed, seat, wish.weights, tuple(numbers), wish.settings, others)
                found.append(trial)
        return found

    def generation(self, executor: Executor) -> Progress:
        candidates = self.evolution.candidates()
        trials = [self.trials(numbers) for numbers in candidates]
        flat = list(executor.map(try_out, [trial for each in trials for trial in each]))
        if not self.spread:
            self.spread = pstdev(margin for _, margin in flat) or 1.0
        fitness = []
        place = 0
        for each in trials:
            own = flat[place : place + len(each)]
            place += len(each)
            fitness.append(fmean(ahead + 0.5 * math.tanh(margin / (2 * self.spread)) for ahead, margin in own))
        self.evolution.learn(fitness)
        ahead, margin = fmean(a for a, _ in flat), fmean(m for _, m in flat)
        done = Progress(self.evolution.generation, len(flat), ahead, margin, self.evolution.step)
        self.history.append(done)
        self._keep()
        return done

    def run(self, workers: int, heard: Heard) -> Weights:
        """All generations that are left; the weights in the middle of the search."""
        wish = self.wish
        began = time.monotonic()
        executor = executor_for(workers, wish.born * wish.deals)
        try:
            while self.evolution.generation < wish.generations:
                if wish.minutes and time.monotonic() - began > 60 * wish.minutes:
                    break
                heard(self.generation(executor))
        finally:
            executor.close()
        return self.found()

    def found(self) -> Weights:
        return self.base.with_flat(self.evolution.best())


def compare(wish: Wish, weights: Weights, other: str, games: int, workers: int, seed: str) -> tuple[float, float]:
    """Weights against a published bot, two players, on fresh paired deals: the share of games won, and its error."""
    game = load(wish.game)
    tuner = Tuner(replace(wish, against=(other,), players=(2,), seed=f"check {seed}", deals=max(1, games // 2)))
    trials = tuner.trials(weights.flat())
    executor = executor_for(workers, len(trials))
    try:
        won = [ahead for ahead, _ in executor.map(try_out, trials)]
    finally:
        executor.close()
    by_deal = [fmean(won[place : place + 2]) for place in range(0, len(won), 2)]
    assert game is tuner.game
    return fmean(by_deal), pstdev(by_deal) / math.sqrt(len(by_deal))
