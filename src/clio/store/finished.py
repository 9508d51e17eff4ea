"""Finished games, found by indices: of one person, and those whose table was shown to everybody."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa

from clio.store import schema
from clio.store.rows import GameRow, SeatRow
from clio.store.store import GAME_COLUMNS, SEAT_COLUMNS, Store


class Place(NamedTuple):
    """Where somebody is in a list of games, the newest first."""

    ended: float
    id: str


class Range(NamedTuple):
    """What the database looks for."""

    game: str = ""  # nothing: any
    after: float = 0.0
    before: float | None = None
    behind: Place | None = None  # only what comes after this one


def own(guest: str) -> sa.ColumnElement[bool]:
    """Where somebody sat, or which they opened."""
    sat = sa.select(schema.seats.c.game_id).where(schema.seats.c.holder == guest)
    opened = sa.select(schema.games.c.id).where(schema.games.c.host == guest)
    return schema.games.c.id.in_(sa.union(sat, opened))


def public(now: float) -> sa.ColumnElement[bool]:
    """Shown among the open tables when they were played, and with nothing sealed."""
    return (schema.games.c.listed == sa.true()) & (schema.games.c.sealed <= now)


def query(which: sa.ColumnElement[bool], wanted: Range, most: int) -> sa.Select[Any]:
    games = schema.games.c
    where = which & games.ended.is_not(None) & (games.ended >= wanted.after)
    if wanted.game:
        where &= games.game == wanted.game
    if wanted.before is not None:
        where &= games.ended < wanted.before
    if wanted.behind is not None:
        ended, game_id = wanted.behind
        where &= (games.ended <= ended) & ((games.ended < ended) | (games.id < game_id))
    return sa.select(*GAME_COLUMNS).where(where).order_by(games.ended.desc(), games.id.desc()).limit(most)


async def finished(store: Store, which: sa.ColumnElement[bool], wanted: Range, most: int) -> list[GameRow]:
    """The newest first."""
    async with store.engine.connect() as db:
        return [GameRow(*row) for row in await db.execute(query(which, wanted, most))]


async def seats_of(store: Store, game_ids: Collection[str]) -> dict[str, list[SeatRow]]:
    """The seats of some games, read in one go."""
    seats = schema.seats.c
    asked = sa.select(seats.game_id, *SEAT_COLUMNS).where(seats.game_id.in_(game_ids))
    found: dict[str, list[SeatRow]] = {}
    async with store.engine.connect() as db:
        for row in await db.execute(asked.order_by(seats.game_id, seats.seat)):
            found.setdefault(str(row[0]), []).append(SeatRow(*row[1:]))
    return found
