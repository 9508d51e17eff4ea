"""The deal at a live table: when all sit and have told their part of the seed; those who are late go without."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from clio.store import Conflict, GameRow, SeatRow, Store
from clio.store.audit import replay
from clio.store.dealing import WAITING, begin_dealing
from clio.store.dealing import deal as decide
from clio.table import Line, Table
from clio.table.snapshot import StoryTeller

DEALT_AFTER = 20.0  # seconds that the parts of the seed may take


class Undealt(Protocol):
    """A copy of a table in memory, as far as the deal is concerned."""

    store: Store
    row: GameRow
    seats: list[SeatRow]
    play: Table
    changes: int
    due: float | None
    ours: bool
    teller: StoryTeller
    fresh: bool

    @property
    def dealt(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    async def deal(self, late: bool = False) -> None: ...
    async def append(self, lines: Sequence[Line]) -> float: ...


def due_now(seats: Sequence[SeatRow], lease: float) -> float | None:
    """A game begins: until when its bots, if it has some, are looked after."""
    return time.time() + lease if any(row.bot for row in seats) else None


async def deal(table: Undealt, late: bool) -> None:
    """Deal, if nothing is missing. Where another process was faster, this copy has to look what it did."""
    try:
        await _deal(table, late)
    except Conflict:
        if not table.store.shared:
            raise
        table.changes = -1


async def _deal(table: Undealt, late: bool) -> None:
    if table.dealt or any(not row.holder and not row.for_bots for row in table.seats):
        return
    missing = [row for row in table.seats if row.pledge and not row.part]
    if missing and not late and not table.row.chosen_seed:
        if table.row.status == WAITING:
            await begin_dealing(table.store, table.row.id)
            table.row = table.row._replace(status="dealing")
            deal_later(table)
        return
    table.due = due_now(table.seats, table.store.lease)
    seed = await decide(table.store, table.row.id, late, table.due)
    table.ours = True
    table.row = table.row._replace(status="running", seed=seed)
    lay(table)
    await begin_clock(table)


async def begin_clock(table: Undealt) -> None:
    """The deal is done: time runs, if it shall, and the log says so."""
    if table.row.clock and table.dealt and table.play.clock is None and not table.over:
        lines = table.play.clock_lines(table.row.clock)
        table.play.follow(lines, await table.append(lines))


def lay(table: Undealt) -> None:
    """What lay here for show is put away; now the game lies on the table."""
    chance = table.play.chance
    table.play = replay(table.row, table.seats, ())
    table.play.chance = chance
    table.teller, table.fresh = StoryTeller.at_start(table.play), True


def deal_later(table: Undealt) -> None:
    """Whoever has left, or has no script, keeps the others waiting for a moment and no longer."""

    def now() -> None:
        if not table.store.closed:
            task = asyncio.ensure_future(table.deal(late=True))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    asyncio.get_running_loop().call_later(DEALT_AFTER, now)
