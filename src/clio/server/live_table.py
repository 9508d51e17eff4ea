"""A live table: one that is played, in memory, with its log in the store.

Every line is durable before anybody hears of it. How a turn goes is the business of `clio.table`; here are storage,
people who come and go, and those who watch.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import count

from clio.engine.action import Action
from clio.engine.dice import seed_fingerprint
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.view import SPECTATOR, Common, View, common
from clio.server.changing import whole
from clio.server.crowd import Crowd
from clio.server.dealing import deal, deal_later
from clio.server.errors import Taken
from clio.server.pledges import part_pledge
from clio.server.restful import Restful
from clio.server.results import result_text
from clio.store import Conflict, GameRow, SeatRow, Store
from clio.store.dealing import DEALING, WAITING, tell_part
from clio.store.reactions import Marks
from clio.store.rows import VOTED, ChatRow, GuestRow
from clio.store.sharing import forget_votes
from clio.store.sharing import vote as add_vote
from clio.store.snapshots import Snapshot
from clio.table import SEAT_BOT, BotTask, Line, Stale, Table
from clio.table.clock import FREE
from clio.table.log import ORDER
from clio.table.snapshot import StoryTeller, quiet, table_text

MOST_CHAT = 100  # messages that are shown
SEEN_EVERY = 300.0  # seconds
COPIES = count()


def unheard(_table: LiveTable) -> None:
    """Nobody wants to hear of it."""


async def always(_table: LiveTable) -> bool:
    """Nobody else changes it."""
    return True


class LiveTable(Restful):
    """One game in memory: the table that is played, its log in the store, a lock, and those who watch.

    All changes go through the lock; `version` counts those that others may notice. A tentative turn is nobody else's
    business: its changes are counted by `drafts`, for its player alone.
    """

    def __init__(
        self,
        store: Store,
        row: GameRow,
        seats: Sequence[SeatRow],
        table: Table,
        heard: Callable[[LiveTable], None] | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(table)
        self.store = store
        self.now = now  # what time it is for the log and the clock
        self.heard = heard or unheard  # told of every change
        self.row = row
        self.seats = list(seats)
        self.lock = asyncio.Lock()
        self.crowd = Crowd(self.holders, self.taken_names)
        self.copy = next(COPIES)  # which copy of the table this is: what was heard of another one says nothing
        self.version = 0
        self.drafts = 0
        self.chat: list[ChatRow] = []
        self.marks: Marks = {}  # signs at its lines
        self.gone = False  # this copy is not the table any more
        self.seen: dict[str, float] = {}  # when a guest was here last
        self.votes: dict[int, set[str]] = {}  # who wants a seat to be free
        self.due = row.bot_due  # what the store's schedule says of its bots
        self.ours = False  # is it this process that has promised to see to them?
        self.clock_due = row.clock_due  # what it says of its clock
        self.changes = row.changes  # of those that several processes count, how many this copy has seen
        self.catch_up: Callable[[LiveTable], Awaitable[None]] | None = None  # with what other processes did
        self.told = -1  # the line up to which the store has its story, as far as this copy knows
        self.leavers: list[tuple[int, str]] = []  # who has given a seat up since anybody asked
        self.counted = False  # somebody has begun to count its result
        self.fresh = True  # from the beginning: nothing of it is in the store
        self.kept = -1  # the line of the newest snapshot
        if row.status == DEALING:
            deal_later(self)

    # --- reading ----------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        return self.play.match

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def bots(self) -> list[str]:
        """Who plays for a seat now: the name of a bot, or nothing."""
        return self.play.bots

    @property
    def dealt(self) -> bool:
        """Is there a deal? Before everybody sits nothing is dealt, and what lies here is for show."""
        return self.row.status not in (WAITING, DEALING)

    @property
    def fingerprint(self) -> str:
        """What may be shown of the seed from the first moment on."""
        return seed_fingerprint(self.row.seed)

    def away(self, seat: int) -> float:
        """For how many seconds the holder of a seat has not been here."""
        row = self.seats[seat]
        elsewhere = min(time.time(), self.crowd.elsewhere.get(row.holder, 0.0))
        return time.time() - max(row.seen or self.row.created, self.seen.get(row.holder, 0.0), elsewhere)

    @property
    def watchers(self) -> int:
        """Open streams."""
        return len(self.crowd.ears)

    def holders(self) -> dict[int, str]:
        """By seat the guest that plays there; bots are nobody."""
        return {row.seat: row.holder for row in self.seats if row.holder and not row.for_bots}

    def taken_names(self) -> list[str]:
        """Of people and bots who play."""
        return [row.name for row in self.seats if row.holder or row.for_bots]

    def view_for(self, seat: int) -> View:
        """What a seat (or a spectator) may see. Only read it: it is made once for all who look through these eyes."""
        seat = seat if self.dealt else SPECTATOR
        key = ("view", seat, "")
        if key not in self.memo:
            self.memo[key] = self.play.view(seat, self._common(seat))
        found: View = self.memo[key]
        return found

    def _common(self, seat: int) -> Common:
        """What a seat sees as all others do who look at the same state: whose turn is tentative looks at their own."""
        key = ("common", seat if self.play.acting(seat) else SPECTATOR, "")
        if key not in self.memo:
            self.memo[key] = common(self.play.state_for(seat))
        found: Common = self.memo[key]
        return found

    def coached(self, seat: int) -> bool:
        """May the coach help a seat? Only somebody who sits with bots alone, which are not there for other people."""
        rivals = [row for row in self.seats if row.seat != seat]
        lonely = self.dealt and all(row.kind == "bot" and not row.holder for row in rivals)
        return lonely and not self.own_work and self.play.alone(seat)

    @property
    def own_work(self) -> bool:
        """Is it compared with what others do elsewhere? Then neither coach nor bot helps somebody who is there."""
        return bool(self.row.deal or self.row.tournament)

    def asked(self) -> list[int]:
        """The seats that can do something now."""
        return self.play.asked()

    def bots_to_move(self) -> list[int]:
        """The bots that should move now; none before all have come."""
        waits = self.resting or self.row.status != "running" or self.over
        return [] if waits else self.play.bots_asked()

    def played_elsewhere(self) -> bool:
        """Does another process see to its bots?"""
        return self.store.shared and not self.ours and self.due is not None and self.due > time.time()

    def snapshot(self) -> Snapshot | None:
        """The table as it is, to be written behind; nothing if it is not quiet, or nothing is new."""
        play = self.play
        if not self.dealt or self.gone or play.lines == self.kept or not quiet(play):
            return None
        if play.retold:  # what was written down of the story holds no more
            self.forget_snapshots()
            play.retold = False
        version, fresh, self.fresh, self.kept = self.match.game.version, self.fresh, False, play.lines
        since, self.told = self.told, play.lines
        return Snapshot(self.row.id, play.lines, version, table_text(play), self.teller.piece(play), fresh, since)

    def forget_snapshots(self) -> None:
        """What was drawn could not be written: the next one tells the story from the beginning."""
        self.teller, self.fresh, self.kept = StoryTeller.at_start(self.play), True, -1

    # --- changing ---------------------------------------------------------------------------

    @whole
    async def act(self, seat: int, number: int, texts: Sequence[str]) -> None:
        """Answer the question with this number: one action, or the picks of a set in one go."""
        await self._write(self.play.answer_lines(seat, texts, number))

    @whole
    async def undo(self, seat: int) -> None:
        await self._write(self.play.undo_lines(seat))

    @whole
    async def note_hint(self, seat: int) -> None:
        """The coach tells a seat something: the log says so before it does."""
        await self._write(self.play.hint_lines(seat))

    @whole
    async def go_back(self, seat: int, number: int) -> None:
        await self._write(self.play.back_lines(seat, number), for_all=True)

    @whole
    async def end_turn(self, seat: int) -> None:
        """The player says that what was done stands: the turn is over, or a partner may go on with it."""
        await self._write(self.play.end_lines(seat))

    @whole
    async def pass_on(self, seat: int, scope: str, number: int | None = None) -> None:
        """Decline what is asked and not be asked it again in this turn or game; with no scope, be asked again."""
        await self._write(self.play.pass_lines(seat, scope, number), for_all=scope not in ("turn", "game"))

    @whole
    async def agree(self, seat: int, go_on: bool) -> None:
        """The rules have changed: a player goes on by them, or ends the game without a result."""
        lines = self.play.agree_lines(seat) if go_on else self.play.stop_lines(seat)
        await self._write(lines, for_all=True)

    @whole
    async def turn_to(self, seat: int, lesson: int) -> None:
        """The learner reads another lesson."""
        await self._write(self.play.lesson_lines(seat, lesson), for_all=True)

    @whole
    async def take_over(self, seat: int, bot: str) -> None:
        """A bot plays for an absent seat, or (no name) hands it back."""
        lines = self.play.seat_bot_lines(seat, bot)
        at = await self.append(lines)
        await self.store.update_seat(self.row.id, seat, bot=bot)  # so that it is woken when the server starts
        self.play.follow(lines, at)
        await self._tell()

    async def run_out(self) -> None:
        """Whose time is over by now: a bot goes on for them, or their seat becomes free, as was agreed."""
        lines = self.play.out_lines(self.now()) if self.play.clock is not None else []
        if not lines:
            return
        self.play.follow(lines, await self.append(lines))
        for seat in [seat for seat, text in lines if text.startswith(SEAT_BOT)]:
            if self.play.clock is not None and self.play.clock.terms.at_zero == FREE:
                await self._empty(seat, "friend")
            await self.store.update_seat(self.row.id, seat, bot=self.bots[seat])
        await self._tell()

    @whole
    async def strike(self) -> None:
        """Time has gone on; every change looks at the clock first."""

    @whole
    async def vote(self, seat: int) -> None:
        """A player does not want to wait for somebody whose time is over: if nobody does, the game ends."""
        await self._write(self.play.vote_lines(seat), for_all=True)

    @whole
    async def note_away(self, seat: int, until: float) -> None:
        """The log says that a player is on vacation, or back."""
        await self._write(self.play.away_lines(seat, until), for_all=True)

    @whole
    async def act_as_bot(self, task: BotTask, action: Action) -> None:
        """A bot's answer; it has no tentative turn. The seat may have been handed back while it thought."""
        await self._write(self.play.bot_lines(task.seat, action, task.number), for_all=True)

    async def _write(self, lines: Sequence[Line], for_all: bool = False) -> None:
        """The lines are durable before the table follows them and anybody hears of it."""
        at = await self.append(lines)
        before = self.standing()
        try:
            self.play.follow(lines, at)
        except ClioError as error:  # after the log was touched: no refusal, but a copy that is useless now
            raise RuntimeError("the log holds a line that the table refuses") from error
        await self._tell(None if for_all else before)

    async def append(self, lines: Sequence[Line]) -> float:
        """Whether a bot is asked afterwards is known only later: to be safe, the schedule hears of it at once.

        So it is with the clock: whoever reads the schedule looks again. When it was.
        """
        left_word = self.play.wishes.any()
        played = left_word or any(self.bots) or any(text.startswith((SEAT_BOT, ORDER)) for _, text in lines)
        due = time.time() + (self.store.lease or self.row.pace) if played else None
        at = self.now()
        clock_due = at if self.row.clock else None
        await self.store.append(self.row.id, self.play.lines + 1, lines, due, at, clock_due)
        if due is not None:
            self.due, self.ours = due, True
        self.clock_due = self.clock_due if clock_due is None else clock_due
        return at

    async def abandon(self) -> None:
        """This copy is not the table any more: who looks at it must look again."""
        self.gone = True
        self.crowd.call()

    async def lost_race(self) -> bool:
        """Somebody else has written first. May this copy go on, with what they wrote?"""
        if self.catch_up is None:
            await self.abandon()
        else:
            await self.catch_up(self)
        return not self.gone

    def standing(self) -> tuple[int, list[int]]:
        """As long as this stays the same, a change is the tentative player's own business."""
        return self.play.commits, self.asked()

    async def _tell(self, before: tuple[int, list[int]] | None = None) -> None:
        """Pages should look again, and the rooms that must know hear of it."""
        private = self.show(before)
        if self.over and self.row.status == "running":
            result = result_text(self.match.state.result)
            self.row = self.row._replace(status="over", result=result, ended=self.now())
            await self.store.update_game(self.row.id, status="over", result=result, ended=self.row.ended)
        self.heard(self)
        if private:
            self.crowd.call_only(self.seats[self.play.turn.seat].holder)
        else:
            self.crowd.call()

    def show(self, before: tuple[int, list[int]] | None = None) -> bool:
        """Everybody is shown something new, or only the player whose turn is as tentative as before. Only they?"""
        turn = self.play.turn
        if not turn.settled and before == self.standing():
            self.drafts += 1
            self.memo = {key: value for key, value in self.memo.items() if key[1] != turn.seat}
            return True
        self.version += 1
        self.memo = {}
        return False

    @whole
    async def say(self, row: ChatRow) -> None:
        """A message at the table."""
        self.chat = [*self.chat[1 - MOST_CHAT :], await self.store.say(self.row.id, row)]
        self.marks = {line: marks for line, marks in self.marks.items() if line >= self.chat[0].id}
        await self._tell()

    async def tell(self) -> None:
        """Something beside the game has changed, under the lock."""
        await self._tell()

    async def saw(self, guest: str) -> None:
        """A guest is here; for those who sit that is kept, roughly."""
        now = time.time()
        self.seen[guest] = now
        for row in self.seats:
            if row.holder == guest and now - row.seen > SEEN_EVERY:
                self.seats[row.seat] = row._replace(seen=now)
                await self.store.update_seat(self.row.id, row.seat, seen=now)

    @whole
    async def sit(self, seat: int, holder: str, guest: GuestRow, name: str, pledge: str) -> None:
        """The seat is the guest's from now on, if it still is `holder`'s (or nobody's): two cannot both sit down."""
        before = self.seats[seat]
        pledge = pledge if not self.dealt and not before.pledge else before.pledge
        after = before._replace(holder=guest.id, kind="person", name=name, seen=time.time(), pledge=pledge, invited="")
        if before.holder != holder:
            raise Taken
        try:
            await self.store.take_seat(self.row.id, before, after, guest)
        except Conflict:
            raise Taken from None
        self.seats[seat] = after
        self.match.names[seat] = after.name
        await self._forget_votes(seat)
        await deal(self, late=False)
        await self._tell()

    @whole
    async def empty(self, seat: int, voted: bool) -> None:
        """Nobody holds the seat any more; it waits for somebody, with a new secret.

        Where somebody was voted out of a running game it waits for nobody: two who vote may be one person, who would
        send a third to sit down there and look at the hand.
        """
        await self._empty(seat, VOTED if voted and self.row.status == "running" else "friend")
        await self._tell()

    async def _empty(self, seat: int, kind: str) -> None:
        if self.row.status == "running" and kind != VOTED and self.seats[seat].holder and self.play.commits:
            self.leavers.append((seat, self.seats[seat].holder))
        after = self.seats[seat]._replace(holder="", kind=kind, pledge="", part="", seen=0.0, invited="")
        after = after._replace(secret=secrets.token_urlsafe(16))
        changed = {field: value for field, value in after._asdict().items() if field != "seat"}
        await self.store.update_seat(self.row.id, seat, **changed)
        self.seats[seat] = after
        await self._forget_votes(seat)

    async def _forget_votes(self, seat: int) -> None:
        self.votes.pop(seat, None)
        await forget_votes(self.store, self.row.id, seat)

    @whole
    async def vote_out(self, seat: int, guest: str) -> None:
        """Somebody wants the seat to be free."""
        self.votes[seat] = await add_vote(self.store, self.row.id, seat, guest)
        await self._tell()

    @whole
    async def reveal(self, seat: int, part: str) -> None:
        """A player's part of the seed, as it was pledged when they sat down."""
        row = self.seats[seat]
        if self.row.status != DEALING or row.part or part_pledge(part) != row.pledge:
            raise Stale
        await tell_part(self.store, self.row.id, seat, part)
        self.seats[seat] = row._replace(part=part)
        await deal(self, late=False)
        await self._tell()

    @whole
    async def deal(self, late: bool = False) -> None:
        """Deal, if everybody sits and has told their part of the seed; those who are late go without."""
        if not self.dealt:
            await deal(self, late)
            await self._tell()

    @whole
    async def touch(self) -> None:
        """Something beside the game changed (a name, a message): pages should look again."""
        await self._tell()
