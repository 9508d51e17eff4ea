"""`clio arena`, `clio ladder`, `clio tune`: how strong bots are, and how they become stronger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from clio.arena import ladder as rungs
from clio.arena.kept import Kept
from clio.arena.match import Entry, Match
from clio.arena.match import arena as play_arena
from clio.arena.tune import Progress, Tuner, Wish, compare
from clio.bots import make
from clio.bots.plan import Plan
from clio.cli.arguments import Cluster, Deck, Language, game_named
from clio.cli.bar import Bar
from clio.cli.choices import options_from
from clio.cli.speech import Misuse, say, terminal
from clio.engine.registry import games as known_games
from clio.engine.registry import load

Workers = Annotated[int, typer.Option(help="option-workers")]
Keep = Annotated[Path | None, typer.Option(help="option-keep")]
Seeds = Annotated[str, typer.Option(help="option-seeds")]


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    bots: Annotated[str, typer.Option(help="option-arena-bots")],
    games: Annotated[int, typer.Option(help="option-games")] = 400,
    players: Annotated[int | None, typer.Option(help="option-players-bots")] = None,
    with_: Annotated[str, typer.Option("--with", help="option-with")] = "",
    variant: Annotated[str, typer.Option(help="option-variant")] = "",
    rule: Annotated[list[str] | None, typer.Option(help="option-rule")] = None,
    seed: Seeds = "1",
    deck: Deck = None,
    out: Annotated[Path | None, typer.Option(help="option-arena-out")] = None,
    keep: Keep = None,
    workers: Workers = 0,
    cluster: Cluster = "",
    lang: Language = "",
) -> None:
    """Let bots meet on paired deals and say how sure the result is."""
    names = [name.strip() for name in bots.split(",")]
    chosen = game_named(game, deck)
    options = options_from(chosen, players, with_, variant, rule or ())
    kept = Kept(keep) if keep else None
    with Bar(say("simulating", game=game, bots=" – ".join(names)), None) as bar:
        where = cluster or workers
        matches = play_arena(game, names, games, options, seed=seed, deck=deck, workers=where, told=bar.told, kept=kept)
    tell_passed_over(kept)
    console = terminal()
    for match in matches:
        show(match, console)
    if out is not None:
        write(out, json.dumps([match.plain() for match in matches], indent=1))


def show(match: Match, console: Console) -> None:
    headings = ("column-bot", "column-games", "column-share", "column-place", "column-mean", "column-thinking")
    table = Table(*map(say, headings), title=say("match-of", players=match.players, n=len(match.outcomes)))
    for entry in match.entries:
        table.add_row(*row(entry))
    console.print(table)
    people = match.game.human_habits(match.players)
    if people:
        show_habits(match, people, console)
    faults = sum(entry.faults for entry in match.entries)
    if faults:
        console.print(say("bots-failed", n=faults), markup=False)


def row(entry: Entry) -> list[str]:
    data = entry.plain()
    low, high = entry.wins.interval()
    near, far = entry.place.interval()
    spent = data["milliseconds"]
    return [
        entry.name,
        str(entry.games),
        f"{entry.wins.mean:.3f} ({low:.3f} – {high:.3f})",
        f"{entry.place.mean:.2f} ({near:.2f} – {far:.2f})",
        "-" if data["score"] is None else f"{data['score']:.1f}",
        f"{spent['half']:.1f} / {spent['99 of 100']:.1f} / {spent['longest']:.1f} ms",
    ]


def show_habits(match: Match, people: dict[str, float], console: Console) -> None:
    table = Table(say("column-habits"), *people)
    table.add_row(say("people"), *(f"{value:.2f}" for value in people.values()))
    for entry in match.entries:
        means = entry.plain()["habits"]
        table.add_row(entry.name, *(f"{means[name]:.2f}" for name in people))
    console.print(table)


def ladder(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="argument-ladder-games")] = None,
    games: Annotated[int, typer.Option(help="option-ladder-games")] = 400,
    players: Annotated[str, typer.Option(help="option-ladder-players")] = "2",
    minutes: Annotated[float, typer.Option(help="option-ladder-minutes")] = 0.0,
    seed: Seeds = "ladder",
    data: Annotated[Path, typer.Option(help="option-ladder-data")] = Path("src/clio/games"),
    page: Annotated[Path, typer.Option(help="option-ladder-page")] = Path("docs/ladder.md"),
    keep: Keep = None,
    workers: Workers = 0,
    lang: Language = "",
) -> None:
    """Rate every published bot; what was rated before and is not asked for stays."""
    found = {name: rungs.read(rungs.file_of(data, name)) for name in known_games()}
    kept = Kept(keep) if keep else None
    for name in game or known_games():
        load(name)
        for number in numbers(players):
            length = None if minutes else len(rungs.pairs()) * games
            with Bar(say("climbing", game=name, players=number), length) as bar:
                climbed = rungs.climb(name, number, games, seed, workers, bar.told, kept, minutes)
            found.setdefault(name, {})[str(number)] = climbed
            write(rungs.file_of(data, name), json.dumps(found[name], indent=1) + "\n")
    tell_passed_over(kept)
    write(page, rungs.page(found))
    typer.echo(say("ladder-written", data=str(data), page=str(page)))


def tell_passed_over(kept: Kept | None) -> None:
    if kept and kept.others:
        typer.echo(say("kept-others", file=str(kept.path), n=len(kept.others)), err=True)


def numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise Misuse("bad-numbers", text=text) from None


def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    generations: Annotated[int, typer.Option(help="option-generations")] = 30,
    born: Annotated[int, typer.Option(help="option-born")] = 16,
    deals: Annotated[int, typer.Option(help="option-deals")] = 8,
    weights: Annotated[str, typer.Option(help="option-weights")] = "tuned",
    plan: Annotated[str, typer.Option(help="option-plan")] = "plan:worlds=2",
    against: Annotated[str, typer.Option(help="option-against")] = "greedy",
    players: Annotated[str, typer.Option(help="option-tune-players")] = "2",
    seed: Seeds = "1",
    minutes: Annotated[float, typer.Option(help="option-minutes")] = 0.0,
    check: Annotated[int, typer.Option(help="option-check-games")] = 100,
    out: Annotated[Path, typer.Option(help="option-tuned")] = Path("tuned.toml"),
    workers: Workers = 0,
    lang: Language = "",
) -> None:
    """Find better weights for a game's evaluation by playing."""
    game_named(game, None)
    bot = make(plan)
    if not isinstance(bot, Plan):
        raise Misuse("not-a-plan", name=plan)
    opponents = tuple(name.strip() for name in against.split(","))
    seats = tuple(numbers(players))
    wish = Wish(game, weights, bot.settings, opponents, seats, generations, born, deals, seed, minutes)
    tuner = Tuner(wish, out.with_suffix(".json"))
    found = tuner.run(workers, heard)
    head = f"# Tuned by `clio tune {game} --seed {seed}`; hand.toml says what each weight means.\n"
    write(out, head + found.toml())
    typer.echo(say("tuned-written", file=str(out)))
    if check:
        for other in opponents:
            share, error = compare(wish, found, other, check, workers, seed)
            values: dict[str, Any] = {"share": f"{share:.3f}", "error": f"{1.96 * error:.3f}"}
            typer.echo(say("tuned-checked", bot=other, n=check, **values))


def heard(progress: Progress) -> None:
    wins, margin, step = f"{progress.wins:.3f}", f"{progress.margin:.1f}", f"{progress.step:.3f}"
    typer.echo(say("generation", n=progress.generation, games=progress.games, wins=wins, margin=margin, step=step))


def write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Misuse("unwritten", file=str(path), why=error.strerror or "") from None
