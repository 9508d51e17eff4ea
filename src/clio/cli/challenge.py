"""`clio challenge`: the tasks of a game, and playing one of them in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clio.cli import saves
from clio.cli.arguments import Language, Save, game_named
from clio.cli.session import Session
from clio.cli.speech import language, terminal, words_for
from clio.cli.terminal_game import TerminalGame, replayed, sit
from clio.coach.challenges import LEVELS, MISSED, OPEN, Challenge, challenge, challenges_of, standing
from clio.coach.errors import CoachError
from clio.coach.saying import Saying
from clio.engine.words import Words


def challenge_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-game", show_default=False)],
    name: Annotated[str, typer.Argument(metavar="NAME", help="argument-challenge", show_default=False)] = "",
    save: Save = None,
    lang: Language = "",
) -> None:
    """List the challenges of a game, or play one."""
    chosen = game_named(game, None)
    saying = Saying(chosen, language(lang))
    if not challenges_of(chosen.name):
        raise CoachError("coach-no-challenges", game=chosen.name)
    if not name:
        show(challenges_of(chosen.name), saying, terminal())
        return
    task = challenge(chosen.name, name)
    others = [seat for seat in range(len(task.match().names)) if seat != task.seat]
    story = replayed(task.record(), None, None, lambda number: None)
    table = sit(story, task.seat, dict.fromkeys(others, task.rival))
    table.path = saves.free(save) if save is not None else saves.fresh(chosen.name, ".clio")
    code = TaskSession(task, saying, table, words_for(chosen, lang), terminal()).run()
    if code:
        raise typer.Exit(code)


def show(tasks: tuple[Challenge, ...], saying: Saying, console: Console) -> None:
    say = saying.words.say
    table = Table("", say("challenge-goal"), *(say(f"challenge-level-{level}") for level in LEVELS))
    for column in table.columns[2:]:
        column.justify = "right"
    for task in tasks:
        table.add_row(task.name, saying.goal(task.goal), *(str(task.rates.get(level, 0)) for level in LEVELS))
    console.print(table)
    console.print(Text(say("challenge-rates-say"), style="dim"))


class TaskSession(Session):
    """A sitting that ends when the task is solved or missed."""

    def __init__(self, task: Challenge, saying: Saying, table: TerminalGame, words: Words, console: Console) -> None:
        super().__init__(table, words, console)
        self.task = task
        self.saying = saying

    def greet(self) -> None:
        super().greet()
        self.console.print(Text(self.saying.goal(self.task.goal), style="bold yellow"))

    def turn(self) -> bool:
        found = standing(self.task, self.table.match)
        if found is not None and found.status != OPEN:
            said = "challenge-missed-said" if found.status == MISSED else "challenge-solved-said"
            self.console.print(Text(self.saying.words.say(said), style="bold"))
            return False
        return super().turn()
