"""The pages around the tables, in a browser: two clicks to a first move, nothing cut, nothing that axe finds."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.registry import games
from clio.engine.words import LANGUAGES
from clio.server.opponents import opponent
from clio.server.pages import words_for
from tests.browser import fixtures
from tests.browser.chrome import Server
from tests.browser.measure import CUT, SIZES, SMALL

WORDS = SMALL.replace("'.unseen'", "'.unseen, svg'")  # what a chart says has its own size
HERE = "main *, .top *"  # where a table page has its table
WIDE = "document.documentElement.scrollWidth"


@pytest.fixture(scope="module")
def paths(server: Server) -> dict[str, str]:
    """The pages somebody sees who is Ada, with a finished game and an open seat."""
    seat = fixtures.put_free_seat(server.data)
    ended = fixtures.played("ancient_knowledge", {"players": "4", "teams": "yes"}, "11", lambda state: False, "hasty")
    table = fixtures.put(server.data, ended, 0)
    return {
        "lobby": "/",
        "set-up": "/new/ancient_knowledge",
        "set-up five": "/new/progress",
        "join": f"/join/{seat}",
        "end": f"/t/{table}/end",
        "shelf": "/rules",
        "cards": "/cards/ancient_knowledge?kind=artifact",
        "account": "/account",
        "record": "/record",
        "error": "/t/none",
    }


PAGES = ("lobby", "set-up", "set-up five", "join", "end", "shelf", "cards", "account", "record", "error")


def come(person: Any, server: Server, paths: dict[str, str], name: str, language: str = "en", **how: Any) -> Any:
    page = person(locale=language, **how)
    if name != "join" and language == "en":  # Ada reads English; the others come as guests
        page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(server.base + paths[name])
    if name == "set-up five":
        page.check("[name=players][value='5']")
    return page


@pytest.mark.parametrize("name", PAGES)
def test_no_text_is_cut_on_the_way_to_a_table(person: Any, server: Server, paths: dict[str, str], name: str) -> None:
    found = []
    for language in LANGUAGES:
        page = come(person, server, paths, name, language)
        for details in page.locator("main details").all():
            details.evaluate("e => (e.open = true)")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            where = f"{language} {width}x{height}"
            found += [f"{where} cut: {text}" for text in page.evaluate(CUT.replace("#table *, .top *", HERE))]
            least = 14 if width < 901 else 12
            found += [
                f"{where} small: {text}" for text in page.evaluate(WORDS.replace("#table *, .top *", HERE), least)
            ]
            if page.evaluate(WIDE) > width:
                found.append(f"{where} is too wide")
    assert found == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_around_a_table(
    person: Any, server: Server, paths: dict[str, str], name: str, theme: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = come(person, server, paths, name, color_scheme=theme)
    found = axe.Axe().run(page).response["violations"]
    assert [(f["id"], [node["html"][:160] for node in f["nodes"][:3]]) for f in found] == []


@pytest.mark.parametrize("name", PAGES)
def test_at_twice_the_size_nothing_is_out_of_reach(
    person: Any, server: Server, paths: dict[str, str], name: str
) -> None:
    """A zoom of 200% on a laptop is a page of half its width."""
    page = come(person, server, paths, name, viewport={"width": 640, "height": 400}, device_scale_factor=2)
    assert page.evaluate(WIDE) <= 640


@pytest.mark.parametrize("game", games())
def test_a_newcomers_first_move_takes_two_clicks(person: Any, game: str) -> None:
    page = person()
    page.locator(f".cover-{game} .go").click()  # one
    press = page.locator("#felt button[name=action]:visible, #region-prompt .moves button:visible").first
    press.wait_for()
    number = page.locator("[name=decision]").get_attribute("value")
    key = page.locator("#region-prompt").get_attribute("data-key")
    press.click()  # two
    page.wait_for_function("key => document.getElementById('region-prompt').dataset.key !== key", arg=key)
    assert page.locator("#problem").is_hidden()
    assert page.locator("#undo:enabled").count() or page.locator("[name=decision]").get_attribute("value") != number


def test_the_chosen_bot_shows_its_face_and_its_strength(person: Any, server: Server) -> None:
    page = person(java_script_enabled=False)
    seat = page.locator(".cover-ancient_knowledge .who-sits")
    assert seat.locator(".says:visible").inner_text().strip().startswith("For a first game")
    assert seat.locator(".portrait:visible").count() == 1
    page.goto(server.base + "/new/ancient_knowledge")
    seat = page.locator(".seat-at-1")
    seat.locator("select").select_option("expert-warrior")
    assert seat.locator(".portrait:visible").get_attribute("data-who") == "expert-warrior"
    seat.locator(".says:visible summary").click()  # how that was measured is told to those who ask
    said = opponent("ancient_knowledge", "expert-warrior", words_for("ancient_knowledge", "en")).strength
    assert said in seat.locator(".says:visible").inner_text()


def test_as_many_seats_as_players_lie_around_the_table(person: Any, server: Server) -> None:
    page = person(java_script_enabled=False)
    page.goto(server.base + "/new/progress")
    for players in (1, 2, 3, 4, 5):
        page.check(f"[name=players][value='{players}']")
        assert page.locator(".seat-place:visible").count() == players
        boxes = [seat.bounding_box() for seat in page.locator(".seat-place:visible, .felt-top").all()]
        for n, one in enumerate(boxes):
            for other in boxes[n + 1 :]:
                apart = (
                    one["x"] + one["width"] <= other["x"] + 1
                    or other["x"] + other["width"] <= one["x"] + 1
                    or one["y"] + one["height"] <= other["y"] + 1
                    or other["y"] + other["height"] <= one["y"] + 1
                )
                assert apart, players
    page.check("[name=players][value='3']")
    page.click("button.go")
    page.wait_for_selector("#question")


def test_an_invitation_is_copied_and_shared(person: Any, server: Server) -> None:
    page = person(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); };")
    page.goto(server.base + "/new/ancient_knowledge")
    page.select_option("[name=seat1]", "friend")
    page.click("button.go")
    page.locator("[data-copy]").click()
    page.get_by_text("The link is copied.").first.wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{server.base}/join/")
    page.locator("[data-share]").click()
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared") == {"text": "Come and play Ancient Knowledge with me:", "url": link}
    friend = person()
    friend.goto(link)
    friend.fill("[name=name]", "Boris")
    friend.click("button.go")
    page.wait_for_function("!document.body.classList.contains('waiting-room')")  # the room becomes a table by itself
    page.locator("#felt [data-card]").first.wait_for()


def test_without_a_connection_a_page_says_so(person: Any, server: Server) -> None:
    page = person(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    page.context.set_offline(True)
    page.goto(server.base + "/rules")
    page.get_by_role("heading", name="No connection").wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('.top')).backgroundColor") == "rgb(26, 24, 34)"
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    page.get_by_role("heading", name="Rules and cards").wait_for()
    kept = page.evaluate(
        """async () => { const store = await caches.open((await caches.keys())[0]);
             return (await store.keys()).map((request) => new URL(request.url).pathname); }"""
    )
    assert not [path for path in kept if path.startswith("/t/")]
    assert "/" not in kept


def test_play_again_from_the_end(person: Any, server: Server, paths: dict[str, str]) -> None:
    page = come(person, server, paths, "end")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/t/*")
    page.locator("#question").wait_for()
