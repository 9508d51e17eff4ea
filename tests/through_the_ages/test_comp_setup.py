"""COMP, SETUP: components and the start of a game."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.engine.zones import NOBODY
from clio.games.through_the_ages.state import (
    BOX,
    CIVIL,
    EVENTS,
    FUTURE,
    GOVERNMENT,
    K_PACT,
    MILITARY,
    MILITARY_HAND,
    PAST,
    ROW,
    WORKER_CARDS,
    ZONES,
    Ages,
)
from tests.through_the_ages.table import shipped, table


def fresh(players: int, seed: int = 1) -> Ages:
    state = shipped().new(players=players, seed=seed, first_player="seat:0")
    assert isinstance(state, Ages)
    return state


@pytest.mark.rule("TA-COMP-01")
def test_eight_decks_with_backs_of_age_and_kind() -> None:
    game = shipped()
    decks = [zone for zone in ZONES if zone.name.startswith(("civil ", "military A", "military I"))]
    assert len(decks) == 8
    assert all(zone.faces == NOBODY for zone in decks)
    assert len(set(game.card_back)) == 8


@pytest.mark.rule("TA-COMP-02")
def test_level_is_the_age_of_the_card() -> None:
    t = table()
    ages = [t.state.lookup.age[t.number[name]] for name in ("warriors", "swordsmen", "riflemen", "modern_infantry")]
    assert ages == [0, 1, 2, 3]


@pytest.mark.rule("TA-COMP-03")
def test_an_empty_card_is_no_building() -> None:
    t = table().play(0, "alchemy").leader(0, "leonardo_da_vinci")
    assert t.rating(0, "science") == 1
    t.workers(0, alchemy=1)
    assert t.rating(0, "science") == 1 + 2 + 1


@pytest.mark.rule("TA-COMP-04")
def test_tokens_come_from_an_unlimited_box() -> None:
    t = table().event("wealthy_territory_i").do("bid 1")
    assert t.state.blue_owned[0] == 19


@pytest.mark.rule("TA-COMP-05")
def test_six_technologies_are_printed_on_the_board() -> None:
    t = table()
    assert bin(t.state.technologies[0]).count("1") == 6
    t.tokens(0, bronze=2).act(0)
    assert t.can("train warriors")


@pytest.mark.rule("TA-COMP-06")
@pytest.mark.parametrize(
    ("yellow", "cost", "consumption", "needed"),
    [
        (21, 2, 0, 0),
        (17, 2, 0, 0),
        (16, 3, 1, 1),
        (13, 3, 1, 1),
        (12, 4, 2, 2),
        (11, 4, 2, 2),
        (10, 4, 2, 3),
        (9, 4, 2, 3),
        (8, 5, 3, 4),
        (6, 5, 3, 5),
        (5, 5, 3, 5),
        (4, 7, 4, 6),
        (2, 7, 4, 7),
        (1, 7, 4, 7),
        (0, 0, 6, 8),
    ],
)
def test_yellow_bank(yellow: int, cost: int, consumption: int, needed: int) -> None:
    from clio.games.through_the_ages.rules.measures import consumption as eaten
    from clio.games.through_the_ages.rules.tokens import population_cost

    t = table().bank(0, yellow=yellow)
    assert eaten(t.state, Seat(0)) == consumption
    assert t.state.discontent(Seat(0)) == needed
    if yellow:
        assert population_cost(t.state, Seat(0)) == cost


@pytest.mark.rule("TA-COMP-07", "TA-CORR-01")
@pytest.mark.parametrize(("blue", "owed"), [(20, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_blue_bank(blue: int, owed: int) -> None:
    from clio.games.through_the_ages.rules.measures import corruption

    assert corruption(table().bank(0, blue=blue).state, Seat(0)) == owed


@pytest.mark.rule("TA-COMP-08")
def test_prices_of_the_slots() -> None:
    assert fresh(2).lookup.slot_price == [1] * 5 + [2] * 4 + [3] * 4


@pytest.mark.rule("TA-COMP-09")
def test_tactics_and_bonus_cards_are_no_political_actions() -> None:
    t = table().military(0, "legion", "military_bonus_i").politics(0)
    assert t.legal == ["resign", "pass"]


@pytest.mark.rule("TA-COMP-10")
def test_bonus_cards_only_defend_and_colonize() -> None:
    t = table().military(0, "military_bonus_i").act(0)
    assert not any("military_bonus" in text for text in t.legal)
    t.war(0, "war_over_culture", 1).start(0)
    assert t.names(MILITARY_HAND) == ["military_bonus_i"]


@pytest.mark.rule("TA-SETUP-01", "TA-P4-01")
def test_four_players() -> None:
    state = fresh(4)
    assert [len(state.zones[CIVIL + age]) for age in range(1, 4)] == [53, 53, 53]
    assert [len(state.zones[MILITARY + age]) for age in range(1, 4)] == [45, 50, 45]
    assert len(state.zones[EVENTS]) == 6
    assert state.civil == [1, 2, 3, 4]
    assert state.lookup.swept[2] == 1


@pytest.mark.rule("TA-SETUP-02", "TA-P3-01")
def test_three_players() -> None:
    state = fresh(3)
    assert [len(state.zones[CIVIL + age]) for age in range(1, 4)] == [50, 50, 50]
    assert [len(state.zones[MILITARY + age]) for age in range(1, 4)] == [45, 50, 45]
    assert len(state.zones[EVENTS]) == 5
    assert state.civil == [1, 2, 3]
    assert state.lookup.swept[1] == 2


@pytest.mark.rule("TA-SETUP-03", "TA-P2-03")
def test_two_players() -> None:
    state = fresh(2)
    assert [len(state.zones[CIVIL + age]) for age in range(1, 4)] == [44, 44, 44]
    assert len(state.zones[EVENTS]) == 4
    assert state.civil == [1, 2]
    assert state.lookup.swept[0] == 3


@pytest.mark.rule("TA-SETUP-04", "TA-P2-01")
def test_no_pacts_with_two_players() -> None:
    state = fresh(2)
    assert [len(state.zones[MILITARY + age]) for age in range(1, 4)] == [43, 46, 41]
    decks = [card for age in range(1, 4) for card in state.zones[MILITARY + age]]
    assert not any(state.lookup.kind[state.lookup.name[card]] == K_PACT for card in decks)
    t = table().politics(0)
    assert not any("pact" in text for text in t.legal)


@pytest.mark.rule("TA-SETUP-05")
def test_sixteen_blue_tokens() -> None:
    assert fresh(2).blue == [16, 16]
    assert sum(fresh(2).tokens) == 0


@pytest.mark.rule("TA-SETUP-06")
def test_yellow_tokens_and_workers() -> None:
    t = table()
    assert t.state.yellow[0] == 18
    assert t.state.pool[0] == 1
    assert t.state.count(Seat(0), 0, WORKER_CARDS) == 6
    workers = [t.on(0, name) for name in ("warriors", "agriculture", "bronze", "philosophy", "religion")]
    assert workers == [1, 2, 2, 1, 0]


@pytest.mark.rule("TA-SETUP-07")
def test_despotism_gives_four_and_two() -> None:
    state = fresh(4)
    assert state.government[2] == GOVERNMENT
    assert (state.civil_total[2], state.military_total[2]) == (4, 2)


@pytest.mark.rule("TA-SETUP-08")
def test_ratings_at_the_start() -> None:
    t = table()
    assert [t.rating(0, name) for name in ("science", "culture", "strength", "happiness")] == [1, 0, 1, 0]


@pytest.mark.rule("TA-SETUP-09")
def test_no_points_and_no_tactic() -> None:
    state = fresh(3)
    assert state.science == state.culture == [0, 0, 0]
    assert state.tactic == [-1, -1, -1]


@pytest.mark.rule("TA-SETUP-10")
def test_events_at_the_start() -> None:
    state = fresh(3)
    assert (len(state.zones[EVENTS]), len(state.zones[FUTURE]), len(state.zones[PAST])) == (5, 0, 0)
    assert len(state.zones[BOX]) == 5
    assert state.layout.sees[BOX] == 0


@pytest.mark.rule("TA-SETUP-11")
def test_the_first_player_stays_first() -> None:
    game = shipped()
    assert {game.new(players=3, seed=seed).turn for seed in range(20)} == {0, 1, 2}  # type: ignore[attr-defined]
    t = table(3).act(2)
    t.do("end")
    assert (t.state.turn, t.state.round) == (0, 3)


@pytest.mark.rule("TA-SETUP-12", "TA-SETUP-13")
def test_actions_of_the_first_turn() -> None:
    state = fresh(4)
    assert state.civil == [1, 2, 3, 4]
    assert state.military == [0, 0, 0, 0]
    assert state.civil_total == [4, 4, 4, 4]


@pytest.mark.rule("TA-SETUP-14")
def test_the_row_at_the_start() -> None:
    state = fresh(2)
    assert len(state.zones[ROW]) == 13
    assert len(state.zones[CIVIL]) == 7
    assert state.age == 0
    assert len(state.zones[MILITARY]) == 0
