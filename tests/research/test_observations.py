"""What a seat is given stays as it is, byte for byte: nets that were trained on it go on working.

Digests of all observations and masks of random games, at every number of players, lie in `observations.txt`. Where
cards, rules or the layout of an observation changed on purpose, write them anew and say so in the CHANGELOG:

    .venv/bin/python -m tests.research.test_observations
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from clio.engine.registry import games, load
from clio.research.loop import Loop

DIGESTS = Path(__file__).with_name("observations.txt")
TABLES = 2
ROUNDS = 250


def tables_of(name: str) -> list[tuple[str, dict[str, str]]]:
    """Every number of players, and for the most of them every option that is a choice between no and yes."""
    game = load(name)
    tables = [(f"{name} {players}", {"players": str(players)}) for players in game.seat_numbers]
    extras = {key: "yes" for key, option in game.options.items() if set(option.values) == {"no", "yes"}}
    most = max(game.seat_numbers)
    return [*tables, (f"{name} {most} all", {**extras, "players": str(most)})]


def digest(name: str, options: dict[str, str]) -> str:
    game = load(name)
    loop = Loop(game, TABLES, game.complete(options), "as it is")
    loop.look_all()
    found = hashlib.sha256()
    for _ in range(ROUNDS):
        loop.step_random(1)
        for part in (loop.observations, loop.masks, loop.seats_out, loop.dones_out):
            found.update(part)
    return found.hexdigest()[:32]


ALL = [(row, options) for name in games() for row, options in tables_of(name)]


@pytest.mark.parametrize(("row", "options"), ALL, ids=[row for row, _ in ALL])
def test_observations_and_masks_are_what_they_were(row: str, options: dict[str, str]) -> None:
    known = dict(line.rsplit(" ", 1) for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    assert digest(row.split()[0], options) == known[row]


if __name__ == "__main__":
    lines = [f"{row} {digest(row.split()[0], options)}\n" for row, options in ALL]
    DIGESTS.write_text("".join(lines), encoding="utf-8")
