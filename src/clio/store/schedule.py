"""The schedule of bots: which tables have one that is asked, and until when somebody sees to them.

`bot_due` of a game is a lease. Whoever writes a move renews it in the same breath; whoever dies stops doing so, and
when it has run out somebody else takes the table. A table whose turn is a person's has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from clio.store import schema
from clio.store.store import Store


class Change(NamedTuple):
    """What the schedule shall say of a game, if it still says what it said."""

    game_id: str
    before: float
    after: float | None


async def claim(store: Store, due: float, until: float, most: int) -> list[tuple[str, float]]:
    """Take tables that are due, those that have waited longest first, until a moment: (game, that moment)."""
    games = schema.games
    waiting = sa.select(games.c.id).where(games.c.bot_due <= due).order_by(games.c.bot_due).limit(most)
    if store.engine.dialect.name == "postgresql":
        waiting = waiting.with_for_update(skip_locked=True)  # two never take the same
    taken = games.update().where(games.c.id.in_(waiting)).values(bot_due=until).returning(games.c.id)
    async with store.engine.connect() as db:
        if (await db.execute(waiting.limit(1))).first() is None:
            return []  # most of the time: nothing is written
    async with store.writing() as db:
        return [(str(row[0]), until) for row in await db.execute(taken)]


async def all_due(store: Store, now: float) -> None:
    """Whatever was promised was promised by somebody who is gone: all of it is due now, nothing before the rest."""
    games = schema.games
    async with store.writing() as db:
        await db.execute(games.update().where(games.c.bot_due > now).values(bot_due=now))


async def reschedule(store: Store, changes: Sequence[Change]) -> None:
    """Many at once, each only if nobody has written another one meanwhile."""
    if not changes:
        return
    games = schema.games
    where = (games.c.id == sa.bindparam("whose")) & (games.c.bot_due == sa.bindparam("was"))
    update = games.update().where(where).values(bot_due=sa.bindparam("will_be"))
    # In one order for everybody: processes that lock rows in turn never wait for one another.
    ordered = sorted(changes, key=lambda change: change.game_id)
    rows = [{"whose": change.game_id, "was": change.before, "will_be": change.after} for change in ordered]
    async with store.writing() as db:
        await db.execute(update, rows)
