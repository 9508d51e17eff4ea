"""Notices: an account is told that it is its turn, once, and not while it is at the table.

Whose turn it is stands in the store, until it is not theirs any more; so does whether they have been told. A server
that is stopped goes on where it was. Nothing of the game is told but its name and who plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging

from sqlalchemy.exc import SQLAlchemyError

from clio.engine.errors import ClioError
from clio.server import webhook
from clio.server.pages import words_for
from clio.server.pool import Pool
from clio.server.settings import Settings
from clio.server.tables import LiveTable, Tables
from clio.store import Store
from clio.store.notices import TurnRow, due_turns, keep_webhook, note_failure, note_turns, put_off, webhooks
from clio.store.store import GuestRow
from clio.store.trouble import trouble

log = logging.getLogger("clio")
WAIT = 20.0  # seconds until somebody is told: who is quick need not be
AT_TABLE = 60.0  # seconds until we look again whether somebody is still at the table
AGAIN = (60.0, 600.0, 3600.0)  # seconds until something that could not be delivered is tried again
MOST_FAILURES = 20  # in a row, until an address is forgotten
BATCH = 50
EVERY = 1.0
AT_ONCE = 4


class Notices:
    """Hears of tables, and tells those who want to be told."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.addresses: dict[str, str] = {}  # by guest
        self.turns: list[tuple[str, str, bool]] = []  # not yet written: who, where, is it their turn?
        self.known: dict[str, frozenset[str]] = {}  # by table, whose turn we last heard it was
        self.pool = Pool(AT_ONCE)
        self.telling = asyncio.Lock()  # nobody is told twice

    def heard(self, table: LiveTable) -> None:
        if not self.addresses:
            return
        asked = table.asked() if table.row.status == "running" and not table.over else []
        theirs = frozenset(table.seats[seat].holder for seat in asked if not table.bots[seat])
        game_id = table.row.id
        if self.known.get(game_id) == theirs:
            return
        for row in table.seats:
            if row.holder in self.addresses:
                self.turns.append((row.holder, game_id, row.holder in theirs))
        self.known[game_id] = theirs
        if len(self.known) > 10_000:
            self.known.clear()

    async def run(self, closing: asyncio.Event) -> None:
        """Until the server stops."""
        with contextlib.suppress(SQLAlchemyError):
            self.addresses = await webhooks(self.store)
        while not closing.is_set():
            try:
                await self.write()
                if self.addresses:
                    await self.tell()
            except SQLAlchemyError as error:
                log.error("notices cannot be read: %s", trouble(error).text("en"))
            except Exception:
                log.exception("notices could not be sent")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), EVERY)
        with contextlib.suppress(SQLAlchemyError):
            await self.write()
        self.pool.close()

    async def write(self) -> None:
        turns, self.turns = self.turns, []
        if turns:
            await note_turns(self.store, turns, self.tables.now(), WAIT)

    async def tell(self) -> int:
        """Everybody who must be told now; how many there were."""
        async with self.telling:
            due = await due_turns(self.store, self.tables.now(), BATCH)
            await asyncio.gather(*(self._tell(turn) for turn in due))
            return len(due)

    async def _tell(self, turn: TurnRow) -> None:
        now, address = self.tables.now(), self.addresses.get(turn.guest, "")
        table = self.tables.live.get(turn.game_id)
        if table is not None and turn.guest in table.crowd.listeners:
            await put_off(self.store, turn, now + AT_TABLE, turn.tries)  # they see it themselves
            return
        guest, row = await self.store.guest(turn.guest), await self.store.game(turn.game_id)
        if not address or guest is None or row is None or row.status != "running":
            await put_off(self.store, turn, None, turn.tries)
            return
        names = [seat.name for seat in await self.store.seats(row.id)]
        words = words_for(row.game, guest.language)
        game = words.say(f"game-{row.game.replace('_', '-')}", row.game)
        text = words.say("notice-turn", game=game, names=", ".join(names))
        sent = await self._send(guest, address, f"{text} {self.link('/t/' + row.id)}".strip())
        wait = None if sent or turn.tries >= len(AGAIN) else AGAIN[turn.tries]
        await put_off(self.store, turn, None if wait is None else now + wait, turn.tries + 1)

    def link(self, path: str) -> str:
        return self.settings.address.rstrip("/") + path if self.settings.address else ""

    async def _send(self, guest: GuestRow, address: str, text: str) -> bool:
        """In a form that Discord, Slack and Matrix understand. Was it delivered?"""
        body = json.dumps({"content": text, "text": text}, ensure_ascii=False).encode()
        try:
            await self.pool.run(guest.id, webhook.send, address, body, self.settings.webhooks_local)
        except (webhook.Unsent, ClioError) as error:
            log.warning("a notice could not be delivered: %s", type(error).__name__)
            if await note_failure(self.store, guest.id, True) >= MOST_FAILURES:
                await self.end(guest)
            return False
        await note_failure(self.store, guest.id, False)
        return True

    # --- what an account wants --------------------------------------------------------------

    async def begin(self, guest: GuestRow, address: str) -> None:
        """From now on somebody is told there."""
        if not guest.login:
            raise ClioError("webhook-account")
        address = address.strip()
        found = webhook.parsed(address, self.settings.webhooks_local)
        try:
            await self.pool.run(guest.id, webhook.machine, found, self.settings.webhooks_local)
        except webhook.Unsent:
            raise ClioError("webhook-bad") from None
        await keep_webhook(self.store, guest.id, address)
        self.addresses[guest.id] = address
        for row in await self.store.games_of(guest.id):
            table = await self.tables.get(row.id) if row.status == "running" else None
            if table is not None:
                self.known.pop(row.id, None)
                self.heard(table)

    async def end(self, guest: GuestRow) -> None:
        await keep_webhook(self.store, guest.id, "")
        self.addresses.pop(guest.id, None)

    async def attempt(self, guest: GuestRow) -> None:
        """A message that says that it arrives."""
        address = self.addresses.get(guest.id, "")
        text = words_for("", guest.language).say("notice-try")
        if not address or not await self._send(guest, address, f"{text} {self.link('/')}".strip()):
            raise ClioError("webhook-failed")
