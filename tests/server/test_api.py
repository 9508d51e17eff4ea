"""The JSON interface: everything a page does, by token; every refusal as JSON in the reader's language."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from clio.engine.registry import games
from clio.engine.words import LANGUAGES
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_table import run

API = "/api/v1"
TWO: list[dict[str, str]] = [{"kind": "person", "name": "Ada"}, {"kind": "friend"}]
FIRST = {"first_player": "seat:0"}


class Program:
    """Somebody who calls the interface, with a token or without."""

    def __init__(self, app: FastAPI, token: str = "", language: str = "en") -> None:
        headers = {"Accept-Language": language} | ({"Authorization": f"Bearer {token}"} if token else {})
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://clio.test", headers=headers
        )
        self.app = app
        self.token = token
        self.table = token.partition(".")[0]
        self.status = 0
        self.headers = httpx.Headers()

    async def call(self, method: str, path: str, **more: Any) -> Any:
        answer = await self.client.request(method, path if path.startswith("/api") else API + path, **more)
        self.status, self.headers = answer.status_code, answer.headers
        json = answer.headers.get("content-type", "") == "application/json"
        return answer.json() if json else answer.text

    async def get(self, what: str, **more: Any) -> Any:
        return await self.call("GET", f"/tables/{self.table}{what}", **more)

    async def post(self, what: str, json: Any = None, method: str = "POST") -> Any:
        return await self.call(method, f"/tables/{self.table}{what}", json=json)

    async def act(self, *actions: str, decision: int | None = None) -> Any:
        if decision is None:
            decision = (await self.get("/view"))["decision"]["number"]
        return await self.post("/actions", {"decision": decision, "actions": list(actions)})


async def created(app: FastAPI, seats: Any = TWO, language: str = "en", **more: Any) -> tuple[Program, Any]:
    body = {"game": "progress", "seats": seats, "options": FIRST, **more}
    made = await Program(app, language=language).call("POST", "/tables", json=body)
    return Program(app, made["tokens"][0]["token"], language), made


async def joined(app: FastAPI, made: Any, seat: int = 1, name: str = "Boris") -> Program:
    invitation = made["table"]["seats"][seat]["invitation"]
    here = await Program(app).call("POST", "/join", json={"invitation": invitation, "name": name})
    return Program(app, here["token"])


async def two(app: FastAPI) -> tuple[Program, Program]:
    host, made = await created(app)
    return host, await joined(app, made)


@run
async def test_games_and_their_options_are_listed_in_each_language(tmp_path):
    async with open_app(tmp_path) as app:
        titles = set()
        for language in LANGUAGES:
            found = await Program(app, language=language).call("GET", "/games")
            assert [game["name"] for game in found] == games()
            titles.add(found[0]["title"])
        assert len(titles) > 1
        one = await Program(app).call("GET", "/games/progress")
        assert {"players", "first_player"} <= {option["name"] for option in one["options"]}
        assert one["bots"][0] == "random"


@run
async def test_a_table_is_opened_joined_and_played(tmp_path):
    async with open_app(tmp_path) as app:
        host, made = await created(app)
        assert made["table"]["status"] == "waiting"
        assert (await host.get("/view"))["decision"] is None, "nobody plays before all have come"
        friend = await joined(app, made)
        info = await friend.get("")
        assert (info["status"], info["seat"], info["host"]) == ("running", 1, False)
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Boris"]
        view = await host.get("/view")
        assert (view["seat"], view["asked"], view["over"]) == (0, [0], False)
        legal = [move["action"] for move in view["decision"]["legal"]]
        move = next(action for action in legal if action.startswith("research"))
        after = await host.act(move, decision=view["decision"]["number"])
        assert host.status == 200
        assert after["tentative"]
        assert after["may_undo"]
        assert after["event"] != view["event"]
        await host.post("/undo")
        assert host.status == 200
        await host.act("end")
        ended = await host.post("/end-turn")
        assert ended["asked"] == [1]
        assert (await friend.get("/view"))["decision"] is not None


@run
async def test_a_turn_that_is_not_committed_is_in_no_other_log_or_record(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two(app)
        before = await friend.get("/record"), await friend.get("/log"), await friend.get("/view")
        legal = [move["action"] for move in (await host.get("/view"))["decision"]["legal"]]
        await host.act(next(action for action in legal if action.startswith("research")))
        assert "research" in await host.get("/record")
        after = await friend.get("/record"), await friend.get("/log"), await friend.get("/view")
        assert after[:2] == before[:2]
        assert after[2]["table"] == before[2]["table"]


@run
async def test_a_stale_answer_gets_the_table_as_it_is(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two(app)
        answer = await host.act("end", decision=12345)
        assert host.status == 409
        assert answer["error"]["code"] == "stale"
        assert answer["view"]["decision"]["number"] != 12345
        for what in ("/undo", "/end-turn"):
            answer = await host.post(what)
            assert (host.status, answer["view"]["seat"]) == (409, 0)
        number = answer["view"]["decision"]["number"]
        answer = await friend.act("end", decision=number)
        assert friend.status == 409, "it is another seat's decision"
        assert answer["view"]["seat"] == 1


@run
async def test_an_illegal_action_is_refused_with_its_rule_in_the_language_asked_for(tmp_path):
    async with open_app(tmp_path) as app:
        said = set()
        for language in LANGUAGES:
            host, _ = await created(app, [{"kind": "person"}, {"kind": "bot", "bot": "random"}], language)
            answer = (await host.act("discover electricity"))["error"]
            assert (host.status, answer["code"]) == (422, "illegal")
            assert answer["rule"].startswith("PR-")
            said.add(answer["message"])
        assert len(said) == len(LANGUAGES)
        _, made = await created(app, [{"kind": "person"}, {"kind": "person"}], game="through_the_ages", options={})
        views = [await Program(app, seat["token"]).get("/view") for seat in made["tokens"]]
        refused = next(view["decision"]["refused"] for view in views if view["decision"])
        assert refused
        assert all(entry["rule"] and entry["message"] and entry["sentence"] for entry in refused)
        await host.act("nonsense")
        assert host.status == 422
        assert context(app).tables.live[host.table].play.lines == 0


@run
async def test_a_set_is_handed_in_at_once(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await created(app, [{"kind": "person"}, {"kind": "bot", "bot": "random"}])
        answer = await host.act("end", "end")
        assert (host.status, answer["error"]["code"]) == (422, "illegal"), "that is more than was asked"


@run
async def test_a_token_opens_only_its_seat(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two(app)
        other, _ = await created(app)
        assert (await friend.get("/view"))["seat"] == 1
        stranger = Program(app)
        stranger.table = host.table
        seen = await stranger.get("/view")
        assert (seen["seat"], seen["decision"]) == (-1, None)
        assert (await stranger.get("/record"))["error"]["code"] == "record"
        assert stranger.status == 403
        other.table = host.table
        assert (await other.get("/view"))["error"]["code"] == "not-your-seat"
        assert other.status == 403
        for forged in ("x", f"{host.table}.0.{'0' * 32}", host.token.replace(".0.", ".1."), host.token + "0"):
            program = Program(app, forged)
            program.table = host.table
            answer = await program.get("/view")
            assert (program.status, answer["error"]["code"]) == (401, "bad-token"), forged
            assert program.headers["www-authenticate"] == "Bearer"
        answer = await stranger.client.get(
            f"{API}/tables/{host.table}/view", headers=[(b"authorization", "Bearer é.0.é".encode())]
        )
        assert answer.status_code == 401
        for what in ("/actions", "/undo", "/end-turn", "/leave", "/close", "/rematch"):
            await stranger.post(what, {"decision": 1, "actions": ["end"]})
            assert stranger.status == 401, what
        assert (await friend.post("/close"))["error"]["code"] == "only-host"
        assert friend.status == 403


@run
async def test_no_cookie_gives_rights(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", first_player="seat:0")
        answer = await visitor.client.get(f"{API}/tables/{visitor.table}/view")
        assert answer.json()["seat"] == -1
        answer = await visitor.client.post(f"{API}/tables/{visitor.table}/undo")
        assert answer.status_code == 401


@run
async def test_a_seat_of_the_browser_gets_a_token_by_its_own_link(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", first_player="seat:0")
        table = context(app).tables.live[visitor.table]
        link = context(app).visitors.device_link(table.seats[0], 0)
        here = await Program(app).call("POST", "/join", json={"invitation": f"http://clio.test/join/{link}"})
        program = Program(app, here["token"])
        assert (await program.get("/view"))["seat"] == 0
        assert (await visitor.look()).seat == "0", "the browser keeps it too"
        thief = Program(app)
        await thief.call("POST", "/join", json={"invitation": link.partition("~")[0]})
        assert thief.status == 403


@run
async def test_the_invitations_of_others_are_not_shown(tmp_path):
    async with open_app(tmp_path) as app:
        host, made = await created(app, [{"kind": "person"}, {"kind": "person"}, {"kind": "friend"}])
        links = [seat["invitation"] for seat in (await host.get(""))["seats"]]
        assert [bool(link) for link in links] == [True, False, True], "a token opens no second seat, even of one's own"
        second = Program(app, made["tokens"][1]["token"])
        friend = await joined(app, made, 2)
        for program, own in ((second, 1), (friend, 2)):
            links = [seat["invitation"] for seat in (await program.get(""))["seats"]]
            assert [bool(link) for link in links] == [seat == own for seat in range(3)]


@run
async def test_bots_take_over_and_seats_change_hands(tmp_path):
    async with open_app(tmp_path, away_minutes=0, absence_hours=0) as app:
        host, friend = await two(app)
        info = await host.post("/seats/1/bot", {"bot": "random"}, "PUT")
        assert info["seats"][1]["bot"] == "random"
        info = await friend.post("/seats/1/bot", {"bot": ""}, "PUT")
        assert info["seats"][1]["bot"] == ""
        await friend.post("/seats/0/bot", {"bot": "random"}, "PUT")
        assert friend.status == 403
        await host.post("/seats/7/bot", {"bot": "random"}, "PUT")
        assert host.status == 404
        await host.post("/seats/1/bot", {"bot": "nobody"}, "PUT")
        assert host.status == 422
        assert (await friend.post("/leave")) == ""
        assert friend.status == 204
        await friend.get("/view")
        assert friend.status == 401, "the token went with the seat"
        info = await host.get("")
        assert info["seats"][1]["free"]
        again = await joined(app, {"table": info}, name="Clara")
        assert (await again.get("/view"))["seat"] == 1
        info = await host.post("/seats/1/free")
        assert info["seats"][1]["free"]
        await again.get("/view")
        assert again.status == 401
        assert (await host.post("/pace", {"pace": "slow"}, "PUT"))["pace"] == 2.0
        await host.post("/close")
        assert host.status == 204
        await host.get("/view")
        assert host.status == 404


@run
async def test_a_host_without_a_seat_watches_and_closes(tmp_path):
    async with open_app(tmp_path) as app:
        host, made = await created(app, [{"kind": "bot", "bot": "random"}] * 2)
        assert made["tokens"][0]["seat"] == -1
        assert (await host.get(""))["host"]
        assert (await host.get("/view"))["seat"] == -1
        await host.act("end", decision=0)
        assert host.status == 403
        await host.post("/close")
        assert host.status == 204


@run
async def test_messages_lists_and_live_events(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two(app)
        await host.post("/chat", {"text": "\u0085 \u00a0"})
        assert host.status == 422, "nothing that can be seen"
        said = await host.post("/chat", {"text": "Hello <b>there</b>"})
        assert said["messages"] == [
            {"id": 1, "name": "Ada", "text": "Hello <b>there</b>", "team": False, "sign": "", "marks": []}
        ]
        assert (await friend.get("/chat")) == said
        listed, _ = await created(app, listed=True)
        found = await host.call("GET", "/tables")
        assert [table["id"] for table in found["mine"]] == [host.table]
        assert [table["id"] for table in found["open"]] == [listed.table]
        assert found["mine"][0]["waiting_for_me"]
        event = (await host.get("/view"))["event"]
        assert event not in await host.get("/events", params={"wait": 0})
        assert event in await host.get("/events", params={"wait": 0}, headers={"Last-Event-ID": "old-1"})
        news = asyncio.create_task(host.get("/events", params={"wait": 1}))
        await asyncio.sleep(0.1)
        await friend.post("/chat", {"text": "Hi"})
        assert (await friend.get("/view"))["event"] in await news


@run
async def test_a_finished_game_has_a_record_and_a_rematch(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await created(app, [{"kind": "person"}, {"kind": "bot", "bot": "random"}])
        table = context(app).tables.live[host.table]
        assert table.match.seed not in await host.get("/record")
        await host.post("/rematch")
        assert host.status == 403
        await host.post("/seats/0/bot", {"bot": "random"}, "PUT")
        while not table.over:
            await asyncio.sleep(0.05)
        view = await host.get("/view")
        assert view["result"]["places"]
        stranger = Program(app)
        stranger.table = host.table
        assert f"seed: {table.match.seed}" in await stranger.get("/record")
        log = await stranger.get("/log")
        assert len(log["lines"]) > 40
        later = await stranger.get("/log", params={"since": log["lines"][-1]["entry"]})
        assert later["lines"] == [line for line in log["lines"] if line["entry"] >= log["lines"][-1]["entry"]]
        new = await host.post("/rematch")
        again = Program(app, new["token"])
        assert (await again.get(""))["seat"] == 0
        assert (await host.get(""))["rematch"] == new["table"]
        assert (await host.post("/rematch")) == new, "whoever asks again finds the same"
        await again.post("/leave")
        other = context(app).tables.live[new["table"]].seats[0].secret
        await Program(app).call("POST", "/join", json={"invitation": other})
        await host.post("/rematch")
        assert host.status == 403, "the seat is somebody else's by now"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": TWO}, "invalid"),
        ({"game": "progress", "seats": []}, "invalid"),
        ({"game": "progress", "seats": TWO, "more": 1}, "invalid"),
        ({"game": "progress", "seats": TWO, "options": {"players": "3"}}, "bad-table"),
        ({"game": "progress", "seats": TWO, "options": {"wind": "north"}}, "invalid"),
        ({"game": "progress", "seats": TWO, "options": {"first_player": "seat:4"}}, "bad-table"),
        ({"game": "progress", "seats": [{"kind": "bot"}, {"kind": "person"}]}, "invalid"),
        ({"game": "progress", "seats": [{"kind": "person"}] * 6}, "bad-table"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(tmp_path, body, code):
    async def test() -> None:
        async with open_app(tmp_path) as app:
            program = Program(app)
            answer = await program.call("POST", "/tables", json=body)
            assert (program.status, answer["error"]["code"]) == (422, code)
            assert answer["error"]["message"]
            assert not await context(app).store.all_games()

    asyncio.run(test())


@run
async def test_what_is_too_much_or_not_there_is_refused_as_json(tmp_path):
    async with open_app(tmp_path, requests_per_minute=120) as app:
        french = Program(app, language="fr")
        answer = await french.call("GET", "/tables/none")
        assert (french.status, answer["error"]["code"]) == (404, "not-found")
        assert answer["error"]["message"].startswith("Il n’y a rien")
        assert (await french.call("GET", "/nothing"))["error"]["code"] == "not-found"
        for query in ("since=1.0", "since=-1", "since=%2B1", "since=1&since=2"):
            answer = await french.call("GET", f"/tables/{(await created(app))[0].table}/log?{query}")
            assert (french.status, answer["error"]["code"]) == (422, "invalid"), query
            assert "query.since" in answer["error"]["message"]
        answer = await french.call("PATCH", "/tables")
        assert (french.status, answer["error"]["code"]) == (405, "method")
        assert french.headers["allow"]
        answer = await french.call("POST", "/tables", content=b"{" + b" " * 70_000)
        assert (french.status, answer["error"]["code"]) == (413, "too-large")
        answer = await french.call("POST", "/tables", content=stream())
        assert (french.status, answer["error"]["code"]) == (411, "length")
        answer = await french.call("POST", "/tables", content=b"{")
        assert (french.status, answer["error"]["code"]) == (422, "invalid")
        for _ in range(70):
            answer = await french.call("GET", "/games")
        assert (french.status, answer["error"]["code"]) == (429, "too-fast")
        assert answer["error"]["message"].startswith("Trop")


async def stream():
    yield b"{}"


@run
async def test_actions_are_counted_by_guest_as_on_the_pages(tmp_path):
    async with open_app(tmp_path) as app:
        context(app).settings.actions_per_minute = 20
        host, _ = await created(app)
        for _ in range(15):
            answer = await host.post("/chat", {"text": "again"})
        assert (host.status, answer["error"]["code"]) == (429, "too-fast")


@run
async def test_the_operations_can_be_read_by_people_and_machines(tmp_path):
    async with open_app(tmp_path) as app:
        described = await Program(app).call("GET", "/openapi.json")
        names = [operation["operationId"] for path in described["paths"].values() for operation in path.values()]
        assert len(names) == len(set(names)) == 64
        log = described["paths"]["/api/v1/tables/{table}/log"]["get"]["parameters"]
        since = next(parameter["schema"] for parameter in log if parameter["name"] == "since")
        assert (since["minimum"], since["maximum"]) == (0, 2**53)
        for language in LANGUAGES:
            visitor = Visitor(app)
            visitor.client.headers["Accept-Language"] = language
            page = (await visitor.get("/api")).text
            assert re.findall(r'<script src="([^"]*)"', page) == ["/static/install.js"], "as on every page"
            assert page.count("<script") == 1
            for path in described["paths"]:
                assert path in page
            assert "api-op-" not in page
        assert (await visitor.get("/api/v1")).url == "/api"
