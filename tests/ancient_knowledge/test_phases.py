"""TIME, DECLINE, TIMING, GOLD: the Timeline and Decline phases, and when effects happen."""

from __future__ import annotations

import pytest

from clio.engine.view import view
from clio.games.ancient_knowledge.state import LOOKED
from tests.ancient_knowledge.table import Made, Table, artifact, monument, table

DISCARD_1: Made = {"moment": "timeline", "do": [{"op": "discard_hand", "n": 1}]}
DRAW_IF_POOR: Made = {"moment": "timeline", "if_": {"hand_max": 1}, "do": [{"op": "draw", "n": 1}]}
SAVE_1: Made = {"moment": "decline", "do": [{"op": "remove_knowledge", "n": 1, "from": "any"}]}


# ---- Timeline phase


@pytest.mark.rule("AK-TIME-01")
def test_timeline_effects_of_monuments_and_artifacts():
    t = table().timeline(0, tonina=4).artifacts(0, "klerksdorp_spheres").lose(0, 5).phase().do("resolve tonina")
    assert t.size(0) == 2


@pytest.mark.rule("AK-TIME-02")
@pytest.mark.parametrize(("first", "left"), [("b", 2), ("a", 1)])
def test_the_player_orders_them(first: str, left: int):
    t = table(made=[artifact("a", **DRAW_IF_POOR), artifact("b", **DISCARD_1)]).artifacts(0, "a", "b")
    t.hand(0, "petra", "caral").phase().do(f"resolve {first}", "discard petra")
    assert t.size(0) == left  # the draw counts the hand when it begins


@pytest.mark.rule("AK-TIME-02")
def test_no_order_is_asked_about_an_effect_that_cannot_happen():
    # The Past grows and knowledge is lost only in a Decline phase: these conditions cannot be met any more.
    t = table().timeline(0, tonina=4, leshan_giant_buddha=5).artifacts(0, "klerksdorp_spheres", "ica_stones").phase()
    assert t.asked() == 0
    assert t.legal() == {"resolve tonina", "resolve ica_stones"}  # a third artifact could still come
    t = table().timeline(0, tonina=4).artifacts(0, "klerksdorp_spheres").phase()
    assert (t.asked(), t.size(0)) == (1, 1)  # one effect that can happen: nobody is asked


@pytest.mark.rule("AK-TIME-03")
def test_cards_in_the_past_or_in_hand_do_not_act():
    assert table().past(0, "tonina").hand(0, "petra").phase().size(0) == 1


@pytest.mark.rule("AK-TIME-04")
def test_an_effect_is_compulsory_if_possible():
    t = table(made=[artifact("b", **DISCARD_1)]).artifacts(0, "b").fill(0, 3).phase()
    assert (t.question(), t.can("done")) == ("discard", False)
    assert table(made=[artifact("b", **DISCARD_1)]).artifacts(0, "b").phase().asked() == 1


@pytest.mark.rule("AK-TIME-05")
def test_once_a_phase_and_only_in_the_owners_turn():
    t = table().timeline(1, tonina=4).phase(0)
    assert (t.asked(), t.size(1)) == (1, 0)
    t.do("search", "search")
    assert t.size(1) == 3


def test_the_list_is_fixed_as_the_phase_begins():
    t = table().artifacts(0, "saqqara_vases", "klerksdorp_spheres", "pachamama_monolith").past_kinds(0, pyramid=5)
    t.lose(0, 5).timeline(0, borobudur_temple=5, tonina=4).phase()
    t.do("resolve pachamama_monolith", "learn sator_square")
    assert t.legal() == {"resolve saqqara_vases", "resolve klerksdorp_spheres", "resolve tonina"}


# ---- Decline phase


def plain(*names: str) -> Table:
    return table(made=[monument(name) for name in names])


@pytest.mark.rule("AK-DECLINE-01")
def test_what_lies_in_slot_1_declines():
    t = plain("x", "y").timeline(0, x=1, y=2).timeline(1, caral=1).decline()
    assert (t.past_of(0), t.past_of(1)) == (["x"], [])


@pytest.mark.rule("AK-DECLINE-02")
def test_effect_then_tokens_then_the_card():
    t = table(made=[monument("x", **SAVE_1)]).timeline(0, x=1).knowledge(x=1).decline()
    assert (t.past_of(0), t.lost(0)) == (["x"], 0)


@pytest.mark.rule("AK-DECLINE-03")
def test_no_effect_no_question():
    t = plain("x").timeline(0, x=1).knowledge(x=3).decline()
    assert (t.asked(), t.lost(0), t.k("x")) == (1, 3, (0,))


@pytest.mark.rule("AK-DECLINE-04")
def test_two_decline_one_after_the_other():
    t = table(made=[monument("x", **SAVE_1), monument("y")]).timeline(0, x=1, y=1).knowledge(y=1, x=1)
    t.decline().do("decline y")
    assert (t.past_of(0), t.lost(0)) == (["y", "x"], 1)


@pytest.mark.rule("AK-DECLINE-05")
def test_in_the_past_a_card_is_out_of_play():
    t = table().timeline(0, easter_island=1).decline().create("heracleion")
    assert t.k("heracleion") == (2,)


@pytest.mark.rule("AK-DECLINE-06")
def test_the_past_is_checked_before_the_shift():
    t = plain("x", "y", "z").past_kinds(0, city=6, pyramid=6).timeline(0, x=1, y=1, z=3)
    t.state.midgame = 1
    t.decline().do("decline x")
    assert (len(t.past_of(0)), t.state.ending, t.place("z")) == (14, 1, (2, 0))


@pytest.mark.rule("AK-DECLINE-07", "AK-DECLINE-08")
def test_the_rest_shifts_with_its_tokens_and_keeps_its_row():
    t = plain("x", "y", "z").timeline(0, x=2, y=2, z=6).knowledge(x=2).decline()
    assert [t.place(name) for name in "xyz"] == [(1, 0), (1, 1), (5, 0)]
    assert (t.k("x"), t.past_of(0)) == ((2,), [])


@pytest.mark.rule("AK-DECLINE-09")
def test_with_slot_1_empty_the_shift_still_happens():
    assert plain("x").timeline(0, x=3).decline().place("x") == (2, 0)


@pytest.mark.rule("AK-DECLINE-10")
def test_created_in_slot_1_it_declines_in_the_same_turn():
    t = table().create("heracleion", 1).do("search")
    assert (t.past_of(0), t.lost(0), t.asked()) == (["heracleion"], 2, 1)


@pytest.mark.rule("AK-DECLINE-11")
def test_worked_example_mycenae_and_yonaguni():
    t = table(made=[monument("x")]).timeline(0, mycenae=1, yonaguni=1, x=2).knowledge(mycenae=1, yonaguni=14)
    t.decline().do("decline mycenae").listen().do("remove yonaguni 7")
    assert t.changed("lost") == [(0, "", 0, 1), (0, "", 1, 8)]
    assert (t.lost(0), t.past_of(0), t.place("x")) == (8, ["mycenae", "yonaguni"], (1, 0))


@pytest.mark.rule("AK-DECLINE-12")
def test_worked_tip_calakmul():
    t = table().timeline(0, calakmul=1).knowledge(calakmul=1).decline()
    assert t.size(0) == 2
    t.count()
    assert t.result().scores[0] == 0


def test_a_declining_monument_cannot_be_moved_or_swapped():
    t = table().timeline(0, caral=1, petra=3, bagan=4).decline().do("learn planetary_grid")
    assert not [text for text in t.legal() if "caral" in text]
    t = table().timeline(0, caral=1, petra=3, bagan=4).decline().do("learn sator_square")
    assert t.past_of(0) == ["caral"]  # only two could be swapped, so they were
    assert (t.place("petra"), t.place("bagan")) == ((3, 0), (2, 0))


def test_what_is_swapped_onto_slot_1_declines_too():
    t = table().timeline(0, caral=1, easter_island=1, petra=3).decline().do("decline caral", "learn sator_square")
    t.run(*t.state.agenda)
    assert t.past_of(0)[0] == "caral"
    assert len(t.past_of(0)) == 2


def test_potala_palace_created_in_the_decline_phase_skips_nothing():
    t = table().timeline(0, menhirs_of_monteneuf=1, petra=4).hand(0, "potala_palace").decline()
    t.do("create potala_palace 3")
    assert (t.past_of(0), t.place("petra"), t.place("potala_palace")) == (["menhirs_of_monteneuf"], (3, 0), (2, 0))
    assert t.state.skip == [0, 0]


# ---- moments


@pytest.mark.rule("AK-TIMING-01")
def test_an_effect_lives_while_its_card_is_in_play():
    assert table().hand(0, "sumerian_tablets").learn("mercury").size(0) == 1
    t = table().artifacts(0, "sumerian_tablets").learn("mercury", "resolve sumerian_tablets")
    assert t.size(0) == 1


@pytest.mark.rule("AK-TIMING-02")
def test_an_effect_must_be_applied():
    assert table().timeline(0, hagar_qim=3).lose(0, 4).phase().lost(0) == 3


@pytest.mark.rule("AK-TIMING-03")
def test_effects_of_one_moment_are_ordered_by_their_owner():
    t = table().artifacts(0, "nazca_lines").lose(0, 1).create("pyramid_of_nice")
    assert (t.asked(), t.legal()) == (0, {"resolve pyramid_of_nice", "resolve nazca_lines"})
    t.do("resolve nazca_lines")
    assert (t.size(0), t.k("pyramid_of_nice"), t.question()) == (1, (1,), "act")


@pytest.mark.rule("AK-TIMING-04")
def test_immediate_effects_happen_once():
    t = table().lose(0, 9).create("timbuktu", 4)
    assert t.lost(0) == 8
    t.do("search", "search", "search")
    assert (t.asked(), t.lost(0)) == (0, 8)


@pytest.mark.rule("AK-TIMING-05")
def test_ongoing_effects_happen_each_time():
    t = table().artifacts(0, "voynich_manuscript").board(1, "the_number_pi", "sator_square", "planetary_grid").act()
    t.do("learn the_number_pi", "resolve voynich_manuscript", "learn sator_square", "resolve voynich_manuscript")
    assert t.size(0) == 4


@pytest.mark.rule("AK-TIMING-06")
def test_a_timeline_effect_acts_in_each_own_turn_until_the_decline():
    t = table().create("tonina", 3)
    sizes = []
    for _ in range(3):
        while t.asked() == 0:
            t.do("search")
        sizes.append(t.size(0))
        t.do("search", "search")
    assert (sizes, t.past_of(0)) == ([2, 5, 8], ["tonina"])


@pytest.mark.rule("AK-TIMING-07")
def test_a_decline_effect_needs_a_decline():
    t = table().hand(0, "heracleion", "petra").timeline(0, jericho=3).knowledge(jericho=2).act()
    t.do("archive", "discard petra", "discard heracleion")
    assert (t.size(0), t.pile_of()[0]) == (0, "heracleion")


@pytest.mark.rule("AK-TIMING-08")
def test_final_effects_count_only_in_the_past():
    t = table().timeline(0, ellora_caves=1).past(0, "petra")
    assert (t.points("effects"), t.points("timeline")) == (0, 1)


# ---- golden rules


@pytest.mark.rule("AK-GOLD-01")
def test_a_card_beats_the_rules():
    t = table().timeline(0, montguyon_dolmen=1).board(3, "ari_kat", "plato", "alchemy").decline()
    assert {"learn ari_kat", "learn plato", "learn alchemy"} <= t.legal()


@pytest.mark.rule("AK-GOLD-02")
def test_a_discarded_card_has_no_effect():
    t = table().hand(0, "byblos", "timbuktu", "heracleion").lose(0, 3).act().do("create byblos 5")
    assert (t.lost(0), t.size(0), t.place("byblos")) == (3, 0, (5, 0))


@pytest.mark.rule("AK-GOLD-03")
def test_the_past_serves_only_for_what_refers_to_it():
    t = table().past(0, "warangal", "easter_island", "tonina").learn("the_number_pi")
    assert t.size(0) == 0
    assert t.create("heracleion").k("heracleion") == (2,)


@pytest.mark.rule("AK-GOLD-04")
def test_as_much_as_possible():
    t = table(made=[monument("x", moment="timeline", do=[{"op": "remove_knowledge", "n": 3, "from": "itself"}])])
    assert t.timeline(0, x=4).knowledge(x=1).phase().k("x") == (0,)


@pytest.mark.rule("AK-GOLD-06")
def test_an_effect_touches_the_owners_area_and_buildings():
    t = table().timeline(1, babylon=3).knowledge(babylon=5).timeline(0, jericho=3).knowledge(jericho=1)
    t.create("pyramid_of_nice")
    assert t.legal() == {"remove jericho 1", "remove pyramid_of_nice 1"}
    t = table().timeline(0, tonina=4).phase()
    assert t.state.lookup.level[t.number(t.hand_of(0)[0])] == 0


# ---- the two readings of a full hand and of "3 from two cities"


@pytest.mark.parametrize(("ruling", "seen"), [("look", 8), ("skip", 0)])
def test_looking_with_a_full_hand(ruling: str, seen: int):
    t = table(full_hand_look=ruling).fill(0, 10).timeline(0, pyramids_of_plaine_magnien=1).decline()
    if seen:  # the cards are shown before they go
        assert (len(t.names(LOOKED)), t.asked(), t.legal()) == (seen, 0, {"done"})
        t.do("done")
    assert (t.size(0), len(t.pile_of()), t.asked()) == (10, seen, 1)


@pytest.mark.parametrize(("ruling", "known"), [("look", 2), ("skip", 0)])
def test_looking_at_a_hand_with_a_full_hand(ruling: str, known: int):
    t = table(full_hand_look=ruling).fill(0, 10).hand(1, "petra", "caral").timeline(0, menhir_of_kerloas=1).decline()
    seen = [entry for entry in view(t.state, 0).known if entry.zones == ["hand 2"]]
    assert (t.size(0), t.size(1), len(seen)) == (10, 2, known)


def test_three_from_each_of_two_cities_or_in_total():
    t = table().timeline(0, babylon=4, atlantis=4, jericho=5).knowledge(babylon=9, atlantis=3, jericho=3)
    t.create("philae").do("remove jericho 3", "remove atlantis 3")
    assert t.k("babylon", "atlantis", "jericho", "philae") == (9, 0, 0, 3)
    t = table(chosen_removal="total").timeline(0, babylon=4, atlantis=4, jericho=5)
    t.knowledge(babylon=9, atlantis=3, jericho=3).create("philae").do("remove jericho 1", "remove atlantis 2")
    assert t.k("babylon", "atlantis", "jericho", "philae") == (9, 1, 2, 3)
