"""SKILL: what the seven tracks mean."""

from __future__ import annotations

import pytest

from clio.games.progress.deck import SKILLS
from tests.progress.table import Table, table, tech

X = tech("x", costs=["2 science"])
Y = tech("y", costs=["2 science"])
Z = tech("z", costs=["2 science"])


def values(t: Table, seat: int = 0) -> dict[str, int]:
    return {skill: t.value(seat, skill) for skill in SKILLS}


@pytest.mark.rule("PR-SKILL-01")
def test_two_actions_a_turn_and_no_third() -> None:
    t = table(cards=[X, Y, Z], tracks={"development": [3]}).hand(0, "x", "y", "z")
    assert t.left() == 2
    t.do("research x")
    assert (t.asked(), t.left()) == (0, 1)
    assert t.can("research z")
    t.do("research y")
    assert t.asked() == 1
    assert t.hand_of(0) == ["z"]
    assert t.refusal("research z", seat=0) == "PR-TURN-01"


@pytest.mark.rule("PR-SKILL-01")
def test_with_no_action_left_only_what_is_free_can_be_done() -> None:
    t = table(players=1, cards=[X, Y]).hand(0, "x", "pottery").active(0, "y").time("wheel")
    t.act(used=2)
    assert t.legal() == {"swap x", "swap pottery", "end"}
    for text in ("draw", "quick-draw", "shuffle", "research x", "research pottery"):
        assert t.refusal(text) == "PR-SKILL-01"
    t.hand(0, "y", "x")
    assert t.refusal("research x") == "PR-SKILL-01"
    assert t.refusal("research y") == "PR-DISC-11"  # its own reason comes first
    assert t.refusal("discover y") == "PR-DISC-11"
    assert t.refusal("discover x") == "PR-DISC-08"
    t.tokens(0, science=2)
    assert t.refusal("discover x") == "PR-SKILL-01"
    t.act(used=1)
    assert t.can("discover x")
    assert t.can("research x")
    assert t.can("draw")


@pytest.mark.rule("PR-SKILL-02")
@pytest.mark.parametrize(("steps", "drawn"), [(0, 3), (1, 4), (4, 7)])
def test_draw_takes_so_many_cards_and_ends_the_phase(steps: int, drawn: int) -> None:
    t = table().hand(0).skill(0, draw=steps, hand=4).skill(1, draw=2)
    deck = t.deck_of(1)
    t.do("draw")
    assert t.hand_of(0) == deck[:drawn]
    assert t.deck_of(1) == deck[drawn:]
    assert t.asked() == 1  # Upkeep had nothing to ask: the second action is lost
    t.do("end", f"discard {t.hand_of(1)[0]}")
    assert (t.asked(), t.left()) == (0, 2)


@pytest.mark.rule("PR-SKILL-03")
def test_hand_limit_holds_at_the_end_of_the_own_turn_only() -> None:
    t = table().hand(0, "writing", "pottery", "wheel", "burial").deck(1, "masonry", "poetry", "drama", "alphabet")
    assert t.value(0, "hand") == 5
    t.do("draw")
    assert t.hand_of(0) == ["writing", "pottery", "wheel", "burial", "masonry", "poetry", "drama"]
    assert (t.asked(), t.question()) == (0, "choose-discards")
    t.do("discard wheel")
    assert t.question() == "choose-discards"
    t.do("discard drama")
    assert t.hand_of(0) == ["writing", "pottery", "burial", "masonry", "poetry"]
    assert t.pile_of(1) == ["drama", "wheel"]
    assert t.asked() == 1


@pytest.mark.rule("PR-SKILL-03")
@pytest.mark.parametrize(("steps", "limit"), [(0, 5), (1, 6), (2, 7)])
def test_a_hand_at_the_limit_is_kept(steps: int, limit: int) -> None:
    cards = ["writing", "pottery", "wheel", "burial", "masonry", "poetry", "drama", "alphabet"]
    t = table().hand(0, *cards[:limit]).skill(0, hand=steps).do("end")
    assert (t.asked(), t.question()) == (1, "act")
    assert len(t.hand_of(0)) == limit
    t = table().hand(0, *cards[: limit + 1]).skill(0, hand=steps).do("end")
    assert (t.asked(), t.question()) == (0, "choose-discards")
    t.do("discard pottery")
    assert (t.asked(), t.question()) == (1, "act")
    assert len(t.hand_of(0)) == limit


@pytest.mark.rule("PR-SKILL-04")
@pytest.mark.parametrize(("steps", "times"), [(0, 1), (1, 2), (3, 4)])
def test_shuffle_and_draw_is_done_as_often_as_the_skill_says(steps: int, times: int) -> None:
    t = table().age(2).hand(0).skill(0, shuffle=steps).pile(1, "wheel", "pottery")
    before = len(t.deck_of(1))
    t.do("shuffle")
    for number in range(times):
        assert (t.question(), len(t.hand_of(0))) == ("shuffle-age", number)
        t.do("shuffle I")
    assert (t.question(), t.left()) == ("act", 1)
    assert (len(t.hand_of(0)), len(t.deck_of(1)), t.pile_of(1)) == (times, before + 2 - times, [])


@pytest.mark.rule("PR-SKILL-05")
@pytest.mark.parametrize(("steps", "room"), [(0, 1), (1, 2), (2, 3)])
def test_so_many_technologies_may_be_under_development(steps: int, room: int) -> None:
    full = {"pottery": 3, "wheel": 3, "burial": 3}
    t = table(cards=[X]).hand(0, "x").skill(0, development=steps)
    t.developing(0, **dict(list(full.items())[:room]))
    assert t.refusal("research x") == "PR-RES-03"
    t.developing(0, **dict(list(full.items())[: room - 1]))
    assert t.can("research x")


@pytest.mark.rule("PR-SKILL-06")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("steps", "markers"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_a_researched_card_receives_so_many_markers(seat: int, steps: int, markers: int) -> None:
    t = table(cards=[X]).act(seat).hand(seat, "x", "x").skill(seat, research=steps).skill(1 - seat, research=2)
    t.do("research x")
    assert t.developments_of(seat) == {"x": markers}
    assert t.developments_of(1 - seat) == {}
    assert t.hand_of(seat) == ["x"]  # the other copy stays
    assert sum(t.state.markers) == markers


@pytest.mark.rule("PR-SKILL-07")
def test_quick_draw_draws_one_and_discards_none() -> None:
    t = table().hand(0, "wheel").deck(1, "masonry", "poetry")
    assert t.quick_draw(0) == (1, 0)
    t.do("quick-draw")
    assert t.hand_of(0) == ["wheel", "masonry"]
    assert (t.question(), t.pile_of(1), t.deck_of(1)) == ("act", [], ["poetry"])


@pytest.mark.rule("PR-SKILL-07")
def test_quick_draw_draws_then_discards() -> None:
    t = table().hand(0, "wheel").deck(1, "masonry", "poetry", "drama", "writing").skill(0, quick_draw=2)
    assert t.quick_draw(0) == (3, 2)
    assert t.quick_draw(1) == (1, 0)
    t.do("quick-draw")
    assert t.question() == "choose-discards"
    assert t.hand_of(0) == ["wheel", "masonry", "poetry", "drama"]
    t.do("discard poetry", "discard wheel")
    assert (t.question(), t.hand_of(0), t.pile_of(1)) == ("act", ["masonry", "drama"], ["wheel", "poetry"])


@pytest.mark.rule("PR-SKILL-08")
@pytest.mark.parametrize("skill", SKILLS)
def test_an_upgrade_moves_one_marker_one_space(skill: str) -> None:
    t = table(cards=[tech("up", skill=skill)]).hand(0, "up")
    before, other = values(t), values(t, 1)
    t.do("discover up")
    second = t.game.deck.skill_tracks[SKILLS.index(skill)].values[1]
    assert values(t) == before | {skill: second}
    assert values(t, 1) == other
    assert sum(t.state.skill) == 1


@pytest.mark.rule("PR-SKILL-08")
def test_research_falls_and_the_quick_draw_pair_changes() -> None:
    cards = [X, tech("lab", skill="research"), tech("scout", skill="quick_draw")]
    t = table(cards=cards, tracks={"research": [4, 3, 2], "quick_draw": [1, 2]})
    t.hand(0, "lab", "scout", "x").developing(0, pottery=4)
    t.do("discover lab", "discover scout")
    assert t.value(0, "research") == 3
    assert t.quick_draw(0) == (2, 1)
    assert t.developments_of(0) == {"pottery": 4}
    t.skill(0, development=1).act().do("research x")
    assert t.developments_of(0) == {"pottery": 4, "x": 3}


@pytest.mark.rule("PR-SKILL-09")
def test_an_upgrade_on_the_last_space_has_no_visible_effect() -> None:
    t = table(cards=[tech("up", skill="action")]).hand(0, "up").skill(0, action=3)
    before = values(t)
    assert t.value(0, "action") == 5
    t.do("discover up")
    assert values(t) == before
    assert t.left() == 4
    assert (t.power_of(0), t.ready_of(0)) == ((0, 0, 0), {})


@pytest.mark.rule("PR-SKILL-09")
def test_quick_draw_stays_on_its_last_pair() -> None:
    t = table().skill(0, quick_draw=4)
    assert t.quick_draw(0) == (4, 2)
    assert t.skill(0, quick_draw=6).quick_draw(0) == (4, 2)
    assert t.skill(0, quick_draw=3).quick_draw(0) == (3, 1)


@pytest.mark.rule("PR-SKILL-09")
@pytest.mark.parametrize(("steps", "value"), [(5, 5), (4, 5), (3, 4), (2, 3)])
def test_the_surplus_is_remembered_when_a_benefit_is_lost(steps: int, value: int) -> None:
    """Leonardo's +action beyond the last space: turning him down takes nothing away."""
    t = table(personalities="yes").age(3)
    seat = t.asked()
    t.personality(seat, "leonardo_da_vinci").skill(seat, action=steps)
    t.do("heritage")
    assert t.value(seat, "action") == value
    assert t.value(1 - seat, "action") == 2
