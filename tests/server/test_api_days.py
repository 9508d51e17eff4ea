"""What goes on over days, for programs: tournaments, the deal of the day, seasons, and where one is told."""

from __future__ import annotations

from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import FastAPI

from clio.server.push import CURVE, point, to_text
from clio.store.deals import attempt_of
from tests.server.fixtures import context, open_app
from tests.server.mailbox import mailbox
from tests.server.test_api import Program, created
from tests.server.test_clocks import Moved, has_account
from tests.server.test_deals import NOON, quick_bots  # noqa: F401
from tests.server.test_mail import by_mail, code_in
from tests.server.test_table import run
from tests.server.test_tournaments import finished, round_of, row_of

CLOCK = {"kind": "move", "seconds": 600}
CUP = {"game": "progress", "size": 2, "rounds": 2, "places": 3, "clock": CLOCK, "title": "Cup", "name": "Ada"}


async def opened(app: FastAPI, **more: Any) -> tuple[Program, Any]:
    """Somebody opens a tournament; no bot moves by itself."""
    context(app).bots.closing.set()
    stranger = Program(app)
    made = await stranger.call("POST", "/tournaments", json={**CUP, **more})
    assert stranger.status == 201, made
    return Program(app, made["token"]), made["tournament"]


async def entered(app: FastAPI, cup: Any, name: str) -> Program:
    stranger = Program(app)
    made = await stranger.call("POST", f"/tournaments/{cup['id']}/join", json={"name": name})
    assert stranger.status == 200, made
    return Program(app, made["token"])


@run
async def test_programs_open_join_start_and_play_a_tournament(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        host, cup = await opened(app)
        path = f"/tournaments/{cup['id']}"
        assert (cup["status"], cup["entered"], cup["host"], cup["entered_too"]) == ("open", 1, True, True)
        assert cup["clock"] == {"kind": "move", "seconds": 600, "increment": 0, "at_zero": "bot"}
        boris, clara = await entered(app, cup, "Boris"), await entered(app, cup, "Clara")
        (listed,) = await Program(app).call("GET", "/tournaments")
        assert (listed["title"], listed["entered"], listed["places"]) == ("Cup", 3, 3)
        late = Program(app)
        said = await late.call("POST", path + "/join", json={"name": "Dora"})
        assert (late.status, said["error"]["code"]) == (403, "tournament-full")
        refused = await boris.call("POST", path + "/start")
        assert (boris.status, refused["error"]["code"]) == (403, "only-host")
        begun = await host.call("POST", path + "/start")
        assert (host.status, begun["status"], begun["round"]) == (200, "running", 1)
        playing = []
        for program in (host, boris, clara):
            seated = await program.call("POST", path + "/seat")
            if program.status == 403:
                assert seated["error"]["code"] == "tournament-table"
                continue  # has the bye
            seen = await Program(app, seated["token"]).call("GET", f"/tables/{seated['table']}/view")
            assert seen["seat"] == seated["seat"]
            playing.append(program)
        assert len(playing) == 2
        row = await row_of(home, cup["id"])
        for pairing in await round_of(home, row, 1):
            if pairing.game_id:
                await finished(app, pairing, 1, 2)
        after = await Program(app).call("GET", path)
        assert [one["number"] for one in after["tables"]] == [2, 1]
        assert [one["points"] for one in after["standings"]] == [1.0, 1.0, 1.0], "with the bye of the second round"
        assert not any(one["mine"] for one in after["standings"])
        gone = await playing[0].call("POST", path + "/leave")
        assert gone["out"]
        assert not (await playing[0].call("POST", path + "/back"))["out"]
        closed = await host.call("POST", path + "/close")
        assert closed["status"] == "closed"


@run
async def test_the_token_of_a_tournament_opens_no_table_and_that_of_another_guest_nothing(tmp_path):
    async with open_app(tmp_path) as app:
        host, cup = await opened(app, plays=False)
        assert not cup["entered_too"]
        player, info = await created(app)
        await host.call("GET", f"/tables/{info['table']['id']}/view")
        assert host.status == 403
        forged = Program(app, host.token.replace(".0.", ".1."))
        await forged.call("POST", f"/tournaments/{cup['id']}/start")
        assert forged.status == 401
        await player.call("POST", f"/tournaments/{cup['id']}/close")
        assert player.status == 403
        await Program(app).call("GET", "/tournaments/none")
        joined = await player.call("POST", f"/tournaments/{cup['id']}/join", json={})
        assert (player.status, joined["tournament"]["entered_too"]) == (200, True), "with the token of a table too"


@run
async def test_a_tournament_that_cannot_be_is_refused_with_a_sentence(tmp_path):
    async with open_app(tmp_path) as app:
        program = Program(app)
        for wrong, part in (
            ({"clock": {**CLOCK, "at_zero": "free"}}, "needs a clock"),
            ({"size": 6}, "tables of this size"),
            ({"size": 4, "places": 3}, "places for one table"),
            ({"starts": 1}, "in the future"),
            ({"options": {"players": "2"}}, ""),
        ):
            said = await program.call("POST", "/tournaments", json={**CUP, **wrong})
            assert (program.status, part in said["error"]["message"]) == (422, True), (wrong, said)
        unfit: list[dict[str, Any]] = [{"clock": None}, {"kind": "league"}, {"rounds": 0}, {"places": 65}, {"bot": "x"}]
        for bad in [*unfit, {"more": 1}]:
            await program.call("POST", "/tournaments", json={**CUP, **bad})
            assert program.status == 422, bad
        assert await program.call("GET", "/tournaments") == []


@run
async def test_programs_play_the_deal_of_the_day_once_and_read_its_ladder(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app, NOON)
        time.home.bots.closing.set()
        stranger = Program(app)
        seated = await stranger.call("POST", "/daily", json={"name": "Ada"})
        assert stranger.status == 200, seated
        ada = Program(app, seated["token"])
        assert (await ada.call("POST", "/daily", json={}))["table"] == seated["table"], "one try"
        today = await ada.call("GET", "/daily")
        assert (today["day"], today["game"], today["over"], today["seed"]) == ("2027-01-18", "progress", False, "")
        assert today["own"] == {"table": seated["table"], "finished": False, "place": None, "score": None}
        table = time.home.tables.live[seated["table"]]
        await time.home.deals.note(table.row._replace(status="over", result="1/47 2/33"), table.seats)
        assert await attempt_of(time.home.store, "2027-01-18", table.seats[0].holder) is not None
        (rung,) = (await Program(app).call("GET", "/daily"))["ladder"]
        assert rung == {
            "rank": 1, "name": "Ada", "login": "", "place": 1, "score": 47, "table": "", "mine": False,
        }  # fmt: skip
        time.at += 24 * 3600
        told = await ada.call("GET", "/daily/2027-01-18")
        assert (told["over"], told["seed"], told["ladder"][0]["table"]) == (True, table.row.seed, seated["table"])
        for day in ("2020-01-01", "x", "2027-1-18"):
            await ada.call("GET", f"/daily/{day}")
            assert ada.status == 404, day


@run
async def test_seasons_and_the_ratings_of_each(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        program = Program(app)
        (first,) = await program.call("GET", "/seasons")
        assert (first["number"], first["ends"] > time.at) == (1, True)
        time.at = first["ends"]
        assert [one["number"] for one in await program.call("GET", "/seasons")] == [2, 1]
        for season, status in (("1", 200), ("2", 200), ("3", 404), ("x", 422), ("-1", 422)):
            await program.call("GET", f"/games/progress/ratings?season={season}")
            assert program.status == status, season


@run
async def test_where_one_is_told(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            program, info = await created(app)
            nothing = await program.call("GET", "/me/notices")
            assert (nothing["webhook"], nothing["mail"], nothing["devices"], nothing["by_mail"]) == ("", "", [], True)
            said = await program.call("PUT", "/me/mail", json={"address": "ada@example.org"})
            assert (program.status, "need an account" in said["error"]["message"]) == (403, True)
            table = context(app).tables.live[info["table"]["id"]]
            await has_account(app, table.seats[0].holder)
            for wrong in ("nowhere", "a@b\nc"):
                await program.call("PUT", "/me/mail", json={"address": wrong})
                assert program.status == 403, wrong
            waits = await program.call("PUT", "/me/mail", json={"address": "ada@example.org"})
            assert (waits["mail"], waits["unconfirmed"]) == ("", "ada@example.org")
            await program.call("POST", "/me/mail/confirm", json={"code": "wrong"})
            assert program.status == 403
            done = await program.call("POST", "/me/mail/confirm", json={"code": code_in(box)})
            assert (done["mail"], done["unconfirmed"]) == ("ada@example.org", "")
            assert (await program.call("PUT", "/me/mail", json={"address": ""}))["mail"] == ""
            bad = {"endpoint": "https://push.example.org/x", "key": "x", "auth": "y"}
            said = await program.call("PUT", "/me/push", json=bad)
            assert (program.status, said["error"]["code"]) == (403, "push")
            await program.call("DELETE", "/me/push/devices/none")
            assert program.status == 404
            await program.call("POST", "/me/push/try")
            assert program.status == 403
            key = to_text(point(ec.generate_private_key(CURVE).public_key()))
            good = {**bad, "key": key, "auth": to_text(b"sixteen bytes ok"), "name": "Pocket telephone"}
            (device,) = (await program.call("PUT", "/me/push", json=good))["devices"]
            assert device["name"] == "Pocket telephone"
            assert (await program.call("DELETE", f"/me/push/devices/{device['id']}"))["devices"] == []
