"""`clio record`: look at a record, verify it, play on from the middle of it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from clio.cli import saves
from clio.cli.arguments import At, Bots, Deck, Language, RecordFile, Save, seat_index
from clio.cli.bar import Bar
from clio.cli.picture import final_count
from clio.cli.play import start
from clio.cli.session import show_table
from clio.cli.speech import Misuse, say, terminal, words_for
from clio.cli.terminal_game import TerminalGame, replayed, resumed
from clio.engine.record import chosen_options, read_record
from clio.engine.words import Words
from clio.table import NOBODY, Table

app = typer.Typer(no_args_is_help=False)


@app.command("show", help="help-record-show")
def show(
    file: RecordFile,
    at: At = None,
    seat: Annotated[int | None, typer.Option(help="option-eyes")] = None,
    deck: Deck = None,
    lang: Language = "",
) -> None:
    record = read_record(file)
    with Bar(say("replaying", file=file.name), len(record.moves)) as bar:
        story = replayed(record, at, deck, bar.told)
    match = story.match
    words, console = words_for(match.game, lang), terminal()
    table = TerminalGame(Table(match, story=story), NOBODY)
    eyes = None if seat is None else seat_index(seat, len(match.names))
    heading(table, words, console)
    if at is None:
        lines(table, words, console)
        if match.state.result is None:
            console.print(Text(words.say("not-over"), style="dim"))
    else:
        show_table(table, words, console, eyes)
    if match.state.result is not None:
        console.print(final_count(match.state.result, called(table), words))


@app.command("replay", help="help-record-replay")
def replay(file: RecordFile, deck: Deck = None, lang: Language = "") -> None:
    record = read_record(file)
    with Bar(say("replaying", file=file.name), len(record.moves)) as bar:
        replayed(record, None, deck, bar.told)
    terminal().print(say("replay-ok", file=file.name, n=len(record.moves)), markup=False)


@app.command("play", help="help-record-play")
def play(
    file: RecordFile,
    from_: Annotated[int, typer.Option("--from", help="option-from")],
    bots: Bots = "",
    seat: Annotated[int | None, typer.Option(help="option-seat")] = None,
    save: Save = None,
    deck: Deck = None,
    auto: Annotated[bool, typer.Option("--auto", help="option-auto")] = False,
    lang: Language = "",
) -> None:
    table = resumed(file, deck, from_, seat, bots, auto)
    if table.state.over:
        raise Misuse("over-already", file=file.name, n=from_)
    if save is not None:
        table.path = saves.free(save)
    elif not auto:
        table.path = saves.fresh(table.match.game.name, ".clio")
    start(table, lang)


def called(table: TerminalGame) -> list[str]:
    """The seats of a record by name and number."""
    return [f"{name} {number}" for number, name in enumerate(table.match.names, 1)]


def heading(table: TerminalGame, words: Words, console: Console) -> None:
    match = table.match
    console.print(Text(words.say(f"game-{match.game.name}".replace("_", "-"), match.game.name), style="bold"))
    options = " ".join(f"{name}={value}" for name, value in chosen_options(match.game, match.state).items())
    console.print(Text(options, style="dim"))
    seats = ", ".join(called(table))
    console.print(Text(words.say("record-seats", seats=seats, n=len(match.entries) - 1), style="dim"))
    console.print()


def lines(table: TerminalGame, words: Words, console: Console) -> None:
    """The whole story, each line with the number of the action it begins with."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim cyan", no_wrap=True)
    grid.add_column()
    for entry, line in table.story.lines(words, called(table), None):
        grid.add_row(str(entry), Text(line))
    console.print(grid)
