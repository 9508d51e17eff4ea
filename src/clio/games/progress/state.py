"""What is on the table in Progress: zones, tracks, tokens, and the card data as plain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from clio.engine.action import Action
from clio.engine.event import CARD, SEAT, TABLE, Tally
from clio.engine.ids import Name, Seat
from clio.engine.state import State
from clio.engine.zones import EVERYBODY, NOBODY, OWNER, Layout, Zone

if TYPE_CHECKING:
    from clio.engine.game import Game

MOST_SEATS: Final = 5

# Kinds of knowledge. A technology is of one of the first three; General stands in for any of them.
SCIENCE: Final = 0
ENGINEERING: Final = 1
CULTURE: Final = 2
GENERAL: Final = 3
KNOWLEDGE: Final = ("science", "engineering", "culture", "general")

ACTION: Final = 0
DRAW: Final = 1
HAND_LIMIT: Final = 2
SHUFFLE: Final = 3
DEVELOPMENT: Final = 4
RESEARCH: Final = 5
QUICK_DRAW: Final = 6
SKILLS: Final = ("action", "draw", "hand", "shuffle", "development", "research", "quick_draw")
POWERS: Final = ("prestige", "population", "army")
# Numbers of a seat lie side by side: `skill[SKILL_COUNT * seat + skill]`, and so on.
SKILL_COUNT: Final = 7
POWER_COUNT: Final = 3
KNOWLEDGE_COUNT: Final = 4
AGES: Final = ("", "I", "II", "III", "IV", "V")

# Zones everybody shares, by number.
DECK: Final = -1  # of an age: DECK + age
DISCARD: Final = DECK + 4  # of an age: DISCARD + age
BOX: Final = DISCARD + 5
TIME: Final = 9
SCIENTISTS: Final = 10
ARTISTS: Final = 11
SCIENTIST_PILE: Final = 12
ARTIST_PILE: Final = 13
MILESTONE: Final = 14
MILESTONE_PILE: Final = 15
MEDIEVAL: Final = 16
RENAISSANCE: Final = 17
PHILOSOPHERS: Final = 18
SHARED: Final = (
    *[Zone(f"deck {age}", NOBODY, ordered=True) for age in AGES[1:5]],
    *[Zone(f"discard {age}", EVERYBODY, ordered=True) for age in AGES[1:5]],
    Zone("box", EVERYBODY),
    Zone("time", EVERYBODY, ordered=True),
    Zone("scientists", EVERYBODY),
    Zone("artists", EVERYBODY),
    Zone("scientist pile", NOBODY, ordered=True),  # only if they are dealt at random (C-06)
    Zone("artist pile", NOBODY, ordered=True),
    Zone("milestone", EVERYBODY),
    Zone("milestone pile", NOBODY, ordered=True),
    Zone("medieval", EVERYBODY),
    Zone("renaissance", EVERYBODY),
    Zone("philosophers", NOBODY, ordered=True),  # while they are dealt
)

# Zones of a seat: the first seat's; add the seat.
HAND: Final = 19
ACTIVE: Final = HAND + MOST_SEATS
DEVELOPMENTS: Final = ACTIVE + MOST_SEATS
CHOSEN: Final = DEVELOPMENTS + MOST_SEATS
PERSONALITY: Final = CHOSEN + MOST_SEATS
RETIRED: Final = PERSONALITY + MOST_SEATS
COMPLETED: Final = RETIRED + MOST_SEATS
OF_SEATS: Final = (
    Zone("hand", OWNER, per_seat=True),
    Zone("active", EVERYBODY, per_seat=True, ordered=True),
    Zone("developments", EVERYBODY, per_seat=True, ordered=True),
    Zone("chosen", OWNER, per_seat=True, ordered=True),  # picked for a payment or discard, not yet shown
    Zone("personality", EVERYBODY, per_seat=True),
    Zone("retired", EVERYBODY, per_seat=True),
    Zone("completed", EVERYBODY, per_seat=True),  # Milestones
)
ZONES: Final = (*SHARED, *OF_SEATS)

# Personality groups and Milestone groups, by number.
PHILOSOPHER: Final = 0
SCIENTIST: Final = 1
ARTIST: Final = 2


class Gain:
    """What a card gives: steps on skills, tokens, steps on the three power tracks."""

    def __init__(self, skills: list[int], tokens: list[int], power: list[int]) -> None:
        self.skills = skills  # one entry per step
        self.tokens = tokens  # one entry per token
        self.power = power


class Cost:
    """One cost line: so much knowledge of a kind, or a technology in the own area instead."""

    def __init__(self, amount: int, kind: int, prerequisite: int) -> None:
        self.amount = amount
        self.kind = kind
        self.prerequisite = prerequisite  # a technology, or -1


class Lookup:
    """The deck and the boards as numbers, and the rows of the action table the rules need."""

    def __init__(self) -> None:
        # technologies, by technology
        self.age: list[int] = []
        self.kind: list[int] = []
        self.value: list[int] = []
        self.costs: list[list[Cost]] = []
        self.gain: list[Gain] = []
        self.vp: list[int] = []
        self.symbol: list[int] = []  # 0, or the age it helps to start
        self.per_five: list[int] = []  # a kind, or -1
        # physical cards, by card
        self.tech: list[Name] = []  # the technology, or -1
        self.mark: list[int] = []  # the least number of players
        self.group: list[int] = []  # of a Personality or Milestone, else -1
        self.number: list[int] = []  # of a Philosopher
        self.card_gain: list[Gain] = []
        self.card_vp: list[int] = []
        self.heritage: list[Gain] = []
        self.card_costs: list[list[Cost]] = []  # of a Milestone
        self.first_personality = 0
        self.first_milestone = 0
        # boards
        self.track: list[list[int]] = []  # by skill: the value of each space (Quick Draw: cards drawn)
        self.quick_discard: list[int] = []
        self.track_vp: list[list[int]] = []  # by skill: VP marks left of each space, added up
        self.rank_vp: list[list[int]] = []
        self.solo_vp: list[list[int]] = []
        self.tie_break: list[int] = []  # kinds of token, the most telling first
        self.time_group = 7  # so many Time cards cost the same
        self.titles: list[str] = []  # solo titles, the lowest first
        self.title_up_to: list[int] = []  # the highest score of each but the last
        # actions, by technology, age, ... (filled by the game's vocabulary)
        self.discover: list[Action] = []
        self.research: list[Action] = []
        self.pay_card: list[Action] = []
        self.pay_token: list[Action] = []
        self.discard: list[Action] = []
        self.take_back: list[Action] = []
        self.swap: list[Action] = []
        self.take_time: list[Action] = []
        self.draw_deck: list[Action] = []  # by age
        self.draw_discard: list[Action] = []
        self.shuffle_age: list[Action] = []
        self.milestone: list[Action] = []  # by cost line
        self.personality: list[Action] = []  # by card - first_personality
        self.dealt: list[Action] = []  # by group (the first is never offered)
        self.skill: list[Action] = []
        self.single: list[Action] = []  # the actions without parameters, by kind


class Rulings:
    """The options of a table as numbers, so that rules read them fast."""

    def __init__(self) -> None:
        self.first_action_space = 0
        self.last_age = 3
        self.needed: list[int] = [0] * 6  # symbols that start an age (or end the game), by age
        self.personalities = False
        self.milestones = False
        self.solo = False
        self.owner_bonus_at_once = False  # C-02
        self.current_personality_only = False  # C-03
        self.may_decline_personality = False  # C-04
        self.last_call = False  # C-05
        self.random_personality = False  # C-06
        self.extra_development = 0  # C-07
        self.draw_up_to = False  # C-08
        self.shuffle_once = False  # C-09
        self.optional_reshuffle = False  # C-10
        self.one_power_step = False  # C-11
        self.single_area = False  # C-12
        self.title_shift = 0  # C-16: the top title begins so much later than the deck says
        self.any_skill = False  # C-17
        self.set_bonus_for_all = False  # C-18
        self.time_top_only = False  # C-19
        self.any_overpay = True  # S-06
        self.copy_pays = True  # S-09
        self.time_purged = False  # S-29
        self.free_after_draw = False  # S-31, S-36
        self.stall_rounds = 0  # S-48


# Rules: PR-COMP-03, PR-COMP-05, PR-SETUP-05, PR-SETUP-06, PR-SETUP-07.
class Progress(State):
    """The table."""

    fields: ClassVar[tuple[str, ...]] = (
        "age",
        "order",
        "turn",
        "used",
        "closed",
        "free_milestone",
        "swapped",
        "shuffled",
        "idle",
        "skill",
        "power",
        "ready",
        "spent",
        "pool",
        "markers",
        "area",
        "covered",
    )
    tallies = (
        Tally("markers", CARD),
        Tally("ready", SEAT, 4),
        Tally("spent", SEAT, 4),
        Tally("pool", TABLE),
        Tally("skill", SEAT, 7),
        Tally("power", SEAT, 3),
    )

    def __init__(self, game: Game, layout: Layout, lookup: Lookup, rulings: Rulings, like: Progress | None) -> None:
        super().__init__(game, layout, like)
        self.lookup = lookup
        self.rulings = rulings
        seats = layout.seats
        if like is None:
            self.age = 1  # the newest open age
            self.order = layout.all_seats[:]  # seats in turn order
            self.turn = 0  # whose turn it is: a place in `order`
            self.used = 0  # actions used this turn
            self.closed = False  # a Draw has ended the action phase
            self.free_milestone = False  # the free Milestone payment of this turn is used
            self.swapped = False  # the solo swap of this turn is used
            self.shuffled = False  # a Shuffle & Draw was done this turn
            self.idle = 0  # turns in a row without any action or marker removed
            self.skill = [0] * (SKILL_COUNT * seats)  # steps taken, also beyond the end of a track (S-02)
            self.power = [0] * (POWER_COUNT * seats)
            self.ready = [0] * (KNOWLEDGE_COUNT * seats)  # tokens, coloured side up
            self.spent = [0] * (KNOWLEDGE_COUNT * seats)
            self.pool = [0] * 4  # knowledge generated this turn and not yet spent
            self.markers = [0] * len(lookup.tech)  # black markers, by card
            # by seat and technology: 1 developed, 2 active; read often, changed seldom, shared by copies
            self.area = bytes(len(lookup.age) * seats)
            self.covered = [-1] * 4  # who covered which cost of the current Milestone
        else:
            self.skill = like.skill[:]
            self.power = like.power[:]
            self.ready = like.ready[:]
            self.spent = like.spent[:]
            self.pool = like.pool[:]
            self.markers = like.markers[:]
            self.area = like.area
            self.covered = like.covered[:]
            self.age = like.age
            self.order = like.order
            self.turn = like.turn
            self.used = like.used
            self.closed = like.closed
            self.free_milestone = like.free_milestone
            self.swapped = like.swapped
            self.shuffled = like.shuffled
            self.idle = like.idle

    def clone(self) -> Progress:
        return Progress(self.game, self.layout, self.lookup, self.rulings, self)

    def mark(self, seat: Seat, tech: int, mark: int) -> None:
        """Note in the area of a seat that a technology is developed (1), active (2), or not there (0)."""
        place = len(self.lookup.age) * seat + tech
        self.area = b"%b%c%b" % (self.area[:place], mark, self.area[place + 1 :])

    def acting(self) -> Seat:
        return self.order[self.turn]

    # --- read-outs ----------------------------------------------------------------------------

    def skill_value(self, seat: Seat, skill: int) -> int:
        """The value of the space a skill marker stands on."""
        steps = self.skill[SKILL_COUNT * seat + skill]
        track = self.lookup.track[skill]
        last = len(track) - 1
        return track[steps if steps < last else last]

    def quick_discards(self, seat: Seat) -> int:
        steps = self.skill[SKILL_COUNT * seat + QUICK_DRAW]
        track = self.lookup.quick_discard
        last = len(track) - 1
        return track[steps if steps < last else last]

    def actions_left(self, seat: Seat) -> int:
        """PR-ACT-06: what the skill says now, less what was used, never below 0."""
        if self.closed:
            return 0
        left = self.skill_value(seat, ACTION) - self.used
        return left if left > 0 else 0

    def oldest_open(self) -> int:
        """The older of the (at most two) open ages."""
        return self.age - 1 if self.age > 1 else 1

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with this one."""
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]
