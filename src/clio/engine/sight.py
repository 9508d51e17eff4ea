"""What each seat of one running game sees, as bytes: only what has changed since the last look is written."""

from __future__ import annotations

from typing import Final

from clio.engine.encoder import BLOCK, COMMON, MOST, NOWHERE, PRIVATE, SEAT, SEATS, SURE, Encoder, Plan, Row
from clio.engine.memory import DST_SHIFT, SRC_SHIFT, Knowledge
from clio.engine.state import State
from clio.engine.zones import OWNER

UNKNOWN: Final = -1_000_000  # not written yet


class Sight:
    """The observations of one running game. Another state than the last time is written from the beginning."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.state: State | None = None
        self.moves: list[int] = []  # what this one hears of moves: where another looks on it is not told any more
        self.seats = 0
        self.common = bytearray()
        self.blocks: list[bytearray] = []
        self.private: list[bytearray] = []
        self.nobody = b""  # the blocks of seats that are not there
        self.counts: list[int] = []  # by zone, as written
        self.tops: list[int] = []  # by row: the name on top, as written
        self.ints: list[int] = []  # by plan, as written
        self.lists: list[list[int]] = []
        self.turned: list[list[list[int]]] = []  # by seat and plan
        self.turns: list[int] = []  # by seat: whose turn it is, as written
        self.on_cards: list[list[list[int]]] = []  # by zone: what lies on its cards, as written
        self.stale: list[bool] = []  # by zone: cards came or went
        self.backs: list[int] = encoder.game.card_back
        self.copies: list[list[int]] = encoder.game.copies()
        self.known: list[Knowledge | None] = []
        self.heard: list[int] = []  # by seat: how much of what changed in its knowledge is written
        self.asked = NOWHERE
        self.about = NOWHERE
        self.left = UNKNOWN

    def encode(self, state: State, seat: int) -> bytes:
        """The observation of a seat."""
        if state is not self.state or state.moved is not self.moves:
            self._begin(state)
        elif self.moves:
            self._moves(state)
        self._numbers(state, seat)
        self._tops_and_values(state)
        if state.memory.tracking:
            self._remember(state, seat)
        self._question(state, seat)
        seats = self.seats
        pieces: list[bytes | bytearray] = [self.common]
        for other in range(seats):
            pieces.append(self.blocks[(seat + other) % seats])
        pieces.append(self.nobody)
        pieces.append(self.private[seat])
        return b"".join(pieces)

    def _begin(self, state: State) -> None:
        encoder = self.encoder
        seats = state.layout.seats
        zones = len(state.zones)
        self.state = state
        self.seats = seats
        self.common = bytearray(encoder.common)
        self.blocks = [bytearray(encoder.block) for _ in range(seats)]
        self.private = [bytearray(encoder.private) for _ in range(seats)]
        self.nobody = bytes(encoder.block * (encoder.seats - seats))
        self.counts = [UNKNOWN] * zones
        self.tops = [NOWHERE] * len(encoder.rows)
        self.ints = [UNKNOWN] * len(encoder.plans)
        self.lists = [[] for _ in encoder.plans]
        self.turned = [[[] for _ in encoder.plans] for _ in range(seats)]
        self.turns = [NOWHERE] * seats
        self.on_cards = [[] for _ in range(zones)]
        self.stale = [True] * zones
        self.known = [None] * seats
        self.heard = [0] * seats
        self.asked = NOWHERE
        self.about = NOWHERE
        self.left = UNKNOWN
        self.moves = []
        state.moved = self.moves
        chosen = state.options
        cells = [1 if chosen[name] == value else 0 for name, value in encoder.choices]
        self.common[encoder.options_at : encoder.options_at + len(cells)] = bytearray(cells)
        for zone in range(zones):
            if encoder.owner[zone] < seats:
                for card in state.zones[zone]:
                    self._cell(zone, card, 1)
                self._count(zone, len(state.zones[zone]))

    def _stretch(self, stretch: int, seat: int) -> bytearray:
        if stretch == COMMON:
            return self.common
        return self.blocks[seat] if stretch == BLOCK else self.private[seat]

    # --- cards ------------------------------------------------------------------------------

    def _moves(self, state: State) -> None:
        zones = state.zones
        for line in self.moves:
            card = line & 0xFFF
            src = line >> SRC_SHIFT & 0xFF
            dst = line >> DST_SHIFT & 0xFF
            self._cell(src, card, -1)
            self._cell(dst, card, 1)
            self._count(src, len(zones[src]))
            self._count(dst, len(zones[dst]))
        self.moves.clear()

    def _cell(self, zone: int, card: int, more: int) -> None:
        encoder = self.encoder
        home = encoder.home[zone]
        if home == NOWHERE:
            return
        column = encoder.column[zone][card]
        if column < 0:
            return
        place = encoder.home_at[zone] + column
        stretch = self._stretch(home, encoder.owner[zone])
        stretch[place] = stretch[place] + more
        self.stale[zone] = True

    def _count(self, zone: int, count: int) -> None:
        encoder = self.encoder
        home = encoder.count_home[zone]
        if home == NOWHERE or self.counts[zone] == count:
            return
        self.counts[zone] = count
        at = encoder.count_at[zone]
        self._stretch(home, encoder.owner[zone])[at : at + encoder.counted.width] = encoder.counted.of(count)

    def _tops_and_values(self, state: State) -> None:
        encoder = self.encoder
        for number, row in enumerate(encoder.rows):
            if row.top_at >= 0:
                cards = state.zones[row.zone]
                name = encoder.name_of[cards[-1]] if cards else NOWHERE
                was = self.tops[number]
                if name != was:
                    self._one_hot(row.top_at, was, name)
                    self.tops[number] = name
            elif row.values:
                for place, field in enumerate(row.values):
                    numbers: list[int] = getattr(state, field)
                    last = place == len(row.values) - 1
                    for zone in range(row.zone, row.zone + (self.seats if row.per_seat else 1)):
                        self._values(state.zones[zone], numbers, row, zone, place)
                        if last:
                            self.stale[zone] = False

    def _values(self, cards: list[int], numbers: list[int], row: Row, zone: int, place: int) -> None:
        """What lies on cards, by name; of equal cards the last one counts."""
        written = self.on_cards[zone]
        while len(written) <= place:
            written.append([])
        if not self.stale[zone]:
            same = True
            was = written[place]
            for number, card in enumerate(cards):
                if was[number] != numbers[card]:
                    same = False
                    break
            if same:
                return
        written[place] = [numbers[card] for card in cards]
        at = row.values_at[place]
        stretch = self._stretch(BLOCK if row.per_seat else COMMON, self.encoder.owner[zone])
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

    def _numbers(self, state: State, seat: int) -> None:
        for place, plan in enumerate(self.encoder.plans):
            if plan.stretch == PRIVATE:
                self._turned(state, seat, place, plan)
            elif plan.each == 0 and plan.count == 1:
                value = _plain(getattr(state, plan.name))
                if value != self.ints[place]:
                    self.ints[place] = value
                    self.common[plan.at : plan.at + plan.tables.width] = plan.tables.of(value)
            else:
                values: list[int] = getattr(state, plan.name)
                if values != self.lists[place]:
                    self._list(values, place, plan)

    def _list(self, values: list[int], place: int, plan: Plan) -> None:
        """Write the numbers that have changed; behind a list that became shorter there is nothing."""
        written = self.lists[place]
        width = plan.tables.width
        count = len(values)
        most = self.seats * plan.each if plan.each else plan.count
        for number in range(most):
            value = values[number] if number < count else NOWHERE
            if number < len(written) and written[number] == value and number < count:
                continue
            if plan.each:
                at = plan.at + number % plan.each * width
                self.blocks[number // plan.each][at : at + width] = plan.tables.of(value)
            else:
                at = plan.at + number * width
                self.common[at : at + width] = plan.tables.of(value)
        self.lists[place] = values[:]

    def _turned(self, state: State, seat: int, place: int, plan: Plan) -> None:
        """Numbers that name seats are turned to the one that looks."""
        found = getattr(state, plan.name)
        values: list[int] = found if isinstance(found, list) else [found]
        written = self.turned[seat]
        if values == written[place] and values:
            return
        written[place] = values[:]
        seats = self.seats
        tables = plan.tables
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
            value = turned(values[where], tables.meaning, seat, seats) if where >= 0 else NOWHERE
            private[at : at + tables.width] = tables.of(value)
            at += tables.width

    # --- memory -----------------------------------------------------------------------------

    def _remember(self, state: State, seat: int) -> None:
        known = state.memory.know(seat, state.layout, self.backs, self.copies)
        changed = known.changed
        if known is not self.known[seat]:
            for row in self.encoder.rows:
                if row.memory_at >= 0:
                    length = row.width * self._rows_remembered(row)
                    self.private[seat][row.memory_at : row.memory_at + length] = bytearray(length)
            self.known[seat] = known
            for card, zones in known.zones.items():
                self._place(state, seat, known, card, zones)
        else:
            place = self.heard[seat]
            while place < len(changed):
                card = changed[place]
                self._place(state, seat, known, card, changed[place + 1] | known.zones.get(card, 0))
                place += 2
        self.heard[seat] = len(changed)

    def _rows_remembered(self, row: Row) -> int:
        if not row.per_seat:
            return 1
        return self.encoder.seats - 1 if row.faces == OWNER else self.encoder.seats

    def _place(self, state: State, seat: int, known: Knowledge, card: int, zones: int) -> None:
        """Write anew in which of these zones a card, or one that looks the same, may lie."""
        encoder = self.encoder
        copies = self.copies[card]
        sees = state.layout.sees
        for zone in encoder.hidden:
            if not zones >> zone & 1 or sees[zone] >> seat & 1:
                continue
            row = encoder.row_of[zone]
            assert row is not None
            column = row.column[card]
            if column < 0:
                continue
            value = sure(known.zones.get(card, 0), zone)
            for other in copies:
                value = max(value, sure(known.zones.get(other, 0), zone))
            at = row.memory_at + column
            if row.per_seat:
                turn = (encoder.owner[zone] - seat) % self.seats
                at += row.width * (turn - 1 if row.faces == OWNER else turn)
            self.private[seat][at] = value

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


def _plain(value: object) -> int:
    """The one number of a field, whether it is written as a number, as a truth or as a list of one."""
    if isinstance(value, list):
        return int(value[0]) if value else NOWHERE
    assert isinstance(value, int)
    return int(value)


def sure(zones: int, zone: int) -> int:
    if not zones >> zone & 1:
        return 0
    return SURE if zones == 1 << zone else 1


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
        mask[action.index] = 1
    return mask
