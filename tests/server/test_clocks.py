"""Clocks at tables of the server: chosen at the start, shown at the seats, kept in the log, and never forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from clio import bots
from clio.engine.dice import dice_from_seed
from clio.server import table_service
from clio.server.context import Context
from clio.server.live_table import LiveTable
from clio.store import LogRow, SeatRow
from clio.store.audit import replay_steps
from clio.store.rows import GuestRow
from clio.table import Stale, Table
from clio.table.clock import DAY, Clock
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import TWO, Program, created
from tests.server.test_table import run

BEGAN = 1_800_000_000.0


class Moved:
    """A time that goes as a test says."""

    def __init__(self, app: FastAPI, at: float = BEGAN) -> None:
        self.at = at
        self.home = context(app)
        self.home.tables.now = lambda: self.at

    async def on(self, seconds: float) -> None:
        self.at += seconds
        await self.home.clocks.look()


def running_clock(play: Table) -> Clock:
    assert play.clock is not None
    return play.clock


def question(table: LiveTable, seat: int) -> int:
    """The number of what a seat is asked."""
    decision = table.view_for(seat).decision
    assert decision is not None
    return decision.number


async def live(app: FastAPI, game_id: str) -> LiveTable:
    table = await context(app).tables.get(game_id)
    assert table is not None
    return table


async def has_account(app: FastAPI, holder: str, login: str = "ada") -> None:
    guest = await context(app).store.guest(holder)
    assert guest is not None
    await context(app).visitors.save_account(guest, guest._replace(login=login, password="x"))


async def two(app: FastAPI, clock: str, at_zero: str = "bot") -> tuple[Visitor, Visitor, LiveTable]:
    """Two people at a table with a clock, the first one's turn."""
    host, friend = Visitor(app), Visitor(app)
    form = {"players": "2", "seat1": "friend", "first_player": "seat:0", "clock": clock, "at_zero": at_zero}
    await host.play_now("progress", **form)
    table = context(app).tables.live[host.table]
    await friend.get(f"/join/{table.seats[1].secret}")
    await friend.post(f"/join/{table.seats[1].secret}", name="Boris")
    return host, friend, table


@run
async def test_a_clock_is_chosen_at_the_start_and_runs_from_the_deal_on(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        host = Visitor(app)
        await host.get("/new/progress")
        assert 'name="clock"' in host.text
        host, _, table = await two(app, "move 180 0")
        assert table.row.clock == "move 180 0 bot"
        assert running_clock(table.play).running == [0]
        assert running_clock(table.play).next() == BEGAN + 180
        await time.on(60)
        await host.look()
        assert f'data-until="{BEGAN + 180:.0f}"' in host.text
        assert f'data-now="{BEGAN + 60}"' in host.text
        assert "3:00 for each move" in host.text


@run
async def test_an_invitation_says_how_long_one_may_think(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = Visitor(app), Visitor(app)
        await host.play_now("progress", players="2", seat1="friend", clock="days 259200 0", at_zero="vote")
        table = context(app).tables.live[host.table]
        await friend.get(f"/join/{table.seats[1].secret}")
        assert "3 days for each move; when it is used up: the others may end the game" in friend.text
        assert table.play.clock is None, "before the deal nobody's time runs"


@run
async def test_a_form_with_a_clock_that_does_not_exist_is_refused(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.get("/new/progress")
        await visitor.post("/new/progress", seat0="me", clock="move 1 0", at_zero="bot")
        assert visitor.status == 422
        assert "There is no such clock" in visitor.text


@run
async def test_at_zero_a_bot_takes_over_and_hands_back_to_who_opens_the_table(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        host, friend, table = await two(app, "move 60 0")
        context(app).bots.closing.set()  # no bot moves: it would be done before we look
        await time.on(59)
        assert table.bots == ["", ""]
        await time.on(1)
        assert table.bots == ["greedy", ""]
        assert [seat.bot for seat in await context(app).store.seats(table.row.id)] == ["greedy", ""]
        await friend.look()
        assert table.bots == ["greedy", ""], "somebody else's visit hands nothing back"
        await host.look()
        assert table.bots == ["", ""]
        assert running_clock(table.play).left_at(0, time.at) == 60


@run
async def test_an_answer_that_comes_too_late_is_none_even_if_nobody_has_looked_at_the_clock(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        _, _, table = await two(app, "move 60 0")
        context(app).bots.closing.set()
        time.at += 61  # nobody has looked
        before = len(table.match.entries)
        with pytest.raises(Stale):
            await table.act(0, question(table, 0), ["draw"])
        assert table.bots == ["greedy", ""]
        assert len(table.match.entries) == before


@run
async def test_at_zero_a_seat_becomes_free(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        _, _, table = await two(app, "move 60 0", "free")
        secret = table.seats[0].secret
        await time.on(60)
        assert (table.seats[0].holder, table.seats[0].kind) == ("", "friend")
        assert table.seats[0].secret != secret
        assert table.bots[0] == "greedy"
        stored = await context(app).store.seats(table.row.id)
        assert (stored[0].holder, stored[0].bot) == ("", "greedy")


@run
async def test_at_zero_the_others_may_end_the_game(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        host, friend, table = await two(app, "move 60 0", "vote")
        await friend.look()
        assert "/vote" not in friend.text
        await time.on(60)
        await host.look()
        assert "time is up" in host.text
        assert "/vote" not in host.text
        await friend.look()
        assert f'formaction="/t/{table.row.id}/vote"' in friend.text
        await friend.post(f"/t/{table.row.id}/vote", seat="1")
        assert table.over
        row = await context(app).store.game(table.row.id)
        assert row is not None
        assert row.status == "over"
        await friend.look()
        assert "Somebody’s time was up, and the others ended the game." in friend.text
        await friend.get(f"/t/{table.row.id}/record")
        assert friend.status == 200


@run
async def test_a_clock_runs_out_while_the_server_is_stopped(tmp_path):
    async with open_app(tmp_path) as app:
        Moved(app)
        _, _, table = await two(app, "move 60 0")
        game_id = table.row.id
    async with open_app(tmp_path) as app:
        context(app).bots.closing.set()
        time = Moved(app, BEGAN + 50)
        await time.on(0)
        table = await live(app, game_id)
        assert table.bots == ["", ""]
        await time.on(10)
        assert table.bots == ["greedy", ""]


@run
async def test_programs_choose_and_read_clocks(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        wish = {"kind": "game", "seconds": 600, "increment": 5, "at_zero": "vote"}
        ada, made = await created(app, TWO, clock=wish)
        assert made["table"]["clock"] == wish
        assert made["table"]["seats"][0]["time"] is None
        link = made["table"]["seats"][1]["invitation"]
        boris = Program(app, (await Program(app).call("POST", "/join", json={"invitation": link}))["token"])
        time.at += 100
        times = [seat["time"] for seat in (await ada.get(""))["seats"]]
        assert times[0] == {"left": 500.0, "used": 0.0, "running": True, "over": False, "away": False}
        assert times[1]["left"] == 600.0
        await boris.post("/vote")
        assert boris.status == 409
        await time.on(500)
        assert (await boris.get(""))["seats"][0]["time"]["over"]
        assert (await boris.post("/vote"))["status"] == "over"
        for bad in ({"kind": "move", "seconds": 5}, {"kind": "days", "days": 40}, {"kind": "hours"}, "fast"):
            answer = await Program(app).call("POST", "/tables", json={"game": "progress", "seats": TWO, "clock": bad})
            assert answer["error"]["code"] == "invalid"


@run
async def test_vacation_needs_an_account_and_has_an_end(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        host, _, table = await two(app, f"days {DAY} 0")
        await host.get("/account")
        assert 'action="/vacation"' not in host.text
        await host.post("/vacation", days="3")
        assert host.status == 422
        await host.post("/account", what="register", login="ada", password="a long password")
        await host.get("/account")
        await host.post("/vacation", days="31")
        assert host.status == 422
        assert "as many days" in host.text
        await host.get("/account")
        await host.post("/vacation", days="20")
        assert running_clock(table.play).away[0] == BEGAN + 20 * DAY
        await time.on(10 * DAY)
        await host.get("/account")
        assert "I am back" in host.text
        await host.post("/vacation", days="0")
        await host.get("/account")
        assert "of the 20 you have left" in host.text
        assert table.bots == ["", ""]
        assert running_clock(table.play).away[0] == 0
        await time.on(DAY)
        assert table.bots[0] == "greedy"


@run
async def test_programs_go_on_vacation(tmp_path):
    async with open_app(tmp_path) as app:
        Moved(app)
        ada, made = await created(app, TWO, clock={"kind": "days", "days": 1})
        assert await ada.call("GET", "/me/vacation") == {"until": 0.0, "days_left": 0}
        refused = await ada.call("PUT", "/me/vacation", json={"days": 2})
        assert (ada.status, refused["error"]["code"]) == (403, "vacation")
        table = context(app).tables.live[made["table"]["id"]]
        await has_account(app, table.seats[0].holder)
        found = await ada.call("PUT", "/me/vacation", json={"days": 2})
        assert found == {"until": BEGAN + 2 * DAY, "days_left": 28}
        assert (await Program(app).call("GET", "/me/vacation"))["error"]["code"] == "bad-token"
        # A table that begins while somebody is away knows of it.
        link = made["table"]["seats"][1]["invitation"]
        await Program(app).call("POST", "/join", json={"invitation": link})
        assert running_clock(table.play).away == [BEGAN + 2 * DAY, 0.0]


# --- weeks of play -------------------------------------------------------------------------------

GAMES = int(os.environ.get("CLIO_CLOCK_GAMES", "4"))  # 200 for a soak


class Person:
    """Somebody who comes now and then, stays away at times, and sometimes says so before."""

    def __init__(self, guest: GuestRow) -> None:
        self.guest = guest
        self.away_until = 0.0


async def people(home: Context, number: int) -> list[Person]:
    found = []
    for n in range(number):
        guest = GuestRow(f"guest-{n}", f"P{n}", "en", None, None)
        await home.store.save_guest(guest)
        await home.visitors.save_account(guest, guest._replace(login=f"p{n}", password="x"))
        found.append(Person(guest._replace(login=f"p{n}", password="x")))
    return found


KINDS = [f"days {DAY} 0", f"days {2 * DAY} 0", f"game {4 * DAY} 3600", "move 43200 0"]


async def begin(home: Context, players: list[Person], kind: str, then: str, chance: random.Random) -> str:
    """A game by days, or one with a lot of time."""
    seats = [
        SeatRow(seat, "person", one.guest.name, one.guest.id, f"secret-{chance.getrandbits(64)}", "")
        for seat, one in enumerate(players)
    ]
    host, clock = players[0].guest.id, f"{kind} {then}"
    table = await home.tables.create("progress", {"players": "2"}, seats, host, False, 0.0, clock=clock)
    return table.row.id


async def begin_all(time: Moved, everybody: list[Person], chance: random.Random) -> list[str]:
    """Two games in which it is certain that somebody is on vacation, or late; and others."""
    home = time.home
    found = [await begin(home, everybody[place : place + 2], KINDS[0], "bot", chance) for place in (0, 2)]
    await home.clocks.go_away(everybody[0].guest, 3)
    everybody[0].away_until, everybody[2].away_until = time.at + 3 * DAY, time.at + 4 * DAY
    for _ in range(GAMES - 2):
        then = chance.choice(["bot", "free", "vote"])
        found.append(await begin(home, chance.sample(everybody, 2), chance.choice(KINDS), then, chance))
    return found


async def take_turns(home: Context, game_id: str, who: Person, chance: random.Random) -> None:
    """Somebody looks at a table: takes their seat back, plays while they are asked, does not wait for ever."""
    table = await home.tables.get(game_id)
    assert table is not None
    own = [row.seat for row in table.seats if row.holder == who.guest.id]
    await table_service.come_back(table, own)
    for seat in own:
        while not table.over and not table.bots[seat] and seat in table.asked():
            if table.view_for(seat).may_end:
                await table.end_turn(seat)
                continue
            state = table.play.state_for(seat)
            dice = dice_from_seed(f"{chance.random()}")
            action = bots.decide(bots.make("hasty"), state.clone(), seat, dice)
            await table.act(seat, question(table, seat), [action.text])
        if seat in table.play.voters() and chance.random() < 0.3:
            await table.vote(seat)


async def bots_rest(home: Context) -> None:
    """Until no bot has anything to do."""
    while True:
        for table in list(home.tables.live.values()):
            home.bots.wake(table)
        if not home.bots.tasks:
            return
        await asyncio.wait(list(home.bots.tasks.values()))


async def quarter_of_a_day(time: Moved, running: list[str], everybody: list[Person], chance: random.Random) -> None:
    home = time.home
    for step in range(2):
        await time.on(3 * 3600 + 1800 * step + chance.random())
        await bots_rest(home)
    for one in everybody:
        if one.away_until > time.at or chance.random() < 0.4:
            continue
        if chance.random() < 0.08:
            days = chance.randint(1, 6)
            one.away_until = time.at + days * DAY
            if chance.random() < 0.5 and days <= (await home.clocks.leave_of(one.guest)).days_left:
                await home.clocks.go_away(one.guest, days)
            continue
        for game_id in running:
            time.at += 20 * chance.random()
            with contextlib.suppress(Stale):  # time ran out meanwhile: what they did came too late
                await take_turns(home, game_id, one, chance)
            await bots_rest(home)


def reckoned(rows: Sequence[LogRow], tables: Any) -> list[float]:
    """What each seat has used, added up anew in the simplest way: from line to line, who was asked?"""
    used, away, asked, before = [0.0, 0.0], [0.0, 0.0], list[int](), 0.0
    next(tables)
    for row, table in zip(rows, tables, strict=True):
        for seat in asked:
            used[seat] += max(0.0, row.at - max(before, min(away[seat], row.at)))
        if row.text.startswith(":away"):
            away[row.seat] = float(row.text.split()[1])
        asked = [] if table.over or table.clock is None else [s for s in table.asked() if not table.bots[s]]
        before = row.at
    return used


async def check(home: Context, game_id: str) -> list[str]:
    """Does the clock agree with the log, played again and added up anew? The lines about time that were in it."""
    table = await home.tables.get(game_id)
    assert table is not None
    assert table.over, f"{game_id} ({table.row.clock}) has not ended"
    rows = await home.store.log(game_id)
    *_, again = replay_steps(table.row, table.seats, rows)
    assert running_clock(again).plain() == running_clock(table.play).plain()
    assert reckoned(rows, replay_steps(table.row, table.seats, rows)) == pytest.approx(running_clock(again).used)
    return [row.text.split()[0] for row in rows if row.text.split()[0] in (":out", ":away", ":bot", ":vote")]


def test_weeks_of_play_with_absences_end_and_every_clock_agrees_with_its_log(tmp_path: Path) -> None:
    chance = random.Random(17)

    async def weeks() -> None:
        everybody: list[Person] = []
        running: list[str] = []
        at = BEGAN
        told: list[str] = []
        for part in range(60):  # a restart between two parts
            async with open_app(tmp_path) as app:
                time = Moved(app, at)
                if not part:
                    everybody = await people(time.home, 4 + GAMES // 4)
                    all_games = await begin_all(time, everybody, chance)
                    running = list(all_games)
                for _ in range(8):
                    await quarter_of_a_day(time, running, everybody, chance)
                    live = [await time.home.store.game(game_id) for game_id in running]
                    running = [row.id for row in live if row is not None and row.status != "over"]
                at = time.at
                if not running:
                    for game_id in all_games:
                        told += await check(time.home, game_id)
                    break
        assert not running, f"{len(running)} games have not ended"
        assert {":out", ":bot", ":away"} <= {*told}, "somebody was late, replaced and on vacation"

    asyncio.run(asyncio.wait_for(weeks(), 3600))


def test_the_page_of_a_table_without_a_clock_shows_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            visitor = await Visitor(app).play_now("progress", players="2", seat1="greedy")
            assert not re.search(r'class="clocks?\b', visitor.text)

    asyncio.run(test())
