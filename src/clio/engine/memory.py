"""Memory: what each seat knows of cards it can no longer see.

A seat that saw a card go into a hidden zone keeps an *entry*: the zone, its place there if the zone
is ordered, and when. Cards that move without a seat seeing them are logged once for all; where a
remembered card may be by now follows from its entry and the log since then, worked out only when
somebody asks. A card without an entry may be anywhere hidden with its back.
"""

from __future__ import annotations

from typing import Final

# An entry and a log line are packed into one int each, so that copying a memory is copying lists.
PLACE_SHIFT: Final = 8
TIME_SHIFT: Final = 24
SEEN_SHIFT: Final = 32
FLAG_SHIFT: Final = 40
PLAIN: Final = 0
UNDER: Final = 1  # a card went under the others of zone `src`
POURED: Final = 2
SHUFFLED: Final = 3


class Memory:
    """Public entries (all seats saw the same), private ones per seat, and the log of unseen moves."""

    def __init__(self, seats: int) -> None:
        self.tracking = False  # nobody remembers anything yet: nothing need be logged
        self.public: dict[int, int] = {}
        self.private: list[dict[int, int]] = [{} for _ in range(seats)]
        self.log: list[int] = []

    def clone(self) -> Memory:
        other = Memory(0)
        other.tracking = self.tracking
        if self.tracking:
            other.public = self.public.copy()
            other.log = self.log[:]
        other.private = [entries.copy() for entries in self.private]
        return other

    def remember(self, card: int, zone: int, place: int, seats: int, everyone: int) -> None:
        """These seats know that the card lies in the zone (at a place counted from the bottom, or -1).

        A private entry is always younger than the public one: writing a public one removes it.
        """
        self.tracking = True
        entry = len(self.log) << TIME_SHIFT | (place + 1) << PLACE_SHIFT | zone
        if seats == everyone:
            self.public[card] = entry
            for entries in self.private:
                if card in entries:
                    del entries[card]
            return
        for seat in range(len(self.private)):
            if seats >> seat & 1:
                self.private[seat][card] = entry

    def log_move(self, src: int, dst: int, place: int, seen: int, under: bool) -> None:
        self.log.append(seen << SEEN_SHIFT | (place + 1) << 16 | dst << 8 | src)

    def log_under(self, zone: int) -> None:
        if self.tracking:
            self.log.append(UNDER << FLAG_SHIFT | zone << 8 | zone)

    def log_pour(self, src: int, dst: int) -> None:
        self.log.append(POURED << FLAG_SHIFT | dst << 8 | src)

    def log_shuffle(self, zone: int) -> None:
        self.log.append(SHUFFLED << FLAG_SHIFT | zone << 8 | zone)

    def entry(self, seat: int, card: int) -> int:
        """The seat's entry for a card, or -1."""
        private = self.private[seat].get(card, -1)
        return private if private >= 0 else self.public.get(card, -1)

    def whereabouts(self, seat: int, cards: list[int], zones: int) -> dict[int, tuple[int, int]]:
        """For each remembered card: the zones it may be in by now (bits) and its place, or -1.

        A known place means exactly one zone.
        """
        found: dict[int, tuple[int, int]] = {}
        waiting: list[tuple[int, int, int]] = []  # (time, zone, card): place not known
        for card in cards:
            entry = self.entry(seat, card)
            if entry < 0:
                continue
            zone = entry & 0xFF
            place = (entry >> PLACE_SHIFT & 0xFFFF) - 1
            time = entry >> TIME_SHIFT
            if place >= 0:
                zone, place, time = self._follow(zone, place, time)
            if place >= 0:
                found[card] = (1 << zone, place)
            else:
                waiting.append((time, zone, card))
        self._reach(seat, waiting, zones, found)
        return found

    def _follow(self, zone: int, place: int, time: int) -> tuple[int, int, int]:
        """A card at a known place: where it is now, or where and when its place was lost (-1)."""
        log = self.log
        for now in range(time, len(log)):
            line = log[now]
            src = line & 0xFF
            dst = line >> 8 & 0xFF
            flag = line >> FLAG_SHIFT
            if flag == PLAIN:
                if src == zone:
                    at = (line >> 16 & 0xFFFF) - 1
                    if at == place:
                        return dst, -1, now + 1
                    if at < place:
                        place -= 1
            elif src == zone:
                if flag == UNDER:
                    place += 1
                else:
                    return dst, -1, now + 1
        return zone, place, len(log)

    def _reach(
        self,
        seat: int,
        waiting: list[tuple[int, int, int]],
        zones: int,
        found: dict[int, tuple[int, int]],
    ) -> None:
        """Walk the log backwards: `reach[z]` are the zones in which a card of z may be by now."""
        waiting.sort()
        reach = [1 << zone for zone in range(zones)]
        log = self.log
        now = len(log)
        while waiting:
            time, zone, card = waiting[-1]
            while now > time:
                now -= 1
                line = log[now]
                flag = line >> FLAG_SHIFT
                if flag == PLAIN:
                    if not line >> SEEN_SHIFT >> seat & 1:
                        reach[line & 0xFF] |= reach[line >> 8 & 0xFF]
                elif flag == POURED:
                    reach[line & 0xFF] = reach[line >> 8 & 0xFF]
            found[card] = (reach[zone], -1)
            waiting.pop()

    def key(self) -> tuple[object, ...]:
        return (
            tuple(sorted(self.public.items())),
            tuple(tuple(sorted(entries.items())) for entries in self.private),
            tuple(self.log),
        )
