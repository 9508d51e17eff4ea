"""Manners: who does not want to hear whom, names that look alike, and what nobody uses any more."""

from __future__ import annotations

import json
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import cache
from importlib.resources import files

from clio.server.visitors import LONGEST_NAME
from clio.store import Store
from clio.store.manners import forgive, ignore, ignored_by

MOST_KEPT = 10_000

# What Unicode's table of confusables leaves apart and a hurried reader does not, in small letters.
HURRIED = str.maketrans("ʙʜᴛĸᴋπƅꞓɛɜμχςωζʟłđ58$@!", "bhtkknbee3uxcwzlldsbsal") | {ord("ᴍ"): "rn", ord("ʍ"): "rn"}


@cache
def confusables() -> dict[int, str]:
    """What each letter looks like, by Unicode's table of confusables (UTS 39): one for all that look the same.

    The package's file has the pairs of the table in both directions; of those that belong together, the one with the
    most pairs is what the table calls their prototype. Some are more than one letter: `m` looks like `rn`.
    """
    file = files("confusable_homoglyphs").joinpath("confusables.json")
    pairs: dict[str, list[dict[str, str]]] = json.loads(file.read_text(encoding="utf-8"))
    found = {}
    for letter, others in pairs.items():
        best = max([letter, *(other["c"] for other in others)], key=lambda text: (len(pairs.get(text, ())), text))
        if len(letter) == 1:
            found[ord(letter)] = best
    return found


def bare(text: str) -> str:
    """Without the marks over letters, and what nobody sees."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(c for c in plain if not unicodedata.combining(c) and unicodedata.category(c) != "Cf")


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be taken for one another."""
    table = confusables()
    latin = "".join(table[ord(c)] if table.get(ord(c), "\0").isalpha() and table[ord(c)].isascii() else c for c in name)
    alike = bare(bare(latin).translate(table)).casefold()  # capitals look like other letters than small ones
    alike = bare(alike.translate(table)).casefold().translate(HURRIED)
    return "".join(alike.replace("vv", "w").replace("i", "l").split())


def distinct(name: str, others: Collection[str]) -> str:
    """The name, or one like it with a number, that could be taken for none of the others."""
    taken = {skeleton(other) for other in others}
    found, number = name, 2
    while skeleton(found) in taken:
        found, number = f"{name[: LONGEST_NAME - 4]} {number}", number + 1
    return found


class Manners:
    """Whom each guest ignores, remembered for those who are here."""

    def __init__(self, store: Store, sign: Callable[[str], str]) -> None:
        self.store = store
        self.sign = sign
        self.known: OrderedDict[str, dict[str, str]] = OrderedDict()

    async def shunned(self, guest: str) -> dict[str, str]:
        """Whom a guest ignores, with the names they had."""
        if guest not in self.known or self.store.shared:  # another process may have heard of more
            self.known[guest] = dict(await ignored_by(self.store, guest))
            if len(self.known) > MOST_KEPT:
                self.known.popitem(last=False)
        return self.known[guest]

    async def ignored(self, guest: str) -> list[dict[str, str]]:
        """The same for a page: a key stands for each, because ids of others are nobody's business."""
        return [{"key": self.key(guest, other), "name": name} for other, name in (await self.shunned(guest)).items()]

    def key(self, guest: str, other: str) -> str:
        return self.sign(f"other {guest} {other}")

    async def ignore(self, guest: str, other: str, name: str) -> None:
        await ignore(self.store, guest, other, name)
        self.known.pop(guest, None)

    async def forgive(self, guest: str, key: str) -> None:
        for other in await self.shunned(guest):
            if self.key(guest, other) == key:
                await forgive(self.store, guest, other)
        self.known.pop(guest, None)
