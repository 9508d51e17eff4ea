"""Orders at a live table: they are kept in its log, and only their player hears of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from clio.server.changing import whole
from clio.server.live_table import LiveTable
from clio.table import Line, Stale
from clio.table.plan import Board
from clio.table.wishes import cancel_lines, turn_lines, until_lines


@whole
async def note(table: LiveTable, lines: Callable[[], Sequence[Line]]) -> None:
    """Lines that leave word, or take it back. They are made under the lock, of the table as it is then."""
    if not table.dealt:
        raise Stale  # what lies here is for show
    found = lines()
    table.play.follow(found, await table.append(found))
    whisper(table, {line.seat for line in found})
    table.heard(table)
    table.crowd.call()


def whisper(table: LiveTable, seats: Collection[int]) -> None:
    """Only the players of these seats are shown something new."""
    for seat in seats:
        table.whispers[seat] += 1
    table.memo = {key: value for key, value in table.memo.items() if key[1] not in seats}


async def order_turn(table: LiveTable, board: Board, strict: bool) -> None:
    """Do what was tried on a board when it comes back unchanged."""
    await note(table, lambda: turn_lines(table.play, board.seat, board.steps, strict))


async def decline_until(table: LiveTable, seat: int, question: str, strict: bool) -> None:
    """Decline a question until something relevant happens."""
    await note(table, lambda: until_lines(table.play, seat, question, strict))


async def cancel(table: LiveTable, seat: int, key: str) -> None:
    await note(table, lambda: cancel_lines(table.play, seat, key))
