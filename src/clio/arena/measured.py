"""What was measured of a game's levels before games were kept: matches of two, in the game's own data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from clio.arena.rating import Scores


class Measured(msgspec.Struct):
    """A match a bot was measured in: against whom, in how many games, which share it won."""

    against: str
    games: int
    share: float
    sure: float  # half of the 95% interval


@cache
def measured(game: str) -> Mapping[str, Measured]:
    """What was measured of a game's levels, by bot."""
    file = files(f"clio.games.{game}").joinpath("weights/measured.toml")
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Measured]) if file.is_file() else {}


def scores_before(rows: Mapping[str, Measured]) -> Scores:
    """The games of these matches, as ratings count them."""
    found: Scores = {}
    for bot, row in rows.items():
        found[bot, row.against] = row.games * row.share
        found[row.against, bot] = row.games * (1 - row.share)
    return found
