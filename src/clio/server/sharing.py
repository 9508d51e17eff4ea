"""Several processes on one store: each keeps its copies of tables up to date, and one of them leads.

The store decides everything: who writes a line, who sits, who deals. What is here makes it quick (hints over the
bus), sure (a look once a second at the tables that somebody watches, and at every table somebody asks for) and done
once (the leader puts tables away, looks at clocks, sends notices; when it dies another takes over).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from clio.engine.errors import ClioError
from clio.server.bus import Bus, pause
from clio.server.catching_up import catch_up
from clio.server.exchange import Exchange
from clio.server.live_table import LiveTable
from clio.server.tables import Tables
from clio.store import Store
from clio.store.sharing import LEADING, agree_on_key, here, needs_postgresql, newest, note_here
from clio.store.trouble import trouble

log = logging.getLogger("clio")
LEASE = 15.0  # seconds for which a process sees to the bots of a table: then another one does
LOOK = 1.0  # seconds between two looks at the tables that are watched
HERE = 45.0  # seconds for which the word of a process holds that somebody is at a table
RENEWED = 15.0  # seconds after which it is given again
TAKE_OVER = 2.0  # seconds between two tries to lead


async def share(store: Store, key: bytes) -> None:
    """This store is shared from now on, by processes that sign with the same key."""
    needs_postgresql(store)
    store.shared, store.lease = True, LEASE
    await agree_on_key(store, hashlib.sha256(b"clio key 1\n" + key).hexdigest())


def why(error: Exception) -> str:
    return (error if isinstance(error, ClioError) else trouble(error)).text("en")


async def backend(connection: AsyncConnection) -> int:
    """The number of the database's process behind a connection."""
    found = int((await connection.execute(sa.select(sa.func.pg_backend_pid()))).scalar_one())
    await connection.commit()
    return found


class Sharing:
    """Keeps the tables of this process as they are in the store."""

    def __init__(self, store: Store, tables: Tables, bus: Bus) -> None:
        self.store = store
        self.tables = tables
        self.bus = bus
        self.leader: AsyncConnection | None = None  # as long as it lives, this process leads
        self.backend = 0  # who answers it at the database
        self.catching: set[LiveTable] = set()
        self.present: dict[str, frozenset[str]] = {}  # by table the players that others were told are here
        self.told = 0.0  # when they were
        self.watching = Exchange(store, tables)
        store.changed = self.wrote
        bus.heard = self.heard
        tables.catch_up = catch_up
        tables.current = self.current

    def leads(self) -> bool:
        return self.leader is not None

    # --- what is new ------------------------------------------------------------------------

    def wrote(self, game_id: str, number: int) -> None:
        """This process has changed a table. If that was not the next change, somebody else has made one before."""
        table = self.tables.live.get(game_id)
        if table is not None and number == table.changes + 1:
            table.changes = number
        elif table is not None:
            self.follow(table, number)
        self.bus.tell(game_id, number)

    def heard(self, game_id: str, number: int) -> None:
        """Another process has. Whoever looks at a table later on is shown what is new then."""
        table = self.tables.live.get(game_id)
        if table is not None and table.watchers:
            self.follow(table, number)

    def follow(self, table: LiveTable, number: int) -> None:
        if number > table.changes and table not in self.catching and not self.store.closed:
            self.catching.add(table)
            self.store.begin(self._follow(table, number))

    async def _follow(self, table: LiveTable, number: int) -> None:
        try:
            await self._reach(table, number)
        except (SQLAlchemyError, OSError) as error:
            log.warning("a table could not be brought up to date: %s", trouble(error).text("en"))
        finally:
            self.catching.discard(table)

    async def _reach(self, table: LiveTable, number: int) -> None:
        async with table.lock:
            if not table.gone and number > table.changes:
                await catch_up(table)

    async def current(self, table: LiveTable) -> bool:
        """Somebody asks for a table: it is as it is in the store, or a copy of no use."""
        number = (await newest(self.store, [table.row.id])).get(table.row.id, 0)
        if number > table.changes:
            await self._reach(table, number)
        return not table.gone

    async def look(self) -> None:
        """At the tables that are watched: a hint may have been lost."""
        watched = {game_id: table for game_id, table in self.tables.live.items() if table.watchers}
        if not watched:
            return
        for game_id, number in (await newest(self.store, list(watched))).items():
            self.follow(watched[game_id], number)
        seen = await here(self.store, list(watched))
        for game_id, table in watched.items():
            before = table.crowd.presence()
            table.crowd.elsewhere = seen.get(game_id, {})
            if table.crowd.presence() != before:
                table.crowd.call()

    async def note_presence(self) -> None:
        """Others hear which players have a page open here: when somebody comes or goes, and every now and then."""
        present = {}
        for game_id, table in self.tables.live.items():
            players = frozenset(guest for guest in table.crowd.listeners if guest in table.holders().values())
            if players:
                present[game_id] = players
        now = time.time()
        gone = {game_id: was - present.get(game_id, frozenset()) for game_id, was in self.present.items()}
        fresh = present if now - self.told > RENEWED else {}
        come = {game_id: players - self.present.get(game_id, frozenset()) for game_id, players in present.items()}
        await note_here(self.store, gone, 0.0)
        await note_here(self.store, fresh or come, now + HERE)
        self.present, self.told = present, now if fresh else self.told

    # --- always -----------------------------------------------------------------------------

    async def run(self, closing: asyncio.Event) -> None:
        """Until the server stops."""
        carrying = asyncio.create_task(self.bus.run(closing))
        leading = asyncio.create_task(self.lead(closing))
        while not closing.is_set():
            try:
                await self.look()
                await self.note_presence()
                await self.watching.turn()
            except (SQLAlchemyError, OSError) as error:
                log.error("tables could not be looked at: %s", trouble(error).text("en"))
            await pause(closing, LOOK)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await note_here(self.store, self.present, 0.0)
            await self.watching.end()
        await asyncio.gather(carrying, leading)

    async def lead(self, closing: asyncio.Event) -> None:
        """One process at a time: whoever has the lock, as long as its connection lives."""
        while not closing.is_set():
            try:
                await self.store.hold_on()
                if self.leader is None:
                    await self._try_to_lead()
                elif await backend(self.leader) != self.backend:
                    await self._stop_leading()  # it was cut and has called again: the lock is gone
            except (SQLAlchemyError, OSError, ClioError) as error:
                log.warning("this process does not lead any more: %s", why(error))
                await self._stop_leading()
            await pause(closing, TAKE_OVER)
        await self._stop_leading()

    async def _try_to_lead(self) -> None:
        connection = await self.store.engine.connect()
        try:
            led = bool((await connection.execute(sa.select(sa.func.pg_try_advisory_lock(LEADING)))).scalar_one())
            await connection.commit()
        except BaseException:
            await connection.close()
            raise
        if led:
            self.leader, self.backend = connection, await backend(connection)
            log.info("this process leads: it looks at clocks, sends notices and tidies up")
        else:
            await connection.close()

    async def _stop_leading(self) -> None:
        leader, self.leader = self.leader, None
        if leader is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await leader.execute(sa.select(sa.func.pg_advisory_unlock(LEADING)))
            await leader.close()
