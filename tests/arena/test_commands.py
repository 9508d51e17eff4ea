"""`clio simulate` and `clio fuzz` as a person types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from clio.cli import main
from clio.cli.bar import Bar
from clio.games.progress.rules.upkeep import Refresh


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


def clio(line: str) -> Result:
    return CliRunner().invoke(main, line)


def badly(line: str) -> str:
    result = clio(line)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    said = result.stderr.strip()
    assert said.count("\n") == 0
    return said


# --- simulate ----------------------------------------------------------------------------------------


def test_simulate_says_who_wins_and_writes_the_games() -> None:
    result = clio("simulate progress --seats hasty,random --games 4 --seed 3 --out games.jsonl --workers 1")
    assert result.exit_code == 0, result.output
    for word in ("hasty", "random", "95% sure", "mean score", "4 games", "4 × The last symbol IV", "games.jsonl"):
        assert word in result.stdout
    rows = [json.loads(line) for line in Path("games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [row["seed"] for row in rows] == ["3/0", "3/0", "3/1", "3/1"]


def test_simulate_takes_players_expansions_variant_and_rulings() -> None:
    options = "--players 3 --with personalities,milestones --variant fast --rule overpay=minimal --rule power_steps=one"
    result = clio(f"simulate progress --seats random {options} --games 1 --out games.jsonl --workers 1")
    assert result.exit_code == 0, result.output
    row = json.loads(Path("games.jsonl").read_text(encoding="utf-8"))
    assert row["seats"] == ["random"] * 3
    assert row["options"] == {
        "players": "3",
        "variant": "fast",
        "personalities": "yes",
        "milestones": "yes",
        "overpay": "minimal",
        "power_steps": "one",
    }


def test_simulate_can_leave_the_seats_as_they_are() -> None:
    assert clio("simulate progress --seats hasty,random --games 2 --no-swap --out g --workers 1").exit_code == 0
    rows = [json.loads(line) for line in Path("g").read_text(encoding="utf-8").splitlines()]
    assert [row["seats"] for row in rows] == [["hasty", "random"]] * 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("simulate chess --seats random", "There is no game 'chess'"),
        ("simulate progress --seats gredy,random", "Did you mean 'greedy'"),
        ("simulate progress --seats greedy,", "There is no bot ''"),
        ("simulate progress", "Missing option '--seats'"),
        ("simulate progress --seats random --games none", "whole number"),
        ("simulate progress --seats random --games -3", "-3 games cannot be played"),
        ("simulate progress --seats random,random --players 4", "2 bots cannot fill 4 seats"),
        ("simulate progress --seats random --players 9", "The option 'players' cannot be '9'"),
        ("simulate progress --seats random --with dragons", "progress has no expansion 'dragons'; choose from"),
        ("simulate progress --seats random,random --variant slow", "The option 'variant' cannot be 'slow'"),
        ("simulate progress --seats random --variant fast", "fast variants are for two or more players"),
        ("simulate progress --seats random --rule overpay", "says no value: write it as name=value"),
        ("simulate progress --seats random --rule overplay=any", "Did you mean 'overpay'"),
        ("simulate progress --seats random --rule overpay=some", "The option 'overpay' cannot be 'some'"),
        ("simulate progress --seats random --deck nowhere.toml", "no such file"),
        ("simulate progress --seats random --games 1 --out nowhere/games.jsonl", "cannot be written to"),
        ("simulate progress --seats random --workers -2", "There cannot be -2 workers"),
        ("fuzz chess", "There is no game 'chess'"),
        ("fuzz progress --games 0", "0 games cannot be played"),
        ("fuzz progress --least -1", "Nothing can occur -1 times"),
        ("fuzz progress --games 1 --workers -1", "There cannot be -1 workers"),
        ("fuzz progress --replay nowhere.clio", "There is no file"),
    ],
)
def test_bad_input_gets_one_sentence(line: str, said: str) -> None:
    assert said in badly(line)


# --- fuzz --------------------------------------------------------------------------------------------


def test_fuzz_counts_and_says_that_all_is_well() -> None:
    result = clio("fuzz progress --games 2 --least 0 --workers 1")
    assert result.exit_code == 0, result.output
    for word in ("23 kinds of action", "13 kinds of decision", "6 kinds of ending", "125 kinds of effect", "pairs"):
        assert word.lower() in result.stdout.lower()
    assert "No crash, no dead end, no broken invariant" in result.stdout
    assert not Path("fuzz").exists(), "nothing went wrong, nothing is written"


def test_fuzz_fails_on_a_gap() -> None:
    result = clio("fuzz progress --games 1 --workers 1")
    assert result.exit_code == 1
    assert "pairs of options occurred fewer than 1 times" in result.stdout
    assert "The ending 'solo-defeat' occurred 0 times" in result.stdout


def test_fuzz_fails_on_a_crash_and_says_how_to_replay_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Refresh, "run", lambda self, state: 1 // 0)
        result = clio("fuzz progress --games 1 --least 0 --out found --workers 1")
        assert result.exit_code == 1
        assert "Crash: ZeroDivisionError" in result.stdout
        assert "replay it: clio fuzz progress --replay found/failure-1-0.clio" in result.stdout
        again = clio("fuzz progress --replay found/failure-1-0.clio")
        assert again.exit_code == 1
        assert "ZeroDivisionError" in again.stdout
    mended = clio("fuzz progress --replay found/failure-1-0.clio")
    assert mended.exit_code == 0
    assert "plays to its end without trouble" in mended.stdout


# --- the bar -----------------------------------------------------------------------------------------


def test_a_bar_appears_after_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    bar = Bar("work", 10)
    monkeypatch.setattr(bar.console, "_force_terminal", True)
    with bar:
        bar.told(1)
        early = bar.progress
        bar.began -= 2.5
        bar.told(2)
        bar.told(7)
    assert early is None
    assert bar.progress is not None
    assert bar.progress.tasks[0].completed == 7


def test_a_bar_is_for_people_only() -> None:
    bar = Bar("work", 10)
    with bar:
        bar.began -= 60
        bar.told(9)
    assert bar.progress is None
