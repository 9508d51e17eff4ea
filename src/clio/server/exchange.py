"""Who watches a table, where several processes serve one store: each tells the others whom it sees."""

from __future__ import annotations

import secrets
import time

from clio.server.tables import Tables
from clio.server.watching import EVERY
from clio.store import Store
from clio.store.watching import Seen, note_watching, watching

HELD = 45.0  # seconds for which the word of a process holds
RENEWED = 15.0  # seconds after which it is given again


class Exchange:
    """What this process has said, and when."""

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
