"""How long a server takes to start with many running games: until it is ready, and until every bot has moved.

    python scripts/startup.py [--games 10000] [--bot random] [--moves 40] [--seconds 180] [--compiled]

A store is filled with running games of all three kinds, in each of which a bot is asked; then a real server is
started on it, once more after a first start on an empty store, so that its byte code is there, as it is in every
installation. Listening is when it takes a connection, ready when `/ready` says so; a table's bots are awake when one
of them has moved since the start. On a loaded machine the processor time says more than the clock.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from scripts.kills import as_installed, free_port  # noqa: E402
from tests.server.running_games import fill  # noqa: E402


def start(data: Path, port: int, compiled: bool) -> subprocess.Popen[bytes]:
    source = ROOT / ("build/compiled" if compiled else "src")
    env = {**as_installed(data.parent / "bytecode"), "PYTHONPATH": str(source), "CLIO_DATA": str(data)}
    command = [sys.executable, "-c", "from clio.cli import main; main()", "serve", "--port", str(port)]
    return subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)


def wait_listening(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 30).close()
            return
        except OSError:
            time.sleep(0.01)
    raise SystemExit("the server did not start")


def wait_ready(port: int) -> None:
    urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=30).close()


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait()


def prepare_byte_code(room: Path, compiled: bool) -> None:
    port = free_port()
    process = start(room / "first", port, compiled)
    wait_listening(port, process)
    wait_ready(port)
    stop(process)


def moved(file: Path, since: float) -> int:
    """Games in which somebody has moved since then."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=60)) as db:
        found = db.execute("SELECT count(DISTINCT game_id) FROM log WHERE at > ?", (since,)).fetchone()
    return int(found[0])


def cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(number: int, bot: str, moves: int, seconds: float, compiled: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="clio-start-") as folder:
        room = Path(folder)
        file = room / "data" / "clio.db"
        file.parent.mkdir()
        fill(file, number, bot, moves)
        prepare_byte_code(room, compiled)
        port, began = free_port(), time.time()
        process = start(file.parent, port, compiled)

        def tell(what: str) -> None:
            passed = time.time() - began
            print(f"{what} after {passed:.2f} s, {cpu(process.pid):.2f} s of processor time", flush=True)

        try:
            wait_listening(port, process)
            tell("listening")
            wait_ready(port)
            tell("ready")
            done = 0
            while done < number and time.time() - began < seconds:
                time.sleep(1)
                done = moved(file, began)
            tell(f"{done} of {number} have moved")
        finally:
            stop(process)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--moves", type=int, default=40, help="of the longest of them")
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--compiled", action="store_true")
    given = parser.parse_args()
    measure(given.games, given.bot, given.moves, given.seconds, given.compiled)
