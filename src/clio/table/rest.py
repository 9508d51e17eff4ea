"""A table at rest: its snapshot and its story as a few packed bytes, until somebody needs it again.

Somebody thinks for days, and a table with all that was told at it takes half a megabyte. Packed it is as exact as
what the store has of it, and nobody has to ask the store.
"""

from __future__ import annotations

import zlib

import msgspec

from clio.engine.match import Match
from clio.table.guide import GUIDE
from clio.table.snapshot import StoryTeller, quiet, resumed, table_text
from clio.table.table import Table


def may_rest(table: Table) -> bool:
    """Is it quiet? Where the rules have changed on the way there is more to keep than a snapshot has."""
    return quiet(table) and table.changed is None and not table.retold


class AtRest:
    """What is kept of a table that nobody needs just now."""

    __slots__ = ("bots", "chance", "game", "names", "options", "packed", "seed")

    def __init__(self, table: Table) -> None:
        match: Match = table.match
        self.game, self.options, self.seed = match.game, match.options, match.seed
        self.names = match.names
        # The opponent of a lesson may have been sent away: the lessons stay, so they are asked for anew.
        self.bots = [GUIDE] * len(table.bots) if table.course is not None else list(table.bots)
        self.chance = table.chance
        texts = [table_text(table), StoryTeller.at_start(table).piece(table)]
        self.packed = zlib.compress(msgspec.json.encode(texts))

    def wake(self) -> Table:
        """The table as it was."""
        text, piece = msgspec.json.decode(zlib.decompress(self.packed), type=list[str])
        table = resumed(self.game, self.options, self.seed, self.names, self.bots, text, [piece], self.chance)
        table.match.names = self.names
        return table
