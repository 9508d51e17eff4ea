"""One way to say no to a person: a sentence that tells what is wrong, where, and what to do."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any, ClassVar

from clio.engine.words import Said


class ClioError(Exception):
    """Bad input: a message with what fills its gaps, said in the reader's language once that is known.

    The command line says it and exits with 2. As a plain string it is English, for logs.
    """

    package: ClassVar[str] = "clio.engine"  # where the message is written: each room has its own kind of error

    def __init__(self, message: str, /, **values: Any) -> None:
        super().__init__(message)
        self.what = Said(self.package, message, **values)

    def text(self, language: str) -> str:
        return self.what.text(language)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (type(self), self.what.message, self.what.values))


class IllegalAction(ClioError):
    """An action that is not on the list of legal ones."""


def _again(kind: type[ClioError], message: str, values: dict[str, Any]) -> ClioError:
    return kind(message, **values)


def did_you_mean(word: str, known: Iterable[str]) -> Said | str:
    """' Did you mean ...?' for the nearest known words, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=3, cutoff=0.5)
    if not close:
        return ""
    return Said("clio.engine", "did-you-mean", n=len(close), **dict(zip("abc", [*close, "", ""], strict=False)))
