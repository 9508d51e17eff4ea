"""A run: rounds of games that the net plays against itself and its elders, each learnt from when it is over.

A run is the same for the same seed and number of rounds, and goes on from its checkpoint when it was stopped (it then
learns from fresh games only: those of before are not kept).
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from clio.arena.checks import ArenaError
from clio.arena.executor import Executor, executor_for
from clio.bots.plan import Settings
from clio.bots.value import HAND, encoder_for, settled
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.registry import load
from clio.training.learner import Computer, Learner, Shape
from clio.training.samples import Samples, samples_of, shape_of
from clio.training.self_play import PlannedGame, play_planned

CHECKED: Final = 12  # one game of so many is not learnt from: the net is checked with it
ELDERS: Final = 4  # in one game of so many a seat is played by an elder, or by the hand-written value
POOL: Final = 4  # so many elders are kept

# When to stop, written down before anything was trained (docs/training/learning.md).
FLAT: Final = 10  # readings without a better one
BEHIND: Final = 15  # readings after which the mean of all must be above one half

Heard = Callable[["Progress"], None]


class TrainingError(ClioError):
    """A run that cannot begin, or that makes no sense any more."""

    package = "clio.training"


@dataclass(frozen=True)
class Wish:
    """What is to be trained, and how."""

    game: str
    players: tuple[int, ...] = (2, 2, 2, 2, 3, 2, 2, 2, 2, 4)  # numbers of players, taken in turn
    rounds: int = 1000
    games: int = 240  # of a round
    minutes: float = 0.0  # no new round after these; 0: no limit
    seed: str = "1"
    hidden: int = 64
    trust: float = 0.7  # λ
    patience: float = 0.98  # what a result is worth one turn earlier
    rate: float = 1e-3
    batch: int = 1024
    passes: float = 2.0  # over everything that is remembered, in each round
    remembered: int = 8  # rounds
    tries: float = 0.02
    kept: float = 0.6
    settings: Settings = field(default_factory=lambda: Settings(nodes=60))  # how students think


@dataclass(frozen=True)
class Progress:
    """What one round showed."""

    round: int
    games: int
    positions: int
    loss: float  # while learning
    wrong: float  # on games that were not learnt from, leads alone
    wrong_by_hand: float  # what the hand-written value makes of them at best
    decided: float  # how large the usual lead is, in points: games must not fall asleep
    seconds: float


class Trainer:
    """Plays, learns, writes down."""

    def __init__(self, wish: Wish, folder: Path, computer: Computer | None = None) -> None:
        self.wish = wish
        self.game = load(wish.game)
        if not self.game.weights("tuned").values:
            raise TrainingError("nothing-to-correct", game=wish.game)
        if wish.games < CHECKED:
            raise TrainingError("too-few-games", n=wish.games, least=CHECKED)
        self.folder = folder
        self.computer = computer or Computer()
        self.encoder = encoder_for(self.game)
        self.learner: Learner | None = None
        self.samples: list[Samples] = []
        self.history: list[Progress] = []
        self.elders: list[str] = [HAND]
        self.value = HAND  # how the net of this round is called
        self.options: list[list[str]] = []
        (folder / "nets").mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self._resume()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    # --- a round ----------------------------------------------------------------------------

    def planned_games(self) -> list[PlannedGame]:
        """The games of the next round."""
        wish = self.wish
        number = len(self.history)
        found = []
        for place in range(wish.games):
            seed = f"train {wish.seed}/{number}/{place}"
            dice = dice_from_seed(f"table of {seed}")
            players = wish.players[place % len(wish.players)]
            options = self.game.complete({"players": str(players)})
            values, learning = [self.value] * players, [True] * players
            if place % ELDERS == 0:
                seat = dice.below(players)
                values[seat] = self.elders[dice.below(len(self.elders))]
                learning[seat] = False
            for pair in settled(options, self.game):
                if pair not in self.options:
                    self.options.append(pair)
            found.append(
                PlannedGame(
                    wish.game,
                    tuple(options.items()),
                    seed,
                    tuple(values),
                    tuple(learning),
                    wish.settings,
                    wish.tries,
                    wish.kept,
                )
            )
        return found

    def round(self, executor: Executor) -> Progress:
        began = time.monotonic()
        played = list(executor.map(play_planned, self.planned_games()))
        trajectories = [trajectory for place, each in enumerate(played) if place % CHECKED for trajectory in each]
        fresh = [trajectory for place, each in enumerate(played) if place % CHECKED == 0 for trajectory in each]
        if self.learner is None:
            shape = shape_of(trajectories, self.encoder.size)
            first = dice_from_seed(f"net of {self.wish.seed}").below(1 << 30)
            self.learner = Learner(shape, self.wish.hidden, first, self.computer)
        shape = self.learner.shape
        self.samples = [*self.samples[1 - self.wish.remembered :], samples_of(trajectories, shape, self.computer)]
        loss = self.learn(self.learner)
        wrong, by_hand = samples_of(fresh, shape, self.computer).wrong(self.learner) if fresh else (0.0, 0.0)
        positions = sum(len(trajectory.turns) for trajectory in trajectories)
        lead = fmean(abs(trajectory.lead) for trajectory in trajectories)
        seconds = time.monotonic() - began
        done = Progress(len(self.history) + 1, len(played), positions, loss, wrong, by_hand, lead, seconds)
        self.history.append(done)
        self._keep()
        return done

    def learn(self, learner: Learner) -> float:
        """Go through what is remembered in an order of chance."""
        wish = self.wish
        dice = numpy.random.default_rng(len(self.history))
        targets = [self.computer.array(each.worth(learner, self.trust(), wish.patience)) for each in self.samples]
        batches: list[tuple[int, NDArray[Any]]] = []
        for place, each in enumerate(self.samples):
            order = dice.permutation(len(each.positions))
            for at in range(0, len(order), wish.batch):
                batches.append((place, order[at : at + wish.batch]))
        losses = []
        for number in range(math.ceil(wish.passes * len(batches))):
            if number % len(batches) == 0:
                dice.shuffle(batches)
            place, rows = batches[number % len(batches)]
            taken = self.computer.array(rows)
            each = self.samples[place]
            given = (each.columns[taken], each.inputs[taken], each.hands[taken], targets[place][taken])
            losses.append(learner.step(*given, wish.rate))
        if not math.isfinite(losses[-1]):
            raise TrainingError("training-lost", game=wish.game, round=len(self.history) + 1)
        return fmean(losses)

    def trust(self) -> float:
        """λ; what came out alone is believed until the net has seen anything."""
        return self.wish.trust if self.history else 1.0

    def run(self, workers: int, heard: Heard) -> Path:
        """All rounds that are left; the file of the net as it is then."""
        wish = self.wish
        began = time.monotonic()
        executor = executor_for(workers, wish.games)
        try:
            while len(self.history) < wish.rounds:
                if wish.minutes and self.history and time.monotonic() - began > 60 * wish.minutes:
                    break
                heard(self.round(executor))
        finally:
            executor.close()
        return Path(self.value)

    # --- what is kept -----------------------------------------------------------------------

    def _keep(self) -> None:
        assert self.learner is not None
        number = len(self.history)
        path = self.folder / "nets" / f"{number}.npz"
        with path.open("wb") as file:
            numpy.savez_compressed(file, allow_pickle=False, **self.learner.weights(self.options))
        if self.value != HAND and number % POOL == 0:
            self.elders = [HAND, *[*self.elders[1:], self.value][-POOL:]]
        elif self.value not in (HAND, *self.elders):
            Path(self.value).unlink(missing_ok=True)
        self.value = str(path)
        shape = self.learner.shape
        about = {
            "game": self.wish.game,
            "seed": self.wish.seed,
            "hidden": self.wish.hidden,
            "history": [asdict(each) for each in self.history],
            "elders": [Path(each).name for each in self.elders],
            "options": self.options,
            "size": shape.size,
            "spread": shape.spread,
        }
        new = self.checkpoint.with_suffix(".new")
        with new.open("wb") as file:
            numpy.savez(
                file,
                about=numpy.frombuffer(json.dumps(about).encode(), numpy.uint8),
                columns=shape.columns,
                scale=shape.scale,
                centre=shape.centre,
                width=shape.width,
                allow_pickle=False,
                **self.learner.memory(),
            )
        new.replace(self.checkpoint)

    def _resume(self) -> None:
        try:
            with numpy.load(self.checkpoint, allow_pickle=False) as file:
                data = dict(file)
            about = json.loads(bytes(data["about"]).decode())
            history = [Progress(**each) for each in about["history"]]
        except (OSError, ValueError, KeyError, TypeError):
            raise ArenaError("bad-checkpoint", file=self.checkpoint.name) from None
        if any(about[name] != getattr(self.wish, name) for name in ("game", "seed", "hidden")):
            raise ArenaError("other-checkpoint", file=self.checkpoint.name)
        columns, scale, centre, width = (data[name] for name in ("columns", "scale", "centre", "width"))
        shape = Shape(about["size"], columns, scale, centre, width, about["spread"])
        self.learner = Learner(shape, self.wish.hidden, 0, self.computer)
        self.learner.remember(data)
        self.history, self.options = history, about["options"]
        nets = self.folder / "nets"
        self.elders = [HAND, *(str(nets / name) for name in about["elders"][1:] if (nets / name).exists())]
        self.value = str(nets / f"{len(history)}.npz")


def reason_to_stop(shares: Sequence[float]) -> str:
    """Readings against the one to be beaten, in their order: why training should end here; nothing if it should not."""
    if len(shares) >= BEHIND and fmean(shares) < 0.5:
        return f"behind in {len(shares)} readings"
    if len(shares) > FLAT and max(shares[-FLAT:]) <= max(shares[:-FLAT]):
        return f"flat for {FLAT} readings"
    return ""
