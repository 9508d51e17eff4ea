"""The terminal's own words, and how this program speaks: results on one stream, complaints on the other."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from clio.engine.errors import ClioError, did_you_mean
from clio.engine.game import Game
from clio.engine.words import LANGUAGES, Sayable, Words, words

PACKAGE: Final = "clio.cli"
KERNEL: Final = "clio.engine"
PLAIN_WIDTH: Final = 100  # where there is no terminal that has a width
OPTION: Final = "--lang"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts

_spoken = ["en"]  # the language of this run


class Misuse(ClioError):
    """The command line used in a way that cannot be."""

    package = PACKAGE


def speak(arguments: Sequence[str]) -> None:
    """Choose the language of this run before anything is said: `--lang`, else the locale, else English."""
    locale = next((value for value in map(os.environ.get, LOCALE) if value), "")
    _spoken[0] = locale[:2] if locale[:2] in LANGUAGES else "en"
    for place, argument in enumerate(arguments):
        option, _, value = argument.partition("=")
        wanted = value or (arguments[place + 1] if place + 1 < len(arguments) else "")
        if option == OPTION and wanted in LANGUAGES:
            _spoken[0] = wanted


def spoken() -> str:
    """The language of this run."""
    return _spoken[0]


def language(wanted: str) -> str:
    """The language somebody asked for, checked; that of this run if nobody did."""
    if wanted and wanted not in LANGUAGES:
        hint = did_you_mean(wanted, LANGUAGES)
        raise Misuse("bad-language", language=wanted, known=", ".join(LANGUAGES), hint=hint)
    return wanted or spoken()


def say(message: str, **values: Any) -> str:
    """A sentence of the command line itself, in the language of this run."""
    return words((PACKAGE,), spoken()).say(message, **values)


def words_for(game: Game | None, wanted: str) -> Words:
    """The terminal's words together with the kernel's and a game's."""
    return words((PACKAGE, KERNEL, *(game.packages if game else ())), language(wanted))


def terminal(stream: Any = None) -> Console:
    """Made anew for each command, because streams can be exchanged."""
    console = Console(file=stream or sys.stdout, highlight=False)
    if not console.is_terminal and not os.environ.get("COLUMNS"):
        console.width = PLAIN_WIDTH
    return console


def plain(text: str) -> None:
    """Text exactly as it is, for files and pipes."""
    sys.stdout.write(text)


def complain(what: str | Sayable) -> None:
    """One sentence on the error stream."""
    text = what if isinstance(what, str) else what.text(spoken())
    console = Console(stderr=True, highlight=False)
    console.print(Text.assemble(("clio: ", "bold red"), text), soft_wrap=not console.is_terminal)
