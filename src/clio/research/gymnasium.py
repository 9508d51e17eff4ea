"""Our games for Gymnasium: one seat learns, bots of ours play the others.

    import gymnasium
    import clio.research.gymnasium  # registers clio/progress-v2 and the others
    env = gymnasium.make("clio/progress-v2", opponents="greedy", game_options={"players": "2"})
    many = gymnasium.make_vec("clio/progress-v2", num_envs=8)

An observation is plain bytes; which actions may be taken is in `info["action_mask"]` and in `env.action_masks()` (as
sb3-contrib asks for it). An action that may not be taken ends the game as lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces

from clio import bots
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.registry import games, load
from clio.research.episode import Episode, game_called

Array = Any
PLACES, GAIN = "places", "gain"  # what is rewarded


class SeatEnv(gymnasium.Env[Array, Any]):
    """One seat of a game. `seat` counts from 0; None changes it from game to game.

    `reward`: "places" is what a game is about, at its end (1 before all others, -1 behind them); "gain" adds on the way
    what every action brought in points, divided by `scale`, for those who learn slowly.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        name: str,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = PLACES,
        scale: float = 100.0,
        game_options: Mapping[str, str] | None = None,
        deck: Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_called(name, deck)
        self.options = self.game.complete(game_options or {})
        self.seats = int(self.options["players"])
        if seat is not None and not 0 <= seat < self.seats:
            raise ClioError("research-seat", seat=seat, most=self.seats - 1)
        if reward not in (PLACES, GAIN):
            raise ClioError("research-reward", reward=reward)
        self.chosen_seat = seat
        self.reward = reward
        self.scale = scale
        self.opponents = opponents
        self.bot = bots.make(opponents)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.game.encoder().size,), numpy.uint8)
        self.action_space = spaces.Discrete(len(self.game.actions.rows))
        self.episode: Episode | None = None
        self.seat = 0
        self.dice: list[Dice] = []
        self.points = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        name = str(int(self.np_random.integers(2**63))) if seed is not None or self._seeded() else secrets.token_hex(8)
        chance = dice_from_seed(f"seat of {name}")
        self.seat = chance.below(self.seats) if self.chosen_seat is None else self.chosen_seat
        self.dice = [dice_from_seed(f"bot {seat} of {name}") for seat in range(self.seats)]
        self.episode = Episode(self.game, self.options, name)
        self._others()
        self.points = self._score()
        return self._seen(), self._info()

    def _seeded(self) -> bool:
        return self._np_random is not None

    def _others(self) -> None:
        """Let the bots play until it is one's own turn, or over."""
        episode = self.episode
        assert episode is not None
        while not episode.over and episode.seat != self.seat:
            seat = episode.seat
            episode.act(bots.decide(self.bot, episode.state, seat, self.dice[seat]).index)

    def _score(self) -> int:
        assert self.episode is not None
        return self.game.score(self.episode.state, self.seat) if self.reward == GAIN else 0

    def _seen(self) -> Array:
        assert self.episode is not None
        return numpy.frombuffer(self.episode.observation(self.seat), numpy.uint8).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(numpy.int8), "seat": self.seat}

    def action_masks(self) -> Array:
        """What may be done now, as truths."""
        assert self.episode is not None
        return numpy.frombuffer(self.episode.mask(self.seat), numpy.bool_).copy()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode is None:
            raise ClioError("research-reset")
        index = int(action)
        if episode.over or not episode.mask(self.seat)[index]:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        episode.act(index)
        self._others()
        reward = 0.0
        if self.reward == GAIN:
            points = self._score()
            reward += (points - self.points) / self.scale
            self.points = points
        result = episode.state.result
        info = self._info()
        if result is not None:
            reward += episode.rewards()[self.seat]
            info |= {"places": list(result.places), "scores": list(result.scores)}
        terminated = result is not None and not result.aborted
        return self._seen(), reward, terminated, result is not None and result.aborted, info

    def render(self) -> Any:
        """The whole table as text, secrets included."""
        return self.episode.position() if self.episode is not None else None


def id_of(game: str) -> str:
    return f"clio/{game}-v{load(game).version}"


def register_all() -> None:
    """Make the games known to `gymnasium.make`."""
    for game in games():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), entry_point="clio.research.gymnasium:SeatEnv", kwargs={"name": game})


register_all()
