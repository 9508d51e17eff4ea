"""Live tables: a match in memory with its log in the store.

Every line is durable before anybody hears of it. A player's turn is *tentative* until it is committed (ended,
a frontier crossed, another seat asked): until then only the player sees it, and may take it back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from clio.engine.action import Action
from clio.engine.errors import ClioError
from clio.engine.game import Refusal
from clio.engine.history import History
from clio.engine.match import UNDO, Match
from clio.engine.registry import load
from clio.engine.state import State
from clio.engine.step import Either, Together
from clio.engine.story import Story
from clio.engine.view import View, decision_number, view
from clio.engine.words import Sayable
from clio.server import guide
from clio.store import GameRow, LogRow, SeatRow, Store
from clio.store.store import ChatRow

# Lines of the log that are no actions of the game.
COMMIT = guide.COMMIT  # a player ends a tentative turn
MOST_CHAT = 100  # messages that are shown
MOST_LIVE = 300  # tables kept in memory beyond those that are in use
BOT = ":bot"  # a bot takes over a seat (":bot greedy") or hands it back (":bot")


log = logging.getLogger("clio")


class Stale(Exception):
    """The action answers a question that is not put any more: show the table as it is."""


class Refused(ClioError):
    """One of the actions is not legal: which, and why."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.action = action
        self.refusal = refusal


P = ParamSpec("P")
Change = Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, None]]


def whole(change: Change[P]) -> Change[P]:
    """A change is made under the lock and to its end, even if the browser that asked for it goes away.

    Whatever fails after the log was touched makes this copy of the table useless: it is opened anew from the log.
    """

    @wraps(change)
    async def changed(table: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async def work() -> None:
            async with table.lock:
                if table.gone:
                    raise Stale
                try:
                    await change(table, *args, **kwargs)
                except (Stale, ClioError):
                    raise  # refused before anything was written
                except BaseException:
                    await table.abandon()
                    raise

        await asyncio.shield(asyncio.create_task(work()))

    return changed


class LiveTable:
    """One game in memory. All changes go through its lock; `version` counts those that others may notice.

    A tentative turn is nobody else's business: its changes are counted by `drafts`, for its player alone.
    """

    def __init__(self, store: Store, row: GameRow, seats: Sequence[SeatRow], match: Match) -> None:
        self.store = store
        self.row = row
        self.seats = list(seats)
        self.match = match
        self.lock = asyncio.Lock()
        self.changed = asyncio.Condition()
        self.version = 0
        self.drafts = 0
        self.lines = 0  # lines of the log
        self.committed = match.state.clone()  # what everybody may see
        self.committed_entries = len(match.entries)  # how much of the match's log they may read
        self.commits = 0
        self.tentative = -1  # the seat whose turn is not committed, or -1
        self.ending = False  # its turn has passed, only the word "end turn" is missing
        self.handed = 0  # seats (as bits) that leave a question to their partners
        self.bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]  # who plays for a seat now
        lessons = guide.guide_of(row.game) if guide.GUIDE in self.bots else None
        self.course = guide.Course(lessons) if lessons is not None else None
        self.story = Story(match)
        self.history = History(match)
        self.chat: list[ChatRow] = []
        self.watchers = 0  # open streams
        self.gone = False  # this copy is not the table any more
        self.memo: dict[tuple[str, int, str], Any] = {}  # what was worked out for this version: (what, seat, language)

    # --- reading ----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.committed.over

    def state_for(self, seat: int) -> State:
        """The truth for the player whose turn is tentative, the committed table for all others."""
        return self.match.state if seat >= 0 and seat == self.tentative else self.committed

    def view_for(self, seat: int) -> View:
        """What a seat (or a spectator) may see, with who is asked and whether it may end or undo. Only read it."""
        key = ("view", seat, "")
        if key not in self.memo:
            self.memo[key] = self._view_for(seat)
        found: View = self.memo[key]
        return found

    def _view_for(self, seat: int) -> View:
        seen = view(self.state_for(seat), seat)
        if self.tentative >= 0:
            seen.asked = [self.tentative]
            if seat != self.tentative or self.ending:
                seen.decision = None
        seen.tentative = seat >= 0 and seat == self.tentative
        seen.may_end = seen.tentative and self.ending
        seen.may_hand_over = self.shared(seat)
        seen.may_undo = seat >= 0 and self.match.can_undo(seat)
        return seen

    def learns(self, seat: int) -> guide.Course | None:
        """The lessons of a seat, as long as it has not left them."""
        return self.course if seat == 0 and guide.GUIDE in self.bots and not self.over else None

    def fixed_move(self, seat: int) -> Action | None:
        """What a guide lets its opponent do now; nothing if the game has gone another way."""
        if self.course is None or self.bots[seat] != guide.GUIDE:
            return None
        played = [entry.text for entry in self.match.entries if entry.seat == seat]
        text = self.course.guide.reply(played, [action.text for action in self.state.legal(seat)])
        return None if text is None else self.match.game.actions.find(text)

    def asked(self) -> list[int]:
        """The seats that can do something now."""
        if self.tentative >= 0:
            return [self.tentative]
        return self.committed.seats_open()

    def shared(self, seat: int) -> bool:
        """May this seat answer, or hand the question over to a partner?"""
        if seat not in self.asked() or self.ending or self.state.over or self.handed >> seat & 1:
            return False
        return isinstance(self.state.asking(), Either) and len(self.state.seats_open()) > 1

    def bots_asked(self) -> list[int]:
        """The bots that should move now. A question that people may answer too is theirs until they hand it over."""
        asked = self.asked()
        if not self.state.over and isinstance(self.state.asking(), Either):
            if any(not self.bots[seat] and not self.handed >> seat & 1 for seat in asked):
                return []
        return [seat for seat in asked if self.bots[seat]]

    def reveals(self, seat: int, action: Action) -> bool:
        """Would this action cross a frontier? Asked beforehand, so that a player is warned.

        Only whether, never what: tried on a copy of which nothing else is looked at.
        """
        state = self.state_for(seat)
        trial = state.clone()
        trial.apply(seat, action)
        return bool(trial.news >> seat & 1) or trial.dice.uses != state.dice.uses

    # --- changing ---------------------------------------------------------------------------

    def check(self, seat: int, number: int) -> None:
        """Is this seat being asked this very question?"""
        state = self.state_for(seat)
        if self.ending or seat not in self.asked() or decision_number(state, seat) != number:
            raise Stale

    @whole
    async def act(self, seat: int, number: int, texts: Sequence[str]) -> None:
        """Answer the question with this number: one action, or the picks of a set in one go."""
        if self.bots[seat]:
            raise Stale  # first take the seat back
        self.check(seat, number)
        actions = self.in_order(seat, [self.match.game.actions.find(text) for text in texts])
        await self._append([(seat, action.text) for action in actions])
        before = self.standing()
        for action in actions:
            self._play(seat, action)
        await self._tell(before)

    def in_order(self, seat: int, actions: list[Action]) -> list[Action]:
        """The picks in an order in which all are legal: as given, kind by kind, or as the table has them.

        Nothing is changed here: they are tried on a copy.
        """
        if not actions:
            raise ClioError("nothing-chosen")
        by_kind = sorted(actions, key=lambda action: action.kind)
        against_kind = sorted(actions, key=lambda action: -action.kind)
        by_index = sorted(actions, key=lambda action: action.index)
        problems = []
        for order in (actions, by_kind, against_kind, by_index):
            problem = self._try(seat, order)
            if problem is None:
                return order
            problems.append(problem)
        raise problems[0]

    def _try(self, seat: int, actions: Sequence[Action]) -> ClioError | None:
        trial = self.state_for(seat).clone()
        step = trial.asking().name
        for place, action in enumerate(actions):
            if place and (trial.over or trial.asking().name != step or seat not in trial.seats_open()):
                return ClioError("too-much-chosen")
            refusal = self.match.game.refusal(trial, seat, action)
            if refusal is not None:
                return Refused(action.text, refusal)
            trial.apply(seat, action)
        return None

    @whole
    async def undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            raise Stale
        await self._append([(seat, UNDO)])
        before = self.standing()
        self._undo(seat)
        await self._tell(before)

    @whole
    async def end_turn(self, seat: int) -> None:
        """The player says that what was done stands: the turn is over, or a partner may go on with it."""
        if not (self.ending and self.tentative == seat) and not self.shared(seat):
            raise Stale
        await self._append([(seat, COMMIT)])
        self._end_turn(seat)
        await self._tell()

    @whole
    async def turn_to(self, seat: int, lesson: int) -> None:
        """The learner reads another lesson."""
        if self.learns(seat) is None:
            raise Stale
        text = f"{guide.LESSON} {lesson}"
        await self._append([(seat, text)])
        self._turn_to(text)
        await self._tell()

    @whole
    async def take_over(self, seat: int, bot: str) -> None:
        """A bot plays for an absent seat, or (no name) hands it back."""
        text = f"{BOT} {bot}".strip()
        await self._append([(seat, text)])
        await self.store.update_seat(self.row.id, seat, bot=bot)  # so that it is woken when the server starts
        self._take_over(seat, text)
        await self._tell()

    @whole
    async def act_as_bot(self, seat: int, number: int, action: Action) -> None:
        """A bot's answer; it has no tentative turn. The seat may have been handed back while it thought."""
        if not self.bots[seat]:
            raise Stale
        self.check(seat, number)
        await self._append([(seat, action.text)])
        self._play(seat, action)
        await self._tell()

    async def _append(self, lines: list[tuple[int, str]]) -> None:
        await self.store.append(self.row.id, self.lines + 1, lines)
        self.lines += len(lines)

    async def abandon(self) -> None:
        """This copy is not the table any more: who looks at it must look again."""
        self.gone = True
        async with self.changed:
            self.changed.notify_all()

    def standing(self) -> tuple[int, list[int]]:
        """As long as this stays the same, a change is the tentative player's own business."""
        return self.commits, self.asked()

    async def _tell(self, before: tuple[int, list[int]] | None = None) -> None:
        """Pages should look again: all of them, or the player's own alone if the turn is as tentative as before."""
        if self.tentative >= 0 and before == self.standing():
            self.drafts += 1
            self.memo = {key: value for key, value in self.memo.items() if key[1] != self.tentative}
        else:
            self.version += 1
            self.memo = {}
        if self.committed.over and self.row.status == "running":
            self.row = self.row._replace(status="over")
            await self.store.update_game(self.row.id, status="over")
        async with self.changed:
            self.changed.notify_all()

    @whole
    async def say(self, row: ChatRow) -> None:
        """A message at the table."""
        await self.store.say(self.row.id, row)
        self.chat = [*self.chat[1 - MOST_CHAT :], row]
        await self._tell()

    @whole
    async def touch(self) -> None:
        """Something beside the game changed (a name, a message): pages should look again."""
        await self._tell()

    def replay(self, seat: int, text: str) -> None:
        """A line of the log, played again when the table is opened."""
        self.lines += 1
        if text == COMMIT:
            self._end_turn(seat)
        elif text.startswith(BOT):
            self._take_over(seat, text)
        elif text.startswith(guide.LESSON):
            self._turn_to(text)
        elif text == UNDO:
            self._undo(seat)
        else:
            self._play(seat, self.match.game.actions.find(text))

    def _play(self, seat: int, action: Action) -> None:
        if self.tentative not in (-1, seat):
            self._commit()
        self.handed = 0
        together = isinstance(self.match.state.asking(), Together)
        self.match.act(seat, action)
        self._learn(seat, action.text)
        self.story.listen()
        state = self.match.state
        if together or self.bots[seat] or not self.match.can_undo(seat):
            self._commit()
        else:
            self.tentative = seat
            self.ending = state.over or seat not in state.seats_open()

    def _end_turn(self, seat: int) -> None:
        handed = self.shared(seat)
        self._learn(seat, COMMIT)
        self._commit()
        if handed:
            self.handed |= 1 << seat

    def _turn_to(self, text: str) -> None:
        if self.course is not None:
            self.course.go(int(text.removeprefix(guide.LESSON)))

    def _learn(self, seat: int, text: str) -> None:
        """Whatever the learner does, the lessons hear of it."""
        if self.course is not None and seat == 0:
            if text == UNDO:
                self.course.undone()
            else:
                self.course.acted(text)

    def _take_over(self, seat: int, text: str) -> None:
        self.bots[seat] = text.removeprefix(BOT).strip()
        if self.bots[seat] and self.tentative == seat:
            self._commit()

    def _undo(self, seat: int) -> None:
        self.match.undo(seat)
        self._learn(seat, UNDO)
        self.story.listen()
        if isinstance(self.match.state.asking(), Together):
            self._commit()
            return
        self.ending = False
        self.tentative = seat if self.match.can_undo(seat) else -1
        if self.tentative < 0:
            self._commit()

    def _commit(self) -> None:
        """All may see what was done. It cannot be undone any more, unless others still have to answer beside it."""
        state = self.match.state
        if state.over or not isinstance(state.asking(), Together):
            self.match.undoable = []
        self.committed = self.match.state.clone()
        self.committed_entries = len(self.match.entries)
        self.commits += 1
        self.tentative = -1
        self.ending = False


class Differs(Exception):
    """A stored game that does not hold by the present rules: from which line of its log on, and why."""

    def __init__(self, number: int, why: Sayable | str) -> None:
        super().__init__(str(why))
        self.number = number
        self.why = why


def replayed(store: Store, row: GameRow, seats: Sequence[SeatRow], lines: Sequence[LogRow]) -> LiveTable:
    """A table as its log says. Whatever goes wrong on the way, it is this one game that differs."""
    number = 0
    try:
        match = Match(load(row.game), row.options, row.seed, [seat.name for seat in seats])
        table = LiveTable(store, row, seats, match)
        for number, line in enumerate(lines, 1):
            if line.number != number:
                raise ClioError("line-missing", n=number)
            table.replay(line.seat, line.text)
    except ClioError as error:
        raise Differs(number, error) from error
    except Exception as error:
        raise Differs(number, str(error) or type(error).__name__) from error
    return table


class Tables:
    """All live tables by id, opened from the store when they are first asked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[str, LiveTable] = {}
        self.opening = asyncio.Lock()

    async def get(self, game_id: str) -> LiveTable | None:
        table = self.live.get(game_id)
        if table is not None and not table.gone:
            return table
        async with self.opening:
            table = self.live.get(game_id)
            if table is None or table.gone:
                table = await self._open(game_id)
                if table is None:
                    return None
                self.live[game_id] = table
                self._tidy()
            return table

    def _tidy(self) -> None:
        """Put away the tables nobody looks at and no bot plays at; they are opened again when somebody comes."""
        for game_id, table in list(self.live.items()):
            if len(self.live) <= MOST_LIVE:
                return
            busy = table.watchers or table.lock.locked() or table.bots_asked()
            if not busy:
                table.gone = True
                del self.live[game_id]

    async def _open(self, game_id: str) -> LiveTable | None:
        row = await self.store.game(game_id)
        if row is None or row.status == "closed":
            return None
        seats, lines = await self.store.seats(game_id), await self.store.log(game_id)
        try:
            table = replayed(self.store, row, seats, lines)
        except Differs as error:  # the rules have changed since: one table, not all of them
            # Not which action it was: that may name a card somebody holds. `clio store check` tells the operator.
            log.error("game %s cannot be opened at line %s; `clio store check` says why", game_id, error.number)
            return None
        table.chat = await self.store.chat(game_id, MOST_CHAT)
        return table

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
    ) -> LiveTable:
        """A new table with a secret seed of 128 random bits; or with a known one, its first moves already made."""
        game = load(game_name)
        waiting = any(seat.kind == "friend" and not seat.holder for seat in seats)
        now = time.time()
        row = GameRow(
            id=secrets.token_urlsafe(9),
            game=game_name,
            rules=game.version,
            cards=game.digest,
            options=game.complete(options),
            seed=seed or secrets.token_hex(16),
            chosen_seed=bool(seed),
            host=host,
            listed=listed,
            status="waiting" if waiting else "running",
            pace=pace,
            rematch="",
            created=now,
            touched=now,
        )
        match = Match(game, row.options, row.seed, [seat.name for seat in seats])
        await self.store.create(row, seats, lines)
        table = LiveTable(self.store, row, seats, match)
        for seat, text in lines:
            table.replay(seat, text)
        self.live[row.id] = table
        return table

    async def close(self, table: LiveTable) -> None:
        """The host puts the table away."""
        table.row = table.row._replace(status="closed")
        await self.store.update_game(table.row.id, status="closed")
        self.live.pop(table.row.id, None)
        await table.abandon()

    async def change_seat(self, table: LiveTable, seat: int, **values: Any) -> None:
        await self.store.update_seat(table.row.id, seat, **values)
        table.seats[seat] = table.seats[seat]._replace(**values)
        table.match.names[seat] = table.seats[seat].name
        if table.row.status == "waiting" and all(s.holder or s.kind == "bot" for s in table.seats):
            await self.store.update_game(table.row.id, status="running")
            table.row = table.row._replace(status="running")
        await table.touch()
