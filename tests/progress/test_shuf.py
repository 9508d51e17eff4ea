"""SHUF: Shuffle & Draw."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.progress.state import DECK, DISCARD
from tests.progress.table import Table, table, tech

OLD = [f"a{number}" for number in range(15)]
NEW = [f"p{number}" for number in range(8)]
CARDS = [*(tech(name) for name in OLD), *(tech(name, age=2) for name in NEW)]


def age_one(deck: int, pile: int, **options: Any) -> Table:
    """Age I with so many cards on deck and discard pile; nobody holds a card."""
    return table(cards=CARDS, **options).hand(0).hand(1).deck(1, *OLD[:deck]).pile(1, *OLD[deck : deck + pile])


def age_two(deck: int, pile: int, **options: Any) -> Table:
    """The same in Age II, with five cards on deck II and two on its discard pile."""
    return age_one(deck, pile, **options).age(2).deck(2, *NEW[:5]).pile(2, *NEW[5:7])


def shuffled_together(t: Table, age: int) -> list[str]:
    """What deck and discard pile will be once they are shuffled, top first."""
    cards = t.state.zones[DECK + age] + t.state.zones[DISCARD + age]
    t.state.dice.clone().shuffle(cards)
    return [t.game.card_name[card] for card in cards[::-1]]


@pytest.mark.rule("PR-SHUF-01")
def test_shuffle_the_discard_into_the_deck_then_draw_its_top_card():
    t = age_one(10, 5).listen()
    expected = shuffled_together(t, 1)
    assert expected[:10] != OLD[:10]
    t.do("shuffle")  # one age is open: nobody is asked which
    assert (len(t.pile_of(1)), len(t.deck_of(1)), len(t.hand_of(0))) == (0, 14, 1)
    assert t.hand_of(0) + t.deck_of(1) == expected
    assert (len(t.told("shuffled")), t.hand_of(1), t.question()) == (1, [], "act")


@pytest.mark.rule("PR-SHUF-01")
@pytest.mark.parametrize(("steps", "times"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4)])
def test_repeated_as_often_as_the_shuffle_skill(steps: int, times: int):
    t = age_one(10, 5).skill(0, shuffle=steps).skill(1, shuffle=1).do("shuffle")
    assert (len(t.hand_of(0)), len(t.deck_of(1)), t.left(), t.question()) == (times, 15 - times, 1, "act")


@pytest.mark.rule("PR-SHUF-01")
def test_every_player_draws_into_the_own_hand():
    t = age_two(6, 3).skill(1, shuffle=1).act(1).do("shuffle", "shuffle I", "shuffle II")
    assert (t.hand_of(0), len(t.hand_of(1)), t.left(), t.asked()) == ([], 2, 1, 1)


@pytest.mark.rule("PR-SHUF-02")
def test_each_repetition_chooses_an_open_age():
    t = age_two(6, 3).skill(0, shuffle=1).do("shuffle")
    assert (t.question(), t.legal()) == ("shuffle-age", {"shuffle I", "shuffle II"})
    assert t.agenda() == ["end-turn", "upkeep 0", "act 0", "shuffle-age 0 2"]
    t.do("shuffle I")
    assert (len(t.deck_of(1)), t.pile_of(1)) == (8, [])
    assert (t.deck_of(2), t.pile_of(2)) == (NEW[:5], NEW[5:7])
    assert (t.agenda()[-1], t.legal()) == ("shuffle-age 0 1", {"shuffle I", "shuffle II"})
    t.do("shuffle II")
    assert (len(t.deck_of(1)), len(t.deck_of(2)), t.pile_of(2), len(t.hand_of(0))) == (8, 6, [], 2)
    assert t.question() == "act"


@pytest.mark.rule("PR-SHUF-02")
def test_the_same_age_may_be_chosen_again():
    t = age_two(6, 3).skill(0, shuffle=1).do("shuffle", "shuffle I", "shuffle I")
    assert (len(t.deck_of(1)), t.deck_of(2), t.pile_of(2), len(t.hand_of(0))) == (7, NEW[:5], NEW[5:7], 2)


@pytest.mark.rule("PR-SHUF-03")
def test_with_an_empty_discard_the_top_card_is_just_drawn():
    t = age_two(6, 3).skill(0, shuffle=1).listen()
    expected = shuffled_together(t, 1)
    t.do("shuffle", "shuffle I")
    chance = t.state.dice.key()
    t.do("shuffle I")
    assert t.state.dice.key() == chance
    assert (t.hand_of(0), t.deck_of(1)) == (expected[:2], expected[2:])
    assert len(t.told("shuffled")) == 1


@pytest.mark.rule("PR-SHUF-03")
def test_empty_shuffle_optional_asks_whether_to_reshuffle():
    t = age_two(6, 0, empty_shuffle="optional").do("shuffle", "shuffle I")
    assert (t.asked(), t.question(), t.legal()) == (0, "reshuffle", {"reshuffle", "done"})
    assert (t.agenda()[-1], t.hand_of(0)) == ("reshuffle 0 1", [])
    assert t.refusal("draw") == "PR-ACT-03"
    chance = t.state.dice.key()
    t.do("done")
    assert t.state.dice.key() == chance
    assert (t.hand_of(0), t.deck_of(1), t.question()) == (OLD[:1], OLD[1:6], "act")


@pytest.mark.rule("PR-SHUF-03")
def test_empty_shuffle_optional_reshuffles_that_deck():
    t = age_two(6, 0, empty_shuffle="optional")
    expected = shuffled_together(t, 1)
    t.do("shuffle", "shuffle I", "reshuffle")
    assert (t.hand_of(0), t.deck_of(1)) == (expected[:1], expected[1:])
    assert (t.deck_of(2), t.question(), t.left()) == (NEW[:5], "act", 1)


@pytest.mark.rule("PR-SHUF-03")
def test_empty_shuffle_optional_asks_in_every_repetition():
    t = age_two(6, 0, empty_shuffle="optional").skill(0, shuffle=1).do("shuffle", "shuffle I", "done")
    assert (t.question(), t.hand_of(0)) == ("shuffle-age", OLD[:1])
    t.do("shuffle I")
    assert t.question() == "reshuffle"
    t.do("done")
    assert (t.question(), t.hand_of(0)) == ("act", OLD[:2])


@pytest.mark.rule("PR-SHUF-03")
@pytest.mark.parametrize(("deck", "pile"), [(6, 3), (1, 0), (0, 2)])
def test_empty_shuffle_optional_does_not_ask_without_a_choice(deck: int, pile: int):
    t = age_two(deck, pile, empty_shuffle="optional").do("shuffle", "shuffle I")
    assert (t.question(), len(t.hand_of(0)), len(t.deck_of(1))) == ("act", 1, deck + pile - 1)


@pytest.mark.rule("PR-SHUF-03")
def test_two_cards_can_be_reshuffled():
    t = age_two(2, 0, empty_shuffle="optional").do("shuffle", "shuffle I")
    assert t.question() == "reshuffle"


@pytest.mark.rule("PR-SHUF-04")
def test_an_empty_deck_is_rebuilt_from_its_discard():
    t = age_one(0, 3)
    expected = shuffled_together(t, 1)
    t.do("shuffle")
    assert (len(t.deck_of(1)), t.pile_of(1), len(t.hand_of(0))) == (2, [], 1)
    assert t.hand_of(0) + t.deck_of(1) == expected


@pytest.mark.rule("PR-SHUF-05")
def test_an_age_without_cards_is_not_offered():
    t = age_two(0, 0).skill(0, shuffle=1).do("shuffle")  # only Age II has cards, as all can see
    assert (t.question(), len(t.hand_of(0)), len(t.deck_of(2)), t.pile_of(2)) == ("act", 2, 5, [])


@pytest.mark.rule("PR-SHUF-05")
def test_an_age_without_cards_is_refused():
    t = age_two(1, 0).do("shuffle").deck(1)
    assert t.legal() == {"shuffle II"}
    assert t.refusal("shuffle I") == "PR-SHUF-05"
    assert t.pile(1, "a0").legal() == {"shuffle I", "shuffle II"}


@pytest.mark.rule("PR-SHUF-05")
@pytest.mark.parametrize(("age", "legal"), [(2, {"I", "II"}), (3, {"II", "III"}), (4, {"III", "IV"})])
def test_a_closed_age_cannot_be_chosen(age: int, legal: set[str]):
    t = table(cards=CARDS, industrial="yes").age(age).do("shuffle")
    assert t.legal() == {f"shuffle {name}" for name in legal}
    closed = {"I", "II", "III", "IV"} - legal
    assert t.refused() == {f"shuffle {name}": "PR-DRAW-05" for name in closed}
    assert t.refusal(f"shuffle {min(closed)}") == "PR-DRAW-05"


@pytest.mark.rule("PR-SHUF-06")
def test_one_action_and_the_phase_goes_on():
    t = age_two(6, 3).do("shuffle", "shuffle I")
    assert (t.left(), t.asked(), t.question()) == (1, 0, "act")
    assert {"draw", "quick-draw", "shuffle", "end"} <= t.legal()


@pytest.mark.rule("PR-SHUF-06")
def test_the_next_repetition_is_chosen_after_seeing_the_card():
    t = age_two(6, 3).skill(0, shuffle=1).do("shuffle", "shuffle I")
    assert (t.question(), len(t.hand_of(0)), t.left()) == ("shuffle-age", 1, 1)
    for other in ("draw", "quick-draw", "end"):
        assert t.refusal(other) == "PR-ACT-03"


@pytest.mark.rule("PR-SHUF-06")
def test_shuffle_repeat_free_allows_a_second_one():
    t = age_one(10, 5).do("shuffle")
    assert t.can("shuffle")
    t.do("shuffle")
    assert (len(t.hand_of(0)), t.asked()) == (2, 1)


@pytest.mark.rule("PR-SHUF-06")
def test_shuffle_repeat_once_bars_a_second_one_in_the_turn():
    t = age_one(10, 5, shuffle_repeat="once")
    assert t.can("shuffle")
    t.do("shuffle")
    assert t.refusal("shuffle") == "PR-ACT-04"
    assert t.legal() >= {"draw", "quick-draw", "end"}
    t.do("end")
    assert (t.asked(), t.can("shuffle")) == (1, True)
    t.do("shuffle", "end")
    assert (t.asked(), t.can("shuffle")) == (0, True)
