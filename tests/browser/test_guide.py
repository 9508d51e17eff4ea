"""First games that teach, clicked through in a browser: what is marked can be pressed, and leads to the end."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.registry import games
from clio.table.guide import guide_of
from tests.browser.chrome import all_moves, settled

PRESS = ".loose .mark-press, #end-turn.mark-press, #undo.mark-press"
LISTED = "#drawer .moves .mark-press"


def begin(person: Any, game: str, **how: Any) -> Any:
    page = person(**how)
    page.locator(f"[formaction='/learn/{game}']").click()
    page.locator("#guide").wait_for()
    return page


def lesson(page: Any) -> Any:
    """(text, number of the question) of the hint that is shown now; waits while the opponent plays."""
    page.locator("#guide.do, #guide.read").wait_for()
    return page.evaluate(
        "[document.getElementById('hint').textContent, document.querySelector('[name=decision]').value]"
    )


def press(page: Any) -> None:
    """Press what is marked: the next hint, a move (the drawer is opened for it), or the ticks of a set."""
    if page.locator("#guide.read").count():
        page.locator("#hint-next.mark-press").click()
        return
    ticks = page.locator(".tick.mark-press input, input.mark-press")
    if page.locator(PRESS).count():
        page.locator(PRESS).first.click()
        return
    if not ticks.count():
        all_moves(page)
        page.locator(LISTED).first.click()
        return
    for place in range(ticks.count()):
        ticks.nth(place).check()
    page.locator("#confirm").click()


def step(page: Any) -> str:
    """Press what the hint marks; the text of the lesson."""
    before = lesson(page)
    press(page)
    page.wait_for_function(
        """([text, number]) => document.querySelector('#guide.do, #guide.read')
           && (document.getElementById('hint').textContent !== text
               || document.querySelector('[name=decision]').value !== number)""",
        arg=before,
    )
    settled(page)
    return str(before[0])


def wide(page: Any) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


@pytest.mark.parametrize("game", games())
def test_clicking_what_is_marked_leads_through_all_lessons(person: Any, game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    page = begin(person, game)
    texts = []
    while page.locator("#guide.do, #hint-next").count() or page.locator("#guide.wait").count():
        texts.append(step(page))
    texts.append(lesson(page)[0])
    assert len(set(texts)) == len(guide.lessons)
    page.locator("#hint-leave").click()
    page.locator("#guide").wait_for(state="detached")
    assert page.locator(".mark-press, .mark-look").count() == 0
    all_moves(page).first.wait_for()


def test_a_lesson_is_announced_and_brought_into_sight(person: Any) -> None:
    page = begin(person, "progress", viewport={"width": 360, "height": 740})
    step(page)
    step(page)
    hint = page.locator("#hint").inner_text()
    assert hint in page.locator("#live").inner_text()
    card = page.locator("#felt .mark-press").first.bounding_box()
    prompt = page.locator("#region-prompt").bounding_box()
    assert card["y"] >= 0
    assert card["y"] + card["height"] <= prompt["y"] + 1


def test_a_hint_can_be_put_away_and_comes_back_with_the_next(person: Any) -> None:
    page = begin(person, "progress")
    page.locator("#guide summary").click()
    assert not page.locator("#hint").is_visible()
    page.locator("#guide summary").click()
    page.locator("#hint-next").click()
    page.locator("#hint-back").wait_for()
    assert page.locator("#hint").is_visible()
    page.locator("#hint-back").click()
    page.locator("#hint-back").wait_for(state="detached")


@pytest.mark.parametrize("game", games())
def test_a_lesson_fits_a_phone(person: Any, game: str) -> None:
    page = begin(person, game, viewport={"width": 360, "height": 740})
    page.wait_for_load_state("networkidle")  # scripts and styles are there
    page.wait_for_selector("body.scripted")
    for _ in range(4):
        assert wide(page) <= 360
        box = page.locator("#hint").bounding_box()
        assert box["y"] + box["height"] <= 740
        step(page)


def test_a_lesson_without_script(person: Any) -> None:
    page = begin(person, "progress", java_script_enabled=False)
    for _ in range(2):
        page.locator("#hint-next").click()
    page.locator("#felt button.mark-press:visible").first.click()
    page.locator("#guide.do").wait_for()
    page.locator(".set").wait_for()
    assert page.locator("#felt .mark-press").count() == 1  # what to pay with
    page.locator(".guide-do").click()
    page.locator("#guide.read").wait_for()
    page.locator("#hint-leave").click()
    page.locator("#question").wait_for()
    assert page.locator("#guide").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_on_a_lesson(person: Any, game: str, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = begin(person, game, color_scheme=scheme)
    for _ in range(4):
        found = axe.Axe().run(page).response["violations"]
        assert [(entry["id"], [node["html"][:120] for node in entry["nodes"]]) for entry in found] == []
        step(page)
