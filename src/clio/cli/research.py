"""`clio research`: what researchers look up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from clio.cli.arguments import Deck, Language, game_named
from clio.cli.speech import say, terminal
from clio.engine.errors import ClioError, did_you_mean
from clio.engine.game import Game
from clio.research.features import ActionFeatures

app = typer.Typer(no_args_is_help=True)
HEADINGS = ("column-field", "column-start", "column-length", "column-meaning")


@app.command("fields", help="help-research-fields")
def fields(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    actions: Annotated[bool, typer.Option("--actions", help="option-fields-actions")] = False,
    part: Annotated[str, typer.Option("--part", metavar="NAME", help="option-fields-part")] = "",
    deck: Deck = None,
    lang: Language = "",
) -> None:
    """Every part of an observation, or of the features of an action: where it begins, how long it is, what it means."""
    chosen = game_named(game, deck)
    if actions:
        of_actions(chosen)
        return
    if part:
        of_part(chosen, part)
        return
    encoder = chosen.encoder()
    table = Table(*map(say, HEADINGS))
    for one in encoder.parts:
        start = f"{one.start} + {one.apart} × 0…{one.times - 1}" if one.times > 1 else str(one.start)
        table.add_row(one.name, start, str(one.length), one.what)
    console = terminal()
    console.print(table)
    console.print(say("fields-size", bytes=encoder.size, actions=len(chosen.actions.rows)), markup=False)


def of_part(game: Game, name: str) -> None:
    """What each byte of one part is about, for the seat that looks."""
    parts = {part.name: part for part in game.encoder().parts}
    if name not in parts:
        raise ClioError("research-no-part", name=name, hint=did_you_mean(name, parts))
    part = parts[name]
    table = Table(say("column-start"), say("column-meaning"))
    for place, about in enumerate(part.names or [part.what]):
        table.add_row(str(part.start + place), about)
    terminal().print(table)


def of_actions(game: Game) -> None:
    features = ActionFeatures(game)
    table = Table(*map(say, HEADINGS))
    for part in features.parts:
        table.add_row(part.name, str(part.start), str(part.length), part.what)
    console = terminal()
    console.print(table)
    console.print(say("fields-of-actions", bytes=features.width, actions=len(features.actions)), markup=False)
