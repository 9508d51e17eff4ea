"""A store full of running games, written in one go: for starts and upgrades."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from clio.engine.registry import games, load
from clio.store import Store
from clio.table import Line, Table
from clio.table.new import new_table

KINDS = 8  # different games that are copied, of each kind
PACE = 1.5


class Sample(NamedTuple):
    """A game that is under way, to be copied."""

    game: str
    options: dict[str, str]
    seed: str
    lines: list[Line]
    seats: int


def sample(game: str, seed: str, bot: str, moves: int) -> Sample:
    """Two seats, the first a person's; played until a bot is asked after so many moves."""
    options = {"players": "2"}
    table: Table = new_table(game, options, seed, {0: "random", 1: "random"})
    lines: list[Line] = []
    while len(lines) < moves or table.bots_asked() != [1]:
        seat = table.bots_asked()[0]
        lines += (said := table.bot_lines(seat, table.bot_task(seat).decide()))
        table.follow(said)
        if table.over:
            return sample(game, seed + " again", bot, max(1, moves // 2))
    # In the store the first seat is a person's: each of its turns is committed before somebody else moves.
    person = new_table(game, options, seed, {1: bot})
    told: list[Line] = []
    for line in lines:
        if person.turn.seat == 0 and line.seat == 1:
            told.append(Line(0, ":commit"))
            person.follow(told[-1:])
        told.append(line)
        person.follow([line])
    if person.turn.seat == 0:
        told.append(Line(0, ":commit"))
        person.follow(told[-1:])
    assert person.bots_asked() == [1]
    return Sample(game, load(game).complete(options), seed, told, 2)


def fill(file: Path, number: int, bot: str, moves: int) -> None:
    """So many running games, written in one go."""
    asyncio.run(prepare(file))
    samples = [sample(game, f"start {n}", bot, moves * (1 + n) // KINDS) for game in games() for n in range(KINDS)]
    now = time.time()
    with closing(sqlite3.connect(file)) as db, db:
        for n in range(number):
            one, key = samples[n % len(samples)], f"game-{n}"
            rules = load(one.game)
            options = "{" + ", ".join(f'"{name}": "{value}"' for name, value in one.options.items()) + "}"
            db.execute(
                "INSERT INTO games (id, game, rules, cards, options, seed, chosen_seed, host, listed, status, pace,"
                " rematch, created, touched, chat_open, bot_due)"
                " VALUES (?, ?, ?, ?, ?, ?, 1, 'host', 0, 'running', ?, '', ?, ?, 0, ?)",
                (key, one.game, rules.version, rules.digest, options, one.seed, PACE, now, now, now),
            )
            db.executemany(
                "INSERT INTO seats (game_id, seat, kind, name, holder, secret, bot, seen, pledge, part)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, 0, '', '')",
                [
                    (key, 0, "person", "Ada", "host", f"{key}-0", ""),
                    (key, 1, "bot", "Bot", "", f"{key}-1", bot),
                ],
            )
            db.executemany(
                "INSERT INTO log (game_id, number, seat, text, at) VALUES (?, ?, ?, ?, ?)",
                [(key, line, seat, text, now) for line, (seat, text) in enumerate(one.lines, 1)],
            )


async def prepare(file: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
