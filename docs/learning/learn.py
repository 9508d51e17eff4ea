"""A net learns Progress from nothing: masked PPO, in NumPy alone, against the bot that plays at random.

    pip install 'clio-tabletop[research]'
    python docs/learning/learn.py              # less than a minute on one core; writes curve.csv beside this file

Small on purpose: two players, the shortest variant, one hidden layer. On the way every point won is rewarded ("gain"),
at the end the place (1 or -1). Libraries that know masks take the same environment: sb3-contrib's MaskablePPO asks
it for `env.action_masks()`.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy

from clio.research.gymnasium import SeatEnv

GAME = "progress"
OPTIONS = {"players": "2", "variant": "faster"}
HIDDEN = 64
MOST = 8.0  # numbers above it look the same to the net
DISCOUNT, TRACE = 0.995, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
EPOCHS, BATCH = 3, 256
Array = Any


def seen(observation: Array) -> Array:
    """Bytes as numbers between 0 and 1."""
    return numpy.minimum(observation, MOST).astype(numpy.float32) / MOST


class Net:
    """One hidden layer; out of it come a preference for each action and how the game will go."""

    def __init__(self, inputs: int, actions: int, chance: numpy.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            return (chance.standard_normal((rows, columns)) * scale / rows**0.5).astype(numpy.float32)

        # Few inputs are not 0 at a time, so the first weights may be larger than their number says.
        self.values = {
            "in": weights(inputs, HIDDEN, 6.0),
            "in0": numpy.zeros(HIDDEN, numpy.float32),
            "policy": weights(HIDDEN, actions, 0.1),
            "policy0": numpy.zeros(actions, numpy.float32),
            "worth": weights(HIDDEN, 1, 0.1),
            "worth0": numpy.zeros(1, numpy.float32),
        }
        self.first = {name: numpy.zeros_like(value) for name, value in self.values.items()}
        self.second = {name: numpy.zeros_like(value) for name, value in self.values.items()}
        self.steps = 0

    def forward(self, inputs: Array, masks: Array) -> tuple[Array, Array, Array]:
        """(what the hidden layer says, chances of the actions, worth)"""
        v = self.values
        hidden = numpy.tanh(inputs @ v["in"] + v["in0"])
        preference = numpy.where(masks, hidden @ v["policy"] + v["policy0"], -numpy.inf)
        preference -= preference.max(axis=-1, keepdims=True)
        chances = numpy.exp(preference)
        chances /= chances.sum(axis=-1, keepdims=True)
        return hidden, chances, (hidden @ v["worth"] + v["worth0"])[..., 0]

    def learn(self, inputs: Array, masks: Array, actions: Array, before: Array, gains: Array, returns: Array) -> None:
        """One step of Adam down the slope of PPO's loss."""
        rows = numpy.arange(len(actions))
        hidden, chances, worth = self.forward(inputs, masks)
        taken = chances[rows, actions]
        ratio = taken / before
        kept = numpy.where(gains >= 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = chances * (kept * ratio * gains)[:, None]
        slope[rows, actions] -= kept * ratio * gains
        logs = numpy.where(chances > 0, numpy.log(numpy.maximum(chances, 1e-12)), 0.0)
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope /= len(actions)
        error = (0.5 * (worth - returns) / len(actions))[:, None]
        back = (slope @ self.values["policy"].T + error @ self.values["worth"].T) * (1 - hidden**2)
        self._adam(
            {
                "in": inputs.T @ back,
                "in0": back.sum(axis=0),
                "policy": hidden.T @ slope,
                "policy0": slope.sum(axis=0),
                "worth": hidden.T @ error,
                "worth0": error.sum(axis=0),
            }
        )

    def _adam(self, slopes: dict[str, Array]) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.steps)
            square = self.second[name] / (1 - 0.999**self.steps)
            self.values[name] -= (RATE * mean / (numpy.sqrt(square) + 1e-8)).astype(numpy.float32)


class Rollout:
    """So many decisions of one seat, game after game."""

    def __init__(self, net: Net, chance: numpy.random.Generator) -> None:
        self.net = net
        self.chance = chance
        self.env = SeatEnv(GAME, "random", reward="gain", game_options=OPTIONS)
        self.observation, _ = self.env.reset(seed=1)

    def play(self, count: int) -> tuple[Array, ...]:
        inputs = numpy.zeros((count, len(self.observation)), numpy.float32)
        masks = numpy.zeros((count, self.env.action_space.n), numpy.bool_)  # type: ignore[attr-defined]
        actions = numpy.zeros(count, numpy.int64)
        before, worths, rewards = (numpy.zeros(count, numpy.float32) for _ in range(3))
        ends = numpy.zeros(count, numpy.bool_)
        for step in range(count):
            inputs[step], masks[step] = seen(self.observation), self.env.action_masks()
            _, chances, worth = self.net.forward(inputs[step], masks[step])
            action = int(numpy.searchsorted(numpy.cumsum(chances), self.chance.random() * chances.sum()))
            actions[step], before[step], worths[step] = action, chances[action], worth
            self.observation, rewards[step], ended, cut, _ = self.env.step(action)
            ends[step] = ended or cut
            if ends[step]:
                self.observation, _ = self.env.reset()
        last = self.net.forward(seen(self.observation), self.env.action_masks())[2]
        gains = numpy.zeros(count, numpy.float32)
        gain = 0.0
        for step in range(count - 1, -1, -1):
            after = 0.0 if ends[step] else (last if step == count - 1 else worths[step + 1])
            surprise = rewards[step] + DISCOUNT * after - worths[step]
            gain = surprise + (0.0 if ends[step] else DISCOUNT * TRACE * gain)
            gains[step] = gain
        return inputs, masks, actions, before, gains, gains + worths


def improve(net: Net, played: tuple[Array, ...], chance: numpy.random.Generator) -> None:
    inputs, masks, actions, before, gains, returns = played
    for _ in range(EPOCHS):
        order = chance.permutation(len(actions))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            part = gains[some]
            part = (part - part.mean()) / (part.std() + 1e-6)
            net.learn(inputs[some], masks[some], actions[some], before[some], part, returns[some])


def against(net: Net | None, opponents: str, games: int) -> tuple[float, float]:
    """(wins of 100, mean lead in points), seats changing from game to game; without a net: at random."""
    env = SeatEnv(GAME, opponents, game_options=OPTIONS)
    chance = numpy.random.default_rng(1)
    wins = lead = 0.0
    for game in range(games):
        observation, info = env.reset(seed=game)
        over = False
        while not over:
            masks = env.action_masks()
            if net is None:
                action = int(chance.choice(masks.nonzero()[0]))
            else:
                action = int(net.forward(seen(observation), masks)[1].argmax())
            observation, _, ended, cut, info = env.step(action)
            over = ended or cut
        seat, places, scores = info["seat"], info["places"], info["scores"]
        wins += (places[seat] == 1) / places.count(1)
        lead += scores[seat] - scores[1 - seat]
    return 100 * wins / games, lead / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=24_576, help="decisions of the learner")
    parser.add_argument("--rollout", type=int, default=2_048, help="decisions between two lessons")
    parser.add_argument("--every", type=int, default=6_144, help="decisions between two measurements")
    parser.add_argument("--games", type=int, default=60, help="of each measurement")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "curve.csv")
    args = parser.parse_args()
    chance = numpy.random.default_rng(1)
    rollout = Rollout(net := _fresh(chance), chance)
    rows: list[tuple[object, ...]] = [("decisions", "wins_of_100", "lead_in_points", "cpu_seconds")]

    def measure(done: int, player: Net | None) -> None:
        spent = time.process_time()
        wins, lead = against(player, "random", args.games)
        rows.append((done, f"{wins:.1f}", f"{lead:.1f}", f"{spent:.0f}"))
        print(*rows[-1], flush=True)
        with args.out.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)

    measure(0, None)
    for done in range(args.rollout, args.steps + 1, args.rollout):
        improve(net, rollout.play(args.rollout), chance)
        if done % args.every == 0:
            measure(done, net)
    for bot in ("hasty", "greedy"):
        print(f"{bot}: %.1f of 100 won, lead %.1f" % against(net, bot, args.games // 4), flush=True)


def _fresh(chance: numpy.random.Generator) -> Net:
    env = SeatEnv(GAME, "random", game_options=OPTIONS)
    size, actions = env.observation_space.shape, env.action_space.n  # type: ignore[attr-defined]
    assert size is not None
    return Net(size[0], int(actions), chance)


if __name__ == "__main__":
    main()
