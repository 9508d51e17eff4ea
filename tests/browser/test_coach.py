"""The coach's pages in a browser: a hint in two clicks, nothing too wide on a phone, nothing that axe finds."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from clio.coach import thinking_for
from clio.coach.review import add, prepared, verdict
from clio.coach.study import as_data, made_by
from clio.engine.match import Match
from clio.server.settings import Settings
from clio.store import Store, coaching
from tests.browser import fixtures
from tests.browser.chrome import Server

PHONE = {"width": 390, "height": 844}
PIECES = 24  # of a game that are judged here
PAGES = ("review", "exercise", "progress", "challenges")


def keep(data: Path, table: str, match: Match) -> int:
    """A short review in the store; a step that has a decision of the first seat."""
    review, pieces = prepared(match, [0, 1])
    pieces = [piece for piece in pieces if piece.judged][:PIECES]
    review.all = len(pieces)
    for piece in pieces:
        add(review, verdict(piece, thinking_for(piece.state, 1)))

    async def work() -> None:
        store = await Store.open(Settings(data=data).database)
        await coaching.keep_review(store, table, made_by(match.game), json.dumps(as_data(review)))
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # playwright has a loop of its own in this thread
        pool.submit(asyncio.run, work()).result()
    return review.seats[0].moments[0].step


@pytest.fixture(scope="module")
def paths(server: Server) -> dict[str, str]:
    match = fixtures.played("progress", {"players": "2"}, "coach", lambda state: False, "hasty")
    table = fixtures.put(server.data, match, 0)
    step = keep(server.data, table, match)
    return {
        "review": f"/t/{table}/coach",
        "exercise": f"/t/{table}/coach/{step}",
        "progress": "/progress",
        "challenges": "/challenges",
    }


def come(person: Any, server: Server, **how: Any) -> Any:
    page = person(**how)
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    return page


def sound(page: Any) -> None:
    """As wide as the screen, and accessible."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    found = axe.Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in found] == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_of_the_coach_on_a_phone(
    person: Any, server: Server, paths: dict[str, str], name: str, theme: str
) -> None:
    page = come(person, server, viewport=PHONE, color_scheme=theme)
    page.goto(server.base + paths[name])
    if name == "review":
        assert page.locator("#coach-part").get_attribute("data-done") == "yes"
    sound(page)


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_a_hint_in_two_clicks(person: Any, server: Server, screen: str) -> None:
    page = person(**({"viewport": PHONE} if screen == "phone" else {}))
    page.locator("form[action='/new/progress'] .go").click()
    page.wait_for_selector("#ask-coach", state="attached", timeout=60_000)
    if screen == "phone":  # there the command box is opened first
        page.locator("#more").click()
    page.locator("#ask-coach").click()
    page.locator("#hint").click()
    page.wait_for_selector("#answer", timeout=60_000)
    sound(page)
    assert page.locator("#answer .bar").count() >= 2
