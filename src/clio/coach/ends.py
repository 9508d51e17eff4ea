"""Where a choice leads, world by world: the score sheets, where the seat's cards lie, and what is done on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from clio.engine.state import State
from clio.engine.zones import Layout

MOSTLY: Final = 0.5  # what holds in so large a part of the worlds is told as a fact
TYPICAL: Final = 0.6  # a turn that is played in so many of the worlds is told as a fact, else as an example
MAYBE: Final = 0.5  # what is done so often is not done without
STEADY: Final = 0.3  # so much more often one way than the other: nearly two of three
SURE: Final = 0.75  # a card that lies elsewhere in so many of the worlds is told


@dataclass(frozen=True)
class Table:
    """One table that a choice led to, as it is compared with others."""

    sheet: dict[str, int] = field(default_factory=dict)
    others: dict[str, int] = field(default_factory=dict)  # the sheets of all opponents, added up
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)  # (place, card) of the seat's own
    over: bool = False  # is the game at its end,
    won: bool = False  # and is the seat first?
    most: dict[str, int] = field(default_factory=dict)  # the largest number of any opponent


class Ends:
    """The tables that a choice led to. They are looked at when somebody asks: most choices are never explained."""

    def __init__(self, tables: Sequence[Table] = (), ways: Sequence[Sequence[str]] = ()) -> None:
        self._read = list(tables)
        self.states: list[tuple[State, int]] = []
        self.ways = [tuple(way) for way in ways]  # what the seat does in its turn, where whole turns are looked at

    def add(self, state: State, seat: int, way: Sequence[str] = ()) -> None:
        """One more world. The table must not be played on."""
        self.states.append((state, seat))
        if way:
            self.ways.append(tuple(way))

    def __len__(self) -> int:
        return max(len(self._read), len(self.states))

    @property
    def tables(self) -> list[Table]:
        self._read += [table_of(state, seat) for state, seat in self.states[len(self._read) :]]
        return self._read

    def beyond(self, other: Ends, others: bool = False) -> dict[str, float]:
        """How much more of each row of the sheet there is on average; with `others`, of those of the opponents."""
        mine, theirs = ([table.others if others else table.sheet for table in ends.tables] for ends in (self, other))
        return {message: _mean(mine, message) - _mean(theirs, message) for message in _names([*mine, *theirs])}

    def steady(self, other: Ends, message: str, others: bool = False) -> bool:
        """Does a row differ the same way in most of the worlds in which it differs? The worlds of both are the same."""
        signs = []
        for mine, theirs in zip(self.tables, other.tables, strict=True):
            here, there = (table.others if others else table.sheet for table in (mine, theirs))
            more = here.get(message, 0) - there.get(message, 0)
            signs.append((more > 0) - (more < 0))
        return abs(sum(signs)) > STEADY * sum(map(abs, signs))

    def surely(self, other: Ends, message: str) -> bool:
        """Does a row differ, and the same way, in nearly all of the worlds? A mean may come from one of them alone."""
        more = [
            mine.sheet.get(message, 0) - theirs.sheet.get(message, 0)
            for mine, theirs in zip(self.tables, other.tables, strict=True)
        ]
        sign = 1 if sum(more) > 0 else -1
        return sum(n * sign > 0 for n in more) >= SURE * len(more)

    def often(self) -> dict[tuple[str, str], float]:
        """How many of each card lie at each place on average."""
        found: Counter[tuple[str, str]] = Counter()
        for table in self.tables:
            found.update(table.cards)
        return {where: n / len(self) for where, n in found.items()}

    def finished(self) -> tuple[int, int]:
        """In how many of the worlds the game is over, and won."""
        return sum(table.over for table in self.tables), sum(table.won for table in self.tables)

    def cards_beyond(self, other: Ends) -> list[tuple[str, str]]:
        """(place, card) of which there is one more here than there, in most of the worlds."""
        there = other.often()
        return [where for where, n in self.often().items() if n - there.get(where, 0.0) >= SURE]

    def mean(self, message: str) -> float:
        """How much of a row there is on average."""
        return _mean([table.sheet for table in self.tables], message)

    def most(self, message: str) -> float:
        """How much of a row the opponent has who has most of it, on average."""
        return _mean([table.most for table in self.tables], message)

    def done(self) -> dict[str, float]:
        """In how large a part of the worlds each move is done in the turn."""
        counted = Counter([text for way in self.ways for text in set(way)])
        return {text: n / len(self.ways) for text, n in counted.items()}

    def typical(self) -> tuple[tuple[str, ...], bool]:
        """The turn that is played in most of the worlds, and whether those are enough to tell it as a fact. Moves of
        different worlds are never one turn."""
        if not self.ways:
            return (), False
        ways, often = Counter(self.ways), self.done()
        way = max(ways, key=lambda each: (ways[each], sum(often[text] for text in each) / max(1, len(each))))
        return way, ways[way] >= TYPICAL * len(self.ways)

    def opening(self) -> tuple[str, ...]:
        """The moves with which most of the ways begin, as far as they are the same."""
        alike = self.ways
        found: list[str] = []
        while alike:
            count = len(found)
            following = Counter(way[count] for way in alike if len(way) > count)
            if not following:
                break
            text, n = following.most_common(1)[0]
            if n < TYPICAL * len(self.ways):
                break
            found.append(text)
            alike = [way for way in alike if len(way) > count and way[count] == text]
        return tuple(found)

    def done_beyond(self, other: Ends) -> list[str]:
        """What is done in the typical turn here and not there, in its order."""
        if not self.ways or not other.ways:
            return []
        (way, sure), here, there = self.typical(), self.done(), other.done()
        least, most = (MOSTLY, 1.0) if sure else (STEADY, MAYBE)  # an example is seldom done there
        return [
            text
            for text in dict.fromkeys(way)
            if here[text] - there.get(text, 0.0) >= least and there.get(text, 0.0) <= most
        ]


def _names(rows: Sequence[dict[str, int]]) -> Iterable[str]:
    return dict.fromkeys(message for row in rows for message in row)


def _mean(rows: Sequence[dict[str, int]], message: str) -> float:
    return sum(row.get(message, 0) for row in rows) / max(1, len(rows))


def table_of(state: State, seat: int) -> Table:
    """What is compared of a table."""
    game = state.game
    own = {seat, *game.mates(state, seat)}
    others: Counter[str] = Counter()
    most: dict[str, int] = {}
    for other in state.layout.all_seats:
        if other not in own:
            for message, n in game.sheet(state, other):
                others[message] += n
                most[message] = max(n, most.get(message, n))
    result = state.result
    over = result is not None and not result.aborted
    won = over and result is not None and bool(result.places) and result.places[seat] == 1
    return Table(dict(game.sheet(state, seat)), dict(others), lying(state, seat), over, won, most)


def lying(state: State, seat: int) -> Counter[tuple[str, str]]:
    """Where a seat's own cards lie, as far as it sees them: place and card."""
    names = state.game.card_name
    return Counter(
        [(place, names[card]) for zone, place in _own_zones(state.layout, seat) for card in state.zones[zone]]
    )


def place_of(zone: str) -> str:
    """The place that a zone of a seat is: its name without the seat."""
    return zone.rpartition(" ")[0].replace(" ", "-")


@lru_cache(maxsize=64)
def _own_zones(layout: Layout, seat: int) -> tuple[tuple[int, str], ...]:
    """The zones of a seat whose faces it sees, with what place each of them is."""
    return tuple(
        (zone, place_of(name))
        for zone, name in enumerate(layout.names)
        if layout.owner[zone] == seat and layout.sees[zone] >> seat & 1
    )
