"""Decks of Progress as texts, and how to spoil them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

from clio.engine.registry import load
from clio.engine.words import words

PACKAGE = files("clio.games.progress")
SHIPPED = PACKAGE.joinpath("cards.toml").read_text(encoding="utf-8")

ENGLISH = words(load("progress").packages, "en")

Edit = Callable[[str], str]
Check = Callable[[str], list[str]]


def swap(old: str, new: str) -> Edit:
    """The first `old` of the file becomes `new`."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def card(card_id: str, old: str, new: str) -> Edit:
    """In the table of one card, `old` becomes `new`."""

    def edit(text: str) -> str:
        start = text.index(f'id = "{card_id}"')
        end = text.find("\n\n", start)
        assert old in text[start:end]
        return text[:start] + text[start:end].replace(old, new, 1) + text[end:]

    return edit


def without(card_id: str) -> Edit:
    """The file without one card."""

    def edit(text: str) -> str:
        start = text.rindex("[[", 0, text.index(f'id = "{card_id}"'))
        end = text.find("\n[[", start)
        return text[:start] + text[end + 1 :]

    return edit


def both(first: Edit, second: Edit) -> Edit:
    return lambda text: second(first(text))
