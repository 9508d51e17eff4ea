"""The cards and boards as numbers, and the rows of the action table the rules need."""

from __future__ import annotations

from clio.engine.action import Action


class Effect:
    """One line of what a card does."""

    def __init__(
        self,
        op: int,
        to: int,
        by: int,
        value: int,
        gains: list[int],
        values: list[int],
        extra: int,
    ) -> None:
        self.op = op
        self.to = to
        self.by = by  # a measure; or which cards a build, upgrade or card effect is about
        self.value = value
        self.gains = gains  # food, resources, science, culture
        self.values = values  # by number of players, by level, by age
        self.extra = extra


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
        self.effects: list[list[Effect]] = []
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
    colony_further: int
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
        self.name: list[int] = []
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


class Tables(BoardNumbers):
    """All of it, with the rows of the action table."""

    def __init__(self) -> None:
        super().__init__()
        self.single: list[Action] = []
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
