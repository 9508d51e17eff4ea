"""Is the server well? `/healthz`: it answers. `/ready`: it can also read its database and write to its disk."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from clio.engine.errors import ClioError
from clio.store import Store
from clio.store.trouble import trouble

FRESH = 1.0  # seconds for which an answer holds: whoever asks all the time does not keep the disk busy


class Health:
    """Looks at most once a second, however many ask."""

    def __init__(self, store: Store, data: Path) -> None:
        self.store = store
        self.data = data
        self.lock = asyncio.Lock()
        self.looked = -FRESH
        self.found: ClioError | None = None

    async def problem(self) -> ClioError | None:
        """What is wrong, or nothing."""
        async with self.lock:
            if time.monotonic() - self.looked >= FRESH:
                self.found = await self._look()
                self.looked = time.monotonic()
            return self.found

    async def _look(self) -> ClioError | None:
        try:
            async with asyncio.timeout(5):
                await self.store.ping()
                await asyncio.to_thread(write_something, self.data)
        except (SQLAlchemyError, OSError) as error:  # a time-out is an OSError too
            return trouble(error)
        return None


def write_something(folder: Path) -> None:
    """A page of a file, on the disk and gone again."""
    file = folder / f".ready-{secrets.token_hex(4)}"
    try:
        with file.open("wb") as out:
            out.write(b"\0" * 4096)
            out.flush()
            os.fsync(out.fileno())
    finally:
        file.unlink(missing_ok=True)
