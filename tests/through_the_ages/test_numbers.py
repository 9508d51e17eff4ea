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
    assert sum(int(line.split()[3].split("/")[2]) for line in LINES) == len(shipped().lookup.name) == 329


@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_printed_numbers(line: str) -> None:
    game = shipped()
    lookup = game.lookup
    ident, age, kind, copies, *rest = line.split()
    name = next(index for index, card in enumerate(game.deck.cards) if card.id == ident)
    fields = dict(part.split("=") for part in rest)
    assert (AGES[lookup.age[name]], KINDS[lookup.kind[name]]) == (age, kind)
    marks = [lookup.mark[card] for card, other in enumerate(lookup.name) if other == name]
    assert [sum(mark <= players for mark in marks) for players in (2, 3, 4)] == [int(n) for n in copies.split("/")]
    science, _, revolution = fields.pop("sci", "0").partition(",")
    assert (lookup.science[name], lookup.revolution[name]) == (int(science), int(revolution or 0))
    assert lookup.cost[name] == int(fields.pop("cost", 0))
    assert lookup.stages[name] == [int(n) for n in fields.pop("stages", "").split("-") if n]
    assert lookup.urban_limit[name] == int(fields.pop("limit", 0))
    assert lookup.attack_actions[name] == int(fields.pop("ma", 0))
    gives = amounts(fields.pop("gives", ""))
    printed = {
        "ca": lookup.civil_actions,
        "ma": lookup.military_actions,
        "st": lookup.strength,
        "cu": lookup.culture,
        "sc": lookup.gives_science,
        "ha": lookup.happiness,
        "co": lookup.colonization,
        "bl": lookup.blue,
        "ye": lookup.yellow,
    }
    assert {symbol: values[name] for symbol, values in printed.items() if values[name]} == gives
    once = amounts(fields.pop("once", ""))
    assert lookup.at_once[name] == [once.get(symbol, 0) for symbol in ("fo", "re", "sc", "cu", "po", "cards")]
    check_worker(name, amounts(fields.pop("worker", "")))
    units, _, strengths = fields.pop("army", "0-0-0:0/0").partition(":")
    assert [lookup.infantry[name], lookup.cavalry[name], lookup.artillery[name]] == [int(n) for n in units.split("-")]
    assert [lookup.army[name], lookup.obsolete[name]] == [int(n) for n in strengths.split("/")]
    defense, _, colonization = fields.pop("bonus", "0/0").partition("/")
    assert (lookup.defense[name], lookup.bonus[name]) == (int(defense), int(colonization))
    assert not fields


def check_worker(name: int, worker: dict[str, int]) -> None:
    lookup = shipped().lookup
    if name >= WORKER_CARDS:
        assert not worker
        return
    found = {
        "sc": lookup.worker_science[name],
        "cu": lookup.worker_culture[name],
        "st": lookup.worker_strength[name],
        "ha": lookup.worker_happiness[name],
    }
    assert found == {symbol: worker.get(symbol, 0) for symbol in found}
    if name < TOKEN_CARDS:
        level = lookup.age[name]
        assert lookup.token_value[name] == worker.get("fo", worker.get("re", level))
