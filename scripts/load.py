"""Tables with four viewers each, all served by one core: how many actions a second, and how slow the slowest are.

    python scripts/load.py [--game through_the_ages] [--tables 10] [--rate 33] [--seconds 30] [--core 0]
    python scripts/load.py --watchers 1000      one table with so many watchers: what an action costs
    python scripts/load.py --beside ../before   the same with another checkout first; then how much better this one is
    python scripts/load.py --compiled           this checkout as `make play` runs it (make compiled)

Each table has four viewers: its players, and watchers if there are fewer. All hold a stream open, as the page's script
does, and are told what changed (a version before that was so fetches it after every action). The server runs in one
process pinned to one core; the visitors run in this one. Actions come at the rate that is asked for, or (--rate 0) as
fast as they are answered: then the server has no idle moment and everybody queues. An action counts as answered when
its form is; the time of what is fetched is told apart.
On a machine that does other things too, look at the CPU an action takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
from html import unescape
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from clio.engine.game import Game  # noqa: E402
from clio.engine.registry import load  # noqa: E402
from clio.server.patches import patched  # noqa: E402
from scripts.kills import may_end  # noqa: E402
from tests.browser.chrome import Server  # noqa: E402

VIEWERS = 4
SERVE = ("-c", "from clio.cli import main; main()", "serve", "--port", "{port}")  # as people start it
WARM = 3.0  # seconds of play before anything is counted
JSON = {"Accept": "application/json"}


class Viewer:
    """One open page: what it shows, and what it does."""

    def __init__(self, base: str, game: Game, figures: Figures) -> None:
        self.game = game
        self.client = httpx.AsyncClient(base_url=base, timeout=60, follow_redirects=True)
        self.figures = figures
        self.regions: dict[str, str] = {}
        self.texts: dict[str, tuple[str, str]] = {}  # by region the last text that was told, and its key
        self.prompt = self.token = self.table = self.seat = self.event = ""
        self.turn = asyncio.Lock()
        self.name = os.urandom(6).hex()

    async def open(self, path: str) -> None:
        self.read((await self.client.get(path)).text)

    def read(self, html: str) -> None:
        self.token = found(r'name="token" value="(\w+)"', html)
        self.table = found(r'data-table="([^"]+)"', html)
        self.seat = found(r'data-seat="(-?\d+)" data-event', html)
        self.event = found(r'data-event="([^"]+)"', html)
        self.regions = dict(re.findall(r'data-region="([\w-]+)" data-key="(\w+)"', html))
        self.prompt = html.split('data-region="prompt"', 1)[-1].split("</section>", 1)[0]

    def have(self) -> str:
        return ",".join(f"{name}:{key}" for name, key in self.regions.items())

    def take(self, answer: dict[str, object]) -> None:
        regions, gone = answer["regions"], answer["gone"]
        assert isinstance(regions, dict)
        assert isinstance(gone, list)
        for name in gone:
            self.regions.pop(name, None)
        for name, region in regions.items():
            self.regions[name] = region["key"]
            self.texts[name] = (region["key"], self.whole(name, region))
        if "prompt" in regions:
            self.prompt = self.texts["prompt"][1]
        self.event = str(answer["event"])

    def fits(self, answer: dict[str, Any]) -> bool:
        """Is what an update leaves out here? Whoever has fetched meanwhile may lack it."""
        patches = [(name, region["of"]) for name, region in answer["regions"].items() if "of" in region]
        return all(self.texts.get(name, ("", ""))[0] == key for name, key in patches)

    def whole(self, name: str, region: dict[str, Any]) -> str:
        """A region as it is told, or made of what was told before."""
        if "html" in region:
            return str(region["html"])
        self.figures.patched += 1
        return patched(self.texts[name][1], region["parts"])

    async def listen(self) -> None:
        path = f"/t/{self.table}/live?seat={self.seat}&page={self.name}&last={self.event}"
        async with self.client.stream("GET", path) as stream:
            before, aside = 0, False
            async for line in stream.aiter_lines():
                if not line or line.startswith("event: "):
                    aside = bool(line)  # who is at the table
                elif line.startswith("data: ") and line[6:] != self.event and not aside:
                    self.figures.bytes.append(stream.num_bytes_downloaded - before)
                    before = stream.num_bytes_downloaded
                    async with self.turn:
                        await self.hear(line[6:])

    async def hear(self, news: str) -> None:
        """What is pushed fits what is shown here, or everything is fetched."""
        pushed = json.loads(news) if news.startswith("{") else {}
        if pushed.get("event") == self.event or older(pushed.get("event", ""), self.event):
            return
        if pushed.get("since") == self.event and self.fits(pushed):
            self.take(pushed)
            self.figures.pushed += 1
            return
        await self.fetch()

    async def fetch(self) -> None:
        began = time.perf_counter()
        params = {"seat": self.seat, "have": self.have()}
        answer = await self.client.get(f"/t/{self.table}/regions", params=params, headers=JSON)
        if answer.status_code == 200:
            self.figures.fetched.append(time.perf_counter() - began)
            self.figures.bytes.append(int(answer.headers["content-length"]))
            self.take(answer.json())

    async def post(self, what: str, **form: str) -> None:
        async with self.turn:
            data = {"token": self.token, "seat": self.seat, "have": self.have(), "page": self.name, **form}
            began = time.perf_counter()
            answer = await self.client.post(f"/t/{self.table}/{what}", data=data, headers=JSON)
            self.figures.actions.append(time.perf_counter() - began)
            if self.fits(answer.json()):
                self.take(answer.json())
            else:
                await self.fetch()

    def asked(self) -> bool:
        return bool(re.search(r'id="end-turn"|name="action"|class="set"', self.prompt))

    async def move(self, chance: random.Random) -> bool:
        """Answer what is asked, if anything is."""
        decision = found(r'name="decision" value="(\d+)"', self.prompt)
        if may_end(self.prompt):
            await self.post("end")
            return True
        moves = [unescape(move) for move in re.findall(r'name="action" value="([^"]+)"', self.prompt)]
        if not moves and 'class="set"' in self.prompt:
            page = (await self.client.get(f"/t/{self.table}?seat={self.seat}")).text
            moves = [unescape(move) for move in re.findall(r'name="pick" value="([^"]+)"', page)]
        if moves:
            game = self.game
            common = [move for move in moves if not game.rare(game.actions.find(move))]  # nobody resigns every minute
            await self.post("act", decision=decision, action=chance.choice(common or moves))
        return bool(moves)


def older(news: str, shown: str) -> bool:
    """Was it on its way while an answer told the page more? Of one copy of a table the last two numbers grow."""
    theirs, ours = news.split("-"), shown.split("-")
    return len(theirs) == len(ours) == 4 and theirs[:2] == ours[:2] and [*map(int, theirs[2:])] < [*map(int, ours[2:])]


class Pace:
    """So many actions a second, whoever takes them."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate if rate else 0.0
        self.next = time.perf_counter()

    async def turn(self) -> None:
        now = time.perf_counter()
        self.next = max(self.next + self.gap, now - 10 * self.gap)  # what was missed is made good, within limits
        if self.next > now:
            await asyncio.sleep(self.next - now)


class Figures:
    def __init__(self) -> None:
        self.actions: list[float] = []
        self.fetched: list[float] = []
        self.pushed = 0
        self.patched = 0  # regions of which only what is new was told
        self.bytes: list[int] = []
        self.cpu = 0.0  # seconds an action, from the moment on when all have sat down
        self.rate = 0.0  # actions a second


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    return match.group(1) if match else ""


async def sit_down(base: str, game: str, figures: Figures) -> list[Viewer]:
    """One table, from the lobby on, with everybody at it."""
    players = min(VIEWERS, max(load(game).seat_numbers))
    viewers = [Viewer(base, load(game), figures) for _ in range(VIEWERS)]
    host = viewers[0]
    await host.open("/")
    form = {"token": host.token, "players": str(players), "seat0": "me"}
    form.update({f"seat{seat}": "friend" for seat in range(1, players)})
    host.read((await host.client.post(f"/new/{game}", data=form)).text)
    page = (await host.client.get(f"/t/{host.table}")).text
    links = [link for link in re.findall(r'value="(/join/[^"]+)"', page) if "~" not in link]
    for viewer, link in zip(viewers[1:], links, strict=False):
        await viewer.open(link)
        viewer.read((await viewer.client.post(link, data={"token": viewer.token, "name": "Player"})).text)
    for viewer in viewers[1 + len(links) :]:
        await viewer.open(f"/t/{host.table}")
    await host.open(f"/t/{host.table}")
    return viewers


async def play(viewers: list[Viewer], number: int, pace: Pace, until: float) -> None:
    chance, host = random.Random(number), viewers[0]
    streams = [asyncio.create_task(viewer.listen()) for viewer in viewers]
    while time.perf_counter() < until and 'class="result"' not in host.prompt:
        moved = False
        for viewer in viewers:
            if viewer.asked() and time.perf_counter() < until:
                await pace.turn()
                moved |= await viewer.move(chance)
        if not moved:
            await asyncio.sleep(0.005)
    for stream in streams:
        stream.cancel()
    for viewer in viewers:
        await viewer.client.aclose()


async def measure(base: str, process: int, game: str, tables: int, seconds: float, rate: float) -> Figures:
    figures = Figures()
    seated = [await sit_down(base, game, figures) for _ in range(tables)]
    pace, began, busy = Pace(rate), time.perf_counter(), cpu(process)
    until = began + seconds

    async def one(number: int) -> None:
        viewers = seated[number]
        while time.perf_counter() < until:
            await play(viewers, number, pace, until)
            if time.perf_counter() < until:  # the game is over: the next one
                viewers = await sit_down(base, game, figures)

    await asyncio.gather(*(one(number) for number in range(tables)))
    spent = time.perf_counter() - began
    figures.cpu, figures.rate = (cpu(process) - busy) / len(figures.actions), len(figures.actions) / spent
    print(f"{game}: {tables} tables, {VIEWERS} viewers each, {spent:.0f} s")
    print(f"actions   {len(figures.actions) / spent:8.1f} a second   {times(figures.actions)}")
    print(f"pushed    {figures.pushed / spent:8.1f} a second")
    print(f"fetched   {len(figures.fetched) / spent:8.1f} a second   {times(figures.fetched)}")
    size, most = statistics.mean(figures.bytes), max(figures.bytes)
    print(f"one update is {size:.0f} bytes on the wire on average, {most} at most")
    return figures


async def warm_up(base: str, game: str) -> None:
    await play(await sit_down(base, game, Figures()), 0, Pace(0), time.perf_counter() + WARM)


def cpu(process: int) -> float:
    """Seconds of CPU a process has used: what it would take on a quiet machine."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def times(values: list[float]) -> str:
    ordered = sorted(values)
    if not ordered:
        return "none"
    middle, slow = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"median {middle * 1000:.0f} ms, p99 {slow * 1000:.0f} ms"


def quiet(process: int) -> None:
    """Until a server has read what it reads behind the first answers: words, pictures, snapshots."""
    before, since = -1.0, time.monotonic()
    while cpu(process) - before > 0.02 and time.monotonic() - since < 120:
        before = cpu(process)
        time.sleep(1)


class Watcher:
    """An open stream that is read and thrown away, by as little as possible: this process has other things to do."""

    def __init__(self, base: str, table: str, event: str) -> None:
        self.host, _, self.port = base.removeprefix("http://").partition(":")
        self.table, self.event = table, event
        self.news = 0

    async def listen(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, int(self.port))
        try:
            head = f"Host: {self.host}:{self.port}\r\nAccept-Encoding: gzip\r\n"
            writer.write(f"GET /t/{self.table}/live?seat=-1&last={self.event} HTTP/1.1\r\n{head}\r\n".encode())
            while await reader.read(1 << 16):
                self.news += 1
        finally:
            writer.close()


async def watch(base: str, process: int, game: str, watchers: int, actions: int) -> float:
    """Seconds of CPU that an action at one table takes, with so many who watch it."""
    figures = Figures()
    host, *others = await sit_down(base, game, figures)
    page = (await others[-1].client.get(f"/t/{host.table}", cookies={})).text
    event = found(r'data-event="([^"]+)"', page)
    crowd = [Watcher(base, host.table, event) for _ in range(watchers)]
    streams = [asyncio.create_task(one.listen()) for one in crowd]
    streams += [asyncio.create_task(viewer.listen()) for viewer in (host, *others)]
    while sum(one.news > 0 for one in crowd) < watchers:
        await asyncio.sleep(0.2)
    await asyncio.sleep(2)
    chance, began, heard = random.Random(1), cpu(process), sum(one.news for one in crowd)
    while len(figures.actions) < actions and 'class="result"' not in host.prompt:
        for viewer in (host, *others):
            if viewer.asked():
                await viewer.move(chance)
                await asyncio.sleep(0.3)
    await asyncio.sleep(1)
    spent = (cpu(process) - began) / len(figures.actions)
    told = (sum(one.news for one in crowd) - heard) / watchers
    print(f"{game}: {watchers} watchers, {len(figures.actions)} actions, each watcher was told {told:.1f} times")
    print(f"the server used {spent * 1000:.1f} ms of CPU an action")
    for stream in streams:
        stream.cancel()
    return spent


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="through_the_ages")
    options.add_argument("--tables", type=int, default=10)
    options.add_argument("--rate", type=float, default=33)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--core", type=int, default=0)
    options.add_argument("--watchers", type=int, default=0)
    options.add_argument("--actions", type=int, default=20)
    options.add_argument("--beside", type=Path)
    options.add_argument("--compiled", action="store_true", help="what `make compiled` made, not the sources")
    chosen = options.parse_args()
    before = run(chosen.beside / "src", chosen) if chosen.beside else None
    now = run(ROOT / "build" / "compiled" if chosen.compiled else ROOT / "src", chosen)
    if before is not None:
        print(f"{before.cpu / now.cpu:.2f} times as many actions for the same CPU")
        if not chosen.rate and before.rate:
            print(f"{now.rate / before.rate:.2f} times as many actions a second")


def run(source: Path, chosen: argparse.Namespace) -> Figures:
    """What an action takes with the server of a checkout, pure or compiled."""
    build = "compiled" if any(source.glob("*__mypyc*")) else "pure Python"
    print(f"{source.resolve()} ({build})")
    cores = os.sched_getaffinity(0)
    with tempfile.TemporaryDirectory() as data:
        limits = {"CLIO_STREAMS_PER_ADDRESS": "5000", "CLIO_CONNECTIONS_PER_ADDRESS": "5000"}
        server = Server(Path(data), source.resolve(), **limits)
        server.command = SERVE
        server.start()
        assert server.process is not None
        process = server.process.pid
        os.sched_setaffinity(process, {chosen.core})
        os.sched_setaffinity(0, cores - {chosen.core} or cores)
        try:
            asyncio.run(warm_up(server.base, chosen.game))  # words, templates
            quiet(process)
            if chosen.watchers:
                figures = Figures()
                crowd = watch(server.base, process, chosen.game, chosen.watchers, chosen.actions)
                figures.cpu = asyncio.run(crowd)
                return figures
            work = measure(server.base, process, chosen.game, chosen.tables, chosen.seconds, chosen.rate)
            figures = asyncio.run(work)
            print(f"the server used {figures.cpu * 1000:.1f} ms of CPU an action, its viewers' updates included")
            return figures
        finally:
            server.kill()
            os.sched_setaffinity(0, cores)


if __name__ == "__main__":
    main()
