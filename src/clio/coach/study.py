"""Any record, whole or not, made ready for a review; and a review as plain data for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from clio.coach.errors import CoachError
from clio.coach.review import Review
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.record import RecordFile


def playable(record: RecordFile, deck: Path | None = None) -> tuple[Match, CoachError | None]:
    """The game as far as the record can be played, and what is wrong with the rest of it.

    A record of other rules or cards, or without its seed, cannot be played at all: that is an error.
    """
    match = record.start(deck)
    try:
        for played in record.played(None, deck):
            match = played
    except ClioError as error:
        count = len(match.entries) - 1
        if not count:
            raise
        return match, CoachError("coach-part", file=record.source, n=count, why=error)
    return match, None


def as_data(review: Review) -> dict[str, Any]:
    """Everything a review says, with notation in place of words."""
    return {
        "game": review.match.game.name,
        "names": list(review.match.names),
        "done": review.done,
        "all": review.all,
        "turns": [{"step": turn.step, "places": _rounded(turn.places)} for turn in review.turns],
        "luck": [{"step": step, "places": _rounded(gained)} for step, gained in review.luck],
        "seats": [
            {
                "seat": found.seat,
                "accuracy": round(found.accuracy, 2),
                "lost": round(found.lost, 2),
                "luck": round(found.luck, 2),
                "decisions": [
                    {
                        "step": moment.step,
                        "label": moment.judged.label,
                        "lost": round(moment.judged.lost, 2),
                        "points": round(moment.judged.points, 2),
                        "played": moment.judged.played,
                        "choices": [
                            {
                                "action": choice.action.text,
                                "place": round(choice.place, 2),
                                "value": round(choice.value, 2),
                            }
                            for choice in moment.judged.choices
                        ],
                    }
                    for moment in found.moments
                ],
            }
            for found in review.seats.values()
        ],
    }


def _rounded(places: list[float]) -> list[float]:
    return [round(place, 2) for place in places]
