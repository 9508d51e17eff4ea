"""Simulation: the same games whatever the workers, fair seats, honest figures, clear sentences."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from clio.arena import Standing, Summary, simulate
from clio.arena.executor import Here, Processes, executor_for
from clio.arena.play import play
from clio.arena.simulate import plan
from clio.engine.errors import ClioError
from clio.engine.registry import load

GAME = "progress"  # one that can be played alone
KEYS = ["game", "options", "seed", "seats", "places", "scores", "sources", "ending", "decisions"]


def run(out: Path, workers: int) -> bytes:
    simulate(GAME, ["greedy", "random"], 4, seed="test", out=out, workers=workers)
    return out.read_bytes()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Four games played in this process, as they are written."""
    return run(tmp_path_factory.mktemp("here") / "games.jsonl", 1)


# --- the games ---------------------------------------------------------------------------------------


def test_each_game_is_a_line_that_tells_all_but_the_time(here: bytes) -> None:
    rows = [json.loads(line) for line in here.splitlines()]
    assert len(rows) == 4
    for row in rows:
        assert list(row) == KEYS
        assert row["game"] == GAME
        assert row["options"] == {"players": "2"}
        assert sorted(row["places"]) == [1, 2]
        assert row["ending"] in load(GAME).endings
        assert [sum(points[seat] for points in row["sources"].values()) for seat in range(2)] == row["scores"]


def test_the_file_is_the_same_whatever_the_number_of_workers(here: bytes, tmp_path: Path) -> None:
    assert run(tmp_path / "games.jsonl", 3) == here


def test_the_file_is_the_same_in_another_process_with_other_hashes(here: bytes, tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from clio.arena import simulate; "
        f"simulate({GAME!r}, ['greedy', 'random'], 4, seed='test', out=Path(sys.argv[1]), workers=1)"
    )
    there = tmp_path / "there.jsonl"
    environment = {**os.environ, "PYTHONHASHSEED": "4321"}
    subprocess.run([sys.executable, "-c", program, str(there)], check=True, env=environment)
    assert there.read_bytes() == here


def test_other_seeds_give_other_games() -> None:
    one, two = (plan(GAME, ["random", "random"], 1, {}, seed=seed, swap=True, deck=None) for seed in ("1", "2"))
    assert play(one[0])["sources"] != play(two[0])["sources"]


# --- seats -------------------------------------------------------------------------------------------


def seats(names: list[str], count: int, swap: bool = True, **options: str) -> list[tuple[str, tuple[str, ...]]]:
    jobs = plan(GAME, names, count, options, seed="s", swap=swap, deck=None)
    return [(job.seed, job.seats) for job in jobs]


def test_each_deal_is_played_from_every_seat() -> None:
    assert seats(["greedy", "random"], 4) == [
        ("s/0", ("greedy", "random")),
        ("s/0", ("random", "greedy")),
        ("s/1", ("greedy", "random")),
        ("s/1", ("random", "greedy")),
    ]


def test_without_swapping_everybody_keeps_the_seat() -> None:
    assert seats(["greedy", "random"], 2, swap=False) == [
        ("s/0", ("greedy", "random")),
        ("s/1", ("greedy", "random")),
    ]


def test_one_bot_takes_all_seats_and_no_game_is_played_twice() -> None:
    assert seats(["random"], 2, players="3") == [("s/0", ("random",) * 3), ("s/1", ("random",) * 3)]
    assert seats(["random"], 1) == [("s/0", ("random",))]


def test_three_bots_rotate() -> None:
    tables = [table for _, table in seats(["greedy", "hasty", "random"], 3)]
    assert tables == [
        ("greedy", "hasty", "random"),
        ("hasty", "random", "greedy"),
        ("random", "greedy", "hasty"),
    ]


# --- bad wishes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": ["gredy", "random"]}, "There is no bot 'gredy'"),
        ({"games": 0}, "0 games cannot be played"),
        ({"options": {"players": "3"}}, "2 bots cannot fill 3 seats"),
        ({"options": {"player": "2"}}, "no option 'player'"),
        ({"options": {"players": "77"}}, "The option 'players' cannot be '77'"),
        ({"workers": -1}, "There cannot be -1 workers"),
    ],
)
def test_a_bad_wish_gets_a_sentence(wish: dict[str, Any], sentence: str) -> None:
    wished: dict[str, Any] = {"game": GAME, "seats": ["random", "random"], "games": 1, **wish}
    with pytest.raises(ClioError, match=sentence):
        simulate(**wished)


def test_a_file_that_cannot_be_written_is_told_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(ClioError, match="cannot be written to"):
        simulate(GAME, ["random", "random"], 1, out=tmp_path / "nowhere" / "games.jsonl", workers=1)


# --- figures -----------------------------------------------------------------------------------------


def row(places: list[int], scores: list[int], names: list[str]) -> dict[str, Any]:
    return {"places": places, "scores": scores, "seats": names, "ending": "the end", "decisions": 10}


def test_the_summary_adds_up() -> None:
    summary = Summary()
    summary.add(row([1, 2], [30, 20], ["greedy", "random"]))
    summary.add(row([1, 1], [20, 20], ["random", "greedy"]))
    summary.add(row([2, 1], [10, 40], ["random", "greedy"]))
    assert summary.games == 3
    assert summary.decisions == 30
    assert summary.endings == {"the end": 3}
    assert summary.standings["greedy"].wins == 2.5
    assert summary.standings["random"].wins == 0.5
    assert summary.standings["greedy"].mean_score == 30
    assert summary.plain()["bots"]["random"]["games"] == 3


def test_a_bot_in_two_seats_plays_one_game() -> None:
    summary = Summary()
    summary.add(row([2, 1, 3], [5, 9, 1], ["random", "random", "greedy"]))
    assert (summary.standings["random"].games, summary.standings["random"].wins) == (1, 1)
    assert summary.standings["random"].mean_score == 7


def test_a_defeat_is_nobodys_win() -> None:
    summary = Summary()
    summary.add(row([2], [5], ["random"]))
    assert summary.standings["random"].wins == 0


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(380, 400, 0.924, 0.967), (50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)],
)
def test_the_interval_is_that_of_wilson(wins: float, count: int, low: float, high: float) -> None:
    interval = Standing("x", count, wins).interval()
    assert interval == pytest.approx((low, high), abs=0.001)


# --- where it is played ------------------------------------------------------------------------------


def test_one_worker_needs_no_process() -> None:
    assert isinstance(executor_for(1, 100), Here)
    assert isinstance(executor_for(8, 1), Here)


def test_results_come_in_the_order_of_the_jobs() -> None:
    pool = Processes(2)
    try:
        assert list(pool.map(abs, [-5, 3, -1, 0] * 20)) == [5, 3, 1, 0] * 20
    finally:
        pool.close()


def dies_once(path: str) -> str:
    """Kills its process the first time it is asked."""
    if not os.path.exists(path):
        Path(path).touch()
        os._exit(3)
    return path


def test_what_a_killed_worker_had_in_hand_is_done_again(tmp_path: Path) -> None:
    jobs = [str(tmp_path / name) for name in "abc"]
    Path(jobs[0]).touch()
    pool = Processes(2)
    try:
        assert list(pool.map(dies_once, jobs)) == jobs
    finally:
        pool.close()


def test_work_that_kills_its_worker_every_time_is_told_in_a_sentence() -> None:
    pool = Processes(2)
    try:
        with pytest.raises(ClioError, match="Worker processes died 3 times at the same place, after 0 of 2 games"):
            list(pool.map(os._exit, [3, 3]))
    finally:
        pool.close()
