"""What happens at a table besides the moves: who is there, what others did, an age that begins, what one prefers."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from urllib.parse import urljoin

import pytest

from tests.browser import fixtures
from tests.browser.chrome import Server, choose, settled
from tests.browser.weights import ANSWERED, FRESH

MINE = "#question[data-mine]"
SHOWN = "() => [...document.querySelectorAll('#felt [data-region]')].map((r) => r.dataset.key).join()"


@pytest.fixture(scope="module")
def table(server: Server, browser: Any) -> str:
    """Four players in the middle of Through the Ages, the viewer is asked."""
    match = fixtures.played(
        "through_the_ages",
        {"players": "4"},
        "11",
        lambda state: bool(state.round >= 5 and state.asking().name == "act"),  # type: ignore[attr-defined]
        bot="hasty",
    )
    return fixtures.put(server.data, match, match.state.seats_open()[0])


def open_table(person: Any, server: Server, table: str, **how: Any) -> Any:
    page = person(**how)
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    page.wait_for_function("() => document.body.classList.contains('scripted')")
    return page


def questions(page: Any) -> list[str]:
    """What the page asks in dialogs; the answer is no."""
    asked: list[str] = []

    def answer(dialog: Any) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", answer)
    return asked


def where(page: Any) -> int:
    return int(page.locator("#replay-where").inner_text().split("/")[0])


def shown(page: Any) -> str:
    """Everything that lies on the table, less the question."""
    return str(page.evaluate(SHOWN))


def test_what_others_did_is_watched_step_by_step_and_skipped(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)  # reduced motion: nothing goes on by itself
    now, question = shown(page), page.locator("#question").inner_text()
    page.click("#watch")
    page.wait_for_selector("#replay:not([hidden])")
    assert where(page) == 1
    assert page.locator("#replay-text").inner_text() != ""
    before = shown(page)
    assert before != now
    page.wait_for_timeout(1500)
    assert where(page) == 1, "nothing moves where reduced motion is asked"
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.getElementById('replay-where').textContent.startsWith('2/')")
    page.click("[data-replay=previous]")
    page.wait_for_function("() => document.getElementById('replay-where').textContent.startsWith('1/')")
    assert shown(page) == before
    assert page.locator("#question").inner_text() == question, "what is asked stays"
    page.keyboard.press("Escape")
    page.wait_for_function(f"now => ({SHOWN})() === now", arg=now)
    assert page.locator("#replay").is_hidden()


def test_it_goes_on_by_itself_at_the_pace_preferred(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table, reduced_motion="no-preference")
    page.evaluate("document.querySelector('#settings').open = true")
    page.check("[name=pace][value=quick]")
    page.evaluate("document.querySelector('#settings').open = false")
    page.click("#watch")
    page.wait_for_function("() => Number(document.getElementById('replay-where').textContent.split('/')[0]) >= 2")
    page.click("[data-replay=skip]")
    page.wait_for_selector("#replay", state="hidden")
    page.wait_for_selector(MINE)


def test_a_move_ends_the_watching(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    page.click("#watch")
    page.wait_for_selector("#replay:not([hidden])")
    before = page.locator("#region-prompt").get_attribute("data-key")
    page.evaluate("document.querySelector('#drawer button:not([value=end]):not([value=resign])').click()")
    page.wait_for_function("key => document.getElementById('region-prompt').dataset.key !== key", arg=before)
    page.wait_for_selector("#replay", state="hidden")
    page.wait_for_selector("#undo:enabled")
    page.click("#undo")
    page.wait_for_selector("#undo:disabled")


def test_without_script_it_leads_to_the_history(person: Any, server: Server, table: str) -> None:
    page = person(java_script_enabled=False)
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    page.click("#watch")
    page.wait_for_selector(".told li")
    assert "/at/" in page.url


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_an_age_begins_with_a_moment(person: Any, server: Server, table: str, motion: str) -> None:
    page = open_table(person, server, table, reduced_motion=motion)
    assert page.locator("#moment").is_hidden(), "not when somebody only comes in"
    page.evaluate("""() => {
      const mark = document.querySelector("[data-moment]");
      mark.dataset.moment = Number(mark.dataset.moment) + 1;
      document.dispatchEvent(new CustomEvent("swapped", { detail: { regions: {}, gone: [] } }));
    }""")
    page.wait_for_selector("#moment:not([hidden])")
    assert page.locator("#moment strong").inner_text() != ""
    assert page.locator("#moment use").count() == 1
    moving = page.evaluate("getComputedStyle(document.getElementById('moment')).animationName")
    assert moving == ("none" if motion == "reduce" else "begin")
    hit = page.evaluate("document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#moment')")
    assert hit is None, "it takes no click from anybody"
    page.wait_for_selector("#moment", state="hidden", timeout=10_000)


def test_dots_say_who_is_there(person: Any, server: Server) -> None:
    host, friend = person(), person()
    host.goto(server.base + "/new/progress")
    host.check("[name=players][value='2']")
    host.locator("[name=seat1]").select_option("friend")
    host.click("button.go")
    host.wait_for_selector("#question")
    friend.goto(urljoin(server.base, host.locator("[data-link]").nth(1).input_value()))
    friend.fill("[name=name] >> nth=-1", "Boris")
    friend.click("button.go")
    dot = host.locator(".player .presence")
    host.wait_for_selector(".player .presence.here")
    assert dot.get_attribute("aria-label") == "at the table"
    friend.goto(server.base + "/")
    host.wait_for_selector(".player .presence:not(.here)", timeout=20_000)
    assert dot.get_attribute("aria-label") == "away"


def test_a_preference_is_worn_at_once_and_kept(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    page.evaluate("document.querySelector('#settings').open = true")
    with page.expect_response("**/preferences"):
        page.check("[name=theme][value=dark]")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    with page.expect_response("**/preferences"):
        page.check("[name=cards][value=large]")
    other = open_table(person, server, table)  # another browser of the same person
    assert other.locator("html").get_attribute("data-theme") == "dark"
    assert "cards-large" in other.locator("body").get_attribute("class")
    other.evaluate("document.querySelector('#settings').open = true")
    for name, value in (("theme", "auto"), ("cards", "usual")):
        with other.expect_response("**/preferences"):
            other.check(f"[name={name}][value={value}]")


def test_sound_goes_off_by_one_press_and_stays_off(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    button = page.locator("#sound-now")
    assert button.get_attribute("aria-pressed") == "true"
    with page.expect_response(lambda answer: answer.url.endswith("/preferences")):
        button.click()
    assert button.get_attribute("aria-pressed") == "false"
    page.reload()
    page.wait_for_function("() => document.body.classList.contains('scripted')")
    assert button.get_attribute("aria-pressed") == "false"
    with page.expect_response(lambda answer: answer.url.endswith("/preferences")):
        button.click()
    assert page.locator("#preferences [name=sound]:checked").get_attribute("value") == "on"


def test_ending_a_turn_asks_as_preferred(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    asked = questions(page)
    page.click("#end-turn")
    assert len(asked) == 1
    assert page.locator(".warning").first.inner_text().strip() in asked[0], "what would be lost is said"
    page.keyboard.press("e")
    assert len(asked) == 2, "by key too"


def test_end_turn_is_three_key_presses_away_at_most(person: Any, server: Server, table: str) -> None:
    """From a card, from the log, from a rival: Escape leaves what is open, e ends the turn."""
    page = open_table(person, server, table)
    asked = questions(page)
    for n, place in enumerate((".log-lines", "#region-hand .card a, #region-hand .card button", ".player summary"), 1):
        page.locator(place).first.focus()
        for key in ("Escape", "e"):
            page.keyboard.press(key)
        assert len(asked) == n, place
    page.locator("#say-text").focus()
    for key in ("Tab", "Tab", "e"):
        page.keyboard.press(key)
    assert len(asked) == 4, "even from where letters are typed"


def test_boards_that_are_watched_do_not_lie_over_each_other(person: Any, server: Server, table: str) -> None:
    page = person()
    page.goto(f"{server.base}/t/{table}")
    boards = page.locator("#felt > .open-board")
    assert boards.count() == 4
    boxes = boards.evaluate_all(
        "all => all.map((b) => b.getBoundingClientRect()).map((b) => [b.top, b.bottom, b.right])"
    )
    side = page.locator(".side").bounding_box()
    for (_, bottom, right), (top, _, _) in pairwise(boxes):
        assert bottom <= top + 1
        assert right <= side["x"] + 1
    assert page.evaluate("document.documentElement.scrollHeight") <= 800


# Every line of the log is known by its number, and within that from the end: what is still told is the same element.
LINES = """() => {
  const count = {};
  return [...document.querySelectorAll('.log-lines li[data-entry]')].reverse().map((li) => {
    const n = li.dataset.entry;
    return [`${n} ${(count[n] = (count[n] ?? 0) + 1)}`, li];
  });
}"""


def asked_to_act(state: Any) -> bool:
    return bool(state.number >= 120 and state.asking().name == "act")


def test_a_log_that_begins_later_keeps_the_elements_of_its_lines(person: Any, server: Server) -> None:
    """To move an element is to draw its picture anew: a move costs only what it changes."""
    match = fixtures.played("ancient_knowledge", {"players": "3"}, "11", asked_to_act, bot="greedy")
    page = open_table(person, server, fixtures.put(server.data, match, match.state.seats_open()[0]))
    page.evaluate(f"() => {{ window.lines = new Map(({LINES})()); }}")
    first = page.locator(".log-lines li[data-entry]").first.get_attribute("data-entry")
    page.evaluate(
        """() => { window.moved = 0; new MutationObserver((all) => { for (const one of all) for (const node of
        one.removedNodes) if ([...window.lines.values()].includes(node) && node.isConnected) window.moved += 1; })
        .observe(document.querySelector('.log-lines'), { childList: true }); }"""
    )
    while page.locator(".log-lines li[data-entry]").first.get_attribute("data-entry") == first:
        page.wait_for_selector(FRESH, state="attached")
        key = page.locator("#region-prompt").get_attribute("data-key")
        assert choose(page, 0)
        page.wait_for_function(ANSWERED, arg=key)
        settled(page)
    kept, still = page.evaluate(
        f"() => {{ const now = ({LINES})().filter(([name]) => window.lines.has(name));"
        " return [now.length, now.filter(([name, li]) => window.lines.get(name) === li).length]; }"
    )
    assert kept > 20
    assert still == kept
    assert page.evaluate("window.moved") == 0
