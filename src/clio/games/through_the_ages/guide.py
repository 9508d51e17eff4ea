"""The numbers that the lessons of the first game tell, from the view and the cards."""

from __future__ import annotations

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.through_the_ages.page import Page, the_game


def facts(view: View, words: Words) -> dict[str, int]:
    seats, seat = int(view.options["players"]), view.seat
    page = Page(the_game(), view, {"names": [""] * seats, "bots": [""] * seats, "over": False}, words)
    bank = page.bank(seat)
    return {
        "civil": view.many("civil_total")[seat],
        "military": view.many("military_total")[seat],
        "food": bank["food"],
        "resources": bank["resources"],
        "science": view.many("science")[seat],
        "price": bank["population_cost"],
        "workers": bank["pool"],
    }
