"""RESIGN, END, SCORE, P2: leaving, the end, final scoring."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.rules.ages import end_age
from clio.games.through_the_ages.rules.scoring import final_scoring
from clio.games.through_the_ages.state import (
    CIVIL,
    COMMON,
    DISCARD,
    FUTURE,
    HAND,
    K_PACT,
    MILITARY,
    MILITARY_HAND,
    PACT,
    PLAY,
    REMOVED,
    WARS,
    WONDERS,
)
from tests.through_the_ages.table import Table, table


def resigned(players: int, seat: int = 1) -> Table:
    return table(players).politics(seat).do("resign")


@pytest.mark.rule("TA-RESIGN-01", "TA-RESIGN-07")
def test_the_turn_is_over_at_once() -> None:
    t = resigned(4)
    assert t.asked == 2
    assert t.state.gone == 0b10
    t.do("pass", "end", "pass", "end", "pass", "end")
    assert t.asked == 2  # seats 2, 3, 0, then 2 again


@pytest.mark.rule("TA-RESIGN-02")
def test_hand_and_play_area() -> None:
    t = table(3).military(1, "legion", "spy").hand(1, "iron").play(1, "alchemy").politics(1).do("resign")
    assert t.names(DISCARD + 1) == ["legion"]
    assert t.names(DISCARD + 2) == ["spy"]
    assert {"iron", "alchemy"} <= set(t.names(REMOVED))
    assert t.names(HAND + 1) == t.names(PLAY + 1) == t.names(MILITARY_HAND + 1) == []


@pytest.mark.rule("TA-RESIGN-03")
def test_pacts_are_removed() -> None:
    t = table(3).pact(2, "military_alliance", 1).politics(1).do("resign")
    assert t.names(PACT + 2) == []
    assert t.strength(2) == 1


@pytest.mark.rule("TA-RESIGN-04")
def test_wars_on_the_resigned() -> None:
    t = table(3).war(0, "war_over_culture", 1).war(2, "war_over_culture", 1).politics(1).do("resign")
    assert t.names(WARS) == t.names(WARS + 2) == []
    assert t.state.culture == [7, 0, 7]


@pytest.mark.rule("TA-RESIGN-05")
def test_wars_of_the_resigned() -> None:
    t = table(4).war(1, "war_over_culture", 3).politics(1).do("resign")
    assert t.names(WARS + 1) == []
    assert t.state.culture[3] == 0


@pytest.mark.rule("TA-RESIGN-06")
def test_the_last_one_wins() -> None:
    t = table(2).points(1, culture=50).politics(1).do("resign")
    assert t.state.result is not None
    assert t.state.result.places == [1, 2]
    assert t.state.result.ending == "all-others-resigned"


@pytest.mark.rule("TA-RESIGN-08", "TA-RESIGN-09")
def test_only_coming_decks_are_trimmed() -> None:
    t = resigned(3)
    state = t.state
    assert len(state.zones[CIVIL + 1]) == 50 - 13
    assert [len(state.zones[CIVIL + age]) for age in (2, 3)] == [44, 44]
    assert [len(state.zones[MILITARY + age]) for age in (1, 2, 3)] == [45, 46, 41]
    kinds = [state.lookup.kind[state.lookup.name[card]] for card in state.zones[MILITARY + 2]]
    assert K_PACT not in kinds
    t = table(4).age("II").politics(1).do("resign")
    assert len(t.state.zones[CIVIL + 3]) == 50
    assert len(t.state.zones[MILITARY + 3]) == 45


@pytest.mark.rule("TA-RESIGN-10", "TA-P2-02")
def test_two_players_rule_for_events() -> None:
    t = table(3).gone(2).event("cold_war")
    assert t.state.science == [6, 0, 0]
    t = table(2).event("foray")
    t.do("food 3 resources 0")
    assert (t.food(0), t.food(1)) == (3, 0)


@pytest.mark.rule("TA-RESIGN-11")
def test_no_resigning_in_age_four() -> None:
    t = table().age("IV").military(0, "rats").politics(0)
    assert t.rule("resign") == "TA-RESIGN-11"


@pytest.mark.rule("TA-RESIGN-12")
def test_the_resigned_are_ignored() -> None:
    t = table(3).workers(0, warriors=3).workers(2, warriors=2).politics(1).do("resign")
    t.points(0, culture=9).points(2, culture=9).event("crusades", seat=0)
    assert t.state.culture == [13, 0, 5]


@pytest.mark.rule("TA-RESIGN-12")
def test_a_wonder_of_others_brings_the_resigned_nothing_back() -> None:
    t = table(3).unfinished(1, "pyramids", 2).tokens(1, bronze=3).politics(0).do("resign", "pass", "stage 1")
    assert t.names(WONDERS + 1) == ["pyramids"]
    assert (t.civil(0), t.military_actions(0)) == ((0, 0), (0, 0))


def test_the_first_player_resigns() -> None:
    t = table(3).politics(0).do("resign")
    assert (t.state.first, t.state.turn, t.state.round) == (1, 1, 2)
    t.do("pass", "end")
    assert (t.state.turn, t.state.round) == (2, 2)
    t.do("pass", "end")
    assert (t.state.turn, t.state.round) == (1, 3)


def test_common_tactics_and_events_stay() -> None:
    t = table(3).tactic(1, "legion").future("rats").politics(1).do("resign")
    assert t.names(COMMON) == ["legion"]
    assert t.names(FUTURE) == ["rats"]
    assert t.state.tactic[1] == -1


# --- the end


@pytest.mark.rule("TA-END-01", "TA-END-02")
def test_age_three_ends_in_the_first_players_turn() -> None:
    t = table(3).age("III").act(0)
    t.state.round = 14
    end_age(t.state)
    assert t.state.last_round == 14
    t.do("end")
    assert t.asked == 1
    t.do("end", "end")
    assert t.state.over


@pytest.mark.rule("TA-END-03")
def test_age_three_ends_in_another_turn() -> None:
    t = table(3).age("III").act(1)
    t.state.round = 14
    end_age(t.state)
    assert t.state.last_round == 15
    t.do("end", "end", "end", "end")
    assert (t.state.turn, t.state.round) == (2, 15)
    t.do("end")
    assert t.state.over


@pytest.mark.rule("TA-SCORE-01", "TA-SCORE-02")
def test_age_three_events_are_scored() -> None:
    t = table().events("cold_war", "impact_of_science").future("impact_of_strength").workers(1, warriors=3)
    final_scoring(t.state)
    assert t.state.culture == [10, 10]
    assert t.state.science == [0, 0]


@pytest.mark.rule("TA-SCORE-03")
def test_bonuses_of_leaders() -> None:
    t = table().leader(0, "bill_gates").play(0, "alchemy", "computers").workers(0, alchemy=2, computers=1)
    final_scoring(t.state)
    assert t.state.culture[0] == 5


@pytest.mark.rule("TA-SCORE-04")
def test_most_culture_wins() -> None:
    t = table(3).points(0, culture=180).points(1, culture=180).points(2, culture=150)
    final_scoring(t.state)
    assert t.state.result is not None
    assert t.state.result.places == [1, 1, 3]
    assert t.state.result.scores == [180, 180, 150]
    assert sum(points[0] for _, points in t.state.result.sources) == 180


@pytest.mark.parametrize(("current", "future"), [("happiness", "government"), ("government", "happiness")])
def test_losses_come_last_wherever_they_lie(current: str, future: str) -> None:
    t = table().events(f"impact_of_{current}").future(f"impact_of_{future}").bank(0, yellow=0)
    final_scoring(t.state)
    assert t.state.culture[0] == max(0, 10 - 16)
