"""The numbers that the lessons of the first game tell, from the view and the deck."""

from __future__ import annotations

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.progress.deck import SKILLS
from clio.games.progress.tree_order import the_game


def facts(view: View, words: Words) -> dict[str, int]:
    seen = the_game().reader(view)
    found = {name: seen.skill(seen.seat, skill)[0] for skill, name in enumerate(SKILLS)}
    return {
        "actions": found["action"],
        "limit": found["hand"],
        "cards": found["draw"],
        "markers": found["research"],
        "ends": seen.rulings.needed[seen.rulings.last_age + 1],
    }
