"""Attacks on seats: races for one, a host who takes or looks, a shuffle somebody chooses."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.server import dealing
from clio.server.live_table import LiveTable
from clio.server.pledges import part_pledge
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program, created
from tests.server.test_seats import two_players
from tests.server.test_table import run


def live(app: FastAPI, game_id: str) -> LiveTable:
    return context(app).tables.live[game_id]


@run
async def test_one_invitation_seats_one_person(tmp_path):
    async with open_app(tmp_path) as app:
        for _ in range(4):
            _, made = await created(app)
            invitation = made["table"]["seats"][1]["invitation"]
            racers = [Program(app) for _ in range(5)]
            body = {"invitation": invitation}
            await asyncio.gather(*(racer.call("POST", "/join", json={**body, "name": "x"}) for racer in racers))
            assert sorted(racer.status for racer in racers) == [200, 403, 403, 403, 403]


@run
async def test_one_invitation_seats_one_browser(tmp_path):
    async with open_app(tmp_path) as app:
        host = Visitor(app)
        await host.play_now("progress", seat1="friend", players="2")
        secret = live(app, host.table).seats[1].secret
        racers = [Visitor(app) for _ in range(5)]
        for racer in racers:
            await racer.get(f"/join/{secret}")
        await asyncio.gather(*(racer.post(f"/join/{secret}", name=f"R{n}") for n, racer in enumerate(racers)))
        assert sorted(racer.status for racer in racers) == [200, 403, 403, 403, 403]
        (winner,) = (racer for racer in racers if racer.status == 200)
        assert winner.seat == "1"


@run
async def test_nothing_is_dealt_before_everybody_sits(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = Visitor(app), Visitor(app)
        await host.play_now("progress", seat1="friend", players="2", first_player="seat:0")
        table = live(app, host.table)
        assert 'data-card="' not in host.text, "no card lies there"
        view = (await host.client.get(f"/t/{host.table}/view?seat=0")).json()
        assert view["seat"] == -1, "there is no hand to look at"
        assert (await host.client.get(f"/t/{host.table}/record?seat=0")).status_code == 403
        shown = table.fingerprint
        assert shown in host.text, "the server has committed itself already"
        before = table.row.seed
        secret = table.seats[1].secret
        await friend.get(f"/join/{secret}")
        await friend.post(f"/join/{secret}", name="Boris")
        assert table.row.status == "running"
        assert table.fingerprint == shown
        assert table.match.seed == table.row.seed == before
        assert 'data-card="' in (await host.look()).text
        program, made = await created(app)
        seen = await program.get("/view")
        assert seen["table"] == {}, "nor for programs"
        assert made["table"]["status"] == "waiting"


async def seated_with_pledges(app: FastAPI, parts: list[str]) -> list[Visitor]:
    """A table for three; each sits down as a browser with script does."""
    people = [Visitor(app) for _ in parts]
    host = people[0]
    await host.get("/")
    form = {"players": "3", "seat0": "me", "seat1": "friend", "seat2": "friend", "pledge": part_pledge(parts[0])}
    await host.post("/new/progress", **form)
    for seat, person in enumerate(people[1:], 1):
        link = f"/join/{live(app, host.table).seats[seat].secret}"
        await person.get(link)
        await person.post(link, name=f"P{seat}", pledge=part_pledge(parts[seat]))
    return people


@run
async def test_the_seed_has_a_part_of_everybody_and_nobody_chooses_it(tmp_path):
    parts = [secrets.token_hex(16) for _ in range(3)]
    async with open_app(tmp_path) as app:
        people = await seated_with_pledges(app, parts)
        table = live(app, people[0].table)
        server = table.row.seed.split()[1]
        assert table.row.status == "dealing"
        assert f'data-reveal="{part_pledge(parts[1])}"' in (await people[1].look()).text
        assert part_pledge(parts[1]) not in (await people[0].look()).text
        for number, (person, part) in enumerate(zip(people, parts, strict=True)):
            assert table.row.status == "dealing", "until the last has told theirs"
            await person.look()
            await person.post(f"/t/{table.row.id}/part", seat=str(number), part="another part")
            assert not table.seats[number].part, "only what was pledged counts"
            await person.post(f"/t/{table.row.id}/part", seat=str(number), part=part)
        assert table.row.status == "running"
        assert table.match.seed == f"sealed {server} 1:{parts[0]} 2:{parts[1]} 3:{parts[2]}"
        assert table.fingerprint == hashlib.sha256(f"clio seal 1\n{server}".encode()).hexdigest()
        key, game = table.play.state.key(), table.row.id
    async with open_app(tmp_path) as app:
        again = await context(app).tables.get(game)
        assert again is not None
        assert again.play.state.key() == key, "the log has it all"


def test_who_does_not_tell_their_part_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "DEALT_AFTER", 0.3)
    parts = [secrets.token_hex(16) for _ in range(3)]

    async def test() -> None:
        async with open_app(tmp_path) as app:
            people = await seated_with_pledges(app, parts)
            table = live(app, people[0].table)
            await people[0].look()
            await people[0].post(f"/t/{table.row.id}/part", seat="0", part=parts[0])
            for _ in range(100):
                await asyncio.sleep(0.02)
                if table.row.status == "running":
                    break
            assert table.match.seed.split()[2:] == [f"1:{parts[0]}"]

    asyncio.run(test())


@run
async def test_a_host_cannot_take_the_chair_of_somebody_present(tmp_path):
    async with open_app(tmp_path) as app:
        host, friend = await two_players(app)
        game, table = host.table, live(app, host.table)
        holder = table.seats[1].holder
        for path in ("free?target=1", "bot?target=1&bot=greedy"):
            await host.get(f"/t/{game}?seat=0")
            await host.post(f"/t/{game}/{path}", seat="0")
            assert host.status == 403, path
        assert table.seats[1].holder == holder
        assert table.bots == ["", ""]
        table.seen[holder] -= 6 * 60
        table.seats[1] = table.seats[1]._replace(seen=table.seats[1].seen - 6 * 60)
        await host.get(f"/t/{game}?seat=0")
        await host.post(f"/t/{game}/bot?target=1&bot=greedy", seat="0")
        assert list(table.bots) == ["", "greedy"], "for somebody who is away a bot may play"
        await host.post(f"/t/{game}/free?target=1", seat="0")
        assert table.seats[1].holder == holder, "the chair is theirs all the same"
        table.seats[1] = table.seats[1]._replace(seen=table.seats[1].seen - 25 * 3600)
        table.seen[holder] -= 25 * 3600
        await host.get(f"/t/{game}?seat=0")
        await host.post(f"/t/{game}/free?target=1", seat="0")
        assert not table.seats[1].holder, "until they have stayed away for a day"
        assert friend.seat == "1"


@run
async def test_all_others_together_can_free_a_chair(tmp_path):
    parts = ["", "", ""]
    async with open_app(tmp_path) as app:
        people = await seated_with_pledges(app, parts)
        table = live(app, people[0].table)
        await table.deal(late=True)
        stranger = Visitor(app)
        await stranger.get(f"/t/{table.row.id}")
        await stranger.post(f"/t/{table.row.id}/free?target=2")
        assert stranger.status == 403
        for number, free in ((0, False), (0, False), (1, True)):
            await people[number].look()
            await people[number].post(f"/t/{table.row.id}/free?target=2", seat=str(number))
            assert people[number].status == 200
            assert bool(table.seats[2].holder) is not free


@run
async def test_nobody_gets_the_hand_of_somebody_who_was_voted_out(tmp_path):
    async with open_app(tmp_path) as app:
        people = await seated_with_pledges(app, ["", "", ""])
        table = live(app, people[0].table)
        await table.deal(late=True)
        for number in (0, 1):
            await people[number].look()
            await people[number].post(f"/t/{table.row.id}/free?target=2", seat=str(number))
        assert not table.seats[2].holder
        assert list(table.bots) == ["", "", "greedy"], "a bot plays"
        third, secret = Visitor(app), table.seats[2].secret
        await third.get(f"/join/{secret}")
        assert third.status == 404, "the seat takes nobody"
        assert secret not in (await people[0].look()).text
        for path in ("bot?target=2&bot=", "free?target=2"):
            await people[0].get(f"/t/{table.row.id}?seat=0")
            await people[0].post(f"/t/{table.row.id}/{path}", seat="0")
            assert people[0].status == 422, path
        assert list(table.bots) == ["", "", "greedy"]
        key, game = table.play.state.key(), table.row.id
    async with open_app(tmp_path) as app:
        again = await context(app).tables.get(game)
        assert again is not None
        assert again.play.state.key() == key, "as the log has it"
        assert list(again.bots) == ["", "", "greedy"]


@run
async def test_before_the_deal_a_chair_that_was_voted_free_is_for_a_friend(tmp_path):
    async with open_app(tmp_path) as app:
        people = await seated_with_pledges(app, ["", "", ""])
        table = live(app, people[0].table)
        assert table.row.status == "dealing", "nobody has told their part yet"
        for number in (0, 1):
            await people[number].look()
            await people[number].post(f"/t/{table.row.id}/free?target=2", seat=str(number))
        third = Visitor(app)
        await third.get(f"/join/{table.seats[2].secret}")
        assert third.status == 200
