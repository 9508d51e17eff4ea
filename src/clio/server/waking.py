"""Bots wake by a schedule: the store knows which tables have a bot that is asked, and they are read in small batches.

A start does not depend on how many there are: it listens first, then takes a few at a time, lets each bot make its
move, and puts the table away again. Whoever comes to a table wakes its bots at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from clio.server.keeping import Keeper
from clio.server.live_table import LiveTable
from clio.server.players import BotPlayers
from clio.server.tables import Tables
from clio.store import Store
from clio.store.rows import Kept
from clio.store.schedule import Change, all_due, claim, reschedule
from clio.store.trouble import trouble

log = logging.getLogger("clio")
BATCH = 50  # tables that are taken at a time
AT_ONCE = 100  # tables whose bots play at the same time because the schedule said so
SHORTEST = 15.0  # seconds for which a table that was taken is this process's
EVERY = 1.0  # seconds between two looks at the schedule, if there is nothing to do


class Waking:
    """Takes what is due from the schedule, and tells the schedule what need not be looked at any more."""

    def __init__(self, store: Store, tables: Tables, bots: BotPlayers) -> None:
        self.store = store
        self.keeper = Keeper(store)
        self.tables = tables
        self.bots = bots
        self.bots.later = self.put_off
        self.changes: dict[str, Change] = {}  # not yet written
        self.every = EVERY
        self.patience = 0.0  # seconds that other processes have to see to a table before this one does
        self.begun = store.shared  # is what was promised before we began due? Other processes keep their promises

    def heard(self, table: LiveTable) -> None:
        """A table has changed: its bots move, or the schedule can forget it; where it stands is kept."""
        self.keeper.heard(table)
        if table.bots_to_move():
            self.changes.pop(table.row.id, None)
            self.bots.wake(table)
        else:
            self.forget(table)

    def forget(self, table: LiveTable) -> None:
        """No bot is asked here."""
        self._change(table, None)

    def put_off(self, table: LiveTable) -> None:
        """Others wait longer: this one comes again when its bot has waited as long as its players want.

        Where bots play among themselves it is put away until then: all the others come first, and their stories grow.
        """
        self._change(table, time.time() + table.row.pace)
        if not table.holders():
            self.tables.put_away(table)

    def _change(self, table: LiveTable, after: float | None) -> None:
        if table.due is not None:
            self.changes[table.row.id] = Change(table.row.id, table.due, after)

    async def run(self) -> None:
        """Until the server stops."""
        while not self.bots.closing.is_set():
            taken = 0
            try:
                await self.begin()
                await self.write()
                taken = await self.take()
            except SQLAlchemyError as error:
                log.error("the schedule of bots cannot be read: %s", trouble(error).text("en"))
            except Exception:
                log.exception("bots could not be woken; each is when somebody comes to its table")
            if not taken:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.bots.closing.wait(), self.every)
        with contextlib.suppress(SQLAlchemyError):
            await self.write()

    async def begin(self) -> None:
        """Once, if nobody else uses the store: tables that wait since before we began come before all others."""
        if not self.begun:
            await all_due(self.store, time.time())
            self.begun = True

    async def write(self) -> None:
        await self.keeper.write()
        changes, self.changes = list(self.changes.values()), {}
        await reschedule(self.store, changes)
        for change in changes:
            table = self.tables.live.get(change.game_id)
            if table is not None and table.due == change.before:
                table.due = change.after

    async def take(self) -> int:
        """One batch; how many tables were due."""
        while len(self.bots.tasks) >= AT_ONCE and not self.bots.closing.is_set():
            self.bots.crowded = True
            await asyncio.wait(self.bots.tasks.values(), timeout=EVERY, return_when=asyncio.FIRST_COMPLETED)
        now = time.time()
        until = now + max(self.store.lease, SHORTEST)
        taken = await claim(self.store, now - self.patience, until, BATCH)
        self.bots.crowded = len(taken) == BATCH
        kept = await self.store.kept([game_id for game_id, _ in taken])
        for game_id, due in taken:
            if self.bots.closing.is_set():
                break
            await self._wake(game_id, due, kept.get(game_id))
        return len(taken)

    async def _wake(self, game_id: str, due: float, kept: Kept | None) -> None:
        table = await self.tables.get(game_id, kept)
        if table is None:  # put away, or not to be opened
            self.changes[game_id] = Change(game_id, due, None)
            return
        table.due, table.ours = due, True
        if table.bots_to_move():
            self.bots.wake(table, at_once=True)
        else:
            self.forget(table)
