"""Many tables with bots: a restart, and whether memory stays as it is while tables come and go.

    python scripts/churn.py [--tables 1000] [--minutes 60] [--patience 600] [--workers 8]

A server of its own gets so many tables at which only bots play. It is stopped and started again: how long until it
listens, and how long until every game has gone on? Then, for so many minutes, visitors open tables, play some moves
against a bot and go, and the server's memory (with its worker processes) is written down. Bars: it listens within 3 s,
every game goes on, and the memory of the last fifth of the time is within 10% of that of the second fifth.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from clio.engine.registry import games  # noqa: E402
from scripts.kills import PROGRAM, as_installed, free_port  # noqa: E402

LISTENING = 3.0  # seconds: the bar
GROWTH = 1.10  # of memory: the bar
MOVES = 12  # of a visitor, before they go
SAMPLES = 50  # of memory, over the whole time
MANY = "100000000"


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        limits = ("ACTIONS_PER_MINUTE", "REQUESTS_PER_MINUTE", "TABLES_PER_MINUTE", "TABLES_PER_VISITOR")
        self.env = {**as_installed(data / "bytecode"), **{f"CLIO_{name}": MANY for name in limits}}
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Seconds until it listens."""
        command = [*PROGRAM, "serve", "--port", str(self.port), "--data", str(self.data)]
        began = time.monotonic()
        with (self.data / "errors.txt").open("a") as errors:
            self.process = subprocess.Popen(command, env=self.env, stdout=subprocess.DEVNULL, stderr=errors)
        while self.process.poll() is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return time.monotonic() - began
            except OSError:
                await asyncio.sleep(0.02)
        raise SystemExit(f"the server does not start: {(self.data / 'errors.txt').read_text()[-500:]}")

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait()

    def memory(self) -> float:
        """Megabytes of the server and its workers; what they share is counted once."""
        assert self.process is not None
        found = 0
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for process in (str(self.process.pid), *children):
            try:
                lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            except OSError:
                continue  # a worker that has just ended
            found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return found / 1024

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api/v1", timeout=120, verify=False)


def logs(data: Path) -> dict[str, tuple[int, bool]]:
    """(lines, is it over) of every game."""
    with closing(sqlite3.connect(f"file:{data / 'clio.db'}?mode=ro", uri=True, timeout=60)) as db:
        lines = dict(db.execute("SELECT game_id, count(*) FROM log GROUP BY game_id"))
        rows = db.execute("SELECT id, status FROM games").fetchall()
    return {game: (int(lines.get(game, 0)), status == "over") for game, status in rows}


async def open_bots(server: Server, tables: int, at_once: int) -> None:
    """Tables at which only bots play, of all games in turn."""
    left = iter(range(tables))

    async def some(client: httpx.AsyncClient) -> None:
        for number in left:
            bot = {"kind": "bot", "bot": "random"}
            game = games()[number % len(games())]
            answer = await client.post("/tables", json={"game": game, "seats": [bot, bot], "pace": "slow"})
            answer.raise_for_status()

    async with server.client() as client:
        await asyncio.gather(*(some(client) for _ in range(at_once)))


async def all_go_on(data: Path, before: dict[str, tuple[int, bool]], patience: float) -> tuple[int, float]:
    """(games that have not gone on, seconds it took)."""
    began = time.monotonic()
    while True:
        now = logs(data)
        still = sum(not over and not now[game][1] and now[game][0] <= lines for game, (lines, over) in before.items())
        if not still or time.monotonic() - began > patience:
            return still, time.monotonic() - began
        await asyncio.sleep(1)


async def visitor(server: Server, chance: random.Random, ends: float, played: list[int]) -> None:
    """Opens a table, plays a while against a bot, puts it away or just goes; again and again."""
    async with server.client() as client:
        while time.monotonic() < ends:
            seats: list[dict[str, str]] = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
            answer = await client.post("/tables", json={"game": chance.choice(games()), "seats": seats})
            answer.raise_for_status()
            made: dict[str, Any] = answer.json()
            table, own = made["table"]["id"], {"Authorization": f"Bearer {made['tokens'][0]['token']}"}
            for _ in range(MOVES):
                view = (await client.get(f"/tables/{table}/view", headers=own)).json()
                if view["may_end"]:
                    await client.post(f"/tables/{table}/end-turn", headers=own)
                elif view["decision"]:
                    move = chance.choice(view["decision"]["legal"])["action"]
                    body = {"decision": view["decision"]["number"], "actions": [move]}
                    await client.post(f"/tables/{table}/actions", headers=own, json=body)
                else:
                    await asyncio.sleep(0.1)
            if chance.random() < 0.5:
                await client.post(f"/tables/{table}/close", headers=own)
            played[0] += 1


async def churn(server: Server, minutes: float, workers: int) -> bool:
    ends, played = time.monotonic() + minutes * 60, [0]
    tasks = [asyncio.create_task(visitor(server, random.Random(n), ends, played)) for n in range(workers)]
    memory = []
    for _ in range(SAMPLES):
        await asyncio.sleep(minutes * 60 / SAMPLES)
        memory.append(server.memory())
    await asyncio.gather(*tasks)
    fifth = SAMPLES // 5
    early, late = sum(memory[fifth : 2 * fifth]) / fifth, sum(memory[-fifth:]) / fifth
    good = late <= GROWTH * early
    fifths = [sum(memory[n : n + fifth]) / fifth for n in range(0, SAMPLES, fifth)]
    print("memory by fifths of the time: " + ", ".join(f"{found:.0f}" for found in fifths) + " MB")
    print(
        f"{minutes:g} minutes, {played[0]} tables came and went: memory {early:.0f} MB in the second fifth, "
        f"{late:.0f} MB in the last, {max(memory):.0f} MB at most   {'ok' if good else 'NOT OK'}"
    )
    return good


async def run(tables: int, minutes: float, patience: float, workers: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            await server.start()
            began = time.monotonic()
            await open_bots(server, tables, workers)
            print(f"{tables} tables with bots opened in {time.monotonic() - began:.0f} s", flush=True)
            server.stop()
            before = logs(server.data)
            seconds = await server.start()
            good = [seconds < LISTENING]
            print(f"listens after {seconds:.2f} s   {'ok' if good[0] else 'NOT OK'}", flush=True)
            still, seconds = await all_go_on(server.data, before, patience)
            good.append(not still)
            print(
                f"{tables - still} of {tables} games went on within {seconds:.0f} s   {'ok' if not still else 'NOT OK'}"
            )
            if minutes:
                good.append(await churn(server, minutes, workers))
        finally:
            server.stop()
    return 0 if all(good) else 1


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--minutes", type=float, default=60, help="of coming and going")
    options.add_argument("--patience", type=float, default=600, help="seconds until every game must have gone on")
    options.add_argument("--workers", type=int, default=8, help="visitors at a time")
    chosen = options.parse_args()
    return asyncio.run(run(chosen.tables, chosen.minutes, chosen.patience, chosen.workers))


if __name__ == "__main__":
    sys.exit(main())
