"""A database that is brought up to date is the old one or the new one, wherever the program or the disk gives up."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from clio.store import Store, schema
from clio.store import store as store_module
from clio.store.migrate import config
from clio.store.notices import TurnRow, channels, due_turns, note_failure
from clio.store.rows import GuestRow
from clio.store.trouble import StoreError

FORK = multiprocessing.get_context("fork")
GUEST = GuestRow("g", "Ada", "fr", None, None)
Prepare = Callable[[Path], None]


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def empty(_file: Path) -> None:
    """A first start."""


def old(file: Path) -> None:
    """A database of the first version, with somebody in it."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
    engine.dispose()
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("INSERT INTO guests (id, name, language, created) VALUES ('g', 'Ada', 'fr', 0)")


def dies_at(file: str, statement: int) -> None:
    """Start on this file and be gone, without a farewell, after so many statements; 0 if there are not as many."""
    seen = [0]

    def count(*_: object) -> None:
        seen[0] += 1
        if seen[0] == statement:
            os._exit(9)

    sa.event.listen(sa.Engine, "after_cursor_execute", count)
    asyncio.run(opened(Path(file)))
    os._exit(0)


async def opened(file: Path) -> GuestRow | None:
    store = await Store.open(url(file))
    try:
        return await store.guest("g")
    finally:
        await store.close()


def deaths(folder: Path, prepare: Prepare) -> Iterator[Path]:
    """One file after the other, each left behind by a start that died one statement later."""
    for statement in range(1, 200):
        file = folder / f"{statement}.db"
        prepare(file)
        child = FORK.Process(target=dies_at, args=(str(file), statement))
        child.start()
        child.join()
        yield file
        if child.exitcode == 0:
            assert statement > 5, "nothing was migrated"
            return
    raise AssertionError("it never came to an end")


def tables(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as db:
        return {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


@pytest.mark.parametrize("prepare", [empty, old])
def test_a_start_that_dies_at_any_statement_starts_again(tmp_path: Path, prepare: Prepare) -> None:
    prepare(tmp_path / "before.db")
    before = tables(tmp_path / "before.db")
    now = {*schema.metadata.tables, "alembic_version"}
    for file in deaths(tmp_path, prepare):
        left = tables(file) - {"sqlite_sequence"}
        assert left in (before - {"sqlite_sequence"}, now), f"{file.name}: half of it is there"
        assert asyncio.run(opened(file)) == (GUEST if prepare is old else None)
        assert tables(file) >= now


def refusal(file: Path) -> str:
    """What a start on this file complains about."""
    try:
        asyncio.run(opened(file))
    except StoreError as error:
        return error.text("en")
    return ""


@pytest.mark.parametrize("prepare", [empty, old])
def test_a_start_on_a_full_disk_changes_nothing_and_says_so(
    tmp_path: Path, prepare: Prepare, monkeypatch: pytest.MonkeyPatch
) -> None:
    pragmas = store_module._sqlite_pragmas
    prepare(tmp_path / "clio.db")
    before = tables(tmp_path / "clio.db")
    with closing(sqlite3.connect(tmp_path / "clio.db")) as db:
        pages = int(db.execute("PRAGMA page_count").fetchone()[0])
    for room in range(1, 80):  # pages that the disk still has
        most = pages + room

        def full(connection: sqlite3.Connection, record: object, most: int = most) -> None:
            pragmas(connection, record)
            connection.execute(f"PRAGMA max_page_count = {most}")

        monkeypatch.setattr(store_module, "_sqlite_pragmas", full)
        told = refusal(tmp_path / "clio.db")
        if not told:
            break  # so much was enough
        assert "disk is full" in told
        assert tables(tmp_path / "clio.db") == before
    else:
        assert prepare is empty, "an old database needs some pages"
    monkeypatch.setattr(store_module, "_sqlite_pragmas", pragmas)
    assert asyncio.run(opened(tmp_path / "clio.db")) == (GUEST if prepare is old else None)


def test_whoever_had_a_webhook_is_still_told_there_and_not_twice(tmp_path: Path) -> None:
    file = tmp_path / "clio.db"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0012_notices")
        game = {"id": "t", "game": "progress", "rules": 1, "cards": "", "options": "{}", "seed": "", "host": "g"}
        game |= {"chosen_seed": 0, "listed": 0, "status": "running", "pace": 0, "created": 0, "touched": 0}
        names, values = ", ".join(game), ", ".join(f":{name}" for name in game)
        rest = "rematch, chat_open, result, clock, counted) VALUES ("
        connection.execute(sa.text(f"INSERT INTO games ({names}, {rest}{values}, '', 0, '', '', 0)"), game)
        connection.execute(sa.text("INSERT INTO webhooks VALUES ('g', 'https://example.org/hook', 3)"))
        connection.execute(sa.text("INSERT INTO turns VALUES ('g', 't', 7.0, 1, 5.0)"))
    engine.dispose()

    async def moved() -> None:
        store = await Store.open(url(file))
        try:
            (channel,) = await channels(store, "g")
            assert (channel.kind, channel.address, channel.code) == ("webhook", "https://example.org/hook", "")
            assert await due_turns(store, 10.0, 10, "webhook") == [TurnRow(channel.id, "t", "g", 7.0, 1, 5.0)]
            assert await note_failure(store, channel.id, True) == 4
        finally:
            await store.close()

    asyncio.run(moved())
