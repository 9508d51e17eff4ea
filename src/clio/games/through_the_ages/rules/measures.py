"""What culture is scored by, once: wonders of Age III and the events of Age III."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.through_the_ages.operations.powers import DOUBLE_BEST_MINE, LABS_PRODUCE
from clio.games.through_the_ages.rules.ratings import (
    building_culture,
    building_science,
    lab_levels,
    pact_sides,
    unit_types,
)
from clio.games.through_the_ages.state import (
    ARENA,
    FARM,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LIBRARY,
    MINE,
    SPECIAL,
    TECHNOLOGIES,
    WORKER_CARDS,
    Ages,
)


# Rules: TA-CONS-01.
def consumption(state: Ages, seat: Seat) -> int:
    table = state.lookup.consumption
    tokens = state.yellow[seat]
    last = len(table) - 1
    return table[min(tokens, last)]


# Rules: TA-COMP-07.
def corruption(state: Ages, seat: Seat) -> int:
    table = state.lookup.corruption
    tokens = state.blue[seat]
    last = len(table) - 1
    return table[min(tokens, last)]


def output(state: Ages, seat: Seat, first: int, end: int) -> int:
    """What the workers on these farms or mines produce, without a look at the bank."""
    total = 0
    base = WORKER_CARDS * seat
    for tech in range(first, end):
        total += state.workers[base + tech] * state.lookup.token_value[tech]
    return total


def mine_output(state: Ages, seat: Seat) -> int:
    """TA-CARD-19: mines only, with the one that works twice."""
    total = output(state, seat, MINE, LAB)
    if state.has(seat, DOUBLE_BEST_MINE):
        best = state.best(seat, MINE, LAB)
        if best >= 0:
            total += state.lookup.token_value[best]
    return total


def food_output(state: Ages, seat: Seat) -> int:
    total = output(state, seat, FARM, MINE)
    for side in pact_sides(state, seat):
        total += side.food
    return total


def resource_output(state: Ages, seat: Seat) -> int:
    total = mine_output(state, seat)
    if state.has(seat, LABS_PRODUCE):
        total += lab_levels(state, seat)
    for side in pact_sides(state, seat):
        total += side.resources
    return total


def levels(state: Ages, seat: Seat, first: int, end: int) -> int:
    total = 0
    base = WORKER_CARDS * seat
    for tech in range(first, end):
        total += state.workers[base + tech] * state.lookup.age[tech]
    return total


def card_levels(state: Ages, seat: Seat, first: int, end: int) -> int:
    """The levels of technologies in play, staffed or not."""
    total = 0
    for tech in range(first, end):
        if state.technologies[seat] >> tech & 1:
            total += state.lookup.age[tech]
    return total


def theater_library_culture(state: Ages, seat: Seat) -> int:
    """TA-CARD-28: with what the leader changes."""
    total = building_culture(state, seat, False)
    base = WORKER_CARDS * seat
    for tech in range(LIBRARY, ARENA):
        total += state.workers[base + tech] * state.lookup.worker_culture[tech]
    return total


def urban_output(state: Ages, seat: Seat) -> int:
    """TA-CARD-29: culture, science and strength of urban buildings, with what the leader changes."""
    lookup = state.lookup
    total = building_culture(state, seat, True) + building_science(state, seat)
    base = WORKER_CARDS * seat
    for tech in range(LAB, INFANTRY):
        count = state.workers[base + tech]
        if count:
            each = lookup.worker_culture[tech] + lookup.worker_science[tech] + lookup.worker_strength[tech]
            total += count * each
    return total


def variety(state: Ages, seat: Seat) -> int:
    """Types of units and of urban buildings present, and special technologies."""
    lookup = state.lookup
    total = unit_types(state, seat)
    tech = LAB
    while tech < INFANTRY:
        last = lookup.last_of_kind[tech]
        if state.count(seat, tech, last + 1):
            total += 1
        tech = last + 1
    for tech in range(SPECIAL, GOVERNMENT):
        if state.technologies[seat] >> tech & 1:
            total += 1
    return total


def content_workers(state: Ages, seat: Seat) -> int:
    return state.count(seat, 0, WORKER_CARDS) + state.pool[seat] - state.discontent(seat)


def balance(state: Ages, seat: Seat) -> int:
    """The smallest of the four outputs."""
    least = food_output(state, seat)
    for value in (resource_output(state, seat), state.science_rating(seat), state.culture_rating(seat)):
        least = min(least, value)
    return max(least, 0)


def last_age_technologies(state: Ages, seat: Seat) -> int:
    """Technologies of Age III in play."""
    count = 0
    for tech in range(TECHNOLOGIES):
        if state.technologies[seat] >> tech & 1 and state.lookup.age[tech] == 3:
            count += 1
    return count
