"""A sprite: every picture of a game in one file, made once, kept for ever."""

from __future__ import annotations

import asyncio
import gzip
import re

import pytest

from clio.engine.registry import games
from clio.pictures import covers, palette, sprite
from tests.server.fixtures import Visitor, open_app


@pytest.mark.parametrize("game", games())
def test_a_sprite_holds_every_picture_it_names(game):
    made = sprite(game)
    for card in made.lines:
        assert made.has(card)
        assert made.href(card) == f"{made.path}#{card}"
        assert f'<symbol id="{card}"' in made.svg
    names = re.findall(r' id="([^"]+)"', made.svg)
    assert len(names) == len(set(names))
    assert set(re.findall(r'href="#([^"]+)"', made.svg)) <= set(names)


@pytest.mark.parametrize("game", games())
def test_a_card_without_a_line_gets_the_picture_of_its_kind(game):
    made = sprite(game)
    assert not made.has("no_such_card")
    for kind in made.kinds:
        assert made.id("no_such_card", kind) == f"kind-{kind}"
        assert f'<symbol id="kind-{kind}"' in made.svg
    assert made.id("no_such_card", "a kind nobody knows") == "kind-card"


def test_a_sprite_is_made_once():
    assert sprite(games()[0]) is sprite(games()[0])


def test_every_colour_of_a_sprite_is_in_the_palette():
    for made in (covers(), *map(sprite, games())):
        assert set(re.findall(r"var\((--p-[a-z0-9-]+)\)", made.svg)) <= set(
            re.findall(r"(--p-[a-z0-9-]+):", palette().text)
        )


def test_the_files_are_served_for_ever(tmp_path):
    async def ask() -> None:
        async with open_app(tmp_path) as app:
            client = Visitor(app).client
            for sheet in (sprite(games()[0]), covers(), palette()):
                answer = await client.get(sheet.path)
                assert answer.status_code == 200
                assert answer.text == sheet.text
                assert answer.headers["content-type"] == sheet.media_type
                assert "immutable" in answer.headers["cache-control"]
                assert answer.headers["content-encoding"] == "gzip"
                assert gzip.decompress(sheet.packed).decode() == sheet.text
                plain = await client.get(sheet.path, headers={"accept-encoding": "identity"})
                assert plain.text == sheet.text
                assert "content-encoding" not in plain.headers

    asyncio.run(ask())


def test_another_name_is_no_file(tmp_path):
    async def ask() -> None:
        async with open_app(tmp_path) as app:
            for file in ("nothing-000000000000.svg", "palette-000000000000.css", "covers.svg", "x"):
                assert (await Visitor(app).get(f"/pictures/{file}")).status == 404, file

    asyncio.run(ask())
