"""Snapshots written together: of each game the newest stays, and its story goes on piece by piece."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clio.store import Store, schema
from clio.store.snapshots import Snapshot, keep


async def opened(tmp_path: Path, games: list[str]) -> Store:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}")
    async with store.writing() as db:
        await db.execute(sa.text("PRAGMA foreign_keys = OFF"))
        for name in games:
            empty = {c.name: "" if isinstance(c.type, sa.Text) else 0 for c in schema.games.c if not c.nullable}
            await db.execute(schema.games.insert().values({**empty, "id": name}))
    return store


async def there(store: Store) -> tuple[list[tuple[str, int]], list[tuple[str, int, str]]]:
    shots, stories = schema.snapshots.c, schema.stories.c
    async with store.engine.connect() as db:
        kept = await db.execute(sa.select(shots.game_id, shots.line).order_by(shots.game_id, shots.line))
        pieces = sa.select(stories.game_id, stories.line, stories.text).order_by(stories.game_id, stories.line)
        told = await db.execute(pieces)
        return [(row[0], row[1]) for row in kept], [(row[0], row[1], row[2]) for row in told]


def test_of_each_game_the_newest_stays_and_the_story_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path, ["one", "two"])
        await keep(store, [Snapshot("one", 2, 1, "{}", "a", True), Snapshot("two", 9, 1, "{}", "x", True)])
        later = [
            Snapshot("one", 5, 1, "{}", "b", False),
            Snapshot("one", 7, 1, "{}", "c", False),
            Snapshot("two", 4, 1, "{}", "late", False),  # somebody else was further
        ]
        await keep(store, later)
        kept, told = await there(store)
        assert kept == [("one", 7), ("two", 9)]
        assert told == [("one", 2, "a"), ("one", 5, "b"), ("one", 7, "c"), ("two", 9, "x")]
        await keep(store, [Snapshot("one", 8, 1, "{}", "all of it", True)])
        kept, told = await there(store)
        assert kept == [("one", 8), ("two", 9)]
        assert told == [("one", 8, "all of it"), ("two", 9, "x")]
        await store.close()

    asyncio.run(play())


def test_many_are_written_with_as_few_orders_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def orders(games: list[str]) -> int:
        count = 0
        execute = AsyncConnection.execute

        async def counted(self: AsyncConnection, *given: Any, **options: Any) -> Any:
            nonlocal count
            count += 1
            return await execute(self, *given, **options)

        folder = tmp_path / str(len(games))
        folder.mkdir()
        store = await opened(folder, games)
        with monkeypatch.context() as patch:
            patch.setattr(AsyncConnection, "execute", counted)
            await keep(store, [Snapshot(name, 1, 1, "{}", "a", True) for name in games])
        await store.close()
        return count

    assert asyncio.run(orders(["one"])) == asyncio.run(orders(["one", "two", "three", "four"])) > 0
