"""What nobody uses any more is forgotten."""

from __future__ import annotations

import sqlalchemy as sa

from clio.store import schema
from clio.store.store import Store


async def expire(store: Store, tables_before: float, guests_before: float) -> tuple[int, int]:
    """Forget what nobody uses any more: (tables nobody joined, guests without account, seat, table and tournament)."""
    games, seats, guests = schema.games, schema.seats, schema.guests
    # A table that waits, or at which nobody has made a move: nothing of a game is lost.
    played = sa.select(schema.log.c.game_id)
    stale = (games.c.touched < tables_before) & games.c.status.in_(("waiting", "dealing", "running"))
    stale &= games.c.id.not_in(played)
    entered = sa.select(schema.entrants.c.guest).where(schema.entrants.c.guest.is_not(None))
    used = [sa.select(seats.c.holder), sa.select(games.c.host), sa.select(schema.tournaments.c.host), entered]
    unused = guests.c.login.is_(None) & (guests.c.seen < guests_before) & (guests.c.created < guests_before)
    for query in used:
        unused &= guests.c.id.not_in(query)
    async with store.writing() as db:
        closed = await db.execute(games.update().where(stale).values(status="closed", bot_due=None, clock_due=None))
        gone = await db.execute(guests.delete().where(unused))
        await db.execute(schema.invitations.delete().where(schema.invitations.c.at < tables_before))
    return closed.rowcount, gone.rowcount
