"""Store: the few things the rooms above ask of the database."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from clio.store import schema
from clio.store.migrate import BadVersion, upgrade
from clio.store.quick_log import QuickLog
from clio.store.rows import (
    ChatRow,
    Conflict,
    GameRow,
    GuestRow,
    Kept,
    LoginTaken,
    LogRow,
    PieceRow,
    ProblemRow,
    SeatRow,
    SnapshotRow,
)
from clio.store.trouble import StoreError, trouble

ONLY_ONE = 0x636C696F  # the number of our lock: “clio”
MIGRATING = ONLY_ONE + 1  # and of the one of whoever changes the tables of the database
LEASE = 60.0  # seconds for which whoever made the last move at a table sees to its bots
WRITES = {"clio_writes": True}  # marks the connections that will change something
MOST_PROBLEMS = 1000  # that are kept: the newest
GAME_COLUMNS = [schema.games.c[name] for name in GameRow._fields]
LOG_COLUMNS = [schema.log.c[name] for name in LogRow._fields]
SEAT_COLUMNS = [schema.seats.c[name] for name in SeatRow._fields]


class Lines(NamedTuple):
    """Lines that somebody wants to append to a log, and whether it is done."""

    game_id: str
    number: int
    lines: Sequence[tuple[int, str]]
    due: float | None
    at: float
    clock_due: float | None
    done: asyncio.Future[bool]


class Store:
    """Asynchronous access to one database. Every write is durable before it returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = engine.execution_options(**WRITES)
        # SQLite has one writer at a time and hands out no numbers to those who wait: under load somebody would wait
        # for too long and be told that the database is locked. So they queue here.
        self.queue = asyncio.Lock() if engine.dialect.name == "sqlite" else contextlib.nullcontext()
        file = engine.url.database or ""
        plain = engine.dialect.name == "sqlite" and file not in ("", ":memory:") and not engine.url.query
        self.quick = QuickLog(file, _prepare) if plain else None
        self.waiting: list[Lines] = []  # who waits to append
        self.held: AsyncConnection | None = None  # keeps the lock
        self.errors = 0  # failures of the database; that somebody else appended first is none
        self.working: set[asyncio.Task[None]] = set()
        self.closed = False
        self.shared = False  # do several processes use it? Then every change of a game is counted
        self.changed: Callable[[str, int], None] = unheard  # told of every change that was counted, when it is durable
        self.lease = LEASE
        sa.event.listen(engine.sync_engine, "handle_error", self._count)

    def _count(self, context: sa.engine.ExceptionContext) -> None:
        """Whoever hangs up while the database is at work cancels it: that is no failure of the database."""
        cancelled = not isinstance(context.original_exception, Exception)
        if not cancelled and not isinstance(context.sqlalchemy_exception, IntegrityError):
            self.errors += 1

    @classmethod
    async def open(cls, url: str, migrate: bool = True) -> Store:
        """Connect and bring the tables up to date. SQLite: write-ahead log, synced at every commit."""
        try:
            # Parameters hold the secrets of seats: they do not belong into messages and logs. A file does not hang up.
            ping = not url.startswith("sqlite")
            engine = create_async_engine(url, pool_pre_ping=ping, hide_parameters=True)
        except ModuleNotFoundError as error:
            raise StoreError("no-database-driver", module=error.name or "?") from None
        except sa.exc.ArgumentError as error:
            raise StoreError("bad-database-address", why=str(error)) from None
        if url.startswith("sqlite"):
            sa.event.listen(engine.sync_engine, "connect", _sqlite_pragmas)
            sa.event.listen(engine.sync_engine, "begin", _sqlite_begin)
        try:
            # All migrations in one transaction: whoever dies here leaves the database as it was.
            async with engine.execution_options(**WRITES).begin() as connection:
                if migrate:
                    if connection.dialect.name == "postgresql":  # several may start at the same time
                        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
                    await connection.run_sync(upgrade)
        except (sa.exc.SQLAlchemyError, BadVersion, OSError) as error:
            await engine.dispose()
            raise trouble(error) from None
        return cls(engine)

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that ends before the store does, even if whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        return task

    async def close(self) -> None:
        """When all that was begun has been written: a connection that comes back later would never be closed."""
        self.closed = True
        while self.working:
            await asyncio.wait(self.working)
        if self.held is not None:
            await self.held.close()
        if self.quick is not None:
            self.quick.close()
            self.quick = None
        await self.engine.dispose()

    async def hold(self) -> None:
        """This server alone uses the database from now on, or those that share it.

        A file has a lock beside it; PostgreSQL keeps one for us.
        """
        if self.engine.dialect.name != "postgresql":
            return
        lock = sa.func.pg_try_advisory_lock_shared if self.shared else sa.func.pg_try_advisory_lock
        self.held = await self.engine.connect()
        if not (await self.held.execute(sa.select(lock(ONLY_ONE)))).scalar_one():
            await self.close()
            raise StoreError("database-shared" if self.shared else "database-served")
        await self.held.commit()  # the lock belongs to the session, not to a transaction

    async def hold_on(self) -> None:
        """A database that was restarted has forgotten who uses it."""
        try:
            if self.held is not None:
                await self.held.execute(sa.select(1))
                await self.held.commit()
        except sa.exc.SQLAlchemyError:
            await self.hold()

    async def ping(self) -> None:
        """Can it be read?"""
        async with self.engine.connect() as db:
            await db.execute(sa.select(schema.games.c.id).limit(1))

    @contextlib.asynccontextmanager
    async def writing(self, *games: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something, and whether of these games; durable when it is left."""
        async with self.queue, self.writer.begin() as db:
            yield db
            counted = await self._counted(db, games) if self.shared and games else []
        for game_id, number in counted:
            self.changed(game_id, number)

    async def _counted(self, db: AsyncConnection, games: Sequence[str]) -> list[tuple[str, int]]:
        rows = schema.games
        more = rows.update().where(rows.c.id.in_(games)).values(changes=rows.c.changes + 1)
        return [(str(row[0]), int(row[1])) for row in await db.execute(more.returning(rows.c.id, rows.c.changes))]

    # --- games ------------------------------------------------------------------------------

    async def create(self, row: GameRow, seats: Sequence[SeatRow], lines: Sequence[tuple[int, str]] = ()) -> None:
        """A new game, with the moves it begins with, all or nothing."""
        async with self.writing() as db:
            await db.execute(schema.games.insert().values(**{**row._asdict(), "options": dict(row.options)}))
            for seat in seats:
                await db.execute(schema.seats.insert().values(game_id=row.id, **seat._asdict()))
            if lines:
                await db.execute(schema.log.insert(), _log_rows(row.id, 1, lines, time.time()))

    async def game(self, game_id: str) -> GameRow | None:
        if not findable(game_id):
            return None
        async with self.engine.connect() as db:
            found = (await db.execute(sa.select(*GAME_COLUMNS).where(schema.games.c.id == game_id))).first()
        return GameRow(*found) if found else None

    async def seats(self, game_id: str) -> list[SeatRow]:
        if not findable(game_id):
            return []
        query = sa.select(*SEAT_COLUMNS).where(schema.seats.c.game_id == game_id).order_by(schema.seats.c.seat)
        async with self.engine.connect() as db:
            return [SeatRow(*row) for row in await db.execute(query)]

    async def seat_with(self, secret: str) -> tuple[str, int] | None:
        if not findable(secret):
            return None
        query = sa.select(schema.seats.c.game_id, schema.seats.c.seat).where(schema.seats.c.secret == secret)
        async with self.engine.connect() as db:
            found = (await db.execute(query)).first()
        return (found[0], found[1]) if found else None

    async def update_game(self, game_id: str, **values: Any) -> None:
        async with self.writing(game_id) as db:
            await db.execute(
                schema.games.update().where(schema.games.c.id == game_id).values(touched=time.time(), **values)
            )

    async def update_seat(self, game_id: str, seat: int, **values: Any) -> None:
        where = (schema.seats.c.game_id == game_id) & (schema.seats.c.seat == seat)
        async with self.writing(game_id) as db:
            await db.execute(schema.seats.update().where(where).values(**values))

    async def take_seat(self, game_id: str, before: SeatRow, after: SeatRow, guest: GuestRow) -> None:
        """A seat changes hands if it still is as it was, and the guest is kept: both or neither. Else a Conflict."""
        where = (schema.seats.c.game_id == game_id) & (schema.seats.c.seat == before.seat)
        where &= (schema.seats.c.secret == before.secret) & (schema.seats.c.holder == before.holder)
        async with self.writing(game_id) as db:
            done = await db.execute(schema.seats.update().where(where).values(**after._asdict()))
            if done.rowcount != 1:
                raise Conflict(f"seat {before.seat} of game {game_id} is taken")
            await self._keep_guest(db, guest)

    async def games_of(self, guest: str, limit: int = 50, closed: bool = False) -> list[GameRow]:
        """Games in which the guest sits or which it opened, the newest first."""
        sits = sa.select(schema.seats.c.game_id).where(schema.seats.c.holder == guest)
        where = schema.games.c.id.in_(sits) | (schema.games.c.host == guest)
        return await self._games(where if closed else where & (schema.games.c.status != "closed"), limit)

    async def open_games(self, limit: int = 50, each: int = 3) -> list[GameRow]:
        """Listed tables: those with a free seat, and those that can be watched; of one host only a few."""
        listed = schema.games.c.listed & schema.games.c.status.in_(("waiting", "running"))
        place = sa.func.row_number().over(partition_by=schema.games.c.host, order_by=schema.games.c.touched.desc())
        ranked = sa.select(schema.games.c.id, place.label("place")).where(listed).subquery()
        few = sa.select(ranked.c.id).where(ranked.c.place <= each)
        return await self._games(schema.games.c.id.in_(few), limit)

    async def tables_of(self, guest: str) -> int:
        """How many tables of a guest are not over."""
        where = (schema.games.c.host == guest) & schema.games.c.status.in_(("waiting", "dealing", "running"))
        async with self.engine.connect() as db:
            return int((await db.execute(sa.select(sa.func.count(schema.games.c.id)).where(where))).scalar_one())

    async def all_games(self) -> list[GameRow]:
        """Everything that is stored, the oldest first."""
        query = sa.select(*GAME_COLUMNS).order_by(schema.games.c.created)
        async with self.engine.connect() as db:
            return [GameRow(*row) for row in await db.execute(query)]

    async def _games(self, where: sa.ColumnElement[bool], limit: int) -> list[GameRow]:
        query = sa.select(*GAME_COLUMNS).where(where).order_by(schema.games.c.touched.desc()).limit(limit)
        async with self.engine.connect() as db:
            return [GameRow(*row) for row in await db.execute(query)]

    # --- the log ----------------------------------------------------------------------------

    async def append(
        self,
        game_id: str,
        number: int,
        lines: Sequence[tuple[int, str]],
        due: float | None = None,
        at: float = 0.0,
        clock_due: float | None = None,
    ) -> None:
        """Append lines (seat, text) from this number on, all or none; durable when it returns.

        `due`: until then whoever writes this sees to the table's bots; after it, whoever reads the schedule.
        `at`: when it was, if not now. `clock_due`: when somebody must look at the table's clock.
        """
        done = asyncio.get_running_loop().create_future()
        mine = Lines(game_id, number, lines, due, at or time.time(), clock_due, done)
        self.waiting.append(mine)
        async with self.queue:
            if not mine.done.done():
                # Whoever is first takes all with him who wait: a disk is as slow with one line as with many.
                batch, self.waiting = self.waiting, []
                await self._append(batch)
        if not await mine.done:
            raise Conflict(f"line {number} of game {game_id} is taken")

    async def _append(self, batch: Sequence[Lines]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            if await self._quickly(batch):
                return
            async with self.writer.begin() as db:
                rows = [row for one in batch for row in _log_rows(one.game_id, one.number, one.lines, one.at)]
                await db.execute(schema.log.insert(), rows)
                due = schema.games.update().where(schema.games.c.id == sa.bindparam("whose"))
                dues = [{"whose": one.game_id, "due": one.due} for one in batch if one.due is not None]
                if dues:
                    await db.execute(due.values(bot_due=sa.bindparam("due")), dues)
                dues = [{"whose": one.game_id, "due": one.clock_due} for one in batch if one.clock_due is not None]
                if dues:
                    await db.execute(due.values(clock_due=sa.bindparam("due")), dues)
                counted = await self._counted(db, [one.game_id for one in batch]) if self.shared else []
        except (IntegrityError, sqlite3.IntegrityError):
            if len(batch) == 1:
                batch[0].done.set_result(False)
                return
            for one in batch:
                await self._append([one])
        except BaseException as error:
            for one in batch:
                if not one.done.done():
                    one.done.set_exception(error if isinstance(error, Exception) else Conflict("interrupted"))
        else:
            for game_id, number in counted:
                self.changed(game_id, number)
            for one in batch:
                one.done.set_result(True)

    async def _quickly(self, batch: Sequence[Lines]) -> bool:
        """In one step, where the database is a file of this process alone. Is it done?"""
        if self.quick is None or self.shared:
            return False
        lines = [
            (one.game_id, one.number + place, seat, text, one.at)
            for one in batch
            for place, (seat, text) in enumerate(one.lines)
        ]
        bots = [(one.due, one.game_id) for one in batch if one.due is not None]
        clocks = [(one.clock_due, one.game_id) for one in batch if one.clock_due is not None]
        done = await self.quick.append(lines, bots, clocks)
        for one in batch if done else ():
            one.done.set_result(True)
        return done

    async def kept(self, game_ids: Sequence[str], chat: int = 100) -> dict[str, Kept]:
        """All that is stored of some games, read in one go; those that are not there are left out."""
        asked = [game_id for game_id in game_ids if findable(game_id)]
        found: dict[str, Kept] = {}
        said = schema.chat
        place = sa.func.row_number().over(partition_by=said.c.game_id, order_by=said.c.id.desc()).label("place")
        lately = sa.select(said, place).where(said.c.game_id.in_(asked)).subquery()
        async with self.engine.connect() as db:
            if db.dialect.name == "postgresql":  # else each question would be answered as of its own moment
                await db.execution_options(isolation_level="REPEATABLE READ")
            for row in await db.execute(sa.select(*GAME_COLUMNS).where(schema.games.c.id.in_(asked))):
                found[row[0]] = Kept(GameRow(*row), [], [], [], [], [])
            seats, log = schema.seats, schema.log
            sitting = sa.select(seats.c.game_id, *SEAT_COLUMNS).where(seats.c.game_id.in_(asked))
            for one in await db.execute(sitting.order_by(seats.c.game_id, seats.c.seat)):
                found[one[0]].seats.append(SeatRow(*one[1:]))
            shots, pieces = schema.snapshots, schema.stories
            taken = sa.select(shots.c.game_id, *(shots.c[name] for name in SnapshotRow._fields))
            for one in await db.execute(taken.where(shots.c.game_id.in_(asked)).order_by(shots.c.line)):
                found[one[0]].snapshots.append(SnapshotRow(*one[1:]))
            told = sa.select(pieces.c.game_id, pieces.c.line, pieces.c.text)
            for one in await db.execute(told.where(pieces.c.game_id.in_(asked)).order_by(pieces.c.line)):
                found[one[0]].pieces.append(PieceRow(*one[1:]))
            newest = sa.select(sa.func.max(shots.c.line)).where(shots.c.game_id == log.c.game_id).scalar_subquery()
            lines = sa.select(log.c.game_id, *LOG_COLUMNS).where(log.c.game_id.in_(asked))
            lines = lines.where(log.c.number > sa.func.coalesce(newest, 0))
            for one in await db.execute(lines.order_by(log.c.game_id, log.c.number)):
                found[one[0]].lines.append(LogRow(*one[1:]))
            chats = sa.select(lately.c.game_id, *(lately.c[name] for name in ChatRow._fields))
            for one in await db.execute(chats.where(lately.c.place <= chat).order_by(lately.c.id)):
                found[one[0]].chat.append(ChatRow(*one[1:]))
        return found

    async def log(self, game_id: str) -> list[LogRow]:
        query = sa.select(*LOG_COLUMNS).where(schema.log.c.game_id == game_id).order_by(schema.log.c.number)
        async with self.engine.connect() as db:
            return [LogRow(*row) for row in await db.execute(query)]

    # --- chat -------------------------------------------------------------------------------

    async def say(self, game_id: str, row: ChatRow) -> ChatRow:
        """The message as it is kept: with its number."""
        values = {name: value for name, value in row._asdict().items() if name != "id"}
        async with self.writing(game_id) as db:
            done = await db.execute(schema.chat.insert().values(game_id=game_id, **values))
        assert done.inserted_primary_key is not None
        return row._replace(id=int(done.inserted_primary_key[0]))

    async def chat(self, game_id: str, limit: int = 100) -> list[ChatRow]:
        columns = [schema.chat.c[name] for name in ChatRow._fields]
        query = sa.select(*columns).where(schema.chat.c.game_id == game_id)
        async with self.engine.connect() as db:
            rows = await db.execute(query.order_by(schema.chat.c.id.desc()).limit(limit))
            return [ChatRow(*row) for row in rows][::-1]

    # --- problems ---------------------------------------------------------------------------

    async def report(self, row: ProblemRow) -> int:
        """Keep what somebody found wrong; its number. The oldest are forgotten."""
        table = schema.problems
        values = {name: value for name, value in row._asdict().items() if name != "id"}
        async with self.writing() as db:
            await db.execute(table.insert().values(**values))
            number = int((await db.execute(sa.select(sa.func.max(table.c.id)))).scalar_one())
            await db.execute(table.delete().where(table.c.id <= number - MOST_PROBLEMS))
        return number

    async def problems(self, number: int | None = None) -> list[ProblemRow]:
        """What was reported, the newest first; or only the one with this number."""
        table = schema.problems
        query = sa.select(*(table.c[name] for name in ProblemRow._fields)).order_by(table.c.id.desc())
        if number is not None:
            query = query.where(table.c.id == number)
        async with self.engine.connect() as db:
            return [ProblemRow(*row) for row in await db.execute(query)]

    # --- people -----------------------------------------------------------------------------

    async def guest(self, guest_id: str) -> GuestRow | None:
        return await self._guest(schema.guests.c.id == guest_id)

    async def account(self, login: str) -> GuestRow | None:
        return await self._guest(schema.guests.c.login == login) if findable(login) else None

    async def _guest(self, where: sa.ColumnElement[bool]) -> GuestRow | None:
        columns = [schema.guests.c[name] for name in GuestRow._fields]
        async with self.engine.connect() as db:
            found = (await db.execute(sa.select(*columns).where(where))).first()
        return GuestRow(*found) if found else None

    async def save_guest(self, guest: GuestRow) -> None:
        """Keep what a guest chose for themselves: name, language, preferences. The account is not touched."""
        async with self.writing() as db:
            await self._keep_guest(db, guest)

    async def _keep_guest(self, db: AsyncConnection, guest: GuestRow) -> None:
        """Of somebody whose session was ended meanwhile, or who was deleted, nothing is kept: that is a Conflict.

        A request can take its time between saying who it is and what it wants.
        """
        where = (schema.guests.c.id == guest.id) & (schema.guests.c.session == guest.session)
        values = {"name": guest.name, "language": guest.language, "seen": guest.seen, "preferences": guest.preferences}
        done = await db.execute(schema.guests.update().where(where).values(**values))
        if done.rowcount:
            return
        if guest.session or await self._exists(db, guest.id):
            raise Conflict(f"guest {guest.id} is not logged in any more")
        fresh = GuestRow(guest.id, guest.name, guest.language, None, None, guest.seen, preferences=guest.preferences)
        await db.execute(schema.guests.insert().values(created=time.time(), **fresh._asdict()))

    async def save_account(self, before: GuestRow, after: GuestRow) -> None:
        """Login, password, session and code, if they still are as they were before; else a Conflict.

        So is a login that somebody else has: `LoginTaken`.
        """
        guests = schema.guests.c
        where = (guests.id == before.id) & (guests.session == before.session)
        where &= guests.password.is_not_distinct_from(before.password) & guests.login.is_not_distinct_from(before.login)
        names = ("name", "login", "password", "session", "reset")
        values = {name: value for name, value in after._asdict().items() if name in names}
        try:
            async with self.writing() as db:
                done = await db.execute(schema.guests.update().where(where).values(**values))
        except IntegrityError:
            raise LoginTaken(f"the login {after.login} is taken") from None
        if done.rowcount != 1:
            raise Conflict(f"the account of guest {before.id} has changed")

    async def set_reset(self, login: str, reset: str) -> bool:
        """Keep what belongs to an operator's code; false if nobody has this login."""
        async with self.writing() as db:
            done = await db.execute(schema.guests.update().where(schema.guests.c.login == login).values(reset=reset))
        return done.rowcount == 1

    async def messages_of(self, guest: str) -> list[dict[str, Any]]:
        """What a guest has said, the oldest first."""
        chat = schema.chat.c
        columns = (chat.game_id, chat.name, chat.text, chat.sign, chat.at)
        query = sa.select(*columns).where(chat.guest == guest).order_by(chat.id)
        async with self.engine.connect() as db:
            return [dict(row._mapping) for row in await db.execute(query)]

    async def forget_guest(self, guest: str) -> None:
        """Nothing of a guest is left but the moves in games that others played too."""
        async with self.writing() as db:
            await db.execute(schema.seats.update().where(schema.seats.c.holder == guest).values(holder="", name="–"))
            said = sa.select(schema.chat.c.id).where(schema.chat.c.guest == guest)
            signs = schema.reactions
            await db.execute(signs.delete().where((signs.c.guest == guest) | signs.c.line.in_(said)))
            await db.execute(schema.chat.delete().where(schema.chat.c.guest == guest))
            await db.execute(
                schema.ignored.delete().where((schema.ignored.c.guest == guest) | (schema.ignored.c.other == guest))
            )
            own = (schema.tasks, schema.vacations, schema.ratings, schema.results, schema.channels, schema.turns)
            for rows in own:
                await db.execute(rows.delete().where(rows.c.guest == guest))
            sent = schema.invitations
            await db.execute(sent.delete().where((sent.c.guest == guest) | (sent.c.host == guest)))
            await db.execute(schema.seats.update().where(schema.seats.c.invited == guest).values(invited=""))
            entered = schema.entrants.c.guest == guest
            await db.execute(schema.entrants.update().where(entered).values(guest=None, name="–", out=True))
            await db.execute(schema.attempts.update().where(schema.attempts.c.guest == guest).values(guest=None))
            await db.execute(schema.guests.delete().where(schema.guests.c.id == guest))

    async def _exists(self, db: AsyncConnection, guest_id: str) -> bool:
        query = sa.select(schema.guests.c.id).where(schema.guests.c.id == guest_id)
        return (await db.execute(query)).first() is not None


def unheard(_game_id: str, _number: int) -> None:
    """Nobody wants to hear of it."""


def findable(text: str) -> bool:
    """What anybody may have typed: PostgreSQL keeps no such character and would take offence."""
    return "\0" not in text


def _log_rows(game_id: str, number: int, lines: Sequence[tuple[int, str]], at: float) -> list[dict[str, Any]]:
    return [
        {"game_id": game_id, "number": number + place, "seat": seat, "text": text, "at": at}
        for place, (seat, text) in enumerate(lines)
    ]


def _sqlite_begin(connection: sa.Connection) -> None:
    """Transactions begin when we say so. Python's own way leaves changes of tables outside of them.

    Who means to write says so at the beginning: a reader that turned into a writer could find the file changed.
    """
    writes = connection.get_execution_options().get("clio_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _sqlite_pragmas(connection: Any, _record: Any) -> None:
    _prepare(connection)


def _prepare(connection: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 30000"):
        cursor.execute("PRAGMA " + pragma)
    cursor.close()
