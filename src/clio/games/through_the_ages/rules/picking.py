"""Choices that several cards leave: a building, a colony, a split of food and resources."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.step import Ask, Options, Step
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.building import destroy
from clio.games.through_the_ages.rules.hands import discard_military
from clio.games.through_the_ages.rules.in_play import gain_colony, lose_colony
from clio.games.through_the_ages.rules.payment import (
    food,
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
    resources,
)
from clio.games.through_the_ages.state import (
    COLONIES,
    INFANTRY,
    LAB,
    TABLE,
    WORKER_CARDS,
    Ages,
)


def any_building(state: Ages, seat: Seat, first: int, level: int) -> bool:
    base = WORKER_CARDS * seat
    return any(state.workers[base + tech] and state.lookup.age[tech] <= level for tech in range(first, INFANTRY))


class PickBuilding(Ask[Ages]):
    """A building of the victim is destroyed, its worker goes to the pool."""

    name = "pick-building"
    rule = "TA-AGGR-13"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, victim: Seat, first: int, level: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.first = first  # FARM: any building; LAB: urban ones only
        self.level = level

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.victim, self.first, self.level)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        base = WORKER_CARDS * self.victim
        for tech in range(self.first, INFANTRY):
            if state.workers[base + tech] and state.lookup.age[tech] <= self.level:
                options.legal.append(state.lookup.destroy[tech])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        destroy(state, self.victim, action.card)


class Raid(Step[Ages]):
    """Up to two urban buildings of the rival, the second of a lower level at most; half their cost is gained.

    `cost` is what was destroyed so far, at printed cost (TA-AGGR-14).
    """

    name = "raid"

    def __init__(self, seat: Seat, victim: Seat, level: int, second: int, cost: int) -> None:
        self.seat = seat
        self.victim = victim
        self.level = level
        self.second = second
        self.cost = cost

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.victim, self.level, self.second, self.cost)

    def run(self, state: Ages) -> None:
        if self.level >= 0 and any_building(state, self.victim, LAB, self.level):
            state.agenda.append(RaidBuilding(self.seat, self.victim, self.level, self.second, self.cost))
        elif self.second >= 0:
            state.agenda.append(Raid(self.seat, self.victim, self.second, -1, self.cost))
        else:
            gain_resources(state, self.seat, (self.cost + 1) // 2)


class RaidBuilding(PickBuilding):
    """Which building is raided."""

    name = "raid-building"
    rule = "TA-AGGR-14"

    def __init__(self, seat: Seat, victim: Seat, level: int, second: int, cost: int) -> None:
        super().__init__(seat, victim, LAB, level)
        self.second = second
        self.cost = cost

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.victim, self.level, self.second, self.cost)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        destroy(state, self.victim, action.card)
        cost = self.cost + state.lookup.cost[action.card]
        state.agenda.append(Raid(seat, self.victim, self.second, -1, cost))


class PickColony(Ask[Ages]):
    """A colony is lost, or (with another seat choosing) taken (TA-COL-20)."""

    name = "pick-colony"
    rule = "TA-COL-20"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, owner: Seat) -> None:
        super().__init__(seat)
        self.owner = owner

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.owner)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        for card in state.zones[COLONIES + self.owner]:
            options.legal.append(lookup.colony[lookup.name[card] - lookup.first_territory])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        owner = self.owner
        for card in state.zones[COLONIES + owner]:
            if state.lookup.name[card] == action.card:
                break
        if seat == owner:
            discard_military(state, card, COLONIES + owner)
        else:
            state.move(card, COLONIES + owner, TABLE)
            gain_colony(state, seat, card, TABLE)
        lose_colony(state, owner, card)


GAINING = 0
LOSING = 1
TAKING = 2


# Rules: TA-FOOD-15.
class Split(Ask[Ages]):
    """So much food and so many resources of a total: gained, lost, or taken from the victim."""

    name = "split"
    rule = "TA-FOOD-14"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, victim: Seat, total: int, way: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.total = total
        self.way = way

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.victim, self.total, self.way)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        total = self.total
        most_food = total
        most_resources = total
        if self.way != GAINING:
            most_food = food(state, self.victim)
            most_resources = resources(state, self.victim)
            total = min(total, most_food + most_resources)
        wide = state.lookup.most_split + 1
        for amount in range(total + 1):
            if amount <= most_food and total - amount <= most_resources:
                options.legal.append(state.lookup.split[amount * wide + total - amount])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        some_food = action.amount
        some_resources = action.other
        if self.way != GAINING:
            some_food = lose_food(state, self.victim, some_food)
            some_resources = lose_resources(state, self.victim, some_resources)
        if self.way != LOSING:
            gain_food(state, seat, some_food)
            gain_resources(state, seat, some_resources)
