"""What may be told of a table whose deal is played at others too: to its players what they see, and nothing else.

A deal that everybody plays once would be known after the first game: who watches, the record with its seed, the hands
of all at the end, a game that is played on from there. So all of that waits until nobody plays the deal any more.
"""

from __future__ import annotations

from clio.server.live_table import LiveTable


def sealed(table: LiveTable) -> bool:
    """Does somebody still play this deal, or may they?"""
    return table.row.sealed > table.now()


def all_open(table: LiveTable) -> bool:
    """Is nothing hidden any more? The game is over, and with it all others of the same deal."""
    return table.over and not sealed(table)
