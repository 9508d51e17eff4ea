"""What is on the table of Lanterns."""

from __future__ import annotations

from typing import ClassVar, Final

from clio.engine.state import State
from clio.engine.zones import EVERYBODY, NOBODY, OWNER, Zone

MOST_SEATS: Final = 3

# Zones by number; of zones per seat the first seat's, to which the seat is added.
DECK: Final = 0
HAND: Final = 1
ROW: Final = HAND + MOST_SEATS
HOME: Final = ROW + MOST_SEATS
ZONES: Final = (
    Zone("deck", NOBODY, ordered=True),
    Zone("hand", OWNER, per_seat=True),
    Zone("row", EVERYBODY, per_seat=True, ordered=True),
    Zone("home", EVERYBODY, per_seat=True),
    Zone("box", EVERYBODY),  # for cards that a written position does not mention
)
SIZES: Final = {"spark": 1, "candle": 2, "torch": 3, "beacon": 4}
COPIES: Final = 4


class Lanterns(State):
    fields: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> Lanterns:
        return Lanterns(self.game, self.layout, self)

    def size(self, card: int) -> int:
        return SIZES[self.game.card_name[card]]

    def points(self, zone: int) -> int:
        return sum(self.size(card) for card in self.zones[zone])
