"""Another seat deals a half-paid discovery anew: what was picked and what is held must be able to pay it."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.redeal import redeal
from clio.games.progress.payment_ways import values_that_pay
from clio.games.progress.rules.knowledge import Pay
from clio.games.progress.state import CHOSEN, HAND, Progress
from tests.progress.table import Table, table, tech

GOLD = [tech(f"gold_{letter}", value=3) for letter in "abcd"]
CARDS = [
    tech("dear", costs=["6 science", "4 engineering"]),
    tech("typed", costs=["7 science"]),
    *GOLD,
]


def paying(t: Table) -> Pay:
    step = t.state.asking()
    assert isinstance(step, Pay)
    return step


def payments(t: Table, zone: int) -> list[tuple[int, ...]]:
    """What the cards of a zone are worth, in thirty worlds of the other seat; each can go on."""
    found = []
    for seed in range(30):
        world = redeal(t.state, 1, dice_from_seed(str(seed)))
        assert isinstance(world, Progress)
        assert world.legal(0)
        lookup = world.lookup
        found.append(tuple(sorted(lookup.value[lookup.tech[card]] for card in world.zones[zone])))
    return found


def test_what_was_picked_is_dealt_so_that_it_can_pay() -> None:
    """Three of four sources picked for a price of 10: they must have been the dearest cards there are."""
    t = table(cards=CARDS).hand(0, "dear", "gold_a", "gold_b", "gold_c", "writing").do("discover dear")
    t.do("pay gold_a", "pay gold_b", "pay gold_c")
    picked = payments(t, CHOSEN)
    assert all(sum(values) >= 7 for values in picked)  # what is held besides adds 3 at most
    assert len(set(picked)) > 1  # not always the truth


def test_what_is_held_is_dealt_so_that_it_can_pay() -> None:
    """One picked, three held: three dear ones and a cheap one, whichever was picked."""
    t = table(cards=CARDS).hand(0, "dear", "gold_a", "gold_b", "gold_c", "writing").do("discover dear", "pay writing")
    picked = payments(t, CHOSEN)
    assert len(set(picked)) > 1  # not always the truth
    for seed in range(30):
        world = redeal(t.state, 1, dice_from_seed(str(seed)))
        held = [world.game.card_name[card] for card in world.zones[HAND]]
        assert "dear" in held, "what is being discovered stays in hand"


def test_a_payment_with_tokens_comes_out_exactly() -> None:
    """A token is worth 1, so nothing may be too much: six of gold and one of science pay seven."""
    t = table(cards=CARDS).hand(0, "typed", "gold_a", "gold_b").tokens(0, science=1).do("discover typed")
    t.do("pay token science")
    assert set(payments(t, HAND)) == {(1, 3, 3)}  # the card that is being discovered is worth 1


def test_whoever_may_pay_too_much_needs_enough() -> None:
    """With `more` any sum will do that covers the price: nine in hand and a token for ten."""
    t = table(cards=CARDS).hand(0, "dear", "gold_a", "gold_b", "gold_c", "gold_d").tokens(0, science=1)
    t.do("discover dear", "more", "pay token science")
    for held in payments(t, HAND):
        assert sum(held) - 1 >= 9


@pytest.mark.parametrize("picks", [0, 1, 2])
def test_every_way_to_pay_is_listed_and_no_other(picks: int) -> None:
    """Counted out by hand: all picked and held cards of values 1 to 3, tokens or not, against the list."""
    for tokens in (0, 1, 2):
        t = table(cards=CARDS).hand(0, "typed", "gold_a", "gold_b", "gold_c", "gold_d", "writing")
        t.tokens(0, science=tokens).do("discover typed", *["pay gold_a", "pay gold_b"][:picks])
        listed = {(tuple(first), tuple(second)) for first, second in values_that_pay(t.state, paying(t), [1, 2, 3])}
        expected = set()
        for first in combinations_with_replacement((1, 2, 3), picks):
            if sum(first) >= 7:
                continue
            for count in range(6 - picks):
                for second in combinations_with_replacement((1, 2, 3), count):
                    for used in range(tokens + 1 if not picks else 1):
                        over = sum(first) + sum(second) + used - 7
                        sources = [*first, *second, *[1] * used]
                        if over >= 0 and len(sources) > picks and over < min(sources):
                            expected.add((counted(first), counted(second)))
        assert listed == expected


def counted(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(values.count(value) for value in (1, 2, 3))
