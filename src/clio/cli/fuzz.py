"""`clio fuzz`: random games over all options, looking for trouble."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from clio import arena
from clio.arena import Report
from clio.arena.coverage import expected
from clio.arena.failure import reproduce
from clio.cli.bar import Bar
from clio.engine.errors import ClioError
from clio.engine.registry import load


def fuzz(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Any text; the same text gives the same games.")] = "1",
    least: Annotated[int, typer.Option(help="How often everything must occur.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder for records of what went wrong.")] = Path("fuzz"),
    deck: Annotated[Path | None, typer.Option(help="Play with the cards of this file.")] = None,
    workers: Annotated[int, typer.Option(help="Processes; 0 is one for each core.")] = 0,
    replay: Annotated[Path | None, typer.Option(help="Play this record again with every check at every step.")] = None,
) -> None:
    """Play random games over all options; fail on trouble and on anything that did not occur."""
    load(game, deck)
    if replay is not None:
        again(replay, deck)
        return
    if least < 0:
        raise ClioError(f"Nothing can occur {least} times: give --least a number from 0 on.")
    with Bar(f"{game}: fuzzing", games) as bar:
        report = arena.fuzz(game, games, seed=seed, deck=deck, out=out, workers=workers, told=bar.told)
    console = Console()
    show(report, console)
    if not verdict(report, least, console):
        raise typer.Exit(1)


def again(path: Path, deck: Path | None) -> None:
    trouble = reproduce(path, deck)
    if trouble:
        typer.echo(trouble)
        raise typer.Exit(1)
    typer.echo(f"{path.name} plays to its end without trouble.")


def show(report: Report, console: Console) -> None:
    """How often everything occurred."""
    for name, known in expected(report.game).items():
        counter = report.counts[name]
        rows = sorted(((counter[word], word) for word in {*known, *counter}), reverse=True)
        cells = [f"{word} [bold]{count}[/bold]" if count else f"[red]{word} 0[/red]" for count, word in rows]
        table = Table(title=f"{len(rows)} kinds of {name}", title_justify="left", show_header=False, box=None)
        table.add_row(Columns(cells, padding=(0, 3), column_first=True))
        console.print(table)


def verdict(report: Report, least: int, console: Console) -> bool:
    """Say what was found; true if all is well."""

    def say(text: str) -> None:
        console.print(text, highlight=False, markup=False, soft_wrap=True)

    cover = report.cover
    say(f"{report.games} games, {report.decisions} decisions, {len(report.aborted)} aborted.")
    say(
        f"Pairs of options: {report.pairs_hit()} of {len(cover.pairs)} met in {len(cover.sets)} option sets; "
        f"the rules refuse {len(cover.impossible)} more."
    )
    for failure, path in report.failures:
        say(f"{failure.what}" + (f" [{failure.where}]" if failure.where else ""))
        say(f"  seed {failure.job.seed}, action {len(failure.moves)}")
        if path is not None:
            say(f"  replay it: clio fuzz {report.game.name} --replay {path}")
    troubles = report.troubles()
    for trouble in troubles[len(report.failures) :]:
        say(trouble)
    missing = report.gaps(least)
    for gap in missing:
        say(gap)
    if not troubles and not missing:
        say(f"No crash, no dead end, no broken invariant; everything occurred at least {least} times.")
    return not troubles and not missing
