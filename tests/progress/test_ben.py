"""BEN: what cards give, and how it is taken back."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.progress.rules.benefits import gain, lose
from clio.games.progress.state import KNOWLEDGE, SKILLS, Gain
from tests.progress.table import Table, table, tech

# The first and the second space of every track.
FIRST = {"action": 2, "draw": 3, "hand": 5, "shuffle": 1, "development": 1, "research": 4, "quick_draw": 1}
SECOND = {"action": 3, "draw": 4, "hand": 6, "shuffle": 2, "development": 2, "research": 3, "quick_draw": 2}
NO_POWER = [0, 0, 0]


def skills_of(t: Table, seat: int) -> dict[str, int]:
    return {skill: t.value(seat, skill) for skill in SKILLS}


def gives(**benefits: str) -> Gain:
    """Steps and tokens by name, such as `gives(skills="draw draw", tokens="general")`."""
    skills = [SKILLS.index(name) for name in benefits.get("skills", "").split()]
    tokens = [KNOWLEDGE.index(name) for name in benefits.get("tokens", "").split()]
    return Gain(skills, tokens, NO_POWER)


@pytest.mark.rule("PR-BEN-01")
def test_a_discovered_technology_gives_its_benefits_once():
    t = table(cards=[tech("x", skill="shuffle", token="culture", army=1)]).hand(0, "x").hand(1).do("discover x")
    for _ in range(2):
        assert (t.value(0, "shuffle"), t.ready_of(0), t.power_of(0)) == (2, {"culture": 1}, (0, 0, 1))
        t.do("end", "end")
        assert (t.asked(), t.value(1, "shuffle"), t.ready_of(1), t.power_of(1)) == (0, 1, {}, (0, 0, 0))


@pytest.mark.rule("PR-BEN-01")
def test_a_developed_technology_gives_its_benefits_once():
    t = table(cards=[tech("x", skill="shuffle", token="culture", army=1)]).hand(0).hand(1).developing(0, x=1).turn(0)
    for _ in range(2):
        assert t.active_of(0) == ["x"]
        assert (t.value(0, "shuffle"), t.ready_of(0), t.power_of(0)) == (2, {"culture": 1}, (0, 0, 1))
        t.do("end", "end")
    assert (t.value(1, "shuffle"), t.ready_of(1), t.power_of(1)) == (1, {}, (0, 0, 0))


@pytest.mark.rule("PR-BEN-02")
@pytest.mark.parametrize("skill", SKILLS)
def test_a_skill_icon_raises_exactly_that_skill(skill: str):
    t = table(players=3, cards=[tech("x", skill=skill)]).hand(1, "x").act(1).do("discover x")
    assert skills_of(t, 1) == {**FIRST, skill: SECOND[skill]}
    assert (skills_of(t, 0), skills_of(t, 2)) == (FIRST, FIRST)
    assert (t.ready_of(1), t.power_of(1)) == ({}, (0, 0, 0))


@pytest.mark.rule("PR-BEN-02")
def test_quick_draw_changes_as_a_pair():
    t = table(cards=[tech("x", skill="quick_draw")]).hand(0, "x")
    assert t.quick_draw(0) == (1, 0)
    assert t.do("discover x").quick_draw(0) == (2, 1)


@pytest.mark.rule("PR-BEN-02")
def test_skill_gain_any_asks_which_skill():
    t = table(cards=[tech("x", skill="hand")], skill_gain="any").hand(1, "x").act(1).do("discover x")
    assert (t.asked(), t.question(), t.agenda()[-1]) == (1, "choose-skill", "choose-skill 1")
    assert t.legal() == {f"skill {skill}" for skill in SKILLS}
    assert skills_of(t, 1) == FIRST
    assert t.refusal("end") == "PR-TURN-02"
    t.do("skill research")
    assert skills_of(t, 1) == {**FIRST, "research": 3}
    assert (skills_of(t, 0), t.question(), t.left()) == (FIRST, "act", 1)


@pytest.mark.rule("PR-BEN-02")
def test_skill_gain_any_asks_nothing_without_a_skill_icon():
    t = table(cards=[tech("x", token="science", army=1)], skill_gain="any").hand(0, "x").do("discover x")
    assert (t.question(), t.ready_of(0), t.power_of(0)) == ("act", {"science": 1}, (0, 0, 1))


@pytest.mark.rule("PR-BEN-02")
def test_skill_gain_any_in_the_development_phase():
    t = table(cards=[tech("x", skill="hand")], skill_gain="any").hand(0).developing(0, x=1).turn(0)
    assert t.question() == "choose-skill"
    t.do("skill action")
    assert (t.value(0, "action"), t.value(0, "hand"), t.left(), t.question()) == (3, 5, 3, "act")


@pytest.mark.rule("PR-BEN-03")
@pytest.mark.parametrize("kind", KNOWLEDGE)
def test_a_token_icon_gives_one_token_of_that_kind(kind: str):
    t = table(players=3, cards=[tech("x", token=kind)]).hand(1, "x").tokens(1, general=1).act(1).do("discover x")
    assert t.ready_of(1) == ({"general": 2} if kind == "general" else {"general": 1, kind: 1})
    assert (t.spent_of(1), t.ready_of(0), t.ready_of(2)) == ({}, {}, {})
    assert (skills_of(t, 1), t.power_of(1)) == (FIRST, (0, 0, 0))


@pytest.mark.rule("PR-BEN-03")
def test_a_token_is_ready_at_once():
    t = table(cards=[tech("x", token="science"), tech("y", costs=["1 science"])]).hand(0, "x", "y").hand(1)
    assert t.skill(0, action=1).do("discover x").can("discover y")
    t.do("discover y")
    assert (t.active_of(0), t.ready_of(0), t.spent_of(0)) == (["x", "y"], {}, {"science": 1})


@pytest.mark.rule("PR-BEN-04")
def test_power_icons_move_the_marker_the_printed_number():
    t = table(cards=[tech("x", prestige=2, army=1), tech("y", population=3)]).hand(0, "x", "y")
    t.skill(0, action=1).power(0, prestige=4, army=1).power(1, prestige=1).do("discover x")
    assert (t.power_of(0), t.power_of(1)) == ((6, 0, 2), (1, 0, 0))
    t.do("discover y")
    assert (t.power_of(0), t.power_of(1)) == ((6, 3, 2), (1, 0, 0))
    assert (skills_of(t, 1), t.ready_of(0)) == (FIRST, {})


@pytest.mark.rule("PR-BEN-04")
def test_every_player_has_an_own_marker_on_each_track():
    t = table(players=3, cards=[tech("x", prestige=1, population=2, army=3)]).hand(2, "x").act(2).do("discover x")
    assert (t.power_of(0), t.power_of(1), t.power_of(2)) == ((0, 0, 0), (0, 0, 0), (1, 2, 3))


@pytest.mark.rule("PR-BEN-04")
def test_power_steps_one_moves_one_space_whatever_is_printed():
    t = table(cards=[tech("x", prestige=2, army=1)], power_steps="one").hand(0, "x").power(0, prestige=4)
    assert t.do("discover x").power_of(0) == (5, 0, 1)


@pytest.mark.rule("PR-BEN-05")
def test_card_points_are_kept_for_the_end():
    t = table(cards=[tech("x", vp=3)]).hand(0, "x").do("discover x")
    assert (skills_of(t, 0), t.power_of(0), t.ready_of(0), t.pool_of()) == (FIRST, (0, 0, 0), {}, {})


@pytest.mark.rule("PR-BEN-05")
def test_card_points_are_counted_at_the_end():
    cards = [tech("x", age=3, vp=3, symbol=4), tech("y", vp=2)]
    t = table(cards=cards, variant="faster").age(3).active(0, "y").hand(0, "x").do("discover x")
    assert t.state.result is not None
    assert dict(t.state.result.sources)["technologies"] == [5, 0]


@pytest.mark.rule("PR-BEN-06")
def test_everything_applies_before_the_next_decision():
    t = table(cards=[tech("x", skill="development"), tech("y"), tech("z")]).developing(0, y=3).hand(0, "x", "z")
    assert t.refusal("research z") == "PR-RES-03"
    t.do("discover x")
    assert t.can("research z")
    t.do("research z")
    assert t.developments_of(0) == {"y": 3, "z": 4}


@pytest.mark.rule("PR-BEN-07")
def test_a_draw_upgrade_holds_in_the_same_turn():
    cards = [tech("x", skill="draw"), *(tech(name) for name in "abcde")]
    t = table(cards=cards).hand(0, "x").deck(1, "a", "b", "c", "d", "e").do("discover x", "draw")
    assert (t.hand_of(0), t.deck_of(1)) == (["a", "b", "c", "d"], ["e"])


@pytest.mark.rule("PR-BEN-07")
def test_a_quick_draw_upgrade_holds_in_the_same_turn():
    cards = [tech("x", skill="quick_draw"), *(tech(name) for name in "abcde")]
    t = table(cards=cards).hand(0, "x").deck(1, "a", "b", "c", "d", "e").do("discover x", "quick-draw")
    assert (t.hand_of(0), t.agenda()[-1]) == (["a", "b"], "choose-discards 0 1")


@pytest.mark.rule("PR-BEN-07")
def test_a_shuffle_upgrade_holds_in_the_same_turn():
    cards = [tech("x", skill="shuffle"), *(tech(name) for name in "abcde")]
    t = table(cards=cards).hand(0, "x").deck(1, "a", "b", "c", "d", "e").do("discover x", "shuffle")
    assert (t.hand_of(0), t.deck_of(1)) == (["a", "b"], ["c", "d", "e"])


@pytest.mark.rule("PR-BEN-07")
def test_a_research_upgrade_holds_in_the_same_turn():
    t = table(cards=[tech("x", skill="research"), tech("a")]).hand(0, "x", "a").do("discover x", "research a")
    assert t.developments_of(0) == {"a": 3}


# ---- benefits that go again (S-35): a Personality that is replaced


@pytest.mark.rule("PR-PERS-05")
@pytest.mark.parametrize("skill", SKILLS)
def test_a_lost_skill_goes_back_one_space(skill: str):
    t = table(players=3)
    for seat in range(3):
        t.skill(seat, **dict.fromkeys(SKILLS, 1))
    lose(t.state, Seat(1), gives(skills=skill))
    assert skills_of(t, 1) == {**SECOND, skill: FIRST[skill]}
    assert (skills_of(t, 0), skills_of(t, 2)) == (SECOND, SECOND)


@pytest.mark.rule("PR-PERS-05")
def test_a_lost_skill_never_falls_below_the_start():
    t = table()
    for skill in SKILLS:
        lose(t.state, Seat(0), gives(skills=skill))
    assert (skills_of(t, 0), min(t.state.skill)) == (FIRST, 0)


@pytest.mark.rule("PR-PERS-05")
def test_a_lost_action_never_falls_below_the_faster_start():
    t = table(variant="fast").skill(0, action=2, draw=1)
    lose(t.state, Seat(0), gives(skills="action draw"))
    assert (t.value(0, "action"), t.value(0, "draw")) == (3, 3)
    lose(t.state, Seat(0), gives(skills="action draw"))
    assert (t.value(0, "action"), t.value(0, "draw")) == (3, 3)


@pytest.mark.rule("PR-PERS-05")
def test_surplus_steps_are_remembered():
    t = table(tracks={"draw": [3, 4]}).skill(0, draw=1)
    gain(t.state, Seat(0), gives(skills="draw draw"))
    assert (t.value(0, "draw"), t.state.skill[1]) == (4, 3)
    lose(t.state, Seat(0), gives(skills="draw draw"))
    assert (t.value(0, "draw"), t.state.skill[1]) == (4, 1)
    lose(t.state, Seat(0), gives(skills="draw"))
    assert t.value(0, "draw") == 3


@pytest.mark.rule("PR-PERS-05")
def test_a_lost_token_is_a_spent_one_first():
    t = table(players=3).tokens(1, culture=1, general=1).spent(1, culture=1)
    t.tokens(0, culture=1).tokens(2, culture=1)
    for ready in ({"culture": 1, "general": 1}, {"general": 1}, {"general": 1}):
        lose(t.state, Seat(1), gives(tokens="culture"))
        assert (t.ready_of(1), t.spent_of(1)) == (ready, {})
    assert (t.ready_of(0), t.ready_of(2)) == ({"culture": 1}, {"culture": 1})
    assert min(t.state.ready + t.state.spent) == 0


@pytest.mark.rule("PR-PERS-05")
def test_lost_power_steps_go_back_but_not_below_the_start():
    t = table(players=3).power(1, prestige=5, population=2, army=1).power(0, prestige=4).power(2, army=4)
    lose(t.state, Seat(1), Gain([], [], [2, 2, 3]))
    assert (t.power_of(0), t.power_of(1), t.power_of(2)) == ((4, 0, 0), (3, 0, 0), (0, 0, 4))
    lose(t.state, Seat(1), Gain([], [], [2, 0, 0]))
    assert t.power_of(1) == (1, 0, 0)


@pytest.mark.rule("PR-PERS-05")
def test_power_steps_one_loses_one_space():
    t = table(power_steps="one").power(0, prestige=5, army=1)
    lose(t.state, Seat(0), Gain([], [], [2, 3, 3]))
    assert t.power_of(0) == (4, 0, 0)


@pytest.mark.rule("PR-PERS-05")
def test_skill_gain_any_is_not_for_what_is_taken_back_later():
    t = table(skill_gain="any")
    gain(t.state, Seat(0), gives(skills="draw", tokens="general"), True)
    assert (t.value(0, "draw"), t.ready_of(0), t.question()) == (4, {"general": 1}, "act")
