"""AGE: when a new age begins, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.progress.state import BOX
from tests.progress.table import Table, age_tokens, table, tech

SECOND = [tech(name, symbol=2) for name in ("s2", "t2", "u2")]
THIRD = [tech(name, age=2, symbol=3) for name in ("s3", "t3", "u3", "v3")]
PLAIN = [
    *(tech(name, value=3) for name in "abcdef"),
    *(tech(name, age=2) for name in "pqrst"),
    *(tech(name, age=3) for name in "uvw"),
]
CARDS = [*SECOND, *THIRD, *PLAIN]


def age_table(players: int = 2, age: int = 1, **options: Any) -> Table:
    """Nobody holds a card, the first player has five actions, and what happens is told."""
    t = table(players=players, cards=CARDS, **options).age(age)
    for seat in range(players):
        t.hand(seat)
    return t.skill(0, action=3).listen()


def ages_told(t: Table) -> list[int]:
    """The ages that began since the table was laid."""
    assert all((seat, card) == (-1, "") for seat, card, _ in t.told("age-begins"))
    return [age for _, _, age in t.told("age-begins")]


# ---- symbols


@pytest.mark.rule("PR-AGE-01")
def test_symbols_of_all_players_count_together():
    t = age_table(4).active(0, "s2").hand(2, "t2").act(2).do("discover t2")
    assert (t.state.age, ages_told(t)) == (2, [2])


@pytest.mark.rule("PR-AGE-01")
def test_symbol_scope_single_counts_the_best_area():
    t = age_table(4, symbol_scope="single")
    assert age_tokens(t.state, 2) == 2
    t.active(0, "s2").hand(2, "t2", "u2").act(2).do("discover t2")
    assert (t.state.age, age_tokens(t.state, 2)) == (1, 1)
    t.do("discover u2")
    assert (t.state.age, ages_told(t)) == (2, [2])


@pytest.mark.rule("PR-AGE-02")
@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_symbols_that_start_age_two(players: int, needed: int):
    t = age_table(players).hand(0, "s2", "t2")
    for name in ("s2", "t2")[: needed - 1]:
        t.do(f"discover {name}")
        assert t.state.age == 1
    t.do(f"discover {('s2', 't2')[needed - 1]}")
    assert (t.state.age, ages_told(t)) == (2, [2])


@pytest.mark.rule("PR-AGE-03")
@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_symbols_that_start_age_three(players: int, needed: int):
    names = ("s3", "t3", "u3")
    t = age_table(players, age=2).hand(0, *names)
    for name in names[: needed - 1]:
        t.do(f"discover {name}")
        assert t.state.age == 2
    t.do(f"discover {names[needed - 1]}")
    assert (t.state.age, ages_told(t)) == (3, [3])


@pytest.mark.rule("PR-AGE-03")
def test_symbols_of_another_age_do_not_help():
    t = age_table(2).hand(0, "s3").do("discover s3")
    assert (t.state.age, age_tokens(t.state, 2), age_tokens(t.state, 3)) == (1, 1, 0)


@pytest.mark.rule("PR-AGE-04")
def test_symbols_of_developments_do_not_count_until_active():
    t = age_table(2).hand(0, "s2").skill(0, research=3).do("research s2").check()
    assert (t.state.age, age_tokens(t.state, 2)) == (1, 1)
    t.do("end")
    assert (t.asked(), t.state.age) == (1, 1)
    t.do("end")
    assert (t.asked(), t.active_of(0), t.state.age) == (0, ["s2"], 2)


@pytest.mark.rule("PR-AGE-05")
def test_two_copies_of_one_technology_count_as_two_symbols():
    t = age_table(4).active(0, "s2").hand(1, "s2").act(1)
    assert (t.state.age, age_tokens(t.state, 2)) == (1, 1)
    t.do("discover s2")
    assert (t.state.age, age_tokens(t.state, 2)) == (2, 0)


@pytest.mark.rule("PR-AGE-06")
def test_the_change_is_immediate_and_the_turn_goes_on():
    t = age_table(2).skill(0, action=0).hand(0, "s2").pile(1, "a").do("discover s2")
    assert (t.state.age, t.asked(), t.question(), t.left()) == (2, 0, "act", 1)
    t.do("quick-draw")
    assert t.legal() == {"deck I", "pile I", "deck II"}


# ---- what a new age does


@pytest.mark.rule("PR-AGE-07")
def test_age_two_opens_its_deck_and_removes_nothing():
    t = age_table(2).hand(0, "s2", "a").hand(1, "b", "c").developing(1, d=2).deck(1, "e", "f").pile(1, "t2")
    t.deck(2, "p", "q", "r")
    box = t.names(BOX)
    t.do("discover s2")
    assert t.state.age == 2
    assert (t.hand_of(0), t.hand_of(1), t.developments_of(1), t.active_of(0)) == (["a"], ["b", "c"], {"d": 2}, ["s2"])
    assert (t.deck_of(1), t.pile_of(1), t.deck_of(2), t.pile_of(2)) == (["e", "f"], ["t2"], ["p", "q", "r"], [])
    assert t.names(BOX) == box
    t.do("draw")
    assert t.legal() == {"deck I", "pile I", "deck II"}


@pytest.mark.rule("PR-AGE-08")
def test_age_three_removes_every_age_one_card_that_is_not_active():
    old = [tech(f"old{number}") for number in range(13)]
    names = [card.id for card in old]
    t = table(cards=[*CARDS, *old]).age(2).deck(1, *names[:9]).pile(1, *names[9:])
    t.hand(0, "a", "s3", "p").hand(1, "b", "q", "b").developing(0, d=2, r=3).developing(1, c=2).active(1, "e", "s")
    t.deck(2, "t").deck(3, "u", "v", "w")
    box = t.names(BOX)
    t.do("discover s3")
    assert t.state.age == 3
    assert (t.hand_of(0), t.hand_of(1)) == (["p"], ["q"])
    assert (t.developments_of(0), t.developments_of(1)) == ({"r": 3}, {})
    assert (t.active_of(0), t.active_of(1)) == (["s3"], ["e", "s"])
    assert (t.deck_of(1), t.pile_of(1), t.deck_of(2), t.deck_of(3)) == ([], [], ["t"], ["u", "v", "w"])
    assert sorted(t.names(BOX)) == sorted([*box, "a", "b", "b", "c", "d", *names])
    assert sum(t.state.markers) == 3
    assert t.game.impossible(t.state) == []
    t.do("draw")
    assert t.legal() == {"deck II", "deck III"}


@pytest.mark.rule("PR-AGE-09")
def test_purged_cards_give_nothing_and_enter_no_pile():
    t = age_table(2, age=2).hand(0, "s3", "a").developing(0, b=3).pool(general=1).tokens(0, science=1)
    t.do("discover s3")
    assert (t.state.age, t.pool_of(), t.ready_of(0)) == (3, {"general": 1}, {"science": 1})
    assert (t.pile_of(1), t.pile_of(2), t.pile_of(3), t.deck_of(1)) == ([], [], [], [])
    assert {"a", "b"} <= set(t.names(BOX))
    assert sum(t.state.markers) == 0


@pytest.mark.rule("PR-AGE-09")
def test_a_payment_lands_before_the_purge_takes_the_pile():
    t = table(cards=[*PLAIN, tech("x", age=2, symbol=3, costs=["2 science"])]).age(2).hand(0, "x", "a")
    t.do("discover x", "pay a")
    assert (t.state.age, t.pile_of(1), t.pool_of()) == (3, [], {"general": 1})
    assert "a" in t.names(BOX)


@pytest.mark.rule("PR-AGE-09")
def test_a_purged_development_serves_no_longer():
    cards = [*CARDS, tech("x", age=2, costs=["2 science or b"])]
    t = table(cards=cards).age(2).skill(0, action=1).hand(0, "s3", "x").developing(0, b=3)
    assert t.can("discover x")
    t.do("discover s3")
    assert t.refusal("discover x") == "PR-DISC-08"
    assert t.can("research x")


@pytest.mark.rule("PR-AGE-10")
def test_active_cards_of_a_purged_age_stay_in_force():
    cards = [*CARDS, tech("alphabet", skill="draw", vp=2), tech("x", age=2, costs=["2 science or alphabet"])]
    t = table(cards=cards).age(2).active(0, "alphabet").skill(0, action=1, draw=1).hand(0, "s3", "x")
    before = t.game.score(t.state, 0)
    t.do("discover s3")
    assert (t.state.age, t.active_of(0), t.value(0, "draw")) == (3, ["alphabet", "s3"], 4)
    assert t.game.score(t.state, 0) == before
    t.do("discover x")
    assert (t.active_of(0), t.pool_of()) == (["alphabet", "s3", "x"], {})
    t.active(0)
    assert t.game.score(t.state, 0) == before - 2


@pytest.mark.rule("PR-AGE-11")
def test_symbols_of_an_age_already_begun_have_no_effect():
    t = age_table(2, age=2).hand(0, "s2", "t2").hand(1, "a").deck(1, "b").do("discover s2", "discover t2")
    assert (t.state.age, ages_told(t), age_tokens(t.state, 2), age_tokens(t.state, 3)) == (2, [], 0, 1)
    assert (t.hand_of(1), t.deck_of(1)) == (["a"], ["b"])


# ---- empty piles


@pytest.mark.rule("PR-AGE-12")
def test_the_current_age_ends_with_its_last_card():
    t = age_table(2, age=2).hand(0, "a").deck(1, "b", "c").pile(1, "d").deck(2, "p").do("quick-draw", "deck II")
    assert (t.state.age, ages_told(t)) == (3, [3])
    assert (t.hand_of(0), t.deck_of(1), t.pile_of(1)) == (["p"], [], [])
    assert (t.asked(), t.question(), t.left()) == (0, "act", 4)


@pytest.mark.rule("PR-AGE-12")
@pytest.mark.parametrize("move", ["quick-draw", "shuffle"])
def test_the_last_card_may_come_from_the_discard_or_by_shuffling(move: str):
    t = age_table(2).deck(1).pile(1, "a").do(move)
    assert (t.hand_of(0), t.state.age, ages_told(t)) == (["a"], 2, [2])


@pytest.mark.rule("PR-AGE-12")
@pytest.mark.parametrize(("deck", "pile"), [("ab", ""), ("a", "b"), ("", "ab")])
def test_one_card_left_keeps_the_age_going(deck: str, pile: str):
    t = age_table(2).deck(1, *deck).pile(1, *pile)
    t.do("quick-draw")
    if t.question() == "take-card":
        t.do("deck I")
    assert (t.hand_of(0), t.state.age, ages_told(t)) == (["a"], 1, [])
    assert t.check().state.age == 1


@pytest.mark.rule("PR-AGE-13")
def test_an_older_age_running_empty_changes_nothing():
    t = age_table(2, age=2).hand(1, "b").deck(1, "a").do("quick-draw", "deck I")
    assert (t.state.age, ages_told(t), t.hand_of(0), t.hand_of(1)) == (2, [], ["a"], ["b"])
    assert t.check().state.age == 2


@pytest.mark.rule("PR-AGE-14")
def test_the_rest_of_a_draw_uses_the_new_deck():
    t = age_table(2).deck(1, "a").deck(2, "p", "q", "r").do("draw")
    assert (t.state.age, t.hand_of(0), t.deck_of(2)) == (2, ["a", "p", "q"], ["r"])


@pytest.mark.rule("PR-AGE-14")
def test_the_rest_of_a_draw_finds_the_old_age_gone():
    t = age_table(2, age=2).deck(1, "a").deck(2, "p").deck(3, "u", "v", "w").do("draw", "deck II")
    assert (t.state.age, t.hand_of(0), t.deck_of(3)) == (3, ["p", "u", "v"], ["w"])


@pytest.mark.rule("PR-AGE-14")
def test_the_age_changes_before_the_discard_of_quick_draw():
    t = age_table(2).skill(0, quick_draw=1).deck(1, "a").deck(2, "p", "q").do("quick-draw")
    assert (t.state.age, t.question(), t.hand_of(0)) == (2, "choose-discards", ["a", "p"])
    t.do("discard a")
    assert (t.pile_of(1), t.hand_of(0), t.state.age) == (["a"], ["p"], 2)


@pytest.mark.rule("PR-AGE-14")
def test_the_next_shuffle_may_choose_the_new_age():
    t = age_table(2).skill(0, shuffle=1).deck(1, "a").deck(2, "p", "q").do("shuffle")
    assert (t.state.age, t.hand_of(0), t.deck_of(2)) == (2, ["a", "p"], ["q"])


@pytest.mark.rule("PR-AGE-14")
def test_cards_drawn_in_the_running_action_are_purged_too():
    t = age_table(2, age=2).skill(0, quick_draw=1).deck(1, "a", "b").deck(2, "p").deck(3, "u", "v")
    t.do("quick-draw", "deck I", "deck II")
    assert t.state.age == 3
    assert (t.hand_of(0), t.pile_of(2)) == ([], ["p"])  # one card was left to discard: nobody is asked


@pytest.mark.rule("PR-AGE-15")
def test_an_age_begun_by_empty_piles_needs_no_symbols():
    t = age_table(4).active(1, "s2").deck(1, "a")
    assert (age_tokens(t.state, 2), age_tokens(t.state, 3)) == (1, 2)
    t.do("quick-draw")
    assert t.state.age == 2
    assert (age_tokens(t.state, 2), age_tokens(t.state, 3)) == (0, 2)


@pytest.mark.rule("PR-AGE-16")
def test_conditions_are_checked_again_after_each_change():
    t = age_table(2).hand(1, "b", "u").deck(1, "a").deck(2).do("quick-draw")
    assert (t.state.age, ages_told(t)) == (3, [2, 3])
    assert (t.hand_of(0), t.hand_of(1)) == ([], ["u"])  # the start of Age III removes Age I


@pytest.mark.rule("PR-AGE-16")
def test_symbols_of_the_next_age_are_looked_at_after_a_change():
    t = age_table(2).active(1, "s3").hand(0, "s2").deck(1, "a").do("discover s2")
    assert (t.state.age, ages_told(t), t.deck_of(1)) == (3, [2, 3], [])


@pytest.mark.rule("PR-AGE-17")
def test_symbols_arriving_together_are_counted_together():
    t = age_table(5, age=2).active(1, "s3").active(2, "t3").developing(0, u3=1, v3=1)
    assert age_tokens(t.state, 3) == 1
    t.turn(0)
    assert t.active_of(0) == ["u3", "v3"]
    assert (t.state.age, ages_told(t)) == (3, [3])
    assert (age_tokens(t.state, 3), age_tokens(t.state, 4)) == (0, 3)


@pytest.mark.rule("PR-AGE-18")
def test_each_symbol_takes_an_age_token_away():
    t = age_table(4).hand(0, "s2")
    assert (age_tokens(t.state, 2), age_tokens(t.state, 3), age_tokens(t.state, 4)) == (2, 2, 3)
    t.do("discover s2")
    assert (age_tokens(t.state, 2), age_tokens(t.state, 3), t.state.age) == (1, 2, 1)


@pytest.mark.rule("PR-AGE-18")
def test_age_tokens_lie_only_for_ages_to_come():
    base = age_table(5)
    assert [age_tokens(base.state, age) for age in (1, 2, 3, 4, 5)] == [0, 2, 3, 3, 0]
    industrial = age_table(5, industrial="yes")
    assert [age_tokens(industrial.state, age) for age in (1, 2, 3, 4, 5)] == [0, 2, 3, 3, 3]
    assert [age_tokens(industrial.age(3).state, age) for age in (1, 2, 3, 4, 5)] == [0, 0, 0, 3, 3]


@pytest.mark.rule("PR-AGE-18")
def test_surplus_symbols_take_no_more_tokens_than_there_are():
    t = age_table(2, age=1).active(0, "s3", "t3").active(1, "u3")
    assert age_tokens(t.state, 3) == 0
