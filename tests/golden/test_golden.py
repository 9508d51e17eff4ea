"""Finished games, one for each way a game can end. They must replay for ever, step by step and card by card."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.record import read_record, record_text
from clio.engine.registry import games, load
from tests.golden.choices import choices_of
from tests.golden.make import WANTED, found, result_of

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.clio"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_and_is_written_the_same(path: Path) -> None:
    match = read_record(path).replay()
    assert match.state.over
    assert record_text(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_at_every_decision_as_much_is_possible_and_refused_as_ever(path: Path) -> None:
    lines = (path.parent / "choices.txt").read_text(encoding="utf-8").splitlines()
    then = next(line.partition(": ")[2].split() for line in lines if line.startswith(f"{path.stem}: "))
    record = read_record(path)
    moves = [f"{number} {seat + 1} {text}" for number, (_, seat, text, _) in enumerate(record.moves, 1)]
    now = choices_of(record)
    assert list(zip(moves, now, strict=True)) == list(zip(moves, then, strict=True))


@pytest.mark.parametrize("game", games())
def test_every_way_a_game_can_end_has_a_record(game: str) -> None:
    endings = set()
    for path in RECORDS:
        record = read_record(path)
        if record.header.values["game"] == game:
            endings.add(record.result.split(";")[0])
    assert endings >= set(load(game).endings)


def test_every_record_can_be_made_again() -> None:
    """Each has a line in make.py that says what was looked for, and shows it."""
    assert {(path.parent.name, path.stem) for path in RECORDS} == {
        (game, name) for game, wanted in WANTED.items() for name in wanted
    }
    for path in RECORDS:
        wanted, match = WANTED[path.parent.name][path.stem], read_record(path).replay()
        assert match.names == wanted.seats
        assert match.options == match.game.complete(wanted.options)
        assert wanted.ending in ("", result_of(match).ending)
        assert wanted.shows(match), path.stem


def test_a_record_is_found_by_what_it_shows() -> None:
    seed, match = found("ancient_knowledge", WANTED["ancient_knowledge"]["tie-less-lost"]) or (0, None)
    assert match is not None
    assert record_text(match) == (HERE / "ancient_knowledge" / "tie-less-lost.clio").read_text(encoding="utf-8")
    assert str(seed) == match.seed


def test_a_solo_game_ends_with_a_title_and_another_is_lost() -> None:
    solo = [read_record(path) for path in RECORDS]
    solo = [record for record in solo if "players=1" in record.header.values["options"].split()]
    results = [record.result for record in solo]
    assert any("; title " in result for result in results)
    assert any(result.startswith("solo-defeat; places 2;") for result in results)
