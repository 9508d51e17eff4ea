"""Pictures of cards are really painted, under the site's own policy, and evening comes in the dark theme."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.registry import games
from clio.pictures import palette, sprite
from tests.browser.chrome import Server

# Put into a page of the site: its policy then decides whether the picture may be fetched and coloured.
SHOW = """async ([href, colours]) => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = colours;
  await new Promise((done) => { sheet.onload = done; document.head.append(sheet); });
  document.querySelector('main').innerHTML =
    `<svg id="shown" viewBox="0 0 160 100" width="320" height="200"><use href="${href}"/></svg>`;
  await fetch(href);
  await new Promise((done) => setTimeout(done, 300));
}"""


def shot(person: Any, game: str, theme: str, card: str = "") -> bytes:
    page = person(color_scheme=theme)
    href = f"{sprite(game).path}#{card or next(iter(sprite(game).lines))}"
    page.evaluate(SHOW, [href, palette().path])
    taken: bytes = page.locator("#shown").screenshot()
    return taken


@pytest.mark.parametrize("game", games())
def test_a_picture_is_painted_in_both_themes(person: Any, server: Server, game: str) -> None:
    light, dark = shot(person, game, "light"), shot(person, game, "dark")
    nothing = shot(person, game, "light", "no-such-picture")
    assert len(light) > 4 * len(nothing)
    assert len(dark) > 4 * len(nothing)
    assert light != dark
