"""EOT, UNREST, PROD, CORR, CONS, DRAW: the end of a turn."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.production import produce_food, produce_resources
from clio.games.through_the_ages.state import DISCARD, MILITARY, MILITARY_HAND
from tests.through_the_ages.table import table


@pytest.mark.rule("TA-EOT-01")
def test_order() -> None:
    t = table().military(0, "legion", "legion", "phalanx").actions(0, civil=0).act(0).do("end")
    assert t.question == "discard-cards"
    assert t.state.science[0] == 0  # production comes after
    t.do("discard legion")
    assert t.state.science[0] == 1
    assert len(t.names(MILITARY_HAND)) == 4
    assert t.civil(0) == (4, 4)


@pytest.mark.rule("TA-EOT-02")
def test_excess_cards() -> None:
    t = table().military(0, "rats", "spy", "legion", "legion", "enslave").actions(0, military=0).end(0)
    assert t.legal == ["discard rats", "discard legion"]  # ascending: three must still fit
    t.do("discard rats", "discard legion")
    assert t.legal == ["discard legion", "discard enslave", "discard spy"]
    t.do("discard enslave")
    assert sorted(t.names(MILITARY_HAND)) == ["legion", "spy"]


@pytest.mark.rule("TA-EOT-03")
def test_the_limit_is_the_total() -> None:
    t = table().military(0, "legion", "rats", "spy").hand(0, "patriotism_a").actions(0, military=0).act(0)
    t.do("play patriotism_a", "end")
    assert t.question == "discard-cards"
    t.do("discard rats")
    assert t.asked == 1


@pytest.mark.rule("TA-EOT-05")
def test_drawn_cards_may_exceed_the_limit() -> None:
    t = table().military(0, "legion", "spy").end(0)
    assert len(t.names(MILITARY_HAND)) == 4


@pytest.mark.rule("TA-EOT-06")
def test_reset() -> None:
    t = table().play(0, "monarchy").actions(0, civil=0, military=1).end(0)
    assert (t.civil(0), t.military_actions(0)) == ((5, 5), (3, 3))


@pytest.mark.rule("TA-UNREST-01", "TA-UNREST-03")
def test_uprising() -> None:
    t = table().bank(0, yellow=12, pool=1).tokens(0, bronze=3, agriculture=3).end(0)
    assert (t.state.science[0], t.food(0), t.resources(0)) == (0, 3, 3)
    assert len(t.names(MILITARY_HAND)) == 2
    assert t.civil(0) == (4, 4)


@pytest.mark.rule("TA-UNREST-02")
def test_equal_numbers_are_no_uprising() -> None:
    t = table().bank(0, yellow=12, pool=2).end(0)
    assert t.state.science[0] == 1


@pytest.mark.rule("TA-UNREST-04")
def test_discontent() -> None:
    t = table().bank(0, yellow=12).workers(0, religion=1)
    assert t.state.discontent(Seat(0)) == 1
    assert t.bank(0, yellow=17).state.discontent(Seat(0)) == 0


@pytest.mark.rule("TA-UNREST-05", "TA-POP-01")
def test_unused_workers_do_not_lower_discontent() -> None:
    t = table().bank(0, yellow=16, pool=3).tokens(0, bronze=2)
    assert t.state.discontent(Seat(0)) == 1
    assert t.act(0).can("build bronze")


@pytest.mark.rule("TA-PROD-01", "TA-PROD-06")
def test_food_before_resources() -> None:
    t = table().bank(0, blue=2, yellow=16, pool=2).tokens(0, bronze=4).end(0)
    # corruption 4, then farms take 2 of 6 tokens, 1 is eaten, mines take 2
    assert (t.food(0), t.resources(0)) == (1, 2)
    t = table().bank(0, blue=0, yellow=16, pool=2).tokens(0, agriculture=1).end(0)
    assert t.food(0) == 0  # 1 lost to corruption, produced again, eaten
    assert t.resources(0) == 1


@pytest.mark.rule("TA-PROD-02")
def test_points() -> None:
    t = table().play(0, "printing_press").workers(0, printing_press=3, religion=0).end(0)
    assert (t.state.science[0], t.state.culture[0]) == (4, 3)


@pytest.mark.rule("TA-PROD-03")
def test_food() -> None:
    t = table().play(0, "irrigation").workers(0, irrigation=1)
    produce_food(t.state, Seat(0))
    assert (t.blue_on(0, "agriculture"), t.blue_on(0, "irrigation"), t.food(0)) == (2, 1, 4)


@pytest.mark.rule("TA-PROD-04")
def test_too_few_tokens_for_food() -> None:
    t = table().play(0, "irrigation").workers(0, irrigation=1).bank(0, blue=2)
    produce_food(t.state, Seat(0))
    assert (t.blue_on(0, "agriculture"), t.blue_on(0, "irrigation"), t.food(0)) == (1, 1, 3)


@pytest.mark.rule("TA-PROD-05")
def test_resources() -> None:
    t = table().play(0, "iron").workers(0, iron=1).bank(0, blue=1)
    produce_resources(t.state, Seat(0))
    assert (t.blue_on(0, "iron"), t.resources(0)) == (1, 2)


@pytest.mark.rule("TA-CORR-02")
def test_corruption() -> None:
    t = table().no_workers(0).bank(0, blue=9).tokens(0, bronze=5).end(0)
    assert t.resources(0) == 3


@pytest.mark.rule("TA-CORR-03")
def test_corruption_takes_food_too() -> None:
    t = table().no_workers(0).bank(0, blue=5).tokens(0, bronze=3, agriculture=8).end(0)
    assert (t.resources(0), t.food(0)) == (0, 7)


@pytest.mark.rule("TA-CORR-04")
def test_the_rest_of_corruption_is_not_lost() -> None:
    t = table().no_workers(0).bank(0, blue=5).tokens(0, bronze=1, agriculture=1).points(0, culture=9).end(0)
    assert (t.resources(0), t.food(0), t.state.culture[0]) == (0, 0, 9)


@pytest.mark.rule("TA-CORR-05")
def test_corruption_is_read_once() -> None:
    t = table().no_workers(0).tokens(0, bronze=3).bank(0, blue=13).unfinished(0, "pyramids", stages=3).end(0)
    assert t.resources(0) == 1


@pytest.mark.rule("TA-CONS-01", "TA-CONS-02")
def test_consumption() -> None:
    t = table().bank(0, yellow=16).end(0)
    assert t.food(0) == 1
    assert table().bank(0, yellow=17).end(0).food(0) == 2


@pytest.mark.rule("TA-CONS-03")
@pytest.mark.parametrize(("culture", "left"), [(20, 12), (5, 0)])
def test_hunger(culture: int, left: int) -> None:
    t = table().no_workers(0).bank(0, yellow=8, pool=9).tokens(0, agriculture=1).points(0, culture=culture).end(0)
    assert (t.food(0), t.state.culture[0]) == (0, left)


@pytest.mark.rule("TA-DRAW-01")
@pytest.mark.parametrize(("unused", "drawn"), [(0, 0), (2, 2), (5, 3)])
def test_draw(unused: int, drawn: int) -> None:
    t = table().play(0, "communism").actions(0, military=unused).end(0)
    assert len(t.names(MILITARY_HAND)) == drawn


@pytest.mark.rule("TA-DRAW-02")
def test_no_draw_in_age_four() -> None:
    assert table().age("IV").end(0).names(MILITARY_HAND) == []


@pytest.mark.rule("TA-DRAW-03")
def test_the_deck_is_renewed() -> None:
    t = table().discards(1, "rats", "legion", "phalanx", "foray").deck(MILITARY + 1, 1)
    t.play(0, "monarchy").end(0)
    assert len(t.names(MILITARY_HAND)) == 3
    assert len(t.names(MILITARY + 1)) == 2
    assert t.names(DISCARD + 1) == []
    assert t.state.age == 1


@pytest.mark.rule("TA-DRAW-04")
def test_draws_by_events_use_the_same_deck() -> None:
    t = table().deck(MILITARY + 1, 4).event("development_of_politics")
    assert [len(t.names(MILITARY_HAND + seat)) for seat in (0, 1)] == [3, 1]
    t = table().discards(1, "rats", "legion").deck(MILITARY + 1, 4).event("development_of_politics")
    assert [len(t.names(MILITARY_HAND + seat)) for seat in (0, 1)] == [3, 3]


def test_genghis_scores_even_in_an_uprising() -> None:
    t = table().leader(0, "genghis_khan").bank(0, yellow=12, pool=0).end(0)
    assert t.state.culture[0] == 3
