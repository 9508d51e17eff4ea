"""Signs that people put to lines of the chat: one of each person at each line."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clio.store import schema
from clio.store.store import Store

Marks = dict[int, dict[str, str]]  # by line, by guest the sign


async def mark(store: Store, game_id: str, line: int, guest: str, sign: str) -> None:
    """A sign in place of the one before; nothing takes it back."""
    rows = schema.reactions
    async with store.writing(game_id) as db:
        await db.execute(rows.delete().where((rows.c.line == line) & (rows.c.guest == guest)))
        if sign:
            values = {"line": line, "guest": guest, "game_id": game_id, "sign": sign, "at": time.time()}
            await db.execute(rows.insert().values(**values))


async def marks_of(store: Store, game_id: str, since: int) -> Marks:
    """All signs at the lines of a table from a line on."""
    async with store.engine.connect() as db:
        return await read_marks(db, game_id, since)


async def read_marks(db: AsyncConnection, game_id: str, since: int) -> Marks:
    rows = schema.reactions.c
    query = sa.select(rows.line, rows.guest, rows.sign).where((rows.game_id == game_id) & (rows.line >= since))
    found: Marks = {}
    for line, guest, sign in await db.execute(query.order_by(rows.line, rows.at, rows.guest)):
        found.setdefault(int(line), {})[str(guest)] = str(sign)
    return found


async def reactions_of(store: Store, guest: str) -> list[dict[str, Any]]:
    """What a guest has put where, the oldest first."""
    rows = schema.reactions.c
    query = sa.select(rows.game_id, rows.line, rows.sign, rows.at).where(rows.guest == guest).order_by(rows.at)
    async with store.engine.connect() as db:
        return [dict(row._mapping) for row in await db.execute(query)]
