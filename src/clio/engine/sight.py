"""What each seat of one running game sees, as bytes: only what has changed since the last look is written."""

from __future__ import annotations

from typing import Final

from clio.engine.encoder import BLOCK, COMMON, MOST, NOWHERE, SEAT, SEATS, SURE, Encoder, Home, Plan, Row, Spots
from clio.engine.ids import Card
from clio.engine.memory import DST_SHIFT, NOTHING, SRC_SHIFT, Knowledge
from clio.engine.state import State

UNKNOWN: Final = -1_000_000  # not written yet
FEW: Final = 6  # so many numbers are looked at one by one
NO_NUMBERS: Final[list[int]] = []  # no numbers written yet; never changed


class Sight:
    """The observations of one running game. Another state than the last time is written from the beginning."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.state: State | None = None
        self.moves: list[int] = []  # what this one hears of moves: where another looks on it is not told any more
        self.heard: list[dict[int, int] | None] = []  # by seat: the same for what its knowledge tells of changes
        self.seats = 0
        self.spots: list[Spots] = []  # by seat: where it is written what it remembers
        self.common = bytearray()
        self.blocks: list[bytearray] = []
        self.private: list[bytearray] = []
        # As written: how many cards lie in each zone, the cards on top, the numbers of each plan, those that are
        # turned to who looks, what lies on cards (by row, field and zone), whose turn it is, the question.
        self.counts: list[int] = []
        self.tops: list[int] = []
        self.singles: list[int] = []
        self.lists: list[list[int]] = []
        self.turned: list[list[int]] = []
        self.unturned: list[int] = []  # by seat: which of the turned ones are not written for it yet, a bit each
        self.on_cards: list[list[int]] = []
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
        seats = self.seats
        pieces: list[bytes | bytearray] = [self.common]
        for other in range(seat, seats):
            pieces.append(self.blocks[other])
        for other in range(seat):
            pieces.append(self.blocks[other])
        pieces.append(self.encoder.nobody[seats])
        pieces.append(self.private[seat])
        return b"".join(pieces)

    def _begin(self, state: State) -> None:
        encoder = self.encoder
        seats = state.layout.seats
        zones = len(state.zones)
        self.state = state
        self.seats = seats
        self.spots = encoder.spots(seats)
        self.common = bytearray(encoder.common)
        self.blocks = [bytearray(encoder.block) for _ in range(seats)]
        self.private = [bytearray(encoder.private) for _ in range(seats)]
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

    def _stretch(self, stretch: int, seat: int) -> bytearray:
        if stretch == COMMON:
            return self.common
        return self.blocks[seat] if stretch == BLOCK else self.private[seat]

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
        column = home.column[card]
        if column < 0:
            return
        place = home.at + column
        stretch = self._stretch(home.stretch, home.owner)
        stretch[place] = stretch[place] + more
        if home.valued:
            self.stale |= 1 << zone

    def _count(self, home: Home, zone: int, count: int) -> None:
        if self.counts[zone] == count:
            return
        self.counts[zone] = count
        counted = self.encoder.counted
        at = home.count_at
        self._stretch(home.count_stretch, home.owner)[at : at + counted.width] = counted.of(count)

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
        number = 0
        field = 0
        fields = self.encoder.read_on_cards(state)
        for row in self.encoder.valued:
            zones = self.seats if row.per_seat else 1
            for place in range(len(row.values)):
                numbers = fields[field]
                field += 1
                for zone in range(row.zone, row.zone + zones):
                    self._values(state.zones[zone], numbers, row, zone, place, number)
                    number += 1
        self.stale = 0

    def _values(self, cards: list[Card], numbers: list[int], row: Row, zone: int, place: int, number: int) -> None:
        """What lies on cards, by name; of equal cards the last one counts."""
        if not self.stale >> zone & 1:
            same = True
            was = self.on_cards[number]
            for at, card in enumerate(cards):
                if was[at] != numbers[card]:
                    same = False
                    break
            if same:
                return
        self.on_cards[number] = [numbers[card] for card in cards]
        at = row.values_at[place]
        stretch = self._stretch(BLOCK if row.per_seat else COMMON, self.encoder.homes[zone].owner)
        stretch[at : at + row.width] = row.nothing
        for card in cards:
            column = row.column[card]
            if column >= 0:
                stretch[at + column] = min(max(numbers[card], 0), MOST)

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
                    self.common[plan.at : plan.at + plan.written.width] = plan.written.of(value)
            self.singles = singles
        for place, values in enumerate(encoder.read_lists(state)):
            if values != self.lists[place]:
                self._list(values, place, encoder.lists[place])

    def _list(self, values: list[int], place: int, plan: Plan) -> None:
        """Write the numbers that have changed."""
        written = self.lists[place]
        self.lists[place] = values[:]
        if len(written) != len(values):
            self._whole_list(values, plan)
            return
        width = plan.written.width
        each = plan.each
        if each == 0:
            for number in range(len(values)):
                if values[number] != written[number]:
                    at = plan.at + number * width
                    self.common[at : at + width] = plan.written.of(values[number])
            return
        for seat in range(self.seats):
            first = seat * each
            if each > FEW and values[first : first + each] == written[first : first + each]:
                continue
            for number in range(first, first + each):
                if values[number] != written[number]:
                    at = plan.at + (number - first) * width
                    self.blocks[seat][at : at + width] = plan.written.of(values[number])

    def _whole_list(self, values: list[int], plan: Plan) -> None:
        """Write all numbers; behind a list that became shorter there is nothing."""
        width = plan.written.width
        for number in range(self.seats * plan.each if plan.each else plan.count):
            value = plan.written.of(values[number] if number < len(values) else NOWHERE)
            if plan.each:
                at = plan.at + number % plan.each * width
                self.blocks[number // plan.each][at : at + width] = value
            else:
                at = plan.at + number * width
                self.common[at : at + width] = value

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
        private = self.private[seat]
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
        private = self.private[seat]
        for lot in known.lots:
            if lot.touched:
                for card in lot.cards:
                    self._place(known, spots, private, card, lot.touched)
                lot.touched = 0
        if changed:
            for card, zones in changed.items():
                self._place(known, spots, private, card, zones)
            changed.clear()

    def _remember_all(self, known: Knowledge, seat: int) -> None:
        """Write all that a seat remembers, and hear of changes from now on."""
        encoder = self.encoder
        private = self.private[seat]
        for row in encoder.rows:
            if row.memory_at >= 0:
                length = row.width * encoder.rows_remembered(row)
                private[row.memory_at : row.memory_at + length] = bytearray(length)
        for lot in known.lots:
            lot.touched = 0
            for card in lot.cards:
                if card >= 0:
                    self._place(known, self.spots[seat], private, card, lot.zones)
        heard: dict[int, int] = {}
        known.changed = heard
        self.heard[seat] = heard

    def _place(self, known: Knowledge, spots: Spots, private: bytearray, card: int, zones: int) -> None:
        """Write anew in which of these zones a card, or one that looks the same, may lie."""
        zones &= spots.zones
        if zones == 0:
            return
        encoder = self.encoder
        lots = known.lots
        lot_of = known.lot_of
        possible = lots[lot_of[card]].zones
        certain = 0 if possible & (possible - 1) else possible  # one zone only
        for other in encoder.copies[card]:
            number = lot_of[other]
            if number != NOTHING:
                there = lots[number].zones
                possible |= there
                if not there & (there - 1):
                    certain |= there
        while zones:
            bit = zones & -zones
            zones ^= bit
            zone = bit.bit_length() - 1
            column = encoder.homes[zone].column[card]
            if column >= 0:
                private[spots.at[zone] + column] = SURE if certain & bit else 1 if possible & bit else 0

    # --- the question -----------------------------------------------------------------------

    def _question(self, state: State, seat: int) -> None:
        encoder = self.encoder
        asked = NOWHERE
        about = NOWHERE
        left = NOWHERE
        if state.result is None:
            step = state.asking()
            if step.open_to(state) >> seat & 1:
                asked = encoder.steps[step.name]
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
            private = self.private[seat]
            if was >= 0:
                private[encoder.turn_at + was] = 0
            if turn >= 0:
                private[encoder.turn_at + turn] = 1
            self.turns[seat] = turn


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
    for action in state.legal(seat):
        mask[action.cell] = 1
    return mask
