"""`clio balance`: what a game is like when bots play it many times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from clio import __version__
from clio.arena.balance import (
    Balance,
    Mean,
    balance,
    balance_of_records,
    records_in,
    save_csv,
    save_parquet,
)
from clio.arena.checks import ArenaError
from clio.arena.simulate import plan
from clio.cli.arguments import Cluster, Language, game_named
from clio.cli.balance_page import page, source_of
from clio.cli.bar import Bar
from clio.cli.choices import options_from
from clio.cli.speech import Misuse, say, terminal, words_for
from clio.engine.game import Game
from clio.engine.words import Words

USUAL = 100  # games, if nobody says how many
WRITTEN = (".csv", ".parquet", ".html")


def balance_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    bots: Annotated[str, typer.Option("--bots", help="option-balance-bots")] = "greedy",
    games: Annotated[int | None, typer.Option(help="option-balance-games")] = None,
    records: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="option-balance-records")] = None,
    players: Annotated[int | None, typer.Option(help="option-players-bots")] = None,
    with_: Annotated[str, typer.Option("--with", help="option-with")] = "",
    variant: Annotated[str, typer.Option(help="option-variant")] = "",
    rule: Annotated[list[str] | None, typer.Option(help="option-rule")] = None,
    seed: Annotated[str, typer.Option(help="option-seeds")] = "1",
    deck: Annotated[Path | None, typer.Option(help="option-deck")] = None,
    out: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="option-balance-out")] = None,
    workers: Annotated[int, typer.Option(help="option-workers")] = 0,
    cluster: Cluster = "",
    lang: Language = "",
) -> None:
    """Play many games between bots, or read games that were played, and say what they are like."""
    chosen = game_named(game, deck)
    words = words_for(chosen, lang)
    for path in out or ():
        if path.suffix not in WRITTEN:
            raise Misuse("balance-suffix", file=str(path))
    founds: list[Balance] = []
    if records:
        written = records_in(records, chosen.name, deck)
        with Bar(say("balance-reading", n=len(written)), len(written)) as bar:
            founds.append(balance_of_records(chosen.name, written, cluster or workers, bar.told))
    if games is not None or not records:
        options = options_from(chosen, players, with_, variant, rule or ())
        names = [name.strip() for name in bots.split(",")]
        if len(names) == 1:
            names *= int(chosen.complete(options)["players"])
        jobs = plan(game, names, USUAL if games is None else games, options, seed=seed, swap=True, deck=deck)
        with Bar(say("simulating", game=game, bots=" – ".join(names)), len(jobs)) as bar:
            founds.insert(0, balance(jobs, cluster or workers, bar.told))
        founds[0].about = about(chosen, options, names, seed)
    for found in founds:
        if len(founds) > 1:
            terminal().rule(source_of(found, words))
        show(found, words, terminal())
    for path in out or ():
        save(founds, path, words)


def about(game: Game, options: Mapping[str, str], bots: Sequence[str], seed: str) -> str:
    """The whole experiment: with this anybody plays the same games again."""
    complete = game.complete(options)
    usual = {name: option.default for name, option in game.options.items()}
    chosen = [f"{name}={value}" for name, value in complete.items() if name == "players" or value != usual[name]]
    return " · ".join(
        [f"Clio {__version__}", f"{game.name}_v{game.version}", *chosen, " – ".join(bots), f"seed={seed}"]
    )


def save(founds: list[Balance], path: Path, words: Words) -> None:
    """By its ending: figures for a spreadsheet or for programs, or the page for people."""
    try:
        if path.suffix == ".html":
            path.write_text(page(founds, words), encoding="utf-8")
        elif path.suffix == ".parquet":
            save_parquet(founds, path)
        else:
            save_csv(founds, path)
    except OSError as error:
        raise ArenaError("games-unwritten", file=str(path), why=error.strerror or "") from None
    typer.echo(say("balance-written", file=str(path)))


def figure(mean: Mean, digits: int = 1) -> str:
    return f"{mean.mean:.{digits}f} ±{mean.spread:.{digits}f}"


def show(found: Balance, words: Words, console: Console) -> None:
    """All tables, the shortest first."""
    say = words.say
    console.print(
        say(
            "balance-length",
            n=found.games,
            rounds=figure(found.rounds),
            decisions=figure(found.decisions, 0),
        ),
        markup=False,
    )
    if found.left_out:
        console.print(say("balance-left-out", n=found.left_out), markup=False)
    for name, count in found.endings.most_common():
        console.print(say("ending-count", n=count, ending=say(f"ending-{name}", name)), markup=False, soft_wrap=True)
    for table in (seats(found, words), moments(found, words), choices(found, words), cards(found, words)):
        console.print(table)


def table_of(words: Words, title: str, *headings: str) -> Table:
    table = Table(*map(words.say, headings), title=words.say(title), title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def seats(found: Balance, words: Words) -> Table:
    table = table_of(words, "balance-seats", "column-seat", "column-win-share", "column-mean")
    for seat, wins in sorted(found.seat_wins.items()):
        table.add_row(str(seat + 1), figure(wins, 3), figure(found.seat_scores[seat]))
    return table


def moments(found: Balance, words: Words) -> Table:
    """When ages begin and the like: how often a game, and in which rounds."""
    table = table_of(
        words, "balance-moments", "column-moment", "column-per-game", "column-round", "column-first-rounds"
    )
    for (name, n), rounds in sorted(found.moments.items()):
        spread = Counter(rounds)
        early = [f"{100 * spread[number] / len(rounds):.0f}%" for number in (1, 2)]
        mean = sum(rounds) / len(rounds)
        table.add_row(f"{name} {n}".strip(), f"{len(rounds) / found.games:.2f}", f"{mean:.1f}", " / ".join(early))
    return table


def choices(found: Balance, words: Words) -> Table:
    """What questions were answered with, most frequent first."""
    table = table_of(words, "balance-choices", "column-question", "column-verb", "column-part", "column-possible")
    for (question, verb), _ in found.choices.most_common():
        share = 100 * found.share(question, verb)
        table.add_row(question, verb, f"{share:.1f}%", f"{found.branching(question):.1f}")
    return table


def cards(found: Balance, words: Words) -> Table:
    table = table_of(
        words,
        "balance-cards",
        "column-card",
        "column-verb",
        "column-per-game",
        "column-round",
        "column-win-share",
        "column-points",
    )
    for use in found.rows():
        table.add_row(
            words.card(use.card),
            use.verb,
            f"{use.count / found.games:.2f}",
            f"{use.rounds.mean:.1f}",
            figure(use.wins, 2),
            figure(use.points),
        )
    return table
