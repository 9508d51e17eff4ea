"""What several processes on one database need of it: what is new at a table, who votes, who leads.

Every change of a game is counted in its row, in the transaction that makes it. Whoever has a copy of the table in
memory compares one number, and reads what is missing.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Collection, Mapping
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from clio.store import schema
from clio.store.reactions import Marks, read_marks
from clio.store.rows import ChatRow, GameRow, LogRow, SeatRow
from clio.store.store import GAME_COLUMNS, LOG_COLUMNS, ONLY_ONE, SEAT_COLUMNS, Store
from clio.store.trouble import StoreError

COUNTING, LEADING = ONLY_ONE + 2, ONLY_ONE + 3  # the numbers of locks
MOST_OPENED = 500  # record files that are kept
KEY = "key"  # the fact that all processes sign with the same one


class News(NamedTuple):
    """A table as it stands in the store, and the lines that a copy of it has not followed yet."""

    row: GameRow
    seats: list[SeatRow]
    lines: list[LogRow]
    chat: list[ChatRow]
    votes: dict[int, set[str]]
    told: int  # the line up to which its story is written down; 0: none is
    marks: Marks  # signs at the lines of the chat


async def newest(store: Store, game_ids: Collection[str]) -> dict[str, int]:
    """How many changes each of these games has seen."""
    games = schema.games.c
    async with store.engine.connect() as db:
        found = await db.execute(sa.select(games.id, games.changes).where(games.id.in_(game_ids)))
        return {str(game_id): int(number) for game_id, number in found}


async def news(store: Store, game_id: str, line: int, chat: int) -> News | None:
    """All that is new since a line of the log. The row is read first: what comes later belongs to it, or is newer."""
    seats, log, said, votes, stories = schema.seats, schema.log, schema.chat, schema.votes, schema.stories
    async with store.engine.connect() as db:
        row = (await db.execute(sa.select(*GAME_COLUMNS).where(schema.games.c.id == game_id))).first()
        if row is None:
            return None
        sitting = await db.execute(sa.select(*SEAT_COLUMNS).where(seats.c.game_id == game_id).order_by(seats.c.seat))
        query = sa.select(*LOG_COLUMNS).where((log.c.game_id == game_id) & (log.c.number > line))
        lines = await db.execute(query.order_by(log.c.number))
        columns = [said.c[name] for name in ChatRow._fields]
        query = sa.select(*columns).where(said.c.game_id == game_id).order_by(said.c.id.desc()).limit(chat)
        messages = [ChatRow(*one) for one in await db.execute(query)]
        voted: dict[int, set[str]] = {}
        for seat, guest in await db.execute(sa.select(votes.c.seat, votes.c.guest).where(votes.c.game_id == game_id)):
            voted.setdefault(seat, set()).add(guest)
        told = await db.execute(sa.select(sa.func.max(stories.c.line)).where(stories.c.game_id == game_id))
        return News(
            GameRow(*row),
            [SeatRow(*one) for one in sitting],
            [LogRow(*one) for one in lines],
            messages[::-1],
            voted,
            int(told.scalar() or 0),
            await read_marks(db, game_id, messages[-1].id) if messages else {},
        )


# --- who wants a seat to be free, and who is where ----------------------------------------------


async def vote(store: Store, game_id: str, seat: int, guest: str) -> set[str]:
    """One more wants this seat to be free; all who do."""
    votes = schema.votes
    mine = (votes.c.game_id == game_id) & (votes.c.seat == seat)
    async with store.writing(game_id) as db:
        if (await db.execute(sa.select(votes.c.guest).where(mine & (votes.c.guest == guest)))).first() is None:
            await db.execute(votes.insert().values(game_id=game_id, seat=seat, guest=guest))
        return {str(row[0]) for row in await db.execute(sa.select(votes.c.guest).where(mine))}


async def forget_votes(store: Store, game_id: str, seat: int) -> None:
    """The seat is somebody else's, or free."""
    votes = schema.votes
    async with store.writing() as db:
        await db.execute(votes.delete().where((votes.c.game_id == game_id) & (votes.c.seat == seat)))


async def note_here(store: Store, present: Mapping[str, Collection[str]], until: float) -> None:
    """By table the guests that this process sees there, until a moment. Others hear of it when they next look."""
    seats = schema.seats
    where = (seats.c.game_id == sa.bindparam("whose")) & (seats.c.holder == sa.bindparam("guest"))
    rows = [{"whose": game_id, "guest": guest} for game_id in sorted(present) for guest in sorted(present[game_id])]
    if rows:
        async with store.writing() as db:
            await db.execute(seats.update().where(where).values(here=until), rows)


async def here(store: Store, game_ids: Collection[str]) -> dict[str, dict[str, float]]:
    """By table until when its players are known to be there."""
    seats = schema.seats.c
    found: dict[str, dict[str, float]] = {}
    query = sa.select(seats.game_id, seats.holder, seats.here).where(seats.game_id.in_(game_ids) & (seats.here > 0))
    async with store.engine.connect() as db:
        for game_id, guest, until in await db.execute(query):
            found.setdefault(game_id, {})[guest] = max(until, found.get(game_id, {}).get(guest, 0.0))
    return found


# --- record files that were opened --------------------------------------------------------------


async def keep_opened(store: Store, key: str, text: str) -> None:
    """A record file that any process may be asked for; the oldest are forgotten."""
    opened = schema.opened
    with contextlib.suppress(IntegrityError):
        async with store.writing() as db:
            await db.execute(opened.insert().values(key=key, text=text, at=time.time()))
            newest = sa.select(opened.c.key).order_by(opened.c.at.desc()).limit(MOST_OPENED)
            await db.execute(opened.delete().where(opened.c.key.not_in(newest)))


async def opened(store: Store, key: str) -> str | None:
    async with store.engine.connect() as db:
        found = (await db.execute(sa.select(schema.opened.c.text).where(schema.opened.c.key == key))).scalar()
    return None if found is None else str(found)


# --- one at a time ------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def alone(store: Store, lock: int) -> AsyncIterator[None]:
    """Nobody else on this database does the same meanwhile. For a store of one process that is so anyway."""
    if not store.shared:
        yield
        return
    async with store.engine.begin() as db:
        await db.execute(sa.select(sa.func.pg_advisory_xact_lock(lock)))
        yield


async def agree_on_key(store: Store, fingerprint: str) -> None:
    """All processes sign cookies and links with the same key; the first one says with which."""
    facts = schema.facts
    with contextlib.suppress(IntegrityError):
        async with store.writing() as db:
            await db.execute(facts.insert().values(name=KEY, value=fingerprint))
    async with store.engine.connect() as db:
        known = (await db.execute(sa.select(facts.c.value).where(facts.c.name == KEY))).scalar()
    if known != fingerprint:
        raise StoreError("other-key")


def needs_postgresql(store: Store) -> None:
    if store.engine.dialect.name != "postgresql":
        raise StoreError("sharing-needs-postgresql")
