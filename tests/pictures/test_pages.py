"""A table page shows pictures of its own game only, and stays light."""

from __future__ import annotations

import asyncio
import gzip
import re

import pytest

from clio.engine.registry import games
from clio.pictures import palette, sprite
from tests.server.fixtures import Visitor, open_app

FIRST_PAGE = 350_000  # compressed, with everything the page asks for


@pytest.mark.parametrize("game", games())
def test_a_table_loads_only_its_own_pictures_and_stays_light(tmp_path, game):
    async def look() -> tuple[str, dict[str, str]]:
        async with open_app(tmp_path) as app:
            visitor = await Visitor(app).play_now(game)
            asked = set(re.findall(r'(?:href|src)="(/[^"#]+\.(?:css|js|svg|png|ico|webmanifest))[#"?]', visitor.text))
            return visitor.text, {path: (await visitor.client.get(path)).text for path in asked}

    page, loaded = asyncio.run(look())
    assert {path for path in loaded if path.startswith("/pictures/")} <= {sprite(game).path, palette().path}
    loaded |= {sprite(game).path: sprite(game).text, palette().path: palette().text}  # also where none lies open yet
    weight = sum(len(gzip.compress(text.encode())) for text in (page, *loaded.values()))
    assert weight < FIRST_PAGE
