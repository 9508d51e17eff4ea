"""Attacks by mere numbers: whoever asks a thousand times waits for themselves, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from clio.server import turns as turns_module
from clio.server.pool import Pool
from clio.server.turns import PATIENCE, Turn, Turns, here
from tests.attacks.target import Attackers, client, heard, listening
from tests.server.fixtures import Visitor, open_app
from tests.server.test_table import run


def guest_from(app: FastAPI, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://clio.test")


@run
async def test_requests_of_one_address_stand_in_a_line_of_their_own(tmp_path):
    turns, order = Turns(), []

    async def ask(who: str, number: int) -> None:
        turn = Turn(turns, who)
        await turn.wait()
        order.append((who, number))
        await asyncio.sleep(0.01)
        turn.leave()
        turn.leave()

    await asyncio.gather(*(ask("flood", number) for number in range(8)), ask("honest", 0))
    assert order.index(("honest", 0)) == 2, "behind the two of the flood that were in work, before its other six"
    assert len(order) == 9
    await asyncio.sleep(0.1)
    assert turns.lines == {}, "nothing is left of them"


@run
async def test_a_place_rests_only_while_others_want_something(tmp_path):
    turns = Turns()

    async def used(times: int) -> float:
        began = time.monotonic()
        for _ in range(times):
            turn = Turn(turns, "flood")
            await turn.wait()
            await asyncio.sleep(0.01)
            turn.leave()
        return time.monotonic() - began

    alone = min([await used(8) for _ in range(3)])  # the machine may be busy with something else
    other = Turn(turns, "honest")
    await other.wait()
    beside = await used(8)
    other.leave()
    assert beside > 1.5 * alone, "half of the time at most is one address's"


@run
async def test_who_gives_up_while_waiting_takes_nothing_along(tmp_path):
    turns = Turns()
    inside = [Turn(turns, "a") for _ in range(turns_module.AT_ONCE)]
    for turn in inside:
        await turn.wait()
    waiting = asyncio.create_task(Turn(turns, "a").wait())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    for turn in inside:
        turn.leave()
    last = Turn(turns, "a")
    await asyncio.wait_for(last.wait(), 10)
    last.leave()
    assert turns.lines == {}


@run
async def test_who_waits_for_counted_work_holds_no_place(tmp_path):
    turns, pool, finish = Turns(), Pool(1, waiting=4, each=4), asyncio.Event()

    async def work() -> None:
        turn = Turn(turns, "a")
        here.set(turn)
        await turn.wait()
        async with pool.place("a"):
            await finish.wait()
        turn.leave()

    tasks = [asyncio.create_task(work()) for _ in range(3)]
    await asyncio.sleep(0.05)
    page = Turn(turns, "a")
    await asyncio.wait_for(page.wait(), 10)
    page.leave()
    finish.set()
    await asyncio.gather(*tasks)
    assert turns.lines == {}


@run
async def test_a_line_that_is_too_long_is_told_so(tmp_path):
    async with open_app(tmp_path) as app:
        patch = pytest.MonkeyPatch()
        patch.setattr(turns_module, "WAITING", 1)
        async with guest_from(app, "192.0.2.1") as flood, guest_from(app, "192.0.2.2") as honest:
            answers = await asyncio.gather(
                *(flood.get(path) for path in ("/", "/", "/", "/", "/api/v1/games")), honest.get("/")
            )
        patch.undo()
        assert [answer.status_code for answer in answers] == [200, 200, 200, 503, 503, 200]
        assert answers[3].headers["retry-after"] == answers[4].headers["retry-after"] == "5"
        assert answers[4].json()["error"]["code"] == "busy"


@run
async def test_who_does_not_slow_down_is_slowed_down(tmp_path):
    patch = pytest.MonkeyPatch()
    patch.setattr(turns_module, "LATE", 5.0)  # more than a busy machine is late by itself
    try:
        await slowed_down(tmp_path)
    finally:
        patch.undo()


async def slowed_down(tmp_path: Path) -> None:
    async with (
        open_app(tmp_path, requests_per_minute=20) as app,
        guest_from(app, "192.0.2.1") as flood,
        guest_from(app, "192.0.2.2") as honest,
    ):
        for _ in range(10 + int(PATIENCE) + 1):
            answer = await flood.get("/healthz")
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "5"
        began = time.monotonic()
        await flood.get("/healthz")
        assert time.monotonic() - began >= turns_module.LATE
        began = time.monotonic()
        assert (await honest.get("/healthz")).status_code == 200
        assert time.monotonic() - began < turns_module.LATE


@run
async def test_slow_bodies_hold_no_place(tmp_path):
    async with listening(tmp_path, proxies="") as server, Attackers(server) as attackers:
        for _ in range(10):
            _, writer = await attackers.connect()
            writer.write(b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\ntoken=")
        await asyncio.sleep(0.1)
        async with client(server) as honest:
            async with asyncio.timeout(20):  # less than the bodies are waited for
                assert (await honest.get("/")).status_code == 200


@run
async def test_who_is_turned_away_again_and_again_gets_no_word(tmp_path):
    async with listening(tmp_path, connections_per_address=1, proxies="") as server, Attackers(server) as attackers:
        await attackers.connect()
        words = [bool(await heard((await attackers.connect())[0])) for _ in range(60)]
        assert words == [True] * 50 + [False] * 10
        assert server.entrance.total == 1
        assert len(server.server_state.connections) == 1


@run
async def test_exports_are_counted(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", seat1="here")
        statuses = []
        for _ in range(5):
            await visitor.get("/account")
            await visitor.post("/account/export")
            statuses.append(visitor.status)
        assert statuses == [200, 200, 200, 429, 429]
