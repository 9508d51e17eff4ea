"""Every game can be played without a script and with nothing but keys: a turn of each, in a browser.

Whole games of Progress are played both ways in test_play.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import fixtures
from tests.browser.chrome import Server, fill_set, settled
from tests.browser.gallery import reached

TURNS = {"ancient_knowledge": 60, "through_the_ages": 90}  # from which decision on
MOST = 6  # moves
ASKED = "#end-turn:enabled, .set, #region-prompt .moves button, .thinking, .result"
ANSWERED = "key => document.getElementById('region-prompt').dataset.key !== key"
KEY = "#region-prompt"


def open_turn(person: Any, server: Server, game: str, **how: Any) -> Any:
    match = fixtures.played(game, {"players": "2"}, "3", reached("act", TURNS[game]), bot="greedy")
    table = fixtures.put(server.data, match, match.state.seats_open()[0])
    page = person(**how)
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    return page


@pytest.mark.parametrize("game", TURNS)
def test_without_script(person: Any, server: Server, game: str) -> None:
    page = open_turn(person, server, game, java_script_enabled=False)
    answers = {page.locator(KEY).get_attribute("data-key")}
    for n in range(MOST):
        moves = page.locator("#region-prompt .moves button")
        if page.locator(".set").count():
            fill_set(page, script=False)
        elif moves.count():
            for drawer in page.locator("#drawer > summary").all():
                drawer.click()
            moves.nth((n * 7) % moves.count()).click()
        elif page.locator("#end-turn:enabled").count():
            page.click("#end-turn")
        else:
            break  # the others are asked
        answers.add(page.locator(KEY).get_attribute("data-key"))
    assert len(answers) > 2, "every move brought a new question"


@pytest.mark.parametrize("game", TURNS)
def test_with_keys_alone(person: Any, server: Server, game: str) -> None:
    page = open_turn(person, server, game)
    page.on("dialog", lambda dialog: dialog.accept())
    page.wait_for_function("() => document.body.classList.contains('scripted')")
    page.locator("#question").focus()
    done = 0
    for n in range(MOST):
        page.wait_for_selector(ASKED, state="attached")
        before = page.locator(KEY).get_attribute("data-key")
        if page.locator(".set").count():
            fill_set(page, key=True)
        elif page.locator("#drawer").count():
            page.keyboard.press("m")
            assert page.evaluate("document.activeElement.closest('#drawer .moves') !== null"), (
                "the first move has the focus"
            )
            for _ in range(n % min(4, page.locator("#drawer .moves button").count())):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        elif page.locator("#end-turn:enabled").count():
            page.keyboard.press("e")
        else:
            break
        page.wait_for_function(ANSWERED, arg=before)
        settled(page)
        done += 1
        assert page.evaluate("document.activeElement.id") == "question", "focus is where the next question stands"
    assert done > 1
    assert page.locator("#problem").is_hidden()
