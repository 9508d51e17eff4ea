"""`clio research`: what researchers look up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from clio.cli.arguments import Deck, Language, game_named
from clio.cli.speech import say, terminal

app = typer.Typer(no_args_is_help=True)


@app.command("fields", help="help-research-fields")
def fields(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    deck: Deck = None,
    lang: Language = "",
) -> None:
    """Every part of an observation: where it begins, how long it is, what it means."""
    chosen = game_named(game, deck)
    encoder = chosen.encoder()
    table = Table(*map(say, ("column-field", "column-start", "column-length", "column-meaning")))
    for part in encoder.parts:
        start = f"{part.start} + {part.apart} × 0…{part.times - 1}" if part.times > 1 else str(part.start)
        table.add_row(part.name, start, str(part.length), part.what)
    console = terminal()
    console.print(table)
    console.print(say("fields-size", bytes=encoder.size, actions=len(chosen.actions.rows)), markup=False)
