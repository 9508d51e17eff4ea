"""The options that several commands share, each with its one line of help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clio.cli.speech import say
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.registry import games, load

Bots = Annotated[str, typer.Option("--bots", help=say("option-bots"))]
Deck = Annotated[Path | None, typer.Option("--deck", help=say("option-deck"))]
Language = Annotated[str, typer.Option("--lang", help=say("option-lang"))]
Save = Annotated[Path | None, typer.Option("--save", help=say("option-save"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("argument-record"))]
PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("argument-position"))]
At = Annotated[int | None, typer.Option("--at", help=say("option-at"))]
Data = Annotated[Path | None, typer.Option("--data", help=say("option-data"))]
DatabaseUrl = Annotated[str | None, typer.Option("--database-url", help=say("option-database-url"))]


def game_named(name: str, deck: Path | None) -> Game:
    """The game; without a name the only one there is."""
    known = games()
    if not name:
        if len(known) != 1:
            raise ClioError(say("which-game", known=", ".join(known)))
        name = known[0]
    if deck is not None and name in known and not load(name).decks:
        raise ClioError(say("no-decks", game=name))
    return load(name, deck)


def seat_index(seat: int, seats: int) -> int:
    """A seat as a person counts, from 1, to one as the program does."""
    if not 1 <= seat <= seats:
        raise ClioError(say("bad-seat", seat=seat, seats=seats))
    return seat - 1
