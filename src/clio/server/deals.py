"""One deal at several tables: the deal of a day, which everybody may try once, and duplicates among friends.

The server alone makes the seed: a part of every player would give every table another one. Its fingerprint is shown
from the first moment on, the seed itself when nobody plays the deal any more (`clio.server.sealing`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from datetime import UTC, date, datetime, timedelta

from sqlalchemy.exc import SQLAlchemyError

from clio.engine.dice import SEALED
from clio.engine.registry import games, load
from clio.server.errors import Denied
from clio.server.live_table import LiveTable
from clio.server.results import outcome
from clio.server.sealing import sealed
from clio.server.settings import Settings
from clio.server.tables import Tables
from clio.store import SeatRow, Store
from clio.store.deals import (
    DAILY,
    DUPLICATE,
    DealRow,
    add_deal,
    attempt_at,
    find_deal,
    finish,
    games_with,
    tell_deal,
    unfinished,
    untold,
)
from clio.store.rows import GameRow
from clio.store.trouble import trouble

log = logging.getLogger("clio")
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
BOT = "plan"  # against which everybody plays the deal of a day
EVERY = 60.0  # seconds between two looks for what nobody has written down
BATCH = 100


def is_day(deal_id: str) -> bool:
    return DAY.fullmatch(deal_id) is not None


def page_of(deal_id: str) -> str:
    """Where one sees how a deal was played."""
    return f"/daily/{deal_id}" if is_day(deal_id) else f"/duplicate/{deal_id}"


class Deals:
    """Makes deals, and writes down how they were played."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.noted: set[str] = set()  # tables whose end has been heard of

    def day(self) -> date:
        """What day it is, all over the world the same."""
        return datetime.fromtimestamp(self.tables.now(), UTC).date()

    async def today(self) -> DealRow:
        """The deal of the day; the games take turns."""
        day = self.day()
        known = await find_deal(self.store, day.isoformat())
        if known is not None:
            return known
        begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
        name = sorted(games())[day.toordinal() % len(games())]
        opened, closes = begins.timestamp(), (begins + timedelta(days=1)).timestamp()
        options = dict(load(name).complete({}))
        return await add_deal(
            self.store, DealRow(day.isoformat(), DAILY, name, options, BOT, new_seed(), "", opened, closes)
        )

    async def duplicate(self, game: str, options: dict[str, str], host: str) -> DealRow:
        """A deal for some tables; if they are never all over it is told when such tables are put away."""
        now = self.tables.now()
        closes = now + self.settings.table_days * 24 * 3600
        deal = DealRow(secrets.token_urlsafe(9), DUPLICATE, game, options, "", new_seed(), host, now, closes)
        return await add_deal(self.store, deal)

    async def may_sit(self, table: LiveTable, guest: str) -> None:
        """Nobody plays the same deal at two tables."""
        for row in await games_with(self.store, table.row.deal) if table.row.deal else ():
            if row.id != table.row.id and any(seat.holder == guest for seat in await self.store.seats(row.id)):
                raise Denied("refused-duplicate")

    # --- how it went ------------------------------------------------------------------------

    def heard(self, table: LiveTable) -> None:
        row = table.row
        if row.deal and table.over and row.status == "over" and row.id not in self.noted:
            self.noted.add(row.id)
            self.store.begin(self.note(row, table.seats)).add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            log.error("the end of a deal could not be written; it is within a minute", exc_info=task.exception())

    async def note(self, row: GameRow, seats: list[SeatRow], at: float = 0.0) -> None:
        """A game is over: its attempt has a result; if it was the last of a duplicate, nothing is hidden any more."""
        at = at or self.tables.now()
        attempt = await attempt_at(self.store, row.id)
        deal = await find_deal(self.store, row.deal)
        if attempt is not None and deal is not None:
            places, scores = outcome(row)
            own = [seat.seat for seat in seats if seat.holder and seat.holder == attempt.guest]
            counts = bool(own) and at <= deal.closes and len(places) == len(seats)
            place, score = (places[own[0]], scores[own[0]]) if counts else (None, None)
            await finish(self.store, attempt.id, place, score, at)
        await self.tell()

    async def tell(self) -> None:
        """Duplicates whose tables are all over; another process may have been the first to see it."""
        now = self.tables.now()
        for deal_id in await untold(self.store, now):
            await tell_deal(self.store, deal_id)
        for table in list(self.tables.live.values()):
            if table.row.deal and not is_day(table.row.deal) and table.row.sealed > now:
                row = await self.store.game(table.row.id)
                if row is not None and row.sealed <= now:
                    table.row = table.row._replace(sealed=row.sealed)
                    await table.touch()

    async def run(self, closing: asyncio.Event) -> None:
        """What nobody could write down when it happened."""
        while not closing.is_set():
            try:
                for game_id in await unfinished(self.store, BATCH):
                    row = await self.store.game(game_id)
                    if row is not None:
                        await self.note(row, await self.store.seats(game_id), row.touched)
                await self.tell()
            except SQLAlchemyError as error:
                log.error("deals could not be read: %s", trouble(error).text("en"))
            except Exception:
                log.exception("deals could not be looked at")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), EVERY)


def new_seed() -> str:
    return SEALED + secrets.token_hex(32)


def deal_page(table: LiveTable) -> tuple[str, bool]:
    """(where to see how others played this deal, is it still hidden?)."""
    return (page_of(table.row.deal), sealed(table)) if table.row.deal else ("", False)
