"""Record files that somebody opened in the browser, kept in memory for a while."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

from clio.engine.record import RecordFile
from clio.server.live_table import LiveTable

MOST_KEPT = 60
T = TypeVar("T")


class OpenedRecords:
    """By a name made from their text: whole games as tables, games that still run (masked) as they were read."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.masked: OrderedDict[str, RecordFile] = OrderedDict()

    def keep(self, shelf: OrderedDict[str, T], key: str, record: T) -> None:
        shelf[key] = record
        shelf.move_to_end(key)
        if len(shelf) > MOST_KEPT:
            shelf.popitem(last=False)
