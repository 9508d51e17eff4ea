"""No page and no answer of the JSON interface changes when what is hidden from its viewer changes."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.server import table_service
from clio.server.api import shapes
from clio.server.api.callers import Caller, Sitter
from clio.server.context import Context
from clio.server.live_table import LiveTable
from clio.server.tableview import TableView
from clio.store import SeatRow
from clio.store.rows import GameRow, GuestRow
from clio.table import Table
from tests.server.fixtures import context, open_app

# Per game and number of players; `make soak` looks at 100, which is at least 300 of each game.
POSITIONS = int(os.environ.get("CLIO_POSITIONS", "28"))
GUEST = GuestRow("viewer", "Viewer", "en", None, None)


def table_of(home: Context, match: Match) -> LiveTable:
    seats = [
        SeatRow(seat, "person", name, f"guest {seat}", f"secret {seat}", "") for seat, name in enumerate(match.names)
    ]
    row = GameRow("x", match.game.name, 1, "", match.options, "seed", False, "nobody", False, "running", 0, "", 0, 0)
    table = Table(match)
    table.settle()
    live = LiveTable(home.store, row, seats, table)
    live.copy = 0  # two tables that are compared are called the same
    return live


async def everything(home: Context, table: LiveTable, seat: int) -> str:
    """The whole page, its changes, and what the interface answers, as this viewer gets them."""
    shown = TableView(home, table, GUEST, seat, [seat] if seat >= 0 else [], -1)
    page = shown.page("")
    changes = shown.changes("", "")
    return page + str(changes) + answers(home, table, seat)


def answers(home: Context, table: LiveTable, seat: int) -> str:
    """All that the JSON interface tells about a table."""
    here = Sitter(Caller(home, GUEST, True), table, seat)
    record = table_service.record_for(table, seat) if seat >= 0 else ""  # whoever watches gets none before the end
    told = [shapes.view_of(here), shapes.table_info(here), *shapes.log_lines(here, 0), shapes.chat(here)]
    return "".join(answer.model_dump_json() for answer in told) + record


def step(match: Match, dice: Dice) -> None:
    seat = match.state.seats_open()[0]
    legal = match.state.legal(seat)
    legal = [action for action in legal if not match.game.rare(action)] or legal
    match.act(seat, legal[dice.below(len(legal))])


def expansions(game: Game, players: int) -> dict[str, str]:
    """As many expansions as go together with so many players."""
    chosen: dict[str, str] = {}
    for option in game.options.values():
        if option.group == "with":
            try:
                game.complete({"players": str(players), **chosen, option.name: option.values[-1]})
            except ClioError:
                continue
            chosen[option.name] = option.values[-1]
    return chosen


@pytest.mark.parametrize("name", games())
def test_pages_do_not_depend_on_what_is_hidden(tmp_path: Path, name: str) -> None:
    game = load(name)

    async def look(home: Context, players: int) -> int:
        dice = dice_from_seed(f"secrecy {name} {players}")
        checked = 0
        extra = expansions(game, players)
        match = Match(game, {"players": str(players), **extra}, "1", [f"Name{n}" for n in range(players)])
        while checked < POSITIONS:
            for _ in range(1 + dice.below(12)):
                if not match.state.over:
                    step(match, dice)
            if match.state.over:
                match = Match(game, {"players": str(players)}, str(checked), [f"Name{n}" for n in range(players)])
                continue
            truth = match.state
            for seat in (-1, *range(players)):
                match.state = truth
                expected = await everything(home, table_of(home, match), seat)
                assert match.seed not in expected or len(match.seed) < 8
                match.state = redeal(truth, seat, dice)  # -1: a spectator, who sees what is public
                assert await everything(home, table_of(home, match), seat) == expected
            match.state = truth
            checked += 1
        return checked

    async def test() -> None:
        async with open_app(tmp_path) as app:
            for players in sorted(game.seat_numbers):
                assert await look(context(app), players) == POSITIONS

    asyncio.run(test())
