"""The coach's pages: a review that grows until it is done, moments to be tried again, and nothing of a running game."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI

from clio.engine.registry import games
from clio.server import coaching
from clio.server.pool import Pool
from tests.browser import fixtures
from tests.server.fixtures import Visitor
from tests.server.test_history import match_of, run, viewer

PIECES = 12  # of a game that are judged here: a whole one is the coach's own test


@pytest.fixture(autouse=True)
def few_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = coaching._prepared

    def some(match: object) -> object:
        review, pieces = whole(match)  # type: ignore[arg-type]
        review.all = PIECES
        return review, pieces[:PIECES]

    monkeypatch.setattr(coaching, "_prepared", some)


async def finished(person: Visitor, address: str) -> str:
    for _ in range(300):
        await person.get(f"{address}?part=yes")
        assert person.status == 200
        if 'data-done="yes"' in person.text:
            return person.text
        await asyncio.sleep(0.2)
    raise AssertionError("the review does not come to its end")


@pytest.mark.parametrize("name", games())
def test_a_review_grows_until_it_is_done(tmp_path: Path, name: str) -> None:
    match = match_of(name)
    table = fixtures.put(tmp_path, match, 1)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/end")
        assert f'href="/t/{table}/coach?seat=' in person.text
        for language in ("en", "fr", "ru"):
            await person.post("/language", language=language)
            await person.get(f"/t/{table}/coach")
            assert person.status == 200
            assert person.text.count("<polyline") == 3
        text = await finished(person, f"/t/{table}/coach")
        assert "<progress" not in text
        assert (await person.get("/coach.css")).status == 200
        assert ".coach-chart" in person.text
        await person.get(f"/t/{table}/coach.json")
        data = json.loads(person.text)
        assert data["done"] == data["all"] == PIECES
        assert any(seat["decisions"] for seat in data["seats"])

    run(tmp_path, test)


def test_a_moment_can_be_tried_again(tmp_path: Path) -> None:
    table = fixtures.put(tmp_path, match_of("progress"), 1)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await finished(person, f"/t/{table}/coach")
        await person.get(f"/t/{table}/coach.json")
        step = next(d["step"] for seat in json.loads(person.text)["seats"] for d in seat["decisions"])
        await person.get(f"/t/{table}/coach/{step}")
        assert person.status == 200
        assert 'id="verdict"' not in person.text, "no answer before a choice"
        choices = re.findall(r'name="choice" value="([^"]+)"', person.text)
        assert len(choices) > 1
        await person.get(f"/t/{table}/coach/{step}?choice={choices[0].replace(' ', '+')}")
        assert person.status == 200
        assert 'id="verdict"' in person.text
        await person.get(f"/t/{table}/coach/{step}?choice=nonsense")
        assert person.status == 422
        for wrong in ("0", "99999999", "-1"):
            await person.get(f"/t/{table}/coach/{wrong}")
            assert person.status == 404

    run(tmp_path, test)


def test_a_running_game_is_not_reviewed(tmp_path: Path) -> None:
    match = fixtures.played("progress", {"players": "2"}, "running", lambda state: state.number >= 40)
    table = fixtures.put(tmp_path, match, 0)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        for path in ("coach", "coach.json", "coach/3", "coach/3?choice=end"):
            await person.get(f"/t/{table}/{path}")
            assert person.status == 403, path

    run(tmp_path, test)


def test_a_review_stops_with_the_server() -> None:
    """What is in work when the server is stopped ends without a word, and nothing is lost but time."""

    async def test() -> None:
        pool = Pool(1)
        review, pieces = coaching._prepared(match_of("progress"))
        found = coaching.Analysis(review, pieces)
        found.asked = time.monotonic()
        past = SimpleNamespace(context=SimpleNamespace(analyses=pool), live=False)
        run_one = pool.run

        async def closing(*arguments: Any) -> Any:
            pool.close()
            return await run_one(*arguments)

        await run_one("somebody", len, [])  # a pool that has worked before
        pool.run = closing  # type: ignore[method-assign, assignment]
        await coaching._work(past, found)  # type: ignore[arg-type]
        assert len(found.left) == PIECES
        assert not found.done

    asyncio.run(test())
