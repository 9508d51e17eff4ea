"""Every page: accessible, at home on a phone and on a laptop, and light enough."""

from __future__ import annotations

import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.browser import stage
from tests.browser.chrome import ROOT, Server

FIRST_LOAD, UPDATE, SCRIPT = 300_000, 30_000, 20_000  # bytes
TABLES = ("act", "payment", "discards", "five players", "solo", "end")
PAGES = ("lobby", "set-up", "account", "error", "join", "card", *TABLES, "curtain")


def asks(name: str, number: int, cards: int = 0) -> Any:
    """Somebody is asked this, after so many decisions, with so many cards in hand."""

    def found(state: Any) -> bool:
        seat = state.seats_open()[0]
        return state.number >= number and state.asking().name == name and len(state.zones[19 + seat]) >= cards

    return found


class Gallery:
    """Tables of Progress in all kinds of positions, each opened once."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.paths = {"lobby": "/", "set-up": "/new/progress", "account": "/account", "error": "/t/none"}
        self.paths["card"] = "/game/progress/card/astronomy"
        everything = stage.everything_on("progress")
        for name, options, until in (
            ("act", {"players": "2"}, asks("act", 120, 6)),
            ("payment", {"players": "2"}, asks("pay-discovery", 90, 5)),
            ("discards", {"players": "2"}, asks("choose-discards", 60, 6)),
            ("five players", {"players": "5", **everything}, asks("act", 700, 7)),
            ("solo", {"players": "1"}, asks("act", 60, 4)),
            ("end", {"players": "3", **everything}, lambda state: False),
            ("curtain", {"players": "2"}, asks("act", 40)),
        ):
            match = stage.played("progress", options, "5", until)
            seat = 0 if match.state.over else match.state.seats_open()[0]
            table = stage.put(server.data, match, seat, hot_seat=name == "curtain")
            self.paths[name] = f"/t/{table}"
        self.paths["join"] = "/join/" + stage.put_free_seat(server.data)

    def open(self, person: Any, name: str, **how: Any) -> Any:
        page = person(**how)
        cookie = {"name": "clio", "value": stage.cookie(self.server.data), "url": self.server.base}
        if name != "join":
            page.context.add_cookies([cookie])
        page.goto(self.server.base + self.paths[name])
        return page


@pytest.fixture(scope="module")
def gallery(server: Server, browser: Any) -> Gallery:
    return Gallery(server)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(person: Any, gallery: Gallery, name: str, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = gallery.open(person, name, color_scheme=theme)
    found = axe.Axe().run(page).response["violations"]
    assert [(f["id"], [node["html"][:160] for node in f["nodes"][:3]]) for f in found] == []


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_wider_than_a_phone(person: Any, gallery: Gallery, name: str) -> None:
    page = gallery.open(person, name, viewport={"width": 360, "height": 740}, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("name", TABLES)
def test_the_whole_decision_is_visible_at_1280_by_800(person: Any, gallery: Gallery, name: str) -> None:
    page = gallery.open(person, name)
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    outside = page.evaluate(
        """() => [...document.querySelectorAll(
            '#region-prompt button, #region-prompt input:not([type=hidden]), .hand .face, .tick')].filter((e) => {
              const box = e.getBoundingClientRect();
              if (!box.width) return false;
              const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
              return box.bottom > innerHeight || box.right > innerWidth || !at || !(e.contains(at) || at.contains(e));
            }).map((e) => e.textContent.trim().slice(0, 40))"""
    )
    assert outside == []


def test_weights(person: Any, gallery: Gallery) -> None:
    """First load of the fullest table, its largest update, our script."""

    def size(path: str) -> int:
        return len(urllib.request.urlopen(gallery.server.base + path).read())

    page = gallery.open(person, "end")
    html = len(page.content().encode())
    files = ("/static/clio.css", "/game/progress.css", "/static/table.js", "/static/clio.svg")
    first = html + sum(map(size, files))
    script = sum(path.stat().st_size for path in Path(ROOT, "src/clio/server/static").glob("*.js"))
    page = gallery.open(person, "five players")
    updates = []
    page.on("response", lambda answer: updates.append(len(answer.body())) if answer.request.method == "POST" else None)
    for _ in range(12):
        button = page.locator("#region-prompt .moves button, #end-turn").first
        if not button.count():
            break
        key = page.locator("#region-prompt").get_attribute("data-key")
        button.click()
        page.wait_for_function("key => document.getElementById('region-prompt').dataset.key !== key", arg=key)
    print(f"first load {first}, largest update {max(updates)}, script {script} bytes")
    assert first < FIRST_LOAD
    assert max(updates) < UPDATE
    assert script < SCRIPT
