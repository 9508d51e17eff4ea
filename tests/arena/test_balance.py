"""Balance: the figures are those of the games that were played, whatever the number of workers."""

from __future__ import annotations

import csv
import io
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clio.arena.balance import (
    COLUMNS,
    KEPT,
    Balance,
    Mean,
    Share,
    Written,
    balance,
    balance_of_records,
    observe,
    observe_record,
    write_csv,
)
from clio.arena.play import Job, play
from clio.arena.simulate import plan
from clio.cli import main
from clio.cli.balance_page import binned, page
from clio.cli.speech import words_for
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.registry import games, load

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


def test_few_games_that_all_went_alike_tell_little() -> None:
    share = Share()
    for wins, low in ((3, 0.44), (30, 0.89), (300, 0.987)):
        while share.n < wins:
            share.add(1.0)
        assert share.mean - share.spread == pytest.approx(low, abs=0.005), "Wilson's interval"
    share.add(0.0)
    assert share.spread == pytest.approx(1.96 / 301, rel=0.01)
    assert Mean().spread == Share().spread == 0


def test_the_table_is_written_for_a_spreadsheet(found: Balance) -> None:
    file = io.StringIO()
    write_csv([found], file)
    rows = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert sum(int(row["count"]) for row in rows) == sum(use.count for use in found.rows())
    assert {row["source"] for row in rows} == {"simulated"}


def test_what_lies_open_before_a_seat_at_the_end_was_kept(found: Balance) -> None:
    kept = [use for use in found.rows() if use.verb == KEPT]
    assert kept
    for use in kept:
        assert use.games <= found.games
        assert use.points.n == use.count


def written(name: str, folder: Path, seed: str, most: int = 10_000) -> Path:
    """The record of a game played at random, with one action taken back, or of its beginning."""
    game = load(name)
    match = Match(game, {"players": "2"}, seed, ["Anna", "Ivan"])
    dice = dice_from_seed(f"played {seed}")
    taken_back = False
    while not match.state.over and len(match.entries) < most:
        seat = match.state.seats_open()[0]
        legal = [action for action in match.state.legal(seat) if not game.rare(action)] or match.state.legal(seat)
        match.act(seat, legal[dice.below(len(legal))])
        if not taken_back and match.can_undo(seat):
            match.undo(seat)
            taken_back = True
    path = folder / f"{seed}.clio"
    path.write_text(record_text(match), encoding="utf-8")
    return path


def test_records_give_the_figures_of_the_games_they_tell(tmp_path: Path) -> None:
    path = written("progress", tmp_path, "told")
    seen = observe_record(Written(path))
    assert seen is not None
    assert seen.seats == ("Anna", "Ivan")
    assert sum(choice.times for choice in seen.choices) == seen.decisions
    assert any(use.verb == KEPT for use in seen.uses)
    half = written("progress", tmp_path, "half", 20)
    assert observe_record(Written(half)) is None
    found = balance_of_records("progress", [Written(path), Written(half)], 1)
    assert (found.games, found.left_out, found.source) == (1, 1, "records")
    assert found.cards


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_page_needs_nothing_else_and_says_everything(found: Balance, language: str) -> None:
    words = words_for(load(found.game), language)
    told = replace(found, about="progress_v2 · players=2 · greedy – random · seed=1")
    text = page([told, found], words)
    assert text.count(told.about) == 1, "who played what"
    assert text.startswith("<!doctype html>")
    for outside in ("http:", "https:", "<script", "src=", "@import", "url("):
        assert outside not in text
    assert text.count('class="even"') == 2, "the even share is drawn for both sources"
    for heading in ("balance-lengths", "balance-endings", "balance-seats", "balance-branching", "balance-cards"):
        assert f"<h2>{words.say(heading)}</h2>" in text
    for use in found.rows():
        assert f"{use.count / found.games:.2f}" in text


def test_lengths_are_put_together_in_few_bars() -> None:
    assert binned({3: 2, 5: 1}) == {"3": 2, "4": 0, "5": 1}
    many = binned(dict.fromkeys(range(10, 60), 1))
    assert len(many) == 10
    assert many["10–14"] == 5
    assert sum(many.values()) == 50


def test_tables_of_different_sizes_have_no_even_share(found: Balance) -> None:
    mixed = deepcopy(found)
    mixed.seat_wins[2].add(0.0)
    words = words_for(load(found.game), "en")
    assert 'class="even"' in page([found], words)
    assert 'class="even"' not in page([mixed], words)
    assert words.say("balance-uneven") in page([mixed], words)


def test_the_same_rows_for_programs_and_for_spreadsheets(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    names = [str(tmp_path / f"cards.{ending}") for ending in ("csv", "parquet", "html")]
    record = written("progress", tmp_path, "both")
    arguments = ["balance", "progress", "--bots", "random", "--games", "1", "--workers", "1", "--records", str(record)]
    for name in names:
        arguments += ["--out", name]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    table = parquet.read_table(names[1])
    rows = list(csv.DictReader(io.StringIO(Path(names[0]).read_text(encoding="utf-8"))))
    assert table.column_names == list(COLUMNS)
    assert table.num_rows == len(rows)
    assert set(table["source"].to_pylist()) == {"simulated", "records"}
    assert [row["count"] for row in rows] == [str(count) for count in table["count"].to_pylist()]
    assert "<svg" in Path(names[2]).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--out", "cards.doc"], "must end in"),
        (["--records", "."], "There are no records"),
        (["--records", "nowhere.clio"], "nowhere.clio"),
    ],
)
def test_what_is_wrong_is_said_before_a_game_is_played(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["balance", "progress", *arguments, "--lang", "en"])
    assert result.exit_code == 2
    assert said in result.output


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    record = written("progress", tmp_path, "other", 10)
    result = CliRunner().invoke(main, ["balance", "ancient_knowledge", "--records", str(record), "--lang", "en"])
    assert result.exit_code == 2
    assert "is a record of progress" in result.output


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
