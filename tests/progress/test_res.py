"""RES: Research."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.progress.rules.benefits import lose
from clio.games.progress.state import DEVELOPMENT, Gain
from tests.progress.table import Table, table, tech

NOTHING_IN_HAND = {"draw", "quick-draw", "shuffle", "end"}


def next_own_turn(t: Table) -> Table:
    """All pass until the first player's next action phase; nothing is taken back."""
    t.do("end")
    while t.asked() != 0:
        t.do("end")
    return t.do("done") if t.question() == "take-back" else t


@pytest.mark.rule("PR-RES-01")
def test_research_lays_one_hand_card_under_development_for_one_action():
    t = table(cards=[tech("x", costs=["5 science", "4 engineering"]), tech("y")]).hand(0, "x", "y").listen()
    assert t.refusal("discover x") == "PR-DISC-08"
    t.do("research x")
    assert (t.developments_of(0), t.hand_of(0), t.active_of(0)) == ({"x": 4}, ["y"], [])
    assert (t.left(), t.asked(), t.question()) == (1, 0, "act")
    assert (t.developments_of(1), t.pile_of(1), t.pool_of()) == ({}, [], {})
    assert t.told("researched") == [(0, "x", 4)]


@pytest.mark.rule("PR-RES-01")
def test_every_player_researches_from_the_own_hand():
    t = table(players=3, cards=[tech("x"), tech("y"), tech("z")]).hand(0, "x").hand(2, "x", "y", "z")
    t.developing(0, y=1).act(2)
    assert {"research x", "research y", "research z"} <= t.legal()
    t.do("research x")
    assert (t.developments_of(0), t.developments_of(1), t.developments_of(2)) == ({"y": 1}, {}, {"x": 4})
    assert (t.hand_of(0), t.hand_of(2)) == (["x"], ["y", "z"])
    assert t.refusal("research y") == "PR-RES-03"
    assert t.game.impossible(t.state) == []


@pytest.mark.rule("PR-RES-01")
def test_research_costs_no_knowledge():
    t = table(cards=[tech("x", costs=["1 science"])]).hand(0, "x").tokens(0, science=1, general=1).pool(science=1)
    t.do("research x")
    assert (t.ready_of(0), t.spent_of(0), t.pool_of()) == ({"science": 1, "general": 1}, {}, {"science": 1})


@pytest.mark.rule("PR-RES-01")
def test_research_takes_one_of_two_copies():
    t = table(cards=[tech("x"), tech("y")]).skill(0, development=1).hand(0, "x", "y", "x").do("research x")
    assert (t.developments_of(0), t.hand_of(0)) == ({"x": 4}, ["y", "x"])
    assert t.refusal("research x") == "PR-DISC-11"


@pytest.mark.rule("PR-RES-01")
def test_what_is_not_in_hand_cannot_be_researched():
    t = table(cards=[tech("x"), tech("y")]).hand(0).hand(1, "x").pile(1, "y")
    assert t.refusal("research x") == "PR-RES-01"
    assert t.refusal("research y") == "PR-RES-01"
    assert t.legal() == NOTHING_IN_HAND


@pytest.mark.rule("PR-RES-02")
@pytest.mark.parametrize(("steps", "markers"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 1)])
def test_as_many_markers_as_the_research_skill(steps: int, markers: int):
    t = table(cards=[tech("x")]).skill(0, research=steps).skill(1, research=1).hand(0, "x").do("research x")
    assert t.developments_of(0) == {"x": markers}


@pytest.mark.rule("PR-RES-02")
def test_the_skill_at_that_moment_counts():
    t = table(cards=[tech("x"), tech("y", skill="research"), tech("z")], tracks={"action": [3]})
    t.skill(0, development=1).hand(0, "x", "y", "z").hand(1)
    t.do("research x", "discover y", "research z")
    assert t.developments_of(0) == {"x": 4, "z": 3}


@pytest.mark.rule("PR-RES-03")
def test_developments_may_not_outnumber_the_development_skill():
    t = table(cards=[tech("x"), tech("y"), tech("z")]).skill(0, development=1).hand(0, "z")
    assert t.developing(0, x=2).can("research z")
    assert t.developing(0, x=2, y=2).refusal("research z") == "PR-RES-03"
    assert t.legal() == NOTHING_IN_HAND | {"discover z"}


@pytest.mark.rule("PR-RES-03")
def test_others_developments_take_no_room():
    t = table(cards=[tech("x"), tech("y")]).developing(1, x=2).hand(0, "y")
    assert t.can("research y")


@pytest.mark.rule("PR-RES-03")
def test_research_limit_literal_allows_one_more():
    t = table(cards=[tech("w"), tech("x"), tech("y"), tech("z")], research_limit="literal").skill(0, development=1)
    t.hand(0, "z")
    assert t.developing(0, x=2, y=2).can("research z")
    assert t.developing(0, w=1, x=2, y=2).refusal("research z") == "PR-RES-03"


@pytest.mark.rule("PR-RES-04")
def test_a_development_gives_nothing():
    t = table(cards=[tech("x", skill="action", symbol=2, vp=2, token="science", prestige=3)]).hand(0, "x")
    before = (t.game.score(t.state, 0), t.game.score(t.state, 1))
    t.do("research x").check()
    assert (t.value(0, "action"), t.left(), t.state.age) == (2, 1, 1)
    assert (t.ready_of(0), t.power_of(0)) == ({}, (0, 0, 0))
    assert (t.game.score(t.state, 0), t.game.score(t.state, 1)) == before


@pytest.mark.rule("PR-RES-04")
def test_a_development_is_worth_nothing_at_the_end():
    cards = [tech("x", age=3, vp=2), tech("y", age=3, symbol=4)]
    t = table(cards=cards, variant="faster").age(3).hand(0, "x", "y").do("research x", "discover y")
    assert t.state.result is not None
    assert dict(t.state.result.sources)["technologies"] == [0, 0]


@pytest.mark.rule("PR-RES-05")
def test_a_development_serves_as_prerequisite_at_once():
    t = table(cards=[tech("x", costs=["2 culture or alphabet"]), tech("y")]).hand(0, "x", "alphabet", "y").hand(1)
    t.do("research alphabet", "discover x")
    assert (t.active_of(0), t.developments_of(0), t.hand_of(0)) == (["x"], {"alphabet": 4}, ["y"])
    assert (t.pile_of(1), t.pool_of()) == ([], {})


@pytest.mark.rule("PR-RES-06")
@pytest.mark.parametrize(("steps", "turns"), [(0, 4), (2, 2), (3, 1)])
def test_active_in_the_mth_following_development_phase(steps: int, turns: int):
    t = table(cards=[tech("x")]).skill(0, research=steps).hand(0, "x").hand(1).do("research x")
    for turn in range(1, turns):
        next_own_turn(t)
        assert (t.developments_of(0), t.active_of(0)) == ({"x": turns - turn}, [])
    next_own_turn(t)
    assert (t.developments_of(0), t.active_of(0)) == ({}, ["x"])


@pytest.mark.rule("PR-RES-07")
def test_developments_stay_when_the_skill_falls_and_bar_research():
    t = table(cards=[tech("x"), tech("y"), tech("z")]).skill(0, development=1).developing(0, x=2, y=3).hand(0, "z")
    lose(t.state, Seat(0), Gain([DEVELOPMENT], [], [0, 0, 0]))
    assert t.value(0, "development") == 1
    assert t.developments_of(0) == {"x": 2, "y": 3}
    assert t.refusal("research z") == "PR-RES-03"
    t.turn(0).do("done")
    assert t.developments_of(0) == {"x": 1, "y": 2}
    assert t.refusal("research z") == "PR-RES-03"
    assert t.developing(0, y=2).refusal("research z") == "PR-RES-03"
    assert t.developing(0).can("research z")


@pytest.mark.rule("PR-RES-08")
def test_example_crop_rotation():
    t = table(cards=[tech("x"), tech("y", age=2, costs=["4 engineering or crop_rotation"])], tracks={"research": [4]})
    t.age(2).skill(0, development=1).developing(0, x=9).hand(0, "crop_rotation", "y").hand(1)
    assert t.can("research crop_rotation")
    t.do("research crop_rotation")
    assert t.developments_of(0) == {"x": 9, "crop_rotation": 4}
    t.do("discover y")
    assert (t.active_of(0), t.pool_of(), t.pile_of(1), t.pile_of(2)) == (["y"], {}, [], [])
    while t.question() != "take-back":
        t.do("end")
    assert t.developments_of(0) == {"x": 8, "crop_rotation": 3}
    t.do("done")
    assert next_own_turn(t).developments_of(0) == {"x": 7, "crop_rotation": 2}
    assert next_own_turn(t).developments_of(0) == {"x": 6, "crop_rotation": 1}
    next_own_turn(t)
    assert (t.developments_of(0), t.active_of(0)) == ({"x": 5}, ["y", "crop_rotation"])
