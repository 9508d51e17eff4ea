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


class Due(NamedTuple):
    """When somebody must look at a clock, and what the store said of it before."""

    was: float | None
    due: float | None


async def due_clocks(store: Store, now: float, most: int) -> list[tuple[str, float]]:
    """The games whose clock must be looked at, and since when; those that have waited longest first."""
    games = schema.games.c
    query = sa.select(games.id, games.clock_due).where(games.clock_due <= now).order_by(games.clock_due).limit(most)
    async with store.engine.connect() as db:
        return [(str(row[0]), float(row[1])) for row in await db.execute(query)]


async def set_clocks(store: Store, dues: Mapping[str, Due]) -> None:
    """When each of these games must be looked at again; unless another process has written something else since."""
    if not dues:
        return
    games = schema.games
    rows = [{"whose": game_id, "due": dues[game_id].due, "was": dues[game_id].was} for game_id in sorted(dues)]
    where = games.c.id == sa.bindparam("whose")
    if store.shared:
        where &= games.c.clock_due.is_not_distinct_from(sa.bindparam("was", type_=sa.Float))
    else:
        rows = [{"whose": row["whose"], "due": row["due"]} for row in rows]
    async with store.writing() as db:
        await db.execute(games.update().where(where).values(clock_due=sa.bindparam("due")), rows)


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
