"""Who watches a table: those with an open page who hold no seat. Names of some, and how many there are in all.

The list is made once for everybody, and not at every coming and going: a thousand who come within a minute are told to
a thousand others a dozen times, not a thousand times.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from clio.server.manners import distinct
from clio.store import Store
from clio.store.watching import Seen, note_watching, watching

if TYPE_CHECKING:
    from clio.server.tables import Tables

MOST_NAMED = 30
EVERY = 5.0  # seconds between two times that pages are told who watches
SOON = 1.0  # seconds until they are told at all: who reloads a page has not gone
HELD = 45.0  # seconds for which the word of a process holds
RENEWED = 15.0  # seconds after which it is given again


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


class Exchange:
    """Where several processes serve one store, each tells the others whom it sees."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.process = secrets.token_hex(8)
        self.said: dict[str, Seen] = {}  # by table what the others were told
        self.looked = self.renewed = 0.0

    async def turn(self) -> None:
        """Tell and ask, every few seconds."""
        now = time.time()
        if now - self.looked < EVERY / 2:
            return
        crowds = {game_id: table.crowd for game_id, table in self.tables.live.items()}
        seen = {
            game_id: crowd.watching.here(set(crowd.holders().values()))
            for game_id, crowd in crowds.items()
            if crowd.ears or crowd.watching.elsewhere
        }
        fresh = now - self.renewed > RENEWED
        news = {game_id: one for game_id, one in seen.items() if fresh or self.said.get(game_id, Seen()) != one}
        gone = {game_id: Seen() for game_id in self.said if game_id not in seen}
        await note_watching(self.store, self.process, {**gone, **news}, now + HELD)
        self.said = {game_id: one for game_id, one in seen.items() if one.number}
        self.looked, self.renewed = now, now if fresh else self.renewed
        others = await watching(self.store, self.process, list(seen), now) if seen else {}
        for game_id in seen:
            crowd = crowds[game_id]
            if crowd.watching.elsewhere != others.get(game_id, []):
                crowd.watching.elsewhere = others.get(game_id, [])
                crowd.tell_watching()

    async def end(self) -> None:
        """Nobody watches here any more: the server stops."""
        await note_watching(self.store, self.process, dict.fromkeys(self.said, Seen()), 0.0)
