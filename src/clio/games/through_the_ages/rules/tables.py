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
        self.civil_names = 0  # names below this are civil cards
        self.most_off = 0  # the greatest reduction of a price in the row
        self.first_wonder = 0
        self.first_leader = 0
        self.first_action = 0
        self.first_event = 0
        self.first_territory = 0
        self.first_bonus = 0
        self.most_split = 0  # the greatest total of food and resources to split
        self.most_bid = 0
        self.best_defense: list[int] = []  # by age: the most a military card with this back can add
        self.best_bonus: list[int] = []
        self.first_tactic = 0
        self.first_aggression = 0
        self.first_pact = 0
        self.first_war = 0
        self.first_military = 0
        self.power_value: list[int] = []
        self.colony_further = 0
        self.ruin_culture = 0


class BoardNumbers(MilitaryNumbers):
    """Technologies for workers, physical cards, boards."""

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
        self.start_blue = 0
        self.start_yellow = 0
        self.start_pool = 0
        self.most_drawn = 0
        self.hunger = 0
        self.resigned_culture = 0
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
        self.war_first: list[Action] = []
