"""A game that is nothing but a folder is clicked to its end in a browser, on the page every game gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.chrome import Server, choose, settled

GAMES = Path(__file__).parent.parent / "fourth_game"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(Path(tmp_path_factory.mktemp("fourth")), CLIO_GAMES=str(GAMES)).start()
    yield server
    server.kill()


def test_a_fourth_game_is_clicked_to_its_end(person: Any, server: Server) -> None:
    page = person()
    assert page.goto(server.base + "/rules").status == 200
    page.goto(server.base + "/new/lanterns")
    page.select_option("[name=pace]", "quick")
    page.click("main form button >> text=Start")
    page.wait_for_selector("#region-hand")
    done: list[str] = []
    for number in range(300):
        settled(page)
        if page.locator("text=The deck is empty: it is dark.").count():
            break
        done.append(choose(page, number))
        if not done[-1]:
            page.wait_for_timeout(100)
    assert page.locator("text=The deck is empty: it is dark.").count() > 0
    assert [what for what in done if what.startswith("light")]
    assert page.goto(server.base + "/").status == 200
