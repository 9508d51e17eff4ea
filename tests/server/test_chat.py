"""Quick words and signs in the chat: everybody's own language, the same manners and limits as what is typed."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from clio.server import chat
from clio.server.chat import QUICK, SIGNS
from clio.server.live_table import LiveTable
from tests.server import databases
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import two
from tests.server.test_seats import two_players
from tests.server.test_sharing import copies, goes_to, two_apps
from tests.server.test_table import run
from tests.server.test_team import four


def table_of(visitor: Visitor) -> LiveTable:
    return context(visitor.app).tables.live[visitor.table]


async def say(visitor: Visitor, text: str, **form: str) -> int:
    """Its number."""
    await visitor.post(f"/t/{visitor.table}/chat", seat=visitor.seat, text=text, **form)
    return table_of(visitor).chat[-1].id


async def react(visitor: Visitor, line: int, sign: str) -> Visitor:
    """Press a sign; then the page as it is."""
    game, seat = visitor.table, visitor.seat
    await visitor.post(f"/t/{game}/react", seat=seat, react=f"{line} {sign}")
    if visitor.status != 200:
        status = visitor.status
        await visitor.get(f"/t/{game}?seat={seat}")
        visitor.status = status
    return visitor


def marks(visitor: Visitor, line: int) -> list[tuple[str, int, bool]]:
    """(sign, how many, one's own) under a line of the page."""
    found = re.findall(
        rf'<button [^>]*value="{line} (\w+)" class="mark-sign"([^>]*)>.*?</span>(\d+)</button>', visitor.text
    )
    return [(sign, int(number), "aria-pressed" in how) for sign, how, number in found]


@run
async def test_quick_words_are_read_in_ones_own_language(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        await host.post(f"/t/{host.table}/chat", seat="0", sign="well-played", text="and this is dropped")
        (row,) = table_of(host).chat
        assert (row.sign, row.text) == ("well-played", "")
        assert "Well played!" in (await host.look()).text
        await friend.get("/account")
        await friend.post("/language", language="ru")
        await friend.get(f"/t/{host.table}?seat=1")
        assert "Отличный ход!" in friend.text
        assert "Well played!" not in friend.text
        assert '<use href="#icon-quick-well-played"/>' in friend.text
        for sign in (*QUICK, *(f"react-{sign}" for sign in SIGNS)):
            assert f'id="icon-{sign if sign.startswith("react") else "quick-" + sign}"' in friend.text
        await host.post(f"/t/{host.table}/chat", seat="0", sign="<script>")
        assert len(table_of(host).chat) == 1, "no such words"


@run
async def test_a_sign_is_counted_replaced_and_taken_back(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        line = await say(host, "good game?")
        await react(friend, line, "heart")
        assert marks(friend, line) == [("heart", 1, True)]
        assert marks(await host.look(), line) == [("heart", 1, False)]
        await react(host, line, "heart")
        assert marks(host, line) == [("heart", 2, True)]
        await react(friend, line, "laugh")
        assert marks(friend, line) == [("heart", 1, False), ("laugh", 1, True)]
        await react(friend, line, "laugh")
        assert marks(friend, line) == [("heart", 1, False)]
        assert (await react(friend, line, "poison")).status == 404
        assert (await react(friend, line + 1, "heart")).status == 404
        assert marks(friend, line) == [("heart", 1, False)]
        assert 'title="' + table_of(host).seats[0].name + '"' in friend.text


@run
async def test_signs_survive_a_restart(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        line = await say(host, "good game?")
        await react(friend, line, "wow")
        game, cookies = host.table, host.client.cookies
    async with open_app(tmp_path) as app:
        host = Visitor(app)
        host.client.cookies = cookies
        assert marks(await host.get(f"/t/{game}?seat=0"), line) == [("wow", 1, False)]


@run
async def test_who_watches_reacts_only_where_the_chat_is_open(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await two_players(app)
        line = await say(host, "hello there")
        stranger = await Visitor(app).get(f"/t/{host.table}")
        assert "data-quiet" in stranger.text
        assert 'class="react"' not in stranger.text
        assert (await react(stranger, line, "heart")).status == 403
        await stranger.post(f"/t/{host.table}/chat", seat="-1", sign="hello")
        assert stranger.status == 403
        assert not table_of(host).marks
        await host.post(f"/t/{host.table}/open-chat?to=all", seat="0")
        await stranger.get(f"/t/{host.table}")
        assert 'class="react"' in stranger.text
        assert (await react(stranger, line, "heart")).status == 200
        assert marks(await host.look(), line) == [("heart", 1, False)]
        assert marks(await Visitor(app).get(f"/t/{host.table}"), line) == [("heart", 1, False)]
        await react(stranger, line, "heart")
        assert not marks(await host.look(), line)


@run
async def test_nobody_puts_a_sign_to_what_they_cannot_read(tmp_path):
    async with open_app(tmp_path) as app:
        people = await four(app)
        line = await say(people[0], "we take the pyramid", team="yes")
        await people[0].post(f"/t/{people[0].table}/chat", seat="0", sign="thinking", team="yes")
        for other in people[2:]:
            assert (await react(other, line, "heart")).status == 404
            assert "Let me think" not in re.sub(
                r'<details class="quick".*?</form>', "", (await other.look()).text, flags=re.S
            )
        assert (await react(people[1], line, "heart")).status == 200
        assert marks(people[1], line) == [("heart", 1, True)]
        assert f'value="{line} ' not in (await people[2].look()).text


@run
async def test_of_who_is_ignored_nothing_is_counted(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        line, theirs = await say(host, "good game?"), await say(friend, "never")
        await react(friend, line, "laugh")
        await host.look()
        await host.post(f"/t/{host.table}/ignore?target=1", seat="0")
        assert not marks(await host.look(), line)
        assert marks(await friend.look(), line) == [("laugh", 1, True)]
        assert (await react(host, theirs, "heart")).status == 404, "what one does not hear"


@run
async def test_signs_are_limited_as_messages_are(tmp_path):
    async with open_app(tmp_path, messages_per_minute=10) as app:
        host, friend = await two_players(app)
        line = await say(host, "good game?")
        found = [(await react(friend, line, SIGNS[number % 2])).status for number in range(8)]
        assert found.count(429) == 3


def test_a_line_holds_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_SIGNS", 1)

    async def test() -> None:
        async with open_app(tmp_path) as app:
            host, friend = await two_players(app)
            line = await say(host, "good game?")
            await react(friend, line, "heart")
            assert (await react(host, line, "heart")).status == 403
            assert (await react(friend, line, "wow")).status == 200, "one's own can change"

    asyncio.run(test())


@run
async def test_signs_go_with_those_who_put_them_and_are_in_their_export(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        line, theirs = await say(host, "good game?"), await say(friend, "yes")
        await react(friend, line, "heart")
        await react(host, theirs, "yes")
        await friend.post(f"/t/{host.table}/chat", seat="1", sign="thanks")
        await friend.get("/account")
        answer = await friend.client.post("/account/export", data={"token": friend.token})
        with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
            (told,) = json.loads(packed.read("reactions.json"))
            said = json.loads(packed.read("messages.json"))
        assert (told["line"], told["sign"]) == (line, "heart")
        assert [one["sign"] for one in said] == ["", "thanks"]
        await friend.post("/account", what="delete")
        table = table_of(host)
        context(app).tables.put_away(table)
        again = await context(app).tables.get(table.row.id)
        assert again is not None
        assert again.marks == {}
        assert [row.text for row in again.chat] == ["good game?"]


@run
async def test_programs_say_quick_words_and_put_signs(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two(app)
        said = await host.post("/chat", {"sign": "luck"})
        (message,) = said["messages"]
        assert message["text"] == "Good luck!"
        assert message["sign"] == "luck"
        sign = f"/chat/{message['id']}/sign"
        found = await friend.post(sign, {"sign": "heart"}, "PUT")
        (mark,) = found["messages"][0]["marks"]
        assert (mark["sign"], mark["number"], mark["mine"]) == ("heart", 1, True)
        assert (await friend.post(sign, {"sign": "heart"}, "PUT")) == found, "said twice is said once"
        (mark,) = (await host.get("/chat"))["messages"][0]["marks"]
        assert not mark["mine"]
        found = await friend.post(sign, {"sign": ""}, "PUT")
        assert found["messages"][0]["marks"] == []


@pytest.fixture(scope="module")
def postgresql():
    with databases.postgresql() as address:
        yield address


def test_every_process_knows_the_signs(tmp_path: Path, postgresql: str) -> None:
    async def test() -> None:
        async with two_apps(tmp_path, postgresql) as apps:
            host, friend = await two_players(apps[0])
            line = await say(host, "good game?")
            there = goes_to(friend, apps[1])
            await there.get(f"/t/{host.table}?seat=1")
            await react(there, line, "heart")
            assert marks(there, line) == [("heart", 1, True)]
            assert marks(await host.look(), line) == [("heart", 1, False)]
            here, other = await copies(apps, host.table)
            assert here.chat == other.chat
            assert here.marks == other.marks

    asyncio.run(test())
