"""Who does not want to read or meet whom."""

from __future__ import annotations

import contextlib
import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from clio.store import schema
from clio.store.store import Store


async def ignore(store: Store, guest: str, other: str, name: str) -> None:
    values = {"guest": guest, "other": other, "name": name, "at": time.time()}
    with contextlib.suppress(IntegrityError):
        async with store.writing() as db:
            await db.execute(schema.ignored.insert().values(**values))


async def forgive(store: Store, guest: str, other: str) -> None:
    where = (schema.ignored.c.guest == guest) & (schema.ignored.c.other == other)
    async with store.writing() as db:
        await db.execute(schema.ignored.delete().where(where))


async def ignored_by(store: Store, guest: str) -> list[tuple[str, str]]:
    """(who, the name they had then) whom a guest does not want to hear."""
    query = sa.select(schema.ignored.c.other, schema.ignored.c.name).where(schema.ignored.c.guest == guest)
    async with store.engine.connect() as db:
        return [(str(other), str(name)) for other, name in await db.execute(query)]
