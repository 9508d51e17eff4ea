"""The options that several commands share, each with its one line of help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clio.cli.speech import OPTION, Misuse, language
from clio.engine.game import Game
from clio.engine.registry import games, load

Bots = Annotated[str, typer.Option("--bots", help="option-bots")]
Deck = Annotated[Path | None, typer.Option("--deck", help="option-deck")]
Language = Annotated[str, typer.Option(OPTION, help="option-lang", callback=language)]
Save = Annotated[Path | None, typer.Option("--save", help="option-save")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="argument-record")]
PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help="argument-position")]
At = Annotated[int | None, typer.Option("--at", help="option-at")]
Data = Annotated[Path | None, typer.Option("--data", help="option-data")]
Cluster = Annotated[str, typer.Option("--cluster", metavar="auto|ADDRESS", help="option-cluster")]
DatabaseUrl = Annotated[str | None, typer.Option("--database-url", help="option-database-url")]


def game_named(name: str, deck: Path | None) -> Game:
    """The game; without a name the only one there is."""
    known = games()
    if not name:
        if len(known) != 1:
            raise Misuse("which-game", known=", ".join(known))
        name = known[0]
    return load(name, deck)


def seat_index(seat: int, seats: int) -> int:
    """A seat as a person counts, from 1, to one as the program does."""
    if not 1 <= seat <= seats:
        raise Misuse("bad-seat", seat=seat, seats=seats)
    return seat - 1
