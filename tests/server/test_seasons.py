"""Seasons of the ratings: they begin by themselves, each keeps its list, and a new one draws everybody to the mean."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from clio.server.rating import DOUBT, KEPT, MU, SIGMA, Skill, carried
from clio.server.seasons import span
from clio.store import Store
from clio.store.migrate import config
from clio.store.ratings import RatingRow, Season, rating_of, ratings_of, seasons
from tests.server.fixtures import Visitor, open_app
from tests.server.test_api import Program
from tests.server.test_clocks import Moved
from tests.server.test_ratings import person, played
from tests.server.test_table import run


def at(year: int, month: int, day: int) -> float:
    return datetime(year, month, day, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("day", "months", "name", "begins", "ends"),
    [
        ((2026, 11, 16), 3, "2026/4", (2026, 10, 1), (2027, 1, 1)),
        ((2027, 1, 1), 3, "2027/1", (2027, 1, 1), (2027, 4, 1)),
        ((2026, 12, 31), 1, "2026/12", (2026, 12, 1), (2027, 1, 1)),
        ((2026, 2, 28), 12, "2026", (2026, 1, 1), (2027, 1, 1)),
        ((2026, 7, 1), 6, "2026/2", (2026, 7, 1), (2027, 1, 1)),
    ],
)
def test_seasons_are_parts_of_a_year(day, months, name, begins, ends):
    assert span(at(*day), months) == (name, at(*begins), at(*ends))
    assert span(at(*day), 0)[2] is None


def test_a_season_draws_to_the_mean_and_adds_doubt_but_never_more_than_at_first():
    strong = Skill(MU + 8, 1.0)
    once, twice = carried(strong, 1), carried(strong, 2)
    assert once.mu == pytest.approx(MU + 8 * KEPT)
    assert once.sigma == pytest.approx((1 + DOUBT**2) ** 0.5)
    assert twice.mu == pytest.approx(carried(once, 1).mu)
    assert twice.sigma == pytest.approx(carried(once, 1).sigma)
    assert carried(strong, 40).sigma == SIGMA
    assert carried(strong, 40).mu == pytest.approx(MU, abs=0.01)
    assert carried(Skill(MU, SIGMA), 1) == Skill(MU, SIGMA)


@run
async def test_a_new_season_has_a_list_of_its_own_and_the_old_one_stays(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, at(2026, 11, 16)).home
        for name in ("ada", "boris"):
            await person(home, name, name)
        for _ in range(3):
            await played(home, ["ada", "boris"], [1, 2])
        before = await rating_of(home.store, "ada", "progress", 2)
        assert before is not None
        assert (before.season, before.games) == (1, 3)
        home.tables.now = lambda: at(2027, 2, 1)
        visitor = Visitor(app)
        await visitor.get("/ratings/progress")
        assert "Season 2027/1: 1 Jan 2027 to 31 Mar 2027" in visitor.text
        assert ">Ada<" not in visitor.text, "nobody has played in this one yet"
        assert 'href="/ratings/progress?season=1"' in visitor.text
        skill, games = await home.ratings.skill("ada", "progress", 2)
        assert (skill, games) == (carried(Skill(before.mu, before.sigma), 1), 0)
        await played(home, ["boris", "ada"], [1, 2])
        after = await rating_of(home.store, "ada", "progress", 2)
        assert after is not None
        assert (after.season, after.games) == (2, 1)
        assert after.mu < skill.mu
        await visitor.get("/ratings/progress")
        assert ">Ada<" in visitor.text
        await visitor.get("/ratings/progress?season=1")
        assert "This season is over." in visitor.text
        assert f"<td>{Skill(before.mu, before.sigma).points} " in visitor.text, "as it ended"
        assert [row.season for row in await ratings_of(home.store, "ada")] == [2, 1], "nothing is lost"
        for wrong in ("3", "0", "x", "-1", "1.0", "99999999999999999999"):
            await visitor.get(f"/ratings/progress?season={wrong}")
            assert visitor.status == 404, wrong


@run
async def test_a_players_page_tells_how_they_stand_now(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, at(2026, 11, 16)).home
        for name in ("ada", "boris"):
            await person(home, name, name)
        await played(home, ["ada", "boris"], [1, 2])
        home.tables.now = lambda: at(2027, 8, 1)
        row = await rating_of(home.store, "ada", "progress", 2)
        assert row is not None
        (rating,) = (await Program(app).call("GET", "/players/ada"))["ratings"]
        # Nobody came in the two seasons in between: they have passed all the same.
        assert rating["points"] == carried(Skill(row.mu, row.sigma), 3).points
        assert [one.name for one in await seasons(home.store)] == ["2027/3", "2027/2", "2027/1", "2026/4"]
        assert (rating["games"], rating["provisional"]) == (0, True)


@run
async def test_two_who_ask_first_begin_one_season(tmp_path):
    async with open_app(tmp_path) as app:
        home = Moved(app, at(2026, 11, 16)).home
        other = type(home.ratings.seasons)(home.store, home.tables.now, 3)
        found = await asyncio.gather(*(one.current() for one in (home.ratings.seasons, other) * 3))
        assert set(found) == {Season(1, "2026/4", at(2026, 10, 1), at(2027, 1, 1))}
        assert len(await seasons(home.store)) == 1


@run
async def test_another_length_holds_from_the_end_of_the_season_on(tmp_path):
    async with open_app(tmp_path) as app:
        await Moved(app, at(2026, 11, 16)).home.ratings.seasons.current()
    async with open_app(tmp_path, season_months=12) as app:
        home = Moved(app, at(2026, 12, 1)).home
        assert (await home.ratings.seasons.current()).name == "2026/4"
        home.tables.now = lambda: at(2027, 6, 1)
        assert await home.ratings.seasons.current() == Season(2, "2027", at(2027, 1, 1), at(2028, 1, 1))
    async with open_app(tmp_path, season_months=0) as app:
        home = Moved(app, at(2028, 6, 1)).home
        assert (await home.ratings.seasons.current()).ends is None
        visitor = Visitor(app)
        await visitor.get("/ratings/progress")
        assert "Season 2028: since 1 Jan 2028" in visitor.text


def test_ratings_from_before_there_were_seasons_belong_to_the_first(tmp_path: Path) -> None:
    file = tmp_path / "clio.db"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0022_tournaments")
        connection.execute(sa.text("INSERT INTO ratings VALUES ('g', 'progress', 2, 27.5, 4.25, 12)"))
    engine.dispose()

    async def moved() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        try:
            assert await ratings_of(store, "g") == [RatingRow("g", "progress", 2, 1, 27.5, 4.25, 12)]
        finally:
            await store.close()

    asyncio.run(moved())
