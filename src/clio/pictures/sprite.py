"""A sprite: all pictures of one game in one file, in which each motif is written once.

A game says in its `pictures.toml` what each card shows: `[cards]` a line for each card, `[kinds]` what a card without
a line shows by its kind (`card`: of any other kind), `[icons]` small signs for its log, `[about]` what stands for the
game itself: its `cover`, and portraits for its bots. What that file leaves out is in `default.toml` of this room.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from clio.engine.registry import games
from clio.engine.words import Said
from clio.pictures.compose import Shared, compose
from clio.pictures.line import Mistake, borrowed, read_line
from clio.pictures.sheet import Sheet

__all__ = ["Sheet", "Sprite", "covers", "picture_mistakes", "sprite"]


class Sprite(Sheet):
    """Pictures by name, in one SVG file."""

    def __init__(
        self, name: str, lines: Mapping[str, str], kinds: Mapping[str, str], icons: Mapping[str, str] | None = None
    ) -> None:
        self.name = name
        self.lines = dict(lines)
        self.kinds = dict(kinds)
        self.icons = dict(icons or {})
        shared = Shared()
        pictures = {**lines, **{kind_id(kind): line for kind, line in kinds.items()}}
        pictures.update({icon_id(icon): line for icon, line in self.icons.items()})
        symbols = "".join(
            f'<symbol id="{picture}" viewBox="0 0 160 100">{drawn(picture, line, lines, shared)}</symbol>'
            for picture, line in pictures.items()
        )
        definitions = f"<defs>{shared.definitions()}</defs>"
        super().__init__(name, "svg", f'<svg xmlns="http://www.w3.org/2000/svg">{definitions}{symbols}</svg>')

    @property
    def svg(self) -> str:
        return self.text

    def has(self, card: str) -> bool:
        """Has the card a picture of its own?"""
        return card in self.lines

    def id(self, card: str, kind: str = "") -> str:
        """The name in this file of a card's picture: its own, or that of its kind."""
        if card in self.lines:
            return card
        return kind_id(kind if kind in self.kinds else "card")

    def href(self, card: str, kind: str = "") -> str:
        """What <use href="..."> names."""
        return f"{self.path}#{self.id(card, kind)}"

    def icon(self, name: str) -> str:
        """What <use href="..."> names for a small sign of the log."""
        return f"{self.path}#{icon_id(name if name in self.icons else 'card')}"


def kind_id(kind: str) -> str:
    return f"kind-{kind}"


def icon_id(icon: str) -> str:
    return f"icon-{icon}"


def drawn(picture: str, line: str, lines: Mapping[str, str], shared: Shared) -> str:
    try:
        return compose(read_line(borrowed(line, lines)), shared)
    except Mistake as mistake:
        raise Mistake("in-picture", picture=picture, what=mistake.what) from mistake


@cache
def _tables(game: str) -> dict[str, dict[str, str]]:
    """The tables of a game's pictures.toml, filled up with what every game has."""
    own = files(f"clio.games.{game}") / "pictures.toml"
    tables = tomllib.loads(own.read_text(encoding="utf-8")) if own.is_file() else {}
    default = tomllib.loads((files("clio.pictures") / "default.toml").read_text(encoding="utf-8"))
    return {name: {**lines, **tables.get(name, {})} for name, lines in default.items()}


@cache
def _shipped(game: str) -> Sprite:
    tables = _tables(game)
    return Sprite(game, tables["cards"], tables["kinds"], tables["icons"])


def sprite(game: str, own: Mapping[str, str] | None = None) -> Sprite:
    """The pictures of a game's cards; `own` are lines of another deck, in place of ours or besides them."""
    if not own:
        return _shipped(game)
    tables = _tables(game)
    return Sprite(game, {**tables["cards"], **own}, tables["kinds"], tables["icons"])


def picture_mistakes(game: str, own: Mapping[str, str]) -> list[Said]:
    """What is wrong with the lines of another deck, one sentence for each."""
    lines = {**_tables(game)["cards"], **own}
    mistakes = []
    for card, line in own.items():
        try:
            drawn(card, line, lines, Shared())
        except Mistake as mistake:
            mistakes.append(mistake.what)
    return mistakes


@cache
def covers() -> Sprite:
    """What stands for whole games: `<game>` is its cover, `<game>-<word>` another picture about it."""
    lines = {}
    for game in games():
        for word, line in _tables(game)["about"].items():
            lines[game if word == "cover" else f"{game}-{word}"] = line
    return Sprite("covers", lines, {"card": next(iter(lines.values()))})
