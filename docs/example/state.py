"""What is on the table of Bazaar."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from clio.engine.action import Action
from clio.engine.event import Tally
from clio.engine.state import State
from clio.engine.zones import EVERYBODY, NOBODY, OWNER, TOP, Layout, Zone

if TYPE_CHECKING:
    from clio.engine.game import Game

MOST_SEATS: Final = 4

# Zones by number; of zones per seat the first seat's, to which the seat is added.
DECK: Final = 0
SPENT: Final = 1
TITHES: Final = 2
MARKET: Final = 3
WONDERS: Final = 4
PRIZE: Final = 5
BOX: Final = 6
HAND: Final = 7
CHOSEN: Final = 11
WON: Final = 15

ZONES: Final = (
    Zone("deck", NOBODY, ordered=True),
    Zone("spent", TOP, ordered=True),
    Zone("tithes", NOBODY),
    Zone("market", EVERYBODY),
    Zone("wonders", NOBODY, ordered=True),
    Zone("prize", EVERYBODY),
    Zone("box", EVERYBODY),
    Zone("hand", OWNER, per_seat=True),
    Zone("chosen", OWNER, per_seat=True, ordered=True),  # picked, but nothing has happened yet
    Zone("won", EVERYBODY, per_seat=True),
)


class Lookup:
    """The cards as numbers, and the rows of the action table that the rules need."""

    def __init__(self) -> None:
        self.coin: list[int] = []  # by card: which coin, or -1
        self.value: list[int] = []  # by coin
        self.points: list[int] = []  # by card
        self.guild: list[bool] = []  # by card
        self.take: list[Action] = []  # by coin
        self.pay: list[Action] = []
        self.give: list[Action] = []
        self.bid: list[Action] = []  # by amount less 1
        self.peek: Action
        self.keep: Action
        self.under: Action
        self.build: Action
        self.passing: Action


class Bazaar(State):
    """The table."""

    fields: ClassVar[tuple[str, ...]] = ("day", "bid", "bidder", "out", "booths")
    tallies = (Tally("booths"),)

    def __init__(self, game: Game, layout: Layout, lookup: Lookup, like: Bazaar | None) -> None:
        super().__init__(game, layout, like)
        self.lookup = lookup
        if like is None:
            self.day = 0
            self.bid = 0  # the standing bid
            self.bidder = -1  # and whose it is
            self.out = [0] * layout.seats  # 1: passed in this auction
            self.booths = [0] * layout.seats
        else:
            self.day = like.day
            self.bid = like.bid
            self.bidder = like.bidder
            self.out = like.out[:]
            self.booths = like.booths[:]

    def clone(self) -> Bazaar:
        return Bazaar(self.game, self.layout, self.lookup, self)

    def coins(self, zone: int) -> list[int]:
        """The values of the coins in a zone, in ascending order."""
        return sorted(self.lookup.value[self.lookup.coin[card]] for card in self.zones[zone])

    def purse(self, seat: int) -> int:
        """What the coins of a seat are worth."""
        return sum(self.coins(HAND + seat))

    def hand_limit(self) -> int:
        return 2 if self.options["purse"] == "small" else 3

    def team(self, side: int) -> int:
        """The seats of a team, a bit each: they sit opposite each other."""
        return 0b0101 << side & self.layout.everyone
