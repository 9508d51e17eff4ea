"""A table page made of typed parts: its regions, the command box, the log; for a seat or a spectator."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from operator import attrgetter, is_
from typing import Protocol, get_type_hints

import msgspec

from clio.coach.saying import Saying
from clio.engine.game import Game
from clio.engine.kept import Kept
from clio.engine.match import UNDO
from clio.engine.namer import Namer
from clio.engine.offers import one_each
from clio.engine.parts import Column, Company, Move, Page, Part, inside, keep, offered
from clio.engine.parts import Region as PageRegion
from clio.engine.story import LATELY, Told
from clio.engine.view import View
from clio.engine.words import Words
from clio.server.command_box import (
    CommandBox,
    LessonBox,
    TaskBox,
    ask,
    lying,
    result_box,
    rules_box,
    standing,
    tell_reveals,
)
from clio.server.deals import deal_page
from clio.server.live_table import LiveTable
from clio.server.order_lines import order_lines, question_words
from clio.server.pages import Region
from clio.server.rule_links import rule_link
from clio.server.table_page import page_maker, point_at, regions_of
from clio.server.tasks import standing_of, task_of
from clio.table import COMMIT
from clio.table.by_itself import by_itself
from clio.table.guide import GUIDE, Course, guides_of
from clio.table.plan import may_plan

MOST_TRIED = 24  # moves of one question that are tried to see whether they reveal something
MOST_LINES, MOST_NEWS = 60, 100
COPIES = msgspec.msgpack.Decoder(get_type_hints(PageRegion)["parts"])  # quicker than `deepcopy`
MARKED = Kept[tuple[object, ...], tuple[PageRegion, PageRegion]](400)  # regions that say which moves reveal something
MOST_WATCHED = 60  # moves of others that are shown one after the other


class LogLine(msgspec.Struct):
    """A line of the log; `head` begins the turn of a seat."""

    entry: int
    text: str
    turn: int
    card: str
    head: str
    drawn: str = ""  # as it lies on the page with its head, once it has


class LogKept:
    """The log as a reader's page showed it last, and what it was made of."""

    def __init__(self, told: list[Told], lines: list[LogLine]) -> None:
        self.told = told
        self.lines = lines

    def staying(self, wanted: Sequence[Told]) -> list[LogLine]:
        """The lines that a log of these begins with: most of what was there before stays, but for its beginning."""
        gone = next((place for place, one in enumerate(self.told) if wanted and one is wanted[0]), len(self.told))
        stays = min(len(self.told) - gone, len(wanted))
        while stays and self.told[gone + stays - 1] is not wanted[stays - 1]:
            stays -= 1
        same = all(map(is_, self.told[gone : gone + stays], wanted))
        return self.lines[gone : gone + stays] if same else []


class LogBox(msgspec.Struct):
    """What is told of a game; with each move there is more."""

    lines: list[LogLine]
    new: int
    news: int
    base: str
    seat: int
    still: bool
    current: int = -1  # of a past position: the line it stands at


class Viewer(Protocol):
    """Who looks at a table, through which eyes."""

    @property
    def table(self) -> LiveTable: ...
    @property
    def words(self) -> Words: ...
    @property
    def seat(self) -> int: ...
    @property
    def own(self) -> Sequence[int]: ...
    @property
    def curtain(self) -> int: ...
    @property
    def still(self) -> bool: ...
    @property
    def base(self) -> str: ...

    def company(self) -> Company: ...
    def told_lines(self, last: int | None) -> list[Told]: ...


entry_of: Callable[[Told], int] = attrgetter("entry")


def next_guide(course: Course, lesson: int) -> int:
    """At the end of a guide: the number of the one after it; 0 elsewhere, and after the last."""
    known = guides_of(course.guide.game)
    number = known.index(course.guide) + 1
    return number if lesson + 1 == len(course.guide.lessons) and number < len(known) else 0


def make_own(region: PageRegion) -> PageRegion:
    """A region that is going to be changed must not be one that is kept for others, nor have parts that are."""
    copied = COPIES.decode(msgspec.msgpack.encode(region.parts))
    changed = msgspec.structs.replace(region, parts=copied, kept=False, shared=False, offers=[])
    for part in inside(changed):
        if isinstance(part, Part | Column):
            part.kept = False
    return changed


def mark_reveals(page: Page, offers: Sequence[set[str]], revealing: set[str]) -> None:
    """Moves that show something new say so wherever they lie; a region that is kept is marked once for all times.
    `offers`: by region what can be done there."""
    for place, region in enumerate(page.regions if revealing else ()):
        there = revealing & offers[place]
        if not there:
            continue
        key = (id(region), *sorted(there))
        known = MARKED.get(key) if region.kept else None
        if known is None:
            marked = make_own(region)
            tell_reveals(offered(marked), there)
            known = (region, keep(marked) if region.kept else marked)
            if region.kept:
                MARKED.put(key, known)
        page.regions[place] = known[1]


class TypedTable:
    """What a viewer of a table gets, worked out once for all who look through the same eyes."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.table = viewer.table
        self.words = viewer.words
        self.seat = viewer.seat
        self.names = [seat.name for seat in viewer.table.seats]

    @property
    def game(self) -> Game:
        return self.table.match.game

    def made(self, seen: View) -> Page:
        """The game's page. A lesson marks it, so that then it shares nothing with other viewers."""
        page = page_maker(self.table.row.game)(seen, self.viewer.company(), self.words)
        if self.course() is not None:
            page.regions = [make_own(region) for region in page.regions]
        return page

    def both(self, seen: View) -> tuple[Page, CommandBox]:
        key = ("typed page", self.seat, f"{self.words.language} {bool(self.viewer.own)} {self.viewer.curtain}")
        if key not in self.table.memo:
            self.table.memo[key] = self._both(seen)
        found: tuple[Page, CommandBox] = self.table.memo[key]
        return found

    def _both(self, seen: View) -> tuple[Page, CommandBox]:
        covered = self.viewer.curtain >= 0
        page = Page(regions=[]) if covered else self.made(seen)
        box = self.box(seen)
        if seen.decision is not None and not covered:
            revealing = self.revealing(seen)
            if seen.decision.set is not None:
                one_each(page)
            offers = [lying(offered(region)) for region in page.regions]
            mark_reveals(page, offers, revealing)
            ask(box, self.game, seen, page.command, set().union(*offers), self.words, revealing)
            box.rule = rule_link(self.game.name, seen.decision.rule)
        elif not covered and not box.bot_plays:
            box.standing = standing(self.game, seen, self.words)
        if seen.may_end and seen.decision is None:
            box.pips, box.warnings = page.command.pips, page.command.warnings
        if not covered:
            box.passing = [question_words(prompt, self.words) for prompt in seen.passing]
            box.orders = order_lines(self.table.play, self.seat, self.words)
        course = self.course()
        if course is not None:
            self.teach(page, box, course, seen)
        return page, box

    def regions(self, seen: View) -> list[Region]:
        page, box = self.both(seen)
        return [Region("prompt", "server/parts/command.html#command", box), *regions_of(page)]

    # --- the command box ----------------------------------------------------------------------------

    def box(self, seen: View) -> CommandBox:
        table, viewer, names = self.table, self.viewer, self.names
        here = viewer.curtain < 0
        others = [names[seat] for seat in table.play.state.seats_open() if seat != self.seat]
        return CommandBox(
            table=table.row.id,
            seat=self.seat,
            status=table.row.status,
            playing=bool(viewer.own),
            curtain="" if here else names[viewer.curtain],
            curtain_seat=viewer.curtain,
            asked=[names[seat] for seat in seen.asked],
            bot_plays=self.seat >= 0 and bool(table.bots[self.seat]),
            may_undo=seen.may_undo and here,
            may_end=seen.may_end and here,
            coach=here and table.coached(self.seat),
            plan=here and table.dealt and self.course() is None and may_plan(table.play, self.seat),
            task=self.task(),
            partners=others if seen.may_hand_over and here else [],
            rematch=table.row.rematch,
            deal=deal_page(table)[0],
            sealed=deal_page(table)[1],
            tournament=table.row.tournament,
            by_itself=by_itself(table.play, self.seat, self.words, names) if here else [],
            rules=rules_box(table.play, self.seat, names, self.words) if here else None,
            news=self.news() if here else [],
            result=result_box(seen.result, names, self.words, table.match.fingerprint) if seen.result else None,
        )

    def task(self) -> TaskBox | None:
        task, found = task_of(self.table), standing_of(self.table)
        if task is None or found is None:
            return None
        goal = Saying(self.game, self.words.language).goal(task.goal)
        return TaskBox(goal, found.status, max(0, task.goal.turns - found.turns))

    def revealing(self, seen: View) -> set[str]:
        """The moves after which nothing can be taken back; told only where there are few, as each is tried."""
        legal, actions = seen.question().legal, self.game.actions
        if len(legal) > MOST_TRIED:
            return set()
        return {text for text in legal if self.table.play.reveals(self.seat, actions.by_text[text])}

    # --- lessons ------------------------------------------------------------------------------------

    def course(self) -> Course | None:
        course = self.table.play.learns(self.seat)
        return None if self.viewer.curtain >= 0 or self.table.bots[self.seat] else course

    def teach(self, page: Page, box: CommandBox, course: Course, seen: View) -> None:
        stands = course.stands(seen)
        lesson = course.guide.lessons[stands.lesson]
        text = course.guide.text(lesson, seen, self.words)
        lost = stands.mode in ("wait", "astray")
        if lost:
            text = self.words.say("guide-" + stands.mode, name=self.names[self.table.bots.index(GUIDE)])
        left = course.left(stands.lesson) if stands.mode == "do" else []
        box.lesson = LessonBox(
            stands.lesson, len(course.guide.lessons), stands.mode, text, [self.suggested(text) for text in left]
        )
        box.lesson.next = next_guide(course, stands.lesson)
        if not lost:
            point_at(page, box, lesson.look, left)

    def suggested(self, text: str) -> Move:
        """A suggested move as its button says it, and where that sends it."""
        own = {COMMIT: ("end-turn", "end"), UNDO: ("undo", "undo")}
        if text in own:
            return Move(text, self.words.say(own[text][0]), to=own[text][1])
        return Move(text, Namer(self.game, self.words).full(text))

    # --- the log --------------------------------------------------------------------------------------

    def told(self) -> list[Told]:
        """The latest lines, read once for all that is made of them."""
        key = ("told", self.seat, self.words.language)
        if key not in self.table.memo:
            self.table.memo[key] = self.viewer.told_lines(LATELY)
        found: list[Told] = self.table.memo[key]
        return found

    def since(self) -> int:
        """The first entry after the viewer's last turn; 0 where nothing is new."""
        return self.table.play.story.since_own_turn(self.seat) if self.seat >= 0 and not self.table.over else 0

    def news(self) -> list[int]:
        """What the others did since the viewer's last turn, to be watched one after the other."""
        since = self.since()
        if not since:
            return []
        told = self.told()
        latest = told[bisect_left(told, since, key=entry_of) :]
        entries = {line.entry for line in latest if line.actor not in (self.seat, -1)}
        return sorted(entries)[-MOST_WATCHED:]

    def log(self, everything: bool = False) -> LogBox:
        """The latest lines, by turns; those since the viewer's last turn are new."""
        viewer, story = self.viewer, self.table.play.story
        told = viewer.told_lines(None) if everything else self.told()
        since = self.since()
        first = bisect_left(told, since, key=entry_of) if since else len(told)
        begin = 0 if everything else max(0, min(len(told) - MOST_LINES, first), len(told) - MOST_NEWS)
        place = (self.seat, self.words.language, f"{viewer.base} {viewer.still}", *self.names)
        wanted, before = told[begin:], None if everything else self.table.log_lines.get(place)
        lines = before.staying(wanted) if before is not None and story.tells_turns else []
        self.go_on(lines, wanted)
        if not everything:
            self.table.keep_log(place, LogKept(wanted, lines))
        news = len(told) - max(first, begin)
        return LogBox(lines, max(0, first - begin), news, viewer.base, self.seat, viewer.still)

    def go_on(self, lines: list[LogLine], wanted: Sequence[Told]) -> None:
        """The log from its first lines on; each that is not by whom the one before is by has a head."""
        turns, known = self.table.play.story.turns(), len(lines)
        if lines and not lines[0].head and lines[0].turn >= 0:  # what stood before it is not there any more
            lines[0].head, lines[0].drawn = self.head(lines[0].turn), ""
        after = bisect_left(turns, (wanted[known].entry, -1)) if known < len(wanted) else 0
        for one in wanted[known:]:
            while after < len(turns) and turns[after][0] < one.entry:
                after += 1
            seat = turns[after - 1][1] if after and turns[after - 1][1] >= 0 else one.actor
            head = self.head(seat) if seat >= 0 and (not lines or lines[-1].turn != seat) else ""
            lines.append(LogLine(one.entry, one.text, seat, one.card, head))

    def head(self, seat: int) -> str:
        return self.words.say("log-you") if seat == self.seat else self.names[seat]
