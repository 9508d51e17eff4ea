"""Search of finished games: one's own and public ones, never what is private or sealed, by indices."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from fastapi import FastAPI

from clio.engine.registry import load
from clio.server import finished
from clio.store import SeatRow, Store, schema
from clio.store.finished import Place, Range, own, public, query
from clio.store.migrate import config
from clio.store.rows import GameRow
from scripts.kills import database
from tests.server import databases
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program
from tests.server.test_ratings import a_played_out_game
from tests.server.test_seats import two_players
from tests.server.test_table import run

DAY = 24 * 3600.0
NOW = time.time()


async def over(
    app: FastAPI, holders: dict[str, str], *, result: str = "1/30 2/20", listed: bool = False, ago: float = 1.0,
    game: str = "progress", bots: int = 0, options: dict[str, str] | None = None, **more: Any,
) -> str:  # fmt: skip
    """A finished game of people (by id their name) and bots."""
    row = GameRow(
        secrets.token_urlsafe(9), game, 1, "", load(game).complete(options or {}), "seed", False, "", listed, "over",
        0.0, "", NOW, NOW, result=result, ended=NOW - ago * DAY, **more,
    )  # fmt: skip
    seats = [SeatRow(n, "person", name, who, secrets.token_hex(8), "") for n, (who, name) in enumerate(holders.items())]
    first = len(seats)
    seats += [SeatRow(first + n, "bot", f"Bot {n}", "", secrets.token_hex(8), "greedy") for n in range(bots)]
    await context(app).store.create(row, seats)
    return row.id


async def somebody(app: FastAPI) -> tuple[Visitor, str]:
    """A visitor who is kept, and their id."""
    visitor = await Visitor(app).get("/account")
    await visitor.post("/name", name="Ada")
    return visitor, next(guest for guest, row in context(app).visitors.known.items() if row.name == "Ada")


def shown(visitor: Visitor) -> list[str]:
    """The tables on the page, in order."""
    return re.findall(r'<a href="/t/([^/"]+)"><strong>', visitor.text)


@run
async def test_ones_own_games_are_found_by_what_they_were(tmp_path):
    async with open_app(tmp_path) as app:
        ada, me = await somebody(app)
        won = await over(app, {me: "Ada", "b": "Борис"}, ago=3)
        lost = await over(app, {me: "Ada"}, bots=2, result="2/20 1/30 3/10", ago=2)
        fast = await over(app, {me: "Ada"}, bots=1, ago=1, options={"variant": "fast"})
        other = await over(app, {me: "Ada"}, bots=1, ago=40, game="ancient_knowledge")
        everything = [fast, lost, won, other]
        for asked, found in {
            "": everything,
            "?game=progress": [fast, lost, won],
            "?game=nonsense": everything,
            "?players=3": [lost],
            "?name=бор": [won],
            "?name=%00": [],
            "?against=people": [won],
            "?against=bots": [fast, lost, other],
            "?result=won": [fast, won, other],
            "?result=lost": [lost],
            "?game=progress&with-variant=fast": [fast],
            "?game=progress&with-variant=normal": [lost, won],
            f"?after={time.strftime('%Y-%m-%d', time.gmtime(NOW - 10 * DAY))}": [fast, lost, won],
            f"?before={time.strftime('%Y-%m-%d', time.gmtime(NOW - 10 * DAY))}": [other],
            "?before=2026-99-99&after=never": everything,
            "?game=progress&result=won&against=bots": [fast],
        }.items():
            assert shown(await ada.get("/games" + asked)) == found, asked
            assert ada.status == 200
        await ada.get("/games?name=ada")
        assert "Борис" in ada.text
        assert f'href="/t/{won}/end"' in ada.text
        assert f'href="/t/{won}/record"' in ada.text
        assert 'href="/games"' in (await ada.get("/")).text
        assert 'href="/games"' in (await ada.get("/player")).text


@run
async def test_of_others_only_what_was_listed_and_is_not_sealed(tmp_path):
    async with open_app(tmp_path) as app:
        ada, me = await somebody(app)
        mine = await over(app, {me: "Ada"}, bots=1, ago=2, sealed=NOW + DAY)
        listed = await over(app, {"x": "Xenia", "y": "Yuri"}, listed=True, ago=1)
        await over(app, {"x": "Xenia secret", "y": "Yuri"})
        await over(app, {"x": "Xenia sealed"}, bots=1, listed=True, sealed=NOW + DAY)
        opened = await over(app, {"x": "Xenia opened"}, bots=1, listed=True, sealed=NOW - DAY, ago=5)
        closed = await over(app, {"x": "Xenia closed"}, bots=1, listed=True)
        await context(app).store.update_game(closed, status="closed")
        assert shown(await ada.get("/games?whose=all")) == [listed, mine, opened]
        assert f'href="/t/{mine}/end"' not in ada.text, "others still play that deal"
        assert shown(await ada.get("/games?whose=all&name=xenia")) == [listed, opened]
        assert shown(await ada.get("/games?whose=all&result=won")) == [mine]
        stranger = await Visitor(app).get("/games?whose=all")
        assert shown(stranger) == [listed, opened]
        assert shown(await stranger.get("/games")) == []
        assert "secret" not in stranger.text
        program = Program(app)
        told = await program.call("GET", "/finished")
        assert [one["id"] for one in told["games"]] == [listed, opened]
        assert (await program.call("GET", "/finished?whose=mine"))["games"] == []


@run
async def test_pages_follow_each_other_without_gaps(tmp_path):
    async with open_app(tmp_path) as app:
        ada, me = await somebody(app)
        known = []
        for number in range(60):
            people = {me: "Ada", "b": "Boris"} if number % 3 else {"x": "Xenia", "y": "Yuri"}
            known.append(await over(app, people, listed=number % 2 == 0 or not number % 3, ago=number // 4))
        store = context(app).store
        rows = [row for game in known if (row := await store.game(game)) is not None]
        wanted = [row.id for row in sorted(rows, key=lambda row: (row.ended, row.id), reverse=True)]
        found, path = [], "/games?whose=all"
        for _ in range(3):
            await ada.get(path)
            assert len(shown(ada)) <= finished.PAGE
            found += shown(ada)
            path = next(iter(re.findall(r'rel="next" href="([^"]+)"', ada.text)), "").replace("&amp;", "&")
        assert found == wanted
        assert path == ""


def test_what_is_rare_is_looked_for_step_by_step(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "CHUNK", 4)
    monkeypatch.setattr(finished, "MOST_EXAMINED", 8)

    @run
    async def test(tmp_path):
        async with open_app(tmp_path) as app:
            ada, me = await somebody(app)
            for number in range(12):
                await over(app, {me: "Ada", "b": "Boris"}, ago=number, listed=number % 2 == 0)
            rare = await over(app, {me: "Ada", "z": "Zoe"}, ago=20)
            await ada.get("/games?whose=all&name=zoe")
            assert shown(ada) == []
            assert "looked at so far" in ada.text
            (further,) = re.findall(r'rel="next" href="([^"]+)"', ada.text)
            assert shown(await ada.get(further.replace("&amp;", "&"))) == [rare]
            assert "rel=" + '"next"' not in ada.text

    test(tmp_path)


@run
async def test_names_with_markup_and_odd_places(tmp_path):
    async with open_app(tmp_path) as app:
        ada, me = await somebody(app)
        await over(app, {me: "Ada", "b": "<b>Zed</b>"}, result="")
        await ada.get('/games?name="><script>')
        assert "<script>" not in ada.text.replace('<script src="', "")
        await ada.get("/games")
        assert "<b>Zed" not in ada.text
        for place in ("x", "1~", "~", "9" * 90, "1e5~a", "%00~a", "1~%00"):
            assert (await ada.get(f"/games?place={place}")).status == 200
            assert len(shown(ada)) == 1, place


@run
async def test_a_game_that_ends_is_found_by_the_day_it_ended(tmp_path):
    async with open_app(tmp_path) as app:
        table, home = await a_played_out_game(app), context(app)
        guest = home.visitors.known[table.seats[0].holder]
        (told,) = (await finished.search(home, guest, finished.Search(), "here")).games
        assert told.id == table.row.id
        assert sorted(one.name for one in told.players) == sorted(seat.name for seat in table.seats)
        assert [one.place for one in told.players] == sorted(one.place for one in told.players)
        assert abs(told.ended - table.now()) < 600
        await home.store.update_game(table.row.id, pace=1.0)
        assert (await finished.search(home, guest, finished.Search(), "here")).games == [told]
        await home.tables.close(table)
        assert not (await finished.search(home, guest, finished.Search(), "here")).games


@run
async def test_programs_search_as_the_page_does(tmp_path):
    async with open_app(tmp_path) as app:
        await over(app, {"x": "Xenia", "y": "Yuri"}, listed=True, options={"variant": "fast"})
        program = Program(app)
        assert len((await program.call("GET", "/finished?options=variant=fast"))["games"]) == 1
        assert not (await program.call("GET", "/finished?options=variant=normal"))["games"]
        assert not (await program.call("GET", f"/finished?after={int(NOW)}"))["games"]
        assert len((await program.call("GET", f"/finished?before={int(NOW)}&players=2&against=people"))["games"]) == 1
        for wrong in ("players=0", "game=chess", "options=x", "place=x", "against=all", "after=-1", "name=" + "x" * 25):
            await program.call("GET", f"/finished?{wrong}")
            assert program.status == 422, wrong


@run
async def test_a_flood_of_searches_is_stopped(tmp_path):
    async with open_app(tmp_path) as app:
        ada, _ = await somebody(app)
        found = [(await ada.get("/games?whose=all")).status for _ in range(finished.SEARCHES)]
        assert found[: finished.SEARCHES // 2] == [200] * (finished.SEARCHES // 2)
        assert 429 in found


SEARCHES = {
    "own": (own("me"), Range()),
    "own game": (own("me"), Range("progress", 5.0, 10.0, Place(7.0, "x"))),
    "public": (public(1.0), Range()),
    "public game": (public(1.0), Range("progress", 5.0, 10.0, Place(7.0, "x"))),
    "public time": (public(1.0), Range("", 5.0, 10.0, Place(7.0, "x"))),
}


def plan(connection: sa.Connection, which: sa.ColumnElement[bool], wanted: Range) -> str:
    """How the database would look for it."""
    text = query(which, wanted, 25).compile(connection, compile_kwargs={"literal_binds": True})
    explain = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN "
    return "\n".join(str(tuple(row)) for row in connection.execute(sa.text(explain + str(text))))


@run
async def test_no_search_reads_all_games(tmp_path):
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    for name, (which, wanted) in SEARCHES.items():
        async with store.engine.connect() as db:
            told = await db.run_sync(plan, which, wanted)
        assert "SCAN games" not in told
        assert "SCAN seats" not in told
        if name.startswith("public"):
            assert "ix_games_finished" in told
            assert "TEMP B-TREE" not in told, "they come in order"
    await store.close()


@pytest.fixture(scope="module")
def postgresql():
    with databases.postgresql() as address:
        yield address


def test_postgresql_uses_the_same_indices(tmp_path: Any, postgresql: str) -> None:
    @run
    async def test(tmp_path):
        async with database(tmp_path, postgresql, "finished") as address:
            store = await Store.open(address)
            for name, (which, wanted) in SEARCHES.items():
                async with store.engine.connect() as db:
                    await db.execute(sa.text("SET enable_seqscan = off"))
                    told = await db.run_sync(plan, which, wanted)
                    assert (await db.execute(query(which, wanted, 25))).all() == []
                assert "Seq Scan" not in told, told
                assert "ix_games_finished" in told or name.startswith("own"), told
            await store.close()

    test(tmp_path)


def test_games_that_were_over_before_have_an_end(tmp_path: Any) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'clio.db'}")
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0026_invitations")
        games = schema.games
        for status in ("over", "running"):
            values = GameRow(status, "progress", 1, "", {}, "", False, "", True, status, 0.0, "", 1.0, 5.0)._asdict()
            values.pop("ended")
            connection.execute(sa.insert(games).values(**values))
        command.upgrade(settings, "head")
        found = dict(connection.execute(sa.select(games.c.id, games.c.ended)).all())
    engine.dispose()
    assert found == {"over": 5.0, "running": None}


@run
async def test_two_people_have_each_their_own(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        table = context(app).tables.live[host.table]
        await context(app).store.update_game(table.row.id, status="over", result="1/3 2/1", ended=NOW)
        assert shown(await host.get("/games?result=won")) == [table.row.id]
        assert shown(await friend.get("/games?result=won")) == []
        assert shown(await friend.get("/games?result=lost")) == [table.row.id]
