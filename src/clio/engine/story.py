"""What has happened, as lines a seat may read. Made from events: of a card only those hear who saw it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from clio.engine.event import FORCED, MOVED, SHUFFLED, Change, Event
from clio.engine.kept import Kept
from clio.engine.match import HINT, UNDO, Match, Pick, back_to, sees
from clio.engine.namer import Namer
from clio.engine.words import Words
from clio.engine.words import words as words_of
from clio.engine.zones import Layout

TURN: Final = "turn"  # the event by which games tell that a seat's turn begins
DID: Final = "did"  # a move itself, where the game wants it told
ASKED_COACH: Final = "asked-coach"
WENT_BACK: Final = "went-back"
LATELY: Final = 200  # happenings that the log of a page goes back at first, and lines it keeps
GROWING: Final = 2  # lines at the end that may still change
SENTENCES: Final = Kept[tuple[object, ...], str](4000)  # of the logs of all tables
NOTES: Final = (ASKED_COACH, WENT_BACK)  # they stay told, whatever is taken back


class Happening:
    """One event of one entry of the log. A live table keeps all of them, so they are small."""

    __slots__ = ("actor", "entry", "event")

    def __init__(self, entry: int, actor: int, event: Event) -> None:
        self.entry = entry
        self.actor = actor  # who took the action, -1 for the set-up
        self.event = event


class Line:
    """Happenings that read as one line: the same thing again and again, and the numbers it changed."""

    def __init__(self, entry: int, actor: int, message: str, who: int, part: str = "") -> None:
        self.entry = entry
        self.actor = actor
        self.message = message  # "": only numbers change
        self.who = who
        self.part = part
        self.whom = -1  # from whom a card comes, who is attacked
        self.cards: list[str] = []
        self.other = ""  # a second card that plays another part
        self.cause = ""  # the card whose effect or price this is
        self.to = ""  # what tells the zone a card comes into from its sisters
        self.way = (-1, -1)  # of a card: the zones it comes from and goes to
        self.count = 0
        self.n = 0
        self.forced = False  # nobody was asked
        self.changes: list[Changed] = []

    def told_by(self) -> tuple[object, ...]:
        """All that its sentence depends on, but for who reads it."""
        changes = [(*one.key(), one.old, one.new) for one in self.changes]
        about = (self.message, self.who, self.whom, self.part, self.to, self.cause, self.other, self.count, self.n)
        return (*about, self.forced, *self.cards, "", *changes)


class Changed:
    """A public number of the table, before and after what a line tells."""

    def __init__(self, field: str, seat: int, thing: int, card: str, old: int, new: int) -> None:
        self.field = field
        self.seat = seat
        self.thing = thing
        self.card = card
        self.old = old
        self.new = new

    def key(self) -> tuple[str, int, int, str]:
        return (self.field, self.seat, self.thing, self.card)

    def said(self, words: Words) -> str:
        by = self.new - self.old
        return words.say(
            changed_message(self.field),
            n=self.new,
            by=f"+{by}" if by > 0 else f"−{-by}",
            up="yes" if by > 0 else "no",
            amount=abs(by),
            thing=self.thing,
            card=words.card(self.card) if self.card else "",
        )


class Told(NamedTuple):
    """A line as a reader gets it: the entry of the log, the sentence, who acted, whom and which card it is about."""

    entry: int
    text: str
    actor: int
    who: int
    card: str


class Shelf(Protocol):
    """The beginning of a story, kept in little room: a table that nobody looks at needs it as good as never."""

    turns: list[tuple[int, int]]  # (entry that began it, seat)
    until: int  # the first entry that is not told here

    def read(self) -> list[Happening]:
        """All of it."""


class Story:
    """Grows with the log; an undo takes its action out again."""

    def __init__(self, match: Match) -> None:
        self.shelf: Shelf | None = None  # what lies there is read when somebody asks for it
        self.at_hand: list[Happening] = []
        self.done: list[tuple[int, int]] = []  # (entry, seat) of what was not taken back
        self._turns: list[tuple[int, int]] = []  # told so far, of as many of these happenings
        self._turns_of: list[Happening] = self.at_hand
        self._turns_read = 0
        self.match = match
        self.listen()

    @property
    def happenings(self) -> list[Happening]:
        """All of them."""
        if self.shelf is not None:
            self.at_hand = self.shelf.read() + self.at_hand
            self.shelf = None
        return self.at_hand

    def put_aside(self, shelf: Shelf) -> None:
        """All that has happened until now lies on this shelf. Nothing of it may still be taken back step by step."""
        self.shelf, self.at_hand = shelf, []

    def listen(self) -> None:
        """Hear the latest entry of the match."""
        number = len(self.match.entries) - 1
        entry = self.match.entries[number]
        if entry.text == UNDO:
            place = max(i for i, (_, seat) in enumerate(self.done) if seat == entry.seat)
            undone, _ = self.done.pop(place)
            self.at_hand = [happening for happening in self.at_hand if happening.entry != undone]
            return
        back = back_to(entry.text)
        if back >= 0:
            self.done = [done for done in self.done if done[0] < back]
            self.at_hand = [one for one in self.happenings if one.entry < back or one.event.name in NOTES]
        if back >= 0 or entry.text == HINT:
            note = Event(WENT_BACK if back >= 0 else ASKED_COACH, entry.seat)
            self.at_hand.append(Happening(number, entry.seat, note))
            return
        if not entry.standing:
            self.done.append((number, entry.seat))
        if entry.seat >= 0:
            self.at_hand.append(Happening(number, entry.seat, Event(DID, entry.seat, cause=entry.about)))
        self.at_hand += [Happening(number, entry.seat, event) for event in self.match.events]

    def between(self, since: int, until: int | None) -> list[Happening]:
        """What happened lately: from an entry of the log on, up to another that is not told any more."""
        happenings = self.at_hand if self.shelf is not None and since >= self.shelf.until else self.happenings
        first = last = len(happenings)
        while first and happenings[first - 1].entry >= since:
            first -= 1
        while until is not None and last > first and happenings[last - 1].entry >= until:
            last -= 1
        return happenings[first:last]

    def told_lines(
        self,
        words: Words,
        names: Sequence[str],
        seat: int | None,
        since: int = 0,
        until: int | None = None,
        last: int | None = None,
    ) -> list[Told]:
        """What a seat, or everybody's eyes (None), may read from an entry of the log on.

        `until` is the first entry that is not told any more, `last` how many happenings back to begin.
        """
        happenings = self.happenings[-last:] if last else self.happenings
        chosen = [one for one in happenings if one.entry >= since and (until is None or one.entry < until)]
        return [self.in_words(line, words, names, seat) for line in self.read(chosen, words, seat)]

    def in_words(self, line: Line, words: Words, names: Sequence[str], seat: int | None) -> Told:
        """Most lines read the same to all but those they are about."""
        key = (words, *names, line.who == seat, *line.told_by())
        text = SENTENCES.get(key) or SENTENCES.put(key, self.sentence(line, words, names, seat))
        return Told(line.entry, text, line.actor, line.who, (*line.cards, line.cause)[0])

    def read(self, happenings: Sequence[Happening], words: Words, seat: int | None) -> list[Line]:
        """The lines of some happenings, not yet put into words."""
        found: list[Line] = []
        self.read_on(found, -1, happenings, words, seat)
        return [line for line in found if self.worth_telling(line)]

    def read_on(
        self, found: list[Line], forced: int, happenings: Sequence[Happening], words: Words, seat: int | None
    ) -> int:
        """Go on from the lines found so far, of which the last two may grow. Who was not asked, until the next line."""
        for happening in happenings:
            event = happening.event
            before = found[-1] if found else None
            if isinstance(event, Change):
                self._change(happening, event, words, found)
                continue
            line = self._line(happening, words, seat)
            if line is None:
                forced = event.seat if event.name == FORCED else forced
                continue
            line.forced = line.who == forced and words.has(f"{line.message}-forced")
            forced = -1
            if before is not None and line.count and same(before, line):
                before.cards += line.cards
                before.count += line.count
            else:
                found.append(line)
        return forced

    def worth_telling(self, line: Line) -> bool:
        return bool(line.changes) or (bool(line.message) and not self.bare_heading(line))

    def bare_heading(self, line: Line) -> bool:
        """It only announces what other lines tell: an effect whose cards and questions name it themselves."""
        return line.message.removeprefix("told-") in self.match.game.headings

    def _change(self, happening: Happening, event: Change, words: Words, found: list[Line]) -> None:
        """Numbers belong to the line that changed them; those of another seat get a line of their own."""
        state = self.match.state
        field = state.tallies[event.tally].field
        if not words.has(changed_message(field)) or happening.actor < 0:  # a set-up deals everything
            return
        card = state.game.card_name[event.card] if event.card >= 0 else state.game.thing_card(field, event.thing)
        seat = event.seat if event.card < 0 else -1  # what lies on a card is the card's, wherever it goes
        change = Changed(field, seat, event.thing, card, event.old, event.n)
        cause = state.game.card_name[event.cause] if event.cause >= 0 else ""
        line = found[-1] if found else None
        if line is not None and not line.message and len(found) > 1 and found[-2].whom == line.who:
            if takes(found[-2], happening.entry, event, card, cause):  # first what it brought, then what it cost others
                line = found[-2]
        if line is None or not takes(line, happening.entry, event, card, cause):
            line = Line(happening.entry, happening.actor, "", event.seat)
            line.cause = cause
            found.append(line)
        for known in line.changes:
            if known.key() == change.key():
                known.new = change.new
                line.changes = [one for one in line.changes if one.old != one.new]
                return
        line.changes.append(change)

    def lines(
        self,
        words: Words,
        names: Sequence[str],
        seat: int | None,
        since: int = 0,
        until: int | None = None,
        last: int | None = None,
    ) -> list[tuple[int, str]]:
        """The same as (entry, sentence)."""
        return [(told.entry, told.text) for told in self.told_lines(words, names, seat, since, until, last)]

    def told(self, words: Words, names: Sequence[str], wanted: Sequence[str]) -> list[tuple[int, str]]:
        """(entry, sentence) for every event with one of these names, for everybody's eyes."""
        lines = [self._line(happening, words, None) for happening in self.happenings if happening.event.name in wanted]
        return [(line.entry, self.sentence(line, words, names, None)) for line in lines if line is not None]

    def turns(self) -> list[tuple[int, int]]:
        """(entry that began it, seat) of every turn; where a game tells none, whenever another seat acts."""
        happenings = self.at_hand
        if self._turns_of is not happenings or self._turns_read > len(happenings):
            self._turns = [] if self.shelf is None else list(self.shelf.turns)
            self._turns_of, self._turns_read = happenings, 0
        for happening in happenings[self._turns_read :]:
            if happening.event.name == TURN:
                self._turns.append((happening.entry, happening.event.seat))
        self._turns_read = len(happenings)
        told = self._turns
        if told:
            return told
        return [
            (before[0], after[1])
            for before, after in zip(self.done, self.done[1:], strict=False)
            if before[1] != after[1]
        ]

    @property
    def tells_turns(self) -> bool:
        """Has the game told where turns begin? Then what was read of them stands; else more moves may change it."""
        return bool(self.turns() and self._turns)

    def since_own_turn(self, seat: int) -> int:
        """The first entry after the seat's last finished turn; 0 where it has finished none."""
        turns = self.turns()
        for (_, mine), (entry, next_seat) in zip(turns[-2::-1], turns[:0:-1], strict=True):
            if mine == seat and next_seat != seat:
                return entry + 1
        return 0

    def since_last_turn(self, seat: int) -> int:
        """The entry after which others acted since the seat last did; 0 where nobody else acts."""
        place = len(self.done)
        while place and self.done[place - 1][1] == seat:
            place -= 1
        while place and self.done[place - 1][1] not in (seat, -1):
            place -= 1
        return self.done[place][0] if 0 < place < len(self.done) else 0

    def _line(self, happening: Happening, words: Words, seat: int | None) -> Line | None:
        event, layout, game = happening.event, self.match.state.layout, self.match.game
        if event.name in (DID, FORCED):
            return self._move(happening, seat)
        if event.name in NOTES:
            return Line(happening.entry, happening.actor, event.name, event.seat)
        if event.name not in (MOVED, SHUFFLED):
            message = f"told-{event.name}"
            if not words.has(message):
                return None
            line = Line(happening.entry, happening.actor, message, event.seat)
            line.n = event.n
            line.whom = event.whom
            if event.card >= 0:
                line.cards = [game.card_name[event.card]]
            if event.other >= 0:
                line.other = game.card_name[event.other]
            self._because(line, event)
            return line
        if event.name == SHUFFLED:
            name, part = split(layout, event.src)
            message = f"shuffled-{name}"
            if happening.actor < 0 or not words.has(message):  # everything is shuffled in the set-up
                return None
            return Line(happening.entry, happening.actor, message, -1, part)
        told = seat is None or bool(seat >= 0 and event.seen >> seat & 1) or event.seen == layout.everyone
        for message, part, to in candidates(layout, event):
            message += "-known" if told else ""
            if words.has(message):
                line = Line(happening.entry, happening.actor, message, owner(layout, event), part)
                line.to = to
                line.way = (event.src, event.dst)
                line.count = 1
                line.cards = [game.card_name[event.card]] if told else []
                if layout.owner[event.src] not in (-1, line.who):
                    line.whom = layout.owner[event.src]
                elif event.src == event.dst:
                    line.whom = event.seat  # to whom it is shown
                self._because(line, event)
                return line
        return None

    def _move(self, happening: Happening, seat: int | None) -> Line | None:
        """A move in the player's own words; one that names a hidden card is left out."""
        event, game = happening.event, self.match.game
        if event.name == FORCED:
            move = game.actions.rows[event.n].text
        else:
            move = self.match.entries[happening.entry].told(seat)
        if "?" in move.split() or move.split()[0] not in game.told_moves:
            return None
        line = Line(happening.entry, happening.actor, event.name, event.seat, move)
        name = game.card_name[event.cause] if event.cause >= 0 else ""
        line.cause = name if name not in move.split() else ""
        return line

    def _because(self, line: Line, event: Event) -> None:
        name = self.match.game.card_name[event.cause] if event.cause >= 0 else ""
        line.cause = name if name not in line.cards else ""

    def sentence(self, line: Line, words: Words, names: Sequence[str], seat: int | None) -> str:
        kernel = words_of((__package__,), words.language)
        changes = "; ".join(change.said(words) for change in line.changes)
        who = names[line.who] if line.who >= 0 else ""
        if not line.message:
            who = kernel.say("you") if who and line.who == seat else who
            told = kernel.say("brings-alone", who=who, changes=changes) if who else changes
            return kernel.say("because", told=told, card=words.card(line.cause)) if line.cause else told
        told = self._told(line, words, names, seat, who)
        if line.cause:
            told = kernel.say("because", told=told.rstrip("."), card=words.card(line.cause))
        return kernel.say("brings", told=told.rstrip("."), changes=changes) if changes else told

    def _told(self, line: Line, words: Words, names: Sequence[str], seat: int | None, who: str) -> str:
        """What a line tells, without its cause and the numbers it brought."""
        if line.message in NOTES:
            return words_of((__package__,), words.language).say(line.message, who=who)
        if line.message in (DID, FORCED):
            what, kernel = (
                Namer(self.match.game, words, names).done(line.part),
                words_of((__package__,), words.language),
            )
            return kernel.say(line.message, who=kernel.say("you") if line.who == seat else who, what=what)
        return words.say(
            f"{line.message}-forced" if line.forced else line.message,
            who=who,
            you="yes" if line.who == seat else "no",
            whom=names[line.whom] if line.whom >= 0 else "",
            card=words.card(line.cards[0]) if line.cards else "",
            cards=", ".join(words.card(card) for card in line.cards),
            other=words.card(line.other) if line.other else "",
            n=line.count or line.n,
            part=line.part.replace(" ", "-"),
            to=line.to.replace(" ", "-"),
        )


class Reading:
    """The latest lines as one reader gets them, kept from one look to the next: only what is new is put into words."""

    def __init__(self, story: Story, words: Words, names: Sequence[str], seat: int | None) -> None:
        self.story = story
        self.words = words
        self.names = names
        self.seat = seat
        self._begin()

    def _begin(self) -> None:
        self.of = self.story.happenings
        self.read = max(0, len(self.of) - LATELY)  # as many of them
        while 0 < self.read < len(self.of) and self.of[self.read - 1].entry == self.of[self.read].entry:
            self.read -= 1  # no line begins in the middle
        self.told: list[Told | None] = []  # nothing for a line that is not worth telling
        self.growing: list[Line] = []  # the last ones: what comes next may belong to them
        self.forced = -1
        self.withheld: list[Pick] = []  # named face down: once they are seen, their lines can be told

    def lines(self, until: int | None) -> list[Told]:
        """Up to the first entry that is not told yet."""
        happenings = self.story.happenings
        if self.of is not happenings or self.read > len(happenings) or self._beyond(until) or self._learnt():
            self._begin()
        end = len(happenings)
        while until is not None and end > self.read and happenings[end - 1].entry >= until:
            end -= 1
        if end > self.read:
            self._read_on(happenings[self.read : end])
            self.read = end
        return [line for line in self.told if line is not None]

    def _beyond(self, until: int | None) -> bool:
        """Was more told than may be told now?"""
        return until is not None and bool(self.told) and self.of[self.read - 1].entry >= until

    def _learnt(self) -> bool:
        return any(self.seat is not None and sees(pick.seen, self.seat) for pick in self.withheld)

    def _read_on(self, happenings: Sequence[Happening]) -> None:
        story, known = self.story, len(self.growing)
        self.forced = story.read_on(self.growing, self.forced, happenings, self.words, self.seat)
        del self.told[len(self.told) - known :]
        for line in self.growing:
            worth = story.worth_telling(line)
            self.told.append(story.in_words(line, self.words, self.names, self.seat) if worth else None)
        del self.growing[:-GROWING], self.told[:-LATELY]
        if self.seat is not None:
            entries = {happening.entry for happening in happenings if happening.event.name == DID}
            picks = [pick for entry in sorted(entries) for pick in story.match.entries[entry].picks]
            self.withheld += [pick for pick in picks if not sees(pick.seen, self.seat)]
            del self.withheld[:-LATELY]


def changed_message(field: str) -> str:
    return "changed-" + field.replace("_", "-")


def takes(line: Line, entry: int, event: Change, card: str, cause: str) -> bool:
    """Does a line tell what changed this number? What lies on a card has nothing to do with another card's way,
    and what one card did is not told as another's.
    """
    if line.entry != entry or event.seat not in (-1, line.who):
        return False
    if cause and line.cause != cause and cause not in line.cards and cause not in line.part.split():
        return False
    return event.card < 0 or not line.message.startswith("moved-") or card in line.cards


def same(a: Line, b: Line) -> bool:
    """Does b only say more of what a says? Numbers end a line: what comes later did not change them."""
    ours = (a.message, a.who, a.part, a.to, a.whom, a.cause)
    return ours == (b.message, b.who, b.part, b.to, b.whom, b.cause) and not a.changes


def split(layout: Layout, zone: int) -> tuple[str, str]:
    """A zone's name without its seat, and what tells it from its sisters: ("deck", "I")."""
    return split_name(layout.names[zone], layout.owner[zone] >= 0)


@lru_cache(maxsize=1024)
def split_name(name: str, owned: bool) -> tuple[str, str]:
    if owned:
        name = name.rsplit(" ", 1)[0]
    first, _, rest = name.partition(" ")
    return first, rest


def candidates(layout: Layout, event: Event) -> list[tuple[str, str, str]]:
    """The messages that may tell of a move, the most precise one first, each with what sets origin and goal apart."""
    src, dst = split(layout, event.src), split(layout, event.dst)
    return messages(*src, *dst, event.src == event.dst)


@lru_cache(maxsize=4096)
def messages(src: str, src_part: str, dst: str, dst_part: str, stays: bool) -> list[tuple[str, str, str]]:
    if stays:
        return [(f"shown-{src}", src_part, "")]
    long_src = "-".join(part for part in (src, src_part) if part)
    long_dst = "-".join(part for part in (dst, dst_part) if part)
    return [(f"moved-{long_src}-{long_dst}".replace(" ", "-"), "", ""), (f"moved-{src}-{dst}", src_part, dst_part)]


def owner(layout: Layout, event: Event) -> int:
    """Whom a move concerns: whose zone the card comes into, or leaves, or who acts."""
    for zone in (event.dst, event.src):
        if layout.owner[zone] >= 0:
            return layout.owner[zone]
    return event.seat
