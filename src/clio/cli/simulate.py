"""`clio simulate`: games between bots, by the thousand."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from clio import arena
from clio.arena import Summary
from clio.cli.bar import Bar
from clio.cli.choices import options_from
from clio.engine.registry import load


def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[str, typer.Option(help="The bot of each seat, with commas; one alone takes all seats.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many play; as many as there are bots if not said.")] = None,
    with_: Annotated[str, typer.Option("--with", help="Expansions, with commas.")] = "",
    variant: Annotated[str, typer.Option(help="A variant of the game.")] = "",
    rule: Annotated[list[str] | None, typer.Option(help="A ruling, as name=value; can be given again.")] = None,
    seed: Annotated[str, typer.Option(help="Any text; the same text gives the same games.")] = "1",
    swap: Annotated[bool, typer.Option(help="Play each deal once with every rotation of the bots.")] = True,
    deck: Annotated[Path | None, typer.Option(help="Play with the cards of this file.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write one line of JSON for each game to this file.")] = None,
    workers: Annotated[int, typer.Option(help="Processes; 0 is one for each core.")] = 0,
) -> None:
    """Play many games between bots and say who wins."""
    names = [name.strip() for name in seats.split(",")]
    options = options_from(load(game, deck), players, with_, variant, rule or ())
    with Bar(f"{game}: {' against '.join(names)}", games) as bar:
        summary = arena.simulate(
            game, names, games, options, seed=seed, swap=swap, deck=deck, out=out, workers=workers, told=bar.told
        )
    show(summary, Console())
    if out is not None:
        typer.echo(f"One line of JSON for each game: {out}")


def show(summary: Summary, console: Console) -> None:
    table = Table("bot", "wins", "of 100", "95% sure between", "mean score")
    for column in table.columns[1:]:
        column.justify = "right"
    for standing in summary.standings.values():
        low, high = standing.interval()
        mean = standing.mean_score
        table.add_row(
            standing.name,
            f"{standing.wins:g} of {standing.games}",
            f"{100 * standing.rate:.1f}",
            f"{100 * low:.1f} and {100 * high:.1f}",
            "-" if mean is None else f"{mean:.1f}",
        )
    console.print(table)
    endings = ", ".join(f"{name} {count}" for name, count in summary.endings.most_common())
    said = f"{summary.games} games, {summary.decisions} decisions. Endings: {endings}."
    console.print(said, highlight=False, soft_wrap=True)
