"""Regions that are made once for several pages are what each page would make for itself."""

from __future__ import annotations

import random

import pytest

from clio.engine.parts import Company, Page
from clio.engine.registry import load
from clio.engine.view import SPECTATOR, View
from clio.engine.words import words
from clio.games.through_the_ages.page import MADE, page
from clio.table import Table
from clio.table.new import new_table

NAMES = ["Ann", "Bob", "Cid"]
SAID = words(load("through_the_ages").packages, "en")


def made(view: View, table: Table) -> Page:
    return page(view, Company("x", NAMES, list(table.bots), "running", view.seat, table.over), SAID)


def step(table: Table, chance: random.Random) -> None:
    seat = table.asked()[0]
    if table.view(seat).may_end:
        table.end_turn(seat)
        return
    game = table.match.game
    legal = [text for text in table.legal(seat) if not game.rare(game.actions.find(text))]
    table.follow([(seat, chance.choice(legal or table.legal(seat)))])


@pytest.mark.parametrize("seed", ["one", "two"])
def test_what_is_kept_of_a_page_is_what_a_new_one_shows(seed: str) -> None:
    table, chance = new_table("through_the_ages", {"players": "3"}, seed, {}), random.Random(seed)
    kept: dict[tuple[object, ...], object] = {}
    shared = 0
    for number in range(220):
        if table.over:
            break
        step(table, chance)
        if number % 4:
            continue
        for seat in (0, 1, 2, SPECTATOR):
            view = table.view(seat)
            MADE.clear()
            fresh = made(view, table)
            MADE.clear()
            MADE.update(kept)  # type: ignore[arg-type]
            again = made(view, table)
            kept = dict(MADE)
            for one, other in zip(fresh.regions, again.regions, strict=True):
                assert (one.name, one.title, one.parts) == (other.name, other.title, other.parts)
                shared += other.shared
    assert shared > 300
