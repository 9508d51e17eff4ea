"""A copy of a table catches up with what other processes have written."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from clio.engine.errors import ClioError
from clio.server.dealing import deal, deal_later, lay
from clio.server.live_table import MOST_CHAT, LiveTable
from clio.server.ordering import whisper
from clio.store import GameRow, SeatRow
from clio.store.dealing import DEALING
from clio.store.sharing import News, news
from clio.table import Line
from clio.table.snapshot import StoryTeller
from clio.table.wishes import leaves_word

log = logging.getLogger("clio")


async def catch_up(table: LiveTable) -> None:
    """Under the table's lock. A copy that cannot follow is given up: the table is opened anew."""
    found = await news(table.store, table.row.id, table.play.lines, MOST_CHAT)
    if found is None or found.row.status == "closed":
        await table.abandon()
        return
    before, same = table.standing(), beside(table.row, table.seats) == beside(found.row, found.seats)
    same = same and (table.chat, table.votes, table.marks) == (found.chat, found.votes, found.marks)
    try:
        take(table, found)
    except Exception as error:
        # Not which action it was: that may name a card somebody holds.
        level = logging.WARNING if isinstance(error, ClioError) else logging.ERROR
        log.log(level, "game %s: this copy cannot follow its log (%s); it is opened anew", table.row.id, type(error))
        await table.abandon()
        return
    if not table.dealt:
        await deal(table, late=False)  # if the last part of the seed was told elsewhere
    if same and found.lines and all(leaves_word(line.text) for line in found.lines):
        whisper(table, {line.seat for line in found.lines})
    else:
        table.show(before if same and found.lines else None)
    table.crowd.call()


def beside(row: GameRow, seats: Sequence[SeatRow]) -> object:
    """What pages show beside the game."""
    sitting = [seat._replace(seen=0.0, here=0.0) for seat in seats]
    return row.status, row.pace, row.rematch, row.chat_open, row.listed, sitting


def take(table: LiveTable, found: News) -> None:
    """Follow the lines, and know what the store knows."""
    waited, status = not table.dealt, table.row.status
    if found.row.bot_due != table.due:
        table.due, table.ours = found.row.bot_due, False
    table.row, table.seats, table.chat, table.votes = found.row, found.seats, found.chat, found.votes
    table.marks = found.marks
    table.clock_due, table.changes = found.row.clock_due, found.row.changes
    table.crowd.elsewhere = {row.holder: row.here for row in found.seats if row.here}
    table.match.names[:] = [row.name for row in found.seats]
    if waited and table.dealt:
        lay(table)
    elif table.row.status == DEALING and status != DEALING:
        deal_later(table)
    for line in found.lines:
        if line.number != table.play.lines + 1:
            raise ValueError("a line of the log is missing")
        table.play.follow([Line(line.seat, line.text)], line.at)
        if line.number == found.told:  # another process has told the story until here
            table.teller, table.fresh, table.told = StoryTeller(table.play), False, line.number
            table.kept = line.number
