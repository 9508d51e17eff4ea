"""Pledges: each player fixes a part of the seed before any part is told."""

from __future__ import annotations

import hashlib


def is_hash(text: str) -> bool:
    return len(text) == 64 and all(c in "0123456789abcdef" for c in text)


def part_pledge(part: str) -> str:
    """What somebody gives away of their part of the seed before all others have given theirs."""
    return hashlib.sha256(b"clio part 1\n" + part.encode("utf-8", "replace")).hexdigest()
