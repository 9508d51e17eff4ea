"""How a game ended, in the line that its row keeps: place and score of each seat, "2/41 1/54"."""

from __future__ import annotations

from clio.engine.result import Result
from clio.store import GameRow


def result_text(result: Result | None) -> str:
    if result is None:
        return ""
    scores = result.scores or [0] * len(result.places)
    return " ".join(f"{place}/{score}" for place, score in zip(result.places, scores, strict=True))


def outcome(row: GameRow) -> tuple[list[int], list[int]]:
    """The places and scores of a finished game."""
    found = [part.split("/") for part in row.result.split()]
    return [int(place) for place, _ in found], [int(score) for _, score in found]
