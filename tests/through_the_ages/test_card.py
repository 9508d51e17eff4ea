"""CARD: clarifications of single cards."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.ages import end_age
from clio.games.through_the_ages.rules.production import produce_resources
from clio.games.through_the_ages.state import CIVIL, HAND, LEADER, REMOVED, ROW, TUCKED, WONDER
from tests.through_the_ages.table import table


@pytest.mark.rule("TA-CARD-01", "TA-CARD-02")
def test_homer_under_a_wonder() -> None:
    t = table().wonders(0, "pyramids").tuck(0, "pyramids")
    assert t.rating(0, "happiness") == 1
    assert t.leader(0, "michelangelo").rating(0, "culture") == 1


@pytest.mark.rule("TA-CARD-03")
def test_st_peters_adds_one_face_to_it() -> None:
    t = table().wonders(0, "hanging_gardens", "st_peters_basilica").tuck(0, "hanging_gardens")
    assert t.rating(0, "happiness") == 2 + 1 + 1 + 1


@pytest.mark.rule("TA-CARD-04")
def test_a_ruin_keeps_homer() -> None:
    t = table().wonders(0, "pyramids").tuck(0, "pyramids").event("ravages_of_time")
    assert t.state.civil_total[0] == 4
    assert (t.rating(0, "culture"), t.rating(0, "happiness")) == (2, 1)
    t.leader(0, "michelangelo")
    assert t.rating(0, "culture") == 3


@pytest.mark.rule("TA-CARD-05")
def test_tucking_homer() -> None:
    t = table().leader(0, "homer").wonders(0, "colossus").hand(0, "joan_of_arc").actions(0, civil=1).act(0)
    t.do("leader joan_of_arc")
    assert t.legal == ["tuck colossus", "decline"]
    other = t.state.clone()
    t.do("tuck colossus")
    assert t.civil(0) == (0, 4)
    assert t.names(TUCKED) == ["homer"]
    assert t.rating(0, "happiness") == 1
    other.apply(0, t.game.actions.find("decline"))
    assert (other.civil[0], other.tucked[0]) == (1, -1)


def test_homer_is_not_tucked_when_he_just_leaves() -> None:
    t = table().leader(0, "homer").wonders(0, "colossus").act(0)
    end_age(t.state)
    assert "homer" in t.names(REMOVED)


@pytest.mark.rule("TA-CARD-06")
def test_genghis_and_armies() -> None:
    t = table().play(0, "knights", "swordsmen").workers(0, warriors=0, knights=2, swordsmen=2)
    t.tactic(0, "heavy_cavalry").leader(0, "genghis_khan")
    assert t.strength(0) == 12


@pytest.mark.rule("TA-CARD-07")
def test_genghis_infantry_is_infantry_elsewhere() -> None:
    t = table().play(0, "knights", "swordsmen").workers(0, warriors=0, knights=2, swordsmen=2)
    t.tactic(0, "heavy_cavalry").leader(0, "genghis_khan").wonders(0, "great_wall")
    assert t.strength(0) == 12 + 2


@pytest.mark.rule("TA-CARD-08")
@pytest.mark.parametrize(
    ("strengths", "points"),
    [((7, 7), 3), ((6, 7), 0), ((7, 9, 7, 3), 3), ((6, 9, 7, 3), 0)],
)
def test_genghis_scores(strengths: tuple[int, ...], points: int) -> None:
    t = table(len(strengths)).leader(0, "genghis_khan")
    for seat, strength in enumerate(strengths):
        t.workers(seat, warriors=strength)
    assert t.end(0).state.culture[0] == points


@pytest.mark.rule("TA-CARD-09", "TA-CARD-10")
def test_robespierre() -> None:
    t = table().leader(0, "maximilien_robespierre").hand(0, "constitutional_monarchy").points(0, science=6)
    t.actions(0, civil=2).act(0)
    assert t.military_actions(0) == (3, 3)
    t.do("revolution constitutional_monarchy")
    assert t.military_actions(0) == (0, 5)
    assert t.civil(0) == (4, 6)
    assert t.state.culture[0] == 3


@pytest.mark.rule("TA-CARD-11")
def test_robespierre_and_temporary_actions() -> None:
    t = table().leader(0, "maximilien_robespierre").hand(0, "constitutional_monarchy", "patriotism_a")
    t.points(0, science=6).act(0).do("play patriotism_a", "revolution constitutional_monarchy")
    assert t.state.military_extra == 1


@pytest.mark.rule("TA-CARD-12")
def test_robespierre_and_breakthrough() -> None:
    t = table().leader(0, "maximilien_robespierre").hand(0, "monarchy", "breakthrough_i").points(0, science=2)
    t.actions(0, civil=2).act(0).do("play breakthrough_i")
    assert t.civil(0) == (3, 5)
    assert t.military_actions(0)[0] == 0


@pytest.mark.rule("TA-CARD-13")
def test_newton() -> None:
    t = table().leader(0, "isaac_newton").hand(0, "iron", "breakthrough_i").points(0, science=9).actions(0, civil=3)
    t.act(0).do("play breakthrough_i")
    assert t.civil(0) == (3, 4)


@pytest.mark.rule("TA-CARD-14")
def test_bach() -> None:
    t = table().leader(0, "johann_sebastian_bach").play(0, "drama", "scientific_method").tokens(0, bronze=1)
    t.workers(0, religion=1, scientific_method=1).act(0)
    assert "upgrade scientific_method to drama" not in t.game.actions.by_text  # never to a lower level
    t.do("upgrade religion to drama")
    assert (t.on(0, "drama"), t.resources(0)) == (1, 0)
    assert t.civil(0) == (3, 4)
    t.tokens(0, bronze=9).act(0)
    assert not t.can("upgrade philosophy to drama")  # once per turn


@pytest.mark.rule("TA-CARD-15")
def test_bach_for_nothing() -> None:
    t = table().leader(0, "johann_sebastian_bach").play(0, "drama", "alchemy").workers(0, alchemy=1).act(0)
    t.do("upgrade alchemy to drama")
    assert (t.on(0, "drama"), t.resources(0)) == (1, 0)


@pytest.mark.rule("TA-CARD-16")
def test_bach_and_the_limit() -> None:
    t = table().leader(0, "johann_sebastian_bach").play(0, "drama").workers(0, drama=2, religion=1)
    assert t.tokens(0, bronze=9).act(0).rule("upgrade religion to drama") == "TA-CIV-19"


@pytest.mark.rule("TA-CARD-17")
def test_gates() -> None:
    t = table().leader(0, "bill_gates").play(0, "alchemy", "computers").no_workers(0)
    t.workers(0, alchemy=2, computers=1, philosophy=1)
    produce_resources(t.state, Seat(0))
    assert t.resources(0) == 5
    assert (t.blue_on(0, "alchemy"), t.blue_on(0, "computers"), t.blue_on(0, "philosophy")) == (2, 1, 0)


@pytest.mark.rule("TA-CARD-18")
def test_gates_leaves() -> None:
    t = table().play(0, "computers").tokens(0, computers=2).workers(0, computers=1, bronze=0).bank(0, pool=2)
    produce_resources(t.state, Seat(0))
    assert t.resources(0) == 6
    t.act(0).do("build bronze")
    assert (t.resources(0), t.blue_on(0, "computers"), t.blue_on(0, "bronze")) == (4, 1, 1)


@pytest.mark.rule("TA-CARD-19")
def test_impact_of_industry_ignores_labs() -> None:
    t = table().leader(0, "bill_gates").play(0, "alchemy").workers(0, alchemy=5).event("impact_of_industry")
    assert t.state.culture[0] == 2


@pytest.mark.rule("TA-CARD-20")
def test_st_peters() -> None:
    t = table().wonders(0, "st_peters_basilica", "hanging_gardens").workers(0, religion=2)
    assert t.rating(0, "happiness") == 8


@pytest.mark.rule("TA-CARD-21")
def test_development_of_civilization() -> None:
    t = table().hand(1, "monarchy").points(1, science=1).event("development_of_civilization")
    assert t.asked == 1
    t.do("revolution monarchy")
    assert t.state.science[1] == 0
    assert t.civil(1) == (0, 5)


def test_no_revolution_by_event_with_spent_actions() -> None:
    t = table().hand(0, "monarchy").points(0, science=8).actions(0, civil=3).event("development_of_civilization")
    assert not t.can("revolution monarchy")
    assert t.can("develop monarchy")


@pytest.mark.rule("TA-CARD-22")
def test_ruins_are_completed_wonders() -> None:
    t = table().wonders(0, "pyramids").ruin("pyramids").row(s1="taj_mahal").act(0).do("take 1 taj_mahal")
    assert t.civil(0) == (2, 4)
    t.event("impact_of_wonders")
    assert t.state.culture[0] == 5


@pytest.mark.rule("TA-CARD-23")
def test_agreement_follows_the_rules() -> None:
    t = table().workers(0, warriors=2).hand(0, "iron", "alchemy", "drama", "masonry")
    t.row(s1="knights", s2="taj_mahal", s13="swordsmen").event("international_agreement")
    assert t.legal == ["take 2 taj_mahal", "decline"]


@pytest.mark.rule("TA-CARD-24")
def test_agreement_cards_may_be_played() -> None:
    t = table().workers(0, warriors=2).row(s1="cultural_heritage_a", s6="iron").event("international_agreement")
    t.do("take 1 cultural_heritage_a")
    assert t.can("take 6 iron")
    t.do("enough")
    assert t.can("play cultural_heritage_a")
    assert t.civil(0) == (4, 4)
    assert t.state.skipped[0] == 1


@pytest.mark.rule("TA-CARD-25")
def test_agreement_refills_without_a_sweep() -> None:
    t = table(3).workers(0, warriors=2).row(s1="iron", s2="alchemy", s3="drama").event("international_agreement")
    t.do("take 2 alchemy", "enough")
    assert t.names(ROW)[:2] == ["iron", "drama"]
    assert len(t.names(ROW)) == 13


def test_agreement_declined() -> None:
    t = table().workers(0, warriors=2).row(s1="iron").event("international_agreement").do("decline")
    assert t.names(ROW) == ["iron"]
    assert t.state.skipped[0] == 0
    t.state.skipped[0] = 1
    t.start(0)
    assert t.question == "act"
    assert t.state.skipped[0] == 0


@pytest.mark.rule("TA-CARD-26")
def test_agreement_and_the_last_round() -> None:
    t = table(3).age("III").workers(2, warriors=2).deck(CIVIL + 3, 1).row(s1="iron").event("international_agreement")
    assert t.asked == 2
    t.do("take 1 iron")
    assert t.state.last_round == t.state.round
    t = table(3).age("III").workers(2, warriors=2).deck(CIVIL + 3, 1).row(s1="iron")
    t.event("international_agreement", seat=1).do("take 1 iron")
    assert t.state.last_round == t.state.round + 1


@pytest.mark.rule("TA-CARD-27")
def test_agreement_in_the_last_round() -> None:
    t = table().age("IV").row(s1="iron")
    t.state.last_round = t.state.round
    t.event("international_agreement").do("take 1 iron")
    assert t.names(HAND) == ["iron"]


@pytest.mark.rule("TA-CARD-28")
def test_hollywood() -> None:
    t = table().play(0, "movies").workers(0, movies=2).leader(0, "charlie_chaplin").tokens(0, bronze=9)
    t.unfinished(0, "hollywood", stages=2).act(0).do("stage 1")
    assert t.state.culture[0] == 24


@pytest.mark.rule("TA-CARD-29")
def test_internet() -> None:
    t = table().no_workers(0).play(0, "computers", "team_sports").workers(0, computers=2, team_sports=1)
    t.leader(0, "sid_meier").tokens(0, bronze=9).unfinished(0, "internet", stages=4).act(0).do("stage 1")
    assert t.state.culture[0] == 2 * 7 + 2


@pytest.mark.rule("TA-CARD-30")
def test_taj_mahal_in_the_row() -> None:
    t = table().leader(0, "moses").hand(0, "joan_of_arc").wonders(0, "colossus").row(s6="taj_mahal").act(0)
    t.do("leader joan_of_arc", "take 6 taj_mahal")
    assert t.names(WONDER) == ["taj_mahal"]
    assert t.civil(0) == (3, 4)
    assert t.names(LEADER) == ["joan_of_arc"]
