"""The store under many hands."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from clio.store import Store, schema, store
from clio.store.rows import GuestRow


def test_writers_queue_instead_of_finding_the_file_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(connection, _record) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA busy_timeout = 0")  # who finds the file locked fails at once

    monkeypatch.setattr(store, "_sqlite_pragmas", impatient)

    async def crowd() -> int:
        opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}")
        names = [f"guest {n}" for n in range(60)]
        await asyncio.gather(*(opened.save_guest(GuestRow(name, name, "en", None, None)) for name in names))
        found = [await opened.guest(name) for name in names]
        await opened.close()
        return sum(guest is not None for guest in found)

    assert asyncio.run(crowd()) == 60


def test_who_hangs_up_in_the_middle_is_no_failure_of_the_database(tmp_path: Path) -> None:
    async def hang_up() -> tuple[int, int]:
        opened, cancelled = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}"), 0
        for steps in range(1, 60):  # at every moment of a question to the database
            asking = asyncio.create_task(opened.game("nobody's"))
            for _ in range(steps):
                await asyncio.sleep(0.0001)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            cancelled += asking.cancelled()
        assert await opened.game("nobody's") is None
        await opened.close()
        return cancelled, opened.errors

    cancelled, errors = asyncio.run(hang_up())
    assert cancelled > 3
    assert errors == 0


def test_closing_waits_for_what_was_begun(tmp_path: Path) -> None:
    """A change goes on when the browser that asked for it hangs up; the connection it uses is closed all the same."""

    async def hung_up() -> bool:
        opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}")
        begun = asyncio.Event()

        async def change() -> None:
            async with opened.writing() as db:
                begun.set()
                await asyncio.sleep(0.2)
                await db.execute(sa.insert(schema.guests).values(id="ada", name="Ada", language="en", created=1.0))

        asking = asyncio.shield(opened.begin(change()))
        await begun.wait()
        asking.cancel()
        await opened.close()
        again = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}")
        found = await again.guest("ada")
        await again.close()
        return found is not None

    assert asyncio.run(hung_up())
