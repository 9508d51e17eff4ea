"""The end of a game: points over time, moments, and the proof of the shuffle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.engine.history import History
from clio.engine.registry import games
from clio.server.history import LAST, PastView
from clio.server.review import MOST_MOMENTS, ROWS, Checks, Review, checks, scored
from tests.browser import fixtures
from tests.server.fixtures import Visitor, context
from tests.server.test_history import live, match_of, run, viewer
from tests.server.test_secrecy import GUEST


def review_of(app: FastAPI, name: str) -> Review:
    table = live(app, match_of(name))
    past = PastView(context(app), table, GUEST, 0, [0], "/t/x", LAST, True)
    return Review(past, list(scored(past))[-1])


@pytest.mark.parametrize("name", games())
def test_points_over_time(tmp_path: Path, name: str) -> None:
    match = match_of(name)
    assert match.state.result is not None

    async def test(app: FastAPI) -> None:
        review = review_of(app, name)
        assert review.scores[-1] == (len(match.entries) - 1, match.state.result.scores)  # type: ignore[union-attr]
        assert len(review.scores) > 15, "a point for every turn"
        history = History(match)
        steps = history.steps()
        for place, scores in review.scores[:: len(review.scores) // 5]:
            state = history.after(steps, place)
            assert [match.game.score(state, seat) for seat in range(3)] == scores
        chart = review.chart()
        assert len(chart.lines) == 3
        for line in chart.lines:
            points = [tuple(map(float, point.split(","))) for point in line.points.split()]
            assert len(points) == len(review.scores)
            assert all(0 <= x <= chart.width and 0 <= y <= chart.height for x, y in points)
        heights = {line.score: line.y for line in chart.lines}
        assert sorted(heights, reverse=True) == sorted(heights, key=lambda score: heights[score])
        rows = review.rows()
        assert len(rows) <= ROWS
        assert rows[-1].scores == match.state.result.scores  # type: ignore[union-attr]

    run(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_moments(tmp_path: Path, name: str) -> None:
    async def test(app: FastAPI) -> None:
        review = review_of(app, name)
        moments = review.moments()
        assert 0 < len(moments) <= MOST_MOMENTS + 6
        assert {moment.kind for moment in moments} >= {"landmark", "swing"}
        assert [moment.place for moment in moments] == sorted(moment.place for moment in moments)
        changes = [
            abs(after[seat] - before[seat])
            for (_, before), (_, after) in zip(review.scores, review.scores[1:], strict=False)
            for seat in range(3)
        ]
        swings = [moment.text for moment in moments if moment.kind == "swing"]
        assert any(f" {max(changes)} point" in text for text in swings)
        winner = review.table.match.state.result.winners()[0]  # type: ignore[union-attr]
        leads = [moment.text for moment in moments if moment.kind == "lead"]
        assert not leads or review.names[winner] in leads[-1] or len(review.scores) < 20

    run(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_the_page(tmp_path: Path, name: str) -> None:
    match = match_of(name)
    table = fixtures.put(tmp_path, match, 1)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}")
        assert f'href="/t/{table}/end"' in person.text
        for language in ("en", "fr", "ru"):
            await person.post("/language", language=language)
            await person.get(f"/t/{table}/end?seat=1")
            assert person.status == 200
            assert person.text.count("<polyline") == 6  # the lines and their legend
            assert match.seed in person.text
            assert match.fingerprint in person.text
            assert 'class="checks"' not in person.text
            await person.get(f"/t/{table}/end?verify=yes")
            assert person.text.count('<li class="good">') == 2
            assert 'class="wrong"' not in person.text
        stranger = Visitor(app)
        assert (await stranger.get(f"/t/{table}/end")).status == 200, "a finished game is everybody's"

    run(tmp_path, test)


def test_a_game_that_does_not_come_from_its_seed_is_found_out(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        review = review_of(app, "progress")
        moves = len(review.table.match.entries) - 1
        assert await checks(review.past, "") == Checks(True, True, moves)
        for spoil in ("seed", "state"):
            review = review_of(app, "progress")
            if spoil == "seed":
                review.table.match.seed = "another"
            else:
                review.table.match.state.number += 1
            assert (await checks(review.past, "")).replay is False

    run(tmp_path, test)


def test_a_running_game_has_no_end(tmp_path: Path) -> None:
    match = fixtures.played("progress", {"players": "2"}, "secret-seed-5", lambda state: state.number >= 40)
    table = fixtures.put(tmp_path, match, 0)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/end?verify=yes")
        assert person.status == 403
        assert "still running" in person.text
        assert "secret-seed-5" not in person.text
        for path in (f"/t/{table}", f"/t/{table}/history", f"/t/{table}/record"):
            await person.get(path)
            assert person.status == 200
            assert "secret-seed-5" not in person.text
            found = re.search(match.fingerprint[:16], person.text)
            assert found or "history" in path

    run(tmp_path, test)
