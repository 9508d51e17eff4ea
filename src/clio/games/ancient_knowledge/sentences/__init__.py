"""Sentences with gaps: moves, questions, refusals, what has happened, and what cards do."""

from __future__ import annotations

from typing import Any

from clio.engine.errors import ClioError
from clio.engine.words import Said


def said(message: str, /, **values: Any) -> Said:
    """One of these sentences."""
    return Said(__name__, message, **values)


class BadChoice(ClioError):
    """Options that do not go together in this game."""

    package = __name__
