"""Games by the thousand: the same file and the same figures whatever the number of workers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from clio import bots
from clio.arena.checks import ArenaError
from clio.arena.executor import Workers, executor_for
from clio.arena.play import Job, play
from clio.arena.summary import Summary
from clio.engine.registry import load

Told = Callable[[int], None]  # is told how many games are done


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    options: Mapping[str, str] | None = None,
    *,
    seed: str = "1",
    swap: bool = True,
    deck: Path | None = None,
    out: Path | None = None,
    workers: Workers = 0,
    told: Told | None = None,
) -> Summary:
    """Play so many games between these bots, one line of JSON each in `out`, and add them up.

    With `swap` each deal is played once with every rotation of the bots, so no bot profits from seats or cards.
    """
    jobs = plan(game, seats, games, options or {}, seed=seed, swap=swap, deck=deck)
    summary = Summary()
    with ExitStack() as stack:
        file = stack.enter_context(open_out(out)) if out else None
        executor = executor_for(workers, len(jobs))
        stack.callback(executor.close)
        for row in executor.map(play, jobs):
            summary.add(row)
            if file:
                file.write(json.dumps(row) + "\n")
            if told:
                told(summary.games)
    return summary


def plan(
    game: str,
    seats: Sequence[str],
    games: int,
    options: Mapping[str, str],
    *,
    seed: str,
    swap: bool,
    deck: Path | None,
) -> list[Job]:
    """The games to be played; everything that can be wrong with the wish is said here."""
    if games < 1:
        raise ArenaError("no-games", n=games)
    for name in seats:
        bots.make(name)
    loaded = load(game, deck)
    picked = dict(options)
    if len(seats) > 1 or "players" not in picked:
        picked.setdefault("players", str(len(seats)))
    complete = loaded.complete(picked)
    players = int(complete["players"])
    if len(seats) not in (1, players):
        raise ArenaError("bots-seats", bots=len(seats), seats=players)
    table = tuple(seats) * (players // len(seats))
    turns = range(players if swap else 1)
    tables = list(dict.fromkeys(table[turn:] + table[:turn] for turn in turns))  # equal ones would be equal games
    jobs = []
    for number in range(games):
        deal, turn = divmod(number, len(tables))
        jobs.append(Job(game, complete, f"{seed}/{deal}", tables[turn], deck))
    return jobs


def open_out(path: Path) -> TextIO:
    """Opened before the first game: a bad path should not cost an hour of play."""
    try:
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise ArenaError("games-unwritten", file=str(path), why=error.strerror or "") from None
