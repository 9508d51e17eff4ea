"""Tables rest while nobody needs them: packed, they are unpacked for whoever looks next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator

from clio.server.live_table import LiveTable
from clio.server.pool import sliced
from clio.server.tables import Tables

log = logging.getLogger("clio")
EVERY = 15.0  # seconds: who was not needed for so long, and at most for twice as long, rests
PAUSE = 4.0  # times as long as the packing lasted: nobody is in a hurry


def resting(tables: Tables) -> Iterator[LiveTable]:
    """Put to rest what nobody has needed since the last time, one after the other.

    Where only bots play, a table is needed all the time, but not the story of what they did.

    In the middle of somebody's turn there is more to keep than can be packed: where nobody watches, such a table is
    put away and opened again from the store.
    """
    for table in list(tables.live.values()):
        if table.resting or table.gone or table.lock.locked():
            continue
        if table.needed:
            table.needed = False
            if not table.watchers and table.forget_story():
                yield table
        elif not tables.busy(table) and not table.bots_to_move():
            if not table.rest() and not table.watchers:
                tables.put_away(table)
            yield table


async def run(tables: Tables, closing: asyncio.Event) -> None:
    """Until the server stops."""
    while not closing.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), EVERY)
            return
        try:
            async for _ in sliced(resting(tables), PAUSE):
                pass
        except Exception:
            log.exception("a table could not be put to rest")
