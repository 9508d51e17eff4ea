"""What each seat of one running game sees, as bytes: only what has changed since the last look is written."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.action import Action
from clio.engine.encoder import (
    BLOCK,
    COMMON,
    MOST,
    NOWHERE,
    SEAT,
    SEATS,
    SURE,
    Encoder,
    Home,
    Plan,
    Row,
    Spots,
    private_at,
)
from clio.engine.ids import Card
from clio.engine.memory import DST_SHIFT, NOTHING, SRC_SHIFT, Knowledge
from clio.engine.state import State

UNKNOWN: Final = -1_000_000  # not written yet
NO_NUMBERS: Final[list[Any]] = []  # no numbers written yet; never changed


class Sight:
    """The observations of one running game. Another state than the last time is written from the beginning."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.state: State | None = None
        self.moves: list[int] = []  # what this one hears of moves: where another looks on it is not told any more
        self.heard: list[list[int] | None] = []  # by seat: the same for what its knowledge tells of changes
        self.seats = 0
        self.spots: list[Spots] = []  # by seat: where it is written what it remembers
        self.common = bytearray()
        self.blocks: list[bytearray] = []
        # By seat all pieces of its observation, in order: those above, then its private stretch, that is, its numbers
        # and its rows of cards; a row that was never written is the encoder's.
        self.pieces: list[list[bytes | bytearray]] = []
        self.private = 0  # where among them the private stretch begins
        # As written: how many cards lie in each zone, the cards on top, the numbers of each plan, those that are
        # turned to who looks, what lies on cards (by row, field and zone), whose turn it is, the question.
        self.counts: list[int] = []
        self.tops: list[int] = []
        self.singles: list[int] = []
        self.lists: list[list[Any]] = []
        self.turned: list[list[int]] = []
        self.unturned: list[int] = []  # by seat: which of the turned ones are not written for it yet, a bit each
        self.on_cards: list[list[Any]] = []
        self.turns: list[int] = []
        self.asked = NOWHERE
        self.about = NOWHERE
        self.left = UNKNOWN
        self.stale = 0  # zones (bits) to which cards came, or from which they went

    def encode(self, state: State, seat: int) -> bytes:
        """The observation of a seat."""
        if state is not self.state or state.moved is not self.moves:
            self._begin(state)
        elif self.moves:
            self._moves(state)
        self._numbers(state)
        self._turned(state, seat)
        self._tops(state)
        self._on_cards(state)
        if state.memory.tracking:
            self._remember(state, seat)
        self._question(state, seat)
        return b"".join(self.pieces[seat])

    def _begin(self, state: State) -> None:
        encoder = self.encoder
        seats = state.layout.seats
        zones = len(state.zones)
        self.state = state
        self.seats = seats
        self.spots = encoder.spots(seats)
        self.common = bytearray(encoder.common)
        self.blocks = [bytearray(encoder.block) for _ in range(seats)]
        self.private = private_at(seats)
        self.pieces = []
        for seat in range(seats):
            pieces: list[bytes | bytearray] = [self.common, *self.blocks[seat:], *self.blocks[:seat]]
            pieces.append(encoder.nobody[seats])
            pieces.extend(encoder.pieces)
            self.pieces.append(pieces)
        self.counts = [UNKNOWN] * zones
        self.tops = [NOWHERE] * len(encoder.tops)
        self.singles = [UNKNOWN] * len(encoder.singles)
        self.lists = [NO_NUMBERS] * len(encoder.lists)
        self.turned = [NO_NUMBERS] * len(encoder.turned)
        self.unturned = [0] * seats
        self.on_cards = []
        for row in encoder.valued:
            self.on_cards.extend([NO_NUMBERS] * (len(row.values) * (seats if row.per_seat else 1)))
        self.stale = encoder.valued_zones
        self.turns = [NOWHERE] * seats
        self.heard = [None] * seats
        self.asked = NOWHERE
        self.about = NOWHERE
        self.left = UNKNOWN
        self.moves = []
        state.moved = self.moves
        chosen = state.options
        cells = [1 if chosen[name] == value else 0 for name, value in encoder.choices]
        self.common[encoder.options_at : encoder.options_at + len(cells)] = bytearray(cells)
        for zone, home in enumerate(encoder.homes):
            if home.owner >= seats:
                continue
            if home.stretch != NOWHERE:
                for card in state.zones[zone]:
                    self._cell(home, zone, card, 1)
            if home.count_stretch != NOWHERE:
                self._count(home, zone, len(state.zones[zone]))

    # --- cards ------------------------------------------------------------------------------

    def _moves(self, state: State) -> None:
        zones = state.zones
        homes = self.encoder.homes
        for line in self.moves:
            card = line & 0xFFF
            src = line >> SRC_SHIFT & 0xFF
            dst = line >> DST_SHIFT & 0xFF
            home = homes[src]
            if home.stretch != NOWHERE:
                self._cell(home, src, card, -1)
            if home.count_stretch != NOWHERE:
                self._count(home, src, len(zones[src]))
            home = homes[dst]
            if home.stretch != NOWHERE:
                self._cell(home, dst, card, 1)
            if home.count_stretch != NOWHERE:
                self._count(home, dst, len(zones[dst]))
        self.moves.clear()

    def _cell(self, home: Home, zone: int, card: int, more: int) -> None:
        cell = home.cells[card]
        if cell is None:
            return
        if home.stretch == COMMON:
            stretch = self.common
        elif home.stretch == BLOCK:
            stretch = self.blocks[home.owner]
        else:
            stretch = writable(self.pieces[home.owner], self.private + home.piece)
        if not home.single:
            stretch[cell] = stretch[cell] + more
        elif more > 0:
            stretch[cell] = 1
        else:
            stretch[cell] = 0
        if home.valued:
            self.stale |= 1 << zone

    def _count(self, home: Home, zone: int, count: int) -> None:
        if self.counts[zone] == count:
            return
        self.counts[zone] = count
        stretch = self.common if home.count_stretch == COMMON else self.blocks[home.owner]
        stretch[home.count_span] = self.encoder.counted.of(count)

    def _tops(self, state: State) -> None:
        encoder = self.encoder
        for number, row in enumerate(encoder.tops):
            cards = state.zones[row.zone]
            name = encoder.name_of[cards[-1]] if cards else NOWHERE
            was = self.tops[number]
            if name != was:
                self._one_hot(row.top_at, was, name)
                self.tops[number] = name

    def _on_cards(self, state: State) -> None:
        """What lies on cards: written anew where a card came or went, or a number is another one."""
        encoder = self.encoder
        if not encoder.valued:
            return
        stale = self.stale
        number = 0
        first = 0
        fields = encoder.read_on_cards(state)
        for row in encoder.valued:
            for zone in range(row.zone, row.zone + (self.seats if row.per_seat else 1)):
                cards = state.zones[zone]
                new = stale >> zone & 1 == 1
                if not new and not cards:
                    number += len(row.values)
                    continue
                for place in range(len(row.values)):
                    numbers = fields[first + place]
                    if new or differ(cards, numbers, self.on_cards[number]):
                        self._values(cards, numbers, row, zone, place, number)
                    number += 1
            first += len(row.values)
        self.stale = 0

    def _values(self, cards: list[Card], numbers: list[Any], row: Row, zone: int, place: int, number: int) -> None:
        """What lies on the cards of a zone, by name; of equal cards the last one counts."""
        self.on_cards[number] = [numbers[card] for card in cards]
        stretch = self.blocks[self.encoder.homes[zone].owner] if row.per_seat else self.common
        stretch[row.value_spans[place]] = row.nothing
        cells = row.value_cells[place]
        for card in cards:
            cell = cells[card]
            if cell is not None:
                value: int = numbers[card]
                stretch[cell] = min(max(value, 0), MOST)

    def _one_hot(self, at: int, was: int, now: int) -> None:
        if was >= 0:
            self.common[at + was] = 0
        if now >= 0:
            self.common[at + now] = 1

    # --- numbers ----------------------------------------------------------------------------

    def _numbers(self, state: State) -> None:
        encoder = self.encoder
        singles = encoder.read_singles(state)
        if singles != self.singles:
            for place, plan in enumerate(encoder.singles):
                value = singles[place]
                if value != self.singles[place]:
                    self.common[plan.spans[0]] = plan.written.of(value)
            self.singles = singles
        lists = self.lists
        for place, values in enumerate(encoder.read_lists(state)):
            if values != lists[place]:
                self._list(values, lists[place], encoder.lists[place])
                lists[place] = values[:]

    def _list(self, values: list[Any], written: list[Any], plan: Plan) -> None:
        """Write the numbers that have changed; behind a list that became shorter there is nothing."""
        each = plan.each
        spans = plan.spans
        for_all = each == 0
        stretch = self.common
        if len(written) != len(values):
            count = len(spans) if for_all else self.seats * each
            written = [None] * count
            values = values + [NOWHERE] * (count - len(values))
        number = 0  # within what is one seat's, or nobody's
        seat = 0
        for place, was in enumerate(written):
            value = values[place]
            # By identity: a small number is one object, and to write a large one once more does no harm.
            if value is not was:
                if not for_all:
                    stretch = self.blocks[seat]
                stretch[spans[number]] = plan.written.of(value)
            number += 1
            if number == each:
                number = 0
                seat += 1

    def _turned(self, state: State, seat: int) -> None:
        """Numbers that name seats are turned to the one that looks."""
        encoder = self.encoder
        for place, values in enumerate(encoder.read_turned(state)):
            if values != self.turned[place]:
                self.turned[place] = values[:]
                for other in range(self.seats):
                    self.unturned[other] |= 1 << place
        unturned = self.unturned[seat]
        if unturned:
            self.unturned[seat] = 0
            for place, plan in enumerate(encoder.turned):
                if unturned >> place & 1:
                    self._turn(self.turned[place], seat, plan)

    def _turn(self, values: list[int], seat: int, plan: Plan) -> None:
        seats = self.seats
        written = plan.written
        private = writable(self.pieces[seat], self.private)
        at = plan.at
        for number in range(plan.count * (self.encoder.seats if plan.each else 1)):
            if plan.each:
                other = number // plan.each
                if other < seats:
                    where = (seat + other) % seats * plan.each + number % plan.each
                else:
                    where = NOWHERE
            else:
                where = number if number < len(values) else NOWHERE
            value = turned(values[where], written.meaning, seat, seats) if where >= 0 else NOWHERE
            private[at : at + written.width] = written.of(value)
            at += written.width

    # --- memory -----------------------------------------------------------------------------

    def _remember(self, state: State, seat: int) -> None:
        encoder = self.encoder
        known = state.memory.know(seat, state.layout, encoder.backs, encoder.copies)
        changed = known.changed
        if changed is None or changed is not self.heard[seat]:
            self._remember_all(known, seat)
            return
        spots = self.spots[seat]
        for lot in known.lots:
            if lot.touched:
                zones = zones_in(lot.touched & spots.zones)
                for card in lot.cards:
                    self._place(known, seat, card, zones)
                lot.touched = 0
        if changed:
            zones = zones_in(known.touched & spots.zones)
            if zones:
                for card in changed:
                    self._place(known, seat, card, zones)
            changed.clear()
            known.touched = 0

    def _remember_all(self, known: Knowledge, seat: int) -> None:
        """Write all that a seat remembers, and hear of changes from now on."""
        pieces = self.pieces[seat]
        spots = self.spots[seat]
        for zone in self.encoder.hidden:
            if spots.zones >> zone & 1:
                number = spots.piece[zone]
                pieces[number] = self.encoder.pieces[number - self.private]
        for lot in known.lots:
            lot.touched = 0
            zones = zones_in(lot.zones & spots.zones)
            for card in lot.cards:
                if card >= 0:
                    self._place(known, seat, card, zones)
        heard: list[int] = []
        known.changed = heard
        known.touched = 0
        self.heard[seat] = heard

    def _place(self, known: Knowledge, seat: int, card: int, zones: list[int]) -> None:
        """Write anew in which of these zones a card, or one that looks the same, may lie."""
        spots = self.spots[seat]
        pieces = self.pieces[seat]
        lots = known.lots
        lot_of = known.lot_of
        possible = lots[lot_of[card]].zones
        certain = 0 if possible & (possible - 1) else possible  # one zone only
        for other in self.encoder.copies[card]:
            number = lot_of[other]
            if number != NOTHING:
                there = lots[number].zones
                possible |= there
                if not there & (there - 1):
                    certain |= there
        for zone in zones:
            cell = spots.cells[zone][card]
            if cell is None:
                continue
            if certain >> zone & 1:
                writable(pieces, spots.piece[zone])[cell] = SURE
            elif possible >> zone & 1:
                writable(pieces, spots.piece[zone])[cell] = 1
            else:
                piece = pieces[spots.piece[zone]]
                if isinstance(piece, bytearray):
                    piece[cell] = 0

    # --- the question -----------------------------------------------------------------------

    def _question(self, state: State, seat: int) -> None:
        encoder = self.encoder
        asked = NOWHERE
        about = NOWHERE
        left = NOWHERE
        if state.result is None:
            step = state.asking()
            if step.open_to(state) >> seat & 1:
                asked = encoder.step_number(step)
                card = step.about(state)
                if card >= 0:
                    about = encoder.name_of[card]
                left = step.remaining(state)
        if asked != self.asked:
            self._one_hot(encoder.question_at, self.asked, asked)
            self.asked = asked
        if about != self.about:
            self._one_hot(encoder.about_at, self.about, about)
            self.about = about
        if left != self.left:
            self.left = left
            self.common[encoder.left_at : encoder.left_at + encoder.left.width] = encoder.left.of(left)
        turn = turned(state.acting(), SEAT, seat, self.seats)
        was = self.turns[seat]
        if turn != was:
            private = writable(self.pieces[seat], self.private)
            if was >= 0:
                private[encoder.turn_at + was] = 0
            if turn >= 0:
                private[encoder.turn_at + turn] = 1
            self.turns[seat] = turn


def writable(pieces: list[bytes | bytearray], number: int) -> bytearray:
    """A piece to write to: its own, from the first time on."""
    piece = pieces[number]
    if isinstance(piece, bytes):
        piece = bytearray(piece)
        pieces[number] = piece
    return piece


def differ(cards: list[Card], numbers: list[Any], written: list[Any]) -> bool:
    """Has the number of a card become another one? By identity: it is one object for as long as it stays."""
    return any(numbers[cards[place]] is not was for place, was in enumerate(written))


def zones_in(bits: int) -> list[int]:
    """The zones of a set of bits."""
    zones: list[int] = []
    zone = 0
    while bits:
        if bits & 1:
            zones.append(zone)
        elif not bits & 0xFF:
            bits >>= 7
            zone += 7
        bits >>= 1
        zone += 1
    return zones


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


def mask_of(state: State, seat: int, width: int) -> bytearray:
    """1 for every action the seat may take, by its number in the action table."""
    mask = bytearray(width)
    mark(state.legal(seat), mask)
    return mask


def mark(actions: list[Action], mask: bytearray) -> None:
    """Write a 1 for each of the actions into an empty mask."""
    for action in actions:
        mask[action.cell] = 1
