"""The rulebook in the browser: accessible, at home on a phone, found while typing, one click from the table."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.registry import games
from tests.browser import fixtures
from tests.browser.chrome import Server

# Every page once, the languages in turn.
PAGES = {
    "/rules": "fr",
    "/rules/progress": "ru",
    "/rules/ancient_knowledge": "fr",
    "/rules/through_the_ages": "en",
    "/rules/progress/learn": "fr",
    "/rules/ancient_knowledge/learn": "ru",
    "/rules/through_the_ages/learn": "fr",
    "/cards/progress": "ru",
    "/cards/ancient_knowledge": "fr",
    "/cards/through_the_ages": "ru",
    "/cards/progress/tree": "ru",
}


@pytest.fixture(scope="module")
def tables(server: Server, browser: Any) -> dict[str, str]:
    """A table of each game where somebody is asked and something is refused."""
    found = {}
    for name in games():
        match = fixtures.played(name, {}, "3", lambda state: state.number > 60 and refusing(state))
        found[name] = fixtures.put(server.data, match, match.state.seats_open()[0])
    return found


def refusing(state: Any) -> bool:
    seat = state.seats_open()[0]
    return state.asking().name == "act" and bool(state.refused(seat))


def sit(person: Any, server: Server, path: str, **how: Any) -> Any:
    """A page as the one who sits at the tables."""
    page = person(**how)
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(server.base + path)
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(person: Any, server: Server, path: str, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = person(color_scheme=theme, locale=PAGES[path])
    page.goto(server.base + path)
    found = axe.Axe().run(page).response["violations"]
    assert [(f["id"], [node["html"][:160] for node in f["nodes"][:3]]) for f in found] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_marked_tree(person: Any, server: Server, tables: dict[str, str], theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    page = sit(person, server, f"/cards/progress/tree?table={tables['progress']}", color_scheme=theme)
    assert page.locator(".node.mark-has").count() > 0
    found = axe.Axe().run(page).response["violations"]
    assert [(f["id"], [node["html"][:160] for node in f["nodes"][:3]]) for f in found] == []


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_a_phone(person: Any, server: Server, path: str) -> None:
    page = person(viewport={"width": 360, "height": 740}, has_touch=True, locale=PAGES[path])
    page.goto(server.base + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_rules_are_sifted_while_one_types(person: Any, server: Server) -> None:
    page = person()
    page.goto(server.base + "/rules/progress")
    assert page.locator("#PR-COMP-01").is_visible()
    page.get_by_role("searchbox").type("prerequisite AREA")
    assert not page.locator("#PR-COMP-01").is_visible()
    assert not page.get_by_role("heading", name="What is in the box").is_visible()
    assert page.locator("#PR-DISC-03").is_visible()
    shown = page.locator(".rules [data-find]:not([hidden])").count()
    assert page.locator("#found").inner_text() == f"Found: {shown}"
    assert page.url.endswith("/rules/progress?q=prerequisite+AREA")
    page.reload()  # the server finds the same
    assert page.locator(".rules [data-find]:not([hidden])").count() == shown
    page.get_by_role("searchbox").fill("no such rule anywhere")
    assert page.locator("#none").is_visible()
    page.get_by_role("searchbox").fill("")
    assert page.locator("#PR-COMP-01").is_visible()
    assert page.url.endswith("/rules/progress")


def test_cards_are_sifted_while_one_chooses(person: Any, server: Server) -> None:
    page = person()
    page.goto(server.base + "/cards/through_the_ages")
    page.locator("select[name=kind]").select_option("wonder")
    page.locator("select[name=age]").select_option("A")
    shown = page.locator(".card-grid > li:not([hidden])")
    names = {name.replace("\u00ad", "") for name in shown.locator("[data-about]").all_inner_texts()}
    assert "Pyramids" in names
    assert len(names) == 4
    page.get_by_role("searchbox").type("pyr")
    assert shown.count() == 1
    page.reload()
    assert shown.count() == 1


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("name", games())
def test_a_refusal_opens_its_sentence(
    person: Any, server: Server, tables: dict[str, str], name: str, language: str
) -> None:
    """From the list under the question, and from what a greyed button says when one points at it."""
    page = sit(person, server, f"/t/{tables[name]}")
    page.locator(f".language button[lang={language}]").click()
    page.locator("#why summary").click()
    link = page.locator("#why a.rule").first
    opened(page, link, language)
    behind = page.locator(".rule-behind")
    opened(page, behind, language)


def opened(page: Any, link: Any, language: str) -> None:
    """The link opens the rulebook at a rule beside the table, and the rule can be seen."""
    rule = link.get_attribute("href").partition("#")[2]
    with page.context.expect_page() as news:
        link.click()
    book = news.value
    book.wait_for_load_state()
    assert book.evaluate("document.documentElement.lang") == language
    assert book.evaluate("decodeURIComponent(location.hash)") == "#" + rule
    found = book.locator(f"[id='{rule}']")
    assert rule in found.inner_text()
    box = found.bounding_box()
    assert 0 <= box["y"] < 740
    book.close()
    assert page.locator("#question").is_visible()


def test_the_popover_of_a_greyed_button_leads_to_the_rule(person: Any, server: Server, tables: dict[str, str]) -> None:
    page = sit(person, server, f"/t/{tables['progress']}")
    page.locator("#felt .card:has(> .reasons)").first.hover()
    link = page.locator("#card-popover a.rule").first
    link.wait_for()
    link.hover()  # it stays while one goes there
    page.wait_for_timeout(400)
    opened(page, link, page.evaluate("document.documentElement.lang"))


def test_the_tree_lights_up_what_a_card_needs_and_leads_to(person: Any, server: Server) -> None:
    page = person()
    page.goto(server.base + "/cards/progress/tree")
    page.locator("#card-mathematics").focus()
    assert page.locator("#card-mathematics").get_attribute("class").split()[-1] == "lit"
    assert page.locator(".node.needs").evaluate_all("n => n.map((e) => e.dataset.card)") == ["alphabet"]
    leads = page.locator(".node.leads").evaluate_all("n => n.map((e) => e.dataset.card)")
    assert {"geometry", "astronomy", "medicine"} <= {*leads}
    assert page.locator(".lines path.leads").count() == len(leads)
    page.locator("#card-writing").hover()
    assert page.locator("#card-alphabet.leads").count() == 1
    before = page.locator("svg.tree").bounding_box()["width"]
    page.get_by_role("link", name="140 %").click()
    assert page.locator("svg.tree").bounding_box()["width"] > 1.5 * before
    assert page.url.endswith("zoom=140")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280  # only the box scrolls
    page.locator("#card-alphabet").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.card")


def test_without_script_the_pages_still_find(person: Any, server: Server) -> None:
    page = person(java_script_enabled=False, locale="fr")
    page.goto(server.base + "/cards/progress")
    page.get_by_role("searchbox").fill("alphabet")
    page.locator("select[name=age]").select_option("I")
    page.get_by_role("button", name="Chercher").click()
    assert page.locator("#mathematics").is_visible()
    assert not page.locator("#pottery").is_visible()
    page.goto(server.base + "/rules/progress")
    page.get_by_role("searchbox").fill("prérequis")
    page.get_by_role("button", name="Chercher").click()
    assert page.locator("#PR-DISC-03").is_visible()
    assert not page.locator("#PR-COMP-01").is_visible()


# Words of a lesson's pictures, outside of cards, that hardly differ from what they stand on.
FAINT = r"""() => {
  const colours = (text) => [...text.matchAll(/rgba?\(([^)]*)\)/g)].map((c) => c[1].split(/[ ,/]+/).map(Number));
  const linear = (v) => (v <= 0.04 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => [r, g, b].map((v) => linear(v / 255))
    .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const behind = (e) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(e);
    const found = colours(`${backgroundImage} ${backgroundColor}`).filter((c) => (c[3] ?? 1) > 0.9);
    return found.length || !e.parentElement ? found : behind(e.parentElement);
  };
  return [...document.querySelectorAll('.lesson .picture :is(h2, h3, p, small, b, .cell-text, .head)')].filter((e) => {
    const words = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (!words || !e.checkVisibility() || e.closest('.card, .unseen, .of-seat')) return false;
    return behind(e).every((ground) => contrast(colours(getComputedStyle(e).color)[0], ground) < 3);
  }).map((e) => `${e.className}: ${e.innerText}`);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", games())
def test_the_pictures_of_a_lesson_can_be_read(person: Any, server: Server, game: str, theme: str) -> None:
    page = sit(person, server, f"/rules/{game}/learn", color_scheme=theme)
    assert page.evaluate(FAINT) == []
