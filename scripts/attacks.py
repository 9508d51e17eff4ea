"""Attacks on a server of one's own, each beside twenty honest players: how slow does it get for them?

    python scripts/attacks.py [--seconds 10] [--players 20] [--only streams,slow,verify,login,join,upload]

Local only: it starts a server on 127.0.0.1 with the limits it always has, attacks it from other loopback addresses, and
stops by itself. Every honest player has an address of their own, plays a table by random legal moves, about two
requests a second, and writes down how long each answer takes. Bars: p99 under 250 ms, no error for them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from clio import bots  # noqa: E402
from clio.engine.dice import dice_from_seed  # noqa: E402
from clio.engine.match import Match  # noqa: E402
from clio.engine.record import record_text  # noqa: E402
from clio.engine.registry import load  # noqa: E402
from scripts.kills import free_port  # noqa: E402

BAR = 0.25  # seconds
ATTACKER = "127.0.66.6"
PAUSE = 0.5  # seconds between two requests of an honest player


class Target:
    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        program = [sys.executable, "-c", "from clio.cli import main; main()"]
        command = [*program, "serve", "--port", str(self.port), "--data", str(data)]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CLIO_PROXIES": ""}
        self.log = data / "errors.txt"
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=errors)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                try:
                    if (await client.get(self.base + "/ready")).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
        raise SystemExit(f"the server does not start: {self.log.read_text()[-500:]}")

    def client(self, address: str, **more: object) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        return httpx.AsyncClient(base_url=self.base, transport=transport, timeout=30, follow_redirects=True)


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    return match.group(1) if match else ""


class Honest:
    """Somebody who plays, and notes how long everything takes."""

    def __init__(self, target: Target, number: int) -> None:
        self.client = target.client(f"127.0.1.{number + 1}")
        self.chance = random.Random(number)
        self.times: list[float] = []
        self.errors: list[str] = []

    async def ask(self, method: str, path: str, **form: str) -> str:
        began = time.perf_counter()
        try:
            answer = await self.client.request(method, path, data=form or None)
        except httpx.HTTPError as error:
            self.errors.append(f"{method} {path}: {type(error).__name__}")
            return ""
        self.times.append(time.perf_counter() - began)
        if answer.status_code >= 400:
            self.errors.append(f"{method} {path}: {answer.status_code}")
        return answer.text

    async def sit_down(self) -> str:
        page = await self.ask("GET", "/")
        token = found(r'name="token" value="(\w+)"', page)
        return await self.ask("POST", "/new/progress", token=token, players="2", seat0="me", seat1="here")

    async def play(self, stop: asyncio.Event) -> None:
        page = await self.sit_down()
        while not stop.is_set():
            await asyncio.sleep(PAUSE * self.chance.uniform(0.5, 1.5))
            table, token = found(r'data-table="([^"]+)"', page), found(r'name="token" value="(\w+)"', page)
            decision = found(r'name="decision" value="(\d+)"', page)
            seat = found(r'data-seat="(-?\d+)" data-event', page)
            moves = [unescape(text) for text in re.findall(r'name="action" value="([^"]+)"', page)]
            if not table or 'class="result"' in page:
                page = await self.sit_down()
            elif 'id="end-turn"' in page:
                page = await self.ask("POST", f"/t/{table}/end", token=token, seat=seat)
            elif moves:
                move = self.chance.choice(moves)
                page = await self.ask("POST", f"/t/{table}/act", token=token, seat=seat, decision=decision, action=move)
            else:
                page = await self.ask("GET", f"/t/{table}?seat={self.chance.choice((0, 1))}")
        await self.client.aclose()


# --- the attacks; each says what became of it ---------------------------------------------------------


async def repeat(stop: asyncio.Event, many: int, once: Callable[[], Awaitable[int]]) -> str:
    """So many at a time, again and again; which statuses came back."""
    statuses: dict[int, int] = {}

    async def one() -> None:
        while not stop.is_set():
            try:
                status = await once()
            except (httpx.HTTPError, OSError):
                status = 0
            statuses[status] = statuses.get(status, 0) + 1
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(many)))
    return ", ".join(f"{count} x {status or 'turned away'}" for status, count in sorted(statuses.items()))


async def open_table(client: httpx.AsyncClient, seat1: str = "here") -> tuple[str, str]:
    token = found(r'name="token" value="(\w+)"', (await client.get("/")).text)
    form = {"token": token, "players": "2", "seat0": "me", "seat1": seat1}
    page = (await client.post("/new/progress", data=form)).text
    return found(r'data-table="([^"]+)"', page), page


async def streams(target: Target, stop: asyncio.Event) -> str:
    """1,100 streams from one address."""
    client = target.client(ATTACKER)
    table, _ = await open_table(client)
    taken = [0, 0]

    async def one() -> None:
        try:
            async with target.client(ATTACKER) as own, own.stream("GET", f"/t/{table}/live") as stream:
                taken[stream.status_code != 200] += 1
                while stream.status_code == 200 and not stop.is_set():
                    await asyncio.sleep(0.2)
        except (httpx.HTTPError, OSError):
            taken[1] += 1

    await asyncio.gather(*(one() for _ in range(1100)))
    await client.aclose()
    return f"{taken[0]} streams open, {taken[1]} turned away"


async def slow(target: Target, stop: asyncio.Event) -> str:
    """500 connections that send a letter now and then."""
    ended = [0]

    async def one() -> None:
        while not stop.is_set():
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
                writer.write(b"POST /name HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                while not stop.is_set() and not reader.at_eof():
                    writer.write(b"a")
                    await asyncio.sleep(0.5)
                writer.close()
            except OSError:
                await asyncio.sleep(0.2)
            ended[0] += 1

    await asyncio.gather(*(one() for _ in range(500)))
    return f"{ended[0]} connections ended"


def finished_record(game: str, seed: str) -> str:
    match = Match(load(game), {"players": "2"}, seed, ["Ada", "Ben"])
    bot, dice = bots.make("random"), dice_from_seed("attack " + seed)
    while not match.state.over:
        seat = match.state.seats_open()[0]
        match.act(seat, bots.decide(bot, match.state, seat, dice))
    return record_text(match)


async def uploaded(client: httpx.AsyncClient, text: str) -> httpx.Response:
    token = found(r'name="token" value="(\w+)"', (await client.get("/record")).text)
    return await client.post("/record", data={"token": token}, files={"file": ("game.clio", text)})


async def verify(target: Target, stop: asyncio.Event) -> str:
    """Ten at a time want the same game verified."""
    async with target.client(ATTACKER) as client:
        answer = await uploaded(client, finished_record("progress", "verify"))
        path = str(answer.url.path).split("/at/")[0] + "/end?verify=1"

        async def once() -> int:
            return (await client.get(path)).status_code

        return await repeat(stop, 10, once)


async def login(target: Target, stop: asyncio.Event) -> str:
    """Twenty at a time try passwords."""
    async with target.client(ATTACKER) as client:
        token = found(r'name="token" value="(\w+)"', (await client.get("/account")).text)

        async def once() -> int:
            form = {"token": token, "what": "login", "login": "admin", "password": "123456789"}
            return (await client.post("/account", data=form)).status_code

        return await repeat(stop, 20, once)


async def join(target: Target, stop: asyncio.Event) -> str:
    """Five race for one seat, again and again."""
    rounds = doubled = 0
    while not stop.is_set():
        async with target.client(ATTACKER) as host:
            body = {"game": "progress", "seats": [{"kind": "person", "name": "A"}, {"kind": "friend"}]}
            made = await host.post("/api/v1/tables", json=body)
            if made.status_code != 201:
                await asyncio.sleep(0.5)
                continue
            invitation = made.json()["table"]["seats"][1]["invitation"]
            racers = [host.post("/api/v1/join", json={"invitation": invitation, "name": f"R{n}"}) for n in range(5)]
            answers = await asyncio.gather(*racers)
            rounds += 1
            doubled += sum(answer.status_code == 200 for answer in answers) > 1
        await asyncio.sleep(0.05)
    return f"{rounds} rounds, {doubled} seats given twice"


async def upload(target: Target, stop: asyncio.Event) -> str:
    """Eight at a time send records, always another one."""
    text, number = finished_record("progress", "upload"), [0]
    async with target.client(ATTACKER) as client:

        async def once() -> int:
            number[0] += 1
            return (await uploaded(client, text.replace("Ada", f"Ada{number[0]}"))).status_code

        return await repeat(stop, 8, once)


ATTACKS = {"streams": streams, "slow": slow, "verify": verify, "login": login, "join": join, "upload": upload}


async def measure(target: Target, name: str, players: int, seconds: float) -> bool:
    honest, stop = [Honest(target, number) for number in range(players)], asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in honest]
    attack = asyncio.create_task(ATTACKS[name](target, stop)) if name != "none" else None
    await asyncio.sleep(seconds)
    stop.set()
    await asyncio.gather(*playing)
    became = await attack if attack is not None else "nobody attacks"
    times = sorted(time for player in honest for time in player.times)
    errors = [error for player in honest for error in player.errors]
    p99 = times[int(len(times) * 0.99)] if times else 99.0
    good = p99 < BAR and not errors
    middle = times[len(times) // 2] * 1000 if times else 0.0
    figures = f"median {middle:4.0f} ms, p99 {p99 * 1000:4.0f} ms, {len(errors)} errors in {len(times)}"
    print(f"{name:8} honest: {figures}   {'ok' if good else 'NOT OK'}   ({became})", flush=True)
    for error in sorted(set(errors))[:3]:
        print(f"         {error}")
    return good


async def run(names: list[str], players: int, seconds: float) -> int:
    with tempfile.TemporaryDirectory() as folder:
        target = Target(Path(folder))
        try:
            await target.ready()
            good = [await measure(target, name, players, seconds) for name in names]
            lines = target.log.read_text().count("\n")
            print(f"the server wrote {lines} lines into its log")
        finally:
            target.process.terminate()
            target.process.wait()
    return 0 if all(good) else 1


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--players", type=int, default=20)
    options.add_argument("--only", default="none," + ",".join(ATTACKS))
    chosen = options.parse_args()
    names = [name for name in chosen.only.split(",") if name]
    unknown = [name for name in names if name != "none" and name not in ATTACKS]
    if unknown:
        options.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    return asyncio.run(run(names, chosen.players, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())
