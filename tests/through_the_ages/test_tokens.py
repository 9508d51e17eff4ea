"""CUBE, POP, FOOD, SCI: tokens, population, food and resources, points."""

from __future__ import annotations

import itertools

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.payment import (
    gain_food,
    gain_resources,
    lose_resources,
    pay_resources,
    resources,
)
from clio.games.through_the_ages.rules.points import gain_science, score
from clio.games.through_the_ages.state import FROM_EVENTS
from tests.through_the_ages.table import Table, table

MINES = ("bronze", "iron", "coal", "oil")
VALUES = (1, 2, 3, 5)


@pytest.mark.rule("TA-CUBE-01")
def test_surplus_tokens() -> None:
    t = table().bank(0, yellow=21).tokens(0, agriculture=2).act(0).do("population")
    assert t.food(0) == 0
    assert t.state.discontent(Seat(0)) == 0


@pytest.mark.rule("TA-CUBE-02")
def test_token_cards() -> None:
    t = table().hand(0, "justice_system").points(0, science=9).act(0).do("develop justice_system")
    assert t.state.blue[0] == 19
    t = table().play(1, "justice_system").bank(1, blue=19).workers(0, warriors=8).war(0, "war_over_technology", 1)
    t.start(0).do("seize justice_system")
    assert (t.state.blue[0], t.state.blue[1]) == (19, 16)
    assert t.sound()


@pytest.mark.rule("TA-CUBE-03")
def test_minus_tokens() -> None:
    t = table().workers(1, warriors=0).event("vast_territory_i").do("bid 1")
    assert (t.state.yellow[0], t.state.blue[0]) == (18 + 1 + 3, 15 - 3)
    assert t.food(0) == 3
    t.event("independence_declaration", seat=1)
    assert (t.state.yellow[0], t.state.blue[0]) == (19, 13)


@pytest.mark.rule("TA-CUBE-04")
def test_gained_tokens_go_to_the_bank() -> None:
    t = table().leader(0, "alexander_the_great").politics(0).do("retire")
    assert (t.state.yellow[0], t.state.pool[0]) == (19, 1)


@pytest.mark.rule("TA-CUBE-05")
def test_losing_blue_tokens() -> None:
    t = table().colonies(0, "wealthy_territory_i").bank(0, blue=1).tokens(0, bronze=3, agriculture=3)
    t.event("independence_declaration", seat=1)
    assert (t.asked, t.question) == (0, "lose-token")
    t.do("token bronze", "token agriculture")
    assert (t.state.blue[0], t.resources(0), t.food(0)) == (0, 2, 2)
    assert t.sound()


def test_no_more_than_there_is() -> None:
    t = table().colonies(0, "wealthy_territory_i").bank(0, blue=1).event("independence_declaration", seat=1)
    assert t.state.blue[0] == 0
    assert t.sound()


@pytest.mark.rule("TA-CUBE-06")
def test_losing_yellow_tokens() -> None:
    t = table().colonies(0, "vast_territory_i").bank(0, yellow=1).event("independence_declaration", seat=1)
    assert t.state.yellow[0] == 0
    assert t.on(0, "warriors") == 1


@pytest.mark.rule("TA-CUBE-08")
def test_tokens_on_a_wonder() -> None:
    t = table().unfinished(0, "kremlin", stages=2).act(0)
    assert t.resources(0) == 0
    assert not t.can("build bronze")


@pytest.mark.rule("TA-POP-02")
def test_gain_population() -> None:
    t = table().bank(0, yellow=5).event("development_of_settlement")
    assert (t.state.yellow[0], t.state.pool[0], t.food(0)) == (4, 2, 0)


@pytest.mark.rule("TA-POP-03")
def test_increase_population_costs_food() -> None:
    t = table().hand(0, "frugality_a").bank(0, yellow=16).tokens(0, agriculture=3).act(0).do("play frugality_a")
    assert (t.food(0), t.state.pool[0]) == (1, 2)


@pytest.mark.rule("TA-POP-04")
def test_lose_population() -> None:
    t = table().bank(0, yellow=10, pool=0).event("pestilence")
    assert "lose bronze" in t.legal
    assert "lose warriors" in t.legal
    t.do("lose bronze")
    assert (t.on(0, "bronze"), t.state.yellow[0], t.state.pool[0]) == (1, 11, 0)


@pytest.mark.rule("TA-POP-05")
def test_unused_workers_are_lost_first() -> None:
    t = table().event("pestilence")
    assert t.state.pool == [0, 0]
    assert t.question == "act"


@pytest.mark.rule("TA-POP-06")
def test_an_empty_bank_gives_nothing() -> None:
    t = table().bank(0, yellow=0).event("development_of_settlement")
    assert t.state.pool == [1, 2]


# --- food and resources


def mines(blue: int, *names: str, **tokens: int) -> Table:
    """Only these mines beside Bronze, with these tokens."""
    return table().play(0, *(name for name in names if name != "bronze")).bank(0, blue=blue).tokens(0, **tokens)


@pytest.mark.rule("TA-FOOD-01")
def test_values() -> None:
    t = table().play(0, "irrigation").tokens(0, agriculture=2, irrigation=1)
    assert t.food(0) == 4


@pytest.mark.rule("TA-FOOD-02")
def test_gain() -> None:
    t = mines(9, "iron")
    gain_resources(t.state, Seat(0), 3)
    assert (t.blue_on(0, "iron"), t.blue_on(0, "bronze"), t.state.blue[0]) == (1, 1, 7)


@pytest.mark.rule("TA-FOOD-03")
def test_gain_with_few_tokens() -> None:
    t = mines(1, "iron")
    gain_resources(t.state, Seat(0), 3)
    assert t.resources(0) == 2
    gain_resources(t.state, Seat(0), 3)
    assert t.resources(0) == 2


@pytest.mark.rule("TA-FOOD-04")
def test_gains_in_the_order_printed() -> None:
    t = table().bank(0, blue=1).event("development_of_trade_routes")
    assert (t.food(0), t.resources(0)) == (1, 0)


@pytest.mark.rule("TA-FOOD-05")
def test_return_a_token() -> None:
    t = mines(5, "coal", coal=1)
    pay_resources(t.state, Seat(0), 3)
    assert (t.state.blue[0], t.resources(0)) == (6, 0)


@pytest.mark.rule("TA-FOOD-06")
def test_move_a_token_down() -> None:
    t = mines(6, "iron", iron=1)
    pay_resources(t.state, Seat(0), 1)
    assert (t.blue_on(0, "iron"), t.blue_on(0, "bronze"), t.state.blue[0]) == (0, 1, 6)


@pytest.mark.rule("TA-FOOD-07")
def test_take_change() -> None:
    t = mines(6, "iron", "coal", coal=1)
    pay_resources(t.state, Seat(0), 1)
    assert (t.blue_on(0, "coal"), t.blue_on(0, "iron"), t.state.blue[0]) == (0, 1, 6)


@pytest.mark.rule("TA-FOOD-08")
def test_combine() -> None:
    t = mines(6, "iron", iron=2)
    pay_resources(t.state, Seat(0), 3)
    assert (t.resources(0), t.blue_on(0, "bronze")) == (1, 1)


@pytest.mark.rule("TA-FOOD-09")
def test_too_little() -> None:
    t = table().tokens(0, bronze=2).act(0)
    assert t.rule("build philosophy") == "TA-FOOD-09"


@pytest.mark.rule("TA-FOOD-10")
def test_overpay() -> None:
    t = mines(2, "oil", oil=1)
    pay_resources(t.state, Seat(0), 1)
    assert (t.blue_on(0, "bronze"), t.state.blue[0], t.resources(0)) == (3, 0, 3)


@pytest.mark.rule("TA-FOOD-11")
def test_never_upwards() -> None:
    t = mines(6, "iron", bronze=3)
    pay_resources(t.state, Seat(0), 1)
    assert (t.blue_on(0, "bronze"), t.blue_on(0, "iron")) == (2, 0)


def reachable(counts: tuple[int, ...], have: tuple[bool, ...], bank: int, cost: int) -> tuple[int, int]:
    """By trying every kept set: the least overpayment, and with it the fewest tokens left on cards.

    Tokens may be returned or broken into lower ones; what is kept of a value is at most what was there, and
    change is given in values below a token that was returned.
    """
    best = (99, 99)
    for returned in itertools.product(*(range(count + 1) for count in counts)):
        taken = sum(n * v for n, v in zip(returned, VALUES, strict=True))
        if taken < cost:
            continue
        highest = max((i for i in range(4) if returned[i]), default=-1)
        room = bank + sum(returned)
        for change in itertools.product(*(range(5) if have[i] and i < highest else (0,) for i in range(4))):
            worth = sum(n * v for n, v in zip(change, VALUES, strict=True))
            if sum(change) > room or worth > taken - cost:
                continue
            left = sum(counts) - sum(returned) + sum(change)
            best = min(best, (taken - cost - worth, left))
    return best


def test_payment_against_brute_force() -> None:
    dice = dice_from_seed("payment")
    for _ in range(250):
        have = (True, *(dice.below(2) == 1 for _ in range(3)))
        counts = tuple(dice.below(3) if have[i] else 0 for i in range(4))
        total = sum(n * v for n, v in zip(counts, VALUES, strict=True))
        if not total:
            continue
        bank = dice.below(4)
        cost = 1 + dice.below(total)
        names = [name for name, there in zip(MINES, have, strict=True) if there]
        t = mines(bank, *names, **dict(zip(MINES, counts, strict=True)))
        tokens = sum(counts) + bank
        pay_resources(t.state, Seat(0), cost)
        left = sum(t.blue_on(0, name) for name in MINES)
        over = total - cost - resources(t.state, Seat(0))
        assert left + t.state.blue[0] == tokens
        assert over == reachable(counts, have, bank, cost)[0], (have, counts, bank, cost)


@pytest.mark.rule("TA-FOOD-12")
def test_temporary_resources() -> None:
    t = table().leader(0, "homer").tokens(0, bronze=1).act(0)
    assert not t.can("build bronze")
    t.do("train warriors")
    assert t.resources(0) == 0
    assert t.strength(0) == 2


@pytest.mark.rule("TA-FOOD-13")
def test_losing() -> None:
    t = table().tokens(0, bronze=3)
    assert lose_resources(t.state, Seat(0), 5) == 3
    assert t.resources(0) == 0


@pytest.mark.rule("TA-FOOD-14")
def test_taking_from_a_rival() -> None:
    t = table().workers(0, warriors=3).military(0, "plunder_i").tokens(1, agriculture=2).politics(0)
    t.do("aggression plunder_i on 2")
    assert (t.food(0), t.food(1)) == (2, 0)
    assert (t.state.blue[0], t.state.blue[1]) == (14, 18)


@pytest.mark.rule("TA-FOOD-15")
def test_the_gainers_bank_limits() -> None:
    t = table().workers(0, warriors=3).military(0, "plunder_i").tokens(1, agriculture=2).bank(0, blue=0).politics(0)
    t.do("aggression plunder_i on 2")
    assert (t.food(0), t.food(1)) == (0, 0)


@pytest.mark.rule("TA-FOOD-16")
def test_food_is_not_resources() -> None:
    t = table().tokens(0, bronze=5).act(0)
    assert t.rule("population") == "TA-FOOD-09"
    t = table()
    gain_food(t.state, Seat(0), 5)
    assert t.resources(0) == 0


# --- points


@pytest.mark.rule("TA-SCI-01")
def test_points_grow() -> None:
    t = table().points(0, culture=250)
    score(t.state, Seat(0), 10, FROM_EVENTS)
    assert t.state.culture[0] == 260


@pytest.mark.rule("TA-SCI-02")
def test_points_stop_at_zero() -> None:
    t = table().points(0, culture=3, science=1)
    score(t.state, Seat(0), -4, FROM_EVENTS)
    gain_science(t.state, Seat(0), -4)
    assert (t.state.culture[0], t.state.science[0]) == (0, 0)


@pytest.mark.rule("TA-SCI-03")
def test_science_must_suffice() -> None:
    assert table().hand(0, "iron").points(0, science=4).act(0).rule("develop iron") == "TA-SCI-03"


@pytest.mark.rule("TA-SCI-04")
def test_temporary_science() -> None:
    t = table().leader(0, "winston_churchill").hand(0, "riflemen", "coal").points(0, science=3).act(0)
    t.do("choose arms")
    assert not t.can("develop coal")
    t.do("develop riflemen")
    assert t.state.science[0] == 0


@pytest.mark.rule("TA-SCI-05")
def test_science_taken() -> None:
    t = table().workers(0, warriors=3).military(0, "spy").points(1, science=2).politics(0).do("aggression spy on 2")
    assert t.state.science == [2, 0]


@pytest.mark.rule("TA-SCI-06")
def test_points_are_no_ratings() -> None:
    t = table().workers(1, religion=2, warriors=0).points(1, culture=9).event("crusades")
    assert t.state.culture[1] == 5
    assert t.rating(1, "culture") == 2


def test_culture_taken_is_limited() -> None:
    t = table().age("III").workers(0, warriors=3).military(0, "armed_intervention").points(1, culture=4).politics(0)
    t.do("aggression armed_intervention on 2")
    assert t.state.culture == [4, 0]
