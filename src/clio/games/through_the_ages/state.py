"""What is on the table in Through the Ages: zones, tokens, points, and the card data as plain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from clio.engine.event import SEAT, Tally
from clio.engine.event import TABLE as TABLE_WIDE
from clio.engine.ids import NO_CARD, NO_SEAT, Card, Seat
from clio.engine.state import State
from clio.engine.zones import EVERYBODY, NOBODY, OWNER, Layout, Zone
from clio.games.through_the_ages.rules.lookup import Lookup

if TYPE_CHECKING:
    from clio.engine.game import Game

MOST_SEATS: Final = 4
PACT_SIDES: Final = 2
AGES: Final = ("A", "I", "II", "III", "IV")
SLOTS: Final = 13

# Technologies, numbered by type and level. The first 34 are for workers, then special ones and governments.
FARM: Final = 0
MINE: Final = 4
LAB: Final = 8
TEMPLE: Final = 12
TOKEN_CARDS: Final = TEMPLE  # farms, mines and labs can hold blue tokens
LIBRARY: Final = 15
THEATER: Final = 18
ARENA: Final = 21
INFANTRY: Final = 24
CAVALRY: Final = 28
ARTILLERY: Final = 31
AIR: Final = 33
SPECIAL: Final = 34
WORKER_CARDS: Final = SPECIAL
LAW: Final = SPECIAL
WARFARE: Final = 37
EXPLORATION: Final = 40
CONSTRUCTION: Final = 43
GOVERNMENT: Final = 46
TECHNOLOGIES: Final = 54

# Kinds of card, by number.
K_FARM: Final = 0
K_MINE: Final = 1
K_LAB: Final = 2
K_TEMPLE: Final = 3
K_LIBRARY: Final = 4
K_THEATER: Final = 5
K_ARENA: Final = 6
BUILDINGS: Final = ("farm", "mine", "lab", "temple", "library", "theater", "arena")
K_INFANTRY: Final = 7
K_AIR: Final = 10
UNITS: Final = ("infantry", "cavalry", "artillery", "air")
K_LAW: Final = 11
K_CONSTRUCTION: Final = 14
K_GOVERNMENT: Final = 15
SPECIALS: Final = ("law", "warfare", "exploration", "construction", "government")
K_LEADER: Final = 16
K_WONDER: Final = 17
K_ACTION: Final = 18
CIVIL_CARDS: Final = ("leader", "wonder", "action")
K_EVENT: Final = 19
K_TERRITORY: Final = 20
K_TACTIC: Final = 21
K_AGGRESSION: Final = 22
K_WAR: Final = 23
K_PACT: Final = 24
K_BONUS: Final = 25
MILITARY_CARDS: Final = ("event", "territory", "tactic", "aggression", "war", "pact", "bonus")
KINDS: Final = (*BUILDINGS, *UNITS, *SPECIALS, *CIVIL_CARDS, *MILITARY_CARDS)

# Zones everybody shares, by number.
CIVIL: Final = 0  # deck of an age: CIVIL + age
MILITARY: Final = CIVIL + 4
DISCARD: Final = MILITARY + 3  # military discards of an age from I on: DISCARD + age
EVENTS: Final = DISCARD + 4
FUTURE: Final = 12
PAST: Final = 13
ROW: Final = 14
REMOVED: Final = 15
BOX: Final = 16
COMMON: Final = 17
TABLE: Final = 18
TUCKED: Final = 19
UNUSED: Final = 20
SHARED: Final = (
    *[Zone(f"civil {age}", NOBODY, ordered=True) for age in AGES[:4]],
    *[Zone(f"military {age}", NOBODY, ordered=True) for age in AGES[:4]],
    *[Zone(f"discard {age}", NOBODY) for age in AGES[1:4]],
    Zone("events", NOBODY, ordered=True),
    Zone("future events", NOBODY, ordered=True),
    Zone("past events", EVERYBODY, ordered=True),
    Zone("row", EVERYBODY, ordered=True),  # left to right; `filled` says which slots are empty
    Zone("removed", EVERYBODY),
    Zone("military box", NOBODY),  # out of the game unseen
    Zone("common tactics", EVERYBODY),
    Zone("table", EVERYBODY, ordered=True),  # the card that is being resolved, and cards played openly with it
    Zone("tucked", EVERYBODY),
    Zone("unused", EVERYBODY),  # not for this number of players
)

# Zones of a seat: the first seat's; add the seat.
HAND: Final = 21
MILITARY_HAND: Final = HAND + MOST_SEATS
CHOSEN: Final = MILITARY_HAND + MOST_SEATS
PLAY: Final = CHOSEN + MOST_SEATS
LEADER: Final = PLAY + MOST_SEATS
WONDER: Final = LEADER + MOST_SEATS
WONDERS: Final = WONDER + MOST_SEATS
COLONIES: Final = WONDERS + MOST_SEATS
TACTIC: Final = COLONIES + MOST_SEATS
WARS: Final = TACTIC + MOST_SEATS
PACT: Final = WARS + MOST_SEATS
OF_SEATS: Final = (
    Zone("hand", EVERYBODY, per_seat=True, ordered=True),
    Zone("military hand", OWNER, per_seat=True),
    Zone("chosen", OWNER, per_seat=True),  # picked for a discard, not yet shown
    Zone("play", EVERYBODY, per_seat=True),
    Zone("leader", EVERYBODY, per_seat=True),
    Zone("unfinished wonder", EVERYBODY, per_seat=True),
    Zone("wonders", EVERYBODY, per_seat=True, ordered=True),
    Zone("colonies", EVERYBODY, per_seat=True, ordered=True),
    Zone("personal tactic", EVERYBODY, per_seat=True),
    Zone("wars", EVERYBODY, per_seat=True, ordered=True),
    Zone("pact", EVERYBODY, per_seat=True),
)
ZONES: Final = (*SHARED, *OF_SEATS)

# Ratings of a seat.
STRENGTH: Final = 0
CULTURE: Final = 1
SCIENCE: Final = 2
HAPPINESS: Final = 3
RATINGS: Final = ("strength", "culture", "science", "happiness")
RATING_COUNT: Final = 4  # of a seat, side by side: `rating[RATING_COUNT * seat + STRENGTH]`
WAR_COUNT: Final = 2  # wars a seat can have declared: `war_on[WAR_COUNT * seat + place]`

# Where culture came from.
FROM_PRODUCTION: Final = 0
FROM_PREPARING: Final = 1
FROM_EVENTS: Final = 2
FROM_WONDERS: Final = 3
FROM_CARDS: Final = 4
FROM_COLONIES: Final = 5
FROM_ATTACKS: Final = 6
FROM_FINAL: Final = 7
SOURCES: Final = ("production", "preparing", "events", "wonders", "cards", "colonies", "attacks", "final")
SOURCE_COUNT: Final = 8

# What the player whose turn it is has used, a bit each in `used`.
USED_TACTIC: Final = 1
USED_CONVERT: Final = 2
USED_POPULATION: Final = 4
USED_CROSS: Final = 8
USED_ARMS: Final = 16
USED_FOOD_TRADE: Final = 32
USED_RESOURCE_TRADE: Final = 64
USED_UNIT_RESOURCE: Final = 128
REPLACED_LEADER: Final = 256

NO_LAST_ROUND: Final = 0


# Rules: TA-HAND-01, TA-HAND-02, TA-HAND-04.
class Rulings:
    """The options of a table as the rules read them."""

    def __init__(self) -> None:
        self.pacts_for_two = True  # TA-Q-46


class Ages(State):
    """The table."""

    fields: ClassVar[tuple[str, ...]] = (
        "age",
        "round",
        "turn",
        "first",
        "last_round",
        "gone",
        "fresh",
        "used",
        "civil_extra",
        "military_extra",
        "unit_pool",
        "science_pool",
        "resource_pool",
        "food_pool",
        "ruined",
        "spent",
        "filled",
        "workers",
        "tokens",
        "technologies",
        "government",
        "yellow",
        "blue",
        "yellow_owned",
        "blue_owned",
        "pool",
        "science",
        "culture",
        "civil",
        "civil_total",
        "military",
        "military_total",
        "stages",
        "tactic",
        "tucked",
        "leader_ages",
        "skipped",
        "partner",
        "side",
        "war_on",
        "powers",
        "rating",
        "earned",
    )
    tallies = (
        Tally("civil"),
        Tally("civil_total"),
        Tally("military"),
        Tally("military_total"),
        Tally("civil_extra", TABLE_WIDE),
        Tally("military_extra", TABLE_WIDE),
        Tally("unit_pool", TABLE_WIDE),
        Tally("science_pool", TABLE_WIDE),
        Tally("resource_pool", TABLE_WIDE),
        Tally("food_pool", TABLE_WIDE),
        Tally("workers", SEAT, WORKER_CARDS),
        Tally("pool"),
        Tally("yellow"),
        Tally("tokens", SEAT, TOKEN_CARDS),
        Tally("stages"),
        Tally("blue"),
        Tally("science"),
        Tally("culture"),
        Tally("rating", SEAT, 4),
    )

    age: int
    round: int
    turn: Seat
    first: Seat
    last_round: int
    gone: int
    fresh: int
    used: int
    civil_extra: int
    military_extra: int
    unit_pool: int
    science_pool: int
    resource_pool: int
    food_pool: int
    ruined: int
    spent: int
    filled: list[int]
    workers: list[int]
    tokens: list[int]
    technologies: list[int]
    government: list[int]
    yellow: list[int]
    blue: list[int]
    yellow_owned: list[int]
    blue_owned: list[int]
    pool: list[int]
    science: list[int]
    culture: list[int]
    civil: list[int]
    civil_total: list[int]
    military: list[int]
    military_total: list[int]
    stages: list[int]
    tactic: list[int]
    tucked: list[int]
    leader_ages: list[int]
    skipped: list[int]
    partner: list[Seat]
    side: list[int]
    war_on: list[Seat]
    powers: list[int]
    rating: list[int]
    earned: list[int]

    def __init__(self, game: Game, layout: Layout, lookup: Lookup, rulings: Rulings, like: Ages | None) -> None:
        super().__init__(game, layout, like)
        self.lookup = lookup
        self.rulings = rulings
        if like is None:
            self._begin(layout.seats)
        else:
            self._copy(like)

    def _copy(self, like: Ages) -> None:
        self.age = like.age
        self.round = like.round
        self.turn = like.turn
        self.first = like.first
        self.last_round = like.last_round
        self.gone = like.gone
        self.fresh = like.fresh
        self.used = like.used
        self.civil_extra = like.civil_extra
        self.military_extra = like.military_extra
        self.unit_pool = like.unit_pool
        self.science_pool = like.science_pool
        self.resource_pool = like.resource_pool
        self.food_pool = like.food_pool
        self.ruined = like.ruined
        self.spent = like.spent
        self.filled = like.filled[:]
        self.workers = like.workers[:]
        self.tokens = like.tokens[:]
        self.technologies = like.technologies[:]
        self.government = like.government[:]
        self.yellow = like.yellow[:]
        self.blue = like.blue[:]
        self.yellow_owned = like.yellow_owned[:]
        self.blue_owned = like.blue_owned[:]
        self.pool = like.pool[:]
        self.science = like.science[:]
        self.culture = like.culture[:]
        self.civil = like.civil[:]
        self.civil_total = like.civil_total[:]
        self.military = like.military[:]
        self.military_total = like.military_total[:]
        self.stages = like.stages[:]
        self.tactic = like.tactic[:]
        self.tucked = like.tucked[:]
        self.leader_ages = like.leader_ages[:]
        self.skipped = like.skipped[:]
        self.partner = like.partner[:]
        self.side = like.side[:]
        self.war_on = like.war_on[:]
        self.powers = like.powers[:]
        self.rating = like.rating[:]
        self.earned = like.earned[:]

    def _begin(self, seats: int) -> None:
        self.age = 0  # the current age; IV is 4
        self.round = 1
        self.turn = Seat(0)  # the seat whose turn it is
        self.first = Seat(0)  # the first player
        self.last_round = NO_LAST_ROUND
        self.gone = 0  # seats that resigned, a bit each
        # of the player whose turn it is, for this turn
        self.fresh = 0  # cards at the end of the hand that came in this action phase (TA-CIV-43)
        self.used = 0
        self.civil_extra = 0  # temporary actions
        self.military_extra = 0
        self.unit_pool = 0  # temporary resources for units
        self.science_pool = 0  # temporary science for military technologies
        self.resource_pool = 0  # temporary resources and food for anything
        self.food_pool = 0
        self.ruined = 0  # wonders turned over, a bit each (by wonder, from the first on)
        self.spent = 0  # leaders whose once-per-game power was used, a bit each (by leader, from the first on)
        self.filled = [0] * SLOTS
        # by seat
        self.workers = [0] * (WORKER_CARDS * seats)
        self.tokens = [0] * (TOKEN_CARDS * seats)  # blue tokens on farms, mines and labs
        self.technologies = [0] * seats  # in play, a bit each
        self.government = [GOVERNMENT] * seats
        self.yellow = [0] * seats
        self.blue = [0] * seats
        self.yellow_owned = [0] * seats  # all tokens of the colour, wherever they lie
        self.blue_owned = [0] * seats
        self.pool = [0] * seats
        self.science = [0] * seats
        self.culture = [0] * seats
        self.civil = [0] * seats  # actions available, and the totals
        self.civil_total = [0] * seats
        self.military = [0] * seats
        self.military_total = [0] * seats
        self.stages = [0] * seats  # covered on the unfinished wonder
        self.tactic = [-1] * seats  # the current tactic
        self.tucked = [-1] * seats  # the wonder under which a leader lies
        self.leader_ages = [0] * seats  # ages of which a leader was taken, a bit each
        self.skipped = [0] * seats  # politics phases to skip
        self.partner = [NO_SEAT] * seats  # of the pact in the own area
        self.side = [0] * seats  # the own side of that pact: 0 is A, 1 is B
        self.war_on = [NO_SEAT] * (WAR_COUNT * seats)  # the rivals of the declared wars, in their order
        self.powers = [0] * seats  # lasting powers of cards in play, a bit each
        self.rating = [0] * (RATING_COUNT * seats)
        self.earned = [0] * (SOURCE_COUNT * seats)  # culture points by source

    def clone(self) -> Ages:
        return Ages(self.game, self.layout, self.lookup, self.rulings, self)

    def acting(self) -> Seat:
        return self.turn

    def at_work(self) -> Card:
        """The event, aggression or action card that is being carried out lies on the table."""
        return self.zones[TABLE][0] if self.zones[TABLE] else NO_CARD

    # --- read-outs ----------------------------------------------------------------------------

    def playing(self) -> int:
        """How many have not resigned."""
        count = 0
        for seat in self.layout.all_seats:
            if not self.gone >> seat & 1:
                count += 1
        return count

    # Rules: TA-RESIGN-12.
    def in_order(self, start: Seat) -> list[Seat]:
        """The seats still in the game in turn order, beginning with this one."""
        seats = self.layout.seats
        order: list[Seat] = []
        for place in range(start, start + seats):
            seat = self.layout.all_seats[place if place < seats else place - seats]
            if not self.gone >> seat & 1:
                order.append(seat)
        return order

    def has(self, seat: Seat, power: int) -> bool:
        """Is a card with this lasting power in force for the seat?"""
        return self.powers[seat] >> power & 1 == 1

    # Rules: TA-IND-07.
    def strength(self, seat: Seat) -> int:
        value = self.rating[RATING_COUNT * seat + STRENGTH]
        return max(value, 0)

    # Rules: TA-IND-05, TA-IND-06.
    def culture_rating(self, seat: Seat) -> int:
        value = self.rating[RATING_COUNT * seat + CULTURE]
        return max(value, 0)

    # Rules: TA-IND-04.
    def science_rating(self, seat: Seat) -> int:
        value = self.rating[RATING_COUNT * seat + SCIENCE]
        return max(value, 0)

    # Rules: TA-IND-08.
    def happiness(self, seat: Seat) -> int:
        value = self.rating[RATING_COUNT * seat + HAPPINESS]
        return min(max(value, 0), 8)

    # Rules: TA-UNREST-05.
    def discontent(self, seat: Seat) -> int:
        """TA-UNREST-04: what the yellow bank asks for beyond the happiness there is."""
        needed = self.lookup.needed_happiness
        tokens = self.yellow[seat]
        last = len(needed) - 1
        lack = needed[min(tokens, last)] - self.happiness(seat)
        return max(lack, 0)

    def count(self, seat: Seat, first: int, end: int) -> int:
        """Workers on the technologies from `first` to before `end`."""
        workers = self.workers
        base = WORKER_CARDS * seat
        total = 0
        for place in range(base + first, base + end):
            total += workers[place]
        return total

    # Rules: TA-COMP-03.
    def best(self, seat: Seat, first: int, end: int) -> int:
        """The highest technology in that range with a worker on it, or -1."""
        base = WORKER_CARDS * seat
        tech = end - 1
        while tech >= first:
            if self.workers[base + tech]:
                return tech
            tech -= 1
        return -1

    def leader_name(self, seat: Seat) -> int:
        zone = self.zones[LEADER + seat]
        return self.lookup.name[zone[0]] if zone else -1
