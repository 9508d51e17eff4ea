"""An update touches only what changed; what lies on the page afterwards is what the server says, to the letter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import fixtures
from tests.browser.chrome import Server, choose, settled
from tests.browser.gallery import reached
from tests.browser.weights import ANSWERED, FRESH

TURNS = {
    "progress": ({"players": "2"}, "hasty", 60),
    "ancient_knowledge": ({"players": "2"}, "greedy", 60),
    "through_the_ages": ({"players": "2"}, "greedy", 90),
}
# Cards and lines of the log as they stand, and the parts they stand in, beside those of a page that asks for all.
BOTH = """async () => {
  const { table, seat } = document.getElementById('table').dataset;
  const answer = await fetch(`/t/${table}/regions?seat=${seat}&have=`, { headers: { Accept: 'application/json' } });
  const told = (place) => [...place.querySelectorAll('article, li[data-entry], .slot')].map((e) => {
    const { className, dataset: { part, entry } } = e;
    return [className, part ?? entry, e.matches('.slot') ? '' : e.innerHTML].join(' ');
  });
  const both = [];
  for (const [name, { html }] of Object.entries((await answer.json()).regions)) {
    const fresh = document.createElement('div');
    fresh.innerHTML = html;
    for (const script of fresh.querySelectorAll('noscript')) script.textContent = script.innerHTML;
    both.push([name, told(document.getElementById(`region-${name}`)), told(fresh)]);
  }
  return both;
}"""
MARK = "() => document.querySelectorAll('#table article').forEach((card) => (card.kept = card.outerHTML))"
# Cards that are the same as before, and how many of them are the same elements.
KEPT = """() => {
  const cards = [...document.querySelectorAll('#table article')];
  return [cards.filter((card) => card.kept === card.outerHTML).length, cards.length];
}"""


@pytest.mark.parametrize("game", TURNS)
def test_updates_leave_what_the_server_says(person: Any, server: Server, game: str) -> None:
    options, bot, number = TURNS[game]
    match = fixtures.played(game, options, "3", reached("act", number), bot=bot)
    table = fixtures.put(server.data, match, match.state.seats_open()[0])
    page = person(reduced_motion="reduce")
    page.on("dialog", lambda dialog: dialog.accept())
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    moves = 0
    for n in range(4):
        page.wait_for_selector(FRESH, state="attached")
        page.evaluate(MARK)
        before = page.locator("#region-prompt").get_attribute("data-key")
        if not choose(page, n):
            break
        moves += 1
        page.wait_for_function(ANSWERED, arg=before)
        settled(page)
        for name, shown, said in page.evaluate(BOTH):
            assert shown == said, name
        kept, cards = page.evaluate(KEPT)
        assert kept > cards / 4  # most of a table stays as it is
    assert moves


def test_a_card_that_moves_up_keeps_its_element(person: Any, server: Server) -> None:
    """A row that loses its first card moves up: the others are not drawn anew."""
    page = person()
    page.goto(server.base)
    kept = page.evaluate("""async () => {
      document.body.insertAdjacentHTML('beforeend', '<div id="table" data-preferences="{}"></div><ol id="row"></ol>');
      const { put } = await import('/static/table/morph.js');
      const row = document.getElementById('row');
      const card = (name, look) => `<article class="${look}" data-card="${name}" data-zone="row">${name}</article>`;
      const slot = (n) => `class="slot" data-part="s-${n}" data-place="s-${n}"`;
      const line = (names, look) => names.map((name, n) => `<li ${slot(n)}>${card(name, look)}</li>`).join('');
      put(row, line(['a', 'b', 'c'], 'card glow'));
      const cards = new Map([...row.querySelectorAll('article')].map((e) => [e.dataset.card, e]));
      put(row, line(['b', 'c', 'd'], 'card calm'));
      return [...row.querySelectorAll('article')].map((e) => {
        const { className, dataset: { card }, parentElement: { dataset: { part } } } = e;
        return [part, card, className, cards.get(card) === e];
      });
    }""")
    assert kept == [["s-0", "b", "card calm", True], ["s-1", "c", "card calm", True], ["s-2", "d", "card calm", False]]
