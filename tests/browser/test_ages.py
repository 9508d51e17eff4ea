"""Through the Ages in a real browser: a whole game by clicking, and its table on a laptop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import fixtures
from tests.browser.chrome import Server, all_moves, fill_set, settled

MOST_STEPS = 900
ANSWERED = "key => document.getElementById('region-prompt').dataset.key !== key"
ON_CARDS = "#region-row .press[name=action], #region-hand .press[name=action], #region-mine .press[name=action]"
DECISION = ".result, #end-turn:not(:disabled), .set, #question[data-mine]"
# Texts that some box around them hides, and texts too small to read.
CUT = """() => [...document.querySelectorAll('#table *')].filter((e) => {
  if (!e.offsetParent || e.closest('svg, .unseen, .press, .reasons, .choices, .log-lines')) return false;
  if (e.closest('details:not([open])') && !e.closest('summary')) return false;
  if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) return false;
  const style = getComputedStyle(e), box = e.getBoundingClientRect();
  if (box.width < 3 || box.height < 3) return false;
  if (parseFloat(style.fontSize) < (innerWidth < 901 ? 13.9 : 11.9)) return true;
  for (let p = e.parentElement; p && p.id !== 'table'; p = p.parentElement) {
    const way = getComputedStyle(p), hole = p.getBoundingClientRect();
    if (/auto|scroll/.test(way.overflowX + way.overflowY) || way.clipPath !== 'none') return false;
    const hides = /hidden|clip/.test(way.overflowX + way.overflowY);
    if (hides && (box.left < hole.left - 1 || box.right > hole.right + 1 || box.bottom > hole.bottom + 1)) return true;
  }
  return false;
}).map((e) => `${e.closest('[data-card]')?.dataset.card} ${e.className}: ${e.textContent.trim().slice(0, 40)}`)"""


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
    page.on("dialog", lambda dialog: dialog.accept())  # actions may be left when a turn ends
    on_cards = 0
    for n in range(MOST_STEPS):
        page.wait_for_selector(DECISION)
        if page.locator(".result").count():
            break
        before = page.locator("#region-prompt").get_attribute("data-key")
        lit = page.locator(ON_CARDS)
        if page.locator("#end-turn:not([name]):not(:disabled)").count():
            page.click("#end-turn")
        elif page.locator(".set").count():
            fill_set(page)
        elif n % 4 == 1 and lit.count():
            lit.nth(n % lit.count()).dispatch_event("click")  # on the card itself
            on_cards += 1
        elif n % 3 == 0 and page.locator("#end-turn[value=end]").count():
            page.click("#end-turn")
        else:
            buttons = all_moves(page)
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


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080), (390, 844)])
def test_nothing_is_cut(person: Any, server: Server, table: str, size: tuple[int, int], language: str) -> None:
    page = open_table(person, server, table, viewport={"width": size[0], "height": size[1]})
    page.request.post(server.base + "/language", form={"language": language, "token": token(page)})
    page.goto(f"{server.base}/t/{table}")
    assert page.locator("html").get_attribute("lang") == language
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    if size[0] > 900:
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]


def token(page: Any) -> str:
    return str(page.locator("#act [name=token]").get_attribute("value"))


def test_the_row_has_three_zones_and_says_what_leaves(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    row = page.locator("#region-row .slots > li").evaluate_all("all => all.map((li) => li.className)")
    assert [row.index(f"zone price-{n}") for n in (1, 2, 3)] == [0, 6, 11]
    assert sum("slot" in name for name in row) == 13
    zones = page.locator("#region-row .zone").evaluate_all("all => all.map((z) => z.getBoundingClientRect().toJSON())")
    slots = page.locator("#region-row .slot").evaluate_all("all => all.map((s) => s.getBoundingClientRect().toJSON())")
    inside = [[z["left"] <= s["left"] and s["right"] <= z["right"] for s in slots].count(True) for z in zones]
    assert inside == [5, 4, 4], "cards lie in their zone"
    tops = page.locator("#region-row .slot").evaluate_all("all => all.map((s) => s.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "one line"
    swept = page.locator("#region-row .slot").first  # with four players one place is swept
    assert page.locator("#region-row .leaves").count() == swept.locator(".leaves").count()


def test_rivals_open_beside_the_own_board(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    assert page.locator("details.player").count() == 3
    page.locator("details.player summary").first.click()
    beside, mine = page.locator(".player[open] > .beside").bounding_box(), page.locator("#region-mine").bounding_box()
    assert beside["y"] + beside["height"] <= mine["y"] + 1, "the own board stays in sight"
    assert page.locator(".player[open] .buildings .card").count() >= 5


def test_a_press_takes_from_the_row_and_undo_gives_back(person: Any, server: Server, table: str) -> None:
    page = open_table(person, server, table)
    card = page.locator("#region-row .card:has(.press[name=action])").first
    name = card.get_attribute("data-card")
    before = page.locator("#region-prompt").get_attribute("data-key")
    card.locator(".press").click()
    page.wait_for_function(ANSWERED, arg=before)
    mine = page.locator(f"#region-hand [data-card={name}], #region-mine [data-card={name}]")
    assert mine.count() >= 1
    page.locator("#undo").click()
    page.wait_for_selector(f"#region-row [data-card={name}]")


def test_a_watcher_sees_no_military_hand(person: Any, server: Server, table: str) -> None:
    page = person()
    page.goto(f"{server.base}/t/{table}")
    assert page.locator("details.player").count() == 4
    assert page.locator(".open-board .buildings").count() == 4, "all boards, open"
    assert page.locator("#region-hand, #region-mine, [data-zone^='military hand']").count() == 0
