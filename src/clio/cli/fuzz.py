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
from clio.cli.arguments import Cluster, Language, game_named
from clio.cli.bar import Bar
from clio.cli.speech import Misuse, say, spoken, terminal
from clio.engine.words import Said


def fuzz(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    games: Annotated[int, typer.Option(help="option-games")] = 1000,
    seed: Annotated[str, typer.Option(help="option-seeds")] = "1",
    least: Annotated[int, typer.Option(help="option-least")] = 1,
    out: Annotated[Path, typer.Option(help="option-failures")] = Path("fuzz"),
    deck: Annotated[Path | None, typer.Option(help="option-deck")] = None,
    workers: Annotated[int, typer.Option(help="option-workers")] = 0,
    cluster: Cluster = "",
    redeals: Annotated[bool, typer.Option(help="option-redeals")] = False,
    replay: Annotated[Path | None, typer.Option(help="option-replay")] = None,
    lang: Language = "",
) -> None:
    """Play random games over all options; fail on trouble and on anything that did not occur."""
    game_named(game, deck)
    if replay is not None:
        again(replay, deck)
        return
    if least < 0:
        raise Misuse("bad-least", n=str(least))
    with Bar(say("fuzzing", game=game), games) as bar:
        where = cluster or workers
        report = arena.fuzz(game, games, seed=seed, deck=deck, out=out, workers=where, redeals=redeals, told=bar.told)
    console = terminal()
    show(report, console)
    if not verdict(report, least, console):
        raise typer.Exit(1)


def again(path: Path, deck: Path | None) -> None:
    trouble = reproduce(path, deck)
    if trouble:
        typer.echo(trouble.text(spoken()))
        raise typer.Exit(1)
    typer.echo(say("no-trouble", file=path.name))


def show(report: Report, console: Console) -> None:
    """How often everything occurred."""
    for name, known in expected(report.game).items():
        counter = report.counts[name]
        rows = sorted(((counter[word], word) for word in {*known, *counter}), reverse=True)
        cells = [f"{word} [bold]{count}[/bold]" if count else f"[red]{word} 0[/red]" for count, word in rows]
        table = Table(title=say("kinds-of", n=len(rows), table=name), title_justify="left", show_header=False, box=None)
        table.add_row(Columns(cells, padding=(0, 3), column_first=True))
        console.print(table)


def verdict(report: Report, least: int, console: Console) -> bool:
    """Say what was found; true if all is well."""

    def tell(text: str | Said) -> None:
        said = text if isinstance(text, str) else text.text(spoken())
        console.print(said, highlight=False, markup=False, soft_wrap=True)

    cover = report.cover
    tell(say("games-fuzzed", n=report.games, decisions=report.decisions, aborted=len(report.aborted)))
    met = {"hit": report.pairs_hit(), "pairs": len(cover.pairs), "sets": len(cover.sets)}
    tell(say("pairs-met", **met, refused=len(cover.impossible)))
    for failure, path in report.failures:
        tell(failure.what.text(spoken()) + (f" [{failure.where}]" if failure.where else ""))
        tell("  " + say("failure-at", seed=failure.job.seed, n=len(failure.moves)))
        if path is not None:
            tell("  " + say("replay-with", command=f"clio fuzz {report.game.name} --replay {path}"))
    troubles = report.troubles()
    for trouble in troubles[len(report.failures) :]:
        tell(trouble)
    missing = report.gaps(least)
    for gap in missing:
        tell(gap)
    if not troubles and not missing:
        tell(say("all-well", least=least))
    return not troubles and not missing
