"""What is on the table in Ancient Knowledge: zones, tokens, and the card data as plain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from clio.engine.action import Action
from clio.engine.event import CARD, Tally
from clio.engine.ids import NO_CARD, Card, Seat
from clio.engine.operation import Operation
from clio.engine.state import State
from clio.engine.zones import EVERYBODY, NOBODY, OWNER, TOP, Layout, Zone

if TYPE_CHECKING:
    from clio.engine.game import Game
    from clio.engine.words import Fills, Words

MOST_SEATS: Final = 4
SLOTS: Final = 6
HAND_LIMIT: Final = 10
ARTIFACT_SPACES: Final = 5
MOST_REMOVED: Final = HAND_LIMIT  # more knowledge never leaves by one decision
MOST_ROTATED: Final = 25  # a Decline phase begins with 13 in the Past at most; all 12 of the timeline may follow

# Kinds of card, by number. The first three are monuments, the last three technologies.
CITY: Final = 0
MEGALITH: Final = 1
PYRAMID: Final = 2
ARTIFACT: Final = 3
ANCIENT: Final = 4
WRITING: Final = 5
SECRET: Final = 6
KINDS: Final = ("city", "megalith", "pyramid", "artifact", "ancient", "writing", "secret")
ANY_MONUMENT: Final = 7  # kinds as bits
ANY_BUILDING: Final = 15

# The moments at which an effect happens.
IMMEDIATE: Final = 0
ONGOING: Final = 1
TIMELINE_PHASE: Final = 2
DECLINE: Final = 3
FINAL: Final = 4
MOMENTS: Final = ("immediate", "ongoing", "timeline", "decline", "final")

# What an ongoing effect can react to.
EVENTS: Final = ("", "learn", "create", "excavate", "decline_phase_end")
NO_EVENT: Final = 0
ON_LEARN: Final = 1
ON_CREATE: Final = 2
ON_EXCAVATE: Final = 3
ON_PHASE_END: Final = 4

# Zones everybody shares, by number.
DECK: Final = 0
DISCARD: Final = 1
TECH_DECK: Final = 1  # of a level: TECH_DECK + level
TECH_DISCARD: Final = 3  # of a level: TECH_DISCARD + level
BOARD: Final = 6  # of a board 0..2: BOARD + board
ASIDE: Final = 9
SHARED: Final = (
    Zone("deck", NOBODY, ordered=True),
    Zone("discard", TOP, ordered=True),  # AMB-32: everybody sees the top card only
    Zone("technology deck I", NOBODY, ordered=True),
    Zone("technology deck II", NOBODY, ordered=True),
    Zone("technology discard I", EVERYBODY, ordered=True),
    Zone("technology discard II", EVERYBODY, ordered=True),
    Zone("board 1", EVERYBODY),
    Zone("board 2", EVERYBODY),
    Zone("board 3", EVERYBODY),
    Zone("aside", EVERYBODY, ordered=True),  # revealed by an effect that is not finished
)

# Zones of a seat: the first seat's; add the seat.
HAND: Final = 10
TIMELINE: Final = HAND + MOST_SEATS
ARTIFACTS: Final = TIMELINE + MOST_SEATS
PAST: Final = ARTIFACTS + MOST_SEATS
COLLECTION: Final = PAST + MOST_SEATS
CHOSEN: Final = COLLECTION + MOST_SEATS
LOOKED: Final = CHOSEN + MOST_SEATS
PLAYED: Final = LOOKED + MOST_SEATS
OFFERED: Final = PLAYED + MOST_SEATS
OF_SEATS: Final = (
    Zone("hand", OWNER, per_seat=True),
    Zone("timeline", EVERYBODY, per_seat=True, ordered=True),
    Zone("artifacts", EVERYBODY, per_seat=True, ordered=True),
    Zone("past", EVERYBODY, per_seat=True, ordered=True),
    Zone("collection", EVERYBODY, per_seat=True, ordered=True),
    Zone("chosen", OWNER, per_seat=True, ordered=True),  # picked for a payment or discard, not yet shown
    Zone("looked", OWNER, per_seat=True, ordered=True),  # looked at by an effect that is not finished
    Zone("played", EVERYBODY, per_seat=True),  # announced, its price not yet paid
    Zone("offered", OWNER, per_seat=True),  # to the partner, in team play
)

BOX: Final = OFFERED + MOST_SEATS  # no rule puts a card here; a written position may
ZONES: Final = (*SHARED, *OF_SEATS, Zone("box", EVERYBODY))
# From a seat's timeline to its artifacts: range(TIMELINE + seat, ARTIFACTS + seat + 1, PLAY_STEP).
PLAY_STEP: Final = ARTIFACTS - TIMELINE

# What conditions, amounts and scoring effects measure. The first 18 do not depend on the card that asks.
PAST_KIND: Final = 0  # + kind: monuments of a kind in the Past
PAST_ANY: Final = PAST_KIND + 3
PAST_SAME: Final = 4  # the most of one kind
PAST_FINAL: Final = 5
TIMELINE_KIND: Final = 6  # + kind
TIMELINE_ANY: Final = TIMELINE_KIND + 3
TECH_KIND: Final = 10  # + kind - ANCIENT
TECH_ANY: Final = TECH_KIND + 3
ARTIFACT_COUNT: Final = 14
LOST: Final = 15
TIMELINE_KNOWLEDGE: Final = 16
HAND_SIZE: Final = 17
ADJACENT_KIND: Final = 18  # + kind
ADJACENT_SAME: Final = ADJACENT_KIND + 3
OWN_KNOWLEDGE: Final = 22
SLOT_COUNT: Final = 22  # + slot
LOST_NOW: Final = SLOT_COUNT + SLOTS + 1
SCRAPPED: Final = 30


COUNT_BITS: Final = 8  # of one kind in a sum: there are fewer cards of each
MOST_COUNTED: Final = 255


def counted_as(kind: int, moment: int) -> int:
    """What a card adds to a sum over many: one at the place of its kind; if it scores at the end, one behind them."""
    if kind == ARTIFACT:
        return 0
    if kind > ARTIFACT:
        return 1 << COUNT_BITS * (kind - ANCIENT)
    return 1 << COUNT_BITS * kind | (1 << COUNT_BITS * ARTIFACT if moment == FINAL else 0)


class Condition:
    """A measure must be at least `low` and at most `high`."""

    def __init__(self, measure: int, low: int, high: int) -> None:
        self.measure = measure
        self.low = low
        self.high = high


class Amount:
    """A plain number (`measure` is -1), or `times` for every full `per` of a measure."""

    def __init__(self, n: int, measure: int, times: int, per: int) -> None:
        self.n = n
        self.measure = measure
        self.times = times
        self.per = per


class Op(Operation):
    """One operation of an effect; the operations themselves are in the package `operations`."""

    must = ("do",)
    rule = "AK-GOLD-04"

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        """Could it do something, as far as everybody can see?"""
        return True

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        """Do it, or ask what has to be asked; `count` is what the effect's price came to."""
        raise NotImplementedError

    def stand(self, lookup: Lookup, card: Card) -> None:
        """Put what a rule needs to know of a standing effect where that rule looks for it."""

    def points(self, state: AncientKnowledge, seat: Seat, card: Card) -> int:
        """What it is worth in the final count."""
        return 0

    # --- its words: `n` may be counted, and then the sentence says for every what

    def form(self, ending: str) -> str:
        """The message of one of several forms."""
        return "op-" + self.name + ("-" + ending if ending else "")

    def text(self, words: Words) -> str:
        n: Any = self.written.get("n", self.written.get("max", 0))
        if not isinstance(n, dict):
            return self.plain_text(words, n)
        each = words.say("each-" + n["count"].replace(".", "-").replace("_", "-"), per=n.get("per", 1))
        return self.plain_text(words, n.get("times", 1)) + " " + each

    def plain_text(self, words: Words, n: int) -> str:
        level: int = self.written.get("level", 0)
        values: Fills = {**self.values(words), "n": n, "level": "I" * level}
        return words.say(self.message(), **values)


class Effect:
    """What a card does, and when."""

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.event = NO_EVENT
        self.kinds = 0  # of the card learned or created, as bits
        self.slots = 0  # where the monument must be placed, as bits; 0: anywhere
        self.low = 0  # how many cards an Excavate must rotate
        self.high = 99
        self.not_own_bonus = False
        self.conditions: list[Condition] = []
        self.optional = False
        self.price: Op | None = None
        self.ops: list[Op] = []


class Lookup:
    """The cards as numbers, and the rows of the action table the rules need."""

    def __init__(self) -> None:
        # Cards are numbered in this order: cities, megaliths, pyramids, artifacts, technologies.
        self.monuments = 0  # how many there are; the number of the first artifact
        self.buildings = 0  # with artifacts; the number of the first technology
        self.cards = 0
        self.kind: list[int] = []
        self.level: list[int] = []  # of a technology, else 0
        self.cost: list[int] = []
        self.start: list[int] = []
        self.locked: list[bool] = []
        self.knowledge: list[int] = []
        self.vp: list[int] = []
        self.set: list[int] = []
        self.needs: list[list[Condition]] = []
        self.moment: list[int] = []
        self.counted: list[int] = []  # so that many cards are counted by kind in one sum: `counted_as`
        self.effect: list[Effect] = []
        # standing effects: operations put here what a rule must find fast (`Op.stand`)
        self.acts_at_once: list[bool] = []  # an immediate effect, "enters with less" apart
        self.less: list[Amount | None] = []  # enters with less
        self.discount_kinds: list[int] = []  # monuments of these kinds enter with less
        self.discount: list[int] = []
        self.yields: list[int] = []  # cards for each rotation
        self.replaces_draw: list[bool] = []
        self.need_discount: list[int] = []
        # actions, by card, number, ... (filled by the game's vocabulary; what no card can do is never offered)
        self.create: list[list[Action]] = []  # by card, then slot (an artifact has one, at 0)
        self.learn: list[Action] = []
        self.excavate: list[Action] = []  # by number
        self.discard: list[Action] = []
        self.remove: list[list[Action]] = []  # by card, then number
        self.resolve: list[Action] = []
        self.decline: list[Action] = []
        self.move: list[list[Action]] = []  # by card, then slot
        self.swap: list[Action] = []
        self.add: list[Action] = []
        self.scrap: list[Action] = []
        self.keep: list[Action] = []
        self.under: list[Action] = []
        self.number: list[Action] = []
        self.opponent: list[Action] = []
        self.flip: list[Action] = []
        self.offer: list[Action] = []
        self.give: list[Action] = []
        self.single: list[Action] = []  # the actions without parameters, by kind
        self.answers: dict[str, list[Action]] = {}  # by operation: what its own question offers

    def add_standing(self) -> None:
        """One more card, as long as no standing effect says otherwise."""
        self.acts_at_once.append(True)
        self.less.append(None)
        self.discount_kinds.append(0)
        self.discount.append(0)
        self.yields.append(0)
        self.replaces_draw.append(False)
        self.need_discount.append(0)


class Rulings:
    """The options of a table as numbers, so that rules read them fast."""

    def __init__(self) -> None:
        self.teams = False
        self.sets = False
        self.flip_at_once = False  # AMB-15
        self.skip_full_hand = False  # AMB-27
        self.archive_any = False  # AMB-04
        self.opening_returns = False  # AMB-34
        self.own_effect_first = False  # AMB-08
        self.split_choice = False  # AMB-24
        self.every_need = False  # AMB-43
        self.ages: list[int] = []  # AMB-42


# Rules: AK-COMP-05, AK-COMP-07.
class AncientKnowledge(State):
    """The table."""

    fields: ClassVar[tuple[str, ...]] = (
        "order",
        "turn",
        "actions",
        "skip",
        "midgame",
        "ending",
        "declining",
        "exchanged",
        "levels",
        "lost",
        "lost_now",
        "rotated",
        "tokens",
        "slot",
        "row",
    )
    tallies = (Tally("tokens", CARD), Tally("lost"), Tally("rotated"))

    def __init__(
        self, game: Game, layout: Layout, lookup: Lookup, rulings: Rulings, like: AncientKnowledge | None
    ) -> None:
        super().__init__(game, layout, like)
        self.lookup = lookup
        self.rulings = rulings
        seats = layout.seats
        if like is None:
            self.order = layout.all_seats[:]  # seats in turn order
            self.turn = 0  # whose turn it is: a place in `order`
            self.actions = [0] * seats  # actions left this turn
            self.skip = [0] * seats  # 1: the Decline phase of this turn is left out
            self.midgame = 0  # 1: a technology board was flipped
            self.ending = 0  # 1: this is the last round
            self.declining = NO_CARD  # the monument whose decline has begun
            self.exchanged = 0  # 1: the waiting team has exchanged a card in this turn
            self.levels = [1, 1, 2]  # of the technology boards; 0: removed
            self.lost = [0] * seats
            self.lost_now = [0] * seats  # what became lost in this Decline phase
            self.rotated = [0] * seats  # how many cards of the Past are rotated (AMB-53)
            self.tokens = [0] * lookup.cards  # knowledge on each card
            self.slot = [0] * lookup.cards  # 1 to 6 in a timeline, else 0
            self.row = [0] * lookup.cards  # 1: above another monument
        else:
            self.order = like.order
            self.turn = like.turn
            self.actions = like.actions[:]
            self.skip = like.skip[:]
            self.midgame = like.midgame
            self.ending = like.ending
            self.declining = like.declining
            self.exchanged = like.exchanged
            self.levels = like.levels[:]
            self.lost = like.lost[:]
            self.lost_now = like.lost_now[:]
            self.rotated = like.rotated[:]
            self.tokens = like.tokens[:]
            self.slot = like.slot[:]
            self.row = like.row[:]

    def clone(self) -> AncientKnowledge:
        return AncientKnowledge(self.game, self.layout, self.lookup, self.rulings, self)

    def acting(self) -> Seat:
        return self.order[self.turn]

    # --- read-outs ----------------------------------------------------------------------------

    def total_knowledge(self, seat: Seat) -> int:
        """All tokens in a seat's timeline."""
        total = 0
        for card in self.zones[TIMELINE + seat]:
            total += self.tokens[card]
        return total

    def in_play(self, seat: Seat, card: Card) -> bool:
        """Does the card lie in the seat's timeline or artifact spaces?"""
        if self.slot[card]:
            return card in self.zones[TIMELINE + seat]
        return card in self.zones[ARTIFACTS + seat]

    def side(self, seat: Seat) -> int:
        """The seats that take their turn together with this one, as bits."""
        return 3 << (seat & 2) if self.rulings.teams else 1 << seat

    def opponents(self, seat: Seat) -> list[Seat]:
        """In turn order after the seat; never its partner (AK-TEAM-07)."""
        place = self.order.index(seat)
        own = self.side(seat)
        others = self.order[place + 1 :] + self.order[:place]
        return [other for other in others if not own >> other & 1]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with this one."""
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]
