"""Fit the weights by which a game's tables are compared at the ends of turns (`src/clio/training/ends.py`).

    python scripts/fit_ends.py progress --games 3000 --out src/clio/games/progress/weights/ends.toml

The file must be there: its names say what is counted; its numbers are replaced. The same seed gives the same numbers.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from clio.arena.executor import executor_for
from clio.engine.registry import load
from clio.training.ends import EndedGame, ends_of, fitted

PLAYERS = (2, 2, 2, 3, 2, 2, 2, 4)  # taken in turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--bot", default="plan:worlds=1:nodes=60")
    parser.add_argument("--tries", type=float, default=0.06, help="the share of decisions made at random")
    parser.add_argument("--spread", type=float, default=12.0, help="points, as in weights/levels.toml")
    parser.add_argument("--caution", type=float, default=100.0, help="how strongly weights are drawn to 0")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args()
    game = load(wish.game)
    planned = []
    for place in range(wish.games):
        options = game.complete({"players": str(PLAYERS[place % len(PLAYERS)])})
        seed = f"ends {wish.seed}/{place}"
        planned.append(EndedGame(wish.game, tuple(options.items()), seed, "ends", wish.bot, wish.tries))
    executor = executor_for(wish.workers, len(planned))
    try:
        games = list(executor.map(ends_of, planned))
    finally:
        executor.close()
    found = fitted(games, wish.spread, wish.caution)
    head = (
        f"# What things were worth at the end of a turn: for itself, and by ten turns that were left (ends.py).\n"
        f"# Fitted by `scripts/fit_ends.py {wish.game} --games {wish.games} --bot {wish.bot} --seed {wish.seed}`.\n"
    )
    wish.out.write_text(head + game.weights("ends").with_flat(found.weights.tolist()).toml(), encoding="utf-8")
    print(f"{found.rows} rows; off by {found.wrong:.4f} in fresh games, {found.plain:.4f} if all were even")


if __name__ == "__main__":
    main()
