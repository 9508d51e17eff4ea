"""The only source of chance: a small generator that lives in the state.

sfc32, on plain `int` masked to 32 bits: the same numbers interpreted and compiled. It is fast, and whoever sees enough
of its numbers can work out the next ones. Where strangers play, the seed is *sealed*: the words come from SHA-256, of
which nobody can.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, such a number is one of the machine's; otherwise nobody asks for it

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF
SEALED: Final = "sealed "  # how the seed of a game among strangers begins


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
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (self.a + b + d) & MASK
        self.d = (d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely; n is at most 2**31."""
        self.uses += 1
        most: i64 = n
        x: i64 = self.word()
        x *= most
        if x & MASK < most:
            floor: i64 = (MASK + 1 - most) % most
            while x & MASK < floor:
                x = self.word()
                x *= most
        return x >> 32

    def shuffle(self, cards: list[T]) -> None:
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            t = cards[i]
            cards[i] = cards[j]
            cards[j] = t
            i -= 1

    def key(self) -> tuple[int, ...]:
        return (self.a, self.b, self.c, self.d, self.uses)

    def __reduce__(self) -> tuple[object, ...]:
        return (Dice, self.key())


class SealedDice(Dice):
    """Words of SHA-256(secret, number of the block), eight a block: seen ones tell nothing of those to come."""

    def __init__(self, secret: bytes, count: int, uses: int) -> None:
        super().__init__(0, 0, 0, 0, uses)
        self.secret = secret
        self.count = count  # words taken so far
        self.block = b""

    def clone(self) -> Dice:
        copy = SealedDice(self.secret, self.count, self.uses)
        copy.block = self.block
        return copy

    def word(self) -> int:
        place = self.count & 7
        if place == 0 or not self.block:
            self.block = hashlib.sha256(self.secret + (self.count >> 3).to_bytes(8, "little")).digest()
        self.count += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "little")

    def key(self) -> tuple[int, ...]:
        words = [int.from_bytes(self.secret[i : i + 4], "little") for i in range(0, 32, 4)]
        return (*words, self.count, self.uses)

    def __reduce__(self) -> tuple[object, ...]:
        return (SealedDice, (self.secret, self.count, self.uses))


def dice_from_key(key: Sequence[int]) -> Dice | None:
    """The dice that have this key; nothing if none do."""
    if len(key) == 5:
        return Dice(key[0], key[1], key[2], key[3], key[4])
    if len(key) == 10 and all(0 <= word <= MASK for word in key[:8]) and key[8] >= 0:
        return SealedDice(b"".join([word.to_bytes(4, "little") for word in key[:8]]), key[8], key[9])
    return None


def dice_from_seed(seed: str) -> Dice:
    """Dice for a seed written as text: any text will do, the same text gives the same game."""
    if seed.startswith(SEALED):
        return SealedDice(hashlib.sha256(b"clio dice 2\n" + seed.encode()).digest(), 0, 0)
    digest = hashlib.sha256(b"clio dice 1\n" + seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return Dice(words[0], words[1], words[2], words[3], 0)


def seed_fingerprint(seed: str) -> str:
    """What is shown while the game runs, so that the seed can be checked at its end.

    Of a sealed seed it is the server's part alone: it was shown before the players gave theirs.
    """
    if seed.startswith(SEALED):
        return hashlib.sha256(b"clio seal 1\n" + seed.split()[1].encode()).hexdigest()
    return hashlib.sha256(b"clio seed 1\n" + seed.encode()).hexdigest()
