"""What each seat of one running game sees, as bytes: only what has changed since the last look is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from clio.engine.action import Action
from clio.engine.encoder import (
    BLOCK,
    BUFFER,
    COMMON,
    MOST,
    NOWHERE,
    PIECES,
    PLACE,
    PRIVATE,
    SEAT,
    SEATS,
    SURE,
    Encoder,
    Home,
    Plan,
    Row,
    Spot,
    private_at,
)
from clio.engine.ids import Card
from clio.engine.memory import DST_SHIFT, NUMBERS, SRC_SHIFT, Knowledge
from clio.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, such a number is one of the machine's; otherwise nobody asks for it

UNKNOWN: Final = -1_000_000  # not written yet
NOBODY: Final = 255  # in place of a seat
NO_NUMBERS: Final[list[Any]] = []  # no numbers written yet; never changed
EVERYWHERE: Final = -1  # all zones, a bit each
NO_LOTS: Final = bytes(256)  # by the number of a lot what is written for its cards
MAYBE_LOT: Final = [NO_LOTS[:number] + b"\x01" + NO_LOTS[number + 1 :] for number in range(256)]  # of one lot
SURE_LOT: Final = [NO_LOTS[:number] + bytes([SURE]) + NO_LOTS[number + 1 :] for number in range(256)]


class Sight:
    """The observations of one running game. Another state than the last time is written from the beginning."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.state: State | None = None
        # What this one hears of moves, and the sign by which a knowledge knows who listens. Where another looks on, it
        # is not told any more.
        self.moves: list[int] = []
        self.seats = 0
        self.write_into: Any = None  # writes pieces into a buffer
        self.spots: list[list[Spot]] = []  # by seat: where it is written what it remembers
        self.common = bytearray()
        self.blocks: list[bytearray] = []
        # By seat where its observation is written and all its pieces, in order: those above, then its private stretch,
        # that is, its numbers and its rows of cards; a row in which there is nothing is the encoder's. What is written
        # to is a bytearray.
        self.pieces: list[list[Any]] = []
        self.private = 0  # where among them the private stretch begins
        # As written: the cards on top, the numbers of each plan, those that are turned to who looks, what lies on
        # cards (by row, field and zone), whose turn it is, the question.
        self.tops: list[int] = []
        self.singles: list[Any] = []
        self.columns: list[Any] = []  # one after the other those with one number for each seat
        self.lists: list[list[Any]] = []
        self.turned: list[list[int]] = []
        self.unturned = 0  # which of the turned ones are not written yet for whom: for each one a bit of every seat
        self.on_cards: list[list[Any]] = []
        self.turns = b""  # by seat: how far on the one is whose turn it is, or NOBODY
        self.asked = NOWHERE
        self.about = NOWHERE
        self.left = UNKNOWN
        self.stale = 0  # zones (bits) to which cards came, or from which they went

    def encode(self, state: State, seat: int) -> bytes:
        """The observation of a seat."""
        self._look(state, seat)
        return b"".join(self.pieces[seat][PIECES:])

    def encode_into(self, state: State, seat: int, buffer: Any, at: Any) -> None:
        """The same, written into a buffer from a place on: without making bytes of it first."""
        self._look(state, seat)
        pieces = self.pieces[seat]
        pieces[BUFFER] = buffer
        pieces[PLACE] = at
        write = self.write_into  # by this name: of a method compiled code would have to be told first that it is none
        write(*pieces)
        pieces[BUFFER] = None

    def _look(self, state: State, seat: int) -> None:
        """Bring the pieces of a seat up to date."""
        if state is not self.state or state.moved is not self.moves:
            self._begin(state)
        elif self.moves:
            self._moves(state)
        numbers = self.encoder.read(state)
        self._numbers(numbers)
        self._turned(numbers, seat)
        self._tops(state)
        self._on_cards(state, numbers)
        if state.memory.tracking:
            self._remember(state, seat)
        self._question(state, seat)

    def _begin(self, state: State) -> None:
        encoder = self.encoder
        seats = state.layout.seats
        self.state = state
        self.seats = seats
        self.write_into = encoder.writers[seats]
        self.spots = encoder.spots(seats)
        self.common = bytearray(encoder.common)
        self.blocks = [bytearray(encoder.block) for _ in range(seats)]
        self.private = private_at(seats)
        self.pieces = []
        for seat in range(seats):
            pieces: list[Any] = [None, 0, self.common, *self.blocks[seat:], *self.blocks[:seat]]
            pieces.append(encoder.nobody[seats])
            pieces.extend(encoder.pieces)
            self.pieces.append(pieces[:])  # as long as needed
        self.tops = [NOWHERE] * len(encoder.tops) if encoder.tops else NO_NUMBERS
        self.singles = [None] * len(encoder.singles)
        self.columns = [None] * (len(encoder.columns) * seats) if encoder.columns else NO_NUMBERS
        self.lists = [NO_NUMBERS] * len(encoder.others)
        self.turned = [NO_NUMBERS] * len(encoder.turned)
        self.unturned = 0
        valued = 0
        for row in encoder.valued:
            valued += len(row.values) * (seats if row.per_seat else 1)
        self.on_cards = [NO_NUMBERS] * valued if valued else NO_NUMBERS
        self.stale = encoder.valued_zones
        self.turns = bytes([NOBODY]) * seats
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
                    cell = home.cells[card]
                    if cell is not None:
                        self._cell(home, zone, cell, 1)
            if home.count_stretch != NOWHERE:
                self._count(home, len(state.zones[zone]))

    def shrink(self) -> None:
        """Take less room: what is not written to for a while need not be ready for it."""
        for pieces in self.pieces:
            for number in range(self.private, len(pieces)):
                piece = pieces[number]
                if isinstance(piece, bytearray):
                    pieces[number] = bytes(piece)

    # --- cards ------------------------------------------------------------------------------

    def _moves(self, state: State) -> None:
        homes = self.encoder.homes
        moves = self.moves
        counted = False  # is there a zone of which the number of cards is seen?
        for line in moves:
            move: i64 = line
            card: i64 = move & 0xFFF
            src: i64 = move >> SRC_SHIFT & 0xFF
            dst: i64 = move >> DST_SHIFT & 0xFF
            home = homes[src]
            if home.stretch != NOWHERE:
                cell = home.cells[card]
                if cell is not None:
                    self._cell(home, src, cell, -1)
            if home.count_stretch != NOWHERE:
                counted = True
            home = homes[dst]
            if home.stretch != NOWHERE:
                cell = home.cells[card]
                if cell is not None:
                    self._cell(home, dst, cell, 1)
            if home.count_stretch != NOWHERE:
                counted = True
        if counted:
            self._counts(state)
        moves.clear()

    def _counts(self, state: State) -> None:
        """Write how many cards lie where some came or went."""
        homes = self.encoder.homes
        last: i64 = -1  # cards often go the same way one after the other
        for line in self.moves:
            move: i64 = line
            way: i64 = move >> SRC_SHIFT & 0xFFFF
            if way == last:
                continue
            last = way
            home = homes[way & 0xFF]
            if home.count_stretch != NOWHERE:
                count = len(state.zones[way & 0xFF])
                self._count(home, count)
                if count == 0 and home.stretch == PRIVATE:
                    self.pieces[home.owner][self.private + home.piece] = self.encoder.pieces[home.piece]
            if way & 0xFF != way >> 8:
                home = homes[way >> 8]
                if home.count_stretch != NOWHERE:
                    self._count(home, len(state.zones[way >> 8]))

    def _cell(self, home: Home, zone: int, cell: Any, more: int) -> None:
        if home.stretch == COMMON:
            stretch = self.common
        elif home.stretch == BLOCK:
            stretch = self.blocks[home.owner]
        else:
            stretch = writable(self.pieces[home.owner], self.private + home.piece)
        if not home.single:
            count: int = stretch[cell]
            stretch[cell] = count + more
        elif more > 0:
            stretch[cell] = 1
        else:
            stretch[cell] = 0
        if home.valued:
            self.stale |= 1 << zone

    def _count(self, home: Home, count: int) -> None:
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

    def _on_cards(self, state: State, numbers: list[Any]) -> None:
        """What lies on cards: written anew where a card came or went, or a number is another one."""
        encoder = self.encoder
        stale = self.stale
        changed = stale | state.marked
        if not encoder.valued or not changed:
            return
        self.stale = 0
        state.marked = 0
        zones = state.zones
        number = 0
        first = encoder.on_cards_at
        for row in encoder.valued:
            many = len(row.values)
            columns: list[list[Any]] = numbers[first : first + many]
            for zone in range(row.zone, row.zone + (self.seats if row.per_seat else 1)):
                cards = zones[zone]
                if stale >> zone & 1:
                    for place, column in enumerate(columns):
                        self._values(cards, column, row, zone, place, number + place)
                elif changed >> zone & 1 and cards:
                    for place, column in enumerate(columns):
                        if differs(cards, column, self.on_cards[number + place]):
                            self._changed_values(cards, column, row, zone, place, number + place)
                number += many
            first += many

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
                if value > 0:
                    stretch[cell] = min(value, MOST)

    def _changed_values(
        self, cards: list[Card], numbers: list[Any], row: Row, zone: int, place: int, number: int
    ) -> None:
        """The same where no card came or went, but a number is another one."""
        written = self.on_cards[number]
        for at, was in enumerate(written):
            card = cards[at]
            now = numbers[card]
            if now is not was:
                if not row.single:
                    self._values(cards, numbers, row, zone, place, number)
                    return
                written[at] = now
                cell = row.value_cells[place][card]
                if cell is not None:
                    value: int = now
                    stretch = self.blocks[self.encoder.homes[zone].owner] if row.per_seat else self.common
                    stretch[cell] = min(max(value, 0), MOST)

    def _one_hot(self, at: int, was: int, now: int) -> None:
        if was >= 0:
            self.common[at + was] = 0
        if now >= 0:
            self.common[at + now] = 1

    # --- numbers ----------------------------------------------------------------------------

    def _numbers(self, numbers: list[Any]) -> None:
        encoder = self.encoder
        written = self.singles
        for single, was in enumerate(written):
            value = numbers[single]
            # By identity: a small number is one object, and to write a large one once more does no harm.
            if value is not was:
                plan = encoder.singles[single]
                self.common[plan.spans[0]] = plan.written.of(value)
                written[single] = value
        first = encoder.lists_at
        written = self.columns
        at = 0
        for place in encoder.columns:
            values: list[Any] = numbers[first + place]
            for seat in range(self.seats):
                value = values[seat]
                if value is not written[at]:
                    plan = encoder.lists[place]
                    self.blocks[seat][plan.spans[0]] = plan.written.of(value)
                    written[at] = value
                at += 1
        for number, written in enumerate(self.lists):
            place = encoder.others[number] if encoder.columns else number  # without columns they are all the lists
            values = numbers[first + place]
            if values != written:
                if len(values) != len(written):
                    written = self._cleared(len(values), encoder.lists[place])
                    self.lists[number] = written
                self._list(values, written, encoder.lists[place])

    def _cleared(self, count: int, plan: Plan) -> list[Any]:
        """Where a list was written before, longer or not at all, nothing is now; room for what will be written."""
        if plan.each == 0:
            for span in plan.spans[count:]:
                self.common[span] = plan.written.nothing
        return [None] * count

    def _list(self, values: list[Any], written: list[Any], plan: Plan) -> None:
        """Write the numbers that have changed."""
        each = plan.each
        for place, value in enumerate(values):
            if value is not written[place]:  # by identity, as above
                written[place] = value
                stretch = self.blocks[place // each] if each else self.common
                stretch[plan.spans[place % each if each else place]] = plan.written.of(value)

    def _turned(self, numbers: list[Any], seat: int) -> None:
        """Numbers that name seats are turned to the one that looks."""
        encoder = self.encoder
        for place, written in enumerate(self.turned):
            values: list[int] = numbers[encoder.turned_at + place]
            if values != written:
                self.turned[place] = values[:]
                self.unturned |= (1 << self.seats) - 1 << place * self.seats
        if self.unturned:
            bit = 1 << seat
            for place, plan in enumerate(encoder.turned):
                if self.unturned & bit:
                    self.unturned &= ~bit
                    self._turn(self.turned[place], seat, plan)
                bit <<= self.seats

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
        bits = known.touched if known.listener is self.moves else EVERYWHERE
        if bits:
            pieces = self.pieces[seat]
            for spot in self.spots[seat]:
                if spot.zones & bits:
                    pieces[spot.number] = remembered(known, spot)
            known.hear(self.moves)

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
            self.common[encoder.left_span] = encoder.left.of(left)
        turn = turned(state.acting(), SEAT, seat, self.seats)
        if turn < 0:
            turn = NOBODY
        was = self.turns[seat]
        if turn != was:
            private = writable(self.pieces[seat], self.private)
            if was != NOBODY:
                private[encoder.turn_at + was] = 0
            if turn != NOBODY:
                private[encoder.turn_at + turn] = 1
            self.turns = self.turns[:seat] + bytes([turn]) + self.turns[seat + 1 :]


def remembered(known: Knowledge, spot: Spot) -> bytes | bytearray:
    """What is known of the cards in the zones of a piece, as it is written."""
    reach = known.reach
    if not reach & spot.zones:
        return spot.nothing
    row = spot.rows[0]
    if row.straight and len(spot.rows) == 1:
        return known.lot_of[row.first : row.last].translate(by_lot(known, spot.here[0]))
    piece = bytearray(spot.nothing[:])  # compiled, this is faster than without the colon
    for place, here in enumerate(spot.here):
        if reach & here:
            row = spot.rows[place]
            if row.straight:
                piece[row.span] = known.lot_of[row.first : row.last].translate(by_lot(known, here))
            else:
                _mark_lots(known, here, row.cells, piece)
    return piece


def by_lot(known: Knowledge, here: int) -> bytes:
    """By the number of a lot what is written for its cards in one zone (a bit)."""
    table = NO_LOTS
    for lot in known.lots:
        zones = lot.zones
        if zones & here:
            number = lot.number
            if table is NO_LOTS:  # most often there is one
                table = (SURE_LOT if zones == here else MAYBE_LOT)[number]
            else:
                table = b"%b%b%b" % (table[:number], NUMBERS[SURE if zones == here else 1], table[number + 1 :])
    return table


def _mark_lots(known: Knowledge, here: int, cells: list[Any], piece: bytearray) -> None:
    """Write what is known of the cards in one zone (a bit). Of some that look the same, what is sure counts."""
    for lot in known.lots:
        zones = lot.zones
        if zones & here and zones != here:
            _mark(known.cards_of(lot), cells, 1, piece)
    for lot in known.lots:
        if lot.zones == here:
            _mark(known.cards_of(lot), cells, SURE, piece)


def _mark(cards: list[int], cells: list[Any], value: int, piece: bytearray) -> None:
    for card in cards:
        cell = cells[card]
        if cell is not None:
            piece[cell] = value


def differs(cards: list[Card], numbers: list[Any], written: list[Any]) -> bool:
    """Is the number on a card another one than was written? By identity: it is one object for as long as it stays."""
    at: i64 = 0
    while at < len(cards):
        card: i64 = cards[at]
        if numbers[card] is not written[at]:
            return True
        at += 1
    return False


def writable(pieces: list[Any], number: int) -> bytearray:
    """A piece to write to: its own, from the first time on."""
    piece = pieces[number]
    if isinstance(piece, bytearray):
        return piece
    plain: bytes = piece
    own = bytearray(plain[:])  # compiled, this is faster than without the colon
    pieces[number] = own
    return own


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


def mark(actions: list[Action], mask: Any) -> None:
    """Write a 1 for each of the actions into an empty mask."""
    for action in actions:
        mask[action.cell] = 1
