"""One way to say no to a person: a sentence that tells what is wrong, where, and what to do."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class ClioError(Exception):
    """Bad input. Its text is for people; the command line prints it and exits with 2."""


class IllegalAction(ClioError):
    """An action that is not on the list of legal ones."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """' Did you mean ...?' for the nearest known words, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=3, cutoff=0.5)
    if not close:
        return ""
    return " Did you mean " + " or ".join(repr(c) for c in close) + "?"
