"""Ratings and results in the store. A game is counted once: results, ratings and the mark that it is go together."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from clio.store import schema
from clio.store.store import Store


class Season(NamedTuple):
    number: int
    name: str
    begins: float
    ends: float | None


class RatingRow(NamedTuple):
    guest: str
    game: str
    players: int
    season: int
    mu: float
    sigma: float
    games: int


class ResultRow(NamedTuple):
    game_id: str
    guest: str
    seat: int
    game: str
    players: int
    place: int
    score: int
    left: bool
    rivals: str
    cards: str
    at: float


class Ranked(NamedTuple):
    """Somebody with an account on the list of a game."""

    name: str
    login: str
    mu: float
    sigma: float
    games: int


async def seasons(store: Store) -> list[Season]:
    """The latest first."""
    rows = schema.seasons.c
    async with store.engine.connect() as db:
        query = sa.select(*(rows[name] for name in Season._fields)).order_by(rows.number.desc())
        return [Season(*row) for row in await db.execute(query)]


async def add_season(store: Store, season: Season) -> Season:
    """Keep it, unless somebody else was faster: then theirs holds."""
    with contextlib.suppress(IntegrityError):
        async with store.writing() as db:
            await db.execute(schema.seasons.insert().values(**season._asdict()))
    return next(one for one in await seasons(store) if one.number == season.number)


async def rating_of(store: Store, guest: str, game: str, players: int) -> RatingRow | None:
    """Of the last season in which they played."""
    rows = schema.ratings.c
    where = (rows.guest == guest) & (rows.game == game) & (rows.players == players)
    return next(iter(await _ratings(store, where)), None)


async def ratings_of(store: Store, guest: str) -> list[RatingRow]:
    """Of all seasons, for each game and number of players the latest first."""
    return await _ratings(store, schema.ratings.c.guest == guest)


async def _ratings(store: Store, where: sa.ColumnElement[bool]) -> list[RatingRow]:
    rows = schema.ratings.c
    query = sa.select(*(rows[name] for name in RatingRow._fields)).where(where)
    async with store.engine.connect() as db:
        found = await db.execute(query.order_by(rows.game, rows.players, rows.season.desc()))
        return [RatingRow(*row) for row in found]


async def count_game(
    store: Store, game_id: str, results: Sequence[ResultRow], ratings: Sequence[RatingRow], over: bool
) -> bool:
    """Keep what a game has changed, all or nothing; false if it was counted before."""
    kept, rows, games = schema.results, schema.ratings, schema.games
    try:
        async with store.writing() as db:
            if over:
                fresh = games.update().where((games.c.id == game_id) & ~games.c.counted).values(counted=True)
                if not (await db.execute(fresh)).rowcount:
                    return False
            for result in results:
                await db.execute(kept.insert().values(**result._asdict()))
            for row in ratings:
                mine = (rows.c.guest == row.guest) & (rows.c.game == row.game) & (rows.c.players == row.players)
                mine &= rows.c.season == row.season
                await db.execute(rows.delete().where(mine))
                await db.execute(rows.insert().values(**row._asdict()))
    except IntegrityError:
        return False
    return True


async def uncounted(store: Store, most: int) -> list[str]:
    """Games that are over and not counted, the oldest first."""
    games = schema.games.c
    query = sa.select(games.id).where((games.status == "over") & ~games.counted).order_by(games.touched).limit(most)
    async with store.engine.connect() as db:
        return [str(row[0]) for row in await db.execute(query)]


async def results_of(store: Store, guest: str, most: int) -> list[ResultRow]:
    """The latest first."""
    return await _results(store, schema.results.c.guest == guest, most)


async def results_in(store: Store, game_id: str) -> list[ResultRow]:
    return await _results(store, schema.results.c.game_id == game_id, 100)


async def _results(store: Store, where: sa.ColumnElement[bool], most: int) -> list[ResultRow]:
    rows = schema.results.c
    query = sa.select(*(rows[name] for name in ResultRow._fields)).where(where).order_by(rows.at.desc()).limit(most)
    async with store.engine.connect() as db:
        return [ResultRow(*row) for row in await db.execute(query)]


async def board(store: Store, game: str, players: int, season: int, most: int) -> list[Ranked]:
    """Accounts that played in a season, by what they are worth at least, the best first."""
    rows, guests = schema.ratings.c, schema.guests.c
    query = sa.select(guests.name, guests.login, rows.mu, rows.sigma, rows.games)
    query = query.where((guests.id == rows.guest) & guests.login.is_not(None))
    query = query.where((rows.game == game) & (rows.players == players) & (rows.season == season))
    async with store.engine.connect() as db:
        found = await db.execute(query.order_by((rows.mu - 3 * rows.sigma).desc()).limit(most))
        return [Ranked(*row) for row in found]


async def names_of(store: Store, ids: Sequence[str]) -> dict[str, tuple[str, str]]:
    """(name, login or nothing) of guests, by id."""
    guests = schema.guests.c
    query = sa.select(guests.id, guests.name, guests.login).where(guests.id.in_(ids))
    async with store.engine.connect() as db:
        return {str(row[0]): (str(row[1]), str(row[2] or "")) for row in await db.execute(query)}
