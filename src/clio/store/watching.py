"""Who watches a table: each of several processes says whom it sees there, and its word holds for a while."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from clio.store import schema
from clio.store.store import Store

FORGOTTEN = 3600.0  # seconds after which the word of a process that died is thrown away


class Seen(NamedTuple):
    """Those who watch a table at one process."""

    names: tuple[tuple[str, str], ...] = ()  # (guest, name) of the first ones that have a name
    number: int = 0  # of all


async def note_watching(store: Store, process: str, seen: Mapping[str, Seen], until: float) -> None:
    """By table whom a process sees watching, in place of what it said before; nobody: it takes its word back."""
    rows = schema.watching
    if not seen:
        return
    values = [
        {"game_id": game_id, "process": process, "names": as_text(one), "number": one.number, "until": until}
        for game_id, one in sorted(seen.items())
        if one.number
    ]
    async with store.writing() as db:
        mine = (rows.c.process == process) & rows.c.game_id.in_(sorted(seen))
        await db.execute(rows.delete().where(mine | (rows.c.until < until - FORGOTTEN)))
        if values:
            await db.execute(rows.insert(), values)


def as_text(seen: Seen) -> str:
    return msgspec.json.encode(seen.names).decode()


async def watching(store: Store, process: str, game_ids: Collection[str], now: float) -> dict[str, list[Seen]]:
    """By table whom other processes see there."""
    rows = schema.watching.c
    query = sa.select(rows.game_id, rows.names, rows.number)
    query = query.where(rows.game_id.in_(game_ids) & (rows.process != process) & (rows.until > now))
    found: dict[str, list[Seen]] = {}
    async with store.engine.connect() as db:
        for game_id, names, number in await db.execute(query.order_by(rows.process)):
            listed = msgspec.json.decode(names, type=tuple[tuple[str, str], ...])
            found.setdefault(str(game_id), []).append(Seen(listed, int(number)))
    return found
