"""Live updates: server-sent events. An event only says that there is something new; pages fetch what changed."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import AsyncIterator, Collection

from clio.server.tables import LiveTable

HEARTBEAT = 15.0
BOOT = secrets.token_hex(4)  # numbers of another run of the server are never mistaken for ours


def event_id(table: LiveTable, seats: Collection[int]) -> str:
    """The newest thing that can be heard from these seats: of a tentative turn only its player hears."""
    return f"{BOOT}-{table.version}-{table.drafts if table.tentative in seats else 0}"


async def stream(
    table: LiveTable, seats: Collection[int], last: str | None, wait: float | None = None
) -> AsyncIterator[str]:
    """Numbers as they come; late pages skip to the newest; a comment every 15 seconds keeps the line open.

    The stream of a table that was closed or opened anew ends: the page calls again and hears the truth. With
    `wait` it ends by itself after so many seconds.
    """
    sent = last or event_id(table, seats)
    yield "retry: 1000\n\n"
    table.watchers += 1
    ends = time.monotonic() + wait if wait is not None else math.inf
    try:
        while not table.gone:
            if event_id(table, seats) != sent:
                sent = event_id(table, seats)
                yield f"id: {sent}\ndata: {sent}\n\n"
                continue
            left = ends - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(min(HEARTBEAT, left)):
                    async with table.changed:
                        if event_id(table, seats) == sent and not table.gone:
                            await table.changed.wait()
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        table.watchers -= 1
