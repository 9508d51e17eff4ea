"""One test for each city: what its effect does on a real table."""

from __future__ import annotations

import pytest

from tests.ancient_knowledge.table import table


def cards(*ids: str) -> list[object]:
    return [pytest.param(name, marks=pytest.mark.card(name)) for name in ids]


# ---- final scoring


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        pytest.param("osirion", "ancient", marks=pytest.mark.card("osirion")),
        pytest.param("abu_gorab", "secret", marks=pytest.mark.card("abu_gorab")),
    ],
)
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 4), (4, 4), (5, 7), (9, 7)])
def test_points_for_technologies_of_a_kind(name: str, kind: str, count: int, points: int):
    assert table().past(0, name).technologies(0, **{kind: count}).points("effects") == points


@pytest.mark.card("gobekli_tepe")
def test_gobekli_tepe_scores_the_most_frequent_kind():
    t = table().past(0, "gobekli_tepe", "stonehenge", "moron", "aswan_obelisk", "caral")
    assert t.points("effects") == 3 + 1 + 0  # three megaliths; the obelisk counts one pyramid; no technologies


@pytest.mark.card("byblos")
def test_byblos_scores_sets_of_the_three_kinds():
    t = table().past(0, "byblos", "heracleion", "hagar_qim", "leshan_giant_buddha", "caral", "tonina", "uxmal")
    assert t.points("effects") == 4


@pytest.mark.card("ellora_caves")
def test_ellora_caves_scores_each_city_itself_included():
    assert table().past(0, "ellora_caves", "heracleion", "petra", "caral").points("effects") == 3


# ---- Timeline phase


@pytest.mark.card("ollantaytambo")
def test_ollantaytambo_takes_1_off_each_adjacent_city():
    t = table().timeline(0, ollantaytambo=3, jericho=3, bagan=4, caral=2, byblos=6)
    t.knowledge(ollantaytambo=2, jericho=1, bagan=2, caral=2, byblos=2).phase()
    assert t.k("ollantaytambo", "jericho", "bagan", "caral", "byblos") == (2, 0, 1, 2, 2)


@pytest.mark.card("luxor_temple")
@pytest.mark.parametrize(("slot", "left"), [(4, 7), (6, 10)])
def test_luxor_temple_loses_3_beside_two_pyramids(slot: int, left: int):
    t = table().timeline(0, luxor_temple=3, caral=3, gunung_padang=slot).knowledge(luxor_temple=10).phase()
    assert t.k("luxor_temple") == (left,)


@pytest.mark.card("mohenjo_daro")
@pytest.mark.parametrize(("other", "left"), [("aramu_muru", 7), ("caral", 9)])
def test_mohenjo_daro_loses_2_beside_two_of_a_kind(other: str, left: int):
    t = table().timeline(0, mohenjo_daro=5, statues_of_ramesses_ii=5, **{other: 6}).knowledge(mohenjo_daro=9).phase()
    assert t.k("mohenjo_daro") == (left,)


@pytest.mark.card("petra")
@pytest.mark.parametrize(("lost", "past", "drawn"), [(2, 1, 1), (3, 1, 0), (0, 0, 0)])
def test_petra_draws_with_little_lost_and_a_past(lost: int, past: int, drawn: int):
    assert table().timeline(0, petra=4).lose(0, lost).past_kinds(0, city=past).phase().size(0) == drawn


@pytest.mark.card("parthenon")
def test_parthenon_takes_up_to_2_with_11_knowledge_in_the_timeline():
    t = table().timeline(0, parthenon=3, babylon=4).knowledge(parthenon=2, babylon=9).phase()
    assert t.legal() == {"remove parthenon 1", "remove parthenon 2", "remove babylon 1", "remove babylon 2", "done"}
    t.do("remove parthenon 1", "remove babylon 1")
    assert t.k("parthenon", "babylon") == (1, 8)
    t = table().timeline(0, parthenon=3, babylon=4).knowledge(parthenon=2, babylon=8).phase()
    assert t.k("parthenon", "babylon") == (2, 8)


@pytest.mark.card("tulum")
def test_tulum_costs_a_hand_card_each_turn():
    t = table().timeline(0, tulum=4).hand(0, "petra", "caral").phase().do("discard petra")
    assert (t.hand_of(0), t.pile_of()) == (["caral"], ["petra"])
    assert table().timeline(0, tulum=4).phase().asked() == 1


@pytest.mark.card("cyrene")
@pytest.mark.parametrize(("cities", "left"), [(4, 6), (3, 8)])
def test_cyrene_loses_2_with_four_cities_in_the_past(cities: int, left: int):
    assert table().timeline(0, cyrene=3).knowledge(cyrene=8).past_kinds(0, city=cities).phase().k("cyrene") == (left,)


# ---- ongoing


@pytest.mark.card("warangal")
def test_warangal_removes_1_and_draws_1_when_a_secret_is_learned():
    t = table().timeline(0, warangal=5, petra=4).knowledge(warangal=2, petra=1)
    t.learn("the_number_pi", "resolve warangal")
    assert t.legal() == {"remove warangal 1", "remove petra 1"}
    t.do("remove petra 1")
    assert (t.k("petra"), t.k("warangal"), t.size(0)) == ((0,), (1,), 1)  # then pi takes 1 off each city
    t = table().timeline(0, warangal=5).knowledge(warangal=2).learn("mercury")
    assert (t.k("warangal"), t.size(0)) == ((2,), 0)


@pytest.mark.parametrize("name", cards("easter_island", "angkor_wat"))
def test_cities_enter_with_1_less(name: str):
    t = table().timeline(0, **{name: 5}).past_kinds(0, city=1).create("heracleion")
    assert t.k("heracleion") == (1,)
    t = table().timeline(0, **{name: 5}).past_kinds(0, city=1).create("caral")
    assert t.k("caral") == (2,)


def test_angkor_wat_needs_a_city_in_the_past_and_does_not_count_for_itself():
    assert table().timeline(0, angkor_wat=6).create("heracleion").k("heracleion") == (2,)
    assert table().past_kinds(0, city=1).create("angkor_wat").k("angkor_wat") == (2,)


@pytest.mark.card("temple_of_kom_ombo")
def test_temple_of_kom_ombo_lets_pyramids_enter_with_1_less():
    t = table().timeline(0, temple_of_kom_ombo=5).create("caral")
    assert t.k("caral") == (1,)
    assert table().timeline(0, temple_of_kom_ombo=5).create("heracleion").k("heracleion") == (2,)


# ---- immediate


@pytest.mark.card("timbuktu")
def test_timbuktu_removes_1_lost_knowledge():
    assert table().lose(0, 4).create("timbuktu").lost(0) == 3


@pytest.mark.parametrize("name", cards("lopburi_temple", "bagan"))
def test_it_trades_places_with_another_monument(name: str):
    t = table().timeline(0, heracleion=2, caral=2, petra=3).knowledge(caral=2)
    t.create(name)
    start = t.state.lookup.start[t.number(name)]
    assert t.legal() == {"swap heracleion", "swap caral", "swap petra"}
    t.do("swap caral")
    assert (t.place(name), t.place("caral"), t.k("caral")) == ((2, 1), (start, 0), (2,))


@pytest.mark.card("tiwanaku")
def test_tiwanaku_takes_1_off_every_other_city():
    t = table().timeline(0, petra=6, byblos=5, caral=1).knowledge(petra=1, byblos=0, caral=2).create("tiwanaku")
    assert t.k("petra", "byblos", "caral", "tiwanaku") == (0, 0, 2, 2)


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        pytest.param("baalbek", 1, 6, marks=pytest.mark.card("baalbek")),
        pytest.param("sacsayhuaman", 2, 8, marks=pytest.mark.card("sacsayhuaman")),
    ],
)
def test_it_enters_with_less_with_three_cities_in_the_past(name: str, low: int, high: int):
    assert table().past_kinds(0, city=3).create(name).k(name) == (low,)
    assert table().past_kinds(0, city=2, megalith=3).create(name).k(name) == (high,)


@pytest.mark.card("inwa")
def test_inwa_enters_with_5_less_with_three_secret_technologies():
    assert table().technologies(0, secret=3).create("inwa").k("inwa") == (1,)
    assert table().technologies(0, secret=2, ancient=3).create("inwa").k("inwa") == (6,)


@pytest.mark.card("potala_palace")
def test_potala_palace_skips_the_decline_phase():
    t = table().timeline(0, petra=1, heracleion=2).create("potala_palace").do("search")
    assert (t.asked(), t.place("petra"), t.place("heracleion"), t.place("potala_palace")) == (1, (1, 0), (2, 0), (3, 0))
    assert t.past_of(0) == []


@pytest.mark.card("philae")
def test_philae_takes_3_off_each_of_two_cities():
    t = table().timeline(0, babylon=4, atlantis=4, petra=5).knowledge(babylon=9, atlantis=2, petra=1).create("philae")
    # Nothing is asked: with itself and babylon the most goes that can.
    assert t.k("babylon", "atlantis", "petra", "philae") == (6, 2, 1, 0)
    t = table().timeline(0, babylon=4, atlantis=4).knowledge(babylon=9, atlantis=2).create("philae")
    assert (t.k("babylon", "atlantis", "philae"), t.question()) == ((9, 2, 3), "act")


@pytest.mark.card("persepolis")
def test_persepolis_allows_an_extra_archive():
    t = table().create("persepolis", 0, keep=["petra", "caral"])
    assert t.legal() == {"discard petra", "discard caral", "done"}
    t.do("discard petra", "done")
    assert (t.k("persepolis"), t.hand_of(0), t.question()) == ((2,), ["caral"], "act")
    assert table().create("persepolis", 0, "done", keep=["petra"]).k("persepolis") == (3,)


# ---- decline


@pytest.mark.card("ajanta_caves")
def test_ajanta_caves_moves_another_monument():
    t = table().timeline(0, ajanta_caves=1, petra=1, heracleion=2).knowledge(petra=1)
    t.decline().do("decline ajanta_caves")
    assert not [text for text in t.legal() if "ajanta" in text]
    assert {"move petra 2", "move heracleion 6"} <= t.legal()
    t.do("move petra 4")
    assert (t.past_of(0), t.place("petra"), t.place("heracleion"), t.lost(0)) == (["ajanta_caves"], (3, 0), (1, 0), 0)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        pytest.param("heracleion", 4, marks=pytest.mark.card("heracleion")),
        pytest.param("jericho", 6, marks=pytest.mark.card("jericho")),
    ],
)
def test_it_draws_when_it_declines(name: str, drawn: int):
    assert table().timeline(0, **{name: 1}).decline().size(0) == drawn


@pytest.mark.card("derinkuyu")
def test_derinkuyu_takes_4_off_a_city_with_6_or_more():
    t = table().timeline(0, derinkuyu=1, babylon=3, atlantis=4, yonaguni=5)
    t.knowledge(babylon=6, atlantis=9, yonaguni=9).decline()
    assert t.legal() == {"remove babylon 4", "remove atlantis 4"}
    assert t.do("remove atlantis 4").k("babylon", "atlantis") == (6, 5)
    assert table().timeline(0, derinkuyu=1, babylon=3).knowledge(babylon=5).decline().k("babylon") == (5,)


@pytest.mark.card("mycenae")
def test_mycenae_takes_up_to_7_off_other_monuments():
    t = table().timeline(0, mycenae=1, babylon=3, petra=4).knowledge(mycenae=4, babylon=9, petra=1).decline()
    assert "done" in t.legal()
    assert not t.can("remove mycenae 1")
    t.do("remove petra 1", "remove babylon 6")
    assert (t.k("petra", "babylon"), t.lost(0), t.past_of(0)) == ((0, 3), 4, ["mycenae"])


@pytest.mark.parametrize("name", cards("llaqtapata", "machu_picchu", "karnak_temple", "babylon", "atlantis"))
def test_it_is_discarded_if_it_declines_with_knowledge(name: str):
    t = table().timeline(0, **{name: 1}).knowledge(**{name: 1}).decline()
    assert (t.past_of(0), t.pile_of(), t.lost(0), t.k(name)) == ([], [name], 0, (0,))
    t = table().timeline(0, **{name: 1}).decline()
    assert (t.past_of(0), t.pile_of()) == ([name], [])
