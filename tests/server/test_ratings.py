"""Ratings: every finished game counts once, whoever leaves one has lost it, and pages and programs read the same."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import zipfile
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from clio.arena.measured import Measured
from clio.server.context import Context
from clio.server.live_table import LiveTable
from clio.server.rating import MU, SIGMA, Skill, bot_points, bot_skill, from_points, rated
from clio.server.ratings import counts
from clio.store import SeatRow, Store
from clio.store.ratings import RatingRow, rating_of, results_of, uncounted
from clio.store.rows import GuestRow
from clio.table import Line
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program
from tests.server.test_clocks import Moved, two
from tests.server.test_table import run

# What could have been measured: levels change, and with them what is known of them.
PUBLISHED = {"plan": Measured("greedy", 400, 0.825, 0.038), "expert": Measured("plan", 200, 0.55, 0.06)}


async def row_of(store: Store, guest: str, game: str, players: int) -> RatingRow:
    """The rating somebody has."""
    found = await rating_of(store, guest, game, players)
    assert found is not None
    return found


def test_who_wins_rises_and_who_loses_falls_by_less_and_less() -> None:
    one, other = Skill(), Skill()
    first, second = rated([one, other], [1, 2])
    assert first.mu > MU > second.mu
    assert first.sigma < SIGMA
    assert (first.points, Skill().points) == (round(1000 + (first.mu - MU) * 29.482), 1000)
    again, _ = rated([first, second], [1, 2])
    assert again.mu - first.mu < first.mu - one.mu


def test_points_mean_what_they_mean_on_the_ladder_of_the_bots() -> None:
    strong, weak = from_points(1400, 0.1), from_points(1000, 0.1)
    assert strong.points - weak.points == 400
    won, lost = rated([strong, weak], [1, 2])[0].mu, rated([strong, weak], [2, 1])[0].mu
    # Whoever wins ten games of eleven stays where they are.
    assert 10 * (won - strong.mu) + (lost - strong.mu) == pytest.approx(0, abs=0.02 * (strong.mu - lost))


def test_bots_have_what_was_published_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.server.rating.measured", lambda game: PUBLISHED)
    monkeypatch.setattr("clio.server.rating.published", dict)
    assert bot_points("progress", 2, "greedy") == 1000
    plan = bot_points("progress", 2, "plan")
    expert = bot_points("progress", 2, "expert")
    assert plan is not None
    assert expert is not None
    assert 1250 < plan < 1290  # won 82.5% of its games against greedy
    assert expert > plan  # measured against plan, which was measured against greedy
    assert bot_points("progress", 2, "random") is None
    assert bot_points("progress", 3, "plan") is None, "it was measured at tables of two"
    assert bot_points("progress", 3, "greedy") == 1000
    assert bot_skill("progress", 2, "random") == Skill()
    assert bot_skill("progress", 2, "plan").sigma < SIGMA
    row = {"bot": "plan", "points": 1222, "low": 1200, "high": 1244, "games": 90}
    monkeypatch.setattr("clio.server.rating.published", lambda: {"progress": {"2": {"ratings": [row]}}})
    assert bot_points("progress", 2, "plan") == 1222, "the ladder comes first"
    row["high"] = 1500
    assert bot_points("progress", 2, "plan") == plan, "if it is sure"


async def ended(home: Context, table: LiveTable) -> None:
    """Whoever is late is voted out of the game: the shortest way to an end."""
    while home.store.working:
        await asyncio.gather(*home.store.working)
    assert table.over


async def played(home: Context, names: list[str], places: list[int], **more: Any) -> LiveTable:
    """A game of these people (a guest's id, or a bot) that ended so."""
    seats = [
        SeatRow(seat, "bot" if name in ("plan", "greedy") else "person", name, "", secrets.token_hex(8), name)
        if name in ("plan", "greedy")
        else SeatRow(seat, "person", name, name, secrets.token_hex(8), "")
        for seat, name in enumerate(names)
    ]
    home.bots.closing.set()
    table = await home.tables.create("progress", {"players": str(len(names))}, seats, names[0], False, 0.0, **more)
    result = " ".join(f"{place}/{50 - place}" for place in places)
    table.row = table.row._replace(status="over", result=result)
    await home.store.update_game(table.row.id, status="over", result=result)
    await home.ratings.count(table.row, table.seats, None)
    return table


async def person(home: Context, name: str, login: str = "") -> GuestRow:
    guest = GuestRow(name, name.title(), "en", None, None)
    await home.store.save_guest(guest)
    if login:
        await home.visitors.save_account(guest, guest._replace(login=login, password="x"))
    return guest


@run
async def test_a_game_counts_once_by_game_and_number_of_players(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        for name in ("ada", "boris"):
            await person(home, name, name)
        table = await played(home, ["ada", "boris"], [1, 2])
        ada, boris = [await row_of(home.store, name, "progress", 2) for name in ("ada", "boris")]
        assert ada.mu > MU > boris.mu
        assert (ada.games, boris.games) == (1, 1)
        await home.ratings.count(table.row, table.seats, None)
        assert await rating_of(home.store, "ada", "progress", 2) == ada, "not twice"
        assert await rating_of(home.store, "ada", "progress", 3) is None
        assert await uncounted(home.store, 10) == []
        (result,) = await results_of(home.store, "boris", 10)
        assert (result.place, result.score, result.left) == (2, 48, False)


@run
async def test_a_win_against_a_strong_bot_is_worth_more(tmp_path):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("clio.server.rating.measured", lambda game: PUBLISHED)
        patch.setattr("clio.server.rating.published", dict)
        await beaten(tmp_path)


async def beaten(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        home = context(app)
        await played(home, ["ada", "plan"], [1, 2])
        await played(home, ["boris", "greedy"], [1, 2])
        ada, boris = [await row_of(home.store, name, "progress", 2) for name in ("ada", "boris")]
        assert ada is not None
        assert boris is not None
        assert ada.mu > boris.mu > MU


@run
async def test_what_does_not_count(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        hot = await played(home, ["ada", "ada"], [1, 2])
        known = await played(home, ["ada", "boris"], [1, 2], seed="chosen")
        assert not counts(hot.row, hot.seats)
        assert not counts(known.row, known.seats)
        assert not counts(hot.row._replace(options={"teams": "yes"}), known.seats)
        assert await results_of(home.store, "ada", 10) == []
        assert await uncounted(home.store, 10) == [], "nobody looks at them again"


async def moved(table: LiveTable) -> None:
    """A turn of the first seat."""
    while 0 in table.asked():
        await table._write([Line(0, ":commit" if table.view_for(0).may_end else table.play.legal(0)[-1])])


@run
async def test_whoever_leaves_a_game_has_lost_it_and_nobody_wins_by_that(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        _, friend, table = await two(app, "")
        holders = [row.holder for row in table.seats]
        await moved(table)
        home.bots.closing.set()
        await friend.post(f"/t/{table.row.id}/leave", seat="1")
        await asyncio.gather(*home.store.working)
        left = await row_of(home.store, holders[1], "progress", 2)
        assert left.mu < MU
        assert await rating_of(home.store, holders[0], "progress", 2) is None
        (result,) = await results_of(home.store, holders[1], 10)
        assert (result.left, result.place) == (True, 2)
        await friend.get("/player")
        assert "left the game" in friend.text
        # When the game ends, the one who stayed has played against a bot; who left is not counted again.
        table.row = table.row._replace(status="over", result="1/50 2/40")
        await home.store.update_game(table.row.id, status="over", result="1/50 2/40")
        await home.ratings.count(table.row, table.seats, None)
        assert (await row_of(home.store, holders[0], "progress", 2)).mu > MU
        assert await rating_of(home.store, holders[1], "progress", 2) == left


@run
async def test_a_table_that_its_host_puts_away_is_a_game_that_the_host_left(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        host, _, table = await two(app, "")
        holders = [row.holder for row in table.seats]
        await moved(table)
        await host.post(f"/t/{table.row.id}/close", seat="0")
        assert (await row_of(home.store, holders[0], "progress", 2)).mu < MU
        assert await rating_of(home.store, holders[1], "progress", 2) is None


@run
async def test_a_game_that_was_ended_because_of_somebody_counts_for_them_alone(tmp_path):
    async with open_app(tmp_path) as app:
        home, time = context(app), Moved(app)
        _, friend, table = await two(app, "move 60 0", "vote")
        holders = [row.holder for row in table.seats]
        await time.on(60)
        await friend.look()
        await friend.post(f"/t/{table.row.id}/vote", seat="1")
        await ended(home, table)
        assert (await row_of(home.store, holders[0], "progress", 2)).mu < MU
        assert await rating_of(home.store, holders[1], "progress", 2) is None


@run
async def test_what_was_over_before_the_start_is_counted_at_the_start(tmp_path):
    async with open_app(tmp_path) as app:
        home, time = context(app), Moved(app)
        vars(home.ratings)["heard"] = lambda table: None  # as if the server had died there
        _, _, table = await two(app, "move 60 0", "vote")
        home.tables.heard = home.waking.heard
        table.heard = home.waking.heard
        await time.on(60)
        await table.vote(1)
        assert await uncounted(home.store, 10) == [table.row.id]
        late = table.seats[0].holder
    async with open_app(tmp_path) as app:
        for _ in range(500):
            if await rating_of(context(app).store, late, "progress", 2) is not None:
                break
            await asyncio.sleep(0.02)
        assert (await row_of(context(app).store, late, "progress", 2)).mu < MU


async def a_played_out_game(app: FastAPI) -> LiveTable:
    """Of a person with an account against the simplest bot, to its end."""
    host = Visitor(app)
    await host.play_now("progress", players="2", seat1="hasty")
    await host.get("/account")
    await host.post("/account", what="register", login="ada", password="a long password")
    await host.post("/name", name="Ada")
    table = context(app).tables.live[next(iter(context(app).tables.live))]
    table.row = table.row._replace(pace=0.0)
    await table.take_over(0, "hasty")
    for _ in range(2000):
        context(app).bots.wake(table)
        if table.over:
            break
        await asyncio.sleep(0.05)
    while context(app).store.working:
        await asyncio.gather(*context(app).store.working)
    return table


@run
async def test_pages_and_programs_tell_the_same(tmp_path):
    async with open_app(tmp_path) as app:
        table = await a_played_out_game(app)
        assert table.over
        stranger = Visitor(app)
        await stranger.get("/player/ada")
        assert stranger.status == 200
        assert f"/t/{table.row.id}" in stranger.text
        assert "Favourite cards" in stranger.text
        await stranger.get("/ratings/progress")
        assert 'href="/player/ada"' in stranger.text
        assert "provisional" in stranger.text
        assert "Greedy" in stranger.text
        await stranger.get("/player/nobody")
        assert stranger.status == 404
        found = await Program(app).call("GET", "/players/ada")
        assert (found["played"], found["ratings"][0]["games"]) == (1, 1)
        assert found["cards"][0]["cards"]
        boards = await Program(app).call("GET", "/games/progress/ratings")
        assert boards[0]["players"] == 2
        assert {"ada"} <= {place["login"] for place in boards[0]["places"]}
        assert table.seats[0].holder not in stranger.text, "nobody's id is told"


@run
async def test_what_is_kept_can_be_taken_along(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        ada = await person(home, "ada", "ada")
        await played(home, ["ada", "boris"], [1, 2])
        packed = zipfile.ZipFile(io.BytesIO(await home.accounts.export(ada, "here")))
        told = packed.read("standing.json").decode()
        assert json.loads(told)["results"][0]["place"] == 1
        assert json.loads(told)["ratings"][0]["games"] == 1
        assert "boris" not in told


@run
async def test_of_somebody_who_is_deleted_nothing_is_left(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        await person(home, "ada", "ada")
        await played(home, ["ada", "boris"], [1, 2])
        await home.store.forget_guest("ada")
        assert await results_of(home.store, "ada", 10) == []
        assert await rating_of(home.store, "ada", "progress", 2) is None
