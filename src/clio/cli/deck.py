"""`clio deck`: check a deck file, and show the cards of one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clio.cli.arguments import Deck, Language
from clio.cli.speech import Misuse, complain, say, terminal, words_for
from clio.engine.game import Game
from clio.engine.registry import games, load
from clio.pictures import picture_mistakes

app = typer.Typer()
OfGame = Annotated[str, typer.Option("--game", help="option-deck-game")]


def with_decks(name: str) -> Game:
    """The game of that name; without one, the only game whose cards can be exchanged."""
    if name:
        return load(name)
    found = [game for game in map(load, games()) if game.decks]
    if len(found) != 1:
        raise Misuse("which-deck-game", known=", ".join(game.name for game in found))
    return found[0]


@app.command("check", help="help-deck-check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-deck")],
    game: OfGame = "",
    lang: Language = "",
) -> None:
    chosen = with_decks(game)
    mistakes = chosen.deck_mistakes(file) or picture_mistakes(chosen.name, chosen.card_pictures(file))
    for mistake in mistakes:
        complain(Misuse("deck-problem", file=file.name, what=mistake))
    if mistakes:
        raise typer.Exit(2)
    terminal().print(say("deck-ok", file=file.name), markup=False)


@app.command("show", help="help-deck-show")
def show(
    deck: Deck = None,
    tree: Annotated[bool, typer.Option("--tree", help="option-tree")] = False,
    game: OfGame = "",
    lang: Language = "",
) -> None:
    chosen = load(with_decks(game).name, deck)
    terminal().print(chosen.deck_picture(tree, words_for(chosen, lang)))
