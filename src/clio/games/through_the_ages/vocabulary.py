"""Builds the numbers the rules work with, and the action table: one row per thing a player can do."""

from __future__ import annotations

from clio.engine.action import Action, ActionTable
from clio.engine.finding import answers_of
from clio.engine.ids import Name
from clio.games.through_the_ages.cards import (
    AT_ONCE,
    ATTACK_RULES,
    GIVES,
    SIDE,
    UNITS,
    BoardTable,
    Card,
    Deck,
    operations,
    powers,
)
from clio.games.through_the_ages.operations.powers import CHEAP_LEADERS, PRICE_AFTER_REPLACING
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.lookup import HOOKS, Lookup, Power, Side
from clio.games.through_the_ages.state import (
    GOVERNMENT,
    INFANTRY,
    K_ACTION,
    K_AGGRESSION,
    K_BONUS,
    K_EVENT,
    K_GOVERNMENT,
    K_LEADER,
    K_PACT,
    K_TACTIC,
    K_TERRITORY,
    K_WAR,
    K_WONDER,
    LAB,
    MINE,
    MOST_SEATS,
    PACT_SIDES,
    SLOTS,
    SPECIAL,
    TECHNOLOGIES,
    THEATER,
    TOKEN_CARDS,
    WORKER_CARDS,
)

MOST_BID = 99
POWERS = 62  # bits that powers may have: a whole number that is fast
MOST_SPLIT = 9


def build_lookup(deck: Deck, actions: ActionTable) -> Lookup:
    """Everything the rules need to know of the cards and boards."""
    lookup = Lookup()
    number = {card.id: index for index, card in enumerate(deck.cards)}
    lookup.power_value = [0] * POWERS
    lookup.ruin_culture = 0
    for card in deck.cards:
        add_card(lookup, card, number)
    add_powers(lookup, {line.bit: line for card in deck.cards for line in card.effects if isinstance(line, Power)})
    add_firsts(lookup)
    for card in deck.cards[:WORKER_CARDS]:
        add_worker_card(lookup, card)
    add_types(lookup)
    for index, card in enumerate(deck.cards):
        for copy in range(card.copies[2]):
            lookup.name.append(Name(index))
            lookup.mark.append(2 if copy < card.copies[0] else 3 if copy < card.copies[1] else 4)
            lookup.military_card.append(card.kind >= K_EVENT)
    add_board(lookup, deck.board)
    add_actions(deck, lookup, actions)
    return lookup


def add_card(lookup: Lookup, card: Card, number: dict[str, int]) -> None:
    lookup.kind.append(card.kind)
    lookup.age.append(card.age)
    lookup.science.append(card.number("science"))
    lookup.revolution.append(card.number("revolution"))
    lookup.cost.append(card.number("cost"))
    lookup.stages.append(list(card.data.get("stages", [])))
    gives = card.numbers("gives", GIVES)
    lists = (
        lookup.civil_actions,
        lookup.military_actions,
        lookup.strength,
        lookup.culture,
        lookup.gives_science,
        lookup.happiness,
        lookup.colonization,
        lookup.blue,
        lookup.yellow,
    )
    for values, value in zip(lists, gives, strict=True):
        values.append(value)
    lookup.urban_limit.append(card.number("urban_limit"))
    lookup.discount.append(list(card.data.get("discount", [0, 0, 0, 0])))
    lookup.stages_per_action.append(card.number("stages_per_action"))
    lookup.attack_actions.append(card.number("actions"))
    lookup.at_once.append(card.numbers("at_once", AT_ONCE))
    infantry, cavalry, artillery = card.numbers("units", UNITS)
    lookup.infantry.append(infantry)
    lookup.cavalry.append(cavalry)
    lookup.artillery.append(artillery)
    army = card.number("strength")
    lookup.army.append(army)
    lookup.obsolete.append(card.data.get("obsolete", army))
    lookup.defense.append(card.number("defense"))
    lookup.bonus.append(card.number("colonization"))
    lookup.attack_rule.append(ATTACK_RULES.index(card.data.get("attack", "allowed")))
    lookup.lettered.append("a" in card.data)
    both = "both" in card.data
    lookup.sides.append([side_of(card, "both" if both else "a"), side_of(card, "both" if both else "b")])
    lookup.power.append(0)
    lookup.effects.append([])
    for line in card.effects:
        if isinstance(line, Power):
            lookup.power[-1] |= line.mask
            line.stand(lookup)
        else:
            line.link(lookup, number)
            lookup.effects[-1].append(line)


def side_of(card: Card, field: str) -> Side:
    side = Side()
    for key in SIDE:
        setattr(side, key, card.by_name(field).get(key, 0))
    return side


def add_powers(lookup: Lookup, powers: dict[int, Power]) -> None:
    """Who answers what a rule asks; a power that several cards have answers once."""
    for power in sorted(powers.values(), key=lambda power: (power.place, power.bit)):
        for hook, methods in enumerate(HOOKS):
            if any(getattr(type(power), method) is not getattr(Power, method) for method in methods):
                lookup.asked[hook].append(power)
                lookup.asked_mask[hook] |= power.mask
        for kind in power.kinds:
            lookup.ability[kind] = power


def add_firsts(lookup: Lookup) -> None:
    """Where each kind begins; bounds that follow from the cards."""

    def first(kind: int) -> int:
        return next(index for index, other in enumerate(lookup.kind) if other >= kind)

    lookup.first_leader = first(K_LEADER)
    lookup.first_wonder = first(K_WONDER)
    lookup.first_action = first(K_ACTION)
    lookup.first_event = first(K_EVENT)
    lookup.first_military = lookup.first_event
    lookup.civil_names = lookup.first_event
    lookup.first_territory = first(K_TERRITORY)
    lookup.first_tactic = first(K_TACTIC)
    lookup.first_aggression = first(K_AGGRESSION)
    lookup.first_war = first(K_WAR)
    lookup.first_pact = first(K_PACT)
    lookup.first_bonus = first(K_BONUS)
    lookup.most_off = max(lookup.power_value[power] for power in (CHEAP_LEADERS, PRICE_AFTER_REPLACING))
    lookup.most_split = MOST_SPLIT
    lookup.most_bid = MOST_BID
    for age in range(4):
        bonus = [index for index in range(lookup.first_bonus, len(lookup.kind)) if lookup.age[index] == age]
        lookup.best_defense.append(max([1, *(lookup.defense[index] for index in bonus)]))
        lookup.best_bonus.append(max([1, *(lookup.bonus[index] for index in bonus)]))


def add_worker_card(lookup: Lookup, card: Card) -> None:
    worker = card.by_name("worker")
    lookup.worker_science.append(worker.get("science", 0))
    lookup.worker_culture.append(worker.get("culture", 0))
    lookup.worker_strength.append(worker.get("strength", 0))
    lookup.worker_happiness.append(worker.get("happiness", 0))
    lookup.start_workers.append(card.number("start_workers"))
    if len(lookup.token_value) < TOKEN_CARDS:
        # A token on a lab, where a leader puts some, is worth the lab's level.
        lookup.token_value.append(worker.get("food", 0) or worker.get("resources", 0) or card.age)


def add_types(lookup: Lookup) -> None:
    for tech in range(WORKER_CARDS):
        last = tech
        while last + 1 < WORKER_CARDS and lookup.kind[last + 1] == lookup.kind[tech]:
            last += 1
        lookup.last_of_kind.append(last)
    lookup.food_order = sorted(range(MINE), key=lambda tech: lookup.token_value[tech])
    stores = [tech for tech in range(MINE, TOKEN_CARDS) if lookup.token_value[tech] > 0]
    # Of equal values the lab comes first: it is emptied first and filled last.
    lookup.resource_order = sorted(stores, key=lambda tech: (lookup.token_value[tech], -tech))
    assert all(lookup.kind[tech] == K_GOVERNMENT for tech in range(GOVERNMENT, TECHNOLOGIES))


def add_board(lookup: Lookup, board: BoardTable) -> None:
    lookup.slot_price = list(board.slot_prices)
    lookup.swept = list(board.swept_slots)
    lookup.current_events = list(board.current_events)
    lookup.first_actions = list(board.first_civil_actions)
    lookup.yellow_lost = list(board.yellow_lost)
    lookup.start_blue = board.blue
    lookup.start_yellow = board.yellow
    lookup.start_pool = board.unused_workers
    lookup.most_drawn = board.most_drawn
    lookup.hunger = board.hunger_culture
    lookup.resigned_culture = board.resigned_culture
    lookup.population_cost = by_tokens(board.population_cost)
    lookup.consumption = by_tokens(board.consumption)
    lookup.needed_happiness = by_tokens(board.happiness)
    lookup.corruption = by_tokens(board.corruption)


def by_tokens(pairs: list[tuple[int, int]]) -> list[int]:
    """'From so many tokens on' as a list by number of tokens; the last entry stands for all above."""
    most = max(start for start, _ in pairs)
    return [next((value for start, value in pairs if count >= start), 0) for count in range(most + 1)]


def add_actions(deck: Deck, lookup: Lookup, actions: ActionTable) -> None:
    """The rows of the action table, in a fixed order. The text is the notation of records."""
    ids = [card.id for card in deck.cards]
    lookup.single = [actions.add(kind, text) for kind, text in enumerate(kinds.SINGLES)]
    nothing = lookup.single[kinds.END]

    def rows(kind: int, first: int, end: int) -> list[Action]:
        return [actions.add(kind, f"{kinds.NOTATION[kind]} {ids[name]}", name) for name in range(first, end)]

    for slot in range(SLOTS):
        for name in range(lookup.civil_names):
            taken = deck.cards[name].copies[2] > 0
            text = f"take {slot + 1} {ids[name]}"
            lookup.take.append(actions.add(kinds.TAKE, text, name, slot=slot) if taken else nothing)
    for tech in range(WORKER_CARDS):
        unit = tech >= INFANTRY
        lookup.build.append(actions.add(kinds.BUILD, f"{'train' if unit else 'build'} {ids[tech]}", tech))
        lookup.destroy.append(actions.add(kinds.DESTROY, f"{'disband' if unit else 'destroy'} {ids[tech]}", tech))
    add_upgrades(lookup, actions, ids)
    lookup.leader = rows(kinds.LEADER, lookup.first_leader, lookup.first_wonder)
    lookup.stage = [nothing, *(actions.add(kinds.STAGE, f"stage {count}", amount=count) for count in range(1, 5))]
    lookup.develop = rows(kinds.DEVELOP, 0, TECHNOLOGIES)
    lookup.revolt = [nothing] * GOVERNMENT + rows(kinds.REVOLT, GOVERNMENT, TECHNOLOGIES)
    lookup.play = rows(kinds.PLAY, lookup.first_action, lookup.first_event)
    lookup.tactic = rows(kinds.TACTIC, lookup.first_tactic, lookup.first_aggression)
    lookup.copy = rows(kinds.COPY, lookup.first_tactic, lookup.first_aggression)
    lookup.muster = [nothing] * INFANTRY + rows(kinds.MUSTER, INFANTRY, SPECIAL)
    add_political(lookup, actions, ids)
    military = (lookup.first_military, len(ids))
    lookup.defend = rows(kinds.DEFEND, *military)
    lookup.bid = [
        nothing,
        *(actions.add(kinds.BID, f"bid {amount}", amount=amount) for amount in range(1, MOST_BID + 1)),
    ]
    lookup.send = rows(kinds.SEND, INFANTRY, SPECIAL)
    lookup.bonus_card = rows(kinds.BONUS, lookup.first_bonus, len(ids))
    lookup.throw = rows(kinds.THROW, *military)
    lookup.discard = [nothing] * lookup.first_military + rows(kinds.DISCARD, *military)
    lookup.lose = rows(kinds.LOSE, 0, WORKER_CARDS)
    lookup.token = rows(kinds.TOKEN, 0, TOKEN_CARDS)
    lookup.colony = rows(kinds.COLONY, lookup.first_territory, lookup.first_tactic)
    lookup.ruin = rows(kinds.RUIN, lookup.first_wonder, lookup.first_action)
    lookup.tuck = rows(kinds.TUCK, lookup.first_wonder, lookup.first_action)
    lookup.seize = rows(kinds.SEIZE, SPECIAL, GOVERNMENT)
    for food in range(MOST_SPLIT + 1):
        for resources in range(MOST_SPLIT + 1):
            text = f"food {food} resources {resources}"
            fits = food + resources <= MOST_SPLIT
            lookup.split.append(actions.add(kinds.SPLIT, text, amount=food, other=resources) if fits else nothing)
    lookup.answers = answers_of([*operations().values(), *powers().values()], actions, kinds.SPLIT + 1)


def add_upgrades(lookup: Lookup, actions: ActionTable, ids: list[str]) -> None:
    """Within a type to a higher level; from any urban building to a theater of at least its level."""
    for old in range(WORKER_CARDS):
        row: list[Action | None] = [None] * WORKER_CARDS
        for new in range(WORKER_CARDS):
            same = old < new <= lookup.last_of_kind[old]
            theater = lookup.last_of_kind[new] == lookup.last_of_kind[THEATER] != lookup.last_of_kind[old]
            cross = LAB <= old < INFANTRY and theater and lookup.age[new] >= lookup.age[old]
            if same or cross:
                row[new] = actions.add(kinds.UPGRADE, f"upgrade {ids[old]} to {ids[new]}", old, other=new)
        lookup.upgrade.append(row)


def add_political(lookup: Lookup, actions: ActionTable, ids: list[str]) -> None:
    for name in range(lookup.first_event, lookup.first_tactic):
        lookup.prepare.append(actions.add(kinds.PREPARE, f"prepare {ids[name]}", name))
    for name in range(lookup.first_aggression, lookup.first_pact):
        verb = "aggression" if name < lookup.first_war else "war"
        for seat in range(MOST_SEATS):
            lookup.attack.append(actions.add(kinds.ATTACK, f"{verb} {ids[name]} on {seat + 1}", name, seat=seat))
    for name in range(lookup.first_pact, lookup.first_bonus):
        for seat in range(MOST_SEATS):
            for side in range(PACT_SIDES):
                letter = f" as {'AB'[side]}" if lookup.lettered[name] else ""
                text = f"pact {ids[name]}{letter} with {seat + 1}"
                if side and not letter:
                    lookup.pact.append(lookup.pact[-1])
                else:
                    lookup.pact.append(actions.add(kinds.PACT, text, name, seat=seat, choice=side))
    lookup.cancel = [actions.add(kinds.CANCEL, f"cancel pact {seat + 1}", seat=seat) for seat in range(MOST_SEATS)]
    for name in range(lookup.first_territory, lookup.first_tactic):
        lookup.colonize.append(actions.add(kinds.COLONIZE, f"colonize {ids[name]}", name))
