"""Payment is the player's own: any covering payment, in any order; asked only where it matters (S-06, S-07)."""

from __future__ import annotations

from itertools import permutations

import pytest

from clio.engine.errors import ClioError
from clio.engine.sets import Refused, set_asked
from tests.progress.table import Table, table, tech

CARDS = [
    tech("x", costs=["2 science"]),
    tech("y", costs=["1 engineering"]),
    tech("dear", costs=["3 science", "2 engineering"]),
    tech("dawn", costs=["1 culture"], symbol=2),
    tech("wise", costs=["1 culture"], skill="action"),
    tech("one"),
    tech("other"),
    tech("two", value=2),
]


def laid() -> Table:
    return table(cards=CARDS)


def suggested(t: Table) -> list[str]:
    asked = set_asked(t.state, t.state.seats_open()[0])
    assert asked is not None
    return [action.text for action in asked.suggested]


@pytest.mark.rule("PR-KNOW-06")
def test_tokens_and_cards_are_named_in_any_order() -> None:
    sources = ["pay token science", "pay token engineering", "pay token general", "pay one", "pay other"]
    for given in permutations(sources):
        t = laid().hand(0, "dear", "one", "other").tokens(0, science=1, engineering=1, general=1).do("discover dear")
        t.give(*given)
        assert (t.active_of(0), t.pool_of(), t.ready_of(0)) == (["dear"], {}, {})
        cards = [text.removeprefix("pay ") for text in given if "token" not in text]
        assert t.pile_of(1) == cards[::-1]  # the payer's order, the last on top


@pytest.mark.rule("PR-KNOW-07", "PR-KNOW-11")
def test_more_than_the_price_may_be_produced_and_the_rest_is_kept() -> None:
    for given in (("pay two", "pay token science"), ("pay token science", "pay two")):
        t = laid().hand(0, "x", "y", "two").tokens(0, science=1).do("discover x").give(*given)
        assert (t.active_of(0), t.spent_of(0), t.pool_of()) == (["x"], {"science": 1}, {"general": 1})
        t.do("discover y")
        assert (t.active_of(0), t.pool_of()) == (["x", "y"], {})


@pytest.mark.rule("PR-KNOW-07")
def test_every_card_may_be_turned_into_knowledge_before_a_new_age_takes_it() -> None:
    t = laid().hand(0, "dawn", "one", "other", "two").do("discover dawn").give("pay two", "pay other", "pay one")
    assert (t.active_of(0), t.pool_of(), t.hand_of(0)) == (["dawn"], {"general": 3}, [])
    t = laid().hand(0, "dawn", "one", "other").pool(culture=1).do("discover dawn")
    assert (t.question(), t.legal()) == ("pay-discovery", {"pay one", "pay other", "done"})
    t.give("pay other", "done")
    assert (t.active_of(0), t.pool_of(), t.hand_of(0)) == (["dawn"], {"general": 1}, ["one"])


@pytest.mark.rule("PR-KNOW-11")
def test_the_payer_says_whether_a_token_or_the_pool_is_spent() -> None:
    def asked() -> Table:
        return laid().hand(0, "y").tokens(0, engineering=1).pool(general=1).do("discover y")

    t = asked()
    assert (t.question(), t.legal()) == ("pay-discovery", {"pay token engineering", "done"})
    assert suggested(t) == ["pay token engineering"]
    assert asked().give("pay token engineering", "done").pool_of() == {"general": 1}
    t = asked().give("done")
    assert (t.pool_of(), t.ready_of(0)) == ({}, {"engineering": 1})


@pytest.mark.rule("PR-KNOW-11")
def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    t = laid().hand(0, "y", "one").tokens(0, science=1).pool(general=1).do("discover y")
    assert (t.active_of(0), t.pool_of(), t.ready_of(0)) == (["y"], {}, {"science": 1})
    t = laid().hand(0, "y").tokens(0, engineering=1).pool(general=1)
    t.state.used = 1  # the last action: what is left in the pool is lost
    t.do("discover y")
    assert (t.active_of(0), t.pool_of(), t.ready_of(0)) == (["y"], {}, {"engineering": 1})
    t = laid().hand(0, "wise").tokens(0, culture=1).pool(general=1)
    t.state.used = 1  # but this one brings another
    t.do("discover wise")
    assert t.question() == "pay-discovery"


@pytest.mark.rule("PR-KNOW-11")
def test_the_only_token_that_pays_is_asked_for_where_more_would_save_the_pool() -> None:
    t = laid().hand(0, "x").tokens(0, science=1, culture=1).pool(general=1).do("discover x")
    assert (t.question(), t.legal()) == ("pay-discovery", {"pay token science", "more"})
    t = laid().hand(0, "x").tokens(0, science=1, culture=1).pool(general=1)
    t.state.used = 1  # the last action: what would be saved is lost
    assert t.do("discover x").active_of(0) == ["x"]


def test_the_cheapest_payment_is_suggested() -> None:
    t = laid().hand(0, "dear", "one", "two", "other").tokens(0, science=2, general=1).do("discover dear")
    assert suggested(t) == ["pay token science", "pay token science", "pay token general", "pay two"]
    t = laid().hand(0, "x", "one", "two").do("discover x")
    assert suggested(t) == ["pay two"]
    t = laid().hand(0, "x", "two").tokens(0, science=1).do("discover x")
    assert suggested(t) == ["pay two"]  # beside it the token would be superfluous
    t.give(*suggested(t))
    assert (t.active_of(0), t.pool_of(), t.ready_of(0)) == (["x"], {}, {"science": 1})


def test_what_is_picked_already_is_asked_for_no_more() -> None:
    t = laid().hand(0, "x", "one").tokens(0, science=3).do("discover x")
    for left, there, useful in ((2, 3, 2), (1, 2, 1)):
        wanted = set_asked(t.state, 0)
        assert wanted is not None
        tokens = wanted.candidates[0]
        assert (t.state.asking().remaining(t.state), tokens.count, tokens.useful) == (left, there, useful)
        t.do("pay token science")
    assert t.active_of(0) == ["x"]


def test_what_becomes_of_the_rest_is_said() -> None:
    t = laid().hand(0, "x", "two", "one").do("discover x")
    wanted = set_asked(t.state, 0)
    assert wanted is not None
    assert wanted.surplus == "surplus-kept"
    t = laid().hand(0, "x", "two", "one")
    t.state.used = 1
    wanted = set_asked(t.do("discover x").state, 0)
    assert wanted is not None
    assert wanted.surplus == "surplus-lost"


def test_no_refusal_calls_in_vain_what_is_needed() -> None:
    t = laid().hand(0, "dear", "one", "two", "other").tokens(0, science=1).do("discover dear")
    for given in (("pay one",), ("pay one", "pay token science"), ("pay two", "pay two")):
        with pytest.raises(ClioError) as refused:
            t.give(*given)
        assert not isinstance(refused.value, Refused)
    t.give("pay one", "pay token science", "pay other", "pay two")
    assert t.active_of(0) == ["dear"]


@pytest.mark.rule("PR-PERS-04")
def test_nobody_is_asked_about_a_personality_with_nothing_under_development() -> None:
    t = table(players=2, personalities="yes").age(2).act(0).turn(0)
    assert t.question() == "act"
    assert any(text.startswith("personality ") for text in t.legal())
    t = table(players=2, personalities="yes").age(2).developing(0, pottery=2).act(0).turn(0)
    assert t.question() == "window"
