"""Those who listen at a table: who is woken when something is new, and which players are there just now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from weakref import WeakMethod

import msgspec

from clio.server.watching import EVERY, SOON, Watching

LINGERS = 4.0  # seconds after which somebody whose page is closed is away


class Ear:
    """Somebody who waits for news; what comes while nobody waits is not missed."""

    __slots__ = ("rung", "waiting")

    def __init__(self) -> None:
        self.rung = False
        self.waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        self.rung = True
        self._stop()

    def _stop(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def wait(self, seconds: float) -> bool:
        """Until there is news; False if there was none for so long."""
        if not self.rung:
            loop = asyncio.get_running_loop()
            self.waiting = loop.create_future()
            timer = loop.call_later(seconds, self._stop)
            try:
                await self.waiting
            finally:
                timer.cancel()
        heard, self.rung = self.rung, False
        return heard


class Crowd:
    """The ears of a table, and by them who is there."""

    def __init__(self, holders: Callable[[], Mapping[int, str]], names: Callable[[], Sequence[str]]) -> None:
        # Weakly: a table that is put away goes at once, not when cycles are looked for, and it is large.
        self._holders, self._names = WeakMethod(holders), WeakMethod(names)
        self.ears: dict[Ear, str] = {}  # with the guest whose it is
        self.listeners: dict[str, int] = {}  # open streams by guest
        self.left: dict[str, float] = {}  # when the last stream of a player ended
        self.elsewhere: dict[str, float] = {}  # until when other processes see a player at this table
        self.told = ""  # who is here, as pages are told it
        self.watching = Watching()

    def holders(self) -> Mapping[int, str]:
        """By seat the guest that plays there."""
        found = self._holders()
        return {} if found is None else found()

    def presence(self) -> dict[int, bool]:
        """By seat that a person holds, whether they are at the table now; who has just left may be coming back."""
        return {seat: self.sees(guest) for seat, guest in self.holders().items()}

    def sees(self, guest: str) -> bool:
        """Is somebody here, or has just left?"""
        return self.listens(guest) or self.left.get(guest, 0.0) > time.monotonic() - LINGERS

    def listens(self, guest: str) -> bool:
        """Has somebody a page of this table open, here or at another process?"""
        return guest in self.listeners or self.elsewhere.get(guest, 0.0) > time.time()

    def presence_text(self) -> str:
        """The same, and who watches, worked out once for all pages."""
        if not self.told:
            found: dict[str, object] = {str(seat): here for seat, here in self.presence().items()}
            if self.watching.told.number:
                found["watching"] = self.watching.told
            self.told = msgspec.json.encode(found).decode()
        return self.told

    def comes(self, guest: str, ear: Ear, name: str = "") -> None:
        """A page of a guest listens."""
        self.ears[ear] = guest
        self.listeners[guest] = self.listeners.get(guest, 0) + 1
        self.left.pop(guest, None)
        self.watching.names[guest] = name
        if guest in self.holders().values():
            self.call()
        self.tell_watching()

    def goes(self, guest: str, ear: Ear) -> None:
        """A page has ended its stream; a reload ends one and begins another."""
        self.ears.pop(ear, None)
        self.listeners[guest] -= 1
        if self.listeners[guest]:
            return
        del self.listeners[guest]
        self.watching.names.pop(guest, None)
        self.tell_watching()
        if guest not in self.holders().values():
            return
        self.left = {other: then for other, then in self.left.items() if time.monotonic() - then < LINGERS}
        self.left[guest] = time.monotonic()
        with suppress(RuntimeError):  # the server is stopping, and nobody is left to be told
            asyncio.get_running_loop().call_later(LINGERS + 0.1, self.call)

    def tell_watching(self) -> None:
        """Somebody has come or gone, or sat down: pages hear of it in a while, with all others who do until then."""
        if self.watching.due:
            return
        with suppress(RuntimeError):  # the server is stopping
            wait = max(SOON, self.watching.at + EVERY - time.monotonic())
            asyncio.get_running_loop().call_later(wait, self._tell_watching)
            self.watching.due = True

    def _tell_watching(self) -> None:
        self.watching.due, self.watching.at = False, time.monotonic()
        names = self._names()
        if names is not None and self.watching.renew(set(self.holders().values()), names()):
            self.call()

    def call(self) -> None:
        """Everybody who listens looks whether something is new to them."""
        self.told = ""
        if not self.watching.knows(self.holders().values()):
            self.tell_watching()
        for ear in self.ears:
            ear.wake()

    def call_only(self, guest: str) -> None:
        """Something is new to one of them alone."""
        for ear, whose in self.ears.items():
            if whose == guest:
                ear.wake()
