"""The cards and boards as numbers, and the rows of the action table the rules need."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from clio.engine.action import Action
from clio.engine.cards import WHOLE
from clio.engine.ids import Name, Seat
from clio.engine.operation import Field, Operation
from clio.games.through_the_ages.phrases import line_values

if TYPE_CHECKING:
    from clio.engine.step import Options
    from clio.engine.words import Fills, Words
    from clio.games.through_the_ages.state import Ages


class Target(Operation):
    """For whom a line of an event is."""

    must = ("seats",)

    def seats(self, state: Ages) -> list[Seat]:
        raise NotImplementedError


class Op(Operation):
    """One line of what a card does, once; the operations themselves are in the package `operations`.

    `card` and `place` are where the line stands: steps that ask something hold these two numbers.
    """

    must = ("do",)
    rule = "TA-EVENT-07"
    on: ClassVar[tuple[str, ...]] = ()  # the kinds of card it may stand on

    to: Target | None  # on an event: for whom it is

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        """Do it for a seat, against a rival if it is an attack; ask what has to be asked."""
        raise NotImplementedError

    def link(self, lookup: Lookup, number: dict[str, int]) -> None:
        """Look up what it needs of other cards or of rules, once all cards are known."""

    # --- on an action card

    def why_not(self, state: Ages, seat: Seat) -> int:
        """Why a card with it cannot be played now: a code, 0 if it can."""
        return 0

    def pays_itself(self) -> bool:
        """Is the civil action paid when it is known how, not as the card is played?"""
        return False

    def builds(self, state: Ages, seat: Seat, options: Options) -> None:
        """What may be built or upgraded with it."""

    def reduction(self) -> int:
        return 0

    # --- on an aggression or a war

    def has_target(self, state: Ages, rival: Seat) -> bool:
        return True

    def spoil(self, state: Ages, winner: Seat, loser: Seat, advantage: int) -> None:
        """What the winner of a war takes."""
        raise NotImplementedError

    # --- scoring

    def is_impact(self) -> bool:
        """Does it score culture for everybody at once?"""
        return False

    def impact(self, state: Ages, start: Seat, source: int) -> None:
        """Culture for everybody; of equals the one nearer to `start` in turn order comes first."""

    def worth(self, state: Ages, seat: Seat) -> int:
        """The culture points it is worth to a seat now, whatever the others have."""
        return 0

    def counts_last(self) -> bool:
        """TA-Q-39: what can cost culture is counted last."""
        return False

    # --- its words

    def message(self) -> str:
        return "does-" + self.name.replace("_", "-")

    def values(self, words: Words) -> Fills:
        return line_values(self.written, words)

    def phrase(self, words: Words) -> str:
        return words.say(self.message(), **self.values(words))

    def text(self, words: Words) -> str:
        """The line as a sentence of its own, or as what happens to those it is for."""
        text = self.phrase(words)
        if self.to is None:
            return text[0].upper() + text[1:]
        return text if text.endswith(".") else words.say("to-" + self.to.name.replace("_", "-"), what=text)


class Power(Operation):
    """A lasting power of a leader or a wonder: a bit in `state.powers`, a number, and the rules it changes."""

    bit: ClassVar[int] = -1  # written down with every table: a new power takes the next one
    place: ClassVar[int] = 99  # where what it offers stands in the list of moves
    kinds: ClassVar[tuple[int, ...]] = ()  # the kinds of action it offers
    fields: ClassVar[tuple[Field, ...]] = (Field("value", WHOLE),)

    def __init__(self, value: int) -> None:
        self.value = value
        self.mask = 1 << self.bit

    def stand(self, lookup: Lookup) -> None:
        """Put what rules need to know of it where they find it fast."""
        lookup.power_value[self.bit] = self.value

    # --- what rules ask of the powers in force: a power answers where it changes that rule

    def strength(self, state: Ages, seat: Seat, temples: int, government: int) -> int:
        """Strength it adds; happy faces of temples and of the government."""
        return 0

    def culture(self, state: Ages, seat: Seat, temples: int, theaters: int, wonders: int) -> int:
        """Culture it adds, that of buildings apart; happy faces of temples, theaters and wonders."""
        return 0

    def building_culture(self, state: Ages, seat: Seat, labs: bool) -> int:
        """Culture it adds to buildings; without `labs` to theaters and libraries only."""
        return 0

    def building_science(self, state: Ages, seat: Seat) -> int:
        """Science it adds to buildings or takes from them."""
        return 0

    def off_technology(self, state: Ages, seat: Seat, tech: Name) -> int:
        """Science a technology costs less."""
        return 0

    def off_building(self, state: Ages, seat: Seat, tech: Name) -> int:
        """Resources an urban building costs less."""
        return 0

    def off_population(self, state: Ages, seat: Seat) -> int:
        """Food an increase of the population costs less."""
        return 0

    def larger_hand(self, state: Ages, seat: Seat) -> int:
        """Cards by which both hands are larger."""
        return 0

    def took_technology(self, state: Ages, seat: Seat) -> None:
        """The seat took a technology from the row."""

    def developed(self, state: Ages, seat: Seat) -> None:
        """The seat developed a technology, by a revolution too."""

    def revolted(self, state: Ages, seat: Seat) -> None:
        """The seat made a revolution."""

    def leaves(self, state: Ages, seat: Seat) -> None:
        """Its card leaves play, or the game ends."""

    def turn_ends(self, state: Ages, seat: Seat) -> None:
        """The seat's production comes next."""

    def actions_end(self, state: Ages, seat: Seat) -> None:
        """The seat ends its action phase."""

    def offer(self, state: Ages, seat: Seat, options: Options) -> None:
        """What else the seat may do in its action phase."""

    def use(self, state: Ages, seat: Seat, action: Action) -> None:
        """The seat does it."""

    # --- its words

    def message(self) -> str:
        return "power-" + self.name.replace("_", "-")

    def values(self, words: Words) -> Fills:
        return line_values(self.written, words)


# What rules ask of powers; `Tables.asked` has by place those that answer.
RATES: Final = 0
IMPROVES_BUILDINGS: Final = 1
OFF_TECHNOLOGY: Final = 2
OFF_BUILDING: Final = 3
OFF_POPULATION: Final = 4
LARGER_HAND: Final = 5
TOOK_TECHNOLOGY: Final = 6
DEVELOPED: Final = 7
REVOLTED: Final = 8
LEAVES: Final = 9
TURN_ENDS: Final = 10
ACTIONS_END: Final = 11
ABILITY: Final = 12
HOOKS: Final = (
    ("strength", "culture"),
    ("building_culture", "building_science"),
    ("off_technology",),
    ("off_building",),
    ("off_population",),
    ("larger_hand",),
    ("took_technology",),
    ("developed",),
    ("revolted",),
    ("leaves",),
    ("turn_ends",),
    ("actions_end",),
    ("offer", "use"),
)


class Side:
    """What a pact gives to one of its parties."""

    def __init__(self) -> None:
        self.military_actions = 0
        self.strength = 0
        self.culture = 0
        self.food = 0
        self.resources = 0
        self.attack_strength = 0
        self.food_as_resource = 0
        self.resource_as_food = 0
        self.cheap_technology = 0
        self.partner_pays = 0
        self.wonder_culture = 0
        self.no_war = 0


# Rules: TA-COMP-02.
class CardNumbers:
    """What is printed on the cards, by name."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.age: list[int] = []
        self.science: list[int] = []
        self.revolution: list[int] = []
        self.cost: list[int] = []
        self.stages: list[list[int]] = []
        self.power: list[int] = []  # bits
        self.effects: list[list[Op]] = []
        self.civil_actions: list[int] = []
        self.military_actions: list[int] = []
        self.strength: list[int] = []
        self.culture: list[int] = []
        self.gives_science: list[int] = []
        self.happiness: list[int] = []
        self.colonization: list[int] = []
        self.blue: list[int] = []
        self.yellow: list[int] = []
        self.urban_limit: list[int] = []
        self.discount: list[list[int]] = []
        self.stages_per_action: list[int] = []
        self.attack_actions: list[int] = []
        self.at_once: list[list[int]] = []  # food, resources, science, culture, population, cards


class MilitaryNumbers(CardNumbers):
    """What is printed on military cards, where kinds begin, and bounds that follow from the cards."""

    civil_names: int  # names below this are civil cards
    most_off: int  # the greatest reduction of a price in the row
    first_wonder: int
    first_leader: int
    first_action: int
    first_event: int
    first_territory: int
    first_bonus: int
    most_split: int  # the greatest total of food and resources to split
    most_bid: int
    first_tactic: int
    first_aggression: int
    first_pact: int
    first_war: int
    first_military: int
    ruin_culture: int

    def __init__(self) -> None:
        super().__init__()
        self.infantry: list[int] = []
        self.cavalry: list[int] = []
        self.artillery: list[int] = []
        self.army: list[int] = []
        self.obsolete: list[int] = []
        self.defense: list[int] = []
        self.bonus: list[int] = []
        self.attack_rule: list[int] = []  # 0 allowed, 1 forbidden, 2 ends the pact
        self.lettered: list[bool] = []
        self.sides: list[list[Side]] = []
        self.best_defense: list[int] = []  # by age: the most a military card with this back can add
        self.best_bonus: list[int] = []
        self.power_value: list[int] = []
        self.asked: list[list[Power]] = [[] for _ in HOOKS]
        self.asked_mask: list[int] = [0 for _ in HOOKS]  # bits of those that answer


class BoardNumbers(MilitaryNumbers):
    """Technologies for workers, physical cards, boards."""

    start_blue: int
    start_yellow: int
    start_pool: int
    most_drawn: int
    hunger: int
    resigned_culture: int

    def __init__(self) -> None:
        super().__init__()
        # technologies for workers, by number
        self.worker_science: list[int] = []
        self.worker_culture: list[int] = []
        self.worker_strength: list[int] = []
        self.worker_happiness: list[int] = []
        self.token_value: list[int] = []  # farms, mines, labs
        self.start_workers: list[int] = []
        self.food_order: list[int] = []  # farms by value
        self.resource_order: list[int] = []  # mines and labs by value
        self.last_of_kind: list[int] = []  # the highest technology of the same type
        # physical cards
        self.name: list[Name] = []
        self.mark: list[int] = []  # the least number of players
        self.military_card: list[bool] = []
        # boards
        self.slot_price: list[int] = []
        self.swept: list[int] = []
        self.current_events: list[int] = []
        self.first_actions: list[int] = []
        self.yellow_lost: list[int] = []
        self.population_cost: list[int] = []  # by tokens in the bank, the last for all above
        self.consumption: list[int] = []
        self.needed_happiness: list[int] = []
        self.corruption: list[int] = []


class Lookup(BoardNumbers):
    """All of it, with the rows of the action table."""

    def __init__(self) -> None:
        super().__init__()
        self.single: list[Action] = []
        self.ability: dict[int, Power] = {}  # by kind of action: what a power lets a player do besides
        self.take: list[Action] = []  # by slot and civil card
        self.build: list[Action] = []
        self.destroy: list[Action] = []
        self.upgrade: list[list[Action | None]] = []
        self.leader: list[Action] = []
        self.stage: list[Action] = []
        self.develop: list[Action] = []
        self.revolt: list[Action] = []
        self.play: list[Action] = []
        self.tactic: list[Action] = []
        self.copy: list[Action] = []
        self.muster: list[Action] = []
        self.prepare: list[Action] = []
        self.attack: list[Action] = []
        self.pact: list[Action] = []
        self.cancel: list[Action] = []
        self.defend: list[Action] = []
        self.bid: list[Action] = []
        self.send: list[Action] = []
        self.bonus_card: list[Action] = []
        self.throw: list[Action] = []
        self.discard: list[Action] = []
        self.lose: list[Action] = []
        self.token: list[Action] = []
        self.colony: list[Action] = []
        self.colonize: list[Action] = []
        self.ruin: list[Action] = []
        self.tuck: list[Action] = []
        self.seize: list[Action] = []
        self.split: list[Action] = []
        self.answers: dict[str, list[Action]] = {}  # by operation or power: what its own question offers
