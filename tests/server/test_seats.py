"""Who may sit, see and act: links, hot seats, bots that take over, messages, records."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_table import run, solo_table


async def two_players(app: Any) -> tuple[Visitor, Visitor]:
    host, friend = Visitor(app), Visitor(app)
    await host.play_now("progress", seat1="friend", players="2", first_player="seat:0")
    secret = context(app).tables.live[host.table].seats[1].secret
    await friend.get(f"/join/{secret}")
    await friend.post(f"/join/{secret}", name="Boris")
    await host.look()
    return host, friend


@run
async def test_a_host_cannot_take_a_taken_seat(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        table = context(app).tables.live[host.table]
        secret = table.seats[1].secret
        assert secret not in (await host.look()).text, "the link to a taken seat is its holder's"
        await host.get(f"/join/{secret}")
        await host.post(f"/join/{secret}", name="Host")
        assert host.status == 403
        assert table.seats[1].name == "Boris"
        device = Visitor(app)
        link = context(app).visitors.device_link(table.seats[1], 0)
        assert link in (await friend.look()).text
        await device.get(f"/join/{link}")
        await device.post(f"/join/{link}", name="Boris")
        assert device.seat == "1"


@run
async def test_a_curtain_covers_the_hand_of_the_next_person(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = visitor.table
        await visitor.act("end")
        await visitor.press("end")
        await visitor.get(f"/t/{table}?seat=0")
        assert "curtain" in visitor.text
        assert "region-hand" not in visitor.text
        await visitor.act("draw")
        assert visitor.status == 403, "nobody acts through a curtain"
        answer = await visitor.client.get(f"/t/{table}/view?seat=0")
        assert answer.status_code == 403
        await visitor.get(f"/t/{table}?seat=1")
        assert "region-hand" in visitor.text


@run
async def test_a_bot_takes_over_and_hands_back(tmp_path):
    async with open_app(tmp_path, away_minutes=0) as app:
        host, friend = await two_players(app)
        table = context(app).tables.live[host.table]
        table.row = table.row._replace(pace=0.0)
        await host.act("end")
        await host.press("end")
        await host.post(f"/t/{host.table}/bot?target=1&bot=random", seat="0")
        for _ in range(400):
            if table.asked() == [0]:
                break
            await asyncio.sleep(0.02)
        assert table.asked() == [0], "the bot has played for the absent"
        await friend.look()
        assert "A bot plays for you" in friend.text
        await friend.post(f"/t/{host.table}/bot?target=1", seat="1")
        assert table.bots == ["", ""]
        stranger = Visitor(app)
        await stranger.get(f"/t/{host.table}")
        await stranger.post(f"/t/{host.table}/bot?target=1&bot=random", seat="0")
        assert stranger.status == 403


@run
async def test_a_seat_that_was_left_is_played_by_a_bot_and_can_be_taken_again(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        table = context(app).tables.live[host.table]
        old = table.seats[1].secret
        await friend.post(f"/t/{host.table}/leave", seat="1")
        assert table.bots[1] == "greedy"
        assert table.seats[1].secret != old
        assert table.seats[1].secret in (await host.look()).text, "the host can invite again"
        third = Visitor(app)
        await third.get(f"/join/{table.seats[1].secret}")
        await third.post(f"/join/{table.seats[1].secret}", name="Chen")
        assert table.bots[1] == ""
        assert table.seats[1].name == "Chen"


@run
async def test_a_committed_turn_cannot_be_undone(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await two_players(app)
        table = context(app).tables.live[host.table]
        await host.act(next(move for move in host.buttons() if move.startswith("research")))
        await host.act("end")
        await host.press("end")
        lines = table.play.lines
        await host.press("undo")
        assert table.play.lines == lines
        assert table.asked() == [1]


@run
async def test_a_running_game_tells_nobody_its_seed(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        table = context(app).tables.live[host.table]
        for path in ("", "/regions", "/record", "/view"):
            for visitor in (host, friend):
                answer = await visitor.client.get(f"/t/{host.table}{path}")
                assert answer.status_code == 200
                assert table.row.seed not in answer.text
        stranger = await Visitor(app).get(f"/t/{host.table}/record")
        assert stranger.status == 403


@run
async def test_messages_reach_the_table_and_are_cut(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        await friend.post(f"/t/{host.table}/chat", seat="1", text="<b>hello</b>" + "x" * 900, team="yes")
        await host.look()
        assert "&lt;b&gt;hello&lt;/b&gt;" in host.text
        assert "x" * 500 not in host.text
        assert not context(app).tables.live[host.table].chat[0].team, "there are no teams in this game"


@run
async def test_bodies_and_rates_are_limited(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        big = await visitor.client.post(f"/t/{visitor.table}/act", data={"text": "x" * 100_000})
        assert big.status_code == 413

        async def endless() -> Any:
            yield b"x"

        assert (await visitor.client.post(f"/t/{visitor.table}/act", content=endless())).status_code == 411
    async with open_app(tmp_path, requests_per_minute=20) as app:
        codes = [(await Visitor(app).get("/healthz")).status for _ in range(20)]
        assert codes[0] == 200
        assert codes[-1] == 429


@run
async def test_no_page_has_script_or_style_of_its_own(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        for path in ("/", "/new/progress", "/account", f"/t/{visitor.table}?seat=0", "/t/none"):
            answer = await visitor.client.get(path)
            assert "<style" not in answer.text
            assert " style=" not in answer.text
            assert " onclick=" not in answer.text
            assert "default-src 'none'" in answer.headers["content-security-policy"]


@run
async def test_a_table_that_lost_touch_with_its_log_is_opened_anew(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = context(app).tables.live[visitor.table]
        move = next(move for move in visitor.buttons() if move.startswith("research"))
        await context(app).store.append(visitor.table, 1, [(0, move)])  # another process was faster
        await visitor.act("end")
        assert visitor.status == 200
        assert table.gone
        again = context(app).tables.live[visitor.table]
        assert again.play.lines == 1
        await visitor.act("end")
        assert again.play.lines == 2


@run
async def test_players_and_undo_at_the_same_time_do_not_tear_the_log(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = context(app).tables.live[visitor.table]
        move = next(move for move in visitor.buttons() if move.startswith("research"))
        form = {"token": visitor.token, "seat": "0", "decision": visitor.decision}
        posts = [visitor.client.post(f"/t/{visitor.table}/act", data={**form, "action": move}) for _ in range(5)]
        undos = [visitor.client.post(f"/t/{visitor.table}/undo", data=form) for _ in range(5)]
        await asyncio.gather(*(post for pair in zip(posts, undos, strict=True) for post in pair))
        key = table.play.state.key()
        table.gone = True
        again = await context(app).tables.get(visitor.table)
        assert again is not None
        assert again.play.state.key() == key
