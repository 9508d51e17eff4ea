"""Manners: who does not want to hear whom, names that look alike, and what nobody uses any more."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Callable

from clio.store import Store

MOST_KEPT = 10_000

# Letters of other alphabets that look like Latin ones, after the compatibility forms of Unicode are gone (its table of
# confusables, as far as alphabets of our players and the usual tricks go).
LOOKALIKES = (
    str.maketrans("авеёзіїјкмнорстуѵхѕԁԛԝһӏьгпє", "abee3iijkmhopctyvxsdqwhlbrne")
    | str.maketrans("αβγεζηικμνορσςτυχω", "abyeznikuvopoctuxw")
    | str.maketrans("ıɩɑɡʟøłđ01|!58$@", "iiagloldolllsbsa")
)


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be taken for one another."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in plain if not unicodedata.combining(c) and unicodedata.category(c) != "Cf")
    alike = letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w").replace("i", "l")
    return "".join(alike.split())


class Manners:
    """Whom each guest ignores, remembered for those who are here."""

    def __init__(self, store: Store, sign: Callable[[str], str]) -> None:
        self.store = store
        self.sign = sign
        self.known: OrderedDict[str, dict[str, str]] = OrderedDict()

    async def shunned(self, guest: str) -> dict[str, str]:
        """Whom a guest ignores, with the names they had."""
        if guest not in self.known:
            self.known[guest] = dict(await self.store.ignored_by(guest))
            if len(self.known) > MOST_KEPT:
                self.known.popitem(last=False)
        return self.known[guest]

    async def ignored(self, guest: str) -> list[dict[str, str]]:
        """The same for a page: a key stands for each, because ids of others are nobody's business."""
        return [{"key": self.key(guest, other), "name": name} for other, name in (await self.shunned(guest)).items()]

    def key(self, guest: str, other: str) -> str:
        return self.sign(f"other {guest} {other}")

    async def ignore(self, guest: str, other: str, name: str) -> None:
        await self.store.ignore(guest, other, name)
        self.known.pop(guest, None)

    async def forgive(self, guest: str, key: str) -> None:
        for other in await self.shunned(guest):
            if self.key(guest, other) == key:
                await self.store.forgive(guest, other)
        self.known.pop(guest, None)
