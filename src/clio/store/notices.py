"""Notices in the store: a turn is there while it is somebody's, and has a time while they have not been told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from clio.store import schema
from clio.store.store import Store


class TurnRow(NamedTuple):
    guest: str
    game_id: str
    due: float | None  # nothing: they have been told
    tries: int
    since: float


async def webhooks(store: Store) -> dict[str, str]:
    """The address of everybody who wants to be told."""
    rows = schema.webhooks.c
    async with store.engine.connect() as db:
        return {str(guest): str(address) for guest, address in await db.execute(sa.select(rows.guest, rows.address))}


async def keep_webhook(store: Store, guest: str, address: str) -> None:
    """Somebody wants to be told there, or (no address) not any more: then no turn waits either."""
    rows, turns = schema.webhooks, schema.turns
    async with store.writing() as db:
        await db.execute(rows.delete().where(rows.c.guest == guest))
        if address:
            await db.execute(rows.insert().values(guest=guest, address=address, failures=0))
        else:
            await db.execute(turns.delete().where(turns.c.guest == guest))


async def note_failure(store: Store, guest: str, failed: bool) -> int:
    """How often in a row somebody could not be told."""
    rows = schema.webhooks
    mine = rows.c.guest == guest
    async with store.writing() as db:
        await db.execute(rows.update().where(mine).values(failures=rows.c.failures + 1 if failed else 0))
        return int((await db.execute(sa.select(rows.c.failures).where(mine))).scalar() or 0)


async def note_turns(store: Store, turns: Sequence[tuple[str, str, bool]], now: float, wait: float) -> None:
    """(who, at which table, whether it is their turn), in the order in which it came. What is known stays as it is."""
    rows = schema.turns
    async with store.writing() as db:
        for guest, game_id, asked in turns:
            mine = (rows.c.guest == guest) & (rows.c.game_id == game_id)
            known = (await db.execute(sa.select(rows.c.guest).where(mine))).first() is not None
            if asked and not known:
                values = {"guest": guest, "game_id": game_id, "due": now + wait, "tries": 0, "since": now}
                await db.execute(rows.insert().values(**values))
            elif not asked and known:
                await db.execute(rows.delete().where(mine))


async def due_turns(store: Store, now: float, most: int) -> list[TurnRow]:
    """Turns that somebody must be told of, those that have waited longest first."""
    rows = schema.turns.c
    query = sa.select(*(rows[name] for name in TurnRow._fields)).where(rows.due <= now).order_by(rows.due).limit(most)
    async with store.engine.connect() as db:
        return [TurnRow(*row) for row in await db.execute(query)]


async def put_off(store: Store, turn: TurnRow, due: float | None, tries: int) -> None:
    """The same turn again at another time; nothing: they have been told."""
    rows = schema.turns
    mine = (rows.c.guest == turn.guest) & (rows.c.game_id == turn.game_id) & (rows.c.since == turn.since)
    async with store.writing() as db:
        await db.execute(rows.update().where(mine).values(due=due, tries=tries))
