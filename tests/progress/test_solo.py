"""SOLO: one player against the Time deck."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.progress.rules.scoring import time_penalty
from clio.games.progress.rules.solo import NO_TIME, TakeTime, swap_code
from clio.games.progress.state import DECK, HAND, TIME
from tests.progress.table import Table, game_with, table, tech

# Cards without a symbol, one per age, and cards with one.
PLAIN = [tech(f"{name}{age}", age=age) for age in (1, 2, 3) for name in "abcdefgh"]
SYMBOL = [tech(f"{name}{age}", age=age, symbol=age + 1) for age in (1, 2, 3) for name in "st"]


def alone(age: int = 1, **options: str) -> Table:
    """A solo table with no card in hand and nothing in the Time deck."""
    return Table(game_with(PLAIN + SYMBOL), 1, options).age(age).hand(0).act()


def time_deck(t: Table) -> list[str]:
    """Oldest first."""
    return t.names(TIME)


# --- set-up -----------------------------------------------------------------------------------------


@pytest.mark.rule("PR-SOLO-01")
def test_a_solo_game_is_set_up_as_usual() -> None:
    t = table(1)
    lookup = t.state.lookup
    in_play = [card for zone in (HAND, DECK + 1, DECK + 2, DECK + 3) for card in t.state.zones[zone]]
    assert {lookup.mark[card] for card in in_play} == {1}
    assert len(in_play) == 24 + 21 + 21
    assert len(t.hand_of(0)) == 6
    assert t.state.rulings.needed[2:5] == [1, 1, 1]


@pytest.mark.rule("PR-SOLO-01")
def test_one_symbol_starts_each_age_and_ends_the_game() -> None:
    t = alone().hand(0, "s1", "t1").act()
    t.do("discover s1")
    assert t.state.age == 2
    t.hand(0, "s2").act().do("discover s2")
    assert t.state.age == 3
    t.hand(0, "s3").act().do("discover s3")
    assert t.result().ending == "symbols-IV"


@pytest.mark.rule("PR-SOLO-02")
def test_markers_start_on_the_first_spaces_of_the_solo_board() -> None:
    t = table(1)
    assert t.power_of(0) == (0, 0, 0)
    t.end_now()
    assert [t.points(name) for name in ("prestige", "population", "army")] == [[0], [0], [0]]


@pytest.mark.rule("PR-SOLO-02")
@pytest.mark.parametrize(
    ("position", "points"),
    [(1, (1, 1, 2)), (3, (4, 4, 7)), (7, (12, 12, 20)), (10, (20, 18, 20)), (11, (20, 21, 20)), (40, (20, 21, 20))],
)
def test_each_solo_track_scores_the_space_reached(position: int, points: tuple[int, ...]) -> None:
    t = table(1).power(0, prestige=position, population=position, army=position).end_now()
    assert (*t.points("prestige"), *t.points("population"), *t.points("army")) == points


# --- the Time deck grows ----------------------------------------------------------------------------


@pytest.mark.rule("PR-SOLO-03", "PR-SOLO-04")
def test_after_upkeep_the_top_of_the_current_deck_joins_the_time_deck() -> None:
    t = alone(2).hand(0, "a1", "b1", "c1", "d1", "e1", "f1").deck(1, "g1", "h1").deck(2, "a2", "b2", "c2").act()
    t.do("end")
    assert t.question() == "choose-discards"
    assert time_deck(t) == []
    t.do("discard f1")
    assert time_deck(t) == ["a2"]
    assert t.deck_of(1) == ["g1", "h1"]
    assert t.deck_of(2) == ["b2", "c2"]
    assert t.pile_of(2) == []
    assert t.asked() == 0
    assert t.left() == 2
    t.do("end")
    assert time_deck(t) == ["a2", "b2"]


@pytest.mark.rule("PR-SOLO-04")
def test_there_is_no_time_deck_with_more_players() -> None:
    t = table(2).hand(0).hand(1)
    t.do("end", "end")
    assert time_deck(t) == []


@pytest.mark.rule("PR-SOLO-05")
def test_revealed_symbol_cards_are_discarded_until_one_has_none() -> None:
    t = alone().deck(1, "s1", "t1", "a1", "b1").act()
    dice = t.state.dice.key()
    t.do("end")
    assert t.pile_of(1) == ["t1", "s1"]
    assert time_deck(t) == ["a1"]
    assert t.deck_of(1) == ["b1"]
    assert t.state.age == 1
    assert t.state.dice.key() == dice


@pytest.mark.rule("PR-SOLO-06")
def test_an_empty_deck_is_rebuilt_for_the_time_card() -> None:
    t = alone().deck(1).pile(1, "a1", "b1", "s1", "c1", "d1").act()
    dice = t.state.dice.key()
    t.do("end")
    assert len(time_deck(t)) == 1
    assert time_deck(t) != ["s1"]
    assert sorted(t.deck_of(1) + t.pile_of(1) + time_deck(t)) == ["a1", "b1", "c1", "d1", "s1"]
    assert set(t.pile_of(1)) <= {"s1"}
    assert t.state.dice.key() != dice


@pytest.mark.rule("PR-SOLO-06")
def test_a_deck_that_runs_out_during_the_reveal_is_rebuilt() -> None:
    t = alone().deck(1, "s1").pile(1, "a1", "t1").act()
    t.do("end")
    assert time_deck(t) == ["a1"]
    assert sorted(t.deck_of(1) + t.pile_of(1)) == ["s1", "t1"]


@pytest.mark.rule("PR-SOLO-07")
@pytest.mark.parametrize(("deck", "pile"), [(["s2", "t2"], []), (["s2"], ["t2"]), ([], ["s2", "t2"])])
def test_the_game_is_lost_when_only_symbol_cards_are_left(deck: list[str], pile: list[str]) -> None:
    t = alone(2).time("a1").deck(1, "b1", "c1").deck(2, *deck).pile(2, *pile).act()
    t.listen()
    t.do("end")
    assert t.over
    assert t.result().ending == "solo-defeat"
    assert t.result().title == ""
    assert t.result().winners() == []
    assert t.result().places == [2]
    assert t.result().scores == [-1]
    assert t.told("scored-time") == [(0, "", -1)]
    assert t.told("total") == [(0, "", -1)]
    assert time_deck(t) == ["a1"]


@pytest.mark.rule("PR-SOLO-07")
def test_one_card_without_a_symbol_averts_the_defeat() -> None:
    t = alone(2).deck(2, "s2").pile(2, "a2", "t2").act()
    t.do("end")
    assert not t.over
    assert time_deck(t) == ["a2"]


@pytest.mark.rule("PR-SOLO-13")
def test_a_game_that_ends_in_mid_turn_adds_no_time_card() -> None:
    t = alone(3).hand(0, "s3").deck(3, "a3", "b3").time("a2").act()
    t.do("discover s3")
    assert t.over
    assert time_deck(t) == ["a2"]
    assert t.deck_of(3) == ["a3", "b3"]
    assert t.points("time") == [-1]


@pytest.mark.rule("PR-SOLO-14")
def test_the_last_card_of_age_iii_as_time_card_ends_the_game_with_a_score() -> None:
    t = alone(3).deck(3, "a3").pile(3).deck(2, "a2").act()
    t.do("end")
    assert time_deck(t) == ["a3"]
    assert t.result().ending == "piles-III"
    assert t.result().title == "novice"
    assert t.result().winners() == [0]
    assert t.result().scores == [-1]


@pytest.mark.rule("PR-SOLO-14")
def test_drawing_the_last_card_of_age_iii_ends_the_game_with_a_score() -> None:
    t = alone(3).deck(3, "a3").pile(3).deck(2, "a2").act()
    t.do("draw", "deck III")
    assert t.result().ending == "piles-III"
    assert t.result().title == "novice"
    assert t.hand_of(0) == ["a3"]
    assert time_deck(t) == []


@pytest.mark.rule("PR-SOLO-14")
def test_the_last_card_of_an_earlier_age_as_time_card_begins_the_next_age() -> None:
    t = alone(1).deck(1, "a1").pile(1).act()
    t.do("end")
    assert time_deck(t) == ["a1"]
    assert t.state.age == 2
    assert t.question() == "act"
    t.deck(2, "a2").pile(2, "s2").do("end")
    assert t.state.age == 2
    assert time_deck(t) == ["a1", "a2"]


# --- the swap ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-SOLO-08")
def test_one_hand_card_may_be_exchanged_for_a_time_card_once_a_turn() -> None:
    t = alone().hand(0, "a1", "b1").time("c1", "d1").act()
    assert {"swap a1", "swap b1"} <= t.legal()
    t.do("swap a1")
    assert t.question() == "take-time"
    assert t.legal() == {"time c1", "time d1"}
    t.do("time d1")
    assert sorted(t.hand_of(0)) == ["b1", "d1"]
    assert time_deck(t) == ["c1", "a1"]
    assert t.left() == 2
    assert not {"swap b1", "swap d1"} & t.legal()
    assert t.refusal("swap b1") == "PR-SOLO-08"
    t.do("end")
    assert t.can("swap b1")


@pytest.mark.rule("PR-SOLO-08")
def test_the_swap_is_finished_before_anything_else() -> None:
    t = alone().hand(0, "a1", "b1").time("c1", "d1").act().do("swap a1")
    assert t.refusal("draw") == "PR-ACT-03"
    assert t.refusal("time a1") == "PR-ACT-03"


@pytest.mark.rule("PR-SOLO-08")
def test_the_swap_is_offered_when_no_action_is_left() -> None:
    t = alone().hand(0, "a1", "a1").time("c1", "d1").act(used=2)
    assert t.legal() == {"swap a1", "end"}
    t.do("swap a1", "time c1")  # nothing is left to ask: the turn ends and the next begins
    assert t.left() == 2
    assert time_deck(t)[:2] == ["d1", "a1"]
    assert len(time_deck(t)) == 3


@pytest.mark.rule("PR-SOLO-08")
def test_no_swap_after_a_draw() -> None:
    t = alone().hand(0, "a1").time("c1", "d1").deck(1, "b1", "e1", "f1", "g1", "h1").pile(1).act()
    t.do("draw")  # no choice of source: three cards, Upkeep, Time card, next turn
    assert time_deck(t) == ["c1", "d1", "g1"]
    assert t.left() == 2
    t.state.closed = True
    t.state.forget_legal()
    assert t.refusal("swap a1") == "PR-DRAW-02"
    assert t.refusal("quick-draw") == "PR-DRAW-02"


@pytest.mark.rule("PR-SOLO-08")
def test_by_the_other_reading_a_swap_also_follows_a_draw() -> None:
    t = alone(free_after_draw="yes").hand(0, "a1").time("c1", "d1").deck(1, "b1", "e1", "f1", "g1", "h1").pile(1).act()
    t.do("draw")
    assert t.legal() == {"swap a1", "swap b1", "swap e1", "swap f1", "end"}
    t.do("swap a1", "time c1")  # nothing else is free: the turn ends, a Time card follows
    assert sorted(t.hand_of(0)) == ["b1", "c1", "e1", "f1"]
    assert time_deck(t) == ["d1", "a1", "g1"]


@pytest.mark.rule("PR-SOLO-08")
def test_of_several_copies_the_one_added_last_is_taken() -> None:
    t = alone().hand(0, "a1").time("c1", "d1", "c1").act()
    older, _, newer = t.state.zones[TIME]
    t.do("swap a1")
    assert t.legal() == {"time c1", "time d1"}
    assert len(t.state.legal(0)) == 2
    t.do("time c1")
    assert t.state.zones[HAND] == [newer]
    assert t.state.zones[TIME][0] == older
    assert time_deck(t) == ["c1", "d1", "a1"]


@pytest.mark.rule("PR-SOLO-09")
def test_no_swap_with_an_empty_time_deck() -> None:
    t = alone().hand(0, "a1", "b1").act()
    assert not {"swap a1", "swap b1"} & t.legal()
    assert t.refusal("swap a1") == "PR-SOLO-09"
    assert t.refusal("swap b1") == "PR-SOLO-09"


@pytest.mark.rule("PR-SOLO-09")
def test_no_swap_with_an_empty_hand() -> None:
    t = alone().time("a1").act()
    assert t.legal() == {"draw", "quick-draw", "shuffle", "end"}
    assert swap_code(t.state, Seat(0)) == NO_TIME
    before = len(time_deck(t))
    t.act(used=2)  # nothing to ask: the turn ends by itself
    assert t.left() == 2
    assert len(time_deck(t)) == before + 1


@pytest.mark.rule("PR-SOLO-09")
def test_a_swap_never_changes_the_size_of_the_time_deck() -> None:
    t = alone().hand(0, "a1").time("c1").act()
    t.do("swap a1")  # one Time card: no choice
    assert t.question() == "act"
    assert t.hand_of(0) == ["c1"]
    assert time_deck(t) == ["a1"]


@pytest.mark.rule("PR-SOLO-15")
def test_time_cards_of_removed_ages_stay_but_cannot_be_taken() -> None:
    t = alone(3).hand(0, "a3").time("a1", "a2", "b3").act()
    t.do("swap a3")
    assert t.legal() == {"time a2", "time b3"}
    assert t.refusal("time a1") == "PR-SOLO-15"
    t.do("time a2")
    assert time_deck(t) == ["a1", "b3", "a3"]


@pytest.mark.rule("PR-SOLO-15")
def test_with_one_card_left_to_take_nothing_is_asked_and_both_cards_count() -> None:
    t = alone(3).hand(0, "a3").time("a1", "a2").act()
    t.do("swap a3")
    assert t.hand_of(0) == ["a2"]
    assert time_deck(t) == ["a1", "a3"]
    assert t.end_now().points("time") == [-2]


@pytest.mark.rule("PR-SOLO-15")
def test_by_the_other_reading_a_purge_takes_time_cards_too() -> None:
    t = alone(2, time_purge="purged").hand(0, "s2", "a1", "b2").time("b1", "c2", "c1").act()
    t.do("discover s2")
    assert t.state.age == 3
    assert time_deck(t) == ["c2"]
    assert t.end_now().points("time") == [-1]


@pytest.mark.rule("PR-SOLO-15")
def test_a_purge_spares_the_time_deck() -> None:
    t = alone(2).hand(0, "s2", "a1", "b2").time("b1", "c1").act()
    t.do("discover s2")
    assert t.state.age == 3
    assert t.hand_of(0) == ["b2"]
    assert time_deck(t) == ["b1", "c1"]
    assert t.refusal("swap b2") == "PR-SOLO-09"


# --- time_swap = top (C-19) -------------------------------------------------------------------------


def test_by_the_other_reading_only_the_last_time_card_can_be_taken() -> None:
    t = alone(time_swap="top").hand(0, "a1").time("c1", "d1").act()
    t.do("swap a1")
    assert t.hand_of(0) == ["d1"]
    assert time_deck(t) == ["c1", "a1"]


def test_by_the_other_reading_the_other_time_cards_are_refused() -> None:
    t = alone(3, time_swap="top").hand(0, "a3").time("a1", "b2", "c3", "a1", "c3").act()
    t.state.agenda.append(TakeTime(Seat(0), t.state.lookup.tech[t.state.zones[HAND][0]]))  # which would not ask
    t.state.forget_legal()
    assert t.legal() == {"time c3"}
    assert [action.text for action, _ in t.state.refused(0)] == ["time a1", "time b2"]
    assert t.refusal("time b2") == "PR-SOLO-08"
    assert t.refusal("time a1") == "PR-SOLO-15"


def test_by_the_other_reading_a_removed_card_on_top_bars_the_swap() -> None:
    t = alone(3, time_swap="top").hand(0, "a3").time("b2", "a1").act()
    assert not t.can("swap a3")
    assert t.refusal("swap a3") == "PR-SOLO-09"


# --- score and title --------------------------------------------------------------------------------


@pytest.mark.rule("PR-SOLO-10")
@pytest.mark.parametrize(
    ("cards", "penalty"),
    [(0, 0), (1, 1), (7, 7), (8, 9), (10, 13), (14, 21), (15, 24), (21, 42), (22, 46)],
)
def test_time_costs_more_and_more(cards: int, penalty: int) -> None:
    assert time_penalty(cards, 7) == penalty
    t = alone()
    t.lay(TIME, *[card.id for card in PLAIN[:cards]]).end_now()
    assert t.points("time") == [-penalty]
    assert t.result().scores == [-penalty]


@pytest.mark.rule("PR-SOLO-11")
def test_the_solo_score() -> None:
    t = table(1, cards=[*PLAIN, tech("rich", vp=18)]).active(0, "rich")
    t.power(0, prestige=5, population=4, army=4)  # 8 + 6 + 10
    t.skill(0, action=2, shuffle=2, development=2)  # 2 + 2 + 2
    t.time(*[card.id for card in PLAIN[:10]])
    t.end_now()
    assert t.result().sources == [
        ("prestige", [8]),
        ("population", [6]),
        ("army", [10]),
        ("skills", [6]),
        ("technologies", [18]),
        ("time", [-13]),
    ]
    assert t.result().scores == [35]
    assert t.result().title == "leader"


TITLES = [(-3, "novice"), (20, "novice"), (21, "leader"), (40, "leader"), (41, "mastermind"), (65, "mastermind")]


def title(score: int, **options: str) -> str:
    t = Table(game_with([tech("rich", vp=score)]), 1, options).active(0, "rich").end_now()
    assert t.result().scores == [score]
    return t.result().title


@pytest.mark.rule("PR-SOLO-12")
@pytest.mark.parametrize(("score", "name"), [*TITLES, (66, "demigod"), (120, "demigod")])
def test_titles(score: int, name: str) -> None:
    assert title(score) == name


@pytest.mark.parametrize(("score", "name"), [*TITLES, (66, "mastermind"), (67, "demigod")])
def test_titles_by_the_other_reading(score: int, name: str) -> None:
    """C-16: whoever reads "over 66" as it stands."""
    assert title(score, solo_top_title="67") == name
