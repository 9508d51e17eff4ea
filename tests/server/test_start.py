"""What a start costs: nothing is loaded by every start that only some of them need."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from clio.server.running import run
from clio.store import Store
from clio.store.migrate import config, newest

# Each is large, and needed by a first start, a help page, or other commands.
NEEDLESS = ("alembic", "typer.rich_utils", "rich.markdown", "numpy", "multiprocessing.pool", "asyncpg")
START = """
import asyncio, json, sys
from clio.cli import main
from clio.server.running import Server, run
from clio.server.settings import Settings
listening = []
def ready():
    listening.extend(sys.modules)
    server.should_exit = True
server = Server(Settings(data=sys.argv[1], port=0), ready)
run(server.run_here())
print(json.dumps(listening))
"""


def test_a_start_loads_only_what_it_needs(tmp_path: Path) -> None:
    async def first() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'clio.db'}")).close()

    asyncio.run(first())
    done = subprocess.run([sys.executable, "-c", START, str(tmp_path)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    loaded = json.loads(done.stdout.splitlines()[-1])
    assert "fastapi" in loaded
    assert [name for name in NEEDLESS if name in loaded] == []


def test_the_newest_migration_is_the_one_that_alembic_ends_with() -> None:
    assert newest() == ScriptDirectory.from_config(config()).get_current_head()


@pytest.mark.parametrize("installed", [True, False])
def test_a_server_runs_on_the_quicker_loop_where_there_is_one(installed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not installed:
        monkeypatch.setattr("clio.server.running.find_spec", lambda name: None)
    found = []

    async def look() -> None:
        found.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])

    run(look())
    assert found == ["uvloop" if installed and find_spec("uvloop") else "asyncio"]
