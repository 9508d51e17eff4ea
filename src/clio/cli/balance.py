"""`clio balance`: what a game is like when bots play it many times."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from clio.arena.balance import Balance, Mean, balance, save_csv
from clio.arena.checks import ArenaError
from clio.arena.simulate import plan
from clio.cli.arguments import Cluster, Language, game_named
from clio.cli.bar import Bar
from clio.cli.choices import options_from
from clio.cli.speech import say, terminal, words_for
from clio.engine.words import Words


def balance_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    bots: Annotated[str, typer.Option("--bots", help="option-balance-bots")] = "greedy",
    games: Annotated[int, typer.Option(help="option-games")] = 100,
    players: Annotated[int | None, typer.Option(help="option-players-bots")] = None,
    with_: Annotated[str, typer.Option("--with", help="option-with")] = "",
    variant: Annotated[str, typer.Option(help="option-variant")] = "",
    rule: Annotated[list[str] | None, typer.Option(help="option-rule")] = None,
    seed: Annotated[str, typer.Option(help="option-seeds")] = "1",
    deck: Annotated[Path | None, typer.Option(help="option-deck")] = None,
    out: Annotated[Path | None, typer.Option(help="option-balance-out")] = None,
    workers: Annotated[int, typer.Option(help="option-workers")] = 0,
    cluster: Cluster = "",
    lang: Language = "",
) -> None:
    """Play many games between bots and say what they are like."""
    names = [name.strip() for name in bots.split(",")]
    chosen = game_named(game, deck)
    options = options_from(chosen, players, with_, variant, rule or ())
    if len(names) == 1:
        names *= int(chosen.complete(options)["players"])
    jobs = plan(game, names, games, options, seed=seed, swap=True, deck=deck)
    with Bar(say("simulating", game=game, bots=" – ".join(names)), games) as bar:
        found = balance(jobs, cluster or workers, bar.told)
    show(found, words_for(chosen, lang), terminal())
    if out is not None:
        try:
            save_csv(found, out)
        except OSError as error:
            raise ArenaError("games-unwritten", file=str(out), why=error.strerror or "") from None
        typer.echo(say("written-json", file=str(out)))


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
        words, "balance-cards", "column-card", "column-verb", "column-per-game", "column-round", "column-win-share"
    )
    for use in found.rows():
        table.add_row(
            words.card(use.card),
            use.verb,
            f"{use.count / found.games:.2f}",
            f"{use.rounds.mean:.1f}",
            figure(use.wins, 2),
        )
    return table
