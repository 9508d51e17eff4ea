"""Every printed number of every card, against a table written from other sources than the card file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clio.games.through_the_ages.state import AGES, KINDS, TOKEN_CARDS, WORKER_CARDS
from tests.through_the_ages.table import shipped

LINES = [line for line in Path(__file__).with_name("numbers.txt").read_text().splitlines() if line[0] != "#"]
PART = re.compile(r"(-?\d+)([a-z]+)")


def amounts(text: str) -> dict[str, int]:
    return {symbol: int(number) for number, symbol in PART.findall(text)}


def test_all_cards_are_there() -> None:
    assert len(LINES) == len(shipped().deck.cards) == 236
    assert sum(int(line.split()[3].split("/")[2]) for line in LINES) == len(shipped().tables.name) == 329


@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_printed_numbers(line: str) -> None:
    game = shipped()
    tables = game.tables
    ident, age, kind, copies, *rest = line.split()
    name = next(index for index, card in enumerate(game.deck.cards) if card.id == ident)
    fields = dict(part.split("=") for part in rest)
    assert (AGES[tables.age[name]], KINDS[tables.kind[name]]) == (age, kind)
    marks = [tables.mark[card] for card, other in enumerate(tables.name) if other == name]
    assert [sum(mark <= players for mark in marks) for players in (2, 3, 4)] == [int(n) for n in copies.split("/")]
    science, _, revolution = fields.pop("sci", "0").partition(",")
    assert (tables.science[name], tables.revolution[name]) == (int(science), int(revolution or 0))
    assert tables.cost[name] == int(fields.pop("cost", 0))
    assert tables.stages[name] == [int(n) for n in fields.pop("stages", "").split("-") if n]
    assert tables.urban_limit[name] == int(fields.pop("limit", 0))
    assert tables.attack_actions[name] == int(fields.pop("ma", 0))
    gives = amounts(fields.pop("gives", ""))
    printed = {
        "ca": tables.civil_actions,
        "ma": tables.military_actions,
        "st": tables.strength,
        "cu": tables.culture,
        "sc": tables.gives_science,
        "ha": tables.happiness,
        "co": tables.colonization,
        "bl": tables.blue,
        "ye": tables.yellow,
    }
    assert {symbol: values[name] for symbol, values in printed.items() if values[name]} == gives
    once = amounts(fields.pop("once", ""))
    assert tables.at_once[name] == [once.get(symbol, 0) for symbol in ("fo", "re", "sc", "cu", "po", "cards")]
    check_worker(name, amounts(fields.pop("worker", "")))
    units, _, strengths = fields.pop("army", "0-0-0:0/0").partition(":")
    assert [tables.infantry[name], tables.cavalry[name], tables.artillery[name]] == [int(n) for n in units.split("-")]
    assert [tables.army[name], tables.obsolete[name]] == [int(n) for n in strengths.split("/")]
    defense, _, colonization = fields.pop("bonus", "0/0").partition("/")
    assert (tables.defense[name], tables.bonus[name]) == (int(defense), int(colonization))
    assert not fields


def check_worker(name: int, worker: dict[str, int]) -> None:
    tables = shipped().tables
    if name >= WORKER_CARDS:
        assert not worker
        return
    found = {
        "sc": tables.worker_science[name],
        "cu": tables.worker_culture[name],
        "st": tables.worker_strength[name],
        "ha": tables.worker_happiness[name],
    }
    assert found == {symbol: worker.get(symbol, 0) for symbol in found}
    if name < TOKEN_CARDS:
        level = tables.age[name]
        assert tables.token_value[name] == worker.get("fo", worker.get("re", level))
