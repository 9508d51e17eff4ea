"""Challenges, exercises and progress in the browser, and reviews that outlive the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.coach.challenges import challenges_of
from clio.engine.registry import games
from clio.server import coaching as coach_pages
from clio.server.tasks import task_of
from clio.store import coaching
from tests.browser import fixtures
from tests.server.fixtures import Visitor, context
from tests.server.test_advice import decided
from tests.server.test_coaching import few_pieces, finished
from tests.server.test_history import match_of, run, viewer

GAME = next(game for game in games() if challenges_of(game))
__all__ = ["few_pieces"]  # of every review here too


def test_a_challenge_is_listed_opened_and_tried(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await person.get("/challenges")
        assert person.status == 200
        listed = re.findall(r'action="/challenges/(\w+)/(\w+)"', person.text)
        assert len(listed) == sum(len(challenges_of(game)) for game in games())
        task = challenges_of(GAME)[0]
        await person.post(f"/challenges/{GAME}/{task.name}")
        assert person.status == 200
        assert 'id="task"' in person.text
        table = await context(app).tables.get(person.table)
        assert table is not None
        assert task_of(table) == task
        assert await coaching.tasks_of(context(app).store, table.seats[task.seat].holder) == {task.key: "tried"}
        await context(app).bots.close()
        for wrong in (f"/challenges/{GAME}/nothing", "/challenges/nothing/01"):
            await person.get("/challenges")
            await person.post(wrong)
            assert person.status == 404

    run(tmp_path, test)


def test_a_challenge_that_is_solved_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody need be good at it here: the goal is made easy."""
    from clio.coach import challenges

    monkeypatch.setattr(challenges.Goal, "reached", lambda goal, state, seat: True)

    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await person.get("/challenges")
        task = next(task for task in challenges_of(GAME) if task.goal.turns)
        await person.post(f"/challenges/{GAME}/{task.name}")
        table = await context(app).tables.get(person.table)
        assert table is not None
        await context(app).bots.close()
        holder, store = table.seats[task.seat].holder, context(app).store
        for _ in range(40):
            if (await coaching.tasks_of(store, holder))[task.key] == coaching.SOLVED:
                break
            await decided(table, task.seat, 1)
        await person.get(f"/t/{table.row.id}")
        assert "task-solved" in person.text
        await person.get("/challenges")
        assert 'class="card solved"' in person.text

    run(tmp_path, test)


def test_a_review_outlives_the_server_and_becomes_progress(tmp_path: Path, few_pieces: None) -> None:
    table = fixtures.put(tmp_path, match_of("progress"), 1)

    async def first(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get("/progress")
        assert person.status == 200
        assert f'href="/t/{table}/coach' in person.text, "a game that is not reviewed yet"
        await finished(person, f"/t/{table}/coach")
        for _ in range(50):
            if await coaching.reviews(context(app).store, [table]):
                break
            await person.get("/progress")

    async def again(app: FastAPI) -> None:
        def prepared(match: object) -> object:
            raise AssertionError("the review is there already")

        coach_pages._prepared = prepared  # type: ignore[assignment]
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/coach?part=yes")
        assert 'data-done="yes"' in person.text
        for language in ("en", "fr", "ru"):
            await person.post("/language", language=language)
            await person.get("/progress")
            assert person.status == 200
            assert 'aria-labelledby="group-1"' in person.text
            assert f"/t/{table}/coach?seat=" in person.text
            assert "coach-chart" not in person.text, "one game makes no line"
        stranger = Visitor(app)
        await stranger.get("/progress")
        assert "group-1" not in stranger.text, "one's own data only"

    kept = coach_pages._prepared
    try:
        run(tmp_path, first)
        run(tmp_path, again)
    finally:
        coach_pages._prepared = kept


def test_what_somebody_solved_goes_with_them(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        store = context(app).store
        await coaching.note_task(store, "me", "exercise x/1", coaching.SOLVED)
        await coaching.note_task(store, "me", "exercise x/1", coaching.TRIED)
        assert await coaching.tasks_of(store, "me") == {"exercise x/1": coaching.SOLVED}
        assert await coaching.tasks_of(store, "you") == {}
        await store.forget_guest("me")
        assert await coaching.tasks_of(store, "me") == {}

    run(tmp_path, test)
