"""Who watches a table: pages are told names and a number, seldom, and the same at every process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from clio.server import crowd, exchange, watching
from clio.server.crowd import Ear
from clio.server.live import Listener, regions
from clio.server.live_table import LiveTable
from clio.server.play import Visit
from clio.store.watching import Seen, note_watching
from clio.store.watching import watching as watching_at
from tests.server import databases
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_seats import two_players
from tests.server.test_sharing import copies, two_apps, until
from tests.server.test_table import run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "EVERY", 0.05)
    monkeypatch.setattr(crowd, "SOON", 0.01)


async def told(lines: AsyncIterator[bytes]) -> dict[str, Any]:
    """What a page hears next of those who watch."""
    async with asyncio.timeout(20):
        async for piece in lines:
            text = piece.decode()
            if text.startswith("event: here"):
                found: dict[str, Any] = json.loads(text.partition("data: ")[2])
                if "watching" in found:
                    return dict(found["watching"])
    raise AssertionError("the stream ended")


async def named(app: Any, name: str, game: str) -> Visitor:
    """Somebody with a name who looks at a table."""
    visitor = Visitor(app)
    await visitor.get("/account")
    if name:
        await visitor.post("/name", name=name)
    return await visitor.get(f"/t/{game}")


def come(table: LiveTable, guest: str, name: str = "") -> Ear:
    ear = Ear()
    table.crowd.comes(guest, ear, name)
    return ear


@run
async def test_a_page_hears_who_watches(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await two_players(app)
        table = context(app).tables.live[host.table]
        home = context(app)
        player = home.visitors.known[table.seats[0].holder]
        page = regions(Listener(table, player.id, name="Ada"), Visit(home, player, table, 0), None, packed=False)
        await anext(page)
        hearing = asyncio.create_task(told(page))
        await asyncio.sleep(0)
        ears = [come(table, "s", "Sam"), come(table, "s", "Sam"), come(table, "x")]
        assert await hearing == {"names": ["Sam"], "number": 2}, "two windows are one person, and players do not watch"
        stranger = await named(app, "", host.table)
        assert 'id="watching"' in stranger.text
        assert "Sam" in stranger.text.split('id="watching"')[1].split("</p>")[0]
        for ear, guest in zip(ears, ("s", "s", "x"), strict=True):
            table.crowd.goes(guest, ear)
        await until(lambda: not table.crowd.watching.told.number)
        assert "watching" not in table.crowd.presence_text()
        await page.aclose()


@run
async def test_the_stream_of_a_page_says_who_it_is(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await two_players(app)
        table = context(app).tables.live[host.table]
        sam = await named(app, "Sam", host.table)
        answer = asyncio.create_task(sam.client.get(f"/api/v1/tables/{host.table}/events?wait=1"))
        page = asyncio.create_task(sam.client.get(f"/t/{host.table}/live"))
        await until(lambda: table.crowd.watching.told.number == 2)
        assert table.crowd.watching.told.names == ["Sam"], "a program without a token has no name"
        assert (await sam.client.get(f"/api/v1/tables/{host.table}")).json()["watching"] == {
            "names": ["Sam"],
            "number": 2,
        }
        await answer
        context(app).streams.close()
        await page


@run
async def test_many_are_counted_and_a_few_named(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await two_players(app)
        table = context(app).tables.live[host.table]
        for number in range(50):
            come(table, f"g{number}", f"Guest {number:02}" if number < 40 else "")
        await until(lambda: table.crowd.watching.told.number == 50)
        assert len(table.crowd.watching.told.names) == watching.MOST_NAMED
        stranger = await named(app, "", host.table)
        assert "and 20 more" in stranger.text


@run
async def test_nobody_watches_under_a_players_name_and_markup_is_text(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await two_players(app)
        table = context(app).tables.live[host.table]
        come(table, "a", "Вoris")
        come(table, "b", "<b>Eve")
        await until(lambda: table.crowd.watching.told.number == 2)
        assert table.crowd.watching.told.names == ["<b>Eve", "Вoris 2"]
        assert "<b>Eve" not in (await named(app, "", host.table)).text


class Counting(Ear):
    """Counts how often it is woken."""

    woken = 0

    def wake(self) -> None:
        self.woken += 1


@run
async def test_a_thousand_who_come_are_told_seldom(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await two_players(app)
        table = context(app).tables.live[host.table]
        table.crowd.comes("first", ear := Counting())
        for number in range(999):
            come(table, f"g{number}")
            if number % 10 == 0:
                await asyncio.sleep(0)  # those who wait for nothing are woken here
        await until(lambda: table.crowd.watching.told.number == 1000)
        assert 0 < ear.woken <= 10


@run
async def test_who_sits_down_does_not_watch_any_more(tmp_path):
    async with open_app(tmp_path) as app:
        host = Visitor(app)
        await host.play_now("progress", seat1="friend", players="2")
        table = context(app).tables.live[host.table]
        friend = await named(app, "Boris", host.table)
        guest = next(one.id for one in context(app).visitors.known.values() if one.name == "Boris")
        come(table, guest, "Boris")
        await until(lambda: table.crowd.watching.told.number == 1)
        await friend.get(f"/join/{table.seats[1].secret}")
        await friend.post(f"/join/{table.seats[1].secret}", name="Boris")
        await until(lambda: table.crowd.watching.told.number == 0)


@pytest.fixture(scope="module")
def postgresql() -> Any:
    with databases.postgresql() as address:
        yield address


def test_every_process_tells_the_same(tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "EVERY", 0.1)

    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            here, there = await copies(apps, host.table)
            ear = come(here, "a", "Ann")
            come(there, "b", "Ben")
            come(there, "a", "Ann")
            come(there, "c")
            for table in (here, there):
                await until(lambda table=table: table.crowd.watching.told == watching.Watched(["Ann", "Ben"], 3))  # type: ignore[misc]
            here.crowd.goes("a", ear)
            here.crowd.comes("d", Ear(), "Dan")
            await until(lambda: there.crowd.watching.told == watching.Watched(["Ann", "Ben", "Dan"], 4))

    asyncio.run(test())


@run
async def test_the_word_of_a_process_that_died_ends(tmp_path):
    async with open_app(tmp_path) as app:
        store = context(app).store
        await note_watching(store, "one", {"t": Seen((("g", "Ann"),), 2)}, 100.0)
        assert await watching_at(store, "two", ["t"], 99.0) == {"t": [Seen((("g", "Ann"),), 2)]}
        assert await watching_at(store, "one", ["t"], 99.0) == {}, "one's own word"
        assert await watching_at(store, "two", ["t"], 101.0) == {}
        await note_watching(store, "two", {"u": Seen((), 1)}, 100.0 + 2 * 3600)
        assert await watching_at(store, "three", ["t", "u"], 0.0) == {"u": [Seen((), 1)]}, "thrown away"
