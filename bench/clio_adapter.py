"""Our engine: every game the registry finds, through the kernel's interface and nothing else."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES

import clio
from bench.harness import MAX_ACTIONS, Adapter
from clio.engine.action import Action
from clio.engine.registry import games, load
from clio.engine.state import State

PLAYERS = 4


class Clio(Adapter):
    """One of our games for four (or the most it allows), default options, events off.

    Where several seats may act, the lowest does. Actions that end a seat's game at once (resigning)
    are neither chosen nor counted as a choice: they would make every decision real and most games short.
    """

    digest_games = 20

    def __init__(self, key: str) -> None:
        self.game = load(key)
        self.players = PLAYERS if PLAYERS in self.game.seat_numbers else max(self.game.seat_numbers)
        self.name = f"clio: {key}"
        self.version = f"clio {clio.__version__}"
        self.rare = frozenset(action for action in self.game.actions.rows if self.game.rare(action))
        # the lowest seat of every set of open seats, a bit each
        self.first = tuple((mask & -mask).bit_length() - 1 for mask in range(1 << self.players))

    def new(self, rng: random.Random) -> State:
        return self.game.new(players=self.players, seed=rng.getrandbits(32))

    def done(self, state: State) -> bool:
        return state.over

    def legal(self, state: State) -> Sequence[Action]:
        return self.offered(state.legal(self.first[state.open_mask()]))

    def generate(self, state: State) -> Sequence[Action]:
        state.forget_legal()
        return state.legal(self.first[state.open_mask()])

    def offered(self, actions: list[Action]) -> list[Action]:
        if self.rare.isdisjoint(actions):  # most often
            return actions
        return [action for action in actions if action not in self.rare]

    def apply(self, state: State, action: Action) -> None:
        state.apply(self.first[state.open_mask()], action)

    def clone(self, state: State) -> State:
        return state.clone()

    def describe(self, state: State, action: Action) -> str:
        return f"{self.first[state.open_mask()]} {action.text}"

    def step(self, state: State, action: Action) -> Sequence[Action]:
        child = state.clone()
        child.apply(self.first[state.open_mask()], action)
        mask = child.open_mask()
        return child.legal(self.first[mask]) if mask else ()

    def playout(self, seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        choose = rng.random
        state = self.new(rng)
        first, rare = self.first, self.rare
        legal, apply, open_mask = state.legal, state.apply, state.open_mask
        decisions = actions = 0
        mask = open_mask()
        while mask and actions < MAX_ACTIONS:
            seat = first[mask]
            choices = legal(seat)
            if rare and not rare.isdisjoint(choices):
                choices = self.offered(choices)
            count = len(choices)
            if count > 1:
                decisions += 1
                apply(seat, choices[int(choose() * count)])
            else:
                apply(seat, choices[0])
            actions += 1
            mask = open_mask()
        return decisions, actions


def game_keys() -> list[str]:
    return games()


def build() -> str:
    """What is loaded of kernel and rules: `compiled`, `interpreted`, or `mixed` (one of the two compiled)."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    compiled = [
        name
        for name, module in sys.modules.items()
        if name.startswith("clio.") and (getattr(module, "__file__", None) or "").endswith(suffixes)
    ]
    if not compiled:
        return "interpreted"
    of_games = any(name.startswith("clio.games.") for name in compiled)
    return "compiled" if of_games and "clio.engine.state" in compiled else "mixed"
