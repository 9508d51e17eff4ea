"""Nothing a person reads is written into the program: spoken in brackets, no word stands outside of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from clio.cli import main
from clio.engine.position import position_text
from clio.engine.record import record_text
from clio.engine.registry import games, load
from tests.pseudo import OPEN, TYPED, command_line, notation, outside, pieces, played, unspoken

# ---- the finders find


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("⟦Draw a card⟧ 3 draw", ["draw"]),
        ("⟦It is ⟦Anna⟧'s turn⟧, 12.", []),
        ("⟦one⟧ two ⟦three⟧", ["two"]),
        ("⟦one⟧ Ход ⟦three⟧", ["Ход"]),
        ("⟦one", ["brackets"]),
        ("II + 3", []),
    ],
)
def test_words_outside_are_found(text: str, found: list[str]) -> None:
    assert outside(text) == found
    assert outside(text, {"draw", "two", "Ход", "brackets"}) == [word for word in found if word == "brackets"]


@pytest.mark.parametrize(
    "page",
    [
        "<p>⟦Hello⟧ planted</p>",
        "<button aria-label='planted'>⟦Go⟧</button>",
        "<input placeholder='planted'>",
        "<div data-lost='planted'></div>",
        "<title>planted</title>",
        "<script>var silent = 1</script><p>planted</p>",
    ],
)
def test_words_planted_in_a_page_are_found(page: str) -> None:
    assert unspoken(page) == ["planted"]
    assert unspoken(page.replace("planted", "⟦said⟧")) == []


# ---- the terminal


def clio(line: str, typed: str = "") -> tuple[str, int]:
    result = CliRunner().invoke(main, line, input=typed)
    return result.output, result.exit_code


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pseudo: str) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CLIO_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "3000")  # nothing is broken into lines, so that brackets match
    monkeypatch.setenv("LANG", pseudo)
    return tmp_path


ALWAYS = {*TYPED, "clio", "root", "toml", "saves", "pseudo", "player", "random", "greedy", "hasty", "Ctrl-C", "Ctrl-D"}

HELP = (
    "", "play", "serve", "worker", "games", "cards", "rules", "record", "record show", "record replay", "record play",
    "position", "position show", "position load", "position legal", "deck", "deck check", "deck show", "simulate",
    "fuzz", "store", "store check", "store backup", "store restore", "problems",
    "arena", "ladder", "tune", "train", "balance", "account", "account reset", "bill", "research", "research fields",
    "review", "export",
    "challenge", "fit",
)  # fmt: skip


def test_the_help_of_every_command_is_looked_at() -> None:
    from typer.main import get_command

    known = {""}
    for name, command in get_command(main).commands.items():  # type: ignore[attr-defined]
        known |= {name, *(f"{name} {below}" for below in getattr(command, "commands", {}))}
    assert known == {*HELP}


@pytest.mark.parametrize("command", HELP)
def test_help(table: Path, command: str) -> None:
    text, code = clio(f"{command} --help")
    assert code == 0
    assert OPEN in text
    assert outside(text, ALWAYS | command_line()) == []


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize(
    "line",
    [
        "games",
        "games GAME",
        "cards GAME",
        "rules GAME --search a",
        "record show over.clio",
        "record show over.clio --at 40",
        "record show begun.clio --at 20 --seat 1",
        "record show begun.clio",
        "record replay over.clio",
        "position load begun.toml",
        "position load over.toml",
        "position legal begun.toml --why",
        "position legal over.toml",
        "simulate GAME --seats hasty,random --games 2 --workers 1 --out games.jsonl",
        "fuzz GAME --games 2 --least 2 --workers 1",
        "fuzz GAME --replay over.clio",
        "play GAME --auto --bots random --seed 1",
    ],
)
def test_outputs(table: Path, name: str, line: str) -> None:
    for when, actions in (("begun", 60), ("over", 10_000)):
        if f"{when}." in line:
            match = played(name, actions)
            (table / f"{when}.clio").write_text(record_text(match), encoding="utf-8")
            (table / f"{when}.toml").write_text(position_text(match.state), encoding="utf-8")
    text, code = clio(line.replace("GAME", name))
    assert code == (1 if "--least" in line else 0), text
    assert OPEN in text
    known = set().union(*(notation(load(game)) for game in games())) | command_line()
    assert outside(text, ALWAYS | known | pieces([line, "over begun jsonl json JSON"])) == []


@pytest.mark.parametrize("name", games())
def test_play_screens(table: Path, name: str) -> None:
    """What is typed at a table, right and wrong, until the person leaves."""
    known = ALWAYS | notation(load(name)) | pieces([name, "copy xyzzy resume play card"])
    typed = "h\n?\n? 1\nl\nb\nr\nr card\nr xyzzy\ns\n1\n1\nl\n1\nu\n1\ns copy.clio\nq\n"
    text, code = clio(f"play {name} --seed 3", "\n" + typed)
    assert code == 0, text
    assert text.count(OPEN) > 40
    assert outside(text, known) == []
    for wrong in ("xyzzy", "99", "? 999", "? xyzzy", "u"):
        text, code = clio(f"play {name} --seed 3", f"\n{wrong}\n")
        assert code == 2, wrong
        assert outside(text, known) == [], wrong


@pytest.mark.parametrize(
    "line",
    [
        "plya",
        "play --colour red",
        "play chess",
        "play progress --players many",
        "play progress --players 9",
        "play progress --with milestone",
        "play progress --variant slow",
        "play through_the_ages --variant slow",
        "play progress --rule overpay",
        "play progress --rule overplay=any",
        "play progress --players 1 --variant fast",
        "play progress --rule first_player=3",
        "play progress --rule ages=1",
        "play ancient_knowledge --with teams",
        "play progress --bots gredy",
        "play progress --bots greedy,greedy",
        "play progress --seat 3",
        "play progress --auto --seat 1",
        "play --lang de",
        "play --resume nowhere.clio",
        "play --resume letter.txt",
        "play progress extra",
        "record",
        "record replay",
        "record play over.clio",
        "record play over.clio --from 9999",
        "record replay spoilt.clio",
        "position load nowhere.toml",
        "position load letter.txt",
        "position load spoilt.toml",
        "deck check letter.txt",
        "deck check spoilt-deck.toml",
        "deck show --game ancient_knowledge",
        "cards ancient_knowledge --deck letter.txt",
        "rules --search xyzzy",
        "simulate progress --seats hasty --games 0",
        "simulate progress --seats hasty,random,greedy --players 2",
        "fuzz progress --least -1",
        "fuzz progress --games 1 --workers -1",
    ],
)
def test_complaints(table: Path, line: str) -> None:
    match = played("progress", 60)
    record, position = record_text(match), position_text(match.state)
    deck = Path(main.__module__ and __file__).parent.parent / "src/clio/games/progress/cards.toml"
    (table / "over.clio").write_text(record_text(played("progress", 10_000)), encoding="utf-8")
    (table / "letter.txt").write_text("Dear Anna,\n", encoding="utf-8")
    (table / "spoilt.clio").write_text(record.replace("\n9 ", "\n8 "), encoding="utf-8")
    (table / "spoilt.toml").write_text(position.replace("turn = ", "turn = 7"), encoding="utf-8")
    spoilt = deck.read_text(encoding="utf-8").replace("or calendar", "or calender").replace("age = 1", "age = 7", 1)
    (table / "spoilt-deck.toml").write_text(spoilt, encoding="utf-8")
    text, code = clio(line)
    assert code == 2, text
    assert OPEN in text
    found = outside(text, ALWAYS | command_line() | set().union(*(notation(load(game)) for game in games())))
    assert [word for word in found if word not in pieces([line])] == []


@pytest.mark.parametrize("tree", ["", "--tree"])
def test_deck_show(table: Path, tree: str) -> None:
    text, code = clio(f"deck show {tree}")
    assert code == 0
    assert outside(text, pieces([load("progress").digest[:16]])) == []


def test_deck_check(table: Path) -> None:
    deck = Path(__file__).parent.parent / "src/clio/games/progress/cards.toml"
    (table / "deck.toml").write_text(deck.read_text(encoding="utf-8"), encoding="utf-8")
    text, code = clio("deck check deck.toml")
    assert (code, outside(text, ALWAYS)) == (0, [])
