"""Whole games from the golden records: what each of them shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.record import read_record
from clio.engine.result import Result

RECORDS = Path(__file__).parent.parent / "golden" / "ancient_knowledge"


def result(name: str) -> Result:
    found = read_record(RECORDS / f"{name}.clio").replay().state.result
    assert found is not None
    return found


def lost(found: Result) -> list[int]:
    return dict(found.sources)["lost"]


def test_games_of_two_three_four_and_of_teams():
    assert [len(result(name).scores) for name in ("two-players", "three-players", "four-players")] == [2, 3, 4]
    assert {result(name).ending for name in ("two-players", "three-players")} == {"past-14", "past-15"}
    teams = result("teams")
    assert teams.places[0] == teams.places[1] != teams.places[2] == teams.places[3]


@pytest.mark.parametrize("name", ["tie-less-lost", "tie-shared", "tie-oldest"])
def test_a_tie_for_the_best_score(name: str):
    found = result(name)
    assert found.scores[0] == found.scores[1]
    if name == "tie-less-lost":
        assert found.winners() == [max((0, 1), key=lost(found).__getitem__)]
    else:
        assert lost(found)[0] == lost(found)[1]
        assert found.winners() == ([0, 1] if name == "tie-shared" else [1])  # seat 2 is the older one


def test_a_tie_of_teams():
    found = result("tie-teams")
    first, second = found.scores[:2], found.scores[2:]
    assert sum(first) == sum(second)
    assert found.winners() == ([0, 1] if max(first) > max(second) else [2, 3])
