"""Why a card or token is refused in a payment: one reason, and a true one (S-06, S-08)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.sets import set_asked
from tests.conformance.test_refusals import false_reasons
from tests.progress.table import Table, table, tech

KINDS = ["science", "engineering", "culture"]
MONEY = [tech("k1", value=1), tech("k2", value=2), tech("k3", value=3), tech("k4", value=4)]
REASONS = {
    "refusal-superfluous",
    "refusal-kind-not-missing",
    "refusal-token-after-card",
    "refusal-token-after-later-kind",
    "refusal-earlier-kind-first",
    "refusal-token-before-card",
}


def price(*costs: str, overpay: str = "minimal") -> Table:
    return table(cards=[*MONEY, tech("x", value=3, costs=costs)], overpay=overpay)


def reason(t: Table, text: str) -> str:
    refusal = t.game.refusal(t.state, t.asked(), t.game.actions.find(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.message


@pytest.mark.rule("PR-KNOW-02")
def test_a_kind_that_is_not_missing() -> None:
    t = price("2 science").hand(0, "x", "k2").tokens(0, science=1, culture=1).do("discover x")
    assert reason(t, "pay token culture") == "refusal-kind-not-missing"  # and the order has nothing to do with it
    t = price("3 science").hand(0, "x", "k2", "k1").tokens(0, culture=1).do("discover x", "pay k1")
    assert reason(t, "pay token culture") == "refusal-kind-not-missing"


@pytest.mark.rule("PR-KNOW-07")
def test_with_it_something_is_not_needed() -> None:
    t = price("2 science").hand(0, "x", "k1", "k2").tokens(0, science=1).do("discover x", "pay token science")
    assert reason(t, "pay k2") == "refusal-superfluous"
    t = price("4 science").hand(0, "x", "k2", "k2").tokens(0, science=1).do("discover x", "pay k2")
    assert reason(t, "pay token science") == "refusal-superfluous"  # beside two cards, before them too


@pytest.mark.rule("PR-KNOW-06")
def test_what_the_order_of_single_picks_refuses() -> None:
    t = price("2 science").hand(0, "x", "k1", "k2").tokens(0, science=1).do("discover x")
    assert reason(t, "pay k1") == "refusal-token-before-card"
    t = price("4 science").hand(0, "x", "k1", "k2", "k2").tokens(0, science=1).do("discover x", "pay k2")
    assert reason(t, "pay token science") == "refusal-token-after-card"
    t = price("2 science", "2 culture").hand(0, "x", "k1", "k1").tokens(0, science=1, culture=2).do("discover x")
    t.do("pay token culture")
    assert reason(t, "pay token science") == "refusal-token-after-later-kind"
    t = price("1 science", "1 culture").hand(0, "x").tokens(0, science=1, culture=1, general=1).do("discover x")
    assert reason(t, "pay token general") == "refusal-earlier-kind-first"


@pytest.mark.rule("PR-RES-01", "PR-ACT-01")
def test_what_is_not_in_hand_and_what_is_no_action() -> None:
    t = price("1 science").hand(0, "k1")
    assert [reason(t, "discover x"), reason(t, "research x")] == ["refusal-not-in-hand"] * 2
    assert reason(t, "pay k1") == "refusal-no-such-action"


@pytest.mark.rule("PR-KNOW-06", "PR-KNOW-07")
def test_no_payment_is_refused_with_a_false_reason() -> None:
    """Every reason in payments at random, compared with all payments there are."""
    rng, dice = Random(11), dice_from_seed("payment refusals")
    met: Counter[str] = Counter()
    wrong: list[str] = []
    for number in range(200):
        costs = [f"{rng.randrange(1, 5)} {kind}" for kind in KINDS if rng.random() < 0.6]
        t = price(*(costs or ["5 culture"]), overpay="any" if number % 3 == 0 else "minimal")
        t.hand(0, "x", *rng.choices(["k1", "k2", "k3", "k4"], k=rng.randrange(4)))
        t.tokens(0, **{kind: rng.randrange(3) for kind in [*KINDS, "general"]})
        discover = t.game.actions.find("discover x")
        if discover not in t.state.legal(0):
            continue
        t.do("discover x")
        asked = set_asked(t.state, 0)
        if asked is not None and t.question().startswith("pay"):
            wrong += false_reasons(t.state, 0, asked, dice, met)
    assert not wrong, "\n".join(wrong)
    assert set(met) >= REASONS, f"never met: {sorted(REASONS - set(met))}"
    assert min(met[reason] for reason in REASONS) >= 5, met
