"""Memory: what each seat knows of cards it cannot see now.

Play only logs how cards move, one number each. What a seat knows is worked out from the log when
somebody asks, and kept from there on. Copies of a state share the log until one of them goes on.

Only what a seat may see enters its knowledge: of a move it did not see, the two zones, the back and the
place in an ordered zone; never the card. Copies of a card that look the same are not told apart.
Who knows the place of a card knows it for as long as it can follow that place, so the place itself is not kept:
it is where the card lies.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from clio.engine.ids import Card
from clio.engine.zones import Layout

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, such a number is one of the machine's; otherwise nobody asks for it

# One move as one number: card, src, dst, who saw the card, whether src is empty now.
MOST_CARDS: Final = 4094
MOST_ZONES: Final = 256
MOST_SEATS: Final = 8
SRC_SHIFT: Final = 12
DST_SHIFT: Final = 20
SEEN_SHIFT: Final = 28
EMPTIED: Final = 1 << 36
POURED: Final = 1 << 37  # all cards of src went to dst unseen: the card is one of them, behind it is how many
COUNT_SHIFT: Final = 38
NO_LINE: Final = -1
SHUFFLED_ZONE: Final = 4095  # in place of a card: the zone src was shuffled

LONG_LOG: Final = 16  # lines after which everybody catches up, so that a log stays short

ANYWHERE: Final = (2 << MOST_ZONES) - 1  # wider than every set of zones
LAID: Final = -1  # in place of a back: the places of these cards in their one zone are known
NO_BACK: Final = -2  # in place of a back: of these cards nothing is known
NOTHING: Final = 0  # the number of the lot of cards of which nothing is known
NO_CARDS: Final[list[Any]] = []  # of a lot that is no more, or LAID; never changed
CARDS: Final[list[Any]] = list(range(MOST_CARDS))  # every number as one object: lists of cards share them
SAME: Final = bytes(range(256))  # a table by which nothing is translated
NUMBERS: Final = [SAME[number : number + 1] for number in range(256)]  # each as a byte: there can be so many lots


class Lot:
    """Cards of which a seat knows the same: their back, and the zones each of them may be in.

    Cards whose places in a zone are known are a lot as well; there can be many, and they are not listed.
    """

    def __init__(self, number: int, back: int, zones: int) -> None:
        self.number = number
        self.back = back
        self.zones = zones  # a bit each; none: there are no such cards (any more)
        self.cards = NO_CARDS

    def clone(self) -> Lot:
        if self.number == NOTHING:
            return self
        other = Lot(self.number, self.back, self.zones)
        if self.zones and self.back != LAID:
            other.cards = self.cards[:]
        return other


UNKNOWN: Final = Lot(NOTHING, NO_BACK, 0)  # the first lot of everybody; never changed


class Knowledge:
    """Of the cards one seat cannot see: the zones each may be in, and whether it knows the place.

    A card that is not here may be anywhere hidden with its back. Everything here is true. A card that moves unseen
    changes what is known of many others in the same way: they are kept in lots, and a lot is changed as one.
    """

    def __init__(self, cards: int) -> None:
        """`cards`: how many the game has."""
        self.lots: list[Lot] = [UNKNOWN]
        # By card the number of its lot. Plain bytes: compiled code reads them at once, and copies share them.
        self.lot_of = bytes(cards)
        self.reach = 0  # zones (bits) in which a card of some lot may be; while moves are worked in also some others
        # Zones (bits) of which something has changed since somebody last looked: noted only for who listens.
        self.listener: Any = None
        self.touched = 0

    def clone(self) -> Knowledge:
        other = Knowledge(0)
        other.lots = [lot.clone() for lot in self.lots]
        other.lot_of = self.lot_of
        other.reach = self.reach
        return other

    # --- reading ----------------------------------------------------------------------------

    def zones_of(self, card: int) -> int:
        """The zones a card may be in, a bit each; 0: it is not known."""
        return self.lots[self.lot_of[card]].zones

    @property
    def zones(self) -> dict[int, int]:
        """By card the zones it may be in, a bit each."""
        lots = self.lots
        return {card: lots[number].zones for card, number in enumerate(self.lot_of) if number != NOTHING}

    @property
    def placed(self) -> list[int]:
        """The cards whose places are known: each lies where it lies."""
        lots = self.lots
        return [card for card, number in enumerate(self.lot_of) if number != NOTHING and lots[number].back == LAID]

    def places(self, zones: Sequence[Sequence[int]]) -> dict[int, int]:
        """By card its place in its one zone, counted from the bottom; `zones`: the table as it is."""
        found: dict[int, int] = {}
        for card in self.placed:
            zone = zones[self.zones_of(card).bit_length() - 1]
            if card in zone:
                found[card] = zone.index(card)
        return found

    def knows_place(self, card: int) -> bool:
        """Is it known where exactly the card lies?"""
        return self.lots[self.lot_of[card]].back == LAID

    def told_apart(self, card: int) -> bool:
        """Would it be known which card it is, were it to move unseen?"""
        return self.lots[self.lot_of[card]].back == LAID

    def key(self) -> tuple[object, ...]:
        return (tuple(sorted(self.zones.items())), tuple(self.placed))

    def learn(self, zones: Mapping[int, int], placed: Collection[int], backs: list[int]) -> None:
        """Know this and nothing else; `placed`: the cards whose places are known."""
        self.lots = [UNKNOWN]
        self.lot_of = bytes(len(backs))
        self.reach = 0
        self.listener = None
        for card, mask in zones.items():
            self._put(card, mask, LAID if card in placed else backs[card])
        self.survey()

    def hear(self, listener: object) -> None:
        """From now on note what changes, for who has read everything so far."""
        self.listener = listener
        self.touched = 0

    def survey(self) -> None:
        """See anew in which zones a card of some lot may be."""
        lots = self.lots
        while lots[-1].zones == 0 and len(lots) > 1:
            lots.pop()
        reach = 0
        for lot in lots:
            reach |= lot.zones
        self.reach = reach

    # --- what happens -----------------------------------------------------------------------

    def shuffled(self, zone: int, backs: list[int]) -> None:
        """A shuffle forgets places, not zones."""
        laid = self._laid(zone)
        if laid is None:
            return
        cards = self.cards_of(laid)
        self._free(laid)
        if not cards:
            return
        if alike(cards, backs):
            lot = self._lot(backs[cards[0]], 1 << zone)
            lot.cards.extend(cards)
            self._rename(laid.number, lot.number)
            return
        for card in cards:
            self._into(self._lot(backs[card], 1 << zone), card)

    def saw(self, card: int, src: int, dst: int, faces: bool, ordered: bool, back: int, copies: list[int]) -> None:
        """The seat saw the face of a card that went from src to dst; `faces`: it sees those of dst."""
        lot = self.lots[self.lot_of[card]]
        if copies and lot.back != LAID:
            self._confuse(card, src, copies)
        if not faces:
            self.found(card, dst, ordered, back)
        elif lot.number != NOTHING:
            self._forget(card)

    def found(self, card: int, zone: int, ordered: bool, back: int) -> None:
        """The card lies in a hidden zone now, at a place that is known if the zone has an order."""
        self._put(card, 1 << zone, LAID if ordered else back)

    def missed(self, card: int, src: int, dst: int, ordered: bool, back: int) -> None:
        """A card with this back moved and the seat did not see which, unless it knew what lies at that place."""
        if self.lots[self.lot_of[card]].back == LAID:
            self.found(card, dst, ordered, back)
            return
        self._spread(src, dst, back)

    def poured(self, src: int, dst: int, ordered: bool, back: int, count: int) -> None:
        """All cards of a zone, so many with this back, went to another as they lay, and the seat saw none of them."""
        laid = self._laid(src)
        if laid is not None:
            cards = self.cards_of(laid)
            count -= len(cards)
            if ordered and cards:
                if self.listener is not None:
                    self.touched |= touched(1 << src, 1 << dst)
                self._rename(laid.number, self._lot(LAID, 1 << dst).number)
                self._free(laid)
            else:
                for card in cards:
                    self.found(card, dst, ordered, back)
        if count > 0:
            self._spread(src, dst, back)
        self.emptied(src)

    def _spread(self, src: int, dst: int, back: int) -> None:
        """A card that may have been there and has this back may be here now."""
        others: list[Lot] = []
        for lot in self.lots:
            zones = lot.zones
            if zones >> src & 1 and not zones >> dst & 1 and lot.back == back:
                self._widen(lot, zones | 1 << dst)
                others.append(lot)
        if others:
            self._join(others)

    def emptied(self, zone: int) -> None:
        """An empty zone holds none of the cards that might have been there."""
        others: list[Lot] = []
        for lot in self.lots:
            zones = lot.zones
            if zones >> zone & 1:
                if zones == 1 << zone:
                    self._rename(lot.number, NOTHING)
                    self._free(lot)
                else:
                    self._widen(lot, zones & ~(1 << zone))
                    others.append(lot)
        if others:
            self._join(others)

    # --- lots -------------------------------------------------------------------------------

    def _lot(self, back: int, zones: int) -> Lot:
        """The lot with this back (or LAID) and these zones, made if there is none."""
        free: Lot | None = None
        for lot in self.lots:
            if lot.zones == zones:
                if lot.back == back:
                    return lot
            elif lot.zones == 0 and lot.number != NOTHING:
                free = lot
        if free is None:
            free = Lot(len(self.lots), back, zones)
            self.lots.append(free)
        else:
            free.back = back
            free.zones = zones
        if back != LAID:
            free.cards = []
        self.reach |= zones
        return free

    def cards_of(self, lot: Lot) -> list[Any]:
        """The cards of a lot; of one that keeps no list of them they are looked for."""
        if lot.back != LAID:
            return lot.cards
        lot_of = self.lot_of
        number: i64 = lot.number
        left: i64 = lot_of.count(NUMBERS[lot.number])
        cards: list[Any] = []
        card: i64 = 0
        while left > 0:
            if lot_of[card] == number:
                cards.append(CARDS[card])
                left -= 1
            card += 1
        return cards

    def _free(self, lot: Lot) -> None:
        """Nothing is left of a lot."""
        lot.zones = 0
        lot.cards = NO_CARDS

    def _into(self, lot: Lot, card: int) -> None:
        """A card that has left its lot comes to another."""
        if lot.back != LAID:
            lot.cards.append(CARDS[card])
        self._number(card, lot.number)

    def _number(self, card: int, number: int) -> None:
        """Note the lot of a card."""
        lot_of = self.lot_of
        if lot_of[card] == number:
            return
        self.lot_of = b"%b%b%b" % (lot_of[:card], NUMBERS[number], lot_of[card + 1 :])

    def _rename(self, number: int, other: int) -> None:
        """All cards of a lot are another's now."""
        if number != other:
            self.lot_of = self.lot_of.translate(SAME[:number] + NUMBERS[other] + SAME[number + 1 :])

    def _widen(self, lot: Lot, zones: int) -> None:
        """Other zones for all cards of a lot."""
        if self.listener is not None:
            self.touched |= touched(lot.zones, zones)
        lot.zones = zones
        self.reach |= zones

    def _join(self, changed: list[Lot]) -> None:
        """Lots whose zones have become others are joined to those that are alike: of the others no two are."""
        lots = self.lots
        for lot in changed:
            zones = lot.zones
            if zones == 0:  # joined already
                continue
            back = lot.back
            for other in lots:
                if other.zones == zones and other.back == back and other is not lot:
                    if len(other.cards) < len(lot.cards):
                        self._pour(other, lot)
                    else:
                        self._pour(lot, other)
                        break

    def _pour(self, lot: Lot, other: Lot) -> None:
        """All cards of a lot into another."""
        self._rename(lot.number, other.number)
        other.cards.extend(lot.cards)
        self._free(lot)

    def _leave(self, card: int, zones: int) -> None:
        """A card leaves its lot, if it has one, for other zones (bits); 0: it is known no more."""
        lot = self.lots[self.lot_of[card]]
        if self.listener is not None and lot.zones != zones:
            self.touched |= touched(lot.zones, zones)
        if lot.back >= 0:
            if len(lot.cards) > 1:
                _take_out(lot.cards, card)
            else:
                self._free(lot)

    def _put(self, card: int, zones: int, back: int) -> None:
        """The card may be in these zones; `back`: LAID if its place is known."""
        self._leave(card, zones)
        self._into(self._lot(back, zones), card)

    def _forget(self, card: int) -> None:
        """The card is seen, or may be anywhere."""
        self._leave(card, 0)
        self._number(card, NOTHING)

    def _laid(self, zone: int) -> Lot | None:
        zones = 1 << zone
        for lot in self.lots:
            if lot.zones == zones and lot.back == LAID:
                return lot
        return None

    # --- copies -----------------------------------------------------------------------------

    def _confuse(self, card: int, src: int, copies: list[int]) -> None:
        """A card came out of src: a copy that the seat believed to be there may have been this one.

        Of the k copies it may have been, sorted by how much is known of them, k - 1 are left; each of these
        may be where one of two neighbours may be. So it makes no difference which copy it really was.
        """
        lots = self.lots
        lot_of = self.lot_of
        found = -1
        for other in copies:
            lot = lots[lot_of[other]]
            if lot.zones >> src & 1 and lot.back != LAID:
                if found >= 0:
                    self._confuse_many(card, src, copies)
                    return
                found = other
        if found < 0:
            return
        here = self.zones_of(card)
        if here:
            self._wider(found, here | self.zones_of(found))
        else:
            self._forget(found)

    def _confuse_many(self, card: int, src: int, copies: list[int]) -> None:
        found: list[tuple[int, int]] = []
        for other in copies:
            lot = self.lots[self.lot_of[other]]
            if lot.zones >> src & 1 and lot.back != LAID:
                found.append((lot.zones, other))
        found.append((self.zones_of(card) or ANYWHERE, card))
        found.sort(key=_width)
        mine = 0
        while found[mine][1] != card:
            mine += 1
        for number, (zones, other) in enumerate(found):
            if number == mine:
                continue
            wider = zones | found[number + 1 if number < mine else number - 1][0]
            if wider == ANYWHERE:
                self._forget(other)
            else:
                self._wider(other, wider)

    def _wider(self, card: int, zones: int) -> None:
        lot = self.lots[self.lot_of[card]]
        if lot.zones != zones:
            self._put(card, zones, lot.back)


def _take_out(cards: list[Any], card: int) -> None:
    """Take a card out of a list, found by identity, which is faster; the last one comes to its place."""
    thing = CARDS[card]
    at: i64 = 0
    while cards[at] is not thing:
        at += 1
    cards[at] = cards[-1]
    cards.pop()


def alike(cards: list[Card], backs: list[int]) -> bool:
    """Do all of them have the same back?"""
    back = backs[cards[0]]
    return all(backs[card] == back for card in cards)


def touched(had: int, zones: int) -> int:
    """The zones (bits) of which something has changed for a card: it may be there or not, or is there for sure."""
    if had & (had - 1) and zones & (zones - 1):
        return had ^ zones
    return had | zones


def _width(known: tuple[int, int]) -> tuple[int, int, int]:
    return (known[0].bit_count(), known[0], known[1])


UNASKED: Final = Knowledge(0)  # of the public where nobody may ask what it knows; never changed


class Memory:
    """The knowledge of every seat up to some moment, that of the public last, and the log since then."""

    def __init__(self, seats: int, cards: int) -> None:
        self.tracking = False  # nobody knows anything of hidden cards yet: nothing need be logged
        self.known = [Knowledge(cards) for _ in range(seats + 1)]
        self.log: list[int] = []  # shared between copies: it only grows, and each copy
        self.end = 0  # knows how much of it is its own
        self.begun = [0] * (seats + 1)  # how much of the log is in each one's knowledge already
        # Copies share what they know: whoever goes on takes a list of its own first, then a knowledge of its own.
        self.own_lists = True
        self.own = 0  # whose knowledge is no copy's, a bit each
        self.followed = seats + 1  # so many of those in `known` are kept up to date: all, or all but the public

    def clone(self) -> Memory:
        other = Memory(-1, 0)
        other.tracking = self.tracking
        other.known = self.known
        other.log = self.log
        other.end = self.end
        other.begun = self.begun
        other.followed = self.followed
        other.own_lists = False
        self.own_lists = False
        self.own = 0
        return other

    def append(self, line: Any) -> None:
        """Log a move or a shuffle, packed as said above."""
        log = self.log
        if len(log) != self.end:  # a copy has gone on from here
            log = log[: self.end]
            self.log = log
        log.append(line)
        self.end += 1

    def settle(self, layout: Layout, backs: list[int], copies: list[list[int]]) -> None:
        """Work the log into the knowledge of all. This changes nothing that anybody can see."""
        if self.end == 0:
            return
        for number in range(self.followed):
            self._catch_up(number, layout, backs, copies)
        self.log = []
        self.end = 0
        self.begun = [0] * len(self.known)

    def know(self, number: int, layout: Layout, backs: list[int], copies: list[list[int]]) -> Knowledge:
        """What one seat knows; the others' knowledge stays behind until somebody asks, or the log gets long."""
        if number >= self.followed:
            raise ValueError("what the public knows was left out of this memory")
        if self.end >= LONG_LOG:
            self.settle(layout, backs, copies)
        elif self.end > self.begun[number]:
            self._catch_up(number, layout, backs, copies)
        return self.known[number]

    @property
    def public(self) -> bool:
        """Is what the public knows kept up to date?"""
        return self.followed == len(self.known)

    def leave_out_public(self, layout: Layout, backs: list[int], copies: list[list[int]]) -> None:
        """From now on nobody can ask what the public knows, and it costs nothing: for tables that only seats see."""
        self.settle(layout, backs, copies)
        self.followed = layout.seats
        self.known = [*self.known[: layout.seats], UNASKED]

    def _catch_up(self, number: int, layout: Layout, backs: list[int], copies: list[list[int]]) -> None:
        begun = self.begun[number]
        if begun == self.end:
            return
        if not self.own_lists:
            self.known = self.known[:]
            self.begun = self.begun[:]
            self.own_lists = True
        knowledge = self.known[number]
        if not self.own >> number & 1:
            knowledge = knowledge.clone()
            self.known[number] = knowledge
            self.own |= 1 << number
        eyes: i64 = layout.everyone if number == layout.seats else 1 << number  # the public knows what all saw
        log = self.log
        worked = False
        before: i64 = NO_LINE  # the line before this one, if it was a card that may have been one of several
        for place in range(begun, self.end):
            line: i64 = log[place]
            card: i64 = line & 0xFFF
            unseen = line >> SEEN_SHIFT & eyes != eyes
            src: i64 = line >> SRC_SHIFT & 0xFF
            if not knowledge.reach >> src & 1:
                if unseen or card == SHUFFLED_ZONE:
                    continue  # nothing was known of what lay there: most lines are done with here
                if layout.sees[line >> DST_SHIFT & 0xFF] & eyes == eyes and knowledge.lot_of[card] == NOTHING:
                    continue  # neither was anything of the card, and it is seen
            elif unseen and card != SHUFFLED_ZONE and not knowledge.told_apart(card):
                # Of cards with the same back that go the same way unseen the first says it all.
                if (line ^ before) >> SRC_SHIFT == 0 and backs[card] == backs[before & 0xFFF]:
                    continue
                before = line
            else:
                before = NO_LINE
            _work_in(knowledge, line, eyes, layout, backs, copies)
            worked = True
        if worked:
            knowledge.survey()
        self.begun[number] = self.end

    def shrink(self) -> None:
        """Take less room: for who keeps many games."""
        for knowledge in self.known:
            knowledge.lots = knowledge.lots[:]

    def for_seat(self, seat: int) -> Memory:
        """What is left where only one seat's knowledge is true: the others know what everybody knows.

        Of a settled memory.
        """
        public = self.known[len(self.known) - 1]
        other = Memory(-1, 0)
        other.tracking = self.tracking
        other.known = [public] * len(self.known)
        other.known[seat] = self.known[seat]
        other.begun = [0] * len(self.known)
        other.followed = self.followed
        self.own = 0
        return other

    def key(self) -> tuple[object, ...]:  # of a settled memory
        return tuple(knowledge.key() for knowledge in self.known)


def _work_in(
    knowledge: Knowledge, line: i64, eyes: i64, layout: Layout, backs: list[int], copies: list[list[int]]
) -> None:
    card = line & 0xFFF
    src = line >> SRC_SHIFT & 0xFF
    reach = knowledge.reach
    if card == SHUFFLED_ZONE:
        if reach >> src & 1:
            knowledge.shuffled(src, backs)
        return
    dst = line >> DST_SHIFT & 0xFF
    if line & POURED:
        knowledge.poured(src, dst, layout.ordered[dst], backs[card], line >> COUNT_SHIFT)
        return
    seen = line >> SEEN_SHIFT & eyes == eyes
    faces = layout.sees[dst] & eyes == eyes
    if not reach >> src & 1 and (not seen or knowledge.lot_of[card] == NOTHING):
        # Nothing was known of what lay there, so that only the card itself can be news.
        if seen and not faces:
            knowledge.found(card, dst, layout.ordered[dst], backs[card])
        return
    if seen:
        knowledge.saw(card, src, dst, faces, layout.ordered[dst], backs[card], copies[card])
    else:
        knowledge.missed(card, src, dst, layout.ordered[dst], backs[card])
    if line & EMPTIED:
        knowledge.emptied(src)
