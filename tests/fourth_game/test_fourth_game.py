"""A fourth game is one more folder. This one was written by CONTRIBUTING.md alone; all rooms take it from there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from clio.engine.record import RecordFile
from clio.engine.registry import games
from clio.engine.story import Story
from clio.table import Table
from tests.browser.chrome import Server
from tests.conformance.play import Setup, fourth_game

HERE = Path(__file__).parent
MOST_LINES = 200


def clio(folder: Path, *words: str, typed: str = "") -> str:
    """`clio` as somebody runs it whose game lies in a folder of its own."""
    own = {"CLIO_GAMES": str(HERE), "CLIO_SAVES": str(folder), "COLUMNS": "100"}
    command = [sys.executable, "-m", "clio", *words]
    done = subprocess.run(command, env={**os.environ, **own}, input=typed, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small() -> None:
    files = [path for path in (HERE / "lanterns").iterdir() if path.is_file()]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert len(files) >= 5
    assert lines <= MOST_LINES, f"{lines} lines"


def test_it_is_no_product() -> None:
    assert "lanterns" not in games()


def test_it_is_listed_beside_the_others(tmp_path: Path) -> None:
    said = clio(tmp_path, "games")
    for name in ("lanterns", *games()):
        assert name in said


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    said = clio(tmp_path, "play", "lanterns", "--seed", "3", "--bots", "greedy", typed="?\n1\n1\nq\n")
    assert "Light a lantern, or carry your row home?" in said
    assert "You do not hold one. LA-LIGHT-01" in said
    assert "Bot 2 lights: " in said
    assert "2 cards, face down" in said


def test_bots_play_it_to_its_end_and_the_record_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.clio"
    said = clio(tmp_path, "play", "lanterns", "--auto", "--bots", "greedy,random", "--seed", "1", "--save", str(path))
    assert "The deck is empty: it is dark." in said
    assert "Total" in said
    assert "score-" not in said
    assert "each of them legal" in clio(tmp_path, "record", "replay", str(path))
    assert "game: lanterns" in path.read_text(encoding="utf-8")


def test_every_move_is_told_under_the_turn_of_who_made_it() -> None:
    match = Setup(fourth_game(), {"players": "3"}).match("2")
    story = Story(match)
    for _ in range(6):
        seat = match.state.seats_open()[0]
        match.act(seat, match.state.legal(seat)[0])
        story.listen()
    turns = story.turns()
    for entry, actor in story.done[1:]:
        assert [whose for start, whose in turns if start < entry][-1] == actor


def test_the_fuzzer_takes_it_with_its_only_option(tmp_path: Path) -> None:
    said = clio(tmp_path, "fuzz", "lanterns", "--games", "20", "--workers", "1", "--out", str(tmp_path / "fuzz"))
    assert "No crash, no dead end, no broken invariant" in said
    assert "met in 2 option sets" in said


def test_rules_and_positions(tmp_path: Path) -> None:
    assert "LA-HOME-01" in clio(tmp_path, "rules", "lanterns", "--search", "home")
    table = Table(Setup(fourth_game(), {"players": "3"}).match("1"), ["random"] * 3)
    while table.bot_answers():
        pass
    assert RecordFile(table.record()).replay().state.key() == table.state.key()


# --- in the browser, on the page that every game gets


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Server(tmp_path_factory.mktemp("fourth"), CLIO_GAMES=str(HERE)).start()
    with httpx.Client(base_url=server.base, follow_redirects=True, timeout=30) as client:
        yield client
    server.kill()


def test_the_site_is_unharmed_and_leads_nowhere_in_vain(served: httpx.Client) -> None:
    for path in ("/", "/rules", "/rules/lanterns", "/new/lanterns", "/game/lanterns.css", "/api/v1/games"):
        answer = served.get(path)
        assert answer.status_code == 200, path
        for link in set(re.findall(r'href="(/[^"#?]*)', answer.text)):
            assert served.get(link).status_code == 200, f"{path} leads to {link}"
    assert "Lanterns" in served.get("/").text
    assert "game-pitch" not in served.get("/").text


def test_a_game_is_played_to_its_end_in_the_browser(served: httpx.Client) -> None:
    page = served.get("/new/lanterns").text
    token = found(r'name="token" value="(\w+)"', page)
    form = {"token": token, "seat0": "me", "seat1": "random", "pace": "quick"}
    answer = served.post("/new/lanterns", data=form)
    table = str(answer.url.path)
    for _ in range(400):
        page = served.get(table).text
        form = {"token": token, "seat": "0", "decision": found(r'name="decision" value="(\d+)"', page)}
        moves = re.findall(r'name="action" value="([^"]+)"', page)
        if "The deck is empty: it is dark." in page:
            return
        if moves:
            assert served.post(f"{table}/act", data={**form, "action": moves[-1]}).status_code == 200
        elif 'id="end-turn"' in page:
            served.post(f"{table}/end", data=form)
        else:
            time.sleep(0.05)
    raise AssertionError("it never ended")


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    return match[1] if match else ""


@pytest.mark.rule("LA-LIGHT-02")
def test_a_row_ascends() -> None:
    table = Table(Setup(fourth_game(), {"players": "2"}).match("5"), ["random", "random"])
    while table.bot_answers():
        for seat in range(2):
            sizes = [["spark", "candle", "torch", "beacon"].index(card) for card in row(table, seat)]
            assert sizes == sorted(set(sizes))


def row(table: Table, seat: int) -> list[str]:
    return table.view(-1).zone(f"row {seat + 1}").cards or []
