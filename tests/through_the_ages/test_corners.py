"""Rules at their edges: seats that are not the first, banks that are just large enough, pacts of others."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.state import PACT
from tests.through_the_ages.table import table


@pytest.mark.rule("TA-WAR-02")
def test_the_partner_of_a_pact_is_safe_from_war_whatever_its_seat() -> None:
    t = table(3).age("III").pact(1, "loss_of_sovereignty", 0).military(2, "war_over_culture").actions(2, military=4)
    t.politics(2)
    assert not t.can("war war_over_culture on 1")
    assert t.can("war war_over_culture on 2")


@pytest.mark.rule("TA-AGGR-06")
def test_an_attack_ends_no_pact_of_others() -> None:
    t = table(3).age("III").workers(0, warriors=6).military(0, "plunder_i").pact(1, "military_alliance", 2).politics(0)
    t.do("aggression plunder_i on 2")
    assert t.names(PACT + 1) == ["military_alliance"]


@pytest.mark.card("winston_churchill")
def test_science_for_arms_develops_nothing_else() -> None:
    t = table().leader(0, "winston_churchill").hand(0, "iron", "swordsmen").points(0, science=2).act(0)
    assert not t.can("develop swordsmen")
    t.do("choose arms")
    assert t.can("develop swordsmen")
    assert not t.can("develop iron")
