"""The only source of chance: a small generator that lives in the state.

sfc32, on plain `int` masked to 32 bits: the same numbers interpreted and compiled.
"""

from __future__ import annotations

import hashlib
from typing import Final

MASK: Final = 0xFFFFFFFF


class Dice:
    """Four 32-bit words, and how often they were used (a use is a frontier of undo)."""

    def __init__(self, a: int, b: int, c: int, d: int, uses: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.uses = uses

    def clone(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.d, self.uses)

    def word(self) -> int:
        """The next 32 random bits."""
        t = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        b = self.b
        c = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        self.uses += 1
        x = self.word() * n
        low = x & MASK
        if low < n:
            floor = (MASK + 1 - n) % n
            while low < floor:
                x = self.word() * n
                low = x & MASK
        return x >> 32

    def shuffle(self, cards: list[int]) -> None:
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            t = cards[i]
            cards[i] = cards[j]
            cards[j] = t
            i -= 1

    def key(self) -> tuple[int, int, int, int, int]:
        return (self.a, self.b, self.c, self.d, self.uses)

    def __reduce__(self) -> tuple[object, ...]:
        return (Dice, self.key())


def dice_from_seed(seed: str) -> Dice:
    """Dice for a seed written as text: any text will do, the same text gives the same game."""
    digest = hashlib.sha256(b"clio dice 1\n" + seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return Dice(words[0], words[1], words[2], words[3], 0)


def seed_fingerprint(seed: str) -> str:
    """What is shown while the game runs, so that the seed can be checked at its end."""
    return hashlib.sha256(b"clio seed 1\n" + seed.encode()).hexdigest()
