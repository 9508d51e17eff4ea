"""A board to plan on and orders, by pages and the JSON interface: private, kept, carried out, told to nobody else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import msgspec
import pytest
from fastapi import FastAPI

from clio.bots.look import sensible
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES
from clio.server import players
from clio.server.api import shapes
from clio.server.api.callers import Caller, Sitter
from clio.server.context import Context
from clio.server.live import event_id
from clio.server.live_table import LiveTable
from clio.server.planning import PlanView
from clio.server.tableview import TableView
from clio.table.plan import planning
from clio.table.wishes import ILLEGAL, OWN, TURN, Planned
from tests.server import databases
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program
from tests.server.test_api import two as two_programs
from tests.server.test_clocks import live, question, two
from tests.server.test_notices import LOCAL, Days, receiver
from tests.server.test_secrecy import GUEST, step, table_of
from tests.server.test_sharing import copies, two_apps, until
from tests.server.test_table import run


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table does for a person it does without taking a person's time."""
    monkeypatch.setattr(players, "THINKING", (0.0, 0.0))


async def at_rest(app: FastAPI) -> None:
    """Until the table has done all that was left to it."""
    while tasks := list(context(app).bots.tasks.values()):
        await asyncio.gather(*tasks)


def hidden(visitor: Visitor, name: str) -> list[str]:
    return [unescape(value) for value in re.findall(rf'name="{name}" value="([^"]*)"', visitor.text)]


class Planner:
    """Boris, who plans while Ada thinks."""

    def __init__(self, visitor: Visitor, table: LiveTable, seat: int = 1) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        table.row = table.row._replace(pace=0.0)

    @property
    def moves(self) -> list[str]:
        return hidden(self.visitor, "move")

    async def open(self, world: int = 1) -> Visitor:
        return await self.visitor.get(f"/t/{self.table.row.id}/plan?seat={self.seat}&world={world}")

    async def press(self, what: str, **more: str) -> Visitor:
        form: dict[str, object] = {"token": self.visitor.token, "seat": str(self.seat), "move": self.moves, **more}
        for name in ("world", "base"):
            form.setdefault(name, hidden(self.visitor, name)[0])
        path = f"/t/{self.table.row.id}/plan/{what}"
        return self.visitor._took(await self.visitor.client.post(path, data=form))

    async def whole_turn(self) -> list[str]:
        """Something is researched, if that is possible, and the turn ended."""
        await self.open()
        research = [text for text in self.visitor.buttons() if text.startswith("research")]
        if research:
            await self.press("act", action=research[0])
        while "Your turn would be over here" not in self.visitor.text:
            buttons = self.visitor.buttons()
            await self.press("act", action="end" if "end" in buttons else buttons[-1])
        return self.moves


async def ended(app: FastAPI, table: LiveTable, seat: int = 0) -> None:
    """A player ends the turn."""
    while seat in table.asked() and table.play.given(seat) is None:
        legal = table.play.legal(seat)
        move = "end" if "end" in legal else legal[-1] if legal else ""
        await (table.act(seat, question(table, seat), [move]) if move else table.end_turn(seat))
    await at_rest(app)


def did(table: LiveTable, seat: int) -> list[str]:
    return [entry.text for entry in table.match.entries if entry.seat == seat]


@run
async def test_a_turn_is_tried_on_a_board_and_nothing_of_it_reaches_the_game(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend, table = await two(app, "")
        await friend.get(f"/t/{table.row.id}?seat=1")
        assert f'href="/t/{table.row.id}/plan?seat=1"' in friend.text
        lines, version = table.play.lines, table.version
        planner = Planner(friend, table)
        await planner.open()
        assert "a private board, deal 1" in friend.text
        first = friend.buttons()
        assert first
        moves = await planner.whole_turn()
        assert len(moves) > 1
        for _ in moves:
            await planner.press("undo")
        assert (planner.moves, friend.buttons()) == ([], first), "on a board everything can be taken back"
        await planner.press("world?to=2")
        assert "a private board, deal 2" in friend.text
        assert (table.play.lines, table.version, table.whispers) == (lines, version, [0, 0])
        assert (await context(app).store.log(table.row.id))[lines:] == []
        await host.look()
        assert "plan-board" not in host.text


@run
async def test_a_board_that_the_game_has_left_behind_begins_anew(tmp_path):
    async with open_app(tmp_path) as app:
        _, friend, table = await two(app, "")
        planner = Planner(friend, table)
        await planner.open()
        research = next(text for text in friend.buttons() if text.startswith("research"))
        await planner.press("act", action=research)
        await ended(app, table)
        await planner.press("order")
        assert friend.status == 422
        assert "The game has gone on" in friend.text
        assert planner.moves == []
        assert table.play.wishes.orders == [[], []]


@run
async def test_bad_forms_of_a_board_get_a_sentence(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend, table = await two(app, "")
        planner = Planner(friend, table)
        await planner.open(world=-5)
        assert "deal 1" in friend.text
        await planner.press("act", action="no such thing")
        assert friend.status == 422
        assert 'class="problem"' in friend.text
        await planner.press("order")
        assert "Nothing has been tried yet" in friend.text
        await planner.press("until?question=act")
        assert friend.status == 422
        stranger = Visitor(app)
        await stranger.get(f"/t/{table.row.id}/plan")
        assert stranger.status == 403
        await host.get(f"/t/{table.row.id}/plan?seat=1")
        assert 'data-seat="0"' in host.text, "nobody looks through another seat"


@run
async def test_an_order_is_listed_carried_out_and_seen_by_nobody_else(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend, table = await two(app, "")
        planner = Planner(friend, table)
        moves = await planner.whole_turn()
        theirs, before = event_id(table, [0]), everything(context(app), table, 0)
        watched = everything(context(app), table, -1)
        await planner.press("order")
        assert friend.url.startswith(f"/t/{table.row.id}?seat=1")
        assert 'id="orders"' in friend.text
        assert "If it comes back to you with your own area unchanged" in friend.text
        assert event_id(table, [0]) == theirs, "their streams hear nothing"
        assert everything(context(app), table, 0) == before
        assert everything(context(app), table, -1) == watched
        await host.look()
        assert 'id="orders"' not in host.text
        await ended(app, table)
        assert did(table, 1) == moves
        assert table.asked() == [0]
        await friend.look()
        assert 'id="orders"' not in friend.text


@run
async def test_an_order_is_cancelled_with_one_click(tmp_path):
    async with open_app(tmp_path) as app:
        _, friend, table = await two(app, "")
        planner = Planner(friend, table)
        await planner.whole_turn()
        await planner.press("order?strict=true")
        assert "and the shared cards unchanged" in friend.text
        await friend.post(f"/t/{table.row.id}/order/cancel?key={TURN}", seat="1")
        assert 'id="orders"' not in friend.text
        await planner.open()
        await planner.press("until?question=window")
        assert "Declined for you until something of yours changes" in friend.text
        await planner.open()
        await planner.press("cancel?key=window")
        assert (friend.status, table.play.wishes.orders[1]) == (200, [])
        await ended(app, table)
        assert table.asked() == [1]


@run
async def test_an_order_that_stops_says_why_to_its_player_only(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend, table = await two(app, "")
        planner = Planner(friend, table)
        moves = await planner.whole_turn()
        await planner.press("order")
        step = table.play.wishes.orders[1][0].steps[1]
        table.play.wishes.orders[1][0].steps[1] = Planned("done", step.question, step.own, step.shared)
        await ended(app, table)
        assert (did(table, 1), table.asked()) == (moves[:1], [1])
        assert [order.stopped for order in table.play.wishes.orders[1]] == [ILLEGAL]
        await friend.look()
        assert "An order of yours stopped here, because this is not possible" in friend.text
        await host.look()
        assert "stopped here" not in host.text
        await friend.post(f"/t/{table.row.id}/order/cancel?key={TURN}", seat="1")
        assert "stopped here" not in friend.text


@run
async def test_orders_are_kept_over_a_restart(tmp_path):
    async with open_app(tmp_path) as app:
        _, friend, table = await two(app, "")
        planner = Planner(friend, table)
        moves = await planner.whole_turn()
        await planner.press("order")
        await context(app).waking.write()  # a snapshot
    async with open_app(tmp_path) as app:
        table = await live(app, table.row.id)
        assert [order.key for order in table.play.wishes.orders[1]] == [TURN]
        context(app).bots.closing.set()  # stopped in the very moment in which it is Boris's turn
        await ended(app, table)
        assert (table.asked(), table.play.given(1) is not None) == ([1], True)
    async with open_app(tmp_path) as app:
        home = context(app)
        assert table.row.id not in home.tables.live
        while table.row.id not in home.tables.live:  # the schedule wakes it, whoever comes
            await asyncio.sleep(0.01)
        table = home.tables.live[table.row.id]
        while did(table, 1) != moves:
            await asyncio.sleep(0.01)
        assert table.play.wishes.orders == [[], []]


async def told_by_webhook(app: FastAPI, address: str) -> tuple[Planner, LiveTable]:
    """Boris, whose turn it is not, is told by a webhook when it is."""
    _, friend, table = await two(app, "")
    await friend.get("/account")
    await friend.post("/account", what="register", login="boris", password="a long password")
    await friend.get("/account")
    await friend.post("/webhook", what="begin", address=address)
    return Planner(friend, table), table


@run
async def test_who_left_an_order_is_told_only_if_it_stops(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            planner, table = await told_by_webhook(app, hook.address)
            await planner.whole_turn()
            await planner.press("order")
            await ended(app, table)
            assert table.asked() == [0]
            await time.tell(0)
            await time.tell(10_000)
            assert hook.heard == []
            await planner.whole_turn()
            await planner.press("order")
            order = table.play.wishes.orders[1][0]
            order.steps[0] = Planned("no such thing", *msgspec.to_builtins(order.steps[0])[1:])
            await ended(app, table)
            assert table.asked() == [1]
            await time.tell(0)
            await time.tell(21)
            assert len(hook.heard) == 1


@run
async def test_nobody_is_told_while_the_table_answers_for_them(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            planner, table = await told_by_webhook(app, hook.address)
            await planner.whole_turn()
            await planner.press("order")
            context(app).bots.closing.set()  # the table takes its time
            await ended(app, table)
            assert (table.asked(), table.play.given(1) is not None) == ([1], True)
            await time.tell(0)
            await time.tell(21)
            assert hook.heard == []


@run
async def test_programs_plan_and_order_too(tmp_path):
    async with open_app(tmp_path) as app:
        ada, boris = await two_programs(app)
        table = await live(app, boris.table)
        table.row = table.row._replace(pace=0.0)
        first = await boris.post("/plan", {})
        assert (boris.status, first["world"], first["moves"], first["done"]) == (200, 1, [], False)
        legal = [move["action"] for move in first["view"]["decision"]["legal"]]
        research = next(text for text in legal if text.startswith("research"))
        board = await boris.post("/plan", {"actions": [research]})
        while not board["done"]:
            legal = [move["action"] for move in board["view"]["decision"]["legal"]]
            move = "end" if "end" in legal else legal[-1]
            board = await boris.post("/plan", {"moves": board["moves"], "actions": [move]})
        assert board["log"]
        order = {"kind": "turn", "base": board["base"], "moves": board["moves"]}
        found = await boris.post("/orders", order)
        assert [one["actions"] for one in found["orders"]] == [board["moves"]]
        assert await boris.get("/orders") == found
        assert (await ada.get("/orders"))["orders"] == []
        await boris.call("DELETE", f"/tables/{boris.table}/orders/{TURN}")
        assert boris.status == 204
        assert (await boris.get("/orders"))["orders"] == []
        found = await boris.post("/orders", {"kind": "until", "question": "window", "strict": True})
        assert [(one["key"], one["strict"], one["stopped"]) for one in found["orders"]] == [("window", True, "")]
        await boris.post("/orders", order)
        await ended(app, table)
        assert did(table, 1) == board["moves"]


@run
async def test_programs_are_told_what_is_wrong(tmp_path):
    async with open_app(tmp_path) as app:
        _, boris = await two_programs(app)
        await boris.post("/orders", {"kind": "turn", "base": 10_000, "moves": ["end"]})
        assert boris.status == 409
        await boris.post("/plan", {"moves": ["no such thing"]})
        assert boris.status == 409
        answer = await boris.post("/plan", {"actions": ["no such thing"]})
        assert (boris.status, answer["error"]["code"]) == (422, "illegal")
        await boris.post("/orders", {"kind": "until", "question": "act"})
        assert boris.status == 409
        await boris.call("DELETE", f"/tables/{boris.table}/orders/nothing")
        assert boris.status == 409
        await boris.post("/plan", {"world": 0})
        assert boris.status == 422
        stranger = Program(app)
        stranger.table = boris.table
        await stranger.post("/plan", {})
        assert stranger.status == 401
        await stranger.get("/orders")
        assert stranger.status == 401


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_there_in_every_language(tmp_path: Path, language: str) -> None:
    @run
    async def test(tmp_path):
        async with open_app(tmp_path) as app:
            _, friend, table = await two(app, "")
            friend.client.headers["Accept-Language"] = language
            await friend.get("/account")
            await friend.post("/language", language=language, back="/")
            planner = Planner(friend, table)
            await planner.open()
            assert friend.status == 200
            assert not re.search(r"\b(plan|order)-[a-z]+\b(?![\w\"?/ ])", re.sub(r"<[^>]*>", " ", friend.text))

    test(tmp_path)


# --- secrets ----------------------------------------------------------------------------------------


def everything(home: Context, table: LiveTable, seat: int) -> str:
    """The page, and what the interface answers, as a viewer gets them."""
    guest = GUEST._replace(id=f"guest {seat}")
    shown = TableView(home, table, guest, seat, [seat] if seat >= 0 else [], -1)
    here = Sitter(Caller(home, guest, True), table, seat)
    told = [shapes.view_of(here), shapes.table_info(here), *shapes.log_lines(here, 0)]
    return shown.page("") + "".join(answer.model_dump_json() for answer in told)


def board_page(home: Context, table: LiveTable, seat: int, world: int) -> str:
    """Everything that a board tells: its page and its answer for programs, after a move if there is one."""
    *_, board = planning(table.play, seat, world, [])
    if not board.done:
        move = sensible(board.table.state_for(seat), seat)[-1].text
        *_, board = planning(table.play, seat, world, [move])
    shown = PlanView(home, table, GUEST, seat, board, world)
    view = shapes.view_of(Sitter(Caller(home, GUEST, True), shown.table, seat))
    return shown.page("") + view.model_dump_json() + str([line.text for line in shown.told_lines(None)])


@pytest.mark.parametrize("name", games())
def test_boards_do_not_depend_on_what_is_hidden(tmp_path: Path, name: str) -> None:
    """All secrets of the table are dealt anew: the same board, to the letter."""

    @run
    async def test(tmp_path):
        game, seats = load(name), max(load(name).seat_numbers)
        dice, changed = dice_from_seed(f"boards {name}"), 0
        match = Match(game, {"players": str(seats)}, "5", [f"Name{n}" for n in range(seats)])
        async with open_app(tmp_path) as app:
            for world in range(1, 7):
                for _ in range(1 + dice.below(25)):
                    if not match.state.over:
                        step(match, dice)
                truth = match.state
                for seat in range(seats) if not truth.over else ():
                    match.state = truth
                    expected = board_page(context(app), table_of(context(app), match), seat, world)
                    match.state = redeal(truth, seat, dice)
                    changed += match.state.zones != truth.zones
                    assert board_page(context(app), table_of(context(app), match), seat, world) == expected
                match.state = truth
        assert changed > 5

    test(tmp_path)


# --- several processes --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    with databases.postgresql() as address:
        yield address


def test_another_process_follows_and_its_watchers_hear_nothing(tmp_path: Path, postgresql: str) -> None:
    @run
    async def test(tmp_path):
        async with two_apps(tmp_path, postgresql) as apps:
            _, friend, table = await two(apps[0], "")
            one, other = await copies(apps, table.row.id)
            theirs, mine = event_id(other, [0]), event_id(other, [1])
            planner = Planner(friend, one)
            moves = await planner.whole_turn()
            await planner.press("order")
            one, other = await copies(apps, table.row.id)
            assert [order.key for order in other.play.wishes.orders[1]] == [TURN]
            assert event_id(other, [0]) == theirs
            assert event_id(other, [1]) != mine
            one.row = one.row._replace(pace=0.0)
            other.row = other.row._replace(pace=0.0)
            while 0 in other.asked():
                legal = other.play.legal(0)
                move = "end" if "end" in legal else legal[-1] if legal else ""
                await (other.act(0, question(other, 0), [move]) if move else other.end_turn(0))
            await until(lambda: did(other, 1) == moves or did(one, 1) == moves, 120.0)

    test(tmp_path)


def test_why_an_order_stopped_is_a_word_that_every_language_has() -> None:
    from clio.server.pages import words_for

    for language in LANGUAGES:
        assert all(words_for("", language).has(f"order-stopped-{why}") for why in (OWN, ILLEGAL, "shared", "question"))
