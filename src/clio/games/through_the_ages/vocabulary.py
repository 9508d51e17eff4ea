"""Builds the numbers the rules work with, and the action table: one row per thing a player can do."""

from __future__ import annotations

from clio.engine.action import Action, ActionTable
from clio.engine.finding import answers_of
from clio.engine.kinds import Name
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
from clio.games.through_the_ages.rules.tables import HOOKS, Power, Side, Tables
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


def build_tables(deck: Deck, actions: ActionTable) -> Tables:
    """Everything the rules need to know of the cards and boards."""
    tables = Tables()
    number = {card.id: index for index, card in enumerate(deck.cards)}
    tables.power_value = [0] * POWERS
    tables.ruin_culture = 0
    for card in deck.cards:
        add_card(tables, card, number)
    add_powers(tables, {line.bit: line for card in deck.cards for line in card.effects if isinstance(line, Power)})
    add_firsts(tables)
    for card in deck.cards[:WORKER_CARDS]:
        add_worker_card(tables, card)
    add_types(tables)
    for index, card in enumerate(deck.cards):
        for copy in range(card.copies[2]):
            tables.name.append(Name(index))
            tables.mark.append(2 if copy < card.copies[0] else 3 if copy < card.copies[1] else 4)
            tables.military_card.append(card.kind >= K_EVENT)
    add_board(tables, deck.board)
    add_actions(deck, tables, actions)
    return tables


def add_card(tables: Tables, card: Card, number: dict[str, int]) -> None:
    tables.kind.append(card.kind)
    tables.age.append(card.age)
    tables.science.append(card.number("science"))
    tables.revolution.append(card.number("revolution"))
    tables.cost.append(card.number("cost"))
    tables.stages.append(list(card.data.get("stages", [])))
    gives = card.numbers("gives", GIVES)
    lists = (
        tables.civil_actions,
        tables.military_actions,
        tables.strength,
        tables.culture,
        tables.gives_science,
        tables.happiness,
        tables.colonization,
        tables.blue,
        tables.yellow,
    )
    for values, value in zip(lists, gives, strict=True):
        values.append(value)
    tables.urban_limit.append(card.number("urban_limit"))
    tables.discount.append(list(card.data.get("discount", [0, 0, 0, 0])))
    tables.stages_per_action.append(card.number("stages_per_action"))
    tables.attack_actions.append(card.number("actions"))
    tables.at_once.append(card.numbers("at_once", AT_ONCE))
    infantry, cavalry, artillery = card.numbers("units", UNITS)
    tables.infantry.append(infantry)
    tables.cavalry.append(cavalry)
    tables.artillery.append(artillery)
    army = card.number("strength")
    tables.army.append(army)
    tables.obsolete.append(card.data.get("obsolete", army))
    tables.defense.append(card.number("defense"))
    tables.bonus.append(card.number("colonization"))
    tables.attack_rule.append(ATTACK_RULES.index(card.data.get("attack", "allowed")))
    tables.lettered.append("a" in card.data)
    both = "both" in card.data
    tables.sides.append([side_of(card, "both" if both else "a"), side_of(card, "both" if both else "b")])
    tables.power.append(0)
    tables.effects.append([])
    for line in card.effects:
        if isinstance(line, Power):
            tables.power[-1] |= line.mask
            line.stand(tables)
        else:
            line.link(tables, number)
            tables.effects[-1].append(line)


def side_of(card: Card, field: str) -> Side:
    side = Side()
    for key in SIDE:
        setattr(side, key, card.by_name(field).get(key, 0))
    return side


def add_powers(tables: Tables, powers: dict[int, Power]) -> None:
    """Who answers what a rule asks; a power that several cards have answers once."""
    for power in sorted(powers.values(), key=lambda power: (power.place, power.bit)):
        for hook, methods in enumerate(HOOKS):
            if any(getattr(type(power), method) is not getattr(Power, method) for method in methods):
                tables.asked[hook].append(power)
                tables.asked_mask[hook] |= power.mask
        for kind in power.kinds:
            tables.ability[kind] = power


def add_firsts(tables: Tables) -> None:
    """Where each kind begins; bounds that follow from the cards."""

    def first(kind: int) -> int:
        return next(index for index, other in enumerate(tables.kind) if other >= kind)

    tables.first_leader = first(K_LEADER)
    tables.first_wonder = first(K_WONDER)
    tables.first_action = first(K_ACTION)
    tables.first_event = first(K_EVENT)
    tables.first_military = tables.first_event
    tables.civil_names = tables.first_event
    tables.first_territory = first(K_TERRITORY)
    tables.first_tactic = first(K_TACTIC)
    tables.first_aggression = first(K_AGGRESSION)
    tables.first_war = first(K_WAR)
    tables.first_pact = first(K_PACT)
    tables.first_bonus = first(K_BONUS)
    tables.most_off = max(tables.power_value[power] for power in (CHEAP_LEADERS, PRICE_AFTER_REPLACING))
    tables.most_split = MOST_SPLIT
    tables.most_bid = MOST_BID
    for age in range(4):
        bonus = [index for index in range(tables.first_bonus, len(tables.kind)) if tables.age[index] == age]
        tables.best_defense.append(max([1, *(tables.defense[index] for index in bonus)]))
        tables.best_bonus.append(max([1, *(tables.bonus[index] for index in bonus)]))


def add_worker_card(tables: Tables, card: Card) -> None:
    worker = card.by_name("worker")
    tables.worker_science.append(worker.get("science", 0))
    tables.worker_culture.append(worker.get("culture", 0))
    tables.worker_strength.append(worker.get("strength", 0))
    tables.worker_happiness.append(worker.get("happiness", 0))
    tables.start_workers.append(card.number("start_workers"))
    if len(tables.token_value) < TOKEN_CARDS:
        # A token on a lab, where a leader puts some, is worth the lab's level.
        tables.token_value.append(worker.get("food", 0) or worker.get("resources", 0) or card.age)


def add_types(tables: Tables) -> None:
    for tech in range(WORKER_CARDS):
        last = tech
        while last + 1 < WORKER_CARDS and tables.kind[last + 1] == tables.kind[tech]:
            last += 1
        tables.last_of_kind.append(last)
    tables.food_order = sorted(range(MINE), key=lambda tech: tables.token_value[tech])
    stores = [tech for tech in range(MINE, TOKEN_CARDS) if tables.token_value[tech] > 0]
    # Of equal values the lab comes first: it is emptied first and filled last.
    tables.resource_order = sorted(stores, key=lambda tech: (tables.token_value[tech], -tech))
    assert all(tables.kind[tech] == K_GOVERNMENT for tech in range(GOVERNMENT, TECHNOLOGIES))


def add_board(tables: Tables, board: BoardTable) -> None:
    tables.slot_price = list(board.slot_prices)
    tables.swept = list(board.swept_slots)
    tables.current_events = list(board.current_events)
    tables.first_actions = list(board.first_civil_actions)
    tables.yellow_lost = list(board.yellow_lost)
    tables.start_blue = board.blue
    tables.start_yellow = board.yellow
    tables.start_pool = board.unused_workers
    tables.most_drawn = board.most_drawn
    tables.hunger = board.hunger_culture
    tables.resigned_culture = board.resigned_culture
    tables.population_cost = by_tokens(board.population_cost)
    tables.consumption = by_tokens(board.consumption)
    tables.needed_happiness = by_tokens(board.happiness)
    tables.corruption = by_tokens(board.corruption)


def by_tokens(pairs: list[tuple[int, int]]) -> list[int]:
    """'From so many tokens on' as a list by number of tokens; the last entry stands for all above."""
    most = max(start for start, _ in pairs)
    return [next((value for start, value in pairs if count >= start), 0) for count in range(most + 1)]


def add_actions(deck: Deck, tables: Tables, actions: ActionTable) -> None:
    """The rows of the action table, in a fixed order. The text is the notation of records."""
    ids = [card.id for card in deck.cards]
    tables.single = [actions.add(kind, text) for kind, text in enumerate(kinds.SINGLES)]
    nothing = tables.single[kinds.END]

    def rows(kind: int, first: int, end: int) -> list[Action]:
        return [actions.add(kind, f"{kinds.NOTATION[kind]} {ids[name]}", name) for name in range(first, end)]

    for slot in range(SLOTS):
        for name in range(tables.civil_names):
            taken = deck.cards[name].copies[2] > 0
            text = f"take {slot + 1} {ids[name]}"
            tables.take.append(actions.add(kinds.TAKE, text, name, slot=slot) if taken else nothing)
    for tech in range(WORKER_CARDS):
        unit = tech >= INFANTRY
        tables.build.append(actions.add(kinds.BUILD, f"{'train' if unit else 'build'} {ids[tech]}", tech))
        tables.destroy.append(actions.add(kinds.DESTROY, f"{'disband' if unit else 'destroy'} {ids[tech]}", tech))
    add_upgrades(tables, actions, ids)
    tables.leader = rows(kinds.LEADER, tables.first_leader, tables.first_wonder)
    tables.stage = [nothing, *(actions.add(kinds.STAGE, f"stage {count}", amount=count) for count in range(1, 5))]
    tables.develop = rows(kinds.DEVELOP, 0, TECHNOLOGIES)
    tables.revolt = [nothing] * GOVERNMENT + rows(kinds.REVOLT, GOVERNMENT, TECHNOLOGIES)
    tables.play = rows(kinds.PLAY, tables.first_action, tables.first_event)
    tables.tactic = rows(kinds.TACTIC, tables.first_tactic, tables.first_aggression)
    tables.copy = rows(kinds.COPY, tables.first_tactic, tables.first_aggression)
    tables.muster = [nothing] * INFANTRY + rows(kinds.MUSTER, INFANTRY, SPECIAL)
    add_political(tables, actions, ids)
    military = (tables.first_military, len(ids))
    tables.defend = rows(kinds.DEFEND, *military)
    tables.bid = [
        nothing,
        *(actions.add(kinds.BID, f"bid {amount}", amount=amount) for amount in range(1, MOST_BID + 1)),
    ]
    tables.send = rows(kinds.SEND, INFANTRY, SPECIAL)
    tables.bonus_card = rows(kinds.BONUS, tables.first_bonus, len(ids))
    tables.throw = rows(kinds.THROW, *military)
    tables.discard = [nothing] * tables.first_military + rows(kinds.DISCARD, *military)
    tables.lose = rows(kinds.LOSE, 0, WORKER_CARDS)
    tables.token = rows(kinds.TOKEN, 0, TOKEN_CARDS)
    tables.colony = rows(kinds.COLONY, tables.first_territory, tables.first_tactic)
    tables.ruin = rows(kinds.RUIN, tables.first_wonder, tables.first_action)
    tables.tuck = rows(kinds.TUCK, tables.first_wonder, tables.first_action)
    tables.seize = rows(kinds.SEIZE, SPECIAL, GOVERNMENT)
    for food in range(MOST_SPLIT + 1):
        for resources in range(MOST_SPLIT + 1):
            text = f"food {food} resources {resources}"
            fits = food + resources <= MOST_SPLIT
            tables.split.append(actions.add(kinds.SPLIT, text, amount=food, other=resources) if fits else nothing)
    tables.answers = answers_of([*operations().values(), *powers().values()], actions, kinds.SPLIT + 1)


def add_upgrades(tables: Tables, actions: ActionTable, ids: list[str]) -> None:
    """Within a type to a higher level; from any urban building to a theater of at least its level."""
    for old in range(WORKER_CARDS):
        row: list[Action | None] = [None] * WORKER_CARDS
        for new in range(WORKER_CARDS):
            same = old < new <= tables.last_of_kind[old]
            theater = tables.last_of_kind[new] == tables.last_of_kind[THEATER] != tables.last_of_kind[old]
            cross = LAB <= old < INFANTRY and theater and tables.age[new] >= tables.age[old]
            if same or cross:
                row[new] = actions.add(kinds.UPGRADE, f"upgrade {ids[old]} to {ids[new]}", old, other=new)
        tables.upgrade.append(row)


def add_political(tables: Tables, actions: ActionTable, ids: list[str]) -> None:
    for name in range(tables.first_event, tables.first_tactic):
        tables.prepare.append(actions.add(kinds.PREPARE, f"prepare {ids[name]}", name))
    for name in range(tables.first_aggression, tables.first_pact):
        verb = "aggression" if name < tables.first_war else "war"
        for seat in range(MOST_SEATS):
            tables.attack.append(actions.add(kinds.ATTACK, f"{verb} {ids[name]} on {seat + 1}", name, seat=seat))
    for name in range(tables.first_pact, tables.first_bonus):
        for seat in range(MOST_SEATS):
            for side in range(PACT_SIDES):
                letter = f" as {'AB'[side]}" if tables.lettered[name] else ""
                text = f"pact {ids[name]}{letter} with {seat + 1}"
                if side and not letter:
                    tables.pact.append(tables.pact[-1])
                else:
                    tables.pact.append(actions.add(kinds.PACT, text, name, seat=seat, choice=side))
    tables.cancel = [actions.add(kinds.CANCEL, f"cancel pact {seat + 1}", seat=seat) for seat in range(MOST_SEATS)]
    for name in range(tables.first_territory, tables.first_tactic):
        tables.colonize.append(actions.add(kinds.COLONIZE, f"colonize {ids[name]}", name))
