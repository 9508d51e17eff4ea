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
  const closed = [...document.querySelectorAll('.player:not([open]) > summary, .menu:not([open]) > summary')];
  for (const summary of closed) summary.click(); // what nobody sees is filled when it is opened
  const both = [];
  for (const [name, { html }] of Object.entries((await answer.json()).regions)) {
    const fresh = document.createElement('div');
    fresh.innerHTML = html;
    for (const script of fresh.querySelectorAll('noscript')) script.textContent = script.innerHTML;
    both.push([name, told(document.getElementById(`region-${name}`)), told(fresh)]);
  }
  for (const summary of closed) summary.click();
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


def test_a_card_that_looks_otherwise_is_not_read_anew(person: Any, server: Server) -> None:
    """It glows or not, and offers less: what it holds stands there. What it offers newly is all that is read."""
    page = person()
    page.goto(server.base)
    seen = page.evaluate("""async () => {
      document.body.insertAdjacentHTML('beforeend', '<div id="table" data-preferences="{}"></div><ol id="row"></ol>');
      const { put } = await import('/static/table/morph.js');
      const row = document.getElementById('row');
      const face = '<div class="pic-box"><b>a picture that takes long to draw, and the price</b></div><h3>Name</h3>';
      const press = '<button class="press">take</button>';
      const text = (n, look, more = '') =>
        `<li class="slot" data-part="s-${n}" data-place="s-${n}">` +
        `<article class="card${look}" data-card="a" data-zone="row">${face}${more}</article></li>`;
      const read = [];
      const parse = Range.prototype.createContextualFragment;
      Range.prototype.createContextualFragment = function (html) { return read.push(html), parse.call(this, html); };
      const told = (...how) => {
        const before = row.querySelector('article');
        read.length = 0;
        put(row, text(...how));
        const now = row.querySelector('article');
        return [row.innerHTML === text(...how), now === before, read[0].includes('slot'), read[0].includes('take')];
      };
      told(1, ' glow', press);
      const said = [told(1, '', ''), told(2, ' calm', ''), told(2, ' calm', ''), told(2, ' glow', press)];
      row.querySelector('article').classList.add('chosen'); // by another script
      return [...said, told(2, ' glow', press)];
    }""")
    # what the server says lies there, in the same element; is the place read, is the button?
    kept = [True, True, False, False]
    assert seen == [kept, kept, kept, [True, True, True, True], kept]


def test_what_was_scrolled_stays_where_it_was(person: Any, server: Server) -> None:
    """Also where the element is another one after an update."""
    match = fixtures.played("progress", {"players": "2"}, "3", reached("act", 60))
    table = fixtures.put(server.data, match, match.state.seats_open()[0])
    page = person(reduced_motion="reduce", viewport={"width": 1280, "height": 600})
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    page.locator("#drawer > summary").click()
    moves = page.locator("#drawer .drawer-in")
    moves.evaluate("""(box) => {
      const low = new CSSStyleSheet();
      low.replaceSync('.drawer-in { max-height: 40px !important; }');
      document.adoptedStyleSheets.push(low);
      Object.assign(box, { scrollTop: 30, was: true });
    }""")
    page.wait_for_timeout(200)  # a browser tells of it with its next picture
    seen = page.evaluate("""async () => {
      const { show } = await import('/static/table/swap.js');
      const { event, curtain } = document.getElementById('table').dataset;
      const html = document.getElementById('region-prompt').innerHTML;
      await show({ regions: { prompt: { key: 'x', html } }, gone: [], event, curtain, problem: '' });
      const box = document.querySelector('#drawer .drawer-in');
      return [Boolean(box.was), box.scrollTop];
    }""")
    assert seen == [False, 30]


def test_headings_that_open_are_not_counted(person: Any, server: Server) -> None:
    """A browser that counts them numbers the whole page again with each that comes: a tenth of an update."""
    match = fixtures.played("progress", {"players": "2"}, "3", reached("act", 60))
    table = fixtures.put(server.data, match, match.state.seats_open()[0])
    page = person()
    page.context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
    page.goto(f"{server.base}/t/{table}")
    counts = "(all) => all.map((summary) => getComputedStyle(summary).counterIncrement)"
    counted = page.locator("summary").evaluate_all(counts)
    assert len(counted) > 3
    assert set(counted) == {"none"}


def test_what_is_closed_waits_until_it_is_opened(person: Any, server: Server) -> None:
    """A rival's closed board and the closed menu cost nothing; opened, they show what was told last."""
    page = person()
    page.goto(server.base)
    seen = page.evaluate("""async () => {
      document.body.insertAdjacentHTML('beforeend', `<div id="table" data-preferences="{}"></div>
        <details id="menu"><summary>menu</summary><section id="people"></section></details>
        <section id="player"></section>`);
      const { put } = await import('/static/table/morph.js');
      const [people, player] = ['people', 'player'].map((name) => document.getElementById(name));
      const told = (n, more = '') => {
        put(people, `<p>people ${n}</p>${more}`);
        const board = `<div class="beside"><p>board ${n}</p>${more}</div>`;
        const head = `<summary>score ${n}</summary>`;
        put(player, ['<details class="player">', head, board, '</details>', ''].join(String.fromCharCode(10)));
        return text();
      };
      const [head, board] = ['summary', '.beside'].map((name) => () => player.querySelector(name));
      const text = () => [people, head(), board()].map((e) => e.textContent.trim());
      const press = () => (document.querySelectorAll('summary').forEach((summary) => summary.click()), text());
      const said = [told(1)];
      press(), press();
      said.push(told(2), told(3), press(), told(4), press());
      told(5, '<input type="checkbox" form="act" data-reveal>'); // is pressed there; is asked of this browser
      return [...said, text()];
    }""")
    first, second, third, opened, on, shut, pressed = seen
    assert first == ["", "score 1", "board 1"]  # nothing had been there
    assert [second, third] == [["people 1", "score 2", "board 1"], ["people 1", "score 3", "board 1"]]
    assert opened == ["people 3", "score 3", "board 3"]
    assert on == shut == ["people 4", "score 4", "board 4"]
    assert pressed == ["people 5", "score 5", "board 5"]


def test_a_middle_that_changes_leaves_both_ends(person: Any, server: Server) -> None:
    page = person()
    page.goto(server.base)
    seen = page.evaluate("""async () => {
      const stage = '<div id="table" data-preferences="{}"></div><div id="part"></div>';
      document.body.insertAdjacentHTML('beforeend', stage);
      const { put } = await import('/static/table/morph.js');
      const part = document.getElementById('part');
      const found = [];
      for (const words of ['a b c', 'a x b c', 'a c', '', 'c', 'b c a', 'b b a', 'b']) {
        const html = words.split(' ').map((word) => `<p>${word}</p> <div data-part="${word}">${word}</div>`).join('');
        put(part, html);
        found.push(part.innerHTML === html);
      }
      return found;
    }""")
    assert seen == [True] * 8


def test_the_dot_at_a_name_is_left_to_the_script(person: Any, server: Server) -> None:
    """The server never knows better who is here: an update that hid each dot would have all of them drawn anew."""
    page = person()
    page.goto(server.base)
    seen = page.evaluate("""async () => {
      const stage = '<div id="table" data-preferences="{}"></div><div id="part"></div>';
      document.body.insertAdjacentHTML('beforeend', stage);
      const { put } = await import('/static/table/morph.js');
      const part = document.getElementById('part');
      const html = (seat, name) => `<b>${name}</b><i class="presence" data-presence="${seat}" hidden></i>`;
      const [name, dot] = ['b', 'i'].map((tag) => () => part.querySelector(tag));
      const looks = () => [name().textContent, dot().className, dot().hidden];
      put(part, html(0, 'Ada'));
      Object.assign(dot(), { className: 'presence here', hidden: false });
      put(part, html(0, 'Ada L.'));
      const same = looks();
      put(part, html(1, 'Boris'));
      return [same, looks()];
    }""")
    assert seen == [["Ada L.", "presence here", False], ["Boris", "presence", True]]
