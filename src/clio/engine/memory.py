"""Memory: what each seat knows of cards it cannot see now.

Play only logs how cards move, one number each. What a seat knows is worked out from the log when
somebody asks, and kept from there on. Copies of a state share the log until one of them goes on.

Only what a seat may see enters its knowledge: of a move it did not see, the two zones, the back and the
place in an ordered zone; never the card. Copies of a card that look the same are not told apart.
"""

from __future__ import annotations

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

LONG_LOG: Final = 64  # lines after which everybody catches up, so that a log stays short

AT_BITS: Final = 12  # of a place, where it is packed with its zone
SPREAD_BITS: Final = 8  # of a zone, where it is packed with a back
SPREAD_MASK: Final = (1 << SPREAD_BITS) - 1
ANYWHERE: Final = (2 << MOST_ZONES) - 1  # wider than every set of zones


class Knowledge:
    """Of the cards one seat cannot see: the zones each may be in, and places it knows exactly.

    A card that is not here may be anywhere hidden with its back. Everything here is true.
    """

    def __init__(self) -> None:
        self.zones: dict[int, int] = {}  # card -> zones it may be in, a bit each
        self.places: dict[int, int] = {}  # card -> its place in its one zone, counted from the bottom
        # Cards whose zones have changed, and all zones they had since somebody last looked; None: nobody looks.
        self.changed: dict[int, int] | None = None
        # For speed: every zone that any card here may be in (and some more), and which card is known to lie where
        # (zone and place packed), None until somebody asks again.
        self.somewhere = 0
        self.at: dict[int, int] | None = None
        # For speed: by zone and back (packed) the zones into which every card that may have come out of it was
        # spread already, so that the next unseen card on the same way changes nothing.
        self.spread: dict[int, int] = {}

    def clone(self) -> Knowledge:
        other = Knowledge()
        other.zones = self.zones.copy()
        other.places = self.places.copy()
        other.somewhere = self._union()
        other.spread = self.spread.copy()
        return other

    def _union(self) -> int:
        union = 0
        for zones in self.zones.values():
            union |= zones
        return union

    def shuffled(self, zone: int) -> None:
        """A shuffle forgets places, not zones."""
        self.at = None
        for card in list(self.places):
            if self.zones[card] == 1 << zone:
                del self.places[card]
                self._unspread(1 << zone)

    def saw(
        self, card: int, src: int, dst: int, place: int, at: int, faces: bool, on_top: bool, copies: list[int]
    ) -> None:
        """The seat saw the face of a card that went from src to dst; `faces`: it sees those of dst."""
        if card not in self.places:
            if copies and self.somewhere >> src & 1:
                self._confuse(card, src, copies)
        else:
            self._unplace(card)
        if faces:
            self._forget(card)
        if not on_top:
            self._shift(src, dst, place, at)
        if not faces:
            self._set(card, 1 << dst)
            if at >= 0:
                self._lay(card, dst, at)

    def missed(self, src: int, dst: int, place: int, at: int, back: int, on_top: bool, backs: list[int]) -> None:
        """A card with this back moved and the seat did not see which."""
        moved = self._at(src, place)
        if moved >= 0:
            self._unplace(moved)
        if not on_top:
            self._shift(src, dst, place, at)
        if moved >= 0:
            self._set(moved, 1 << dst)
            if at >= 0:
                self._lay(moved, dst, at)
            return
        if not self.somewhere >> src & 1:
            return
        way = back << SPREAD_BITS | src
        spread = self.spread.get(way, 0)
        if spread >> dst & 1:
            return
        last = 0
        for card, zones in self.zones.items():
            if zones >> src & 1 and not zones >> dst & 1 and backs[card] == back and card not in self.places:
                wider = zones | 1 << dst
                self._write(card, zones, wider)
                if wider != last:  # most of them are alike
                    self._unspread(wider)
                    last = wider
        self.somewhere |= 1 << dst
        self.spread[way] = self.spread.get(way, 0) | 1 << dst

    def _unspread(self, zones: int) -> None:
        """A card may be in these zones, and in no other: where it may have gone is not settled any more."""
        for way, spread in self.spread.items():
            if spread & ~zones and zones >> (way & SPREAD_MASK) & 1:
                self.spread[way] = spread & zones

    def _lay(self, card: int, zone: int, place: int) -> None:
        self.places[card] = place
        if self.at is not None:
            self.at[zone << AT_BITS | place] = card

    def _unplace(self, card: int) -> None:
        place = self.places.pop(card)
        if self.at is not None:
            zone = 0
            while self.zones[card] >> zone != 1:
                zone += 1
            self.at.pop(zone << AT_BITS | place, 0)

    def emptied(self, zone: int) -> None:
        """An empty zone holds none of the cards that might have been there."""
        if not self.somewhere >> zone & 1:
            return
        last = 0
        for card, zones in self.zones.items():
            if zones >> zone & 1:
                left = zones & ~(1 << zone)
                self._write(card, zones, left)
                if left != last:
                    self._unspread(left)
                    last = left
        self.somewhere &= ~(1 << zone)

    def _set(self, card: int, zones: int) -> None:
        self._write(card, self.zones.get(card, 0), zones)
        self.somewhere |= zones
        self._unspread(zones)

    def _write(self, card: int, had: int, zones: int) -> None:
        """Put down the zones of a card, and tell who looks that it had others."""
        changed = self.changed
        if changed is not None:
            changed[card] = changed.get(card, 0) | had
        self.zones[card] = zones

    def _forget(self, card: int) -> None:
        """The card is seen, or may be anywhere."""
        zones = self.zones.pop(card, 0)
        changed = self.changed
        if zones and changed is not None:
            changed[card] = changed.get(card, 0) | zones

    def _at(self, zone: int, place: int) -> int:
        """The card known to lie at a place of an ordered zone, or -1."""
        if place < 0 or not self.places or not self.somewhere >> zone & 1:
            return -1
        if self.at is None:
            found: dict[int, int] = {}
            for card, known in self.places.items():
                found[(self.zones[card].bit_length() - 1) << AT_BITS | known] = card
            self.at = found
        return self.at.get(zone << AT_BITS | place, -1)

    def _shift(self, src: int, dst: int, place: int, at: int) -> None:
        """Cards above the place that was left move down, cards above the one that was taken move up."""
        self.at = None
        for card, known in self.places.items():
            if place >= 0 and known > place and self.zones[card] == 1 << src:
                known -= 1
                self.places[card] = known
            if at >= 0 and known >= at and self.zones[card] == 1 << dst:
                self.places[card] = known + 1

    def _confuse(self, card: int, src: int, copies: list[int]) -> None:
        """A card came out of src: a copy that the seat believed to be there may have been this one.

        Of the k copies it may have been, sorted by how much is known of them, k - 1 are left; each of these
        may be where one of two neighbours may be. So it makes no difference which copy it really was.
        """
        found: list[tuple[int, int]] = []
        for other in copies:
            zones = self.zones.get(other, 0)
            if zones >> src & 1 and other not in self.places:
                found.append((zones, other))
        if not found:
            return
        found.append((self.zones.get(card, ANYWHERE), card))
        found.sort(key=_width)
        mine = 0
        while found[mine][1] != card:
            mine += 1
        for number, (zones, other) in enumerate(found):
            if number == mine:
                continue
            zones |= found[number + 1 if number < mine else number - 1][0]
            if zones == ANYWHERE:
                self._forget(other)
            else:
                self._set(other, zones)

    def key(self) -> tuple[object, ...]:
        return (tuple(sorted(self.zones.items())), tuple(sorted(self.places.items())))


def _width(known: tuple[int, int]) -> tuple[int, int, int]:
    return (known[0].bit_count(), known[0], known[1])


class Memory:
    """The knowledge of every seat up to some moment, that of the public last, and the log since then."""

    def __init__(self, seats: int) -> None:
        self.tracking = False  # nobody knows anything of hidden cards yet: nothing need be logged
        self.known = [Knowledge() for _ in range(seats + 1)]
        self.log: list[int] = []  # shared between copies: it only grows, and each copy
        self.end = 0  # knows how much of it is its own
        self.begun = [0] * (seats + 1)  # how much of the log is in each one's knowledge already
        # Copies share what they know: whoever goes on takes a list of its own first, then a knowledge of its own.
        self.own_lists = True
        self.own = 0  # whose knowledge is no copy's, a bit each

    def clone(self) -> Memory:
        other = Memory(-1)
        other.tracking = self.tracking
        other.known = self.known
        other.log = self.log
        other.end = self.end
        other.begun = self.begun
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
        for number in range(len(self.known)):
            self._catch_up(number, layout, backs, copies)
        self.log = []
        self.end = 0
        self.begun = [0] * len(self.known)

    def know(self, number: int, layout: Layout, backs: list[int], copies: list[list[int]]) -> Knowledge:
        """What one seat knows; the others' knowledge stays behind until somebody asks, or the log gets long."""
        if self.end >= LONG_LOG:
            self.settle(layout, backs, copies)
        elif self.end > self.begun[number]:
            self._catch_up(number, layout, backs, copies)
        return self.known[number]

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
        # the public knows what every seat saw
        eyes = layout.everyone if number == layout.seats else 1 << number
        for place in range(begun, self.end):
            _work_in(knowledge, self.log[place], eyes, layout, backs, copies)
        self.begun[number] = self.end

    def for_seat(self, seat: int) -> Memory:
        """What is left where only one seat's knowledge is true: the others know what everybody knows.

        Of a settled memory.
        """
        public = self.known[len(self.known) - 1]
        other = Memory(-1)
        other.tracking = self.tracking
        other.known = [public] * len(self.known)
        other.known[seat] = self.known[seat]
        other.begun = [0] * len(self.known)
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
    if card == SHUFFLED_ZONE:
        knowledge.shuffled(src)
        return
    dst = line >> DST_SHIFT & 0xFF
    place = (line >> FROM_SHIFT & 0xFFF) - 1
    at = (line >> AT_SHIFT & 0xFFF) - 1
    on_top = line & ON_TOP != 0
    if line >> SEEN_SHIFT & eyes == eyes:
        knowledge.saw(card, src, dst, place, at, layout.sees[dst] & eyes == eyes, on_top, copies[card])
    else:
        knowledge.missed(src, dst, place, at, backs[card], on_top, backs)
    if line & EMPTIED:
        knowledge.emptied(src)
