"""Around the whole application: goes on with a stream when all that was needed to begin it is gone.

A stream is open for hours, and there are thousands. What stays of each is its connection and who listens.
"""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from clio.server.door import DOOR, Doorkeeper, nobody_waits
from clio.server.live import BEGUN, Stream

NOBODY_RECEIVES = asyncio.Event()  # one for all: the door says by itself that somebody hangs up
STAYS = ("type", "method", "headers")  # of a request: what the connection still asks for while it is answered


class Streaming:
    """For connections that came through our door; elsewhere a stream goes on where it was begun."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        door: Doorkeeper | None = scope.get("state", {}).get(DOOR)
        if door is None:
            await self.app(scope, receive, send)
            return
        begun: list[Stream] = []
        scope[BEGUN] = begun
        try:
            await self.app(scope, receive, send)
            for stream in begun:
                let_go(door, scope)
                door.left = stream.leave
                if door.admitted:  # still
                    await stream.go_on(send)
        finally:
            door.left = nobody_waits
            for stream in begun:
                stream.end()


def let_go(door: Doorkeeper, scope: Scope) -> None:
    """Of a request that is being answered nobody reads any more than this."""
    kept = {key: scope[key] for key in STAYS}
    scope.clear()
    scope.update(kept)
    door.headers = scope["headers"] = []
    door.cycle.message_event = NOBODY_RECEIVES
