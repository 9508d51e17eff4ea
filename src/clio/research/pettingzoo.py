"""Our games for PettingZoo (AEC): `env("progress_v2", players="3")`.

from clio.research import pettingzoo
env = pettingzoo.env("progress_v2", players="2")
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from clio.research.episode import Episode, game_called, version_of

Seen = dict[str, Any]


class ClioEnv(AECEnv):  # type: ignore[misc]
    """One game. An agent is called after its seat: `seat_0` is the first. Rewards come at the end (`rewards_of`)."""

    def __init__(self, name: str, deck: Path | None = None, render_mode: str | None = None, **options: str) -> None:
        super().__init__()
        self.game = game_called(name, deck)
        self.options = self.game.complete(options)
        # `name` and `render_modes` are what PettingZoo asks of every environment.
        self.metadata = {"name": version_of(self.game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self.options["players"]))]
        self.agents: list[str] = []
        size, actions = self.game.encoder().size, len(self.game.actions.rows)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), numpy.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game; `options` of the game were chosen when the environment was made."""
        self.use(Episode(self.game, self.options, secrets.token_hex(8) if seed is None else str(seed)))

    def use(self, episode: Episode) -> None:
        """Go on from another game of the same kind: a clone, another world, one that was read back."""
        self.episode = episode
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if episode.over:
            self._end(episode)
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def observe(self, agent: str) -> Seen:
        assert self.episode is not None
        seat = self.possible_agents.index(agent)
        return {
            "observation": numpy.frombuffer(self.episode.observation(seat), numpy.uint8),
            "action_mask": numpy.frombuffer(self.episode.mask(seat), numpy.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        assert episode is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        episode.act(int(action))
        if episode.over:
            self._end(episode)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[episode.seat]

    def _end(self, episode: Episode) -> None:
        result = episode.state.result
        assert result is not None
        self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        ends = self.truncations if result.aborted else self.terminations
        for agent in self.agents:
            ends[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The whole table as text, secrets included."""
        return self.episode.position() if self.episode is not None and self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(name: str, deck: Path | None = None, render_mode: str | None = None, **options: str) -> ClioEnv:
    """A game by its name (with or without its version) and options, as `clio games GAME` lists them."""
    return ClioEnv(name, deck, render_mode, **options)
