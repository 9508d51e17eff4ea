"""The deal, as the store decides it: whoever comes first deals, with the parts of the seed that were told by then."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clio.store import schema
from clio.store.rows import Conflict, GameRow, SeatRow
from clio.store.store import GAME_COLUMNS, SEAT_COLUMNS, Store

WAITING, DEALING = "waiting", "dealing"  # for people to sit down; for their parts of the seed


async def _row(db: AsyncConnection, game_id: str) -> GameRow:
    """The game as it is; nobody else changes it before we are done."""
    query = sa.select(*GAME_COLUMNS).where(schema.games.c.id == game_id).with_for_update()
    return GameRow(*(await db.execute(query)).one())


async def begin_dealing(store: Store, game_id: str) -> None:
    """All sit: the parts of the seed are asked for. A Conflict if somebody else has begun, or has dealt."""
    games = schema.games
    async with store.writing(game_id) as db:
        waits = (games.c.id == game_id) & (games.c.status == WAITING)
        done = await db.execute(games.update().where(waits).values(status=DEALING, touched=time.time()))
        if done.rowcount != 1:
            raise Conflict(f"game {game_id} does not wait any more")


async def tell_part(store: Store, game_id: str, seat: int, part: str) -> None:
    """A player's part of the seed, as long as nothing is dealt; else a Conflict."""
    mine = (schema.seats.c.game_id == game_id) & (schema.seats.c.seat == seat)
    async with store.writing(game_id) as db:
        if (await _row(db, game_id)).status != DEALING:
            raise Conflict(f"game {game_id} is dealt")
        await db.execute(schema.seats.update().where(mine).values(part=part))


async def deal(store: Store, game_id: str, late: bool, due: float | None) -> str:
    """The seed by which the game is dealt from now on. A Conflict if it is dealt, or cannot be yet."""
    seats, games = schema.seats, schema.games
    async with store.writing(game_id) as db:
        row = await _row(db, game_id)
        query = sa.select(*SEAT_COLUMNS).where(seats.c.game_id == game_id).order_by(seats.c.seat)
        sitting = [SeatRow(*one) for one in await db.execute(query)]
        missing = any(one.pledge and not one.part for one in sitting) and not late and not row.chosen_seed
        missing |= any(not one.holder and not one.for_bots for one in sitting)
        if missing or row.status not in (WAITING, DEALING):
            raise Conflict(f"game {game_id} is dealt, or cannot be")
        parts = [f"{one.seat + 1}:{one.part}" for one in sitting if one.part]
        seed = row.seed if row.chosen_seed else " ".join([row.seed, *parts])
        values = {"status": "running", "seed": seed, "bot_due": due, "touched": time.time()}
        await db.execute(games.update().where(games.c.id == game_id).values(**values))
    return seed


async def agree_on_rematch(store: Store, game_id: str, rematch: str) -> str:
    """The table at which the same people play again: this one, unless somebody has opened another before."""
    async with store.writing(game_id) as db:
        row = await _row(db, game_id)
        if row.rematch:
            return row.rematch
        await db.execute(schema.games.update().where(schema.games.c.id == game_id).values(rematch=rematch))
    return rematch
