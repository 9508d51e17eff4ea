"""Attacks on people: floods of messages, tables and names, borrowed names, and those who do not stop."""

from __future__ import annotations

import time

import pytest

from clio.server.manners import confusables, skeleton
from clio.store.expiry import expire
from clio.store.rows import GuestRow
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_seats import two_players
from tests.server.test_table import run


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Boris", "Вoris"),  # a Cyrillic letter
        ("Boris", "B\u200boris"),  # something nobody sees
        ("paypal", "рayраl"),
        ("Ada", "ＡＤＡ"),
        ("Ada", "Ada\u0301"),
        ("Illinois", "lllinois"),
        ("moss", "rnoss"),
        ("Zoe", "Z0e"),
        ("Zoe", "ΖΟΕ"),  # Greek
        ("Oleg", "Օleg"),  # Armenian
        ("Ada", "Ꭺda"),  # Cherokee
        ("Ada", "𝒜𝒹𝒶"),
        ("scope", "ѕсоре"),  # all of it Cyrillic
        ("Максим", "Makcим"),  # and the other way round
        ("Wolf", "VVolf"),
    ],
)
def test_names_that_look_alike_are_found_out(name: str, like: str) -> None:
    assert skeleton(name) == skeleton(like)
    assert skeleton("Ada") != skeleton("Ben")
    assert skeleton("Анна") != skeleton("Инна")
    assert skeleton("李雷") != skeleton("李霞")


def test_every_pair_of_unicodes_table_is_known() -> None:
    """All of the table, not only the alphabets of our players: whoever looks like a Latin letter is taken for it."""
    table = confusables()
    assert len(table) > 6000
    latin = [letter for letter, like in table.items() if like.isascii() and like.isalpha()]
    assert len(latin) > 1000
    assert [chr(letter) for letter in latin if skeleton(chr(letter)) != skeleton(table[letter])] == []
    missed = [letter for letter, like in table.items() if skeleton(chr(letter)) != skeleton(like)]
    assert len(missed) < len(table) // 100, (
        "marks over letters count for nothing here, and so do forms that are only compatible"
    )


@run
async def test_nobody_writes_under_a_players_name(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        game = host.table
        stranger = Visitor(app)
        await stranger.get(f"/t/{game}")
        await stranger.post(f"/t/{game}/chat", text="let me in")
        assert stranger.status == 403, "a table's chat is its players'"
        await host.post(f"/t/{game}/open-chat?to=all", seat="0")
        await stranger.get("/account")
        await stranger.post("/name", name="Вoris")
        await stranger.get(f"/t/{game}")
        await stranger.post(f"/t/{game}/chat", text="I resign")
        assert stranger.status == 403
        await stranger.get("/account")
        await stranger.post("/name", name="Sam")
        await stranger.get(f"/t/{game}")
        await stranger.post(f"/t/{game}/chat", text="hello")
        assert "hello" in (await friend.get(f"/t/{game}?seat=1")).text
        await friend.post(f"/t/{game}/open-chat?to=players", seat="1")
        assert friend.status == 403, "only the host opens and closes it"


@run
async def test_two_at_a_table_have_two_names(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = Visitor(app), Visitor(app)
        await host.get("/account")
        await host.post("/name", name="Boris")
        await host.play_now("progress", seat1="friend", players="2")
        table = context(app).tables.live[host.table]
        await friend.get(f"/join/{table.seats[1].secret}")
        await friend.post(f"/join/{table.seats[1].secret}", name="Вoris")
        assert [row.name for row in table.seats] == ["Boris", "Вoris 2"]


@run
async def test_who_is_ignored_is_not_heard_and_does_not_sit_down(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        game = host.table
        await friend.get(f"/t/{game}?seat=1")
        await friend.post(f"/t/{game}/chat", seat="1", text="you are all fools")
        assert "fools" in (await host.get(f"/t/{game}?seat=0")).text
        await host.post(f"/t/{game}/report?target=1", seat="0")
        assert host.status == 200
        (told,) = await context(app).store.problems()
        assert told.kind == "person"
        assert "you are all fools" in told.message
        await host.get(f"/t/{game}?seat=0")
        await host.post(f"/t/{game}/ignore?target=1", seat="0")
        assert "fools" not in (await host.get(f"/t/{game}?seat=0")).text
        assert "fools" in (await friend.get(f"/t/{game}?seat=1")).text
        await host.play_now("progress", seat1="friend", players="2")
        secret = context(app).tables.live[host.table].seats[1].secret
        await friend.get(f"/join/{secret}")
        await friend.post(f"/join/{secret}", name="Me again")
        assert friend.status == 403
        await host.get("/account")
        assert "Boris" in host.text
        key = host.text.split('name="other" value="')[1].split('"')[0]
        await host.post("/ignore", other=key, what="forgive")
        await friend.get(f"/join/{secret}")
        await friend.post(f"/join/{secret}", name="Me again")
        assert friend.status == 200


@run
async def test_floods_of_messages_and_tables_are_stopped(tmp_path):
    async with open_app(tmp_path, messages_per_minute=10, tables_per_minute=20, tables_per_visitor=8) as app:
        host, _ = await two_players(app)
        game, statuses = host.table, []
        for number in range(8):
            answer = await host.client.post(
                f"/t/{game}/chat", data={"token": host.token, "seat": "0", "text": str(number)}
            )
            statuses.append(answer.status_code)
        assert statuses.count(429) == 3
        statuses = []
        for _ in range(12):
            visitor = Visitor(app)  # always somebody new, but from one address
            await visitor.play_now("progress", players="2", seat1="here", listed="yes")
            statuses.append(visitor.status)
        assert 429 in statuses


@run
async def test_one_host_cannot_fill_the_list(tmp_path):
    async with open_app(tmp_path, tables_per_visitor=8) as app:
        host, other = Visitor(app), Visitor(app)
        for _ in range(9):
            await host.play_now("progress", players="2", seat1="friend", listed="yes")
        assert host.status == 403, "eight tables are enough"
        await other.play_now("progress", players="2", seat1="friend", listed="yes")
        listed = await context(app).store.open_games()
        assert len(listed) == 4, "three of one host, one of the other"


@run
async def test_what_nobody_uses_is_put_away(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        await host.look()
        await host.act("end")
        await host.press("end")
        idle = Visitor(app)
        await idle.play_now("progress", players="2", seat1="friend")
        store = context(app).store
        await store.save_guest(GuestRow("forgotten", "Nobody", "en", None, None))
        member = GuestRow("member", "Member", "en", None, None)
        await store.save_guest(member)
        await store.save_account(member, member._replace(login="member", password="x"))
        assert await expire(store, 0.0, 0.0) == (0, 0)
        assert await expire(store, time.time() + 60, time.time() + 60) == (1, 1)
        assert await store.guest("member") is not None, "who has an account is kept"
        row = await store.game(host.table)
        assert row is not None
        assert row.status == "running", "and so is every game in which somebody has moved"
        assert friend.seat == "1"
