"""Attacks on a server of one's own, each beside twenty honest players: how slow does it get for them?

    python scripts/attacks.py [--seconds 10] [--players 20] [--only streams,slow,verify,login,join,upload,pages]

Local only: it starts a server on 127.0.0.1 with the limits it always has, attacks it from another loopback address, and
stops by itself. Every honest player has an address of their own and plays a table by random legal moves as the page's
script does, about two requests a second, and writes down how long each answer takes. Bars: p99 under 250 ms, no error.

Attackers have machines of their own in the world; here they would take the cores of those they attack. So the attack
runs in a process of its own that steps back behind the server and the players (nice 5): what is measured is what the
attack does to the server, and not what an attacker's program does to the machine it runs on. The same players are
measured without any attack right before each one, and the ratio of the two is told too: on a busy machine it says
more than the time.
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
from scripts.kills import free_port, may_end  # noqa: E402

BAR = 0.25  # seconds
ATTACKER = "127.0.66.6"
PAUSE = 0.5  # seconds between two requests of an honest player
STEP_BACK = 5  # nice of the attack's process
WARM = 2.0  # seconds that an attack gets before anything is counted
SETTLED = 4  # answers that everybody has had before anything is counted: first pages read their templates
JSON = {"Accept": "application/json"}


class Target:
    """The server that is attacked, started here or known by its address."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(
            verify=False, local_address=address, limits=httpx.Limits(max_connections=None)
        )
        return httpx.AsyncClient(base_url=self.base, transport=transport, timeout=30, follow_redirects=True)


class Started(Target):
    def __init__(self, data: Path) -> None:
        super().__init__(free_port())
        program = [sys.executable, "-c", "from clio.cli import main; main()"]
        command = [*program, "serve", "--port", str(self.port), "--data", str(data)]
        env = {**os.environ, "CLIO_PROXIES": ""}
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


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    return match.group(1) if match else ""


class Honest:
    """Somebody who plays in a browser, and notes how long everything takes."""

    def __init__(self, target: Target, number: int) -> None:
        self.client = target.client(f"127.0.1.{number + 1}")
        self.chance = random.Random(number)
        self.times: list[float] = []
        self.errors: list[str] = []
        self.page = self.prompt = ""
        self.regions: dict[str, str] = {}

    async def ask(
        self, method: str, path: str, form: dict[str, str], headers: dict[str, str] | None = None
    ) -> httpx.Response | None:
        began = time.perf_counter()
        try:
            answer = await self.client.request(method, path, data=form or None, headers=headers)
        except httpx.HTTPError as error:
            self.errors.append(f"{method} {path}: {type(error).__name__}")
            return None
        self.times.append(time.perf_counter() - began)
        if answer.status_code >= 400:
            self.errors.append(f"{method} {path}: {answer.status_code}")
            return None
        return answer

    async def open(self, method: str, path: str, **form: str) -> None:
        """A whole page."""
        answer = await self.ask(method, path, form)
        if answer is not None:
            self.page = self.prompt = answer.text
            self.regions = dict(re.findall(r'data-region="([\w-]+)" data-key="(\w+)"', self.page))

    async def press(self, path: str, **form: str) -> None:
        """What the page's script does: send the form, take the regions that changed."""
        have = ",".join(f"{name}:{key}" for name, key in self.regions.items())
        answer = await self.ask("POST", path, {**form, "have": have}, JSON)
        if answer is not None:
            for name, region in answer.json()["regions"].items():
                self.regions[name] = region["key"]
                if name == "prompt":
                    self.prompt = region["html"]

    async def sit_down(self) -> None:
        await self.open("GET", "/")
        token = found(r'name="token" value="(\w+)"', self.page)
        await self.open("POST", "/new/progress", token=token, players="2", seat0="me", seat1="here")

    async def play(self, stop: asyncio.Event) -> None:
        await asyncio.sleep(self.chance.uniform(0, 2 * PAUSE))  # nobody comes in the same instant
        await self.sit_down()
        while not stop.is_set():
            await asyncio.sleep(PAUSE * self.chance.uniform(0.5, 1.5))
            table, token = found(r'data-table="([^"]+)"', self.page), found(r'name="token" value="(\w+)"', self.page)
            seat = found(r'data-seat="(-?\d+)" data-event', self.page)
            decision = found(r'name="decision" value="(\d+)"', self.prompt)
            moves = [unescape(text) for text in re.findall(r'name="action" value="([^"]+)"', self.prompt)]
            if not table or 'class="result"' in self.page:
                await self.sit_down()
            elif may_end(self.prompt):
                await self.press(f"/t/{table}/end", token=token, seat=seat)
            elif moves:
                move = self.chance.choice(moves)
                await self.press(f"/t/{table}/act", token=token, seat=seat, decision=decision, action=move)
            else:  # a set, or the other one's turn at this screen
                await self.open("GET", f"/t/{table}?seat={self.chance.choice((0, 1))}")

    def begin(self) -> None:
        """What was until now does not count."""
        self.times, self.errors = [], []


# --- the attacks; each says what became of it ---------------------------------------------------------


def begun() -> None:
    """All is prepared: from now on it hurts."""
    print("begun", flush=True)


async def repeat(stop: asyncio.Event, many: int, once: Callable[[], Awaitable[int]]) -> str:
    """So many at a time, again and again; which statuses came back."""
    statuses: dict[int, int] = {}
    begun()

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
    begun()

    async def one() -> None:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
            writer.write(f"GET /t/{table}/live HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            refused = b" 200 " not in await reader.readline()
            taken[refused] += 1
            while not refused and not stop.is_set():
                await asyncio.sleep(0.2)
            writer.close()
        except OSError:
            taken[1] += 1

    await asyncio.gather(*(one() for _ in range(1100)))
    await client.aclose()
    await stop.wait()
    return f"{taken[0]} streams open, {taken[1]} turned away"


async def slow(target: Target, stop: asyncio.Event) -> str:
    """500 connections that send a letter now and then."""
    ended = [0]
    begun()

    async def one() -> None:
        while not stop.is_set():
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
                writer.write(b"POST /name HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                answer = asyncio.ensure_future(reader.read())
                while not stop.is_set() and not answer.done():
                    writer.write(b"a")
                    await asyncio.wait([answer], timeout=0.5)
                answer.cancel()
                writer.close()
            except OSError:
                pass
            ended[0] += 1
            await asyncio.sleep(0.1)

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
    begun()
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


async def pages(target: Target, stop: asyncio.Event) -> str:
    """Thirty at a time look at the pages that take the longest."""
    text, chance = finished_record("through_the_ages", "pages"), random.Random(1)
    async with target.client(ATTACKER) as client:
        base = str((await uploaded(client, text)).url.path).split("/at/")[0]

        async def once() -> int:
            place = f"{base}/at/{chance.randrange(200)}"
            path = chance.choice((place, place, "/rules/through_the_ages", "/cards/through_the_ages", "/"))
            return (await client.get(path)).status_code

        return await repeat(stop, 30, once)


ATTACKS = {
    "streams": streams,
    "slow": slow,
    "verify": verify,
    "login": login,
    "join": join,
    "upload": upload,
    "pages": pages,
}


async def attack(target: Target, name: str) -> None:
    """In the attack's own process: until its input ends."""
    os.nice(STEP_BACK)
    stop = asyncio.Event()
    task = asyncio.create_task(ATTACKS[name](target, stop))
    await asyncio.to_thread(sys.stdin.read)
    stop.set()
    print(await task)


def attacker(target: Target, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, "--attack", name, "--port", str(target.port)]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)] if times else 99.0


async def measure(target: Target, honest: list[Honest], name: str, seconds: float) -> bool:
    """The players for a while without the attack, then for a while with it."""
    for player in honest:
        player.begin()
    await asyncio.sleep(seconds)
    calm = p99([time for player in honest for time in player.times])
    under_way = attacker(target, name)
    assert under_way.stdout is not None
    await asyncio.to_thread(under_way.stdout.readline)  # until the attack has begun
    await asyncio.sleep(WARM)
    for player in honest:
        player.begin()
    await asyncio.sleep(seconds)
    times = sorted(time for player in honest for time in player.times)
    errors = [error for player in honest for error in player.errors]
    became, _ = await asyncio.to_thread(under_way.communicate)
    slow, middle = p99(times), times[len(times) // 2] if times else 99.0
    good = slow < BAR and not errors and under_way.returncode == 0
    figures = f"p99 {calm * 1000:4.0f} ms before, {slow * 1000:4.0f} ms during ({slow / calm:3.1f} times), "
    figures += f"median {middle * 1000:3.0f} ms, {len(errors)} errors in {len(times)}"
    print(f"{name:8} {figures}   {'ok' if good else 'NOT OK'}   ({became.strip()})", flush=True)
    for error in sorted(set(errors))[:3]:
        print(f"         {error}")
    return good


async def run(names: list[str], players: int, seconds: float) -> int:
    with tempfile.TemporaryDirectory() as folder:
        target, stop = Started(Path(folder)), asyncio.Event()
        try:
            await target.ready()
            honest = [Honest(target, number) for number in range(players)]
            playing = [asyncio.create_task(player.play(stop)) for player in honest]
            while any(len(player.times) < SETTLED for player in honest):
                await asyncio.sleep(0.1)
            load = os.getloadavg()[0]
            print(f"{players} players; load of this machine {load:.1f} on {os.cpu_count()} cores", flush=True)
            good = [await measure(target, honest, name, seconds) for name in names]
            stop.set()
            await asyncio.gather(*playing)
            lines = target.log.read_text().count("\n")
            print(f"the server wrote {lines} lines into its log")
        finally:
            target.process.terminate()
            target.process.wait()
    return 0 if all(good) else 1


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=10, help="of each attack, and as long without it before")
    options.add_argument("--players", type=int, default=20)
    options.add_argument("--only", default=",".join(ATTACKS))
    options.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    options.add_argument("--port", type=int, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.attack:
        asyncio.run(attack(Target(chosen.port), chosen.attack))
        return 0
    names = [name for name in chosen.only.split(",") if name]
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        options.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    return asyncio.run(run(names, chosen.players, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())
