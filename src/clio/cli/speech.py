"""The terminal's own words, and how this program speaks: results on one stream, complaints on the other."""

from __future__ import annotations

import os
import sys
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from clio.engine.errors import ClioError, did_you_mean
from clio.engine.game import Game
from clio.engine.words import LANGUAGES, Words, words

PACKAGE: Final = "clio.cli"
KERNEL: Final = "clio.engine"
PLAIN_WIDTH: Final = 100  # where there is no terminal that has a width


def say(message: str, **values: Any) -> str:
    """A sentence of the command line itself: help, complaints. They are in English for now."""
    return words((PACKAGE,), "en").say(message, **values)


def words_for(game: Game | None, language: str) -> Words:
    """The terminal's words together with the kernel's and a game's."""
    if language not in LANGUAGES:
        raise ClioError(
            say("bad-language", language=language, known=", ".join(LANGUAGES)) + did_you_mean(language, LANGUAGES)
        )
    return words((PACKAGE, KERNEL, *(game.packages if game else ())), language)


def terminal(stream: Any = None) -> Console:
    """Made anew for each command, because streams can be exchanged."""
    console = Console(file=stream or sys.stdout, highlight=False)
    if not console.is_terminal and not os.environ.get("COLUMNS"):
        console.width = PLAIN_WIDTH
    return console


def plain(text: str) -> None:
    """Text exactly as it is, for files and pipes."""
    sys.stdout.write(text)


def complain(text: str) -> None:
    """One sentence on the error stream."""
    console = Console(stderr=True, highlight=False)
    console.print(Text.assemble(("clio: ", "bold red"), text), soft_wrap=not console.is_terminal)
