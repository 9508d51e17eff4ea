"""The log of a database that is a file: lines are appended in one go.

Nothing is written as often as a move, and by the general way each of its steps is a way of its own to another thread
and back. Here a transaction is one. What goes wrong is left to the general way, which knows how to tell it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

LogLine: TypeAlias = tuple[str, int, int, str, float]  # game, number, seat, text, when
Due: TypeAlias = tuple[float, str]  # when, game
INSERT = "INSERT INTO log (game_id, number, seat, text, at) VALUES (?, ?, ?, ?, ?)"
BOT_DUE = "UPDATE games SET bot_due = ? WHERE id = ?"
CLOCK_DUE = "UPDATE games SET clock_due = ? WHERE id = ?"


class QuickLog:
    """A connection and a thread of its own."""

    def __init__(self, file: str, prepare: Callable[[sqlite3.Connection], None]) -> None:
        self.file = file
        self.prepare = prepare
        self.thread = ThreadPoolExecutor(1, "quick log")
        self.connection: sqlite3.Connection | None = None

    async def append(self, lines: Sequence[LogLine], bots: Sequence[Due], clocks: Sequence[Due]) -> bool:
        """All or nothing, durable when it returns. Could it be done? A line that is there already is an error."""
        try:
            work = self.thread.submit(self._append, lines, bots, clocks)
            await asyncio.wrap_future(work)
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.Error, OSError):
            return False
        return True

    def _append(self, lines: Sequence[LogLine], bots: Sequence[Due], clocks: Sequence[Due]) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file)
            self.prepare(self.connection)
        db = self.connection
        db.execute("BEGIN IMMEDIATE")
        try:
            db.executemany(INSERT, lines)
            for order, dues in ((BOT_DUE, bots), (CLOCK_DUE, clocks)):
                if dues:
                    db.executemany(order, dues)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def close(self) -> None:
        def end() -> None:
            if self.connection is not None:
                self.connection.close()

        self.thread.submit(end).result()
        self.thread.shutdown()
