"""No text is cut, none is too small, and the page does not scroll: in every size, language and position."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.words import LANGUAGES
from tests.browser import fixtures
from tests.browser.chrome import Server
from tests.browser.gallery import reached

SIZES = ((1280, 800), (1440, 900), (1920, 1080), (1024, 768), (390, 844))
# Tables whose pages are made of typed parts: game, options, the question, from which decision on.
TABLES = (
    ("ancient_knowledge", {"players": "2"}, "opening", 0),
    ("ancient_knowledge", {"players": "3"}, "act", 75),
    ("ancient_knowledge", {"players": "4", "teams": "yes"}, "team-act", 150),
    ("ancient_knowledge", {"players": "4"}, "never", 0),
)
# An element with text of its own that is larger than the box it is shown in, with its overflow hidden.
CUT = """() => [...document.querySelectorAll('#table *, .top *')].filter((e) => {
  if (!e.checkVisibility({ opacityProperty: true }) || e.closest('.unseen, svg, .off-tab, .reasons')) return false;
  const style = getComputedStyle(e);
  if (style.clipPath !== 'none' || e.clientWidth < 2) return false;
  const hides = ['hidden', 'clip'].includes(style.overflowY) || ['hidden', 'clip'].includes(style.overflowX);
  return hides && e.innerText?.trim() && (e.scrollHeight > e.clientHeight + 3 || e.scrollWidth > e.clientWidth + 3);
}).map((e) => `${e.className}: ${e.innerText.slice(0, 60)}`)"""
SMALL = """(least) => [...document.querySelectorAll('#table *, .top *')].filter((e) => {
  const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  return own && e.checkVisibility() && !e.closest('.unseen') && parseFloat(getComputedStyle(e).fontSize) < least;
}).map((e) => `${e.className} ${e.innerText.slice(0, 30)} ${getComputedStyle(e).fontSize}`)"""


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_no_text_is_cut(person: Any, server: Server, place: int) -> None:
    game, options, question, number = TABLES[place]
    match = fixtures.played(game, options, "11", reached(question, number), bot="greedy")
    seat = 0 if match.state.over else match.state.seats_open()[0]
    found = []
    for language in LANGUAGES:
        table = fixtures.put(server.data, match, seat, language)
        page = person(locale=language)
        page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
        page.goto(f"{server.base}/t/{table}")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            where = f"{language} {width}x{height}"
            found += [f"{where} cut: {text}" for text in page.evaluate(CUT)]
            found += [f"{where} small: {text}" for text in page.evaluate(SMALL, 14 if width < 901 else 12)]
            if width > 901 and page.evaluate("document.documentElement.scrollHeight") > height:
                found.append(f"{where} scrolls")
            if page.evaluate("document.documentElement.scrollWidth") > width:
                found.append(f"{where} is too wide")
    assert found == []
