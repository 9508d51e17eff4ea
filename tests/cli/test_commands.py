"""Every other command, as it goes when all is well."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from clio.cli.rules import Marks
from clio.cli.speech import words_for
from clio.engine.position import position_text, read_position
from clio.engine.record import read_record
from clio.engine.registry import games, load
from tests.cli.conftest import GOLDEN, Clio

Run = Callable[..., str]
RECORDS = sorted(GOLDEN.glob("*/*.clio"))


def test_alone_it_lists_the_commands(well: Run) -> None:
    said = well("")
    for command in ("play", "games", "cards", "rules", "record", "position", "deck", "simulate", "fuzz"):
        assert command in said
    assert well("--help") == said
    assert well("--version").startswith("clio ")


# ---- records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_is_verified_and_shown(well: Run, path: Path) -> None:
    count = len(read_record(path).moves)
    assert f"{path.name}: ok, {count:,} actions" in well(f"record replay {path}")
    said = well(f"record show {path}")
    assert "Total" in said
    assert any(verb in said for verb in (" discovers ", " creates ", " takes "))


def test_a_record_is_shown_at_a_point(well: Run, record: Path) -> None:
    said = well("record show game.clio --at 0 --seat 1")
    assert "Age I, Antiquity" in said
    assert "Hand " in said
    other = well("record show game.clio --at 0 --seat 2")
    assert said != other


def test_a_record_is_played_on_from_its_middle(well: Run, record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    well("record play game.clio --from 20 --auto --bots random --save fork.clio")
    old, new = read_record(record), read_record(tmp_path / "fork.clio")
    assert [move[1:] for move in new.moves[:20]] == [move[1:] for move in old.moves[:20]]
    assert new.moves[20:] != old.moves[20:]
    assert new.replay().state.over
    assert record.read_bytes() == before


def test_a_fork_can_be_played_by_hand_and_resumed(well: Run, record: Path, tmp_path: Path) -> None:
    said = well("record play game.clio --from 20 --seat 2 --save fork.clio", "l\nq\n")
    assert "clio play --resume fork.clio --seat 2\n" in said
    well("play --resume fork.clio --seat 2", "q\n")
    assert len(read_record(tmp_path / "fork.clio").moves) >= 20


# ---- positions


def test_a_position_goes_around(well: Run, record: Path, tmp_path: Path) -> None:
    text = well("position show game.clio --at 30")
    (tmp_path / "p.toml").write_text(text)
    state = read_position(tmp_path / "p.toml")
    assert position_text(state) == text
    assert "Age I" in well("position load p.toml")


def test_a_position_lists_what_is_legal_and_what_is_not(well: Run, record: Path, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(well("position show game.clio --at 35"))
    state = read_position(tmp_path / "p.toml")
    said = well("position legal p.toml")
    (seat,) = state.seats_open()
    assert f"Seat {seat + 1} may do" in said
    assert [line.strip() for line in said.splitlines()[1:]] == sorted_by_group(
        [action.text for action in state.legal(seat)], said
    )
    reasons = well("position legal p.toml --why")
    assert "(PR-" in reasons


def sorted_by_group(legal: list[str], said: str) -> list[str]:
    """The same actions in the order in which they were printed."""
    printed = [line.strip() for line in said.splitlines()[1:]]
    assert sorted(printed) == sorted(legal)
    return printed


def test_a_position_is_played_and_kept_as_a_position(well: Run, record: Path, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(well("position show game.clio --at 35"))
    said = well("position load p.toml --play --bots random --save q.toml", "1\nq\n")
    assert "clio position load q.toml --play --seat 2 --bots random" in said
    assert read_position(tmp_path / "q.toml").number > 35
    assert "Go on with" in well("position load q.toml --play --bots random --save r.toml", "q\n")


# ---- decks, cards, games, rules


def test_the_shipped_deck_is_in_order(well: Run, tmp_path: Path) -> None:
    deck = files("clio.games.progress").joinpath("cards.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(deck, encoding="utf-8")
    assert well("deck check mine.toml") == "mine.toml: ok\n"
    assert "reconstruction" in well("deck show --deck mine.toml")
    assert "Technology tree" in well("deck show --tree")
    assert " wins." in well("play --auto --bots random --seed 1 --deck mine.toml")


def test_another_deck_is_another_game(well: Run, tmp_path: Path) -> None:
    deck = files("clio.games.progress").joinpath("cards.toml").read_text(encoding="utf-8")
    assert "discard_value = 1" in deck
    (tmp_path / "mine.toml").write_text(deck.replace("discard_value = 1", "discard_value = 2", 1), encoding="utf-8")
    said = well("play --seed 1 --bots random --deck mine.toml --save a.clio", "q\n")
    assert "clio play --resume a.clio --deck mine.toml" in said
    well("play --resume a.clio --deck mine.toml", "q\n")


@pytest.mark.parametrize(("language", "word"), [("en", "Irrigation"), ("fr", "Irrigation"), ("ru", "Орошение")])
def test_cards_are_listed_in_every_language(well: Run, language: str, word: str) -> None:
    said = well(f"cards progress --lang {language}")
    assert word in said
    assert ("+1 Development" in said) == (language == "en")


def test_every_card_of_every_game_is_listed(well: Run) -> None:
    for game in games():
        said = "".join(well(f"cards {game}").split())
        words = words_for(load(game), "en")
        for name in load(game).card_name:
            assert "".join(words.card(name).split()) in said


def test_games_and_their_options(well: Run) -> None:
    said = well("games")
    for game in games():
        assert game in said
        for name in load(game).options:
            assert name in said
    detail = well("games progress")
    for ruling in load("progress").rulings:
        assert ruling.id in detail
        assert "".join(ruling.reason["en"].split()) in "".join(detail.split())


def test_rules_are_found_by_a_word(well: Run) -> None:
    assert "PR-MILE-01" in well("rules progress --search milestone")
    assert "PR-DISC-08" in well("rules --search pr-disc-08")


def test_a_rule_leads_to_its_code_and_its_tests(well: Run) -> None:
    shown = well("rules --where ta-col-12")
    assert "Colonization bonuses" in shown
    assert re.search(r"^src/clio/games/through_the_ages/rules/ratings\.py:\d+$", shown, re.MULTILINE)
    assert re.search(r"^tests/through_the_ages/test_\w+\.py:\d+ test_\w+$", shown, re.MULTILINE)
    assert "No code: An example of AK-CREATE-08." in well("rules --where AK-CREATE-15")


def test_every_ruling_is_listed_with_its_readings(well: Run) -> None:
    text = well("rules --rulings")
    assert all(entry.id in text for name in games() for entry in (*load(name).rulings, *load(name).notes))
    assert "full_hand_look=skip" in text
    one = well("rules ancient_knowledge --rulings --search AMB-27 --lang fr")
    assert "full_hand_look=look (la nôtre)" in one
    assert "AMB-48" not in one


def test_without_tests_the_rules_are_listed(well: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.cli.rules.tests_folder", lambda: None)
    assert "PR-COMP-01" in well("rules")


def test_marks_are_read_and_judged(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("A-1", "A-2")\n'
        "def test_two(): ...\n"
        '@pytest.mark.rule("A-3")\n'
        '@pytest.mark.rule("A-4", "A-5")\n'
        "def test_three(): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-6"))])\n'
        "def test_param(x): ...\n"
        "@pytest.mark.rule(*ALL)\n"
        "def test_star(): ...\n"
        '@pytest.mark.rule("B-1")\n'
        "def test_typo(): ...\n",
        encoding="utf-8",
    )
    marks = Marks(tmp_path)
    assert {*marks.ids} == {"A-1", "A-2", "A-3", "A-4", "A-5", "A-6", "B-1"}
    complaints = list(marks.complaints({f"A-{n}" for n in range(1, 7)}))
    assert [text.split(": ")[0].split("/")[-1] for text in complaints[:1]] == [
        "test_a.py:6 test_three claims 3 rules",
    ]
    assert "B-1, which no game has" in complaints[1]
    assert "not written out" in complaints[2]
    assert len(complaints) == 3


def test_simulate_and_fuzz_are_commands_too(well: Run, tmp_path: Path) -> None:
    said = well("simulate progress --seats random --games 2 --workers 1 --out games.jsonl")
    assert "2 games" in said
    assert len([json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]) == 2
    assert "Usage" in well("fuzz --help")


# ---- the language of a run


@pytest.mark.parametrize(
    ("locale", "line", "said"),
    [
        ({}, "plya", "No such command 'plya'."),
        ({"LANG": "fr_FR.UTF-8"}, "plya", "Il n’y a pas de commande «\u202fplya\u202f»."),
        ({"LANG": "ru_RU.UTF-8"}, "play chess", "Игры «chess» нет"),
        ({"LANG": "C.UTF-8"}, "play chess", "There is no game 'chess'"),
        ({"LANG": "fr_FR", "LC_ALL": "ru_RU"}, "play chess", "Игры «chess» нет"),
        ({"LANG": "ru_RU"}, "play chess --lang fr", "Il n’y a pas de jeu «\u202fchess\u202f»"),
        ({"LANG": "ru_RU"}, "play chess --lang=en", "There is no game 'chess'"),
        ({}, "deck check nowhere.toml --lang ru", "Такого файла нет"),
    ],
)
def test_the_language_is_that_of_the_option_or_else_of_the_locale(
    clio: Clio, monkeypatch: pytest.MonkeyPatch, locale: dict[str, str], line: str, said: str
) -> None:
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert said in clio(line).stderr


def test_help_is_in_the_language_of_the_run(clio: Clio) -> None:
    for language, usage, options in (("en", "Usage:", "Options"), ("ru", "Вызов:", "Параметры")):
        text = clio(f"play --lang {language} --help").stdout
        assert usage in text
        assert options in text
