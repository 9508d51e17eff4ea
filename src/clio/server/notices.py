"""Notices: an account is told that it is its turn, once in each of its channels, and not while it is at the table.

Whose turn it is stands in the store, until it is not theirs any more; so does whether they have been told. A server
that is stopped goes on where it was. Nothing of the game is told but its name and who plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Callable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from clio.engine.errors import ClioError
from clio.server import webhook
from clio.server.accounts import code_fits, code_holds, new_code
from clio.server.delivery import Gone, Message, Sender, Unsent
from clio.server.live_table import LiveTable
from clio.server.mail import Mail, mail_address
from clio.server.pages import words_for
from clio.server.pool import Pool
from clio.server.push import Device, Push, id_of
from clio.server.settings import Settings
from clio.server.tables import Tables
from clio.server.visitors import same
from clio.store import Store
from clio.store.invitations import OPEN
from clio.store.manners import ignored_by
from clio.store.notices import (
    INVITATION,
    TURN,
    Channel,
    Heard,
    TurnRow,
    channels,
    claim,
    drop_channel,
    due_turns,
    find_channel,
    keep_channel,
    note_failure,
    note_turns,
    put_off,
)
from clio.store.rows import GameRow, GuestRow
from clio.store.trouble import trouble

log = logging.getLogger("clio")
WAIT = 20.0  # seconds until somebody is told: who is quick need not be
AT_TABLE = 60.0  # seconds until we look again whether somebody is still at the table
AGAIN = (60.0, 600.0, 3600.0)  # seconds until something that could not be delivered is tried again
ON_ITS_WAY = 120.0  # seconds until what somebody began to deliver is tried again: they are gone
MOST_FAILURES = 20  # in a row, until an address is forgotten
BATCH = 50
EVERY = 1.0
AT_ONCE = 4
MOST_DEVICES = 10
FAILED = {"webhook": "webhook-failed", "mail": "mail-failed", "push": "push-failed"}


class Notices:
    """Hears of tables, and tells those who want to be told."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, sign: Callable[[str], str]) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.sign = sign
        self.push = Push(settings)
        self.senders: dict[str, Sender] = {"webhook": webhook.Webhook(settings), "push": self.push}
        if settings.smtp_host:
            self.senders["mail"] = Mail(settings)
        self.channels: dict[str, list[Channel]] = {}  # by guest, those that are confirmed
        self.turns: list[Heard] = []  # not yet written
        self.writing = asyncio.Lock()
        self.known: dict[str, frozenset[str]] = {}  # by table, whose turn we last heard it was
        # What is slow in one kind of channel keeps nobody waiting in another.
        self.pools = {kind: Pool(AT_ONCE) for kind in self.senders}
        self.telling = {kind: asyncio.Lock() for kind in self.senders}  # nobody is told twice
        self.leads: Callable[[], bool] = lambda: True  # of several processes one tells

    def heard(self, table: LiveTable) -> None:
        if not self.channels:
            return
        theirs, game_id = whose_turn(table), table.row.id
        if self.known.get(game_id) == theirs and not self.store.shared:  # another process may have heard more
            return
        for guest in {row.holder for row in table.seats}:
            for channel in self.channels.get(guest, ()):
                self.turns.append(Heard(channel.id, guest, game_id, guest in theirs))
        self.known[game_id] = theirs
        if len(self.known) > 10_000:
            self.known.clear()

    def invited(self, guest: str, game_id: str, waits: bool) -> None:
        """A seat waits for somebody, or does not any more."""
        for channel in self.channels.get(guest, ()):
            self.turns.append(Heard(channel.id, guest, game_id, waits, INVITATION))

    async def run(self, closing: asyncio.Event) -> None:
        """Until the server stops."""
        with contextlib.suppress(SQLAlchemyError):
            await self.read()
        await asyncio.gather(*(self._run(kind, closing) for kind in self.senders))
        with contextlib.suppress(SQLAlchemyError):
            await self.write()
        for pool in self.pools.values():
            pool.close()

    async def _run(self, kind: str, closing: asyncio.Event) -> None:
        while not closing.is_set():
            try:
                await self.write()
                if self.store.shared:
                    await self.read()  # somebody may have told another process
                if self.channels and self.leads():
                    await self.tell(kind)
            except SQLAlchemyError as error:
                log.error("notices cannot be read: %s", trouble(error).text("en"))
            except Exception:
                log.exception("notices could not be sent")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), EVERY)

    async def read(self) -> None:
        """Who wants to be told. An address that nobody confirmed in time is forgotten."""
        found: dict[str, list[Channel]] = {}
        for channel in await channels(self.store):
            if not channel.code:
                found.setdefault(channel.guest, []).append(channel)
            elif not code_holds(channel.code):
                await drop_channel(self.store, channel.id)
        self.channels = found

    async def write(self) -> None:
        """What was heard, in its order; what cannot be written now is written later."""
        async with self.writing:
            turns = list(self.turns)
            if turns:
                newest = await self._as_it_is(turns) if self.store.shared else turns
                await note_turns(self.store, newest, self.tables.now(), WAIT)
                del self.turns[: len(turns)]

    async def _as_it_is(self, turns: list[Heard]) -> list[Heard]:
        """Another process may have heard more of these tables: whose turn it is now counts, not whose it was."""
        tables = {game_id: await self.tables.get(game_id) for game_id in {turn.game_id for turn in turns}}
        live = {game_id: table for game_id, table in tables.items() if table is not None}
        return list(
            dict.fromkeys(
                turn._replace(asked=turn.game_id in live and turn.guest in waited_for(live[turn.game_id], turn.kind))
                for turn in turns
            )
        )

    async def tell(self, kind: str) -> int:
        """Everybody who must be told now; how many there were."""
        async with self.telling[kind]:
            due = await due_turns(self.store, self.tables.now(), BATCH, kind)
            await asyncio.gather(*(self._tell(turn) for turn in due))
            return len(due)

    async def _tell(self, turn: TurnRow) -> None:
        now = self.tables.now()
        table = self.tables.live.get(turn.game_id)
        if self.store.shared:
            table = await self.tables.get(turn.game_id)
            if table is not None and turn.guest not in waited_for(table, turn.kind):
                await note_turns(
                    self.store, [Heard(turn.channel, turn.guest, turn.game_id, False, turn.kind)], now, WAIT
                )
                return
        if table is not None and table.crowd.listens(turn.guest):
            await put_off(self.store, turn, now + AT_TABLE, turn.tries)  # they see it themselves
            return
        channel = next((one for one in self.channels.get(turn.guest, ()) if one.id == turn.channel), None)
        guest, row = await self.store.guest(turn.guest), await self.store.game(turn.game_id)
        message = await self.message(turn, guest, row) if guest is not None and row is not None else None
        if channel is None or guest is None or message is None:
            await put_off(self.store, turn, None, turn.tries)
            return
        if not await claim(self.store, turn, now + ON_ITS_WAY):
            return  # somebody else tells them
        sent = await self._send(guest, channel, message)
        wait = None if sent or turn.tries >= len(AGAIN) else AGAIN[turn.tries]
        await put_off(self.store, turn, None if wait is None else now + wait, turn.tries + 1)

    async def message(self, turn: TurnRow, guest: GuestRow, row: GameRow) -> Message | None:
        """What somebody is told; nothing if there is no reason any more."""
        seats, words = await self.store.seats(row.id), words_for(row.game, guest.language)
        game = words.say(f"game-{row.game.replace('_', '-')}", row.game)
        key = hashlib.sha256(f"{turn.channel} {turn.game_id} {turn.since}".encode()).hexdigest()[:32]
        if turn.kind == TURN:
            text = words.say("notice-turn", game=game, names=", ".join(seat.name for seat in seats))
            told = Message(key, words.say("notice-title", game=game), text, "/t/" + row.id)
            return told if row.status == "running" else None
        waits = any(seat.invited == guest.id and not seat.holder for seat in seats) and row.status in OPEN
        host = await self.store.guest(row.host)
        if not waits or row.host in dict(await ignored_by(self.store, guest.id)):
            return None
        text = words.say("notice-invited", game=game, name=host.name if host and host.name else words.say("guest"))
        return Message(key, words.say("notice-invited-title", game=game), text, "/")

    async def _send(self, guest: GuestRow, channel: Channel, message: Message) -> bool:
        """Was it delivered?"""
        say = words_for("", guest.language).say
        message = message._replace(
            foot=say("notice-foot"),
            stop=say("notices-end"),
            end_path="/end/" + self.end_key(channel),
            address=self.settings.address.rstrip("/"),
        )
        try:
            await self._deliver(channel, message)
        except (Unsent, ClioError) as error:
            log.warning("a notice could not be delivered: %s", type(error).__name__)
            blame = getattr(error, "blame", True)
            failures = await note_failure(self.store, channel.id, True) if blame else 0
            if isinstance(error, Gone) or failures >= MOST_FAILURES:
                await self.end(channel)
            return False
        await note_failure(self.store, channel.id, False)
        return True

    async def _deliver(self, channel: Channel, message: Message) -> None:
        sender = self.senders.get(channel.kind)
        if sender is None:
            raise Unsent("not set up", blame=False)
        await self.pools[channel.kind].run(channel.guest, sender.deliver, channel.address, message)

    # --- what an account wants --------------------------------------------------------------

    def of(self, guest: GuestRow, kind: str) -> list[Channel]:
        """The channels of this kind in which somebody is told."""
        return [channel for channel in self.channels.get(guest.id, ()) if channel.kind == kind]

    async def unconfirmed(self, guest: GuestRow) -> Channel | None:
        """An address that waits for its code."""
        waiting = [one for one in await channels(self.store, guest.id) if one.code and code_holds(one.code)]
        return waiting[0] if waiting else None

    async def begin_webhook(self, guest: GuestRow, address: str) -> None:
        needs_account(guest)
        address = address.strip()
        found = webhook.parsed(address, self.settings.webhooks_local)
        try:
            await self.pools["webhook"].run(guest.id, webhook.machine, found, self.settings.webhooks_local)
        except Unsent:
            raise ClioError("webhook-bad") from None
        await self._begin(guest, Channel(new_id(), guest.id, "webhook", address), self.of(guest, "webhook"))

    async def begin_mail(self, guest: GuestRow, address: str) -> None:
        """Send a code there; who knows it reads there."""
        needs_account(guest)
        if "mail" not in self.senders:
            raise ClioError("mail-none")
        code, kept = new_code()
        channel = Channel(new_id(), guest.id, "mail", mail_address(address), kept)
        say = words_for("", guest.language).say
        key = hashlib.sha256(channel.id.encode()).hexdigest()[:32]
        try:
            await self._deliver(channel, Message(key, say("mail-code-title"), say("mail-code-text", code=code)))
        except Unsent as error:
            log.warning("a code could not be delivered: %s", type(error).__name__)
            raise ClioError("mail-failed") from None
        await keep_channel(self.store, channel, [one.id for one in await channels(self.store, guest.id) if one.code])

    async def confirm_mail(self, guest: GuestRow, code: str) -> None:
        waiting = await self.unconfirmed(guest)
        if waiting is None or not code_fits(waiting.code, code):
            raise ClioError("mail-code-wrong")
        await self._begin(guest, waiting._replace(code=""), self.of(guest, "mail"))

    async def begin_push(self, guest: GuestRow, device: Device) -> None:
        """A device is told of one account's turns: the one that asked last. Of many devices the first are forgotten."""
        needs_account(guest)
        device = device.checked(self.settings.webhooks_local)
        channel = Channel(id_of(device.endpoint), guest.id, "push", device.text)
        before = await find_channel(self.store, channel.id)
        if before is not None:
            await self.end(before)
        await self._begin(guest, channel, self.of(guest, "push")[: 1 - MOST_DEVICES])

    async def _begin(self, guest: GuestRow, channel: Channel, instead: Sequence[Channel]) -> None:
        """From now on somebody is told there, in place of others."""
        old = [one.id for one in instead]
        await keep_channel(self.store, channel, old)
        others = [one for one in self.channels.get(guest.id, ()) if one.id not in old]
        self.channels[guest.id] = [*others, channel]
        for row in await self.store.games_of(guest.id):
            table = await self.tables.get(row.id) if row.status == "running" else None
            if table is not None:
                self.known.pop(row.id, None)
                self.heard(table)

    async def end(self, channel: Channel) -> None:
        await drop_channel(self.store, channel.id)
        left = [one for one in self.channels.get(channel.guest, ()) if one.id != channel.id]
        if left:
            self.channels[channel.guest] = left
        else:
            self.channels.pop(channel.guest, None)

    async def end_kind(self, guest: GuestRow, kind: str, only: str = "") -> None:
        """All of one kind, with what waits for a code; or only one of them."""
        for channel in await channels(self.store, guest.id):
            if channel.kind == kind and only in ("", channel.id):
                await self.end(channel)

    async def attempt(self, guest: GuestRow, kind: str) -> None:
        """A message that says that it arrives."""
        say = words_for("", guest.language).say
        for channel in self.of(guest, kind):
            message = Message(secrets.token_hex(16), say("notice-try-title"), say("notice-try"), "/")
            if not await self._send(guest, channel, message):
                raise ClioError(FAILED[kind])
        if not self.of(guest, kind):
            raise ClioError(FAILED[kind])

    # --- the link that ends it --------------------------------------------------------------

    def end_key(self, channel: Channel) -> str:
        return f"{channel.id}.{self.sign('end ' + channel.id)}"

    def is_end_key(self, key: str) -> bool:
        """Is it a link of ours?"""
        channel, _, signature = key.partition(".")
        return same(signature, self.sign("end " + channel))

    async def channel_of(self, key: str) -> Channel | None:
        """The channel that such a link ends, if it has not ended yet."""
        return await find_channel(self.store, key.partition(".")[0]) if self.is_end_key(key) else None


def whose_turn(table: LiveTable) -> frozenset[str]:
    """The people that a table waits for; not those for whom it answers itself."""
    asked = table.asked() if table.row.status == "running" and not table.over else []
    return frozenset(
        table.seats[seat].holder for seat in asked if not table.bots[seat] and table.play.given(seat) is None
    )


def waited_for(table: LiveTable, kind: str) -> frozenset[str]:
    """Those whom a table has something to tell of this kind."""
    if kind == TURN:
        return whose_turn(table)
    return frozenset(row.invited for row in table.seats if row.invited and not row.holder and not table.over)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def needs_account(guest: GuestRow) -> None:
    if not guest.login:
        raise ClioError("notices-account")
