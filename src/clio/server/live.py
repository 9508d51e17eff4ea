"""Live updates: server-sent events. A page is told what changed on it; a program, that there is something new.

Who listens is at the table: pages are also told which players are.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import AsyncGenerator, Collection, Mapping
from typing import Protocol

from fastapi import HTTPException, Request
from fastapi.responses import Response
from starlette.types import Message, Receive, Scope, Send

from clio.server.addresses import origin_of
from clio.server.crowd import Ear
from clio.server.live_table import LiveTable
from clio.server.packing import GZIP_HEAD, accepts_packed
from clio.server.settings import Settings
from clio.server.shown import NOTHING, Had, Shown, fixed
from clio.store.rows import GuestRow

HEARTBEAT = 15.0
BOOT = secrets.token_hex(4)  # numbers of another run of the server are never mistaken for ours
BEGIN, STILL_HERE = "retry: 1000\n\n", ": still here\n\n"
BEGUN = "clio.streams"  # where a request keeps the stream that is its answer
AGAIN = 'data: {"again": true}\n\n'  # to a page of which we do not know what it shows: it asks for everything


class Page(Protocol):
    """A page that somebody has open."""

    async def look(self) -> Shown | None:
        """What it shows now; nothing if its visitor may not look any more."""

    async def stays(self) -> bool:
        """Is its visitor still here, and may look? Nothing is drawn for that."""


def event_id(table: LiveTable, seats: Collection[int]) -> str:
    """The newest thing that can be heard from these seats: of a tentative turn, and of orders, only their player."""
    own = table.drafts if table.drafting in seats else 0
    own += sum(table.whispers[seat] for seat in seats if seat >= 0)
    return f"{BOOT}-{table.copy}-{table.version}-{own}"


class Listener(Ear):
    """Somebody who listens at a table, in a stream that is open."""

    __slots__ = ("asking", "ended", "guest", "had", "house", "name", "table")

    def __init__(self, table: LiveTable, guest: str, house: Streams | None = None, name: str = "") -> None:
        super().__init__()
        self.name = name  # under which they are known to watch, if they hold no seat
        self.table = table
        self.house = house
        self.guest = guest
        self.had: Had | None = None  # what the page shows, as far as we know
        self.asking: asyncio.Task[object] | None = None  # a form of the same page that is being answered
        self.ended = False

    @property
    def over(self) -> bool:
        """A table that was closed or opened anew ends its streams: the page calls again and hears the truth."""
        return self.table.gone or self.ended or bool(self.house and self.house.closing)

    @property
    def held(self) -> bool:
        """Is the page told something by an answer just now? Then there is no need to tell it twice."""
        return self.asking is not None and not self.asking.done()

    def __enter__(self) -> None:
        self.table.crowd.comes(self.guest, self, self.name)

    def __exit__(self, *_error: object) -> None:
        self.table.crowd.goes(self.guest, self)

    def hold(self) -> None:
        self.asking = asyncio.current_task()
        if self.asking is not None:
            self.asking.add_done_callback(lambda _: self.wake())

    def told(self, shown: Shown, known: Mapping[str, str]) -> None:
        """An answer has told the page, which had these regions."""
        self.had = shown.after(self.had or NOTHING, known)


async def numbers(
    listener: Listener, seats: Collection[int], last: str | None = None, wait: float | None = None
) -> AsyncGenerator[bytes]:
    """Numbers as they come; who is late skips to the newest; a comment every 15 seconds keeps the line open.

    With `wait` it ends by itself after so many seconds.
    """
    table = listener.table
    sent = last or event_id(table, seats)
    yield BEGIN.encode()
    ends = time.monotonic() + wait if wait is not None else math.inf
    with listener:
        while not listener.over:
            if event_id(table, seats) != sent:
                sent = event_id(table, seats)
                yield f"id: {sent}\ndata: {sent}\n\n".encode()
                continue
            left = ends - time.monotonic()
            if left <= 0:
                return
            if not await listener.wait(min(HEARTBEAT, left)):
                yield STILL_HERE.encode()


async def regions(listener: Listener, page: Page, last: str | None, packed: bool) -> AsyncGenerator[bytes]:
    """What changes on a page, as it changes, and who is there; late pages skip to the newest."""
    yield (GZIP_HEAD if packed else b"") + fixed(BEGIN, packed)
    now = await page.look()
    if now is None:
        return
    listener.had, present, called = now.had, "", True
    if now.event != last:
        yield fixed(AGAIN, packed)
    del now
    with listener:
        while not listener.over:
            if called and not listener.held:
                now = await page.look()
                before = listener.had  # an answer may have told the page more while we looked
                if now is None:
                    return
                if now.event != before.event and not listener.held:
                    listener.had = now.after(before)
                    yield now.piece(before, packed)
                    continue
                del now  # what was drawn goes when the table rests
            if listener.table.crowd.presence_text() != present:
                present = listener.table.crowd.presence_text()
                yield fixed(f"event: here\ndata: {present}\n\n", packed)
                continue
            called = await listener.wait(HEARTBEAT)
            if not called:
                if not await page.stays():
                    return
                yield fixed(STILL_HERE, packed)


class Streams:
    """All open streams: not too many for one visitor, one address and all together; they end when the server stops."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: dict[str, int] = {}  # by visitor and by address
        self.total = 0
        self.listening: set[Listener] = set()
        self.pages: dict[tuple[str, str], Listener] = {}  # by visitor and by the name a page gave itself
        self.closing = False

    def numbers(
        self, request: Request, guest: GuestRow, table: LiveTable, seats: Collection[int], last: str | None,
        wait: float | None = None,
    ) -> Response:  # fmt: skip
        """The stream of numbers as an answer; one too many is refused."""
        keys = self.room_for(request, guest.id)
        listener = Listener(table, guest.id, self, guest.name)
        return LiveAnswer(self, listener, keys, numbers(listener, seats, last, wait))

    def regions(
        self, request: Request, guest: GuestRow, table: LiveTable, page: Page, last: str | None, name: str
    ) -> Response:
        """The stream of a page as an answer."""
        keys = self.room_for(request, guest.id)
        listener = Listener(table, guest.id, self, guest.name)
        packed = accepts_packed(request)
        return LiveAnswer(self, listener, keys, regions(listener, page, last, packed), packed, name)

    def room_for(self, request: Request, guest: str) -> list[str]:
        """What one more stream is counted by, if there is room for it."""
        keys = {
            "visitor " + guest: self.settings.streams_per_visitor,
            "address " + origin_of(request.scope): self.settings.streams_per_address,
        }
        crowded = any(self.open.get(key, 0) >= most for key, most in keys.items())
        if crowded or self.closing or self.total >= self.settings.connections * 3 // 4:
            raise HTTPException(429, "refused-crowded")
        return list(keys)

    def count(self, keys: Collection[str], number: int) -> None:
        self.total += number
        for key in keys:
            self.open[key] = self.open.get(key, 0) + number
            if not self.open[key]:
                del self.open[key]

    def end(self, guest: str) -> None:
        """Somebody logs in or out: their pages call again, and are told what they may see now."""
        for listener in self.listening:
            if listener.guest == guest:
                listener.ended = True
                listener.wake()

    def close(self) -> int:
        """End them all; how many there were."""
        self.closing = True
        for listener in self.listening:
            listener.wake()
        return len(self.listening)


class LiveAnswer(Response):
    """Counted from the moment it is promised until its last byte, whatever becomes of it."""

    def __init__(
        self, house: Streams, listener: Listener, keys: list[str], pieces: AsyncGenerator[bytes],
        packed: bool = False, page: str = "",
    ) -> None:  # fmt: skip
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        if packed:
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        self.status_code, self.background, self.media_type = 200, None, "text/event-stream"
        self.init_headers(headers)
        self.stream = Stream(house, listener, keys, pieces, page)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """It begins like any answer. Who stands around the whole application may go on with it."""
        stream, begun = self.stream, scope.get(BEGUN)
        if begun is not None:
            begun.append(stream)
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await send(piece_of_body(await anext(stream.pieces)))
            if begun is None:
                leaving = asyncio.create_task(stream.left(receive))
                try:
                    await stream.go_on(send)
                finally:
                    leaving.cancel()
        finally:
            if begun is None:
                stream.end()


def piece_of_body(piece: bytes, more: bool = True) -> Message:
    return {"type": "http.response.body", "body": piece, "more_body": more}


class Stream:
    """What is left of an answer that has begun: who listens, and what they are told."""

    __slots__ = ("house", "keys", "listener", "page", "pieces")

    def __init__(
        self, house: Streams, listener: Listener, keys: list[str], pieces: AsyncGenerator[bytes], page: str
    ) -> None:
        self.house = house
        self.listener = listener
        self.keys = keys
        self.pieces = pieces
        self.page = page
        house.count(keys, 1)

    async def go_on(self, send: Send) -> None:
        """Until there is nothing more to tell, or nobody to tell it to."""
        listener, house, place = self.listener, self.house, (self.listener.guest, self.page)
        house.listening.add(listener)
        if self.page:
            house.pages[place] = listener
        try:
            async for piece in self.pieces:
                if listener.ended:
                    break
                await send(piece_of_body(piece))
            await send(piece_of_body(b"", more=False))
        finally:
            await self.pieces.aclose()
            house.listening.discard(listener)
            if house.pages.get(place) is listener:
                del house.pages[place]

    async def left(self, receive: Receive) -> None:
        """Wait until whoever listens hangs up."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.leave()

    def leave(self) -> None:
        self.listener.ended = True
        self.listener.wake()

    def end(self) -> None:
        self.house.count(self.keys, -1)
