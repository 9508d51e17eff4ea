"""Passwords: hashed and compared in a process of its own that steps back behind everybody who plays.

Here is only what that process has to load.
"""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

hasher = PasswordHasher(parallelism=1)  # one core for one password: the others are for those who play
nobody: list[str] = []


def hashed(password: str) -> str:
    return hasher.hash(password)


def fits(known: str, password: str) -> bool:
    """Is this the password? Where none is known it takes as long to say no."""
    if not known:
        if not nobody:
            nobody.append(hasher.hash(secrets.token_hex(8)))
        known = nobody[0]
    try:
        return hasher.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
