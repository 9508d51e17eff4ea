"""Looking back in a real browser: lines of the log, steps, records, the proof of the shuffle, problem reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.registry import games
from tests.browser import fixtures
from tests.browser.chrome import Server

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


class Past:
    """A finished and a running table of every game, and their records as files."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.server = server
        self.over: dict[str, str] = {}
        self.running: dict[str, str] = {}
        self.matches: dict[str, Match] = {}
        self.files: dict[str, Path] = {}
        for name in games():
            match = fixtures.played(name, {"players": "3"}, "looking back", lambda state: False)
            self.matches[name] = match
            self.over[name] = "/t/" + fixtures.put(server.data, match, 1)
            begun = fixtures.played(name, {"players": "2"}, "running", lambda state: state.number >= 70)
            self.running[name] = "/t/" + fixtures.put(server.data, begun, begun.state.seats_open()[0])
            self.files[name] = folder / f"{name}.clio"
            self.files[name].write_text(record_text(match), encoding="utf-8")
            self.files[name + " masked"] = folder / f"{name}-masked.clio"
            self.files[name + " masked"].write_text(record_text(begun, 0), encoding="utf-8")

    def open(self, person: Any, path: str, **how: Any) -> Any:
        page = person(**how)
        cookie = {"name": "clio", "value": fixtures.cookie(self.server.data), "url": self.server.base}
        page.context.add_cookies([cookie])
        page.goto(self.server.base + path)
        return page

    def pages(self, name: str) -> list[str]:
        middle = len(self.matches[name].entries) // 2
        return [
            self.running[name],
            f"{self.running[name]}/at/40",
            f"{self.running[name]}/problem",
            self.over[name],
            f"{self.over[name]}/at/{middle}?seat=1",
            f"{self.over[name]}/end?verify=yes",
            "/record",
        ]


@pytest.fixture(scope="module")
def past(server: Server, browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Past:
    return Past(server, Path(tmp_path_factory.mktemp("records")))


def where(page: Any) -> str:
    return str(page.locator("#question").inner_text())


def at(page: Any, move: int, of: int) -> None:
    page.wait_for_function(
        "text => document.getElementById('question')?.textContent.includes(text)", arg=f"move {move} of {of}"
    )


def upload(page: Any, server: Server, file: Path) -> None:
    page.goto(server.base + "/record")
    page.set_input_files("#record-file", str(file))
    page.click("button.go")


@pytest.mark.parametrize("name", games())
def test_a_line_steps_and_back_to_the_table(person: Any, past: Past, name: str) -> None:
    page = past.open(person, past.running[name])
    line = page.locator(".log-lines li[data-entry] a").last
    entry = int(line.evaluate("a => a.parentElement.dataset.entry"))
    line.click()
    page.wait_for_selector("#step-first")
    assert f"/at/{entry}?" in page.url
    total = int(where(page).split()[-1])
    assert page.locator("#region-prompt .moves, #act, #say").count() == 0, "nothing can be done in the past"
    assert page.locator(".log-lines li[aria-current=step]").get_attribute("data-entry") == str(entry)
    page.evaluate("window.same = true")
    page.click("#step-first")
    page.wait_for_function("() => document.getElementById('question').textContent.includes('set-up')")
    page.click("#step-next")
    at(page, 1, total)
    assert page.evaluate("document.activeElement.id") == "step-next", "the button stays under the finger"
    page.keyboard.press("ArrowRight")
    at(page, 2, total)
    page.keyboard.press("End")
    at(page, total, total)
    page.keyboard.press("ArrowLeft")
    at(page, total - 1, total)
    assert page.evaluate("window.same") is True, "without loading the page again"
    assert page.url.split("/at/")[1].split("?")[0] == page.locator("#question").get_attribute("data-at")
    page.go_back()
    at(page, total, total)
    page.click("#to-now")
    page.wait_for_selector("#act", state="attached")
    assert page.locator("#region-prompt .moves button, .set, #end-turn").count() > 0


def test_without_script(person: Any, past: Past) -> None:
    page = past.open(person, past.over["progress"], java_script_enabled=False)
    page.click(".whole")
    total = int(where(page).split()[-1])
    page.click("#step-previous")
    assert where(page).endswith(f"move {total - 1} of {total}")
    page.locator("#jump summary").click()
    page.fill("#jump [name=move]", "12")
    page.click("#jump button")
    assert where(page).endswith(f"move 12 of {total}")
    page.locator("#jump summary").click()
    page.click("#after-2")
    assert not where(page).endswith(f"move 12 of {total}")
    page.click("text=How it went")
    page.click("#verify-button")
    assert page.locator(".checks .good").count() == 2


def test_a_finished_game_through_everybodys_eyes(person: Any, past: Past) -> None:
    page = past.open(person, past.over["progress"] + "/at/40?seat=1")
    hand = page.locator(".hand .face").all_inner_texts()
    page.click("#eyes summary")
    page.click("#eyes >> text=Chen Mei")
    page.wait_for_function("() => document.getElementById('table').dataset.seat === '2'")
    assert page.locator(".hand .face").all_inner_texts() != hand
    page.click("#all-hands summary")
    assert page.locator(".all-hands dd").count() == 3


@pytest.mark.parametrize("name", games())
def test_a_record_is_opened_and_played_on(person: Any, past: Past, server: Server, name: str) -> None:
    match = past.matches[name]
    page = person()
    upload(page, server, past.files[name])
    page.wait_for_selector("#step-next")
    total = len(match.entries) - 1
    page.click("#step-last")
    at(page, total, total)
    assert page.locator("#fork").count() == 0, "nothing follows the end"
    page.click("#jump summary")
    page.fill("#jump [name=move]", str(total // 3))
    page.click("#jump button")
    at(page, total // 3, total)
    page.click("#fork summary")
    page.select_option("#fork [name=as]", "0")
    page.select_option("#fork [name=bot]", "random")
    page.click("#fork button")
    page.wait_for_selector("#act", state="attached")
    assert "/record/" not in page.url
    assert page.locator("#table").get_attribute("data-seat") == "0"
    page.wait_for_selector("#region-prompt .moves button, .set, #end-turn, .thinking")
    page.locator(".menu").evaluate_all("all => all.forEach((menu) => (menu.open = true))")
    page.click("#people summary")
    assert page.locator(".people .tag").count() == 2, "bots sit in the other seats"


def test_a_masked_record_and_one_that_is_none(person: Any, past: Past, server: Server, tmp_path: Path) -> None:
    page = person()
    upload(page, server, past.files["progress masked"])
    page.wait_for_selector(".moves-read li")
    assert "still running" in page.locator("main").inner_text()
    letter = tmp_path / "letter.clio"
    letter.write_text("Dear Clio,", encoding="utf-8")
    upload(page, server, letter)
    assert "not a record" in page.locator("[role=alert]").inner_text()


def test_the_shuffle_is_verified_in_front_of_the_reader(person: Any, past: Past) -> None:
    page = past.open(person, past.over["through_the_ages"])
    page.click("text=How it went")
    page.click("#verify-button")
    page.wait_for_selector("#check-noted.good")
    page.wait_for_selector("#check-browser.good")
    assert page.locator(".checks .good").count() == 4
    assert page.locator(".checks .wrong").count() == 0
    page.evaluate("localStorage.setItem(Object.keys(localStorage)[0], 'something else')")
    page.reload()
    page.wait_for_selector("#check-noted.wrong")


def test_a_moment_is_found_again(person: Any, past: Past) -> None:
    page = past.open(person, past.over["ancient_knowledge"] + "/end")
    assert page.locator(".chart polyline").count() == 3
    page.click("text=The same as numbers")
    assert page.locator(".numbers tbody tr").count() > 10
    page.locator(".moments a").first.click()
    page.wait_for_selector("#step-first")


def test_a_problem_is_reported(person: Any, past: Past) -> None:
    page = past.open(person, past.running["progress"])
    page.click("details:has(.problem-here) > summary")  # the menu
    page.click(".problem-here")
    page.fill("#problem-text", "This looks wrong")
    page.click("button.go")
    assert "Thank you" in page.locator("main").inner_text()
    page.click("text=Back to the table")
    page.wait_for_selector("#act", state="attached")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", games())
def test_axe_finds_nothing(person: Any, past: Past, name: str, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = past.open(person, "/", color_scheme=theme)
    for path in past.pages(name):
        page.goto(past.server.base + path)
        page.evaluate(
            "for (const part of document.querySelectorAll('.jump, .all-hands, .review details')) part.open = true"
        )
        found = axe.Axe().run(page).response["violations"]
        told = [(path, f["id"], [node["html"][:160] for node in f["nodes"][:3]]) for f in found]
        assert told == []


@pytest.mark.parametrize("name", games())
def test_nothing_is_wider_than_a_phone(person: Any, past: Past, name: str) -> None:
    page = past.open(person, "/", **PHONE)
    for path in past.pages(name):
        page.goto(past.server.base + path)
        page.evaluate(
            "for (const part of document.querySelectorAll('.jump, .all-hands, .review details')) part.open = true"
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    upload(page, past.server, past.files[name + " masked"])
    page.wait_for_selector(".moves-read li")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
