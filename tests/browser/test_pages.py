"""Every page: accessible, at home on a phone and on a laptop, and light enough."""

from __future__ import annotations

import urllib.request
from typing import Any

import pytest

from tests.browser.chrome import Server
from tests.browser.gallery import OTHERS, Gallery

FIRST_LOAD, UPDATE, SCRIPT = 300_000, 30_000, 20_000  # bytes
TABLES = ("act", "payment", "discards", "five players", "solo", "end", *(other[0] for other in OTHERS))
PAGES = ("lobby", "set-up", "account", "error", "join", "card", "programs", *TABLES, "curtain")


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
              if (!box.width || !e.checkVisibility()) return false;
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
    script = sum(map(size, page.locator("script[src]").evaluate_all("all => all.map((s) => s.getAttribute('src'))")))
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
