"""A whole game of each of the three, clicked through in French or in Russian."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from clio.engine.registry import games
from clio.server.pages import words_for
from tests.browser import test_ages, test_ancient_knowledge, test_play
from tests.browser.chrome import Server


def progress(page: Any, server: Server) -> None:
    test_play.start(page, server, players="2", pace="quick", variant="faster", seat1="hasty")
    test_play.play_on(page)


WHOLE: dict[str, Callable[[Any, Server], object]] = {
    "progress": progress,
    "ancient_knowledge": test_ancient_knowledge.whole_game,
    "through_the_ages": test_ages.whole_game,
}


def test_every_game_is_played() -> None:
    assert {*WHOLE} == {*games()} == {game for game, _ in PLAYED}


# Each game in one language; `make soak` plays all of them (a whole game takes about a minute).
PLAYED = [("progress", "fr"), ("ancient_knowledge", "ru"), ("through_the_ages", "fr")]
if os.environ.get("CLIO_WHOLE_GAMES") == "all":
    PLAYED = [(game, language) for game in WHOLE for language in ("fr", "ru")]


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_a_whole_game_in(person: Any, server: Server, game: str, language: str) -> None:
    page = person(locale=language)
    WHOLE[game](page, server)
    say = words_for(game, language).say
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator(".result .sum th").inner_text() == say("score")
    assert page.locator(".log-lines li[data-entry]").count() > 5
    told = page.locator(".log-lines li[data-entry]").all_inner_texts()
    page.click("button[name=language][value=en]")  # at any moment, in the middle of a game too
    page.wait_for_selector("html[lang=en]")
    assert not {*told} & {*page.locator(".log-lines li[data-entry]").all_inner_texts()}, (
        "lines of the log are translated"
    )
