"""Deals that are played at several tables, in the store: seeds, who has tried the deal of a day, and how it went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from clio.store import schema
from clio.store.rows import GameRow
from clio.store.store import GAME_COLUMNS, Store, findable

DAILY, DUPLICATE = "daily", "duplicate"


class DealRow(NamedTuple):
    id: str  # of a day its date
    kind: str
    game: str
    options: Mapping[str, str]
    bot: str  # against which one plays the deal of a day
    seed: str
    host: str
    opened: float
    closes: float


class Attempt(NamedTuple):
    id: int
    deal: str
    guest: str | None  # nothing: the account was deleted
    origin: str
    game_id: str  # nothing: no table has been opened for it yet
    place: int | None
    score: int | None
    finished: float | None


class LadderRow(NamedTuple):
    guest: str
    name: str
    login: str
    place: int
    score: int
    game_id: str


class FullHouse(Exception):
    """So many from one place have tried already."""


async def find_deal(store: Store, deal_id: str) -> DealRow | None:
    if not findable(deal_id):
        return None
    rows = schema.deals.c
    async with store.engine.connect() as db:
        query = sa.select(*(rows[name] for name in DealRow._fields)).where(rows.id == deal_id)
        found = (await db.execute(query)).first()
    return DealRow(*found) if found else None


async def add_deal(store: Store, deal: DealRow) -> DealRow:
    """Keep it, unless somebody else was faster: then theirs holds. Where people came from is kept for a day only."""
    attempts = schema.attempts
    try:
        async with store.writing() as db:
            await db.execute(schema.deals.insert().values(**{**deal._asdict(), "options": dict(deal.options)}))
            if deal.kind == DAILY:
                await db.execute(attempts.update().where(attempts.c.deal != deal.id).values(origin=""))
    except IntegrityError:
        pass
    found = await find_deal(store, deal.id)
    assert found is not None
    return found


async def daily_before(store: Store, day: str) -> str:
    """The last day before this one that had a deal, or nothing."""
    rows = schema.deals.c
    query = sa.select(sa.func.max(rows.id)).where((rows.kind == DAILY) & (rows.id < day))
    async with store.engine.connect() as db:
        return str((await db.execute(query)).scalar() or "")


async def games_with(store: Store, deal_id: str) -> list[GameRow]:
    """The tables at which a deal is played, as they were opened."""
    query = sa.select(*GAME_COLUMNS).where(schema.games.c.deal == deal_id)
    async with store.engine.connect() as db:
        found = await db.execute(query.order_by(schema.games.c.created, schema.games.c.id))
        return [GameRow(*row) for row in found]


async def tell_deal(store: Store, deal_id: str) -> None:
    """It is played nowhere any more: nothing of it is hidden."""
    async with store.writing() as db:
        await db.execute(schema.games.update().where(schema.games.c.deal == deal_id).values(sealed=0.0))


# --- the deal of a day


async def attempt_of(store: Store, deal_id: str, guest: str) -> Attempt | None:
    rows = schema.attempts.c
    return next(iter(await _attempts(store, (rows.deal == deal_id) & (rows.guest == guest))), None)


async def attempt_at(store: Store, game_id: str) -> Attempt | None:
    return next(iter(await _attempts(store, schema.attempts.c.game_id == game_id)), None)


async def _attempts(store: Store, where: sa.ColumnElement[bool]) -> list[Attempt]:
    rows = schema.attempts.c
    async with store.engine.connect() as db:
        query = sa.select(*(rows[name] for name in Attempt._fields)).where(where)
        return [Attempt(*row) for row in await db.execute(query)]


async def reserve(store: Store, deal_id: str, guest: str, origin: str, most: int) -> None:
    """Somebody begins; FullHouse if so many from the same place have begun. Who has begun already may go on."""
    rows = schema.attempts
    values = {"deal": deal_id, "guest": guest, "origin": origin, "game_id": ""}
    if await attempt_of(store, deal_id, guest) is not None:
        return
    try:
        async with store.writing() as db:
            there = sa.select(sa.func.count(rows.c.id)).where((rows.c.deal == deal_id) & (rows.c.origin == origin))
            if int((await db.execute(there)).scalar_one()) >= most:
                raise FullHouse
            await db.execute(rows.insert().values(**values))
    except IntegrityError:
        pass  # a double click


async def take_table(store: Store, deal_id: str, guest: str, game_id: str) -> bool:
    """The one table of an attempt; false if it has one already."""
    rows = schema.attempts
    mine = (rows.c.deal == deal_id) & (rows.c.guest == guest) & (rows.c.game_id == "")
    async with store.writing() as db:
        return (await db.execute(rows.update().where(mine).values(game_id=game_id))).rowcount == 1


async def finish(store: Store, attempt: int, place: int | None, score: int | None, at: float) -> None:
    """How it went, once; without a place it does not stand on the ladder."""
    rows = schema.attempts
    mine = (rows.c.id == attempt) & rows.c.finished.is_(None)
    async with store.writing() as db:
        await db.execute(rows.update().where(mine).values(place=place, score=score, finished=at))


async def unfinished(store: Store, most: int) -> list[str]:
    """Games of attempts that are over, and nobody has written down how they went."""
    rows, games = schema.attempts.c, schema.games.c
    query = sa.select(rows.game_id).where(rows.finished.is_(None) & (games.id == rows.game_id))
    async with store.engine.connect() as db:
        return [str(row[0]) for row in await db.execute(query.where(games.status == "over").limit(most))]


async def untold(store: Store, now: float) -> list[str]:
    """Deals of tables that are all over, and still hidden."""
    games, deals = schema.games, schema.deals.c
    playing = games.alias()
    still = sa.select(playing.c.id).where(
        (playing.c.deal == deals.id) & playing.c.status.in_(("waiting", "dealing", "running"))
    )
    hidden = sa.select(deals.id).distinct().where(
        (deals.kind == DUPLICATE) & (games.c.deal == deals.id) & (games.c.sealed > now) & ~still.exists()
    )  # fmt: skip
    async with store.engine.connect() as db:
        return [str(row[0]) for row in await db.execute(hidden)]


async def ladder(store: Store, deal_id: str, most: int) -> list[LadderRow]:
    """Who has finished, the best first: by place, then by points, then by who was first."""
    rows, guests = schema.attempts.c, schema.guests.c
    query = sa.select(guests.id, guests.name, guests.login, rows.place, rows.score, rows.game_id)
    query = query.where((guests.id == rows.guest) & (rows.deal == deal_id) & rows.place.is_not(None))
    query = query.order_by(rows.place, rows.score.desc(), rows.finished, rows.id).limit(most)
    async with store.engine.connect() as db:
        return [LadderRow(row[0], row[1], row[2] or "", *row[3:]) for row in await db.execute(query)]
