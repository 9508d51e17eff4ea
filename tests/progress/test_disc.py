"""DISC: Discover."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.view import KnownCard, known_cards
from tests.progress.table import Table, table, tech

# What the rulebook's lines look like.
CALENDAR_LINE = "3 science or calendar"


def two_lines(**options: Any) -> Table:
    """X costs 3 Science and 2 Engineering."""
    t = table(cards=[tech("x", costs=["3 science", "2 engineering"])], **options)
    return t.hand(0, "x")


def calendar_line(*more: str) -> Table:
    """X costs 3 Science or Calendar, and more lines if named; a Calendar is worth 3 in discard."""
    return table(cards=[tech("x", costs=[CALENDAR_LINE, *more]), tech("calendar", value=3), tech("y")])


@pytest.mark.rule("PR-DISC-01")
def test_discover_moves_one_card_from_hand_to_the_area_for_one_action():
    t = table(cards=[tech("x"), tech("y")]).hand(0, "x", "y").hand(1, "x").listen()
    assert t.left() == 2
    t.do("discover x")
    assert t.active_of(0) == ["x"]
    assert t.hand_of(0) == ["y"]
    assert t.left() == 1
    assert (t.asked(), t.question()) == (0, "act")
    assert (t.active_of(1), t.hand_of(1), t.developments_of(0), t.pile_of(1)) == ([], ["x"], {}, [])
    assert t.told("discovered") == [(0, "x", 0)]


@pytest.mark.rule("PR-DISC-01")
def test_every_player_discovers_from_the_own_hand():
    t = table(players=3, cards=[tech("x", costs=["1 science"]), tech("y")]).hand(0, "x", "y").hand(2, "x", "y", "x")
    t.act(2).do("discover x", "pay y")
    assert (t.active_of(0), t.active_of(1), t.active_of(2)) == ([], [], ["x"])
    assert (t.hand_of(0), t.hand_of(2), t.pile_of(1), t.left()) == (["x", "y"], ["x"], ["y"], 1)
    assert t.game.impossible(t.state) == []


@pytest.mark.rule("PR-DISC-01")
def test_discover_moves_one_of_two_copies():
    t = table(cards=[tech("x")]).hand(0, "x", "x").do("discover x")
    assert (t.active_of(0), t.hand_of(0)) == (["x"], ["x"])


@pytest.mark.rule("PR-DISC-01")
def test_what_is_not_in_hand_cannot_be_discovered():
    t = table(cards=[tech("x"), tech("y"), tech("z")])
    t.hand(0).hand(1, "x").developing(0, y=2).pile(1, "z")
    for card in ("x", "y", "z"):
        assert t.refusal(f"discover {card}") == "PR-DISC-01"
    assert t.legal() == {"draw", "quick-draw", "shuffle", "end"}


@pytest.mark.rule("PR-DISC-02")
def test_every_line_is_paid_in_full():
    t = two_lines().tokens(0, general=4)
    assert t.refusal("discover x") == "PR-DISC-08"
    t.tokens(0, general=5).do("discover x")
    assert t.active_of(0) == ["x"]
    assert (t.ready_of(0), t.spent_of(0), t.pool_of()) == ({}, {"general": 5}, {})


@pytest.mark.rule("PR-DISC-02")
def test_a_unit_pays_one_line_only():
    t = table(cards=[tech("x", costs=["2 science", "2 science"])]).hand(0, "x")
    assert t.tokens(0, science=3).refusal("discover x") == "PR-DISC-08"
    t.tokens(0, science=4).do("discover x")
    assert t.spent_of(0) == {"science": 4}


@pytest.mark.rule("PR-DISC-02")
@pytest.mark.parametrize(
    ("science", "engineering", "general", "enough"),
    [(3, 2, 0, True), (3, 1, 1, True), (2, 2, 1, True), (0, 0, 5, True), (5, 0, 0, False), (2, 2, 0, False)],
)
def test_more_of_one_kind_does_not_help_the_other_line(science: int, engineering: int, general: int, enough: bool):
    t = two_lines().tokens(0, science=science, engineering=engineering, general=general)
    assert t.can("discover x") == enough


@pytest.mark.rule("PR-DISC-03")
def test_a_prerequisite_in_the_own_area_meets_its_line():
    t = calendar_line().hand(0, "x", "y").active(0, "calendar").tokens(0, science=3).pool(science=1)
    t.do("discover x")
    assert t.active_of(0) == ["calendar", "x"]
    assert (t.ready_of(0), t.spent_of(0), t.pool_of()) == ({"science": 3}, {}, {"science": 1})
    assert (t.hand_of(0), t.left()) == (["y"], 1)


@pytest.mark.rule("PR-DISC-03")
def test_a_prerequisite_meets_only_its_own_line():
    t = calendar_line("2 engineering").hand(0, "x").active(0, "calendar").tokens(0, science=3, engineering=1)
    assert t.refusal("discover x") == "PR-DISC-08"
    t.tokens(0, engineering=2).do("discover x")
    assert (t.ready_of(0), t.spent_of(0)) == ({"science": 3}, {"engineering": 2})


@pytest.mark.rule("PR-DISC-04")
def test_without_the_prerequisite_the_amount_is_paid():
    t = calendar_line().hand(0, "x").tokens(0, science=1, general=2).do("discover x")
    assert t.active_of(0) == ["x"]
    assert (t.ready_of(0), t.spent_of(0)) == ({}, {"science": 1, "general": 2})


@pytest.mark.rule("PR-DISC-04")
@pytest.mark.parametrize("tokens", [{"science": 1, "general": 1}, {"science": 1, "engineering": 2}, {"culture": 3}])
def test_less_than_the_amount_or_another_kind_does_not_meet_a_line(tokens: dict[str, int]):
    assert calendar_line().hand(0, "x").tokens(0, **tokens).refusal("discover x") == "PR-DISC-08"


@pytest.mark.rule("PR-DISC-05")
def test_a_prerequisite_researched_this_turn_counts():
    t = calendar_line().hand(0, "calendar", "x").hand(1)
    t.do("research calendar", "discover x")
    assert (t.active_of(0), t.developments_of(0), t.hand_of(0)) == (["x"], {"calendar": 4}, [])


@pytest.mark.rule("PR-DISC-05")
def test_a_prerequisite_under_development_counts():
    t = calendar_line().hand(0, "x").developing(0, calendar=2).do("discover x")
    assert (t.active_of(0), t.developments_of(0), t.pile_of(1)) == (["x"], {"calendar": 2}, [])


@pytest.mark.rule("PR-DISC-06")
def test_prerequisites_elsewhere_do_not_count():
    t = calendar_line().hand(0, "x").active(1, "calendar").pile(1, "calendar")
    assert t.refusal("discover x") == "PR-DISC-08"
    t.developing(1, calendar=1)
    assert t.refusal("discover x") == "PR-DISC-08"


@pytest.mark.rule("PR-DISC-06")
def test_a_prerequisite_in_hand_is_worth_its_discard_value():
    t = calendar_line().hand(0, "x", "calendar").active(1, "calendar").do("discover x")
    assert t.legal() == {"pay calendar"}
    t.do("pay calendar")
    assert (t.active_of(0), t.hand_of(0), t.pile_of(1), t.pool_of()) == (["x"], [], ["calendar"], {})
    assert t.active_of(1) == ["calendar"]


@pytest.mark.rule("PR-DISC-07")
def test_a_card_does_not_pay_for_itself():
    t = table(cards=[tech("x", value=3, costs=["2 culture"])]).hand(0, "x")
    assert t.refusal("discover x") == "PR-DISC-08"
    assert t.legal() == {"research x", "draw", "quick-draw", "shuffle", "end"}


@pytest.mark.rule("PR-DISC-07")
def test_a_second_copy_may_pay():
    t = table(cards=[tech("x", value=3, costs=["2 culture"])]).hand(0, "x", "x").do("discover x")
    assert t.legal() == {"pay x"}
    t.do("pay x")
    assert (t.active_of(0), t.hand_of(0), t.pile_of(1), t.pool_of()) == (["x"], [], ["x"], {"general": 1})


@pytest.mark.rule("PR-DISC-07")
def test_by_the_other_reading_no_copy_pays():
    cards = [tech("x", value=3, costs=["2 culture"]), tech("y", value=2)]
    t = table(cards=cards, copy_pays="no").hand(0, "x", "x")
    assert t.refusal("discover x") == "PR-DISC-08"
    t.hand(0, "x", "y", "x").act().do("discover x")
    assert t.legal() == {"pay y"}
    assert t.refusal("pay x") == "PR-DISC-07"
    t.do("pay y")
    assert (t.active_of(0), t.hand_of(0), t.pile_of(1)) == (["x"], ["x"], ["y"])


@pytest.mark.rule("PR-DISC-07")
def test_the_card_stays_in_hand_until_it_is_paid():
    t = table(cards=[tech("x", value=3, costs=["2 culture"]), tech("y"), tech("z")]).hand(0, "x", "y", "z")
    t.do("discover x")
    assert (t.question(), t.legal()) == ("pay-discovery", {"pay y", "pay z"})
    assert t.refusal("pay x") == "PR-DISC-07"
    t.do("pay y")
    assert (t.hand_of(0), t.active_of(0), t.left()) == (["x", "z"], [], 2)
    step = t.state.asking()
    assert t.game.card_name[step.about(t.state)] == "x"
    assert step.prompt(t.state) == "pay"
    assert (t.legal(), t.pile_of(1)) == ({"pay z"}, [])
    t.do("pay z")
    assert (t.hand_of(0), t.active_of(0), t.left(), t.pile_of(1)) == ([], ["x"], 1, ["z", "y"])


@pytest.mark.rule("PR-DISC-07")
def test_all_know_which_card_of_the_hand_is_to_be_discovered():
    t = table(players=3, cards=[tech("x", costs=["1 culture"]), tech("y"), tech("z")]).hand(2, "x", "y", "z").act(2)
    assert known_cards(t.state, 0) == []
    t.do("discover x")
    assert t.question() == "pay-discovery"
    for other in (0, 1):
        assert known_cards(t.state, other) == [KnownCard("x", ["hand 3"], -1)]


@pytest.mark.rule("PR-DISC-08")
def test_what_cannot_be_paid_in_full_is_not_discoverable():
    t = table(cards=[tech("x", costs=["5 culture"]), tech("y"), tech("z")])
    t.hand(0, "x", "y", "z").tokens(0, general=2)
    assert t.refusal("discover x") == "PR-DISC-08"
    assert (t.hand_of(0), t.ready_of(0), t.spent_of(0)) == (["x", "y", "z"], {"general": 2}, {})
    t.pool(culture=1)
    assert t.can("discover x")


@pytest.mark.rule("PR-DISC-08")
def test_another_players_means_do_not_help():
    t = table(cards=[tech("x", costs=["1 culture"]), tech("y")]).hand(0, "x").hand(1, "y").tokens(1, culture=2)
    assert t.refusal("discover x") == "PR-DISC-08"


@pytest.mark.rule("PR-DISC-09")
def test_with_all_prerequisites_only_the_action_is_paid():
    t = calendar_line("2 engineering or agriculture").hand(0, "x", "y").active(0, "calendar", "agriculture")
    t.tokens(0, science=3, general=2).pool(general=1).do("discover x")
    assert t.active_of(0) == ["calendar", "agriculture", "x"]
    assert (t.ready_of(0), t.spent_of(0), t.pool_of(), t.pile_of(1)) == (
        {"science": 3, "general": 2},
        {},
        {"general": 1},
        [],
    )
    assert (t.hand_of(0), t.left()) == (["y"], 1)


@pytest.mark.rule("PR-DISC-10")
def test_benefits_at_once_then_the_new_age():
    t = table(cards=[tech("x", skill="hand", symbol=2)]).hand(0, "x").do("discover x")
    assert (t.value(0, "hand"), t.state.age, t.left()) == (6, 2, 1)


@pytest.mark.rule("PR-DISC-10")
def test_the_benefit_comes_before_the_age():
    t = table(cards=[tech("x", skill="hand", symbol=2)], skill_gain="any").hand(0, "x").do("discover x")
    assert (t.question(), t.state.age) == ("choose-skill", 1)
    t.do("skill hand")
    assert (t.value(0, "hand"), t.state.age) == (6, 2)


@pytest.mark.rule("PR-DISC-10")
def test_a_discovery_may_end_the_game():
    cards = [tech("x", age=3, symbol=4, army=2), tech("y", age=3, symbol=4)]
    t = table(cards=cards).age(3).active(1, "y").hand(0, "x").do("discover x")
    assert t.over
    assert (t.active_of(0), t.power_of(0)) == (["x"], (0, 0, 2))


@pytest.mark.rule("PR-DISC-11")
@pytest.mark.parametrize("place", ["active", "development"])
def test_never_two_copies_in_the_own_area(place: str):
    t = table(cards=[tech("pottery"), tech("x", costs=["1 science"])]).skill(0, development=2).hand(0, "pottery", "x")
    if place == "active":
        t.active(0, "pottery")
    else:
        t.developing(0, pottery=3)
    assert t.refusal("discover pottery") == "PR-DISC-11"
    assert t.refusal("research pottery") == "PR-DISC-11"
    assert t.legal() == {"discover x", "research x", "draw", "quick-draw", "shuffle", "end"}
    t.do("discover x", "pay pottery")
    assert (t.hand_of(0), t.pile_of(1)) == ([], ["pottery"])


@pytest.mark.rule("PR-DISC-12")
@pytest.mark.parametrize("place", ["active", "development"])
def test_different_players_may_each_have_a_copy(place: str):
    t = table(players=3, cards=[tech("pottery")]).hand(0, "pottery").active(2, "pottery")
    if place == "active":
        t.active(1, "pottery")
    else:
        t.developing(1, pottery=3)
    assert t.can("research pottery")
    t.do("discover pottery")
    assert (t.active_of(0), t.active_of(2)) == (["pottery"], ["pottery"])


@pytest.mark.rule("PR-DISC-13")
def test_example_irrigation():
    t = table().active(0, "alphabet", "bridges", "pottery").tokens(0, engineering=1, science=1, general=1)
    t.hand(0, "irrigation", "calendar", "poetry").do("discover irrigation")
    for token in ("pay token science", "pay token engineering", "pay token general"):
        assert t.legal() == {token}  # five units are needed and five can be had
        t.do(token)
    assert t.legal() == {"pay calendar", "pay poetry"}
    assert (t.ready_of(0), t.spent_of(0)) == ({"engineering": 1, "science": 1, "general": 1}, {})
    t.do("pay calendar", "pay poetry")
    assert (t.ready_of(0), t.spent_of(0)) == ({}, {"engineering": 1, "science": 1, "general": 1})
    assert (t.pool_of(), t.pile_of(1), t.hand_of(0)) == ({}, ["poetry", "calendar"], [])
    assert t.active_of(0) == ["alphabet", "bridges", "pottery", "irrigation"]
    assert (t.value(0, "development"), t.power_of(0), t.left()) == (2, (0, 1, 0), 1)


@pytest.mark.rule("PR-DISC-14")
def test_example_philosophy():
    t = table().active(0, "alphabet", "bridges", "pottery", "irrigation").act(0, used=1)
    t.spent(0, engineering=1, science=1, general=1).hand(0, "philosophy", "monotheism").do("discover philosophy")
    assert t.legal() == {"pay monotheism"}
    assert t.refusal("pay token general") == "PR-KNOW-05"
    t.do("pay monotheism")
    assert t.active_of(0)[-1] == "philosophy"
    assert (t.pool_of(), t.pile_of(1), t.hand_of(0)) == ({}, ["monotheism"], [])
    assert (t.ready_of(0), t.spent_of(0)) == ({}, {"engineering": 1, "science": 1, "general": 1})
    assert t.state.used == 2


# ---- which payments are offered (S-06) and asked for


@pytest.mark.rule("PR-DISC-04")
def test_no_question_if_only_tokens_can_pay_in_one_way():
    t = table(cards=[tech("x", costs=["2 science"])]).hand(0, "x").tokens(0, science=2, culture=1).do("discover x")
    assert (t.active_of(0), t.spent_of(0), t.ready_of(0)) == (["x"], {"science": 2}, {"culture": 1})


@pytest.mark.rule("PR-DISC-04")
def test_a_question_if_tokens_can_pay_in_two_ways():
    t = table(cards=[tech("x", costs=["1 science"])]).hand(0, "x").tokens(0, science=1, general=1).do("discover x")
    assert (t.question(), t.legal()) == ("pay-discovery", {"pay token science", "pay token general", "more"})
    t.do("pay token general")
    assert (t.spent_of(0), t.ready_of(0)) == ({"general": 1}, {"science": 1})


@pytest.mark.rule("PR-DISC-04")
def test_a_question_as_long_as_a_hidden_hand_card_might_pay():
    t = table(cards=[tech("x", costs=["1 science"]), tech("y")]).hand(0, "x", "y").tokens(0, science=1)
    t.do("discover x")
    assert t.legal() == {"pay token science", "pay y", "more"}
    t.do("pay token science")
    assert (t.hand_of(0), t.spent_of(0)) == (["y"], {"science": 1})


@pytest.mark.rule("PR-DISC-04")
def test_payments_with_a_superfluous_source_can_be_barred():
    t = table(cards=[tech("x", costs=["2 science"]), tech("one"), tech("two", value=2)], overpay="minimal")
    t.hand(0, "x", "one", "two").tokens(0, science=1).do("discover x")
    assert t.legal() == {"pay token science", "pay two"}
    assert t.refusal("pay one") == "PR-KNOW-06"  # it goes with the token, which is picked before it
    t.do("pay token science")
    assert t.legal() == {"pay one"}
    assert t.refusal("pay two") == "PR-KNOW-07"
    t.do("pay one")
    assert (t.active_of(0), t.hand_of(0), t.pool_of()) == (["x"], ["two"], {})


@pytest.mark.rule("PR-DISC-02")
def test_overpay_any_lists_every_covering_payment():
    t = table(cards=[tech("x", costs=["2 science"]), tech("one"), tech("two", value=2)], overpay="any")
    t.hand(0, "x", "one", "two").tokens(0, science=1, culture=1).do("discover x", "more")
    assert t.legal() == {"pay token science", "pay token culture", "pay one", "pay two"}
    assert t.refusal("done") == "PR-DISC-02"
    t.do("pay token culture", "pay one")
    assert t.legal() == {"pay two"}
    assert t.refusal("done") == "PR-DISC-02"
    t.do("pay two")  # nothing is left to add, so nobody is asked for "done"
    assert (t.active_of(0), t.hand_of(0), t.left(), t.question()) == (["x"], [], 1, "act")
    assert (t.pool_of(), t.spent_of(0), t.pile_of(1)) == (
        {"culture": 1, "general": 1},
        {"culture": 1},
        ["two", "one"],
    )


@pytest.mark.rule("PR-DISC-02")
def test_overpay_any_may_stop_once_the_price_is_covered():
    t = table(cards=[tech("x", costs=["2 science"]), tech("one"), tech("two", value=2)], overpay="any")
    t.hand(0, "x", "one", "two").do("discover x", "more", "pay two")
    assert t.legal() == {"pay one", "done"}
    t.do("done")
    assert (t.active_of(0), t.hand_of(0), t.pool_of()) == (["x"], ["one"], {})
