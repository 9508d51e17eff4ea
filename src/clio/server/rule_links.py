"""Rule ids in a text become links to their sentence in the rulebook."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from markupsafe import Markup, escape

from clio.engine.registry import load

ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b")


@cache
def anchors(game: str) -> dict[str, str]:
    """By id the place in the rulebook: rules under their own name, rulings and notes too where it is free."""
    found = load(game)
    places = {rule: rule for rule in found.rules}
    for entry in (*found.rulings, *found.notes):
        places.setdefault(entry.id, entry.id)
    return places


def rule_link(game: str, rule: str) -> str:
    """Where a rule's sentence stands."""
    return f"/rules/{game}#{anchors(game)[rule]}" if rule in anchors(game) else ""


@lru_cache(maxsize=4_000)
def cited(text: str, game: str, aside: bool = False) -> Markup:
    """The text with a link for each id it mentions; `aside` opens it without leaving the page."""

    def link(match: re.Match[str]) -> str:
        place = rule_link(game, match[0])
        new = Markup(' target="_blank" rel="noopener"') if aside else ""
        return Markup('<a class="rule" href="{}"{}>{}</a>').format(place, new, match[0]) if place else match[0]

    return Markup(ID.sub(link, str(escape(text))))
