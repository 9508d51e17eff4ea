"""Invitations in the store: a free seat names whom it waits for, and who was invited to a table once is known there."""

from __future__ import annotations

import time
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from clio.store import schema
from clio.store.rows import Conflict, SeatRow
from clio.store.store import Store

BEGUN = ("running", "over")
OPEN = ("waiting", "dealing", "running")


class Person(NamedTuple):
    """Somebody who can be invited."""

    id: str
    name: str


class Pending(NamedTuple):
    """A seat that waits for somebody."""

    game_id: str
    seat: int
    host: str
    host_name: str


class InvitedBefore(Exception):
    """Nobody is invited to a table twice."""


async def met(store: Store, guest: str, most: int) -> list[Person]:
    """With whom somebody sat at tables whose game began, and who still is there; whom they met last comes first."""
    mine, theirs, games, guests = schema.seats.alias(), schema.seats.alias(), schema.games, schema.guests
    query = (
        sa.select(guests.c.id, guests.c.name)
        .select_from(mine.join(games, games.c.id == mine.c.game_id).join(theirs, theirs.c.game_id == games.c.id))
        .join(guests, guests.c.id == theirs.c.holder)
        .where((mine.c.holder == guest) & games.c.status.in_(BEGUN) & (theirs.c.holder != guest))
        .group_by(guests.c.id, guests.c.name)
        .order_by(sa.func.max(games.c.touched).desc(), guests.c.id)
        .limit(most)
    )
    async with store.engine.connect() as db:
        return [Person(str(row[0]), str(row[1])) for row in await db.execute(query)]


async def invite(store: Store, game_id: str, before: SeatRow, after: SeatRow, host: str) -> None:
    """A free seat waits for somebody, if it still is as it was; both are written or neither."""
    seats, kept = schema.seats, schema.invitations
    where = (seats.c.game_id == game_id) & (seats.c.seat == before.seat) & (seats.c.secret == before.secret)
    where &= (seats.c.holder == "") & (seats.c.invited == "")
    try:
        async with store.writing(game_id) as db:
            values = {"game_id": game_id, "guest": after.invited, "host": host, "at": time.time()}
            await db.execute(kept.insert().values(**values))
            done = await db.execute(seats.update().where(where).values(invited=after.invited, name=after.name))
            if done.rowcount != 1:
                raise Conflict(f"seat {before.seat} of game {game_id} is not free")
    except IntegrityError:
        raise InvitedBefore from None


async def withdraw(store: Store, game_id: str, before: SeatRow, after: SeatRow) -> None:
    """The seat waits for nobody in particular again."""
    seats = schema.seats
    where = (seats.c.game_id == game_id) & (seats.c.seat == before.seat) & (seats.c.invited == before.invited)
    async with store.writing(game_id) as db:
        done = await db.execute(seats.update().where(where, seats.c.holder == "").values(invited="", name=after.name))
        if done.rowcount != 1:
            raise Conflict(f"seat {before.seat} of game {game_id} has changed")


async def pending(store: Store, guest: str, most: int) -> list[Pending]:
    """The seats that wait for somebody, the newest first."""
    seats, games, kept, guests = schema.seats.c, schema.games.c, schema.invitations.c, schema.guests.c
    query = sa.select(seats.game_id, seats.seat, games.host, sa.func.coalesce(guests.name, ""))
    query = query.select_from(
        schema.seats.join(schema.games, games.id == seats.game_id)
        .join(schema.invitations, (kept.game_id == seats.game_id) & (kept.guest == seats.invited))
        .outerjoin(schema.guests, guests.id == games.host)
    )
    query = query.where((seats.invited == guest) & (seats.holder == "") & games.status.in_(OPEN))
    async with store.engine.connect() as db:
        found = await db.execute(query.order_by(kept.at.desc(), seats.game_id).limit(most))
        return [Pending(str(row[0]), int(row[1]), str(row[2]), str(row[3])) for row in found]
