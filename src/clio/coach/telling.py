"""What the reasons of a game are told with (`[reasons]` and `[worth]` in its `weights/coach.toml`).

What a row of the score sheet is worth is only used to tell what counts most first, and to notice when what can be told
does not explain the judgement: no verdict depends on it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any

from clio.engine.game import Game


@dataclass(frozen=True)
class Telling:
    """The words and the weights of reasons."""

    places: tuple[str, ...] = ()  # of the seat's own cards, those that count most first; the last: only held
    waiting: tuple[str, ...] = ()  # where a card does not work yet: there is told what it says
    gist: tuple[str, ...] = ()  # the headings of a card under which it says what it is good for
    quiet: tuple[str, ...] = ()  # first words of moves that are no reason in themselves, as to end a turn
    always: tuple[str, ...] = ()  # rows that are told wherever they differ much, whatever else weighs more
    void: tuple[str, ...] = ()  # rows that are worth nothing once the game is over
    counts: Mapping[str, str] = field(default_factory=dict)  # rows that only count the cards of a place
    rows: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # worth of one more, at first and last

    def worth(self, message: str, stage: float) -> float:
        """What one more of a row is worth when so much of the game is over; below nothing where less is better."""
        first, last = self.rows.get(message, (1.0, 1.0))
        return first + stage * (last - first)


def telling_of(game: Game) -> Telling:
    return _telling_in(type(game).__module__.rpartition(".")[0])


@lru_cache(maxsize=32)
def _telling_in(package: str) -> Telling:
    file = files(package).joinpath("weights").joinpath("coach.toml")
    if not file.is_file():
        return Telling()
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    return telling_from(said.get("reasons", {}), said.get("worth", {}))


def telling_from(said: Mapping[str, Any], rows: Mapping[str, Sequence[float]]) -> Telling:
    """From data; a wrong name is a mistake in the file."""
    lists = {
        name: tuple(said[name]) for name in ("places", "waiting", "gist", "quiet", "always", "void") if name in said
    }
    unknown = said.keys() - lists.keys() - {"counts"}
    if unknown:
        raise ValueError(f"unknown settings of reasons: {sorted(unknown)}")
    worth = {message: (float(first), float(last)) for message, (first, last) in rows.items()}
    return Telling(**lists, counts=dict(said.get("counts", {})), rows=worth)
