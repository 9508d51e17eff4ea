"""Bots wake by a schedule: a start reads no game, and no bot is forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from clio.server import tables as tables_module
from clio.server import waking as waking_module
from clio.store import Conflict, SeatRow, Store
from clio.store.schedule import Change, claim, reschedule
from clio.table import Line
from tests.server.fixtures import Visitor, context, open_app
from tests.server.running_games import fill
from tests.server.test_table import run


async def until(true: Callable[[], bool], seconds: float = 40.0) -> None:
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends, "it took too long"
        await asyncio.sleep(0.02)


def asked(file: Path, query: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(file)) as db:
        return [row[0] for row in db.execute(query, values)]


@asynccontextmanager
async def few(at_once: int, batch: int, live: int) -> AsyncIterator[None]:
    """Small limits, so that a few tables are many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waking_module, "AT_ONCE", at_once)
        patch.setattr(waking_module, "BATCH", batch)
        patch.setattr(tables_module, "MOST_LIVE", live)
        yield


MOVED = "SELECT DISTINCT game_id FROM log WHERE at > ?"
DUE = "SELECT id FROM games WHERE bot_due IS NOT NULL"


@run
async def test_a_start_opens_no_table(tmp_path):
    await asyncio.to_thread(fill, tmp_path / "clio.db", 40, "random", 6)
    async with open_app(tmp_path) as app:
        assert not context(app).tables.live  # it could listen now


@run
async def test_every_bot_moves_after_a_start_and_tables_are_put_away(tmp_path):
    file = tmp_path / "clio.db"
    await asyncio.to_thread(fill, file, 45, "random", 6)
    began, most = time.time(), 0
    async with few(6, 4, 8), open_app(tmp_path) as app:
        live = context(app).tables.live

        def all_moved() -> bool:
            nonlocal most
            most = max(most, len(live))
            return len(asked(file, MOVED, began)) == 45

        await until(all_moved)
    assert most <= 8 + 6 + 4


@run
async def test_where_bots_play_among_themselves_nothing_is_kept_while_others_wait(tmp_path):
    """Room for all of them in memory is no reason to keep them: each comes again only after all the others."""
    file = tmp_path / "clio.db"
    async with open_app(tmp_path) as app:
        for number in range(30):
            seats = [SeatRow(seat, "bot", "Bot", "", f"{number}-{seat}", "random") for seat in range(2)]
            await context(app).tables.create("progress", {"players": "2"}, seats, "host", False, 2.0)
    began, most = time.time(), 0
    async with few(4, 4, 300), open_app(tmp_path) as app:
        live = context(app).tables.live

        def all_moved() -> bool:
            nonlocal most
            most = max(most, len(live))
            return len(asked(file, MOVED, began)) == 30

        await until(all_moved)
    assert most <= 3 * 4


@run
async def test_a_table_where_a_person_is_asked_is_off_the_schedule(tmp_path):
    file = tmp_path / "clio.db"
    async with open_app(tmp_path) as app:
        visitor = await Visitor(app).play_now("progress", seat1="random")
        await until(lambda: not context(app).bots.tasks and not asked(file, DUE))
        context(app).bots.closing.set()  # from here on no bot moves
        table = context(app).tables.live[visitor.table]
        while not table.bots_to_move():
            text = ":commit" if table.view_for(0).may_end else table.play.legal(0)[-1]
            await table._write([Line(0, text)])
        assert asked(file, DUE) == [visitor.table]
    async with open_app(tmp_path) as app:  # the lease of whoever is gone is nothing to wait for
        await until(lambda: not asked(file, DUE))
        assert not (await context(app).tables.get(visitor.table)).bots_to_move()  # type: ignore[union-attr]


@run
async def test_a_table_that_is_looked_after_is_nobody_elses_until_the_lease_is_out(tmp_path):
    await asyncio.to_thread(fill, tmp_path / "clio.db", 3, "random", 2)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}")
    now = time.time()
    try:
        taken = await claim(store, now, now + 60, 2)
        assert len(taken) == 2
        rest = await claim(store, now, now + 60, 5)
        assert {game for game, _ in taken}.isdisjoint(game for game, _ in rest)
        assert len(rest) == 1
        assert await claim(store, now, now + 60, 5) == []
        assert len(await claim(store, now + 61, now + 120, 5)) == 3
        (game, due), *_ = await claim(store, now + 121, now + 180, 5)
        await reschedule(store, [Change(game, due - 1, None)])  # somebody has moved meanwhile
        assert game in asked(tmp_path / "clio.db", DUE)
        await reschedule(store, [Change(game, due, None)])
        assert game not in asked(tmp_path / "clio.db", DUE)
    finally:
        await store.close()


@run
async def test_who_appends_at_the_same_time_shares_a_transaction_but_no_conflict(tmp_path):
    await asyncio.to_thread(fill, tmp_path / "clio.db", 6, "random", 1)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}")
    try:
        numbers = {f"game-{n}": len(await store.log(f"game-{n}")) + 1 for n in range(6)}
        numbers["game-3"] -= 1  # taken
        done = await asyncio.gather(
            *(store.append(game, number, [(1, "a"), (1, "b")], 5.0) for game, number in numbers.items()),
            return_exceptions=True,
        )
        assert [isinstance(one, Conflict) for one in done] == [False, False, False, True, False, False]
        for game, number in numbers.items():
            texts = [line.text for line in await store.log(game)]
            assert (texts[-2:] == ["a", "b"]) == (game != "game-3")
            assert len(texts) == (number if game == "game-3" else number + 1)
    finally:
        await store.close()


@run
async def test_tables_of_bots_alone_let_others_have_their_turn(tmp_path):
    file = tmp_path / "clio.db"
    await asyncio.to_thread(fill, file, 12, "random", 2)
    with closing(sqlite3.connect(file)) as db, db:  # nobody sits there but bots: they would go on for ever
        db.execute("UPDATE seats SET kind = 'bot', bot = 'random', holder = ''")
        db.execute("UPDATE games SET pace = 0.05")
    began = time.time()
    async with few(3, 2, 8), open_app(tmp_path):
        await until(lambda: len(asked(file, MOVED, began)) == 12)
