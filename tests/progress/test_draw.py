"""DRAW, QDRAW: taking cards one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from clio.engine.ids import Card
from clio.games.progress.state import COMPLETED, DECK, DISCARD, MILESTONE_PILE
from tests.progress.table import Table, table, tech

# Five cards of Age I (their discards would be worth 3), three of Age II, three of Age III.
CARDS = [
    *(tech(name, value=3) for name in ("a", "b", "c", "d", "e")),
    *(tech(name, age=2) for name in ("p", "q", "r")),
    *(tech(name, age=3) for name in ("u", "v", "w")),
]
OTHERS_TURN = 1


def age_one(**options: Any) -> Table:
    """Age I with a deck of five and no discards; nobody holds a card."""
    return table(cards=CARDS, **options).hand(0).hand(1).deck(1, "a", "b", "c", "d", "e")


def age_two(**options: Any) -> Table:
    """Age II, cards on all four piles; nobody holds a card."""
    t = table(cards=CARDS, **options).age(2).hand(0).hand(1)
    return t.deck(1, "a", "b").pile(1, "c", "d").deck(2, "p", "q").pile(2, "r")


def tracks_qd(*drawn: int) -> dict[str, Sequence[int]]:
    """A Quick Draw track; the discards are those of the shipped track: 0, 1, 2, 1, 2."""
    return {"quick_draw": drawn}


# ---- Draw


@pytest.mark.rule("PR-DRAW-01")
@pytest.mark.parametrize(("steps", "cards"), [(0, "abc"), (1, "abcd")])
def test_draw_takes_as_many_cards_as_the_skill(steps: int, cards: str):
    t = age_one().skill(0, draw=steps).skill(1, draw=2).do("draw")
    assert t.hand_of(0) == list(cards)
    assert t.deck_of(1) == list("abcde"[len(cards) :])
    assert (t.hand_of(1), t.pile_of(1)) == ([], [])


@pytest.mark.rule("PR-DRAW-01")
def test_draw_count_exact_offers_no_stop():
    t = age_two().do("draw")
    assert t.legal() == {"deck I", "pile I", "deck II", "pile II"}
    assert t.refusal("done") == "PR-ACT-03"


@pytest.mark.rule("PR-DRAW-01")
def test_draw_count_up_to_may_stop_after_any_card():
    t = age_one(draw_count="up_to").do("draw")
    assert (t.legal(), t.agenda()[-1]) == ({"deck I", "done"}, "take-card 0 3 1")
    t.do("deck I")
    assert (t.legal(), t.agenda()[-1]) == ({"deck I", "done"}, "take-card 0 2 1")
    t.do("done")
    assert (t.hand_of(0), t.deck_of(1), t.asked()) == (["a"], ["b", "c", "d", "e"], OTHERS_TURN)


@pytest.mark.rule("PR-DRAW-01")
def test_draw_count_up_to_takes_no_more_than_the_skill():
    t = age_one(draw_count="up_to").do("draw", "deck I", "deck I", "deck I")
    assert (t.hand_of(0), t.asked()) == (["a", "b", "c"], OTHERS_TURN)


@pytest.mark.rule("PR-DRAW-02")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_draw_ends_the_action_phase(used: int):
    t = age_one().skill(0, action=1).act(0, used=used)
    assert t.left() == 3 - used
    t.do("draw")
    assert (t.hand_of(0), t.asked(), t.question()) == (["a", "b", "c"], OTHERS_TURN, "act")
    t.do("end")
    assert (t.asked(), t.left()) == (0, 3)  # the lost actions do not come back


@pytest.mark.rule("PR-DRAW-02")
def test_draw_leads_straight_to_upkeep():
    t = age_one().skill(0, action=1).hand(0, "p", "q", "r").do("draw")
    assert (t.question(), t.hand_of(0)) == ("choose-discards", ["p", "q", "r", "a", "b", "c"])
    assert (t.state.used, t.left(), t.agenda()) == (1, 0, ["end-turn", "refresh 0", "choose-discards 0 1"])


@pytest.mark.rule("PR-DRAW-02")
def test_an_action_gained_after_draw_reopens_nothing():
    t = table(cards=CARDS, personalities="yes").age(3).deck(2, "p", "q", "r").deck(3, "u", "v", "w")
    first = t.asked()
    t.personality(first, "avicenna").hand(first).skill(first, action=0, hand=0)
    t.do("draw", "deck III", "deck III", "deck II")
    assert (t.asked(), t.question()) == (first, "window")
    assert t.refusal("draw") == "PR-TURN-02"
    t.do("personality leonardo_da_vinci")
    assert (t.value(first, "action"), t.left()) == (3, 0)
    assert (t.asked(), t.question()) == (first, "window")
    t.do("done")
    assert t.asked() != first
    assert t.hand_of(first) == ["u", "v", "p"]


@pytest.mark.rule("PR-DRAW-02")
def test_after_draw_every_action_is_refused_for_that_reason():
    t = age_one().hand(0, "e")
    t.state.closed = True
    t.state.forget_legal()
    for action in ("discover e", "research e", "draw", "quick-draw", "shuffle"):
        assert t.refusal(action) == "PR-DRAW-02"
    assert t.legal() == {"end"}


@pytest.mark.rule("PR-DRAW-03")
def test_cards_are_taken_one_by_one():
    t = age_two().hand(0, "w").do("draw")
    for left, source, card in ((3, "deck I", "a"), (2, "pile II", "r"), (1, "deck I", "b")):
        assert (t.asked(), t.question()) == (0, "take-card")
        assert t.agenda() == ["end-turn", "upkeep 0", "act 0", f"take-card 0 {left} 0"]
        t.do(source)
        assert t.hand_of(0)[-1] == card
    assert (t.hand_of(0), t.asked()) == (["w", "a", "r", "b"], OTHERS_TURN)


@pytest.mark.rule("PR-DRAW-03")
def test_a_card_taken_is_gone_from_its_pile_before_the_next_is_chosen():
    t = age_two().do("draw", "pile II")
    assert t.legal() == {"deck I", "pile I", "deck II"}
    assert t.refusal("pile II") == "PR-DRAW-06"


@pytest.mark.rule("PR-DRAW-04")
def test_each_card_is_the_top_of_an_open_deck_or_its_discard():
    t = table(cards=CARDS).age(2).hand(0).pile(1, "a", "b").deck(2, "p", "q")
    t.do("draw", "pile I", "pile I", "deck II")
    assert t.hand_of(0) == ["a", "b", "p"]
    assert (t.pile_of(1), t.deck_of(2)) == ([], ["q"])


@pytest.mark.rule("PR-DRAW-04")
@pytest.mark.parametrize(("source", "card"), [("deck I", "a"), ("pile I", "c"), ("deck II", "p"), ("pile II", "r")])
def test_every_source_gives_its_top_card(source: str, card: str):
    t = age_two().do("quick-draw", source)
    assert t.hand_of(0) == [card]
    rest = [*t.deck_of(1), *t.pile_of(1), *t.deck_of(2), *t.pile_of(2)]
    assert rest == [other for other in "abcdpqr" if other != card]


@pytest.mark.rule("PR-DRAW-05")
def test_only_two_ages_are_open_in_age_three():
    t = table(cards=CARDS).age(3).deck(1, "a").pile(1, "b").pile(2, "p").pile(3, "u").do("draw")
    assert t.legal() == {"deck II", "pile II", "deck III", "pile III"}
    assert t.refused() == dict.fromkeys(("deck I", "pile I", "deck IV", "pile IV"), "PR-DRAW-05")
    assert t.refusal("deck I") == "PR-DRAW-05"


@pytest.mark.rule("PR-DRAW-05")
def test_later_ages_are_closed():
    t = age_two().pile(3, "u").do("draw")
    assert t.legal() == {"deck I", "pile I", "deck II", "pile II"}
    assert t.refused() == dict.fromkeys(("deck III", "pile III", "deck IV", "pile IV"), "PR-DRAW-05")
    t = age_one().pile(1, "e").pile(2, "p").do("draw")
    assert t.legal() == {"deck I", "pile I"}
    for source in ("deck II", "pile II", "deck III", "pile III", "deck IV", "pile IV"):
        assert t.refusal(source) == "PR-DRAW-05"


@pytest.mark.rule("PR-DRAW-05")
def test_open_ages_with_industrial_revolution():
    t = table(cards=CARDS, industrial="yes").age(4).pile(2, "p").pile(3, "u").do("draw")
    assert t.legal() == {"deck III", "pile III", "deck IV"}
    assert t.refusal("deck II") == "PR-DRAW-05"
    assert t.refusal("pile IV") == "PR-DRAW-06"


@pytest.mark.rule("PR-DRAW-06")
def test_an_empty_deck_is_not_reshuffled():
    t = table(cards=CARDS).age(2).hand(0).deck(1).pile(1, "a", "b").deck(2, "p", "q", "r")
    chance = t.state.dice.key()
    t.do("draw")
    assert t.legal() == {"pile I", "deck II"}
    assert t.refusal("deck I") == "PR-DRAW-06"
    assert t.refusal("pile II") == "PR-DRAW-06"
    t.do("pile I")
    assert (t.hand_of(0), t.deck_of(1), t.pile_of(1)) == (["a"], [], ["b"])
    assert t.state.dice.key() == chance


@pytest.mark.rule("PR-DRAW-06")
def test_shuffle_and_draw_can_be_used_instead():
    t = table(cards=CARDS).age(2).hand(0).deck(1).pile(1, "a", "b").deck(2, "p").do("shuffle", "shuffle I")
    assert (len(t.deck_of(1)), t.pile_of(1)) == (1, [])
    assert sorted(t.hand_of(0) + t.deck_of(1)) == ["a", "b"]


@pytest.mark.rule("PR-DRAW-07")
def test_an_empty_pair_of_piles_is_no_source():
    t = table(cards=CARDS).age(2).hand(0).deck(1).deck(2, "p", "q", "r", "r")
    t.do("draw")  # one source only, as all can see: nobody is asked
    assert (t.hand_of(0), t.deck_of(2), t.asked()) == (["p", "q", "r"], ["r"], OTHERS_TURN)


@pytest.mark.rule("PR-DRAW-07")
@pytest.mark.parametrize("where", ["deck", "pile"])
def test_a_single_pile_is_taken_from_whatever_lies_elsewhere(where: str):
    t = table(cards=CARDS).age(2).hand(0).deck(1).deck(2)
    (t.deck if where == "deck" else t.pile)(2, "p", "q", "r", "r")
    for zone in range(-5, 0):  # what others have completed is no source
        t.state.zones[zone].append(Card(0))
    t.do("draw")
    assert (len(t.hand_of(0)), t.asked()) == (3, OTHERS_TURN)


@pytest.mark.rule("PR-DRAW-07")
def test_draw_stops_short_with_the_end_of_the_game():
    t = table(cards=CARDS).age(3).hand(0).deck(2, "p").deck(3, "u").do("draw", "deck III")
    assert t.over
    assert (t.hand_of(0), t.deck_of(2)) == (["u"], ["p"])


@pytest.mark.rule("PR-DRAW-07")
def test_with_no_card_anywhere_nothing_can_be_drawn():
    t = table(cards=CARDS).age(2).hand(0).deck(1).deck(2)
    for action in ("draw", "quick-draw", "shuffle"):
        assert t.refusal(action) == "PR-DRAW-07"
    assert t.legal() == {"end"}


@pytest.mark.rule("PR-DRAW-07")
@pytest.mark.parametrize(
    ("age", "zone", "card"),
    [(1, DECK + 1, "a"), (1, DISCARD + 1, "a"), (2, DECK + 1, "a"), (2, DISCARD + 1, "a"), (2, DECK + 2, "p")]
    + [(2, DISCARD + 2, "p"), (3, DECK + 2, "p"), (3, DISCARD + 3, "u")],
)
def test_one_card_on_an_open_pile_is_enough(age: int, zone: int, card: str):
    t = table(cards=CARDS).age(age).hand(0).deck(1).deck(2).deck(3).lay(zone, card)
    assert t.legal() == {"draw", "quick-draw", "shuffle", "end"}


@pytest.mark.rule("PR-DRAW-07")
@pytest.mark.parametrize(("age", "zone", "card"), [(1, DECK + 2, "p"), (3, DECK + 1, "a"), (3, DISCARD + 1, "a")])
def test_a_card_on_a_closed_pile_does_not_count(age: int, zone: int, card: str):
    t = table(cards=CARDS).age(age).hand(0).deck(1).deck(2).deck(3).lay(zone, card)
    assert t.refusal("draw") == "PR-DRAW-07"


@pytest.mark.rule("PR-DRAW-07")
def test_the_waiting_decks_of_later_ages_do_not_count():
    t = table(cards=CARDS, industrial="yes").hand(0).deck(1)
    assert t.refusal("draw") == "PR-DRAW-07"


@pytest.mark.rule("PR-DRAW-07")
@pytest.mark.parametrize(
    ("sources", "asked"),
    [
        ({"deck I", "deck II"}, True),
        ({"pile I", "deck II"}, True),
        ({"deck II", "pile II"}, True),
        ({"pile I", "pile II"}, True),
        ({"deck I", "pile II"}, True),
        ({"deck II"}, False),
        ({"pile II"}, False),
    ],
)
def test_the_source_is_asked_if_there_are_two(sources: set[str], asked: bool):
    t = table(cards=[*CARDS, tech("s", age=2)]).age(2).hand(0).deck(1).deck(2)
    if "deck I" in sources:
        t.deck(1, "a", "b")
    if "pile I" in sources:
        t.pile(1, "c", "d")
    if "deck II" in sources:
        t.deck(2, "p", "q")
    if "pile II" in sources:
        t.pile(2, "r", "s")
    t.do("quick-draw")
    if asked:
        assert (t.question(), t.legal()) == ("take-card", sources)
    else:
        assert (t.question(), len(t.hand_of(0))) == ("act", 1)


@pytest.mark.rule("PR-DRAW-07")
def test_in_age_one_nothing_is_a_source_but_its_deck_and_its_pile():
    t = age_one(players=5, milestones="yes")
    t.lay(COMPLETED + 4, t.names(MILESTONE_PILE)[0]).do("quick-draw")
    assert (t.question(), t.hand_of(0)) == ("act", ["a"])  # nobody was asked


# ---- Quick Draw


@pytest.mark.rule("PR-QDRAW-01")
def test_quick_draw_takes_cards_then_discards_of_choice():
    t = age_one().skill(0, quick_draw=1).hand(0, "r").do("quick-draw")
    assert (t.question(), t.hand_of(0)) == ("choose-discards", ["r", "a", "b"])
    assert (t.legal(), t.pile_of(2)) == ({"discard r", "discard a", "discard b"}, [])
    t.do("discard r")
    assert (t.hand_of(0), t.pile_of(2), t.pile_of(1)) == (["a", "b"], ["r"], [])
    assert (t.deck_of(1), t.question()) == (["c", "d", "e"], "act")


@pytest.mark.rule("PR-QDRAW-01")
def test_quick_draw_asks_for_each_source():
    t = age_two().skill(0, quick_draw=1).hand(0, "e").do("quick-draw")
    assert t.agenda() == ["end-turn", "upkeep 0", "act 0", "after-quick-draw 0 1", "take-card 0 2 0"]
    assert t.legal() == {"deck I", "pile I", "deck II", "pile II"}
    t.do("pile I")
    assert (t.question(), t.legal()) == ("take-card", {"deck I", "pile I", "deck II", "pile II"})
    t.do("deck II")
    assert (t.agenda()[-1], t.hand_of(0)) == ("choose-discards 0 1", ["e", "c", "p"])


@pytest.mark.rule("PR-QDRAW-01")
@pytest.mark.parametrize(
    ("steps", "drawn", "discards"), [(0, 1, 0), (1, 2, 1), (2, 3, 2), (3, 3, 1), (4, 4, 2), (5, 4, 2)]
)
def test_quick_draw_by_the_spaces_of_its_track(steps: int, drawn: int, discards: int):
    t = age_one().skill(0, quick_draw=steps).listen().do("quick-draw")
    assert len(t.hand_of(0)) == drawn
    assert t.told("quick-draw-price") == ([(0, "", discards)] if discards else [])
    for _ in range(discards):
        assert t.question() == "choose-discards"
        t.do(min(t.legal()))
    assert (t.question(), len(t.pile_of(1)), len(t.hand_of(0))) == ("act", discards, drawn - discards)


@pytest.mark.rule("PR-QDRAW-01")
def test_two_discards_lie_in_the_players_order_and_are_shown_together():
    t = age_one().skill(0, quick_draw=2).do("quick-draw")
    assert t.agenda()[-1] == "choose-discards 0 2"
    t.do("discard c")
    assert (t.agenda()[-1], t.legal(), t.pile_of(1)) == ("choose-discards 0 1", {"discard a", "discard b"}, [])
    t.do("discard a")
    assert (t.hand_of(0), t.pile_of(1)) == (["b"], ["a", "c"])


@pytest.mark.rule("PR-QDRAW-01")
def test_of_two_copies_one_is_discarded():
    t = age_one().hand(0, "a", "r").deck(1, "a", "b", "c").skill(0, quick_draw=1).do("quick-draw")
    assert [action.text for action in t.state.legal(0)] == ["discard a", "discard r", "discard b"]
    t.do("discard a")
    assert (t.hand_of(0), t.pile_of(1)) == (["r", "a", "b"], ["a"])


@pytest.mark.rule("PR-QDRAW-01")
def test_every_player_draws_into_and_discards_from_the_own_hand():
    t = table(players=3, cards=CARDS, tracks=tracks_qd(1, 1, 1)).age(2).hand(0, "a").hand(1).hand(2)
    t.skill(0, quick_draw=2).skill(2, quick_draw=2).deck(1, "b", "c").deck(2, "p", "q").act(2)
    t.do("quick-draw", "deck I")  # 1/2 with an empty hand: the card just drawn goes again
    assert (t.hand_of(2), t.pile_of(1), t.question()) == ([], ["b"], "act")
    t.hand(2, "d").do("quick-draw", "deck II")
    assert (t.agenda()[-1], t.legal()) == ("choose-discards 2 2", {"discard d", "discard p"})
    t.do("discard p")
    assert (t.hand_of(0), t.hand_of(1), t.hand_of(2)) == (["a"], [], [])
    assert (t.pile_of(1), t.pile_of(2), t.asked()) == (["d", "b"], ["p"], 0)


@pytest.mark.rule("PR-QDRAW-01")
def test_draw_count_up_to_is_not_for_quick_draw():
    t = age_two(draw_count="up_to").do("quick-draw")
    assert t.legal() == {"deck I", "pile I", "deck II", "pile II"}
    assert t.refusal("done") == "PR-ACT-03"


@pytest.mark.rule("PR-QDRAW-02")
@pytest.mark.parametrize(("card", "kept"), [("a", ["r", "b"]), ("b", ["r", "a"])])
def test_a_card_just_drawn_may_be_discarded(card: str, kept: list[str]):
    t = age_one().skill(0, quick_draw=1).hand(0, "r").do("quick-draw", f"discard {card}")
    assert (t.hand_of(0), t.pile_of(1)) == (kept, [card])


@pytest.mark.rule("PR-QDRAW-03")
def test_the_discard_is_compulsory_and_yields_nothing():
    t = age_one().skill(0, quick_draw=1).pool(general=1).do("quick-draw")
    assert t.legal() == {"discard a", "discard b"}
    for other in ("done", "end", "draw", "discover a"):
        assert t.refusal(other) == "PR-ACT-03"
    t.do("discard a")
    assert (t.pool_of(), t.pile_of(1)) == ({"general": 1}, ["a"])


@pytest.mark.rule("PR-QDRAW-04")
def test_discards_go_to_the_pile_of_their_own_age():
    t = table(cards=CARDS).age(2).hand(0, "c").deck(1, "a", "b").deck(2, "p", "q", "r").skill(0, quick_draw=2)
    t.do("quick-draw", "deck I", "deck II", "deck II")
    t.do("discard c", "discard p")
    assert (t.pile_of(1), t.pile_of(2), t.pile_of(3)) == (["c"], ["p"], [])
    assert t.hand_of(0) == ["a", "q"]


@pytest.mark.rule("PR-QDRAW-05")
def test_quick_draw_costs_one_action_and_the_phase_goes_on():
    t = age_one().do("quick-draw")
    assert (t.left(), t.asked(), t.question()) == (1, 0, "act")
    assert t.can("draw")
    assert t.can("quick-draw")
    t.do("quick-draw")
    assert (t.hand_of(0), t.asked()) == (["a", "b"], OTHERS_TURN)


@pytest.mark.rule("PR-QDRAW-06")
def test_with_fewer_cards_than_discards_all_go():
    t = table(cards=CARDS, tracks=tracks_qd(1, 1, 1)).hand(0).deck(1, "a", "b").skill(0, quick_draw=2)
    assert t.quick_draw(0) == (1, 2)
    t.do("quick-draw")  # one card held: nobody is asked
    assert (t.hand_of(0), t.pile_of(1), t.deck_of(1)) == ([], ["a"], ["b"])
    assert (t.question(), t.left()) == ("act", 1)


@pytest.mark.rule("PR-QDRAW-06")
def test_with_exactly_as_many_cards_only_their_order_is_asked():
    t = table(cards=CARDS, tracks=tracks_qd(1, 1, 1)).hand(0, "c").deck(1, "a", "b").skill(0, quick_draw=2)
    t.do("quick-draw")
    assert t.legal() == {"discard a", "discard c"}
    t.do("discard c")
    assert (t.hand_of(0), t.pile_of(1), t.question()) == ([], ["a", "c"], "act")
