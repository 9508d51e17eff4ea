"""`clio deck`: check a deck file, and show the cards of one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clio.cli.arguments import Deck
from clio.cli.speech import complain, say, terminal
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.registry import games, load

app = typer.Typer()
OfGame = Annotated[str, typer.Option("--game", help=say("option-deck-game"))]


def with_decks(name: str) -> Game:
    """The game of that name; without one, the only game whose cards can be exchanged."""
    if name:
        return load(name)
    found = [game for game in map(load, games()) if game.decks]
    if len(found) != 1:
        raise ClioError(say("which-deck-game", known=", ".join(game.name for game in found)))
    return found[0]


@app.command("check", help=say("help-deck-check"))
def check(file: Annotated[Path, typer.Argument(metavar="FILE", help=say("argument-deck"))], game: OfGame = "") -> None:
    problems = with_decks(game).deck_problems(file)
    for problem in problems:
        complain(f"{file.name}: {problem}")
    if problems:
        raise typer.Exit(2)
    terminal().print(say("deck-ok", file=file.name), markup=False)


@app.command("show", help=say("help-deck-show"))
def show(
    deck: Deck = None,
    tree: Annotated[bool, typer.Option("--tree", help=say("option-tree"))] = False,
    game: OfGame = "",
) -> None:
    terminal().print(load(with_decks(game).name, deck).deck_picture(tree))
