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
from typing import Any, Final

from clio.engine.game import Game

NUMBERS: Final = ("further", "to_the_end", "briefly")
LISTS: Final = (
    "places",
    "ends",
    "waiting",
    "gist",
    "quiet",
    "aside",
    "thrown",
    "speaks_for",
    "against",
    "lacks",
    "always",
    "void",
    "lasting",
    "compared",
    "amounts",
    "in_place_of_text",
    "untold",
)


@dataclass(frozen=True)
class Telling:
    """The words and the weights of reasons."""

    places: tuple[str, ...] = ()  # of the seat's own cards, those that count most first; the last: only held
    ends: tuple[str, ...] = ()  # of these, where a card scores at the end of the game
    waiting: tuple[str, ...] = ()  # where a card does not work yet: there is told what it says
    gist: tuple[str, ...] = ()  # the headings of a card under which it says what it is good for
    quiet: tuple[str, ...] = ()  # first words of moves that are no reason in themselves, as to end a turn
    aside: tuple[str, ...] = ()  # first words of moves that are not told of later turns
    thrown: tuple[str, ...] = ()  # first words of moves that use up a card for something else, as to pay with it
    speaks_for: tuple[str, ...] = ()  # what speaks for an action: not told of the worse one
    against: tuple[str, ...] = ()  # what speaks against one: not told of the better one
    lacks: tuple[str, ...] = ()  # what speaks against an action if its `n` is more than 0, and else for it
    always: tuple[str, ...] = ()  # rows that are told wherever they differ much, whatever else weighs more
    void: tuple[str, ...] = ()  # rows that are worth nothing once the game is over
    lasting: tuple[str, ...] = ()  # rows that pay in every turn that is left
    compared: tuple[str, ...] = ()  # rows in which it counts who has most
    amounts: tuple[str, ...] = ()  # rows told as "so much instead of so much"
    same: tuple[tuple[str, ...], ...] = ()  # rows that say much the same: only the weightiest of each lot is told
    untold: tuple[str, ...] = ()  # rows that are no reason: what they count is named where it matters
    in_place_of_text: tuple[str, ...] = ()  # what says more than the card's own text, which is left out beside it
    undoes: tuple[tuple[str, ...], ...] = ()  # first words of moves that undo each other
    in_vain: Mapping[str, str] = field(default_factory=dict)  # first word: what tells that such a move comes to nothing
    performs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # first word: cards that make such a move
    briefly: int = 0  # 1: what a card says is told only where it lies elsewhere than after the other choice
    further: int = 1  # own turns that are played on for a reason, at most
    to_the_end: int = 0  # deals of each world in which the game is played out for a reason
    counts: Mapping[str, str] = field(default_factory=dict)  # rows that only count the cards of a place
    covers: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by what is said of the two side by side: facts
    # of one of them that say no more
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
    given: dict[str, Any] = {name: tuple(said[name]) for name in LISTS if name in said}
    given |= {name: int(said[name]) for name in NUMBERS if name in said}
    given |= {name: tuple(map(tuple, said[name])) for name in ("same", "undoes") if name in said}
    performs = {verb: tuple(cards) for verb, cards in said.get("performs", {}).items()}
    unknown = said.keys() - given.keys() - {"counts", "covers", "performs", "in_vain"}
    if unknown:
        raise ValueError(f"unknown settings of reasons: {sorted(unknown)}")
    worth = {message: (float(first), float(last)) for message, (first, last) in rows.items()}
    return Telling(
        **given,
        performs=performs,
        in_vain=dict(said.get("in_vain", {})),
        counts=dict(said.get("counts", {})),
        covers=dict(said.get("covers", {})),
        rows=worth,
    )
