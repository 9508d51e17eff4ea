"""Notices: told once for each turn, not at the table, over restarts; and never a way into our own network."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from clio.server import delivery, webhook
from clio.server.crowd import Ear
from clio.server.live_table import LiveTable
from clio.server.notices import Notices
from clio.store.notices import due_turns
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import TWO, Program, created
from tests.server.test_clocks import BEGAN, Moved, has_account, live, question, two
from tests.server.test_ratings import moved
from tests.server.test_table import run


class Receiver:
    """A real server for webhooks, on this machine."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.status = 204
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.heard.append({"path": self.path, **json.loads(body)})
                self.send_response(outer.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook?key=1"


@contextmanager
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    thread = threading.Thread(target=found.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield found
    finally:
        found.server.shutdown()
        thread.join()
        found.server.server_close()


LOCAL = {"webhooks_local": True, "address": "https://clio.example.org/"}


class Days(Moved):
    """Time that goes as a test says, for notices."""

    async def tell(self, seconds: float) -> None:
        self.at += seconds
        await self.home.notices.write()
        for kind in self.home.notices.senders:
            await self.home.notices.tell(kind)


async def with_webhook(app: FastAPI, address: str) -> tuple[Visitor, Visitor, LiveTable]:
    """A table of two; the first player, whose turn it is, has an account and a webhook."""
    host, friend, table = await two(app, "")
    await host.get("/account")
    await host.post("/account", what="register", login="ada", password="a long password")
    await host.get("/account")
    await host.post("/webhook", what="begin", address=address)
    assert host.status == 200, host.text
    return host, friend, table


@run
async def test_a_turn_is_told_once(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            _, _, table = await with_webhook(app, hook.address)
            await time.tell(0)
            await time.tell(10)
            assert hook.heard == [], "who is quick need not be told"
            await time.tell(11)
            (told,) = hook.heard
            assert told["path"] == "/hook?key=1"
            assert told["content"] == told["text"]
            assert told["text"].startswith("It is your turn: Progress")
            assert "Boris" in told["text"]
            assert f"https://clio.example.org/t/{table.row.id}" in told["text"]
            await time.tell(10_000)
            assert len(hook.heard) == 1
            await moved(table)  # the turn is over, and the next one comes
            await time.tell(100)
            assert len(hook.heard) == 1
            while 1 in table.asked():
                legal = table.play.legal(1)
                await (table.end_turn(1) if not legal else table.act(1, question(table, 1), legal[-1:]))
            await time.tell(0)
            await time.tell(21)
            assert len(hook.heard) == 2


@run
async def test_nobody_is_told_at_the_table_but_who_leaves_it_is(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            _, _, table = await with_webhook(app, hook.address)
            ear, guest = Ear(), table.seats[0].holder
            table.crowd.comes(guest, ear)
            await time.tell(0)
            await time.tell(30)
            assert hook.heard == []
            table.crowd.goes(guest, ear)
            await time.tell(61)
            assert len(hook.heard) == 1


@run
async def test_a_restart_loses_none_and_repeats_none(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            _, _, table = await with_webhook(app, hook.address)
            await time.tell(0)
            game_id = table.row.id
        assert hook.heard == []
        for _ in range(2):  # told after the first restart, and not again after the second
            async with open_app(tmp_path, **LOCAL) as app:
                time = Days(app, BEGAN + 100)
                while not context(app).notices.channels:
                    await asyncio.sleep(0.01)
                table = await live(app, game_id)
                context(app).heard(table)
                await time.tell(0)
                assert len(hook.heard) == 1


@run
async def test_what_is_not_delivered_is_tried_again_and_ends(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            await with_webhook(app, hook.address)
            hook.status = 500
            await time.tell(0)
            await time.tell(21)
            assert len(hook.heard) == 1
            await time.tell(59)
            assert len(hook.heard) == 1
            await time.tell(1)
            assert len(hook.heard) == 2
            hook.status = 302  # another place is no delivery, and nobody goes there
            await time.tell(600)
            assert len(hook.heard) == 3
            hook.status = 200
            await time.tell(3600)
            assert len(hook.heard) == 4
            assert await due_turns(context(app).store, time.at + 10**6, 10) == []


@run
async def test_it_is_tried_and_ended_with_one_click(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            host, _, _ = await with_webhook(app, hook.address)
            await host.get("/account")
            await host.post("/webhook", what="try")
            assert "The message was delivered." in host.text
            assert len(hook.heard) == 1
            hook.status = 404
            await host.post("/webhook", what="try")
            assert (host.status, "could not be delivered" in host.text) == (422, True)
            await host.get("/account")
            await host.post("/webhook", what="end")
            assert 'value="end"' not in host.text
            await time.tell(0)
            await time.tell(100)
            assert len(hook.heard) == 2


@run
async def test_programs_do_the_same_and_need_an_account(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            ada, made = await created(app, TWO)
            assert await ada.call("GET", "/me/webhook") == {"address": ""}
            refused = await ada.call("PUT", "/me/webhook", json={"address": hook.address})
            assert (ada.status, refused["error"]["code"]) == (403, "webhook")
            table = context(app).tables.live[made["table"]["id"]]
            await has_account(app, table.seats[0].holder)
            assert await ada.call("PUT", "/me/webhook", json={"address": hook.address}) == {"address": hook.address}
            assert await ada.call("POST", "/me/webhook/try") == {"address": hook.address}
            assert len(hook.heard) == 1
            assert await ada.call("PUT", "/me/webhook", json={"address": ""}) == {"address": ""}
            await ada.call("POST", "/me/webhook/try")
            assert ada.status == 403
            assert (await Program(app).call("GET", "/me/webhook"))["error"]["code"] == "bad-token"


@pytest.mark.parametrize(
    "address",
    ["", "example.org", "http://example.org/", "ftp://example.org/", "https://", "https:///path", "https://a b/",
     "https://user:pass@example.org/", "https://user@example.org/", "https://example.org:0/", "https://example.org:x/",
     "https://example.org/\r\nHost: evil", "https://[::1", "https://exämple.org/", "file:///etc/passwd",
     "https://example.org/" + "x" * 500],
)  # fmt: skip
def test_odd_addresses_are_refused(address: str) -> None:
    with pytest.raises(webhook.BadAddress):
        webhook.parsed(address, local=False)


PRIVATE = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255",
    "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::",
    "ff02::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_of_our_own_network_is_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a name means: if one of its addresses is not public, nobody is called."""
    assert not webhook.public(address)

    def names(_host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", port)), (0, 0, 0, "", (address, port))]

    def called(*_: Any, **__: Any) -> None:
        raise AssertionError("it was called")

    monkeypatch.setattr(socket, "getaddrinfo", names)
    monkeypatch.setattr(socket, "create_connection", called)
    with pytest.raises(webhook.BadAddress):
        webhook.send("https://example.org/hook", b"{}")


def test_the_very_address_that_was_checked_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    assert webhook.public("93.184.216.34")
    calls: list[Any] = []

    def names(_host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", port))]

    def called(where: Any, **_: Any) -> None:
        calls.append(where)
        raise OSError("no network in a test")

    monkeypatch.setattr(socket, "getaddrinfo", names)
    monkeypatch.setattr(socket, "create_connection", called)
    with pytest.raises(delivery.Unsent):
        webhook.send("https://example.org/hook", b"{}")
    assert calls == [("93.184.216.34", 443)]


@run
async def test_without_the_setting_this_machine_is_not_called(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path) as app:
            host, _, _ = await two(app, "")
            await host.get("/account")
            await host.post("/account", what="register", login="ada", password="a long password")
            for address in (hook.address, hook.address.replace("http:", "https:")):
                await host.get("/account")
                await host.post("/webhook", what="begin", address=address)
                assert host.status == 422
            assert context(app).notices.channels == {}
            assert hook.heard == []


@run
async def test_what_cannot_be_written_is_written_later(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            notices = context(app).notices
            context(app).bots.closing.set()  # nobody but the test writes
            await with_webhook(app, hook.address)
            broken = SQLAlchemyError("the disk is full")

            async def fail(*_: object) -> None:
                raise broken

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("clio.server.notices.note_turns", fail)
                with pytest.raises(SQLAlchemyError):
                    await notices.write()
            await time.tell(0)
            await time.tell(21)
            assert len(hook.heard) == 1


@run
async def test_of_two_processes_one_tells(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time, home = Days(app), context(app)
            home.bots.closing.set()
            await with_webhook(app, hook.address)
            await time.tell(0)
            time.at += 21
            other = Notices(home.settings, home.store, home.tables, home.visitors.sign)
            await other.read()
            await asyncio.gather(other.tell("webhook"), home.notices.tell("webhook"))
            assert len(hook.heard) == 1
