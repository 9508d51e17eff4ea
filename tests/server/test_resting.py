"""Tables that nobody needs rest: nobody can tell, and nothing is lost."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from clio.engine.story import LATELY
from clio.server import keeping, live
from clio.server.live_table import LiveTable
from clio.server.resting import resting
from clio.server.tables import Tables
from clio.store.snapshots import keep
from clio.table.snapshot import quiet
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_presence import heard, listen
from tests.server.test_table import run


async def two_people(app: Any) -> tuple[Visitor, Visitor, LiveTable]:
    host, friend = Visitor(app), Visitor(app)
    await host.play_now("progress", players="2", seat1="friend", first_player="seat:0")
    table = context(app).tables.live[host.table]
    secret = table.seats[1].secret
    await friend.get(f"/join/{secret}")
    await friend.post(f"/join/{secret}", name="Boris")
    await host.look()
    return host, friend, table


def nobody_comes(tables: Tables) -> None:
    for _ in range(2):
        for _ in resting(tables):
            pass


async def a_turn(table: LiveTable) -> None:
    """Moves of whoever is asked, until all of them stand."""
    commits = table.play.commits
    while table.play.commits == commits or not quiet(table.play):
        seat = table.asked()[0]
        if table.view_for(seat).may_end:
            await table.end_turn(seat)
        else:
            bot = table.play.bot_task(seat)
            await table.act(seat, bot.number, [bot.decide().text])


@run
async def test_whoever_comes_finds_the_table_as_it_was(tmp_path):
    async with open_app(tmp_path) as app:
        tables = context(app).tables
        host, friend, table = await two_people(app)
        await a_turn(table)
        await host.look()
        before, told = host.text, (await friend.look()).text
        await context(app).waking.write()
        nobody_comes(tables)
        assert table.resting
        assert not table.memo
        assert table.bots_to_move() == []
        assert table.resting, "to ask whether its bots play wakes nobody"
        assert (await host.look()).text == before
        assert (await friend.look()).text == told
        assert tables.live[table.row.id] is table


@run
async def test_who_was_here_lately_is_not_put_to_rest(tmp_path):
    async with open_app(tmp_path) as app:
        host, _, table = await two_people(app)
        await context(app).waking.write()
        for _ in range(4):
            await host.look()
            for _ in resting(context(app).tables):
                pass
        assert not table.resting


@run
async def test_where_bots_play_and_nobody_watches_what_happened_is_packed(tmp_path):
    async with open_app(tmp_path) as app:
        tables = context(app).tables
        _, friend, table = await two_people(app)
        story = table.play.story
        while len(story.at_hand) <= LATELY:
            await a_turn(table)
        told, at_hand = (await friend.look()).text, len(story.at_hand)
        page = listen(app, table, 0)
        await heard(page)
        assert table.needed
        list(resting(tables))
        assert len(story.at_hand) == at_hand, "somebody watches"
        await page.aclose()  # type: ignore[attr-defined]
        table.needed = True
        list(resting(tables))
        assert not story.at_hand
        assert not table.resting, "it is needed, as one where bots play always is"
        assert (await friend.look()).text == told


@run
async def test_the_story_is_written_on_after_a_rest(tmp_path):
    async with open_app(tmp_path) as app:
        tables, waking = context(app).tables, context(app).waking
        _, friend, table = await two_people(app)
        for _ in range(3):
            await a_turn(table)
            await waking.write()
            nobody_comes(tables)
            assert table.resting
        await friend.look()
        shot = table.snapshot()
        if shot is not None:
            await keep(context(app).store, [shot])
        copy = await Tables(context(app).store).get(table.row.id)
        assert copy is not None
        assert not copy.fresh, "what was written down fits together: nothing had to be played again"
        assert copy.play.record() == table.play.record()
        assert len(copy.play.story.happenings) == len(table.play.story.happenings)


@run
async def test_in_the_middle_of_a_turn_a_table_is_put_away_unless_somebody_watches(tmp_path):
    async with open_app(tmp_path) as app:
        tables = context(app).tables
        host, _, table = await two_people(app)
        while not table.match.undoable:
            bot = table.play.bot_task(table.asked()[0])
            await table.act(bot.seat, bot.number, [bot.decide().text])
        page = listen(app, table, 0)
        await heard(page)
        nobody_comes(tables)
        assert tables.live[table.row.id] is table
        await page.aclose()  # type: ignore[attr-defined]
        nobody_comes(tables)
        assert table.row.id not in tables.live
        await host.look()
        assert tables.live[table.row.id].match.undoable, "it goes on in the middle of the turn"


@run
async def test_a_table_that_is_put_away_is_gone_at_once(tmp_path):
    """Cycles are looked for the more seldom the more there is in memory, and tables are large."""
    async with open_app(tmp_path) as app:
        host, _, table = await two_people(app)
        for _ in range(2):  # until then it is kept to be written down
            await context(app).waking.write()
            await asyncio.sleep(keeping.APART)
        await context(app).waking.write()
        there = weakref.ref(table)
        gc.collect()
        gc.disable()
        try:
            context(app).tables.put_away(table)
            del table
            assert there() is None
        finally:
            gc.enable()
        await host.look()


def test_a_page_that_is_open_wakes_nobody_until_there_is_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.01)

    async def test() -> None:
        async with open_app(tmp_path) as app:
            _, friend, table = await two_people(app)
            page = listen(app, table, 1)
            await heard(page)
            assert await anext(page) == live.STILL_HERE.encode()
            await context(app).waking.write()
            nobody_comes(context(app).tables)
            for _ in range(3):
                assert await anext(page) == live.STILL_HERE.encode()
            assert table.resting
            await friend.look()
            await table.touch()
            while (said := await anext(page)) == live.STILL_HERE.encode():
                pass
            assert b'"regions"' in said

    asyncio.run(test())


def test_who_is_logged_out_elsewhere_hears_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.01)

    async def test() -> None:
        async with open_app(tmp_path) as app:
            _, _, table = await two_people(app)
            page, home = listen(app, table, 1), context(app)
            await heard(page)
            assert await anext(page) == live.STILL_HERE.encode()
            guest = home.visitors.known[table.seats[1].holder]

            async def another(_guest: str) -> int:
                return guest.session + 1

            monkeypatch.setattr(home.visitors, "session_of", another)
            assert {piece async for piece in page} <= {live.STILL_HERE.encode()}

    asyncio.run(test())
