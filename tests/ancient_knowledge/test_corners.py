"""Corners of the rules: the last card, the full hand, nobody to hurt, another seat than the first."""

from __future__ import annotations

import pytest

from clio.games.ancient_knowledge.rules.learn import met
from clio.games.ancient_knowledge.state import FINAL as FINAL_SCORING
from clio.games.ancient_knowledge.state import LOOKED, TECH_DECK, AncientKnowledge, Condition
from tests.ancient_knowledge.table import Made, artifact, monument, shipped, table, technology

DRAW_1: Made = {"moment": "immediate", "do": [{"op": "draw", "n": 1}]}


# ---- drawing and looking


@pytest.mark.rule("AK-HAND-02")
@pytest.mark.parametrize(("held", "after"), [(9, 10), (10, 10)])
def test_an_effect_draws_the_tenth_card_and_no_eleventh(held: int, after: int):
    t = table(made=[technology("a", **DRAW_1)]).fill(0, held)
    assert t.learn("a").size(0) == after


@pytest.mark.rule("AK-DECK-02")
@pytest.mark.parametrize(("deck", "pile"), [(["petra"], []), ([], ["petra"])])
def test_an_effect_draws_the_last_card_of_all(deck: list[str], pile: list[str]):
    t = table(made=[technology("a", **DRAW_1)]).deck(*deck).pile(*pile)
    assert t.learn("a").hand_of(0) == ["petra"]


def test_ancient_greek_finds_nothing_it_can_create():
    t = table()
    cities = [name for name in t.deck_of() if t.state.lookup.kind[t.number(name)] == 0][:10]
    t.deck(*cities, "tzolkin").learn("ancient_greek")
    assert t.legal() == {"done"}
    assert sorted(t.do("done").pile_of()) == sorted(cities)


def test_ancient_greek_with_all_spaces_taken_only_looks():
    full = ("ica_stones", "tzolkin", "moai_statue", "nazca_lines", "olmec_heads")
    t = table(players=3).artifacts(1, *full).board(1, "ancient_greek", "thales", "sator_square").act(1)
    top = t.deck_of()[:10]
    t.do("learn ancient_greek")
    assert (t.question(), sorted(t.pile_of()), t.names(LOOKED + 1)) == ("act", sorted(top), [])


def test_ancient_greek_for_the_second_seat():
    t = table(players=3).deck("tzolkin", *table().deck_of()[:9]).board(1, "ancient_greek", "thales", "sator_square")
    t.act(1).do("learn ancient_greek")
    assert "create tzolkin" in t.legal()
    assert t.do("create tzolkin").artifacts_of(1) == ["tzolkin"]


def test_one_technology_is_enough_to_look_at():
    t = table().tech_deck(2, "golden_mean").timeline(0, pyramid_of_the_niches=1).past_kinds(0, city=3).decline()
    assert t.legal() == {"learn golden_mean"}


# ---- others


@pytest.mark.rule("AK-GOLD-04")
def test_nothing_is_taken_from_empty_hands():
    t = table(players=3).timeline(0, menhir_of_kerloas=1).decline()
    assert (t.asked(), t.question()) == (1, "act")


def test_a_single_opponent_is_given_lost_knowledge():
    t = table().timeline(0, barabar_caves=1).timeline(1, caral=3).lose(0, 2).decline()
    assert t.legal() == {"number 0", "number 1", "number 2"}
    assert t.do("number 2").k("caral") == (2,)


@pytest.mark.rule("AK-HAND-01")
def test_a_full_hand_takes_no_part_in_a_draft():
    t = table(players=3).fill(1, 10)
    top = t.deck_of()[:5]
    t.learn("hermes_trismegistus", f"keep {top[4]}")
    assert t.asked() == 2
    t.do(f"keep {top[0]}", f"keep {top[1]}")
    assert (t.size(0), t.size(1), t.size(2)) == (2, 10, 1)


# ---- creating


def test_another_seat_pays_and_places():
    t = table(players=3).hand(1, "petra", "caral", "uxmal").fill(1, 6).act(1)
    start = t.state.lookup.start[t.number("petra")]
    cost = t.state.lookup.cost[t.number("petra")]
    t.do(f"create petra {start + 1}")
    paid = t.offers("discard")[: cost + 1]
    t.do(*[f"discard {name}" for name in sorted(paid, key=t.number)])
    assert (t.place("petra")[0], len(t.pile_of())) == (start + 1, cost + 1)


@pytest.mark.rule("AK-CREATE-11")
def test_a_timeline_of_nine_still_has_room_for_what_an_effect_grants():
    grant: Made = {"moment": "timeline", "optional": True, "do": [{"op": "create", "kinds": ["city"]}]}
    t = table(made=[artifact("a", **grant)])
    final = [name for name in t.deck_of() if t.state.lookup.moment[t.number(name)] == FINAL_SCORING][:9]
    t.timeline(0, **{name: 2 + place // 2 for place, name in enumerate(final)}).artifacts(0, "a").hand(0, "petra")
    assert t.phase().question() == "create-more"


# ---- moving and swapping


@pytest.mark.rule("AK-CREATE-14")
def test_a_monument_may_move_itself_only_if_its_effect_says_any():
    move: Made = {"moment": "immediate", "do": [{"op": "move", "which": "any"}]}
    t = table(made=[monument("a", **move)]).timeline(0, caral=5).create("a")
    assert "move a 1" in t.legal()
    move = {"moment": "immediate", "do": [{"op": "move", "which": "other"}]}
    t = table(made=[monument("a", **move)]).timeline(0, caral=5).create("a")
    assert {text.split()[1] for text in t.legal()} == {"caral"}


@pytest.mark.rule("AK-GOLD-04")
def test_two_to_swap_are_picked_in_ascending_order():
    t = table().timeline(0, petra=3, caral=4, uxmal=5, bagan=6)
    first, second, third, fourth = sorted(("petra", "caral", "uxmal", "bagan"), key=t.number)
    t.learn("sator_square", f"swap {second}")
    assert t.legal() == {f"swap {third}", f"swap {fourth}"}
    assert t.refusal(f"swap {first}") == "AK-GOLD-04"


# ---- prices


def test_a_price_of_three_is_three_cards():
    price: Made = {"moment": "timeline", "price": {"op": "discard_hand", "n": 3}, "do": [{"op": "draw", "n": 5}]}
    t = table(made=[artifact("a", **price)]).artifacts(0, "a").fill(0, 5).phase()
    names = sorted(t.hand_of(0), key=t.number)
    t.do(f"discard {names[0]}")
    assert not t.can("done")
    t.do(f"discard {names[1]}", f"discard {names[2]}")
    assert (t.size(0), sorted(t.pile_of())) == (7, sorted(names[:3]))


def test_the_third_seat_gives_up_its_only_artifact():
    t = table(players=3).artifacts(0, "ica_stones").artifacts(2, "tzolkin").hand(2, "yonaguni").act(2)
    t.do("create yonaguni 4")
    assert t.legal() == {"scrap tzolkin", "done"}
    t.do("scrap tzolkin")
    assert (t.k("yonaguni"), t.artifacts_of(2), t.question()) == ((10,), [], "act")


# ---- technologies


def test_a_second_technology_to_put_under_its_deck_may_be_missing():
    t = table().tech_deck(1).tech_deck(2).board(1, "thales", "sator_square").create("candi_kethek").do("under thales")
    assert (t.question(), t.board_of(1), t.names(TECH_DECK + 1)) == ("act", [], ["thales"])


@pytest.mark.rule("AK-LEARN-02")
def test_a_minimum_and_a_maximum_beside_each_other():
    """The stricter reading of a discount touches a maximum only where there is no minimum to lower."""
    at_least_one, at_most_two = Condition(0, 1, 99), Condition(1, 0, 2)
    assert met([at_least_one, at_most_two], [1, 2], 1, every_need=True)
    assert not met([at_most_two], [1, 2], 1, every_need=True)


@pytest.mark.rule("AK-SCORE-02")
def test_what_scored_is_told():
    t = table().past(0, "osirion").technologies(0, ancient=3).listen().count()
    vp = t.state.lookup.vp
    worth = [(0, name, vp[t.number(name)]) for name in t.collection_of(0) if vp[t.number(name)]]
    (osirion,) = [n for _, card, n in t.told("scored") if card == "osirion"]
    assert osirion > vp[t.number("osirion")]  # printed and by its effect
    assert t.told("scored") == [(0, "osirion", osirion), *worth]
    assert t.told("total") == [(0, "", osirion + sum(n for _, _, n in worth)), (1, "", 0)]
    t = table().collection(1, "plato", "thales").lose(1, 3).listen().count()
    assert t.told("scored") == [(1, "plato", vp[t.number("plato")])]
    assert t.told("scored-lost") == [(1, "", -3)]


@pytest.mark.rule("AK-TIE-01")
def test_which_tie_break_decided_is_told():
    three = [monument(name) for name in "xyz"]
    lookup = {
        "tie": table(),
        "tie-age": table(ages="30,52"),
        "tie-lost": table(made=three).lose(0, 3).timeline(0, x=4, y=5, z=6),
        "": table().lose(0, 3),
    }
    for decided, t in lookup.items():
        t.listen().count()
        assert [name for name in ("tie-lost", "tie-age", "tie") if t.told(name)] == [name for name in [decided] if name]


@pytest.mark.rule("AK-TIE-02")
def test_ties_are_told_from_the_first_place_down():
    t = table(players=4, made=[monument("x")], ages="30,52,40,40").timeline(0, x=4).lose(0, 1).listen().count()
    assert t.result().places == [4, 1, 2, 2]
    told = [event.name for event in t.state.events or [] if event.name.startswith("tie")]
    assert told == ["tie-age", "tie", "tie-lost"]


def test_a_lowered_requirement_is_told():
    lower: Made = {"moment": "ongoing", "do": [{"op": "requirement_discount", "n": 1}]}
    made = [artifact("a", **lower), artifact("b"), technology("c", needs={"artifacts": 3})]
    t = table(made=made).artifacts(0, "b", "a").board(1, "c", "thales", "sator_square").act(0).listen().do("learn c")
    assert [card for _, card, _ in t.told("easier")] == ["a"]


# ---- removing and keeping


def test_up_to_three_from_one_monument_is_one_pick():
    t = table().timeline(0, petra=3, caral=1).knowledge(petra=3, caral=3).create("xixia_wangling")
    first, second = sorted(("petra", "caral"), key=t.number)
    assert t.legal() == {f"remove {name} {count}" for name in (first, second) for count in (1, 2, 3)} | {"done"}
    t.do(f"remove {first} 1")
    assert (t.k(first, second), t.question()) == ((2, 3), "act")


def test_two_cities_are_two_even_if_there_is_a_third():
    t = table().timeline(0, babylon=4, atlantis=4, jericho=5).knowledge(babylon=3, atlantis=3, jericho=3)
    first, second, third = sorted(("babylon", "atlantis", "jericho"), key=t.number)
    t.create("philae").do(f"remove {first} 3", f"remove {second} 3")
    assert (t.k(first, second, third), t.question()) == ((0, 0, 3), "act")


def test_the_first_of_two_cities_leaves_the_second_to_be_picked():
    chosen: Made = {"op": "remove_knowledge", "n": 3, "from": "any", "spread": "chosen", "kind": "city", "choose": 2}
    t = table(made=[technology("a", do=[chosen])]).timeline(0, babylon=4, atlantis=4, jericho=5)
    first, second, third = sorted(("babylon", "atlantis", "jericho"), key=t.number)
    t.knowledge(**{first: 2, second: 3, third: 2}).learn("a")
    assert t.legal() == {f"remove {first} 2", f"remove {second} 3"}
    assert t.refusal(f"remove {third} 2") == "AK-GOLD-04"
    t.do(f"remove {second} 3")  # only the third is left to be picked
    assert (t.k(first, second, third), t.question()) == ((2, 0, 0), "act")


def test_three_of_five_are_kept():
    look: Made = {"moment": "immediate", "do": [{"op": "look_and_keep", "look": 5, "keep": 3}]}
    t = table(made=[technology("a", **look)])
    top = sorted(t.deck_of()[:5])
    t.learn("a", *[f"keep {name}" for name in top[:3]])
    assert (t.hand_of(0), sorted(t.pile_of()), t.question()) == (top[:3], top[3:], "act")


def test_nothing_is_looked_at_where_there_is_nothing():
    t = table().deck().pile().timeline(0, pyramids_of_plaine_magnien=1).decline()
    assert (t.asked(), t.past_of(0)) == (1, ["pyramids_of_plaine_magnien"])


def test_another_seat_looks_with_a_full_hand():
    t = table(players=3, full_hand_look="look").timeline(1, pyramids_of_plaine_magnien=1).fill(1, 10)
    top = t.deck_of()[:8]
    t.decline(1)
    assert (t.asked(), sorted(t.names(LOOKED + 1)), t.legal()) == (1, sorted(top), {"done"})
    t.do("done")
    assert (t.asked(), t.names(LOOKED + 1), sorted(t.pile_of())) == (2, [], sorted(top))


def test_a_hand_that_is_full_keeps_no_more():
    look: Made = {"moment": "immediate", "do": [{"op": "look_and_keep", "look": 5, "keep": 3}]}
    t = table(made=[technology("a", **look)]).fill(0, 9)
    top = sorted(t.deck_of()[:5])
    t.learn("a", f"keep {top[0]}")
    assert (t.size(0), sorted(t.pile_of()), t.question()) == (10, top[1:], "act")


def test_what_can_move_is_offered_in_ascending_order():
    t = table()
    highest_first = sorted(("petra", "caral", "uxmal"), key=t.number, reverse=True)
    t.timeline(0, **{name: 3 + place for place, name in enumerate(highest_first)}).learn("planetary_grid")
    offered = [action.card for action in t.state.legal(0)]
    assert offered == sorted(offered)
    assert {t.game.card_name[card] for card in offered} == {"petra", "caral", "uxmal"}


@pytest.mark.rule("AK-CREATE-11")
def test_only_the_first_slot_is_free_to_move_to():
    t = table()
    names = [name for name in t.deck_of() if t.state.lookup.kind[t.number(name)] < 3][:10]
    t.timeline(0, **{name: 2 + place // 2 for place, name in enumerate(names)}).learn("planetary_grid")
    assert t.legal() == {f"move {name} 1" for name in names}


def test_the_first_card_of_all_is_swapped_like_any_other():
    t = table().timeline(0, osirion=3, petra=5).learn("sator_square")
    assert (t.number("osirion"), t.place("osirion"), t.place("petra")) == (0, (5, 0), (3, 0))


@pytest.mark.rule("AK-HAND-01")
def test_the_tenth_card_is_taken_from_another_hand():
    t = table().fill(0, 9).hand(1, "petra", "caral").timeline(0, menhir_of_kerloas=1).decline()
    t.do("keep petra")
    assert (t.size(0), t.hand_of(1)) == (10, ["caral"])


@pytest.mark.rule("AK-CREATE-13")
def test_one_left_alone_drops_at_every_seat():
    move: Made = {"moment": "timeline", "do": [{"op": "move", "which": "any", "slot": 3, "to": 5}]}
    made = [artifact("a", **move), monument("x"), monument("y", kind="megalith")]
    t = table(players=3, made=made).artifacts(2, "a").timeline(2, x=3, y=3)
    assert (t.place("x"), t.place("y")) == ((3, 0), (3, 1))
    t.phase(2).do("move x 5")
    assert (t.place("x"), t.place("y")) == ((4, 0), (2, 0))  # after the shift


def test_no_technology_is_left_to_look_at():
    t = table().tech_deck(2).tech_pile(2).timeline(0, pyramid_of_the_niches=1).decline()
    assert (t.asked(), t.past_of(0)) == (1, ["pyramid_of_the_niches"])


def test_a_requirement_lowered_for_a_card_looked_at_is_told():
    lower: Made = {"moment": "ongoing", "do": [{"op": "requirement_discount", "n": 1}]}
    made = [artifact("a", **lower), technology("c", level=2, needs={"artifacts": 2})]
    t = table(made=made).artifacts(0, "a").tech_deck(2, "c").timeline(0, pyramid_of_the_niches=1).listen().decline()
    t.do("learn c")
    assert [card for _, card, _ in t.told("effect")] == ["pyramid_of_the_niches"]
    assert [card for _, card, _ in t.told("easier")] == ["a"]


@pytest.mark.rule("AK-SETUP-04")
def test_nobody_has_actions_or_has_exchanged_before_the_first_turn():
    state = shipped().new(players=3, seed=1)
    assert isinstance(state, AncientKnowledge)
    assert (state.asking().name, state.actions, state.exchanged) == ("opening", [0, 0, 0], 0)
