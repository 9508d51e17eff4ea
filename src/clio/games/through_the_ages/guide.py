"""The numbers that the lessons of the first game tell, from the view and the cards."""

from __future__ import annotations

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.through_the_ages.civilization import Civilization
from clio.games.through_the_ages.page import the_game


def facts(view: View, words: Words) -> dict[str, int]:
    seen = Civilization(the_game(), view, view.seat)
    return {
        "civil": seen.of("civil_total"),
        "military": seen.of("military_total"),
        "food": seen.food,
        "resources": seen.resources,
        "science": seen.of("science"),
        "price": seen.population_cost,
        "workers": seen.of("pool"),
    }
