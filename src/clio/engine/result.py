"""How a game ended: places, scores by source, and why."""

from __future__ import annotations


class Result:
    """`places[seat]` counts from 1; equal numbers share a place. `scores` and `sources` may be empty."""

    def __init__(
        self,
        ending: str,
        places: list[int],
        scores: list[int],
        sources: list[tuple[str, list[int]]],
        title: str = "",
        aborted: bool = False,
    ) -> None:
        self.ending = ending
        self.places = places
        self.scores = scores
        self.sources = sources
        self.title = title
        self.aborted = aborted

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def plain(self) -> dict[str, object]:
        """As JSON-able data."""
        return {
            "ending": self.ending,
            "places": list(self.places),
            "scores": list(self.scores),
            "sources": [[name, list(points)] for name, points in self.sources],
            "title": self.title,
            "aborted": self.aborted,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return (Result, (self.ending, self.places, self.scores, self.sources, self.title, self.aborted))


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places for keys of which the greater is the better; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
