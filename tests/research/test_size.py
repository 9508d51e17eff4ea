"""How much memory a running game takes beside the caller's buffers: docs/research.md names the figures."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from clio.engine.registry import games, load
from clio.research.loop import Loop

TABLES = 4
STEPS = 120  # decisions into the game: hands are full, piles were shuffled anew
AIM = 30  # kB
# More than the aim, so far; by game and number of players.
MORE = {
    ("progress", 4): 33,
    ("progress", 5): 39,
    ("ancient_knowledge", 3): 33,
    ("ancient_knowledge", 4): 38,
    ("through_the_ages", 2): 32,
    ("through_the_ages", 3): 38,
    ("through_the_ages", 4): 42,
}
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
    tables = [reached(state, sight) for state, sight in zip(loop.states, loop.sights, strict=True)]
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
    assert 10 < kilobytes <= MORE.get((name, players), AIM), f"{kilobytes:.1f} kB"
