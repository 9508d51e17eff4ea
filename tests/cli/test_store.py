"""`clio store`: stored games are replayed; backups are whole or refused; a damaged store gets one sentence."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from clio.engine.dice import dice_from_seed
from clio.server.tables import Tables
from clio.store import SeatRow, Store
from clio.store.backup import serving
from tests.browser.chrome import ROOT, free_port
from tests.cli.conftest import Clio

Well = Callable[..., str]
Badly = Callable[..., str]
ACTIONS = 30


async def play(data: Path, games: list[str]) -> None:
    """A store with a game of each kind, some actions into it."""
    store = await Store.open(f"sqlite+aiosqlite:///{data / 'clio.db'}")
    dice = dice_from_seed("store")
    for number, name in enumerate(games):
        seats = [SeatRow(seat, "bot", f"Bot {seat}", "", f"secret {number} {seat}", "random") for seat in range(2)]
        table = await Tables(store).create(name, {"players": "2"}, seats, "host", False, 0.0)
        for _ in range(ACTIONS):
            seat = table.asked()[0]
            legal = table.play.state.legal(seat)
            await table.act_as_bot(table.play.bot_task(seat), legal[dice.below(len(legal))])
    await store.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "secret.key").write_text("key", encoding="ascii")
    asyncio.run(play(folder, ["progress", "ancient_knowledge"]))
    return folder


def change(data: Path, sql: str) -> None:
    with closing(sqlite3.connect(data / "clio.db")) as db:
        db.execute(sql)
        db.commit()


def test_games_that_hold_are_ok(well: Well, data: Path) -> None:
    said = well(f"store check --data {data}")
    assert said.count(f": ok, {ACTIONS} lines") == 2
    assert "2 games replayed, 0 that do not hold." in said


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("UPDATE log SET text = 'nonsense' WHERE number = 12", "differs at step 12 of 30"),
        ("UPDATE log SET seat = 7 WHERE number = 3", "differs at step 3 of 30"),
        ("DELETE FROM log WHERE number = 5", "differs at step 5 of 29: Line 5 of its log is missing"),
        ("UPDATE games SET cards = 'others'", "cards differ"),
        ("UPDATE games SET game = 'chess'", "differs at step 0 of 30: There is no game 'chess'"),
        ('UPDATE games SET options = \'{"players": "2", "wind": "north"}\'', "differs at step 0 of 30"),
        ("UPDATE games SET status = 'over'", "differs at step 30 of 30"),
    ],
)
def test_a_game_that_does_not_hold_is_named_with_its_step(clio: Clio, data: Path, sql: str, told: str) -> None:
    change(data, sql + (" AND " if "WHERE" in sql else " WHERE ") + one_game(sql))
    result = clio(f"store check --data {data}")
    assert result.exit_code == 1, result.output
    assert told in result.stdout
    assert "2 games replayed, 1 that do not hold." in result.stdout
    assert result.stdout.count(": ok,") == 1


def one_game(sql: str) -> str:
    column = "id" if "games" in sql else "game_id"
    return f"{column} = (SELECT id FROM games ORDER BY created LIMIT 1)"


def test_a_check_changes_nothing(well: Well, data: Path) -> None:
    change(data, "PRAGMA journal_mode = DELETE")
    before = (data / "clio.db").read_bytes()
    well(f"store check --data {data}")
    assert (data / "clio.db").read_bytes() == before


def test_a_damaged_store_gets_one_sentence(badly: Badly, data: Path, tmp_path: Path) -> None:
    assert "There is no" in badly(f"store check --data {tmp_path / 'nowhere'}")
    file = data / "clio.db"
    change(data, "PRAGMA journal_mode = DELETE")
    whole = file.read_bytes()
    file.write_bytes(whole[:5000] + b"\xff" * 20_000 + whole[25_000:])
    assert "The store is damaged" in badly(f"store check --data {data}")
    assert "The store is damaged" in badly(f"store backup {tmp_path / 'x.zip'} --data {data}")
    assert not (tmp_path / "x.zip").exists()
    file.write_text("no database at all", encoding="ascii")
    assert "The store is damaged" in badly(f"store check --data {data}")
    assert "cannot be read" in badly("store check --database-url nonsense")


def test_a_store_of_a_newer_program_gets_one_sentence(badly: Badly, data: Path) -> None:
    change(data, "UPDATE alembic_version SET version_num = 'future'")
    assert "cannot be opened" in badly(f"store check --data {data}")


def test_a_backup_is_restored_into_an_empty_place(well: Well, data: Path, tmp_path: Path) -> None:
    well(f"store backup {tmp_path / 'games.zip'} --data {data}")
    assert (tmp_path / "games.zip").stat().st_mode & 0o077 == 0, "it holds secrets"
    assert zipfile.ZipFile(tmp_path / "games.zip").namelist() == ["clio.db", "secret.key"]
    new = tmp_path / "new" / "place"
    well(f"store restore {tmp_path / 'games.zip'} --data {new}")
    assert (new / "secret.key").read_text(encoding="ascii") == "key", "cookies and tokens stay valid"
    assert "2 games replayed, 0 that do not hold." in well(f"store check --data {new}")
    assert sorted(path.name for path in new.iterdir()) == ["clio.db", "secret.key"]


def test_nothing_is_overwritten_unless_forced(well: Well, badly: Badly, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    well(f"store backup {file} --data {data}")
    assert "is there already" in badly(f"store backup {file} --data {data}")
    well(f"store backup {file} --data {data} --force")
    assert "is there already" in badly(f"store restore {file} --data {data}")
    change(data, "UPDATE games SET status = 'closed'")
    well(f"store restore {file} --data {data} --force")
    with closing(sqlite3.connect(data / "clio.db")) as db:
        assert db.execute("SELECT count(*) FROM games WHERE status = 'running'").fetchone() == (2,)
    with closing(sqlite3.connect(data / "clio.db.replaced")) as db:
        assert db.execute("SELECT count(*) FROM games WHERE status = 'closed'").fetchone() == (2,), "nothing is lost"


def test_nothing_is_restored_under_a_running_server(well: Well, badly: Badly, data: Path, tmp_path: Path) -> None:
    well(f"store backup {tmp_path / 'games.zip'} --data {data}")
    with serving(data):
        assert "stop it first" in badly(f"store restore {tmp_path / 'games.zip'} --data {data} --force")
    well(f"store restore {tmp_path / 'games.zip'} --data {data} --force")


def test_a_broken_backup_changes_nothing(badly: Badly, data: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.zip"
    bad.write_text("no zip", encoding="ascii")
    new = tmp_path / "new"
    assert "nothing was changed" in badly(f"store restore {bad} --data {new}")
    with zipfile.ZipFile(bad, "w") as archive:
        archive.writestr("readme.txt", "hello")
    assert "no clio.db in it" in badly(f"store restore {bad} --data {new}")
    with zipfile.ZipFile(bad, "w") as archive:
        archive.writestr("clio.db", "hello")
    assert "nothing was changed" in badly(f"store restore {bad} --data {data} --force")
    assert not list(new.iterdir())
    assert "There is no" in badly(f"store restore {tmp_path / 'none.zip'} --data {new}")


def test_postgresql_is_told_to_use_its_own_tools(badly: Badly, tmp_path: Path) -> None:
    url = "--database-url postgresql+asyncpg://clio@127.0.0.1:1/clio"
    assert "pg_dump" in badly(f"store backup {tmp_path / 'x.zip'} {url}")
    assert "pg_restore" in badly(f"store restore {tmp_path / 'x.zip'} {url}")
    assert "cannot be opened" in badly(f"store check {url}")


def test_settings_come_from_the_line_then_the_environment(badly: Badly, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLIO_PORT", "many")
    assert "CLIO_PORT" in badly("serve")
    monkeypatch.setenv("CLIO_PORT", "80")
    monkeypatch.setenv("CLIO_DATA", "/nowhere/at/all")
    assert "/nowhere/at/all" in badly("store check")


def test_a_server_takes_its_settings_from_the_environment(tmp_path: Path) -> None:
    port = free_port()
    own = {"CLIO_PORT": str(port), "CLIO_DATA": str(tmp_path / "served"), "CLIO_ACCESS_LOG": "true"}
    env = {**os.environ, **own, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}
    command = [sys.executable, "-c", "from clio.cli import main; main()", "serve", "--check"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert f"http://127.0.0.1:{port}/" in done.stderr
    assert '127.0.0.1 "GET /" 200' in done.stderr
    assert (tmp_path / "served" / "clio.db").exists()
    assert (tmp_path / "served").stat().st_mode & 0o077 == 0
