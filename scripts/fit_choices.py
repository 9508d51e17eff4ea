"""Fit the weights by which a game's tables are compared to what choices led to (`src/clio/training/choices.py`).

    python scripts/fit_choices.py progress --games 651 --workers 16

It writes `actions.toml` (the ends of actions) and `turns.toml` (the ends of turns) into the game's `weights/`.
`ends.toml` must be there: its names say what is counted. The same games give the same numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from clio.arena.executor import executor_for
from clio.engine.registry import load
from clio.training.choices import Candidate, Searched, fitted, searched

PLAYERS = (2, 2, 2, 4, 2, 2, 3, 2)  # taken in turn
HEAD = """# What things are worth at the end of {what}: for itself, and by ten turns that are left (ends.py).
# Fitted by `scripts/fit_choices.py {game} --games {games} --first {first} --caution {caution:g}`.
"""


def found(wish: argparse.Namespace) -> Iterator[Candidate]:
    seeds = range(wish.first, wish.first + wish.games)
    planned = [Searched(wish.game, PLAYERS[seed % len(PLAYERS)], seed) for seed in seeds]
    executor = executor_for(wish.workers, len(planned))
    try:
        for candidates in executor.map(searched, planned):
            yield from candidates
    finally:
        executor.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=651)
    parser.add_argument("--first", type=int, default=1000, help="the number of the first game: its seed")
    parser.add_argument("--caution", type=float, default=100.0, help="how strongly weights are drawn to 0")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder; the game's own weights if not said")
    wish = parser.parse_args()
    game = load(wish.game)
    fit = fitted(list(found(wish)), wish.caution)
    out = wish.out or Path(__file__).resolve().parent.parent / "src" / "clio" / "games" / wish.game / "weights"
    names = game.weights("ends")
    for name, what, weights in (("actions", "an action", fit.action), ("turns", "a turn", fit.turn)):
        head = HEAD.format(what=what, game=wish.game, games=wish.games, first=wish.first, caution=wish.caution)
        (out / f"{name}.toml").write_text(head + names.with_flat(weights.tolist()).toml(), encoding="utf-8")
    agrees = "; ".join(f"{what} {told:.3f}" for what, told in zip(("actions", "turns"), fit.agrees, strict=True))
    print(f"{fit.rows} candidates; correlation with what choices won, in games not fitted to: {agrees}")


if __name__ == "__main__":
    main()
