"""`clio simulate`: games between bots, by the thousand."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from clio import arena
from clio.arena import Summary
from clio.cli.arguments import Cluster, Language, game_named
from clio.cli.bar import Bar
from clio.cli.choices import options_from
from clio.cli.speech import say, terminal, words_for
from clio.engine.words import Words


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    seats: Annotated[str, typer.Option(help="option-seats")],
    games: Annotated[int, typer.Option(help="option-games")] = 100,
    players: Annotated[int | None, typer.Option(help="option-players-bots")] = None,
    with_: Annotated[str, typer.Option("--with", help="option-with")] = "",
    variant: Annotated[str, typer.Option(help="option-variant")] = "",
    rule: Annotated[list[str] | None, typer.Option(help="option-rule")] = None,
    seed: Annotated[str, typer.Option(help="option-seeds")] = "1",
    swap: Annotated[bool, typer.Option(help="option-swap")] = True,
    deck: Annotated[Path | None, typer.Option(help="option-deck")] = None,
    out: Annotated[Path | None, typer.Option(help="option-out")] = None,
    workers: Annotated[int, typer.Option(help="option-workers")] = 0,
    cluster: Cluster = "",
    lang: Language = "",
) -> None:
    """Play many games between bots and say who wins."""
    names = [name.strip() for name in seats.split(",")]
    chosen = game_named(game, deck)
    options = options_from(chosen, players, with_, variant, rule or ())
    with Bar(say("simulating", game=game, bots=" – ".join(names)), games) as bar:
        summary = arena.simulate(
            game,
            names,
            games,
            options,
            seed=seed,
            swap=swap,
            deck=deck,
            out=out,
            workers=cluster or workers,
            told=bar.told,
        )
    show(summary, words_for(chosen, lang), terminal())
    if out is not None:
        typer.echo(say("written-json", file=str(out)))


def show(summary: Summary, words: Words, console: Console) -> None:
    say = words.say
    headings = ("column-bot", "column-wins", "column-rate", "column-interval", "column-mean")
    table = Table(*map(say, headings))
    for column in table.columns[1:]:
        column.justify = "right"
    for standing in summary.standings.values():
        low, high = standing.interval()
        mean = standing.mean_score
        table.add_row(
            standing.name,
            say("wins-of", wins=f"{standing.wins:g}", games=standing.games),
            f"{100 * standing.rate:.1f}",
            say("between", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}"),
            "-" if mean is None else f"{mean:.1f}",
        )
    console.print(table)
    console.print(say("games-played", n=summary.games, decisions=summary.decisions), markup=False)
    for name, count in summary.endings.most_common():
        console.print(say("ending-count", n=count, ending=say(f"ending-{name}", name)), markup=False, soft_wrap=True)
