"""TACT, MIL: tactics and military actions."""

from __future__ import annotations

import itertools

import pytest

from clio.engine.dice import dice_from_seed
from clio.games.through_the_ages.rules.armies import tactical
from clio.games.through_the_ages.state import (
    AIR,
    ARTILLERY,
    CAVALRY,
    COMMON,
    DISCARD,
    INFANTRY,
    REMOVED,
    TACTIC,
    WORKER_CARDS,
)
from tests.through_the_ages.table import Table, table


def army(tactic: str, leader: str = "", **units: int) -> Table:
    t = table().play(0, *(name for name in units if name != "warriors"))
    t.workers(0, warriors=0).workers(0, **units).tactic(0, tactic)
    if leader:
        t.leader(0, leader)
    return t


@pytest.mark.rule("TA-TACT-01", "TA-TACT-02")
def test_publishing() -> None:
    t = table().workers(0, warriors=3).tactic(0, "legion", personal=True).start(0)
    assert t.names(COMMON) == ["legion"]
    assert t.names(TACTIC) == []
    assert t.strength(0) == 5


@pytest.mark.rule("TA-TACT-03")
def test_any_number_of_common_tactics() -> None:
    names = ("legion", "phalanx", "fighting_band", "medieval_army", "heavy_cavalry", "classic_army")
    t = table().common(*names).act(0)
    assert all(t.can(f"copy {name}") for name in names)


@pytest.mark.rule("TA-TACT-04")
def test_a_second_copy_leaves_the_game() -> None:
    t = table().common("legion").tactic(1, "legion", personal=True).start(1)
    assert t.names(COMMON) == ["legion"]
    assert "legion" in t.names(REMOVED)
    assert t.names(DISCARD + 1) == []


@pytest.mark.rule("TA-TACT-05")
def test_personal_tactics_cannot_be_copied() -> None:
    t = table().military(0, "phalanx").act(0).do("tactic phalanx", "end", "pass")
    assert not t.can("copy phalanx")
    t.do("end", "pass", "end", "pass")
    assert t.asked == 1
    assert t.can("copy phalanx")


@pytest.mark.rule("TA-TACT-06")
def test_one_current_tactic() -> None:
    t = army("legion", warriors=3).common("legion", "fighting_band").act(0)
    assert t.strength(0) == 5
    t.do("copy fighting_band")
    assert t.strength(0) == 4
    assert sorted(t.names(COMMON)) == ["fighting_band", "legion"]


@pytest.mark.rule("TA-TACT-07")
def test_an_army_needs_its_units() -> None:
    assert army("legion", warriors=5).strength(0) == 5 + 2


@pytest.mark.rule("TA-TACT-08")
def test_each_army_counts() -> None:
    assert army("fighting_band", warriors=5).strength(0) == 5 + 2


@pytest.mark.rule("TA-TACT-09")
def test_air_doubles_an_army() -> None:
    t = army("medieval_army", warriors=2, knights=2, air_forces=3)
    assert t.strength(0) == 2 + 4 + 15 + 8


@pytest.mark.rule("TA-TACT-10")
def test_obsolete_armies() -> None:
    assert army("defensive_army", warriors=1, riflemen=1, cannon=1).strength(0) == 1 + 3 + 3 + 3
    assert army("defensive_army", swordsmen=1, riflemen=1, cannon=1).strength(0) == 2 + 3 + 3 + 6


@pytest.mark.rule("TA-TACT-11")
def test_obsolete_army_with_air() -> None:
    t = army("entrenchments", swordsmen=1, rockets=2, air_forces=1)
    assert t.strength(0) == 2 + 10 + 5 + 10


@pytest.mark.rule("TA-TACT-12")
def test_armies_form_for_the_greatest_strength() -> None:
    assert army("defensive_army", warriors=2, riflemen=2, cannon=2).strength(0) == 2 + 6 + 6 + 9


@pytest.mark.rule("TA-TACT-13")
def test_age_one_tactics_are_never_obsolete() -> None:
    assert army("phalanx", warriors=2, knights=1).age("III").strength(0) == 2 + 2 + 3


def best_by_hand(t: Table, tactic: int, units: list[int], flexible: bool) -> int:
    """Tries every way of forming armies, unit by unit."""
    lookup = t.state.lookup
    level = lookup.age[tactic]
    kinds = [(INFANTRY, CAVALRY), (CAVALRY, ARTILLERY), (ARTILLERY, AIR)]
    new = [0, 0, 0]
    old = [0, 0, 0]
    for kind, (first, end) in enumerate(kinds):
        for tech in range(first, end):
            if level >= 2 and lookup.age[tech] <= level - 2:
                old[kind] += units[tech]
            else:
                new[kind] += units[tech]
    need = [lookup.infantry[tactic], lookup.cavalry[tactic], lookup.artillery[tactic]]
    best = 0
    new_as = range(new[0] + 1) if flexible else [0]
    old_as = range(old[0] + 1) if flexible else [0]
    for moved_new, moved_old in itertools.product(new_as, old_as):
        fresh = [new[0] - moved_new, new[1] + moved_new, new[2]]
        stale = [old[0] - moved_old, old[1] + moved_old, old[2]]
        most = min(fresh[k] // need[k] for k in range(3) if need[k])
        for modern in range(most + 1):
            left = [fresh[k] - modern * need[k] + stale[k] for k in range(3)]
            outdated = min(left[k] // need[k] for k in range(3) if need[k])
            air = units[AIR]
            value = lookup.army[tactic] * modern + lookup.obsolete[tactic] * outdated
            for _ in range(air):
                if modern:
                    value += lookup.army[tactic]
                    modern -= 1
                elif outdated:
                    value += lookup.obsolete[tactic]
                    outdated -= 1
            best = max(best, value)
    return best


@pytest.mark.parametrize("flexible", [False, True])
def test_armies_against_brute_force(flexible: bool) -> None:
    t = table()
    lookup = t.state.lookup
    dice = dice_from_seed("armies")
    tactics = range(lookup.first_tactic, lookup.first_aggression)
    for _ in range(1500):
        units = [0] * WORKER_CARDS
        for tech in range(INFANTRY, AIR + 1):
            units[tech] = dice.below(4)
        tactic = tactics[dice.below(len(tactics))]
        assert tactical(lookup, tactic, units, 0, flexible) == best_by_hand(t, tactic, units, flexible)


def test_genghis_example() -> None:
    t = army("classic_army", "genghis_khan", swordsmen=4, warriors=1, knights=3)
    assert t.strength(0) == 8 + 1 + 6 + 12


# --- military actions


@pytest.mark.rule("TA-MIL-01")
def test_train() -> None:
    t = table().tokens(0, bronze=2).act(0).do("train warriors")
    assert t.military_actions(0) == (1, 2)
    assert (t.strength(0), t.state.pool[0], t.resources(0)) == (2, 0, 0)


@pytest.mark.rule("TA-MIL-02")
def test_upgrade_a_unit() -> None:
    t = table().play(0, "swordsmen", "knights").tokens(0, bronze=1).act(0)
    assert not any(text.startswith("upgrade warriors to knights") for text in t.legal)
    t.do("upgrade warriors to swordsmen")
    assert (t.strength(0), t.resources(0)) == (2, 0)
    assert t.military_actions(0) == (1, 2)


@pytest.mark.rule("TA-MIL-03")
def test_reductions_apply_to_both_costs_of_units() -> None:
    t = table().play(0, "swordsmen").leader(0, "homer").act(0).do("upgrade warriors to swordsmen")
    assert t.on(0, "swordsmen") == 1  # 3 - 2 = 1, paid with the temporary resource


@pytest.mark.rule("TA-MIL-04")
def test_disband() -> None:
    t = table().play(0, "swordsmen").workers(0, swordsmen=1).act(0).do("disband swordsmen")
    assert (t.strength(0), t.state.pool[0], t.resources(0)) == (1, 2, 0)
    assert t.military_actions(0) == (1, 2)


@pytest.mark.rule("TA-MIL-05")
def test_play_a_tactic() -> None:
    t = table().military(0, "legion").workers(0, warriors=3).act(0).do("tactic legion")
    assert t.strength(0) == 5
    assert t.names(TACTIC) == ["legion"]
    assert t.military_actions(0) == (1, 2)


@pytest.mark.rule("TA-MIL-06")
def test_copy_a_tactic() -> None:
    t = table().common("legion").workers(0, warriors=3).act(0).do("copy legion")
    assert t.strength(0) == 5
    assert t.names(COMMON) == ["legion"]
    assert t.military_actions(0) == (0, 2)
    t = table().common("legion").actions(0, military=1).act(0)
    assert t.rule("copy legion") == "TA-ACT-02"


@pytest.mark.rule("TA-MIL-07")
def test_one_tactic_a_turn() -> None:
    t = table().military(0, "legion").common("phalanx").leader(0, "napoleon_bonaparte").act(0).do("tactic legion")
    assert t.rule("copy phalanx") == "TA-MIL-07"


def test_the_current_tactic_is_not_copied() -> None:
    assert army("legion", warriors=3).act(0).rule("copy legion") == "TA-TACT-06"
