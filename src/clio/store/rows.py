"""What the database keeps, a row at a time, and how it says no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Conflict(Exception):
    """Somebody else appended first; nothing was written."""


class LoginTaken(Conflict):
    """Somebody else has this login."""


VOTED = "voted"  # the kind of a seat whose player was voted out of a running game


class SeatRow(NamedTuple):
    seat: int
    kind: str
    name: str
    holder: str
    secret: str
    bot: str
    seen: float = 0.0
    pledge: str = ""
    part: str = ""
    here: float = 0.0  # until when a process sees its holder at the table
    invited: str = ""  # the guest for whom it waits, while nobody holds it

    @property
    def for_bots(self) -> bool:
        """Nobody can sit down here: it is a bot's from the beginning, or since all others voted for it."""
        return self.kind in ("bot", VOTED)


class GameRow(NamedTuple):
    id: str
    game: str
    rules: int
    cards: str
    options: Mapping[str, str]
    seed: str
    chosen_seed: bool
    host: str
    listed: bool
    status: str
    pace: float
    rematch: str
    created: float
    touched: float
    chat_open: bool = False
    result: str = ""  # of a game that is over: "2/41 1/54", place and score of each seat
    bot_due: float | None = None
    clock: str = ""  # the terms by which time runs: "days 259200 0 bot"
    clock_due: float | None = None
    changes: int = 0  # of anything at this table, counted where several processes share the store
    deal: str = ""  # that is played at other tables too
    sealed: float = 0.0  # until then nothing of the deal is told
    tournament: str = ""  # to which it belongs
    ended: float | None = None  # when it was over


class LogRow(NamedTuple):
    number: int
    seat: int
    text: str
    at: float = 0.0


class ChatRow(NamedTuple):
    seat: int
    name: str
    team: bool
    text: str
    at: float
    guest: str = ""
    sign: str = ""  # of quick words: the text is empty then
    id: int = 0  # given when it is stored


class GuestRow(NamedTuple):
    id: str
    name: str
    language: str
    login: str | None
    password: str | None
    seen: float = 0.0
    session: int = 0
    reset: str = ""
    preferences: str = ""  # what is not as usual, as JSON


class SnapshotRow(NamedTuple):
    line: int
    rules: int
    base: bool
    text: str


class PieceRow(NamedTuple):
    line: int
    text: str


class Kept(NamedTuple):
    """All that is needed to open one game."""

    row: GameRow
    seats: list[SeatRow]
    lines: list[LogRow]  # since the newest snapshot
    chat: list[ChatRow]
    snapshots: list[SnapshotRow]  # the newest last
    pieces: list[PieceRow]


class ProblemRow(NamedTuple):
    game_id: str
    game: str
    seat: int
    version: str
    language: str
    browser: str
    message: str
    record: str
    position: str
    at: float
    kind: str = "table"
    id: int = 0  # given when it is stored
