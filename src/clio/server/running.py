"""A server that runs: opens the folder, listens, and stops without leaving anybody hanging."""

from __future__ import annotations

import asyncio
import importlib
import logging
import signal
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from clio.server.app import create_app
from clio.server.door import SPARE_FILES, Entrance, door, files_allowed
from clio.server.settings import Settings
from clio.server.streaming import Streaming

log = logging.getLogger("clio")
BACKLOG = 256  # connections taken in one go: what is in front of those who are here already
STOPPING = 2  # seconds that answers in progress get at the end


def run(work: Coroutine[Any, Any, None]) -> None:
    """To its end, on the quicker event loop where it is installed."""
    quicker = importlib.import_module("uvloop").new_event_loop if find_spec("uvloop") is not None else None
    with asyncio.Runner(loop_factory=quicker) as runner:
        runner.run(work)


class Server(uvicorn.Server):
    """uvicorn, with our door, and with streams that end when it does."""

    def __init__(self, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
        self.app = create_app(settings)
        self.ready = ready  # called when it listens
        wanted = settings.connections + SPARE_FILES
        files = files_allowed(wanted)
        self.entrance = Entrance(settings, files)
        if 0 < files < wanted:
            log.warning(
                "only %s files may be open: at most %s connections; raise LimitNOFILE (docs/operating.md)",
                files,
                self.entrance.most,
            )
        inside: Any = self.app
        behind_proxies: Any = ProxyHeadersMiddleware(inside, trusted_hosts=settings.proxies)
        super().__init__(
            uvicorn.Config(
                Streaming(behind_proxies),
                host=settings.host,
                port=settings.port,
                http=door(self.entrance),
                ws="none",
                lifespan="off",  # we open the folder ourselves: what is wrong with it gets a sentence
                log_config=None,
                access_log=False,  # uvicorn's own would write down secrets; ours does not
                proxy_headers=False,  # ours stands inside of what goes on with streams
                backlog=BACKLOG,
                timeout_graceful_shutdown=STOPPING,
                server_header=False,
            )
        )

    async def run_here(self, sockets: list[socket.socket] | None = None) -> None:
        """From the opening of the folder to its closing; errors of the folder come out as they are."""
        app: FastAPI = self.app
        with self.patient():
            async with app.router.lifespan_context(app):
                app.state.entrance = self.entrance
                await self.serve(sockets)

    @contextmanager
    def patient(self) -> Iterator[None]:
        """A signal stops us while the folder is opened, too; and when uvicorn raises it once more at its end, we
        have yet to close the folder."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        ended = self.app.state.context.streams.close()
        if ended:
            log.warning("stopping: %s open streams were ended", ended)
        await super().shutdown(sockets)
