"""One deal at several tables: the same for all, tried once, compared, and told when nobody plays it any more."""

from __future__ import annotations

import asyncio
import io
import zipfile
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from clio import bots
from clio.engine.dice import dice_from_seed, seed_fingerprint
from clio.server import deals
from clio.server.context import Context
from clio.server.live_table import LiveTable
from clio.store.deals import Attempt, attempt_of, find_deal, ladder
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program
from tests.server.test_clocks import Moved, live, question
from tests.server.test_table import run

DAY = 24 * 3600.0
PROGRESS = 1_800_230_400.0  # the midnight with which a day of Progress begins
NOON = PROGRESS + DAY / 2


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot of the deal plays is not what is tested."""
    monkeypatch.setattr(deals, "BOT", "hasty")


async def settled(home: Context) -> None:
    """Everything that was begun is written."""
    while home.store.working:
        await asyncio.wait(home.store.working)


async def play_out(home: Context, table: LiveTable, chance: str = "x") -> None:
    """To the end: people by what comes to their mind, bots as they do."""
    home.bots.closing.set()
    for number in range(5000):
        if table.over:
            break
        dice = dice_from_seed(f"{chance} {number}")
        if table.play.bots_asked():
            task = table.play.bot_task(table.play.bots_asked()[0])
            await table.act_as_bot(task, task.decide())
            continue
        seat = table.asked()[0]
        legal = table.play.legal(seat)
        if legal:
            action = bots.decide(bots.make("hasty"), table.play.state_for(seat).clone(), seat, dice)
            await table.act(seat, question(table, seat), [action.text])
        else:
            await table.end_turn(seat)
    assert table.over
    await settled(home)


async def stopped(home: Context, table: LiveTable, result: str) -> None:
    """The game is over, with this result, and nobody has heard of it yet: where only that matters."""
    table.row = table.row._replace(status="over", result=result)
    await home.store.update_game(table.row.id, status="over", result=result)


async def began(app: FastAPI, name: str = "") -> tuple[Visitor, LiveTable]:
    """Somebody plays the deal of the day."""
    context(app).bots.closing.set()  # nobody but the test lets bots play
    visitor = Visitor(app)
    await visitor.get("/daily")
    if name:
        await visitor.post("/name", name=name)
        await visitor.get("/daily")
    await visitor.post("/daily")
    assert visitor.status == 200, visitor.text
    return visitor, await live(app, visitor.table)


async def pressed(visitor: Visitor) -> httpx.Response:
    return await visitor.client.post("/daily", data={"token": visitor.token})


async def attempt(home: Context, table: LiveTable) -> Attempt:
    found = await attempt_of(home.store, table.row.deal, table.seats[0].holder)
    assert found is not None
    return found


def test_the_games_take_turns_and_the_day_is_the_same_everywhere(tmp_path: Any) -> None:
    @run
    async def test(folder):
        async with open_app(folder) as app:
            time = Moved(app, PROGRESS)
            found = []
            for number in range(3):
                time.at = PROGRESS + number * DAY
                first = await time.home.deals.today()
                time.at += DAY - 1
                assert await time.home.deals.today() == first
                found.append(first)
            assert [one.id for one in found] == ["2027-01-18", "2027-01-19", "2027-01-20"]
            assert len({one.game for one in found}) == 3
            assert len({one.seed for one in found}) == 3
            assert all(one.seed.startswith("sealed ") and len(one.seed) == 71 for one in found)

    test(tmp_path)


@run
async def test_everybody_gets_the_same_deal_and_the_same_answers(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        home.bots.closing.set()
        _, one = await began(app, "Ada")
        _, other = await began(app, "Boris")
        assert one.row.id != other.row.id
        assert one.play.state.key() == other.play.state.key()
        assert one.fingerprint == other.fingerprint == seed_fingerprint(one.row.seed)
        await play_out(home, one, "the same thoughts")
        await play_out(home, other, "the same thoughts")
        assert one.row.result == other.row.result, "the bots answer the same to the same"
        assert [entry.text for entry in one.match.entries] == [entry.text for entry in other.match.entries]
        one.gone = other.gone = True
        again = await live(app, one.row.id)  # and so they do when a table is opened again
        assert again.play.chance == one.play.chance


@run
async def test_one_try_for_everybody(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        visitor, table = await began(app)
        await visitor.get("/daily")
        assert "Go on playing" in visitor.text
        answers = await asyncio.gather(*(pressed(visitor) for _ in range(4)))
        assert {str(answer.url.path) for answer in answers} == {f"/t/{table.row.id}"}
        assert [row.id for row in await home.store.games_of(table.seats[0].holder)] == [table.row.id]
        await stopped(home, table, "1/47 2/33")
        await home.deals.note(table.row, table.seats)
        await visitor.get("/daily")
        assert "Your result: place 1, 47 points" in visitor.text
        await visitor.post("/daily")
        assert visitor.table == table.row.id


@run
async def test_four_clicks_at_once_are_one_try(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        visitor = Visitor(app)
        await visitor.get("/daily")
        await visitor.post("/name", name="Ada")
        await visitor.get("/daily")
        answers = await asyncio.gather(*(pressed(visitor) for _ in range(4)))
        (path,) = {str(answer.url.path) for answer in answers}
        (row,) = await home.store.games_of((await live(app, path[3:])).seats[0].holder)
        assert path == f"/t/{row.id}"


@run
async def test_a_few_people_from_one_place(tmp_path):
    async with open_app(tmp_path, daily_per_address=2) as app:
        time = Moved(app, NOON)
        for _ in range(2):
            await began(app)
        third = Visitor(app)
        await third.get("/daily")
        await third.post("/daily")
        assert (third.status, "there is another one tomorrow" in third.text) == (403, True)
        time.at += DAY
        await third.get("/daily")
        await third.post("/daily")
        assert third.status == 200


@run
async def test_deleting_the_account_gives_no_second_try_from_the_same_place(tmp_path):
    async with open_app(tmp_path, daily_per_address=1) as app:
        Moved(app, NOON)
        visitor, _ = await began(app)
        await visitor.get("/account")
        await visitor.post("/account", what="delete")
        again = Visitor(app)
        await again.get("/daily")
        await again.post("/daily")
        assert again.status == 403


@run
async def test_the_ladder_goes_by_place_then_by_points(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        tables = [(await began(app, name))[1] for name in ("Ada", "Boris", "Clara", "Dora")]
        for table, result in zip(tables, ("2/40 1/44", "1/38 2/30", "1/52 2/30", "1/52 2/31"), strict=True):
            row = table.row._replace(status="over", result=result)
            await home.deals.note(row, table.seats)
        rows = await ladder(home.store, tables[0].row.deal, 10)
        assert [(row.name, row.place, row.score) for row in rows] == [
            ("Clara", 1, 52),
            ("Dora", 1, 52),
            ("Boris", 1, 38),
            ("Ada", 2, 40),
        ]
        visitor = Visitor(app)
        await visitor.get("/daily")
        ranks = [part.split("</td>")[0] for part in visitor.text.split("<tr><td>")[1:]]
        assert ranks == ["1", "1", "3", "4"]
        assert f"/t/{tables[0].row.id}" not in visitor.text, "nobody may look at it yet"


@run
async def test_what_is_finished_too_late_or_left_does_not_count(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app, NOON)
        home = time.home
        visitor, left = await began(app, "Ada")
        await visitor.post(f"/t/{left.row.id}/leave", seat="0")
        await stopped(home, left, "1/47 2/33")
        await home.deals.note(left.row, left.seats)
        _, late = await began(app, "Boris")
        time.at += DAY
        await stopped(home, late, "1/47 2/33")
        await home.deals.note(late.row, late.seats)
        for table in (left, late):
            found = await attempt_of(home.store, table.row.deal, table.seats[0].holder) or None
            assert found is None or (found.place is None and found.finished is not None)
        assert await ladder(home.store, late.row.deal, 10) == []


@run
async def test_a_result_that_was_not_written_is_written_after_a_restart(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        _, table = await began(app, "Ada")
        await stopped(home, table, "2/31 1/40")  # killed before anybody heard of it
        assert (await attempt(home, table)).finished is None
        async with home.store.writing() as db:
            await db.exec_driver_sql(f"UPDATE games SET touched = {NOON + 60}")
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON + 100).home
        for _ in range(500):
            found = await attempt(home, table)
            if found.finished is not None:
                break
            await asyncio.sleep(0.01)
        assert f"{found.place}/{found.score}" == table.row.result.split()[0]


SECRETS = ("/end", "/coach", "/end?verify=yes", "/coach.json")


@run
async def test_nothing_of_the_deal_is_told_before_the_day_is_over(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app, NOON)
        home = time.home
        visitor, table = await began(app, "Ada")
        seed = table.row.seed.removeprefix("sealed ")
        stranger, path = Visitor(app), f"/t/{table.row.id}"
        program = Program(app)
        for over in (False, True):
            for page in ("", "/view", "/regions", "/live", "/record", "/history", "/at/0", "/at/0?seat=1", "/problem"):
                await stranger.get(path + page)
                assert stranger.status == 403, page
            for page in ("view", "log", "record", "events"):
                await program.call("GET", f"/tables/{table.row.id}/{page}")
                assert program.status == 403, page
            await visitor.get(path)
            assert visitor.status == 200
            for page in ("/record", "/history", "/at/0", "/at/0?seat=1", "/regions", "/problem"):
                await visitor.get(path + page)
                assert seed not in visitor.text, page
                assert ">Hands<" not in visitor.text, page
            await visitor.get(path + "/record")
            assert "seed fingerprint: " in visitor.text
            for page in SECRETS:
                await visitor.get(path + page)
                assert visitor.status == 403, page
                assert seed not in visitor.text
            await visitor.get("/account")
            packed = await visitor.client.post("/account/export", data={"token": visitor.token})
            with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
                assert not [name for name in archive.namelist() if seed.encode() in archive.read(name)]
            await visitor.get("/daily")
            assert seed not in visitor.text
            if not over:
                await visitor.get(path + "/advice")
                assert visitor.status == 403, "the coach does not help"
                await visitor.get(path)
                await visitor.post(f"{path}/bot?target=0&bot=greedy", seat="0")
                assert visitor.status == 403, "nor does a bot"
                await play_out(home, table)
            await visitor.get(path)
            await visitor.post(path + "/fork", entry="0", **{"as": "0", "bot": "greedy"})
            assert visitor.status == 403
        told = table.view_for(0)
        assert told.result is not None
        time.at += DAY
        await stranger.get(path + "/end?verify=yes")
        assert (stranger.status, seed in stranger.text) == (200, True)
        assert "no part of a player is in its seed" in stranger.text
        await stranger.get("/daily/2027-01-18")
        assert seed in stranger.text
        assert f'href="{path}/end"' in stranger.text


@run
async def test_ordinary_tables_still_have_a_part_of_every_player(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        await began(app)
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", seat1="greedy")
        table = await live(app, visitor.table)
        assert (table.row.deal, table.row.sealed, table.row.chosen_seed) == ("", 0.0, False)
        deal = await home.deals.today()
        assert table.row.seed != deal.seed


@run
async def test_days_that_are_none_are_not_found(tmp_path):
    async with open_app(tmp_path) as app:
        Moved(app, NOON)
        visitor = Visitor(app)
        for day in ("2027-01-19", "2020-01-01", "x", "2027-13-40", "%00", "é"):
            await visitor.get(f"/daily/{day}")
            assert visitor.status == 404, day
        await visitor.get("/duplicate/2027-01-18")
        assert visitor.status == 404


# --- duplicates


async def duplicate(app: FastAPI, **form: str) -> tuple[Visitor, list[LiveTable], str]:
    host = Visitor(app)
    await host.get("/new/progress")
    await host.post("/duplicate/progress", players="2", seat0="me", seat1="hasty", tables="2", pace="quick", **form)
    assert host.status == 200, host.text
    deal_id = host.url.rpartition("/")[2]
    rows = [row for row in await context(app).store.all_games() if row.deal == deal_id]
    return host, [await live(app, row.id) for row in rows], deal_id


@run
async def test_a_duplicate_is_the_same_deal_at_every_table_compared_by_chair(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        home.bots.closing.set()
        host, (one, other), deal_id = await duplicate(app)
        assert (one.row.status, other.row.status) == ("running", "waiting")
        secret = other.seats[0].secret
        assert f"/join/{secret}" in host.text
        friend = Visitor(app)
        await friend.get(f"/duplicate/{deal_id}")
        assert secret not in friend.text, "the host invites"
        await friend.get(f"/t/{one.row.id}")
        assert friend.status == 403, "nobody watches before all are done"
        await host.get(f"/join/{secret}")
        await host.post(f"/join/{secret}", name="Ada again")
        assert (host.status, "another table with the same deal" in host.text) == (403, True)
        await friend.get(f"/join/{secret}")
        await friend.post(f"/join/{secret}", name="Boris")
        assert friend.status == 200
        assert other.row.seed == one.row.seed
        assert other.play.state.key() == one.play.state.key()
        await play_out(home, one, "a")
        await host.get(f"/t/{one.row.id}/end")
        assert host.status == 403
        await host.get(f"/duplicate/{deal_id}")
        assert "Boris" in host.text
        assert "<table" not in host.text, "no result before the last table is done"
        await play_out(home, other, "b")
        await friend.get(f"/duplicate/{deal_id}")
        assert friend.text.count("<table") == 2, "one for each chair"
        for table in (one, other):
            await friend.get(f"/t/{table.row.id}/end?verify=yes")
            assert (friend.status, one.row.seed in friend.text) == (200, True)


@run
async def test_a_duplicate_is_told_after_a_restart_too_and_at_last_by_time(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        home.bots.closing.set()
        _, (one, other), deal_id = await duplicate(app)
        await stopped(home, one, "1/47 2/33")
        await home.tables.close(other)  # nobody came
        assert (await live(app, one.row.id)).row.sealed > NOON
    async with open_app(tmp_path) as app:
        home = Moved(app, NOON).home
        await home.deals.tell()
        table = await live(app, one.row.id)
        assert table.row.sealed == 0
        deal = await find_deal(home.store, deal_id)
        assert deal is not None
        assert deal.closes == NOON + 30 * DAY


@run
async def test_a_duplicate_that_cannot_be_is_refused_with_a_sentence(tmp_path):
    async with open_app(tmp_path) as app:
        host = Visitor(app)
        for wrong in ({"tables": "1"}, {"tables": "7"}, {"tables": "x"}, {"tables": "٣"}, {"seat0": "hasty"}):
            await host.get("/new/progress")
            form = {"players": "2", "seat0": "me", "seat1": "hasty", "tables": "2", **wrong}
            await host.post("/duplicate/progress", **form)
            assert (host.status, "A duplicate has 2 to 6 tables" in host.text) == (422, True), wrong
        await host.get("/new/progress")
        await host.post("/duplicate/chess", tables="2")
        assert host.status == 404
        assert await context(app).store.all_games() == []
