"""What a table at rest and somebody who watches cost in memory, and what of it weighs most.

    python scripts/memory.py [--game through_the_ages] [--tables 100] [--moves 150] [--watchers 500]

Tables: a game of two people is played for so many moves, stored as often as asked for, and opened; nobody looks, so
that it comes to rest. Counted is what Python has allocated for them. Watchers: a real server, so many streams of one
table, and how much larger its process is afterwards. The bars are 40 kB for a table and 10 kB for a watcher.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
import tracemalloc
from contextlib import suppress
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from clio.engine.match import Match  # noqa: E402
from clio.engine.registry import load  # noqa: E402
from clio.server.keeping import Keeper  # noqa: E402
from clio.server.resting import resting  # noqa: E402
from clio.server.tables import Tables  # noqa: E402
from clio.store import GameRow, SeatRow, Store  # noqa: E402
from clio.table import Line, Table  # noqa: E402
from clio.table.snapshot import quiet  # noqa: E402
from scripts.kills import Server  # noqa: E402
from scripts.load import quiet as settled  # noqa: E402

BROWSER = "".join(
    f"{name}: {value}\r\n"
    for name, value in {
        "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0",
        "Accept": "text/event-stream",
        "Accept-Encoding": "gzip, deflate, br, zstd",
        "Accept-Language": "en-GB,en;q=0.9,fr;q=0.8",
        "Cache-Control": "no-cache",
        "Connection": "keep-alive",
        "Referer": "http://clio/t/a-table-that-is-watched",
        "Sec-Fetch-Dest": "empty",
        "Sec-Fetch-Mode": "cors",
        "Sec-Fetch-Site": "same-origin",
    }.items()
)
BARS = {"table": 40_000, "watcher": 10_000}


def played(game: str, moves: int) -> list[Line]:
    """The lines of a game between two people, until somebody has ended a turn and the other thinks."""
    table = Table(Match(load(game), {"players": "2"}, "memory", ["Ada", "Boris"]))
    lines: list[Line] = []
    while (len(lines) < moves or not quiet(table)) and not table.over:
        seat = table.asked()[0]
        new = table.end_lines(seat) if table.view(seat).may_end else [Line(seat, table.bot_task(seat).decide().text)]
        table.follow(new)
        lines += new
    return lines


async def stored(store: Store, game: str, number: int, lines: list[Line]) -> str:
    rules = load(game)
    row = GameRow(
        f"game-{number}", game, rules.version, rules.digest, rules.complete({"players": "2"}), "memory", True, "host",
        False, "running", 1.0, "", time.time(), time.time(),
    )  # fmt: skip
    people = [SeatRow(seat, "person", name, name, f"{number}-{seat}", "") for seat, name in enumerate(("Ada", "Boris"))]
    await store.create(row, people, lines)
    return row.id


async def tables(game: str, number: int, moves: int) -> float:
    """Bytes of a table at rest."""
    lines = played(game, moves)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/clio.db")
        ids = [await stored(store, game, one, lines) for one in range(number + 1)]
        keeper, open_tables = Keeper(store), Tables(store)
        for game_id in ids:  # a table that was played has a snapshot
            table = await open_tables.get(game_id)
            assert table is not None
            keeper.heard(table)
        await keeper.write()
        open_tables = Tables(store)
        await open_tables.get(ids[0])  # what all have in common
        gc.collect()
        tracemalloc.start(8)
        before = tracemalloc.take_snapshot()
        for game_id in ids[1:]:
            await open_tables.get(game_id)
        for _ in range(2):  # nobody needs them: not since the last look, and not since then
            for _ in resting(open_tables):
                pass
        gc.collect()
        after = tracemalloc.take_snapshot()
        tracemalloc.stop()
        await store.close()
    found = after.compare_to(before, "lineno")
    each = sum(one.size_diff for one in found) / number
    print(f"{game}, {len(lines)} lines: {each / 1000:.1f} kB a table at rest (bar {BARS['table'] / 1000:.0f})")
    for one in found[:12]:
        frame = one.traceback[0]
        where = frame.filename.removeprefix(str(ROOT) + "/")
        print(f"  {one.size_diff / number / 1000:7.2f} kB  {where}:{frame.lineno}")
    return each


def size(process: int) -> int:
    """Bytes of a process in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


async def watchers(game: str, number: int) -> float:
    """Bytes of somebody who watches."""
    os.environ |= {"CLIO_STREAMS_PER_ADDRESS": "100000", "CLIO_STREAMS_PER_VISITOR": "100000"}
    os.environ |= {"CLIO_CONNECTIONS_PER_ADDRESS": "100000", "CLIO_WORKERS": "0", "CLIO_CONNECTIONS": "20000"}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "")
        await server.start()
        assert server.process is not None
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}/api/v1") as client:
                people = [{"kind": "person"}, {"kind": "person"}]
                made = (await client.post("/tables", json={"game": game, "seats": people})).json()
            table = made["tokens"][0]["token"].partition(".")[0]
            asked = f"GET /t/{table}/live?seat=-1 HTTP/1.1\r\nHost: clio\r\n{BROWSER}\r\n".encode()

            async def watch() -> asyncio.StreamWriter:
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(asked)
                await reader.readuntil(b"text/event-stream")
                return writer

            first = [await watch() for _ in range(50)]
            settled(server.process.pid)
            before = size(server.process.pid)
            rest = [await watch() for _ in range(number)]
            settled(server.process.pid)
            each = (size(server.process.pid) - before) / number
            for writer in [*first, *rest]:
                with suppress(OSError):
                    writer.close()
        finally:
            server.kill()
    print(f"{game}: {each / 1000:.1f} kB somebody who watches (bar {BARS['watcher'] / 1000:.0f})")
    return each


async def measure(wish: argparse.Namespace) -> int:
    table = await tables(wish.game, wish.tables, wish.moves)
    watcher = await watchers(wish.game, wish.watchers)
    return 0 if table <= BARS["table"] and watcher <= BARS["watcher"] else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="through_the_ages")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--watchers", type=int, default=500)
    return asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
