"""Territories, tactics, aggressions, wars, pacts and bonus cards: what each does of its own."""

from __future__ import annotations

import pytest

from clio.engine.ids import Name, Seat
from clio.games.through_the_ages.rules.developing import science_cost
from clio.games.through_the_ages.rules.production import produce_food, produce_resources
from clio.games.through_the_ages.state import COLONIES, LEADER, MILITARY_HAND, WONDER
from tests.through_the_ages.table import Table, table


def card(name: str, *values: object) -> object:
    return pytest.param(name, *values, marks=pytest.mark.card(name))


# --- territories


@pytest.mark.parametrize(
    ("name", "field", "amount"),
    [
        card("developed_territory_i", "science", 3),
        card("developed_territory_ii", "science", 5),
        card("historic_territory_i", "culture", 6),
        card("historic_territory_ii", "culture", 11),
        card("inhabited_territory_i", "pool", 2),
        card("inhabited_territory_ii", "pool", 3),
        card("strategic_territory_i", "cards", 3),
        card("strategic_territory_ii", "cards", 5),
        card("vast_territory_i", "food", 3),
        card("vast_territory_ii", "food", 4),
        card("wealthy_territory_i", "resources", 5),
        card("wealthy_territory_ii", "resources", 9),
    ],
)
def test_territories(name: str, field: str, amount: int) -> None:
    t = table().workers(1, warriors=0).event(name).do("bid 1")
    found = {
        "science": t.state.science[0],
        "culture": t.state.culture[0],
        "pool": t.state.pool[0],
        "cards": len(t.names(MILITARY_HAND)),
        "food": t.food(0),
        "resources": t.resources(0),
    }
    assert found[field] == amount
    lookup = t.state.lookup
    assert t.state.yellow_owned[0] == 25 + lookup.yellow[t.number[name]]
    assert t.state.blue_owned[0] == 16 + lookup.blue[t.number[name]]
    assert t.strength(0) == lookup.strength[t.number[name]]
    assert t.rating(0, "happiness") == lookup.happiness[t.number[name]]


# --- tactics


@pytest.mark.parametrize(
    ("name", "units", "full", "outdated"),
    [
        card("fighting_band", {"warriors": 2}, 1, 1),
        card("heavy_cavalry", {"knights": 3}, 4, 4),
        card("legion", {"warriors": 3}, 2, 2),
        card("medieval_army", {"warriors": 1, "knights": 1}, 2, 2),
        card("phalanx", {"warriors": 2, "knights": 1}, 3, 3),
        card("classic_army", {"riflemen": 2, "cavalrymen": 2}, 8, 4),
        card("conquistadors", {"riflemen": 1, "cavalrymen": 2}, 5, 3),
        card("defensive_army", {"riflemen": 2, "cannon": 1}, 6, 3),
        card("fortifications", {"cannon": 2}, 5, 5),
        card("mobile_artillery", {"cavalrymen": 1, "cannon": 1}, 5, 5),
        card("napoleonic_army", {"riflemen": 1, "cavalrymen": 1, "cannon": 1}, 7, 4),
        card("entrenchments", {"modern_infantry": 1, "rockets": 2}, 9, 5),
        card("mechanized_army", {"tanks": 1, "rockets": 2}, 10, 5),
        card("modern_army", {"modern_infantry": 2, "tanks": 1, "rockets": 1}, 13, 7),
        card("shock_troops", {"modern_infantry": 1, "tanks": 3}, 11, 6),
    ],
)
def test_tactics(name: str, units: dict[str, int], full: int, outdated: int) -> None:
    def added(counts: dict[str, int]) -> int:
        t = table().play(0, *(unit for unit in counts if unit != "warriors")).no_workers(0).workers(0, **counts)
        before = t.strength(0)
        return t.tactic(0, name).strength(0) - before

    assert added(units) == full
    short = dict(units)
    last = next(iter(short))
    short[last] -= 1
    assert added(short) == 0
    if full != outdated:
        old = dict(short)
        replaced = {"riflemen": "warriors", "modern_infantry": "swordsmen", "tanks": "knights"}[last]
        old[replaced] = old.get(replaced, 0) + 1
        assert added(old) == outdated


# --- aggressions and wars


def attacked(name: str, t: Table) -> Table:
    """Seat 0 plays an aggression on seat 1, which cannot defend."""
    t.workers(0, warriors=9)
    return t.play(0, "communism").military(0, name).politics(0).do(f"aggression {name} on 2")


@pytest.mark.card("enslave")
def test_enslave() -> None:
    t = attacked("enslave", table())
    assert (t.state.pool[1], t.food(0), t.resources(0)) == (0, 2, 2)


@pytest.mark.parametrize(("name", "amount"), [card("plunder_i", 3), card("plunder_ii", 5), card("plunder_iii", 7)])
def test_plunder(name: str, amount: int) -> None:
    t = attacked(name, table().tokens(1, bronze=10, agriculture=10)).do(f"food 1 resources {amount - 1}")
    assert (t.food(0), t.resources(0), t.food(1), t.resources(1)) == (1, amount - 1, 9, 11 - amount)


@pytest.mark.parametrize(
    ("name", "picks", "gained"),
    [
        card("raid_i", ["alchemy"], 3),
        card("raid_ii", ["scientific_method", "alchemy"], 7),
        card("raid_iii", ["computers", "scientific_method"], 10),
    ],
)
def test_raids(name: str, picks: list[str], gained: int) -> None:
    labs = ("alchemy", "scientific_method", "computers")
    t = table().play(1, *labs).workers(1, alchemy=1, scientific_method=1, computers=1)
    t = attacked(name, t)
    level = t.state.lookup.age[t.number[picks[0]]]
    assert t.legal == ["destroy philosophy", *(f"destroy {lab}" for lab in labs[:level])]
    t.do(*(f"destroy {pick}" for pick in picks))
    assert t.resources(0) == gained
    assert t.state.pool[1] == 1 + len(picks)


@pytest.mark.card("annex")
def test_annex() -> None:
    t = attacked("annex", table().colonies(1, "historic_territory_i", "strategic_territory_i"))
    t.do("colony historic_territory_i")
    assert (t.names(COLONIES), t.state.culture[0]) == (["historic_territory_i"], 0)
    t = table().workers(0, warriors=9).military(0, "annex").politics(0)
    assert not t.can("aggression annex on 2")


@pytest.mark.card("infiltrate")
def test_infiltrate() -> None:
    t = attacked("infiltrate", table().leader(1, "joan_of_arc").unfinished(1, "kremlin", stages=2))
    assert t.legal == ["remove leader", "remove wonder"]
    t.do("remove wonder")
    assert (t.names(WONDER + 1), t.state.blue[1], t.state.culture[0]) == ([], 16, 6)
    t = attacked("infiltrate", table().leader(1, "joan_of_arc"))
    assert (t.names(LEADER + 1), t.state.culture[0]) == ([], 3)
    t = table().workers(0, warriors=9).military(0, "infiltrate").politics(0)
    assert not t.can("aggression infiltrate on 2")


def test_other_aggressions_need_nothing() -> None:
    t = table().workers(0, warriors=9).military(0, "plunder_i", "raid_i", "spy").politics(0)
    assert all(t.can(f"aggression {name} on 2") for name in ("plunder_i", "raid_i", "spy"))


@pytest.mark.card("spy")
def test_spy() -> None:
    assert attacked("spy", table().points(1, science=7)).state.science == [5, 2]


@pytest.mark.card("armed_intervention")
def test_armed_intervention() -> None:
    assert attacked("armed_intervention", table().points(1, culture=20)).state.culture == [7, 13]


@pytest.mark.card("war_over_technology")
def test_war_over_technology() -> None:
    t = table().workers(0, warriors=12).play(1, "cartography").points(1, science=20)
    t.war(0, "war_over_technology", 1).start(0)
    assert set(t.legal) == {"seize cartography", "enough"}
    t.do("enough")
    assert t.state.science == [10, 10]


@pytest.mark.card("war_over_territory")
def test_war_over_territory() -> None:
    t = table().workers(0, warriors=11).war(0, "war_over_territory", 1).start(0)
    assert t.state.yellow == [21, 15]


@pytest.mark.card("war_over_culture")
def test_war_over_culture() -> None:
    t = table().workers(0, warriors=11).points(1, culture=40).war(0, "war_over_culture", 1).start(0)
    assert t.state.culture == [15, 25]


# --- pacts


@pytest.mark.card("open_borders_agreement")
def test_open_borders() -> None:
    t = table(3).pact(0, "open_borders_agreement", 1)
    assert t.state.military_total == [3, 3, 2]


@pytest.mark.card("trade_routes_agreement")
def test_trade_routes() -> None:
    t = table(3).pact(0, "trade_routes_agreement", 1).tokens(0, agriculture=2, bronze=1).act(0)
    assert not t.can("build bronze")
    t.do("trade food", "build bronze")
    assert (t.food(0), t.resources(0)) == (1, 0)
    assert not t.can("trade food")
    assert not table(3).pact(0, "trade_routes_agreement", 1).act(0).can("trade food")
    assert not table(3).pact(0, "trade_routes_agreement", 1).act(1).can("trade resource")
    t = table(3).pact(0, "trade_routes_agreement", 1).tokens(1, agriculture=1, bronze=1).act(1)
    t.do("trade resource", "population")
    assert (t.food(1), t.resources(1), t.state.pool[1]) == (0, 0, 2)


@pytest.mark.card("acceptance_of_supremacy")
def test_acceptance_of_supremacy() -> None:
    t = table(3).pact(0, "acceptance_of_supremacy", 1)
    produce_resources(t.state, Seat(0))
    produce_resources(t.state, Seat(1))
    assert (t.resources(0), t.resources(1)) == (3, 1)


@pytest.mark.card("international_trade_agreement")
def test_international_trade_agreement() -> None:
    t = table(3).pact(0, "international_trade_agreement", 1)
    produce_resources(t.state, Seat(0))
    produce_food(t.state, Seat(1))
    assert (t.resources(0), t.food(1)) == (3, 3)


@pytest.mark.card("promise_of_military_protection")
def test_promise_of_military_protection() -> None:
    t = table(3).workers(1, religion=2).pact(0, "promise_of_military_protection", 1)
    assert (t.rating(0, "culture"), t.strength(1), t.rating(1, "culture")) == (1, 5, 1)


@pytest.mark.card("scientific_cooperation")
def test_scientific_cooperation() -> None:
    t = table(3).pact(0, "scientific_cooperation", 1).hand(0, "iron").points(0, science=3).points(1, science=1)
    assert science_cost(t.state, Seat(0), Name(t.number["iron"]), 5, 0) == 3
    t.act(0).do("develop iron")
    assert t.state.science == [0, 0, 0]
    t = table(3).pact(0, "scientific_cooperation", 1).hand(0, "iron").points(0, science=9).act(0)
    assert not t.can("develop iron")


@pytest.mark.card("international_tourism")
def test_international_tourism() -> None:
    t = table(3).wonders(1, "pyramids", "colossus").ruin("colossus").pact(0, "international_tourism", 1)
    assert (t.rating(0, "culture"), t.rating(1, "culture")) == (2, 2)


@pytest.mark.card("loss_of_sovereignty")
def test_loss_of_sovereignty() -> None:
    t = table(3).workers(1, religion=3).pact(0, "loss_of_sovereignty", 1)
    assert (t.rating(0, "culture"), t.rating(1, "culture")) == (2, 1)
    t.military(2, "war_over_culture").play(2, "communism").politics(2)
    assert not t.can("war war_over_culture on 2")
    assert t.can("war war_over_culture on 1")


@pytest.mark.card("military_alliance")
def test_military_alliance() -> None:
    t = table(3).pact(0, "military_alliance", 1)
    assert [t.strength(seat) for seat in range(3)] == [4, 4, 1]


@pytest.mark.card("peace_treaty")
def test_peace_treaty() -> None:
    t = table(3).pact(0, "peace_treaty", 1).workers(0, warriors=5).military(0, "plunder_i").politics(0)
    assert [t.rating(seat, "culture") for seat in range(3)] == [1, 1, 0]
    assert not t.can("aggression plunder_i on 2")


# --- bonus cards


@pytest.mark.parametrize(
    ("name", "defense", "colonization"),
    [card("military_bonus_i", 2, 1), card("military_bonus_ii", 4, 2), card("military_bonus_iii", 6, 3)],
)
def test_bonus_cards(name: str, defense: int, colonization: int) -> None:
    t = table().workers(0, warriors=1 + defense).military(0, "plunder_i").military(1, name).politics(0)
    t.do("aggression plunder_i on 2", f"defend {name}")
    assert t.names(MILITARY_HAND + 1) == []
    t = table().workers(1, warriors=0).military(0, name).event("wealthy_territory_i")
    t.do(f"bid {1 + colonization}", "send warriors", f"bonus {name}")
    assert t.names(COLONIES) == ["wealthy_territory_i"]
