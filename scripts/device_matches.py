"""Play matches on a machine with many cores and no network, the most important first, until the time is over.

    bash scripts/device_pack.sh python3.12                      # here, first
    python3 scripts/device_matches.py MATCHES --keep games.jsonl --minutes 9      # there

Each line of the file MATCHES is `GAME BOT BOT PLAYERS GAMES`. Finished deals are kept, as `clio arena --keep` keeps
them: what was begun goes on in the next run, and the file can be added to `docs/training/ladder.jsonl`.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from pathlib import Path

SITE = Path(__file__).resolve().parent.parent / "build" / "device" / "site"
if SITE.is_dir():  # before anything of ours is imported; worker processes get it from the environment
    sys.path.insert(0, str(SITE))
    os.environ["PYTHONPATH"] = str(SITE)

from clio.arena.kept import Kept  # noqa: E402
from clio.arena.match import Match, arena  # noqa: E402


def told(match: Match) -> str:
    first, second = match.entries[:2]
    late = [each.plain()["milliseconds"]["99 of 100"] for each in (first, second)]
    return (
        f"{match.game.name} {match.players}p {first.name} against {second.name}: {first.wins.mean:.3f} ± "
        f"{1.96 * first.wins.error:.3f} in {len(match.outcomes)} games, 99% of decisions within {late[0]:.0f} and "
        f"{late[1]:.0f} ms, {first.faults + second.faults} faults"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", type=Path)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    kept = Kept(asked.keep)
    # Deals under way when the time is over are nobody's; the processes that play them end with the group.
    threading.Timer(60 * asked.minutes, lambda: os._exit(0)).start()
    for line in asked.matches.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        game, one, other, players, games = line.split()
        began = time.monotonic()
        options = {"players": players}
        found = arena(game, [one, other], int(games), options, seed=asked.seed, workers=asked.workers, kept=kept)
        print(f"{told(found[0])}, {time.monotonic() - began:.0f} s", flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
