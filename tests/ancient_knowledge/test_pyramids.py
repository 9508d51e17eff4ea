"""One test for each pyramid: what its effect does on a real table."""

from __future__ import annotations

import pytest

from clio.games.ancient_knowledge.state import TECH_DECK
from tests.ancient_knowledge.table import table


def cards(*rows: tuple[object, ...]) -> list[object]:
    """Rows of parameters, each marked with the card it begins with."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


# ---- final scoring


@pytest.mark.card("pyramid_of_khafre")
@pytest.mark.parametrize(("count", "points"), [(7, 0), (8, 5), (11, 5), (12, 12)])
def test_pyramid_of_khafre_scores_many_technologies(count: int, points: int):
    t = table().past(0, "pyramid_of_khafre").technologies(0, ancient=5, secret=count - 5)
    assert t.points("effects") == points


@pytest.mark.card("pyramid_of_pepi_ii")
def test_pyramid_of_pepi_scores_with_seven_cities():
    seven = ["petra", "heracleion", "jericho", "bagan", "inwa", "tulum", "cyrene"]
    assert table().past(0, "pyramid_of_pepi_ii", *seven).points("effects") == 6
    assert table().past(0, "pyramid_of_pepi_ii", *seven[1:]).points("effects") == 0


@pytest.mark.parametrize(("name", "kind"), cards(("meidum_pyramid", "secret"), ("palenque", "writing")))
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 4), (5, 7)])
def test_points_for_technologies_of_a_kind(name: str, kind: str, count: int, points: int):
    assert table().past(0, name).technologies(0, **{kind: count}).points("effects") == points


@pytest.mark.card("cahuachi_pyramids")
def test_cahuachi_pyramids_score_sets_of_technologies():
    assert table().past(0, "cahuachi_pyramids").technologies(0, ancient=1, writing=2, secret=1).points("effects") == 2


@pytest.mark.card("great_ziggurat_of_ur")
def test_great_ziggurat_scores_sets_of_the_three_kinds():
    assert table().past(0, "great_ziggurat_of_ur", "petra", "hagar_qim", "bagan").points("effects") == 2


@pytest.mark.card("comalcalco_temple")
def test_comalcalco_temple_scores_each_final_effect_its_own_included():
    t = table().past(0, "comalcalco_temple", "janggun_chong", "giants_tomb", "petra")
    assert t.points("effects") == 3


@pytest.mark.card("janggun_chong")
@pytest.mark.parametrize(("third", "points"), [({"uxmal": 4}, 6), ({}, 0)])
def test_janggun_chong_scores_with_three_in_the_timeline(third: dict[str, int], points: int):
    assert table().past(0, "janggun_chong").timeline(0, petra=4, caral=3, **third).points("effects") == points


# ---- Timeline phase


@pytest.mark.card("pyramid_of_tazumal")
def test_pyramid_of_tazumal_takes_up_to_2_with_11_in_the_timeline():
    t = table().timeline(0, pyramid_of_tazumal=3, yonaguni=4).knowledge(pyramid_of_tazumal=1, yonaguni=10).phase()
    assert t.do("remove yonaguni 2").k("yonaguni") == (8,)
    t = table().timeline(0, pyramid_of_tazumal=3, yonaguni=4).knowledge(yonaguni=10).phase()
    assert t.k("yonaguni") == (10,)


@pytest.mark.parametrize(
    ("name", "kind"),
    cards(
        ("chichen_itza", "aramu_muru"),
        ("uxmal", "aramu_muru"),
        ("dahshur_pyramid", "heracleion"),
        ("pyramid_of_menkaure", "heracleion"),
    ),
)
def test_it_takes_1_off_adjacent_monuments_of_a_kind(name: str, kind: str):
    other = "heracleion" if kind == "aramu_muru" else "aramu_muru"
    t = table().timeline(0, **{name: 3, kind: 4, other: 3}).knowledge(**{name: 2, kind: 2, other: 2}).phase()
    assert t.k(name, kind, other) == (2, 1, 2)


@pytest.mark.card("pyramid_of_djoser")
@pytest.mark.parametrize(("lost", "past", "left"), [(4, 1, 2), (5, 1, 3), (0, 0, 3)])
def test_pyramid_of_djoser_takes_1_with_little_lost(lost: int, past: int, left: int):
    t = table().timeline(0, pyramid_of_djoser=5).knowledge(pyramid_of_djoser=3).lose(0, lost)
    assert t.past_kinds(0, city=past).phase().k("pyramid_of_djoser") == (left,)


@pytest.mark.card("pyramid_of_neferirkare")
def test_pyramid_of_neferirkare_takes_1_off_another_monument():
    t = table().timeline(0, pyramid_of_neferirkare=5, heracleion=2, jericho=3)
    t.knowledge(pyramid_of_neferirkare=4, heracleion=1, jericho=1).phase()
    assert t.legal() == {"remove heracleion 1", "remove jericho 1"}
    assert t.do("remove jericho 1").k("pyramid_of_neferirkare", "heracleion", "jericho") == (4, 1, 0)


@pytest.mark.card("tonina")
def test_tonina_draws_1():
    assert table().timeline(0, tonina=4).phase().size(0) == 1


# ---- ongoing


@pytest.mark.card("candi_sukuh")
def test_candi_sukuh_lowers_one_number_of_a_requirement():
    t = table().board(1, "aristotle", "melchizedek", "ptolemy").hand(0, "petra", "bagan").past_kinds(0, pyramid=1)
    assert t.act().offers("learn") == []
    t.timeline(0, candi_sukuh=4)
    assert t.act().offers("learn") == ["aristotle"]  # melchizedek lacks two numbers; "at most 1" is not loosened
    t.hand(0, "petra")
    assert t.act().offers("learn") == ["aristotle", "ptolemy"]


@pytest.mark.card("borobudur_temple")
def test_borobudur_temple_lets_learn_after_an_artifact():
    t = table().timeline(0, borobudur_temple=3).create("ica_stones").do("learn thales")
    assert t.collection_of(0) == ["thales"]
    assert table().timeline(0, borobudur_temple=3).create("ica_stones").do("done").question() == "act"


@pytest.mark.card("phimeanakas")
def test_phimeanakas_reacts_to_ancient_technologies():
    t = table().timeline(0, phimeanakas=5).knowledge(phimeanakas=2).learn("mercury", "resolve phimeanakas")
    assert (t.k("phimeanakas"), t.size(0)) == ((1,), 1)


@pytest.mark.card("sneferus_pyramid")
def test_sneferus_pyramid_lets_cities_enter_with_1_less():
    assert table().timeline(0, sneferus_pyramid=5).create("heracleion").k("heracleion") == (1,)


# ---- immediate


@pytest.mark.card("yonaguni")
def test_yonaguni_loses_4_for_each_artifact_given_up():
    t = table().artifacts(0, "ica_stones", "tzolkin", "moai_statue").create("yonaguni")
    t.do("scrap ica_stones", "scrap moai_statue", "done")
    assert (t.k("yonaguni"), t.artifacts_of(0)) == ((6,), ["tzolkin"])
    assert sorted(t.pile_of()) == ["ica_stones", "moai_statue"]
    assert table().artifacts(0, "ica_stones").create("yonaguni").do("done").k("yonaguni") == (14,)


@pytest.mark.card("tikal_temple_i")
def test_tikal_temple_lets_learn():
    t = table().create("tikal_temple_i").do("learn thales")
    assert (t.collection_of(0), t.state.actions[0]) == (["thales"], 1)


@pytest.mark.card("xixia_wangling")
def test_xixia_wangling_takes_up_to_3_off_one_neighbour():
    t = table().timeline(0, heracleion=2, jericho=3, caral=4).knowledge(heracleion=2, jericho=3, caral=2)
    t.create("xixia_wangling")
    assert t.legal() == {"remove heracleion 1", "remove heracleion 2", "done"}  # the upper row has no other neighbour
    assert t.do("remove heracleion 2").k("heracleion", "jericho") == (0, 3)


@pytest.mark.card("nubian_pyramids")
def test_nubian_pyramids_allow_an_artifact():
    t = table().create("nubian_pyramids", keep=["ica_stones", "caral"])
    assert t.legal() == {"create ica_stones", "done"}
    assert t.do("done").size(0) == 2


@pytest.mark.card("the_queens_pyramids")
@pytest.mark.parametrize(("pyramids", "tokens"), [(0, 5), (3, 2), (6, 0)])
def test_queens_pyramids_enter_with_1_less_for_each_pyramid(pyramids: int, tokens: int):
    assert table().past_kinds(0, pyramid=pyramids).create("the_queens_pyramids").k("the_queens_pyramids") == (tokens,)


@pytest.mark.card("pyramid_of_nice")
def test_pyramid_of_nice_takes_1_off_any_monument():
    t = table().timeline(0, caral=4).knowledge(caral=2).create("pyramid_of_nice")
    assert t.legal() == {"remove caral 1", "remove pyramid_of_nice 1"}
    assert t.do("remove caral 1").k("caral", "pyramid_of_nice") == (1, 2)


@pytest.mark.card("pyramids_of_xian")
def test_pyramids_of_xian_trade_places():
    t = table().timeline(0, caral=2).knowledge(caral=2).create("pyramids_of_xian")
    assert (t.place("pyramids_of_xian"), t.place("caral")) == ((2, 0), (4, 0))
    assert table().create("pyramids_of_xian").question() == "act"


@pytest.mark.card("candi_kethek")
def test_candi_kethek_puts_two_open_technologies_under_their_decks():
    t = table().board(3, "ari_kat", "plato", "alchemy").create("candi_kethek").do("under thales", "under sator_square")
    # Two of three gone: the last one was discarded and the board filled anew.
    assert (len(t.board_of(1)), "planetary_grid" in t.board_of(1)) == (3, False)
    assert t.names(TECH_DECK + 1)[:2] == ["sator_square", "thales"]
    assert t.board_of(3) == ["ari_kat", "plato", "alchemy"]


# ---- decline


@pytest.mark.card("pyramid_of_the_niches")
def test_pyramid_of_the_niches_learns_from_the_top_of_the_second_deck():
    deck = ["plato", "golden_mean", "ari_kat", "alchemy", "imhotep", "thoth", "akhenaten", "maya_script", "royal_cubit"]
    t = table().tech_deck(2, *deck).timeline(0, pyramid_of_the_niches=1).past_kinds(0, city=3).decline()
    assert t.legal() == {"learn golden_mean"}  # the only one of seven whose requirement is met
    t.do("learn golden_mean", "under plato", "under ari_kat", "under alchemy", "under imhotep", "under thoth")
    assert t.collection_of(0) == ["golden_mean"]
    assert t.names(TECH_DECK + 2)[::-1] == [
        "maya_script", "royal_cubit", "plato", "ari_kat", "alchemy", "imhotep", "thoth", "akhenaten",
    ]  # fmt: skip


@pytest.mark.card("pyramid_of_userkaf")
def test_pyramid_of_userkaf_costs_each_opponent_an_artifact():
    t = table(players=3).timeline(0, pyramid_of_userkaf=1).artifacts(0, "tzolkin")
    t.artifacts(1, "ica_stones", "moai_statue").artifacts(2, "disk_of_sabu").decline().by(1, "scrap moai_statue")
    assert [t.artifacts_of(seat) for seat in range(3)] == [["tzolkin"], ["ica_stones"], []]


@pytest.mark.card("caral")
def test_caral_lets_learn_before_it_counts_in_the_past():
    t = table().board(1, "aristotle", "thales", "mercury").timeline(0, caral=1).past_kinds(0, pyramid=1).decline()
    assert t.legal() == {"learn thales", "learn mercury", "done"}
    assert t.do("learn mercury").collection_of(0) == ["mercury"]


@pytest.mark.card("teotihuacan")
def test_teotihuacan_lets_learn_up_to_two():
    t = table().timeline(0, teotihuacan=1, petra=3, bagan=4).decline().do("learn planetary_grid", "move petra 6")
    assert t.question() == "learn-more"
    assert t.do("done").collection_of(0) == ["planetary_grid"]


@pytest.mark.card("pyramid_of_coba")
def test_pyramid_of_coba_removes_up_to_4_lost_with_three_megaliths():
    t = table().timeline(0, pyramid_of_coba=1).past_kinds(0, megalith=3).lose(0, 9).decline()
    assert t.offers("number") == ["0", "1", "2", "3", "4"]
    assert t.do("number 3").lost(0) == 6
    assert table().timeline(0, pyramid_of_coba=1).past_kinds(0, megalith=2).lose(0, 9).decline().lost(0) == 9


@pytest.mark.card("gunung_padang")
def test_gunung_padang_moves_another_monument():
    t = table().timeline(0, gunung_padang=1, petra=3).decline().do("move petra 1")
    assert t.past_of(0) == ["gunung_padang", "petra"]  # moved onto slot 1 it declines in the same phase
    assert table().timeline(0, gunung_padang=1).decline().asked() == 1


@pytest.mark.card("calakmul")
def test_calakmul_turns_cards_over_until_two_cities():
    t = table().deck("caral", "petra", "hagar_qim", "bagan", "tulum").timeline(0, calakmul=1).decline()
    assert (t.hand_of(0), sorted(t.pile_of()), t.deck_of()) == (["bagan", "petra"], ["caral", "hagar_qim"], ["tulum"])
    t = table().deck("caral", "petra", "bagan").fill(0, 0).hand(0, *NINE).timeline(0, calakmul=1).decline()
    assert (t.size(0), t.deck_of()) == (10, ["bagan"])


NINE = [
    "ica_stones", "tzolkin", "moai_statue", "disk_of_sabu", "nazca_lines", "olmec_heads", "genetic_disk",
    "phaistos_disc", "baghdad_battery",
]  # fmt: skip


@pytest.mark.card("pyramids_of_plaine_magnien")
def test_pyramids_of_plaine_magnien_keep_one_of_eight():
    t = table().timeline(0, pyramids_of_plaine_magnien=1)
    top = t.deck_of()[:8]
    t.decline()
    assert t.offers("keep") == sorted(top)
    t.do(f"keep {top[3]}")
    assert (t.hand_of(0), sorted(t.pile_of())) == ([top[3]], sorted({*top} - {top[3]}))
