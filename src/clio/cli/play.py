"""`clio play`: a game in the terminal, against bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from clio.cli import saves
from clio.cli.arguments import Bots, Deck, Language, Save, game_named, seat_index
from clio.cli.choices import options_from
from clio.cli.session import Session
from clio.cli.speech import Misuse, say, terminal, words_for
from clio.cli.terminal_game import DEFAULT, PERSON, TerminalGame, bot_names, resumed, sit
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.registry import games
from clio.engine.story import Story
from clio.table import NOBODY


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-game", show_default=False)] = "",
    players: Annotated[int | None, typer.Option(help="option-players")] = None,
    with_: Annotated[str, typer.Option("--with", help="option-with")] = "",
    variant: Annotated[str, typer.Option(help="option-variant")] = "",
    rule: Annotated[list[str] | None, typer.Option(help="option-rule")] = None,
    bots: Bots = "",
    seat: Annotated[int | None, typer.Option(help="option-seat")] = None,
    seed: Annotated[str, typer.Option(help="option-seed")] = "",
    deck: Deck = None,
    resume: Annotated[Path | None, typer.Option(help="option-resume")] = None,
    save: Save = None,
    auto: Annotated[bool, typer.Option("--auto", help="option-auto")] = False,
    lang: Language = "",
) -> None:
    if auto and seat is not None:
        raise Misuse("auto-or-seat")
    if resume is not None:
        if game or players is not None or with_ or variant or rule or seed:
            raise Misuse("resume-alone")
        table = resumed(resume, deck, None, seat, bots, auto)
        table.path = saves.free(save) if save is not None and save != resume else resume
    else:
        chosen = game_named(game or which_game(), deck)
        options = chosen.complete(options_from(chosen, players, with_, variant, rule or ()))
        table = new_table(chosen, options, seed, seat, bots, auto)
        table.deck = deck
        if save is not None:
            table.path = saves.free(save)
        elif not auto:
            table.path = saves.fresh(chosen.name, ".clio")
    start(table, lang)


def which_game() -> str:
    """Asked of a person only, and only where there is a choice."""
    known = games()
    if len(known) < 2 or not sys.stdin.isatty():
        return ""
    console = terminal()
    for number, name in enumerate(known, 1):
        console.print(f"{number} {name}")
    typed = console.input(say("prompt")).strip()
    return known[int(typed) - 1] if typed.isdigit() and 0 < int(typed) <= len(known) else typed


def new_table(
    game: Game, options: dict[str, str], seed: str, seat: int | None, bots_wanted: str, auto: bool
) -> TerminalGame:
    """A table set up: the person in one seat (the first, if not said otherwise), bots in all others."""
    seats = int(options["players"])
    own = NOBODY if auto else seat_index(1 if seat is None else seat, seats)
    named = bot_names(bots_wanted or DEFAULT, [number for number in range(seats) if number != own])
    names = [named.get(number, PERSON) for number in range(seats)]
    match = Match(game, options, seed or secrets.token_hex(16), names)
    return sit(Story(match), own, named)


def start(table: TerminalGame, language: str) -> None:
    """Sit down and play."""
    session = Session(table, words_for(table.match.game, language), terminal())
    table.save()
    code = session.run()
    if code:
        raise typer.Exit(code)
