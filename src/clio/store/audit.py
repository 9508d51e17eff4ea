"""Do the stored games still hold? Every one is played again by the present rules."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import NamedTuple

from clio.engine.errors import ClioError
from clio.engine.registry import load
from clio.engine.words import Said, Sayable
from clio.store.store import GameRow, LogRow, SeatRow, Store
from clio.table import Differs, Table
from clio.table.replay import replaying

OK, DIFFERS, CARDS = "ok", "differs", "cards"


class Verdict(NamedTuple):
    game_id: str
    game: str
    lines: int
    outcome: str
    at: int = 0  # the line of the log from which on it differs
    why: Sayable | str = ""


def replay(row: GameRow, seats: Sequence[SeatRow], lines: Sequence[LogRow]) -> Table:
    """The table of a stored game, as its log says."""
    *_, table = replay_steps(row, seats, lines)
    return table


def replay_steps(row: GameRow, seats: Sequence[SeatRow], lines: Sequence[LogRow]) -> Iterator[Table]:
    """The same, line by line."""
    names = [seat.name for seat in seats]
    seat_bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
    return replaying(row.game, row.options, row.seed, names, seat_bots, lines, chance=row.id)


async def audit(store: Store) -> AsyncIterator[Verdict]:
    """Every game of the store, the oldest first."""
    for row in await store.all_games():
        yield await judge(store, row)


async def judge(store: Store, row: GameRow) -> Verdict:
    lines = await store.log(row.id)
    told = Verdict(row.id, row.game, len(lines), OK)
    try:
        if load(row.game).digest != row.cards:
            return told._replace(outcome=CARDS)
        table = replay(row, await store.seats(row.id), lines)
    except Differs as error:
        return told._replace(outcome=DIFFERS, at=error.number, why=error.why)
    except ClioError as error:  # a game that this program does not know
        return told._replace(outcome=DIFFERS, why=error)
    if row.status == "over" and not table.over:
        return told._replace(outcome=DIFFERS, at=len(lines), why=Said("clio.engine", "was-over"))
    return told
