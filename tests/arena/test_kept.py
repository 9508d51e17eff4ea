"""Matches that are stopped go on where they stopped, and nothing of other bots is mixed in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from clio import bots
from clio.arena import ladder
from clio.arena import match as matches
from clio.arena.contest import Outcome, contest
from clio.arena.kept import Kept, match_of
from clio.arena.match import arena
from clio.arena.measured import Measured
from clio.arena.play import Job
from clio.bots.plan import PLAYS_ON
from clio.cli import main
from clio.engine.errors import ClioError
from clio.engine.registry import load

GAME = "progress"
BOTS = ("hasty", "random")


class Stopped(Exception):
    pass


def without_times(data: Any) -> Any:
    """Figures as they are written, but for thinking times: these are never the same twice."""
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key != "milliseconds"}
    return [without_times(value) for value in data] if isinstance(data, list) else data


def stop_after(games: int, monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """From now on a run is stopped when so many games are over; the list has every game that was begun."""
    begun: list[Job] = []

    def counted(job: Job) -> Outcome:
        if len(begun) == games:
            raise Stopped
        begun.append(job)
        return contest(job)

    monkeypatch.setattr(matches, "contest", counted)
    return begun


def figures(path: Path | None, games: int = 10) -> str:
    kept = Kept(path) if path else None
    return json.dumps([one.plain() for one in arena(GAME, BOTS, games, seed="kept", workers=1, kept=kept)])


def test_a_match_that_was_stopped_gives_the_same_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    through = figures(None)
    file = tmp_path / "kept.jsonl"
    begun = stop_after(5, monkeypatch)  # in the middle of the third deal
    with pytest.raises(Stopped):
        figures(file)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
    begun.clear()
    begun = stop_after(100, monkeypatch)
    ended = figures(file)
    assert [job.seed for job in begun] == [f"kept/{deal}" for deal in (2, 2, 3, 3, 4, 4)]
    assert without_times(json.loads(ended)) == without_times(json.loads(through))
    begun.clear()
    assert figures(file) == ended, "bit for bit, times too"
    assert begun == []


def test_a_ladder_that_was_stopped_gives_the_same_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "pairs", lambda: [BOTS, ("greedy", "hasty")])
    through = ladder.climb(GAME, 2, 4, "kept", 1)
    file = tmp_path / "kept.jsonl"
    stop_after(6, monkeypatch)
    with pytest.raises(Stopped):
        ladder.climb(GAME, 2, 4, "kept", 1, None, Kept(file))
    begun = stop_after(100, monkeypatch)
    assert without_times(ladder.climb(GAME, 2, 4, "kept", 1, None, Kept(file))) == without_times(through)
    assert len(begun) == 2
    again = ladder.climb(GAME, 2, 2, "kept", 1, None, Kept(file))
    assert again["games"] == 8, "what was kept beyond the games asked for counts"


def test_a_match_of_which_as_many_games_are_kept_stands_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = BOTS
    monkeypatch.setattr(ladder, "pairs", lambda: [BOTS])
    kept = Kept(tmp_path / "kept.jsonl")
    for games, stands in ((8, True), (4, False)):
        monkeypatch.setattr(ladder, "measured", lambda game, games=games: {other: Measured(one, games, 0.25, 0.1)})
        ladder.climb(GAME, 2, 4, "kept", 1, None, kept)
        assert ladder.climb(GAME, 2, 4, "kept", 1, None, kept)["before"].keys() == ({other} if stands else set())


def test_a_line_that_was_cut_off_costs_its_deal_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    whole = figures(file)
    data = file.read_bytes()
    file.write_bytes(data[:-40])
    begun = stop_after(100, monkeypatch)
    assert without_times(json.loads(figures(file))) == without_times(json.loads(whole))
    assert [job.seed for job in begun] == ["kept/4", "kept/4"]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5
    file.write_bytes(b"{}\n" + data)
    with pytest.raises(ClioError, match=r"Line 1 of .*kept\.jsonl is no kept deal"):
        Kept(file)


def test_games_of_other_bots_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    command = ["arena", GAME, "--bots", "hasty,random", "--games", "2", "--workers", "1", "--keep", str(file)]
    assert "not count" not in CliRunner().invoke(main, command).output
    monkeypatch.setattr(bots, "THINKING", bots.THINKING + 1)
    begun = stop_after(100, monkeypatch)
    said = " ".join(CliRunner().invoke(main, command).output.split())
    assert len(begun) == 2
    assert "1 kept deal in" in said
    assert "does not count: it was played by other bots, rules or cards." in said


def test_what_decides_a_game_is_in_its_digest() -> None:
    game = load(GAME)
    options = game.complete({"players": "2"})
    tables = [("plan", "greedy"), ("plan:worlds=3", "greedy"), ("plan:worlds=4", "greedy"), ("expert", "greedy")]
    tables += [("expert-builder", "greedy"), ("expert-warrior", "greedy"), ("beginner", "greedy")]
    assert len({match_of(game, options, table, "1").made for table in tables}) == len(tables)
    assert "milestone_chance" in bots.make("plan").makeup(game), "the weights themselves"
    by_weights = [PLAYS_ON in bots.make(name).makeup(game) for name in ("expert", "master", "plan", "expert-builder")]
    assert by_weights == [True, True, False, False], "how they play on; who has other aims keeps to them"
    ages = load("through_the_ages")
    net = bots.make("expert").makeup(ages).splitlines()[-1]
    assert len(net) == 64, "and the net"
