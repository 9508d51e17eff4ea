"""Live tables: all that are in memory, opened from the store when somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence

from clio.engine.dice import SEALED
from clio.engine.errors import ClioError
from clio.engine.registry import load
from clio.server.dealing import begin_clock, due_now
from clio.server.live_table import MOST_CHAT, LiveTable, always, unheard
from clio.server.pool import Pool, in_slices, sliced
from clio.store import Conflict, GameRow, LogRow, SeatRow, Store
from clio.store.dealing import DEALING, WAITING
from clio.store.opening import Opened, Opener
from clio.store.reactions import marks_of
from clio.store.rows import Kept
from clio.store.snapshots import change_rules
from clio.table import Differs
from clio.table.log import RULES
from clio.table.snapshot import StoryTeller

MOST_LIVE = 300  # tables kept in memory, and more only if they are in use
FOR_SHOW = "waiting"  # the seed of what lies on a table before anything is dealt
OPENED_AT_ONCE = 4  # tables that are replayed at the same time

log = logging.getLogger("clio")


class Tables:
    """All live tables by id, opened from the store when they are first asked for."""

    def __init__(self, store: Store, secret: Callable[[str], str] = str) -> None:
        self.store = store
        self.secret = secret  # what nobody else can work out from a text: the chance of bots
        self.live: dict[str, LiveTable] = {}  # who was looked at last stands last
        self.opening: dict[str, asyncio.Lock] = {}  # one for each table that is being opened
        self.openers = Pool(OPENED_AT_ONCE)
        self.heard: Callable[[LiveTable], None] = unheard  # told of every change of every table
        self.now: Callable[[], float] = time.time  # what time it is for every log and clock
        self.busy: Callable[[LiveTable], bool] = lambda table: bool(table.bots_to_move())  # do its bots play just now?
        self.catch_up: Callable[[LiveTable], Awaitable[None]] | None = None  # where several processes share the store
        self.current: Callable[[LiveTable], Awaitable[bool]] = always  # is this copy the table as it is now?

    async def get(self, game_id: str, kept: Kept | None = None) -> LiveTable | None:
        """The table, opened if it is not at hand; from what somebody has just read of it, if they have."""
        table = self._at_hand(game_id)
        if table is not None and await self.current(table):
            return table
        async with self.opening.setdefault(game_id, asyncio.Lock()):
            table = self._at_hand(game_id)
            if table is not None:
                return table
            try:
                async with self.openers.place(game_id):
                    try:
                        table = await self._open(game_id, kept)
                    except Conflict:  # two opened it at the same moment, and both had something to write down
                        table = await self._open(game_id, None)
            finally:
                self.opening.pop(game_id, None)
            if table is not None:
                self._keep(table)
            return table

    def _at_hand(self, game_id: str) -> LiveTable | None:
        table = self.live.get(game_id)
        if table is None or table.gone:
            return None
        self.live[game_id] = self.live.pop(game_id)
        return table

    def _keep(self, table: LiveTable) -> None:
        self.live[table.row.id] = table
        self.tidy()

    def tidy(self) -> None:
        """Put away the tables nobody looks at and no bot plays at; they are opened again when somebody comes."""
        surplus = len(self.live) - MOST_LIVE
        for table in list(self.live.values())[:-1] if surplus > 0 else ():  # not the one somebody has just asked for
            if surplus > 0 and not (table.watchers or table.lock.locked() or self.busy(table)):
                self.put_away(table)
                surplus -= 1

    def put_away(self, table: LiveTable) -> None:
        table.gone = True
        del self.live[table.row.id]

    async def _open(self, game_id: str, kept: Kept | None) -> LiveTable | None:
        kept = kept or (await self.store.kept([game_id], MOST_CHAT)).get(game_id)
        if kept is None or kept.row.status == "closed":
            return None
        try:
            opened = await self._laid(kept)
        except (Differs, ClioError) as error:  # one table, not all of them
            # Not which action it was: that may name a card somebody holds. `clio store check` tells the operator.
            number = error.number if isinstance(error, Differs) else 0
            log.error("game %s cannot be opened at line %s; `clio store check` says why", game_id, number)
            return None
        opened.table.chance = self.secret("bots of " + (kept.row.deal or game_id))
        table = LiveTable(self.store, kept.row, kept.seats, opened.table, self.heard, self.time)
        table.teller, table.fresh = opened.teller, opened.fresh
        table.told = kept.snapshots[-1].line if kept.snapshots else -1
        table.chat = kept.chat
        table.marks = await marks_of(self.store, game_id, kept.chat[0].id) if kept.chat else {}
        table.catch_up = self.catch_up
        if opened.before:
            await self._change_rules(table, opened)
        await begin_clock(table)  # if the server was stopped right after the deal
        return table

    def time(self) -> float:
        return self.now()

    async def _laid(self, kept: Kept) -> Opened:
        """From the newest snapshot; played again, but not in one go, where there is none or the rules have changed."""
        waits = kept.row.status in (WAITING, DEALING)
        opener = Opener(kept.row._replace(seed=FOR_SHOW) if waits else kept.row, kept.seats)
        if kept.snapshots and kept.snapshots[-1].rules == opener.game.version:
            try:
                steps = opener.quick(kept)
                table = next(steps)
                opened = Opened(table, StoryTeller(table), False)
                async for _ in sliced(steps):
                    pass
                return opened
            except (Differs, ClioError):
                log.warning("game %s: its snapshot does not fit its log; it is played again", kept.row.id)
        lines = await self.store.log(kept.row.id) if kept.snapshots else kept.lines
        try:
            table = await in_slices(opener.thorough(kept, lines))
        except Differs as error:
            if waits:
                raise  # moves before the deal: no rule could have changed them
            log.warning("game %s goes on by other rules from line %s on", kept.row.id, error.number)
            return opener.other_rules(kept, lines, error.number)
        return Opened(table, StoryTeller.at_start(table), True)

    async def _change_rules(self, table: LiveTable, opened: Opened) -> None:
        """The log says from where on other rules hold; the snapshot from which the game goes on stays."""
        shot = table.snapshot()
        assert shot is not None
        await change_rules(self.store, shot, f"{RULES} {table.match.game.version}")
        table.fresh = False

    async def create(
        self,
        game_name: str,
        options: Mapping[str, str],
        seats: Sequence[SeatRow],
        host: str,
        listed: bool,
        pace: float,
        seed: str = "",
        lines: Sequence[tuple[int, str]] = (),
        clock: str = "",
        deal: str = "",
        sealed: float = 0.0,
        tournament: str = "",
        game_id: str = "",  # decided before: made twice, it is an IntegrityError
    ) -> LiveTable:
        """A new table with a sealed seed of 256 random bits; or with a known one, its first moves already made."""
        game = load(game_name)
        to_come = any((seat.kind == "friend" and not seat.holder) or seat.pledge for seat in seats)
        waiting = to_come and (not seed or bool(deal))
        now = time.time()
        row = GameRow(
            id=game_id or secrets.token_urlsafe(9),
            game=game_name,
            rules=game.version,
            cards=game.digest,
            options=game.complete(options),
            seed=seed or SEALED + secrets.token_hex(32),
            chosen_seed=bool(seed),
            host=host,
            listed=listed,
            status=WAITING if waiting else "running",
            pace=pace,
            rematch="",
            created=now,
            touched=now,
            bot_due=None if waiting else due_now(seats, self.store.lease),
            clock=clock,
            deal=deal,
            sealed=sealed,
            tournament=tournament,
        )
        numbered = [LogRow(number, seat, text) for number, (seat, text) in enumerate(lines, 1)]
        opened = await self._laid(Kept(row, list(seats), numbered, [], [], []))
        opened.table.chance = self.secret("bots of " + (deal or row.id))
        table = LiveTable(self.store, row, seats, opened.table, self.heard, self.time)
        table.catch_up, table.ours = self.catch_up, True
        await self.store.create(row, seats, lines)
        self._keep(table)
        await table.deal()
        await begin_clock(table)
        self.heard(table)
        return table

    async def close(self, table: LiveTable) -> None:
        """The host puts the table away."""
        table.row = table.row._replace(status="closed")
        await self.store.update_game(table.row.id, status="closed", bot_due=None, clock_due=None, ended=None)
        self.live.pop(table.row.id, None)
        await table.abandon()
