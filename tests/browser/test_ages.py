"""Through the Ages in a real browser: a whole game by clicking, and its table on a laptop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import fixtures
from tests.browser.chrome import Server, fill_set, settled

MOST_STEPS = 900
ANSWERED = "key => document.getElementById('region-prompt').dataset.key !== key"
CARD_BUTTONS = "#region-row .can, #region-hand .can, #region-mine .can:not(.mini)"


def pick(values: list[str], n: int) -> int:
    """End the phase every third time, so that the game gets on; never resign, seldom destroy."""
    wanted = [place for place, value in enumerate(values) if not value.startswith(("resign", "destroy", "disband"))]
    ends = [place for place in wanted if values[place] in ("end", "pass", "decline", "enough")]
    if ends and n % 3 == 0:
        return ends[0]
    wanted = wanted or list(range(len(values)))
    return wanted[(n * 7) % len(wanted)]


def whole_game(page: Any, server: Server) -> int:
    """From the set-up to the result; how often a card itself was pressed."""
    page.goto(server.base + "/new/through_the_ages")
    page.check("[name=players][value='2']")
    page.locator("[name=seat1]").select_option("hasty")
    page.locator("[name=pace]").evaluate("e => { const d = e.closest('details'); if (d) d.open = true; }")
    page.locator("[name=pace]").select_option("quick")
    page.click("button.go")
    on_cards = 0
    for n in range(MOST_STEPS):
        page.wait_for_selector(".result, #end-turn, .set, #region-prompt .moves button")
        if page.locator(".result").count():
            break
        before = page.locator("#region-prompt").get_attribute("data-key")
        lit = page.locator(CARD_BUTTONS)
        if page.locator("#end-turn").count():
            page.click("#end-turn")
        elif page.locator(".set").count():
            fill_set(page)
        elif n % 4 == 1 and lit.count():
            lit.nth(n % lit.count()).click()  # on the card itself
            on_cards += 1
        else:
            buttons = page.locator("#region-prompt .moves button")
            values = buttons.evaluate_all("found => found.map((button) => button.value)")
            if not values:
                continue
            buttons.nth(pick(values, n)).click()
        page.wait_for_function(ANSWERED, arg=before)
        settled(page)
    assert page.locator(".result tbody tr.sum td").count() == 2
    return on_cards


def test_a_whole_game_against_bots(person: Any, server: Server) -> None:
    assert whole_game(person(), server) > 10


@pytest.fixture(scope="module")
def table(server: Server, browser: Any) -> str:
    """Four players in the middle of the game, all of them greedy so far."""
    match = fixtures.played(
        "through_the_ages",
        {"players": "4"},
        "11",
        lambda state: bool(state.round >= 9 and state.asking().name == "act"),  # type: ignore[attr-defined]
        bot="greedy",
    )
    return fixtures.put(server.data, match, match.state.seats_open()[0])


def open_table(person: Any, server: Server, table: str, **how: Any) -> Any:
    page = person(**how)
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(person: Any, server: Server, table: str, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = open_table(person, server, table, color_scheme=theme)
    found = axe.Axe().run(page).response["violations"]
    assert [(f["id"], [node["html"][:160] for node in f["nodes"][:3]]) for f in found] == []


def test_it_fits_a_laptop_and_a_phone(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    outside = page.evaluate(
        """() => [...document.querySelectorAll('#region-prompt button, .slot .can, .face .can')].filter((e) => {
             const box = e.getBoundingClientRect();
             const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
             return box.bottom > innerHeight || !at || !(e.contains(at) || at.contains(e));
           }).map((e) => e.textContent.trim().slice(0, 40))"""
    )
    assert outside == []
    assert page.locator(".slot").count() == 13
    assert page.locator("details.player").count() == 3
    page.locator("details.player summary").first.click()
    assert page.locator("details.player[open] .techs").is_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_watcher_sees_no_military_hand(person: Any, server: Server, table: str) -> None:
    page = person()
    page.goto(f"{server.base}/t/{table}")
    assert page.locator("details.player").count() == 4
    assert page.locator("#region-hand, #region-mine, [data-zone^='military hand']").count() == 0
