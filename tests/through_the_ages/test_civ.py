"""CIV: the civil side of the action phase."""

from __future__ import annotations

import pytest

from clio.engine.ids import Name, Seat
from clio.games.through_the_ages.state import HAND, LEADER, MILITARY_HAND, PLAY, REMOVED, ROW, WONDER, WONDERS
from tests.through_the_ages.table import Table, table


def rich(seat: int = 0, civil: int = 4) -> Table:
    """Plenty of everything for a seat."""
    t = table().tokens(seat, bronze=20, agriculture=20).points(seat, science=50).bank(seat, pool=5)
    return t.actions(seat, civil=civil)


@pytest.mark.rule("TA-CIV-01")
def test_actions_in_any_order() -> None:
    t = rich().row(s1="iron").act(0).do("build bronze", "train warriors", "build agriculture", "take 1 iron")
    assert t.civil(0) == (1, 4)
    assert t.military_actions(0) == (1, 2)


@pytest.mark.rule("TA-CIV-02")
def test_requirements_must_be_met() -> None:
    t = rich().bank(0, pool=0).act(0)
    assert not t.can("build bronze")
    assert t.rule("build bronze") == "TA-CIV-02"


@pytest.mark.rule("TA-CIV-03")
def test_the_phase_may_end_early() -> None:
    t = rich().act(0).do("build bronze", "end")
    assert t.asked == 1


@pytest.mark.rule("TA-CIV-04")
def test_a_card_action_costs_no_further_action() -> None:
    t = rich().hand(0, "rich_land_a").act(0).do("play rich_land_a", "build bronze")
    assert t.civil(0) == (3, 4)
    assert t.resources(0) == 19


@pytest.mark.rule("TA-CIV-05")
def test_other_costs_are_paid() -> None:
    t = table().hand(0, "frugality_a").bank(0, yellow=16).tokens(0, agriculture=2).act(0)
    assert t.rule("play frugality_a") == "TA-FOOD-09"


@pytest.mark.rule("TA-CIV-06")
def test_take_a_card() -> None:
    t = table().row(s10="iron").act(0).do("take 10 iron")
    assert t.civil(0) == (1, 4)
    assert t.names(HAND) == ["iron"]
    assert t.names(ROW) == []
    assert t.state.filled[9] == 0


@pytest.mark.rule("TA-CIV-07")
def test_hand_limit() -> None:
    t = rich().hand(0, "iron", "alchemy", "drama", "masonry").row(s1="swordsmen", s2="taj_mahal").act(0)
    assert t.rule("take 1 swordsmen") == "TA-CIV-07"
    assert t.can("take 2 taj_mahal")
    t.do("develop iron")
    assert t.can("take 1 swordsmen")


@pytest.mark.rule("TA-CIV-08")
def test_no_second_technology_of_a_name() -> None:
    t = table().play(0, "iron").hand(0, "reserves_i").row(s1="iron", s2="reserves_i").act(0)
    assert t.rule("take 1 iron") == "TA-CIV-08"
    assert t.can("take 2 reserves_i")
    assert table().hand(0, "iron").row(s1="iron").act(0).rule("take 1 iron") == "TA-CIV-08"


@pytest.mark.rule("TA-CIV-09")
def test_one_leader_per_age() -> None:
    t = table().row(s1="homer", s2="moses", s3="joan_of_arc").act(0).do("take 1 homer")
    assert t.rule("take 2 moses") == "TA-CIV-09"
    assert t.can("take 3 joan_of_arc")
    t.lay(HAND)
    assert t.rule("take 2 moses") == "TA-CIV-09"


@pytest.mark.rule("TA-CIV-10")
def test_wonders_cost_more_with_wonders() -> None:
    t = table().wonders(0, "pyramids", "colossus").ruin("colossus").row(s7="taj_mahal").act(0).do("take 7 taj_mahal")
    assert t.civil(0) == (1, 5)


@pytest.mark.rule("TA-CIV-11", "TA-CIV-13")
def test_a_wonder_enters_play_unfinished() -> None:
    t = table().hand(0, "iron", "alchemy", "drama", "masonry").row(s1="taj_mahal").act(0).do("take 1 taj_mahal")
    assert t.names(WONDER) == ["taj_mahal"]
    assert t.state.stages[0] == 0
    assert len(t.names(HAND)) == 4


@pytest.mark.rule("TA-CIV-12")
def test_one_unfinished_wonder() -> None:
    t = table().unfinished(0, "colossus").row(s1="taj_mahal").act(0)
    assert t.rule("take 1 taj_mahal") == "TA-CIV-12"


@pytest.mark.rule("TA-CIV-14")
def test_an_unfinished_wonder_does_nothing() -> None:
    assert table().unfinished(0, "pyramids", stages=2).state.civil_total[0] == 4


@pytest.mark.rule("TA-CIV-15")
def test_increase_population() -> None:
    t = table().bank(0, yellow=17).tokens(0, agriculture=5).act(0).do("population", "population")
    assert (t.food(0), t.state.yellow[0], t.state.pool[0]) == (0, 15, 3)
    assert t.civil(0) == (2, 4)


@pytest.mark.rule("TA-CIV-16")
def test_an_empty_bank_cannot_grow() -> None:
    t = table().bank(0, yellow=0).tokens(0, agriculture=20).act(0)
    assert t.rule("population") == "TA-CIV-16"


@pytest.mark.rule("TA-CIV-17")
def test_build() -> None:
    t = table().tokens(0, bronze=3).act(0).do("build philosophy")
    assert (t.resources(0), t.state.pool[0], t.rating(0, "science")) == (0, 0, 2)
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CIV-18")
def test_construction_is_for_urban_buildings() -> None:
    from clio.games.through_the_ages.rules.building import discounted

    t = table().play(0, "masonry", "alchemy", "iron")
    costs = [discounted(t.state, Seat(0), Name(t.number[name])) for name in ("alchemy", "iron", "philosophy")]
    assert costs == [5, 5, 3]


@pytest.mark.rule("TA-CIV-19")
def test_urban_limit() -> None:
    t = rich().play(0, "theology").workers(0, religion=1, theology=1).act(0)
    assert t.rule("build religion") == "TA-CIV-19"
    assert t.rule("build theology") == "TA-CIV-19"
    assert t.can("build philosophy")


@pytest.mark.rule("TA-CIV-20")
def test_farms_mines_and_units_are_not_limited() -> None:
    t = rich().workers(0, bronze=6, warriors=6, agriculture=6).act(0)
    assert t.can("build bronze")
    assert t.can("build agriculture")
    assert t.can("train warriors")


@pytest.mark.rule("TA-CIV-21")
def test_upgrade() -> None:
    t = table().play(0, "coal").tokens(0, bronze=6).act(0)
    assert not any("agriculture > coal" in text for text in t.legal)
    t.do("upgrade bronze to coal")
    assert (t.resources(0), t.on(0, "bronze"), t.on(0, "coal")) == (0, 1, 1)
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CIV-22")
def test_reductions_before_the_difference() -> None:
    t = table().play(0, "architecture", "alchemy", "scientific_method").workers(0, alchemy=1).tokens(0, bronze=1)
    t.act(0).do("upgrade alchemy to scientific_method")
    assert t.resources(0) == 0


@pytest.mark.rule("TA-CIV-23")
def test_upgrading_at_the_limit() -> None:
    t = rich().play(0, "alchemy").workers(0, philosophy=2).bank(0, pool=0).act(0)
    assert t.can("upgrade philosophy to alchemy")


@pytest.mark.rule("TA-CIV-24")
def test_destroy() -> None:
    t = table().tokens(0, bronze=2).act(0).do("destroy bronze")
    assert (t.on(0, "bronze"), t.state.pool[0], t.resources(0), t.blue_on(0, "bronze")) == (1, 2, 2, 2)
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CIV-25")
def test_play_a_leader() -> None:
    t = table().hand(0, "julius_caesar").act(0).do("leader julius_caesar")
    assert t.military_actions(0) == (3, 3)
    assert t.strength(0) == 2
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CIV-26")
def test_replace_a_leader() -> None:
    t = table().leader(0, "moses").hand(0, "joan_of_arc").actions(0, civil=1).act(0).do("leader joan_of_arc")
    assert t.names(LEADER) == ["joan_of_arc"]
    assert t.civil(0) == (1, 4)
    assert "moses" in t.names(REMOVED)


@pytest.mark.rule("TA-CIV-27")
def test_a_wonder_stage() -> None:
    t = table().unfinished(0, "pyramids").tokens(0, bronze=3).bank(0, blue=13).act(0).do("stage 1")
    assert (t.resources(0), t.state.blue[0], t.state.stages[0]) == (0, 15, 1)
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CIV-28")
def test_the_token_comes_from_a_card() -> None:
    t = table().hand(0, "engineering_genius_a").tokens(0, bronze=8, agriculture=6).unfinished(0, "pyramids", stages=2)
    t.bank(0, blue=0).act(0).do("play engineering_genius_a")
    assert t.legal == ["token agriculture", "token bronze"]
    t.do("token agriculture")
    assert t.food(0) == 5
    assert t.names(WONDERS) == ["pyramids"]


@pytest.mark.rule("TA-CIV-29")
def test_completing() -> None:
    t = table().tokens(0, bronze=8).unfinished(0, "pyramids", stages=2).bank(0, blue=0).actions(0, civil=2)
    t.act(0).do("stage 1")
    assert t.names(WONDERS) == ["pyramids"]
    assert t.state.blue[0] == 3  # the one paid covers the last number, then all three come back
    assert t.civil(0) == (2, 5)
    assert t.state.stages[0] == 0


@pytest.mark.rule("TA-CIV-30")
def test_several_stages() -> None:
    t = table().play(0, "masonry").unfinished(0, "pyramids").tokens(0, bronze=5).act(0)
    assert t.can("stage 1")
    t.do("stage 2")
    assert (t.resources(0), t.state.stages[0]) == (0, 2)
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CIV-31")
def test_develop() -> None:
    t = table().hand(0, "iron").points(0, science=5).act(0).do("develop iron")
    assert (t.state.science[0], t.names(PLAY), t.on(0, "iron")) == (0, ["iron"], 0)
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CIV-32")
def test_a_government_by_development() -> None:
    t = table().hand(0, "monarchy").points(0, science=8).act(0).do("develop monarchy")
    assert t.state.science[0] == 0
    assert t.civil(0) == (4, 5)


@pytest.mark.rule("TA-CIV-33")
def test_the_higher_special_technology_stays() -> None:
    t = table().play(0, "code_of_laws").hand(0, "justice_system").points(0, science=7).act(0)
    t.do("develop justice_system")
    assert t.names(PLAY) == ["justice_system"]
    assert t.state.civil_total[0] == 5
    assert t.state.blue[0] == 19


@pytest.mark.rule("TA-CIV-34")
def test_a_lower_special_technology_leaves() -> None:
    t = table().play(0, "strategy").hand(0, "warfare").leader(0, "albert_einstein").points(0, science=5).act(0)
    t.do("develop warfare")
    assert t.names(PLAY) == ["strategy"]
    assert (t.state.science[0], t.state.culture[0]) == (0, 3)


@pytest.mark.rule("TA-CIV-35")
def test_special_technologies_work_at_once() -> None:
    t = table().hand(0, "swordsmen", "warfare").points(0, science=20).act(0).do("develop swordsmen")
    assert t.strength(0) == 1
    t.do("develop warfare")
    assert t.strength(0) == 2


@pytest.mark.rule("TA-CIV-36", "TA-CIV-38")
def test_revolution() -> None:
    t = table().hand(0, "monarchy").points(0, science=2).act(0).do("revolution monarchy")
    assert (t.state.science[0], t.names(PLAY)) == (0, ["monarchy"])
    assert t.civil(0) == (0, 5)


@pytest.mark.rule("TA-CIV-37")
def test_all_actions_must_be_available() -> None:
    t = table().hand(0, "monarchy").points(0, science=2).actions(0, civil=3).act(0)
    assert t.rule("revolution monarchy") == "TA-CIV-37"
    t = table().leader(0, "moses").hand(0, "monarchy", "joan_of_arc").points(0, science=2).act(0)
    assert t.do("leader joan_of_arc").can("revolution monarchy")


@pytest.mark.rule("TA-CIV-39")
def test_military_actions_are_not_touched() -> None:
    t = table().hand(0, "monarchy").points(0, science=2).actions(0, military=1).act(0).do("revolution monarchy")
    assert t.military_actions(0) == (2, 3)


@pytest.mark.rule("TA-CIV-40")
def test_a_revolution_is_a_development() -> None:
    t = table().hand(0, "monarchy").leader(0, "leonardo_da_vinci").points(0, science=2).act(0).do("revolution monarchy")
    assert t.resources(0) == 1
    t = table().hand(0, "monarchy").leader(0, "isaac_newton").points(0, science=2).act(0).do("revolution monarchy")
    assert t.civil(0) == (1, 5)


@pytest.mark.rule("TA-CIV-41")
def test_revolution_with_a_card() -> None:
    t = table().hand(0, "monarchy", "breakthrough_i").points(0, science=2).act(0)
    t.do("play breakthrough_i")
    assert t.civil(0) == (0, 5)
    assert t.state.science[0] == 2
    t = table().hand(0, "monarchy", "breakthrough_i").points(0, science=2).actions(0, civil=3).act(0)
    assert not t.can("play breakthrough_i")


@pytest.mark.rule("TA-CIV-42")
def test_play_an_action_card() -> None:
    t = table().hand(0, "cultural_heritage_a").act(0).do("play cultural_heritage_a")
    assert (t.state.science[0], t.state.culture[0]) == (1, 4)
    assert t.civil(0) == (3, 4)
    assert "cultural_heritage_a" in t.names(REMOVED)


@pytest.mark.rule("TA-CIV-43")
def test_not_in_the_phase_it_came() -> None:
    t = table().row(s1="cultural_heritage_a").act(0).do("take 1 cultural_heritage_a")
    assert t.rule("play cultural_heritage_a") == "TA-CIV-43"
    t.do("end", "pass", "end", "pass")
    assert t.can("play cultural_heritage_a")


@pytest.mark.rule("TA-CIV-44")
def test_card_actions_follow_the_rules() -> None:
    t = rich().hand(0, "urban_growth_a").workers(0, religion=2, philosophy=1).act(0).do("play urban_growth_a")
    assert t.on(0, "philosophy") == 2  # the only building that is allowed
    assert t.on(0, "religion") == 2


@pytest.mark.rule("TA-CIV-45")
def test_not_below_zero() -> None:
    t = table().hand(0, "urban_growth_iii").play(0, "bread_and_circuses").act(0)
    t.do("play urban_growth_iii", "build bread_and_circuses")
    assert t.resources(0) == 0
    assert t.on(0, "bread_and_circuses") == 1


@pytest.mark.rule("TA-CIV-46")
def test_a_card_builds_one_stage() -> None:
    t = rich().play(0, "masonry").unfinished(0, "pyramids").hand(0, "engineering_genius_a").act(0)
    t.do("play engineering_genius_a")
    assert t.state.stages[0] == 1
    assert t.resources(0) == 19


@pytest.mark.rule("TA-CIV-47")
def test_a_card_without_its_action_is_not_playable() -> None:
    t = table().hand(0, "engineering_genius_a").act(0)
    assert not t.can("play engineering_genius_a")
    assert t.rule("play engineering_genius_a") == "TA-CIV-27"


@pytest.mark.rule("TA-CIV-48", "TA-CARD-32")
def test_temporary_things_are_no_totals() -> None:
    t = table().hand(0, "patriotism_a").act(0).do("play patriotism_a")
    assert t.military_actions(0) == (2, 2)
    assert t.state.military_extra == 1


@pytest.mark.rule("TA-CIV-49")
def test_a_temporary_action_draws_a_card() -> None:
    t = table().hand(0, "patriotism_a").act(0).do("play patriotism_a", "end")
    assert len(t.names(MILITARY_HAND)) == 3


@pytest.mark.rule("TA-CIV-50")
def test_replacing_is_one_change() -> None:
    t = table().leader(0, "julius_caesar").hand(0, "joan_of_arc").actions(0, military=1).act(0)
    t.do("leader joan_of_arc")
    assert t.military_actions(0) == (1, 3)
    assert t.strength(0) == 1


def test_only_cards_of_this_phase_wait() -> None:
    t = rich().hand(0, "cultural_heritage_a", "iron").row(s1="reserves_i", s2="alchemy").act(0).do("take 1 reserves_i")
    t.do("develop iron")
    assert t.can("play cultural_heritage_a")
    assert t.rule("play reserves_i") == "TA-CIV-43"
    t.do("take 2 alchemy", "play cultural_heritage_a")
    assert t.state.fresh == 2
    t = rich().hand(0, "cultural_heritage_a").row(s1="iron").act(0).do("take 1 iron", "develop iron")
    assert t.state.fresh == 0
    assert t.can("play cultural_heritage_a")


def test_a_card_that_another_player_uses_does_not_change_the_count() -> None:
    t = table().hand(1, "irrigation").points(1, science=5).row(s1="iron").act(0).do("take 1 iron")
    assert t.state.fresh == 1
    t.event("development_of_civilization").do("develop irrigation")
    assert t.state.fresh == 1
