"""What an engine must offer to be measured, and how one reading is taken.

Only decisions with at least two legal actions are counted, for every engine: an answer that is
forced is played, its time is spent, and it adds nothing to the count.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from time import process_time as clock  # CPU time: other jobs on the machine disturb it less
from typing import Any, NamedTuple

SAMPLES = 300
SAMPLED_GAMES = 20
SAMPLING_SECONDS = 10.0
MAX_ACTIONS = 20_000  # no random game is longer than this
REFERENCE_SPEED = 25e6  # loop turns per second of the machine that all figures are scaled to
SPEED_TURNS = 400_000


class Adapter:
    """One game of one engine.  Chance is resolved inside `new` and `apply`."""

    name = "?"
    version = "?"
    language = "Python"
    players = 0
    note = ""
    digest_games = 4

    def new(self, rng: random.Random) -> Any:
        """A fresh game, reproducible from `rng` alone."""
        raise NotImplementedError

    def done(self, state: Any) -> bool:
        raise NotImplementedError

    def legal(self, state: Any) -> Sequence[Any]:
        """The legal actions of whoever is to act, as the engine hands them out (may be cached)."""
        raise NotImplementedError

    def generate(self, state: Any) -> Sequence[Any]:
        """The legal actions, computed afresh; override where `legal` is a cache."""
        return self.legal(state)

    def apply(self, state: Any, action: Any) -> None:
        """Change `state` by `action`."""
        raise NotImplementedError

    def clone(self, state: Any) -> Any:
        raise NotImplementedError

    def describe(self, state: Any, action: Any) -> str:
        """What goes into the digest of a game besides the number of choices and the one taken."""
        return ""

    def step(self, state: Any, action: Any) -> Sequence[Any]:
        """What a search does at a node: a copy, one action on it, the legal actions that follow.

        Override with direct calls: the adapter's own frames would be counted as the engine's time.
        """
        child = self.clone(state)
        self.apply(child, action)
        return () if self.done(child) else self.legal(child)

    def playout(self, seed: int) -> tuple[int, int]:
        """One game by uniform random choice: (real decisions, actions).  Override as `step`."""
        rng = random.Random(seed)
        choose = rng.random
        state = self.new(rng)
        legal, apply, done = self.legal, self.apply, self.done
        decisions = actions = 0
        while not done(state) and actions < MAX_ACTIONS:
            choices = legal(state)
            count = len(choices)
            if count > 1:
                decisions += 1
                apply(state, choices[int(choose() * count)])
            else:
                apply(state, choices[0])
            actions += 1
        return decisions, actions


class WholeGames(Adapter):
    """An engine that cannot stop between decisions: override `playout`, nothing else is measured."""


class Reading(NamedTuple):
    """One timed run of one engine."""

    value: float  # real decisions/s, or microseconds a call, at reference speed
    speed: float  # of the machine, as a share of the reference, during the run
    steady: bool  # whether that speed held from beginning to end
    games: int
    decisions: int
    actions: int


class Sample(NamedTuple):
    """A state met in random play where a real decision was due, and one of its actions."""

    state: Any
    action: Any


def machine_speed() -> float:
    """How fast this machine is just now, as a share of the reference (about 20 ms to find out).

    Shared machines change speed by a factor of two within seconds; scaling by this takes most of
    that out, so that figures from different moments can be compared.
    """
    total = 0
    start = clock()
    for i in range(SPEED_TURNS):
        total += i & 7
    return SPEED_TURNS / (clock() - start) / REFERENCE_SPEED


def read_playouts(adapter: Adapter, seconds: float, first_seed: int) -> Reading:
    """Whole random games for `seconds`: real decisions a second, setting up the games included."""
    games = decisions = actions = 0
    before = machine_speed()
    start = clock()
    while True:
        counted, played = adapter.playout(first_seed + games)
        decisions += counted
        actions += played
        games += 1
        elapsed = clock() - start
        if elapsed >= seconds and games >= 3:
            break
    return _reading(decisions / elapsed, before, True, games, decisions, actions)


def read_probe(adapter: Adapter, probe: str, samples: list[Sample], seconds: float) -> Reading:
    """Mean microseconds of one operation over the sampled states, repeated for `seconds`."""
    once = PROBES[probe]
    calls = 0
    spent = 0.0
    before = machine_speed()
    while spent < seconds:
        spent += once(adapter, samples)
        calls += len(samples)
    return _reading(spent / calls * 1e6, before, False, 0, 0, 0)


def _reading(value: float, before: float, is_rate: bool, games: int, decisions: int, actions: int) -> Reading:
    after = machine_speed()
    speed = (before + after) / 2
    scaled = value / speed if is_rate else value * speed
    return Reading(scaled, speed, abs(after - before) < 0.08 * speed, games, decisions, actions)


def _clone(adapter: Adapter, samples: list[Sample]) -> float:
    clone = adapter.clone
    start = clock()
    for state, _ in samples:
        clone(state)
    return clock() - start


def _apply(adapter: Adapter, samples: list[Sample]) -> float:
    apply = adapter.apply
    copies = [(adapter.clone(state), action) for state, action in samples]
    start = clock()
    for state, action in copies:
        apply(state, action)
    return clock() - start


def _legal(adapter: Adapter, samples: list[Sample]) -> float:
    generate = adapter.generate
    start = clock()
    for state, _ in samples:
        generate(state)
    return clock() - start


def _step(adapter: Adapter, samples: list[Sample]) -> float:
    step = adapter.step
    start = clock()
    for state, action in samples:
        step(state, action)
    return clock() - start


PROBES: dict[str, Callable[[Adapter, list[Sample]], float]] = {
    "clone": _clone,
    "apply": _apply,
    "legal": _legal,
    "step": _step,
}


def walk(adapter: Adapter, seed: int) -> Iterator[tuple[Any, Sequence[Any], int]]:
    """(state, choices, index of the one taken) along the very game that `playout(seed)` plays."""
    rng = random.Random(seed)
    state = adapter.new(rng)
    for _ in range(MAX_ACTIONS):
        if adapter.done(state):
            return
        choices = adapter.legal(state)
        index = int(rng.random() * len(choices)) if len(choices) > 1 else 0
        action = choices[index]
        yield state, choices, index
        adapter.apply(state, action)


def sample_states(adapter: Adapter) -> list[Sample]:
    """Copies of states where a real decision was due, spread evenly over the games (reservoir sampling)."""
    pick = random.Random(12345)
    reservoir: list[Sample] = []
    seen = 0
    deadline = clock() + SAMPLING_SECONDS
    for seed in range(SAMPLED_GAMES):
        for state, choices, index in walk(adapter, seed):
            if len(choices) < 2:
                continue
            seen += 1
            slot = len(reservoir) if len(reservoir) < SAMPLES else int(pick.random() * seen)
            if slot >= SAMPLES:
                continue
            copy = adapter.clone(state)
            sample = Sample(copy, adapter.legal(copy)[index])
            if slot == len(reservoir):
                reservoir.append(sample)
            else:
                reservoir[slot] = sample
        if clock() > deadline:
            break
    return reservoir


def digest(adapter: Adapter) -> str:
    """A fingerprint of every choice met and taken in the first games."""
    games = hashlib.sha256()
    for seed in range(adapter.digest_games):
        for state, choices, index in walk(adapter, seed):
            games.update(f"{len(choices)} {index} {adapter.describe(state, choices[index])}\n".encode())
        games.update(b"end\n")
    return games.hexdigest()[:16]


def branching(adapter: Adapter) -> float:
    """The mean number of choices at a real decision."""
    decisions = choices = 0
    for seed in range(adapter.digest_games):
        for _, options, _ in walk(adapter, seed):
            if len(options) > 1:
                decisions += 1
                choices += len(options)
    return choices / decisions


def check_loop(adapter: Adapter) -> None:
    """An adapter's own playout loop must play the game that the contract's methods play."""
    expected = [len(choices) > 1 for _, choices, _ in walk(adapter, 7)]
    if adapter.playout(7) != (sum(expected), len(expected)):
        raise RuntimeError(f"{adapter.name}: its own loop and the contract's methods play different games")
