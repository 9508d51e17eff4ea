"""Live updates: server-sent events. An event only says that there is something new; pages fetch what changed."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import AsyncIterator

from clio.server.tables import LiveTable

HEARTBEAT = 15.0
BOOT = secrets.token_hex(4)  # numbers of another run of the server are never mistaken for ours


def event_id(table: LiveTable) -> str:
    return f"{BOOT}-{table.version}"


async def stream(table: LiveTable, last: str | None, wait: float | None = None) -> AsyncIterator[str]:
    """Numbers as they come; late pages skip to the newest; a comment every 15 seconds keeps the line open.

    The stream of a table that was closed or opened anew ends: the page calls again and hears the truth. With
    `wait` it ends by itself after so many seconds.
    """
    sent = last or event_id(table)
    yield "retry: 1000\n\n"
    table.watchers += 1
    ends = time.monotonic() + wait if wait is not None else math.inf
    try:
        while not table.gone:
            if event_id(table) != sent:
                sent = event_id(table)
                yield f"id: {sent}\ndata: {sent}\n\n"
                continue
            left = ends - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(min(HEARTBEAT, left)):
                    async with table.changed:
                        if event_id(table) == sent and not table.gone:
                            await table.changed.wait()
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        table.watchers -= 1
