"""Invitations to people met before: only they take the seat that way, once, and who ignores the host hears nothing."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from clio.server.live_table import LiveTable
from clio.store.expiry import expire
from tests.server import databases
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program, created
from tests.server.test_api import two as two_programs
from tests.server.test_notices import LOCAL, Days, receiver
from tests.server.test_seats import two_players
from tests.server.test_sharing import copies, goes_to, two_apps
from tests.server.test_table import run


async def known(app: FastAPI) -> tuple[Visitor, Visitor]:
    """Two people who have played with each other; the second is called Boris."""
    return await two_players(app)


def keys(visitor: Visitor) -> dict[str, str]:
    """By name the keys of those whom the page for a new game offers."""
    return {name: key for key, name in re.findall(r'<option value="met-(\w+)">([^<]*)</option>', visitor.text)}


async def invited_table(app: FastAPI, host: Visitor, name: str = "Boris", **form: str) -> LiveTable:
    """A new table with a seat for somebody the host has met."""
    await host.get("/new/progress")
    await host.post("/new/progress", seat0="me", seat1=f"met-{keys(host)[name]}", players="2", **form)
    assert host.status == 200, host.text
    return context(app).tables.live[host.table]


@run
async def test_whom_one_has_met_finds_the_invitation_and_sits_down(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        table = await invited_table(app, host)
        assert table.seats[1].name == "Boris"
        assert table.seats[1].invited
        assert ">invited</span>" in host.text
        assert "/uninvite?target=1" in host.text
        await friend.get("/")
        assert "invites you to Progress" in friend.text
        await friend.post(f"/invitation/{table.row.id}", what="accept")
        assert friend.status == 200
        assert friend.url == f"/t/{table.row.id}?seat=1"
        assert table.seats[1].holder
        assert table.seats[1].invited == ""
        assert table.row.status == "running"
        assert "invites you" not in (await friend.get("/")).text


@run
async def test_who_was_met_last_comes_first_and_only_those_who_played(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        stranger = Visitor(app)
        await host.play_now("progress", seat1="friend", players="3", seat2="friend")
        waits = context(app).tables.live[host.table]
        await stranger.get(f"/join/{waits.seats[1].secret}")
        await stranger.post(f"/join/{waits.seats[1].secret}", name="Sam")
        assert list(keys(await host.get("/new/progress"))) == ["Boris"], "that game has not begun"
        await friend.get(f"/join/{waits.seats[2].secret}")
        await friend.post(f"/join/{waits.seats[2].secret}", name="Boris")
        assert set(keys(await host.get("/new/progress"))) == {"Boris", "Sam"}
        assert keys(await Visitor(app).get("/new/progress")) == {}
        await friend.get("/account")
        await friend.post("/account", what="delete")
        assert list(keys(await host.get("/new/progress"))) == ["Sam"], "who is gone is gone"


@run
async def test_nobody_else_takes_the_seat_by_it(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        table = await invited_table(app, host)
        stranger = await Visitor(app).get("/")
        for what in ("accept", "decline"):
            await stranger.post(f"/invitation/{table.row.id}", what=what)
            assert stranger.status == 404
            await stranger.get("/")
        await host.get("/")
        await host.post(f"/invitation/{table.row.id}", what="accept")
        assert host.status == 404
        assert not table.seats[1].holder
        await stranger.get(f"/join/{table.seats[1].secret}")
        await stranger.post(f"/join/{table.seats[1].secret}", name="Sam")
        assert context(app).tables.live[table.row.id].seats[1].holder, (
            "the link of the seat holds for whoever the host gives it to"
        )
        await friend.get("/")
        assert "invites you" not in friend.text
        await friend.post(f"/invitation/{table.row.id}", what="accept")
        assert friend.status == 404


@run
async def test_declined_or_withdrawn_the_seat_is_anybodys_and_nobody_is_asked_twice(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        for end in ("decline", "withdraw"):
            table = await invited_table(app, host)
            if end == "decline":
                await friend.get("/")
                await friend.post(f"/invitation/{table.row.id}", what="decline")
            else:
                await host.post(f"/t/{table.row.id}/uninvite?target=1", seat="0")
            assert "invites you" not in (await friend.get("/")).text
            assert (table.seats[1].invited, table.seats[1].name) == ("", "Friend 2")
            await host.get(f"/t/{table.row.id}/invite?target=1")
            assert "Boris" in host.text
            key = re.findall(r'name="person" value="(\w+)"', host.text)[0]
            await host.post(f"/t/{table.row.id}/invite?target=1", person=key)
            assert host.status == 403
            assert "were invited to this table before" in host.text


@run
async def test_a_seat_of_a_table_that_waits(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        await host.play_now("progress", seat1="friend", players="3", seat2="friend")
        table = context(app).tables.live[host.table]
        assert f'href="/t/{host.table}/invite?target=1"' in host.text
        await friend.get(f"/t/{host.table}")
        assert "/invite?target" not in friend.text
        await friend.get(f"/t/{table.row.id}/invite?target=1")
        assert friend.status == 403
        await host.get(f"/t/{table.row.id}/invite?target=1")
        key = re.findall(r'name="person" value="(\w+)"', host.text)[0]
        await friend.get("/")
        await friend.post(f"/t/{table.row.id}/invite?target=1", person=key)
        assert friend.status == 403
        await host.post(f"/t/{table.row.id}/invite?target=0", person=key)
        assert host.status == 403, "somebody sits there"
        for wrong in ("7", "-1", "x"):
            await host.get(f"/t/{table.row.id}/invite?target={wrong}")
            assert host.status == 422
        await host.get(f"/t/{table.row.id}/invite?target=1")
        await host.post(f"/t/{table.row.id}/invite?target=1", person="0" * 32)
        assert host.status == 403, "a key that stands for nobody"
        await host.get(f"/t/{table.row.id}/invite?target=1")
        await host.post(f"/t/{table.row.id}/invite?target=1", person=key)
        assert host.status == 200
        assert table.seats[1].invited
        await host.get(f"/t/{table.row.id}/invite?target=2")
        await host.post(f"/t/{table.row.id}/invite?target=2", person=key)
        assert host.status == 403, "one seat is enough for anybody"


@run
async def test_who_ignores_the_host_is_not_bothered_and_the_host_cannot_tell(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            days = Days(app)
            host, friend = await known(app)
            await with_webhook(friend, hook.address)
            await friend.get(f"/t/{host.table}?seat=1")
            await friend.post(f"/t/{host.table}/ignore?target=0", seat="1")
            await host.act("end")  # nobody is asked any more but by this game
            hook.heard.clear()
            table = await invited_table(app, host)
            assert table.seats[1].invited
            assert ">invited</span>" in host.text
            assert "invites you" not in (await friend.get("/")).text
            await days.tell(30)
            assert not [one for one in hook.heard if "invites" in one["text"]]
            await friend.get("/new/progress")
            assert keys(friend) == {}, "nor does one invite whom one ignores"


async def with_webhook(visitor: Visitor, address: str) -> None:
    await visitor.get("/account")
    await visitor.post("/account", what="register", login="boris", password="a long password")
    await visitor.get("/account")
    await visitor.post("/webhook", what="begin", address=address)
    assert visitor.status == 200


def told(hook: Any) -> list[str]:
    return [one["text"] for one in hook.heard if "invites you" in one["text"]]


@run
async def test_the_invited_are_told_once_by_the_ways_they_have_chosen(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            days = Days(app)
            host, friend = await known(app)
            await with_webhook(friend, hook.address)
            table = await invited_table(app, host)
            await days.tell(0)
            assert told(hook) == [], "who looks into the lobby meanwhile need not be told"
            await days.tell(21)
            await days.tell(10_000)
            (text,) = told(hook)
            assert "Progress" in text
            await friend.get("/")
            await friend.post(f"/invitation/{table.row.id}", what="decline")
            await days.tell(21)
            other = await invited_table(app, host)
            await host.post(f"/t/{other.row.id}/uninvite?target=1", seat="0")
            await days.tell(0)
            await days.tell(21)
            assert len(told(hook)) == 1, "what was taken back before anybody was told is not told"


@run
async def test_who_accepts_is_told_of_the_first_turn(tmp_path):
    with receiver() as hook:
        async with open_app(tmp_path, **LOCAL) as app:
            days = Days(app)
            host, friend = await known(app)
            await with_webhook(friend, hook.address)
            table = await invited_table(app, host, first_player="seat:1")
            await days.tell(0)
            await days.tell(21)
            assert len(told(hook)) == 1
            await friend.get("/")
            await friend.post(f"/invitation/{table.row.id}", what="accept")
            hook.heard.clear()
            await days.tell(0)
            await days.tell(21)
            assert [one for one in hook.heard if table.row.id in one["text"]], "a turn is another thing"


@run
async def test_a_flood_of_invitations_is_stopped(tmp_path):
    async with open_app(tmp_path, invitations_per_hour=6) as app:
        host, friend = await known(app)
        await host.get("/new/progress")
        key, statuses = keys(host)["Boris"], []
        for _ in range(5):
            form = {"token": host.token, "seat0": "me", "seat1": f"met-{key}", "players": "2"}
            answer = await host.client.post("/new/progress", data=form, follow_redirects=False)
            statuses.append(answer.status_code)
        assert statuses == [303, 303, 303, 429, 429]
        assert (await friend.get("/")).text.count("invites you") == 3


@run
async def test_a_name_with_markup_is_text(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        for visitor in (host, friend):
            await visitor.get("/account")
            await visitor.post("/name", name="<b>Zed</b>")
        await host.get("/new/progress")
        assert "<b>Zed" not in host.text
        key = re.findall(r'value="met-(\w+)"', host.text)[0]
        await host.post("/new/progress", seat0="me", seat1=f"met-{key}", players="2", name0="<i>x")
        assert "<b>Zed" not in host.text
        await friend.get("/")
        assert "invites you" in friend.text
        assert "<i>x" not in friend.text


@run
async def test_deals_and_tournaments_are_left_alone(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        await host.get("/new/progress")
        key = keys(host)["Boris"]
        await host.post("/duplicate/progress", seat0="me", seat1=f"met-{key}", players="2", tables="2")
        assert host.status == 200
        assert "invites you" not in (await friend.get("/")).text
        rows = [row for row in await context(app).store.all_games() if row.deal]
        assert len(rows) == 2
        for row in rows:
            seats = await context(app).store.seats(row.id)
            assert all(not seat.invited for seat in seats)
        await host.get(f"/t/{rows[0].id}/invite?target=1")
        assert host.status == 403


@run
async def test_invitations_go_with_the_table_and_with_the_guest(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await known(app)
        await host.act("end")  # a game in which nobody has moved is put away, too
        store = context(app).store
        table = await invited_table(app, host)
        await host.post(f"/t/{table.row.id}/close", seat="0")
        assert "invites you" not in (await friend.get("/")).text
        other = await invited_table(app, host)
        await expire(store, time.time() + 1, 0.0)
        assert "invites you" not in (await friend.get("/")).text
        third = await invited_table(app, host)
        await friend.get("/account")
        await friend.post("/account", what="delete")
        assert [seat.invited for seat in await store.seats(third.row.id)] == ["", ""]
        assert other.row.id != third.row.id


@run
async def test_programs_invite_and_answer(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_programs(app)
        (one,) = await host.call("GET", "/me/met")
        assert one["name"] == "Boris"
        body = {"game": "progress", "seats": [{"kind": "person"}, {"kind": "friend", "person": one["key"]}]}
        made = await host.call("POST", "/tables", json=body)
        assert made["table"]["seats"][1]["invited"]
        assert made["table"]["seats"][1]["name"] == "Boris"
        (waits,) = await friend.call("GET", "/me/invitations")
        assert (waits["table"], waits["seat"], waits["host"]) == (made["table"]["id"], 1, "Ada")
        path = f"/me/invitations/{waits['table']}"
        stranger, _ = await created(app)
        await stranger.call("POST", path + "/accept")
        assert stranger.status == 404
        sits = await friend.call("POST", path + "/accept")
        assert friend.status == 200
        assert (await Program(app, sits["token"]).get(""))["seat"] == 1
        assert await friend.call("GET", "/me/invitations") == []
        body["seats"] = [{"kind": "person"}, {"kind": "friend"}]
        made = await host.call("POST", "/tables", json=body)
        again = Program(app, made["tokens"][0]["token"])
        path = f"/me/invitations/{made['table']['id']}"
        told = await again.post("/seats/1/invitation", {"person": one["key"]}, "PUT")
        assert told["seats"][1]["invited"]
        assert not (await Program(app).call("GET", f"/tables/{again.table}"))["seats"][1]["invited"]
        await again.post("/seats/1/invitation", {"person": "x"}, "PUT")
        assert again.status == 403
        await again.post("/seats/4/invitation", {"person": one["key"]}, "PUT")
        assert again.status == 404
        await friend.call("POST", path + "/decline")
        assert friend.status == 204
        await again.post("/seats/1/invitation", method="DELETE")
        assert again.status == 404, "there is none any more"


@pytest.fixture(scope="module")
def postgresql():
    with databases.postgresql() as address:
        yield address


def test_any_process_invites_and_answers(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, friend = await two_players(apps[0])
            table = await invited_table(apps[0], host)
            there = goes_to(friend, apps[1])
            await there.get("/")
            assert "invites you" in there.text
            await there.post(f"/invitation/{table.row.id}", what="accept")
            assert there.status == 200
            here, other = await copies(apps, table.row.id)
            assert here.seats[1].holder == other.seats[1].holder != ""
            assert here.seats[1].invited == other.seats[1].invited == ""

    asyncio.run(test())
