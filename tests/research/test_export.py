"""`clio export`: every decision once, with what was seen, what could be done and what it came to."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from clio.arena.balance import Written
from clio.arena.play import play
from clio.arena.simulate import plan
from clio.cli import main
from clio.engine.registry import games, load
from clio.research import Episode
from clio.research.export import export, of_bots, of_record

parquet = pytest.importorskip("pyarrow.parquet")


@pytest.mark.parametrize("name", games())
def test_what_is_taken_down_is_the_game(name: str) -> None:
    job = plan(name, ["random", "random"], 1, {}, seed="export", swap=True, deck=None)[0]
    decided = of_bots(job)
    episode = Episode(load(name), job.options, job.seed)
    for decision in decided.decisions:
        if decision.seat == episode.seat:  # of several that are asked together any may answer first
            assert decision.observation == episode.observation(decision.seat)
            assert decision.legal == episode.legal()
        assert decision.action in decision.legal
        episode.state.apply(decision.seat, episode.game.actions.rows[decision.action])
    assert episode.over
    assert decided.rewards == episode.rewards()
    assert len(decided.decisions) == play(job)["decisions"]


def test_the_file_is_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    jobs = plan("progress", ["random", "random"], 3, {}, seed="export", swap=True, deck=None)
    game = load("progress")
    counts = [export(game, tmp_path / f"{workers}.parquet", jobs, workers=workers) for workers in (1, 2)]
    assert counts[0] == counts[1]
    here, there = (parquet.read_table(tmp_path / f"{workers}.parquet") for workers in (1, 2))
    assert here.equals(there)
    assert here.num_rows == counts[0][1]
    assert here.schema.metadata[b"game"] == b"progress_v%d" % game.version
    assert {len(row) for row in here["observation"].to_pylist()} == {game.encoder().size}
    for number in range(3):
        last = [row for row in here.to_pylist() if row["game"] == number and row["last"]]
        assert sum(row["reward"] for row in last) == pytest.approx(0)
        assert len(last) == 2


def test_the_command_reads_records_too(tmp_path: Path) -> None:
    game = load("progress")
    episode = Episode(game, game.complete({"players": "2"}), "written")
    while not episode.over:
        episode.act(episode.legal()[0])
    record = tmp_path / "game.clio"
    record.write_text(episode.record(), encoding="utf-8")
    decided = of_record(Written(record))
    assert decided is not None
    assert [(decision.seat, decision.action) for decision in decided.decisions] == episode.moves
    out = tmp_path / "games.parquet"
    result = CliRunner().invoke(
        main, ["export", "progress", "--records", str(record), "--out", str(out), "--workers", "1"]
    )
    assert result.exit_code == 0, result.output
    table = parquet.read_table(out)
    assert table["action"].to_pylist() == [action for _, action in episode.moves]
    assert set(table["player"].to_pylist()) == {"agent 1", "agent 2"}


def test_a_place_that_cannot_be_written_to_gets_a_sentence(tmp_path: Path) -> None:
    out = tmp_path / "no" / "games.parquet"
    arguments = ["export", "progress", "--bots", "random", "--games", "1", "--workers", "1", "--out", str(out)]
    assert CliRunner().invoke(main, arguments).exit_code == 2
