"""What the numbers of Progress mean and which cards can lie where; zones say the rest."""

from __future__ import annotations

from typing import Any

from clio.engine.encoder import FLAGS, SEAT, Coded, Encoder, Number, OnCards
from clio.engine.state import State
from clio.games.progress.game import ProgressGame
from clio.games.progress.state import Progress

NUMBERS = (
    Number("age", 4),
    Coded("order", SEAT),
    Number("used", 6),
    Coded("closed", FLAGS, 1),
    Coded("free_milestone", FLAGS, 1),
    Coded("swapped", FLAGS, 1),
    Coded("shuffled", FLAGS, 1),
    Number("idle", 4),
    Number("skill", 4),
    Number("power", 12),
    Number("ready", 6),
    Number("spent", 6),
    Number("pool", 8),
    Coded("covered", SEAT),
)
ON_CARDS = (OnCards("markers", "developments"),)
LISTS = {"order": 5, "pool": 4, "covered": 4}


class ProgressEncoder(Encoder):
    """Reads its numbers in the order of NUMBERS without looking for them by name."""

    def read(self, state: State) -> list[Any]:
        assert isinstance(state, Progress)
        return [
            state.age,
            state.used,
            state.closed,
            state.free_milestone,
            state.swapped,
            state.shuffled,
            state.idle,
            state.skill,
            state.power,
            state.ready,
            state.spent,
            state.pool,
            state.order,
            state.covered,
            state.markers,
        ]


def encoder_of(game: ProgressGame) -> Encoder:
    deck = game.deck
    techs = [tech.id for tech in deck.technologies]
    people = [[person.id for person in deck.personalities if person.group == group] for group in range(3)]
    stones = [milestone.id for milestone in deck.milestones]
    everyone = [name for group in people for name in group]
    kept: dict[str, list[str]] = {
        **dict.fromkeys(("time", "hand", "active", "developments", "chosen"), techs),
        "scientists": people[1],
        "scientist pile": people[1],
        "artists": people[2],
        "artist pile": people[2],
        "philosophers": people[0],
        "personality": everyone,
        "retired": everyone,
        "milestone": stones,
        "milestone pile": stones,
        "medieval": stones,
        "renaissance": stones,
        "completed": stones,
        "box": [],  # what never comes back follows from the options and the other zones
    }
    for age, name in enumerate(("I", "II", "III", "IV"), 1):
        of_age = [tech.id for tech in deck.technologies if tech.age == age]
        kept[f"deck {name}"] = of_age
        kept[f"discard {name}"] = of_age
    return ProgressEncoder(game, NUMBERS, ON_CARDS, kept, LISTS)
