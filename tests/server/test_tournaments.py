"""Tournaments run by the server: opened, joined, played round by round, and never twice the same step."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.server.context import Context
from clio.server.live_table import LiveTable
from clio.store.tournaments import (
    CLOSED,
    OPEN,
    OVER,
    RUNNING,
    Entrant,
    Pairing,
    TournamentRow,
    entrants_of,
    find_tournament,
    missing_tables,
    pairings_of,
)
from tests.server.databases import postgresql
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_clocks import BEGAN, Moved, live
from tests.server.test_table import run

FORM = {
    "title": "Cup", "kind": "swiss", "size": "2", "rounds": "2", "places": "4", "clock": "move 600 0", "at_zero": "bot",
    "bot": "", "starts": "", "plays": "yes",
}  # fmt: skip


async def opened(app: FastAPI, **form: str) -> tuple[Visitor, TournamentRow]:
    """Somebody opens a tournament of Progress; no bot moves by itself."""
    context(app).bots.closing.set()
    host = await called(app, "Ada")
    await host.get("/tournaments/new/progress")
    await host.post("/tournaments/new/progress", **{**FORM, **form})
    assert host.status == 200, host.text
    return host, await row_of(context(app), host.url.rpartition("/")[2])


async def called(app: FastAPI, name: str) -> Visitor:
    visitor = Visitor(app)
    await visitor.get("/")
    await visitor.post("/name", name=name)
    return visitor


async def row_of(home: Context, tournament: str) -> TournamentRow:
    found = await find_tournament(home.store, tournament)
    assert found is not None
    return found


async def joined(app: FastAPI, row: TournamentRow, *names: str) -> list[Visitor]:
    found = []
    for name in names:
        visitor = await called(app, name)
        await visitor.get(f"/tournament/{row.id}")
        await visitor.post(f"/tournament/{row.id}/join")
        assert visitor.status == 200, visitor.text
        found.append(visitor)
    return found


async def started(app: FastAPI, *names: str, **form: str) -> tuple[Visitor, list[Visitor], TournamentRow]:
    host, row = await opened(app, **{"places": str(1 + len(names)), **form})
    others = await joined(app, row, *names)
    await host.get(f"/tournament/{row.id}")
    await host.post(f"/tournament/{row.id}/start")
    assert host.status == 200, host.text
    return host, others, await row_of(context(app), row.id)


async def table_of(app: FastAPI, pairing: Pairing) -> LiveTable:
    return await live(app, pairing.game_id)


async def finished(app: FastAPI, pairing: Pairing, *places: int) -> None:
    """This table is over, with these places."""
    home = context(app)
    table = await table_of(app, pairing)
    result = " ".join(f"{place}/{50 - place}" for place in places or range(1, len(table.seats) + 1))
    table.row = table.row._replace(status="over", result=result)
    await home.store.update_game(table.row.id, status="over", result=result)
    await home.tournaments.note(table.row.id)


async def round_of(home: Context, row: TournamentRow, number: int) -> list[Pairing]:
    return [one for one in await pairings_of(home.store, row.id) if one.round == number]


@run
async def test_a_swiss_tournament_from_its_opening_to_its_winner(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        host, others, row = await started(app, "Boris", "Clara", "Dora")
        assert (row.status, row.round) == (RUNNING, 1)
        first = await round_of(home, row, 1)
        assert len(first) == 2
        for pairing in first:
            table = await table_of(app, pairing)
            assert (table.row.status, table.row.tournament, table.row.clock) == ("running", row.id, "move 600 0 bot")
            assert table.row.host == "", "nobody can put it away"
            assert not table.row.chosen_seed
            entered = {one.number: one for one in await entrants_of(home.store, row.id)}
            assert [seat.holder for seat in table.seats] == [entered[number].guest for number in pairing.sitting]
        await finished(app, first[0], 1, 2)
        assert (await row_of(home, row.id)).round == 1, "the others still play"
        await others[0].get(f"/tournament/{row.id}")
        assert "Round 1 of 2" in others[0].text
        assert "To my table" in others[0].text or first[0].game_id in others[0].text
        await finished(app, first[1], 2, 1)
        second = await round_of(home, row, 2)
        winners = {first[0].sitting[0], first[1].sitting[1]}
        assert {frozenset(one.sitting) for one in second} == {
            frozenset(winners),
            frozenset({1, 2, 3, 4} - winners),
        }
        for pairing in second:
            await finished(app, pairing, 1, 2)
        row = await row_of(home, row.id)
        assert (row.status, row.round) == (OVER, 2)
        await host.get(f"/tournament/{row.id}")
        best = next(one for one in await entrants_of(home.store, row.id) if one.number == winner(second, winners))
        assert f"The winner: {best.name}" in host.text
        await host.get("/tournaments")
        assert (row.title in host.text, "finished" in host.text) == (True, True)


def winner(second: list[Pairing], winners: set[int]) -> int:
    return next(one.sitting[0] for one in second if set(one.sitting) == winners)


@run
async def test_seats_rotate_over_the_rounds(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        _, _, row = await started(app, "Boris", "Clara", "Dora", rounds="2")
        for pairing in await round_of(home, row, 1):
            await finished(app, pairing, 1, 2)
        sat = [
            (number, seat) for one in await pairings_of(home.store, row.id) for seat, number in enumerate(one.sitting)
        ]
        assert sorted(sat) == [(number, seat) for number in (1, 2, 3, 4) for seat in (0, 1)]


@run
async def test_bots_take_free_places_and_odd_numbers_have_a_bye(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        host, row = await opened(app, places="6", bot="hasty")
        await host.get(f"/tournament/{row.id}")
        assert "At the start bots take the others (Hasty)" in host.text
        await host.post(f"/tournament/{row.id}/start")
        entered = await entrants_of(home.store, row.id)
        assert [one.bot for one in entered] == ["", *["hasty"] * 5]
        assert len({one.name for one in entered}) == 6
        _, _, odd = await started(app, "Boris", "Clara", rounds="3")
        for number in (1, 2, 3):
            tables = await round_of(home, odd, number)
            bye = [one for one in tables if not one.game_id]
            assert (len(tables), len(bye), bye[0].places) == (2, 1, "1")
            for pairing in tables:
                if pairing.game_id:
                    await finished(app, pairing, 1, 1)
        byes = [one.sitting[0] for one in await pairings_of(home.store, odd.id) if not one.game_id]
        assert sorted(byes) == [1, 2, 3], "each once"
        assert (await row_of(home, odd.id)).status == OVER


@run
async def test_a_knockout_goes_on_with_the_best_of_each_table(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        names = ("Boris", "Clara", "Dora", "Emil", "Fay")
        _, _, row = await started(app, *names, kind="knockout", size="3")
        assert row.rounds == 2
        first = await round_of(home, row, 1)
        assert [len(one.sitting) for one in first] == [3, 3]
        await finished(app, first[0], 3, 1, 2)
        await finished(app, first[1], 1, 2, 3)
        (final,) = await round_of(home, row, 2)
        assert set(final.sitting) == {first[0].sitting[1], first[1].sitting[0]}
        assert len((await table_of(app, final)).seats) == 2, "a smaller table, as only two are left"
        await finished(app, final, 2, 1)
        assert (await row_of(home, row.id)).status == OVER
        visitor = Visitor(app)
        await visitor.get(f"/tournament/{row.id}")
        assert visitor.text.count("out in round 1") == 4
        assert visitor.text.count("out in round 2") == 1


# --- who does not come, leaves, or comes back


@run
async def test_who_does_not_come_is_played_for_by_the_clock_and_has_to_say_that_they_are_back(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        _, (friend,), row = await started(app, "Boris", rounds="2")
        (pairing,) = await round_of(time.home, row, 1)
        table = await table_of(app, pairing)
        late = table.asked()[0]
        await time.on(601)
        assert table.bots[late] == "greedy", "the clock has decided it"
        await finished(app, pairing, 1, 2)
        entered = {one.number: one for one in await entrants_of(time.home.store, row.id)}
        assert [entered[number].out for number in pairing.sitting] == [seat == late for seat in range(2)]
        assert (await row_of(time.home, row.id)).status == OVER, "nobody is left to play with"
        assert (await pairings_of(time.home.store, row.id))[0].result == (1, 2), "the place counts all the same"
        await friend.get(f"/tournament/{row.id}")
        assert "withdrew" in friend.text


@run
async def test_who_leaves_the_table_has_no_place_and_the_others_move_up(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        _, others, row = await started(app, "Boris", "Clara", size="3", kind="knockout")
        (pairing,) = await round_of(home, row, 1)
        table = await table_of(app, pairing)
        entered = {one.number: one for one in await entrants_of(home.store, row.id)}
        seat = next(seat for seat, number in enumerate(pairing.sitting) if entered[number].name == "Boris")
        await others[0].get(f"/t/{table.row.id}")
        await others[0].post(f"/t/{table.row.id}/leave", seat=str(seat))
        places = [2, 3, 3]
        places[seat] = 1
        await finished(app, pairing, *places)
        (after,) = await round_of(home, row, 1)
        assert [place == 0 for place in after.result] == [number == seat for number in range(3)]
        assert min(place for place in after.result if place) == 1


@run
async def test_withdrawing_and_coming_back(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        _, others, row = await started(app, "Boris", "Clara", "Dora", rounds="3")
        quitter = others[0]
        await quitter.post(f"/tournament/{row.id}/leave")
        assert "until you say that you are back" in quitter.text
        for pairing in await round_of(home, row, 1):
            await finished(app, pairing)
        second = await round_of(home, row, 2)
        boris = next(one.number for one in await entrants_of(home.store, row.id) if one.name == "Boris")
        assert boris not in {number for one in second for number in one.sitting}
        await quitter.get(f"/tournament/{row.id}")
        await quitter.post(f"/tournament/{row.id}/back")
        for pairing in second:
            if pairing.game_id:
                await finished(app, pairing)
        assert boris in {number for one in await round_of(home, row, 3) for number in one.sitting}


@run
async def test_a_table_that_was_put_away_counts_for_nobody_and_the_tournament_goes_on(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        _, _, row = await started(app, "Boris", "Clara", "Dora")
        one, other = await round_of(home, row, 1)
        await finished(app, one, 1, 2)
        await home.tables.close(await table_of(app, other))
        await home.tournaments.look()
        assert (await round_of(home, row, 1))[1].result == (0, 0)
        assert (await row_of(home, row.id)).round == 2


@run
async def test_the_coach_and_bots_at_will_do_not_help_in_a_tournament(tmp_path):
    async with open_app(tmp_path) as app:
        host, row = await opened(app, places="2", bot="hasty")
        await host.post(f"/tournament/{row.id}/start")
        (pairing,) = await round_of(context(app), row, 1)
        table = await table_of(app, pairing)
        seat = next(one.seat for one in table.seats if one.holder)
        assert not table.coached(seat)
        await host.get(f"/t/{table.row.id}")
        assert f'href="/tournament/{row.id}"' in host.text
        await host.post(f"/t/{table.row.id}/bot?target={seat}&bot=greedy", seat=str(seat))
        assert host.status == 403


# --- starting, refusing


@run
async def test_it_starts_at_its_time_and_is_closed_if_too_few_came(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        _, row = await opened(app, starts="3600")
        _, lonely = await opened(app, starts="3600")
        assert row.starts == BEGAN + 3600
        (friend,) = await joined(app, row, "Boris")
        assert "It starts in 1 h 0 min" in friend.text
        time.at += 3599
        await time.home.tournaments.look()
        assert (await row_of(time.home, row.id)).status == OPEN
        time.at += 1
        await time.home.tournaments.look()
        assert [(await row_of(time.home, one.id)).status for one in (row, lonely)] == [RUNNING, CLOSED]


@run
async def test_one_that_its_host_has_forgotten_is_closed(tmp_path):
    async with open_app(tmp_path) as app:
        time = Moved(app)
        _, row = await opened(app)
        time.at += 60 * 24 * 3600
        await time.home.tournaments.look()
        assert (await row_of(time.home, row.id)).status == OPEN
        time.at += 25 * 3600
        await time.home.tournaments.look()
        assert (await row_of(time.home, row.id)).status == CLOSED


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"kind": "league"}, "no such kind of tournament"),
        ({"bot": "deep-blue"}, "no such kind of tournament"),
        ({"size": "1"}, "cannot be played at tables of this size"),
        ({"size": "9"}, "cannot be played at tables of this size"),
        ({"size": "٢"}, "cannot be played at tables of this size"),
        ({"rounds": "0"}, "1 to 9 rounds"),
        ({"rounds": "10"}, "1 to 9 rounds"),
        ({"places": "1"}, "places for one table at least"),
        ({"places": "65"}, "places for one table at least"),
        ({"clock": ""}, "needs a clock"),
        ({"at_zero": "free"}, "needs a clock"),
        ({"starts": "1"}, "in the future"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, form: dict[str, str], sentence: str
) -> None:
    @run
    async def test(folder):
        async with open_app(folder) as app:
            host = Visitor(app)
            await host.get("/tournaments/new/progress")
            await host.post("/tournaments/new/progress", **{**FORM, **form})
            assert (host.status, sentence in host.text) == (422, True), host.text[-2000:]

    test(tmp_path)


@run
async def test_what_is_not_for_everybody_or_comes_too_late(tmp_path):
    async with open_app(tmp_path, tournaments_per_visitor=1) as app:
        host, row = await opened(app, places="2")
        await host.get(f"/tournament/{row.id}")
        await host.post(f"/tournament/{row.id}/start")
        assert (host.status, "Too few take part" in host.text) == (403, True)
        (friend,) = await joined(app, row, "Boris")
        for what in ("start", "close"):
            await friend.get(f"/tournament/{row.id}")
            await friend.post(f"/tournament/{row.id}/{what}")
            assert (friend.status, "Only the host" in friend.text) == (403, True)
        third = await called(app, "Clara")
        await third.get(f"/tournament/{row.id}")
        assert "Take part" not in third.text
        await third.post(f"/tournament/{row.id}/join")
        assert (third.status, "all its places are taken" in third.text) == (403, True)
        await friend.get(f"/tournament/{row.id}")
        await friend.post(f"/tournament/{row.id}/back")
        assert friend.status == 403
        await friend.get(f"/tournament/{row.id}")
        await friend.post(f"/tournament/{row.id}/dance")
        assert friend.status == 404
        await host.get("/tournaments/new/progress")
        await host.post("/tournaments/new/progress", **FORM)
        assert (host.status, "as many tournaments as you may" in host.text) == (403, True)
        for page in ("/tournament/none", "/tournament/%00", "/tournament/none/state", "/tournaments/new/chess"):
            await third.get(page)
            assert third.status == 404, page
        await host.get(f"/tournament/{row.id}")
        await host.post(f"/tournament/{row.id}/close")
        assert "closed before its end" in host.text
        assert (await row_of(context(app), row.id)).status == CLOSED


@run
async def test_names_are_told_apart_and_double_clicks_are_one(tmp_path):
    async with open_app(tmp_path) as app:
        _, row = await opened(app)
        ada, *_ = await joined(app, row, "Ada", "Boris")
        await ada.get(f"/tournament/{row.id}")
        form = {"token": ada.token}
        await asyncio.gather(*(ada.client.post(f"/tournament/{row.id}/join", data=form) for _ in range(4)))
        assert [one.name for one in await entrants_of(context(app).store, row.id)] == ["Ada", "Ada 2", "Boris"]
        await ada.post(f"/tournament/{row.id}/leave")
        assert [one.name for one in await entrants_of(context(app).store, row.id)] == ["Ada", "Boris"]


@run
async def test_whose_account_is_deleted_takes_no_part(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        host, row = await opened(app)
        (friend,) = await joined(app, row, "Boris")
        _, (player,), running = await started(app, "Clara")
        for visitor in (friend, player, host):
            await visitor.get("/account")
            await visitor.post("/account", what="delete")
        assert [one.name for one in await entrants_of(home.store, row.id)] == []
        assert (await row_of(home, row.id)).status == CLOSED, "nobody could start it"
        clara = (await entrants_of(home.store, running.id))[1]
        assert clara == Entrant(running.id, 2, None, "–", "", True)


@run
async def test_an_open_page_hears_of_what_is_new(tmp_path):
    async with open_app(tmp_path) as app:
        host, row = await opened(app)
        shown = re.search(r'data-state="([^"]+)"', host.text)
        assert shown is not None
        assert (await host.client.get(f"/tournament/{row.id}/state")).text == shown.group(1)
        await joined(app, row, "Boris")
        assert (await host.client.get(f"/tournament/{row.id}/state")).text != shown.group(1)


# --- restarts, and several processes


@run
async def test_a_tournament_goes_on_after_a_restart_wherever_it_was_stopped(tmp_path):
    async with open_app(tmp_path) as app:
        home = context(app)
        home.tournaments.make = nothing  # type: ignore[method-assign, assignment]
        _, _, row = await started(app, "Boris", "Clara", "Dora")
        assert len(await missing_tables(home.store, row.id)) == 2, "stopped before any table was made"
    async with open_app(tmp_path) as app:
        home = context(app)
        await home.tournaments.look()
        first = await round_of(home, row, 1)
        assert [one.sitting for one in await missing_tables(home.store, row.id)] == []
        for pairing in first:
            table = await table_of(app, pairing)
            result = "1/50 2/40"  # over, and nobody heard of it
            await home.store.update_game(table.row.id, status="over", result=result)
    async with open_app(tmp_path) as app:
        home = context(app)
        await home.tournaments.look()
        assert [one.result for one in await round_of(home, row, 1)] == [(1, 2), (1, 2)]
        assert (await row_of(home, row.id)).round == 2
        assert await missing_tables(home.store, row.id) == []


async def nothing(*_: object) -> None:
    """Stopped here."""


async def steps_at_once(first: FastAPI, second: FastAPI) -> None:
    """Two processes do every step of a tournament at the same time: it is done once."""
    homes = [context(first), context(second)]
    host, row = await opened(first)
    homes[1].bots.closing.set()
    await joined(first, row, "Boris", "Clara", "Dora")
    await asyncio.gather(*(home.tournaments.start(row) for home in homes * 2))
    assert (await row_of(homes[0], row.id)).round == 1
    for number in (1, 2):
        tables = await round_of(homes[0], row, number)
        assert len(tables) == 2
        for pairing in tables:
            await homes[0].store.update_game(pairing.game_id, status="over", result="1/50 2/40")
        await asyncio.gather(*(home.tournaments.note(one.game_id) for home in homes for one in tables * 2))
        await asyncio.gather(*(home.tournaments.look() for home in homes))
    rows = [one for one in await homes[0].store.all_games() if one.tournament == row.id]
    assert len(rows) == 4
    assert {one.id for one in rows} == {one.game_id for one in await pairings_of(homes[0].store, row.id)}
    assert (await row_of(homes[0], row.id)).status == OVER
    assert sorted(one.guest or "" for one in await entrants_of(homes[0].store, row.id) if one.out) == []
    await host.get(f"/tournament/{row.id}")
    assert host.status == 200


@run
async def test_every_step_done_twice_is_done_once(tmp_path):
    async with open_app(tmp_path) as app:
        await steps_at_once(app, app)


def test_two_processes_on_postgresql_do_every_step_once(tmp_path: Path) -> None:
    with postgresql() as address:

        @run
        async def test(folder):
            shared = {"database_url": address, "bus": "postgresql"}
            async with open_app(folder, **shared) as first, open_app(folder, **shared) as second:
                await steps_at_once(first, second)

        test(tmp_path)
