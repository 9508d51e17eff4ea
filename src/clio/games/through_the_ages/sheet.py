"""A civilization in a few numbers: the words in which two ends of a turn are compared."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.measures import consumption, corruption, food_output, resource_output
from clio.games.through_the_ages.rules.payment import food, resources
from clio.games.through_the_ages.state import (
    COLONIES,
    HAND,
    MILITARY_HAND,
    RATING_COUNT,
    RATINGS,
    WONDERS,
    WORKER_CARDS,
    Ages,
)

AT_ONCE = ("strength", "happiness")  # ratings that count as they are; the others pay every turn


def sheet(state: Ages, seat: Seat) -> list[tuple[str, int]]:
    """What pays most first."""
    rows = [("sheet-culture", state.culture[seat])]
    for number, name in enumerate(RATINGS):
        message = f"sheet-{name}" if name in AT_ONCE else f"sheet-{name}-turn"
        rows.append((message, state.rating[RATING_COUNT * seat + number]))
    return [
        *rows,
        ("sheet-resources-turn", resource_output(state, seat)),
        ("sheet-food-turn", food_output(state, seat) - consumption(state, seat)),
        ("sheet-science", state.science[seat]),
        ("sheet-resources", resources(state, seat)),
        ("sheet-food", food(state, seat)),
        ("sheet-civil", state.civil_total[seat]),
        ("sheet-military", state.military_total[seat]),
        ("sheet-idle", state.pool[seat]),
        ("sheet-workers", sum(state.workers[WORKER_CARDS * seat : WORKER_CARDS * (seat + 1)])),
        ("sheet-unrest", max(0, state.discontent(seat) - state.pool[seat])),
        ("sheet-corruption", corruption(state, seat)),
        ("sheet-technologies", state.technologies[seat].bit_count()),
        ("sheet-stages", stages(state, seat)),
        ("sheet-wonders", len(state.zones[WONDERS + seat])),
        ("sheet-colonies", len(state.zones[COLONIES + seat])),
        ("sheet-hand", len(state.zones[HAND + seat])),
        ("sheet-military-hand", len(state.zones[MILITARY_HAND + seat])),
        ("sheet-age", state.age),
    ]


def stages(state: Ages, seat: Seat) -> int:
    """Of all wonders: who completes one has not lost its stages."""
    lookup = state.lookup
    return state.stages[seat] + sum(len(lookup.stages[lookup.name[card]]) for card in state.zones[WONDERS + seat])
