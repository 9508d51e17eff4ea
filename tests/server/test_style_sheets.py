"""Style sheets that meet on a page: none of them styles by accident what another one calls by the same name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "clio"
GAMES = {path.parent.name: path for path in (SOURCE / "games").glob("*/table.css")}
SHEETS = {path.stem: path for path in (SOURCE / "server" / "static").glob("*.css")} | GAMES
# What pages stand on: their classes are everybody's words.
FOUNDATIONS = ("clio", "parts")
# Where a sheet knowingly changes parts of others: on its own pages, in its own frames.
FRAMES = ("body.", ".around", ".book", ".lesson ", ".card-grid", ".coach ")
# A table is laid in layers: a later sheet changes at will what an earlier one says.
TABLE = ("clio", "parts", "play", "phone", "noscript")
# Which sheets a page loads (see the templates); each with every game's own sheet where it is named.
PAGES = {
    "table": (*TABLE, "social", "around", "game"),
    "book": ("clio", "parts", "game", "book", "around"),
    "around": ("clio", "around", "social"),
    "coach": ("clio", "around", "coach"),
}


def selectors(text: str) -> Iterator[str]:
    """Every selector of a sheet, those in lists one by one."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", text)
    for group in re.findall(r"([^{};]+)\{", text):
        if not group.strip().startswith("@"):
            yield from (part.strip() for part in re.split(r",(?![^(]*\))", group))


def first(selector: str) -> tuple[str, str]:
    """The tag and the class of a selector that begins with one class and nothing else to tell things apart."""
    found = re.fullmatch(
        r"([a-z0-9]*)\.([\w-]+)(?:::?[a-z-]+(?:\(.*\))?)*", re.split(r"[ >+~](?![^(]*\))", selector)[0]
    )
    return (found[1], found[2]) if found else ("", "")


def classes(selector: str) -> list[str]:
    return re.findall(r"\.([a-zA-Z][\w-]*)", selector)


@cache
def mentioned(sheet: str) -> dict[str, str]:
    """Every class that a sheet names, outside of its frames, with a selector that names it."""
    found: dict[str, str] = {}
    for selector in selectors(SHEETS[sheet].read_text(encoding="utf-8")):
        for name in () if selector.startswith(FRAMES) else classes(selector):
            found.setdefault(name, selector)
    return found


@cache
def own(sheet: str, name: str) -> bool:
    """A word that no other sheet uses: what it stands in or beside is meant."""
    return not any(name in mentioned(other) for other in SHEETS if other != sheet)


@cache
def claimed(sheet: str, of_body: bool = False) -> dict[str, str]:
    """Classes that a sheet styles wherever they stand; those of the page itself are asked for by themselves."""
    found: dict[str, str] = {}
    for selector in selectors(SHEETS[sheet].read_text(encoding="utf-8")):
        tag, name = first(selector)
        if name and (tag in ("body", "html")) == of_body and not any(own(sheet, other) for other in classes(selector)):
            found.setdefault(name, selector)
    return found


def layered(above: str, below: str) -> bool:
    """May the one change what the other says? Everybody may change the foundation of all pages."""
    if below == "clio":
        return True
    order = [*TABLE, *GAMES]
    both = above in order and below in order
    return both and order.index(above) > order.index(below) and not (above in GAMES and below in GAMES)


def sheets_of(page: str) -> list[str]:
    return [sheet for name in PAGES[page] for sheet in (GAMES if name == "game" else [name])]


@pytest.mark.parametrize("page", PAGES)
def test_no_sheet_styles_by_accident_what_another_one_calls_the_same(page: str) -> None:
    clashes = []
    for one, other in permutations(sheets_of(page), 2):
        if one in GAMES and other in GAMES:
            continue  # no page has two games
        knowing = one in FOUNDATIONS or layered(one, other) or layered(other, one)
        for name, selector in claimed(one).items():
            if name in mentioned(other) and not knowing:
                clashes.append(f"{one}.css: {selector}   {other}.css: {mentioned(other)[name]}")
    assert not clashes, "\n".join(clashes)


@pytest.mark.parametrize("page", PAGES)
def test_a_class_of_the_whole_page_is_no_class_of_a_part(page: str) -> None:
    """A body that is called like a part gets the part's layout."""
    whole = {name for sheet in sheets_of(page) for name in claimed(sheet, of_body=True)}
    parts = {
        name: f"{sheet}.css: {selector}"
        for sheet in sheets_of(page)
        for name, selector in claimed(sheet).items()
        if len(classes(selector)) == 1 and not re.search(r"[ >+~]", selector)
    }
    assert not [parts[name] for name in whole & parts.keys()]


def test_no_rule_of_a_table_asks_what_stands_beside_every_tag() -> None:
    """`details + h3` makes a browser style every h3 of a list anew when anything enters or leaves it."""
    costly = []
    for sheet in sheets_of("table"):
        for selector in selectors(SHEETS[sheet].read_text(encoding="utf-8")):
            for left, right in re.findall(r"([^ >+~]+) [+~] ([^ >+~]+)", selector):
                if not re.search(r"[.#\[]", left) and not re.search(r"[.#\[]", right):
                    costly.append(f"{sheet}.css: {selector}")
    assert [rule for rule in costly if "around.css" not in rule] == []  # a table loads that one while it waits


def test_selectors_are_read_as_they_are_written() -> None:
    text = "/* .no {} */ .a, .b:is(.c, .d) > p { x: y } @media (w > 1px) { li.e::before { x: y } }"
    text += "@keyframes f { 3% { x: y } }"
    assert list(selectors(text)) == [".a", ".b:is(.c, .d) > p", "li.e::before"]
    assert [first(selector)[1] for selector in selectors(text)] == ["a", "b", "e"]
    assert first(".a.b p") == first("#a .b") == ("", "")
