"""What culture is scored by, once: wonders of Age III and the events of Age III."""

from __future__ import annotations

from clio.games.through_the_ages.rules.codes import (
    BY_ACTION_TOTALS,
    BY_AGE_III_TECHNOLOGIES,
    BY_BALANCE,
    BY_COLONIES,
    BY_CONTENT_WORKERS,
    BY_FARM_FOOD,
    BY_GOVERNMENT_SPECIAL_LEVELS,
    BY_HAPPINESS,
    BY_MINE_RESOURCES,
    BY_TECHNOLOGY_LEVELS,
    BY_THEATER_LIBRARY_CULTURE,
    BY_UNIT_ARENA_LEVELS,
    BY_URBAN_LEVELS,
    BY_URBAN_OUTPUT,
    BY_VARIETY,
    BY_WORKERS,
    DOUBLE_BEST_MINE,
    LABS_PRODUCE,
)
from clio.games.through_the_ages.rules.ratings import (
    building_culture,
    building_science,
    lab_levels,
    pact_sides,
    unit_types,
)
from clio.games.through_the_ages.rules.tables import Effect
from clio.games.through_the_ages.state import (
    ARENA,
    COLONIES,
    FARM,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LIBRARY,
    MINE,
    SPECIAL,
    TECHNOLOGIES,
    WONDERS,
    WORKER_CARDS,
    Ages,
)


def consumption(state: Ages, seat: int) -> int:
    table = state.tables.consumption
    tokens = state.yellow[seat]
    last = len(table) - 1
    return table[min(tokens, last)]


def corruption(state: Ages, seat: int) -> int:
    table = state.tables.corruption
    tokens = state.blue[seat]
    last = len(table) - 1
    return table[min(tokens, last)]


def output(state: Ages, seat: int, first: int, end: int) -> int:
    """What the workers on these farms or mines produce, without a look at the bank."""
    total = 0
    base = WORKER_CARDS * seat
    for tech in range(first, end):
        total += state.workers[base + tech] * state.tables.token_value[tech]
    return total


def mine_output(state: Ages, seat: int) -> int:
    """TA-CARD-19: mines only, with the one that works twice."""
    total = output(state, seat, MINE, LAB)
    if state.has(seat, DOUBLE_BEST_MINE):
        best = state.best(seat, MINE, LAB)
        if best >= 0:
            total += state.tables.token_value[best]
    return total


def food_output(state: Ages, seat: int) -> int:
    total = output(state, seat, FARM, MINE)
    for side in pact_sides(state, seat):
        total += side.food
    return total


def resource_output(state: Ages, seat: int) -> int:
    total = mine_output(state, seat)
    if state.has(seat, LABS_PRODUCE):
        total += lab_levels(state, seat)
    for side in pact_sides(state, seat):
        total += side.resources
    return total


def levels(state: Ages, seat: int, first: int, end: int) -> int:
    total = 0
    base = WORKER_CARDS * seat
    for tech in range(first, end):
        total += state.workers[base + tech] * state.tables.age[tech]
    return total


def card_levels(state: Ages, seat: int, first: int, end: int) -> int:
    """The levels of technologies in play, staffed or not."""
    total = 0
    for tech in range(first, end):
        if state.technologies[seat] >> tech & 1:
            total += state.tables.age[tech]
    return total


def theater_library_culture(state: Ages, seat: int) -> int:
    """TA-CARD-28: with what the leader changes."""
    total = building_culture(state, seat, False)
    base = WORKER_CARDS * seat
    for tech in range(LIBRARY, ARENA):
        total += state.workers[base + tech] * state.tables.worker_culture[tech]
    return total


def urban_output(state: Ages, seat: int) -> int:
    """TA-CARD-29: culture, science and strength of urban buildings, with what the leader changes."""
    tables = state.tables
    total = building_culture(state, seat, True) + building_science(state, seat)
    base = WORKER_CARDS * seat
    for tech in range(LAB, INFANTRY):
        count = state.workers[base + tech]
        if count:
            each = tables.worker_culture[tech] + tables.worker_science[tech] + tables.worker_strength[tech]
            total += count * each
    return total


def variety(state: Ages, seat: int) -> int:
    """Types of units and of urban buildings present, and special technologies."""
    tables = state.tables
    total = unit_types(state, seat)
    tech = LAB
    while tech < INFANTRY:
        last = tables.last_of_kind[tech]
        if state.count(seat, tech, last + 1):
            total += 1
        tech = last + 1
    for tech in range(SPECIAL, GOVERNMENT):
        if state.technologies[seat] >> tech & 1:
            total += 1
    return total


def content_workers(state: Ages, seat: int) -> int:
    return state.count(seat, 0, WORKER_CARDS) + state.pool[seat] - state.discontent(seat)


def balance(state: Ages, seat: int) -> int:
    """The smallest of the four outputs."""
    least = food_output(state, seat)
    for value in (resource_output(state, seat), state.science_rating(seat), state.culture_rating(seat)):
        least = min(least, value)
    return max(least, 0)


def measure(state: Ages, seat: int, effect: Effect) -> int:
    """The culture points an effect is worth to a seat now."""
    by = effect.by
    if by == BY_WORKERS:
        production = state.count(seat, FARM, LAB)
        return effect.extra * production + effect.value * state.count(seat, LAB, SPECIAL)
    if by == BY_TECHNOLOGY_LEVELS:
        return effect.value * card_levels(state, seat, 0, TECHNOLOGIES)
    if by == BY_THEATER_LIBRARY_CULTURE:
        return effect.value * theater_library_culture(state, seat)
    if by == BY_URBAN_OUTPUT:
        return effect.value * urban_output(state, seat)
    if by == BY_FARM_FOOD:
        points = effect.value * output(state, seat, FARM, MINE)
        return points + effect.extra if food_output(state, seat) > consumption(state, seat) else points
    if by == BY_URBAN_LEVELS:
        return effect.value * levels(state, seat, LAB, INFANTRY)
    if by == BY_BALANCE:
        return effect.value * balance(state, seat)
    if by == BY_COLONIES:
        return effect.value * len(state.zones[COLONIES + seat])
    if by == BY_UNIT_ARENA_LEVELS:
        return effect.value * levels(state, seat, ARENA, SPECIAL)
    if by == BY_ACTION_TOTALS:
        return effect.value * (2 * state.civil_total[seat] + state.military_total[seat])
    if by == BY_HAPPINESS:
        points = effect.value * state.happiness(seat)
        return min(points, effect.extra) - effect.value * state.discontent(seat)
    if by == BY_MINE_RESOURCES:
        return effect.value * mine_output(state, seat)
    if by == BY_CONTENT_WORKERS:
        beyond = content_workers(state, seat) - effect.extra
        return effect.value * max(beyond, 0)
    if by == BY_GOVERNMENT_SPECIAL_LEVELS:
        return effect.value * card_levels(state, seat, SPECIAL, TECHNOLOGIES)
    return measure_cards(state, seat, effect)


def measure_cards(state: Ages, seat: int, effect: Effect) -> int:
    """The rest: technologies of the last age, variety, wonders by age."""
    tables = state.tables
    if effect.by == BY_AGE_III_TECHNOLOGIES:
        count = 0
        for tech in range(TECHNOLOGIES):
            if state.technologies[seat] >> tech & 1 and tables.age[tech] == 3:
                count += 1
        return effect.value * count
    if effect.by == BY_VARIETY:
        return effect.value * variety(state, seat)
    total = 0
    for card in state.zones[WONDERS + seat]:
        total += effect.values[tables.age[tables.name[card]]]
    return total
