"""Snapshots are written behind: a table that has come to rest is noted, and all that were are written together."""

from __future__ import annotations

import time

from clio.server.live_table import LiveTable
from clio.store import Store
from clio.store.snapshots import Snapshot, keep

APART = 0.5  # seconds between two snapshots of one table, while it moves fast
MOST_WAITING = 500  # that are held in memory before they are written


class Keeper:
    """Notes tables that changed, and writes their snapshots when told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.noted: dict[LiveTable, float] = {}  # when it was drawn last, for those that changed since
        self.drawn: dict[LiveTable, float] = {}
        self.waiting: list[tuple[LiveTable, Snapshot]] = []

    def heard(self, table: LiveTable) -> None:
        """A table has changed; the first quiet moment after a while is drawn at once, others when there is time."""
        if time.monotonic() - self.drawn.get(table, 0.0) < APART or len(self.waiting) >= MOST_WAITING:
            self.noted[table] = time.monotonic()
        else:
            self._draw(table)

    def _draw(self, table: LiveTable) -> None:
        snapshot = table.snapshot()
        if snapshot is not None:
            self.waiting.append((table, snapshot))
            self.drawn[table] = time.monotonic()
            self.noted.pop(table, None)

    async def write(self) -> None:
        """All that was drawn; what cannot be written is drawn again, from the beginning."""
        for table in list(self.noted):
            if table.gone:
                del self.noted[table]
            else:
                self._draw(table)
        now = time.monotonic()
        self.drawn = {table: at for table, at in self.drawn.items() if now - at < APART}
        waiting, self.waiting = self.waiting, []
        try:
            useless = await keep(self.store, [snapshot for _, snapshot in waiting])
        except Exception:
            for table, _ in waiting:
                table.forget_snapshots()
                self.noted[table] = now
            raise
        for table, snapshot in waiting:
            if snapshot in useless:  # another process has told the story on: this one tells it anew, when it changes
                table.forget_snapshots()
