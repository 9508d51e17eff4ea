"""Attacks with work: verifications, records, passwords and bots, all at once; the server goes on answering."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.registry import load
from clio.server import tables as tables_module
from clio.server.players import think
from clio.server.pool import NICE, Busy, Pool, in_slices
from clio.table import Table
from tests.browser import fixtures
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_table import run


async def longest_silence(work: Coroutine[Any, Any, Any]) -> float:
    """How long nobody else had a turn while this went on, in seconds of the event loop's own work."""
    worst, last = 0.0, time.thread_time()
    task = asyncio.ensure_future(work)
    while not task.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        worst, last = max(worst, now - last), now
    await task
    return worst


@run
async def test_a_pool_has_so_many_places_and_says_when_they_are_taken(tmp_path):
    pool, go = Pool(1, waiting=2, each=2), asyncio.Event()

    async def work(who: str) -> str:
        async with pool.place(who):
            await go.wait()
        return who

    begun = [asyncio.create_task(work(who)) for who in ("a", "a", "b")]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await work("a")  # has two already
    with pytest.raises(Busy):
        await work("c")  # one works, two wait
    go.set()
    assert await asyncio.gather(*begun) == ["a", "a", "b"]
    assert (pool.total, pool.taken, pool.refused) == (0, {}, 2)
    assert await work("c") == "c"


@run
async def test_a_place_is_free_again_when_its_work_fails_or_is_given_up(tmp_path):
    pool = Pool(1, waiting=0)
    with pytest.raises(ZeroDivisionError):
        await pool.run("a", divmod, 1, 0)
    sleeper = asyncio.create_task(pool.run("a", time.sleep, 0.05))
    await asyncio.sleep(0.01)
    sleeper.cancel()
    await asyncio.gather(sleeper, return_exceptions=True)
    assert await pool.run("b", divmod, 7, 2) == (3, 1)
    pool.close()


@run
async def test_slices_let_others_work(tmp_path):
    def steps() -> Iterator[int]:
        for number in range(100):
            end = time.process_time() + 0.001
            while time.process_time() < end:
                pass
            yield number

    async def all_of_it() -> None:
        assert await in_slices(steps()) == 99

    assert await longest_silence(all_of_it()) < 0.03


def kill_me() -> None:
    os._exit(1)


def test_bots_think_in_processes_that_end_with_the_server() -> None:
    async def test() -> None:
        pool = Pool(1, processes=True)
        table = Table(Match(load("progress"), {"players": "2"}, "sealed x", ["Ada", "Ben"]), ["greedy"] * 2)
        task = table.bot_task(table.bots_asked()[0])
        action, faults = await pool.run("t", think, task)
        assert action is table.bot_task(task.seat).decide()
        assert faults == []
        with pytest.raises(Exception, match="terminated"):
            await pool.run("t", kill_me)
        assert await pool.run("t", os.getppid) == os.getpid(), "who was killed is replaced"
        pool.close()

    asyncio.run(test())


async def opened(app: FastAPI, text: str) -> Visitor:
    visitor = Visitor(app)
    await visitor.get("/record")
    answer = await visitor.client.post("/record", data={"token": visitor.token}, files={"file": ("game.clio", text)})
    visitor.url = str(answer.url.raw_path.decode())
    assert answer.status_code == 200
    return visitor


@run
async def test_a_storm_of_verifications_stops_nobody(tmp_path):
    match = fixtures.played("through_the_ages", {"players": "2"}, "storm", lambda state: state.over)
    text = record_text(match)
    async with open_app(tmp_path) as app:
        other = await opened(app, text.replace("Ada", "Eve"))  # the first page of a game reads its templates
        calm = await longest_silence(other.get(other.url))
        visitor: list[Visitor] = []

        async def open_it() -> None:
            visitor.append(await opened(app, text))

        assert await longest_silence(open_it()) < calm + 0.15, "opening it"
        path = visitor[0].url.split("/at/")[0] + "/end?verify=1"

        async def storm() -> None:
            answers = await asyncio.gather(*(visitor[0].client.get(path) for _ in range(6)))
            statuses = [answer.status_code for answer in answers]
            assert 200 in statuses
            assert set(statuses) <= {200, 503}
            busy = [answer for answer in answers if answer.status_code == 503]
            assert all(answer.headers["retry-after"] == "5" and "too much to do" in answer.text for answer in busy)

        assert await longest_silence(storm()) < calm + 0.15, "verifying it"
        table = next(reversed(context(app).records.tables.values()))
        before = dict(table.memo)
        answer = await visitor[0].client.get(path)
        assert answer.text.count('<li class="good">') == 2
        assert table.memo == before, "what was played again once is known"


@run
async def test_a_storm_of_log_ins_stops_nobody(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.get("/account")
        form = {"token": visitor.token, "what": "login", "login": "nobody", "password": "wrong password"}

        async def storm() -> None:
            answers = await asyncio.gather(*(visitor.client.post("/account", data=form) for _ in range(12)))
            assert sorted({answer.status_code for answer in answers}) == [422, 503]

        assert await longest_silence(storm()) < 0.1, "the hash is worked out elsewhere, where others can work meanwhile"


@run
async def test_one_address_has_two_passwords_checked_at_a_time(tmp_path):
    """The rest is told to come again, before any work; and it takes one core at most, behind those who play."""
    async with open_app(tmp_path, workers=1) as app:
        visitor = Visitor(app)
        await visitor.get("/account")
        form = {"token": visitor.token, "what": "login", "login": "nobody", "password": "wrong password"}
        answers = await asyncio.gather(*(visitor.client.post("/account", data=form) for _ in range(8)))
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [422, 422] + [503] * 6
        assert all(answer.headers["retry-after"] == "5" for answer in answers if answer.status_code == 503)
        pool = context(app).accounts.passwords
        assert (pool.at_once, pool.processes, pool.total) == (1, True, 0)
        assert await pool.run("somebody", os.getpriority, os.PRIO_PROCESS, 0) >= NICE


def test_bots_go_on_however_many_tables_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "MOST_LIVE", 5)

    async def test() -> None:
        async with open_app(tmp_path) as app:
            games = []
            for _ in range(12):
                visitor = Visitor(app)
                await visitor.play_now("progress", players="2", seat1="random")
                games.append(visitor)
            await asyncio.gather(*(played_a_while(visitor) for visitor in games))
        async with open_app(tmp_path) as app:
            assert await all_wait_for_their_person(app, [visitor.table for visitor in games])
            assert len(context(app).tables.live) <= 6
            assert not context(app).bots.tasks, "nothing is left behind"

    asyncio.run(test())


async def played_a_while(visitor: Visitor) -> None:
    """The person moves as soon as it is asked; every time the bot must have answered."""
    for _ in range(4):
        for _ in range(400):
            await visitor.look()
            if visitor.buttons() or 'id="end-turn"' in visitor.text:
                break
            await asyncio.sleep(0.02)
        else:
            raise AssertionError("the bot does not play any more")
        if 'id="end-turn"' in visitor.text:
            await visitor.press("end")
        else:
            await visitor.act(visitor.buttons()[-1])


async def all_wait_for_their_person(app: FastAPI, games: list[str]) -> bool:
    """After a restart every bot plays until people are asked, without anybody coming to the table."""
    for _ in range(400):
        await asyncio.sleep(0.02)
        logs = [await context(app).store.log(game) for game in games]
        if not context(app).bots.tasks and all(logs):
            return True
    return False
