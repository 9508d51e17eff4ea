"""Ancient Knowledge in a real browser, by clicking."""

from __future__ import annotations

from typing import Any

from tests.browser.chrome import Server, fill_set, settled

MOST_STEPS = 600
ANSWERED = "key => document.getElementById('region-prompt').dataset.key !== key"
DECISION = ".result, #end-turn, .set, #region-prompt .moves button"
WIDTH = "document.documentElement.scrollWidth"


def start(page: Any, server: Server) -> None:
    page.goto(server.base + "/new/ancient_knowledge")
    page.check("[name=players][value='2']")
    page.locator("[name=seat1]").select_option("hasty")
    page.locator("[name=pace]").evaluate("e => { const d = e.closest('details'); if (d) d.open = true; }")
    page.select_option("[name=pace]", "quick")
    page.click("button.go")
    page.wait_for_selector("#question")


def press(page: Any, n: int) -> str:
    """End the turn, hand a set in, or press a move: on a card where one is lit, else beside the question."""
    if page.locator("#end-turn").count():
        page.click("#end-turn")
        return "end"
    if page.locator(".set").count():
        fill_set(page)
        return "set"
    lit = page.locator("#region-hand button.can[value^=create]")
    buttons = lit if lit.count() else page.locator("#region-prompt .moves button")
    place = (n * 7) % buttons.count()
    move = str(buttons.nth(place).get_attribute("value"))
    buttons.nth(place).click()
    return move.split(" ")[0]


def answer(page: Any, n: int) -> str:
    """Press something and wait until the question it answered is gone, so that nothing is pressed on an old page."""
    before = page.locator("#region-prompt").get_attribute("data-key")
    done = press(page, n)
    page.wait_for_function(ANSWERED, arg=before)
    settled(page)
    return done


def whole_game(page: Any, server: Server) -> set[str]:
    """From the set-up to the result; what was done on the way."""
    start(page, server)
    page.wait_for_selector(".set")
    assert page.locator(".set").get_attribute("data-need") == "4", "four of the ten cards go at once"
    done: set[str] = set()
    for n in range(MOST_STEPS):
        page.wait_for_selector(DECISION)
        if page.locator(".result").count():
            break
        done.add(answer(page, n))
        assert page.locator("#problem").is_hidden()
    assert page.locator(".result tbody tr.sum td").count() == 2
    return done


def test_a_whole_game_of_ancient_knowledge(person: Any, server: Server) -> None:
    page = person()
    assert {"set", "create", "end"} <= whole_game(page, server)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(WIDTH) <= 360


def test_a_greyed_slot_says_why_and_others_hands_stay_closed(person: Any, server: Server) -> None:
    page = person()
    start(page, server)
    page.wait_for_selector(".set")
    for n in range(60):
        page.wait_for_selector(DECISION)
        if page.locator(".tech .cannot").count():
            break
        answer(page, n)
    page.locator(".tech .cannot").first.hover()
    page.wait_for_selector("#card-popover:popover-open")
    assert "AK-LEARN-02" in page.locator("#card-popover").inner_text()
    page.keyboard.press("Escape")
    stranger = person()
    stranger.goto(page.url.split("?")[0])
    assert stranger.locator("#region-boards .tech").count() > 0
    assert stranger.locator("#region-hand, [data-zone=hand]").count() == 0, "who only watches sees no hand"
