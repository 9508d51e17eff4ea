"""`clio position`: any table as a text, to look at, to play on, to ask what is legal there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from clio.cli import saves
from clio.cli.arguments import At, Bots, Deck, Language, PositionFile, RecordFile, Save, seat_index
from clio.cli.moves import Moves
from clio.cli.picture import final_count
from clio.cli.play import start
from clio.cli.session import show_table
from clio.cli.speech import Misuse, plain, terminal, words_for
from clio.cli.terminal_game import from_position
from clio.engine.position import position_text, read_position
from clio.engine.record import read_record
from clio.engine.state import State
from clio.engine.view import view as seen

app = typer.Typer()

# What a text that only looks like a position can make a game stumble over. The kernel checks what it can; the
# rest is found when the table begins to move.
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


@contextmanager
def sound(file: Path) -> Iterator[None]:
    """Whatever a table of this file stumbles over is told as a fault of the file."""
    try:
        yield
    except STUMBLES as error:
        raise Misuse("bad-position", file=file.name, why=f"{type(error).__name__}: {error}") from None


def read(file: Path, deck: Path | None) -> State:
    with sound(file):
        return read_position(file, deck)


@app.command("show", help="help-position-show")
def show(file: RecordFile, at: At = None, deck: Deck = None, lang: Language = "") -> None:
    plain(position_text(read_record(file).replay(at, deck).state))


@app.command("load", help="help-position-load")
def load(
    file: PositionFile,
    play: Annotated[bool, typer.Option("--play", help="option-play")] = False,
    bots: Bots = "",
    seat: Annotated[int | None, typer.Option(help="option-seat")] = None,
    save: Save = None,
    deck: Deck = None,
    lang: Language = "",
) -> None:
    state = read(file, deck)
    table = from_position(state, seat, bots)
    table.deck = deck
    if play:
        table.path = saves.free(save) if save is not None else saves.fresh(state.game.name, ".toml")
        with sound(file):
            start(table, lang)
        return
    words, console = words_for(state.game, lang), terminal()
    with sound(file):
        show_table(table, words, console, None if seat is None else seat_index(seat, state.layout.seats))
    if state.result is not None:
        console.print(final_count(state.result, table.names(words), words))


@app.command("legal", help="help-position-legal")
def legal(
    file: PositionFile,
    why: Annotated[bool, typer.Option("--why", help="option-why")] = False,
    deck: Deck = None,
    lang: Language = "",
) -> None:
    state = read(file, deck)
    words, console = words_for(state.game, lang), terminal()
    if state.over:
        console.print(Text(words.say("nobody-asked")))
    for seat in state.seats_open():
        with sound(file):
            moves = Moves(state.game, seen(state, seat), words)
        console.print(Text(words.say("seat-may", seat=seat + 1, n=len(moves.legal)), style="bold"))
        for action in moves.legal:
            console.print(f"  {action}", markup=False, soft_wrap=True)
        if not why:
            continue
        console.print(Text(words.say("seat-may-not", seat=seat + 1, n=len(moves.refused)), style="bold"))
        for entry in moves.refused:
            reason = words.say(entry.message)
            console.print(f"  {entry.action}: {reason} ({entry.rule})", markup=False, soft_wrap=True)
