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
            await _keep(db, snapshots)
            return []
        useless = []
        for snapshot in sorted(snapshots, key=lambda one: (one.game_id, one.line)):
            if await _fits(db, snapshot):
                await _keep(db, [snapshot])
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
        await _keep(db, [snapshot], base=True)


async def _keep(db: AsyncConnection, snapshots: Sequence[Snapshot], base: bool = False) -> None:
    """One of each game at a time: a later one takes the place of the one before."""
    left = list(snapshots)
    while left:
        first = {snapshot.game_id: snapshot for snapshot in reversed(left)}
        await _keep_apart(db, list(first.values()), base)
        left = [snapshot for snapshot in left if snapshot is not first[snapshot.game_id]]


async def _keep_apart(db: AsyncConnection, snapshots: Sequence[Snapshot], base: bool) -> None:
    """Of different games, with one order of each kind for all: every order is a way to another thread and back."""
    shots, stories = schema.snapshots, schema.stories
    whose: sa.BindParameter[str] = sa.bindparam("whose")
    until: sa.BindParameter[int] = sa.bindparam("until")
    fresh = [{"whose": snapshot.game_id} for snapshot in snapshots if snapshot.fresh]
    if fresh:
        await db.execute(stories.delete().where(stories.c.game_id == whose), fresh)
    older = (shots.c.game_id == whose) & (shots.c.line <= until) & ~shots.c.base
    await db.execute(shots.delete().where(older), [{"whose": one.game_id, "until": one.line} for one in snapshots])
    names = [snapshot.game_id for snapshot in snapshots]
    there = sa.select(shots.c.game_id, sa.func.max(shots.c.line)).where(shots.c.game_id.in_(names))
    newest = {row[0]: row[1] for row in await db.execute(there.group_by(shots.c.game_id))}
    new = [one for one in snapshots if newest.get(one.game_id, -1) < one.line]  # else somebody was further
    if new:
        columns = ("game_id", "line", "rules", "text")
        rows = [{"base": base, **{name: getattr(one, name) for name in columns}} for one in new]
        await db.execute(shots.insert(), rows)
        pieces = [{"game_id": one.game_id, "line": one.line, "text": one.piece} for one in new]
        await db.execute(stories.insert(), pieces)
