"""The store under many hands."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clio.store import Store, store
from clio.store.store import GuestRow


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
