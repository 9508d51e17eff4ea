"""Kills the server with SIGKILL in the middle of play, again and again, and counts what was lost or doubled.

    python scripts/kills.py [--during all] [--kills 100] [--tables 20] [--actions 50] [--database-url URL]

`--during load` kills it while tables are played; `backup` while a backup is being written, which is killed with it
(on PostgreSQL that is `pg_dump`); `start` at any moment of a start; `migration` while it brings a database of the
first version up to date. `all` (the default) does two fifths of the kills under load and one fifth of each other kind.

Every table has a player that acts over HTTP and writes down each action the server acknowledged. After every kill
the server is started anew on the same data, and each table's log in the store is compared with what was
acknowledged: an acknowledged action that is missing is *lost*; one that stands there twice is *doubled*. The action
in flight at the kill may be there or not, but at most once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path

import httpx
import sqlalchemy as sa
from alembic import command
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

PROGRAM = [sys.executable, "-c", "from clio.cli import main; main()"]
OF_A_SET = ("more", "done")  # what the kernel writes between the picks of a set; nobody has to send it
PATIENCE = 1200  # tenths of a second until a started server must answer
BYTE_CODE = Path(tempfile.gettempdir()) / "clio-kills-bytecode"
GUEST = "INSERT INTO guests (id, name, language, created) VALUES ('g', 'Ada', 'fr', 0)"
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from clio.engine.registry import games  # noqa: E402
from clio.store import Store  # noqa: E402
from clio.store.migrate import config  # noqa: E402


def may_end(page: str) -> bool:
    """Is there a button that says that the turn stands? (Another one, alike, makes the move that ends it.)"""
    return re.search(r'formaction="/t/[^"]+/end"', page) is not None


def as_installed(room: Path) -> dict[str, str]:
    """An environment in which the program has its byte code, as an installed one does; it is kept in a room of ours."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**env, "PYTHONPYCACHEPREFIX": str(room)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, data: Path, url: str) -> None:
        self.port = free_port()
        self.command = [*PROGRAM, "serve", "--port", str(self.port), "--data", str(data)]
        if url:
            self.command += ["--database-url", url]
        self.log = data / "errors.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        limits = ("ACTIONS_PER_MINUTE", "REQUESTS_PER_MINUTE", "TABLES_PER_MINUTE", "TABLES_PER_VISITOR")
        env = {**as_installed(BYTE_CODE), **{f"CLIO_{name}": "10000000" for name in limits}}
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(self.command, env=env, stdout=subprocess.DEVNULL, stderr=errors)

    async def start(self) -> float:
        """Until it answers; the seconds that took."""
        self.launch()
        assert self.process is not None
        began = time.monotonic()
        async with httpx.AsyncClient() as client:
            for _ in range(PATIENCE):
                if self.process.poll() is not None:
                    break
                try:
                    if (await client.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return time.monotonic() - began
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
        raise SystemExit(f"the server does not start: it says {self.log.read_text()[-500:]!r}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays one table for all its seats by random legal moves, and remembers what was acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.cookies = httpx.Cookies()
        self.table = ""
        self.acknowledged: list[str] = []
        self.in_flight = ""
        self.game = games()[seed % len(games())]

    async def run(self, stop: asyncio.Event, counter: list[int]) -> None:
        base = f"http://127.0.0.1:{self.server.port}"
        async with httpx.AsyncClient(base_url=base, cookies=self.cookies, follow_redirects=True, timeout=10) as client:
            try:
                if not self.table:
                    await self._create(client)
                while not stop.is_set():
                    if await self._act(client):
                        counter[0] += 1
            except httpx.HTTPError:
                pass  # the server was killed
            finally:
                self.cookies = client.cookies

    async def _create(self, client: httpx.AsyncClient) -> None:
        page = (await client.get("/")).text
        token = re.search(r'name="token" value="(\w+)"', page)
        assert token is not None
        form = {"token": token.group(1), "players": "2", "seat0": "me", "seat1": "here"}
        page = (await client.post(f"/new/{self.game}", data=form)).text
        found = re.search(r'data-table="([^"]+)"', page)
        if found is None:
            raise SystemExit(f"no table was opened: {' '.join(re.sub('<[^>]*>', ' ', page).split())[:300]}")
        self.table = found.group(1)
        self.acknowledged, self.in_flight = [], ""

    async def _act(self, client: httpx.AsyncClient) -> bool:
        """One move; true if the server said that it was taken."""
        for seat in self.random.sample((0, 1), 2):
            page = (await client.get(f"/t/{self.table}?seat={seat}")).text
            token = re.search(r'name="token" value="(\w+)"', page)
            decision = re.search(r'name="decision" value="(\d+)"', page)
            moves = [unescape(text) for text in re.findall(r'name="(?:action|pick)" value="([^"]+)"', page)]
            assert token is not None
            form = {"token": token.group(1), "seat": str(seat), "decision": decision.group(1) if decision else "0"}
            if "/rematch" in page and 'class="result"' in page:
                await self._create(client)
                return False
            if may_end(page):
                return await self._send(client, "end", form, ":commit")
            if moves:
                action = self.random.choice(moves)
                return await self._send(client, "act", {**form, "action": action}, action)
        return False

    async def _send(self, client: httpx.AsyncClient, where: str, form: dict[str, str], text: str) -> bool:
        self.in_flight = text
        answer = await client.post(f"/t/{self.table}/{where}", data=form, follow_redirects=False)
        if answer.status_code == 303 and "problem" not in answer.headers["location"]:
            self.acknowledged.append(text)
            self.in_flight = ""
            return True
        self.in_flight = ""
        return False


async def compare(store: Store, player: Player) -> tuple[int, int]:
    """(lost, doubled) of one table; what is in the log becomes what was acknowledged."""
    if not player.table:
        return 0, 0
    log = [row.text for row in await store.log(player.table)]
    known, place, extra = player.acknowledged, 0, []
    for text in log:
        if place < len(known) and text == known[place]:
            place += 1
        elif text not in OF_A_SET:
            extra.append(text)
    lost = len(known) - place
    doubled = len(extra) if extra and extra != [player.in_flight] else 0
    player.acknowledged, player.in_flight = log, ""
    return lost, doubled


def backup_program(file: Path, data: Path, url: str) -> list[str]:
    """What writes a backup: ours for our file, PostgreSQL's own for a database of its."""
    if url:
        return ["pg_dump", "--format=custom", f"--file={file}", url.replace("+asyncpg", "")]
    return [*PROGRAM, "store", "backup", str(file), "--data", str(data)]


def is_whole(file: Path, url: str) -> bool:
    """Can a backup that says it is one be put back?"""
    if url:
        return subprocess.run(["pg_restore", "--file=/dev/null", str(file)], capture_output=True).returncode == 0
    with tempfile.TemporaryDirectory() as folder:
        program = [*PROGRAM, "store", "restore", str(file), "--data", folder]
        return subprocess.run(program, capture_output=True).returncode == 0


async def backup_and_kill(server: Server, data: Path, url: str, chance: random.Random) -> bool:
    """A backup begins, and both die; what is left of it is nothing or a whole one. Is it?

    PostgreSQL's own leaves what it has written so far: there only one that ended well has to be whole.
    """
    file = data / "backup.zip"
    file.unlink(missing_ok=True)
    program = backup_program(file, data, url)
    backup = subprocess.Popen(program, env=as_installed(BYTE_CODE), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    await asyncio.sleep(chance.uniform(0.0, 0.3 if url else 2.0))
    server.kill()
    backup.kill()
    said = backup.communicate()[1].decode()
    if backup.returncode not in (0, -signal.SIGKILL):
        raise SystemExit(f"the backup failed before it was killed: {said[-500:]}")
    claimed = file.exists() if not url else backup.returncode == 0
    return not claimed or is_whole(file, url)


@asynccontextmanager
async def database(data: Path, url: str, name: str) -> AsyncIterator[str]:
    """The address of an empty database: a file, or one of its own beside the one that is named."""
    if not url:
        yield f"sqlite+aiosqlite:///{data / 'clio.db'}"
        return
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
        await connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


def to_first_version(connection: sa.Connection) -> None:
    """As the first version left it, with somebody in it."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "0001")
    connection.execute(sa.text(GUEST))


async def first_version(address: str) -> None:
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(to_first_version)
    await engine.dispose()


async def starts(kills: int, url: str, migrate: bool) -> int:
    """Kill starts at any moment; each database must start afterwards, with all that was in it."""
    chance, lost, finished, usual = random.Random(1), 0, 0, 3.0
    for number in range(1, kills + 1):
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder)
            async with database(data, url, f"clio_{os.getpid()}_{number}") as address:
                if migrate:
                    await first_version(address)
                server = Server(data, address if url else "")
                server.launch()
                # The first half is spent on reading the program. How long it takes is learnt from the last start.
                await asyncio.sleep(usual * chance.uniform(0.5, 1.1))
                finished += "http://" in server.log.read_text()
                server.kill()
                usual = await server.start()  # or it says why not, and that is the end
                server.kill()
                store = await Store.open(address)
                lost += migrate and await store.guest("g") is None
                await store.close()
        if number % 10 == 0:
            print(f"{number} starts killed, all started again, {lost} lost", flush=True)
    what = f"{kills} starts killed{' in a migration' if migrate else ''} ({finished} after they listened)"
    print(f"{what}: all started again, {lost} lost", flush=True)
    return 0 if lost == 0 else 1


async def soak(kills: int, tables: int, actions: int, url: str, during: str) -> int:
    lost = doubled = taken = broken = 0
    chance = random.Random(0)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Server(data, url)
        players = [Player(server, seed) for seed in range(tables)]
        for number in range(1, kills + 1):
            await server.start()
            stop, counter = asyncio.Event(), [0]
            tasks = [asyncio.create_task(player.run(stop, counter)) for player in players]
            while counter[0] < actions:
                await asyncio.sleep(0.01)
            if during == "backup":
                broken += not await backup_and_kill(server, data, url, chance)
            else:
                server.kill()
            stop.set()
            await asyncio.gather(*tasks)
            store = await Store.open(url or f"sqlite+aiosqlite:///{data / 'clio.db'}")
            for player in players:
                missing, twice = await compare(store, player)
                lost += missing
                doubled += twice
            await store.close()
            taken += counter[0]
            if number % 10 == 0:
                print(f"{number} kills, {taken} actions acknowledged, {lost} lost, {doubled} doubled", flush=True)
    beside = f", {broken} broken backups" if during == "backup" else ""
    print(f"{kills} kills, {tables} tables, {taken} acknowledged actions: {lost} lost, {doubled} doubled{beside}")
    return 0 if lost == doubled == broken == 0 else 1


async def chosen(during: str, kills: int, tables: int, actions: int, url: str) -> int:
    if during in ("start", "migration"):
        return await starts(kills, url, during == "migration")
    return await soak(kills, tables, actions, url, during)


async def every_kind(kills: int, tables: int, actions: int, url: str) -> int:
    fifth = kills // 5
    split = {"load": kills - 3 * fifth, "backup": fifth, "start": fifth, "migration": fifth}
    codes = []
    for during, number in split.items():
        print(f"== {during}: {number} kills on {'PostgreSQL' if url else 'SQLite'}", flush=True)
        codes.append(await chosen(during, number, tables, actions, url))
    return max(codes)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--during", choices=("all", "load", "backup", "start", "migration"), default="all")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--actions", type=int, default=50)
    parser.add_argument("--database-url", default="")
    given = parser.parse_args()
    shared = (given.kills, given.tables, given.actions, given.database_url)
    return asyncio.run(every_kind(*shared) if given.during == "all" else chosen(given.during, *shared))


if __name__ == "__main__":
    sys.exit(main())
