"""What the coach keeps in the store: reviews of finished games, and who has tried and solved which task."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from clio.store import schema
from clio.store.store import Store

TRIED, SOLVED = "tried", "solved"


async def keep_review(store: Store, game_id: str, made: str, text: str) -> None:
    """The review of a game; it takes the place of an older one."""
    rows = schema.reviews
    async with store.writing() as db:
        await db.execute(rows.delete().where(rows.c.game_id == game_id))
        await db.execute(rows.insert().values(game_id=game_id, made=made, text=text))


async def reviews(store: Store, game_ids: Sequence[str], made: str = "") -> dict[str, str]:
    """The reviews of these games, if there are any; with `made`, only those that were made this way."""
    rows = schema.reviews.c
    query = sa.select(rows.game_id, rows.text).where(rows.game_id.in_(game_ids))
    if made:
        query = query.where(rows.made == made)
    async with store.engine.connect() as db:
        return {str(game_id): str(text) for game_id, text in await db.execute(query)}


async def note_task(store: Store, guest: str, task: str, status: str) -> None:
    """Somebody has tried or solved a task; what is solved stays solved."""
    rows = schema.tasks
    mine = (rows.c.guest == guest) & (rows.c.task == task)
    async with store.writing() as db:
        known = (await db.execute(sa.select(rows.c.status).where(mine))).scalar()
        if known is None:
            await db.execute(rows.insert().values(guest=guest, task=task, status=status, at=time.time()))
        elif known != SOLVED:
            await db.execute(rows.update().where(mine).values(status=status, at=time.time()))


async def tasks_of(store: Store, guest: str) -> dict[str, str]:
    """What somebody has tried (tried, solved), by task."""
    query = sa.select(schema.tasks.c.task, schema.tasks.c.status).where(schema.tasks.c.guest == guest)
    async with store.engine.connect() as db:
        return {str(task): str(status) for task, status in await db.execute(query)}
