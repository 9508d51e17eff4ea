"""One test for each artifact: what its effect does on a real table."""

from __future__ import annotations

import pytest

from tests.ancient_knowledge.table import table


def cards(*rows: tuple[object, ...]) -> list[object]:
    """Rows of parameters, each marked with the card it begins with."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


# ---- Timeline phase


@pytest.mark.card("disk_of_sabu")
@pytest.mark.parametrize(("megaliths", "left"), [(4, 1), (3, 2)])
def test_disk_of_sabu_removes_1_lost_with_four_megaliths(megaliths: int, left: int):
    assert table().artifacts(0, "disk_of_sabu").past_kinds(0, megalith=megaliths).lose(0, 2).phase().lost(0) == left


@pytest.mark.card("sarcophagus_of_saqqara")
def test_sarcophagus_of_saqqara_with_three_cities_in_the_timeline():
    t = table().artifacts(0, "sarcophagus_of_saqqara").timeline(0, heracleion=2, jericho=3, bagan=4)
    t.knowledge(jericho=2).phase()
    assert (t.k("jericho"), t.size(0)) == ((1,), 1)
    t = table().artifacts(0, "sarcophagus_of_saqqara").timeline(0, heracleion=2, jericho=3).knowledge(jericho=2).phase()
    assert (t.k("jericho"), t.size(0)) == ((2,), 0)


@pytest.mark.card("planetary_stone")
def test_planetary_stone_takes_up_to_3_for_two_cards():
    t = table().artifacts(0, "planetary_stone").timeline(0, jericho=3).knowledge(jericho=3).hand(0, "petra", "caral")
    t.phase()
    assert t.legal() == {"discard petra", "done"}  # ascending, and a second card must follow
    t.do("discard petra", "discard caral", "remove jericho 3")
    assert (t.k("jericho"), t.size(0), len(t.pile_of())) == ((0,), 0, 2)
    t = table().artifacts(0, "planetary_stone").timeline(0, jericho=3).knowledge(jericho=3).hand(0, "petra").phase()
    assert t.asked() == 1


@pytest.mark.card("disks_of_bayan_kara_ula")
@pytest.mark.parametrize(("third", "left"), [("caral", 2), ("bagan", 3)])
def test_disks_of_bayan_kara_ula_need_all_three_kinds(third: str, left: int):
    t = table().artifacts(0, "disks_of_bayan_kara_ula").timeline(0, jericho=3, aramu_muru=4, **{third: 5})
    assert t.knowledge(jericho=3).phase().k("jericho") == (left,)


@pytest.mark.card("ica_stones")
def test_ica_stones_draw_with_three_artifacts():
    assert table().artifacts(0, "ica_stones", "nazca_lines", "olmec_heads").phase().size(0) == 1
    assert table().artifacts(0, "ica_stones", "nazca_lines").phase().size(0) == 0


@pytest.mark.card("antikythera_mechanism")
def test_antikythera_mechanism_saves_a_monument_with_4_knowledge():
    t = table().artifacts(0, "antikythera_mechanism").timeline(0, jericho=1).knowledge(jericho=4).phase()
    assert (t.place("jericho"), t.past_of(0)) == ((2, 0), [])  # moved to slot 3, then shifted
    t = table().artifacts(0, "antikythera_mechanism").timeline(0, jericho=1).knowledge(jericho=3).phase()
    assert t.past_of(0) == ["jericho"]
    t = table().artifacts(0, "antikythera_mechanism").timeline(0, jericho=1, bagan=3, caral=3).knowledge(jericho=4)
    assert t.phase().past_of(0) == ["jericho"]


@pytest.mark.card("moai_statue")
def test_moai_statue_draws_4_for_two_artifacts_from_hand():
    t = table().artifacts(0, "moai_statue").hand(0, "ica_stones", "tzolkin", "petra").phase()
    t.do("discard ica_stones", "discard tzolkin")
    assert t.size(0) == 5
    t = table().artifacts(0, "moai_statue").hand(0, "ica_stones", "caral", "petra").phase()
    assert t.legal() == {"done"}  # only the hand's owner knows that


@pytest.mark.card("la_mana_pyramid")
def test_la_mana_pyramid_exchanges_a_card():
    t = table().artifacts(0, "la_mana_pyramid").hand(0, "petra").deck("caral", "bagan").phase().do("discard petra")
    assert (t.hand_of(0), t.pile_of()) == (["caral"], ["petra"])


@pytest.mark.card("tzolkin")
@pytest.mark.parametrize("lost", [3, 4])
def test_tzolkin_may_take_1_with_little_lost(lost: int):
    t = table().artifacts(0, "tzolkin").timeline(0, jericho=3).knowledge(jericho=2).past_kinds(0, city=1).lose(0, lost)
    t.phase()
    if lost == 3:
        assert t.legal() == {"remove jericho 1", "done"}
        t.do("remove jericho 1")
    assert (t.asked(), t.k("jericho")) == (1, (1 if lost == 3 else 2,))


@pytest.mark.card("incahuasi_quipus")
@pytest.mark.parametrize(("lost", "past", "drawn"), [(3, 1, 1), (4, 1, 0), (0, 0, 0)])
def test_incahuasi_quipus_draw_with_little_lost(lost: int, past: int, drawn: int):
    assert table().artifacts(0, "incahuasi_quipus").past_kinds(0, city=past).lose(0, lost).phase().size(0) == drawn


@pytest.mark.card("paracas_candelabra")
def test_paracas_candelabra_takes_up_to_2_with_three_pyramids():
    t = table().artifacts(0, "paracas_candelabra").timeline(0, caral=4, gunung_padang=3, yonaguni=5)
    t.knowledge(caral=2, yonaguni=9).phase().do("remove caral 1", "remove yonaguni 1")
    assert t.k("caral", "yonaguni") == (1, 8)


@pytest.mark.parametrize(
    ("name", "pyramids", "lost"),
    cards(("pachamama_monolith", 5, 0), ("michaux_stone", 0, 17)),
)
def test_it_may_learn_in_the_timeline_phase(name: str, pyramids: int, lost: int):
    t = table().artifacts(0, name).past_kinds(0, pyramid=pyramids).lose(0, lost).phase().do("learn thales")
    assert t.collection_of(0) == ["thales"]
    t = table().artifacts(0, name).past_kinds(0, pyramid=max(0, pyramids - 1)).lose(0, max(0, lost - 1)).phase()
    assert t.asked() == 1


@pytest.mark.card("piri_reis_map")
def test_piri_reis_map_moves_a_monument_without_knowledge():
    t = table().artifacts(0, "piri_reis_map").timeline(0, jericho=3, bagan=4).knowledge(jericho=1).phase()
    assert t.offers("move") == ["bagan 1", "bagan 2", "bagan 3", "bagan 5", "bagan 6"]
    assert t.do("move bagan 6").place("bagan") == (5, 0)


@pytest.mark.card("klerksdorp_spheres")
@pytest.mark.parametrize(("lost", "drawn"), [(5, 1), (4, 0)])
def test_klerksdorp_spheres_draw_with_5_lost(lost: int, drawn: int):
    assert table().artifacts(0, "klerksdorp_spheres").lose(0, lost).phase().size(0) == drawn


@pytest.mark.card("luddite_flute")
def test_luddite_flute_is_given_up_to_refresh_the_past():
    t = table().artifacts(0, "luddite_flute").past_kinds(0, city=6, rotated=5).phase().do("yes")
    assert t.offers("number") == ["0", "1", "2", "3", "4"]
    t.do("number 4")
    assert (t.state.rotated[0], t.artifacts_of(0), t.pile_of()) == (1, [], ["luddite_flute"])
    assert table().artifacts(0, "luddite_flute").phase().do("no").artifacts_of(0) == ["luddite_flute"]


@pytest.mark.card("baghdad_battery")
def test_baghdad_battery_is_given_up_to_take_4():
    t = table().artifacts(0, "baghdad_battery").timeline(0, jericho=3, bagan=4).knowledge(jericho=3, bagan=2)
    t.phase().do("yes", "remove bagan 1", "remove jericho 3")
    assert (t.k("bagan", "jericho"), t.artifacts_of(0)) == ((1, 0), [])


@pytest.mark.card("iron_pillar_of_delhi")
def test_iron_pillar_needs_two_monuments_in_slot_1():
    t = table().artifacts(0, "iron_pillar_of_delhi").timeline(0, uxmal=1, easter_island=1, caral=4).knowledge(caral=2)
    t.phase().do("resolve iron_pillar_of_delhi")
    assert (t.k("caral"), t.size(0)) == ((1,), 1)
    t = table().artifacts(0, "iron_pillar_of_delhi").timeline(0, easter_island=1, caral=4).knowledge(caral=2).phase()
    assert t.k("caral") == (2,)


@pytest.mark.card("saqqara_vases")
def test_saqqara_vases_are_given_up_to_move_a_monument():
    t = table().artifacts(0, "saqqara_vases").timeline(0, jericho=1).knowledge(jericho=3).phase()
    t.do("yes", "move jericho 5")
    assert (t.place("jericho"), t.k("jericho"), t.artifacts_of(0)) == ((4, 0), (3,), [])


@pytest.mark.card("assurbanipals_tablet")
@pytest.mark.parametrize(("hand", "after"), [(0, 1), (1, 2), (2, 2)])
def test_assurbanipals_tablet_draws_with_at_most_one_card(hand: int, after: int):
    assert table().artifacts(0, "assurbanipals_tablet").fill(0, hand).phase().size(0) == after


# ---- ongoing


@pytest.mark.card("crystal_skull")
def test_crystal_skull_learns_after_rotating_three():
    t = table().artifacts(0, "crystal_skull").past_kinds(0, city=4).do("excavate 3")
    assert t.offers("learn") == ["planetary_grid", "sator_square", "thales"]
    assert "done" not in t.legal()
    assert table().artifacts(0, "crystal_skull").past_kinds(0, city=4).do("excavate 2").question() == "act"


@pytest.mark.parametrize(
    ("name", "technology"),
    cards(
        ("glozel_artifacts", "rongorongo_glyphs"),
        ("dogon_mythology", "anaximander"),
        ("voynich_manuscript", "the_number_pi"),
    ),
)
def test_it_draws_2_for_a_technology_of_a_kind(name: str, technology: str):
    t = table().artifacts(0, name).learn(technology, f"resolve {name}")
    assert t.size(0) == 2
    other = "anaximander" if technology != "anaximander" else "the_number_pi"
    assert table().artifacts(0, name).learn(other).size(0) == 0


@pytest.mark.card("sumerian_tablets")
@pytest.mark.parametrize("technology", ["rongorongo_glyphs", "anaximander", "the_number_pi"])
def test_sumerian_tablets_draw_1_for_any_technology(technology: str):
    assert table().artifacts(0, "sumerian_tablets").learn(technology, "resolve sumerian_tablets").size(0) == 1


@pytest.mark.parametrize(
    ("name", "monument", "other"),
    cards(("nazca_lines", "caral", "hagar_qim"), ("olmec_heads", "hagar_qim", "caral")),
)
def test_it_draws_1_for_a_monument_of_a_kind(name: str, monument: str, other: str):
    assert table().artifacts(0, name).create(monument).size(0) == 1
    assert table().artifacts(0, name).create(other).size(0) == 0


@pytest.mark.card("genetic_disk")
def test_genetic_disk_takes_up_to_2_for_a_monument_in_slot_5_or_6():
    t = table().artifacts(0, "genetic_disk").create("barabar_caves")
    assert t.legal() == {"remove barabar_caves 1", "remove barabar_caves 2", "done"}
    assert t.do("remove barabar_caves 2").k("barabar_caves") == (1,)
    assert table().artifacts(0, "genetic_disk").create("caral").question() == "act"


@pytest.mark.card("kensington_runestone")
def test_kensington_runestone_replaces_the_draw_for_two():
    t = table().artifacts(0, "kensington_runestone").timeline(0, babylon=4).knowledge(babylon=9).past_kinds(0, city=3)
    t.do("excavate 2", "yes", "remove babylon 6")
    assert (t.k("babylon"), t.size(0), t.state.rotated[0]) == ((3,), 0, 2)
    t = table().artifacts(0, "kensington_runestone").timeline(0, babylon=4).knowledge(babylon=9).past_kinds(0, city=3)
    assert t.do("excavate 2", "no").size(0) == 4
    t = table().artifacts(0, "kensington_runestone").timeline(0, babylon=4).knowledge(babylon=9).past_kinds(0, city=3)
    assert t.do("excavate 3").size(0) == 6
    # Without knowledge to remove there is nothing to choose: the cards are drawn.
    assert table().artifacts(0, "kensington_runestone").past_kinds(0, city=3).do("excavate 2").size(0) == 4


@pytest.mark.parametrize(
    ("name", "monument", "tokens", "other"),
    cards(
        ("nebra_sky_disc", "hagar_qim", 2, "caral"),
        ("dogu_figurines", "heracleion", 1, "caral"),
        ("khufus_solar_barque", "caral", 1, "heracleion"),
    ),
)
def test_monuments_of_a_kind_enter_with_1_less(name: str, monument: str, tokens: int, other: str):
    assert table().artifacts(0, name).create(monument).k(monument) == (tokens,)
    assert table().artifacts(0, name).create(other).k(other) == (2,)


@pytest.mark.card("phaistos_disc")
def test_phaistos_disc_gives_3_for_each_rotation():
    assert table().artifacts(0, "phaistos_disc").past_kinds(0, city=2).do("excavate 2").size(0) == 6


@pytest.mark.card("nimrud_lens")
def test_nimrud_lens_may_take_1_for_any_technology():
    t = table().artifacts(0, "nimrud_lens").timeline(0, jericho=3).knowledge(jericho=2)
    t.learn("mercury", "resolve nimrud_lens")
    assert t.legal() == {"remove jericho 1", "done"}
    assert t.do("remove jericho 1").k("jericho") == (1,)


@pytest.mark.card("elongated_skulls")
@pytest.mark.parametrize(("tokens", "drawn"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_elongated_skulls_draw_2_for_every_3_lost(tokens: int, drawn: int):
    t = table().artifacts(0, "elongated_skulls").timeline(0, byblos=1).knowledge(byblos=tokens).decline()
    assert (t.size(0), t.lost(0)) == (drawn, tokens)


@pytest.mark.card("oronce_fines_map")
def test_oronce_fines_map_makes_opponents_discard_2_after_rotating_three():
    t = (
        table()
        .artifacts(0, "oronce_fines_map")
        .past_kinds(0, city=4)
        .hand(1, "caral", "uxmal", "tonina")
        .do("excavate 3")
    )
    assert (t.question(), t.size(0)) == ("forced-discard", 6)
    t.by(1, "discard caral", "discard uxmal")
    assert t.size(1) == 1
    t = table().artifacts(0, "oronce_fines_map").past_kinds(0, city=4).hand(1, "caral", "uxmal", "tonina")
    assert t.do("excavate 4").size(1) == 3


def test_oronce_fines_map_works_with_a_full_hand():
    """AMB-56: it reacts to what was rotated, not to what was drawn."""
    t = table().artifacts(0, "oronce_fines_map").past_kinds(0, city=3).fill(0, 10).fill(1, 2)
    assert t.do("excavate 3").size(1) == 0
