"""CIV, MIL: population, farms, mines, urban buildings and units: building, upgrading, destroying."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import Name, Seat
from clio.engine.step import Options
from clio.games.through_the_ages.operations.powers import CROSS_UPGRADE
from clio.games.through_the_ages.rules.in_play import same_special
from clio.games.through_the_ages.rules.kinds import NO_FOOD, NO_RESOURCES, NO_YELLOW, REFUSALS
from clio.games.through_the_ages.rules.lookup import OFF_BUILDING, OFF_POPULATION
from clio.games.through_the_ages.rules.payment import (
    food_to_spend,
    pay_food,
    pay_for_unit,
    pay_resources,
)
from clio.games.through_the_ages.rules.ratings import rate
from clio.games.through_the_ages.rules.tokens import population_cost
from clio.games.through_the_ages.state import (
    ARENA,
    CONSTRUCTION,
    INFANTRY,
    LAB,
    LIBRARY,
    SPECIAL,
    THEATER,
    WORKER_CARDS,
    Ages,
)


def growth_cost(state: Ages, seat: Seat, off: int) -> int:
    """The food for one more population, with the leader's and the card's reduction."""
    cost = population_cost(state, seat) - off
    powers = state.powers[seat]
    if powers & state.lookup.asked_mask[OFF_POPULATION]:
        for power in state.lookup.asked[OFF_POPULATION]:
            if powers & power.mask:
                cost -= power.off_population(state, seat)
    return max(cost, 0)


def growth_code(state: Ages, seat: Seat, off: int) -> int:
    if state.yellow[seat] == 0:
        return NO_YELLOW
    return NO_FOOD if growth_cost(state, seat, off) > food_to_spend(state, seat) else 0


def grow(state: Ages, seat: Seat, off: int) -> None:
    """TA-CIV-15: pay food, a yellow token becomes an unused worker."""
    pay_food(state, seat, growth_cost(state, seat, off))
    state.yellow[seat] -= 1
    state.pool[seat] += 1


# Rules: TA-CIV-18.
def discounted(state: Ages, seat: Seat, tech: Name) -> int:
    """The cost of a technology's building after lasting reductions."""
    lookup = state.lookup
    cost = lookup.cost[tech]
    if LAB <= tech < INFANTRY:
        special = same_special(state, seat, Name(CONSTRUCTION))
        if special >= 0:
            cost -= lookup.discount[special][lookup.age[tech]]
        powers = state.powers[seat]
        if powers & lookup.asked_mask[OFF_BUILDING]:
            for power in lookup.asked[OFF_BUILDING]:
                if powers & power.mask:
                    cost -= power.off_building(state, seat, tech)
    return max(cost, 0)


def paired(state: Ages, seat: Seat, tech: Name) -> bool:
    """A theater with a library beside it, or a library with a theater."""
    if THEATER <= tech < ARENA:
        return state.best(seat, LIBRARY, THEATER) >= 0
    if LIBRARY <= tech < THEATER:
        return state.best(seat, THEATER, ARENA) >= 0
    return False


# Rules: TA-CIV-45.
def build_cost(state: Ages, seat: Seat, tech: Name, off: int) -> int:
    cost = discounted(state, seat, tech) - off
    return max(cost, 0)


# Rules: TA-MIL-03.
def upgrade_cost(state: Ages, seat: Seat, old: Name, new: Name, off: int) -> int:
    """Reductions on both costs before the difference (TA-CIV-22)."""
    cost = discounted(state, seat, new) - discounted(state, seat, old) - off
    return max(cost, 0)


# Rules: TA-CIV-20, TA-GOV-03, TA-GOV-04.
def at_limit(state: Ages, seat: Seat, tech: Name) -> bool:
    """TA-CIV-19: as many urban buildings of this type as the government allows."""
    lookup = state.lookup
    last = lookup.last_of_kind[tech]
    first = last
    while first > 0 and lookup.last_of_kind[first - 1] == last:
        first -= 1
    return state.count(seat, first, last + 1) >= lookup.urban_limit[state.government[seat]]


NO_WORKER: Final = REFUSALS.add("TA-CIV-02", "refusal-no-worker")
URBAN_LIMIT: Final = REFUSALS.add("TA-CIV-19", "refusal-urban-limit")


def build_code(state: Ages, seat: Seat, tech: Name, off: int, means: int) -> int:
    """Why no worker can be put on this technology in play for these resources."""
    if state.pool[seat] == 0:
        return NO_WORKER
    if build_cost(state, seat, tech, off) > means:
        return NO_RESOURCES
    if LAB <= tech < INFANTRY and at_limit(state, seat, tech):
        return URBAN_LIMIT
    return 0


def build_options(
    state: Ages, seat: Seat, first: int, end: int, off: int, means: int, code: int, options: Options
) -> None:
    """Every technology in play in this range; `code` is a reason that holds for all of them."""
    if not options.explain and (code or state.pool[seat] == 0):
        return
    lookup = state.lookup
    mask = state.technologies[seat] >> first
    for tech in range(first, end):
        if mask & 1:
            if code:
                options.offer(lookup.build[tech], code)
            else:
                options.offer(lookup.build[tech], build_code(state, seat, Name(tech), off, means))
        mask >>= 1


# Rules: TA-CIV-23, TA-MIL-02.
def upgrade_options(
    state: Ages, seat: Seat, first: int, end: int, off: int, means: int, code: int, options: Options
) -> None:
    """Every worker in this range to every higher technology of its type in play (TA-CIV-21)."""
    if code and not options.explain:
        return
    lookup = state.lookup
    workers = state.workers
    base = WORKER_CARDS * seat
    mask = state.technologies[seat]
    for old in range(first, end):
        if workers[base + old] == 0:
            continue
        new = old + 1
        last = lookup.last_of_kind[old]
        while new <= last:
            if mask >> new & 1:
                action = lookup.upgrade[old][new]
                if action is not None:
                    why = code
                    if why == 0 and upgrade_cost(state, seat, Name(old), Name(new), off) > means:
                        why = NO_RESOURCES
                    options.offer(action, why)
            new += 1


def cross_options(state: Ages, seat: Seat, means: int, code: int, options: Options) -> None:
    """TA-CARD-14, TA-CARD-15, TA-CARD-16: an urban building of another type becomes a theater of at least its level."""
    if code and not options.explain:
        return
    lookup = state.lookup
    base = WORKER_CARDS * seat
    mask = state.technologies[seat]
    if mask >> THEATER & 7 == 0:
        return
    full = at_limit(state, seat, Name(THEATER))
    for old in range(LAB, INFANTRY):
        if state.workers[base + old] == 0 or THEATER <= old < ARENA:
            continue
        for new in range(THEATER, ARENA):
            if mask >> new & 1 and lookup.age[new] >= lookup.age[old]:
                action = lookup.upgrade[old][new]
                if action is not None:
                    why = code
                    if why == 0 and full:
                        why = URBAN_LIMIT
                    if why == 0 and upgrade_cost(state, seat, Name(old), Name(new), 0) > means:
                        why = NO_RESOURCES
                    options.offer(action, why)


def may_cross(state: Ages, seat: Seat) -> bool:
    return state.powers[seat] >> CROSS_UPGRADE & 1 == 1


def build(state: Ages, seat: Seat, tech: Name, off: int) -> None:
    """Pay, and an unused worker goes on the card; ratings change at once (TA-CIV-17, TA-MIL-01)."""
    cost = build_cost(state, seat, tech, off)
    if tech >= INFANTRY:
        pay_for_unit(state, seat, cost)
    else:
        pay_resources(state, seat, cost)
    place_worker(state, seat, tech)


# Rules: TA-POP-01.
def place_worker(state: Ages, seat: Seat, tech: Name) -> None:
    state.pool[seat] -= 1
    state.workers[WORKER_CARDS * seat + tech] += 1
    rate(state, seat)


def upgrade(state: Ages, seat: Seat, old: Name, new: Name, off: int) -> None:
    cost = upgrade_cost(state, seat, old, new, off)
    if old >= INFANTRY:
        pay_for_unit(state, seat, cost)
    else:
        pay_resources(state, seat, cost)
    base = WORKER_CARDS * seat
    state.workers[base + old] -= 1
    state.workers[base + new] += 1
    rate(state, seat)


def destroy(state: Ages, seat: Seat, tech: Name) -> None:
    """TA-CIV-24, TA-MIL-04: the worker returns to the pool, nothing is refunded."""
    state.workers[WORKER_CARDS * seat + tech] -= 1
    state.pool[seat] += 1
    rate(state, seat)


def destroy_options(state: Ages, seat: Seat, first: int, end: int, code: int, options: Options) -> None:
    if code and not options.explain:
        return
    base = WORKER_CARDS * seat
    for tech in range(first, end):
        if state.workers[base + tech]:
            options.offer(state.lookup.destroy[tech], code)


def is_unit(tech: Name) -> bool:
    return INFANTRY <= tech < SPECIAL
