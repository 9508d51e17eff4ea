"""Several processes on one PostgreSQL: any of them answers any request, and the database decides.

Here two applications in one process stand for two processes: they share nothing but the database and the bus.
`scripts/several.py` does it with real processes that are killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from sqlalchemy.ext.asyncio import AsyncConnection
from typer.testing import CliRunner

from clio.cli import main
from clio.engine.view import decision_number
from clio.server import context as context_module
from clio.server import sharing as rules
from clio.server.bus import Wire
from clio.server.crowd import Ear
from clio.server.live_table import LiveTable
from clio.server.pledges import part_pledge
from clio.server.settings import Settings
from clio.store import Conflict, Store
from clio.store.audit import replay
from clio.store.snapshots import Snapshot, keep
from clio.store.trouble import StoreError
from clio.table import Stale
from scripts.kills import BYTE_CODE, PROGRAM, as_installed, database, free_port
from tests.attacks.test_seats import seated_with_pledges
from tests.server import databases
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_seats import two_players

NUMBERS = count()


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    with databases.postgresql() as address:
        yield address


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    with databases.redis() as address:
        yield address


@asynccontextmanager
async def two_apps(tmp_path: Path, postgresql: str, bus: str = "postgresql") -> AsyncIterator[tuple[FastAPI, FastAPI]]:
    async with database(tmp_path, postgresql, f"shared_{next(NUMBERS)}") as address:
        settings = {"database_url": address, "bus": bus}
        async with open_app(tmp_path, **settings) as one, open_app(tmp_path, **settings) as other:
            yield one, other


async def until(true: Callable[[], bool], seconds: float = 20.0) -> float:
    """The seconds it took."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < seconds, "it never came true"
        await asyncio.sleep(0.01)
    return time.monotonic() - began


def goes_to(visitor: Visitor, app: FastAPI) -> Visitor:
    """The same person, whose next request another process answers."""
    other = Visitor(app)
    other.client.cookies = visitor.client.cookies
    other.text, other.url = visitor.text, visitor.url
    return other


async def copies(apps: tuple[FastAPI, FastAPI], game_id: str) -> tuple[LiveTable, LiveTable]:
    one, other = [await context(app).tables.get(game_id) for app in apps]
    assert one is not None
    assert other is not None
    return one, other


def bus_of_app(app: FastAPI) -> Wire:
    sharing = context(app).sharing
    assert sharing is not None
    assert isinstance(sharing.bus, Wire)
    return sharing.bus


def asked(table: LiveTable, seat: int = 0) -> int:
    """The number of the question that is put to a seat."""
    return decision_number(table.play.state_for(seat), seat)


def test_any_process_answers_any_request(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            there = goes_to(host, apps[1])
            await there.look()
            assert there.status == 200
            await there.act("end")
            await there.press("end")
            assert "stale" not in there.text
            here, other = await copies(apps, host.table)
            assert here.play.lines == other.play.lines == 2
            assert here.play.state.key() == other.play.state.key()
            await goes_to(there, apps[0]).post(f"/t/{host.table}/chat", seat="0", text="across the street")
            assert "across the street" in (await there.look()).text
            assert not context(apps[0]).store.errors

    asyncio.run(test())


@pytest.mark.parametrize("carrier", ["postgresql", "redis", "cut"])
def test_watchers_hear_of_it_and_are_never_far_behind(
    carrier: str,
    tmp_path: Path,
    postgresql: str,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bus = request.getfixturevalue("redis") if carrier == "redis" else "postgresql"

    async def test() -> None:
        async with two_apps(tmp_path, postgresql, bus) as apps:
            buses = [bus_of_app(app) for app in apps]
            await until(lambda: all(bus.up for bus in buses))
            if carrier == "cut":
                for one in buses:
                    monkeypatch.setattr(one, "tell", lambda _game, _number: None)
            host, _ = await two_players(apps[0])
            here, other = await copies(apps, host.table)
            ear = Ear()
            other.crowd.comes("somebody", ear)
            ear.rung = False
            await host.act("end")
            took = await until(lambda: other.play.lines == here.play.lines)
            assert ear.rung, "pages look again"
            assert took < 3.0
            if carrier != "cut":
                assert took < 0.8, "it came over the bus, not by looking"

    asyncio.run(test())


def test_who_loses_the_race_goes_on_with_what_the_other_wrote(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            here, other = await copies(apps, host.table)
            await here.pass_on(1, "")  # changes nothing that the first player is asked
            assert other.play.lines == 0, "this copy knows nothing of it"
            number = asked(other)
            await other.act(0, number, ["end"])
            assert [row.text for row in await context(apps[0]).store.log(host.table)][1:] == ["end"]
            with pytest.raises(Stale):
                await here.act(0, number, ["end"])  # a double click that two processes answered
            assert here.play.lines == 2
            assert not here.gone
            assert not other.gone

    asyncio.run(test())


def test_two_that_write_at_the_same_moment_write_once(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            tables = await copies(apps, host.table)
            acts = [table.act(0, asked(table), ["end"]) for table in tables]
            done = await asyncio.gather(*acts, return_exceptions=True)
            assert sorted(type(one).__name__ for one in done) == ["NoneType", "Stale"]
            assert len(await context(apps[0]).store.log(host.table)) == 1

    asyncio.run(test())


def test_the_deal_is_the_same_wherever_the_parts_were_told(tmp_path: Path, postgresql: str) -> None:
    parts = [secrets.token_hex(16) for _ in range(3)]

    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            people = await seated_with_pledges(apps[0], parts)
            tables = await copies(apps, people[0].table)
            assert tables[1].row.status == "dealing"
            await asyncio.gather(*(tables[seat % 2].reveal(seat, parts[seat]) for seat in range(3)))
            tables = await copies(apps, people[0].table)
            await until(lambda: all(table.dealt for table in tables))
            assert tables[0].match.seed == tables[1].match.seed
            assert tables[0].match.seed.split()[2:] == [f"{seat + 1}:{part}" for seat, part in enumerate(parts)]
            assert tables[0].play.state.key() == tables[1].play.state.key()
            with pytest.raises(Stale):
                await tables[1].reveal(0, parts[0])
            assert part_pledge(parts[0]) == tables[1].seats[0].pledge

    asyncio.run(test())


def test_votes_of_different_processes_are_counted_together(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            people = await seated_with_pledges(apps[0], [secrets.token_hex(16) for _ in range(3)])
            tables = await copies(apps, people[0].table)
            for app, person in zip(apps, people, strict=False):
                there = goes_to(person, app)
                await there.look()
                assert tables[0].seats[2].holder
                await there.post(f"/t/{person.table}/free?target=2", seat=there.seat)
            (one, _) = await copies(apps, people[0].table)
            assert not one.seats[2].holder
            assert one.votes == {}

    asyncio.run(test())


def test_a_rematch_is_one_table(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, friend = await two_players(apps[0])
            tables = await copies(apps, host.table)
            for table in tables:
                table.play.stop()
            await tables[0].store.update_game(host.table, status="over", result="1/0 1/0")
            found = await asyncio.gather(
                goes_to(host, apps[0]).post(f"/t/{host.table}/rematch", seat="0"),
                goes_to(friend, apps[1]).post(f"/t/{host.table}/rematch", seat="1"),
            )
            assert len({visitor.table for visitor in found} - {host.table}) == 1
            open_tables = [row for row in await tables[0].store.all_games() if row.status != "closed"]
            assert len(open_tables) == 2

    asyncio.run(test())


def test_who_was_logged_out_at_one_is_logged_out_at_all(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            there = goes_to(host, apps[1])
            assert (await there.look()).seat == "0"
            guest = await context(apps[0]).store.guest((await copies(apps, host.table))[0].seats[0].holder)
            assert guest is not None
            await context(apps[0]).accounts.log_out_everywhere(guest)
            assert (await goes_to(host, apps[1]).get(f"/t/{host.table}")).seat == "-1"

    asyncio.run(test())


def test_players_are_seen_wherever_their_pages_listen(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "LOOK", 0.1)

    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            here, other = await copies(apps, host.table)
            guest, ear = other.seats[1].holder, Ear()
            here.crowd.comes("somebody who watches", Ear())
            other.crowd.comes(guest, ear)
            await until(lambda: here.crowd.presence()[1])
            assert here.away(1) < 1
            assert here.crowd.listens(guest), "no notice for somebody who is there"
            other.crowd.goes(guest, ear)
            await until(lambda: not here.crowd.presence()[1])

    asyncio.run(test())


def test_one_leads_and_another_takes_over(tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "TAKE_OVER", 0.1)

    async def test() -> None:
        async with database(tmp_path, postgresql, f"shared_{next(NUMBERS)}") as address:
            settings = {"database_url": address, "bus": "postgresql"}
            async with open_app(tmp_path, **settings) as one:
                await until(context(one).leads)
                async with open_app(tmp_path, **settings) as other:
                    await asyncio.sleep(0.5)
                    assert not context(other).leads()
                    leading = context(one).sharing
                    assert leading is not None
                    async with context(other).store.engine.begin() as db:  # as if its machine had gone
                        await db.execute(sa.select(sa.func.pg_terminate_backend(leading.backend)))
                    await until(context(other).leads)
                    await until(lambda: not context(one).leads())

    asyncio.run(test())


def test_bots_of_a_process_that_is_gone_are_played_by_another(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "LEASE", 1.0)

    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            context(apps[0]).bots.closing.set()  # its bots have stopped; nobody says so to the other
            visitor = Visitor(apps[0])
            await visitor.play_now("progress", seat1="random", players="2", first_player="seat:1")
            log = context(apps[1]).store.log
            lines: list[object] = []
            for _ in range(200):
                lines = list(await log(visitor.table))
                if lines:
                    break
                await asyncio.sleep(0.05)
            assert lines, "the schedule of the store has told the other"

    asyncio.run(test())


def test_bots_are_played_by_workers_and_by_nobody_else(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context_module, "PATIENCE", 3.0)

    async def moves(app: FastAPI, least: int) -> int:
        visitor = Visitor(app)
        await visitor.play_now("progress", seat1="random", players="2", first_player="seat:1")
        for _ in range(400):
            found = len(await context(app).store.log(visitor.table))
            if found >= least:
                return found
            await asyncio.sleep(0.05)
        return 0

    async def test() -> None:
        async with database(tmp_path, postgresql, f"shared_{next(NUMBERS)}") as address:
            settings = {"database_url": address, "bus": "postgresql"}
            async with open_app(tmp_path, **settings, bots="workers") as server:
                async with open_app(tmp_path, **settings) as worker:
                    assert await moves(server, 1)
                    assert context(worker).metrics.bot_moves
                    assert not context(server).metrics.bot_moves
                assert await moves(server, 1), "where no worker is, the server plays in the end"
                assert context(server).metrics.bot_moves

    asyncio.run(test())


def test_the_story_in_the_store_is_whole_when_processes_take_turns(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, friend = await two_players(apps[0])
            for turn in range(8):
                table = (await copies(apps, host.table))[turn % 2]
                seat = table.asked()[0]
                await table.act(seat, asked(table, seat), table.play.legal(seat)[:1])
                if table.play.view(seat).may_end:
                    await table.end_turn(seat)
                if turn in (2, 4, 7):
                    for app in apps:
                        await context(app).waking.keeper.write()
            store = context(apps[0]).store
            kept = (await store.kept([host.table]))[host.table]
            assert kept.snapshots
            tables = context(apps[0]).tables
            tables.live.clear()
            again = await tables.get(host.table)
            assert again is not None
            whole = replay(kept.row, kept.seats, await store.log(host.table))
            assert [one.event.name for one in again.play.story.happenings] == [
                one.event.name for one in whole.story.happenings
            ]
            assert len(again.match.entries) == len(whole.match.entries)
            assert friend

    asyncio.run(test())


def test_a_piece_of_the_story_goes_on_where_the_last_one_ended(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            store = context(apps[0]).store
            first = Snapshot(host.table, 2, 1, "{}", "one", True)
            late = Snapshot(host.table, 5, 1, "{}", "three", False, 3)  # goes on from what was never written
            older = Snapshot(host.table, 1, 1, "{}", "zero", True)
            fits = Snapshot(host.table, 5, 1, "{}", "two", False, 2)
            assert await keep(store, [first]) == []
            assert await keep(store, [late]) == [late]
            assert await keep(store, [older]) == [older]
            assert await keep(store, [fits]) == []
            kept = (await store.kept([host.table]))[host.table]
            assert [(piece.line, piece.text) for piece in kept.pieces] == [(2, "one"), (5, "two")]

    asyncio.run(test())


def test_a_table_is_read_as_it_was_at_one_moment(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one process reads a table, another may write its next snapshot: the older one and its story go together."""

    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, _ = await two_players(apps[0])
            reading, writing = (context(app).store for app in apps)
            await keep(writing, [Snapshot(host.table, 2, 1, "{}", "one", True)])
            execute, later = AsyncConnection.execute, [Snapshot(host.table, 5, 1, "{}", "two", False, 2)]
            ours = asyncio.current_task()

            async def interrupted(self: AsyncConnection, statement: Any, *given: Any, **named: Any) -> Any:
                found = await execute(self, statement, *given, **named)
                if later and asyncio.current_task() is ours and "snapshots" in str(statement):
                    assert await keep(writing, [later.pop()]) == []
                return found

            monkeypatch.setattr(AsyncConnection, "execute", interrupted)
            kept = (await reading.kept([host.table]))[host.table]
            assert not later
            assert [shot.line for shot in kept.snapshots] == [2]
            assert [piece.line for piece in kept.pieces] == [2]

    asyncio.run(test())


def test_a_record_that_was_opened_at_one_is_shown_by_the_other(tmp_path: Path, postgresql: str) -> None:
    file = next(Path(__file__).parent.parent.glob("golden/**/*.clio"))

    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            visitor = Visitor(apps[0])
            await visitor.get("/record")
            answer = await visitor.client.post(
                "/record", data={"token": visitor.token}, files={"file": file.read_bytes()}
            )
            assert answer.status_code == 200
            there = await goes_to(visitor, apps[1]).get(str(answer.url.raw_path.decode()))
            assert there.status == 200

    asyncio.run(test())


def test_who_does_not_fit_to_the_others_does_not_start(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with database(tmp_path, postgresql, f"shared_{next(NUMBERS)}") as address:
            async with open_app(tmp_path, database_url=address, bus="postgresql"):
                with pytest.raises(StoreError, match="already"):
                    async with open_app(tmp_path, database_url=address):
                        pass
                with pytest.raises(StoreError, match="already"):
                    async with open_app(tmp_path / "elsewhere", database_url=address):
                        pass
                with pytest.raises(StoreError, match=r"secret\.key"):
                    async with open_app(tmp_path / "elsewhere", database_url=address, bus="postgresql"):
                        pass
            (tmp_path / "third").mkdir()
            shutil.copy(tmp_path / "secret.key", tmp_path / "third")
            async with open_app(tmp_path, database_url=address):
                with pytest.raises(StoreError, match="does not share"):
                    async with open_app(tmp_path / "third", database_url=address, bus="postgresql"):
                        pass

    asyncio.run(test())


def test_a_file_cannot_be_shared(tmp_path: Path) -> None:
    async def test() -> None:
        with pytest.raises(StoreError, match="need PostgreSQL"):
            async with open_app(tmp_path, bus="postgresql"):
                pass

    asyncio.run(test())


def test_several_processes_on_a_file_are_refused_in_a_sentence(tmp_path: Path) -> None:
    for arguments in (["serve", "--workers", "2", "--port", "8897"], ["worker"]):
        done = CliRunner().invoke(main, [*arguments, "--data", str(tmp_path)])
        assert done.exit_code == 2, done.output
        assert done.stderr.count("clio: ") == 1
        assert "need PostgreSQL" in done.stderr


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def serving(process: int) -> list[int]:
    """Those that answer: Python's own helpers are children too."""
    found = [child for child in children(process) if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
    return [child for child in found if "resource_tracker" not in Path(f"/proc/{child}/cmdline").read_text()]


def test_a_process_that_is_killed_comes_again_and_nobody_is_left_when_all_end(tmp_path: Path, postgresql: str) -> None:
    """The real thing: `clio serve --workers 2`."""

    async def test() -> None:
        async with database(tmp_path, postgresql, f"shared_{next(NUMBERS)}") as address:
            port = free_port()
            command = [*PROGRAM, "serve", "--workers", "2", "--port", str(port), "--data", str(tmp_path)]
            env = {**as_installed(BYTE_CODE), "CLIO_DATABASE_URL": address, "CLIO_WORKERS": "0"}
            process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:

                    async def answers() -> bool:
                        with contextlib.suppress(httpx.HTTPError):
                            return (await client.get("/ready")).status_code == 200
                        return False

                    for _ in range(600):
                        if await answers() and len(serving(process.pid)) == 2:
                            break
                        await asyncio.sleep(0.1)
                    before = serving(process.pid)
                    assert len(before) == 2
                    os.kill(before[0], signal.SIGKILL)
                    await until(lambda: before[0] not in serving(process.pid) and len(serving(process.pid)) == 2)
                    for _ in range(600):
                        if await answers():
                            break
                        await asyncio.sleep(0.1)
                    assert await answers()
                left = serving(process.pid)
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, 60) == 0
                assert not [child for child in left if Path(f"/proc/{child}").exists()]
            finally:
                process.kill()
                process.wait()

    asyncio.run(test())


def test_all_that_begin_at_the_same_time_have_one_key(tmp_path: Path) -> None:
    for folder in (tmp_path / str(number) for number in range(20)):
        start = Barrier(6)

        def key(folder: Path = folder, start: Barrier = start) -> bytes:
            start.wait()
            return Settings(data=folder).secret()

        with ThreadPoolExecutor(6) as pool:
            keys = {found.result() for found in [pool.submit(key) for _ in range(6)]}
        assert len(keys) == 1
        assert [file.name for file in folder.iterdir()] == ["secret.key"]
        assert (folder / "secret.key").stat().st_mode & 0o777 == 0o600


def test_many_may_start_at_the_same_time(tmp_path: Path, postgresql: str) -> None:
    """Migrations are made once."""

    async def test() -> None:
        async with database(tmp_path, postgresql, f"shared_{next(NUMBERS)}") as address:
            for store in await asyncio.gather(*(Store.open(address) for _ in range(3))):
                await store.close()

    asyncio.run(test())


def test_a_conflict_alone_on_a_file_still_opens_the_table_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            host, _ = await two_players(app)
            table = await context(app).tables.get(host.table)
            assert table is not None
            await context(app).store.append(host.table, 1, [(1, ":pass")])
            with pytest.raises(Conflict):
                await table.act(0, asked(table), ["end"])
            assert table.gone

    asyncio.run(test())
