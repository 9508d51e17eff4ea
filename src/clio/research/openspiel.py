"""Our games for OpenSpiel, as Python games.

    import pyspiel
    import clio.research.openspiel  # registers clio_progress_v2 and the others
    game = pyspiel.load_game("clio_progress_v2(players=2,options=variant:fast)")

Chance moves first: one of `deals` seeds, each equally likely, picked like the digits of a number, so that nobody
has to list all of them. All that is random later follows from it, so a history is the deal and the actions. `options`
are those of the game, written `name:value` with ";" between them.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Sequence
from typing import Any, Final

import numpy
import pyspiel

from clio.engine.game import Game
from clio.engine.registry import games, load
from clio.research.episode import Episode, version_of

DEALS: Final = 10_000
AT_ONCE: Final = 100  # so many outcomes of one chance move at most
# Every value of a byte as a float, for all lists: a few objects of each, because a long list of one object counts its
# references one after the other and takes three times as long to copy.
LANES: Final = 8
AS_FLOAT: Final = [[float(number) for number in range(256)] for _ in range(LANES)]
FLOATS: Final = numpy.array(AS_FLOAT, object)
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def block_of(deals: int) -> int:
    """How many deals one outcome of a chance move stands for, if it is to pick among so many."""
    block = 1
    while block * AT_ONCE < deals:
        block *= AT_ONCE
    return block


@functools.cache
def outcomes_of(deals: int) -> list[tuple[int, float]]:
    """The outcomes of a chance move among so many deals, with their chances: each stands for as many as follow."""
    block = block_of(deals)
    return [(number, min(block, deals - number * block) / deals) for number in range(-(-deals // block))]


def short_name(game: Game) -> str:
    return f"clio_{version_of(game)}"


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Clio: {game.name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_numbers),
        min_num_players=min(game.seat_numbers),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "options": "", "seed": 0},
    )


class Lists:
    """Observations and masks as Python lists of all their numbers. Each list handed out is new and the caller's own.

    What a seat was given last is kept: a new observation differs from it in few places, and to copy a list is much
    faster than to make one of numbers. One for all states of a game; not for several threads.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.nothing = [0] * len(game.actions.rows)
        size = game.encoder().size
        self.seen = [numpy.zeros(size, numpy.uint8) for _ in range(seats)]
        self.lanes = numpy.arange(size) % LANES
        self.lists = [FLOATS[self.lanes, numbers].tolist() for numbers in self.seen]

    def __deepcopy__(self, memo: object) -> Lists:
        return self  # copies of a state use the same

    def observation(self, seat: int, seen: bytes) -> list[float]:
        numbers = numpy.frombuffer(seen, numpy.uint8)
        changed = (numbers != self.seen[seat]).nonzero()[0]
        kept: list[float] = self.lists[seat]
        if len(changed) * 8 > len(numbers):
            self.lists[seat] = kept = FLOATS[self.lanes, numbers].tolist()
        else:
            for place in changed.tolist():
                kept[place] = AS_FLOAT[place % LANES][seen[place]]
        self.seen[seat] = numbers
        return kept[:]

    def mask(self, legal: list[int]) -> list[int]:
        mask = self.nothing[:]
        for action in legal:
            mask[action] = 1
        return mask


class ClioGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options; each gets a class of its own when it is registered."""

    clio: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish = {"players": 2, "deals": DEALS, "options": "", "seed": 0, **(params or {})}
        chosen = dict(part.split(":", 1) for part in str(wish["options"]).split(";") if part)
        self.options = self.clio.complete({**chosen, "players": str(wish["players"])})
        self.deals = int(wish["deals"])
        self.lists = Lists(self.clio, int(self.options["players"]))
        self.seed = str(wish["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.clio.actions.rows),
            max_chance_outcomes=min(self.deals, AT_ONCE),
            num_players=int(self.options["players"]),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.clio.cap + 1,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> ClioState:
        return ClioState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.clio, params)


class ClioState(pyspiel.State):  # type: ignore[misc]
    """A running game; before the deal there is no table yet."""

    def __init__(self, game: ClioGame) -> None:
        super().__init__(game)
        self.kind = game.clio
        self.options = game.options
        self.seed = game.seed
        self.lists = game.lists
        self.first, self.left = 0, game.deals  # the deals that chance may still pick
        self.episode: Episode | None = None
        self.player = CHANCE  # asked for several times at every step
        self.legal: list[int] | None = None

    def current_player(self) -> int:
        return self.player

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or player != self.player:
            return []
        if self.legal is None:
            self.legal = self.episode.legal()
        return self.legal

    # What Python asks for at every step is answered here: through C++ the same answers take several times as long.

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.player < 0 or player not in (None, self.player):
            return list(super().legal_actions() if player is None else super().legal_actions(player))
        return self._legal_actions(self.player)[:]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        if self.player < 0 or player not in (None, self.player):
            return list(super().legal_actions_mask() if player is None else super().legal_actions_mask(player))
        return self.lists.mask(self._legal_actions(self.player))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.player if player is None else player
        if self.episode is None or not 0 <= seat < self.episode.seats:
            return list(super().observation_tensor() if player is None else super().observation_tensor(player))
        return self.lists.observation(seat, self.episode.observation(seat))

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        return outcomes_of(self.left)

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.act(action)
        else:
            block = block_of(self.left)
            self.first += action * block
            self.left = min(block, self.left - action * block)
            if self.left > 1:
                return
            self.episode = Episode(self.kind, self.options, f"{self.seed}/{self.first}")
        self.legal = None
        self.player = OVER if self.episode.over else self.episode.seat

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else self.kind.actions.rows[action].text

    def is_terminal(self) -> bool:
        return self.player == OVER

    def returns(self) -> list[float]:
        return self.episode.rewards() if self.episode is not None else [0.0] * int(self.options["players"])

    def redeal(self, seat: int, seed: str) -> ClioState:
        """Another world that looks the same to a seat. Its history is not told by `history` any more."""
        other: ClioState = copy.deepcopy(self)
        assert self.episode is not None
        other.episode = self.episode.redeal(seat, seed)
        return other

    def __str__(self) -> str:
        return self.episode.position() if self.episode is not None else "not dealt yet"


class Observer:
    """What a seat sees, as one tensor and as named pieces of it."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        encoder = game.encoder()
        self.tensor = numpy.zeros(encoder.size, numpy.float32)
        self.dict = {}
        # In their order in the tensor: OpenSpiel takes the two for the same numbers in the same order.
        places = [(part.start + time * part.apart, time, part) for part in encoder.parts for time in range(part.times)]
        for at, time, part in sorted(places, key=lambda place: place[0]):
            name = f"{part.name} (seat {time})" if part.times > 1 else part.name
            self.dict[name] = self.tensor[at : at + part.length]

    def set_from(self, state: ClioState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = numpy.frombuffer(state.episode.observation(player), numpy.uint8)

    def string_from(self, state: ClioState, player: int) -> str:
        """The bytes in hexadecimal: equal strings are equal observations."""
        return state.episode.observation(player).hex() if state.episode is not None else ""


def register_all() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name in games():
        game = load(name)
        kind = game_type(game)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(f"Clio_{name}", (ClioGame,), {"clio": game, "kind": kind}))


register_all()
