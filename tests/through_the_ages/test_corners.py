"""Rules at their edges: seats that are not the first, banks that are just large enough, pacts of others."""

from __future__ import annotations

from itertools import product

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.ids import Name, Seat
from clio.games.through_the_ages.rules.building import at_limit, discounted
from clio.games.through_the_ages.rules.colonization import PICK_BITS, SendForce, plausible_force
from clio.games.through_the_ages.rules.comparing import among_strongest
from clio.games.through_the_ages.rules.hands import DiscardCards, draw, plausible_discard
from clio.games.through_the_ages.rules.in_play import same_special
from clio.games.through_the_ages.rules.payment import gain_food, gain_resources, pay_food, pay_resources
from clio.games.through_the_ages.rules.ratings import colonization_bonus
from clio.games.through_the_ages.rules.tokens import LoseBlue, LosePopulation
from clio.games.through_the_ages.rules.wars import remove_war
from clio.games.through_the_ages.rules.wonders import Cover
from clio.games.through_the_ages.state import (
    CAVALRY,
    CHOSEN,
    COLONIES,
    GOVERNMENT,
    INFANTRY,
    MILITARY,
    MILITARY_HAND,
    PACT,
    SOURCE_COUNT,
    SPECIAL,
    TABLE,
    TOKEN_CARDS,
    WARS,
    WONDERS,
    WORKER_CARDS,
)
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
    assert plausible_discard(t.state, DiscardCards(Seat(0), 1))
    assert not plausible_discard(t.state, DiscardCards(Seat(0), 2))


def test_in_another_deal_a_force_that_was_begun_can_be_completed() -> None:
    t = table().play(0, "knights").workers(0, warriors=3, knights=1).lay(TABLE, "wealthy_territory_i")
    knights = 1 << PICK_BITS * (CAVALRY - INFANTRY)
    assert plausible_force(t.state, SendForce(Seat(0), 5, 0))
    assert not plausible_force(t.state, SendForce(Seat(0), 6, 0))
    assert plausible_force(t.state, SendForce(Seat(0), 2, knights))
    assert not plausible_force(t.state, SendForce(Seat(0), 3, knights))  # Warriors should have been sent before
    t.lay(TABLE, "wealthy_territory_i", "military_bonus_i")  # after a bonus card no more units
    assert plausible_force(t.state, SendForce(Seat(0), 2, 1))
    assert not plausible_force(t.state, SendForce(Seat(0), 3, 1))


# --- colonization


@pytest.mark.rule("TA-COL-13")
def test_bonus_cards_are_picked_in_order() -> None:
    t = table().workers(1, warriors=0).workers(0, warriors=1).military(0, "military_bonus_i", "military_bonus_ii")
    t.event("wealthy_territory_i").do("bid 2", "send warriors", "bonus military_bonus_ii")
    assert t.refuses("bonus military_bonus_i")
    assert t.can("enough")


@pytest.mark.rule("TA-COL-07")
def test_units_that_come_later_count_while_the_force_is_put_together() -> None:
    t = table().workers(1, warriors=0).play(0, "swordsmen").workers(0, warriors=1, swordsmen=1).military(0, "legion")
    t.event("wealthy_territory_i").do("bid 3")
    assert t.legal == ["send warriors"]  # Swordsmen alone would not do
    t.do("send warriors", "send swordsmen", "enough")
    assert (t.on(0, "warriors"), t.on(0, "swordsmen")) == (0, 0)


@pytest.mark.rule("TA-IND-10")
def test_a_wonder_in_ruins_has_no_ships() -> None:
    t = table().wonders(0, "colossus")
    assert colonization_bonus(t.state, Seat(0)) == 1
    assert colonization_bonus(t.ruin("colossus").state, Seat(0)) == 0


# --- pacts


@pytest.mark.card("international_tourism")
def test_the_owner_of_a_pact_gains_as_its_partner_completes_a_wonder() -> None:
    t = table(3).age("III").pact(1, "international_tourism", 0).unfinished(0, "pyramids", 2).tokens(0, bronze=3)
    assert t.rating(1, "culture") == 0
    t.act(0).do("stage 1")
    assert t.names(WONDERS) == ["pyramids"]
    assert t.rating(1, "culture") == 1
    assert t.rating(2, "culture") == 0


@pytest.mark.card("military_alliance")
def test_the_first_seat_is_strong_by_the_pact_of_another() -> None:
    t = table(3).age("III").pact(1, "military_alliance", 0)
    assert [t.strength(seat) for seat in range(3)] == [4, 4, 1]


# --- tokens and points


@pytest.mark.rule("TA-CUBE-05")
def test_blue_tokens_lost_beyond_the_bank_come_from_cards_one_by_one() -> None:
    t = table().bank(0, blue=1).tokens(0, agriculture=2, bronze=2).steps(0, LoseBlue(Seat(0), 3))
    assert t.question == "lose-token"
    t.do("token bronze", "token agriculture")
    assert t.question == "act"
    assert (t.state.blue[0], t.blue_on(0, "agriculture"), t.blue_on(0, "bronze")) == (0, 1, 1)
    assert t.state.blue_owned[0] == 2


@pytest.mark.rule("TA-CUBE-05")
def test_a_bank_that_is_large_enough_spares_the_cards() -> None:
    t = table().bank(0, blue=3).tokens(0, agriculture=2, bronze=2).steps(0, LoseBlue(Seat(0), 3))
    assert t.question == "act"
    assert (t.state.blue[0], t.blue_on(0, "agriculture"), t.blue_on(0, "bronze")) == (0, 2, 2)


@pytest.mark.card("winston_churchill")
def test_science_for_arms_pays_for_nothing_else() -> None:
    t = table().leader(0, "winston_churchill").hand(0, "iron").points(0, science=6).act(0)
    t.do("choose arms", "develop iron")
    assert t.state.science[0] == 1
    assert t.state.science_pool == 3


@pytest.mark.rule("TA-IND-08")
def test_happiness_ends_at_eight() -> None:
    t = table().play(0, "theology", "bread_and_circuses", "organized_religion")
    t.workers(0, theology=2, bread_and_circuses=3, organized_religion=1)
    assert t.state.rating[3] > 8
    assert t.rating(0, "happiness") == 8


@pytest.mark.card("william_shakespeare")
def test_only_libraries_and_theaters_are_cheaper_beside_each_other() -> None:
    t = table().leader(0, "william_shakespeare").play(0, "printing_press", "drama", "alchemy")
    t.workers(0, printing_press=1, drama=1)
    assert [discounted(t.state, Seat(0), Name(t.number[name])) for name in ("printing_press", "drama")] == [2, 3]
    for name in ("religion", "philosophy", "alchemy"):
        assert discounted(t.state, Seat(0), Name(t.number[name])) == t.state.lookup.cost[t.number[name]]


@pytest.mark.rule("TA-SETUP-05")
def test_a_game_begins_without_tactics_pacts_and_wars() -> None:
    state = table(3).state
    assert state.tactic == state.tucked == state.partner == [-1, -1, -1]
    assert state.war_on == [-1] * 6
    assert state.rating == [1, 0, 1, 0] * 3


@pytest.mark.rule("TA-ACT-04")
def test_temporary_civil_actions_are_spent_first() -> None:
    t = table().leader(0, "hammurabi").row(s1="iron").act(0).do("convert")
    assert t.state.civil_extra == 1
    t.do("take 1 iron")
    assert t.state.civil_extra == 0
    assert t.civil(0) == (4, 4)


# --- attacks and politics


@pytest.mark.rule("TA-AGGR-10")
def test_a_defence_without_room_for_more_cards_is_over() -> None:
    t = table().workers(0, warriors=4).workers(1, warriors=2).tokens(1, bronze=3)
    t.military(0, "plunder_i").military(1, "rats", "legion", "phalanx").politics(0).do("aggression plunder_i on 2")
    t.do("defend rats", "defend legion")  # two military actions: two cards
    assert t.question == "act"
    assert t.resources(1) == 3


@pytest.mark.rule("TA-WAR-06")
def test_two_wars_are_resolved_one_after_the_other() -> None:
    t = table(3).age("II").full_row(2).workers(1, warriors=7)
    t.war(1, "war_over_territory", 0).war(1, "war_over_territory", 2).start(1)
    assert t.names(WARS + 1) == []
    assert [t.state.yellow_owned[seat] for seat in range(3)] == [23, 35, 23]


@pytest.mark.card("international_agreement")
def test_each_phase_skipped_is_one() -> None:
    t = table().age("I").full_row().bank(0, pool=5)
    t.state.skipped[0] = 2
    t.start(0)
    assert t.question == "act"
    assert t.state.skipped[0] == 1


@pytest.mark.card("joan_of_arc")
def test_nobody_sees_the_next_event_without_the_leader_for_it() -> None:
    t = table().events("rats", "foray").military(0, "legion").full_row().start(0)
    assert t.question == "politics"
    assert not t.state.knowledge(0).zones


# --- cards and the end


@pytest.mark.card("johann_sebastian_bach")
def test_theaters_take_less_science_and_nothing_else_does() -> None:
    t = table().leader(0, "johann_sebastian_bach").hand(0, "drama", "alchemy").points(0, science=2).act(0)
    assert not t.can("develop alchemy")
    t.do("develop drama")
    assert t.state.science[0] == 1


@pytest.mark.card("trade_routes_agreement")
def test_traded_food_is_eaten_once() -> None:
    t = table(3).pact(0, "trade_routes_agreement", 1).tokens(1, agriculture=3, bronze=1).act(1)
    t.do("trade resource", "population")
    assert t.state.food_pool == 0
    assert t.food(1) == 2


@pytest.mark.rule("TA-SCORE-04")
def test_the_sources_of_culture_add_up_for_every_seat() -> None:
    t = table().points(0, culture=12).points(1, culture=7).age("IV")
    state = t.state
    state.earned[SOURCE_COUNT : 2 * SOURCE_COUNT] = [1, 0, 2, 0, 4, 0, 0, 0]
    state.last_round = state.round
    t.end(1)
    assert state.result is not None
    assert state.result.ending == "last-round"
    sources = dict(state.result.sources)
    assert [sources[name][1] for name in ("events", "cards")] == [2, 4]
    for seat in range(2):
        assert sum(points[seat] for points in sources.values()) == state.culture[seat]


@pytest.mark.rule("TA-POP-05")
def test_two_workers_are_lost_from_cards_one_after_the_other() -> None:
    t = table().bank(0, pool=0).steps(0, LosePopulation(Seat(0), 2))
    t.do("lose agriculture")
    assert t.question == "lose-worker"
    t.do("lose bronze")
    assert (t.on(0, "agriculture"), t.on(0, "bronze"), t.question) == (1, 1, "act")


def test_in_another_deal_more_units_may_follow_the_first() -> None:
    t = table().play(0, "knights").workers(0, warriors=3, knights=1).lay(TABLE, "wealthy_territory_i")
    assert plausible_force(t.state, SendForce(Seat(0), 5, 1))
    assert not plausible_force(t.state, SendForce(Seat(0), 6, 1))


@pytest.mark.rule("TA-FOOD-02")
def test_without_their_leader_labs_hold_no_resources() -> None:
    t = table().play(0, "scientific_method").workers(0, scientific_method=1)
    before = t.blue_on(0, "bronze")
    gain_resources(t.state, Seat(0), 2)
    assert (t.blue_on(0, "bronze"), t.blue_on(0, "scientific_method")) == (before + 2, 0)
    t.leader(0, "bill_gates")
    gain_resources(t.state, Seat(0), 2)
    assert (t.blue_on(0, "bronze"), t.blue_on(0, "scientific_method")) == (before + 2, 1)


def test_a_special_technology_is_found_by_its_type() -> None:
    t = table()
    for first in range(SPECIAL, GOVERNMENT, 3):
        t.state.technologies[0] &= (1 << SPECIAL) - 1
        assert same_special(t.state, Seat(0), Name(first)) == -1
        for tech in range(first, first + 3):
            t.state.technologies[0] = t.state.technologies[0] & ((1 << SPECIAL) - 1) | 1 << tech
            assert [same_special(t.state, Seat(0), Name(other)) for other in range(first, first + 3)] == [tech] * 3


@pytest.mark.card("homer")
def test_nobody_is_tucked_under_a_ruin() -> None:
    t = table().leader(0, "homer").wonders(0, "colossus").ruin("colossus").hand(0, "hammurabi").act(0)
    t.do("leader hammurabi")
    assert t.question == "act"


@pytest.mark.rule("TA-FOOD-12")
def test_temporary_food_and_resources_pay_first() -> None:
    t = table().tokens(0, agriculture=2, bronze=2).act(0)
    t.state.food_pool = t.state.resource_pool = 1
    pay_food(t.state, Seat(0), 1)
    pay_resources(t.state, Seat(0), 1)
    assert (t.state.food_pool, t.state.resource_pool, t.food(0), t.resources(0)) == (0, 0, 2, 2)


@pytest.mark.rule("TA-CARD-14")
@pytest.mark.parametrize("first", ["bread_and_circuses", "religion", "philosophy"])
def test_one_building_of_another_type_becomes_a_theater_in_a_turn(first: str) -> None:
    t = table().leader(0, "johann_sebastian_bach").play(0, "drama", "bread_and_circuses")
    t.workers(0, bread_and_circuses=2, religion=1).tokens(0, bronze=9).act(0)
    t.do(f"upgrade {first} to drama")
    assert [text for text in t.legal if text.startswith("upgrade")] == []


@pytest.mark.rule("TA-FOOD-10")
def test_tokens_on_labs_that_produce_no_longer_stay_if_that_pays_better() -> None:
    """5 + 3 pay 7 with 1 in change; 3 + 3 + 5 would bring more change than the bank can give (TA-Q-10, TA-Q-28)."""
    t = table().play(0, "oil", "computers").tokens(0, oil=1, computers=2).bank(0, blue=0)
    pay_resources(t.state, Seat(0), 7)
    assert (t.resources(0), t.blue_on(0, "computers"), t.blue_on(0, "bronze")) == (4, 1, 1)
    assert t.state.blue[0] == 1


WORTH = {"computers": 3, "scientific_method": 2, "oil": 5}


def least_overpaid(counts: dict[str, int], bank: int, cost: int) -> int:
    """By trying all: any tokens go back to the bank, and change comes onto Bronze (never upwards, TA-FOOD-11)."""
    found = 99
    for returned in product(*(range(count + 1) for count in counts.values())):
        over = sum(n * WORTH[name] for n, name in zip(returned, counts, strict=True)) - cost
        if over >= 0:
            found = min(found, over - min(over, bank + sum(returned)))
    return found


@pytest.mark.rule("TA-FOOD-08")
def test_payment_with_tokens_left_on_labs_against_brute_force() -> None:
    dice = dice_from_seed("labs")
    for _ in range(200):
        counts = {name: dice.below(3) for name in WORTH}
        total = sum(n * WORTH[name] for name, n in counts.items())
        bank, cost = dice.below(2), 1 + dice.below(max(total, 1))
        if cost <= total:
            t = table().play(0, *WORTH).tokens(0, **counts).bank(0, blue=bank)
            pay_resources(t.state, Seat(0), cost)
            assert total - cost - t.resources(0) == least_overpaid(counts, bank, cost), (counts, bank, cost)


@pytest.mark.rule("TA-RESIGN-04")
def test_who_resigns_ends_own_pacts_and_no_others() -> None:
    t = table(4).pact(0, "loss_of_sovereignty", 1).pact(2, "military_alliance", 3).politics(0).do("resign")
    assert (t.names(PACT), t.names(PACT + 2)) == ([], ["military_alliance"])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_second_war_becomes_the_first(seat: int) -> None:
    rivals = [other for other in range(4) if other != seat][:2]
    t = table(4).war(seat, "war_over_culture", rivals[0]).war(seat, "war_over_technology", rivals[1])
    others = [other for other in range(8) if other // 2 != seat]
    before = [t.state.war_on[place] for place in others]
    remove_war(t.state, Seat(seat), 0)
    assert t.state.war_on[2 * seat : 2 * seat + 2] == [rivals[1], -1]
    assert [t.state.war_on[place] for place in others] == before


@pytest.mark.rule("TA-CARD-08")
def test_the_stronger_of_two_who_are_left() -> None:
    t = table(3).workers(1, warriors=5).gone(2)
    assert (among_strongest(t.state, Seat(0)), among_strongest(t.state, Seat(1))) == (False, True)


def test_in_another_deal_the_second_seat_completes_its_discard() -> None:
    t = table().military(1, "legion", "spy").lay(CHOSEN + 1, "phalanx")
    assert plausible_discard(t.state, DiscardCards(Seat(1), 1))
    assert not plausible_discard(t.state, DiscardCards(Seat(1), 2))


@pytest.mark.rule("TA-FOOD-04")
def test_a_gain_uses_the_most_valuable_card() -> None:
    t = table().play(0, "oil", "mechanized_agriculture").tokens(0, bronze=0, agriculture=0)
    gain_resources(t.state, Seat(0), 6)
    gain_food(t.state, Seat(0), 6)
    assert (t.blue_on(0, "oil"), t.blue_on(0, "bronze")) == (1, 1)
    assert (t.blue_on(0, "mechanized_agriculture"), t.blue_on(0, "agriculture")) == (1, 1)


@pytest.mark.card("james_cook")
def test_what_the_cards_of_cook_can_still_add() -> None:
    t = table().leader(0, "james_cook").colonies(0, "vast_territory_i", "strategic_territory_i", "historic_territory_i")
    t.lay(TABLE, "wealthy_territory_i").military(0, "legion")
    assert SendForce(Seat(0), 2, 1).cards_left(t.state) == 1  # two may be thrown, one is there
    t.military(0, "legion", "military_bonus_i", "military_bonus_ii")
    both = SendForce(Seat(0), 2, 1).cards_left(t.state)
    t.lay(TABLE, "wealthy_territory_i", "military_bonus_ii").military(0, "legion", "military_bonus_i")
    assert SendForce(Seat(0), 2, 1).cards_left(t.state) == 1  # a lower bonus card comes too late
    t.lay(TABLE, "wealthy_territory_i").lay(CHOSEN, "phalanx").military(0, "spy", "military_bonus_ii")
    assert SendForce(Seat(0), 2, 1).cards_left(t.state) == 1  # thrown cards come after all bonus cards
    assert both > 1 + 1


@pytest.mark.card("james_cook")
def test_two_cards_of_a_name_may_be_thrown() -> None:
    t = table().leader(0, "james_cook").colonies(0, "vast_territory_i", "strategic_territory_i", "historic_territory_i")
    t.military(0, "legion", "legion").workers(1, warriors=0)
    t.event("wealthy_territory_i").do("bid 3", "send warriors", "throw legion")
    assert t.can("throw legion")


@pytest.mark.rule("TA-PACT-01")
def test_the_owner_pays_for_a_development_of_the_first_seat() -> None:
    t = table().pact(1, "scientific_cooperation", 0).points(0, science=9).points(1, science=4).hand(0, "iron").act(0)
    t.do("develop iron")
    assert t.state.science[1] == 3


@pytest.mark.rule("TA-RESIGN-05")
def test_both_wars_of_who_resigns_are_over() -> None:
    t = table(3).war(1, "war_over_culture", 0).war(1, "war_over_technology", 2).politics(1).do("resign")
    assert (t.names(WARS + 1), t.state.war_on[2:4]) == ([], [-1, -1])


@pytest.mark.rule("TA-CIV-28")
@pytest.mark.parametrize(("numbers", "bronze"), [(1, 3), (2, 2)])
def test_tokens_of_cards_cover_the_numbers_of_a_wonder(numbers: int, bronze: int) -> None:
    """The first of them is asked for; a second can only come from Bronze."""
    t = table().unfinished(0, "pyramids").tokens(0, bronze=3, agriculture=1).bank(0, blue=0)
    t.steps(0, Cover(Seat(0), numbers)).do("token agriculture")
    assert (t.state.stages[0], t.blue_on(0, "agriculture"), t.blue_on(0, "bronze")) == (numbers, 0, bronze)
    assert t.question == "act"


@pytest.mark.card("christopher_columbus")
def test_the_second_seat_colonizes_from_hand() -> None:
    t = table().leader(1, "christopher_columbus").military(1, "wealthy_territory_i").politics(1)
    t.do("colonize wealthy_territory_i")
    assert (t.names(COLONIES + 1), t.names(MILITARY_HAND + 1)) == (["wealthy_territory_i"], [])


@pytest.mark.rule("TA-CIV-19")
@pytest.mark.parametrize(
    ("full", "others"),
    [
        ("religion", ("philosophy", "printing_press", "drama", "bread_and_circuses")),
        ("printing_press", ("philosophy", "religion", "drama", "bread_and_circuses")),
        ("drama", ("philosophy", "religion", "printing_press", "bread_and_circuses")),
        ("bread_and_circuses", ("philosophy", "religion", "printing_press", "drama")),
    ],
)
def test_each_type_of_urban_building_has_its_own_limit(full: str, others: tuple[str, ...]) -> None:
    t = table().play(0, "printing_press", "drama", "bread_and_circuses").no_workers(0).workers(0, **{full: 2})
    assert at_limit(t.state, Seat(0), Name(t.number[full]))
    assert [name for name in others if at_limit(t.state, Seat(0), Name(t.number[name]))] == []


@pytest.mark.rule("TA-PACT-10")
@pytest.mark.parametrize(("owner", "partner"), [(0, 1), (1, 0)])
def test_who_could_cancel_a_pact_is_asked_in_age_iv(owner: int, partner: int) -> None:
    t = table().age("IV").politics(0)
    assert t.question == "act"
    t = table().age("IV").pact(owner, "loss_of_sovereignty", partner).politics(0)
    assert t.question == "politics"


def test_in_another_deal_only_cards_not_below_the_pick_complete_it() -> None:
    t = table().military(1, "spy").lay(CHOSEN + 1, "phalanx")
    assert plausible_discard(t.state, DiscardCards(Seat(1), 1))
    t = table().military(1, "legion").lay(CHOSEN + 1, "phalanx")
    assert not plausible_discard(t.state, DiscardCards(Seat(1), 1))


@pytest.mark.rule("TA-DRAW-02")
def test_a_deck_that_was_empty_is_made_from_what_was_discarded_since() -> None:
    t = table().age("I").deck(MILITARY + 1, 0).discards(1, "legion", "phalanx")
    draw(t.state, Seat(0), 1)
    assert len(t.names(MILITARY_HAND)) == 1
    assert len(t.names(MILITARY + 1)) == 1


@pytest.mark.rule("TA-CIV-19")
def test_workers_of_mines_do_not_count_as_labs() -> None:
    t = table().play(0, "oil", "alchemy").no_workers(0).workers(0, oil=2, philosophy=1)
    assert not at_limit(t.state, Seat(0), Name(t.number["alchemy"]))
    assert at_limit(t.workers(0, alchemy=1).state, Seat(0), Name(t.number["philosophy"]))
