"""`clio research`: what researchers look up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from clio.cli.arguments import Deck, Language, game_named
from clio.cli.speech import say, terminal
from clio.engine.game import Game
from clio.research.features import ActionFeatures

app = typer.Typer(no_args_is_help=True)
HEADINGS = ("column-field", "column-start", "column-length", "column-meaning")


@app.command("fields", help="help-research-fields")
def fields(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    actions: Annotated[bool, typer.Option("--actions", help="option-fields-actions")] = False,
    deck: Deck = None,
    lang: Language = "",
) -> None:
    """Every part of an observation, or of the features of an action: where it begins, how long it is, what it means."""
    chosen = game_named(game, deck)
    if actions:
        of_actions(chosen)
        return
    encoder = chosen.encoder()
    table = Table(*map(say, HEADINGS))
    for part in encoder.parts:
        start = f"{part.start} + {part.apart} × 0…{part.times - 1}" if part.times > 1 else str(part.start)
        table.add_row(part.name, start, str(part.length), part.what)
    console = terminal()
    console.print(table)
    console.print(say("fields-size", bytes=encoder.size, actions=len(chosen.actions.rows)), markup=False)


def of_actions(game: Game) -> None:
    features = ActionFeatures(game)
    table = Table(*map(say, HEADINGS))
    for part in features.parts:
        table.add_row(part.name, str(part.start), str(part.length), part.what)
    console = terminal()
    console.print(table)
    console.print(say("fields-of-actions", bytes=features.width, actions=len(features.actions)), markup=False)
