"""Who is at the table: told to pages by the stream of the table, as people come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from clio.server import crowd
from clio.server.live import Listener, numbers, regions
from clio.server.live_table import LiveTable
from clio.server.play import Visit
from tests.server.fixtures import PATIENCE, Visitor, context, open_app


async def heard(lines: AsyncIterator[bytes]) -> dict[str, bool]:
    """What a page is told next about who is there."""
    async with asyncio.timeout(PATIENCE):
        async for piece in lines:
            text = piece.decode()
            if text.startswith("event: here"):
                found: dict[str, bool] = json.loads(text.partition("data: ")[2])
                return found
    raise AssertionError("the stream ended")


def listen(app: Any, table: LiveTable, seat: int) -> AsyncIterator[bytes]:
    """The stream of a page."""
    home = context(app)
    guest = home.visitors.known[table.seats[seat].holder]
    return regions(Listener(table, guest.id), Visit(home, guest, table, seat), None, packed=False)


async def two_people_and_a_bot(app: Any) -> LiveTable:
    host, friend = Visitor(app), Visitor(app)
    await host.play_now("progress", players="3", seat1="friend", seat2="random", first_player="seat:0")
    table = context(app).tables.live[host.table]
    await friend.get(f"/join/{table.seats[1].secret}")
    await friend.post(f"/join/{table.seats[1].secret}", name="Boris")
    return table


def test_pages_hear_who_comes_and_who_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "LINGERS", 0.05)

    async def test() -> None:
        async with open_app(tmp_path) as app:
            table = await two_people_and_a_bot(app)
            ada = listen(app, table, 0)
            assert await heard(ada) == {"0": True, "1": False}, "a bot has no dot"
            boris = listen(app, table, 1)
            assert await heard(boris) == {"0": True, "1": True}
            assert await heard(ada) == {"0": True, "1": True}
            again = listen(app, table, 1)  # a second window
            await heard(again)
            await boris.aclose()  # type: ignore[attr-defined]
            assert table.crowd.presence() == {0: True, 1: True}, "the other one is open still"
            await again.aclose()  # type: ignore[attr-defined]
            assert await heard(ada) == {"0": True, "1": False}
            await ada.aclose()  # type: ignore[attr-defined]
            assert table.watchers == 0

    asyncio.run(test())


def test_a_reload_is_no_farewell(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            table = await two_people_and_a_bot(app)
            page = listen(app, table, 1)
            await heard(page)
            await page.aclose()  # type: ignore[attr-defined]
            assert table.crowd.presence()[1], "for a few seconds nobody is told"

    asyncio.run(test())


def test_programs_are_at_the_table_but_hear_numbers_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            table = await two_people_and_a_bot(app)
            said = [text async for text in numbers(Listener(table, table.seats[1].holder), [1], wait=0.2)]
            assert not any(text.startswith(b"event") for text in said)
            assert table.crowd.presence()[1]

    asyncio.run(test())
