"""Events: what each does of its own."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.state import COLONIES, LEADER, MILITARY_HAND, PLAY, ROW
from tests.through_the_ages.table import Table, table


def card(name: str, *values: object) -> object:
    return pytest.param(name, *values, marks=pytest.mark.card(name))


def strong(players: int = 2) -> Table:
    """Seat 0 is strongest, the last seat weakest."""
    t = table(players)
    for seat in range(players):
        t.workers(seat, warriors=2 * (players - seat))
    return t


# --- events of Age A


@pytest.mark.parametrize(
    ("name", "gains"),
    [
        card("development_of_agriculture", (2, 0, 0)),
        card("development_of_crafts", (0, 2, 0)),
        card("development_of_science", (0, 0, 2)),
        card("development_of_trade_routes", (1, 1, 1)),
    ],
)
def test_everybody_gains(name: str, gains: tuple[int, ...]) -> None:
    t = table(3).event(name, seat=1)
    for seat in range(3):
        assert (t.food(seat), t.resources(seat), t.state.science[seat]) == gains


@pytest.mark.card("development_of_civilization")
def test_development_of_civilization() -> None:
    t = table().tokens(0, agriculture=1, bronze=1).hand(0, "irrigation").points(0, science=2)
    t.event("development_of_civilization")
    assert set(t.legal) == {"population", "build agriculture", "build bronze", "develop irrigation", "decline"}
    t.do("develop irrigation")
    assert (t.names(PLAY), t.state.science[0], t.civil(0)) == (["irrigation"], 0, (4, 4))
    assert t.question == "act"  # the other seat can do nothing, as everybody sees


@pytest.mark.card("development_of_markets")
def test_development_of_markets() -> None:
    t = table().event("development_of_markets").do("gain food", "gain resources")
    assert (t.food(0), t.resources(1)) == (2, 2)


@pytest.mark.card("development_of_politics")
def test_development_of_politics() -> None:
    t = table(3).event("development_of_politics")
    assert [len(t.names(MILITARY_HAND + seat)) for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(
    ("name", "built"),
    [card("development_of_religion", "religion"), card("development_of_warfare", "warriors")],
)
def test_free_builds(name: str, built: str) -> None:
    t = table(3).bank(2, pool=0)
    before = t.on(0, built)
    t.event(name)
    assert t.asked == 0
    t.do(f"{'build' if built == 'religion' else 'train'} {built}", "decline")
    assert (t.on(0, built), t.on(1, built)) == (before + 1, before)
    assert t.question == "act"
    assert t.resources(0) == 0


@pytest.mark.card("development_of_settlement")
def test_development_of_settlement() -> None:
    assert table().event("development_of_settlement").state.pool == [2, 2]


# --- events of Age I


@pytest.mark.card("barbarians")
def test_barbarians() -> None:
    t = strong(3).points(2, culture=9).event("barbarians")
    assert t.state.pool == [1, 1, 0]
    t = strong(3).points(0, culture=9).event("barbarians")
    assert t.state.pool == [1, 1, 1]
    t = strong(2).points(0, culture=9).event("barbarians")
    assert t.state.pool == [1, 1]


@pytest.mark.card("border_conflict")
def test_border_conflict() -> None:
    t = strong().event("border_conflict")
    assert t.asked == 1
    assert set(t.legal) == {"destroy agriculture", "destroy bronze", "destroy philosophy"}
    t.do("destroy philosophy")
    assert (t.state.pool[1], t.resources(0)) == (2, 3)


@pytest.mark.card("crusades")
def test_crusades() -> None:
    t = strong(3).points(2, culture=9).event("crusades")
    assert t.state.culture == [4, 0, 5]


@pytest.mark.card("cultural_influence")
def test_cultural_influence() -> None:
    assert table().workers(1, religion=2).event("cultural_influence").state.culture == [0, 2]


@pytest.mark.card("foray")
def test_foray() -> None:
    t = strong(3).event("foray").do("food 1 resources 2", "food 3 resources 0")
    assert (t.food(0), t.resources(0), t.food(1), t.food(2)) == (1, 2, 3, 0)


@pytest.mark.card("good_harvest")
def test_good_harvest() -> None:
    t = table().bank(0, yellow=10).event("good_harvest")
    assert (t.food(0), t.food(1), t.resources(0)) == (2, 2, 0)


@pytest.mark.card("immigration")
def test_immigration() -> None:
    assert table(3).workers(1, religion=1).event("immigration").state.pool == [1, 2, 1]


@pytest.mark.card("new_deposits")
def test_new_deposits() -> None:
    t = table().event("new_deposits")
    assert (t.resources(0), t.resources(1), t.food(0)) == (2, 2, 0)


@pytest.mark.card("pestilence")
def test_pestilence() -> None:
    t = table().event("pestilence")
    assert (t.state.pool, t.state.yellow) == ([0, 0], [19, 19])


@pytest.mark.card("raiders")
def test_raiders() -> None:
    t = strong(3).tokens(1, agriculture=2, bronze=2).tokens(2, agriculture=1).event("raiders")
    assert t.asked == 1
    t.do("food 1 resources 1")
    assert (t.food(1), t.resources(1), t.food(2)) == (1, 1, 0)


@pytest.mark.card("rats")
def test_rats() -> None:
    t = table().tokens(0, agriculture=3, bronze=3).event("rats")
    assert (t.food(0), t.resources(0)) == (0, 3)


@pytest.mark.card("rebellion")
def test_rebellion() -> None:
    t = table().bank(0, yellow=14).event("rebellion", seat=1)
    assert (t.civil(0), t.civil(1)) == ((2, 4), (4, 4))


@pytest.mark.card("reign_of_terror")
def test_reign_of_terror() -> None:
    assert strong(3).event("reign_of_terror").state.pool == [1, 1, 0]


@pytest.mark.card("scientific_breakthrough")
def test_scientific_breakthrough() -> None:
    assert table().workers(0, philosophy=3).event("scientific_breakthrough").state.science == [3, 1]


@pytest.mark.card("uncertain_borders")
def test_uncertain_borders() -> None:
    t = strong(3).event("uncertain_borders", seat=1)
    assert t.state.yellow == [19, 18, 17]
    assert t.sound()


# --- events of Age II


@pytest.mark.card("civil_unrest")
def test_civil_unrest() -> None:
    t = table(3).bank(0, yellow=12).bank(1, yellow=12).bank(2, yellow=16)
    for seat in range(3):
        t.points(seat, culture=20)
    t.event("civil_unrest")
    assert t.state.culture == [12, 12, 16]
    assert t.state.blue == [15, 15, 16]
    assert table().event("civil_unrest").state.blue == [16, 16]


@pytest.mark.card("cold_war")
def test_cold_war() -> None:
    assert strong(4).event("cold_war").state.science == [6, 6, 0, 0]


@pytest.mark.card("crime_wave")
def test_crime_wave() -> None:
    t = strong(4).points(3, culture=9).event("crime_wave")
    assert t.state.culture == [0, 0, 0, 6]
    assert t.state.blue == [16, 16, 15, 15]
    assert t.sound()


@pytest.mark.card("economic_progress")
def test_economic_progress() -> None:
    t = table().bank(0, yellow=16, pool=0).event("economic_progress")
    assert (t.food(0), t.resources(0), t.state.science[0]) == (1, 2, 0)
    t = table().bank(0, blue=10).tokens(0, bronze=4).event("economic_progress")
    assert t.resources(0) == 4 - 2 + 2


@pytest.mark.card("emigration")
def test_emigration() -> None:
    t = table().bank(0, yellow=10, pool=3).event("emigration")
    assert (t.state.pool[0], t.state.yellow[0]) == (1, 12)


@pytest.mark.card("iconoclasm")
def test_iconoclasm() -> None:
    t = table(3).age("II").leader(0, "joan_of_arc").leader(1, "isaac_newton").leader(2, "homer").event("iconoclasm")
    assert [t.names(LEADER + seat) for seat in range(3)] == [[], ["isaac_newton"], []]
    t = table().age("IV").leader(0, "bill_gates").play(0, "computers").workers(0, computers=1).event("iconoclasm")
    assert (t.names(LEADER), t.state.culture[0]) == ([], 3)


@pytest.mark.card("independence_declaration")
def test_independence() -> None:
    t = strong().colonies(1, "strategic_territory_i", "vast_territory_i").workers(0, warriors=9)
    t.event("independence_declaration").do("colony strategic_territory_i")
    assert t.names(COLONIES + 1) == ["vast_territory_i"]


@pytest.mark.card("international_agreement")
def test_international_agreement() -> None:
    t = strong(3).row(s1="iron", s6="alchemy", s7="drama", s10="knights").event("international_agreement", seat=1)
    assert t.asked == 0
    t.do("take 10 knights")
    assert t.can("take 6 alchemy")
    t.do("take 6 alchemy")
    assert t.state.skipped[0] == 1
    assert len(t.names(ROW)) == 13
    assert t.civil(0) == (4, 4)


@pytest.mark.card("national_pride")
def test_national_pride() -> None:
    assert table().points(1, culture=3).event("national_pride").state.culture == [0, 8]


@pytest.mark.card("politics_of_strength")
def test_politics_of_strength() -> None:
    t = strong().military(1, "rats", "legion").event("politics_of_strength")
    assert (len(t.names(MILITARY_HAND)), t.names(MILITARY_HAND + 1)) == (5, [])
    t = strong().age("IV").points(1, culture=5).event("politics_of_strength")
    assert t.state.culture == [5, 2]


@pytest.mark.card("popularization_of_science")
def test_popularization() -> None:
    assert table().workers(0, philosophy=3).event("popularization_of_science").state.culture == [3, 1]


@pytest.mark.card("prosperity")
def test_prosperity() -> None:
    t = table().play(0, "professional_sports").workers(0, professional_sports=3).event("prosperity")
    assert (t.food(0), t.food(1)) == (8, 0)


@pytest.mark.card("ravages_of_time")
def test_ravages() -> None:
    t = table().wonders(0, "pyramids", "taj_mahal", "eiffel_tower").bank(0, blue=17).event("ravages_of_time")
    assert t.legal == ["ruin pyramids", "ruin taj_mahal"]
    t.do("ruin taj_mahal")
    assert (t.rating(0, "culture"), t.state.blue[0]) == (2 + 4, 16)
    assert t.sound()
    assert (
        table().wonders(0, "pyramids").ruin("pyramids").event("ravages_of_time").question == "act"
    )  # a ruin stays one


@pytest.mark.card("refugees")
def test_refugees() -> None:
    t = strong().points(1, culture=9).event("refugees")
    assert (t.state.culture, t.state.pool) == ([3, 6], [2, 0])


@pytest.mark.card("terrorism")
def test_terrorism() -> None:
    t = table(3).points(0, culture=5).points(1, culture=5).workers(0, religion=1).event("terrorism")
    assert t.asked == 2
    assert t.legal == ["destroy philosophy", "destroy religion"]
    t.do("destroy religion")
    assert (t.on(0, "religion"), t.on(1, "philosophy"), t.on(2, "philosophy")) == (0, 0, 1)


# --- events of Age III


def impact(name: str, t: Table) -> int:
    return t.event(name).state.culture[0]


@pytest.mark.card("impact_of_agriculture")
def test_impact_of_agriculture() -> None:
    assert impact("impact_of_agriculture", table()) == 2 + 4
    assert impact("impact_of_agriculture", table().bank(0, yellow=12)) == 2
    t = table(3).pact(1, "international_trade_agreement", 0).bank(0, yellow=12)
    assert impact("impact_of_agriculture", t) == 2 + 4  # food of a pact is no food of farms, but feeds


@pytest.mark.card("impact_of_architecture")
def test_impact_of_architecture() -> None:
    t = table().play(0, "alchemy", "opera").workers(0, alchemy=1, opera=2)
    assert impact("impact_of_architecture", t) == 1 + 4


@pytest.mark.card("impact_of_balance")
def test_impact_of_balance() -> None:
    t = table().workers(0, religion=1, philosophy=3, agriculture=3, bronze=3)
    assert impact("impact_of_balance", t) == 2
    assert impact("impact_of_balance", table()) == 0


@pytest.mark.card("impact_of_colonies")
def test_impact_of_colonies() -> None:
    assert impact("impact_of_colonies", table().colonies(0, "vast_territory_i", "vast_territory_ii")) == 6


@pytest.mark.card("impact_of_competition")
def test_impact_of_competition() -> None:
    t = table().play(0, "tanks", "team_sports").workers(0, tanks=1, team_sports=2)
    assert impact("impact_of_competition", t) == 3 + 4


@pytest.mark.card("impact_of_government")
def test_impact_of_government() -> None:
    assert impact("impact_of_government", table().play(0, "democracy")) == 14 + 3


@pytest.mark.card("impact_of_happiness")
def test_impact_of_happiness() -> None:
    assert impact("impact_of_happiness", table().workers(0, religion=2)) == 4
    t = table().workers(0, religion=2).bank(0, yellow=10)
    assert impact("impact_of_happiness", t) == 4 - 2


@pytest.mark.card("impact_of_industry")
def test_impact_of_industry() -> None:
    t = table().play(0, "oil").workers(0, oil=1).wonders(0, "transcontinental_railroad")
    assert impact("impact_of_industry", t) == 2 + 5 + 5


@pytest.mark.card("impact_of_population")
def test_impact_of_population() -> None:
    assert impact("impact_of_population", table().workers(0, bronze=9).bank(0, pool=3)) == 2 * (13 + 3 - 10)
    assert impact("impact_of_population", table()) == 0


@pytest.mark.card("impact_of_progress")
def test_impact_of_progress() -> None:
    assert impact("impact_of_progress", table().play(0, "republic", "warfare", "engineering")) == 2 * (2 + 1 + 3)


@pytest.mark.card("impact_of_science")
def test_impact_of_science() -> None:
    t = table(3).workers(1, philosophy=3).workers(2, philosophy=2).event("impact_of_science")
    assert t.state.culture == [0, 14, 7]


@pytest.mark.card("impact_of_strength")
def test_impact_of_strength() -> None:
    assert strong(4).event("impact_of_strength").state.culture == [15, 10, 5, 0]
    assert strong(2).event("impact_of_strength").state.culture == [10, 0]


@pytest.mark.card("impact_of_technology")
def test_impact_of_technology() -> None:
    assert impact("impact_of_technology", table().play(0, "oil", "democracy", "satellites", "iron")) == 12


@pytest.mark.card("impact_of_variety")
def test_impact_of_variety() -> None:
    t = table().play(0, "knights", "drama", "warfare").workers(0, knights=1, drama=1)
    assert impact("impact_of_variety", t) == 2 * (2 + 2 + 1)


@pytest.mark.card("impact_of_wonders")
def test_impact_of_wonders() -> None:
    t = table().wonders(0, "pyramids", "taj_mahal", "kremlin", "hollywood")
    assert impact("impact_of_wonders", t) == 5 + 4 + 3 + 2
