"""The races on the table of Through the Ages: pawns stand apart, in order, on a scale from the last to the first."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clio.engine.parts import Company, Track
from clio.engine.registry import load
from clio.engine.words import words
from clio.games.through_the_ages.page import CULTURE_STEP, PAWN_CELLS, RACE_CELLS, TablePage
from clio.table.new import new_table

NAMES = ["Ann", "Bob", "Cid", "Dan"]
SAID = words(load("through_the_ages").packages, "en")


def race(*values: int) -> Track:
    table = new_table("through_the_ages", {"players": "4"}, "one", {})
    company = Company("x", NAMES, list(table.bots), "running", 0, False)
    return TablePage(table.view(0), company, SAID).race("culture", values, CULTURE_STEP)


@pytest.mark.parametrize(
    ("values", "scale"),
    [
        ((0, 0, 0, 0), "0–20"),
        ((61, 70, 87, 104), "60–120"),
        ((19, 20, 21, 40), "0–60"),
        ((203, 203, 204, 219), "200–220"),
    ],
)
def test_the_scale_reaches_from_the_last_to_the_first(values: tuple[int, ...], scale: str) -> None:
    track = race(*values)
    assert track.cells[-1].text == scale
    places = [pawn.at for pawn in sorted(track.pawns, key=lambda pawn: pawn.at)]
    assert places[0] >= 0
    assert places[-1] <= RACE_CELLS
    assert all(after - before >= PAWN_CELLS for before, after in pairwise(places))


def test_who_is_far_behind_is_seen_to_be() -> None:
    """With 61 to 104 points a scale from 0 pressed four pawns into a third of the track."""
    places = [pawn.at for pawn in race(61, 70, 87, 104).pawns]
    assert places == sorted(places)
    assert places[-1] - places[0] > RACE_CELLS / 2


def test_less_than_nothing_stands_at_the_beginning() -> None:
    assert race(-3, 4, 9, 18).cells[-1].text == "0–20"
