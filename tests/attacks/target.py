"""A server that listens on a port of its own, in the test's own process, for attacks that need a real connection."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from clio.server.running import Server
from clio.server.settings import Settings


@asynccontextmanager
async def listening(data: Path, **settings: Any) -> AsyncIterator[Server]:
    with socket.socket() as here:
        here.bind(("127.0.0.1", 0))
        given = {
            "workers": 0,
            "tables_per_minute": 100_000,
            "messages_per_minute": 100_000,
            "tables_per_visitor": 10_000,
            "actions_per_minute": 100_000,
            "requests_per_minute": 100_000,
            "port": here.getsockname()[1],
        }
        server = Server(Settings(**{"data": data, **given, **settings}))
        task = asyncio.create_task(server.run_here([here]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        try:
            yield server
        finally:
            server.should_exit = True
            await task


def client(server: Server, **more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.config.port}", timeout=20, **more)


class Attackers:
    """Bare connections; all of them are closed at the end."""

    def __init__(self, server: Server) -> None:
        self.port = server.config.port
        self.writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Attackers:
        return self

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers.append(writer)
        return reader, writer

    async def leave(self) -> None:
        for writer in self.writers:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()
        self.writers = []

    async def __aexit__(self, *_: object) -> None:
        await self.leave()


async def heard(reader: asyncio.StreamReader, seconds: float = 60.0) -> bytes:
    """Everything until the other side hangs up."""
    try:
        async with asyncio.timeout(seconds):
            return await reader.read()
    except ConnectionError:
        return b""
