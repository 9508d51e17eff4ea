"""Whatever a person gets wrong is told in one sentence with exit code 2, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clio.cli import main
from clio.cli.position import read
from clio.engine.errors import ClioError
from clio.engine.record import read_record
from tests.cli.conftest import Clio

Badly = Callable[..., str]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("plya", "No such command 'plya'. Did you mean 'play'?"),
        ("play --colour red", "No such option: --colour"),
        ("play chess", "There is no game 'chess'; the games are"),
        ("play progres", "Did you mean 'progress'?"),
        ("play --players many", "'--players': write a whole number"),
        ("play --players 9", "The option 'players' cannot be '9'"),
        ("play --with milestone", "Did you mean 'milestones'"),
        ("play --variant slow", "The option 'variant' cannot be 'slow': choose one of normal, fast, faster."),
        ("play --rule overpay", "write it as name=value"),
        ("play --rule overplay=any", "Did you mean 'overpay'"),
        ("play --rule overpay=some", "The option 'overpay' cannot be 'some'"),
        ("play --players 1 --variant fast", "The fast variants are for two or more players"),
        ("play --bots gredy", "There is no bot 'gredy'"),
        ("play --bots ,", "--bots names nobody"),
        ("play --bots greedy,greedy", "2 bots are too many: one seat is left"),
        ("play --seat 3", "There is no seat 3 at this table: the seats are 1 to 2."),
        ("play --seat 0", "There is no seat 0"),
        ("play --auto --seat 1", "choose one of them"),
        ("play --lang de", "There are no words in the language 'de'"),
        ("play --resume game.clio --players 3", "--resume goes on with a game as it was set up"),
        ("play --resume nowhere.clio", "There is no file nowhere.clio."),
        ("play --resume .", "cannot be read"),
        ("play --save game.clio", "game.clio is there already and stays as it is"),
        ("play --save game.clio/x.clio", "cannot be written"),
        ("play --deck nowhere.toml", "There is no such file"),
        ("record", "Missing command."),
        ("record replay", "Missing argument 'FILE'"),
        ("record replay nowhere.clio", "There is no file nowhere.clio."),
        ("record show game.clio --at 99999", "there is no 99999"),
        ("record show game.clio --at -1", "there is no -1"),
        ("record show game.clio --at 1 --seat 7", "There is no seat 7"),
        ("record play game.clio", "Missing option '--from'"),
        ("record play game.clio --from 99999", "there is no 99999"),
        ("position load nowhere.toml", "There is no file nowhere.toml."),
        ("position load game.clio", "game.clio is not TOML"),
        ("position load .", "cannot be read"),
        ("position legal game.clio", "game.clio is not TOML"),
        ("deck check nowhere.toml", "There is no such file"),
        ("deck check game.clio", "not TOML"),
        ("deck show --deck nowhere.toml", "There is no such file"),
        ("deck show --game chess", "There is no game 'chess'"),
        ("cards chess", "There is no game 'chess'"),
        ("cards --lang xx", "There are no words in the language 'xx'"),
        ("games chess", "There is no game 'chess'"),
        ("rules chess", "There is no game 'chess'"),
        ("rules --search xyzzy", "No rule has 'xyzzy'"),
        ("simulate progress --seats nobody --games 1", "There is no bot 'nobody'"),
    ],
)
def test_one_sentence(badly: Badly, record: Path, line: str, said: str) -> None:
    before = record.read_bytes()
    assert said in badly(line).replace("\n", " ")
    assert record.read_bytes() == before


# ---- records


def spoil(record: Path, old: str, new: str) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))


def test_a_file_that_is_not_ours(badly: Badly, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna,\nhow are you?\n")
    for line in ("record replay letter.txt", "record show letter.txt", "play --resume letter.txt"):
        assert "letter.txt is not a record of ours" in badly(line)
    assert "not TOML" in badly("position load letter.txt")
    assert "not TOML" in badly("deck check letter.txt")
    (tmp_path / "other.toml").write_text("[tool]\nname = 'x'\n")
    assert "is not a position of ours" in badly("position load other.toml")
    assert "is not a deck" in badly("deck check other.toml")


def test_a_binary_file(badly: Badly, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(bytes(range(256)) * 20)
    assert "it is not text" in badly("record replay picture.png")
    assert "it is not text" in badly("play --resume picture.png")
    assert "it is not text" in badly("position load picture.png")
    assert "UTF-8" in badly("deck check picture.png")


def test_an_empty_file(badly: Badly, tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("")
    assert "is not a record of ours" in badly("record replay empty")
    assert "is not a position of ours" in badly("position load empty")
    badly("deck check empty")


def test_a_damaged_line_is_named(badly: Badly, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("12 "))
    lines[number] = "12 1 fly away"
    record.write_text("\n".join(lines) + "\n")
    for line in ("record replay game.clio", "record show game.clio", "play --resume game.clio"):
        assert f"game.clio, line {number + 1}: There is no action 'fly away'" in badly(line)
    assert record.read_text().splitlines() == lines


def test_an_illegal_move_in_a_record_cites_its_rule(badly: Badly, record: Path) -> None:
    moves = read_record(record).moves
    number, seat, _, _ = moves[0]
    lines = record.read_text().splitlines()
    lines[number - 1] = f"1 {seat + 1} discover steam_engine"
    record.write_text("\n".join(lines))
    said = badly("record replay game.clio")
    assert f"line {number}: 'discover steam_engine' is not possible now" in said
    assert "(PR-" in said


def test_other_cards_than_chance_gave_are_found(badly: Badly, record: Path) -> None:
    spoil(record, "> ~deck I, ~deck II, ~deck III, ", "> ~deck I, ~deck II, ~deck III, bridges, ")
    assert "the set-up shows other cards than the seed gives" in badly("record replay game.clio")


def test_a_missing_line_is_found(badly: Badly, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("12 "))
    record.write_text("\n".join(lines[:number] + lines[number + 1 :]))
    assert f"line {number + 1}: action 12 should stand here, not 13" in badly("record replay game.clio")


def test_a_truncated_record_is_a_game_that_is_not_over(clio: Clio, badly: Badly, record: Path) -> None:
    whole = record.read_text()
    record.write_text(whole[: whole.index("\nresult: ")])
    assert "does not tell the result" in badly("record replay game.clio")
    lines = whole.splitlines()
    record.write_text("\n".join(lines[:40])[:-2])  # in the middle of a word
    said = badly("record replay game.clio")
    assert "line 40: " in said


def test_another_result_is_found(badly: Badly, record: Path) -> None:
    won = "places 1 2" in record.read_text()
    spoil(record, "places 1 2" if won else "places 2 1", "places 2 1" if won else "places 1 2")
    assert "tells the result" in badly("record replay game.clio")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: progress", "game: chess", "There is no game 'chess'"),
        ("rules: 2", "rules: 99", "rules version 99"),
        ("cards: ", "cards: 0", "was played with other cards"),
        ("options: players=2", "options: players=7", "The option 'players' cannot be '7'"),
        ("options: players=2", "options: players=2 colour=red", "has no option 'colour'"),
        ("seed: ", "sead: ", "line 8: the heading 'sead' is unknown"),
        ("\nseed: ", "\nseed: 0", "the set-up shows other cards than the seed gives"),
    ],
)
def test_a_spoilt_heading(badly: Badly, record: Path, old: str, new: str, said: str) -> None:
    spoil(record, old, new)
    assert said in badly("record replay game.clio")


def test_a_finished_game_can_be_resumed_only_to_be_looked_at(clio: Clio, record: Path) -> None:
    before = record.read_bytes()
    done = clio("play --resume game.clio")
    assert done.exit_code == 0
    assert " wins." in done.stdout or "You win." in done.stdout
    assert record.read_bytes() == before
    moves = len(read_record(record).moves)
    assert clio(f"record play game.clio --from {moves}").exit_code == 2


# ---- moves


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no 99: the numbers go from 1 to "),
        ("0", "There is no 0"),
        ("fly", "'fly' is no move"),
        ("discover", "could be several moves"),
        ("discover steam engine", "Discover Steam Engine is not possible now: It is not in your hand"),
        ("? 999", "There is no 999"),
        ("? flying", "'flying' is no move"),
        ("s nowhere/../game.clio", "is there already"),
    ],
)
def test_a_bad_line_of_a_script(badly: Badly, record: Path, tmp_path: Path, typed: str, said: str) -> None:
    (tmp_path / "nowhere").mkdir()
    sentence = badly("play --seed 3 --bots random --rule first_player=seat:0 --save a.clio", f"quick-draw\n{typed}\n")
    assert sentence.startswith("Line 2 of the input: ")
    assert said in sentence
    assert [move[2] for move in read_record(tmp_path / "a.clio").moves] == ["quick-draw"]


def test_bytes_that_are_no_text_are_a_bad_line(clio: Clio) -> None:
    done = CliRunner().invoke(main, "play --seed 3 --bots random", input=b"\xff\xfe\x00\n")
    assert done.exit_code == 2
    assert isinstance(done.exception, SystemExit)


# ---- decks


def test_every_mistake_of_a_deck_is_told(clio: Clio, tmp_path: Path) -> None:
    deck = files("clio.games.progress").joinpath("cards.toml").read_text(encoding="utf-8")
    deck = deck.replace('"2 science or writing"', '"2 science or wrting"', 1).replace("discard_value = 1", "", 1)
    (tmp_path / "mine.toml").write_text(deck, encoding="utf-8")
    done = clio("deck check mine.toml")
    assert done.exit_code == 2
    lines = done.stderr.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("clio: mine.toml: technology ") for line in lines)
    assert any("wrting" in line for line in lines)
    for line in ("play --deck mine.toml", "deck show --deck mine.toml"):
        spoilt = clio(line)
        assert spoilt.exit_code == 2
        assert "mine.toml cannot be used as a deck (2 mistakes)" in spoilt.stderr


# ---- positions


@pytest.fixture
def position(clio: Clio, record: Path, tmp_path: Path) -> Path:
    path = tmp_path / "p.toml"
    path.write_text(clio("position show game.clio --at 5").stdout)
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("age = 1", "age = 7", "this position is impossible. Age 7 does not exist"),
        ("turn = ", "turn = 9", "is a place in the turn order"),
        ('"hand" = [', '"hand" = ["no_such_card", ', "there is no card 'no_such_card'"),
        ('"hand" = [', '"hand" = ["steam_engine", ', "cannot be in hand in Age I"),
        ("[seat-1]", "[seat-9]", "[seat-9] is unknown; this table has seats 1 to 2."),
        ("format = 2", "format = 3", "is not a position of ours"),
        ('game = "progress"', 'game = "chess"', "There is no game 'chess'"),
        ("rules = 2", "rules = 5", "rules version 5"),
        ('players = "2"', 'players = "8"', "The option 'players' cannot be '8'"),
        ("action = 0", "action = -4", "below 0"),
        ("agenda = [", 'agenda = ["fly 1", ', "has no step 'fly'"),
        ("agenda = [", 'agenda = ["act x", ', "the agenda has 'act x'"),
        ("dice = [", "dice = [1, ", "'dice' must be five whole numbers"),
    ],
)
def test_an_impossible_position(badly: Badly, position: Path, old: str, new: str, said: str) -> None:
    text = position.read_text()
    assert old in text
    position.write_text(text.replace(old, new, 1))
    for line in ("position load p.toml", "position legal p.toml", "position load p.toml --play"):
        assert said in badly(line)


def test_spoilt_positions_never_end_in_a_traceback(position: Path) -> None:
    """Lines lost, doubled, cut and exchanged: what cannot be played is refused with a sentence."""
    lines = position.read_text().splitlines()
    dice = random.Random(5)
    refused = 0
    for _ in range(150):
        spoilt = list(lines)
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(spoilt))
            kind = dice.randrange(4)
            if kind == 0:
                del spoilt[at]
            elif kind == 1:
                spoilt[at] = spoilt[at][: dice.randrange(len(spoilt[at]) + 1)]
            elif kind == 2:
                other = dice.randrange(len(spoilt))
                spoilt[at], spoilt[other] = spoilt[other], spoilt[at]
            else:
                spoilt[at] = spoilt[at].replace("1", "99").replace("0", "-1")
        position.write_text("\n".join(spoilt))
        try:
            read(position, None)
        except ClioError:
            refused += 1
    assert refused > 50


def test_spoilt_records_never_end_in_a_traceback(record: Path) -> None:
    whole = record.read_bytes()[:4000]
    dice = random.Random(6)
    for _ in range(150):
        spoilt = bytearray(whole)
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(spoilt))
            spoilt[at] = dice.randrange(256) if dice.random() < 0.3 else dice.choice(b"0123456789 :>-abc\n")
        record.write_bytes(bytes(spoilt))
        with pytest.raises(ClioError):
            read_record(record).replay()
