"""The bus: processes that share a store tell each other that a table has changed.

All that travels is a hint: "this table has seen so many changes". Whoever has a copy of the table that has seen
fewer reads what is missing from the store. A hint that is lost costs a second, because everybody also looks by
themselves; nothing depends on one that arrives, comes twice or comes late.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from clio.engine.errors import ClioError
from clio.store import Store

log = logging.getLogger("clio")
CHANNEL = "clio"
POSTGRESQL = "postgresql"
REDIS = ("redis://", "rediss://", "valkey://", "valkeys://", "unix://")
MOST_TOLD = 100  # hints in one message: PostgreSQL takes 8,000 bytes
AGAIN = 1.0  # seconds until a line that broke is tried again
ALIVE = 5.0  # seconds between two looks whether it still holds

Heard = Callable[[str, int], None]  # a table, and how many changes it has seen


class BadBus(ClioError):
    """A setting that names no bus."""

    package = "clio.server"


class Bus:
    """In the process: whoever changes a table knows of it, and nobody else has a copy."""

    def __init__(self) -> None:
        self.heard: Heard = nobody

    def tell(self, game_id: str, number: int) -> None:
        """A table has seen so many changes. Never waits, never fails."""

    async def run(self, closing: asyncio.Event) -> None:
        """Until the server stops."""


class Line(Protocol):
    """A connection to those who carry the hints."""

    async def send(self, text: str) -> None: ...


class Wire(Bus):
    """Over a line to other processes, called anew whenever it breaks; what is told meanwhile is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.telling: dict[str, int] = {}  # the newest of each table, not yet sent
        self.news = asyncio.Event()
        self.up = False

    def tell(self, game_id: str, number: int) -> None:
        if self.up:
            self.telling[game_id] = number
            self.news.set()

    def line(self) -> contextlib.AbstractAsyncContextManager[Line]:
        raise NotImplementedError

    async def run(self, closing: asyncio.Event) -> None:
        while not closing.is_set():
            try:
                async with self.line() as line:
                    self.up = True
                    await self._carry(line, closing)
            except self.errors() as error:
                if not closing.is_set():
                    log.warning("the bus is cut (%s): tables are looked at once a second", type(error).__name__)
            finally:
                self.up = False
                self.telling.clear()
            await pause(closing, AGAIN)

    def errors(self) -> tuple[type[Exception], ...]:
        """What it is called when a line breaks."""
        return (OSError, SQLAlchemyError)

    async def _carry(self, line: Line, closing: asyncio.Event) -> None:
        ended = asyncio.ensure_future(closing.wait())
        try:
            while not closing.is_set():
                news = asyncio.ensure_future(self.news.wait())
                await asyncio.wait([news, ended], timeout=ALIVE, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                self.news.clear()
                telling, self.telling = list(self.telling.items()), {}
                for first in range(0, max(1, len(telling)), MOST_TOLD):  # nothing to tell: is anybody there?
                    some = telling[first : first + MOST_TOLD]
                    await line.send("\n".join(f"{game_id} {number}" for game_id, number in some))
        finally:
            ended.cancel()

    def came(self, text: str) -> None:
        for hint in text.splitlines():
            game_id, _, number = hint.partition(" ")
            if number.isdigit():
                self.heard(game_id, int(number))


class PostgresBus(Wire):
    """LISTEN and NOTIFY on one channel of the database itself, on a connection of its own."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store

    def errors(self) -> tuple[type[Exception], ...]:
        from asyncpg import InterfaceError, PostgresError

        return (*super().errors(), InterfaceError, PostgresError)

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        async with self.store.engine.connect() as kept:
            connection: Any = (await kept.get_raw_connection()).driver_connection
            await connection.add_listener(CHANNEL, self._came)
            try:
                yield PostgresLine(connection)
            finally:
                with contextlib.suppress(*self.errors()):  # whoever gets it next must not hear what is not for them
                    await connection.remove_listener(CHANNEL, self._came)

    def _came(self, _connection: object, _process: int, _channel: str, text: str) -> None:
        self.came(text)


class PostgresLine:
    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def send(self, text: str) -> None:
        if text:
            await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        else:
            await self.connection.execute("SELECT 1")


class RedisBus(Wire):
    """One channel of a Valkey or Redis."""

    def __init__(self, address: str) -> None:
        super().__init__()
        try:
            import redis.asyncio
        except ModuleNotFoundError:
            raise BadBus("bus-not-installed") from None
        for ours, theirs in (("valkeys://", "rediss://"), ("valkey://", "redis://")):
            address = theirs + address.removeprefix(ours) if address.startswith(ours) else address
        try:
            self.client: Any = redis.asyncio.Redis.from_url(address, socket_connect_timeout=ALIVE, socket_timeout=None)
        except ValueError:
            raise BadBus("bad-bus") from None

    def errors(self) -> tuple[type[Exception], ...]:
        from redis.exceptions import RedisError

        return (*super().errors(), RedisError)

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        async with self.client.pubsub() as ear:
            await ear.subscribe(CHANNEL)
            listening = asyncio.create_task(self._listen(ear))
            try:
                yield RedisLine(self.client, listening)
            finally:
                listening.cancel()
                with contextlib.suppress(asyncio.CancelledError, *self.errors()):
                    await listening

    async def _listen(self, ear: Any) -> None:
        async for message in ear.listen():
            if message["type"] == "message":
                self.came(message["data"].decode("utf-8", "replace"))


class RedisLine:
    def __init__(self, client: Any, listening: asyncio.Task[None]) -> None:
        self.client = client
        self.listening = listening

    async def send(self, text: str) -> None:
        if self.listening.done():
            self.listening.result()
            raise OSError("nobody listens any more")
        if text:
            await self.client.publish(CHANNEL, text)
        else:
            await self.client.ping()


def bus_of(setting: str, store: Store) -> Bus:
    """The bus that a setting names."""
    if not setting:
        return Bus()
    if setting == POSTGRESQL:
        return PostgresBus(store)
    if setting.startswith(REDIS):
        return RedisBus(setting)
    raise BadBus("bad-bus")


async def pause(closing: asyncio.Event, seconds: float) -> None:
    """So long, or until the server stops."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closing.wait(), seconds)


def nobody(_game_id: str, _number: int) -> None:
    """Nobody listens."""
