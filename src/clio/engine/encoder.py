"""What a seat sees, as bytes for nets: card identity by zone and seat, numbers as thermometers, the question.

The layout follows from a game's zones, fields, steps and options; a game's `encoder.py` only says what its numbers mean
and which cards can lie where. Nothing else of a state is looked at, so what is hidden from a seat cannot get in.
Seats count from the one that looks: its own part comes first, then the next in turn, and so on. Every observation of
a game has the same length, however many play.

A row of a zone is worked out anew only when its cards have changed, so most of an observation is copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from clio.engine.state import State
from clio.engine.step import Ask
from clio.engine.zones import EVERYBODY, OWNER, TOP, Layout

if TYPE_CHECKING:
    from clio.engine.game import Game

MOST: Final = 255  # what a byte can hold
COUNTED: Final = 12  # cells of a thermometer for the cards of a zone that cannot be seen
COUNT_STEP: Final = 4
SURE: Final = 2  # a remembered card lies here for sure; 1: it may
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
    """What lies on the cards of some zones: markers, tokens, a place."""

    def __init__(self, name: str, *zones: str) -> None:
        self.name = name
        self.zones = zones


class Part:
    """A stretch of an observation, for the table of fields."""

    def __init__(self, name: str, start: int, length: int, what: str) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.what = what


class Row:
    """One zone (or one for each seat) as a row of cards by name."""

    def __init__(self, name: str, zone: int, per_seat: bool, faces: int, width: int, column: list[int]) -> None:
        self.name = name
        self.zone = zone  # its number, or that of the first seat's
        self.per_seat = per_seat
        self.faces = faces
        self.width = width
        self.column = column  # by card: its place in the row, or -1
        self.values: list[str] = []  # fields that lie on the cards here: one more row each
        self.nothing = bytes(width)


class Tables:
    """Bytes for every value of a number, made once."""

    def __init__(self, number: Number, seats: int) -> None:
        self.meaning = number.meaning
        self.most = MOST
        self.width = 0
        self.by_value: list[bytes] = []
        if number.meaning == NUMBER:
            self.width = number.cells + 1
            for value in range(MOST + 1):
                cells = [1 if value >= (cell + 1) * number.step else 0 for cell in range(number.cells)]
                self.by_value.append(bytes([*cells, value]))
        elif number.meaning in (FLAGS, SEATS):
            self.width = number.cells if number.meaning == FLAGS else seats
            self.most = (1 << self.width) - 1
            for value in range(self.most + 1):
                self.by_value.append(bytes([value >> cell & 1 for cell in range(self.width)]))
        else:
            self.width = number.cells if number.meaning == NAME else seats
            self.most = self.width - 1
            for value in range(self.width):
                self.by_value.append(bytes([1 if value == cell else 0 for cell in range(self.width)]))
        self.nothing = bytes(self.width)

    def of(self, value: int) -> bytes:
        """A negative number is nothing at all; one that is too large counts as the largest."""
        if value < 0:
            return self.nothing
        return self.by_value[min(value, self.most)]


class Plan:
    """A field of the state: its numbers, how many each seat has (0: it belongs to nobody), their bytes."""

    def __init__(self, name: str, each: int, count: int, tables: Tables) -> None:
        self.name = name
        self.each = each
        self.count = count
        self.tables = tables


class Encoder:
    """Turns a state, as one seat sees it, into `size` bytes."""

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
        self.names: list[str] = list(dict.fromkeys(game.card_name))
        self.number: dict[str, int] = {name: place for place, name in enumerate(self.names)}
        self.rows: list[Row] = []
        self.parts: list[Part] = []
        self.size = 0
        self.steps: dict[str, int] = {}
        for step in game.steps:
            if issubclass(step, Ask):
                self.steps.setdefault(step.name, len(self.steps))
        self.asked = [bytes([1 if step == cell else 0 for cell in range(len(self.steps))]) for step in self._places()]
        self.nobody_asked = bytes(len(self.steps))
        self.about = [bytes([1 if name == cell else 0 for cell in self.names]) for name in self.names]
        self.about_nothing = bytes(len(self.names))
        self.left = Tables(Number("left", LEFT), 0)
        self.turn_of = Tables(Coded("turn of", SEAT), self.seats)
        self.counted = Tables(Number("count", COUNTED, COUNT_STEP), 0)
        self.plans: list[Plan] = []
        self._lay_question()
        self._lay_options()
        self._lay_fields(numbers, lists)
        self._lay_zones(layout, kept, on_cards)
        self.blank = bytes(self.size)

    def _places(self) -> range:
        return range(len(self.steps))

    def _part(self, name: str, length: int, what: str) -> None:
        self.parts.append(Part(name, self.size, length, what))
        self.size += length

    def _lay_question(self) -> None:
        self._part("question", len(self.steps), "which question is asked, one of: " + ", ".join(self.steps))
        self._part("question about", len(self.names), "the card it is about, by name")
        self._part("question left", self.left.width, "how much is still to be picked")
        self._part("turn of", self.seats, "whose turn it is")

    def _lay_options(self) -> None:
        self.choices: list[tuple[str, str]] = []
        for name, option in self.game.options.items():
            for value in option.values:
                self.choices.append((name, value))
        self._part("options", len(self.choices), ", ".join([f"{name}={value}" for name, value in self.choices]))

    def _lay_fields(self, numbers: Sequence[Number], lists: dict[str, int]) -> None:
        shapes = {field.name: field for field in self.game.fields}
        for number in numbers:
            field = shapes[number.name]
            tables = Tables(number, self.seats)
            if field.shape == "seat":
                each, count = 1, 1
            elif field.shape == "seat*":
                each = count = len(field.labels)
            elif field.shape == "list":
                each, count = 0, lists[number.name]
            else:
                each, count = 0, 1
            self.plans.append(Plan(number.name, each, count, tables))
            labels = " (" + ", ".join(field.labels) + ")" if field.labels else ""
            what = ("thermometer and value", "one seat", "seats", "a card by name", "flags")[number.meaning]
            length = count * tables.width * (self.seats if each else 1)
            self._part(number.name, length, f"{what}{labels}{', for each seat' if each else ''}")

    def _lay_zones(self, layout: Layout, kept: dict[str, list[str]], on_cards: Sequence[OnCards]) -> None:
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
            row.values = [field.name for field in on_cards if zone.name in field.zones]
            self.rows.append(row)
            each = ", for each seat" if zone.per_seat else ""
            times = self.seats if zone.per_seat else 1
            if zone.faces == EVERYBODY:
                self._part(zone.name, row.width * times, f"cards by name{each}")
                for value in row.values:
                    self._part(f"{zone.name}: {value}", row.width * times, f"what lies on them{each}")
            else:
                self._part(f"{zone.name}: count", self.counted.width * times, f"how many cards{each}")
                if zone.faces == OWNER:
                    self._part(f"{zone.name}: own", row.width, "own cards by name")
                if zone.faces == TOP:
                    self._part(f"{zone.name}: top", len(self.names), "the card on top, by name")
                self._part(f"{zone.name}: remembered", row.width * times, f"2: lies here, 1: may lie here{each}")


class Sight:
    """What was encoded last of one running game: rows and numbers that have not changed are taken from here."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        zones = len(encoder.game.layout(encoder.seats).names)
        self.cards: list[list[int]] = [[] for _ in range(zones)]
        self.row: list[bytes] = [b""] * zones
        self.values: list[list[int]] = [[] for _ in encoder.plans]
        self.pieces: list[list[bytes]] = [[] for _ in encoder.plans]
        self.options: object = None
        self.option_bytes = b""

    def encode(self, state: State, seat: int) -> bytes:
        """The observation of a seat."""
        pieces: list[bytes] = []
        self._question(state, seat, pieces)
        self._fields(state, seat, pieces)
        self._zones(state, seat, pieces)
        return b"".join(pieces)

    def _question(self, state: State, seat: int, pieces: list[bytes]) -> None:
        encoder = self.encoder
        if state.result is None and state.open_mask() >> seat & 1:
            step = state.asking()
            about = step.about(state)
            pieces.append(encoder.asked[encoder.steps[step.name]])
            name = encoder.number[encoder.game.card_name[about]] if about >= 0 else -1
            pieces.append(encoder.about[name] if name >= 0 else encoder.about_nothing)
            pieces.append(encoder.left.of(step.remaining(state)))
        else:
            pieces.append(encoder.nobody_asked)
            pieces.append(encoder.about_nothing)
            pieces.append(encoder.left.nothing)
        pieces.append(encoder.turn_of.of(turned(state.acting(), SEAT, seat, state.layout.seats)))
        if self.options is not state.options:
            self.options = state.options
            chosen = state.options
            self.option_bytes = bytes([1 if chosen[name] == value else 0 for name, value in encoder.choices])
        pieces.append(self.option_bytes)

    def _fields(self, state: State, seat: int, pieces: list[bytes]) -> None:
        seats = state.layout.seats
        most = self.encoder.seats
        for place, plan in enumerate(self.encoder.plans):
            meaning = plan.tables.meaning
            value = getattr(state, plan.name)
            if plan.each == 0:
                if isinstance(value, int):
                    pieces.append(plan.tables.of(turned(value, meaning, seat, seats)))
                else:
                    self._list(value, plan, seat, seats, pieces)
            elif meaning in (SEAT, SEATS):
                self._seats(value, plan, seat, seats, pieces)
            else:
                if value != self.values[place]:
                    self._renew(place, value, plan, seats)
                found = self.pieces[place]
                for other in range(most):
                    pieces.append(found[(seat + other) % seats] if other < seats else found[seats])

    def _list(self, value: list[int], plan: Plan, seat: int, seats: int, pieces: list[bytes]) -> None:
        tables = plan.tables
        count = len(value)
        for place in range(plan.count):
            if place < count:
                pieces.append(tables.of(turned(value[place], tables.meaning, seat, seats)))
            else:
                pieces.append(tables.nothing)

    def _seats(self, value: list[int], plan: Plan, seat: int, seats: int, pieces: list[bytes]) -> None:
        """Numbers of each seat that name seats: they are turned to the one that looks."""
        tables = plan.tables
        each = plan.each
        for other in range(self.encoder.seats):
            if other >= seats:
                for _ in range(each):
                    pieces.append(tables.nothing)
                continue
            first = (seat + other) % seats * each
            for place in range(first, first + each):
                pieces.append(tables.of(turned(value[place], tables.meaning, seat, seats)))

    def _renew(self, place: int, value: list[int], plan: Plan, seats: int) -> None:
        self.values[place] = value[:]
        tables = plan.tables
        each = plan.each
        found: list[bytes] = []
        for other in range(seats):
            found.append(b"".join([tables.of(value[number]) for number in range(other * each, other * each + each)]))
        found.append(bytes(each * tables.width))
        self.pieces[place] = found

    def _zones(self, state: State, seat: int, pieces: list[bytes]) -> None:
        seats = state.layout.seats
        most = self.encoder.seats
        for row in self.encoder.rows:
            if row.faces == EVERYBODY:
                if not row.per_seat:
                    pieces.append(self._row(state, row, row.zone))
                    self._on_cards(state, row, row.zone, pieces)
                else:
                    for other in range(most):
                        zone = row.zone + (seat + other) % seats
                        pieces.append(self._row(state, row, zone) if other < seats else row.nothing)
                    if row.values:
                        self._values_by_seat(state, row, seat, pieces)
            else:
                self._hidden(state, row, seat, pieces)

    def _row(self, state: State, row: Row, zone: int) -> bytes:
        cards = state.zones[zone]
        if not cards:
            return row.nothing
        if cards == self.cards[zone] and self.row[zone]:
            return self.row[zone]
        found = bytearray(row.width)
        for card in cards:
            column = row.column[card]
            if column >= 0:
                found[column] = found[column] + 1
        self.cards[zone] = cards[:]
        self.row[zone] = bytes(found)
        return self.row[zone]

    def _on_cards(self, state: State, row: Row, zone: int, pieces: list[bytes]) -> None:
        for name in row.values:
            pieces.append(self._values(state, row, zone, name))

    def _values_by_seat(self, state: State, row: Row, seat: int, pieces: list[bytes]) -> None:
        seats = state.layout.seats
        for name in row.values:
            for other in range(self.encoder.seats):
                zone = row.zone + (seat + other) % seats
                pieces.append(self._values(state, row, zone, name) if other < seats else row.nothing)

    def _values(self, state: State, row: Row, zone: int, name: str) -> bytes:
        """What lies on cards, by name; of equal cards the last one counts."""
        cards = state.zones[zone]
        if not cards:
            return row.nothing
        numbers: list[int] = getattr(state, name)
        found = bytearray(row.width)
        for card in cards:
            column = row.column[card]
            if column >= 0:
                found[column] = min(max(numbers[card], 0), MOST)
        return bytes(found)

    def _hidden(self, state: State, row: Row, seat: int, pieces: list[bytes]) -> None:
        """How many cards; one's own; the one on top if all see it; what the seat remembers."""
        seats = state.layout.seats
        counted = self.encoder.counted
        most = self.encoder.seats if row.per_seat else 1
        for other in range(most):
            if other < seats:
                zone = row.zone + (seat + other) % seats if row.per_seat else row.zone
                pieces.append(counted.of(len(state.zones[zone])))
            else:
                pieces.append(counted.nothing)
        if row.faces == OWNER:
            pieces.append(self._row(state, row, row.zone + seat))
        if row.faces == TOP:
            cards = state.zones[row.zone]
            name = self.encoder.number[self.encoder.game.card_name[cards[-1]]] if cards else -1
            pieces.append(self.encoder.about[name] if name >= 0 else self.encoder.about_nothing)
        if state.memory.tracking:
            self._remembered(state, row, seat, most, pieces)
        else:
            for _ in range(most):
                pieces.append(row.nothing)

    def _remembered(self, state: State, row: Row, seat: int, most: int, pieces: list[bytes]) -> None:
        known = state.knowledge(seat).zones
        seats = state.layout.seats
        sees = state.layout.sees
        for other in range(most):
            zone = row.zone + (seat + other) % seats if row.per_seat else row.zone
            if other >= seats or not known or sees[zone] >> seat & 1:
                pieces.append(row.nothing)
                continue
            found = bytearray(row.width)
            for card, zones in known.items():
                column = row.column[card]
                if column >= 0 and zones >> zone & 1:
                    found[column] = max(found[column], SURE if zones == 1 << zone else 1)
            pieces.append(bytes(found))


def turned(value: int, meaning: int, seat: int, seats: int) -> int:
    """A number that names seats, counted from the seat that looks; every other number as it is."""
    if meaning == SEAT:
        return (value - seat) % seats if value >= 0 else -1
    if meaning == SEATS:
        mask = 0
        for other in range(seats):
            if value >> other & 1:
                mask |= 1 << (other - seat) % seats
        return mask
    return value


def mask_into(state: State, seat: int, out: bytearray, at: int, nothing: bytes) -> None:
    """Write 1 for every action the seat may take, by its number in the action table, from place `at` on."""
    out[at : at + len(nothing)] = nothing
    for action in state.legal(seat):
        out[at + action.index] = 1
