"""What the coach says no to."""

from __future__ import annotations

from clio.engine.errors import ClioError


class CoachError(ClioError):
    """A game that cannot be judged, or a question that may not be asked."""

    package = "clio.coach"
