"""Every field of every form and route, filled with hostile values: refused with a sentence, never an error of ours."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from tests.server.fixtures import PATIENCE, Visitor, context, open_app
from tests.server.test_api import created

LONG = "9" * 5000
HOSTILE = [
    "",
    "\0",
    "é",
    "٣",  # a digit, but none of ours
    "²",
    "-1",
    "-" + LONG,
    LONG,
    "1e999",
    "NaN",
    "\ud7ff\U0010ffff",
    "a\r\nSet-Cookie: x=1",
    "../../etc/passwd",
    "%00%ff",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "clio.é.\x7f",
    "🂡" * 300,
    "0.0.é",
    "sealed ",
]
FIELDS = [
    "token",
    "seat",
    "decision",
    "action",
    "pick",
    "text",
    "team",
    "have",
    "name",
    "language",
    "what",
    "login",
    "password",
    "old",
    "again",
    "code",
    "entry",
    "as",
    "bot",
    "to",
    "move",
    "target",
    "pace",
    "clock",
    "at_zero",
    "days",
    "address",
    "endpoint",
    "auth",
    "key",
    "device",
    "tables",
    "players",
    "seat0",
    "seat1",
    "name0",
    "listed",
    "options",
    "message",
    "file",
    "last",
    "verify",
    "kind",
    "q",
    "sent",
    "guest",
    "part",
    "pledge",
    "other",
]
HEADERS = [
    "cookie", "authorization", "accept-language", "origin", "referer", "last-event-id", "x-forwarded-for", "accept",
    "user-agent", "if-none-match", "range", "accept-encoding",
]  # fmt: skip
SLOW = ("/live", "/events")  # they do not end by themselves


def every_route(app: FastAPI) -> list[tuple[str, str]]:
    """(method, address) of all there is; a router that was put in another one is looked into."""
    found: list[tuple[str, str]] = []

    def look(some: Sequence[object]) -> None:
        for route in some:
            if isinstance(route, APIRoute):
                found.extend((method, route.path) for method in sorted(route.methods or ()))
            elif hasattr(route, "original_router"):
                look(route.original_router.routes)

    look(app.routes)
    return found


class Attacker:
    """Sends what it is told to and writes down every answer of 500 and above."""

    def __init__(self, app: FastAPI, visitor: Visitor, token: str, table: str) -> None:
        self.visitor = visitor
        self.form = visitor.token
        self.token = token
        self.table = table
        self.sent = 0
        self.broken: list[str] = []
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.client = httpx.AsyncClient(
            transport=transport, base_url="http://clio.test", cookies=visitor.client.cookies
        )

    async def send(self, method: str, path: str, **more: object) -> None:
        self.sent += 1
        try:
            request = self.client.build_request(method, path, **more)  # type: ignore[arg-type]
        except (httpx.InvalidURL, UnicodeEncodeError, ValueError):
            return  # no such thing can be sent
        try:
            answer = await asyncio.wait_for(self.client.send(request), PATIENCE if not path.endswith(SLOW) else 0.2)
        except TimeoutError:
            assert path.endswith(SLOW), path
            return
        if answer.status_code >= 500 and answer.status_code != 503:
            self.broken.append(f"{answer.status_code} {method} {path[:60]} {str(more)[:120]}")

    def filled(self, template: str, value: str) -> str:
        names = {"game_id": self.table, "table": self.table, "name": "progress", "game": "progress"}
        return re.sub(r"\{(\w+)(:\w+)?\}", lambda match: names.get(match[1], value) or "x", template)


async def attack(attacker: Attacker, method: str, template: str, turn: int) -> None:
    right = {"Authorization": f"Bearer {attacker.token}"}
    place = attacker.filled(template, "1")
    for number, value in enumerate(HOSTILE):
        if "{" in template and number % 4 == turn % 4:  # in the address: everywhere, or where a number is expected
            encoded = str(httpx.QueryParams({"x": value}))[2:].replace("+", "%20") or "x"
            everywhere = "/".join(encoded if "{" in part else part for part in template.split("/"))
            await attacker.send(method, everywhere, headers=right)
            await attacker.send(method, attacker.filled(template, encoded))
        fields = dict.fromkeys(FIELDS, value)
        if method == "GET":
            await attacker.send(method, place, params=fields)
        elif "/api/" in template:
            await attacker.send(method, place, json=fields, headers=right)
        else:
            await attacker.send(method, place, data={**fields, "token": attacker.form}, params=fields)
            one = {"token": attacker.form, "seat": "0", "decision": "1", FIELDS[(number + turn) % len(FIELDS)]: value}
            await attacker.send(method, place, data=one)


async def attack_headers(attacker: Attacker, method: str, place: str) -> None:
    for header in HEADERS:
        for value in (
            "é",
            "ÿþ",
            "a.b.c",
            LONG,
            'x="',
            "Bearer é.0.é",
            "clio=é.é",
            "clio=a.b; clio=é",
            "\x7f",
            "q=é;;,,",
        ):
            raw = [(header.encode(), value.encode("latin-1", "replace"))]
            await attacker.send(method, place, headers=raw)


def test_nothing_that_can_be_typed_breaks_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path, requests_per_minute=10_000_000) as app:
            found = [
                (method, path)
                for method, path in every_route(app)
                if not path.endswith(("/close", "/leave")) and path != "/metrics"
            ]
            assert len(found) > 40
            program, _ = await created(app)
            visitor = Visitor(app)
            await visitor.play_now("progress", players="2", seat1="here")
            attacker = Attacker(app, visitor, program.token, visitor.table)
            for turn, (method, template) in enumerate(found):
                await attack(attacker, method, template, turn)
            for method, place in (("GET", "/"), ("POST", "/name"), ("GET", "/t/{game_id}"), ("GET", "/api/v1/tables")):
                await attack_headers(attacker, method, attacker.filled(place, "x"))
            assert attacker.sent > 2000
            assert not attacker.broken, "\n".join(dict.fromkeys(attacker.broken))
            assert context(app).store.errors == 0
            assert (await visitor.look()).status == 200

    asyncio.run(test())


@pytest.mark.parametrize("length", [LONG, "-1", "é", "1e3", "٣", ""])
def test_an_odd_length_is_refused(tmp_path: Path, length: str) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            statuses: list[int] = []

            async def receive() -> dict[str, object]:
                return {"type": "http.request", "body": b"", "more_body": False}

            async def send(message: dict[str, object]) -> None:
                if message["type"] == "http.response.start":
                    statuses.append(int(str(message["status"])))

            scope = {
                "type": "http", "method": "POST", "path": "/name", "raw_path": b"/name", "query_string": b"",
                "headers": [(b"content-length", length.encode())], "client": ("127.0.0.1", 1), "scheme": "http",
                "server": ("clio.test", 80), "http_version": "1.1", "root_path": "", "app": app,
            }  # fmt: skip
            await app(scope, receive, send)  # type: ignore[arg-type]
            assert statuses[0] in (411, 413)

    asyncio.run(test())
