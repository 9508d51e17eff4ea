"""Balance: the figures are those of the games that were played, whatever the number of workers."""

from __future__ import annotations

import csv
import io
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clio.arena.balance import Balance, Mean, balance, observe, write_csv
from clio.arena.play import Job, play
from clio.arena.simulate import plan
from clio.cli import main
from clio.engine.registry import games

GAMES = 2


def jobs(game: str) -> list[Job]:
    return plan(game, ["random"] * 2, GAMES, {}, seed="balance", swap=True, deck=None)


@pytest.fixture(scope="module", params=games())
def found(request: pytest.FixtureRequest) -> Balance:
    return balance(jobs(request.param), workers=1)


def test_every_decision_is_counted_once(found: Balance) -> None:
    played = [play(job) for job in jobs(found.game)]
    assert found.games == GAMES
    assert sum(found.choices.values()) == sum(row["decisions"] for row in played)
    assert found.endings == Counter(row["ending"] for row in played)
    for question in {question for question, _ in found.choices}:
        assert sum(found.share(question, verb) for name, verb in found.choices if name == question) == pytest.approx(1)
        assert found.branching(question) >= 1


def test_rounds_and_moments_come_from_what_the_game_tells(found: Balance) -> None:
    assert found.rounds.mean > 1
    for rounds in found.moments.values():
        assert all(1 <= number <= found.rounds.total for number in rounds)


def test_cards_are_those_of_the_game(found: Balance) -> None:
    assert {card for card, _ in found.uses} <= set(found.cards)
    assert found.unused([]) == list(found.cards)
    done = {use.card for use in found.rows()}
    assert set(found.unused([use.verb for use in found.rows()])) == set(found.cards) - done


def test_wins_are_shared_out(found: Balance) -> None:
    assert sum(wins.total for wins in found.seat_wins.values()) == pytest.approx(found.games)


def test_workers_change_nothing() -> None:
    assert observe(jobs("progress")[1]) == observe(jobs("progress")[1])
    assert balance(jobs("progress"), workers=2) == balance(jobs("progress"), workers=1)


def test_a_mean_has_an_interval() -> None:
    mean = Mean()
    for value in (1.0, 2.0, 3.0, 4.0):
        mean.add(value)
    assert mean.mean == 2.5
    assert mean.spread == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)


def test_the_table_is_written_for_a_spreadsheet(found: Balance) -> None:
    file = io.StringIO()
    write_csv(found, file)
    rows = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert sum(int(row["count"]) for row in rows) == sum(use.count for use in found.rows())


def test_the_command_prints_every_table(tmp_path: Path) -> None:
    out = tmp_path / "cards.csv"
    arguments = ["balance", "progress", "--bots", "random", "--games", "1", "--workers", "1", "--out", str(out)]
    result = CliRunner().invoke(main, [*arguments, "--lang", "en"])
    assert result.exit_code == 0, result.output
    for word in ("rounds", "age-begins 2", "discover", "win share"):
        assert word in result.output
    assert out.exists()


def test_a_file_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    arguments = ["balance", "progress", "--bots", "random", "--games", "1", "--workers", "1"]
    result = CliRunner().invoke(main, [*arguments, "--out", str(tmp_path / "no" / "cards.csv")])
    assert result.exit_code == 2
