"""What changes is told in the stream: nobody fetches, nobody is told twice, and nobody hears what is another's."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from clio.engine.view import SPECTATOR, View
from clio.server.crowd import Ear
from clio.server.live import Listener, event_id
from clio.server.live_table import LiveTable
from clio.server.packing import GZIP_HEAD, pack
from clio.server.play import Visit
from clio.server.running import Server
from clio.server.shown import Had, Shown
from clio.store.rows import GuestRow
from scripts.load import Figures, Viewer, sit_down
from tests.attacks.target import listening
from tests.server.fixtures import context, open_app
from tests.server.test_seats import two_players
from tests.server.test_table import run


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.02)


def all_heard(table: LiveTable, viewers: list[Viewer]) -> bool:
    """Does every page show the newest?"""
    return table.watchers == len(viewers) and all(
        viewer.event == event_id(table, [int(viewer.seat)]) for viewer in viewers
    )


@asynccontextmanager
async def playing(tmp_path: Path, game: str) -> AsyncIterator[tuple[Server, list[Viewer], Figures]]:
    """A table with everybody at it: those who play, and those who watch."""
    figures = Figures()
    async with listening(tmp_path, workers=0, actions_per_minute=100_000) as server:
        base = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        viewers = await sit_down(base, game, figures)
        streams = [asyncio.create_task(viewer.listen()) for viewer in viewers]
        table = server.app.state.context.tables.live[viewers[0].table]
        await until(lambda: all_heard(table, viewers))  # those who came early fetch what happened since
        figures.fetched.clear()
        try:
            yield server, viewers, figures
        finally:
            for stream in streams:
                stream.cancel()
            await asyncio.gather(*streams, return_exceptions=True)
            for viewer in viewers:
                await viewer.client.aclose()


async def move(viewers: list[Viewer], chance: random.Random, actions: int, figures: Figures) -> None:
    while len(figures.actions) < actions:
        for viewer in viewers:
            if viewer.asked():
                await viewer.move(chance)
        await asyncio.sleep(0.02)


@run
async def test_pages_are_told_what_changed_and_fetch_nothing(tmp_path):
    async with playing(tmp_path, "ancient_knowledge") as (server, viewers, figures):
        table = server.app.state.context.tables.live[viewers[0].table]
        await move(viewers, random.Random(1), 12, figures)
        await until(lambda: all_heard(table, viewers))
        assert figures.pushed > 12, "of four viewers, three hear of a turn in their stream"
        assert not figures.fetched
        assert figures.patched, "of what a page holds, only what is new was told"
        for viewer in viewers:
            shown = dict(viewer.regions)
            page = (await viewer.client.get(f"/t/{viewer.table}?seat={viewer.seat}")).text
            viewer.read(page)
            assert shown == viewer.regions, "what was told is what a fresh page shows"
            assert "prompt" in viewer.texts
            for name, (key, text) in viewer.texts.items():
                assert key == viewer.regions[name]
                assert text in page, "put together of what was there before and what was new"


@run
async def test_a_page_is_not_told_twice_what_an_answer_says(tmp_path):
    async with playing(tmp_path, "progress") as (server, viewers, figures):
        actor = next(viewer for viewer in viewers if viewer.asked())
        heard: list[str] = []
        hear = actor.hear

        async def noted(news: str) -> None:
            heard.append(json.loads(news)["event"])
            await hear(news)

        actor.hear = noted  # type: ignore[method-assign]
        for _ in range(3):
            if actor.asked():
                await actor.move(random.Random(2))
        await asyncio.sleep(0.2)
        assert figures.actions
        assert not heard
        table = server.app.state.context.tables.live[actor.table]
        await table.touch()
        await until(lambda: len(heard) == 1)  # what others do is told


def visible(seen: View) -> set[str]:
    """The cards whose faces somebody sees, wherever they lie."""
    return {card for zone in seen.zones.values() for card in zone.cards or []}


@run
async def test_nobody_hears_what_another_seat_sees(tmp_path):
    """Everything that was pushed to somebody names no card that only others hold."""
    async with playing(tmp_path, "through_the_ages") as (server, viewers, figures):
        told: dict[str, list[str]] = {viewer.name: [] for viewer in viewers}
        for viewer in viewers:
            take = viewer.take

            def noted(answer, take=take, name=viewer.name):
                told[name].append(json.dumps(answer))
                take(answer)

            viewer.take = noted  # type: ignore[method-assign]
        table = server.app.state.context.tables.live[viewers[0].table]
        checked = 0
        while checked < 10:  # nobody holds such cards in the first round
            await move(viewers, random.Random(3), len(figures.actions) + 4, figures)
            await until(lambda: all_heard(table, viewers))
            for viewer in viewers:
                for other in range(4):
                    secret = set(table.view_for(other).cards(f"military hand {other + 1}"))
                    for card in secret - visible(table.view_for(int(viewer.seat))):
                        checked += 1
                        assert f'data-card=\\"{card}\\"' not in told[viewer.name][-1]
        assert figures.pushed


@run
async def test_viewers_of_one_kind_share_one_piece_and_seats_share_none(tmp_path):
    async with open_app(tmp_path) as app:
        host, _friend = await two_players(app)
        home = context(app)
        table = home.tables.live[host.table]

        def shown(guest: str, seat: int) -> Shown:
            return Visit(home, GuestRow(guest, guest, "en", None, None), table, seat).view().shown()

        async def heard(guest: str, seat: int) -> Shown | None:
            return await Visit(home, GuestRow(guest, guest, "en", None, None), table, seat).look()

        first = shown("somebody", SPECTATOR)
        assert await heard("somebody", 0) is first
        assert await heard("somebody else", SPECTATOR) is first
        assert first is shown("somebody else", SPECTATOR)
        holders = [row.holder for row in table.seats]
        seats = [shown(holder, seat) for seat, holder in enumerate(holders)]
        assert [await heard(holder, seat) for seat, holder in enumerate(holders)] == seats
        assert seats[0] is not seats[1]
        assert first not in seats
        assert shown(holders[1], 0) is seats[1], "whoever asks for another's seat gets their own"
        assert shown("somebody", 0) is first
        await table.touch()
        second = shown("somebody", SPECTATOR)
        assert await heard("somebody", SPECTATOR) is second
        assert second is not first
        assert second.piece(first.had, True) is shown("somebody else", SPECTATOR).piece(first.had, True)


@run
async def test_a_page_that_missed_something_asks_for_everything(tmp_path):
    async with playing(tmp_path, "progress") as (server, viewers, figures):
        watcher = viewers[-1]
        table = server.app.state.context.tables.live[watcher.table]
        watcher.event = "something else"
        await table.touch()
        await until(lambda: all_heard(table, viewers))
        assert len(figures.fetched) == 1


@run
async def test_a_tentative_move_wakes_only_its_player(tmp_path):
    async with open_app(tmp_path) as app:
        host, _friend = await two_players(app)
        table = context(app).tables.live[host.table]
        ears = {row.holder: Ear() for row in table.seats} | {"somebody who watches": Ear()}
        for guest, ear in ears.items():
            table.crowd.comes(guest, ear)
        private = public = 0
        for _ in range(12):
            for ear in ears.values():
                ear.rung = False
            seat, drafts = table.asked()[0], table.drafts
            seen = table.view_for(seat)
            if seen.may_end:
                await table.end_turn(seat)
            else:
                await table.act(seat, seen.question().number, seen.question().legal[:1])
            woken = {guest for guest, ear in ears.items() if ear.rung}
            if table.drafts > drafts:
                assert woken == {table.seats[seat].holder}
                private += 1
            else:
                assert woken == set(ears)
                public += 1
        assert private
        assert public


@run
async def test_who_logs_out_hears_no_more(tmp_path):
    async with open_app(tmp_path) as app:
        host, _friend = await two_players(app)
        home = context(app)
        table = home.tables.live[host.table]
        guest = home.visitors.known[table.seats[0].holder]
        listener = Listener(table, guest.id, home.streams)
        home.streams.listening.add(listener)
        here = Visit(home, guest, table, 0)
        assert await here.look() is not None
        await home.accounts.log_out_everywhere(guest)
        assert await here.look() is None, "a stream of another session ends"
        await host.get("/account")
        await host.post("/account", what="logout")
        assert not listener.ended, "somebody else's page is not meant"
        home.streams.end(guest.id)
        assert listener.over


def test_packed_pieces_fit_into_every_stream() -> None:
    """Pieces made once unpack wherever they come, in any order, each as soon as it is there."""
    texts = [b"id: 1\ndata: one\n\n" * 40, b": still here\n\n", b"data: two\n\n"]
    for order in ((0, 1, 2), (2, 0), (1, 1, 0)):
        unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
        assert unpacker.decompress(GZIP_HEAD) == b""
        for place in order:
            assert unpacker.decompress(pack(texts[place])) == texts[place]


def test_changes_name_what_is_new_and_what_is_gone() -> None:
    shown = Shown("e-2", -1, [("row", "new", "<p>row</p>"), ("log", "same", "<p>log</p>")])
    piece = shown.piece(Had("e-1", {"row": "old", "log": "same", "now": "was"}), packed=False).decode()
    head, data = piece.split("\n")[:2]
    assert head == "id: e-2"
    told = json.loads(data.removeprefix("data: "))
    assert told["since"] == "e-1"
    assert told["regions"] == {"row": {"key": "new", "html": "<p>row</p>"}}
    assert told["gone"] == ["now"]
