"""Bots at the table: they move at a pace a person can follow, and think about re-dealt tables only."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from clio.server.metrics import Metrics
from clio.server.tables import LiveTable
from clio.store import Conflict
from clio.table import Stale

log = logging.getLogger("clio")


class BotPlayers:
    """One task per table that has bots; it sleeps until a bot is asked."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        task = self.tasks.get(table.row.id)
        if table.row.status == "running" and any(table.bots) and (task is None or task.done()):
            self.tasks[table.row.id] = asyncio.create_task(self._play(table))
            self.tasks[table.row.id].add_done_callback(report)

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        for task in self.tasks.values():
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _play(self, table: LiveTable) -> None:
        while not table.over and any(table.bots) and not table.gone:
            asked = table.play.bots_asked()
            if not asked:
                async with table.changed:
                    if not table.gone and not table.play.bots_asked():
                        await table.changed.wait()
                continue
            await asyncio.sleep(table.row.pace)
            await self._move(table, asked[0])

    async def _move(self, table: LiveTable, seat: int) -> None:
        if seat not in table.play.bots_asked():
            return
        task = table.play.bot_task(seat)
        action = await asyncio.to_thread(task.decide, log.error)
        with contextlib.suppress(Stale, Conflict):
            await table.act_as_bot(task, action)
            self.metrics.bot_moves += 1


def report(task: asyncio.Task[None]) -> None:
    """A bot that failed must not do so silently; the next visitor of the table wakes it again."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot stopped playing", exc_info=task.exception())
