"""Snapshots of tables in the store, written behind: what is lost of them is worked out again from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clio.store import schema
from clio.store.store import Store


class Snapshot(NamedTuple):
    """A table at a line of its log, and what happened since the snapshot before."""

    game_id: str
    line: int
    rules: int
    text: str
    piece: str
    fresh: bool  # the story is told from the beginning: what was told before does not count
    since: int = -1  # the line up to which it was told before, if that is known


async def keep(store: Store, snapshots: Sequence[Snapshot]) -> list[Snapshot]:
    """Many at once; each takes the place of the one before it. Those that another process has made useless."""
    if not snapshots:
        return []
    async with store.writing() as db:
        if not store.shared:
            for snapshot in snapshots:
                await _keep(db, snapshot, base=False)
            return []
        useless = []
        for snapshot in sorted(snapshots, key=lambda one: (one.game_id, one.line)):
            if await _fits(db, snapshot):
                await _keep(db, snapshot, base=False)
            else:
                useless.append(snapshot)
        return useless


async def _fits(db: AsyncConnection, snapshot: Snapshot) -> bool:
    """Does it go on where the story in the store ends? Nobody else writes it down before we are done."""
    await db.execute(sa.select(schema.games.c.id).where(schema.games.c.id == snapshot.game_id).with_for_update())
    rows = schema.stories.c
    told = (await db.execute(sa.select(sa.func.max(rows.line)).where(rows.game_id == snapshot.game_id))).scalar()
    newest = -1 if told is None else int(told)
    return newest < snapshot.line and (snapshot.fresh or newest == snapshot.since)


async def change_rules(store: Store, snapshot: Snapshot, line: str) -> None:
    """The game goes on by other rules from this snapshot: a line of the log says so, and the snapshot stays."""
    rows = [{"game_id": snapshot.game_id, "number": snapshot.line, "seat": -1, "text": line, "at": 0.0}]
    async with store.writing() as db:
        await db.execute(schema.log.insert(), rows)
        await _keep(db, snapshot, base=True)


async def _keep(db: AsyncConnection, snapshot: Snapshot, base: bool) -> None:
    shots, stories = schema.snapshots, schema.stories
    older = (shots.c.game_id == snapshot.game_id) & (shots.c.line <= snapshot.line) & ~shots.c.base
    if snapshot.fresh:
        await db.execute(stories.delete().where(stories.c.game_id == snapshot.game_id))
    taken = sa.select(shots.c.line).where((shots.c.game_id == snapshot.game_id) & (shots.c.line >= snapshot.line))
    await db.execute(shots.delete().where(older))
    if (await db.execute(taken.limit(1))).first() is not None:
        return  # somebody else was further
    await db.execute(
        shots.insert().values(
            game_id=snapshot.game_id, line=snapshot.line, rules=snapshot.rules, base=base, text=snapshot.text
        )
    )
    await db.execute(stories.insert().values(game_id=snapshot.game_id, line=snapshot.line, text=snapshot.piece))
