"""`clio play`: whole games, games typed by hand, undo, saving, going on."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from clio.engine.position import position_text
from clio.engine.record import read_record
from tests.cli.conftest import Clio

Run = Callable[..., str]


def typed_moves(*moves: str) -> str:
    return "".join(f"{move}\n" for move in moves)


def text_of(path: Path) -> str:
    """The whole truth about the game in a file."""
    return position_text(read_record(path).replay().state)


# ---- whole games


def test_bots_play_a_whole_game(well: Run, tmp_path: Path) -> None:
    said = well("play --auto --bots random --seed 4 --save game.clio")
    assert "reconstruction" in said
    assert "Total" in said
    assert "Place" in said
    assert " wins." in said
    assert read_record(tmp_path / "game.clio").replay().state.over


@pytest.mark.parametrize(
    "options",
    [
        "--players 1",
        "--players 3 --with personalities,milestones,industrial --variant fast",
        "--players 5 --variant faster --rule power_steps=one --rule overpay=any",
    ],
)
def test_every_kind_of_table_is_played_to_its_end(well: Run, options: str) -> None:
    said = well(f"play progress --auto --bots random --seed 2 {options}")
    assert "Seed: 2" in said


def test_a_solo_game_ends_with_a_title_or_a_defeat(well: Run) -> None:
    said = well("play --players 1 --auto --bots random --seed 3")
    assert "Your title: " in said or "You have lost." in said


def test_the_same_seed_gives_the_same_game(well: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        well(f"play --auto --bots random --seed 9 --save {name}.clio")
    assert (tmp_path / "a.clio").read_text() == (tmp_path / "b.clio").read_text()


def test_a_game_between_bots_leaves_no_file_unless_told(well: Run, tmp_path: Path) -> None:
    well("play --auto --bots random --seed 4")
    assert list(tmp_path.rglob("*.clio")) == []


# ---- games typed by hand


def test_without_a_word_a_game_for_two_begins_and_is_kept(well: Run, tmp_path: Path) -> None:
    said = well("play")
    (path,) = (tmp_path / "saves").glob("*.clio")
    assert f"--resume {path}" in said
    match = read_record(path).replay()
    assert match.names == ["player", "plan"]


def test_the_screen_shows_what_a_player_needs(well: Run) -> None:
    said = well("play --seed 7 --players 3 --with personalities,milestones --bots random --rule first_player=seat:0")
    for word in ("Hand limit", "Quick Draw", "Prestige", "Population", "Army", "Milestone", "Personality", "Bot 3"):
        assert word in said
    assert re.search(r"Hand \d/5 +price +costs +gives +VP +worth", said)
    assert re.search(r"Research +\d+ \w+", said)
    assert "End the action phase" in said
    assert re.search(r"0 of \d for Age II", said)


def test_moves_are_done_by_number_and_by_name(well: Run, tmp_path: Path) -> None:
    said = well("play --seed 1 --bots random --rule first_player=seat:0 --save a.clio", "qui\nq\n")
    number = re.findall(r"(\d+) Draw \(3 cards", said)[-1]
    well("play --resume a.clio", typed_moves(number, "1", "q"))
    moves = [move[2] for move in read_record(tmp_path / "a.clio").moves]
    assert moves[:2] == ["quick-draw", "draw"]
    assert moves[2].startswith("discard ")


def test_undo_leaves_nothing_but_a_line_in_the_log(well: Run, tmp_path: Path) -> None:
    well("play --seed 1 --bots random --rule first_player=seat:0 --save a.clio", "q\n")
    said = well("play --resume a.clio --save b.clio", "1\nu\nq\n")
    assert "u takes back: " in said
    record = read_record(tmp_path / "b.clio")
    assert [move[2] for move in record.moves][-1] == "undo"
    before, after = text_of(tmp_path / "a.clio"), text_of(tmp_path / "b.clio")
    assert before == after


def test_the_coach_gives_a_hint_and_a_decision_can_be_taken_back(well: Run, tmp_path: Path) -> None:
    moves = typed_moves("c", "quick-draw", "c back", "q")
    shown = well("play --seed 5 --bots random --rule first_player=seat:0 --save a.clio", moves)
    assert re.search(r"^ *\d+\.\d  ", shown, re.MULTILINE), "expected places beside the choices"
    assert [move[2] for move in read_record(tmp_path / "a.clio").moves] == ["hint", "quick-draw", "take-back 2"]
    well("play --resume a.clio", "q\n")


def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(well: Run, tmp_path: Path) -> None:
    moves = ["quick-draw", "end", "", "1", "quick-draw"]
    well("play --seed 5 --bots greedy --save whole.clio --rule first_player=seat:0", typed_moves(*moves))
    well("play --seed 5 --bots greedy --save parts.clio --rule first_player=seat:0", typed_moves(*moves[:1]))
    well("play --resume parts.clio", typed_moves(*moves[1:3]))
    well("play --resume parts.clio", typed_moves(*moves[3:]))
    assert (tmp_path / "whole.clio").read_text() == (tmp_path / "parts.clio").read_text()
    assert text_of(tmp_path / "whole.clio") == text_of(tmp_path / "parts.clio")


def test_saving_writes_a_copy_and_never_over_another_file(clio: Clio, tmp_path: Path) -> None:
    done = clio("play --seed 5 --bots random --save a.clio", "s\ns copy.clio\nq\n")
    assert done.exit_code == 0
    assert (tmp_path / "copy.clio").read_text() == (tmp_path / "a.clio").read_text()
    (tmp_path / "letter.txt").write_text("dear Anna")
    spoilt = clio("play --resume a.clio", "s letter.txt\n")
    assert spoilt.exit_code == 2
    assert "letter.txt is there already" in spoilt.stderr
    assert (tmp_path / "letter.txt").read_text() == "dear Anna"


def test_the_person_may_take_another_seat(well: Run, tmp_path: Path) -> None:
    said = well("play --players 3 --seat 2 --bots random,greedy --seed 5 --save a.clio", "q\n")
    assert read_record(tmp_path / "a.clio").replay().names == ["random", "player", "greedy"]
    assert "--seat 2" in said


# ---- small commands


@pytest.fixture
def opening(well: Run) -> Callable[[str], str]:
    """What a command says in the first turn of a certain game, the screen left away."""

    def ask(typed: str) -> str:
        said = well("play --seed 12 --bots random --rule first_player=seat:0", f"{typed}\n")
        return said.split(f"> {typed}\n", 1)[1].split("\n> ")[0]

    return ask


def test_a_question_mark_tells_why_something_is_not_possible(opening: Callable[[str], str]) -> None:
    assert re.search(r"You cannot pay its costs\. PR-DISC-08\n  \d+ Discover \w+", opening("?"))


def test_a_phase_that_ends_by_itself_says_so(opening: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = "You: End the action phase (nothing else is possible)"
    assert opening("draw").count(told) == 1
    assert told not in opening("quick-draw")
    monkeypatch.setattr("clio.cli.session.NEWS", 1)  # so much else has happened that it is no longer among the news
    assert opening("draw").count(told) == 1


def test_a_question_about_one_move_cites_the_rule(opening: Callable[[str], str]) -> None:
    number = re.search(r"PR-DISC-08\n  (\d+) Discover (\w+)", opening("?"))
    assert number
    for typed in (number[1], f"discover {number[2].lower()}", number[2]):
        said = opening(f"? {typed}")
        assert f"Discover {number[2]}: You cannot pay its costs." in said
        assert "PR-DISC-08" in said
        assert "Cost" in said


def test_a_question_about_something_possible_says_so(opening: Callable[[str], str]) -> None:
    assert "Draw: possible, number " in opening("? draw")


def test_a_question_about_a_card_elsewhere_says_why_not(opening: Callable[[str], str]) -> None:
    said = opening("? discover steam engine")
    assert "It is not in your hand" in said
    assert "PR-DISC-01" in said


def test_rules_log_and_help(opening: Callable[[str], str]) -> None:
    assert "PR-DEV-01" in opening("r development")
    assert "212 rules" in opening("r")
    assert "No rule has 'xyzzy'" in opening("r xyzzy")
    assert "Bot 2 draws 6 cards from the Age I deck" in opening("l")
    assert "takes your last action back" in opening("h")
    assert "Hand limit" in opening("b")


def test_the_log_tells_nobody_what_others_drew(opening: Callable[[str], str]) -> None:
    said = opening("l")
    assert re.search(r"You draw \w+", said)
    assert "Bot 2 draws 6 cards" in said


def test_undo_says_why_it_is_impossible(clio: Clio) -> None:
    done = clio("play --seed 1 --bots random --rule first_player=seat:0", "quick-draw\nu\n")
    assert done.exit_code == 2
    assert "has nothing to undo: since its last action something was revealed" in done.stderr


def test_ctrl_c_loses_nothing(clio: Clio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["quick-draw"])

    def read(*_: object) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("clio.cli.session.Keyboard.read", read)
    done = clio("play --seed 1 --bots random --rule first_player=seat:0 --save a.clio")
    assert done.exit_code == 130
    assert "clio play --resume a.clio" in done.stdout
    assert [move[2] for move in read_record(tmp_path / "a.clio").moves] == ["quick-draw"]


# ---- a real terminal


def test_a_terminal_gets_the_screen_and_ctrl_c_leaves_it(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    environment = {**os.environ, "CLIO_SAVES": str(tmp_path), "TERM": "xterm", "COLUMNS": "100", "LINES": "35"}
    child = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from clio.cli import main; main()",
            "play",
            "progress",
            "--seed",
            "7",
            "--bots",
            "random",
        ],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        start_new_session=True,
        preexec_fn=take_terminal,
    )
    os.close(slave)
    try:
        wait_for(master, "Press Enter")
        os.write(master, b"\n")
        assert "Your action?" in wait_for(master, "> ")
        os.write(master, b"nonsense\n")
        said = wait_for(master, "for help.")
        assert "is no move" in said
        if "> " not in said.partition("for help.")[2]:
            wait_for(master, "> ")
        said = left_by_ctrl_c(master)
        assert child.wait(20) == 130
    finally:
        child.kill()
        child.wait()
        os.close(master)
    (path,) = tmp_path.glob("*.clio")
    assert path.name in said
    assert not read_record(path).replay().state.over


def take_terminal() -> None:
    """Makes the terminal the child's own, so that Ctrl-C reaches it, even if whoever runs the tests ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def left_by_ctrl_c(master: int) -> str:
    """Press Ctrl-C, and again like anybody to whom nothing happens: while a line begins to be read, one can be lost.

    Not too soon: whoever is leaving a slow machine would be interrupted while the game is saved.
    """
    seen = ""
    for _ in range(4):
        os.write(master, b"\x03")
        seen += read_until(master, "--resume", 15)
        if "--resume" in seen:
            return seen
    raise AssertionError(f"Ctrl-C leaves nothing: {seen[-2000:]!r}")


def wait_for(master: int, wanted: str, seconds: float = 30) -> str:
    """Read the terminal until it shows the wanted words."""
    seen = read_until(master, wanted, seconds)
    assert wanted in seen, f"{wanted!r} did not appear in {seen[-2000:]!r}"
    return seen


def read_until(master: int, wanted: str, seconds: float) -> str:
    """What the terminal shows until the words are there, the time is up, or nobody writes any more."""
    seen = ""
    until = time.monotonic() + seconds
    while time.monotonic() < until and wanted not in seen:
        if select.select([master], [], [], 0.2)[0]:
            try:
                seen += os.read(master, 65536).decode(errors="replace")
            except OSError:
                break
    return seen


def test_an_action_of_a_team_is_the_persons_until_it_is_left_to_the_partner(clio: Clio, tmp_path: Path) -> None:
    line = "play ancient_knowledge --players 4 --with teams,starting_sets --bots random --seed 1"

    def partners_moves(typed: str) -> int:
        path = tmp_path / f"{len(typed)}.clio"
        done = clio(f"{line} --rule first_player=seat:0 --save {path}", f"{typed}q\n")
        assert done.exit_code == 0, done.output
        moves = [(seat, text) for _, seat, text, _ in read_record(path).moves]
        return sum(seat == 1 for seat, _ in moves)

    asked_first = partners_moves("1\n")
    assert partners_moves("1\np\n") > asked_first


def test_alone_there_is_no_partner_to_leave_an_action_to(badly: Run) -> None:
    assert "no partner" in badly("play --seed 1 --bots random --rule first_player=seat:0", "p\n")


# ---- questions one does not want to be asked


def test_what_must_be_answered_cannot_be_declined_for_good(clio: Clio) -> None:
    play = "play --bots random --seed 4 --rule first_player=seat:0"
    assert "must be answered" in clio(play, typed_moves("n")).stderr
    assert "not often" in clio(play, typed_moves("n often")).stderr
