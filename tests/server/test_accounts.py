"""Accounts: old passwords, sessions, logins as they are typed, codes, deletion, one's own data."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path

from typer.testing import CliRunner

from clio.cli import main
from clio.server.accounts import code_fits, login_of, new_code
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program, created
from tests.server.test_table import run

PASSWORD = "correct horse"


class SlowBody:
    """A request whose body comes in pieces, at the moments its sender likes."""

    def __init__(self, app, cookies: dict[str, str]) -> None:
        self.app = app
        self.cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())

    async def post(self, path: str, pieces, headers: dict[str, str]) -> int:
        statuses: list[int] = []
        given = {**headers, "cookie": self.cookie, "host": "clio.test"}

        async def receive() -> dict[str, object]:
            try:
                return {"type": "http.request", "body": await anext(pieces), "more_body": True}
            except StopAsyncIteration:
                return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        scope = {
            "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()], "client": ("192.0.2.9", 1),
            "scheme": "http", "server": ("clio.test", 80), "http_version": "1.1", "root_path": "", "app": self.app,
        }  # fmt: skip
        await self.app(scope, receive, send)
        return statuses[0]


async def registered(app, login: str = "Ada", password: str = PASSWORD) -> Visitor:
    visitor = Visitor(app)
    await visitor.get("/account")
    await visitor.post("/account", what="register", login=login, password=password)
    return visitor


async def logged_in(app, login: str, password: str) -> Visitor:
    visitor = Visitor(app)
    await visitor.get("/account")
    await visitor.post("/account", what="login", login=login, password=password)
    return visitor


@run
async def test_a_password_is_changed_with_the_old_one_only(tmp_path):
    async with open_app(tmp_path) as app:
        ada = await registered(app)
        await ada.get("/account")
        await ada.post("/account", what="register", login="Eve", password="stolen device")
        assert ada.status == 422, "registering again is no way around the old password"
        await ada.get("/account")
        await ada.post("/account", what="change", old="wrong guess", password="another one")
        assert ada.status == 422
        other = await logged_in(app, "ada", PASSWORD)
        assert other.status == 200
        await ada.get("/account")
        await ada.post("/account", what="change", old=PASSWORD, password="another one")
        assert "All other devices are logged out" in ada.text
        assert "ada" in (await ada.get("/account")).text, "this one is not"
        assert 'value="login"' in (await other.get("/account")).text, "the other is"
        assert (await logged_in(app, "ada", PASSWORD)).status == 422
        assert (await logged_in(app, "ada", "another one")).status == 200


@run
async def test_logging_out_everywhere_ends_every_session(tmp_path):
    async with open_app(tmp_path) as app:
        ada = await registered(app)
        phone = await logged_in(app, "ada", PASSWORD)
        stolen = dict(ada.client.cookies)
        await ada.get("/account")
        await ada.post("/account", what="everywhere")
        for visitor in (ada, phone):
            assert 'value="login"' in (await visitor.get("/account")).text
        thief = Visitor(app)
        thief.client.cookies.update(stolen)
        assert 'value="login"' in (await thief.get("/account")).text
        assert (await logged_in(app, "ada", PASSWORD)).status == 200


@run
async def test_logging_out_everywhere_ends_links_and_tokens_too(tmp_path):
    async with open_app(tmp_path) as app:
        ada = await registered(app)
        await ada.play_now("progress", players="2", seat1="random")
        game = ada.table
        link = context(app).visitors.device_link(context(app).tables.live[game].seats[0], 0)
        thief = Program(app)
        token = (await thief.call("POST", "/join", json={"invitation": link, "name": "x"}))["token"]
        holder = Program(app, token)
        holder.table = game
        await holder.get("/view")
        assert holder.status == 200, "another device, with the link of the own seat"
        await ada.get("/account")
        await ada.post("/account", what="everywhere")
        await holder.get("/view")
        assert holder.status == 401
        await thief.call("POST", "/join", json={"invitation": link, "name": "x"})
        assert thief.status == 403
        browser = Visitor(app)
        await browser.get(f"/join/{link}")
        await browser.post(f"/join/{link}", name="x")
        assert browser.status == 403
        again = await logged_in(app, "ada", PASSWORD)
        await again.get(f"/t/{game}")
        assert again.seat == "0"


@run
async def test_a_slow_request_does_not_bring_the_old_password_back(tmp_path):
    """Who has stolen a session says who they are, waits until everything was changed, and only then what they want."""
    async with open_app(tmp_path) as app:
        ada = await registered(app)
        await ada.get("/account")
        store = context(app).store
        before = await store.account("ada")
        assert before is not None
        for what in ("change", "everywhere", "delete"):
            await ada.get("/account")
            form, waiting, said = f"token={ada.token}&name=Thief".encode(), asyncio.Event(), asyncio.Event()

            async def body(form=form, waiting=waiting, said=said):
                yield form[:5]
                waiting.set()
                await said.wait()
                yield form[5:]

            headers = {"content-type": "application/x-www-form-urlencoded", "content-length": str(len(form))}
            slow = asyncio.create_task(SlowBody(app, dict(ada.client.cookies)).post("/name", body(), headers))
            await waiting.wait()
            await ada.post(
                "/account", what=what, old=PASSWORD if what == "change" else "brand new", password="brand new"
            )
            changed = await store.guest(before.id)
            said.set()
            assert await slow == 403, what
            assert await store.guest(before.id) == changed, what
            if what == "everywhere":
                ada = await logged_in(app, "ada", "brand new")
        assert await store.account("ada") is None
        assert (await logged_in(app, "ada", PASSWORD)).status == 422


@run
async def test_two_changes_at_once_do_not_both_succeed(tmp_path):
    async with open_app(tmp_path) as app:
        ada = await registered(app)
        await ada.get("/account")
        forms = [
            {"token": ada.token, "what": "change", "old": PASSWORD, "password": f"number {n} of two"} for n in (1, 2)
        ]
        answers = await asyncio.gather(*(ada.client.post("/account", data=form) for form in forms))
        assert sorted(answer.status_code for answer in answers) == [200, 403]


@run
async def test_a_login_is_the_same_however_it_is_typed(tmp_path):
    async with open_app(tmp_path) as app:
        composed, apart = "Zo\u00e9", "zoe\u0301"
        await registered(app, composed, "caf\u00e9 cr\u00e8me")
        assert (await logged_in(app, apart, "cafe\u0301 cre\u0300me")).status == 200
        again = await registered(app, apart)
        assert again.status == 422, "nobody else gets it"
        for odd in ("STRASSE", "Straße", "\u0130stanbul", "ﬁnn"):
            await registered(app, odd + "x")
            assert (await logged_in(app, odd + "x", PASSWORD)).status == 200, odd
    assert login_of(login_of("\u0130")) == login_of("\u0130")


@run
async def test_an_operator_issues_a_code_that_holds_once(tmp_path):
    async with open_app(tmp_path) as app:
        ada = await registered(app)
        done = await asyncio.to_thread(CliRunner().invoke, main, ["account", "reset", "ADA", "--data", str(tmp_path)])
        assert done.exit_code == 0, done.output
        code = done.stdout.split(" is ")[1].split(":")[0]
        assert (await registered(app, "Ben")).status == 200
        for given, login, status in (
            ("0000-1111", "ada", 422),
            (code, "ben", 422),
            (code, "ada", 200),
            (code, "ada", 422),
        ):
            visitor = Visitor(app)
            await visitor.get("/account")
            await visitor.post("/account", what="reset", login=login, code=given, password="brand new one")
            assert visitor.status == status, (given, login)
        assert (await logged_in(app, "ada", "brand new one")).status == 200
        assert 'value="login"' in (await ada.get("/account")).text
        nobody = await asyncio.to_thread(CliRunner().invoke, main, ["account", "reset", "no", "--data", str(tmp_path)])
        assert (nobody.exit_code, "Nobody has" in nobody.stderr) == (2, True)


def test_a_code_grows_old() -> None:
    code, kept = new_code()
    assert code_fits(kept, f" {code.upper()} ")
    digest, until = kept.split()
    assert not code_fits(f"{digest} {float(until) - 25 * 3600}", code)
    assert not code_fits("", code)


@run
async def test_everything_of_a_guest_can_be_had_and_deleted(tmp_path):
    async with open_app(tmp_path) as app:
        ada = await registered(app)
        await ada.play_now("progress", players="2", seat1="random")
        game = ada.table
        await ada.post(f"/t/{game}/chat", seat="0", text="hello there")
        await ada.get("/account")
        answer = await ada.client.post("/account/export", data={"token": ada.token})
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert json.loads(archive.read("account.json"))["login"] == "ada"
            assert "password" not in archive.read("account.json").decode()
            assert json.loads(archive.read("messages.json"))[0]["text"] == "hello there"
            assert json.loads(archive.read("games.json"))[0]["id"] == game
            record = archive.read(f"games/{game}.clio").decode()
        assert "clio record" in record
        assert context(app).tables.live[game].row.seed not in record, "it still runs: masked"
        await ada.post("/account", what="delete", old="wrong guess")
        assert ada.status == 422
        assert context(app).tables.live[game].seats[0].holder, "nothing is given up before the password was right"
        await ada.get("/account")
        guest = (await context(app).store.account("ada")) or None
        assert guest is not None
        await ada.post("/account", what="delete", old=PASSWORD)
        assert await context(app).store.account("ada") is None
        assert await context(app).store.guest(guest.id) is None
        assert not await context(app).store.messages_of(guest.id)
        assert (await logged_in(app, "ada", PASSWORD)).status == 422
        assert "Ada" not in (await Visitor(app).get("/")).text


def test_a_store_without_such_a_login_says_so(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["account", "reset", "x", "--data", str(tmp_path)])
    assert done.exit_code == 2


@run
async def test_programs_can_take_their_data_too(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await created(app)
        answer = await host.client.get("/api/v1/me/export", headers={"Authorization": f"Bearer {host.token}"})
        assert answer.headers["content-type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert json.loads(archive.read("games.json"))[0]["id"] == host.table
        stranger = Visitor(app)
        assert (await stranger.client.get("/api/v1/me/export")).status_code == 401
