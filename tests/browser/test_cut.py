"""No text is cut, too small or broken inside a word, and a large table does not scroll.

All tables in all sizes and languages are measured by `python scripts/fits.py` (part of `make soak`); here every table
is looked at in three of the ten sizes, in a language each, so that the suite stays short.
"""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.words import LANGUAGES
from tests.browser.chrome import Server
from tests.browser.gallery import TABLES, Gallery
from tests.browser.measure import ALL_SIZES, faults


@pytest.fixture(scope="module")
def galleries(server: Server) -> dict[str, Gallery]:
    return {language: Gallery(server, language) for language in LANGUAGES}


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_no_text_is_cut(person: Any, galleries: dict[str, Gallery], place: int) -> None:
    found = []
    for n, language in enumerate(LANGUAGES):
        page = galleries[language].open(person, TABLES[place], locale=language)
        assert page.locator("html").get_attribute("lang") == language
        width, height = ALL_SIZES[(3 * place + n) % len(ALL_SIZES)]
        found += [f"{language} {fault}" for fault in faults(page, width, height)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_fit_a_laptop(person: Any, galleries: dict[str, Gallery], language: str) -> None:
    page = galleries[language].open(person, "ages four", locale=language)
    assert faults(page, 1280, 800) == []


@pytest.mark.parametrize("name", ["act", "ancient", "ages four"])
def test_a_phone_shows_the_table(person: Any, galleries: dict[str, Gallery], name: str) -> None:
    """Command box, hand and tabs leave more than half of the window to the table; the thumb reaches both buttons."""
    page = galleries["en"].open(person, name, viewport={"width": 390, "height": 844}, has_touch=True)
    above = page.locator(".region-hand").bounding_box()["y"]
    assert above > 844 / 2
    for button in ("#undo", ".ends .go"):
        box = page.locator(button).bounding_box()
        assert box["y"] > 844 * 2 / 3
        assert box["height"] >= 40
        assert box["x"] + box["width"] <= 390
    card = page.locator(".region-hand .card.glow, .region-hand .card").first
    card.click()
    page.locator("#sheet .detail-name").wait_for()
    assert page.locator("#sheet .go").count() <= 1
    page.locator("#sheet .sheet-moves button").last.click()
    assert not page.locator("#sheet").is_visible()
    page.wait_for_selector(".card.chosen", state="detached")


def test_what_is_asked_comes_into_sight(person: Any, galleries: dict[str, Gallery]) -> None:
    """A question answered on another tab brings that tab up: nothing is chosen that cannot be seen."""
    page = galleries["en"].open(person, "ages four", viewport={"width": 390, "height": 844})
    page.locator(".tabs [data-show=log]").click()
    page.evaluate("document.dispatchEvent(new CustomEvent('asked', { detail: {} }))")
    tab = page.evaluate("document.body.dataset.tab")
    assert tab != "log"
    assert page.locator(f".tabs [data-show={tab}] .dot").is_visible()


# What can be scrolled on a table: how it is called, whether it scrolls sideways, and how wide its bar is.
BARS = """() => [...document.querySelectorAll('#table *')].flatMap((e) => {
  const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(e);
  const scrolls = (overflow, more) => ['auto', 'scroll'].includes(overflow) && more > 0;
  const wide = scrolls(overflowX, e.scrollWidth - e.clientWidth);
  const high = scrolls(overflowY, e.scrollHeight - e.clientHeight);
  return wide || high ? [[e.className, wide, scrollbarWidth]] : [];
})"""


@pytest.mark.parametrize("name", ["five players", "ages four", "ancient", "payment", "end"])
def test_what_scrolls_has_a_slim_bar_and_none_lies(person: Any, galleries: dict[str, Gallery], name: str) -> None:
    """Browsers in tests hide scroll bars, people's do not: a wide one takes the room of a card, a lying one a line."""
    page = galleries["en"].open(person, name, viewport={"width": 1366, "height": 768})
    bars = page.evaluate(BARS)
    assert bars  # the log at least
    assert [bar for bar in bars if bar[1:] != [False, "thin"]] == []
