"""Turns: one address has a few requests in work at a time, so that whoever asks a thousand times waits for themselves.

A page takes some milliseconds, and there is one event loop. Requests of one address beyond two stand in a line of
their own, and as long as others want something too, a place stays empty for a while after it was used: all that comes
from one address gets half of the time at most. Who goes on after having been told to slow down (429) or that there is
no room (503) gets every further answer late. Nobody holds a place while their body is still on its way, while their
answer is being read, or while they wait for work that is counted for itself.
"""

from __future__ import annotations

import asyncio
import time
from contextvars import ContextVar

AT_ONCE = 2  # requests of one address in work
WAITING = 200  # that wait for their turn; more are told that there is no room
REST = 3.0  # times as long as a place was used it stays empty, if others want something
LONGEST_REST = 1.0  # seconds
TELLING = frozenset((429, 503))  # answers that tell somebody to slow down
RETRY_AFTER = "5"  # seconds, as a header says it
PATIENCE = 30.0  # of them that somebody may get at once; one more each second
LATE = 0.5  # seconds


class Line:
    """The requests of one address: those in work, and those behind them."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)
        self.total = 0


class Turn:
    """A request's place, from `wait` until it `leaves`; both may be said twice."""

    def __init__(self, turns: Turns, who: str) -> None:
        self.turns = turns
        self.who = who
        self.line: Line | None = None
        self.began = 0.0
        self.over = False

    async def wait(self) -> None:
        if self.line is not None or self.over:
            return
        self.line = self.turns.lines.setdefault(self.who, Line())
        self.line.total += 1
        try:
            await self.line.places.acquire()
        except BaseException:
            self.over = True
            self._out(self.line)
            raise
        self.began = time.monotonic()

    def leave(self) -> None:
        if self.line is not None and not self.over:
            rest = min(LONGEST_REST, REST * (time.monotonic() - self.began)) if len(self.turns.lines) > 1 else 0.0
            if rest:
                asyncio.get_running_loop().call_later(rest, self._free, self.line)
            else:
                self._free(self.line)
        self.over = True

    def _free(self, line: Line) -> None:
        line.places.release()
        self._out(line)

    def _out(self, line: Line) -> None:
        line.total -= 1
        if not line.total:
            del self.turns.lines[self.who]


class Turns:
    """The lines of all addresses that want something now, and who was told to slow down."""

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}
        self.told: dict[str, tuple[float, float]] = {}  # (how often lately, when)

    def full(self, who: str) -> bool:
        return who in self.lines and self.lines[who].total >= AT_ONCE + WAITING

    def answered(self, who: str, status: int) -> None:
        if status in TELLING:
            if len(self.told) > 10_000:
                self.told = {key: value for key, value in self.told.items() if self._level(key) > 0}
            self.told[who] = (min(2 * PATIENCE, self._level(who) + 1), time.monotonic())

    def late(self, who: str) -> float:
        """How many seconds this address's next answer is late."""
        return LATE if who in self.told and self._level(who) > PATIENCE else 0.0

    def _level(self, who: str) -> float:
        level, then = self.told.get(who, (0.0, 0.0))
        return max(0.0, level - (time.monotonic() - then))


here: ContextVar[Turn | None] = ContextVar("turn", default=None)


def step_aside() -> None:
    """What comes now is waited for elsewhere, and counted there: others of the same address may go on meanwhile."""
    turn = here.get()
    if turn is not None:
        turn.leave()
