"""Playing through the pages: acting, undoing, ending turns; stale and forged forms; restarts."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from clio.engine.view import SPECTATOR
from clio.server.pages import words_for
from tests.server.fixtures import PATIENCE, Visitor, context, open_app


def run(test):
    """Async tests without another plugin."""

    def wrapper(tmp_path: Path) -> None:
        asyncio.run(asyncio.wait_for(test(tmp_path), PATIENCE))

    wrapper.__name__ = test.__name__
    wrapper.__doc__ = test.__doc__
    return wrapper


async def solo_table(app) -> Visitor:
    """Two people at one screen: no bot gets in the way."""
    visitor = Visitor(app)
    await visitor.play_now("progress", seat1="here", players="2", first_player="seat:0")
    await visitor.get(f"/t/{visitor.table}?seat=0")
    return visitor


@run
async def test_a_newcomer_reaches_a_first_move_in_three_clicks(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", first_player="seat:0")  # one click
        assert visitor.status == 200
        assert "draw" in visitor.buttons()
        await visitor.act("quick-draw")  # the second is a move
        assert visitor.status == 200


@run
async def test_a_turn_is_tentative_until_it_is_ended(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = context(app).tables.live[visitor.table]
        before = table.play.committed.key()
        move = next(action for action in visitor.buttons() if action.startswith("research"))
        await visitor.act(move)
        assert table.play.turn.seat == 0
        assert table.play.committed.key() == before, "others see the turn only when it is committed"
        await visitor.act("end")
        assert table.view_for(0).may_end
        await visitor.press("undo")
        assert not table.view_for(0).may_end
        await visitor.press("undo")
        assert table.play.state.key()[0] == before[0]
        await visitor.act("end")
        await visitor.press("end")
        assert table.play.turn.seat == -1
        assert table.play.committed.seats_open() == [1]


@run
async def test_only_its_player_hears_of_a_tentative_turn(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = context(app).tables.live[visitor.table]
        stranger = Visitor(app)

        async def heard(somebody: Visitor) -> str:
            await somebody.get(f"/t/{visitor.table}?seat=0")
            found = re.search(r'data-event="([^"]+)"', somebody.text)
            assert found
            return found.group(1)

        first = next(action for action in visitor.buttons() if action.startswith("research"))
        own, others = await heard(visitor), await heard(stranger)
        thinking = table.view_for(SPECTATOR)
        await visitor.act(first)
        assert await heard(visitor) != own
        assert await heard(stranger) == others, "its player was thinking before, and still is"
        own = await heard(visitor)
        await visitor.act("end")
        assert await heard(visitor) != own
        assert await heard(stranger) == others, "another move of the same tentative turn"
        assert table.view_for(SPECTATOR) is thinking, "and nothing is worked out anew for who may not see it"
        await visitor.press("undo")
        assert await heard(stranger) == others
        await visitor.act("end")
        await visitor.press("end")
        assert await heard(stranger) != others, "the turn is committed"


@run
async def test_a_double_click_changes_nothing(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = context(app).tables.live[visitor.table]
        decision = visitor.decision
        move = next(action for action in visitor.buttons() if action.startswith("research"))
        await visitor.act(move)
        lines = table.play.lines
        await visitor.act(move, decision=decision)
        assert visitor.status == 200
        assert table.play.lines == lines


@run
async def test_an_illegal_move_is_refused_with_its_rule(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = context(app).tables.live[visitor.table]
        await visitor.act("discover electricity")
        assert "PR-" in visitor.text
        assert table.play.lines == 0


@run
async def test_a_stranger_cannot_act_and_sees_no_hand(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        table = context(app).tables.live[visitor.table]
        stranger = Visitor(app)
        await stranger.get(f"/t/{visitor.table}?seat=0")
        assert stranger.seat == "-1"
        assert not stranger.buttons()
        await stranger.post(f"/t/{visitor.table}/act", seat="0", decision=visitor.decision, action="draw")
        assert stranger.status == 403
        assert table.play.lines == 0


@run
async def test_a_forged_form_is_turned_away(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        answer = await visitor.client.post(
            f"/t/{visitor.table}/act",
            data={"token": "0" * 32, "seat": "0", "decision": visitor.decision, "action": "end"},
        )
        assert answer.status_code == 403
        answer = await visitor.client.post(
            f"/t/{visitor.table}/act",
            data={"token": visitor.token, "seat": "0", "decision": visitor.decision, "action": "end"},
            headers={"origin": "http://elsewhere.test"},
        )
        assert answer.status_code == 403


@run
async def test_a_restarted_server_has_lost_nothing(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = await solo_table(app)
        move = next(action for action in visitor.buttons() if action.startswith("research"))
        await visitor.act(move)
        table = context(app).tables.live[visitor.table]
        key, tentative, cookies, game = (
            table.play.state.key(),
            table.play.turn.seat,
            visitor.client.cookies,
            visitor.table,
        )
    async with open_app(tmp_path) as app:
        again = Visitor(app)
        again.client.cookies = cookies
        await again.get(f"/t/{game}?seat=0")
        table = context(app).tables.live[game]
        assert table.play.state.key() == key
        assert table.play.turn.seat == tentative
        await again.press("undo")
        assert table.play.turn.seat == -1


@run
async def test_friends_join_by_link(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = Visitor(app), Visitor(app)
        await host.play_now("progress", seat1="friend", players="2", first_player="seat:0")
        table = context(app).tables.live[host.table]
        assert table.row.status == "waiting"
        secret = table.seats[1].secret
        await friend.get(f"/join/{secret}")
        await friend.post(f"/join/{secret}", name="Boris")
        assert friend.seat == "1"
        assert table.row.status == "running"
        assert table.seats[1].name == "Boris"
        await friend.get("/join/nonsense")
        assert friend.status == 404


@run
async def test_bots_answer_and_the_log_tells(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", first_player="seat:0", seat1="random")
        table = context(app).tables.live[visitor.table]
        await visitor.act("end")
        await visitor.press("end")
        for _ in range(400):
            if table.asked() == [0] and table.play.turn.seat < 0:
                break
            await asyncio.sleep(0.02)
        assert table.asked() == [0]
        await visitor.look()
        assert "Random 2" in visitor.text


@pytest.mark.parametrize("path", ["/t/none", "/new/none", "/join/none", "/nothing"])
def test_what_is_not_there_gets_a_page(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            visitor = await Visitor(app).get(path)
            assert visitor.status == 404
            assert "</html>" in visitor.text

    asyncio.run(test())


@pytest.mark.parametrize("path", ["/new/progress", "/account"])
def test_an_address_puts_no_words_into_our_mouth(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            visitor = await Visitor(app).get(f"{path}?problem=Send+your+password")
            assert visitor.status == 200
            assert "Send your password" not in visitor.text

    asyncio.run(test())


def test_the_door_speaks_the_visitors_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path, body_limit=10) as app:
            visitor = Visitor(app)
            visitor.client.headers["accept-language"] = "fr"
            await visitor.post("/name", name="a name that is too long for this door")
            assert (visitor.status, visitor.text) == (413, words_for("", "fr").say("api-too-large"))

    asyncio.run(test())
