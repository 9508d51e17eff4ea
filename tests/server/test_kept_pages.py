"""What is kept from one look at a table to the next changes no page: each is what somebody sees who comes just now."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from clio.engine.errors import ClioError
from clio.engine.registry import games, load
from clio.server import typed_table
from clio.server.context import Context
from clio.server.live_table import LiveTable
from clio.server.pages import Pages
from clio.server.shown import Drawn
from clio.server.tableview import TableView
from clio.store import SeatRow
from clio.store.rows import GuestRow
from tests.server.fixtures import context, open_app

MOVES = 70
LANGUAGES = ("en", "ru", "en", "fr")
GUESTS = [GuestRow(f"guest {n}", f"Name{n}", LANGUAGES[n], None, None, time.time()) for n in range(4)]


async def new_table(home: Context, name: str, players: int) -> LiveTable:
    seats = [SeatRow(n, "person", f"Name{n}", f"guest {n}", f"secret {n}", "", time.time()) for n in range(players)]
    return await home.tables.create(name, {"players": str(players)}, seats, "guest 0", False, 0.0, seed="kept pages")


async def move(table: LiveTable, chance: random.Random) -> int:
    """Somebody answers, takes it back, or ends a turn. Who?"""
    seat = table.asked()[0]
    seen, game = table.view_for(seat), table.match.game
    if seen.may_undo and not chance.randrange(6):
        await table.undo(seat)
    elif seen.may_end:
        await table.end_turn(seat)
    else:
        asked = seen.question()
        legal = [text for text in asked.legal if not game.rare(game.actions.find(text))] or asked.legal
        picks = asked.set.suggested if asked.set is not None else []
        try:
            await table.act(seat, asked.number, picks or [chance.choice(legal)])
        except ClioError:  # one pick is not yet the whole set
            table.play.follow([(seat, chance.choice(asked.legal))])
            await table.tell()
    return seat


def regions(home: Context, table: LiveTable, seat: int) -> list[Drawn]:
    return TableView(home, table, GUESTS[seat], seat, [seat] if seat >= 0 else [], -1).regions()


def anew(home: Context, table: LiveTable, seat: int) -> list[Drawn]:
    """The same by somebody who has nothing of before at hand but what they have read of the log."""
    pages, memo, lines = home.pages, table.memo, table.log_lines
    home.pages, table.memo, table.log_lines = Pages(), {}, {}
    home.pages.modules = pages.modules
    try:
        return regions(home, table, seat)
    finally:
        home.pages, table.memo, table.log_lines = pages, memo, lines


@pytest.mark.parametrize("name", games())
def test_what_is_kept_is_what_a_new_page_shows(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed_table, "MOST_LINES", 12)  # so that the log loses lines at its beginning
    monkeypatch.setattr(typed_table, "MOST_NEWS", 20)

    async def test() -> None:
        async with open_app(tmp_path) as app:
            home, chance = context(app), random.Random(name)
            players = min(3, max(load(name).seat_numbers))
            table = await new_table(home, name, players)
            for _ in range(MOVES):
                if table.over:
                    break
                mover = await move(table, chance)
                for seat in {mover, chance.randrange(-1, players)}:
                    shown, fresh = regions(home, table, seat), anew(home, table, seat)
                    for one, other in zip(shown, fresh, strict=True):
                        assert one == other

    asyncio.run(test())
