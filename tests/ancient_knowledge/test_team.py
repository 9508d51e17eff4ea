"""TEAM: two teams of two."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.engine.view import view
from clio.games.ancient_knowledge.rules.scoring import places
from clio.games.ancient_knowledge.rules.team import open_exchange
from clio.games.ancient_knowledge.rules.turn import Turn
from clio.games.ancient_knowledge.state import HAND, AncientKnowledge
from tests.ancient_knowledge.table import Table, shipped, table


def teams() -> Table:
    return table(players=4, teams="yes")


def window(t: Table, seats: int) -> Table:
    """The exchange window of a team, as the opponents' turn ends."""
    t.state.turn = 2 if seats == 12 else 0
    t.state.agenda = [Turn(seats)]
    open_exchange(t.state, seats)
    t.state.forget_legal()
    t.state.advance()
    return t


@pytest.mark.rule("AK-TEAM-01")
def test_partners_sit_side_by_side():
    for seed in range(12):
        state = shipped().new(players=4, seed=seed, teams="yes", starting_sets="yes")
        assert isinstance(state, AncientKnowledge)
        first, second, third, fourth = state.order
        assert (first ^ 1, third ^ 1) == (second, fourth)
        assert [len(state.zones[HAND + seat]) for seat in state.order] == [6, 6, 7, 7]


@pytest.mark.rule("AK-TEAM-02")
def test_partners_take_their_turns_together():
    t = teams().timeline(0, jericho=1).timeline(1, heracleion=1, tonina=4).turn()
    assert (t.state.seats_open(), t.question()) == ([0, 1], "team-act")
    t.by(1, "search").by(0, "search").by(0, "search")
    assert t.state.seats_open() == [1]
    t.by(1, "search")
    assert (t.state.seats_open(), t.question(), t.size(1)) == ([0, 1], "team-decline", 3)
    t.by(1, "decline heracleion")  # the other one is forced then
    assert (t.past_of(0), t.past_of(1), t.state.order[t.state.turn]) == (["jericho"], ["heracleion"], 2)
    assert t.state.seats_open() == [2, 3]


@pytest.mark.rule("AK-TEAM-03")
def test_talk_changes_nothing():
    # Talk is free and no part of the game: there is no action for it, so it can have no effect.
    verbs = {row.text.split()[0] for row in shipped().actions.rows}
    assert not verbs & {"say", "talk", "tell", "show"}


@pytest.mark.rule("AK-TEAM-04")
def test_partners_exchange_a_card():
    t = window(teams().hand(0, "petra", "bagan").hand(1, "caral"), 3)
    assert (t.state.seats_open(), t.legal(0)) == ([0, 1], {"offer petra", "offer bagan", "done"})
    t.by(0, "offer petra")
    assert (t.asked(), t.legal()) == (1, {"give caral", "no"})
    t.do("give caral")
    assert (t.hand_of(0), t.hand_of(1), t.question()) == (["bagan", "caral"], ["petra"], "team-act")


@pytest.mark.rule("AK-TEAM-05")
def test_the_partner_may_refuse():
    t = window(teams().hand(0, "petra").hand(1, "caral"), 3).by(0, "offer petra").do("no")
    assert (t.asked(), t.question()) == (1, "propose-back")  # the other one may propose once
    t.do("done")
    assert (t.hand_of(0), t.hand_of(1), t.question()) == (["petra"], ["caral"], "team-act")
    assert window(teams().hand(0, "petra"), 3).question() == "team-act"  # a partner without cards cannot exchange
    t = window(teams().hand(0, "petra").hand(1, "caral"), 3).by(1, "done").do("offer petra", "no")
    assert t.question() == "team-act"


@pytest.mark.rule("AK-TEAM-04")
def test_partners_exchange_at_any_moment_of_the_opponents_turn():
    t = teams().hand(0, "petra", "bagan").hand(1, "caral").turn(2)
    assert (t.state.seats_open(), t.standing(0)) == ([2, 3], {"offer petra", "offer bagan"})
    assert (t.standing(2), t.standing(3)) == (set(), set())  # it is their own turn
    t.by(2, "search").by(0, "offer petra")  # nobody is asked: the opponents go on
    assert (t.state.seats_open(), t.standing(0), t.standing(1)) == ([2, 3], {"done"}, {"give caral", "no"})
    t.by(3, "search").by(1, "give caral")
    assert (t.hand_of(0), t.hand_of(1), t.state.seats_open()) == (["bagan", "caral"], ["petra"], [2, 3])
    assert (t.standing(0), t.standing(1)) == (set(), set())  # once in a turn
    t.by(2, "search").by(3, "search")
    assert t.question() == "team-act"  # and no question about it as the turn ends
    assert t.state.seats_open() == [0, 1]


@pytest.mark.rule("AK-TEAM-05")
def test_an_offer_is_refused_or_taken_back_and_made_anew():
    t = teams().hand(0, "petra").hand(1, "caral").turn(2).by(0, "offer petra").by(1, "no")
    assert (t.hand_of(0), t.standing(1)) == (["petra"], {"offer caral"})
    t.by(1, "offer caral").by(1, "done").by(0, "offer petra")
    t.by(2, "search", "search").by(3, "search", "search")  # an offer that still lies there is asked about at the end
    assert (t.question(), t.asked(), t.legal()) == ("reply", 1, {"give caral", "no"})
    t.do("give caral")
    assert (t.hand_of(0), t.hand_of(1), t.question()) == (["caral"], ["petra"], "team-act")


@pytest.mark.rule("AK-TEAM-04", "AK-GOLD-06")
def test_before_an_effect_reaches_into_a_hand_partners_may_exchange():
    t = teams().hand(0, "petra", "bagan").hand(1, "uxmal").hand(3, "caral").act(2)
    t.board(1, "cretan_hieroglyphs", "thales").by(2, "learn cretan_hieroglyphs")
    assert (t.question(), t.state.seats_open()) == ("propose", [0, 1])
    t.by(0, "offer petra").by(1, "give uxmal")
    assert (t.hand_of(0), t.hand_of(1)) == (["bagan", "uxmal"], ["petra"])
    assert (t.question(), t.state.seats_open()) == ("forced-discard", [0])  # two cards are one too many
    assert (t.standing(0), t.standing(1)) == (set(), set())


@pytest.mark.rule("AK-TEAM-04", "AK-GOLD-06")
def test_an_offer_hides_no_card_from_an_effect():
    t = teams().hand(0, "petra").hand(1, "uxmal").hand(3, "caral").act(2)
    t.board(1, "cretan_hieroglyphs", "thales").by(0, "offer petra").by(2, "learn cretan_hieroglyphs")
    assert (t.question(), t.asked()) == ("reply", 1)
    t.do("no", "done")
    assert [t.size(seat) for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("AK-TEAM-06")
def test_an_offer_is_not_shown():
    t = window(teams().hand(0, "petra").hand(1, "caral"), 3).by(0, "offer petra")
    seen = view(t.state, 1)
    assert seen.zone("hand 1").cards is None
    assert seen.zone("offered 1").cards is None


@pytest.mark.rule("AK-TEAM-07")
def test_effects_on_opponents_spare_the_partner():
    t = teams().hand(0, "petra").hand(1, "bagan").hand(3, "caral").act(2).board(1, "cretan_hieroglyphs", "thales")
    t.by(2, "learn cretan_hieroglyphs").by(0, "done").by(1, "done")
    assert [t.size(seat) for seat in range(4)] == [0, 0, 0, 1]
    assert t.state.opponents(Seat(2)) == [0, 1]


@pytest.mark.rule("AK-TEAM-08")
def test_the_higher_sum_wins():
    assert places(teams().state, [43, 30, 40, 35]) == [3, 3, 1, 1]


@pytest.mark.rule("AK-TEAM-09")
def test_then_the_best_single_score():
    assert places(teams().state, [43, 30, 40, 33]) == [1, 1, 3, 3]
    assert places(teams().lose(0, 3).lose(3, 2).state, [40, 33, 33, 40]) == [3, 3, 1, 1]
    assert places(teams().state, [40, 33, 33, 40]) == [1, 1, 1, 1]


@pytest.mark.rule("AK-TEAM-10")
def test_worked_turn_exchange_in_the_first_turn():
    t = teams().hand(2, "petra").hand(3, "caral").turn()
    t.by(0, "search", "search").by(1, "search", "search")
    assert (t.state.seats_open(), t.question()) == ([2, 3], "propose")
    t.by(2, "offer petra").by(3, "give caral")
    assert (t.hand_of(2), t.hand_of(3)) == (["caral"], ["petra"])
    assert t.question() == "team-act"


@pytest.mark.rule("AK-TEAM-11")
def test_worked_turn_one_technology_and_the_sphinx():
    t = teams().timeline(0, petra=3).timeline(1, bagan=4).timeline(3, caral=4).hand(2, "great_sphinx_of_giza").act(2)
    t.by(3, "learn thales")
    t.do(sorted(t.legal())[0])
    assert not [text for text in t.legal(2) if text == "learn thales"]
    t.by(2, "create great_sphinx_of_giza 2")
    assert t.k("petra", "bagan", "caral") == (2, 2, 0)


@pytest.mark.rule("AK-TEAM-12")
def test_worked_turn_one_exchange_taken_and_one_declined():
    t = window(teams().hand(0, "petra").hand(1, "caral"), 3).by(1, "offer caral").by(0, "give petra")
    assert (t.hand_of(0), t.hand_of(1)) == (["caral"], ["petra"])
    t = window(t.hand(2, "uxmal").hand(3, "tonina"), 12).by(2, "done").by(3, "done")
    assert (t.hand_of(2), t.hand_of(3), t.question()) == (["uxmal"], ["tonina"], "team-act")


@pytest.mark.rule("AK-TEAM-13")
def test_worked_turn_the_partner_learns_from_the_new_display():
    t = teams().board(1, "latin_alphabet", "mercury").past_kinds(1, city=5).act(0)
    t.tech_deck(1, "nicolas_flamel", "the_number_pi", "sator_square", "runic_alphabet")
    assert "learn nicolas_flamel" not in t.legal(0)
    t.by(1, "learn latin_alphabet")
    assert (t.state.seats_open(), t.state.actions[:2]) == ([0, 1], [2, 1])
    t.by(0, "learn nicolas_flamel")
    assert t.collection_of(0) == ["nicolas_flamel"]


def test_both_partners_reach_seven_and_the_team_picks_one_board():
    t = teams().board(2, "mercury", "runic_alphabet", "nicolas_flamel").past_kinds(0, city=6)
    t.past_kinds(1, megalith=6).timeline(0, uxmal=1).timeline(1, tonina=1)
    t.decline(0).by(0, "decline uxmal")
    assert (t.question(), t.state.seats_open()) == ("team-flip", [0, 1])
    t.by(1, "flip 1")
    assert t.state.levels == [2, 1, 2]


def test_the_end_waits_for_the_second_team():
    t = teams().past_kinds(0, city=13).timeline(0, tonina=1)
    t.state.midgame = 1
    t.decline(0)
    assert (t.state.ending, t.over) == (1, False)
    t.by(2, "search", "search").by(3, "search", "search")
    assert t.over


def test_either_partner_resolves_the_next_timeline_effect():
    t = teams().timeline(0, tonina=4, leshan_giant_buddha=5).timeline(1, hagar_qim=3).artifacts(1, "tzolkin")
    t.past_kinds(0, megalith=3).past_kinds(1, city=1)
    t.lose(1, 3).phase(0)
    assert (t.state.seats_open(), t.question()) == ([0, 1], "team-effects")
    assert t.legal(0) == {"resolve tonina", "resolve leshan_giant_buddha"}
    assert t.legal(1) == {"resolve hagar_qim", "resolve tzolkin"}
    t.by(1, "resolve hagar_qim").by(0, "resolve tonina").by(1, "resolve tzolkin")
    assert (t.lost(1), t.size(0)) == (2, 1)  # what is left is one effect of one seat, so nobody is asked
    assert t.state.seats_open() == [2, 3]
