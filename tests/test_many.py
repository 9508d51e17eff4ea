"""What measuring scripts share: work is kept, gone on with, broken off in time; and which challenges are chosen."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from scripts.make_challenges import chosen
from scripts.many import shared_out


@dataclass(frozen=True)
class Number:
    n: int


def squared(number: Number) -> int:
    return number.n**2


def refused(number: Number) -> int:
    raise AssertionError("this was done before")


NUMBERS = [Number(n) for n in range(5)]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_kept_is_not_done_again(workers: int, tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    first = dict(shared_out(squared, NUMBERS[:3], workers=workers, keep=keep))
    assert first == {Number(0): 0, Number(1): 1, Number(2): 4}
    assert dict(shared_out(refused, NUMBERS[:3], workers=workers, keep=keep)) == first
    assert dict(shared_out(squared, NUMBERS, workers=workers, keep=keep)) == {n: n.n**2 for n in NUMBERS}


@pytest.mark.parametrize("workers", [1, 2])
def test_when_the_time_is_over_there_is_what_was_kept(workers: int, tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    dict(shared_out(squared, NUMBERS[:2], keep=keep))
    late = time.monotonic() - 1
    assert len(dict(shared_out(squared, NUMBERS, workers=workers, keep=keep, until=late))) == 2


def task(number: int, goal: str, greedy: int, master: int) -> dict[str, Any]:
    rates = {"random": 0, "beginner": 0, "greedy": greedy, "plan": 50, "expert": number % 50, "master": master}
    return {"goal": goal, "solved": rates, "number": number}


def test_chosen_challenges_are_solved_by_master_and_half_of_them_beyond_greedy() -> None:
    goals = ("sheet-points", "sheet-past", "win")
    tasks = [task(n, goals[n % 3], 0 if n % 4 == 0 else 80, 50 if n % 5 == 0 else 90) for n in range(60)]
    found = chosen(tasks, 12)
    assert len({one["number"] for one in found}) == 12
    assert all(one["solved"]["master"] == 90 for one in found)
    assert sum(one["solved"]["greedy"] == 0 for one in found) >= 4
    assert max(sum(one["goal"] == goal for one in found) for goal in goals) <= 5
    assert [-sum(one["solved"].values()) for one in found] == sorted(-sum(one["solved"].values()) for one in found)
