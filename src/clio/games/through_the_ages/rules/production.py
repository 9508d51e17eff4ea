"""PROD, CORR, CONS: the production phase."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, Name, Seat
from clio.games.through_the_ages.operations.powers import DOUBLE_BEST_MINE, LABS_PRODUCE
from clio.games.through_the_ages.rules.measures import consumption, corruption
from clio.games.through_the_ages.rules.payment import (
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
)
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.ratings import pact_sides
from clio.games.through_the_ages.state import (
    FARM,
    FROM_PRODUCTION,
    LAB,
    MINE,
    TEMPLE,
    TOKEN_CARDS,
    WORKER_CARDS,
    Ages,
)


# Rules: TA-PROD-02.
def produce(state: Ages, seat: Seat) -> None:
    """TA-PROD-01: points, then corruption, food, consumption, resources."""
    state.tell("produces", seat)
    state.science[seat] += state.science_rating(seat)
    score(state, seat, state.culture_rating(seat), FROM_PRODUCTION)
    produce_goods(state, seat)


# Rules: TA-CORR-05, TA-PROD-06.
def produce_goods(state: Ages, seat: Seat) -> None:
    corrupt(state, seat)
    produce_food(state, seat)
    consume(state, seat)
    produce_resources(state, seat)


# Rules: TA-CORR-01, TA-CORR-02, TA-CORR-03, TA-CORR-04, TA-CORR-05.
def corrupt(state: Ages, seat: Seat) -> None:
    """Resources, then food one for one; the rest is not lost."""
    owed = corruption(state, seat)
    if owed:
        state.tell("corruption", seat, NO_CARD, owed)
        owed -= lose_resources(state, seat, owed)
        if owed:
            lose_food(state, seat, owed)


def consume(state: Ages, seat: Seat) -> None:
    """TA-CONS-02, TA-CONS-03."""
    owed = consumption(state, seat)
    if owed:
        state.tell("consumption", seat, NO_CARD, owed)
        owed -= lose_food(state, seat, owed)
        if owed:
            score(state, seat, -state.lookup.hunger * owed, FROM_PRODUCTION)


def work(state: Ages, seat: Seat, tech: Name, extra: int) -> None:
    """Each worker moves a token from the bank to the card, as long as there are some."""
    count = state.workers[WORKER_CARDS * seat + tech] + extra
    count = min(count, state.blue[seat])
    state.blue[seat] -= count
    state.tokens[TOKEN_CARDS * seat + tech] += count


def produce_food(state: Ages, seat: Seat) -> None:
    """TA-PROD-03, TA-PROD-04: highest level first."""
    state.tell("farms", seat)
    tech = MINE - 1
    while tech >= FARM:
        work(state, seat, Name(tech), 0)
        tech -= 1
    for side in pact_sides(state, seat):
        if side.food > 0:
            gain_food(state, seat, side.food)


# Rules: TA-CARD-17.
def produce_resources(state: Ages, seat: Seat) -> None:
    """TA-PROD-05: mines, with labs of the same level beside them; one mine may work twice."""
    best = state.best(seat, MINE, LAB) if state.has(seat, DOUBLE_BEST_MINE) else -1
    labs = state.has(seat, LABS_PRODUCE)
    state.tell("mines", seat)
    level = LAB - MINE - 1
    while level >= 0:
        tech = MINE + level
        work(state, seat, Name(tech), state.lookup.power_value[DOUBLE_BEST_MINE] if tech == best else 0)
        if labs and level > 0 and LAB + level < TEMPLE:
            work(state, seat, Name(LAB + level), 0)
        level -= 1
    for side in pact_sides(state, seat):
        if side.resources > 0:
            gain_resources(state, seat, side.resources)
        elif side.resources < 0:
            lose_resources(state, seat, -side.resources)
