"""A failure as a record: the file that makes the trouble happen again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clio.arena.checks import ArenaError, Inspector, Trouble
from clio.arena.play import Job, chosen
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.record import FIRST_LINE, read_record, record_text
from clio.engine.words import Said

Move = tuple[int, str]  # a seat and an action in notation


@dataclass(frozen=True)
class Failure:
    """What went wrong in which game, and every action up to then, the last one included."""

    job: Job
    moves: tuple[Move, ...]
    what: Said
    where: str = ""  # the innermost lines of a crash


def save_failure(folder: Path, failure: Failure) -> Path:
    """Write the record that shows a failure again; it is named after the seed of the game."""
    name = "".join(letter if letter.isalnum() else "-" for letter in failure.job.seed)
    path = folder / f"failure-{name}.clio"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(failure_text(failure), encoding="utf-8")
    except OSError as error:
        raise ArenaError("failure-unwritten", file=str(path), why=error.strerror or "") from None
    return path


def failure_text(failure: Failure) -> str:
    """The record of the game; the moves from the one that crashes on are added as they were chosen."""
    job = failure.job
    try:
        match = Match(job.load(), job.options, job.seed, job.seats)
    except Exception:
        return "\n".join([*_heading(job.load(), job), "", *_lines(1, failure.moves)]) + "\n"
    done = 0
    for seat, text in failure.moves:
        try:
            match.act(seat, text)
        except Exception:
            break
        done += 1
    return record_text(match) + "".join(line + "\n" for line in _lines(done + 1, failure.moves[done:]))


def _heading(game: Game, job: Job) -> list[str]:
    """What a record begins with, where not even the set-up could be played."""
    options = " ".join(f"{name}={value}" for name, value in chosen(game, job.options).items())
    return [
        FIRST_LINE,
        f"game: {game.name}",
        f"rules: {game.version}",
        f"cards: {game.digest}",
        f"options: {options}",
        *(f"seat {number}: {name}" for number, name in enumerate(job.seats, 1)),
        f"seed: {job.seed}",
    ]


def _lines(first: int, moves: Sequence[Move]) -> list[str]:
    return [f"{number} {seat + 1} {text}" for number, (seat, text) in enumerate(moves, first)]


def said(message: str, /, **values: Any) -> Said:
    return Said("clio.arena", message, **values)


def reproduce(path: Path, deck: Path | None = None) -> Said | None:
    """Play a record again with every check after every action; what goes wrong, or nothing if all is well."""
    record = read_record(path)
    values = record.header.values
    if not {"game", "options", "seed"} <= values.keys():
        raise ArenaError("failure-unplayable", file=path.name)
    inspector = Inspector(dice_from_seed("again"), every=1)
    at = said("at-setup")
    try:
        match = record.start(deck)
        inspector.look(match.state)
        for number, (_, seat, text, _) in enumerate(record.moves, 1):
            at = said("at-action", number=str(number), action=text)
            match.act(seat, text)
            inspector.look(match.state)
    except Trouble as trouble:
        return said("trouble-after", at=at, trouble=trouble)
    except ClioError:
        raise  # the file is at fault, or the action is refused: its sentence says so
    except Exception as error:
        return said("crash-at", at=at, kind=type(error).__name__, why=str(error))
    return None
