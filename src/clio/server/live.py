"""Live updates: server-sent events. An event only says that there is something new; pages fetch what changed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator

from clio.server.tables import LiveTable

HEARTBEAT = 15.0
BOOT = secrets.token_hex(4)  # numbers of another run of the server are never mistaken for ours


def event_id(table: LiveTable, guest: str) -> str:
    """The newest thing this visitor may hear of: of a tentative turn only its player hears."""
    own = table.tentative >= 0 and table.seats[table.tentative].holder == guest
    return f"{BOOT}-{table.version}-{table.drafts if own else 0}"


async def stream(table: LiveTable, guest: str, last: str | None) -> AsyncIterator[str]:
    """Numbers as they come; late pages skip to the newest; a comment every 15 seconds keeps the line open.

    The stream of a table that was closed or opened anew ends: the page calls again and hears the truth.
    """
    sent = last or event_id(table, guest)
    yield "retry: 1000\n\n"
    table.watchers += 1
    try:
        while not table.gone:
            if event_id(table, guest) != sent:
                sent = event_id(table, guest)
                yield f"id: {sent}\ndata: {sent}\n\n"
                continue
            try:
                async with asyncio.timeout(HEARTBEAT):
                    async with table.changed:
                        if event_id(table, guest) == sent and not table.gone:
                            await table.changed.wait()
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        table.watchers -= 1
