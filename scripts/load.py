"""Tables with four viewers each, all served by one core: how many actions a second, and how slow the slowest are.

    python scripts/load.py [--game through_the_ages] [--tables 10] [--rate 33] [--seconds 30] [--core 0]

Each table has four viewers: its players, and watchers if there are fewer. All hold a stream open and fetch what
changed after every action, as the page's script does. The server runs in one process pinned to one core; the
visitors run in this one. Actions come at the rate that is asked for, or (--rate 0) as fast as they are answered: then
the server has no idle moment and everybody queues. An action counts as answered
when its form is; the time of a viewer's update is told apart.
On a machine that does other things too, look at the CPU an action takes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import sys
import tempfile
import time
from html import unescape
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from clio.engine.game import Game  # noqa: E402
from clio.engine.registry import load  # noqa: E402
from scripts.kills import may_end  # noqa: E402
from tests.browser.chrome import Server  # noqa: E402

VIEWERS = 4
WARM = 3.0  # seconds of play before anything is counted
JSON = {"Accept": "application/json"}


class Viewer:
    """One open page: what it shows, and what it does."""

    def __init__(self, base: str, game: Game, figures: Figures) -> None:
        self.game = game
        self.client = httpx.AsyncClient(base_url=base, timeout=60, follow_redirects=True)
        self.figures = figures
        self.regions: dict[str, str] = {}
        self.prompt = self.token = self.table = self.seat = self.event = ""
        self.news = asyncio.Event()
        self.turn = asyncio.Lock()

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
        regions = answer["regions"]
        assert isinstance(regions, dict)
        for name, region in regions.items():
            self.regions[name] = region["key"]
        if "prompt" in regions:
            self.prompt = regions["prompt"]["html"]
        self.event = str(answer["event"])

    async def listen(self) -> None:
        async with self.client.stream("GET", f"/t/{self.table}/live?last={self.event}") as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data: ") and line[6:] != self.event:
                    async with self.turn:
                        began = time.perf_counter()
                        path = f"/t/{self.table}/regions"
                        answer = await self.client.get(
                            path, params={"seat": self.seat, "have": self.have()}, headers=JSON
                        )
                        if answer.status_code == 200:
                            self.figures.updates.append(time.perf_counter() - began)
                            self.figures.bytes.append(int(answer.headers["content-length"]))
                            self.take(answer.json())
                            self.news.set()

    async def post(self, what: str, **form: str) -> None:
        async with self.turn:
            data = {"token": self.token, "seat": self.seat, "have": self.have(), **form}
            began = time.perf_counter()
            answer = await self.client.post(f"/t/{self.table}/{what}", data=data, headers=JSON)
            self.figures.actions.append(time.perf_counter() - began)
            self.take(answer.json())

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
        self.updates: list[float] = []
        self.bytes: list[int] = []


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


async def measure(base: str, game: str, tables: int, seconds: float, rate: float) -> Figures:
    figures = Figures()
    seated = [await sit_down(base, game, figures) for _ in range(tables)]
    pace, began = Pace(rate), time.perf_counter()
    until = began + seconds

    async def one(number: int) -> None:
        viewers = seated[number]
        while time.perf_counter() < until:
            await play(viewers, number, pace, until)
            if time.perf_counter() < until:  # the game is over: the next one
                viewers = await sit_down(base, game, figures)

    await asyncio.gather(*(one(number) for number in range(tables)))
    spent = time.perf_counter() - began
    print(f"{game}: {tables} tables, {VIEWERS} viewers each, {spent:.0f} s")
    print(f"actions   {len(figures.actions) / spent:8.1f} a second   {times(figures.actions)}")
    print(f"updates   {len(figures.updates) / spent:8.1f} a second   {times(figures.updates)}")
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
    middle, slow = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"median {middle * 1000:.0f} ms, p99 {slow * 1000:.0f} ms"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="through_the_ages")
    options.add_argument("--tables", type=int, default=10)
    options.add_argument("--rate", type=float, default=33)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--core", type=int, default=0)
    chosen = options.parse_args()
    cores = os.sched_getaffinity(0)
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data)).start()
        assert server.process is not None
        os.sched_setaffinity(server.process.pid, {chosen.core})
        os.sched_setaffinity(0, cores - {chosen.core} or cores)
        try:
            asyncio.run(warm_up(server.base, chosen.game))  # words, templates
            before = cpu(server.process.pid)
            figures = asyncio.run(measure(server.base, chosen.game, chosen.tables, chosen.seconds, chosen.rate))
            spent = (cpu(server.process.pid) - before) / len(figures.actions)
            print(f"the server used {spent * 1000:.1f} ms of CPU an action, its viewers' updates included")
        finally:
            server.kill()


if __name__ == "__main__":
    main()
