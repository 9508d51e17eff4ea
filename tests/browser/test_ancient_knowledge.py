"""Ancient Knowledge in a real browser, by clicking."""

from __future__ import annotations

from typing import Any

from tests.browser.chrome import Server, all_moves, fill_set, settled

MOST_STEPS = 600
ANSWERED = "key => document.getElementById('region-prompt').dataset.key !== key"
DECISION = ".result, #end-turn, .set, #question[data-mine]"
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
    """End the turn, hand a set in, press a card and then a glowing place, or a move of the drawer."""
    if page.locator("#end-turn").count():
        page.click("#end-turn")
        return "end"
    if page.locator(".set").count():
        fill_set(page)
        return "set"
    cards = page.locator("#region-hand .card.placing .press")
    if cards.count():
        cards.nth(n % cards.count()).click()
        places = page.locator(".place")
        places.nth(n % places.count()).click()
        return "create"
    buttons = all_moves(page)
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


def ready(page: Any, server: Server, wanted: str) -> None:
    """Play on until something is there."""
    start(page, server)
    for n in range(80):
        page.wait_for_selector(DECISION)
        if page.locator(wanted).count():
            return
        answer(page, n)
    raise AssertionError(f"{wanted} did not come")


def test_a_calm_card_says_why_and_others_hands_stay_closed(person: Any, server: Server) -> None:
    page = person()
    ready(page, server, "#region-boards .card.calm")
    page.locator("#region-boards .card.calm").first.hover()
    page.wait_for_selector("#card-popover:popover-open .reason")
    assert "AK-LEARN-02" in page.locator("#card-popover").inner_text()
    assert page.locator("#card-popover .reason").count() == 1, "one reason once"
    page.keyboard.press("Escape")
    stranger = person()
    stranger.goto(page.url.split("?")[0])
    assert stranger.locator("#region-boards .card").count() > 0
    assert stranger.locator("#region-hand, [data-zone=hand]").count() == 0, "who only watches sees no hand"
    assert stranger.locator(".open-board .road").count() == 2, "but all boards, open"


def test_a_chosen_card_lights_the_slots_with_their_price(person: Any, server: Server) -> None:
    page = person()
    ready(page, server, "#region-hand .card.placing:has([data-to^=slot])")
    card = page.locator("#region-hand .card.placing:has([data-to^=slot])").first
    offered = card.locator(".choices [data-to]")
    notes = offered.evaluate_all("all => all.map((b) => b.dataset.note)")
    card.locator(".press").click()
    assert page.locator(".place").all_inner_texts() == notes, "every slot it may go to says what it costs"
    page.keyboard.press("Escape")
    assert page.locator(".place").count() == 0
    name = card.get_attribute("data-card")
    slot = offered.last.get_attribute("data-to")
    card.drag_to(page.locator(f"#region-mine [data-place={slot}]"))  # dragging does the same
    page.wait_for_selector(
        f"#region-hand [data-card={name}].target, #region-mine [data-card={name}], #region-now [data-card={name}]"
    )


def test_keys_reach_cards_moves_undo_and_end(person: Any, server: Server) -> None:
    page = person()
    ready(page, server, "#region-hand .card.placing:has([data-to^=slot])")
    number = page.locator("#region-hand .card").evaluate_all("all => all.findIndex((c) => c.matches('.placing')) + 1")
    page.keyboard.press(str(number))
    assert page.locator(".card.chosen").count() == 1
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.closest('#drawer') !== null")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.card') !== null")
    page.keyboard.press("?")
    assert page.locator("#keys[open]").count() == 1
    page.keyboard.press("Escape")


def test_a_phone_shows_a_card_before_it_is_played(person: Any, server: Server) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    ready(page, server, "#region-hand .card.placing")
    page.locator("#region-hand .card.placing .press").first.tap()
    page.wait_for_selector("#sheet[open] .large-card")
    assert page.locator("#sheet .sheet-moves button").count() > 0
    box = page.locator("#undo").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 844, "Undo and End turn are within reach"
