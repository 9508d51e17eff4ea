"""Teams at the table: either partner takes the next action, and what is said to a team only the team reads."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.server.live_table import LiveTable
from tests.server.fixtures import PATIENCE, Visitor, context, open_app

TEAM = {"players": "4", "teams": "yes", "starting_sets": "yes", "first_player": "seat:0"}


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards every time: what can be created for nothing depends on them."""
    monkeypatch.setattr("clio.server.tables.secrets.token_hex", lambda n: "7" * 2 * n)


def run(work: Callable[[FastAPI], Awaitable[None]], data: Path) -> None:
    async def inside() -> None:
        async with open_app(data) as app:
            await work(app)

    asyncio.run(inside())


async def four(app: FastAPI) -> list[Visitor]:
    """Four people; seats 0 and 1 are a team, and it is theirs to begin."""
    host = Visitor(app)
    await host.play_now("ancient_knowledge", seat1="friend", seat2="friend", seat3="friend", **TEAM)
    table = context(app).tables.live[host.table]
    people = [host]
    for seat in table.seats[1:]:
        friend = Visitor(app)
        await friend.get(f"/join/{seat.secret}")
        await friend.post(f"/join/{seat.secret}", name=f"Friend {seat.seat}")
        people.append(friend)
    for person in people:
        await person.look()
    return people


def table_of(app: FastAPI, visitor: Visitor) -> LiveTable:
    return context(app).tables.live[visitor.table]


async def until_act(app: FastAPI, people: list[Visitor]) -> None:
    """Answer what comes before the first action (exchanges between partners)."""
    table = table_of(app, people[0])
    for _ in range(20):
        if table.play.state.asking().name == "team-act":
            break
        seat = table.asked()[0]
        await people[seat].look()
        if 'id="end-turn"' in people[seat].text:
            await people[seat].press("end")
        else:
            await people[seat].act(people[seat].buttons()[-1])
    assert table.asked() == [0, 1]
    for person in people:
        await person.look()


def test_a_player_goes_on_without_being_asked_to_end_the_turn(tmp_path: Path) -> None:
    async def play(app: FastAPI) -> None:
        people = await four(app)
        await until_act(app, people)
        first, partner = people[0], people[1]
        table = table_of(app, first)
        await quiet_action(table, first)
        assert table.play.turn.seat == 0
        assert 'id="end-turn"' not in first.text
        assert not disabled(first.text, "undo")
        assert first.buttons()  # the second action, at once
        await partner.look()
        assert not partner.buttons()  # sees nothing of it yet
        await first.press("end")  # hands over
        assert table.play.turn.seat == -1
        assert disabled(first.text, "undo")
        await partner.look()
        assert partner.buttons()
        await quiet_action(table, partner)
        assert 'id="end-turn"' not in partner.text
        assert 'id="hand-over"' in partner.text
        await quiet_action(table, partner)
        assert 'id="end-turn"' in partner.text  # both own actions are done: the rest is the first player's
        assert 'id="hand-over"' not in partner.text

    run(play, tmp_path)


def disabled(page: str, button: str) -> bool:
    """Is this button there, as it always is, and cannot be pressed?"""
    found = re.search(rf'<button[^>]*id="{button}"[^>]*>', page)
    assert found
    return " disabled" in found[0]


async def quiet_action(table: LiveTable, visitor: Visitor) -> None:
    """A whole action that costs nothing, asks nothing and shows nothing new."""
    seat = int(visitor.seat)
    for text in visitor.buttons():
        action = table.match.game.actions.find(text)
        trial = table.play.state.clone()
        trial.apply(seat, action)
        if not table.play.reveals(seat, action) and trial.asking().name in ("team-act", "act"):
            await visitor.act(text)
            return
    raise AssertionError("there is no such action")


def test_the_first_action_too_can_be_left_to_the_partner(tmp_path: Path) -> None:
    async def play(app: FastAPI) -> None:
        people = await four(app)
        await until_act(app, people)
        assert 'id="hand-over"' in people[0].text
        await people[0].press("end")
        assert 'id="hand-over"' not in people[0].text  # said once
        assert table_of(app, people[0]).asked() == [0, 1]
        await people[2].press("end")  # not theirs
        assert table_of(app, people[0]).play.turn.passed == {0}

    run(play, tmp_path)


def test_a_bot_partner_waits_until_it_is_asked_to_go_on(tmp_path: Path) -> None:
    async def play(app: FastAPI) -> None:
        host = Visitor(app)
        await host.play_now("ancient_knowledge", **TEAM)
        table = table_of(app, host)
        async with asyncio.timeout(PATIENCE):
            while table.play.state.asking().name != "team-act" or 0 not in table.asked():
                if 0 in table.asked():
                    await host.look()
                    await host.press("end") if 'id="end-turn"' in host.text else await host.act(host.buttons()[-1])
                await asyncio.sleep(0.01)
        lines = table.play.lines
        await asyncio.sleep(0.4)
        assert table.play.lines == lines  # nobody grabs the person's action
        await host.look()
        await host.press("end")
        async with asyncio.timeout(PATIENCE):
            while not any(entry.seat == 1 for entry in table.match.entries[lines:]):
                await asyncio.sleep(0.01)

    run(play, tmp_path)


def test_handing_over_survives_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_app(tmp_path) as app:
            people = await four(app)
            await until_act(app, people)
            await people[0].press("end")
            game = people[0].table
        async with open_app(tmp_path) as app:
            table = await context(app).tables.get(game)
            assert table is not None
            assert table.play.turn.passed == {0}

    asyncio.run(play())


def test_at_one_screen_the_partner_comes_next_when_it_is_handed_over(tmp_path: Path) -> None:
    async def play(app: FastAPI) -> None:
        host = Visitor(app)
        await host.play_now("ancient_knowledge", seat1="here", seat2="here", seat3="here", **TEAM)
        table = table_of(app, host)
        await host.get(f"/t/{host.table}?seat=0")
        while table.play.state.asking().name != "team-act":
            await host.get(f"/t/{host.table}?seat={table.asked()[0]}")
            await (host.press("end") if 'id="end-turn"' in host.text else host.act(host.buttons()[-1]))
        await host.get(f"/t/{host.table}?seat=0")
        assert 'class="curtain"' not in host.text
        await host.press("end")
        assert f'href="/t/{host.table}?seat=1"' in host.text
        assert 'class="curtain"' in host.text

    run(play, tmp_path)


# ---- team chat


def test_only_the_team_reads_what_is_said_to_it(tmp_path: Path) -> None:
    async def talk(app: FastAPI) -> None:
        people = await four(app)
        watcher = Visitor(app)
        await watcher.get(f"/t/{people[0].table}")
        table = people[0].table
        await people[0].post(f"/t/{table}/chat", seat="0", text="we take the pyramid", team="yes")
        await people[2].post(f"/t/{table}/chat", seat="2", text="they plan something", team="yes")
        await people[0].post(f"/t/{table}/chat", seat="0", text="good luck to all")
        # Somebody who sits nowhere has no team: what they say, everybody reads, once the host lets them talk.
        await people[0].post(f"/t/{table}/open-chat?to=all", seat="0")
        await watcher.post(f"/t/{table}/chat", seat="-1", text="hello from the fence", team="yes")
        readers = {0: people[0], 1: people[1], 2: people[2], 3: people[3], -1: watcher}
        for seat, reader in readers.items():
            for path in (f"/t/{table}?seat={seat}", f"/t/{table}/regions?seat={seat}", f"/t/{table}"):
                await reader.get(path)
                assert ("we take the pyramid" in reader.text) == (seat in (0, 1)), (seat, path)
                assert ("they plan something" in reader.text) == (seat in (2, 3)), (seat, path)
                assert "good luck to all" in reader.text
                assert "hello from the fence" in reader.text
            await reader.get(f"/t/{table}/view?seat={seat}")
            assert "we take" not in reader.text

    run(talk, tmp_path)


def test_another_seat_in_the_address_does_not_open_its_talk(tmp_path: Path) -> None:
    async def talk(app: FastAPI) -> None:
        people = await four(app)
        table = people[0].table
        await people[0].post(f"/t/{table}/chat", seat="0", text="we take the pyramid", team="yes")
        for seat in range(4):
            for stranger in (people[2], people[3]):
                await stranger.get(f"/t/{table}/regions?seat={seat}")
                assert "we take the pyramid" not in stranger.text
        await people[3].post(f"/t/{table}/chat", seat="0", text="in your name", team="yes")
        await people[1].look()
        assert "in your name" not in people[1].text

    run(talk, tmp_path)


def test_who_waits_offers_a_card_and_the_others_are_not_disturbed(tmp_path: Path) -> None:
    async def play(app: FastAPI) -> None:
        people = await four(app)
        await until_act(app, people)
        giver, taker = people[2], people[3]
        table = table_of(app, giver)
        assert "Besides, while the others play" in giver.text
        assert "Besides, while the others play" not in people[0].text
        offer = table.play.view(2).standing[0]
        assert f'value="{offer}"' in giver.text
        await giver.act(offer)
        assert table.asked() == [0, 1]
        await taker.look()
        assert "Refuse your partner" in taker.text
        await taker.act(table.play.view(3).standing[0])
        assert table.play.view(2).standing == table.play.view(3).standing == []
        assert offer.removeprefix("offer ") in table.play.view(3).own("hand")

    run(play, tmp_path)
