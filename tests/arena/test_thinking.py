"""Kept games count as long as bots choose as they did: `bots.THINKING` must grow when they choose otherwise."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from clio import bots
from clio.arena.contest import contest
from clio.arena.play import Job
from clio.engine.registry import load

KEPT = Path(__file__).with_name("thinking.toml")
TABLES = (("greedy", "hasty"), ("plan", "beginner"))  # nets differ in the last digit from machine to machine


def ends(name: str) -> list[list[int]]:
    """How some games between bots end, cheap enough to play in each run of the tests."""
    game = load(name)
    options = game.complete({"players": "2"})
    found = []
    for table in TABLES:
        outcome = contest(Job(name, options, "thinking", table))
        found.append([outcome.decisions, *outcome.scores])
    return found


@pytest.mark.parametrize("name", ["progress", "ancient_knowledge", "through_the_ages"])
def test_who_changes_how_bots_choose_raises_the_number(name: str) -> None:
    kept = tomllib.loads(KEPT.read_text(encoding="utf-8"))
    assert kept["number"] == bots.THINKING, f"write the new number into {KEPT.name}"
    assert ends(name) == kept["ends"][name], f"bots choose otherwise: raise THINKING, bring {KEPT.name} up to date"
