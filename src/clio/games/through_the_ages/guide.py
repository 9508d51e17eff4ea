"""The numbers that the lessons of the first game tell, from the view and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.words import Words
from clio.games.through_the_ages.page import Page, the_game


def facts(view: Mapping[str, Any], words: Words) -> dict[str, int]:
    seats, seat = int(view["options"]["players"]), view["seat"]
    page = Page(the_game(), view, {"names": [""] * seats, "bots": [""] * seats, "over": False}, words)
    bank, fields = page.bank(seat), view["fields"]
    return {
        "civil": fields["civil_total"][seat],
        "military": fields["military_total"][seat],
        "food": bank["food"],
        "resources": bank["resources"],
        "science": fields["science"][seat],
        "price": bank["population_cost"],
        "workers": bank["pool"],
    }
