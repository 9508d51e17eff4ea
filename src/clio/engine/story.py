"""What has happened, as lines a seat may read. Made from events: of a card only those hear who saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.engine.event import MOVED, SHUFFLED, Event
from clio.engine.match import UNDO, Match
from clio.engine.words import Words
from clio.engine.zones import Layout

TURN: Final = "turn"  # the event by which games tell that a seat's turn begins


class Happening:
    """One event of one entry of the log."""

    def __init__(self, entry: int, actor: int, event: Event) -> None:
        self.entry = entry
        self.actor = actor  # who took the action, -1 for the set-up
        self.event = event


class Line:
    """Happenings that read as one line: the same thing again and again."""

    def __init__(self, entry: int, actor: int, message: str, who: int, part: str) -> None:
        self.entry = entry
        self.actor = actor
        self.message = message
        self.who = who
        self.part = part
        self.cards: list[str] = []
        self.count = 0
        self.n = 0


class Story:
    """Grows with the log; an undo takes its action out again."""

    def __init__(self, match: Match) -> None:
        self.happenings: list[Happening] = []
        self.done: list[tuple[int, int]] = []  # (entry, seat) of what was not taken back
        self.match = match
        self.listen()

    def listen(self) -> None:
        """Hear the latest entry of the match."""
        number = len(self.match.entries) - 1
        entry = self.match.entries[number]
        if entry.text == UNDO:
            place = max(i for i, (_, seat) in enumerate(self.done) if seat == entry.seat)
            undone, _ = self.done.pop(place)
            self.happenings = [happening for happening in self.happenings if happening.entry != undone]
            return
        self.done.append((number, entry.seat))
        self.happenings += [Happening(number, entry.seat, event) for event in self.match.events]

    def lines(
        self,
        words: Words,
        names: Sequence[str],
        seat: int | None,
        since: int = 0,
        until: int | None = None,
        last: int | None = None,
    ) -> list[tuple[int, str]]:
        """(entry, sentence) for a seat, or for everybody's eyes (None), from an entry of the log on.

        `until` is the first entry that is not told any more, `last` how many happenings back to begin.
        """
        found: list[Line] = []
        for happening in self.happenings[-last:] if last else self.happenings:
            if happening.entry < since:
                continue
            if until is not None and happening.entry >= until:
                break
            line = self._line(happening, words, seat)
            if line is None:
                continue
            before = found[-1] if found else None
            if before is not None and line.count and same(before, line):
                before.cards += line.cards
                before.count += line.count
            else:
                found.append(line)
        return [(line.entry, self._sentence(line, words, names, seat)) for line in found]

    def told(self, words: Words, names: Sequence[str], wanted: Sequence[str]) -> list[tuple[int, str]]:
        """(entry, sentence) for every event with one of these names, for everybody's eyes."""
        lines = [self._line(happening, words, None) for happening in self.happenings if happening.event.name in wanted]
        return [(line.entry, self._sentence(line, words, names, None)) for line in lines if line is not None]

    def turns(self) -> list[tuple[int, int]]:
        """(entry that began it, seat) of every turn; where a game tells none, whenever another seat acts."""
        told = [
            (happening.entry, happening.event.seat) for happening in self.happenings if happening.event.name == TURN
        ]
        if told:
            return told
        return [
            (before[0], after[1])
            for before, after in zip(self.done, self.done[1:], strict=False)
            if before[1] != after[1]
        ]

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
        if event.name not in (MOVED, SHUFFLED):
            message = f"told-{event.name}"
            if not words.has(message):
                return None
            line = Line(happening.entry, happening.actor, message, event.seat, "")
            line.n = event.n
            if event.card >= 0:
                line.cards = [game.card_name[event.card]]
            return line
        if event.name == SHUFFLED:
            name, part = split(layout, event.src)
            message = f"shuffled-{name}"
            if happening.actor < 0 or not words.has(message):  # everything is shuffled in the set-up
                return None
            return Line(happening.entry, happening.actor, message, -1, part)
        told = seat is None or bool(seat >= 0 and event.seen >> seat & 1) or event.seen == layout.everyone
        for message, part in candidates(layout, event):
            message += "-known" if told else ""
            if words.has(message):
                line = Line(happening.entry, happening.actor, message, owner(layout, event), part)
                line.count = 1
                line.cards = [game.card_name[event.card]] if told else []
                return line
        return None

    def _sentence(self, line: Line, words: Words, names: Sequence[str], seat: int | None) -> str:
        return words.say(
            line.message,
            who=names[line.who] if line.who >= 0 else "",
            you="yes" if line.who == seat else "no",
            card=words.card(line.cards[0]) if line.cards else "",
            cards=", ".join(words.card(card) for card in line.cards),
            n=line.count or line.n,
            part=line.part,
        )


def same(a: Line, b: Line) -> bool:
    return (a.message, a.who, a.part) == (b.message, b.who, b.part)


def split(layout: Layout, zone: int) -> tuple[str, str]:
    """A zone's name without its seat, and what tells it from its sisters: ("deck", "I")."""
    name = layout.names[zone]
    if layout.owner[zone] >= 0:
        name = name.rsplit(" ", 1)[0]
    first, _, rest = name.partition(" ")
    return first, rest


def candidates(layout: Layout, event: Event) -> list[tuple[str, str]]:
    """The messages that may tell of a move, the most precise one first, each with what sets its origin apart."""
    (src, src_part), (dst, dst_part) = split(layout, event.src), split(layout, event.dst)
    long_src = "-".join(part for part in (src, src_part) if part)
    long_dst = "-".join(part for part in (dst, dst_part) if part)
    return [(f"moved-{long_src}-{long_dst}", ""), (f"moved-{src}-{dst}", src_part)]


def owner(layout: Layout, event: Event) -> int:
    """Whom a move concerns: whose zone the card comes into, or leaves, or who acts."""
    for zone in (event.dst, event.src):
        if layout.owner[zone] >= 0:
            return layout.owner[zone]
    return event.seat
