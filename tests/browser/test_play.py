"""Whole games in a real browser, by clicking."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urljoin

from tests.browser.chrome import Server, all_moves, choose, fill_set, settled

MOST_STEPS = 1500
ANSWERED = "key => document.getElementById('region-prompt').dataset.key !== key"


def start(page: Any, server: Server, **form: str) -> None:
    """Set a game of Progress up, through the form."""
    page.goto(server.base + "/new/progress")
    for name, value in form.items():
        field = page.locator(f"[name={name}]").first
        if field.evaluate("e => e.type") == "radio":
            page.check(f"[name={name}][value='{value}']")
        elif field.evaluate("e => e.type") == "checkbox":
            page.check(f"[name={name}]")
        else:
            field.evaluate("e => { const d = e.closest('details'); if (d) d.open = true; }")
            page.select_option(f"[name={name}]", value)
    page.click("button.go")
    page.wait_for_selector("#question")


def play_on(page: Any, until: str = ".result", steps: int = MOST_STEPS) -> int:
    """Click on until something is on the page; how many clicks it took."""
    done = 0
    for n in range(steps):
        page.wait_for_selector(f"{until}, #end-turn:enabled, .set, #region-prompt .moves button", state="attached")
        if page.locator(until).count():
            return done
        before = page.locator("#region-prompt").get_attribute("data-key")
        if choose(page, n):
            done += 1
            page.wait_for_function(ANSWERED, arg=before)
        settled(page)
    raise AssertionError(f"{until} did not come in {steps} steps")


def test_a_first_move_takes_at_most_four_clicks(person: Any, server: Server) -> None:
    page = person()
    page.click(".cover-progress .go")  # one
    page.wait_for_selector("#region-prompt .moves button")
    page.locator("#region-prompt .moves button").first.click()  # two
    page.wait_for_selector("#undo, .set, #region-prompt .moves button")
    assert page.locator("#problem").is_hidden()


def test_cards_that_glide_swallow_no_click(person: Any, server: Server) -> None:
    page = person()
    page.click(".cover-progress .go")
    button = page.locator("#region-prompt .moves button").first
    button.wait_for()
    hit = button.evaluate(
        """async (button) => {
          document.querySelector("[data-card]").style.viewTransitionName = "card-0";
          const gliding = document.startViewTransition(() => {});
          await gliding.ready;
          const box = button.getBoundingClientRect(); // where it lies now: pictures and letters may have come meanwhile
          const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const hit = there?.closest("button")?.value;
          gliding.skipTransition();
          return hit;
        }"""
    )
    assert hit == button.get_attribute("value")


def test_a_whole_game_against_bots(person: Any, server: Server) -> None:
    page = person()
    start(page, server, players="3", pace="quick", variant="faster", seat1="hasty", seat2="random")
    clicks = play_on(page)
    assert clicks > 10
    assert page.locator(".result tbody tr.sum td").count() == 3
    assert "thinking" not in page.locator("#question").inner_text()
    page.click("text=Rematch")
    page.wait_for_selector("#region-prompt .moves button, .thinking")


def test_a_whole_game_without_javascript(person: Any, server: Server) -> None:
    page = person(java_script_enabled=False)
    page.goto(server.base + "/new/progress")
    page.check("[name=players][value='2']")
    page.check("[name=variant][value='faster']")
    page.locator("[name=seat1]").select_option("random")
    page.locator("[name=pace]").select_option("quick")
    page.click("button.go")
    for n in range(MOST_STEPS):
        if page.locator(".result").count():
            break
        moves = page.locator("#region-prompt .moves button")
        if page.locator("#end-turn:enabled:not([name])").count():
            page.click("#end-turn")
        elif page.locator(".set").count():
            fill_set(page, script=False)
        elif moves.count():
            for drawer in page.locator("#drawer > summary").all():
                drawer.click()
            moves.nth((n * 7) % moves.count()).click()
        else:
            page.wait_for_timeout(60)
            page.reload()
    assert page.locator(".result").count() == 1


def test_a_game_between_two_browsers(person: Any, server: Server) -> None:
    host, friend = person(), person()
    start(host, server, players="2", seat1="friend", variant="faster")
    assert "Waiting" in host.locator("#question").inner_text()
    link = host.locator("[data-link]").nth(1).input_value()
    assert "/join/" in link
    friend.goto(urljoin(server.base, link))
    friend.fill("[name=name] >> nth=-1", "Boris")
    friend.click("button.go")
    friend.wait_for_selector("#question")
    host.wait_for_selector("#region-prompt .moves button, .thinking")
    turns = 0
    for n in range(200):
        for page in (host, friend):
            page.wait_for_timeout(20)
            if not page.locator("#region-prompt .moves button, .set, #end-turn").count():
                continue
            before = page.locator("#region-prompt").get_attribute("data-key")
            turns += choose(page, n) == "end"
            page.wait_for_function(ANSWERED, arg=before)
            settled(page)
        if turns >= 6:
            break
    assert turns >= 6
    host.wait_for_function("() => document.querySelector('.log-lines').textContent.includes('Boris')")
    stranger = person()
    stranger.goto(host.url.split("?")[0])
    assert stranger.locator("#region-power").count() == 1
    assert stranger.locator("#region-hand").count() == 0, "who only watches sees no hand"


def test_undo_takes_back_and_end_turn_commits(person: Any, server: Server) -> None:
    page = person(reduced_motion="no-preference")
    start(page, server, players="2", pace="quick", first_player="seat:0")
    hand = page.locator(".hand .face").count()
    all_moves(page)
    page.locator("#drawer button[value^=research]").first.click()
    page.wait_for_selector("#undo:enabled")
    assert page.locator(".hand .face").count() == hand - 1
    page.click("#undo")
    page.wait_for_function(f"() => document.querySelectorAll('.hand .face').length === {hand}")
    page.on("dialog", lambda asked: asked.accept())
    page.click("#end-turn")
    page.wait_for_selector("#undo:disabled")


def test_a_page_recovers_when_the_server_was_killed(person: Any, server: Server) -> None:
    page = person()
    start(page, server, players="2", pace="quick", first_player="seat:0")
    all_moves(page)
    page.locator("#drawer button[value^=research]").first.click()
    page.wait_for_selector("#undo:enabled")
    page.evaluate("window.same = true")
    server.kill()
    page.wait_for_selector("#problem:not([hidden])")
    assert "connection" in page.locator("#problem").inner_text()
    server.start()
    page.wait_for_selector("#problem", state="hidden", timeout=30_000)
    page.click("#undo")
    page.wait_for_selector("#undo:disabled")
    assert page.evaluate("window.same") is True, "without loading the page again"


def test_keyboard_only(person: Any, server: Server) -> None:
    """Tab and Enter alone; after every update focus is on the question or where it was."""
    page = person()
    page.keyboard.press("Tab")
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.cover-progress .go')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#region-prompt .moves button")
    page.wait_for_load_state()  # before its script is there a move is a form that is sent, and the page comes anew
    page.locator("#question").focus()
    for n in range(25):
        page.wait_for_selector("#region-prompt .moves button, .set, #end-turn:enabled, .result", state="attached")
        where = page.evaluate("document.activeElement.id")
        assert where == "question", f"focus was on {where!r} after update {n}"
        before = page.locator("#region-prompt").get_attribute("data-key")
        if page.locator(".set").count():
            fill_set(page, key=True)
        else:
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.closest('#region-prompt') !== null")
            page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
        settled(page)
    assert page.locator("#problem").is_hidden()


def test_a_greyed_move_says_why(person: Any, server: Server) -> None:
    page = person()
    start(page, server, players="2", pace="quick", first_player="seat:0")
    for n in range(40):
        page.wait_for_selector("#question[data-mine], #end-turn:enabled")
        if page.locator(".hand .card:has(> .reasons)").count():
            break
        choose(page, n)
        settled(page)
    page.locator(".hand .card:has(> .reasons)").first.hover()
    page.wait_for_selector("#card-popover:popover-open .reason")
    assert re.search(r"PR-\w+-\d+", page.locator("#card-popover").inner_text())
    page.keyboard.press("Escape")
    page.locator("#region-tree .card").first.hover()
    page.wait_for_selector("#card-popover:popover-open dl")


def test_ticks_are_counted(person: Any, server: Server) -> None:
    page = person()
    start(page, server, players="2", pace="quick")
    play_on(page, until=".set", steps=400)
    total = page.locator(".set .total")
    assert " of " in total.inner_text()
    assert page.locator("#confirm").get_attribute("aria-disabled") == "true"
    first = total.inner_text()
    page.locator("input[type=checkbox][name=pick]").first.check()
    assert total.inner_text() != first
