"""Bots at the table: they move at a pace a person can follow, and think about re-dealt tables only."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable

from clio.bots.guard import Fault
from clio.engine.action import Action
from clio.server.live_table import LiveTable
from clio.server.metrics import Metrics
from clio.server.pool import Pool
from clio.store import Conflict
from clio.table import BotTask, Stale

log = logging.getLogger("clio")
THINKING = (1.0, 5.0)  # seconds within which a person declines a question
HASTE = 20  # of the time that a person has left, this part at most is spent on an answer given for them
CHANCE = random.SystemRandom()
FAREWELL = 1.0  # seconds that moves in progress get when the server stops


def think(task: BotTask) -> tuple[Action, list[Fault]]:
    """What a bot does, and what went wrong on the way; made to be sent to another process and back."""
    faults: list[Fault] = []
    return task.decide(faults.append), faults


class BotPlayers:
    """A task for each table at which bots are asked now; it ends when none is, and the next change begins another."""

    def __init__(self, metrics: Metrics, pool: Pool, rested: Callable[[], None]) -> None:
        self.metrics = metrics
        self.rested = rested  # called whenever a table's bots have nothing to do any more
        self.pool = pool
        self.tasks: dict[LiveTable, asyncio.Task[None]] = {}
        self.closing = asyncio.Event()
        self.crowded = False  # do others wait for a place?
        self.elsewhere = False  # do other processes play them (`clio worker`)?
        self.later: Callable[[LiveTable], None] = nobody  # a table where nobody watches lets them have its own

    def wake(self, table: LiveTable, at_once: bool = False) -> None:
        """Its bots move, if they are asked; `at_once`: the first one has waited long enough, whoever else plays."""
        elsewhere = (self.elsewhere and not at_once) or table.played_elsewhere()
        if table in self.tasks or table.gone or self.closing.is_set() or elsewhere:
            return
        if table.bots_to_move():
            self.tasks[table] = asyncio.create_task(self._play(table, at_once))
            self.tasks[table].add_done_callback(report)

    async def close(self) -> None:
        """Who is about to move does not begin; who writes a move down finishes; who thinks too long is stopped."""
        self.closing.set()
        tasks = list(self.tasks.values())
        if tasks:
            _, thinking = await asyncio.wait(tasks, timeout=FAREWELL)
            for task in thinking:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()

    async def _play(self, table: LiveTable, at_once: bool) -> None:
        moved = False
        try:
            while not table.gone and not table.played_elsewhere() and (asked := table.bots_to_move()):
                if moved and self.crowded and not table.watchers:
                    self.later(table)
                    return
                with contextlib.suppress(TimeoutError):
                    waited = at_once and not moved and bool(table.bots[asked[0]])
                    pause = 0.0 if waited else self.pause(table, asked[0])
                    await asyncio.wait_for(self.closing.wait(), pause)
                    return
                await self._move(table, asked[0])
                moved = True
        finally:
            del self.tasks[table]
            self.rested()

    def pause(self, table: LiveTable, seat: int) -> float:
        """How long it takes. An answer given for a person takes as long as a person might: nobody can tell.

        Where a clock is about to run out it is given in time.
        """
        if table.bots[seat]:
            return table.row.pace
        clock = table.play.clock
        left = max(0.0, clock.left_at(seat, table.now())) if clock is not None else float("inf")
        return min(table.row.pace + CHANCE.uniform(*THINKING), left / HASTE)

    async def _move(self, table: LiveTable, seat: int) -> None:
        if seat not in table.bots_to_move():
            return
        task = table.play.bot_task(seat)
        action, faults = await self.pool.run(table.row.id, think, task)
        for fault in faults:
            log.error("%s", fault)
        with contextlib.suppress(Stale, Conflict):
            await table.act_as_bot(task, action)
            self.metrics.bot_moves += 1


def nobody(_table: LiveTable) -> None:
    """Nobody takes it over."""


def report(task: asyncio.Task[None]) -> None:
    """A bot that failed must not do so silently; the next visitor of the table wakes it again."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot stopped playing", exc_info=task.exception())
