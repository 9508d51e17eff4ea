"""`clio export`: decisions with observations as a Parquet file, for learning without playing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clio.arena.balance import records_in
from clio.arena.simulate import plan
from clio.cli.arguments import Cluster, Language, game_named
from clio.cli.balance import USUAL
from clio.cli.bar import Bar
from clio.cli.choices import options_from
from clio.cli.speech import say, terminal
from clio.research.export import export


def export_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    out: Annotated[Path, typer.Option(help="option-export-out")],
    bots: Annotated[str, typer.Option("--bots", help="option-balance-bots")] = "greedy",
    games: Annotated[int | None, typer.Option(help="option-balance-games")] = None,
    records: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="option-balance-records")] = None,
    players: Annotated[int | None, typer.Option(help="option-players-bots")] = None,
    with_: Annotated[str, typer.Option("--with", help="option-with")] = "",
    variant: Annotated[str, typer.Option(help="option-variant")] = "",
    rule: Annotated[list[str] | None, typer.Option(help="option-rule")] = None,
    seed: Annotated[str, typer.Option(help="option-seeds")] = "1",
    deck: Annotated[Path | None, typer.Option(help="option-deck")] = None,
    workers: Annotated[int, typer.Option(help="option-workers")] = 0,
    cluster: Cluster = "",
    lang: Language = "",
) -> None:
    """Write every decision of many games: what was seen, what could be done, what was done, what it came to."""
    chosen = game_named(game, deck)
    written = records_in(records, chosen.name, deck) if records else []
    jobs = []
    if games is not None or not records:
        options = options_from(chosen, players, with_, variant, rule or ())
        names = [name.strip() for name in bots.split(",")]
        if len(names) == 1:
            names *= int(chosen.complete(options)["players"])
        jobs = plan(game, names, USUAL if games is None else games, options, seed=seed, swap=True, deck=deck)
    with Bar(say("exporting", file=out.name), len(jobs) + len(written)) as bar:
        count, decisions = export(chosen, out, jobs, written, cluster or workers, bar.told)
    terminal().print(say("exported", file=str(out), n=count, decisions=decisions), markup=False, soft_wrap=True)
