"""Why something cannot be done at a table."""

from __future__ import annotations

from typing import Any

from clio.engine.errors import ClioError
from clio.engine.words import Sayable


class Stale(ClioError):
    """It answers a question that is not put (any more): show the table as it is."""

    package = "clio.table"

    def __init__(self, message: str = "stale", /, **values: Any) -> None:
        super().__init__(message, **values)


class NothingToUndo(Stale):
    """The kernel's own words for it."""

    package = "clio.engine"


class NoSuchSeat(ClioError):
    """A bot for a seat that the table does not have."""

    package = "clio.table"


class Differs(Exception):
    """A stored game that does not hold by the present rules: from which line of its log on, and why."""

    def __init__(self, number: int, why: Sayable | str) -> None:
        super().__init__(str(why))
        self.number = number
        self.why = why
