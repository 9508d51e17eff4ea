"""Clocks run whether somebody looks or not: the store knows which tables must be looked at, and when.

A line that is written makes its table due at once; when the next moment is known that is written behind. Whoever dies
in between leaves a table that is looked at too early, never one that is forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from clio.engine.errors import ClioError
from clio.server.live_table import LiveTable
from clio.server.tables import Tables
from clio.store import Conflict, Store
from clio.store.clocks import Due, due_clocks, keep_vacation, set_clocks, vacations
from clio.store.rows import GuestRow
from clio.store.trouble import trouble
from clio.table import Stale
from clio.table.clock import DAY, DAYS

log = logging.getLogger("clio")
BATCH = 50  # tables that are looked at in one go
EVERY = 1.0  # seconds between two looks
YEAR = 365 * DAY


class Leave(NamedTuple):
    """How somebody stands with their vacation."""

    until: float  # when it ends; 0: they are here
    days_left: int  # that can still be taken within a year


class Clocks:
    """Looks at the clocks of tables when they are due, and knows who is on vacation."""

    def __init__(self, store: Store, tables: Tables, vacation_days: int) -> None:
        self.store = store
        self.tables = tables
        self.vacation_days = vacation_days
        self.dues: dict[str, Due] = {}  # not yet written
        self.leads: Callable[[], bool] = lambda: True  # of several processes one looks at clocks

    def heard(self, table: LiveTable) -> None:
        """A table has changed: when must somebody look at its clock?"""
        clock = table.play.clock
        if clock is not None:
            self.dues[table.row.id] = Due(table.clock_due, None if table.over else clock.next())

    async def run(self, closing: asyncio.Event) -> None:
        """Until the server stops."""
        while not closing.is_set():
            looked = 0
            try:
                looked = await self.look()
            except SQLAlchemyError as error:
                log.error("the clocks cannot be read: %s", trouble(error).text("en"))
            except Exception:
                log.exception("clocks could not be looked at; each is when somebody comes to its table")
            if looked < BATCH:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(closing.wait(), EVERY)
        with contextlib.suppress(SQLAlchemyError):
            await self.write()

    async def write(self) -> None:
        dues, self.dues = self.dues, {}
        try:
            await set_clocks(self.store, dues)
        except BaseException:
            self.dues = {**dues, **self.dues}
            raise
        for game_id, one in dues.items():
            table = self.tables.live.get(game_id)
            if table is not None and table.clock_due == one.was:
                table.clock_due = one.due

    async def look(self) -> int:
        """One batch of tables that are due; how many there were."""
        await self.write()
        due = await due_clocks(self.store, self.tables.now(), BATCH) if self.leads() else []
        for game_id, since in due:
            table = await self.tables.get(game_id)
            if table is None or table.play.clock is None:
                self.dues[game_id] = Due(since, None)  # put away, or not to be opened
                continue
            table.clock_due = since
            with contextlib.suppress(Stale, Conflict):
                await self.note_vacations(table)
                await table.strike()
            self.heard(table)
        await self.write()
        return len(due)

    # --- vacations --------------------------------------------------------------------------

    async def leave_of(self, guest: GuestRow) -> Leave:
        now = self.tables.now()
        taken = await vacations(self.store, guest.id, now - YEAR)
        used = sum(one.until - max(one.begun, now - YEAR) for one in taken)
        until = max((one.until for one in taken if one.begun <= now < one.until), default=0.0)
        return Leave(until, max(0, int((self.vacation_days * DAY - used + DAY - 1) // DAY)) if guest.login else 0)

    async def go_away(self, guest: GuestRow, days: int) -> None:
        """Somebody is on vacation for so many days from now on; 0: they are back. All their tables by days hear it."""
        now = self.tables.now()
        if not guest.login:
            raise ClioError("vacation-account")
        await keep_vacation(self.store, guest.id, now, 0.0)  # what was left of another one can be taken again
        if not 0 <= days <= (await self.leave_of(guest)).days_left:
            raise ClioError("vacation-too-long")
        await keep_vacation(self.store, guest.id, now, now + days * DAY)
        for row in await self.store.games_of(guest.id, limit=10_000):
            table = await self.tables.get(row.id) if row.status == "running" and row.clock.startswith(DAYS) else None
            if table is not None:
                with contextlib.suppress(Stale, Conflict):
                    await self.note_vacations(table)

    async def note_vacations(self, table: LiveTable) -> None:
        """What the store says of the vacations of its players stands in the log of a table by days."""
        clock, now = table.play.clock, self.tables.now()
        if clock is None or clock.terms.kind != DAYS or table.over:
            return
        for row in table.seats:
            known = await vacations(self.store, row.holder, now) if row.holder else []
            until = float(int(max((one.until for one in known if one.begun <= now), default=0.0)))
            if until != clock.away[row.seat] and max(until, clock.away[row.seat]) > now:
                await table.note_away(row.seat, until)
