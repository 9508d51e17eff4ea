"""DEV: the Development phase."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.engine.sets import set_asked
from clio.games.progress.rules.development import Develop
from tests.progress.table import Table, table, tech

A = tech("a", skill="draw", prestige=1)
B = tech("b", token="culture", population=2)
C = tech("c", skill="hand", army=3)
WAIT = tech("wait", age=2)
PLAIN = [A, B, C, WAIT]


def gained(t: Table, seat: int = 0) -> tuple[tuple[int, ...], dict[str, int], int, int]:
    return t.power_of(seat), t.ready_of(seat), t.value(seat, "draw"), t.value(seat, "hand")


@pytest.mark.rule("PR-DEV-01")
def test_one_marker_off_every_own_development() -> None:
    t = table(cards=PLAIN).developing(0, a=4, b=2).turn(0)
    assert t.developments_of(0) == {"a": 3, "b": 1}
    assert gained(t) == ((0, 0, 0), {}, 3, 5)
    assert t.question() == "take-back"  # the markers were not a question
    asked = set_asked(t.state, 0)
    assert asked is not None
    assert ([one.actions[0].text for one in asked.candidates], asked.least) == (["back a", "back b"], 0)
    t.do("done")
    assert t.developments_of(0) == {"a": 3, "b": 1}
    assert t.question() == "act"


@pytest.mark.rule("PR-DEV-02")
def test_a_development_without_markers_becomes_active_and_gives_its_benefits() -> None:
    t = table(cards=PLAIN).hand(0).developing(0, a=1).turn(0)
    assert (t.active_of(0), t.developments_of(0)) == (["a"], {})
    assert gained(t) == ((1, 0, 0), {}, 4, 5)
    assert gained(t, 1) == ((0, 0, 0), {}, 3, 5)
    assert (t.asked(), t.question(), t.left()) == (0, "act", 2)
    assert t.state.game.impossible(t.state) == []


@pytest.mark.rule("PR-DEV-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_finished_one_becomes_active(seat: int) -> None:
    t = table(players=3, cards=PLAIN).hand(seat, "b").developing(seat, a=2, b=1, c=3).turn(seat)
    assert (t.active_of(seat), t.developments_of(seat)) == (["b"], {"a": 1, "c": 2})
    assert gained(t, seat) == ((0, 2, 0), {"culture": 1}, 3, 5)
    assert t.legal() == {"back a", "back c", "done"}
    assert t.state.game.impossible(t.state) == []
    t.do("back a", "done")
    assert t.hand_of(seat) == ["b", "a"]
    assert t.state.game.impossible(t.state) == []
    assert t.refusal("discover b") == "PR-DISC-11"
    assert t.can("discover a")


@pytest.mark.rule("PR-DEV-03")
def test_an_activation_can_start_an_age_before_the_action_phase() -> None:
    t = table(players=2, cards=[tech("new", symbol=2)]).hand(0).developing(0, new=2).turn(0)
    assert (t.question(), t.state.age) == ("take-back", 1)
    t = table(players=2, cards=[tech("new", symbol=2)]).hand(0).developing(0, new=1).turn(0)
    assert (t.question(), t.left(), t.state.age) == ("act", 2, 2)
    t.do("quick-draw")
    assert t.legal() == {"deck I", "deck II"}


@pytest.mark.rule("PR-DEV-03", "PR-END-06")
def test_an_activation_can_end_the_game() -> None:
    cards = [tech("last", age=3, symbol=4), tech("other", age=3, symbol=4)]
    t = table(players=2, cards=cards).age(3).active(1, "other").developing(0, last=1).turn(0)
    assert t.over
    assert t.state.result is not None
    assert t.state.result.ending == "symbols-IV"
    assert t.active_of(0) == ["last"]


@pytest.mark.rule("PR-DEV-04")
def test_only_the_active_players_developments_advance() -> None:
    t = table(cards=PLAIN).hand(0).hand(1).developing(0, a=4).developing(1, b=3).turn(0)
    assert (t.developments_of(0), t.developments_of(1)) == ({"a": 3}, {"b": 3})
    t.do("done", "end")
    assert (t.asked(), t.developments_of(0), t.developments_of(1)) == (1, {"a": 3}, {"b": 2})
    assert t.legal() == {"back b", "done"}


@pytest.mark.rule("PR-DEV-05")
def test_one_development_is_taken_back_and_the_other_stays() -> None:
    t = table(cards=PLAIN).hand(0, "wheel").developing(0, a=4, b=3).turn(0)
    assert t.legal() == {"back a", "back b", "done"}
    t.do("back b")
    assert t.question() == "act"  # a comes before b: it was passed over
    assert t.hand_of(0) == ["wheel", "b"]
    assert t.developments_of(0) == {"a": 3}
    assert sum(t.state.markers) == 3
    assert t.state.game.impossible(t.state) == []


@pytest.mark.rule("PR-DEV-05")
@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (["done"], ["a", "b", "c"]),
        (["back a", "done"], ["b", "c"]),
        (["back a", "back b", "done"], ["c"]),
        (["back a", "back c"], ["b"]),
        (["back a", "back b", "back c"], []),
        (["back b", "done"], ["a", "c"]),
        (["back b", "back c"], ["a"]),
        (["back c"], ["a", "b"]),
    ],
)
def test_any_number_of_developments_can_be_taken_back(answers: list[str], kept: list[str]) -> None:
    t = table(cards=PLAIN).hand(0).developing(0, b=4, a=4, c=4).turn(0)
    for answer in answers:
        assert (t.asked(), t.question()) == (0, "take-back")
        t.do(answer)
    assert t.question() == "act"
    assert t.developments_of(0) == {name: 3 for name in ("b", "a", "c") if name in kept}
    assert sorted(t.hand_of(0)) == sorted({"a", "b", "c"} - set(kept))
    assert sum(t.state.markers) == 3 * len(kept)
    assert gained(t) == ((0, 0, 0), {}, 3, 5)
    assert t.left() == 2  # it costs no action


@pytest.mark.rule("PR-DEV-05")
def test_developments_are_taken_back_in_this_phase_only() -> None:
    t = table(cards=PLAIN).hand(0, "c").developing(0, a=4, b=4).turn(0)
    assert t.refusal("back c") == "PR-TURN-02"
    t.do("back a")
    assert t.legal() == {"back b", "done"}
    assert t.refusal("back a") == "PR-TURN-02"
    t.do("done")
    assert t.refusal("back b") == "PR-ACT-01"


@pytest.mark.rule("PR-DEV-06")
def test_a_card_taken_back_can_be_researched_anew() -> None:
    t = table().hand(0).developing(0, calendar=2).turn(0)
    assert t.developments_of(0) == {"calendar": 1}
    t.do("back calendar")
    assert t.legal() >= {"research calendar"}
    t.do("research calendar")
    assert t.developments_of(0) == {"calendar": 4}
    assert (t.hand_of(0), t.left()) == ([], 1)


@pytest.mark.rule("PR-DEV-06")
def test_a_card_taken_back_is_no_prerequisite_any_more() -> None:
    t = table(cards=[tech("x", costs=["3 science or calendar"])]).hand(0, "x").developing(0, calendar=2, wheel=3)
    t.turn(0)
    kept = t.state.clone()
    t.do("back calendar", "done")
    assert t.refusal("discover x") == "PR-DISC-08"
    t.state = kept
    t.do("done")
    assert t.can("discover x")


@pytest.mark.rule("PR-DEV-05")
def test_the_very_first_technology_of_the_deck_can_be_taken_back() -> None:
    t = table()
    first = t.game.deck.technologies[0].id
    t.hand(0).developing(0, **{first: 4}).turn(0).do(f"back {first}")
    assert (t.hand_of(0), t.developments_of(0)) == ([first], {})


@pytest.mark.rule("PR-DEV-06")
def test_a_card_taken_back_can_be_discovered() -> None:
    t = table(cards=PLAIN).hand(0).developing(0, a=3).turn(0).do("back a", "discover a")
    assert (t.active_of(0), t.developments_of(0), t.left()) == (["a"], {}, 1)
    assert gained(t) == ((1, 0, 0), {}, 4, 5)


@pytest.mark.rule("PR-DEV-07")
def test_developments_that_finish_together_are_active_before_the_age_changes() -> None:
    cards = [tech("old", age=1, prestige=1), tech("new", age=2, symbol=3, army=1)]
    t = table(players=2, cards=cards).age(2).hand(0).developing(0, old=1, new=1).listen().turn(0)
    assert [card for _, card, _ in t.told("benefit")] == ["old", "new"]
    assert t.state.age == 3
    assert t.active_of(0) == ["old", "new"]
    assert t.power_of(0) == (1, 0, 1)
    assert t.question() == "act"


@pytest.mark.rule("PR-DEV-07")
def test_an_old_development_that_is_not_finished_is_purged() -> None:
    cards = [tech("old", age=1), tech("new", age=2, symbol=3)]
    t = table(players=2, cards=cards).age(2).hand(0).developing(0, old=2, new=1).turn(0)
    assert (t.state.age, t.active_of(0), t.developments_of(0)) == (3, ["new"], {})
    assert t.question() == "act"  # nothing is left to take back


@pytest.mark.rule("PR-DEV-07")
def test_all_benefits_are_gained_and_nobody_is_asked_for_their_order() -> None:
    t = table(cards=PLAIN).hand(0).developing(0, a=1, b=1, wait=2, c=1).turn(0)
    assert t.active_of(0) == ["a", "b", "c"]
    assert gained(t) == ((1, 2, 3), {"culture": 1}, 4, 6)
    assert (t.question(), t.legal()) == ("take-back", {"back wait", "done"})
    assert gained(t, 1) == ((0, 0, 0), {}, 3, 5)


@pytest.mark.rule("PR-DEV-07")
def test_there_is_one_check_of_the_ages_after_all_benefits() -> None:
    t = table(cards=PLAIN).developing(0, a=1, b=1, wait=3)
    state = t.state
    state.agenda = []
    Develop(Seat(0)).run(state)
    assert [step.name for step in state.agenda] == ["take-back", "check-ages", "benefits"]


@pytest.mark.rule("PR-DEV-08")
def test_without_developments_the_phase_does_nothing() -> None:
    t = table(cards=PLAIN).hand(0).hand(1).developing(1, b=3)
    idle = t.state.idle
    t.turn(0)
    assert (t.asked(), t.question(), t.left()) == (0, "act", 2)
    assert (t.active_of(0), t.developments_of(0), t.developments_of(1)) == ([], {}, {"b": 3})
    assert t.state.idle == idle + 1
