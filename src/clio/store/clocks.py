"""Clocks in the store: which tables must be looked at, and the vacations of accounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sa

from clio.store import schema
from clio.store.store import Store


class Vacation(NamedTuple):
    begun: float
    until: float


async def due_clocks(store: Store, now: float, most: int) -> list[str]:
    """The games whose clock must be looked at, those that have waited longest first."""
    games = schema.games
    query = sa.select(games.c.id).where(games.c.clock_due <= now).order_by(games.c.clock_due).limit(most)
    async with store.engine.connect() as db:
        return [str(row[0]) for row in await db.execute(query)]


async def set_clocks(store: Store, dues: Mapping[str, float | None]) -> None:
    """When each of these games must be looked at again."""
    if not dues:
        return
    games = schema.games
    update = games.update().where(games.c.id == sa.bindparam("whose")).values(clock_due=sa.bindparam("due"))
    async with store.writing() as db:
        await db.execute(update, [{"whose": game_id, "due": due} for game_id, due in dues.items()])


async def vacations(store: Store, guest: str, since: float) -> list[Vacation]:
    """The vacations of somebody that were not over at a moment, the oldest first."""
    rows = schema.vacations.c
    query = sa.select(rows.begun, rows.until).where((rows.guest == guest) & (rows.until > since)).order_by(rows.begun)
    async with store.engine.connect() as db:
        return [Vacation(float(begun), float(until)) for begun, until in await db.execute(query)]


async def keep_vacation(store: Store, guest: str, now: float, until: float) -> None:
    """From now on until then; a vacation that lasts still ends now. One that ends now, or before, is none."""
    rows = schema.vacations
    lasting = (rows.c.guest == guest) & (rows.c.until > now)
    async with store.writing() as db:
        await db.execute(rows.update().where(lasting).values(until=now))
        if until > now:
            await db.execute(rows.delete().where((rows.c.guest == guest) & (rows.c.begun == now)))
            await db.execute(rows.insert().values(guest=guest, begun=now, until=until))
