"""Tune and measure the bots on a machine with many cores and no network.

    bash scripts/device_pack.sh python3.12      # here, first: the compiled program and what it needs, into build/device
    python3 scripts/device_tune.py --out results --tune 1.5 --measure 4       # there; minutes for each game, and in all

For each game the weights are tuned (`clio tune` by another door) for some minutes, compared with the old ones on fresh
deals, and taken if they are better. Then matches are played in the order of their importance until the time is over.
Everything found is written at once: `GAME.toml` (weights), `GAME.json` (checkpoint), `results.jsonl` (one line for each
match), `log.txt`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

SITE = Path(__file__).resolve().parent.parent / "build" / "device" / "site"
if SITE.is_dir():  # before anything of ours is imported; worker processes get it from the environment
    sys.path.insert(0, str(SITE))
    os.environ["PYTHONPATH"] = str(SITE)

from clio.arena.match import arena  # noqa: E402
from clio.arena.tune import Progress, Tuner, Wish, compare  # noqa: E402
from clio.bots import make  # noqa: E402
from clio.bots.plan import Plan  # noqa: E402
from clio.engine.registry import load  # noqa: E402

GAMES = ("through_the_ages", "ancient_knowledge", "progress")
# How candidates think while they are tried: as the bots will, but more narrowly.
TUNED_AS = {
    "through_the_ages": "plan:search=turn:worlds=1:width=2:nodes=60",
    "ancient_knowledge": "plan:worlds=2:nodes=40",
    "progress": "plan:worlds=2:nodes=40",
}
AGAINST = ("greedy", "plan:worlds=1:nodes=60")
PLAYERS = (2, 2, 2, 2, 4)
# What is measured, the most important first: bots, players, games.
MATCHES: tuple[tuple[str, str, int, int], ...] = (
    ("plan", "greedy", 2, 400),
    ("greedy", "beginner", 2, 200),
    ("plan:search=action:worlds=8", "plan", 2, 200),
    ("plan:search=turn:worlds=2:width=6:nodes=300", "plan", 2, 200),
    ("plan:worlds=4:turns=2:candidates=5:simulations=20", "plan", 2, 100),
    ("plan:worlds=4:turns=4:candidates=5:simulations=20", "plan", 2, 100),
    ("expert", "plan", 2, 100),
    ("master", "expert", 2, 60),
    ("plan", "greedy", 4, 120),
    ("expert", "plan", 4, 40),
    ("expert", "greedy", 2, 100),
    ("master", "expert", 4, 16),
)


class Writer:
    """Keeps what was found, as soon as it is."""

    def __init__(self, out: Path) -> None:
        self.out = out
        out.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()

    def log(self, text: str) -> None:
        line = f"{time.monotonic() - self.began:6.0f} s  {text}"
        print(line, flush=True)
        with (self.out / "log.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def result(self, data: dict[str, Any]) -> None:
        with (self.out / "results.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")


def tune(game: str, minutes: float, gate: int, size: tuple[int, int], writer: Writer, workers: int) -> None:
    """Better weights, if there are any: they replace those that the program came with."""
    bot = make(TUNED_AS[game])
    assert isinstance(bot, Plan)
    wish = Wish(game, "tuned", bot.settings, AGAINST, PLAYERS, 1000, *size, "device", minutes)
    tuner = Tuner(wish, writer.out / f"{game}.json")

    def heard(progress: Progress) -> None:
        writer.log(f"{game} generation {progress.generation}: {progress.wins:.3f}, lead {progress.margin:.1f}")

    found = tuner.run(workers, heard)
    text = f"# Tuned by `clio tune {game}`; hand.toml says what each weight means.\n" + found.toml()
    (writer.out / f"{game}.toml").write_text(text, encoding="utf-8")
    share, error = compare(wish, found, TUNED_AS[game], gate, workers, "gate")
    taken = share > 0.5
    writer.log(f"{game}: new against old weights {share:.3f} ± {1.96 * error:.3f} in {gate} games, taken: {taken}")
    writer.result({"game": game, "gate": share, "error": error, "games": gate, "taken": taken})
    place = SITE / "clio" / "games" / game / "weights" / "tuned.toml"
    if taken and place.exists():
        place.write_text(text, encoding="utf-8")
        load(game)._evaluations.clear()


def measure(games: tuple[str, ...], until: float, scale: float, writer: Writer, workers: int) -> None:
    """Matches in the order of their importance, as far as the time goes."""
    for one, other, players, count in MATCHES:
        for game in games:
            if time.monotonic() > until:
                writer.log(f"no time for {game}: {one} against {other}, {players} players")
                continue
            began = time.monotonic()
            number = max(players, int(scale * count))
            match = arena(game, [one, other], number, {"players": str(players)}, seed="device", workers=workers)[0]
            data = match.plain()
            writer.result({**data, "seconds": round(time.monotonic() - began, 1)})
            first = match.entries[0]
            spent = data["entries"][0]["milliseconds"]["99 of 100"]
            writer.log(
                f"{game} {players}p {one} against {other}: {first.wins.mean:.3f} ± {1.96 * first.wins.error:.3f} "
                f"in {len(match.outcomes)} games, 99% of decisions within {spent:.0f} ms"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--tune", type=float, default=1.5, help="minutes for each game; 0: do not tune")
    parser.add_argument("--born", type=int, default=16, help="candidates of a generation")
    parser.add_argument("--deals", type=int, default=5, help="deals of a generation")
    parser.add_argument("--gate", type=int, default=160, help="games between new and old weights")
    parser.add_argument("--measure", type=float, default=4.0, help="minutes for all matches; a match begun is finished")
    parser.add_argument("--scale", type=float, default=1.0, help="play so many times the usual number of games")
    parser.add_argument("--workers", type=int, default=0)
    asked = parser.parse_args()
    writer = Writer(asked.out)
    games = tuple(asked.games.split(","))
    kernel = Path(sys.modules["clio.engine.state"].__file__ or "").name  # *.so if it is compiled
    writer.log(f"Python {sys.version.split()[0]}, {kernel}, {os.cpu_count()} cores")
    for game in games:
        if asked.tune:
            tune(game, asked.tune, asked.gate, (asked.born, asked.deals), writer, asked.workers)
    measure(games, time.monotonic() + 60 * asked.measure, asked.scale, writer, asked.workers)
    writer.log("done")


if __name__ == "__main__":
    main()
