"""One test for each technology: what it asks for and what it does on a real table."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.ancient_knowledge.state import TECH_DECK
from tests.ancient_knowledge.table import Table, table


def cards(*rows: tuple[object, ...]) -> list[object]:
    """Rows of parameters, each marked with the card it begins with."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in rows]


def learnable(t: Table, name: str) -> bool:
    level = t.state.lookup.level[t.number(name)]
    others = ("golden_mean", "ari_kat", "plato") if level == 2 else ("thales", "mercury", "runic_alphabet")
    t.board(3 if level == 2 else 1, name, *[other for other in others if other != name][:2]).act()
    return t.can(f"learn {name}")


# ---- level I: cards drawn


@pytest.mark.parametrize(
    ("name", "past", "lacking", "drawn"),
    cards(
        ("aristotle", {"pyramid": 2}, {"pyramid": 1, "city": 3}, 3),
        ("melchizedek", {"city": 1, "megalith": 1, "pyramid": 1}, {"city": 3, "megalith": 3}, 4),
        ("flower_of_life", {"city": 2}, {"city": 1, "pyramid": 3}, 3),
        ("astronomy", {"city": 1, "pyramid": 1}, {"pyramid": 2}, 3),
        ("proto_writing", {"city": 2, "megalith": 2}, {"city": 3}, 3),
        ("coptic_alphabet", {"megalith": 2}, {"megalith": 1, "city": 3}, 3),
    ),
)
def test_it_draws_if_the_past_meets_its_requirement(
    name: str, past: dict[str, int], lacking: dict[str, int], drawn: int
):
    assert table().past_kinds(0, **past).learn(name).size(0) == drawn
    assert not learnable(table().past_kinds(0, **lacking), name)


@pytest.mark.card("anaximenes")
def test_anaximenes_needs_three_artifacts():
    t = table().artifacts(0, "nazca_lines", "olmec_heads", "phaistos_disc")
    assert t.learn("anaximenes").size(0) == 3
    assert not learnable(table().artifacts(0, "nazca_lines", "olmec_heads"), "anaximenes")


@pytest.mark.card("ptolemy")
def test_ptolemy_needs_at_most_one_card_in_hand():
    assert table().hand(0, "caral").learn("ptolemy").size(0) == 4
    assert not learnable(table().hand(0, "caral", "petra"), "ptolemy")


@pytest.mark.card("mystery_school")
def test_mystery_school_draws_for_each_city_in_the_timeline():
    assert table().timeline(0, petra=3, bagan=4, caral=5).learn("mystery_school").size(0) == 2


@pytest.mark.card("nicolas_flamel")
def test_nicolas_flamel_removes_1_lost_and_draws_1():
    t = table().lose(0, 2).learn("nicolas_flamel")
    assert (t.lost(0), t.size(0)) == (1, 1)
    assert table().learn("nicolas_flamel").size(0) == 1


@pytest.mark.card("thales")
def test_thales_keeps_one_of_eight():
    t = table()
    top = t.deck_of()[:8]
    t.learn("thales", f"keep {top[0]}")
    assert (t.hand_of(0), sorted(t.pile_of())) == ([top[0]], sorted(top[1:]))


@pytest.mark.card("hermes_trismegistus")
def test_hermes_trismegistus_drafts_five_open_cards():
    t = table(players=3)
    top = t.deck_of()[:5]
    t.learn("hermes_trismegistus", f"keep {top[4]}")
    assert (t.asked(), t.offers("keep")) == (1, sorted(top[:4]))
    t.do(f"keep {top[0]}", f"keep {top[1]}")
    assert t.asked() == 0
    t.do(f"keep {top[2]}")
    assert (t.size(0), t.hand_of(1), t.hand_of(2), t.pile_of()) == (2, [top[0]], [top[1]], [top[3]])


@pytest.mark.card("earthquake_engineering")
def test_earthquake_engineering_exchanges_up_to_three():
    t = (
        table()
        .hand(0, "petra", "bagan", "caral", "uxmal")
        .learn("earthquake_engineering", "discard petra", "discard bagan")
    )
    assert t.legal() == {"discard caral", "discard uxmal", "done"}
    t.do("done")
    assert (t.size(0), sorted(t.pile_of())) == (4, ["bagan", "petra"])


# ---- level I: knowledge


@pytest.mark.parametrize(
    ("name", "hit"),
    cards(("anaximander", "caral"), ("the_number_pi", "jericho"), ("rongorongo_glyphs", "aramu_muru")),
)
def test_it_takes_1_off_every_monument_of_a_kind(name: str, hit: str):
    t = table().timeline(0, caral=4, jericho=3, aramu_muru=2).knowledge(caral=2, jericho=2, aramu_muru=2).learn(name)
    assert {card: t.k(card)[0] for card in ("caral", "jericho", "aramu_muru")} == {
        "caral": 2, "jericho": 2, "aramu_muru": 2, hit: 1,
    }  # fmt: skip


@pytest.mark.card("mummification")
def test_mummification_takes_1_for_each_artifact():
    t = table().artifacts(0, "nazca_lines", "olmec_heads").timeline(0, caral=4, jericho=3).knowledge(caral=2, jericho=3)
    t.learn("mummification", "remove jericho 1")
    assert t.k("caral", "jericho") == (1, 2)


@pytest.mark.card("language_of_the_birds")
def test_language_of_the_birds_takes_3_off_a_monument_with_5():
    t = table().timeline(0, babylon=3, atlantis=4, caral=5).knowledge(babylon=5, atlantis=9, caral=4)
    t.learn("language_of_the_birds")
    assert t.legal() == {"remove babylon 3", "remove atlantis 3"}
    assert t.do("remove babylon 3").k("babylon", "atlantis") == (2, 9)


@pytest.mark.card("mercury")
def test_mercury_removes_2_lost():
    assert table().lose(0, 5).learn("mercury").lost(0) == 3


@pytest.mark.card("arabic_numerals")
def test_arabic_numerals_remove_3_of_at_least_5_lost():
    assert table().lose(0, 5).learn("arabic_numerals").lost(0) == 2
    assert not learnable(table().lose(0, 4), "arabic_numerals")


@pytest.mark.card("ancient_hebrew")
def test_ancient_hebrew_puts_1_on_each_opponent_and_draws_1():
    t = table(players=3).timeline(1, caral=4).timeline(2, petra=3, bagan=4).learn("ancient_hebrew", "add bagan")
    assert (t.k("caral", "petra", "bagan"), t.size(0)) == ((1, 0, 1), 1)
    assert table().learn("ancient_hebrew").size(0) == 1


# ---- level I: the rest


@pytest.mark.card("planetary_grid")
def test_planetary_grid_moves_a_monument():
    t = table().timeline(0, caral=2, petra=2, bagan=3, jericho=3).knowledge(caral=2).learn("planetary_grid")
    assert not {"move caral 2", "move caral 3", "done"} & t.legal()
    t.do("move caral 5")
    assert (t.place("caral"), t.place("petra"), t.k("caral")) == ((5, 0), (2, 0), (2,))


@pytest.mark.card("sator_square")
def test_sator_square_swaps_two_monuments():
    t = table().timeline(0, caral=2, petra=2, bagan=3).learn("sator_square", "swap petra", "swap caral")
    assert (t.place("petra"), t.place("caral")) == ((2, 0), (2, 1))
    assert table().timeline(0, caral=2).learn("sator_square").question() == "act"


@pytest.mark.card("runic_alphabet")
def test_runic_alphabet_refreshes_two():
    assert table().past_kinds(0, city=4, rotated=3).learn("runic_alphabet").state.rotated[0] == 1


@pytest.mark.card("ancient_greek")
def test_ancient_greek_creates_an_artifact_from_the_deck():
    ten = ["petra", "caral", "ica_stones", "michaux_stone", "bagan", "uxmal", "tulum", "jericho", "inwa", "byblos"]
    t = table().deck(*ten, "tonina").learn("ancient_greek")
    assert t.legal() == {"create ica_stones"}  # the other one costs 3 cards
    t.do("create ica_stones")
    assert (t.artifacts_of(0), len(t.pile_of()), t.deck_of()) == (["ica_stones"], 9, ["tonina"])


@pytest.mark.card("cretan_hieroglyphs")
def test_cretan_hieroglyphs_cost_opponents_a_card():
    t = table().hand(1, "petra", "caral").learn("cretan_hieroglyphs").by(1, "discard caral")
    assert (t.hand_of(1), t.asked()) == (["petra"], 0)


@pytest.mark.card("latin_alphabet")
def test_latin_alphabet_puts_an_open_level_2_card_under_its_deck():
    t = table().past_kinds(0, city=5).board(3, "plato", "ari_kat", "alchemy").learn("latin_alphabet")
    assert t.legal() == {"under plato", "under ari_kat", "under alchemy"}
    t.do("under plato")
    assert (t.board_of(3), t.names(TECH_DECK + 2)[0]) == (["ari_kat", "alchemy"], "plato")


# ---- level II: points at the end


@pytest.mark.parametrize(
    ("name", "points", "met", "unmet"),
    cards(
        ("akhenaten", 3, {"pyramid": 4}, {"pyramid": 3, "city": 5}),
        ("plato", 4, {"megalith": 7}, {"megalith": 6, "city": 6}),
        ("golden_mean", 2, {"city": 3}, {"city": 2, "pyramid": 3}),
        ("hermeticism", 3, {"city": 5}, {"city": 4}),
        ("ari_kat", 5, {"city": 3, "megalith": 3, "pyramid": 3}, {"city": 4, "megalith": 4, "pyramid": 2}),
        ("chinese_alphabet", 2, {"megalith": 3}, {"megalith": 2}),
        ("maya_script", 2, {"city": 5, "pyramid": 5}, {"city": 5, "pyramid": 4}),
        ("hieroglyphs", 4, {"megalith": 5}, {"megalith": 4}),
    ),
)
def test_points_for_what_lies_in_the_past(name: str, points: int, met: dict[str, int], unmet: dict[str, int]):
    t = table().past_kinds(0, **met).learn(name)
    assert (t.collection_of(0), t.points("technologies")) == ([name], points)
    assert not learnable(table().past_kinds(0, **unmet), name)


@pytest.mark.card("pythagoras")
def test_pythagoras_needs_three_final_effects_in_the_past():
    t = table().past(0, "giants_tomb", "byblos", "osirion").learn("pythagoras")
    assert t.points("technologies") == 3
    assert not learnable(table().past(0, "giants_tomb", "byblos", "petra"), "pythagoras")


@pytest.mark.parametrize(
    ("name", "points", "met", "unmet"),
    cards(
        ("pliny_the_elder", 2, {"ancient": 3}, {"ancient": 2, "secret": 4}),
        ("royal_cubit", 2, {"secret": 3}, {"secret": 2, "writing": 4}),
        ("emerald_tablet", 2, {"writing": 3}, {"writing": 2, "ancient": 4}),
        ("sumerian_cuneiforms", 2, {"writing": 2, "ancient": 2, "secret": 2}, {"ancient": 3, "secret": 2}),
    ),
)
def test_points_for_technologies_learned_before(name: str, points: int, met: dict[str, int], unmet: dict[str, int]):
    assert table().technologies(0, **met).learn(name).points("technologies") == points
    assert not learnable(table().technologies(0, **unmet), name)


@pytest.mark.parametrize(
    ("name", "points", "met", "unmet"),
    cards(("thoth", 2, 9, 8), ("phoenician_alphabet", 4, 15, 14)),
)
def test_points_for_having_lost_much(name: str, points: int, met: int, unmet: int):
    assert table().lose(0, met).learn(name).points("technologies") == points
    assert not learnable(table().lose(0, unmet), name)


@pytest.mark.card("imhotep")
def test_imhotep_needs_four_artifacts():
    four = ["nazca_lines", "olmec_heads", "phaistos_disc", "nebra_sky_disc"]
    assert table().artifacts(0, *four).learn("imhotep").points("technologies") == 3
    assert not learnable(table().artifacts(0, *four[1:]), "imhotep")


@pytest.mark.card("astrology")
def test_astrology_needs_a_full_hand():
    assert table().fill(0, 10).learn("astrology").points("technologies") == 2
    assert not learnable(table().fill(0, 9), "astrology")


@pytest.mark.card("alchemy")
def test_alchemy_needs_seven_in_the_past_and_little_lost():
    past: dict[str, Any] = {"city": 4, "megalith": 3}
    assert table().past_kinds(0, **past).lose(0, 3).learn("alchemy").points("technologies") == 4
    assert not learnable(table().past_kinds(0, **past).lose(0, 4), "alchemy")
    assert not learnable(table().past_kinds(0, city=4, megalith=2), "alchemy")
