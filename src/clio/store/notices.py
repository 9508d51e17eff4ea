"""Notices in the store: a turn is there while it is somebody's, and has a time while they have not been told.

Somebody can be told in several ways. Each is a channel with turns of its own: told once in each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clio.store import schema
from clio.store.store import Store

TURN, INVITATION = "turn", "invitation"  # what somebody is told of


class Channel(NamedTuple):
    """One way to tell somebody that it is their turn."""

    id: str
    guest: str
    kind: str  # webhook, mail, push
    address: str
    code: str = ""  # until it is confirmed: hash of the code, and until when it holds


class TurnRow(NamedTuple):
    channel: str
    game_id: str
    guest: str
    due: float | None  # nothing: they have been told
    tries: int
    since: float
    kind: str = TURN


class Heard(NamedTuple):
    """Whether it is somebody's turn at a table (or they are invited), as far as one of their channels is concerned."""

    channel: str
    guest: str
    game_id: str
    asked: bool
    kind: str = TURN


async def channels(store: Store, guest: str = "") -> list[Channel]:
    """All ways in which somebody, or everybody, wants to be told."""
    rows = schema.channels.c
    return await _channels(store, rows.guest == guest if guest else sa.true())


async def find_channel(store: Store, channel: str) -> Channel | None:
    found = await _channels(store, schema.channels.c.id == channel)
    return found[0] if found else None


async def _channels(store: Store, where: sa.ColumnElement[bool]) -> list[Channel]:
    rows = schema.channels.c
    query = sa.select(*(rows[name] for name in Channel._fields)).where(where).order_by(rows.id)
    async with store.engine.connect() as db:
        return [Channel(*row) for row in await db.execute(query)]


async def keep_channel(store: Store, channel: Channel, instead: Sequence[str] = ()) -> None:
    """From now on somebody can be told there, and not any more in those channels in whose place it comes."""
    async with store.writing() as db:
        for old in (channel.id, *instead):
            await _drop(db, old)
        await db.execute(schema.channels.insert().values(failures=0, **channel._asdict()))


async def drop_channel(store: Store, channel: str) -> None:
    """Nobody is told there any more: then no turn waits either."""
    async with store.writing() as db:
        await _drop(db, channel)


async def _drop(db: AsyncConnection, channel: str) -> None:
    await db.execute(schema.channels.delete().where(schema.channels.c.id == channel))
    await db.execute(schema.turns.delete().where(schema.turns.c.channel == channel))


async def note_failure(store: Store, channel: str, failed: bool) -> int:
    """How often in a row somebody could not be told."""
    rows = schema.channels
    mine = rows.c.id == channel
    async with store.writing() as db:
        await db.execute(rows.update().where(mine).values(failures=rows.c.failures + 1 if failed else 0))
        return int((await db.execute(sa.select(rows.c.failures).where(mine))).scalar() or 0)


async def note_turns(store: Store, turns: Sequence[Heard], now: float, wait: float) -> None:
    """What was heard, in the order in which it came. What is known stays as it is."""
    rows = schema.turns
    async with store.writing() as db:
        for channel, guest, game_id, asked, kind in turns:
            mine = (rows.c.channel == channel) & (rows.c.game_id == game_id) & (rows.c.kind == kind)
            known = (await db.execute(sa.select(rows.c.guest).where(mine))).first() is not None
            if asked and not known:
                row = TurnRow(channel, game_id, guest, now + wait, 0, now, kind)
                await db.execute(rows.insert().values(**row._asdict()))
            elif not asked and known:
                await db.execute(rows.delete().where(mine))


async def due_turns(store: Store, now: float, most: int, kind: str = "") -> list[TurnRow]:
    """Turns that somebody must be told of (in one kind of channel), those that have waited longest first."""
    rows, ways = schema.turns.c, schema.channels.c
    query = sa.select(*(rows[name] for name in TurnRow._fields)).where(rows.due <= now).order_by(rows.due).limit(most)
    if kind:
        query = query.join(schema.channels, ways.id == rows.channel).where(ways.kind == kind)
    async with store.engine.connect() as db:
        return [TurnRow(*row) for row in await db.execute(query)]


async def claim(store: Store, turn: TurnRow, until: float) -> bool:
    """Whoever is first tells them; if nothing is heard of it until then, somebody else does."""
    rows = schema.turns
    async with store.writing() as db:
        done = await db.execute(rows.update().where(_same(turn), rows.c.due == turn.due).values(due=until))
    return done.rowcount == 1


async def put_off(store: Store, turn: TurnRow, due: float | None, tries: int) -> None:
    """The same turn again at another time; nothing: they have been told."""
    rows = schema.turns
    async with store.writing() as db:
        await db.execute(rows.update().where(_same(turn)).values(due=due, tries=tries))


def _same(turn: TurnRow) -> sa.ColumnElement[bool]:
    """A turn that came again meanwhile is another one."""
    rows = schema.turns.c
    same = (rows.channel == turn.channel) & (rows.game_id == turn.game_id) & (rows.kind == turn.kind)
    return same & (rows.since == turn.since)
