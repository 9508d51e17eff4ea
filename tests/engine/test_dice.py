"""Chance: the numbers are those of the definition, compiled or not."""

from __future__ import annotations

import pytest

from clio.engine.dice import MASK, Dice, dice_from_seed


def words(dice: Dice) -> list[int]:
    """sfc32 as it is defined, with whole numbers of any size."""
    a, b, c, d, _ = dice.key()
    found = []
    for _ in range(400):
        found.append((a + b + d) & MASK)
        a, b, c, d = b ^ (b >> 9), (c + (c << 3)) & MASK, (((c << 21) | (c >> 11)) + found[-1]) & MASK, (d + 1) & MASK
    return found


@pytest.mark.parametrize("most", [1, 2, 6, 52, 3 << 29, 1 << 31])
def test_a_number_below_another_is_the_upper_half_of_a_product(most: int) -> None:
    """Words for which some numbers would come more often than others are passed over: of 3 << 29 one in four."""
    dice = dice_from_seed("words")
    left = iter(words(dice))
    passed_over = 0
    for _ in range(200):
        product = next(left) * most
        while product & MASK < (MASK + 1) % most:
            product = next(left) * most
            passed_over += 1
        assert dice.below(most) == product >> 32
    assert (passed_over > 20) == (most == 3 << 29)
