"""A new table."""

from __future__ import annotations

from collections.abc import Mapping

from clio import bots
from clio.engine.match import Match
from clio.engine.registry import load
from clio.table.errors import NoSuchSeat
from clio.table.table import Table


def new_table(game: str, options: Mapping[str, str], seed: str, seat_bots: Mapping[int, str]) -> Table:
    """Set up: bots in the seats that name one, people in all others."""
    rules = load(game)
    seats = range(int(rules.complete(options)["players"]))
    for seat, bot in seat_bots.items():
        if seat not in seats:
            raise NoSuchSeat("no-such-seat", seat=seat, last=seats[-1])
        bots.make(bot)  # one that does not exist is told before anything begins
    match = Match(rules, options, seed, [seat_bots.get(seat, f"seat {seat + 1}") for seat in seats])
    return Table(match, [seat_bots.get(seat, "") for seat in seats])
