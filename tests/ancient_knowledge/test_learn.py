"""LEARN, BOARD, MID: technologies and their boards."""

from __future__ import annotations

from typing import Any

import pytest

from clio.games.ancient_knowledge.state import TECH_DECK, TECH_DISCARD
from tests.ancient_knowledge.table import Table, table, technology

DRAW_3 = [{"op": "draw", "n": 3}]


def sizes(t: Table, level: int) -> tuple[int, int]:
    """Cards in the deck and the discard pile of a level."""
    return len(t.state.zones[TECH_DECK + level]), len(t.state.zones[TECH_DISCARD + level])


@pytest.mark.rule("AK-LEARN-01")
def test_only_face_up_cards_can_be_learned():
    t = table().board(1, "thales", "mercury").board(2, "sator_square", "runic_alphabet")
    t.board(3, "ari_kat", "plato").act()
    assert t.offers("learn") == ["mercury", "runic_alphabet", "sator_square", "thales"]
    t.do("learn mercury")
    assert (t.collection_of(0), t.state.actions[0]) == (["mercury"], 1)
    assert t.refusal("learn nicolas_flamel") == "AK-LEARN-01"


@pytest.mark.rule("AK-LEARN-02")
@pytest.mark.parametrize(("megaliths", "able"), [(1, False), (2, True)])
def test_a_requirement_must_be_met(megaliths: int, able: bool):
    t = table().board(1, "coptic_alphabet", "thales", "mercury").past_kinds(0, megalith=megaliths).act()
    assert t.can("learn coptic_alphabet") == able
    if not able:
        assert t.refusal("learn coptic_alphabet") == "AK-LEARN-02"


@pytest.mark.rule("AK-LEARN-03")
def test_a_technology_joins_the_collection_for_good():
    t = table().collection(0, "astronomy", "mummification", "mystery_school", "the_number_pi").learn("sator_square")
    assert t.collection_of(0) == ["astronomy", "mummification", "mystery_school", "the_number_pi", "sator_square"]


@pytest.mark.rule("AK-LEARN-04")
def test_an_immediate_effect_happens_at_once_as_far_as_possible():
    assert table().lose(0, 1).learn("mercury").lost(0) == 0


@pytest.mark.rule("AK-LEARN-05")
def test_points_count_only_at_the_end():
    t = table().past_kinds(0, city=5).learn("hermeticism")
    assert (t.question(), t.size(0), t.lost(0)) == ("act", 0, 0)
    assert t.points("technologies") == 3


@pytest.mark.rule("AK-LEARN-06")
def test_requirements_read_the_past_and_spend_nothing():
    t = table().board(1, "aristotle", "thales", "mercury").timeline(0, caral=4, tonina=4).past(0, "uxmal").act()
    assert not t.can("learn aristotle")
    t.past(0, "uxmal", "calakmul").act().do("learn aristotle")
    assert t.past_of(0) == ["uxmal", "calakmul"]
    t = table().technologies(0, ancient=2).board(3, "pliny_the_elder", "plato", "ari_kat").act()
    assert not t.can("learn pliny_the_elder")  # it does not count itself


@pytest.mark.rule("AK-LEARN-07")
def test_worked_example_aristotle_and_astronomy():
    t = table().board(1, "astronomy", "aristotle", "thales").past_kinds(0, pyramid=2).fill(0, 4).act()
    assert t.offers("learn") == ["aristotle", "thales"]
    t.do("learn aristotle")
    assert (t.size(0), t.collection_of(0)) == (7, ["aristotle"])


@pytest.mark.rule("AK-LEARN-08")
def test_worked_example_three_artifacts():
    t = table().board(1, "anaximenes", "thales", "mercury").artifacts(0, "nazca_lines", "olmec_heads").act()
    assert not t.can("learn anaximenes")
    assert t.artifacts(0, "nazca_lines", "olmec_heads", "phaistos_disc").act().can("learn anaximenes")
    assert t.artifacts(0, "nazca_lines", "olmec_heads", "phaistos_disc", "tzolkin").act().can("learn anaximenes")


def test_effects_of_one_learn_are_ordered_by_their_owner():
    t = table().artifacts(0, "sumerian_tablets").learn("mercury")
    assert t.legal() == {"resolve mercury", "resolve sumerian_tablets"}
    t = table(learn_order="own_first").artifacts(0, "sumerian_tablets", "nimrud_lens").lose(0, 5).learn("mercury")
    assert (t.lost(0), t.legal()) == (3, {"resolve sumerian_tablets", "resolve nimrud_lens"})


@pytest.mark.parametrize(("ruling", "able"), [("helps_only", True), ("every_number", False)])
def test_a_lowered_number_never_hinders_unless_so_ruled(ruling: str, able: bool):
    t = table(requirement_discount=ruling).timeline(0, candi_sukuh=4).hand(0, "petra")
    assert t.board(1, "ptolemy", "thales", "mercury").act().can("learn ptolemy") == able


# ---- boards


@pytest.mark.rule("AK-BOARD-01")
def test_a_board_with_two_left_is_not_refilled():
    t = table().board(1, "mercury", "thales", "sator_square").act().do("learn mercury")
    assert t.board_of(1) == ["thales", "sator_square"]


@pytest.mark.rule("AK-BOARD-02")
def test_the_last_card_is_discarded_and_three_new_ones_laid_out():
    t = table().board(1, "mercury", "thales").act()
    before = sizes(t, 1)[0]
    t.do("learn mercury")
    assert (len(t.board_of(1)), "thales" in t.board_of(1)) == (3, False)
    assert (sizes(t, 1), t.names(TECH_DISCARD + 1)) == ((before - 3, 1), ["thales"])


@pytest.mark.rule("AK-BOARD-03")
def test_each_board_is_on_its_own():
    t = table().board(1, "mercury", "thales").board(2, "sator_square", "runic_alphabet")
    t.board(3, "plato", "ari_kat", "alchemy").act().do("learn mercury")
    assert [len(t.board_of(number)) for number in (1, 2, 3)] == [3, 2, 3]
    assert sizes(t, 2)[1] == 0
    t = table().board(1, "mercury", "thales").board(3, "plato", "golden_mean").past_kinds(0, city=3).act()
    t.do("learn golden_mean")
    assert (t.names(TECH_DISCARD + 2), sizes(t, 1)[1], t.board_of(1)) == (["plato"], 0, ["mercury", "thales"])


@pytest.mark.rule("AK-BOARD-04")
def test_an_empty_technology_deck_is_made_anew():
    t = table().board(1, "mercury", "thales").tech_deck(1, "aristotle")
    t.tech_pile(1, "anaximenes", "melchizedek", "proto_writing", "coptic_alphabet").act().do("learn mercury")
    assert ("aristotle" in t.board_of(1), len(t.board_of(1)), sizes(t, 1)) == (True, 3, (3, 0))


@pytest.mark.rule("AK-BOARD-05")
def test_a_board_that_cannot_be_filled_is_removed():
    t = table().board(3, "golden_mean", "plato").tech_deck(2, "ari_kat").past_kinds(0, city=3).act()
    t.do("learn golden_mean")
    assert (t.board_of(3), t.state.levels, sizes(t, 2)) == ([], [1, 1, 0], (1, 1))
    t = table().board(3, "golden_mean", "plato").tech_deck(2, "ari_kat", "alchemy").past_kinds(0, city=3).act()
    t.do("learn golden_mean")  # with the last card itself there are three
    assert (len(t.board_of(3)), t.state.levels) == (3, [1, 1, 2])


# ---- midgame


def seventh(players: int = 2, second: int = 0, **options: Any) -> Table:
    """Six in the Past of seat 0 and one or two monuments about to decline."""
    t = table(players=players, **options).board(2, "mercury", "runic_alphabet", "nicolas_flamel")
    t.board(3, "plato", "ari_kat", "alchemy").past_kinds(0, city=3, megalith=3)
    return t.timeline(0, tonina=1, **({"uxmal": 1} if second else {}), palenque=4)


@pytest.mark.rule("AK-MID-01", "AK-MID-02")
def test_the_player_who_reaches_seven_flips_a_board():
    t = seventh().decline()
    assert (t.asked(), t.legal(), t.place("palenque")) == (0, {"flip 1", "flip 2"}, (4, 0))
    t.do("flip 2")
    assert (t.state.levels, t.place("palenque"), t.asked()) == ([1, 2, 2], (3, 0), 1)


@pytest.mark.rule("AK-MID-03")
def test_the_flipped_board_is_filled_with_level_2():
    t = seventh().decline()
    deck, pile = sizes(t, 2)[0], sizes(t, 1)[1]
    t.do("flip 2")
    assert [t.state.lookup.level[t.number(name)] for name in t.board_of(2)] == [2, 2, 2]
    assert (sizes(t, 2), sizes(t, 1)[1]) == ((deck - 3, 0), pile + 3)


@pytest.mark.rule("AK-MID-04")
def test_it_stays_on_level_2():
    t = seventh().decline().do("flip 2").board(2, "golden_mean", "hieroglyphs").past_kinds(0, city=3).act()
    t.do("learn golden_mean")
    assert [t.state.lookup.level[t.number(name)] for name in t.board_of(2)] == [2, 2, 2]
    assert t.names(TECH_DISCARD + 2) == ["hieroglyphs"]


@pytest.mark.rule("AK-MID-05")
def test_it_happens_once_a_game():
    t = seventh().decline().do("flip 1").past_kinds(1, city=6).timeline(1, calakmul=1).decline(1)
    assert (t.asked(), t.state.levels) == (0, [2, 1, 2])


@pytest.mark.rule("AK-MID-06")
def test_at_least_seven_checked_after_all_declines():
    t = seventh(second=1).decline().do("decline tonina")
    assert (t.question(), len(t.past_of(0))) == ("flip", 8)
    t = seventh(second=1, midgame_check="at_once").decline().do("decline tonina")
    assert (t.question(), len(t.past_of(0))) == ("flip", 7)


def test_midgame_without_a_choice_or_without_a_board():
    t = seventh()
    t.board(1)
    t.state.levels = [0, 1, 2]
    assert t.decline().state.levels == [0, 2, 2]
    t = seventh()
    t.board(1).board(2)
    t.state.levels = [0, 0, 2]
    assert (t.decline().asked(), t.state.midgame) == (1, 1)
    t = seventh().tech_deck(2, "golden_mean")
    assert t.decline().do("flip 1").state.levels == [0, 1, 2]


def test_a_made_up_technology_draws():
    assert table(made=[technology("x", do=DRAW_3)]).learn("x").size(0) == 3
