"""TECH, GOV, IND, ACT: technologies, governments, ratings, action totals."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.payment import resources
from clio.games.through_the_ages.setup import derive
from clio.games.through_the_ages.state import KINDS, PLAY, WORKER_CARDS
from tests.through_the_ages.table import shipped, table


@pytest.mark.rule("TA-TECH-01")
def test_what_technologies_are() -> None:
    for card in shipped().deck.cards:
        kind = KINDS[card.kind]
        if "science" in card.data:
            assert kind not in ("leader", "wonder", "action")
    assert sum("science" in card.data for card in shipped().deck.cards) == 54


@pytest.mark.rule("TA-TECH-02")
def test_types() -> None:
    kinds = {card.id: KINDS[card.kind] for card in shipped().deck.cards}
    assert kinds["cartography"] == "exploration"
    assert kinds["drama"] == "theater"
    assert len(set(KINDS[:16])) == 16


@pytest.mark.rule("TA-TECH-03")
def test_each_worker_is_an_object() -> None:
    t = table().play(0, "alchemy").workers(0, alchemy=2).event("impact_of_architecture")
    assert t.state.culture[0] == 2


@pytest.mark.rule("TA-TECH-04")
def test_farms_and_mines_store() -> None:
    t = table().play(0, "iron")
    before = list(t.state.rating)
    t.tokens(0, iron=2)
    assert resources(t.state, Seat(0)) == 4
    assert t.workers(0, iron=3).state.rating == before


@pytest.mark.rule("TA-TECH-05")
def test_never_two_special_technologies_of_a_type() -> None:
    t = table().play(0, "masonry").hand(0, "architecture").points(0, science=9).act(0).do("develop architecture")
    assert t.names(PLAY) == ["architecture"]


@pytest.mark.rule("TA-TECH-06")
def test_worker_technologies_side_by_side() -> None:
    t = table().play(0, "alchemy").tokens(0, bronze=9).act(0)
    assert t.can("build philosophy")
    assert t.can("build alchemy")


@pytest.mark.rule("TA-TECH-07")
def test_age_three_wonders_act_once() -> None:
    t = table().unfinished(0, "fast_food_chains", stages=3).tokens(0, bronze=20).bank(0, pool=3).act(0).do("stage 1")
    before = t.state.culture[0]
    assert before == 2 * 4 + 2
    t.do("build bronze")
    assert t.state.culture[0] == before


@pytest.mark.rule("TA-GOV-01")
def test_one_government() -> None:
    t = table().play(0, "republic").hand(0, "monarchy").points(0, science=9).act(0).do("develop monarchy")
    assert t.names(PLAY) == ["monarchy"]
    assert t.state.civil_total[0] == 5


@pytest.mark.rule("TA-GOV-02")
def test_governments_give_more() -> None:
    t = table().play(0, "theocracy")
    assert [t.rating(0, name) for name in ("culture", "strength", "happiness")] == [1, 2, 1]
    assert (t.state.civil_total[0], t.state.military_total[0]) == (4, 3)


@pytest.mark.rule("TA-GOV-03")
def test_the_limit_is_per_type() -> None:
    t = table().play(0, "monarchy").workers(0, philosophy=2, religion=3).tokens(0, bronze=9).act(0)
    assert t.can("build philosophy")
    assert t.rule("build religion") == "TA-CIV-19"


@pytest.mark.rule("TA-GOV-04")
def test_a_lower_limit_keeps_buildings() -> None:
    t = table().play(0, "monarchy", "alchemy").workers(0, philosophy=4).tokens(0, bronze=30).bank(0, pool=1)
    t.actions(0, civil=5).act(0)
    assert t.rating(0, "science") == 4
    assert t.can("upgrade philosophy to alchemy")
    t.do("destroy philosophy")
    assert not t.can("build philosophy")
    t.do("destroy philosophy")
    assert t.can("build philosophy")


@pytest.mark.rule("TA-IND-01")
def test_ratings_follow_from_the_cards() -> None:
    t = table().play(0, "drama", "theocracy").workers(0, drama=2).leader(0, "michelangelo").wonders(0, "great_wall")
    before = list(t.state.rating)
    derive(t.state)
    assert t.state.rating == before


@pytest.mark.rule("TA-IND-02")
def test_symbols_per_worker() -> None:
    t = table().play(0, "drama").workers(0, drama=2)
    assert (t.rating(0, "culture"), t.rating(0, "happiness")) == (4, 2)


@pytest.mark.rule("TA-IND-03")
def test_nothing_from_half_an_army_or_half_a_wonder() -> None:
    t = table().workers(0, warriors=2).tactic(0, "legion").unfinished(0, "great_wall", stages=3)
    assert (t.strength(0), t.rating(0, "culture")) == (2, 0)


@pytest.mark.rule("TA-IND-04")
def test_science_is_not_below_zero() -> None:
    t = table().play(0, "fundamentalism")
    assert t.rating(0, "science") == 0
    assert t.workers(0, philosophy=4).rating(0, "science") == 2


@pytest.mark.rule("TA-IND-05")
def test_culture_is_not_below_zero() -> None:
    t = table(3).workers(0, religion=1).pact(0, "loss_of_sovereignty", 1, side="B")
    assert t.rating(0, "culture") == 0
    assert t.rating(1, "culture") == 2


@pytest.mark.rule("TA-IND-06")
def test_conditional_culture_is_no_rating() -> None:
    assert table().leader(0, "genghis_khan").rating(0, "culture") == 0


@pytest.mark.rule("TA-IND-07")
def test_strength() -> None:
    t = table().workers(0, warriors=2).play(0, "bread_and_circuses").workers(0, bread_and_circuses=1)
    assert t.wonders(0, "colossus").strength(0) == 5


@pytest.mark.rule("TA-IND-08")
def test_happiness_is_within_bounds() -> None:
    assert table().wonders(0, "kremlin").rating(0, "happiness") == 0
    t = table().play(0, "professional_sports").workers(0, professional_sports=3)
    assert t.rating(0, "happiness") == 8


@pytest.mark.rule("TA-IND-09")
def test_unhappy_cards_are_no_happy_source() -> None:
    t = table().wonders(0, "st_peters_basilica", "kremlin").workers(0, religion=1)
    assert t.rating(0, "happiness") == 1 - 1 + 2


@pytest.mark.rule("TA-IND-11")
def test_ratings_change_at_once() -> None:
    t = table().bank(0, pool=0).event("reign_of_terror", seat=1)
    assert t.asked == 0
    t.do("lose warriors")
    assert t.strength(0) == 0


@pytest.mark.rule("TA-ACT-01")
def test_totals() -> None:
    t = table().wonders(0, "pyramids").play(0, "warfare")
    assert (t.state.civil_total[0], t.state.military_total[0]) == (5, 3)


@pytest.mark.rule("TA-ACT-02")
def test_without_actions_nothing_is_done() -> None:
    t = table().row(s6="iron").actions(0, civil=1).act(0)
    assert t.rule("take 6 iron") == "TA-ACT-02"


@pytest.mark.rule("TA-ACT-03")
def test_getting_an_action_back() -> None:
    t = table().leader(0, "moses").hand(0, "joan_of_arc").leader(1, "hammurabi").act(0).do("leader joan_of_arc")
    assert t.civil(0) == (4, 4)
    t = table().leader(0, "hammurabi").hand(0, "joan_of_arc").act(0).do("convert", "leader joan_of_arc")
    assert t.civil(0) == (4, 4)  # paid with the temporary action: no spent action to return


@pytest.mark.rule("TA-ACT-04")
def test_temporary_actions_first() -> None:
    t = table().hand(0, "patriotism_a").tokens(0, bronze=2).act(0).do("play patriotism_a", "train warriors")
    assert t.military_actions(0) == (2, 2)
    assert t.state.military_extra == 0


@pytest.mark.rule("TA-ACT-05")
def test_new_actions_are_available() -> None:
    t = table().unfinished(0, "pyramids", stages=2).tokens(0, bronze=1).actions(0, civil=1).act(0).do("stage 1")
    assert t.civil(0) == (1, 5)


@pytest.mark.rule("TA-ACT-06")
def test_spent_actions_go_first() -> None:
    t = table().age("II").leader(0, "joan_of_arc").actions(0, military=1).event("iconoclasm")
    assert t.military_actions(0) == (1, 2)
    t = table().age("II").leader(0, "joan_of_arc").event("iconoclasm")
    assert t.military_actions(0) == (2, 2)


@pytest.mark.rule("TA-ACT-07")
def test_the_net_change_counts() -> None:
    t = table().play(0, "warfare").hand(0, "strategy").points(0, science=8).actions(0, military=0).act(0)
    t.do("develop strategy")
    assert t.military_actions(0) == (1, 4)


def test_every_number_of_workers_is_rated() -> None:
    t = table()
    for tech in range(WORKER_CARDS):
        card = shipped().deck.cards[tech]
        t = table()
        if card.copies[2]:
            t.play(0, card.id)
        t.no_workers(0).workers(0, **{card.id: 2})
        given = card.data.get("worker", {})
        for rating in ("strength", "culture", "science", "happiness"):
            expected = 2 * given.get(rating, 0)
            assert t.rating(0, rating) == (min(8, expected) if rating == "happiness" else expected), card.id
