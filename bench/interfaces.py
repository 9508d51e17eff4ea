"""Environments for learning, ours and those of others: random steps a second with observation and mask handed out.

    python -m bench.interfaces            # part of `make bench`; needs .venv-bench, see run.sh

Each environment plays at random in a process of its own, and every reading stands between two of catanatron's bare
decisions a second, so that a busy machine slows both. A step is one action of one seat, after which the caller has what
the next seat sees and may do. An environment whose library is missing stays in the table and says so.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bench import report
from bench.adapters import BASELINE
from bench.engines import HERE, Engine
from bench.harness import Reading, WholeGames

ROUNDS = 8
SECONDS = 0.5
TABLES = 32
CHUNK = 256  # steps between two looks at the clock
BARS = {"progress": 16, "ancient_knowledge": 13, "through_the_ages": 9}  # times catanatron's bare decisions


class Environment(WholeGames):
    """Something that can be stepped at random: `steps(n)` takes about so many and says how many it took."""

    def __init__(self, note: str, steps: Callable[[int], int]) -> None:
        self.note = note
        self.steps = steps

    def playout(self, seed: int) -> tuple[int, int]:
        taken = self.steps(CHUNK)
        return taken, taken


def our_vector(game: str, players: str) -> Environment:
    from clio.research import Vector

    vector = Vector(game, TABLES, {"players": players}, seed=1)
    vector.reset(vector.buffers())
    loop = vector._loop
    assert loop is not None

    def steps(count: int) -> int:
        loop.step_random(count // TABLES + 1)
        return TABLES * (count // TABLES + 1)

    return Environment(f"Vector, {TABLES} tables", steps)


def our_pettingzoo(game: str) -> Environment:
    from clio.research import pettingzoo

    env = pettingzoo.env(game, players="2")
    rare = [action.index for action in env.game.actions.rows if env.game.rare(action)]
    return Environment("PettingZoo, 2 players", aec(env, rare))


def their_pettingzoo(name: str) -> Environment:
    return Environment("PettingZoo", aec(importlib.import_module(f"pettingzoo.classic.{name}").env()))


def aec(env: Any, rare: Sequence[int] = ()) -> Callable[[int], int]:
    """Random play by PettingZoo's own loop; nobody resigns."""

    def steps(count: int) -> int:
        taken = 0
        while taken < count:
            env.reset(seed=taken)
            for agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                mask = seen["action_mask"]
                if rare:
                    mask = mask.copy()
                    mask[rare] = 0
                env.step(None if ended or cut else env.action_space(agent).sample(mask))
                taken += not (ended or cut)
        return taken

    return steps


def our_openspiel(game: str, arrays: bool = False) -> Environment:
    from clio.engine.registry import load

    short_name = importlib.import_module("clio.research.openspiel").short_name
    rules = load(game)
    rare = {action.index for action in rules.actions.rows if rules.rare(action)}
    note = f"OpenSpiel from Python, 2 players, {'arrays' if arrays else 'lists'}"
    return Environment(note, openspiel_steps(short_name(rules), arrays, rare))


def their_openspiel(name: str, arrays: bool = False) -> Environment:
    importlib.import_module("open_spiel.python.games")  # those written in Python
    return Environment(f"OpenSpiel from Python, {'arrays' if arrays else 'lists'}", openspiel_steps(name, arrays))


def openspiel_steps(name: str, arrays: bool, rare: Collection[int] = ()) -> Callable[[int], int]:
    """Random play of an OpenSpiel game; nobody resigns.

    Its states hand out observation and mask as Python lists; its `make_observation` writes into an array.
    """
    game = importlib.import_module("pyspiel").load_game(name)
    dice = random.Random(1)
    numpy = importlib.import_module("numpy")
    seen = importlib.import_module("open_spiel.python.observation").make_observation(game) if arrays else None
    mask = numpy.zeros(game.num_distinct_actions(), numpy.int8)

    def steps(count: int) -> int:
        taken = 0
        while taken < count:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(actions, chances)[0])
                    continue
                legal = state.legal_actions()
                if seen is None:
                    state.observation_tensor()
                    state.legal_actions_mask()
                else:
                    seen.set_from(state, state.current_player())
                    mask.fill(0)
                    mask[legal] = 1
                state.apply_action(dice.choice([action for action in legal if action not in rare] or legal))
                taken += 1
        return taken

    return steps


def catanatron_gym() -> Environment:
    env = importlib.import_module("gymnasium").make("catanatron_gym:catanatron-v1")
    dice = random.Random(1)

    def steps(count: int) -> int:
        taken = 0
        while taken < count:
            _, info = env.reset()
            over = False
            while not over:
                _, _, ended, cut, info = env.step(dice.choice(info["valid_actions"]))
                over = ended or cut
                taken += 1
        return taken

    return Environment("Gymnasium, one seat against a random bot", steps)


def jax_leduc() -> Environment:
    jax = importlib.import_module("jax")
    env = importlib.import_module("pgx").make("leduc_holdem")
    # A game that is over is dealt anew, as in ours; without it most steps would be taken at tables that stand still.
    again = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(again))
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
    holder = [start(keys), jax.random.PRNGKey(2)]
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)))

    def steps(count: int) -> int:
        for _ in range(count // TABLES + 1):
            holder[1], key, deal = jax.random.split(holder[1], 3)
            chosen = choose(key, holder[0].legal_action_mask)
            holder[0] = step(holder[0], chosen, jax.random.split(deal, TABLES))
        holder[0].observation.block_until_ready()
        return TABLES * (count // TABLES + 1)

    return Environment(f"pgx (JAX), {TABLES} tables on one core", steps)


PETTINGZOO = ("tictactoe_v3", "connect_four_v3")
OPENSPIEL = ("gin_rummy", "python_kuhn_poker")
ENVIRONMENTS: dict[str, Callable[[], Environment]] = {
    **{f"clio: {game}, {n} players": partial(our_vector, game, n) for game in BARS for n in ("2", "4")},
    **{f"clio through PettingZoo: {game}": partial(our_pettingzoo, game) for game in BARS},
    **{f"clio through OpenSpiel: {game}": partial(our_openspiel, game) for game in BARS},
    **{f"clio through OpenSpiel, arrays: {game}": partial(our_openspiel, game, True) for game in BARS},
    **{f"PettingZoo: {name}": partial(their_pettingzoo, name) for name in PETTINGZOO},
    **{f"OpenSpiel: {name}": partial(their_openspiel, name) for name in OPENSPIEL},
    **{f"OpenSpiel, arrays: {name}": partial(their_openspiel, name, True) for name in OPENSPIEL},
    "catanatron's gym": catanatron_gym,
    "pgx: leduc_holdem": jax_leduc,
}


class Row(NamedTuple):
    name: str
    about: str
    per_second: float
    ratio: dict[str, float]
    error: str


def measured(name: str, baseline: Engine, build: str, rounds: int, seconds: float) -> Row:
    engine = Engine("interface", name, build if name.startswith("clio") else "")
    pairs = report.Pairs()
    readings: list[Reading] = []
    try:
        engine.read("play", 0.05, 0)
        before = baseline.read("play", seconds, 0)
        for number in range(rounds):
            ours = engine.read("play", seconds, number)
            after = baseline.read("play", seconds, number)
            if ours is None or before is None or after is None:
                break
            pairs.add(ours, before, after)
            readings.append(ours)
            before = after
        if engine.error or not readings:
            return Row(name, "", 0.0, {}, engine.error or baseline.error)
        about = str(engine.ask("note"))
    finally:
        engine.close()
    values = sorted(reading.value for reading in report.usable(readings))
    return Row(name, about, values[len(values) // 2], pairs.figures(), "")


def table(rows: list[Row]) -> str:
    cells = []
    for row in rows:
        if row.error:
            cells.append([row.name, f"not measured: {row.error}", "–", "–", "–"])
            continue
        bar = next((f"at least {bar}" for game, bar in BARS.items() if row.name.startswith(f"clio: {game}")), "")
        ratio = f"{row.ratio['median']:.3g} ({row.ratio['low']:.3g} to {row.ratio['high']:.3g})"
        cells.append([row.name, row.about, f"{row.per_second:,.0f}", ratio, bar])
    header = ["environment", "what", "steps/s", "over catanatron's bare decisions/s", "bar"]
    return report.markdown(header, cells)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="names with this text")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--no-compiled", action="store_true", help="measure the interpreted build")
    parser.add_argument("--out", type=Path, default=HERE / "results", help="where interfaces.md goes")
    args = parser.parse_args()
    build = "interpreted" if args.no_compiled else "compiled"
    baseline = Engine("reference", BASELINE)
    baseline.read("play", 0.05, 0)
    wanted = [name for name in ENVIRONMENTS if not args.only or any(text in name for text in args.only)]
    rows = [measured(name, baseline, build, args.rounds, args.seconds) for name in wanted]
    baseline.close()
    failed = [row for row in rows if row.error and row.name.startswith("clio")]
    about = report.machine([reading.speed for reading in baseline.readings.get("play", [])])
    text = (
        "# Environments for learning, random play\n\n"
        f"{about['python']}, one core at {about['speed']:.2f} of reference speed, load {about['load']}, ours {build}; "
        f"{args.rounds} rounds. A step hands out observation and mask; compare figures of one run only.\n\n"
        f"{table(rows)}\n"
    )
    print(text)
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "interfaces.md").write_text(text, encoding="utf-8")
    for row in failed:
        print(f"bench: {row.name} failed: {row.error}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
