"""Rules at their edges: seats that are not the first, banks that are just large enough, pacts of others."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.rules.colonization import PICK_BITS, SendForce, plausible_force
from clio.games.through_the_ages.rules.hands import DiscardCards, plausible_discard
from clio.games.through_the_ages.state import CAVALRY, CHOSEN, INFANTRY, PACT, TABLE, TOKEN_CARDS, WORKER_CARDS
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


@pytest.mark.rule("TA-RESIGN-02")
def test_nothing_is_left_of_who_resigned() -> None:
    t = table(3).workers(1, warriors=3).tokens(1, bronze=2, agriculture=1).points(1, culture=4).politics(1).do("resign")
    state = t.state
    assert not any(state.workers[WORKER_CARDS : 2 * WORKER_CARDS])
    assert not any(state.tokens[TOKEN_CARDS : 2 * TOKEN_CARDS])
    assert state.rating[4:8] == [0, 0, 0, 0]
    assert (state.yellow[1], state.blue[1], state.pool[1], state.stages[1]) == (0, 0, 0, 0)
    assert (state.civil[1], state.civil_total[1], state.military[1], state.military_total[1]) == (0, 0, 0, 0)
    assert (state.tactic[1], state.tucked[1], state.technologies[1], state.powers[1]) == (-1, -1, 0, 0)


def test_in_another_deal_a_discard_that_was_begun_can_be_completed() -> None:
    t = table().military(0, "legion", "spy").lay(CHOSEN, "phalanx")
    names = [t.number[name] for name in ("legion", "phalanx", "spy")]
    assert names == sorted(names)  # picks ascend: legion comes too late
    assert plausible_discard(t.state, DiscardCards(0, 1))
    assert not plausible_discard(t.state, DiscardCards(0, 2))


def test_in_another_deal_a_force_that_was_begun_can_be_completed() -> None:
    t = table().play(0, "knights").workers(0, warriors=3, knights=1).lay(TABLE, "wealthy_territory_i")
    knights = 1 << PICK_BITS * (CAVALRY - INFANTRY)
    assert plausible_force(t.state, SendForce(0, 5, 0))
    assert not plausible_force(t.state, SendForce(0, 6, 0))
    assert plausible_force(t.state, SendForce(0, 2, knights))
    assert not plausible_force(t.state, SendForce(0, 3, knights))  # Warriors should have been sent before
