"""Many games at once: step all of them, write what the seats to play see and may do into buffers. Compiled."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.encoder import Encoder, Sight, mask_into
from clio.engine.game import Game
from clio.engine.state import State

NO_SEAT: Final = -1


class Loop:
    """So many tables of one game. A table that is over is dealt anew at once, with the next seed.

    Where several seats are asked at the same time they answer in seat order, each blind to the others' answers.
    """

    def __init__(self, game: Game, tables: int, options: dict[str, str], seed: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.encoder: Encoder = game.encoder()
        self.actions: list[Action] = game.actions.rows
        self.seats = int(options["players"])
        self.size = self.encoder.size
        self.width = len(self.actions)
        self.observations = bytearray(tables * self.size)
        self.masks = bytearray(tables * self.width)
        self.nothing = bytes(self.width)
        self.episode = [0] * tables  # how many games each table has begun
        self.seat = [0] * tables  # who plays next
        self.done = [False] * tables  # did the last action end a game?
        self.places: list[list[int]] = [[] for _ in range(tables)]  # of the game that ended last
        self.scores: list[list[int]] = [[] for _ in range(tables)]
        self.steps = 0
        self.dice: Dice = dice_from_seed(f"random play of {seed}")
        self.states: list[State] = []
        self.sights: list[Sight] = []
        for table in range(tables):
            self.states.append(self._deal(table))
            self.sights.append(Sight(self.encoder))
        for table in range(tables):
            self.look(table)

    def _deal(self, table: int) -> State:
        """Every game of a run has a seed of its own: that of the run, the table, and how many came before."""
        number = self.episode[table]
        self.episode[table] = number + 1
        return self.game.start(self.options, f"{self.seed}/{table}/{number}", False)

    def look(self, table: int) -> None:
        """Write the observation and the mask of the seat that plays next."""
        state = self.states[table]
        mask = state.open_mask()
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        self.seat[table] = seat
        at = table * self.size
        self.observations[at : at + self.size] = self.sights[table].encode(state, seat)
        mask_into(state, seat, self.masks, table * self.width, self.nothing)

    def act(self, table: int, action: Action) -> None:
        state = self.states[table]
        state.apply(self.seat[table], action)
        result = state.result
        if result is not None:
            self.done[table] = True
            self.places[table] = list(result.places)
            self.scores[table] = list(result.scores)
            self.states[table] = self._deal(table)
        else:
            self.done[table] = False
        self.look(table)

    def step(self, actions: list[int]) -> None:
        """One action at every table, by its number in the action table."""
        for table in range(len(self.states)):
            self.act(table, self.actions[actions[table]])
        self.steps += len(self.states)

    def step_random(self, rounds: int) -> None:
        """Uniformly random play, so many actions at every table: a baseline, and what benchmarks measure."""
        dice = self.dice
        for _ in range(rounds):
            for table in range(len(self.states)):
                legal = self.states[table].legal(self.seat[table])
                self.act(table, legal[dice.below(len(legal))] if len(legal) > 1 else legal[0])
            self.steps += len(self.states)
