"""UPKEEP: hand limit and tokens."""

from __future__ import annotations

import pytest

from tests.progress.table import Table, table, tech

SEVEN = ("a", "b", "c", "d", "e", "f", "g")
CARDS = [*(tech(name, value=3) for name in SEVEN), *(tech(name, age=2, value=2) for name in ("p", "q"))]


def holding(*names: str) -> Table:
    """The first player holds these; the other one more than the limit."""
    return table(cards=CARDS).hand(0, *names).hand(1, *SEVEN, "p", "q")


@pytest.mark.rule("PR-UPKEEP-01")
def test_discard_down_to_the_hand_limit():
    t = holding(*SEVEN).do("end")
    assert (t.asked(), t.question()) == (0, "choose-discards")
    assert t.agenda() == ["end-turn", "refresh 0", "choose-discards 0 2"]
    assert t.legal() == {f"discard {name}" for name in SEVEN}
    for other in ("done", "end", "draw"):
        assert t.refusal(other) == "PR-ACT-03"
    t.do("discard c")
    assert (t.asked(), t.agenda()[-1]) == (0, "choose-discards 0 1")
    assert t.legal() == {f"discard {name}" for name in SEVEN if name != "c"}
    t.do("discard a")
    assert (t.hand_of(0), t.pile_of(1)) == (["b", "d", "e", "f", "g"], ["a", "c"])
    assert (t.asked(), t.question(), len(t.hand_of(1))) == (1, "act", 9)


@pytest.mark.rule("PR-UPKEEP-01")
@pytest.mark.parametrize(("held", "discards"), [(0, 0), (1, 0), (4, 0), (5, 0), (6, 1), (7, 2)])
def test_only_what_is_above_the_limit(held: int, discards: int):
    t = holding(*SEVEN[:held]).listen().do("end")
    assert t.told("over-limit") == ([(0, "", discards)] if discards else [])
    for _ in range(discards):
        assert (t.asked(), t.question()) == (0, "choose-discards")
        t.do(min(t.legal()))
    assert (t.asked(), t.question()) == (1, "act")
    assert (len(t.hand_of(0)), len(t.pile_of(1))) == (held - discards, discards)


@pytest.mark.rule("PR-UPKEEP-01")
def test_the_own_limit_counts():
    t = holding(*SEVEN).skill(0, hand=1).skill(1, hand=2).do("end")
    assert t.agenda()[-1] == "choose-discards 0 1"
    t = holding(*SEVEN).skill(0, hand=2).do("end")
    assert t.asked() == 1
    t.do("end")
    assert (t.asked(), t.agenda()) == (1, ["end-turn", "refresh 1", "choose-discards 1 4"])


@pytest.mark.rule("PR-UPKEEP-02")
def test_discards_go_to_their_own_ages_and_yield_nothing():
    t = holding("a", "b", "c", "d", "e", "p", "q").age(2).pile(1, "f").pool(general=1).do("end", "discard a")
    assert (t.pile_of(1), t.pile_of(2), t.pool_of()) == (["f"], [], {"general": 1})
    t.do("discard p")
    assert (t.pile_of(1), t.pile_of(2), t.pile_of(3)) == (["a", "f"], ["p"], [])
    assert t.pool_of() == {}
    assert t.hand_of(0) == ["b", "c", "d", "e", "q"]


@pytest.mark.rule("PR-UPKEEP-03")
def test_grey_tokens_of_the_active_player_turn_coloured():
    t = holding("a").spent(0, science=1, general=1).spent(1, culture=1).do("end")
    assert (t.ready_of(0), t.spent_of(0)) == ({"science": 1, "general": 1}, {})
    assert (t.ready_of(1), t.spent_of(1)) == ({}, {"culture": 1})


@pytest.mark.rule("PR-UPKEEP-03")
def test_all_kinds_turn_and_ready_ones_stay():
    t = table(players=3, cards=CARDS).hand(1).act(1)
    t.tokens(1, science=1, culture=2).spent(1, science=2, engineering=1, culture=1, general=3)
    t.spent(0, science=1).spent(2, general=1).do("end")
    assert (t.ready_of(1), t.spent_of(1)) == ({"science": 3, "engineering": 1, "culture": 3, "general": 3}, {})
    assert (t.ready_of(0), t.spent_of(0), t.ready_of(2), t.spent_of(2)) == ({}, {"science": 1}, {}, {"general": 1})


@pytest.mark.rule("PR-UPKEEP-03")
def test_tokens_turn_after_the_discards_and_the_pool_is_emptied():
    t = holding(*SEVEN).spent(0, science=1).pool(science=1, engineering=2, culture=1, general=4).do("end")
    t.do("discard a")
    assert t.spent_of(0) == {"science": 1}
    t.do("discard b")
    assert (t.ready_of(0), t.spent_of(0), t.pool_of()) == ({"science": 1}, {}, {})


@pytest.mark.rule("PR-UPKEEP-04")
def test_a_hand_limit_gained_this_turn_counts():
    t = table(cards=[*CARDS, tech("x", skill="hand")]).hand(0, "x", *SEVEN[:6]).hand(1)
    t.do("discover x")
    assert t.value(0, "hand") == 6
    t.do("end")
    assert (t.asked(), t.question(), len(t.hand_of(0)), t.pile_of(1)) == (1, "act", 6, [])
