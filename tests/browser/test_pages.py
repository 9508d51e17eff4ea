"""Every page: accessible, at home on a phone and on a laptop, and light enough."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.chrome import Server
from tests.browser.gallery import OTHERS, Gallery
from tests.browser.weights import Scales

FIRST_LOAD, UPDATE = 350_000, 15_000  # bytes, compressed
FULLEST = ("five players", "ancient", "ages four")  # the fullest table of each game
TABLES = ("act", "payment", "discards", "five players", "solo", "end", *(other[0] for other in OTHERS))
PAGES = ("lobby", "set-up", "account", "error", "join", "card", "programs", "games", *TABLES, "curtain")


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


@pytest.mark.parametrize("name", FULLEST)
def test_weights(person: Any, gallery: Gallery, name: str) -> None:
    """First load of the fullest table of each game, and its largest update, compressed."""
    page = person()
    scales = Scales(page)
    gallery.visit(page, name)
    first, updates = scales.first(), scales.updates(8)
    print(f"{name}: first load {first}, largest update {max(updates)} bytes")
    assert first < FIRST_LOAD
    assert max(updates) < UPDATE
