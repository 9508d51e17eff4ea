"""The end of a game is told to the last point: what scored, the sum of everybody, and what decided a tie."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.record import read_record
from tests.golden.make import result_of

HERE = Path(__file__).parent
# In Through the Ages points are told as they come. A solo game that is lost is not counted.
COUNTED = sorted(path for game in ("progress", "ancient_knowledge") for path in (HERE / game).glob("*.clio"))
COUNTED = [path for path in COUNTED if path.stem != "solo-defeat"]
TIES = {"tie-less-lost": "tie-lost", "tie-oldest": "tie-age", "tie-shared": "tie", "tie-teams": "tie-best"}


@pytest.mark.parametrize("path", COUNTED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_was_scored_adds_up_to_what_everybody_has(path: Path) -> None:
    match = read_record(path).replay()
    scores = result_of(match).scores
    told = [0] * len(scores)
    for event in match.events:
        if event.name.startswith("scored"):
            told[event.seat] += event.n
    totals = [event.n for event in match.events if event.name == "total"]
    assert told == totals == scores


@pytest.mark.parametrize("name", TIES)
def test_what_decided_a_tie_is_told(name: str) -> None:
    match = read_record(HERE / "ancient_knowledge" / f"{name}.clio").replay()
    told = [event.name for event in match.events if event.name.startswith("tie")]
    assert told[0] == TIES[name]
