"""`clio cards`: every card of a game and what it does."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clio.cli.arguments import Deck, Language, game_named
from clio.cli.speech import terminal, words_for
from clio.engine.game import Game
from clio.engine.words import Words


def cards(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-game", show_default=False)] = "",
    deck: Deck = None,
    lang: Language = "",
) -> None:
    chosen = game_named(game, deck)
    words, console = words_for(chosen, lang), terminal()
    origin = chosen.deck_origin(words)
    if origin:
        console.print(Text(origin, style="italic yellow"))
    show(chosen, words, console)


def show(game: Game, words: Words, console: Console) -> None:
    """A table for each group of cards."""
    groups: dict[str, list[tuple[str, list[tuple[str, str]]]]] = {}
    for name in dict.fromkeys(game.card_name):
        facts = game.describe(name, words)
        groups.setdefault(facts[0][1] if facts else "", []).append((name, facts[1:]))
    for group, members in groups.items():
        title = Text.assemble((group, "bold"), (f"  {words.say('cards-in-group', n=len(members))}", "dim"))
        table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, header_style="dim", padding=(0, 1, 0, 0))
        table.add_column(words.say("card"), no_wrap=True)
        for number, (heading, _) in enumerate(members[0][1]):
            widest = max(len(line) for _, facts in members for line in facts[number][1].splitlines() or [""])
            narrow = max(widest, max(map(len, heading.split())))  # room is for long cells, not for headings
            table.add_column(heading, overflow="fold", max_width=narrow)
        for name, facts in members:
            table.add_row(Text(words.card(name), style="bold"), *(Text(text) for _, text in facts))
        console.print(table)
