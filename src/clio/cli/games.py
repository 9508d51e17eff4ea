"""`clio games`: the games there are, and what can be chosen when one is set up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clio.cli.arguments import Language
from clio.cli.speech import say, terminal, words_for
from clio.engine import registry
from clio.engine.game import Game, Option
from clio.engine.rule_list import Ruling, in_language
from clio.engine.words import Words

GROUPS = ("players", "with", "variant", "ruling")


def games(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-game-detail", show_default=False)] = "",
    lang: Language = "",
) -> None:
    console = terminal()
    names = [game] if game else registry.games()
    for name in names:
        found = registry.load(name)
        words = words_for(found, lang)
        console.print(heading(found, words))
        console.print(options(found, words))
        if game:
            reasons(found, words, console)
    if not game:
        console.print(Text(say("games-more"), style="dim"))


def heading(game: Game, words: Words) -> Text:
    title = words.say(f"game-{game.name}".replace("_", "-"), game.name)
    return Text.assemble((game.name, "bold cyan"), f"  {title}  ", (words.say("rules-count", n=len(game.rules)), "dim"))


def options(game: Game, words: Words) -> Table:
    """Each option with its values, the default first."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for group in GROUPS:
        for option in game.options.values():
            if option.group == group:
                table.add_row(Text("  " + typed(option)), Text(option.name, style="bold"), values(option, words))
    return table


def typed(option: Option) -> str:
    """How the option is given on the command line."""
    return {"with": "--with", "ruling": "--rule", "variant": "--variant", "players": "--players"}[option.group]


def values(option: Option, words: Words) -> Text:
    if not option.values:
        return Text(words.say("any-text"), style="dim")
    parts = [Text(value, style="bold green" if value == option.default else "") for value in option.values]
    return Text(" | ").join(parts)


def reasons(game: Game, words: Words, console: Console) -> None:
    """Why there is something to choose, what each value means, and why the default is the default."""
    for ruling in game.rulings:
        matter = f"  {in_language(ruling.matter, words.language)}"
        console.print()
        console.print(Text.assemble((ruling.id, "cyan"), " ", (ruling.option, "bold"), matter))
        console.print(meanings(ruling, words.language))
        reason = in_language(ruling.reason, words.language)
        console.print(Text(f"  {words.say('because', reason=reason)}", style="dim"))


def meanings(ruling: Ruling, language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    said = in_language(ruling.meaning, language)
    for number, (value, meaning) in enumerate(zip(ruling.values, said, strict=True)):
        table.add_row(Text(f"  {value}", style="green" if number == 0 else ""), Text(meaning))
    return table
