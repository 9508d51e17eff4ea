"""No text is cut, too small or broken inside a word, and a large table does not scroll.

All tables in all sizes and languages are measured by `python scripts/fits.py` (part of `make soak`); here every table
is looked at in three of the ten sizes, in a language each, so that the suite stays short.
"""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.words import LANGUAGES
from tests.browser import fixtures
from tests.browser.chrome import Server
from tests.browser.gallery import TABLES, Gallery, reached
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


# Pawns of a track that lie over one of its numbers.
COVERED = """() => [...document.querySelectorAll('.race')].flatMap((race) => {
  const boxes = (name) => [...race.querySelectorAll(name)].map((e) => e.getBoundingClientRect());
  const covers = (p, n) => p.left < n.right && p.right > n.left && p.top < n.bottom && p.bottom > n.top;
  const over = (n) => boxes(".pawn").filter((p) => covers(p, n)).map((p) => [n.x, n.y, p.x, p.y]);
  return boxes(".cell-text").flatMap(over);
})"""


@pytest.mark.parametrize("number", [0, 150])
def test_five_pawns_leave_numbers_and_hand_alone(person: Any, server: Server, number: int) -> None:
    match = fixtures.played("progress", {"players": "5"}, "3", reached("act", number))
    table = fixtures.put(server.data, match, match.state.seats_open()[0], "fr")
    page = person(locale="fr")
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data, "fr"), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    assert page.locator(".race .pawn").count() == 15
    assert page.evaluate(COVERED) == []
    last = page.locator(".region-power > *").last.bounding_box()
    assert last["y"] + last["height"] <= page.locator(".region-hand").bounding_box()["y"]


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
def test_who_watches_sees_the_whole_row(person: Any, server: Server, size: tuple[int, int]) -> None:
    """It goes across the window as a player's does, and what stands beside the boards covers none of them."""
    match = fixtures.played("through_the_ages", {"players": "4"}, "11", reached("act", 120))
    table = fixtures.put(server.data, match, -1)
    page = person(viewport={"width": size[0], "height": size[1]})
    page.goto(f"{server.base}/t/{table}")
    row = page.locator(".region-row").evaluate("(row) => [row.scrollWidth, row.clientWidth]")
    assert row[0] == row[1]
    board, side = (page.locator(name).first.bounding_box() for name in (".open-board", ".side"))
    assert board["x"] + board["width"] <= side["x"]


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
