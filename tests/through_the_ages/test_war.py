"""WAR: declaring and resolving wars."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.state import DISCARD, MILITARY_HAND, PACT, PLAY, REMOVED, WARS
from tests.through_the_ages.table import Table, table


def at_war(name: str, mine: int, theirs: int, players: int = 2) -> Table:
    """Seat 0 has declared a war on seat 1; both have that many Warriors."""
    t = table(players).workers(0, warriors=mine).workers(1, warriors=theirs)
    return t.war(0, name, 1)


@pytest.mark.rule("TA-WAR-01", "TA-WAR-05")
def test_declaring() -> None:
    t = table().military(0, "war_over_territory").leader(0, "julius_caesar").politics(0)
    before = t.strength(1)
    t.do("war war_over_territory on 2")
    assert t.military_actions(0) == (1, 3)
    assert t.names(WARS) == ["war_over_territory"]
    assert t.state.war_on[0] == 1
    assert t.strength(1) == before
    t = table(3).military(1, "war_over_territory").politics(1).do("war war_over_territory on 3")
    assert (t.names(WARS + 1), t.state.war_on) == (["war_over_territory"], [-1, -1, 2, -1, -1, -1])


@pytest.mark.rule("TA-WAR-02")
def test_a_pact_may_forbid_war() -> None:
    t = table(3).military(0, "war_over_territory").pact(1, "peace_treaty", 0).politics(0)
    assert not t.can("war war_over_territory on 2")
    assert t.can("war war_over_territory on 3")
    assert t.rule("war war_over_territory on 2") == "TA-AGGR-02"


@pytest.mark.rule("TA-WAR-03")
def test_a_stronger_rival_may_be_attacked() -> None:
    t = table().military(0, "war_over_territory").workers(1, warriors=9).politics(0)
    assert t.can("war war_over_territory on 2")


@pytest.mark.rule("TA-WAR-04")
def test_declaring_ends_a_pact() -> None:
    t = table(3).military(0, "war_over_territory").pact(0, "military_alliance", 1).politics(0)
    assert (t.strength(0), t.strength(1)) == (4, 4)
    t.do("war war_over_territory on 2")
    assert t.names(PACT) == []
    assert (t.strength(0), t.strength(1)) == (1, 1)


@pytest.mark.rule("TA-WAR-06")
def test_a_war_is_resolved_at_the_declarers_next_turn() -> None:
    t = table().military(0, "war_over_culture").workers(0, warriors=4).points(1, culture=20).age("III")
    t.leader(0, "julius_caesar").politics(0).do("war war_over_culture on 2", "pass", "end")
    assert t.names(WARS) == ["war_over_culture"]
    t.do("pass", "end")
    assert t.asked == 0
    assert t.names(WARS) == []
    assert t.state.culture[0] == 9


@pytest.mark.rule("TA-WAR-07")
def test_no_war_in_the_last_round() -> None:
    t = table().military(0, "war_over_territory").age("IV")
    t.state.last_round = 3
    t.politics(0)
    assert t.can("war war_over_territory on 2")
    t.state.round = 3
    t.politics(0)
    assert t.rule("war war_over_territory on 2") == "TA-WAR-07"


@pytest.mark.rule("TA-WAR-08", "TA-WAR-11")
def test_the_stronger_side_wins_whichever_it_is() -> None:
    t = at_war("war_over_culture", 6, 10).points(0, culture=30).start(0)
    assert t.state.culture == [21, 9]


@pytest.mark.rule("TA-WAR-09")
def test_strengths_count_as_they_are_now() -> None:
    t = at_war("war_over_culture", 5, 8).points(1, culture=30)
    t.workers(0, warriors=9).start(0)
    assert t.state.culture == [6, 24]


@pytest.mark.rule("TA-WAR-10", "TA-CARD-31")
def test_bonus_for_attacking_counts() -> None:
    t = at_war("war_over_culture", 7, 8, players=3).points(1, culture=30)
    t.pact(1, "open_borders_agreement", 0).start(0)
    assert t.state.culture[0] == 6
    assert t.names(PACT + 1) == ["open_borders_agreement"]


@pytest.mark.rule("TA-WAR-12", "TA-WAR-13")
def test_equal_strength_has_no_effect() -> None:
    t = at_war("war_over_culture", 8, 8).points(0, culture=10).points(1, culture=10).start(0)
    assert t.state.culture == [10, 10]
    assert t.names(WARS) == []
    assert t.names(DISCARD + 3) == ["war_over_culture"]


@pytest.mark.rule("TA-WAR-14")
def test_no_cards_from_hand_in_a_war() -> None:
    t = at_war("war_over_culture", 5, 3).military(0, "military_bonus_i").military(1, "military_bonus_i").start(0)
    assert t.question == "politics"
    assert t.names(MILITARY_HAND + 1) == ["military_bonus_i"]


@pytest.mark.rule("TA-WAR-15")
def test_taking_a_special_technology() -> None:
    t = at_war("war_over_technology", 8, 1).play(1, "code_of_laws").points(1, science=5).start(0)
    assert t.question == "spoils"
    t.do("seize code_of_laws")
    assert t.names(PLAY) == ["code_of_laws"]
    assert (t.state.civil_total[0], t.state.civil_total[1]) == (5, 4)
    assert t.state.science == [1, 4]
    assert t.sound()


@pytest.mark.rule("TA-WAR-16")
def test_an_own_copy_cannot_be_taken() -> None:
    t = at_war("war_over_technology", 9, 1, 3).play(1, "warfare", "code_of_laws").hand(0, "warfare").start(0)
    assert t.rule("seize warfare") == "TA-WAR-16"
    assert t.can("seize code_of_laws")


@pytest.mark.rule("TA-WAR-17", "TA-WAR-18")
def test_only_the_higher_of_a_type_stays() -> None:
    t = at_war("war_over_technology", 9, 1).play(1, "warfare").play(0, "strategy").leader(0, "albert_einstein")
    t.start(0).do("seize warfare")
    assert t.names(PLAY) == ["strategy"]
    assert t.names(PLAY + 1) == []
    assert "warfare" in t.names(REMOVED)
    assert t.state.culture[0] == 0  # taking is not developing
    t = at_war("war_over_technology", 9, 1).play(1, "architecture").play(0, "masonry").start(0)
    t.do("seize architecture")
    assert t.names(PLAY) == ["architecture"]


@pytest.mark.rule("TA-WAR-19")
def test_spoils_are_limited_to_what_there_is() -> None:
    t = at_war("war_over_culture", 7, 1).points(1, culture=3).start(0)
    assert t.state.culture == [3, 0]


@pytest.mark.rule("TA-WAR-20", "TA-CUBE-07")
def test_war_over_territory() -> None:
    t = at_war("war_over_territory", 11, 1).bank(1, yellow=2).start(0)
    assert t.state.yellow == [20, 0]
    t = at_war("war_over_territory", 5, 1).start(0)
    assert t.state.yellow == [19, 17]


@pytest.mark.rule("TA-WAR-21")
def test_a_later_pact_does_not_cancel_a_war() -> None:
    t = at_war("war_over_culture", 5, 1, players=3).points(1, culture=30)
    t.pact(0, "peace_treaty", 1).start(0)
    assert t.state.culture[0] == 9


@pytest.mark.rule("TA-WAR-22")
def test_several_wars_against_one_rival() -> None:
    t = table(3).workers(0, warriors=3).workers(2, warriors=4).points(1, culture=50)
    t.war(0, "war_over_culture", 1).war(2, "war_over_culture", 1).start(0)
    assert t.state.culture == [7, 43, 0]
    t.do("pass", "end", "pass", "end")
    assert t.state.culture[2] == 8


def test_two_wars_are_resolved_in_their_order() -> None:
    t = at_war("war_over_technology", 4, 1).war(0, "war_over_territory", 1).play(1, "masonry").start(0)
    assert t.question == "spoils"
    assert t.names(WARS) == ["war_over_territory"]
    t.do("seize masonry")
    assert t.names(WARS) == []
    assert t.state.yellow == [19, 17]
