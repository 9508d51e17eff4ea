"""Sentences of Progress with gaps in them: what can be done, what is asked, why not, and what has happened."""

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
