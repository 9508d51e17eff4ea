"""MILE: Milestones, paid for together."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from clio.engine.ids import Seat
from clio.engine.sets import set_asked
from clio.games.progress.cards import load_cards
from clio.games.progress.deck import KINDS, KNOWLEDGE, POWERS, SKILLS, CostLine, Gains, Milestone
from clio.games.progress.game import ProgressGame
from clio.games.progress.rules.milestones import payable_in_public_eyes
from clio.games.progress.state import BOX, COMPLETED, MEDIEVAL, MILESTONE, MILESTONE_PILE, RENAISSANCE
from tests.progress.table import Table, changed, shipped, tech

ANCIENT = [
    "great_pyramids",
    "hanging_gardens",
    "great_library",
    "olympic_games",
    "great_wall",
    "paved_roads",
    "silk_road",
]
MEDIEVAL_NAMES = ["great_cathedral", "great_university", "house_of_wisdom", "merchant_league", "relay_post"]
RENAISSANCE_NAMES = ["academy_of_sciences", "circumnavigation", "first_encyclopedia", "great_dome"]


def like(milestone: Milestone, costs: str, gives: str, vp: int) -> Milestone:
    """The same card with other costs ("2 culture, 3 engineering") and benefits ("culture prestige")."""
    lines = tuple(CostLine(int(line.split()[0]), KINDS.index(line.split()[1]), None) for line in costs.split(","))
    rows = [tuple(gives.split().count(name) for name in row) for row in (SKILLS, KNOWLEDGE, POWERS)]
    return msgspec.structs.replace(milestone, costs=lines, gives=Gains(*rows), vp=vp)


@cache
def game() -> ProgressGame:
    """The shipped deck, with the catalogue's example (olympic_games) and two cards with round numbers."""
    deck = load_cards()
    cards = {card.id: card for card in deck.milestones}
    for name, costs, gives, vp in (
        ("olympic_games", "2 culture, 3 engineering, 2 science", "culture prestige", 3),
        ("silk_road", "1 culture, 1 culture, 1 culture, 1 culture", "general army", 2),
        ("paved_roads", "1 culture, 1 culture", "hand", 2),
    ):
        cards[name] = like(cards[name], costs, gives, vp)
    symbols = [tech(f"{name}{age}", age=age, symbol=age + 1) for age in (1, 2, 3) for name in "xyz"]
    technologies = (*deck.technologies, *symbols, tech("treasure", value=3))
    return ProgressGame(changed(deck, milestones=tuple(cards.values()), technologies=technologies))


def forum(current: str = "olympic_games", *below: str, players: int = 3, **options: str) -> Table:
    """Seat 0's action phase with a Milestone and the pile below it; nobody has cards or tokens."""
    t = Table(game(), players, {"milestones": "yes", **options})
    for seat in range(players):
        t.hand(seat)
    return t.milestone(current, *below).act(0)


def covered_by(t: Table, *seats: int) -> Table:
    """Who has covered the first costs of the current Milestone (-1: nobody)."""
    t.state.covered = [*seats, -1, -1, -1, -1][:4]
    t.state.forget_legal()
    return t


def costs(t: Table) -> set[int]:
    """The costs that can be paid now."""
    return {int(text.split()[1]) for text in t.legal() if text.startswith("milestone ")}


def next_age(t: Table) -> Table:
    """Seat 0 discovers the symbol that starts the next age."""
    age = t.state.age
    needed = t.state.rulings.needed[age + 1]
    t.active(1, *[f"{name}{age}" for name in "yz"[: needed - 1]])
    return t.hand(0, f"x{age}").act(0).do(f"discover x{age}")


@pytest.mark.rule("PR-MILE-01")
def test_the_ancient_milestones_are_a_shuffled_pile_and_its_top_is_current() -> None:
    t, again = (Table(shipped(), 3, {"milestones": "yes"}) for _ in range(2))
    assert len(t.names(MILESTONE)) == 1
    assert len(t.names(MILESTONE_PILE)) == 6
    assert sorted(t.names(MILESTONE) + t.names(MILESTONE_PILE)) == sorted(ANCIENT)
    assert sorted(t.names(MEDIEVAL)) == MEDIEVAL_NAMES
    assert sorted(t.names(RENAISSANCE)) == RENAISSANCE_NAMES
    assert t.names(MILESTONE) + t.names(MILESTONE_PILE) == again.names(MILESTONE) + again.names(MILESTONE_PILE)
    assert t.state.covered == [-1, -1, -1, -1]
    layout = t.state.layout
    assert (layout.sees[MILESTONE], layout.sees[MILESTONE_PILE]) == (layout.everyone, 0)


@pytest.mark.rule("PR-MILE-01")
def test_any_ancient_milestone_may_come_first() -> None:
    first = set()
    for seed in range(80):
        state = shipped().new(players=2, seed=seed, milestones="yes")
        first.add(shipped().card_name[state.zones[MILESTONE][0]])
    assert first == set(ANCIENT)


@pytest.mark.rule("PR-MILE-01")
def test_without_the_expansion_all_milestones_stay_in_the_box() -> None:
    t = Table(shipped(), 3, {})
    assert {*ANCIENT, *MEDIEVAL_NAMES, *RENAISSANCE_NAMES} <= set(t.names(BOX))
    assert t.names(MILESTONE) == t.names(MILESTONE_PILE) == t.names(MEDIEVAL) == []
    assert not any(text.startswith("milestone") for text in t.legal())


@pytest.mark.rule("PR-MILE-03")
def test_one_cost_a_turn_is_paid_for_no_action() -> None:
    t = forum().tokens(0, culture=2, engineering=3)
    assert costs(t) == {1, 2}
    t.do("milestone 1")
    assert t.state.covered[:3] == [0, -1, -1]
    assert (t.left(), t.state.used) == (2, 0)
    assert t.spent_of(0) == {"culture": 2}
    assert t.ready_of(0) == {"engineering": 3}
    t.do("milestone 2")
    assert (t.left(), t.state.used) == (1, 1)


@pytest.mark.rule("PR-MILE-03")
def test_the_free_payment_comes_back_each_turn() -> None:
    t = forum(players=2).tokens(0, culture=2, engineering=3).tokens(1, science=2)
    t.do("milestone 1", "end")
    assert t.asked() == 1
    t.act(1, used=2)
    assert t.legal() == {"milestone 3", "end"}
    t.do("milestone 3")  # nothing left to do: seat 0 is next
    assert t.state.covered[:3] == [0, -1, 1]
    t.do("milestone 2")
    assert t.left() == 2


@pytest.mark.rule("PR-MILE-03")
def test_a_second_free_payment_is_refused() -> None:
    t = forum(players=1).tokens(0, culture=2, engineering=3).hand(0, "writing").time("pottery", "wheel").act(0, used=2)
    assert t.legal() == {"milestone 1", "milestone 2", "swap writing", "end"}
    t.do("milestone 1", "pay token culture", "pay token culture")
    assert t.legal() == {"swap writing", "end"}
    assert t.refusal("milestone 2") == "PR-MILE-04"
    assert t.refusal("milestone 1") == "PR-MILE-06"


@pytest.mark.rule("PR-MILE-04")
def test_further_costs_are_paid_at_an_action_each() -> None:
    t = forum("silk_road", players=2).tokens(0, culture=4)
    t.do("milestone 1")
    assert t.left() == 2
    t.do("milestone 4")
    assert t.left() == 1
    assert costs(t) == {2, 3}
    t.do("milestone 3")
    assert t.state.covered == [0, -1, 0, 0]
    assert t.asked() == 1  # no action left, the free payment is used


@pytest.mark.rule("PR-MILE-04")
def test_no_payment_after_a_draw() -> None:
    t = forum().tokens(0, culture=2)
    t.state.closed = True
    t.state.forget_legal()
    assert not t.can("milestone 1")
    assert t.refusal("milestone 1") == "PR-DRAW-02"
    assert not payable_in_public_eyes(t.state, Seat(0))


@pytest.mark.rule("PR-MILE-03")
def test_by_the_other_reading_the_free_payment_also_follows_a_draw() -> None:
    t = forum(free_after_draw="yes").tokens(0, culture=2).deck(1, "x1", "y1", "z1", "treasure").pile(1)
    t.do("draw")  # no choice of source
    assert t.legal() == {"milestone 1", "milestone 2", "milestone 3", "end"}
    assert t.refusal("quick-draw") == "PR-DRAW-02"
    t.do("milestone 1", "pay token culture", "pay token culture")
    assert t.state.covered[0] == 0
    assert t.asked() == 1  # it was the one free payment, and no action pays for another


@pytest.mark.rule("PR-MILE-04")
def test_by_the_other_reading_too_a_draw_bars_payments_that_cost_an_action() -> None:
    t = forum(free_after_draw="yes").tokens(0, culture=2, science=2).do("milestone 1")
    t.state.closed = True
    t.state.forget_legal()
    assert t.refusal("milestone 3") == "PR-DRAW-02"


@pytest.mark.rule("PR-MILE-05")
def test_pool_and_tokens_pay_a_cost() -> None:
    t = forum().pool(general=1).tokens(0, culture=1).do("milestone 1")
    assert t.state.covered[0] == 0
    assert t.pool_of() == {}
    assert (t.ready_of(0), t.spent_of(0)) == ({}, {"culture": 1})


@pytest.mark.rule("PR-MILE-05")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    t = forum().tokens(0, culture=1)
    assert costs(t) == set()
    assert t.refusal("milestone 1") == "PR-MILE-05"
    assert t.refusal("milestone 3") == "PR-MILE-05"


@pytest.mark.rule("PR-MILE-05")
def test_hand_cards_pay_a_cost_and_the_surplus_stays_in_the_pool() -> None:
    t = forum().pile(1).hand(0, "treasure", "writing").tokens(0, culture=1).act(0)
    t.do("milestone 1")
    assert t.question() == "pay-milestone"
    assert t.game.card_name[t.state.asking().about(t.state)] == "olympic_games"
    assert t.refusal("draw") == "PR-ACT-03"
    assert t.legal() == {"pay token culture", "pay treasure", "more"}
    asked = set_asked(t.state, 0)
    assert asked is not None
    assert asked.surplus == "surplus-kept"
    t.do("pay treasure")
    assert t.pool_of() == {"general": 1}
    assert t.pile_of(1) == ["treasure"]
    assert t.hand_of(0) == ["writing"]
    assert t.ready_of(0) == {"culture": 1}
    assert t.state.covered[0] == 0


@pytest.mark.rule("PR-MILE-03")
@pytest.mark.parametrize(("paid", "rest"), [(False, "surplus-kept"), (True, "surplus-lost")])
def test_the_rest_of_the_last_action_can_still_pay_the_free_cost(paid: bool, rest: str) -> None:
    t = forum().hand(0, "writing", "treasure").act(0, used=1)
    t.state.free_milestone = paid
    asked = set_asked(t.do("discover writing").state, 0)
    assert asked is not None
    assert asked.surplus == rest


@pytest.mark.rule("PR-MILE-05")
def test_tokens_and_hand_cards_together_pay_a_cost() -> None:
    t = forum().pile(1).hand(0, "treasure", "writing").tokens(0, culture=1).act(0)
    t.do("milestone 1", "pay token culture", "pay writing")
    assert t.pool_of() == {}
    assert t.pile_of(1) == ["writing"]
    assert (t.ready_of(0), t.spent_of(0)) == ({}, {"culture": 1})


@pytest.mark.rule("PR-MILE-05")
def test_a_prerequisite_meets_a_cost() -> None:
    t = forum("great_pyramids", players=2).active(0, "masonry")
    assert costs(t) == {1}
    t.do("milestone 1")
    assert t.state.covered[:2] == [0, -1]
    assert t.left() == 2


@pytest.mark.rule("PR-MILE-06")
def test_a_covered_cost_cannot_be_paid_again() -> None:
    t = covered_by(forum(), 0).tokens(1, general=9).act(1)
    assert costs(t) == {2, 3}
    assert t.refusal("milestone 1") == "PR-MILE-06"
    assert t.refusal("milestone 4") == "PR-ACT-01"  # this card has three costs


@pytest.mark.rule("PR-MILE-07")
def test_every_contributor_gains_once() -> None:
    t = covered_by(forum(), 0, 0).tokens(1, science=2).act(1)
    t.do("milestone 3")
    assert [t.ready_of(seat) for seat in range(3)] == [{"culture": 1}, {"culture": 1}, {}]
    assert [t.power_of(seat) for seat in range(3)] == [(1, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert t.spent_of(1) == {"science": 2}


@pytest.mark.rule("PR-MILE-07")
def test_nothing_is_gained_while_a_cost_is_uncovered() -> None:
    t = covered_by(forum(), 0).tokens(1, science=2).act(1)
    t.do("milestone 3")
    assert t.state.covered[:3] == [0, -1, 1]
    assert t.power_of(0) == t.power_of(1) == (0, 0, 0)
    assert t.names(MILESTONE) == ["olympic_games"]


@pytest.mark.rule("PR-MILE-08")
@pytest.mark.parametrize(
    ("markers", "owner"),
    [((0, 0, 1, 0), 0), ((1, 0, 1, 2), 1), ((2, 2, 2, 2), 2), ((0, 1, 1, 0), None), ((0, 0, 2, 2), None)],
)
def test_strictly_most_markers_take_the_card(markers: tuple[int, ...], owner: int | None) -> None:
    last = markers[3]
    t = covered_by(forum("silk_road"), *markers[:3]).tokens(last, culture=1).act(last)
    t.do("milestone 4")
    for seat in range(3):
        assert t.completed_of(seat) == (["silk_road"] if seat == owner else [])
        assert t.ready_of(seat) == ({"general": 1} if seat in markers else {})
        assert t.power_of(seat) == ((0, 0, 1) if seat in markers else (0, 0, 0))
    assert ("silk_road" in t.names(BOX)) == (owner is None)
    assert t.names(MILESTONE) == []


@pytest.mark.rule("PR-MILE-09")
def test_at_the_end_the_owner_gains_again_before_the_tracks_are_scored() -> None:
    t = covered_by(forum(players=2), 0, 0).tokens(1, science=2).act(1).do("milestone 3")
    assert t.completed_of(0) == ["olympic_games"]
    assert t.power_of(0) == t.power_of(1) == (1, 0, 0)
    t.end_now()
    assert t.power_of(0) == (2, 0, 0)
    assert t.power_of(1) == (1, 0, 0)
    assert t.ready_of(0) == {"culture": 2}
    assert t.ready_of(1) == {"culture": 1}
    assert t.points("prestige") == [10, 6]
    assert t.points("milestones") == [3, 0]


@pytest.mark.rule("PR-MILE-09")
def test_the_second_gain_starts_no_age_and_breaks_ties() -> None:
    t = forum(players=2)
    t.lay(MILESTONE).lay(COMPLETED + 1, "silk_road", "paved_roads")
    t.end_now()
    assert t.state.age == 1
    assert t.power_of(1) == (0, 0, 1)
    assert t.value(1, "hand") == 6
    assert t.points("milestones") == [0, 4]


@pytest.mark.rule("PR-MILE-10")
def test_the_next_milestone_is_current_at_once() -> None:
    t = forum("paved_roads", "silk_road", "great_wall", players=2).tokens(0, culture=3)
    t.do("milestone 1", "milestone 2")
    assert t.completed_of(0) == ["paved_roads"]
    assert t.names(MILESTONE) == ["silk_road"]
    assert t.names(MILESTONE_PILE) == ["great_wall"]
    assert t.state.covered == [-1, -1, -1, -1]
    assert t.value(0, "hand") == 6
    t.do("milestone 3")
    assert t.state.covered == [-1, -1, 0, -1]


@pytest.mark.rule("PR-MILE-10")
def test_with_none_left_there_is_nothing_to_pay_until_the_next_age() -> None:
    t = forum("paved_roads", players=2).tokens(0, culture=2)
    t.do("milestone 1", "milestone 2")
    t.tokens(0, general=9)
    assert t.names(MILESTONE) == []
    assert costs(t) == set()
    assert t.refusal("milestone 1") == "PR-MILE-10"
    t.act(0, used=2)
    assert t.asked() == 1
    assert t.refusal("milestone 1", seat=1) == "PR-MILE-10"
    next_age(t)
    assert t.state.age == 2
    assert len(t.names(MILESTONE)) == 1
    assert len(t.names(MILESTONE_PILE)) == 4
    assert sorted(t.names(MILESTONE) + t.names(MILESTONE_PILE)) == MEDIEVAL_NAMES


@pytest.mark.rule("PR-MILE-11")
def test_in_age_ii_only_the_current_ancient_milestone_stays() -> None:
    below = ["silk_road", "great_wall", "paved_roads"]
    t = covered_by(forum("olympic_games", *below), -1, 2)
    dice = t.state.dice.key()
    next_age(t)
    assert t.names(MILESTONE) == ["olympic_games"]
    assert t.state.covered == [-1, 2, -1, -1]
    assert sorted(t.names(MILESTONE_PILE)) == MEDIEVAL_NAMES
    assert t.names(MEDIEVAL) == []
    assert set(below) <= set(t.names(BOX))
    assert sorted(t.names(RENAISSANCE)) == RENAISSANCE_NAMES
    assert t.state.dice.key() != dice


@pytest.mark.rule("PR-MILE-12")
def test_in_age_iii_the_current_milestone_stays_whatever_its_era() -> None:
    t = next_age(covered_by(forum("olympic_games", "silk_road"), 1))
    next_age(t)
    assert t.state.age == 3
    assert t.names(MILESTONE) == ["olympic_games"]
    assert t.state.covered == [1, -1, -1, -1]
    assert sorted(t.names(MILESTONE_PILE)) == RENAISSANCE_NAMES
    assert t.names(RENAISSANCE) == []
    assert set(MEDIEVAL_NAMES) <= set(t.names(BOX))


@pytest.mark.rule("PR-MILE-11", "PR-MILE-12")
def test_new_milestones_are_shuffled_by_the_seed() -> None:
    piles = set()
    for turns in range(6):
        t = forum("silk_road")
        for _ in range(turns):
            t.state.dice.below(2)  # another state of the dice
        piles.add((tuple(next_age(t).names(MILESTONE_PILE)), tuple(next_age(t).names(MILESTONE_PILE))))
    assert len({medieval for medieval, _ in piles}) > 1
    assert len({renaissance for _, renaissance in piles}) > 1


@pytest.mark.rule("PR-MILE-13")
def test_in_age_iv_only_the_current_milestone_is_left() -> None:
    t = covered_by(forum("great_dome", "circumnavigation", "first_encyclopedia", players=2, industrial="yes"), 0, 1)
    next_age(t.age(3))
    assert t.state.age == 4
    assert t.names(MILESTONE) == ["great_dome"]
    assert t.state.covered == [0, 1, -1, -1]
    assert t.names(MILESTONE_PILE) == []
    assert {"circumnavigation", "first_encyclopedia"} <= set(t.names(BOX))
    t.tokens(0, engineering=4).do("milestone 3")
    assert t.completed_of(0) == ["great_dome"]
    assert t.names(MILESTONE) == []
    assert t.refusal("milestone 1") == "PR-MILE-10"


@pytest.mark.rule("PR-MILE-14")
def test_an_unfinished_milestone_gives_nothing_at_the_end() -> None:
    t = covered_by(forum(players=2), 0, 0)
    t.end_now()
    assert t.points("milestones") == [0, 0]
    assert t.power_of(0) == (0, 0, 0)
    assert t.ready_of(0) == {}


# --- who is asked (D-09, D-11) ----------------------------------------------------------------------


def test_with_no_action_left_a_player_who_might_pay_is_asked() -> None:
    t = forum(players=2).tokens(0, science=2).act(0, used=2)
    assert t.legal() == {"milestone 3", "end"}
    t.do("end")
    assert t.asked() == 1


def test_with_no_action_left_unknown_hand_cards_might_pay() -> None:
    t = forum(players=2).hand(0, "writing").act(0, used=2)
    assert (t.asked(), t.legal()) == (0, {"end"})
    assert t.refusal("milestone 1") == "PR-MILE-05"
    assert t.refusal("draw") == "PR-SKILL-01"


@pytest.mark.parametrize("tokens", [{"science": 1}, {"culture": 1, "engineering": 2}])
def test_with_no_action_left_and_too_little_in_sight_nobody_is_asked(tokens: dict[str, int]) -> None:
    t = forum(players=2).tokens(0, **tokens).act(0, used=2)
    assert t.asked() == 1


def test_with_no_action_left_covered_costs_are_no_reason_to_ask() -> None:
    t = covered_by(forum(players=2), -1, 0, 1).tokens(0, engineering=9, science=9).act(0, used=2)
    assert t.asked() == 1


def test_with_no_action_left_and_the_free_payment_used_nobody_is_asked() -> None:
    t = forum(players=2).tokens(0, culture=2, science=2).act(0, used=2)
    t.do("milestone 3")
    assert t.asked() == 1


# --- milestone_owner_bonus = at_once (C-02) ---------------------------------------------------------


def test_by_the_other_reading_the_owner_gains_twice_at_once() -> None:
    t = covered_by(forum(players=2, milestone_owner_bonus="at_once"), 0, 0).tokens(1, science=2).act(1)
    t.do("milestone 3")
    assert (t.power_of(0), t.power_of(1)) == ((2, 0, 0), (1, 0, 0))
    assert (t.ready_of(0), t.ready_of(1)) == ({"culture": 2}, {"culture": 1})
    t.end_now()
    assert t.power_of(0) == (2, 0, 0)
    assert t.ready_of(0) == {"culture": 2}
    assert t.points("milestones") == [3, 0]


def test_by_the_other_reading_a_tie_still_gives_once() -> None:
    t = covered_by(forum("silk_road", players=2, milestone_owner_bonus="at_once"), 0, 0, 1)
    t.tokens(1, culture=1).act(1).do("milestone 4")
    assert (t.power_of(0), t.power_of(1)) == ((0, 0, 1), (0, 0, 1))


# --- skill_gain = any (C-17): contributors choose, the active player first (S-41) -------------------


def test_contributors_choose_their_skills_from_the_active_player_on() -> None:
    t = covered_by(forum("paved_roads", players=3, skill_gain="any"), 0).tokens(2, culture=1).act(2)
    t.do("milestone 2")
    assert (t.question(), t.asked()) == ("choose-skill", 2)
    t.do("skill draw")
    assert (t.question(), t.asked()) == ("choose-skill", 0)
    t.do("skill action")
    assert (t.question(), t.asked()) == ("act", 2)
    assert (t.value(2, "draw"), t.value(0, "action"), t.value(1, "hand")) == (4, 3, 5)


# --- the log ----------------------------------------------------------------------------------------


def test_the_log_tells_who_covered_what() -> None:
    t = covered_by(forum("paved_roads", players=2), 0).tokens(1, culture=1).act(1)
    t.state.events = []
    t.do("milestone 2")
    card = t.game.card_name.index("paved_roads")
    wanted = ("covered", "milestone-complete", "milestone-gain")
    told = [(event.name, event.seat, event.card, event.n) for event in t.state.events if event.name in wanted]
    assert told == [
        ("covered", 1, card, 2),
        ("milestone-complete", 1, card, 0),
        ("milestone-gain", 0, card, 0),
        ("milestone-gain", 1, card, 0),
    ]
