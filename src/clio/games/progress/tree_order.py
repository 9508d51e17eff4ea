"""The order of the technology tree: which technology spares the cost of which. The same for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from clio.engine.registry import load
from clio.games.progress.deck import Technology
from clio.games.progress.game import ProgressGame

SWEEPS: Final = 8  # that bring cards beside what they need


def the_game() -> ProgressGame:
    game = load(ProgressGame.name)
    assert isinstance(game, ProgressGame)
    return game


@cache
def technologies() -> dict[str, Technology]:
    return {card.id: card for card in the_game().deck.technologies}


def needs(name: str) -> list[str]:
    return list(dict.fromkeys(line.prerequisite for line in technologies()[name].costs if line.prerequisite))


@cache
def leading() -> dict[str, list[str]]:
    """By technology those that it helps to discover."""
    found: dict[str, list[str]] = {name: [] for name in technologies()}
    for name in technologies():
        for need in needs(name):
            found[need].append(name)
    return found


@cache
def column(name: str) -> tuple[int, int]:
    """Age, and how many steps of its own age lie before it."""
    age = technologies()[name].age
    before = [column(need)[1] + 1 for need in needs(name) if technologies()[need].age == age]
    return age, max(before, default=0)


@cache
def columns() -> dict[tuple[int, int], list[str]]:
    """The technologies by age and depth, in each column in an order that keeps lines short."""
    found: dict[tuple[int, int], list[str]] = {}
    for name in sorted(technologies(), key=column):
        found.setdefault(column(name), []).append(name)
    height = {name: float(row) for names in found.values() for row, name in enumerate(names)}
    for sweep in range(SWEEPS):
        for key in sorted(found, reverse=sweep % 2 == 1):
            pulls = {name: pull(name, height) for name in found[key]}
            found[key].sort(key=lambda name, pulls=pulls: (pulls[name], name))  # type: ignore[misc]
            height.update({name: float(row) for row, name in enumerate(found[key])})
    return found


def pull(name: str, height: Mapping[str, float]) -> float:
    """The middle of everything a technology is tied to."""
    ties = [height[other] for other in (*needs(name), *leading()[name])]
    return sum(ties) / len(ties) if ties else height[name]
