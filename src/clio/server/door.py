"""The outer door: how many connections there may be, and how long somebody may take to say what they want.

Whoever opens a connection costs us a file and some memory before a single word is said. So connections are counted by
address and in all; the head and the body of a request, and the reading of an answer, each have a time of their own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from clio.server.addresses import Trusted, origin
from clio.server.pages import words_for
from clio.server.settings import Settings

log = logging.getLogger("clio")
SPARE_FILES = 128  # for the database, the log, modules that are loaded late
LATELY = 10.0  # seconds
TOLD = 50  # times that an address hears why it is turned away, lately
LONGEST_HEAD = 16 * 1024  # bytes of what stands before a body: the address, the headers, the cookies
MOST_WAITING = 256  # requests that somebody may send before the first of them is answered
HEAD, BODY, ANSWER = "head", "body", "answer"
BEGINS, NO_BODY_YET = tuple(b"HTTP/1.1 %d" % n for n in (2, 3, 4, 5)), b"\r\n\r\n"  # how the head of an answer looks
DOOR = "clio.door"  # in the state of a request: the connection it came by


class Entrance:
    """Who is inside, by address."""

    def __init__(self, settings: Settings, files: int = 0) -> None:
        self.most = min(settings.connections, max(16, files - SPARE_FILES)) if files else settings.connections
        self.each = settings.connections_per_address
        self.seconds = {HEAD: settings.head_seconds, BODY: settings.body_seconds, ANSWER: settings.answer_seconds}
        self.trusted = Trusted(settings.proxies)
        self.inside: dict[str, int] = {}
        self.total = 0
        self.refused = 0
        self.slow = 0
        self.turned: dict[str, int] = {}  # how often each address was turned away lately
        self.turned_since = 0.0

    def enter(self, address: str) -> bool:
        """A proxy speaks for many: only the limit for all holds for it, and that of streams for those behind it."""
        place = origin(address)
        crowd = self.inside.get(place, 0) >= self.each and address not in self.trusted
        if crowd or self.total >= self.most:
            self.refused += 1
            log.warning("too many connections %s: turned away", "from one address" if crowd else "in all")
            return False
        self.inside[place] = self.inside.get(place, 0) + 1
        self.total += 1
        return True

    def told(self, address: str) -> bool:
        """Was this address told already, again and again, that there is no room?"""
        now, place = time.monotonic(), origin(address)
        if now - self.turned_since > LATELY:
            self.turned, self.turned_since = {}, now
        self.turned[place] = self.turned.get(place, 0) + 1
        return self.turned[place] > TOLD

    def leave(self, address: str) -> None:
        place = origin(address)
        self.total -= 1
        self.inside[place] -= 1
        if not self.inside[place]:
            del self.inside[place]


@cache
def bare_answer(status: str, message: str) -> bytes:
    """An answer to somebody whose language is not known yet."""
    said = "".join(words_for("", language).say(message) + "\n" for language in ("en", "fr", "ru")).encode()
    head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(said)}\r\n"
    return head.encode() + b"Retry-After: 10\r\nConnection: close\r\n\r\n" + said


class Flow(FlowControl):
    """What is written when somebody reads slowly. Nothing to wait with is made before anybody has to wait."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.read_paused = self.write_paused = False
        self.waiting: asyncio.Event | None = None

    async def drain(self) -> None:
        if self.write_paused:
            self.waiting = self.waiting or asyncio.Event()
            await self.waiting.wait()

    def pause_writing(self) -> None:
        self.write_paused = True

    def resume_writing(self) -> None:
        self.write_paused = False
        if self.waiting is not None:
            self.waiting.set()
            self.waiting = None


class Together:
    """The head of an answer waits for the first piece of its body: both go in one packet."""

    __slots__ = ("head", "plain")

    def __init__(self, transport: asyncio.Transport) -> None:
        self.plain = transport
        self.head = b""

    def write(self, data: bytes) -> None:
        """A body always comes after a head, if only an empty one; to a HEAD there is none, and `flush` says so."""
        if self.head:
            data, self.head = self.head + data, b""
        elif data.startswith(BEGINS) and data.endswith(NO_BODY_YET):
            self.head = data
            return
        self.plain.write(data)

    def flush(self) -> None:
        if self.head:
            self.write(b"")

    def close(self) -> None:
        self.flush()
        self.plain.close()

    def abort(self) -> None:
        self.plain.abort()

    def is_closing(self) -> bool:
        return self.plain.is_closing()


def nobody_waits() -> None:
    """Nobody has to be told that a connection ended."""


class Queue(list[Any]):
    """Requests behind the one that is answered: hardly ever there are any, and a deque takes room for sixty."""

    __slots__ = ()

    def appendleft(self, one: object) -> None:
        self.insert(0, one)


class Doorkeeper(HttpToolsProtocol):
    """One connection, counted and timed."""

    # With more in its dict, that grows by much.
    __slots__ = ("address", "admitted", "head_bytes", "left", "owed", "timer", "waiting_for")
    entrance: Entrance

    def __init__(self, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self.address = self.waiting_for = self.owed = ""  # owed: what the other side has begun to say
        self.pipeline = Queue()  # type: ignore[assignment]
        self.head_bytes = 0  # of a head that has not ended yet, about
        self.admitted = False
        self.timer: asyncio.TimerHandle | None = None
        self.left: Callable[[], None] = nobody_waits  # told when the other side hangs up

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Who is turned away costs next to nothing: no request is read, and who comes again and again gets no word."""
        client = get_remote_addr(transport)
        self.address = client[0] if client else ""
        self.admitted = self.entrance.enter(self.address)
        if not self.admitted:
            self.transport = transport
            if self.entrance.told(self.address):
                transport.abort()
            else:
                transport.write(bare_answer("503 Service Unavailable", "refused-crowded"))
                transport.close()
            return
        super().connection_made(transport)
        self.flow = Flow(transport)
        self.transport = Together(transport)  # type: ignore[assignment]
        self.app_state = {**self.app_state, DOOR: self}
        self.wait_for(HEAD)

    def data_received(self, data: bytes) -> None:
        if not self.admitted or self.transport.is_closing():
            return
        before = self.head_bytes if self.owed == HEAD else -1
        super().data_received(data)
        if self.owed == HEAD:  # what begins behind something else may be short: it has a second go
            self.head_bytes = before + len(data) if before >= 0 else min(len(data), LONGEST_HEAD)
        if self.owed == HEAD and self.head_bytes > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")
        self.look()

    def on_message_begin(self) -> None:
        self.owed = HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > LONGEST_HEAD:
            raise ValueError("the head of the request is too long")
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests before the first one is answered")
        self.owed = BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.owed = ""
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.transport.flush()  # type: ignore[attr-defined]  # it is our own
        super().on_response_complete()
        self.look()

    def look(self) -> None:
        """What does the other side still owe us?"""
        if self.waiting_for != ANSWER:
            self.wait_for(self.owed)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for(ANSWER)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.wait_for("")
        self.look()

    def wait_for(self, what: str) -> None:
        """A time runs from the moment something is owed, however slowly it drips in."""
        if what == self.waiting_for:
            return
        self.waiting_for = what
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(self.entrance.seconds[what], self.give_up) if what else None

    def give_up(self) -> None:
        self.entrance.slow += 1
        if self.waiting_for == ANSWER:
            self.transport.abort()  # what is not read is not sent
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(bare_answer("408 Request Timeout", "refused-slow"))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.admitted:
            self.admitted = False
            self.entrance.leave(self.address)
            super().connection_lost(exc)
            self.app_state = {}
            self.left()


def door(entrance: Entrance) -> type[asyncio.Protocol]:
    """What uvicorn makes for each connection."""
    return type("Door", (Doorkeeper,), {"entrance": entrance, "__slots__": ()})


def files_allowed(wanted: int) -> int:
    """How many files this process may have open, after asking for as many as are wanted; 0 where nobody counts."""
    try:
        import resource
    except ModuleNotFoundError:  # no such limits on this system
        return 0
    try:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    except (OSError, ValueError):  # a strict service manager; its own limit holds
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 0 if soft == resource.RLIM_INFINITY else soft
