"""The coach: what each decision of a game was worth, apart from luck, and how to do better. It names no game."""

from __future__ import annotations

from clio.coach.decisions import Choice, Judged, Thinking, judge, thinking_for
from clio.coach.errors import CoachError
from clio.coach.places import LABELS, Curve, accuracy, curve_of, label
from clio.coach.review import Review, SeatReview, Turn, reviewing

__all__ = [
    "LABELS",
    "Choice",
    "CoachError",
    "Curve",
    "Judged",
    "Review",
    "SeatReview",
    "Thinking",
    "Turn",
    "accuracy",
    "curve_of",
    "judge",
    "label",
    "reviewing",
    "thinking_for",
]
