"""The example bot plays a game to its end, and the commands of docs/api.md do what the page says, on a real server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.chrome import Server

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("docs")).start()
    yield server
    server.kill()


def test_the_example_bot_plays_a_game(server: Server) -> None:
    command = [sys.executable, str(DOCS / "example_bot.py"), server.base]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert re.search(r"is over: \S+ \[-?\d+, -?\d+\]", done.stdout)


def test_the_example_bot_says_what_is_wrong(server: Server) -> None:
    command = [sys.executable, str(DOCS / "example_bot.py"), server.base, "chess"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert "“body.game” is missing or does not fit" in done.stderr


@pytest.mark.skipif(shutil.which("curl") is None, reason="needs curl")
def test_the_commands_of_the_page_work(server: Server) -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    scripts = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(scripts) == 1
    command = ["bash", "-euo", "pipefail", "-c", scripts[0]]
    env = {**os.environ, "CLIO": server.base}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "clio record 1" in done.stdout
    assert "retry: 1000" in done.stdout
    assert '"token":' in done.stdout
