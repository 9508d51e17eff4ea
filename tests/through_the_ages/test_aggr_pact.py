"""AGGR, PACT: aggressions, defence, pacts."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.state import CHOSEN, DISCARD, MILITARY_HAND, PACT, TABLE
from tests.through_the_ages.table import Table, table


def attack(card: str, mine: int, theirs: int, *defence: str, players: int = 2) -> Table:
    """Seat 0 with so many Warriors may play an aggression on seat 1, which holds these cards."""
    t = table(players).workers(0, warriors=mine).workers(1, warriors=theirs)
    return t.military(0, card).military(1, *defence).politics(0)


@pytest.mark.rule("TA-AGGR-01")
def test_playing_an_aggression() -> None:
    t = attack("plunder_i", 3, 1).tokens(1, bronze=1).do("aggression plunder_i on 2")
    assert t.military_actions(0) == (1, 2)
    assert t.names(DISCARD + 1) == ["plunder_i"]


@pytest.mark.rule("TA-AGGR-02")
def test_a_pact_may_forbid_it() -> None:
    t = table(3).workers(0, warriors=4).military(0, "plunder_i").pact(1, "acceptance_of_supremacy", 0).politics(0)
    assert t.rule("aggression plunder_i on 2") == "TA-AGGR-02"
    assert t.can("aggression plunder_i on 3")


@pytest.mark.rule("TA-AGGR-03")
def test_only_weaker_rivals() -> None:
    assert attack("plunder_i", 5, 5).rule("aggression plunder_i on 2") == "TA-AGGR-03"
    assert attack("plunder_i", 6, 5).can("aggression plunder_i on 2")


@pytest.mark.rule("TA-AGGR-04")
def test_attack_bonuses_count() -> None:
    t = table(3).workers(0, warriors=5).workers(1, warriors=6).military(0, "plunder_i")
    t.pact(0, "open_borders_agreement", 1).politics(0)
    assert t.can("aggression plunder_i on 2")


@pytest.mark.rule("TA-AGGR-05", "TA-AGGR-06")
def test_a_pact_that_ends_does_not_count() -> None:
    t = table(3).age("II").workers(0, warriors=5).workers(1, warriors=3).military(0, "spy").military(1, "legion")
    t.pact(1, "promise_of_military_protection", 0, side="B").politics(0)
    assert t.strength(1) == 7
    t.do("aggression spy on 2")
    assert t.names(PACT + 1) == []
    assert t.strength(1) == 3


@pytest.mark.rule("TA-AGGR-07", "TA-AGGR-12")
def test_repelled() -> None:
    t = attack("plunder_i", 5, 2, "military_bonus_i", "spy").tokens(1, bronze=3)
    t.do("aggression plunder_i on 2", "defend spy", "defend military_bonus_i")
    assert t.resources(1) == 3
    assert t.military_actions(0) == (1, 2)
    assert sorted(t.names(DISCARD + 1)) == ["military_bonus_i", "plunder_i"]


@pytest.mark.rule("TA-AGGR-08")
@pytest.mark.parametrize(
    ("card", "value"), [("military_bonus_i", 2), ("military_bonus_ii", 4), ("military_bonus_iii", 6)]
)
def test_bonus_cards_defend(card: str, value: int) -> None:
    t = attack("plunder_i", 1 + value, 1, card).do("aggression plunder_i on 2")
    assert t.can(f"defend {card}")
    t = attack("plunder_i", 2 + value, 1, card)
    t.do("aggression plunder_i on 2")
    assert t.question != "defend"  # everybody sees that it cannot be reached


@pytest.mark.rule("TA-AGGR-09")
def test_other_cards_defend_face_down() -> None:
    t = attack("plunder_i", 3, 1, "legion", "enslave")
    t.do("aggression plunder_i on 2", "defend legion")
    assert t.names(CHOSEN + 1) == ["legion"]
    assert t.state.layout.sees[CHOSEN + 1] == 0b10
    t.do("defend enslave")
    assert sorted(t.names(DISCARD + 1)) == ["enslave", "legion", "plunder_i"]


@pytest.mark.rule("TA-AGGR-10")
def test_at_most_the_military_total() -> None:
    t = attack("plunder_i", 4, 1, "legion", "enslave", "phalanx", "rats", "military_bonus_i").actions(1, military=0)
    t.do("aggression plunder_i on 2")
    assert t.can("defend legion")  # with the bonus card it is 1 + 1 + 2
    t.do("defend legion")
    assert t.legal == ["defend military_bonus_i"]
    t = attack("plunder_i", 6, 1, "legion", "enslave", "phalanx", "rats", "military_bonus_i")
    t.do("aggression plunder_i on 2")
    assert t.question != "defend"


@pytest.mark.rule("TA-AGGR-11")
def test_no_partial_defence() -> None:
    t = attack("plunder_i", 4, 1, "legion", "legion").do("aggression plunder_i on 2")
    assert t.question == "defend"  # two cards of Age I could be two bonus cards
    assert t.legal == ["decline"]
    t.do("decline")
    assert len(t.names(MILITARY_HAND + 1)) == 2


@pytest.mark.rule("TA-AGGR-13")
def test_a_successful_aggression() -> None:
    t = attack("enslave", 3, 1).do("aggression enslave on 2")
    assert t.state.pool[1] == 0
    assert (t.food(0), t.resources(0)) == (2, 2)
    assert t.names(TABLE) == []


@pytest.mark.rule("TA-AGGR-14")
def test_printed_costs_count() -> None:
    t = attack("raid_i", 3, 1).play(1, "drama", "masonry").workers(1, drama=1, philosophy=0)
    t.do("aggression raid_i on 2")
    assert t.resources(0) == 2
    assert t.on(1, "drama") == 0
    assert t.state.pool[1] == 2


@pytest.mark.rule("TA-AGGR-15")
def test_the_attacker_adds_nothing() -> None:
    t = attack("plunder_i", 3, 1, "military_bonus_i").military(0, "plunder_i", "military_bonus_i").politics(0)
    t.do("aggression plunder_i on 2")
    assert t.asked == 1
    t.do("defend military_bonus_i")
    assert t.question == "act"


@pytest.mark.rule("TA-AGGR-16")
def test_aggressions_in_the_last_round() -> None:
    t = attack("plunder_i", 3, 1).age("IV")
    t.state.last_round = t.state.round
    assert t.politics(0).can("aggression plunder_i on 2")


@pytest.mark.rule("TA-AGGR-17")
def test_what_others_learn_of_a_defence() -> None:
    t = attack("plunder_i", 5, 1, "military_bonus_i", "trade_routes_agreement", players=3).actions(1)
    t.leader(1, "julius_caesar").politics(0)
    t.do("aggression plunder_i on 2", "defend trade_routes_agreement", "defend military_bonus_i")
    state = t.state
    bonus = next(c for c in state.zones[DISCARD + 1] if t.game.card_name[c] == "military_bonus_i")
    pact = next(c for c in state.zones[DISCARD + 1] if t.game.card_name[c] == "trade_routes_agreement")
    assert bonus in state.knowledge(2).zones
    assert pact not in state.knowledge(2).zones
    assert pact in state.knowledge(1).zones


def test_more_than_needed_may_be_used() -> None:
    t = attack("plunder_i", 3, 1, "legion", "military_bonus_i").do(
        "aggression plunder_i on 2", "defend military_bonus_i"
    )
    assert t.legal == ["enough"] or t.question == "act"
    t = attack("plunder_i", 2, 1, "legion", "military_bonus_i").do("aggression plunder_i on 2", "defend legion")
    assert set(t.legal) == {"defend military_bonus_i", "enough"}


def test_the_hidden_hand_does_not_change_what_is_asked() -> None:
    weak = attack("plunder_i", 4, 1, "legion", "phalanx").do("aggression plunder_i on 2")
    strong = attack("plunder_i", 4, 1, "military_bonus_i", "military_bonus_i").do("aggression plunder_i on 2")
    assert (weak.asked, weak.question) == (strong.asked, strong.question) == (1, "defend")


# --- pacts


@pytest.mark.rule("TA-PACT-01", "TA-PACT-03")
def test_offering() -> None:
    t = table(3).military(0, "open_borders_agreement").politics(0).do("pact open_borders_agreement with 3")
    assert t.asked == 2
    assert t.legal == ["accept", "refuse"]
    assert t.military_actions(0) == (2, 2)


@pytest.mark.rule("TA-PACT-02", "TA-PACT-07")
def test_sides() -> None:
    t = table(3).age("II").military(0, "promise_of_military_protection").politics(0)
    t.do("pact promise_of_military_protection as B with 3", "accept")
    assert (t.strength(0), t.strength(2)) == (5, 1)
    assert t.rating(2, "culture") == 1
    assert (t.names(PACT), t.state.partner[0], t.state.side[0]) == (["promise_of_military_protection"], 2, 1)


@pytest.mark.rule("TA-PACT-04")
def test_refused() -> None:
    t = table(3).military(0, "open_borders_agreement").politics(0).do("pact open_borders_agreement with 3", "refuse")
    assert t.names(MILITARY_HAND) == ["open_borders_agreement"]
    assert t.question == "act"
    card = t.state.zones[MILITARY_HAND][0]
    assert card in t.state.knowledge(1).zones  # everybody has seen it


@pytest.mark.rule("TA-PACT-05")
def test_a_new_pact_replaces_the_own_one() -> None:
    t = table(3).age("III").military(0, "peace_treaty").pact(0, "military_alliance", 1).politics(0)
    t.do("pact peace_treaty with 3", "accept")
    assert t.names(PACT) == ["peace_treaty"]
    assert (t.strength(0), t.strength(1)) == (1, 1)


@pytest.mark.rule("TA-PACT-06", "TA-PACT-09")
def test_pacts_of_others_stay() -> None:
    t = table(4).age("III").military(0, "peace_treaty").pact(3, "military_alliance", 0).politics(0)
    t.do("pact peace_treaty with 2", "accept")
    assert t.names(PACT) == ["peace_treaty"]
    assert t.names(PACT + 3) == ["military_alliance"]
    assert t.strength(0) == 4


@pytest.mark.rule("TA-PACT-08")
def test_a_pact_works_at_once() -> None:
    t = table(3).military(0, "open_borders_agreement").politics(0).do("pact open_borders_agreement with 2", "accept")
    assert t.military_actions(0) == (3, 3)
    assert t.military_actions(1) == (3, 3)


@pytest.mark.rule("TA-PACT-10")
def test_cancelling() -> None:
    t = table(3).age("III").pact(1, "military_alliance", 0).politics(0).do("cancel pact 2")
    assert t.names(PACT + 1) == []
    assert (t.strength(0), t.strength(1)) == (1, 1)
    assert t.question == "act"


@pytest.mark.rule("TA-PACT-11")
def test_pacts_end_by_resignation() -> None:
    t = table(3).age("III").pact(1, "military_alliance", 0).politics(0).do("resign")
    assert t.names(PACT + 1) == []
    assert t.strength(1) == 1


@pytest.mark.rule("TA-PACT-12")
def test_actions_of_an_ended_pact_are_lost() -> None:
    t = table(3).pact(1, "open_borders_agreement", 0).actions(0, military=1).politics(0).do("cancel pact 2")
    assert t.military_actions(0) == (1, 2)
