"""A backup taken while a real server is at work: restored and replayed, no game is lost or different."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

from clio.store import Store
from clio.store.audit import replay
from tests.browser.chrome import ROOT, Server

TABLES = 4  # of bots, beside the program's own
BACKUPS = 2


class Player(threading.Thread):
    """A program that acts as fast as it is answered, and remembers what was accepted."""

    def __init__(self, base: str) -> None:
        super().__init__()
        self.base = base
        self.token = ""
        self.accepted: dict[str, int] = {}  # by table: actions the server has acknowledged
        self.stop = threading.Event()
        self.chance = random.Random(1)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        data = json.dumps(body or {}).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(f"{self.base}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            return json.load(error)

    def open(self, game: str, *seats: dict[str, str]) -> Any:
        self.token = ""
        return self.call("POST", "/tables", {"game": game, "seats": list(seats), "pace": "quick"})

    def run(self) -> None:
        while not self.stop.is_set():
            made = self.open("ancient_knowledge", {"kind": "person"}, {"kind": "bot", "bot": "random"})
            self.token, table = made["tokens"][0]["token"], made["table"]["id"]
            self.accepted[table] = 0
            view = self.call("GET", f"/tables/{table}/view")
            while not self.stop.is_set() and not view["over"]:
                view = self.step(table, view)

    def step(self, table: str, view: Any) -> Any:
        if view["may_end"]:
            after = self.call("POST", f"/tables/{table}/end-turn")
        elif view["decision"]:
            move = self.chance.choice(view["decision"]["legal"])["action"]
            body = {"decision": view["decision"]["number"], "actions": [move]}
            after = self.call("POST", f"/tables/{table}/actions", body)
        else:
            return self.call("GET", f"/tables/{table}/view")
        if "error" not in after:
            self.accepted[table] += 1
        return after.get("view", after)


def lines_of(data: Path) -> dict[str, list[tuple[int, int, str]]]:
    """By game: its log, as everybody who was answered knows it."""
    with closing(sqlite3.connect(data / "clio.db", timeout=30)) as db:
        found: dict[str, list[tuple[int, int, str]]] = {game: [] for (game,) in db.execute("SELECT id FROM games")}
        for game, *line in db.execute("SELECT game_id, number, seat, text FROM log ORDER BY game_id, number"):
            found[game].append(tuple(line))
    return found


def deals_of(data: Path) -> dict[str, Any]:
    with closing(sqlite3.connect(data / "clio.db", timeout=30)) as db:
        return {row[0]: row[1:] for row in db.execute("SELECT id, game, cards, options, seed, created FROM games")}


def clio(*line: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from clio.cli import main; main()", *line]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)


async def positions(data: Path, length: dict[str, int]) -> dict[str, Any]:
    """By game: the whole state after so many lines."""
    store = await Store.open(f"sqlite+aiosqlite:///{data / 'clio.db'}")
    found = {}
    for row in await store.all_games():
        if row.id in length:
            lines = (await store.log(row.id))[: length[row.id]]
            found[row.id] = replay(row, await store.seats(row.id), lines).state.key()
    await store.close()
    return found


def test_a_backup_under_load_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "live").start()
    player = Player(server.base)
    kept: list[tuple[dict[str, Any], dict[str, int], Path]] = []
    try:
        bots = [{"kind": "bot", "bot": "random"}] * 2
        for number in range(TABLES):
            player.open(["ancient_knowledge", "progress"][number % 2], *bots)
        player.start()
        until = time.monotonic() + 60
        while time.monotonic() < until and not all(map(len, lines_of(server.data).values())):
            time.sleep(0.2)  # the first bot to think starts a process of its own
        for number in range(BACKUPS):
            time.sleep(1.5)
            acknowledged = dict(player.accepted)
            before = lines_of(server.data)  # what is in the log was answered, or is about to be
            done = clio("store", "backup", str(tmp_path / f"{number}.zip"), "--data", str(server.data))
            assert done.returncode == 0, done.stderr
            after = lines_of(server.data)
            assert sum(map(len, after.values())) > sum(map(len, before.values())), "nothing happened meanwhile"
            kept.append((before, acknowledged, tmp_path / f"{number}.zip"))
    finally:
        player.stop.set()
        player.join(60)
        server.kill()
    assert sum(player.accepted.values()) > 20
    for number, (before, acknowledged, file) in enumerate(kept):
        new = tmp_path / f"restored {number}"
        done = clio("store", "restore", str(file), "--data", str(new))
        assert done.returncode == 0, done.stderr
        compare(server.data, new, before, acknowledged)
        checked = clio("store", "check", "--data", str(new))
        assert checked.returncode == 0, checked.stdout + checked.stderr
        assert f"{len(lines_of(new))} games replayed, 0 that do not hold." in checked.stdout


def compare(live: Path, new: Path, before: dict[str, Any], acknowledged: dict[str, int]) -> None:
    """Each restored game is the beginning of the live one, and nothing known before the backup is missing."""
    restored, final = lines_of(new), lines_of(live)
    assert before.keys() <= restored.keys() <= final.keys(), "a game was lost"
    for game, lines in restored.items():
        assert lines == final[game][: len(lines)], f"{game} is different"
        assert len(lines) >= len(before.get(game, [])), f"{game} has lost lines"
    for game, count in acknowledged.items():
        assert sum(1 for _, seat, _ in restored[game] if seat == 0) >= count, f"{game} has lost an answer"
    deals = deals_of(live)
    assert deals_of(new) == {game: deals[game] for game in restored}
    length = {game: len(lines) for game, lines in restored.items()}
    assert asyncio.run(positions(new, length)) == asyncio.run(positions(live, length))
