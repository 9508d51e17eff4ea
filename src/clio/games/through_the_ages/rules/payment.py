"""FOOD: food and resources are blue tokens on farms and mines; paying makes change by itself (TA-Q-08)."""

from __future__ import annotations

from itertools import product

from clio.engine.ids import Name, Seat
from clio.games.through_the_ages.operations.powers import LABS_PRODUCE, UNIT_RESOURCES
from clio.games.through_the_ages.state import LAB, TOKEN_CARDS, USED_UNIT_RESOURCE, Ages


# Rules: TA-FOOD-01.
def stock(state: Ages, seat: Seat, order: list[int]) -> int:
    """The value of all tokens on these cards."""
    tokens = state.tokens
    value = state.lookup.token_value
    base = TOKEN_CARDS * seat
    total = 0
    for tech in order:
        count = tokens[base + tech]
        if count:
            total += count * value[tech]
    return total


# Rules: TA-FOOD-16.
def food(state: Ages, seat: Seat) -> int:
    return stock(state, seat, state.lookup.food_order)


# Rules: TA-CARD-18.
def resources(state: Ages, seat: Seat) -> int:
    return stock(state, seat, state.lookup.resource_order)


def can_hold(state: Ages, seat: Seat, tech: Name) -> bool:
    """May tokens be put on this card? On labs only while they produce (TA-Q-28)."""
    if not state.technologies[seat] >> tech & 1:
        return False
    return tech < LAB or (state.powers[seat] >> LABS_PRODUCE & 1 == 1 and state.lookup.token_value[tech] > 0)


# Rules: TA-FOOD-03.
def put(state: Ages, seat: Seat, order: list[int], amount: int) -> None:
    """Put tokens of the bank on cards, largest values first, up to this value."""
    bank = state.blue[seat]
    for tech in reversed(order):
        value = state.lookup.token_value[tech]
        if value <= amount and can_hold(state, seat, Name(tech)):
            count = min(amount // value, bank)
            state.tokens[TOKEN_CARDS * seat + tech] += count
            bank -= count
            amount -= count * value
    state.blue[seat] = bank


# Rules: TA-FOOD-05, TA-FOOD-06, TA-FOOD-08, TA-FOOD-11.
def spend(state: Ages, seat: Seat, order: list[int], cost: int) -> None:
    """Pay with the least overpayment, and with the fewest tokens left on cards (TA-Q-08, TA-Q-10).

    Tokens on labs that produce no longer cannot come back as change (TA-Q-28): all ways to leave some there are tried.
    """
    base = TOKEN_CARDS * seat
    stuck = [tech for tech in order if state.tokens[base + tech] and not can_hold(state, seat, Name(tech))]
    if not stuck:
        spend_upwards(state, seat, order, cost)
        return
    before = state.tokens
    bank = state.blue[seat]
    best = (-1, 0)  # the value left, and the tokens in the bank
    paid = before
    for kept in product(*[range(before[base + tech] + 1) for tech in stuck]):
        state.tokens = before[:]
        state.blue[seat] = bank
        for place in range(len(stuck)):
            state.tokens[base + stuck[place]] -= kept[place]
        if stock(state, seat, order) >= cost:
            spend_upwards(state, seat, order, cost)
            for place in range(len(stuck)):
                state.tokens[base + stuck[place]] += kept[place]
            result = (stock(state, seat, order), state.blue[seat])
            if result > best:
                best = result
                paid = state.tokens
    state.tokens = paid
    state.blue[seat] = best[1]


# Rules: TA-FOOD-07, TA-FOOD-10.
def spend_upwards(state: Ages, seat: Seat, order: list[int], cost: int) -> None:
    """Tokens from the lowest value up until the cost is reached, then change."""
    tokens = state.tokens
    base = TOKEN_CARDS * seat
    left = cost
    for tech in order:
        count = tokens[base + tech]
        if count:
            value = state.lookup.token_value[tech]
            count = min(count, (left + value - 1) // value)
            tokens[base + tech] -= count
            state.blue[seat] += count
            left -= count * value
    put(state, seat, order, -left)


def gain_food(state: Ages, seat: Seat, amount: int) -> None:
    put(state, seat, state.lookup.food_order, amount)


def gain_resources(state: Ages, seat: Seat, amount: int) -> None:
    put(state, seat, state.lookup.resource_order, amount)


def lose_food(state: Ages, seat: Seat, amount: int) -> int:
    """Lose up to so much food; how much it was (TA-FOOD-13)."""
    have = food(state, seat)
    lost = min(amount, have)
    spend(state, seat, state.lookup.food_order, lost)
    return lost


def lose_resources(state: Ages, seat: Seat, amount: int) -> int:
    have = resources(state, seat)
    lost = min(amount, have)
    spend(state, seat, state.lookup.resource_order, lost)
    return lost


# --- what can be spent, temporary things included ---------------------------------------------


def food_to_spend(state: Ages, seat: Seat) -> int:
    total = stock(state, seat, state.lookup.food_order)
    return total + state.food_pool if seat == state.turn else total


def resources_to_spend(state: Ages, seat: Seat) -> int:
    total = stock(state, seat, state.lookup.resource_order)
    return total + state.resource_pool if seat == state.turn else total


def unit_resources(state: Ages, seat: Seat) -> int:
    """Temporary resources for units (TA-FOOD-12)."""
    if seat != state.turn:
        return 0
    total = state.unit_pool
    if state.powers[seat] >> UNIT_RESOURCES & 1 and not state.used & USED_UNIT_RESOURCE:
        total += state.lookup.power_value[UNIT_RESOURCES]
    return total


def pay_food(state: Ages, seat: Seat, cost: int) -> None:
    if seat == state.turn:
        part = min(state.food_pool, cost)
        state.food_pool -= part
        cost -= part
    spend(state, seat, state.lookup.food_order, cost)


def pay_resources(state: Ages, seat: Seat, cost: int) -> None:
    if seat == state.turn:
        part = min(state.resource_pool, cost)
        state.resource_pool -= part
        cost -= part
    spend(state, seat, state.lookup.resource_order, cost)


def pay_for_unit(state: Ages, seat: Seat, cost: int) -> None:
    """Temporary resources for units go first, the leader's before those of cards (TA-Q-30)."""
    if seat == state.turn and cost > 0:
        if state.powers[seat] >> UNIT_RESOURCES & 1 and not state.used & USED_UNIT_RESOURCE:
            state.used |= USED_UNIT_RESOURCE
            cost -= state.lookup.power_value[UNIT_RESOURCES]
        if cost > 0 and state.unit_pool:
            part = min(state.unit_pool, cost)
            state.unit_pool -= part
            cost -= part
    if cost > 0:
        pay_resources(state, seat, cost)
