"""How much memory a running game takes beside the caller's buffers: docs/research.md names the figures."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from clio.engine import state
from clio.engine.registry import games, load
from clio.research.loop import Loop

TABLES = 4
STEPS = 120  # decisions into the game: hands are full, piles were shuffled anew
AIM = 30  # kB, of the compiled build
PURE = 1.5  # more where every object has a dictionary of its own
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType)


def reached(*roots: object) -> dict[int, object]:
    """Every object that can be reached from these."""
    found: dict[int, object] = {}
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, SHARED):
            found[id(thing)] = thing
            todo.extend(gc.get_referents(thing))
    return found


def bytes_of_each(loop: Loop) -> list[int]:
    """By table: what is reached from its game and from nothing else."""
    common = reached(loop.game, loop.encoder)
    tables = [reached(table, sight) for table, sight in zip(loop.states, loop.sights, strict=True)]
    seen: dict[int, int] = {}
    for table in tables:
        for key in table:
            seen[key] = seen.get(key, 0) + 1
    return [
        sum(sys.getsizeof(thing) for key, thing in table.items() if seen[key] == 1 and key not in common)
        for table in tables
    ]


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in games() for players in load(name).seat_numbers]
)
def test_a_running_game_is_small(name: str, players: int) -> None:
    game = load(name)
    loop = Loop(game, TABLES, game.complete({"players": str(players)}), "size")
    loop.look_all()
    loop.step_random(STEPS)
    sizes = bytes_of_each(loop)
    kilobytes = sum(sizes) / TABLES / 1000
    most = AIM + PURE * state.__file__.endswith(".py")
    assert 10 < kilobytes <= most, f"{kilobytes:.1f} kB"
