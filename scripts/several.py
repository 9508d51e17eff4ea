"""Several processes on one PostgreSQL, one of which is killed again and again: is anything lost, doubled or late?

    python scripts/several.py --database-url URL [--bus postgresql] [--seconds 300] [--processes 3] [--kill-every 10]
                              [--tables 12] [--workers 1] [--cut-every 25] [--restart "pg_ctl … restart"]

Each process serves on a port of its own. Every table has a player that sends each request to any of them, and a watcher
with a stream open at one. The player writes down what was acknowledged, and what may or may not have been taken because
the process died before it answered. In the end the log of each table is compared with that, and played again by the
rules: an acknowledged action that is missing is *lost*; one that stands there and nobody sent, or twice, is *doubled*.
A watcher is *behind* from the moment a turn was acknowledged until it hears of something new; one whose process was
killed calls another. `--workers` starts processes of `clio worker`, which are killed too; then bots play at half of the
tables. `--cut-every` cuts the connections of the bus, `--restart` is run once in the middle and restarts the database.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from redis.asyncio import Redis
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from clio.store import Store  # noqa: E402
from clio.store.audit import replay  # noqa: E402
from scripts.kills import BYTE_CODE, OF_A_SET, PROGRAM, as_installed, free_port  # noqa: E402

API = "/api/v1"
GAMES = ("progress", "ancient_knowledge")
LIMITS = ("ACTIONS_PER_MINUTE", "REQUESTS_PER_MINUTE", "TABLES_PER_MINUTE", "TABLES_PER_VISITOR", "STREAMS_PER_ADDRESS")
BREAK = 0.2  # seconds a player waits after a refusal
BAR = 3.0  # seconds that a watcher may be behind


class House:
    """The processes, as they come and go."""

    def __init__(self, data: Path, url: str, bus: str, servers: int, workers: int) -> None:
        env = {f"CLIO_{name}": "10000000" for name in LIMITS}
        env |= {"CLIO_DATABASE_URL": url, "CLIO_BUS": bus, "CLIO_DATA": str(data)}
        env |= {"CLIO_WORKERS": "0", "CLIO_BOTS": "workers" if workers else "here"}
        self.env = {**as_installed(BYTE_CODE), **env}
        self.data = data
        self.ports = [free_port() for _ in range(servers)]
        self.commands = [["serve", "--port", str(port)] for port in self.ports] + [["worker"]] * workers
        self.running: list[subprocess.Popen[bytes] | None] = [None] * len(self.commands)
        self.kills = 0

    def start(self, number: int) -> None:
        with (self.data / f"errors-{number}.txt").open("ab") as errors:
            command = [*PROGRAM, *self.commands[number]]
            self.running[number] = subprocess.Popen(command, env=self.env, stdout=subprocess.DEVNULL, stderr=errors)

    def end(self, number: int) -> None:
        process = self.running[number]
        if process is not None:
            process.kill()
            process.wait()

    async def answers(self, port: int) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        said = "".join(file.read_text()[-500:] for file in self.data.glob("errors-*.txt"))
        raise SystemExit(f"a process does not start: {said}")

    async def kill_some(self, every: float, until: float) -> None:
        """One after the other, and it comes again at once."""
        while time.monotonic() + every < until:
            await asyncio.sleep(every)
            number = self.kills % len(self.running)
            self.end(number)
            self.start(number)
            self.kills += 1


class Table:
    """One table: its players, and a watcher."""

    def __init__(self, house: House, number: int, bot: bool) -> None:
        self.house = house
        self.random = random.Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"} if bot else {"kind": "person"}]
        self.tokens: list[str] = []
        self.id = ""
        self.sent: list[tuple[str, bool]] = []  # what was sent, and whether it was acknowledged
        self.behind: list[float] = []
        self.news = asyncio.Event()
        self.client = httpx.AsyncClient(timeout=15)

    async def call(self, method: str, path: str, token: str = "", json: Any = None) -> httpx.Response:
        base = f"http://127.0.0.1:{self.random.choice(self.house.ports)}{API}"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.client.request(method, base + path, headers=headers, json=json)

    async def open(self) -> None:
        body = {"game": self.game, "seats": self.seats, "pace": "quick"}
        answer = await self.call("POST", "/tables", json=body)
        made = answer.json()
        self.tokens = [one["token"] for one in made["tokens"]]
        self.id = self.tokens[0].partition(".")[0]

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            try:
                if not await self.turn():
                    await asyncio.sleep(0.05)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)  # that process is gone: the next request goes to another

    async def turn(self) -> bool:
        """One request that changes something; false if there was nothing to do."""
        for token in self.random.sample(self.tokens, len(self.tokens)):
            answer = await self.call("GET", f"/tables/{self.id}/view", token)
            if answer.status_code != 200:
                continue
            view = answer.json()
            if view["over"]:
                await asyncio.sleep(1)
            elif view["may_end"]:
                await self.end_turn(token)
                return True
            elif view["decision"] and not view["decision"]["set"]:
                action = self.random.choice(view["decision"]["legal"])["action"]
                body = {"decision": view["decision"]["number"], "actions": [action]}
                await self.send(token, "/actions", action, body)
                return True
            elif view["decision"]:
                number, picks = view["decision"]["number"], [one["action"] for one in view["decision"]["legal"]]
                await self.set_of(token, number, picks)
                return True
        return False

    async def set_of(self, token: str, number: int, picks: list[str]) -> None:
        """Some picks that together are an answer: more and more of them, until they are taken."""
        self.random.shuffle(picks)
        for size in range(1, len(picks) + 1):
            some = picks[:size]
            if await self.send(token, "/actions", "\n".join(some), {"decision": number, "actions": some}):
                return

    async def end_turn(self, token: str) -> None:
        self.news.clear()
        if await self.send(token, "/end-turn", ":commit", None):
            acknowledged = time.monotonic()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), 30)
            self.behind.append(time.monotonic() - acknowledged)

    async def send(self, token: str, where: str, text: str, body: Any) -> bool:
        """Was it acknowledged? An answer that says no is one; none at all is not."""
        self.sent.append((text, False))
        answer = await self.call("POST", f"/tables/{self.id}{where}", token, body)
        if answer.status_code == 200:
            self.sent[-1] = (text, True)
            return True
        if answer.status_code in (409, 422):
            self.sent.pop()
        else:
            await asyncio.sleep(BREAK)
        return False

    async def watch(self, until: float) -> None:
        """A stream at one of the processes, and at another when that one is gone."""
        last = ""
        while time.monotonic() < until:
            base = f"http://127.0.0.1:{self.random.choice(self.house.ports)}{API}"
            headers = {"Last-Event-ID": last} if last else {}
            with contextlib.suppress(httpx.HTTPError):
                async with self.client.stream("GET", f"{base}/tables/{self.id}/events", headers=headers) as stream:
                    async for line in stream.aiter_lines():
                        if line.startswith("id: "):
                            last = line[4:]
                            self.news.set()
            await asyncio.sleep(0.1)

    async def compare(self, store: Store) -> tuple[int, int]:
        """(lost, doubled)."""
        rows = await store.log(self.id)
        people = [seat for seat, one in enumerate(self.seats) if one["kind"] == "person"]
        log = [row.text for row in rows if row.seat in people and row.text not in OF_A_SET]
        places, lost = {0}, 0  # how many lines of the log may be explained by what was sent so far
        for text, sure in self.sent:
            parts = sorted(part for part in text.split("\n") if part not in OF_A_SET)
            after = {place + len(parts) for place in places if sorted(log[place : place + len(parts)]) == parts}
            after |= set() if sure else places
            lost += not after
            places = after or places
        extra = len(log) - max(places)
        game, seats = await store.game(self.id), await store.seats(self.id)
        assert game is not None
        replay(game, seats, rows)  # or it says which line cannot have been written
        return lost, 0 if len(log) in places else extra


async def cut(url: str, bus: str, every: float, until: float) -> int:
    """End the connections on which processes listen; they call again."""
    cuts = 0
    engine = create_async_engine(url)
    while every and time.monotonic() + every < until:
        await asyncio.sleep(every)
        if bus != "postgresql":
            client: Any = Redis.from_url(bus)
            await client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            await client.aclose()
            cuts += 1
            continue
        listening = "(query LIKE '%LISTEN%' OR query LIKE '%pg_notify%') AND pid <> pg_backend_pid()"
        with contextlib.suppress(Exception):
            async with engine.begin() as db:
                await db.execute(sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"))
            cuts += 1
    await engine.dispose()
    return cuts


async def restart(command: str, after: float) -> None:
    if command:
        await asyncio.sleep(after)
        await asyncio.to_thread(subprocess.run, shlex.split(command), check=True, capture_output=True)


async def several(wish: argparse.Namespace, url: str, data: Path) -> int:
    house = House(data, url, wish.bus, wish.processes, wish.workers)
    try:
        for number in range(len(house.commands)):
            house.start(number)
        for port in house.ports:
            await house.answers(port)
        tables = [Table(house, number, bool(wish.workers) and number % 2 == 1) for number in range(wish.tables)]
        for table in tables:
            await table.open()
        until = time.monotonic() + wish.seconds
        watchers = [asyncio.create_task(table.watch(until)) for table in tables]
        others = [house.kill_some(wish.kill_every, until), restart(wish.restart, wish.seconds / 2)]
        cutting = asyncio.create_task(cut(url, wish.bus, wish.cut_every, until))
        await asyncio.gather(*(table.play(until) for table in tables), *others)
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        cuts = await cutting
    finally:
        for number in range(len(house.running)):
            house.end(number)
    return await tell(tables, url, house, cuts)


async def tell(tables: list[Table], url: str, house: House, cuts: int) -> int:
    store = await Store.open(url)
    lost = doubled = 0
    for table in tables:
        missing, twice = await table.compare(store)
        lost, doubled = lost + missing, doubled + twice
        await table.client.aclose()
    bots = sum([row.seat == 1 for table in tables[1::2] for row in await store.log(table.id)])
    await store.close()
    behind = sorted(seconds for table in tables for seconds in table.behind)
    taken = sum(sure for table in tables for _, sure in table.sent)
    unsure = sum(not sure for table in tables for _, sure in table.sent)
    print(f"{house.kills} kills, {cuts} cuts of the bus, {len(tables)} tables")
    print(f"{taken} actions acknowledged, {unsure} that nobody answered")
    print(f"{lost} lost, {doubled} doubled, {bots} lines of seat 2 at tables with bots")
    if behind:
        late = sum(seconds > BAR for seconds in behind)
        typical, most = behind[len(behind) // 2], behind[-1]
        print(
            f"{len(behind)} turns were heard after {typical:.3f} s (median), {most:.2f} s at most; {late} over {BAR} s"
        )
    return 0 if lost == doubled == 0 and behind and behind[-1] <= BAR else 1


async def run(wish: argparse.Namespace) -> int:
    name = f"several_{os.getpid()}"
    url = make_url(wish.database_url).set(database=name).render_as_string(hide_password=False)
    with tempfile.TemporaryDirectory() as folder:
        await told(wish.database_url, f"CREATE DATABASE {name}")
        try:
            return await several(wish, url, Path(folder))
        finally:
            await told(wish.database_url, f"DROP DATABASE {name} WITH (FORCE)")


async def told(url: str, statement: str) -> None:
    """One connection for one statement: the database may be restarted in between."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(statement))
    await engine.dispose()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database-url", required=True)
    parser.add_argument("--bus", default="postgresql")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--kill-every", type=float, default=10)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--cut-every", type=float, default=0)
    parser.add_argument("--restart", default="")
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
