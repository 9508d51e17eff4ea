"""Memory: what each seat knows of cards it cannot see now.

Play only logs how cards move, one number each. What a seat knows is worked out from the log when
somebody asks, and kept from there on. Copies of a state share the log until one of them goes on.

Only what a seat may see enters its knowledge: of a move it did not see, the two zones, the back and the
place in an ordered zone; never the card. Copies of a card that look the same are not told apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clio.engine.zones import Layout

# One move as one number: card, src, dst, place + 1 in src and in dst (0: the zone has no order), who saw the
# card, whether src is empty now. It stays below 2**62, where compiled code keeps numbers unboxed.
MOST_CARDS: Final = 4094
MOST_ZONES: Final = 256
MOST_SEATS: Final = 8
SRC_SHIFT: Final = 12
DST_SHIFT: Final = 20
FROM_SHIFT: Final = 28
AT_SHIFT: Final = 40
SEEN_SHIFT: Final = 52
EMPTIED: Final = 1 << 60
ON_TOP: Final = 1 << 61  # nothing lies above the card where it came from, nor where it went: no other place changes
SHUFFLED_ZONE: Final = 4095  # in place of a card: the zone src was shuffled

LONG_LOG: Final = 32  # lines after which everybody catches up, so that a log stays short

ANYWHERE: Final = (2 << MOST_ZONES) - 1  # wider than every set of zones
LAID: Final = -1  # in place of a back: the places of these cards are known
NO_BACK: Final = -2  # in place of a back: of these cards nothing is known
NOTHING: Final = 0  # the number of the lot of cards of which nothing is known
NOBODY: Final = -1  # in place of a card: which one lies there is not known
NO_CARDS: Final[list[int]] = []  # of a lot that is no more; never changed
SAME: Final = bytes(range(256))  # a table by which nothing is translated
NUMBERS: Final = [SAME[number : number + 1] for number in range(256)]  # each as a byte: there can be so many lots


class Lot:
    """Cards of which a seat knows the same: their back, and the zones each of them may be in.

    Cards whose places in a zone are known are a lot as well, in the order in which they lie.
    """

    def __init__(self, number: int, back: int, zones: int) -> None:
        self.number = number
        self.back = back
        self.zones = zones  # a bit each; none: there are no such cards (any more)
        self.cards = NO_CARDS  # where they are LAID: by place, counted from the bottom
        self.touched = 0  # zones (bits) of which something has changed for all these cards since somebody last looked

    def clone(self) -> Lot:
        other = Lot(self.number, self.back, self.zones)
        if self.zones:
            other.cards = self.cards[:]
        return other


class Knowledge:
    """Of the cards one seat cannot see: the zones each may be in, and places it knows exactly.

    A card that is not here may be anywhere hidden with its back. Everything here is true. A card that moves unseen
    changes what is known of many others in the same way: they are kept in lots, and a lot is changed as one.
    """

    def __init__(self, cards: int) -> None:
        """`cards`: how many the game has."""
        self.lots: list[Lot] = [Lot(NOTHING, NO_BACK, 0)]
        # By card the number of its lot. Plain bytes: compiled code reads them at once, and copies share them.
        self.lot_of = bytes(cards)
        self.reach = 0  # zones (bits) in which a card of some lot may be; some of them, perhaps, no longer
        # Cards that came to other lots since somebody last looked, and the zones (bits) of which something has changed
        # for one of them; None: nobody looks.
        self.changed: list[int] | None = None
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
        return {card: lot.zones for lot in self.lots for card in lot.cards if card >= 0}

    @property
    def places(self) -> dict[int, int]:
        """By card its place in its one zone, counted from the bottom."""
        found: dict[int, int] = {}
        for lot in self.lots:
            if lot.back == LAID:
                for place, card in enumerate(lot.cards):
                    if card >= 0:
                        found[card] = place
        return found

    def lies(self, card: int, zone: int, place: int) -> bool:
        """Is the card known to lie there?"""
        return self._at(zone, place) == card

    def key(self) -> tuple[object, ...]:
        return (tuple(sorted(self.zones.items())), tuple(sorted(self.places.items())))

    def learn(self, zones: Mapping[int, int], places: Mapping[int, int], backs: list[int]) -> None:
        """Know this and nothing else."""
        self.lots = [Lot(NOTHING, NO_BACK, 0)]
        self.lot_of = bytes(len(backs))
        self.reach = 0
        self.changed = None
        for card, mask in zones.items():
            place = places.get(card, -1)
            if place >= 0:
                self._lay(card, mask.bit_length() - 1, place)
            else:
                self._put(card, mask, backs[card])

    def survey(self) -> None:
        """See anew in which zones a card of some lot may be."""
        reach = 0
        for lot in self.lots:
            reach |= lot.zones
        self.reach = reach

    # --- what happens -----------------------------------------------------------------------

    def shuffled(self, zone: int, backs: list[int]) -> None:
        """A shuffle forgets places, not zones."""
        laid = self._laid(zone)
        if laid is None:
            return
        cards = [card for card in laid.cards if card >= 0]
        self._free(laid)
        if not cards:
            return
        back = backs[cards[0]]
        lot = self._lot(back, 1 << zone)
        if not lot.cards and all(backs[card] == back for card in cards):
            lot.cards = cards
            self._rename(laid.number, lot.number)
            return
        for card in cards:
            lot = self._lot(backs[card], 1 << zone)
            self._into(lot, card)

    def saw(
        self,
        card: int,
        src: int,
        dst: int,
        place: int,
        at: int,
        faces: bool,
        on_top: bool,
        back: int,
        copies: list[int],
    ) -> None:
        """The seat saw the face of a card that went from src to dst; `faces`: it sees those of dst."""
        lot = self.lots[self.lot_of[card]]
        if lot.back == LAID:
            _lift(lot, card, place)
        elif copies:
            self._confuse(card, src, copies)
        if not on_top:
            self._shift(src, dst, place, at)
        if faces:
            if lot.number != NOTHING:
                self._forget(card)
        else:
            self.found(card, dst, at, back)

    def found(self, card: int, zone: int, at: int, back: int) -> None:
        """The card lies in a hidden zone now, at this place if the zone has an order."""
        if at >= 0:
            self._lay(card, zone, at)
        else:
            self._put(card, 1 << zone, back)

    def missed(self, src: int, dst: int, place: int, at: int, back: int, on_top: bool) -> None:
        """A card with this back moved and the seat did not see which."""
        moved = NOBODY
        if place >= 0:
            laid = self._laid(src)
            if laid is not None and place < len(laid.cards):
                moved = laid.cards[place]
                if moved >= 0:
                    _lift(laid, moved, place)
        if not on_top:
            self._shift(src, dst, place, at)
        if moved >= 0:
            self.found(moved, dst, at, back)
            return
        wider = False
        for lot in self.lots:
            zones = lot.zones
            if zones >> src & 1 and not zones >> dst & 1 and lot.back == back:
                self._widen(lot, zones | 1 << dst)
                wider = True
        if wider:
            self._join()

    def emptied(self, zone: int) -> None:
        """An empty zone holds none of the cards that might have been there."""
        fewer = False
        for lot in self.lots:
            zones = lot.zones
            if zones >> zone & 1:
                if lot.back == LAID:
                    if not lot.cards:
                        self._free(lot)
                else:
                    self._widen(lot, zones & ~(1 << zone))
                    fewer = True
        if fewer:
            self._join()

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
        free.cards = []
        self.reach |= zones
        return free

    def _free(self, lot: Lot) -> None:
        """Nothing is left of a lot."""
        lot.zones = 0
        lot.touched = 0
        lot.cards = NO_CARDS

    def _into(self, lot: Lot, card: int) -> None:
        """A card that has left its lot comes to another."""
        lot.cards.append(card)
        self._number(card, lot.number)

    def _number(self, card: int, number: int) -> None:
        """Note the lot of a card."""
        lot_of = self.lot_of
        self.lot_of = lot_of[:card] + NUMBERS[number] + lot_of[card + 1 :]

    def _rename(self, number: int, other: int) -> None:
        """All cards of a lot are another's now."""
        if number != other:
            self.lot_of = self.lot_of.translate(SAME[:number] + NUMBERS[other] + SAME[number + 1 :])

    def _widen(self, lot: Lot, zones: int) -> None:
        """Other zones for all cards of a lot."""
        if self.changed is not None:
            lot.touched |= touched(lot.zones, zones)
        lot.zones = zones
        self.reach |= zones

    def _join(self) -> None:
        """Lots that are alike become one."""
        lots = self.lots
        count = len(lots)
        for number in range(2, count):
            lot = lots[number]
            zones = lot.zones
            if zones == 0 or lot.back == LAID:
                continue
            for earlier in range(1, number):
                other = lots[earlier]
                if other.zones == zones and other.back == lot.back:
                    if len(other.cards) < len(lot.cards):
                        self._pour(other, lot)
                    else:
                        self._pour(lot, other)
                    break

    def _pour(self, lot: Lot, other: Lot) -> None:
        """All cards of a lot into another."""
        changed = self.changed
        if changed is not None and lot.touched:
            self.touched |= lot.touched
            changed.extend(lot.cards)
        self._rename(lot.number, other.number)
        other.cards.extend(lot.cards)
        self._free(lot)

    def _leave(self, card: int, zones: int) -> None:
        """A card leaves its lot, if it has one, for other zones (bits); 0: it is known no more."""
        lot = self.lots[self.lot_of[card]]
        changed = self.changed
        if changed is not None and lot.zones != zones:
            self.touched |= lot.touched | touched(lot.zones, zones)
            changed.append(card)
            if len(changed) > len(self.lot_of):  # who looks has not looked for long, and had better read everything
                self.changed = None
        if lot.back >= 0:
            lot.cards.remove(card)
            if not lot.cards:
                self._free(lot)

    def _put(self, card: int, zones: int, back: int) -> None:
        """The card may be in these zones; its place is not known (any more)."""
        self._leave(card, zones)
        self._into(self._lot(back, zones), card)

    def _forget(self, card: int) -> None:
        """The card is seen, or may be anywhere."""
        self._leave(card, 0)
        self._number(card, NOTHING)

    # --- places -----------------------------------------------------------------------------

    def _laid(self, zone: int) -> Lot | None:
        zones = 1 << zone
        for lot in self.lots:
            if lot.zones == zones and lot.back == LAID:
                return lot
        return None

    def _at(self, zone: int, place: int) -> int:
        """The card known to lie at a place of an ordered zone."""
        laid = self._laid(zone)
        return laid.cards[place] if laid is not None and 0 <= place < len(laid.cards) else NOBODY

    def _lay(self, card: int, zone: int, place: int) -> None:
        """The card is known to lie at a place."""
        zones = 1 << zone
        self._leave(card, zones)
        lot = self._lot(LAID, zones)
        cards = lot.cards
        while len(cards) <= place:
            cards.append(NOBODY)
        cards[place] = card
        self._number(card, lot.number)

    def _shift(self, src: int, dst: int, place: int, at: int) -> None:
        """Cards above the place that was left move down, cards above the one that was taken move up."""
        if place >= 0:
            laid = self._laid(src)
            if laid is not None and place < len(laid.cards):
                laid.cards.pop(place)
        if at >= 0:
            laid = self._laid(dst)
            if laid is not None and at < len(laid.cards):
                laid.cards.insert(at, NOBODY)

    # --- copies -----------------------------------------------------------------------------

    def _confuse(self, card: int, src: int, copies: list[int]) -> None:
        """A card came out of src: a copy that the seat believed to be there may have been this one.

        Of the k copies it may have been, sorted by how much is known of them, k - 1 are left; each of these
        may be where one of two neighbours may be. So it makes no difference which copy it really was.
        """
        found: list[int] = []
        for other in copies:
            lot = self.lots[self.lot_of[other]]
            if lot.zones >> src & 1 and lot.back != LAID:
                found.append(other)
        if not found:
            return
        if len(found) > 1:
            self._confuse_many(card, found)
            return
        here = self.zones_of(card)
        if here:
            self._wider(found[0], here | self.zones_of(found[0]))
        else:
            self._forget(found[0])

    def _confuse_many(self, card: int, copies: list[int]) -> None:
        found: list[tuple[int, int]] = [(self.zones_of(other), other) for other in copies]
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


def touched(had: int, zones: int) -> int:
    """The zones (bits) of which something has changed for a card: it may be there or not, or is there for sure."""
    if had & (had - 1) and zones & (zones - 1):
        return had ^ zones
    return had | zones


def _lift(laid: Lot, card: int, place: int) -> None:
    """Take a card from its place; above the highest that is known nothing is kept."""
    cards = laid.cards
    if not 0 <= place < len(cards) or cards[place] != card:
        place = cards.index(card)  # what somebody wrote down need not be true
    if place < len(cards) - 1:
        cards[place] = NOBODY
        return
    cards.pop()
    while cards and cards[-1] == NOBODY:
        cards.pop()


def _width(known: tuple[int, int]) -> tuple[int, int, int]:
    return (known[0].bit_count(), known[0], known[1])


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

    def append(self, line: int) -> None:
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

    def leave_out_public(self, layout: Layout, backs: list[int], copies: list[list[int]]) -> None:
        """From now on nobody can ask what the public knows, and it costs nothing: for tables that only seats see."""
        self.settle(layout, backs, copies)
        self.followed = layout.seats

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
        knowledge.survey()
        # the public knows what every seat saw
        eyes = layout.everyone if number == layout.seats else 1 << number
        log = self.log
        for place in range(begun, self.end):
            _work_in(knowledge, log[place], eyes, layout, backs, copies)
        self.begun[number] = self.end

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

    def key(self) -> tuple[object, ...]:
        """Of a settled memory."""
        return tuple(knowledge.key() for knowledge in self.known)


def _work_in(
    knowledge: Knowledge, line: int, eyes: int, layout: Layout, backs: list[int], copies: list[list[int]]
) -> None:
    card = line & 0xFFF
    src = line >> SRC_SHIFT & 0xFF
    reach = knowledge.reach
    if card == SHUFFLED_ZONE:
        if reach >> src & 1:
            knowledge.shuffled(src, backs)
        return
    dst = line >> DST_SHIFT & 0xFF
    place = (line >> FROM_SHIFT & 0xFFF) - 1
    at = (line >> AT_SHIFT & 0xFFF) - 1
    on_top = line & ON_TOP != 0
    seen = line >> SEEN_SHIFT & eyes == eyes
    faces = layout.sees[dst] & eyes == eyes
    if not reach >> src & 1 and (on_top or not reach >> dst & 1) and (not seen or knowledge.lot_of[card] == NOTHING):
        # Nothing was known of what lay there, so that only the card itself can be news: most moves are done with here.
        if seen and not faces:
            knowledge.found(card, dst, at, backs[card])
        return
    if seen:
        knowledge.saw(card, src, dst, place, at, faces, on_top, backs[card], copies[card])
    else:
        knowledge.missed(src, dst, place, at, backs[card], on_top)
    if line & EMPTIED:
        knowledge.emptied(src)
