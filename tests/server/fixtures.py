"""A server in the test's own process, and visitors that click through it without a browser."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from clio.server.app import create_app
from clio.server.context import Context
from clio.server.settings import Settings

PATIENCE = 600  # seconds: a test that hangs ends, one on a busy machine goes on


@asynccontextmanager
async def open_app(data: Path, **settings: Any) -> AsyncIterator[FastAPI]:
    app = create_app(
        Settings(
            **{
                "data": data,
                "actions_per_minute": 100_000,
                "workers": 0,
                "tables_per_minute": 100_000,
                "messages_per_minute": 100_000,
                "tables_per_visitor": 10_000,
                **settings,
            }
        )
    )
    async with app.router.lifespan_context(app):
        yield app


def context(app: FastAPI) -> Context:
    found: Context = app.state.context
    return found


class Visitor:
    """Somebody with a browser without script: follows links, posts forms, reads the page."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://clio.test", follow_redirects=True
        )
        self.text = ""
        self.url = "/"
        self.status = 0

    def _took(self, answer: httpx.Response) -> Visitor:
        self.text = answer.text
        self.url = str(answer.url.raw_path.decode())
        self.status = answer.status_code
        return self

    async def get(self, path: str) -> Visitor:
        return self._took(await self.client.get(path))

    @property
    def token(self) -> str:
        found = re.search(r'name="token" value="(\w+)"', self.text)
        return found.group(1) if found else ""

    @property
    def table(self) -> str:
        found = re.search(r'data-table="([^"]+)"', self.text)
        return found.group(1) if found else ""

    @property
    def seat(self) -> str:
        found = re.search(r'data-seat="(-?\d+)" data-event', self.text)
        return found.group(1) if found else ""

    @property
    def decision(self) -> str:
        found = re.search(r'name="decision" value="(\d+)"', self.text)
        return found.group(1) if found else ""

    def buttons(self) -> list[str]:
        """The legal moves on the page, in order."""
        return list(dict.fromkeys(unescape(v) for v in re.findall(r'name="action" value="([^"]+)"', self.text)))

    async def post(self, path: str, **form: str) -> Visitor:
        return self._took(await self.client.post(path, data={"token": self.token, **form}))

    async def play_now(self, game: str, **form: str) -> Visitor:
        await self.get("/")
        return await self.post(f"/new/{game}", seat0="me", pace="quick", **form)

    async def act(self, action: str, **form: str) -> Visitor:
        data = {"seat": self.seat, "decision": self.decision, "action": action, **form}
        return await self.post(f"/t/{self.table}/act", **data)

    async def press(self, what: str) -> Visitor:
        """`undo` or `end`; where the end of the turn is a move of its own, the same button makes it and commits."""
        move = re.search(r'/act\?commit=yes" name="action" value="([^"]+)"', self.text) if what == "end" else None
        if move:
            data = {"seat": self.seat, "decision": self.decision, "action": unescape(move[1])}
            return await self.post(f"/t/{self.table}/act?commit=yes", **data)
        return await self.post(f"/t/{self.table}/{what}", seat=self.seat)

    async def look(self) -> Visitor:
        return await self.get(f"/t/{self.table}?seat={self.seat}")
