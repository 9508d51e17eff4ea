"""A database that refuses, in one sentence."""

from __future__ import annotations

import errno

from clio.engine.errors import ClioError


class StoreError(ClioError):
    """A database that cannot be used."""

    package = "clio.store"


# What a database says when something outside it is wrong: our message, its words, or the system's number.
TROUBLES = (
    ("disk-full", ("disk is full", "No space left"), (errno.ENOSPC, errno.EDQUOT)),
    ("not-writable", ("readonly database", "unable to open database file"), (errno.EACCES, errno.EPERM, errno.EROFS)),
    ("damaged-database", ("malformed", "not a database"), ()),
)


def trouble(error: Exception) -> StoreError:
    """One sentence about a database that refuses: what is wrong, and what to do."""
    why = str(error).splitlines()[0] if str(error) else type(error).__name__
    number = getattr(error, "errno", None)
    for message, texts, numbers in TROUBLES:
        if number in numbers or any(text in why for text in texts):
            return StoreError(message, why=why)
    return StoreError("bad-database", why=why)
