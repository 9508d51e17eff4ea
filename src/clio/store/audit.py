"""Do the stored games still hold? Every one is played again by the present rules."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import NamedTuple

from clio.engine.errors import ClioError
from clio.engine.words import Said, Sayable
from clio.store.opening import Opener
from clio.store.rows import GameRow, Kept, LogRow, SeatRow
from clio.store.store import Store
from clio.table import Differs, Table

OK, DIFFERS, CARDS = "ok", "differs", "cards"


class Verdict(NamedTuple):
    game_id: str
    game: str
    lines: int
    outcome: str
    at: int = 0  # the line of the log from which on it differs
    why: Sayable | str = ""
    goes_on: int = 0  # the line from which it goes on by the present rules; -1: nothing of it can be shown


def replay(row: GameRow, seats: Sequence[SeatRow], lines: Sequence[LogRow]) -> Table:
    """The table of a stored game, as its log says."""
    *_, table = replay_steps(row, seats, lines)
    return table


def replay_steps(row: GameRow, seats: Sequence[SeatRow], lines: Sequence[LogRow]) -> Iterator[Table]:
    """The same, line by line."""
    return Opener(row, seats).from_beginning(lines)


async def audit(store: Store) -> AsyncIterator[Verdict]:
    """Every game of the store, the oldest first."""
    for row in await store.all_games():
        yield await judge(store, row)


async def judge(store: Store, row: GameRow) -> Verdict:
    """Played again, and compared with its snapshot: a change that keeps every move legal is found too."""
    lines = await store.log(row.id)
    told = Verdict(row.id, row.game, len(lines), OK)
    kept = (await store.kept([row.id]))[row.id]
    try:
        opener = Opener(row, kept.seats)
        if opener.game.digest != row.cards:
            told = told._replace(outcome=CARDS)
        *_, table = opener.thorough(kept, lines)
    except Differs as error:
        return told._replace(
            outcome=DIFFERS, at=error.number, why=error.why, goes_on=goes_on(opener, kept, lines, error)
        )
    except ClioError as error:  # a game that this program does not know
        return told._replace(outcome=DIFFERS, why=error, goes_on=-1)
    if row.status == "over" and not table.over:
        return told._replace(outcome=DIFFERS, at=len(lines), why=Said("clio.engine", "was-over"), goes_on=len(lines))
    return told


def goes_on(opener: Opener, kept: Kept, lines: Sequence[LogRow], differs: Differs) -> int:
    """The line of the log from which the game would go on by the present rules; -1 if it cannot."""
    try:
        opened = opener.other_rules(kept, lines, differs.number)
    except (ClioError, Differs):
        return -1
    return opened.held
