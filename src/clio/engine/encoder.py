"""What a seat sees, as bytes for nets: card identity by zone and seat, numbers as thermometers, the question.

The layout follows from a game's zones, fields, steps and options; a game's `encoder.py` only says what its numbers mean
and which cards can lie where. Nothing else of a state is looked at, so what is hidden from a seat cannot get in.
Every observation of a game has the same length, however many play. It has three stretches:

- what is common to all: the question, options, numbers of nobody, shared zones;
- a block for each seat, counted from the one that looks (its own comes first, then the next in turn): numbers and zones
  of that seat that everybody sees;
- what only the one that looks has: numbers that name seats, its own cards, what it remembers.

So a change is written once for all who look, and an observation is put together from a few pieces (`engine/sight.py`).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from clio.engine.step import Ask
from clio.engine.zones import EVERYBODY, OWNER, TOP, Layout

if TYPE_CHECKING:
    from clio.engine.game import Game
    from clio.engine.state import State

MOST: Final = 255  # what a byte can hold
COUNTED: Final = 12  # cells of a thermometer for the cards of a zone that cannot be seen
COUNT_STEP: Final = 4
SURE: Final = 2  # a remembered card lies here for sure; 1: it may
MANY: Final = 8  # lists with one number for each seat from which on one list of them all is kept: less room, more time
SHORT: Final = 128  # bytes that rows may have together to share a piece
LEFT: Final = 8  # cells for what is still to be picked

# What a number of the state means.
NUMBER: Final = 0
SEAT: Final = 1
SEATS: Final = 2  # a bit for each seat
NAME: Final = 3  # a name of a card, by its number in the game's own list
FLAGS: Final = 4  # a bit each


class Number:
    """A plain number: a thermometer of `cells`, each worth `step`, and the number itself in a byte."""

    def __init__(self, name: str, cells: int, step: int = 1) -> None:
        self.name = name
        self.meaning = NUMBER
        self.cells = cells
        self.step = step


class Coded(Number):
    """A number that stands for something else: a seat, several seats, a name, flags."""

    def __init__(self, name: str, meaning: int, cells: int = 0) -> None:
        super().__init__(name, cells, 1)
        self.meaning = meaning


class OnCards:
    """What lies on the cards of some zones: markers, tokens, a place. Rules that write it say so (`marked`)."""

    def __init__(self, name: str, *zones: str) -> None:
        self.name = name
        self.zones = zones


# The three stretches of an observation.
COMMON: Final = 0
BLOCK: Final = 1
PRIVATE: Final = 2
NOWHERE: Final = -1


class Part:
    """A part of an observation, for the table of fields: `times` stretches of a length, so far apart."""

    def __init__(self, name: str, stretch: int, start: int, length: int, what: str) -> None:
        self.name = name
        self.stretch = stretch
        self.start = start
        self.length = length
        self.what = what
        self.times = 1
        self.apart = 0
        self.names: list[str] = []  # what each byte is about, where each is about one thing: a card, a question


class Row:
    """One zone (or one for each seat) as a row of cards by name, and where in a stretch it is written."""

    def __init__(self, name: str, zone: int, per_seat: bool, faces: int, width: int, column: list[int]) -> None:
        self.name = name
        self.zone = zone  # its number, or that of the first seat's
        self.per_seat = per_seat
        self.faces = faces
        self.width = width
        self.column = column  # by card: its place in the row, or -1
        self.cells: list[Any] = boxed(column, 0)  # the same as objects, or None
        self.single = len([place for place in column if place >= 0]) == width  # no two cards of it look the same
        self.names: list[str] = []  # in their order
        self.values: list[str] = []  # fields that lie on the cards here: one more row each
        self.value_spans: list[Any] = []  # by such a field: where its row is, and the cells in it by card
        self.value_cells: list[list[Any]] = []
        self.top_at = NOWHERE
        self.memory = NOWHERE  # the first piece (see Encoder) in which it is written what is remembered
        cards = [card for card, place in enumerate(column) if place >= 0]
        self.first = cards[0] if cards else 0
        self.last = cards[-1] + 1 if cards else 0
        self.straight = column[self.first : self.last] == list(range(width))  # card after card, without a gap
        self.span: Any = slice(0, width)  # where in its piece
        self.nothing = bytearray(width)


class Home:
    """Where the cards of one zone are written: the stretch, the piece of it, the place of each; their number too."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.stretch = NOWHERE
        self.piece = 0  # of a private stretch
        self.cells: list[Any] = []  # by card: where it is written, or None
        self.single = False  # no two cards of it look the same
        self.valued = False  # does something lie on the cards?
        self.count_stretch = NOWHERE
        self.count_span: Any = None


class Spot:
    """A piece in which it is written what a seat remembers: of one zone, or of several that share it."""

    def __init__(self, number: int, nothing: bytes) -> None:
        self.number = number
        self.nothing = nothing  # what is written where nothing is known
        self.zones = 0  # a bit each
        self.here: list[int] = []  # the same one by one, and for each
        self.rows: list[Row] = []


class ValueBytes:
    """Bytes for every value of a number, made once."""

    def __init__(self, number: Number, seats: int) -> None:
        self.meaning = number.meaning
        self.most = MOST
        self.width = 0
        self.by_value: list[bytearray] = []
        if number.meaning == NUMBER:
            self.width = number.cells + 1
            for value in range(MOST + 1):
                cells = [1 if value >= (cell + 1) * number.step else 0 for cell in range(number.cells)]
                self.by_value.append(bytearray([*cells, value]))
        elif number.meaning in (FLAGS, SEATS):
            self.width = number.cells if number.meaning == FLAGS else seats
            self.most = (1 << self.width) - 1
            for value in range(self.most + 1):
                self.by_value.append(bytearray([value >> cell & 1 for cell in range(self.width)]))
        else:
            self.width = number.cells if number.meaning == NAME else seats
            self.most = self.width - 1
            for value in range(self.width):
                self.by_value.append(bytearray([1 if value == cell else 0 for cell in range(self.width)]))
        self.nothing = bytearray(self.width)

    def of(self, value: int) -> bytearray:
        """A negative number is nothing at all; one that is too large counts as the largest."""
        if value < 0:
            return self.nothing
        return self.by_value[value if value < self.most else self.most]


class Plan:
    """A field of the state: where its numbers are written, how many each seat has (0: nobody's), their bytes."""

    def __init__(self, name: str, stretch: int, at: int, each: int, count: int, written: ValueBytes) -> None:
        self.name = name
        self.stretch = stretch
        self.at = at
        self.each = each
        self.count = count
        self.written = written
        self.spans = spans(at, written.width, count)


# Places in bytes as objects, made once: compiled code need not make one anew for everything it writes.


def boxed(column: list[int], at: int) -> list[Any]:
    """By card: its place in a row that begins at `at`, or None."""
    return [None if place < 0 else at + place for place in column]


# In the list of all pieces of an observation: first where they are to be written, so that the list as it is can be
# handed to who writes them; then the pieces.
BUFFER: Final = 0
PLACE: Final = 1
PIECES: Final = 2


def private_at(seats: int) -> int:
    """Behind what is common, the blocks of so many seats and those that are not there: the first private piece."""
    return PIECES + 2 + seats


def spans(at: int, width: int, count: int) -> list[Any]:
    """So many stretches of a width, one after the other."""
    return [slice(start, start + width) for start in range(at, at + count * width, width)] if width else []


class Encoder:
    """How a state, as one seat sees it, becomes `size` bytes."""

    def __init__(
        self,
        game: Game,
        numbers: Sequence[Number],
        on_cards: Sequence[OnCards],
        kept: dict[str, list[str]],
        lists: dict[str, int],
    ) -> None:
        """`kept`: the names that can lie in a zone (none: it is left out); a zone not named may hold all.
        `lists`: how long a field is that is a list and belongs to nobody."""
        self.game = game
        self.seats = max(game.seat_numbers)
        layout = game.layout(self.seats)
        zones = len(layout.names)
        self.names: list[str] = list(dict.fromkeys(game.card_name))
        number: dict[str, int] = {name: place for place, name in enumerate(self.names)}
        self.name_of: list[int] = [number[name] for name in game.card_name]  # by card: the number of its name
        self.rows: list[Row] = []
        self.parts: list[Part] = []
        self.sizes = [0, 0, 0]  # of the stretches
        self.left = ValueBytes(Number("left", LEFT), 0)
        self.turn_of = ValueBytes(Coded("turn of", SEAT), self.seats)
        self.counted = ValueBytes(Number("count", COUNTED, COUNT_STEP), 0)
        # The fields of the state: plain numbers of nobody, lists of numbers, and what is turned to the one that looks.
        self.singles: list[Plan] = []
        self.lists: list[Plan] = []
        self.columns: list[int] = []  # by their places among the lists: those with one number for each seat, and
        self.others: list[int] = []
        self.turned: list[Plan] = []
        self.tops: list[Row] = []  # the rows of which the top card is seen
        self.valued: list[Row] = []  # those with something on their cards
        self.valued_zones = 0  # their zones, a bit each
        self.backs: list[int] = game.card_back
        self.copies: list[list[int]] = game.copies()
        self.homes: list[Home] = [Home(owner) for owner in layout.owner]  # by zone
        self.hidden: list[int] = []  # zones in which cards may be remembered
        self.row_of: list[Row | None] = [None] * zones
        # What only the one that looks has is kept in pieces: its numbers, then row after row of cards. A row in which
        # there is nothing is the one here, for all.
        self.pieces: list[bytes] = []
        self._spots: dict[int, list[list[Spot]]] = {}
        self._lay_question()
        self._lay_options()
        self._lay_fields(numbers, lists)
        if len(self.columns) < MANY:
            self.columns, self.others = [], list(range(len(self.lists)))
        self._lay_zones(layout, kept, on_cards)
        self.lists_at = len(self.singles)  # where among all that is read of a state
        self.turned_at = self.lists_at + len(self.lists)
        self.on_cards_at = self.turned_at + len(self.turned)
        self.common, self.block, self.private = self.sizes
        self.size = self.common + self.block * self.seats + self.private
        # By the number of seats: the blocks of those that are not there.
        self.nobody: list[bytes] = [bytes(self.block * (self.seats - seats)) for seats in range(self.seats + 1)]
        # By the number of seats: writes the pieces of an observation into a buffer, one after the other.
        self.writers: list[Any] = [self._writer(seats).pack_into for seats in range(self.seats + 1)]
        self._place_parts()

    # --- the numbers of a state; a game that names them itself is read faster ----------------

    def read(self, state: State) -> list[Any]:
        """The fields of all plans in their order (single numbers, lists, what is turned), then those on cards.

        All but the single numbers are lists.
        """
        found = [getattr(state, plan.name) for plan in (*self.singles, *self.lists, *self.turned)]
        found.extend(getattr(state, field) for row in self.valued for field in row.values)
        first = len(self.singles)
        return [*found[:first], *[values if isinstance(values, list) else [values] for values in found[first:]]]

    def step_number(self, step: Ask[Any]) -> int:
        """The number of a question, found by the kind of step: a name takes longer to look up."""
        kind = type(step)
        number = self._step_of.get(kind, NOWHERE)
        if number == NOWHERE:
            number = self.steps[step.name]
            self._step_of[kind] = number
        return number

    def _writer(self, seats: int) -> struct.Struct:
        lengths = [self.common, *[self.block] * seats, len(self.nobody[seats]), *map(len, self.pieces)]
        return struct.Struct("".join([f"{length}s" for length in lengths]))

    # --- what is remembered -----------------------------------------------------------------

    def spots(self, seats: int) -> list[list[Spot]]:
        """For so many seats and by seat: where it is written what it remembers. Made once."""
        if seats not in self._spots:
            self._spots[seats] = [self._spots_of(seats, seat) for seat in range(seats)]
        return self._spots[seats]

    def _spots_of(self, seats: int, seat: int) -> list[Spot]:
        spots: dict[int, Spot] = {}  # by the piece
        for zone in self.hidden:
            row = self.row_of[zone]
            owner = self.homes[zone].owner
            assert row is not None
            if owner >= seats or (row.faces == OWNER and owner == seat):
                continue
            turn = (owner - seat) % seats if row.per_seat else 0
            piece = row.memory + (turn - 1 if row.faces == OWNER else turn)
            if piece not in spots:
                spots[piece] = Spot(private_at(seats) + piece, self.pieces[piece])
            spot = spots[piece]
            spot.zones |= 1 << zone
            spot.here.append(1 << zone)
            spot.rows.append(row)
        return [*spots.values()]

    # --- the layout -------------------------------------------------------------------------

    def _part(self, stretch: int, name: str, length: int, what: str, names: Sequence[str] = ()) -> int:
        at = self.sizes[stretch]
        part = Part(name, stretch, at, length, what)
        part.names = [*names]
        self.parts.append(part)
        self.sizes[stretch] = at + length
        return at

    def _place_parts(self) -> None:
        """Now that the stretches have their lengths: where each part is in a whole observation."""
        self.parts.sort(key=_stretch)
        for part in self.parts:
            if part.stretch == BLOCK:
                part.start += self.common
                part.times = self.seats
                part.apart = self.block
            elif part.stretch == PRIVATE:
                part.start += self.common + self.block * self.seats

    def _lay_question(self) -> None:
        self.steps: dict[str, int] = {}
        self._step_of: dict[type[Any], int] = {}
        for step in self.game.steps:
            if issubclass(step, Ask):
                self.steps.setdefault(step.name, len(self.steps))
        what = "which question is asked, one of: " + ", ".join(self.steps)
        self.question_at = self._part(COMMON, "question", len(self.steps), what, [*self.steps])
        self.about_at = self._part(
            COMMON, "question about", len(self.names), "the card it is about, by name", self.names
        )
        left_at = self._part(COMMON, "question left", self.left.width, "how much is still to be picked")
        self.left_span: Any = slice(left_at, left_at + self.left.width)
        self.turn_at = self._part(PRIVATE, "turn of", self.seats, "whose turn it is")

    def _lay_options(self) -> None:
        self.choices: list[tuple[str, str]] = []
        for name, option in self.game.options.items():
            for value in option.values:
                self.choices.append((name, value))
        what = ", ".join([f"{name}={value}" for name, value in self.choices])
        self.options_at = self._part(COMMON, "options", len(self.choices), what, what.split(", "))

    def _lay_fields(self, numbers: Sequence[Number], lists: dict[str, int]) -> None:
        shapes = {field.name: field for field in self.game.fields}
        for number in numbers:
            field = shapes[number.name]
            written = ValueBytes(number, self.seats)
            if field.shape == "seat":
                each, count = 1, 1
            elif field.shape == "seat*":
                each = count = len(field.labels)
            elif field.shape == "list":
                each, count = 0, lists[number.name]
            else:
                each, count = 0, 1
            labels = " (" + ", ".join(field.labels) + ")" if field.labels else ""
            thermometer = f"thermometer of {number.cells} cells, {number.step} each, and value"
            what = (thermometer, "one seat", "seats", "a card by name", "flags")[number.meaning]
            length = count * written.width
            if number.meaning in (SEAT, SEATS):  # every seat counts from itself
                stretch = PRIVATE
                length *= self.seats if each else 1
            else:
                stretch = BLOCK if each else COMMON
            at = self._part(stretch, number.name, length, f"{what}{labels}")
            plan = Plan(number.name, stretch, at, each, count, written)
            if stretch == PRIVATE:
                self.turned.append(plan)
            elif each or field.shape == "list":
                kind = self.columns if each == 1 else self.others
                kind.append(len(self.lists))
                self.lists.append(plan)
            else:
                self.singles.append(plan)

    def _lay_zones(self, layout: Layout, kept: dict[str, list[str]], on_cards: Sequence[OnCards]) -> None:
        self.pieces.append(bytes(self.sizes[PRIVATE]))
        number = 0
        for zone in layout.zones:
            first = number
            number += layout.most_seats if zone.per_seat else 1
            names = kept.get(zone.name, self.names)
            if not names:
                continue
            place = {name: column for column, name in enumerate(names)}
            column = [place.get(name, -1) for name in self.game.card_name]
            row = Row(zone.name, first, zone.per_seat, zone.faces, len(names), column)
            row.names = names
            row.values = [field.name for field in on_cards if zone.name in field.zones]
            self.rows.append(row)
            self._lay_row(row)

    def _lay_row(self, row: Row) -> None:
        stretch = BLOCK if row.per_seat else COMMON
        zones = range(row.zone, row.zone + (self.seats if row.per_seat else 1))
        cards_home = NOWHERE
        cells = row.cells
        piece = 0
        count_span: Any = None
        if row.faces == EVERYBODY:
            cards_home = stretch
            what = "cards by name, how many of each"
            cells = boxed(row.column, self._part(stretch, row.name, row.width, what, row.names))
            for value in row.values:
                at = self._part(stretch, f"{row.name}: {value}", row.width, "what lies on them", row.names)
                row.value_spans.append(slice(at, at + row.width))
                row.value_cells.append(boxed(row.column, at))
        else:
            count_at = self._part(stretch, f"{row.name}: count", self.counted.width, "how many cards")
            count_span = slice(count_at, count_at + self.counted.width)
            self.hidden.extend(zones)
            times = len(zones)
            if row.faces == OWNER:
                cards_home = PRIVATE
                what = "own cards by name, how many of each"
                self._part(PRIVATE, f"{row.name}: own", row.width, what, row.names)
                piece = len(self.pieces)
                self.pieces.append(bytes(row.width))
                times -= 1  # one's own are no matter of memory
            if row.faces == TOP:
                row.top_at = self._part(
                    COMMON, f"{row.name}: top", len(self.names), "the card on top, by name", self.names
                )
            each = ", for each seat but one's own" if row.faces == OWNER else ", for each seat" if row.per_seat else ""
            what = f"2: lies here, 1: may lie here{each}"
            self._part(PRIVATE, f"{row.name}: remembered", row.width * times, what, [*row.names] * times)
            self._lay_memory(row, times)
        if row.top_at >= 0:
            self.tops.append(row)
        elif row.values:
            self.valued.append(row)
        for zone in zones:
            home = self.homes[zone]
            home.stretch = cards_home
            home.piece = piece
            home.cells = cells
            home.single = row.single
            home.valued = bool(row.values)
            if count_span is not None:
                home.count_stretch = stretch
                home.count_span = count_span
            if row.values:
                self.valued_zones |= 1 << zone
            self.row_of[zone] = row

    def _lay_memory(self, row: Row, times: int) -> None:
        """Where it is written what is remembered of a row: short ones that follow each other share a piece."""
        last = len(self.pieces) - 1
        mates = [other for other in self.rows if other.memory == last and not other.per_seat and not row.per_seat]
        if mates and len(self.pieces[last]) + row.width <= SHORT:
            row.memory = last
            at = len(self.pieces[last])
            row.cells = boxed(row.column, at)
            row.span = slice(at, at + row.width)
            self.pieces[last] += bytes(row.width)
            return
        row.memory = last + 1
        self.pieces.extend([bytes(row.width) for _ in range(times)])


def _stretch(part: Part) -> int:
    return part.stretch
