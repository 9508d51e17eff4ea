"""A table from its log, and the beginning of another one from a moment of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.registry import load
from clio.table.errors import Differs
from clio.table.log import COMMIT, Line
from clio.table.table import Table

Logged: TypeAlias = tuple[int, int, str] | tuple[int, int, str, float]  # number, seat, text; and when it was


def replayed(
    game: str,
    options: Mapping[str, str],
    seed: str,
    names: Sequence[str],
    seat_bots: Sequence[str],
    lines: Sequence[Logged],
    chance: str = "",
) -> Table:
    """A table as its log says. Whatever goes wrong, it is this one game that differs."""
    *_, table = replaying(game, options, seed, names, seat_bots, lines, chance)
    return table


def replaying(
    game: str,
    options: Mapping[str, str],
    seed: str,
    names: Sequence[str],
    seat_bots: Sequence[str],
    lines: Sequence[Logged],
    chance: str = "",
    game_of: Game | None = None,
) -> Iterator[Table]:
    """The table at its beginning and, the same object, after each line: for who has other things to do in between."""
    with differing(0):
        table = Table(Match(game_of or load(game), options, seed, names), seat_bots, chance)
    yield table
    for expected, (number, seat, text, *at) in enumerate(lines, 1):
        with differing(expected):
            if number != expected:
                raise ClioError("line-missing", n=expected)
            table.follow([Line(seat, text)], *at)
        yield table


@contextmanager
def differing(number: int) -> Iterator[None]:
    """Whatever fails does so at this line of the log."""
    try:
        yield
    except ClioError as error:
        raise Differs(number, error) from error
    except Exception as error:
        raise Differs(number, str(error) or type(error).__name__) from error


def fork_lines(match: Match, steps: Sequence[int], place: int) -> list[Line]:
    """The moves that lead to a place of a game's history, committed: the log of a table that goes on from there."""
    played = [match.entries[entry] for entry in steps[1 : place + 1]]
    lines = [Line(entry.seat, entry.text) for entry in played]
    if lines:
        lines.append(Line(lines[-1].seat, COMMIT))
    return lines
