"""How a payment that has begun can go on: what another seat's picked cards and hand may be worth.

The others see how many cards were picked, and which tokens. A payment has no superfluous source (PR-KNOW-07), so by
chance alone a hand that completes it exactly is rare; here every way to complete it is listed.
"""

from __future__ import annotations

from clio.engine.redeal import ALL, Leaning
from clio.games.progress.rules.knowledge import Pay, missing_after_pool, needs
from clio.games.progress.state import CHOSEN, GENERAL, HAND, Progress


def payment_ways(state: Progress, step: Pay) -> list[list[Leaning]]:
    """The cards that the payer may have picked and still hold, by their values, one list for each way."""
    lookup = state.lookup
    seat = step.seat
    kept = step.kept()
    hand = []
    if kept >= 0:  # it must stay in hand; after a pick nobody can tell where in it
        hand.append(Leaning(HAND + seat, [1 if tech == kept else 0 for tech in lookup.tech], 1))
    pays = state.rulings.copy_pays
    values = sorted({lookup.value[tech] for tech in lookup.tech if tech >= 0})
    worth = [
        [1 if tech >= 0 and lookup.value[tech] == value and (tech != kept or pays) else 0 for tech in lookup.tech]
        for value in values
    ]
    if step.more:
        # Whatever covers the price will do: the dearest cards, picked already or still in hand.
        dearest = [lookup.value[tech] if tech >= 0 and (tech != kept or pays) else 0 for tech in lookup.tech]
        picked, held = Leaning(CHOSEN + seat, dearest), Leaning(HAND + seat, dearest)
        return [[*hand, picked, held], [*hand, held, picked]]
    # A copy of what is kept may pay by one ruling. Its value comes last, with one place more: one copy stays.
    order = sorted(range(len(values)), key=lambda place: (kept >= 0 and values[place] == lookup.value[kept], place))
    ways = []
    for counts in values_that_pay(state, step, values):
        way = hand[:]
        for zone, part in ((CHOSEN + seat, counts[0]), (HAND + seat, counts[1])):
            for place in order:
                stays = 1 if zone == HAND + seat and pays and kept >= 0 and values[place] == lookup.value[kept] else 0
                if part[place]:
                    way.append(Leaning(zone, worth[place], min(part[place] + stays, ALL - 1)))
        ways.append(way)
    return ways


def values_that_pay(state: Progress, step: Pay, values: list[int]) -> list[tuple[list[int], list[int]]]:
    """How many cards of each value may be picked, and how many in hand complete the price with nothing superfluous."""
    seat = step.seat
    lack = missing_after_pool(state, needs(state, seat, step.costs(state)))
    picked = len(state.zones[CHOSEN + seat])
    rest = lack[GENERAL] - step.tokens[GENERAL]
    for kind in range(3):
        rest -= min(step.tokens[kind], lack[kind])
    more_tokens = 0
    if not picked:
        for kind in range(step.last_kind(), 4):
            more_tokens += max(step.helpful(state, kind, lack), 0)
    held = step.other_cards(state)
    dearest = max(values)
    found = []
    for first in counts_of(values, picked, rest - 1):  # what was picked does not cover the price
        due = rest - total(first, values)
        if 0 < due <= more_tokens:
            found.append((first, [0] * len(values)))
        smallest = 1 if step.token_count else least(first, values)
        for count in range(1, held + 1):
            for second in counts_of(values, count, due + dearest - 1):
                over = total(second, values) - due
                if -more_tokens <= over < min(smallest, least(second, values)):
                    found.append((first, second))
    return found


def counts_of(values: list[int], count: int, most: int) -> list[list[int]]:
    """All ways to have `count` cards that are worth no more than `most` together: how many of each value."""
    if count * min(values) > most:
        return []
    if len(values) == 1:
        return [[count]]
    return [
        [first, *others]
        for first in range(count + 1)
        for others in counts_of(values[1:], count - first, most - first * values[0])
    ]


def total(counts: list[int], values: list[int]) -> int:
    return sum(count * value for count, value in zip(counts, values, strict=True))


def least(counts: list[int], values: list[int]) -> int:
    """The smallest value among these cards, more than any if there are none."""
    return min((value for place, value in enumerate(values) if counts[place]), default=max(values) + 1)
