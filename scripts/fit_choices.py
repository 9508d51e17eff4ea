"""Fit the weights by which a game's tables are compared to what choices led to (`src/clio/training/choices.py`).

    python scripts/fit_choices.py progress --games 651 --workers 16 --keep FOLDER
    python scripts/fit_choices.py progress --fit FOLDER

The first plays games and keeps what their choices led to, the second fits to what was kept: it writes `actions.toml`
(the ends of actions) and `turns.toml` (the ends of turns) into the game's `weights/`. `ends.toml` must be there: its
names say what is counted. The same games give the same numbers. Runs with other `--first` numbers may be kept side by
side.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

SITE = Path(__file__).resolve().parent.parent / "build" / "device" / "site"
if SITE.is_dir():  # on a machine that has nothing else; worker processes get it from the environment
    sys.path.insert(0, str(SITE))
    os.environ["PYTHONPATH"] = str(SITE)

from clio.arena.executor import executor_for  # noqa: E402
from clio.engine.registry import load  # noqa: E402
from clio.training.choices import Candidate, Choices, Searched, fitted, in_arrays, searched  # noqa: E402

PLAYERS = (2, 2, 2, 4, 2, 2, 3, 2)  # taken in turn
FILE = 40_000  # candidates in a file
HEAD = """# What things are worth at the end of {what}: for itself, and by ten turns that are left (ends.py).
# Fitted by `scripts/fit_choices.py {game} --fit FOLDER --caution {caution:g} --ahead {ahead:g}`: {rows} candidates.
"""


def play(wish: argparse.Namespace) -> None:
    """Games are played until there are so many, or until the time is over."""
    end = time.monotonic() + 60 * wish.minutes
    planned = [
        Searched(wish.game, PLAYERS[seed % len(PLAYERS)], seed) for seed in range(wish.first, wish.first + wish.games)
    ]
    wish.keep.mkdir(parents=True, exist_ok=True)
    waiting: list[Candidate] = []
    total, files, games = 0, 0, 0
    executor = executor_for(wish.workers, len(planned))
    for found in executor.map(searched, planned):
        waiting += found
        games += 1
        over = time.monotonic() > end or games == wish.games
        if len(waiting) >= FILE or over:
            in_arrays(waiting).save(wish.keep / f"choices-{wish.first}-{files}.npz")
            files, total, waiting = files + 1, total + len(waiting), []
            print(f"{games} games, {total} candidates", flush=True)
        if over:
            break
    if games < wish.games:
        os._exit(0)  # games under way are nobody's
    executor.close()


def fit(wish: argparse.Namespace) -> None:
    game = load(wish.game)
    found = fitted(Choices.load(sorted(wish.fit.glob("choices-*.npz"))), wish.caution, wish.ahead)
    out = wish.out or Path(__file__).resolve().parent.parent / "src" / "clio" / "games" / wish.game / "weights"
    out.mkdir(parents=True, exist_ok=True)
    names = game.weights("ends")
    about = {"rows": found.rows, **{name: getattr(wish, name) for name in ("game", "caution", "ahead")}}
    for name, what, weights in (("actions", "an action", found.action), ("turns", "a turn", found.turn)):
        text = HEAD.format(what=what, **about) + names.with_flat(weights.tolist()).toml()
        (out / f"{name}.toml").write_text(text, encoding="utf-8")
    agrees = "; ".join(f"{what} {told:.4f}" for what, told in zip(("actions", "turns"), found.agrees, strict=True))
    print(f"{found.rows} candidates; correlation with what choices won, in games not fitted to: {agrees}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--keep", type=Path, help="a folder: play games and keep what choices led to there")
    parser.add_argument("--games", type=int, default=651)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop playing after so many")
    parser.add_argument("--first", type=int, default=1000, help="the number of the first game: its seed")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--fit", type=Path, help="a folder of what was kept: fit to it")
    parser.add_argument("--caution", type=float, default=100.0, help="how strongly weights are drawn to 0")
    parser.add_argument("--ahead", type=float, default=0.0, help="the share of how things look some rounds later")
    parser.add_argument("--out", type=Path, help="a folder; the game's own weights if not said")
    wish = parser.parse_args()
    if wish.keep:
        play(wish)
    if wish.fit:
        fit(wish)


if __name__ == "__main__":
    main()
