"""Zones: where cards lie, and who sees their faces. A game declares them once.

Cards are numbered physical copies. The last card of a zone is its top. Backs and numbers of cards
are always public; faces are seen as declared here and by nobody else.
"""

from __future__ import annotations

from typing import Final

from clio.engine.ids import NO_SEAT, Seat, ZoneId

NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2
TOP: Final = 3  # everybody sees the top card, nobody those below it


class Zone:
    """One declaration. A zone `per_seat` exists once for each seat, next to each other."""

    def __init__(self, name: str, faces: int, per_seat: bool = False, ordered: bool = False) -> None:
        self.name = name
        self.faces = faces
        self.per_seat = per_seat
        self.ordered = ordered


class Layout:
    """The zones of a game for a number of seats, numbered.

    The number of a zone does not depend on how many play: per-seat zones are laid out for
    `most_seats`, so a game can name them with constants (`HAND + seat`).
    """

    def __init__(self, zones: list[Zone], seats: int, most_seats: int) -> None:
        self.zones = zones
        self.seats = seats
        self.most_seats = most_seats
        self.everyone = (1 << seats) - 1
        self.all_seats = [Seat(seat) for seat in range(seats)]
        self.sees: list[int] = []  # by zone number: which seats see the faces (a bit each)
        self.open: list[bool] = []  # everybody sees every face
        self.top: list[bool] = []
        self.ordered: list[bool] = []
        self.names: list[str] = []
        self.owner: list[Seat] = []
        self.by_name: dict[str, ZoneId] = {}
        for zone in zones:
            for seat in range(most_seats if zone.per_seat else 1):
                self._lay(zone, Seat(seat))

    def _lay(self, zone: Zone, seat: Seat) -> None:
        owner = seat if zone.per_seat else NO_SEAT
        if zone.faces == EVERYBODY:
            sees = self.everyone
        elif zone.faces == OWNER and owner >= 0:
            sees = (1 << owner) & self.everyone
        else:
            sees = 0
        name = f"{zone.name} {seat + 1}" if zone.per_seat else zone.name
        if name in self.by_name:
            raise ValueError(f"two zones are called {name!r}")
        self.by_name[name] = ZoneId(len(self.names))
        self.sees.append(sees)
        self.open.append(sees == self.everyone)
        self.top.append(zone.faces == TOP)
        self.ordered.append(zone.ordered or zone.faces == TOP)
        self.names.append(name)
        self.owner.append(owner)

    def in_use(self, zone: ZoneId) -> bool:
        return self.owner[zone] < self.seats
