"""One test for each megalith: what its effect does on a real table."""

from __future__ import annotations

import pytest

from tests.ancient_knowledge.table import table


def cards(*rows: tuple[object, ...]) -> list[object]:
    """Rows of parameters, each marked with the card it begins with."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


# ---- final scoring


@pytest.mark.card("stonehenge")
def test_stonehenge_scores_sets_of_technologies():
    assert table().past(0, "stonehenge").technologies(0, ancient=3, writing=2, secret=4).points("effects") == 4


@pytest.mark.parametrize(
    ("name", "needed", "points"),
    cards(
        ("menhir_di_monte_corru_tundu", 15, 9),
        ("dolmen_of_fontanaccia", 10, 4),
        ("giants_tomb", 20, 12),
    ),
)
def test_points_for_much_lost_knowledge(name: str, needed: int, points: int):
    assert table().past(0, name).lose(0, needed).points("effects") == points
    assert table().past(0, name).lose(0, needed - 1).points("effects") == 0


@pytest.mark.card("aswan_obelisk")
def test_aswan_obelisk_scores_each_pyramid():
    assert table().past(0, "aswan_obelisk", "caral", "tonina", "petra").points("effects") == 2


@pytest.mark.card("sulawesi_megaliths")
def test_sulawesi_megaliths_score_with_seven_megaliths():
    six = ["hagar_qim", "hire_benakal", "aramu_muru", "barabar_caves", "ggantija", "masuda_iwafune"]
    assert table().past(0, "sulawesi_megaliths", *six).points("effects") == 6
    assert table().past(0, "sulawesi_megaliths", *six[1:], "caral").points("effects") == 0


@pytest.mark.parametrize(
    ("name", "kind"),
    cards(("moron", "ancient"), ("dolmen_of_ganghwa", "writing")),
)
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 4), (5, 7)])
def test_points_for_technologies_of_a_kind(name: str, kind: str, count: int, points: int):
    assert table().past(0, name).technologies(0, **{kind: count}).points("effects") == points


@pytest.mark.card("circles_of_mpumalanga")
def test_circles_of_mpumalanga_score_each_megalith():
    assert table().past(0, "circles_of_mpumalanga", "hagar_qim", "petra").points("effects") == 2


@pytest.mark.card("merchants_table")
def test_merchants_table_scores_each_monument_left_in_the_timeline():
    t = table().past(0, "merchants_table").timeline(0, petra=3, caral=4, hagar_qim=4)
    assert (t.points("effects"), t.points("timeline")) == (3, 3)


# ---- Timeline phase


@pytest.mark.card("ishibutai_kofun")
@pytest.mark.parametrize(("lost", "left"), [(5, 4), (4, 4)])
def test_ishibutai_kofun_removes_1_of_5_lost(lost: int, left: int):
    assert table().timeline(0, ishibutai_kofun=4).lose(0, lost).phase().lost(0) == left


@pytest.mark.card("leshan_giant_buddha")
@pytest.mark.parametrize(("megaliths", "left"), [(3, 1), (2, 2)])
def test_leshan_giant_buddha_removes_1_lost_with_three_megaliths(megaliths: int, left: int):
    t = table().timeline(0, leshan_giant_buddha=5).past_kinds(0, megalith=megaliths).lose(0, 2).phase()
    assert t.lost(0) == left


@pytest.mark.card("hagar_qim")
def test_hagar_qim_removes_1_lost_each_turn():
    assert table().timeline(0, hagar_qim=2).lose(0, 2).phase().lost(0) == 1
    assert table().timeline(0, hagar_qim=2).phase().lost(0) == 0


@pytest.mark.card("ggantija")
def test_ggantija_takes_1_off_each_adjacent_city():
    t = table().timeline(0, ggantija=2, jericho=2, heracleion=3, caral=3).knowledge(jericho=2, heracleion=1, caral=1)
    assert t.phase().k("jericho", "heracleion", "caral") == (1, 0, 1)


# ---- ongoing


@pytest.mark.card("colossi_of_memnon")
def test_colossi_of_memnon_let_further_megaliths_enter_with_1_less():
    assert table().timeline(0, colossi_of_memnon=5).create("hagar_qim").k("hagar_qim") == (2,)
    assert table().create("colossi_of_memnon").k("colossi_of_memnon") == (2,)


@pytest.mark.card("hire_benakal")
def test_hire_benakal_reacts_to_writing():
    t = table().timeline(0, hire_benakal=5).knowledge(hire_benakal=2).past_kinds(0, megalith=2)
    t.learn("coptic_alphabet", "resolve hire_benakal")
    assert (t.k("hire_benakal"), t.size(0)) == ((1,), 4)


@pytest.mark.card("chabola_de_la_hechicera")
def test_chabola_reacts_to_an_artifact():
    t = table().timeline(0, chabola_de_la_hechicera=6).knowledge(chabola_de_la_hechicera=3).create("ica_stones")
    assert (t.k("chabola_de_la_hechicera"), t.size(0)) == ((2,), 1)
    t = table().timeline(0, chabola_de_la_hechicera=6).knowledge(chabola_de_la_hechicera=3).create("caral")
    assert (t.k("chabola_de_la_hechicera"), t.size(0)) == ((3,), 0)


@pytest.mark.card("poulnabrone_dolmen")
def test_poulnabrone_dolmen_doubles_a_creation_with_eleven_in_the_past():
    t = table().timeline(0, poulnabrone_dolmen=6).past_kinds(0, city=6, megalith=5)
    t.create("caral", keep=["tonina", "uxmal"])
    assert t.question() == "create-more"
    t.do("create tonina 4")
    assert (t.place("tonina"), t.question()) == ((4, 1), "act")  # the bonus earns no further one
    t = table().timeline(0, poulnabrone_dolmen=6).past_kinds(0, city=5, megalith=5)
    assert t.create("caral", keep=["tonina"]).question() == "act"


def test_poulnabrone_dolmen_also_doubles_a_creation_granted_by_another_card():
    t = table().timeline(0, poulnabrone_dolmen=6).past_kinds(0, city=6, megalith=5)
    t.create("dolmen_of_menga", 0, "resolve dolmen_of_menga", keep=["caral", "tonina", "uxmal"])
    t.do("create caral 4")  # granted by Menga: it earns a bonus, and so did Menga itself
    assert t.question() == "create-more"
    t.do("create tonina 4")
    assert t.question() == "create-more"
    assert t.do("create uxmal 2").question() == "act"


# ---- immediate


@pytest.mark.card("diquis_stone_spheres")
def test_diquis_stone_spheres_allow_an_artifact():
    t = table().create("diquis_stone_spheres", keep=["ica_stones", "caral"])
    assert t.legal() == {"create ica_stones", "done"}
    assert t.do("create ica_stones").artifacts_of(0) == ["ica_stones"]


@pytest.mark.parametrize(
    ("name", "megaliths", "low", "high"),
    cards(("fort_samaipata", 3, 1, 6), ("baalbek_trilithon", 4, 1, 7)),
)
def test_it_enters_with_less_with_megaliths_in_the_past(name: str, megaliths: int, low: int, high: int):
    assert table().past_kinds(0, megalith=megaliths).create(name).k(name) == (low,)
    assert table().past_kinds(0, megalith=megaliths - 1).create(name).k(name) == (high,)


@pytest.mark.card("dolmen_of_menga")
def test_dolmen_of_menga_allows_another_monument():
    t = table().create("dolmen_of_menga", keep=["caral", "ica_stones"])
    assert t.offers("create") == ["caral 3", "caral 4", "caral 5"]
    assert t.do("create caral 4").place("caral") == (4, 0)


@pytest.mark.card("masuda_iwafune")
def test_masuda_iwafune_allows_another_megalith():
    t = table().create("masuda_iwafune", keep=["caral", "hagar_qim"])
    assert t.offers("create") == ["hagar_qim 1", "hagar_qim 2", "hagar_qim 3"]
    t.do("create hagar_qim 2")
    assert (t.place("hagar_qim"), t.k("hagar_qim"), t.question()) == ((2, 0), (3,), "act")


@pytest.mark.card("standing_stones_of_stenness")
def test_standing_stones_take_1_off_every_other_megalith():
    t = table().timeline(0, hagar_qim=2, ggantija=6, caral=4).knowledge(hagar_qim=3, caral=2)
    t.create("standing_stones_of_stenness")
    assert t.k("hagar_qim", "ggantija", "caral", "standing_stones_of_stenness") == (2, 0, 2, 2)


@pytest.mark.parametrize(
    ("name", "tokens"),
    cards(("tlalocs_statue", 3), ("great_sphinx_of_giza", 2), ("megaliths_of_cauria", 1)),
)
def test_it_puts_knowledge_on_a_monument_of_each_opponent(name: str, tokens: int):
    t = table(players=3).timeline(0, petra=6).timeline(1, caral=3, tonina=4).timeline(2, uxmal=2)
    t.create(name)
    assert t.legal() == {"add caral", "add tonina"}
    t.do("add tonina")
    assert t.k("petra", "caral", "tonina", "uxmal") == (0, 0, tokens, tokens)


# ---- decline


@pytest.mark.card("dolmen_of_gochang")
@pytest.mark.parametrize(("megaliths", "left"), [(5, 2), (4, 9)])
def test_dolmen_of_gochang_removes_7_lost_with_five_megaliths(megaliths: int, left: int):
    t = table().timeline(0, dolmen_of_gochang=1).past_kinds(0, megalith=megaliths).lose(0, 9).decline()
    assert t.lost(0) == left


@pytest.mark.parametrize(("name", "count"), cards(("aramu_muru", 2), ("the_fairies_rock", 1)))
def test_every_opponent_discards_hand_cards(name: str, count: int):
    t = table(players=3).timeline(0, **{name: 1}).hand(0, "bagan").hand(1, "petra", "caral", "tonina").hand(2, "uxmal")
    t.decline().by(1, *["discard petra", "discard caral"][:count])
    assert (t.size(0), t.size(1), t.size(2)) == (1, 3 - count, 0)
    assert t.pile_of()[0] == "uxmal"


@pytest.mark.card("menhirs_of_monteneuf")
def test_menhirs_of_monteneuf_allow_a_creation_as_they_decline():
    t = table().timeline(0, menhirs_of_monteneuf=1).hand(0, "timbuktu", "caral").decline()
    t.do("create timbuktu 1")
    assert t.past_of(0) == ["menhirs_of_monteneuf", "timbuktu"]  # placed on slot 1 it declines too
    t = table().timeline(0, menhirs_of_monteneuf=1).hand(0, "timbuktu", "caral").decline().do("create caral 4")
    assert (t.past_of(0), t.place("caral")) == (["menhirs_of_monteneuf"], (3, 0))
    assert table().timeline(0, menhirs_of_monteneuf=1).hand(0, "caral").decline().do("done").size(0) == 1


@pytest.mark.card("statues_of_ramesses_ii")
def test_statues_of_ramesses_draw_4():
    assert table().timeline(0, statues_of_ramesses_ii=1).decline().size(0) == 4


@pytest.mark.card("carnac_standing_stones")
@pytest.mark.parametrize(("lost", "left"), [(20, 5), (19, 19)])
def test_carnac_removes_15_of_20_lost(lost: int, left: int):
    assert table().timeline(0, carnac_standing_stones=1).lose(0, lost).decline().lost(0) == left


@pytest.mark.card("menhir_of_kerloas")
def test_menhir_of_kerloas_takes_a_card_from_a_hand():
    t = table(players=3).timeline(0, menhir_of_kerloas=1).hand(1, "petra", "caral").hand(2, "uxmal").decline()
    t.do("opponent 2")
    assert t.legal() == {"keep petra", "keep caral"}
    t.do("keep caral")
    assert (t.hand_of(0), t.hand_of(1), t.hand_of(2)) == (["caral"], ["petra"], ["uxmal"])


@pytest.mark.card("barabar_caves")
def test_barabar_caves_give_lost_knowledge_to_an_opponent():
    t = table(players=3).timeline(0, barabar_caves=1).timeline(1, caral=3).timeline(2, petra=4).lose(0, 2).decline()
    assert t.legal() == {"number 0", "number 1", "number 2"}
    t.do("number 2")
    assert t.legal() == {"add caral", "add petra"}
    t.do("add petra")
    assert (t.lost(0), t.k("petra"), t.k("caral")) == (0, (2,), (0,))
    assert table().timeline(0, barabar_caves=1).timeline(1, caral=3).decline().asked() == 1


@pytest.mark.card("montguyon_dolmen")
def test_montguyon_dolmen_lets_learn_whatever_the_requirement():
    t = table().timeline(0, montguyon_dolmen=1).board(3, "ari_kat", "plato", "alchemy").decline()
    assert {"learn ari_kat", "learn plato", "learn thales", "done"} <= t.legal()
    assert t.do("learn ari_kat").collection_of(0) == ["ari_kat"]
