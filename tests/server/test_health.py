"""When something outside is wrong: a full disk, a broken database, a folder in use. One sentence each, nothing lost."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from clio.cli import main
from clio.server import health
from clio.store import backup
from clio.store import store as store_module
from clio.store.trouble import StoreError
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program, created
from tests.server.test_table import run


def full(*_: Any) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@run
async def test_ready_says_whether_database_and_disk_can_be_used(tmp_path):
    async with open_app(tmp_path) as app:
        visitor, asked = Visitor(app), context(app).health
        for path in ("/healthz", "/ready"):
            assert (await visitor.get(path)).status == 200
        assert not list(tmp_path.glob(".ready*")), "nothing is left behind"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(health, "write_something", full)
            asked.looked = -1.0
            await visitor.get("/ready")
            assert (visitor.status, visitor.text) == (503, "disk-full")
            assert (await visitor.get("/healthz")).status == 200, "it lives all the same"
        asked.looked = -1.0
        assert (await visitor.get("/ready")).status == 200, "there is room again"
        async with context(app).store.engine.begin() as db:
            await db.exec_driver_sql("ALTER TABLE games RENAME TO hidden")
        assert (await visitor.get("/ready")).status == 200, "looked at most once a second"
        asked.looked = -1.0
        assert (await visitor.get("/ready")).status == 503


def test_a_full_disk_is_called_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pragmas = store_module._sqlite_pragmas
    room = [0]

    def tight(connection: Any, record: Any) -> None:
        pragmas(connection, record)
        if room[0]:
            connection.execute(f"PRAGMA max_page_count = {room[0]}")

    monkeypatch.setattr(store_module, "_sqlite_pragmas", tight)

    async def test() -> None:
        async with open_app(tmp_path) as app:
            await created(app)
        with sqlite3.connect(tmp_path / "clio.db") as db:
            room[0] = int(db.execute("PRAGMA page_count").fetchone()[0]) + 1
        db.close()
        async with open_app(tmp_path) as app:
            page, program = Visitor(app), Program(app, language="fr")
            for _ in range(60):  # until the last page is full
                await page.play_now("progress", players="2", seat1="here")
                body = {"game": "progress", "seats": [{"kind": "person"}, {"kind": "friend"}]}
                answer = await program.call("POST", "/tables", json=body)
                if (page.status, program.status) == (507, 507):
                    break
            assert (page.status, program.status) == (507, 507)
            assert "disk of the server is full" in page.text
            assert answer["error"]["code"] == "disk-full"
            assert "plein" in answer["error"]["message"]
            assert (await page.get("/")).status == 200, "what is there can be read"

    asyncio.run(test())


@run
async def test_our_own_mistakes_are_answered_in_the_form_that_was_asked_for(tmp_path):
    async with open_app(tmp_path) as app:
        page, program = Visitor(app), Program(app)
        for visitor in (page.client, program.client):
            visitor._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
        context(app).tables.get = None  # type: ignore[assignment,method-assign]
        answer = await program.call("GET", "/tables/x")
        assert (program.status, answer["error"]["code"]) == (500, "error-500")
        await page.get("/t/x")
        assert page.status == 500
        assert "a mistake of this program" in page.text


def test_backup_on_a_full_disk_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        async with open_app(tmp_path) as app:
            await created(app)

    asyncio.run(fill())
    connect = sqlite3.connect

    def small(name: Any, **more: Any) -> sqlite3.Connection:
        found: sqlite3.Connection = connect(name, **more)
        if "clio-backup" in str(name):
            found.execute("PRAGMA max_page_count = 2")
        return found

    monkeypatch.setattr(sqlite3, "connect", small)
    done = CliRunner().invoke(main, ["store", "backup", str(tmp_path / "b.zip"), "--data", str(tmp_path)])
    assert done.exit_code == 2
    assert "No space left on device" in done.stderr
    assert "damaged" not in done.stderr
    assert not (tmp_path / "b.zip").exists()


@pytest.mark.parametrize("wrong", ["a file", "damaged", "served"])
def test_a_server_that_cannot_start_says_why_in_one_sentence(tmp_path: Path, wrong: str) -> None:
    data = tmp_path / "data"
    told = {"a file": "cannot be used", "damaged": "is damaged", "served": "already"}[wrong]
    if wrong == "a file":
        data.write_text("x")
        done = serve(data)
    else:
        data.mkdir()
        if wrong == "damaged":
            (data / "clio.db").write_text("this is no database, whatever its name says" * 100)
            done = serve(data)
        else:
            with backup.serving(data):
                done = serve(data)
    assert done.exit_code == 2, done.output
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("clio: ") == 1


def serve(data: Path) -> Any:
    return CliRunner().invoke(main, ["serve", "--port", "8899", "--data", str(data)])


@run
async def test_a_second_server_on_the_same_folder_refuses(tmp_path):
    async with open_app(tmp_path) as app:
        await created(app)
        with pytest.raises(StoreError, match="already"):
            async with open_app(tmp_path):
                pass
        elsewhere = tmp_path / "elsewhere"
        with pytest.raises(StoreError, match="already"):
            async with open_app(elsewhere, database_url=context(app).settings.database):
                pass
    async with open_app(tmp_path):
        pass
