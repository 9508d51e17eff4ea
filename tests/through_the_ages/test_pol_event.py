"""POL, EVENT: the politics phase and events in general."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.through_the_ages.state import EVENTS, FUTURE, MILITARY_HAND, PAST
from tests.through_the_ages.table import table


@pytest.mark.rule("TA-POL-01")
def test_one_political_action() -> None:
    t = table().military(0, "rats", "pestilence").events("development_of_crafts").politics(0)
    t.do("prepare rats")
    assert t.question == "act"


@pytest.mark.rule("TA-POL-02")
def test_the_political_actions() -> None:
    t = table(3).age("III").military(0, "impact_of_science", "peace_treaty", "armed_intervention", "war_over_culture")
    t.workers(0, warriors=3).leader(0, "napoleon_bonaparte").pact(2, "military_alliance", 0).politics(0)
    assert set(t.legal) == {
        "prepare impact_of_science",
        "aggression armed_intervention on 2",
        "aggression armed_intervention on 3",
        "war war_over_culture on 2",
        "war war_over_culture on 3",
        "pact peace_treaty with 2",
        "pact peace_treaty with 3",
        "cancel pact 3",
        "resign",
        "pass",
    }


@pytest.mark.rule("TA-POL-03")
def test_military_actions_for_attacks_are_those_of_the_turn() -> None:
    t = table().military(0, "enslave").workers(0, warriors=3).leader(0, "julius_caesar").politics(0)
    t.do("aggression enslave on 2", "pass")
    assert t.military_actions(0) == (1, 3)
    t.do("end")
    assert len(t.names(MILITARY_HAND)) == 1


@pytest.mark.rule("TA-POL-04")
def test_no_politics_in_the_action_phase() -> None:
    t = table().military(0, "rats").act(0)
    assert not t.can("prepare rats")
    assert t.refuses("resign")


@pytest.mark.rule("TA-POL-05")
def test_an_extra_political_action() -> None:
    t = table().military(0, "rats", "pestilence").events("development_of_crafts", "development_of_science")
    t.leader(0, "julius_caesar").politics(0).do("prepare rats")
    assert t.question == "politics"
    t.do("prepare pestilence")
    assert t.question == "act"
    t.military(0, "foray").events("good_harvest", "new_deposits").politics(0).do("prepare foray")
    assert t.question == "act"  # once per game


@pytest.mark.rule("TA-EVENT-01", "TA-EVENT-02")
def test_preparing() -> None:
    t = table().military(0, "inhabited_territory_ii").events("development_of_science", "rats").politics(0)
    t.do("prepare inhabited_territory_ii")
    assert t.names(FUTURE) == ["inhabited_territory_ii"]
    assert t.names(MILITARY_HAND) == []
    assert t.state.culture[0] == 2
    assert t.military_actions(0) == (2, 2)


@pytest.mark.rule("TA-EVENT-03")
def test_the_top_event_is_revealed() -> None:
    t = table(3).military(0, "rats").events("development_of_science", "pestilence").politics(0).do("prepare rats")
    assert t.state.science == [2, 2, 2]
    assert t.names(EVENTS) == ["pestilence"]


@pytest.mark.rule("TA-EVENT-04")
def test_new_current_events_by_age() -> None:
    t = table().military(0, "rats").events("development_of_science")
    t.future("impact_of_science", "foray", "cold_war").politics(0).do("prepare rats")
    assert t.names(FUTURE) == []
    top_first = t.names(EVENTS)[::-1]
    assert set(top_first[:2]) == {"foray", "rats"}
    assert top_first[2:] == ["cold_war", "impact_of_science"]


@pytest.mark.rule("TA-EVENT-05")
def test_the_prepared_event_is_not_revealed() -> None:
    t = table().military(0, "rats").events("development_of_science").tokens(0, agriculture=3).politics(0)
    t.do("prepare rats")
    assert t.food(0) == 3
    assert t.names(EVENTS) == ["rats"]


@pytest.mark.rule("TA-EVENT-06")
def test_past_events() -> None:
    t = table().event("rats")
    assert t.names(PAST) == ["rats"]


@pytest.mark.rule("TA-EVENT-07")
def test_as_far_as_possible() -> None:
    t = table().tokens(1, agriculture=4).event("rats")
    assert (t.food(0), t.food(1)) == (0, 0)


@pytest.mark.rule("TA-EVENT-08")
def test_decisions_in_turn_order() -> None:
    t = table(4).event("development_of_markets", seat=2)
    seen = []
    while t.question == "gain-choice":
        seen.append(t.asked)
        t.do("gain food")
    assert seen == [2, 3, 0, 1]


@pytest.mark.rule("TA-EVENT-09")
def test_ties() -> None:
    from clio.games.through_the_ages.rules.comparing import by_strength

    t = table(4)
    order = by_strength(t.state, Seat(1))
    assert order == [1, 2, 3, 0]
    t.event("cold_war", seat=1)
    assert t.state.science == [0, 6, 6, 0]
    t = table(4).points(0, culture=9).points(3, culture=9).event("crime_wave", seat=1)
    assert t.state.culture == [6, 0, 0, 6]


@pytest.mark.rule("TA-EVENT-10")
def test_being_current_can_hurt() -> None:
    t = table(3).points(0, culture=20).points(1, culture=20).workers(1, warriors=5).workers(2, warriors=4)
    t.event("barbarians", seat=0)
    assert t.state.pool == [0, 1, 1]


@pytest.mark.rule("TA-EVENT-11")
def test_the_first_player_wins_ties_at_the_end() -> None:
    from clio.games.through_the_ages.rules.scoring import final_scoring

    t = table(3).events("impact_of_strength")
    t.state.turn = Seat(2)
    final_scoring(t.state)
    assert t.state.culture == [14, 7, 0]


@pytest.mark.rule("TA-EVENT-12")
def test_all_with_most() -> None:
    t = table(3).play(0, "bread_and_circuses").workers(0, bread_and_circuses=1)
    t.play(1, "theology").workers(1, theology=1).event("immigration", seat=2)
    assert t.state.pool == [2, 2, 1]


@pytest.mark.rule("TA-EVENT-13")
def test_an_action_by_an_event_costs_no_action() -> None:
    t = table().tokens(1, bronze=1).event("development_of_civilization", seat=0)
    assert t.asked == 1
    t.do("build agriculture")
    assert t.on(1, "agriculture") == 3
    assert t.resources(1) == 0
    assert t.civil(1) == (4, 4)


@pytest.mark.rule("TA-EVENT-14")
def test_events_may_spend_actions() -> None:
    t = table().bank(1, yellow=12).event("rebellion")
    assert t.civil(1) == (0, 4)
    assert t.civil(0) == (4, 4)
    t = table().bank(1, yellow=16).event("rebellion")
    assert t.civil(1) == (2, 4)


@pytest.mark.rule("TA-EVENT-15")
def test_discontent_is_a_number() -> None:
    t = table().bank(1, yellow=12, pool=0).points(1, culture=20).event("civil_unrest")
    assert t.state.culture[1] == 12
