"""Who watches a table: those with an open page who hold no seat. Names of some, and how many there are in all.

The list is made once for everybody, and not at every coming and going: a thousand who come within a minute are told to
a thousand others a dozen times, not a thousand times.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from clio.server.manners import distinct
from clio.store.watching import Seen

MOST_NAMED = 30
EVERY = 5.0  # seconds between two times that pages are told who watches
SOON = 1.0  # seconds until they are told at all: who reloads a page has not gone


class Watched(msgspec.Struct, frozen=True):
    """Who watches, as pages and programs are told it."""

    names: list[str] = []
    number: int = 0

    @property
    def more(self) -> int:
        """How many are not named."""
        return self.number - len(self.names)


NOBODY = Watched()


class Watching:
    """Those who have come to a table, with the names they have."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}  # by guest with an open stream; empty: without a name
        self.elsewhere: list[Seen] = []  # whom other processes see
        self.told = NOBODY  # what pages know
        self.due = False  # will they be told soon?
        self.at = 0.0  # when they were told last
        self.players: set[str] = set()  # who is not counted, because they play

    def knows(self, players: Iterable[str]) -> bool:
        """Are these the players who were left out?"""
        return self.players == set(players)

    def here(self, players: Collection[str]) -> Seen:
        """Those whom this process sees, players apart."""
        found = [(guest, name) for guest, name in self.names.items() if guest not in players]
        return Seen(tuple(one for one in found if one[1])[:MOST_NAMED], len(found))

    def renew(self, players: set[str], taken: Sequence[str]) -> bool:
        """Make the list anew; nobody stands in it under a player's name. Is it another one?"""
        self.players = players
        before, self.told = self.told, merged([self.here(players), *self.elsewhere], players, taken)
        return self.told != before


def merged(seen: Iterable[Seen], players: Collection[str], taken: Sequence[str]) -> Watched:
    """What several processes see, as one list: who is at two of them is one."""
    names: dict[str, str] = {}
    number = 0
    for one in seen:
        known = [guest for guest, _ in one.names if guest in names or guest in players]
        number += one.number - len(known)
        names.update((guest, name) for guest, name in one.names if guest not in known)
    named = sorted(names.values(), key=str.casefold)[:MOST_NAMED]
    return Watched([distinct(name, taken) for name in named], number)
