"""Tournaments run by the server: it opens the tables of each round, writes down how they ended, and goes on.

Who meets whom is worked out by `clio.arena.tournament`; here is what has to be done about it. Every step is safe if two
processes do it, or one does it again after a crash: the store takes each once, and the id of a table is decided with
its round.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from clio import bots
from clio.arena.tournament import (
    GONE,
    KINDS,
    KNOCKOUT,
    SWISS,
    Sat,
    Standing,
    draw,
    next_round,
    rounds_to_win,
    standings,
)
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.registry import load
from clio.server.errors import Denied
from clio.server.live_table import LiveTable
from clio.server.manners import distinct
from clio.server.pages import words_for
from clio.server.results import outcome
from clio.server.tables import Tables
from clio.server.visitors import clean_name
from clio.store import Conflict, GameRow, SeatRow, Store
from clio.store.rows import GuestRow
from clio.store.tournaments import (
    CLOSED,
    OPEN,
    OVER,
    RUNNING,
    Entrant,
    Pairing,
    TournamentRow,
    add_round,
    add_tournament,
    begin,
    come_back,
    end,
    enter,
    entrants_of,
    find_tournament,
    forget,
    hosted,
    missing_tables,
    pairing_at,
    pairings_of,
    settle,
    tournaments,
    unsettled,
    withdraw,
)
from clio.store.trouble import trouble
from clio.table.clock import FREE, read_terms
from clio.table.guide import FALLBACK

log = logging.getLogger("clio")
MOST_ROUNDS, MOST_PLACES, LONGEST_TITLE = 9, 64, 60
LATEST = 60 * 24 * 3600.0  # seconds until a tournament may start by itself
SOON = 24 * 3600.0
EVERY = 5.0  # seconds between two looks for what is due
MOST_LOOKED = 500
PACE = 0.9  # seconds that a bot waits before it moves, where a person looks on


class Wish(msgspec.Struct):
    """A tournament that somebody wants to open."""

    kind: str
    title: str
    game: str
    options: dict[str, str]
    size: int
    rounds: int
    clock: str
    places: int
    bot: str
    starts: float | None


def checked(wish: Wish, now: float) -> None:
    """Can it be played? One sentence says why not."""
    game = load(wish.game)
    if wish.kind not in KINDS or (wish.bot and wish.bot not in bots.names()):
        raise ClioError("tournament-unknown")
    if not all(number in game.seat_numbers for number in sizes(wish.kind, wish.size)):
        raise ClioError("tournament-size-wrong")
    if wish.kind == SWISS and not 1 <= wish.rounds <= MOST_ROUNDS:
        raise ClioError("tournament-rounds-wrong")
    if not wish.size <= wish.places <= MOST_PLACES:
        raise ClioError("tournament-places-wrong")
    if not wish.clock or read_terms(wish.clock).at_zero == FREE:
        raise ClioError("tournament-clock-wrong")
    if wish.starts is not None and not now < wish.starts <= now + LATEST:
        raise ClioError("tournament-starts-wrong")
    for number in sizes(wish.kind, wish.size):
        if options_of(game, wish.options, number).get("teams", "no") != "no":
            raise ClioError("tournament-teams-wrong")


def sizes(kind: str, size: int) -> range:
    """How many may sit at a table: in a knockout fewer, where it does not work out evenly."""
    return range(2 if kind == KNOCKOUT else size, size + 1) if size >= 2 else range(-1, 0)


def options_of(game: Game, options: Mapping[str, str], players: int) -> dict[str, str]:
    return dict(game.complete({**options, "players": str(players)}))


def rounds_so_far(pairings: Sequence[Pairing]) -> list[list[Sat]]:
    found: dict[int, list[Sat]] = {}
    for one in pairings:
        found.setdefault(one.round, []).append(Sat(one.sitting, one.result))
    return [found[number] for number in sorted(found)]


def standing_of(row: TournamentRow, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[Standing]:
    order = draw((one.number for one in entrants), row.seed)
    return standings(order, rounds_so_far(pairings), row.size, row.kind)


class Tournaments:
    """Opens, starts and goes on with tournaments; hears of tables that are over."""

    def __init__(self, store: Store, tables: Tables, seated: Callable[[LiveTable], Awaitable[None]]) -> None:
        self.store = store
        self.tables = tables
        self.seated = seated  # told of every table that was made
        self.leads: Callable[[], bool] = lambda: True  # of several processes one looks for what is due
        self.noted: set[str] = set()  # tables whose end has been heard of

    # --- people ---------------------------------------------------------------------------------

    async def open(self, wish: Wish, host: GuestRow, most: int) -> TournamentRow:
        now = self.tables.now()
        checked(wish, now)
        if await hosted(self.store, host.id) >= most:
            raise Denied("refused-tournaments")
        row = TournamentRow(
            id=secrets.token_urlsafe(9),
            kind=wish.kind,
            title=clean_name(wish.title, LONGEST_TITLE),
            game=wish.game,
            options=options_of(load(wish.game), wish.options, wish.size),
            size=wish.size,
            rounds=wish.rounds if wish.kind == SWISS else rounds_to_win(wish.places, wish.size),
            clock=wish.clock,
            places=wish.places,
            bot=wish.bot,
            host=host.id,
            seed=secrets.token_hex(16),
            status=OPEN,
            round=0,
            starts=wish.starts,
            opened=now,
            ended=None,
        )
        await add_tournament(self.store, row)
        return row

    async def join(self, row: TournamentRow, guest: GuestRow) -> None:
        others = [one.name for one in await entrants_of(self.store, row.id) if one.guest != guest.id]
        try:
            await enter(self.store, row, guest.id, distinct(clean_name(guest.name), others))
        except Conflict:
            raise Denied("refused-tournament-full") from None

    async def leave(self, row: TournamentRow, guest: GuestRow) -> None:
        """Not to be paired any more; a game that is played goes on."""
        await withdraw(self.store, row.id, guest.id)

    async def back(self, row: TournamentRow, guest: GuestRow) -> None:
        """To be paired again, from the next round on; a knockout has gone on without them."""
        if row.kind == KNOCKOUT or row.status != RUNNING:
            raise Denied("refused-tournament-out")
        await come_back(self.store, row.id, guest.id)

    async def forget(self, guest: GuestRow) -> None:
        await forget(self.store, guest.id, self.tables.now())

    async def start(self, row: TournamentRow) -> None:
        """The draw is made and the first round begins. Denied if there are too few."""
        host = await self.store.guest(row.host)
        words = words_for("", host.language if host is not None else "en")
        names = [words.say(f"name-{row.bot}", n=number) for number in range(1, row.places + 1)] if row.bot else []
        fewest = row.size if row.kind == SWISS else 2
        try:
            await begin(self.store, row, names, fewest, partial(self.rounds, row))
        except Conflict:
            raise Denied("refused-tournament-few") from None
        await self.go_on(row.id)

    def rounds(self, row: TournamentRow, players: int) -> int:
        return row.rounds if row.kind == SWISS else rounds_to_win(players, row.size)

    async def close(self, row: TournamentRow) -> None:
        """Its host ends it before its time; games that are played go on by themselves."""
        await end(self.store, row.id, row.status, CLOSED, self.tables.now())

    # --- the rounds -----------------------------------------------------------------------------

    async def go_on(self, tournament: str) -> None:
        """If all tables of the round are over, the next one begins, or that was all."""
        row = await find_tournament(self.store, tournament)
        if row is None or row.status != RUNNING:
            return
        pairings = await pairings_of(self.store, row.id)
        if all(one.places for one in pairings):
            tables = await self.following(row, pairings) if row.round < row.rounds else []
            if not tables:
                await end(self.store, row.id, RUNNING, OVER, self.tables.now())
                return
            number = row.round + 1
            await add_round(self.store, row.id, number, [paired(row, number, *one) for one in enumerate(tables, 1)])
        await self.make_tables(row)

    async def following(self, row: TournamentRow, pairings: Sequence[Pairing]) -> list[tuple[int, ...]]:
        """Who sits where in the next round. In a large field that takes a moment: others are answered meanwhile."""
        entrants = await entrants_of(self.store, row.id)
        order = draw((one.number for one in entrants), row.seed)
        present = [one.number for one in entrants if not one.out]
        return await asyncio.to_thread(next_round, row.kind, order, present, rounds_so_far(pairings), row.size)

    async def make_tables(self, row: TournamentRow) -> None:
        """Those of the round that nobody has made yet."""
        missing = await missing_tables(self.store, row.id)
        entrants = {one.number: one for one in await entrants_of(self.store, row.id)} if missing else {}
        for pairing in missing:
            await self.make(row, pairing, [entrants[number] for number in pairing.sitting])

    async def make(self, row: TournamentRow, pairing: Pairing, players: Sequence[Entrant]) -> None:
        seats = [seat_for(seat, entrant) for seat, entrant in enumerate(players)]
        pace = PACE if any(seat.holder for seat in seats) else 0.0
        options = {**row.options, "players": str(len(seats))}
        with contextlib.suppress(IntegrityError):  # another process was faster
            table = await self.tables.create(
                row.game, options, seats, "", False, pace, clock=row.clock, tournament=row.id, game_id=pairing.game_id
            )
            await self.seated(table)

    # --- what has ended -------------------------------------------------------------------------

    def heard(self, table: LiveTable) -> None:
        row = table.row
        if row.tournament and table.over and row.status == "over" and row.id not in self.noted:
            self.noted.add(row.id)
            self.store.begin(self.note(row.id)).add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            log.error("a tournament could not go on; it is looked at again soon", exc_info=task.exception())

    async def note(self, game_id: str) -> None:
        """A table is over, or was put away: it counts, and the tournament goes on."""
        pairing, row = await pairing_at(self.store, game_id), await self.store.game(game_id)
        if pairing is None or row is None:
            return
        if not pairing.places:
            entrants = {one.number: one for one in await entrants_of(self.store, pairing.tournament)}
            sitting = [entrants[number] for number in pairing.sitting]
            places, out = settled(row, await self.store.seats(game_id), sitting)
            await settle(self.store, pairing, places, out)
        await self.go_on(pairing.tournament)

    async def look(self) -> None:
        """What is due: tournaments that start by themselves, tables that nobody heard of, rounds that were begun."""
        now = self.tables.now()
        for row in await tournaments(self.store, OPEN, MOST_LOOKED):
            if row.opened < now - LATEST - SOON:  # its host has forgotten it
                await end(self.store, row.id, OPEN, CLOSED, now)
            elif row.starts is not None and row.starts <= now:
                try:
                    await self.start(row)
                except Denied:
                    await end(self.store, row.id, OPEN, CLOSED, now)  # too few came
        for game_id in await unsettled(self.store):
            await self.note(game_id)
        for row in await tournaments(self.store, RUNNING, MOST_LOOKED):
            await self.go_on(row.id)

    async def run(self, closing: asyncio.Event) -> None:
        while not closing.is_set():
            try:
                if self.leads():
                    await self.look()
            except SQLAlchemyError as error:
                log.error("tournaments could not be read: %s", trouble(error).text("en"))
            except Exception:
                log.exception("tournaments could not be looked at")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), EVERY)


def paired(row: TournamentRow, number: int, table: int, players: tuple[int, ...]) -> Pairing:
    """A table of a round, with its id; who sits alone has a bye, which is over at once."""
    game_id, places = (secrets.token_urlsafe(9), "") if len(players) > 1 else ("", "1")
    return Pairing(row.id, number, table, game_id, " ".join(map(str, players)), places)


def seat_for(seat: int, entrant: Entrant) -> SeatRow:
    """Whose account was deleted since the draw is played for."""
    secret = secrets.token_urlsafe(16)
    if entrant.guest is None:
        return SeatRow(seat, "bot", entrant.name, "", secret, entrant.bot or FALLBACK)
    return SeatRow(seat, "person", entrant.name, entrant.guest, secret, "")


def settled(row: GameRow, seats: Sequence[SeatRow], sitting: Sequence[Entrant]) -> tuple[list[int], list[int]]:
    """(the place of each, the numbers of those who are not expected any more).

    The clock and the rules about absence have decided the game; what is left to say is who was there. Whoever gave up
    the seat has no place. For whom a bot played in the end, the place is theirs, but they have to say that they are
    back before they are paired again. A table that was put away has no result for anybody.
    """
    places = outcome(row)[0] if row.status == "over" else []
    if len(places) != len(sitting):
        return [GONE] * len(sitting), []
    there = [bool(one.bot) or seat.holder == one.guest for one, seat in zip(sitting, seats, strict=True)]
    stayed = [place for place, here in zip(places, there, strict=True) if here]
    ranks = [1 + sum(other < place for other in stayed) for place in places]
    found = [rank if here else GONE for rank, here in zip(ranks, there, strict=True)]
    played_for = [not one.bot and bool(seat.bot) for one, seat in zip(sitting, seats, strict=True)]
    return found, [one.number for one, here, bot in zip(sitting, there, played_for, strict=True) if not here or bot]
