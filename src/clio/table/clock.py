"""The clock of a table: how much time each seat has, worked out from the log and from nothing else.

Every line of the log has a time. Between two lines time runs for the people who are asked; bots need none. A move is
complete when its player has committed it, or is not asked any more. Here is no clock of our own: whoever writes a line
says when it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from clio.engine.errors import ClioError

MOVE, GAME, DAYS = "move", "game", "days"  # so long for each move; for the whole game; days for each move
BOT, FREE, VOTE = "bot", "free", "vote"  # when it is over: a bot goes on, the seat is free, the others may end the game
AT_ZERO: Final = (BOT, FREE, VOTE)
DAY: Final = 24 * 3600
# The fewest and the most seconds there may be of each kind.
BOUNDS: Final = {MOVE: (10, DAY), GAME: (60, 7 * DAY), DAYS: (DAY, 30 * DAY)}
MOST_INCREMENT: Final = 3600
RETURNED: Final = 60.0  # seconds that somebody has at least who comes back to a game whose time is over


class BadClock(ClioError):
    """Terms that nobody could play by."""

    package = "clio.table"


class Terms(NamedTuple):
    """What the players of a table have agreed on."""

    kind: str
    seconds: int
    increment: int  # added for each move, to the time for the whole game
    at_zero: str

    @property
    def text(self) -> str:
        return f"{self.kind} {self.seconds} {self.increment} {self.at_zero}"


def terms(kind: str, seconds: int, increment: int = 0, at_zero: str = BOT) -> Terms:
    """Terms that make sense; others are refused."""
    least, most = BOUNDS.get(kind, (1, 0))
    if at_zero not in AT_ZERO or not least <= seconds <= most:
        raise BadClock("bad-clock")
    if not 0 <= increment <= (MOST_INCREMENT if kind == GAME else 0):
        raise BadClock("bad-clock")
    return Terms(kind, seconds, increment, at_zero)


def read_terms(text: str) -> Terms:
    """Terms as the log has them."""
    parts = text.split()
    if len(parts) != 4 or not all(part.isascii() and part.isdigit() and len(part) < 9 for part in parts[1:3]):
        raise BadClock("bad-clock")
    return terms(parts[0], int(parts[1]), int(parts[2]), parts[3])


class Clock:
    """The time of each seat, up to a line of the log."""

    def __init__(self, agreed: Terms, seats: int, at: float) -> None:
        self.terms = agreed
        self.at = at  # up to when time is counted
        self.left = [float(agreed.seconds)] * seats
        self.used = [0.0] * seats
        self.running: list[int] = []  # the seats whose time runs
        self.stopped: set[int] = set()  # a bot plays in the middle of their move: its time is not given twice
        self.away = [0.0] * seats  # until when a player is on vacation
        self.out = [0.0] * seats  # since when a player's time is over; 0: it is not
        self.votes: set[int] = set()  # who wants to end the game

    # --- reading ----------------------------------------------------------------------------

    def left_at(self, seat: int, at: float) -> float:
        """What a seat will have left at a moment, if nothing happens until then."""
        return self.left[seat] - (self._spent(seat, at) if seat in self.running else 0.0)

    def zero(self, seat: int) -> float:
        """When the time of a running seat is over."""
        return max(self.at, self.away[seat]) + max(0.0, self.left[seat])

    def overdue(self) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, since in enumerate(self.out) if since]

    def next(self) -> float | None:
        """When somebody must look at this clock again; nothing: before something is done, nothing happens."""
        return min((self._next(seat) for seat in self.running), default=None)

    def due(self, at: float) -> list[int]:
        """The seats for which something must be done at a moment."""
        return [seat for seat in self.running if self._next(seat) <= at]

    def _next(self, seat: int) -> float:
        if not self.out[seat]:
            return self.zero(seat)
        return self.out[seat] + self.terms.seconds  # so long the others may vote; then a bot goes on

    def _spent(self, seat: int, at: float) -> float:
        return max(0.0, at - max(self.at, min(at, self.away[seat])))

    # --- following the log ------------------------------------------------------------------

    def run_to(self, at: float) -> None:
        """Time goes on, until a line is written; one without a time takes none."""
        at = max(at, self.at)
        for seat in self.running:
            spent = self._spent(seat, at)
            self.left[seat] -= spent
            self.used[seat] += spent
        self.at = at

    def runs_for(self, asked: Sequence[int], done: int) -> None:
        """From here on these seats' time runs. `done` has completed a move, and may be asked again at once."""
        before, self.running = self.running, list(asked)
        self.stopped.discard(done)
        for seat in before:
            if seat == done or seat not in asked:
                self.left[seat] += self.terms.increment
                self.out[seat] = 0.0
                self.votes.clear()
        for seat in asked:
            if (seat == done or seat not in before) and seat not in self.stopped and self.terms.kind != GAME:
                self.left[seat] = float(self.terms.seconds)
            self.stopped.discard(seat)

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays for a seat, or its person plays again: with time to do so."""
        if bot:
            if seat in self.running and not self.out[seat]:
                self.stopped.add(seat)
            self.running = [other for other in self.running if other != seat]
        elif self.out[seat]:
            self.left[seat] = max(self.left[seat], float(self.terms.increment), RETURNED)
            self.out[seat] = 0.0
            self.votes.clear()

    def flag(self, seat: int) -> None:
        """The time of a seat is over."""
        self.left[seat] = 0.0
        self.out[seat] = self.at
        self.votes.clear()

    # --- in a snapshot ----------------------------------------------------------------------

    def plain(self) -> PlainClock:
        return PlainClock(
            terms=self.terms.text,
            at=self.at,
            left=[*self.left],
            used=[*self.used],
            running=[*self.running],
            stopped=sorted(self.stopped),
            away=[*self.away],
            out=[*self.out],
            votes=sorted(self.votes),
        )


class PlainClock(msgspec.Struct):
    """A clock as a snapshot has it."""

    terms: str
    at: float
    left: list[float]
    used: list[float]
    running: list[int]
    stopped: list[int]
    away: list[float]
    out: list[float]
    votes: list[int]

    def clock(self) -> Clock:
        clock = Clock(read_terms(self.terms), len(self.left), self.at)
        clock.left, clock.used, clock.away, clock.out = self.left, self.used, self.away, self.out
        clock.running, clock.stopped, clock.votes = self.running, {*self.stopped}, {*self.votes}
        return clock
