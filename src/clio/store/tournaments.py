"""Tournaments in the store. Each step is one transaction that holds only if all is as it was before: done twice, by
two processes or after a crash, it changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clio.store import schema
from clio.store.rows import Conflict
from clio.store.store import Store, findable

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"


class TournamentRow(NamedTuple):
    id: str
    kind: str
    title: str
    game: str
    options: Mapping[str, str]
    size: int
    rounds: int
    clock: str
    places: int
    bot: str
    host: str
    seed: str
    status: str
    round: int
    starts: float | None
    opened: float
    ended: float | None


class Entrant(NamedTuple):
    tournament: str
    number: int
    guest: str | None
    name: str
    bot: str
    out: bool


class Pairing(NamedTuple):
    tournament: str
    round: int
    number: int
    game_id: str  # decided with the pairing: the table is made once, whoever makes it
    players: str
    places: str

    @property
    def sitting(self) -> tuple[int, ...]:
        return tuple(map(int, self.players.split()))

    @property
    def result(self) -> tuple[int, ...]:
        return tuple(map(int, self.places.split()))


async def add_tournament(store: Store, row: TournamentRow) -> None:
    async with store.writing() as db:
        await db.execute(schema.tournaments.insert().values(**{**row._asdict(), "options": dict(row.options)}))


async def find_tournament(store: Store, tournament: str) -> TournamentRow | None:
    if not findable(tournament):
        return None
    return next(iter(await _tournaments(store, schema.tournaments.c.id == tournament, 1)), None)


async def tournaments(store: Store, status: str, most: int) -> list[TournamentRow]:
    """The latest first."""
    return await _tournaments(store, schema.tournaments.c.status == status, most)


async def hosted(store: Store, guest: str) -> int:
    """How many of somebody's tournaments are not over."""
    rows = schema.tournaments.c
    query = sa.select(sa.func.count(rows.id)).where((rows.host == guest) & rows.status.in_((OPEN, RUNNING)))
    async with store.engine.connect() as db:
        return int((await db.execute(query)).scalar_one())


async def _tournaments(store: Store, where: sa.ColumnElement[bool], most: int) -> list[TournamentRow]:
    rows = schema.tournaments.c
    query = sa.select(*(rows[name] for name in TournamentRow._fields)).where(where)
    async with store.engine.connect() as db:
        return [TournamentRow(*row) for row in await db.execute(query.order_by(rows.opened.desc()).limit(most))]


async def entrants_of(store: Store, tournament: str) -> list[Entrant]:
    async with store.engine.connect() as db:
        return await _entrants(db, tournament)


async def _entrants(db: AsyncConnection, tournament: str) -> list[Entrant]:
    rows = schema.entrants.c
    query = sa.select(*(rows[name] for name in Entrant._fields)).where(rows.tournament == tournament)
    return [Entrant(*row) for row in await db.execute(query.order_by(rows.number))]


async def entrant_counts(store: Store, ids: Sequence[str]) -> dict[str, int]:
    rows = schema.entrants.c
    query = sa.select(rows.tournament, sa.func.count(rows.number)).where(rows.tournament.in_(ids))
    async with store.engine.connect() as db:
        return {str(row[0]): int(row[1]) for row in await db.execute(query.group_by(rows.tournament))}


async def pairings_of(store: Store, tournament: str) -> list[Pairing]:
    """All of them, round by round."""
    return await _pairings(store, schema.pairings.c.tournament == tournament)


async def pairing_at(store: Store, game_id: str) -> Pairing | None:
    return next(iter(await _pairings(store, schema.pairings.c.game_id == game_id)), None)


async def _pairings(store: Store, where: sa.ColumnElement[bool]) -> list[Pairing]:
    rows = schema.pairings.c
    query = sa.select(*(rows[name] for name in Pairing._fields)).where(where).order_by(rows.round, rows.number)
    async with store.engine.connect() as db:
        return [Pairing(*row) for row in await db.execute(query)]


# --- who takes part


async def _hold(db: AsyncConnection, tournament: str, status: str, round_number: int | None = None) -> bool:
    """Nobody else changes this tournament before we are done; false if it is not as it should be."""
    rows = schema.tournaments
    where = (rows.c.id == tournament) & (rows.c.status == status)
    if round_number is not None:
        where &= rows.c.round == round_number
    return (await db.execute(rows.update().where(where).values(status=status))).rowcount == 1


async def enter(store: Store, row: TournamentRow, guest: str, name: str) -> None:
    """Somebody takes part, once; a Conflict if it has begun or all places are taken."""
    rows = schema.entrants
    async with store.writing() as db:
        if not await _hold(db, row.id, OPEN):
            raise Conflict(f"tournament {row.id} is not open")
        entered = await _entrants(db, row.id)
        if any(one.guest == guest for one in entered):
            return
        if len(entered) >= row.places:
            raise Conflict(f"tournament {row.id} is full")
        number = max((one.number for one in entered), default=0) + 1
        await db.execute(rows.insert().values(Entrant(row.id, number, guest, name, "", False)._asdict()))


async def withdraw(store: Store, tournament: str, guest: str) -> None:
    """Somebody does not want to take part after all: before the start they never did, afterwards they are out."""
    rows = schema.entrants
    mine = (rows.c.tournament == tournament) & (rows.c.guest == guest)
    async with store.writing() as db:
        if await _hold(db, tournament, OPEN):
            await db.execute(rows.delete().where(mine))
        else:
            await db.execute(rows.update().where(mine).values(out=True))


async def come_back(store: Store, tournament: str, guest: str) -> None:
    """Somebody who was out wants to play the next rounds."""
    rows = schema.entrants
    mine = (rows.c.tournament == tournament) & (rows.c.guest == guest)
    async with store.writing() as db:
        await db.execute(rows.update().where(mine).values(out=False))


async def forget(store: Store, guest: str, at: float) -> None:
    """Somebody goes for good: what has not begun, begins without them, and what only they could begin never does."""
    rows, entrants = schema.tournaments, schema.entrants
    waiting = sa.select(rows.c.id).where(rows.c.status == OPEN)
    theirs = (rows.c.host == guest) & (rows.c.status == OPEN)
    async with store.writing() as db:
        await db.execute(entrants.delete().where((entrants.c.guest == guest) & entrants.c.tournament.in_(waiting)))
        await db.execute(rows.update().where(theirs).values(status=CLOSED, ended=at))


# --- how it goes on


async def begin(
    store: Store, row: TournamentRow, bots: Sequence[str], fewest: int, rounds: Callable[[int], int]
) -> bool:
    """It starts, with bots (one name for each place) where nobody came; false if it has started, or was closed.

    A Conflict if there are too few to play.
    """
    rows, entrants = schema.tournaments, schema.entrants
    async with store.writing() as db:
        if not await _hold(db, row.id, OPEN):
            return False
        entered = await _entrants(db, row.id)
        number = max((one.number for one in entered), default=0)
        fill = bots[len(entered) :]
        if len(entered) + len(fill) < fewest:
            raise Conflict(f"tournament {row.id} has too few players")
        for more, name in enumerate(fill, 1):
            bot = Entrant(row.id, number + more, None, name, row.bot, False)
            await db.execute(entrants.insert().values(bot._asdict()))
        started = {"status": RUNNING, "rounds": rounds(len(entered) + len(fill))}
        await db.execute(rows.update().where(rows.c.id == row.id).values(**started))
    return True


async def add_round(store: Store, tournament: str, number: int, pairings: Sequence[Pairing]) -> bool:
    """The tables of the next round, all or none; false if somebody else has made it."""
    rows = schema.tournaments
    async with store.writing() as db:
        if not await _hold(db, tournament, RUNNING, number - 1):
            return False
        await db.execute(rows.update().where(rows.c.id == tournament).values(round=number))
        for pairing in pairings:
            await db.execute(schema.pairings.insert().values(pairing._asdict()))
    return True


async def settle(store: Store, pairing: Pairing, places: Sequence[int], out: Sequence[int]) -> None:
    """A table is over, once; those who were not there in the end are not expected any more."""
    rows, entrants = schema.pairings, schema.entrants
    this = (rows.c.game_id == pairing.game_id) & (rows.c.places == "")
    gone = (entrants.c.tournament == pairing.tournament) & entrants.c.number.in_(out)
    async with store.writing() as db:
        done = await db.execute(rows.update().where(this).values(places=" ".join(map(str, places))))
        if done.rowcount and out:
            await db.execute(entrants.update().where(gone).values(out=True))


async def end(store: Store, tournament: str, before: str, status: str, at: float) -> bool:
    """It is over, or its host has closed it."""
    rows = schema.tournaments
    this = (rows.c.id == tournament) & (rows.c.status == before)
    async with store.writing() as db:
        return (await db.execute(rows.update().where(this).values(status=status, ended=at))).rowcount == 1


async def unsettled(store: Store) -> list[str]:
    """Tables of tournaments whose game is over, or put away, and of which nobody has written down how it went."""
    rows, games = schema.pairings.c, schema.games.c
    query = sa.select(rows.game_id).where((rows.game_id == games.id) & (rows.places == ""))
    async with store.engine.connect() as db:
        return [str(row[0]) for row in await db.execute(query.where(games.status.in_(("over", "closed"))))]


async def missing_tables(store: Store, tournament: str) -> list[Pairing]:
    """Pairings whose table nobody has made yet."""
    rows = schema.pairings.c
    there = sa.select(schema.games.c.id).where(schema.games.c.tournament == tournament)
    where = (rows.tournament == tournament) & (rows.game_id != "") & rows.game_id.not_in(there)
    return await _pairings(store, where)
