"""Attacks on the door: floods of connections and streams, requests that never end, answers nobody reads."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from pathlib import Path
from typing import cast

import httpx
import pytest

from clio.server.addresses import Trusted, origin
from clio.server.door import LONGEST_HEAD, MOST_WAITING, Entrance, Flow, Together, files_allowed
from clio.server.logs import Fewer
from clio.server.settings import Settings
from tests.attacks.target import Attackers, client, heard, listening
from tests.server.fixtures import Visitor, open_app
from tests.server.test_table import run

STRANGER = {"proxies": ""}  # nobody's word is believed: 127.0.0.1 is an address like any other


@run
async def test_one_address_cannot_take_all_connections(tmp_path):
    async with listening(tmp_path, connections_per_address=5, **STRANGER) as server, Attackers(server) as attackers:
        for _ in range(5):
            await attackers.connect()
        answer = await heard((await attackers.connect())[0])
        assert answer.startswith(b"HTTP/1.1 503 "), answer
        assert "слишком много".encode() in answer
        assert server.entrance.total == 5
        await attackers.leave()
        await asyncio.sleep(0.1)
        async with client(server) as honest:
            assert (await honest.get("/healthz")).status_code == 200, "when they are gone there is room again"


@run
async def test_all_together_cannot_take_more_than_there_are_files(tmp_path):
    async with listening(tmp_path, connections=20, proxies="*") as server, Attackers(server) as attackers:
        for _ in range(20):
            await attackers.connect()
        assert b"503" in await heard((await attackers.connect())[0])


@run
async def test_half_a_request_does_not_stay_for_ever(tmp_path):
    times = {"head_seconds": 0.4, "body_seconds": 0.4}
    async with listening(tmp_path, **times, **STRANGER) as server, Attackers(server) as attackers:
        silent, _ = await attackers.connect()
        slow, drip = await attackers.connect()
        body, half = await attackers.connect()
        half.write(b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\ntoken=")
        for letter in b"GET / HTTP/1.1\r\nHost: x\r\nX-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":
            if not slow.at_eof():
                drip.write(bytes([letter]))
                await asyncio.sleep(0.02)
        assert (await heard(silent)).startswith(b"HTTP/1.1 408 ")
        assert b"200 OK" not in await heard(slow)
        assert b"200 OK" not in await heard(body)
        assert server.entrance.total == 0
        assert server.entrance.slow == 3
        async with client(server) as honest:
            assert (await honest.get("/healthz")).status_code == 200


@run
async def test_a_head_has_an_end(tmp_path):
    """In one piece or drop by drop, ended or not: nobody makes us keep what stands before a body without end."""
    async with listening(tmp_path, **STRANGER) as server, Attackers(server) as attackers:
        long = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * (LONGEST_HEAD + 1)
        many = b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X-A: aaaaaaaaaaaaaaaa\r\n" * (LONGEST_HEAD // 16)
        for pieces in ([long, b"a"], [long + b"\r\n\r\n"], [many + b"\r\n"], [long[:9000], long[9000:]]):
            reader, writer = await attackers.connect()
            for piece in pieces:
                writer.write(piece)
                await asyncio.sleep(0.05)
            assert (await heard(reader)).startswith(b"HTTP/1.1 400 ")
        assert server.entrance.total == 0
        async with client(server) as honest:
            fits = {"X-A": "a" * (LONGEST_HEAD - 1000)}
            assert (await honest.get("/healthz", headers=fits)).status_code == 200
            assert (await honest.head("/healthz", timeout=3)).status_code == 405, "a head alone is an answer too"


@run
async def test_a_long_body_does_not_count_for_the_head_behind_it(tmp_path):
    async with listening(tmp_path, **STRANGER) as server, Attackers(server) as attackers:
        body = b"a" * (LONGEST_HEAD + 1000)
        reader, writer = await attackers.connect()
        writer.write(b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body + b"GET /hea")
        await asyncio.sleep(0.1)
        writer.write(b"lthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await heard(reader)).endswith(b"ok")


@run
async def test_nobody_asks_for_a_thousand_things_before_the_first_is_answered(tmp_path):
    async with listening(tmp_path, **STRANGER) as server, Attackers(server) as attackers:
        reader, writer = await attackers.connect()
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * (MOST_WAITING + 2))
        answer = await heard(reader)
        assert b"HTTP/1.1 400 " in answer
        assert answer.count(b"HTTP/1.1 200 ") < MOST_WAITING
        assert server.entrance.total == 0


@run
async def test_an_answer_that_nobody_reads_is_thrown_away(tmp_path):
    async with listening(tmp_path, answer_seconds=0.3, **STRANGER) as server, Attackers(server) as attackers:
        _reader, writer = await attackers.connect()
        cast(asyncio.Transport, writer.transport).pause_reading()
        for _ in range(200):  # far more than the buffers on the way hold
            writer.write(b"GET /rules/through_the_ages HTTP/1.1\r\nHost: x\r\n\r\n")
        for _ in range(400):
            await asyncio.sleep(0.05)
            if server.entrance.slow:
                break
        assert server.entrance.slow == 1
        await asyncio.sleep(0.1)
        assert server.entrance.total == 0


@run
async def test_one_address_cannot_take_all_streams(tmp_path):
    async with listening(tmp_path, streams_per_address=6, streams_per_visitor=4) as server:
        async with client(server, follow_redirects=True) as host, AsyncExitStack() as open_streams:
            page = (await host.get("/")).text
            token = page.split('name="token" value="')[1].split('"')[0]
            await host.post("/new/progress", data={"token": token, "players": "2", "seat0": "me", "seat1": "here"})
            (table,) = server.app.state.context.tables.live
            statuses = []
            for number in range(10):
                listener = host if number < 6 else await open_streams.enter_async_context(client(server))
                stream = listener.stream("GET", f"/t/{table}/live")
                statuses.append((await open_streams.enter_async_context(stream)).status_code)
            assert statuses == [200] * 4 + [429] * 2 + [200] * 2 + [429] * 2, "four of a visitor, six of an address"
            assert server.app.state.context.streams.total == 6
            assert (await host.get(f"/t/{table}")).status_code == 200, "pages come all the same"
        for _ in range(100):
            await asyncio.sleep(0.02)
            if not server.app.state.context.streams.total:
                break
        assert not server.app.state.context.streams.open, "what was closed is not counted any more"


@run
async def test_a_stream_that_came_through_the_door_goes_on_and_ends(tmp_path):
    async with listening(tmp_path) as server, client(server, follow_redirects=True) as host:
        page = (await host.get("/")).text
        token = page.split('name="token" value="')[1].split('"')[0]
        form = {"token": token, "players": "2", "seat0": "me", "seat1": "here"}
        await host.post("/new/progress", data=form)
        (table,) = server.app.state.context.tables.live.values()
        async with host.stream("GET", f"/t/{table.row.id}/live?seat=0") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert "content-security-policy" in stream.headers
            lines = stream.aiter_lines()
            async for line in lines:
                if line.startswith("event: here"):
                    break
            await table.touch()
            async for line in lines:
                if line.startswith("data: {") and '"regions"' in line:
                    break
            else:
                raise AssertionError("the stream ended")
            assert table.watchers == 1
            await table.abandon()
            assert not [line async for line in lines if line.startswith("data")], "and nothing more, to its end"
        assert table.watchers == 0
        assert not server.app.state.context.streams.total
        assert (await host.get("/healthz")).status_code == 200


@run
async def test_who_waits_for_a_slow_reader_goes_on_when_it_reads(tmp_path):
    flow = Flow(cast(asyncio.Transport, None))
    await flow.drain()
    flow.pause_writing()
    waiting = [asyncio.create_task(flow.drain()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    flow.resume_writing()
    await asyncio.gather(*waiting)
    await flow.drain()


def test_a_stop_with_open_streams_writes_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with AsyncExitStack() as open_streams, listening(tmp_path) as server:
            host = await open_streams.enter_async_context(client(server, follow_redirects=True))
            page = (await host.get("/")).text
            token = page.split('name="token" value="')[1].split('"')[0]
            form = {"token": token, "players": "2", "seat0": "me", "seat1": "here"}
            await host.post("/new/progress", data=form)
            (table,) = server.app.state.context.tables.live
            for _ in range(5):
                await open_streams.enter_async_context(host.stream("GET", f"/t/{table}/live"))

    with caplog.at_level(logging.WARNING):
        asyncio.run(test())
    assert [record.getMessage() for record in caplog.records] == ["stopping: 5 open streams were ended"]


def test_an_ipv6_household_is_one_address() -> None:
    assert origin("2001:db8:1:2:3:4:5:6") == origin("2001:db8:1:2::9") != origin("2001:db8:1:3::9")
    assert origin("::ffff:192.0.2.7") == origin("192.0.2.7") != origin("192.0.2.8")
    assert origin("") == ""
    assert len(origin("x" * 500)) == 64


def test_a_proxy_speaks_for_many() -> None:
    entrance = Entrance(Settings(connections_per_address=1, proxies="10.0.0.0/8, ::1"))
    assert [entrance.enter(address) for address in ("10.1.2.3", "10.1.2.3", "::1", "::1")] == [True] * 4
    assert [entrance.enter(address) for address in ("192.0.2.1", "192.0.2.1")] == [True, False]
    assert "192.0.2.1" in Trusted("*")
    assert "unix" not in Trusted("10.0.0.0/8")


def test_few_files_mean_few_connections() -> None:
    assert Entrance(Settings(connections=4000), files=1024).most == 1024 - 128
    assert Entrance(Settings(connections=4000), files=0).most == 4000
    assert files_allowed(16) >= 16


@run
async def test_behind_a_proxy_those_behind_it_are_counted(tmp_path):
    """The limits of requests too: an IPv6 network of 64 bits is one visitor, whatever the last bits say."""
    async with open_app(tmp_path, requests_per_minute=20) as app:
        statuses = []
        for number in range(12):
            transport = httpx.ASGITransport(app, client=(f"2001:db8::{number:x}", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://clio.test") as one:
                statuses.append((await one.get("/")).status_code)
        assert statuses == [200] * 10 + [429] * 2
        assert (await Visitor(app).get("/")).status == 200


def test_lines_of_one_kind_are_written_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("clio.server.logs.time.monotonic", lambda: now[0])
    fewer, written = Fewer(), []

    def write(name: str, message: str) -> None:
        record = logging.LogRecord(name, logging.ERROR, "", 0, message, (), None)
        if fewer.filter(record):
            written.append(record.getMessage())

    for number in range(5000):
        write("asyncio", "socket.accept() out of system resource, and something that is always different" + str(number))
    write("clio", "another kind")
    assert len(written) == 21
    now[0] = 61.0
    write("clio", "another kind")
    write("asyncio", "socket.accept() out of system resource, and something that is always different")
    assert written[-2] == "another kind"
    assert "4980 more lines" in written[-1]


class Wire:
    """A transport that remembers what it was given."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True


def test_head_and_body_of_an_answer_go_together() -> None:
    wire = Wire()
    both = Together(wire)  # type: ignore[arg-type]
    both.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    both.write(b"HTTP/1.1 200 \r\nx: y\r\n\r\n")
    assert wire.sent == [b"HTTP/1.1 100 Continue\r\n\r\n"]
    both.write(b"body")
    both.write(b"more of it")
    both.write(b"HTTP/1.1 304 \r\n\r\n")
    both.write(b"")
    assert wire.sent[1:] == [b"HTTP/1.1 200 \r\nx: y\r\n\r\nbody", b"more of it", b"HTTP/1.1 304 \r\n\r\n"]


def test_a_head_without_a_body_is_sent_before_the_line_is_closed() -> None:
    wire = Wire()
    both = Together(wire)  # type: ignore[arg-type]
    both.write(b"HTTP/1.1 500 \r\n\r\n")
    both.close()
    assert wire.sent == [b"HTTP/1.1 500 \r\n\r\n"]
    assert wire.closed
