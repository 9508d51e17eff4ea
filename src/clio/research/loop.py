"""Many games at once: step all of them, write what the seats to play see and may do into buffers. Compiled."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.encoder import Encoder, spans
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.result import Result
from clio.engine.sight import Sight, mark
from clio.engine.state import State

PACKED: Final = 31  # after so many actions (a power of two, less one) a table is made to take less room again,
SEEN_PACKED: Final = 63  # and after so many what is kept of its observations


class Loop:
    """So many tables of one game. A table that is over is dealt anew at once, with the next seed.

    Where several seats are asked at the same time they answer in seat order, each blind to the others' answers.
    """

    def __init__(self, game: Game, tables: int, options: dict[str, str], seed: str, first: int = 0) -> None:
        """`first`: the number of the first table; a run in several processes is cut into such pieces."""
        self.game = game
        self.options = options
        self.seed = seed
        self.first = first
        self.encoder: Encoder = game.encoder()
        self.actions: list[Action] = game.actions.rows
        self.seats = int(options["players"])
        self.size = self.encoder.size
        self.width = len(self.actions)
        self.no_action = bytes(self.width)  # an empty mask, to be copied
        self.mask_of = spans(0, self.width, tables)  # by table: where they are written
        self.sight_at: list[Any] = list(range(0, tables * self.size, self.size))  # where observations are, as objects
        # Where to write: memory views, one dimension each, of this one's own bytes until a caller brings others.
        self.observations: Any = memoryview(bytearray(tables * self.size))
        self.masks: Any = memoryview(bytearray(tables * self.width))
        self.mask_views: list[Any] = [self.masks[span] for span in self.mask_of]  # the same cut into tables
        self.seats_out: Any = memoryview(bytearray(tables))
        self.rewards_out: Any = memoryview(bytearray(4 * tables * self.seats)).cast("f")
        self.dones_out: Any = memoryview(bytearray(tables))
        self.episode = [0] * tables  # how many games each table has begun
        self.seat = [0] * tables  # who plays next
        self.done = [False] * tables  # did the last action end a game?
        self.places: list[list[int]] = [[] for _ in range(tables)]  # of the game that ended last
        self.scores: list[list[int]] = [[] for _ in range(tables)]
        self.rewards: list[list[float]] = [[] for _ in range(tables)]
        self.steps = 0
        # What random play leaves out while there is anything else: to resign would end most games at once.
        self.rare: list[bool] = game.rare_actions
        self.dice: Dice = dice_from_seed(f"random play of {seed}/{first}")
        self.states: list[State] = []
        self.sights: list[Sight] = []
        for table in range(tables):
            self.states.append(self._deal(table))
            self.sights.append(Sight(self.encoder))

    def write_to(self, observations: Any, masks: Any, seats: Any, rewards: Any, dones: Any) -> None:
        """From now on write into these memory views, and once at once."""
        self.observations = observations
        self.masks = masks
        self.mask_views = [masks[span] for span in self.mask_of]
        self.seats_out = seats
        self.rewards_out = rewards
        self.dones_out = dones
        for table in range(len(self.states)):
            self._reward(table, self.done[table])
            self.seats_out[table] = self.seat[table]
        self.look_all()

    def forget_buffers(self) -> None:
        """Let go of a caller's buffers."""
        self.mask_views = []
        self.observations = self.masks = self.seats_out = self.rewards_out = self.dones_out = None

    def look_all(self) -> None:
        for table in range(len(self.states)):
            self.look(table, self.states[table])

    def seed_of(self, table: int) -> str:
        """The seed of the game that a table plays now: that of the run, the table, and how many came before."""
        return f"{self.seed}/{self.first + table}/{self.episode[table] - 1}"

    def _deal(self, table: int) -> State:
        self.episode[table] += 1
        state = self.game.start(self.options, self.seed_of(table), False)
        state.memory.leave_out_public(state.layout, self.encoder.backs, self.encoder.copies)
        state.pack()
        return state

    def look(self, table: int, state: State) -> None:
        """Write the observation and the mask of the seat that plays next."""
        seat = first_open(state)
        if seat != self.seat[table]:
            self.seat[table] = seat
            self.seats_out[table] = seat
        self.sights[table].encode_into(state, seat, self.observations, self.sight_at[table])
        self.masks[self.mask_of[table]] = self.no_action
        mark(state.legal(seat), self.mask_views[table])

    def act(self, table: int, action: Action) -> None:
        state = self.states[table]
        state.apply(self.seat[table], action)
        result = state.result
        if result is not None:
            self.done[table] = True
            self.places[table] = list(result.places)
            self.scores[table] = list(result.scores)
            self.rewards[table] = rewards_of(result)
            self._reward(table, True)
            state = self._deal(table)
            self.states[table] = state
        elif self.done[table]:
            self.done[table] = False
            self._reward(table, False)
        if state.number & PACKED == PACKED:
            state.shrink()
            if state.number & SEEN_PACKED == SEEN_PACKED:
                self.sights[table].shrink()
        self.look(table, state)

    def _reward(self, table: int, done: bool) -> None:
        self.dones_out[table] = done
        at = table * self.seats
        for seat in range(self.seats):
            self.rewards_out[at + seat] = self.rewards[table][seat] if done else 0.0

    def step(self, actions: list[int]) -> None:
        """One action at every table, by its number in the action table. If one is not legal, nothing is done at any."""
        self.check(actions)
        for table in range(len(self.states)):
            self.act(table, self.actions[actions[table]])
        self.steps += len(self.states)

    def check(self, actions: list[int]) -> None:
        """Say no to actions that cannot be taken."""
        if len(actions) != len(self.states):
            raise ClioError("research-actions", n=len(actions), tables=len(self.states))
        for table, index in enumerate(actions):
            seat = self.seat[table]
            if not 0 <= index < self.width:
                raise ClioError("research-no-action", n=index, most=self.width - 1, table=self.first + table)
            if self.actions[index] not in self.states[table].legal(seat):
                raise self.game.say_no(self.states[table], seat, self.actions[index])

    def step_random(self, rounds: int) -> None:
        """Uniformly random play, so many actions at every table: a baseline, and what benchmarks measure."""
        for _ in range(rounds):
            for table in range(len(self.states)):
                self.act(table, self._any(self.states[table].legal(self.seat[table])))
            self.steps += len(self.states)

    def play_random(self, rounds: int) -> None:
        """The same games without a look at them: what the observations and masks cost is the difference."""
        for _ in range(rounds):
            for table in range(len(self.states)):
                state = self.states[table]
                seat = first_open(state)
                state.apply(seat, self._any(state.legal(seat)))
                if state.result is not None:
                    self.states[table] = self._deal(table)
            self.steps += len(self.states)

    def _any(self, legal: list[Action]) -> Action:
        """One of them by chance."""
        action = legal[self.dice.below(len(legal))] if len(legal) > 1 else legal[0]
        if not self.rare[action.index]:
            return action
        usual = [other for other in legal if not self.rare[other.index]]
        return usual[self.dice.below(len(usual))] if usual else action


def first_open(state: State) -> int:
    """The first seat that may act."""
    mask = state.open_mask()
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def rewards_of(result: Result) -> list[float]:
    """What each seat gets at the end: 1 for those before all others, -1 for those behind all others, the sum is 0.

    Alone at the table it is 1 for a victory (first place) and -1 for anything else; a game without an end is worth 0.
    """
    places = result.places
    seats = len(places)
    if result.aborted:
        return [0.0] * seats
    if seats == 1:
        return [1.0 if places[0] == 1 else -1.0]
    rewards: list[float] = []
    for place in places:
        better = 0
        worse = 0
        for other in places:
            if other > place:
                better += 1
            elif other < place:
                worse += 1
        rewards.append((better - worse) / (seats - 1))
    return rewards
