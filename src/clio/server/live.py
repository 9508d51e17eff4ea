"""Live updates: server-sent events. An event only says that there is something new; pages fetch what changed.

Who listens is at the table: pages are also told which players are.
"""

from __future__ import annotations

import asyncio
import json
import math
import secrets
import time
from collections.abc import AsyncIterator, Collection
from typing import NamedTuple

from fastapi import HTTPException, Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from clio.server.addresses import origin_of
from clio.server.settings import Settings
from clio.server.tables import LiveTable

HEARTBEAT = 15.0
BOOT = secrets.token_hex(4)  # numbers of another run of the server are never mistaken for ours


def event_id(table: LiveTable, seats: Collection[int]) -> str:
    """The newest thing that can be heard from these seats: of a tentative turn only its player hears."""
    return f"{BOOT}-{table.version}-{table.drafts if table.play.turn.seat in seats else 0}"


def presence(table: LiveTable) -> str:
    """By seat whether its person is at the table; a bot is always where it sits."""
    return json.dumps(table.presence())


class Listener(NamedTuple):
    """Who listens, from which seats, since when, for how long; and whether they want to know who else is there."""

    guest: str
    seats: Collection[int]
    last: str | None = None
    wait: float | None = None
    presence: bool = False


async def stream(table: LiveTable, who: Listener, house: Streams | None = None) -> AsyncIterator[str]:
    """Numbers as they come; late pages skip to the newest; a comment every 15 seconds keeps the line open.

    The stream of a table that was closed or opened anew ends: the page calls again and hears the truth. With
    `wait` it ends by itself after so many seconds.
    """
    seats = who.seats
    sent, told = who.last or event_id(table, seats), ""
    yield "retry: 1000\n\n"
    ends = time.monotonic() + who.wait if who.wait is not None else math.inf

    def news() -> bool:
        return event_id(table, seats) != sent or (who.presence and presence(table) != told)

    try:
        await table.comes(who.guest)
        while not table.gone and not (house and house.closing):
            if event_id(table, seats) != sent:
                sent = event_id(table, seats)
                yield f"id: {sent}\ndata: {sent}\n\n"
                continue
            if news():
                told = presence(table)
                yield f"event: here\ndata: {told}\n\n"
                continue
            left = ends - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(min(HEARTBEAT, left)):
                    async with table.changed:
                        if not news() and not table.gone and not (house and house.closing):
                            await table.changed.wait()
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        table.goes(who.guest)


class Streams:
    """All open streams: not too many for one visitor, one address and all together; they end when the server stops."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: dict[str, int] = {}  # by visitor and by address
        self.total = 0
        self.listening: dict[int, LiveTable] = {}  # by stream
        self.closing = False

    def answer(self, request: Request, table: LiveTable, who: Listener) -> StreamingResponse:
        """The stream as an answer; one too many is refused."""
        keys = {
            "visitor " + who.guest: self.settings.streams_per_visitor,
            "address " + origin_of(request.scope): self.settings.streams_per_address,
        }
        crowded = any(self.open.get(key, 0) >= most for key, most in keys.items())
        if crowded or self.closing or self.total >= self.settings.connections * 3 // 4:
            raise HTTPException(429, "refused-crowded")
        return LiveAnswer(self, list(keys), table, stream(table, who, self))

    def count(self, keys: Collection[str], number: int) -> None:
        self.total += number
        for key in keys:
            self.open[key] = self.open.get(key, 0) + number
            if not self.open[key]:
                del self.open[key]

    async def close(self) -> int:
        """End them all; how many there were."""
        self.closing = True
        listening = {id(table): table for table in self.listening.values()}
        for table in listening.values():
            async with table.changed:
                table.changed.notify_all()
        return len(self.listening)


class LiveAnswer(StreamingResponse):
    """Counted from the moment it is promised until its last byte, whatever becomes of it."""

    def __init__(self, streams: Streams, keys: list[str], table: LiveTable, lines: AsyncIterator[str]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(lines, media_type="text/event-stream", headers=headers)
        self.streams = streams
        self.keys = keys
        self.table = table
        streams.count(keys, 1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.streams.listening[id(self)] = self.table
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.streams.listening.pop(id(self), None)
            self.streams.count(self.keys, -1)
