"""COL, HAND, DISC: colonization, hands, discards."""

from __future__ import annotations

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.ids import Seat
from clio.engine.redeal import redeal
from clio.engine.sets import sequence, set_asked
from clio.engine.view import ZoneView, view
from clio.games.through_the_ages.rules.colonization import most_force
from clio.games.through_the_ages.state import (
    COLONIES,
    DISCARD,
    HAND,
    LEADER,
    MILITARY,
    MILITARY_HAND,
    PAST,
    REMOVED,
    Ages,
)
from tests.through_the_ages.table import Table, table


def fleet(*cards: str, **units: int) -> Table:
    """Seat 0 with these units and bonus cards; seat 1 has none."""
    t = table().play(0, *(name for name in units if name != "warriors")).workers(1, warriors=0)
    return t.workers(0, warriors=0).workers(0, **units).military(0, *cards)


@pytest.mark.rule("TA-COL-01")
def test_an_auction() -> None:
    t = table().workers(0, warriors=2).workers(1, warriors=2).event("wealthy_territory_i", seat=1)
    assert (t.asked, t.question) == (1, "bid")
    assert t.civil(1) == (4, 4)


@pytest.mark.rule("TA-COL-02")
def test_bids_rise() -> None:
    t = table().workers(0, warriors=5).workers(1, warriors=5).event("wealthy_territory_i").do("bid 3")
    assert t.rule("bid 3") == "TA-COL-02"
    assert t.legal == ["bid 4", "bid 5", "pass"]


@pytest.mark.rule("TA-COL-03")
def test_bids_can_be_paid() -> None:
    t = fleet("military_bonus_i", warriors=2).play(0, "cartography").tactic(0, "fighting_band")
    assert most_force(t.state, Seat(0)) == 2 + 1 + 2 + 1
    t.event("wealthy_territory_i")
    assert t.can("bid 6")
    assert t.rule("bid 7") == "TA-COL-03"


@pytest.mark.rule("TA-COL-04")
def test_the_order_of_bids() -> None:
    t = table(3)
    for seat in range(3):
        t.workers(seat, warriors=4)
    t.event("wealthy_territory_i", seat=1).do("bid 2", "pass", "bid 3")
    assert t.asked == 1
    t.do("pass")
    assert (t.asked, t.question) == (0, "send-force")


@pytest.mark.rule("TA-COL-05")
def test_nobody_bids() -> None:
    t = table().workers(0, warriors=2).workers(1, warriors=2).event("wealthy_territory_i").do("pass", "pass")
    assert t.names(PAST) == ["wealthy_territory_i"]
    assert t.names(COLONIES) == []


@pytest.mark.rule("TA-COL-06", "TA-COL-07")
def test_the_winner_must_colonize() -> None:
    t = fleet("legion", swordsmen=2).event("wealthy_territory_i").do("bid 3")
    assert t.question == "send-force"
    assert t.legal == ["send swordsmen"]
    t.do("send swordsmen")
    assert t.legal == ["send swordsmen"]  # 2 are not enough
    t.do("send swordsmen", "enough")
    assert t.names(COLONIES) == ["wealthy_territory_i"]


@pytest.mark.rule("TA-COL-08")
def test_a_unit_is_needed() -> None:
    t = fleet("military_bonus_iii").play(0, "cartography")
    assert most_force(t.state, Seat(0)) == 0
    t.event("wealthy_territory_i")
    assert t.question == "act"


@pytest.mark.rule("TA-COL-08")
def test_cards_alone_are_no_force() -> None:
    t = fleet("military_bonus_iii", warriors=2).event("wealthy_territory_i").do("bid 3")
    bonus = t.state.game.actions.find("bonus military_bonus_iii")
    assert [t.state.game.refusals[code].rule for action, code in t.state.refused(0) if action is bonus] == ["TA-COL-08"]
    asked = set_asked(t.state, 0)
    assert asked is not None
    assert [action.text for action in asked.suggested] == ["send warriors", "bonus military_bonus_iii"]
    given = sequence(t.state, 0, [*asked.suggested, t.state.game.actions.find("enough")])
    assert [action.text for action in given] == ["send warriors", "bonus military_bonus_iii"]  # nothing is left to add


@pytest.mark.rule("TA-COL-07")
def test_a_force_is_suggested_that_reaches_the_bid() -> None:
    t = fleet(warriors=1, swordsmen=2).event("wealthy_territory_i").do("bid 4")
    asked = set_asked(t.state, 0)
    assert asked is not None
    assert [action.text for action in asked.suggested] == ["send warriors", "send swordsmen", "send swordsmen"]


@pytest.mark.card("james_cook")
@pytest.mark.parametrize("warriors", [1, 2])
def test_as_many_cards_are_suggested_as_cook_may_throw(warriors: int) -> None:
    t = fleet("rats", "legion", "foray", warriors=2).leader(0, "james_cook").event("wealthy_territory_i")
    asked = set_asked(t.do(f"bid {warriors + 2}").state, 0)
    assert asked is not None
    assert [action.text for action in asked.suggested] == ["send warriors"] * warriors + ["throw foray", "throw rats"]


@pytest.mark.rule("TA-COL-09")
def test_printed_strengths() -> None:
    assert most_force(fleet(swordsmen=1, knights=1).state, Seat(0)) == 4


@pytest.mark.rule("TA-COL-10")
def test_armies_in_a_force() -> None:
    assert most_force(fleet(swordsmen=1, knights=1).tactic(0, "medieval_army").state, Seat(0)) == 6
    t = fleet(swordsmen=1, knights=1, air_forces=1).tactic(0, "medieval_army")
    assert most_force(t.state, Seat(0)) == 13


@pytest.mark.rule("TA-COL-11")
def test_only_units_sent_count() -> None:
    t = fleet("rats", warriors=4).tactic(0, "legion").event("wealthy_territory_i").do("bid 5")
    t.do("send warriors", "send warriors")
    assert not t.can("enough")
    t.do("send warriors")
    assert t.can("enough")  # three are an army: 3 + 2


@pytest.mark.rule("TA-COL-12", "TA-IND-10")
def test_bonuses_in_play() -> None:
    t = fleet(warriors=1).play(0, "cartography").wonders(0, "colossus")
    assert most_force(t.state, Seat(0)) == 1 + 3
    assert t.strength(0) == 1 + 1 + 2
    t.event("wealthy_territory_i").do("bid 4")
    assert t.names(COLONIES) == ["wealthy_territory_i"]


@pytest.mark.rule("TA-COL-13")
def test_bonus_cards_in_a_force() -> None:
    t = fleet("military_bonus_i", "military_bonus_ii", "military_bonus_iii", warriors=1).actions(0, military=0)
    t.event("wealthy_territory_i").do("bid 7", "send warriors")
    t.do("bonus military_bonus_i", "bonus military_bonus_ii", "bonus military_bonus_iii")
    assert t.names(COLONIES) == ["wealthy_territory_i"]
    assert t.names(DISCARD + 3) == ["military_bonus_iii"]


@pytest.mark.rule("TA-COL-14")
def test_strength_bonuses_do_not_count() -> None:
    t = fleet(warriors=2).leader(0, "alexander_the_great")
    assert t.strength(0) == 4
    assert most_force(t.state, Seat(0)) == 2


@pytest.mark.rule("TA-COL-15")
def test_sent_units_go_to_the_bank() -> None:
    t = fleet(warriors=2).bank(0, yellow=10, pool=0).event("wealthy_territory_i").do("bid 2")
    assert (t.state.yellow[0], t.state.pool[0], t.on(0, "warriors")) == (12, 0, 0)


@pytest.mark.rule("TA-COL-16")
def test_permanent_before_immediate() -> None:
    t = fleet(warriors=1).bank(0, blue=0).event("wealthy_territory_i").do("bid 1")
    assert (t.state.blue[0], t.resources(0)) == (0, 3)


@pytest.mark.rule("TA-COL-17")
def test_immediate_points() -> None:
    t = fleet(warriors=1).event("historic_territory_i").do("bid 1")
    assert t.state.culture[0] == 6
    assert t.rating(0, "happiness") == 1


@pytest.mark.rule("TA-COL-18")
def test_immediate_population() -> None:
    t = fleet(warriors=1).bank(0, yellow=3, pool=0).event("inhabited_territory_i").do("bid 1")
    assert (t.state.yellow[0], t.state.pool[0]) == (5, 1)


@pytest.mark.rule("TA-COL-19")
def test_immediate_cards() -> None:
    t = fleet("rats", "foray", "legion", "phalanx", warriors=1).event("strategic_territory_i").do("bid 1")
    t.do("send warriors", "enough")
    assert len(t.names(MILITARY_HAND)) == 7
    t = fleet("rats", warriors=1).age("IV").event("strategic_territory_i").do("bid 1", "send warriors", "enough")
    assert len(t.names(MILITARY_HAND)) == 1


@pytest.mark.rule("TA-COL-20")
def test_a_taken_colony() -> None:
    t = (
        table()
        .age("II")
        .workers(0, warriors=4)
        .military(0, "annex")
        .colonies(1, "wealthy_territory_i")
        .bank(1, blue=19)
    )
    t.politics(0).do("aggression annex on 2")
    assert t.names(COLONIES) == ["wealthy_territory_i"]
    assert (t.state.blue[0], t.state.blue[1], t.resources(0)) == (19, 16, 0)


@pytest.mark.rule("TA-COL-21")
def test_used_cards_are_discarded_before_the_draw() -> None:
    t = fleet("military_bonus_i", "military_bonus_i", warriors=1).deck(MILITARY + 1, 1)
    t.event("strategic_territory_i").do("bid 3", "send warriors", "bonus military_bonus_i", "bonus military_bonus_i")
    assert len(t.names(MILITARY_HAND)) == 3


def test_a_redealt_bidder_can_pay() -> None:
    t = fleet("military_bonus_i", "legion", warriors=1).workers(1, warriors=4).event("wealthy_territory_i").do("bid 2")
    for seed in range(30):
        world = redeal(t.state, 1, dice_from_seed(str(seed)))
        assert isinstance(world, Ages)
        assert most_force(world, Seat(0)) >= 2


def test_a_redealt_bidder_can_pay_even_with_the_rarest_hand() -> None:
    """Chance alone hardly ever deals one hand every Military Bonus that is left."""
    bonus = ["military_bonus_i"] * 4
    t = fleet(*bonus, warriors=1).workers(1, warriors=6).event("wealthy_territory_i").do("bid 5")
    for seed in range(30):
        world = redeal(t.state, 1, dice_from_seed(str(seed)))
        assert isinstance(world, Ages)
        assert most_force(world, Seat(0)) == 5


def test_a_redealt_bidder_is_given_no_more_than_the_bid_needs() -> None:
    """What is needed is dealt first, the rest by chance: not every hand is the best one."""
    bonus = ["military_bonus_i"] * 4
    t = fleet(*bonus, warriors=1).workers(1, warriors=6).event("wealthy_territory_i").do("bid 3")
    worlds = [redeal(t.state, 1, dice_from_seed(str(seed))) for seed in range(60)]
    assert {most_force(world, Seat(0)) for world in worlds if isinstance(world, Ages)} >= {3, 4}


def test_picks_of_another_seat_are_dealt_in_order() -> None:
    """Three of five cards are discarded, the highest last: the two that lie face down are not higher than the third."""
    cards = ["rats", "spy", "military_bonus_i", "military_bonus_i", "military_bonus_i"]
    t = table().military(0, *cards).act(0).do("end")
    t.do("discard military_bonus_i", "discard military_bonus_i")
    for seed in range(30):
        world = redeal(t.state, 1, dice_from_seed(str(seed)))
        assert world.legal(0), "nothing can follow what was picked"


# --- hands and discards


@pytest.mark.rule("TA-HAND-01")
def test_separate_limits() -> None:
    t = table().hand(0, "iron", "alchemy", "drama", "masonry").military(0, "rats", "spy", "legion", "foray")
    t.row(s1="knights").act(0)
    assert t.rule("take 1 knights") == "TA-CIV-07"
    t.do("end")
    assert t.state.asking().args() == (0, 2)


@pytest.mark.rule("TA-HAND-02", "TA-HAND-04")
def test_what_others_see_of_hands() -> None:
    t = table().hand(0, "iron").military(0, "legion").act(0)
    seen = view(t.state, 1)
    assert seen.zone("hand 1") == ZoneView(cards=["iron"])
    assert seen.zone("military hand 1") == ZoneView(backs=[5])
    assert view(t.state, 0).zone("military hand 1") == ZoneView(cards=["legion"])


@pytest.mark.rule("TA-HAND-03")
def test_an_excess_of_civil_cards_stays() -> None:
    t = table().wonders(0, "pyramids").hand(0, "iron", "alchemy", "drama", "masonry", "knights").row(s1="swordsmen")
    t.event("ravages_of_time")
    assert len(t.names(HAND)) == 5
    assert t.rule("take 1 swordsmen") == "TA-CIV-07"


@pytest.mark.rule("TA-HAND-05")
def test_the_military_limit_waits_for_the_end_of_turn() -> None:
    t = table().military(1, "legion", "spy").event("development_of_politics")
    assert len(t.names(MILITARY_HAND + 1)) == 5
    assert t.asked == 0


@pytest.mark.rule("TA-DISC-01")
def test_civil_cards_leave_the_game() -> None:
    t = table().leader(0, "moses").hand(0, "joan_of_arc").row(s1="iron").act(0).do("leader joan_of_arc")
    assert "moses" in t.names(REMOVED)
    t.refill(0)
    assert "iron" in t.names(REMOVED)


@pytest.mark.rule("TA-DISC-02")
def test_military_cards_go_to_the_discards_of_their_age() -> None:
    t = table().age("II").workers(0, warriors=4).military(0, "plunder_i").politics(0).do("aggression plunder_i on 2")
    assert t.names(DISCARD + 1) == ["plunder_i"]


@pytest.mark.rule("TA-DISC-03")
def test_discards_are_not_shown() -> None:
    t = table().military(0, "legion", "rats", "spy").end(0).do("discard spy")
    card = t.state.zones[DISCARD + 2][0]
    assert card in t.state.knowledge(0).zones
    assert card not in t.state.knowledge(1).zones


@pytest.mark.rule("TA-DISC-04")
def test_hands_are_not_in_play() -> None:
    t = table().age("II").hand(0, "homer").leader(0, "joan_of_arc").event("iconoclasm")
    assert t.names(HAND) == ["homer"]
    assert t.names(LEADER) == []


def test_thrown_cards_need_other_cards() -> None:
    t = fleet(warriors=1).leader(0, "james_cook")
    assert most_force(t.state, Seat(0)) == 1
    assert most_force(t.military(0, "rats").state, Seat(0)) == 2
    assert most_force(t.military(0, "rats", "legion", "foray", "military_bonus_i").state, Seat(0)) == 1 + 2 + 1


def test_the_hidden_hand_does_not_change_who_is_asked_to_bid() -> None:
    for cards in (("legion", "rats"), ("military_bonus_i", "military_bonus_i")):
        t = fleet(*cards, warriors=1).workers(1, warriors=3).event("wealthy_territory_i", seat=1).do("bid 2")
        assert (t.asked, t.question) == (0, "bid")
    t = fleet("legion", warriors=1).workers(1, warriors=3).event("wealthy_territory_i", seat=1).do("bid 2")
    assert t.asked == 1  # one card of Age I adds 1 at most: everybody sees that it is not enough
