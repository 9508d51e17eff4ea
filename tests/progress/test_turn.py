"""TURN, ACT: the frame of a turn and the action phase."""

from __future__ import annotations

import pytest

from clio.engine.ids import Seat
from clio.games.progress.rules.scoring import ENDINGS
from clio.games.progress.rules.turn import Turn
from tests.progress.table import Table, table, tech

X = tech("x")
Y = tech("y")
UP = tech("up", skill="action")


def pass_turn(t: Table) -> Table:
    """End the turn, discarding whatever is too much."""
    seat = t.asked()
    if t.question() == "act":
        t.do("end")
    while not t.over and t.asked() == seat and t.question() == "choose-discards":
        t.do(f"discard {t.hand_of(seat)[0]}")
    return t


# ---- TURN


@pytest.mark.rule("PR-TURN-01")
@pytest.mark.parametrize(("first", "active"), [("seat:0", [0, 1, 2, 0, 1]), ("seat:1", [1, 2, 0, 1, 2])])
def test_turns_go_clockwise(first: str, active: list[int]) -> None:
    t = table(players=3, first_player=first)
    for number, seat in enumerate(active):
        assert t.asked() == seat == t.state.acting()
        for other in {0, 1, 2} - {seat}:
            assert t.refusal("draw", seat=other) == "PR-TURN-01"
            assert t.state.legal(other) == []
        assert t.state.turn == number % 3
        pass_turn(t)


@pytest.mark.rule("PR-TURN-02")
def test_development_then_action_then_upkeep() -> None:
    t = table(cards=[X]).developing(0, x=3).turn(0)
    t.hand(0, "writing", "pottery", "wheel", "burial", "masonry", "poetry").spent(0, culture=1)
    asked = []
    while t.asked() == 0:
        asked.append(t.question())
        assert t.developments_of(0) == {"x": 2}
        if t.question() == "take-back":
            assert t.refusal("draw") == "PR-TURN-02"
            t.do("done")
        elif t.question() == "act":
            assert t.refusal("back x") == "PR-ACT-01"
            assert t.refusal("discard wheel") == "PR-ACT-01"
            t.do("end")
        else:
            assert t.refusal("draw") == "PR-ACT-03"
            assert t.spent_of(0) == {"culture": 1}
            t.do("discard wheel")
    assert asked == ["take-back", "act", "choose-discards"]
    assert (t.spent_of(0), t.ready_of(0)) == ({}, {"culture": 1})


@pytest.mark.rule("PR-TURN-02")
def test_personalities_may_change_right_before_development_and_before_upkeep() -> None:
    t = table(cards=[X], personalities="yes")
    seat = t.asked()
    t.age(2).developing(seat, x=3).turn(seat)
    t.hand(seat, "writing", "pottery", "wheel", "burial", "masonry", "poetry", "drama")
    t.skill(seat, hand=0)
    assert (t.question(), t.developments_of(seat)) == ("window", {"x": 3})
    assert t.refusal("draw") == "PR-TURN-02"
    t.do("done")
    assert (t.question(), t.developments_of(seat)) == ("take-back", {"x": 2})
    t.do("done")
    assert t.question() == "act"
    ended = t.state.clone()
    t.do("draw", "deck I", "deck I", "deck I")
    assert (t.question(), len(t.hand_of(seat))) == ("window", 10)
    t.do("personality fibonacci", "done")
    assert t.question() == "choose-discards"
    # Whoever ends the phase by hand could change it there, and is not asked a second time.
    ended.apply(seat, t.game.actions.find("end"))
    assert ended.asking().name == "choose-discards"


@pytest.mark.rule("PR-TURN-02")
def test_the_beginning_of_every_turn_is_told() -> None:
    t = table(players=3)
    t.state.events = []
    pass_turn(pass_turn(t))
    assert [event.seat for event in t.state.events if event.name == "turn"] == [1, 2]


@pytest.mark.rule("PR-TURN-03")
def test_upkeep_is_finished_before_the_next_player_acts() -> None:
    t = table().hand(0, "writing", "pottery", "wheel", "burial", "masonry", "poetry", "drama").do("end")
    assert t.refusal("draw", seat=1) == "PR-TURN-01"
    t.do("discard wheel")
    assert (t.asked(), t.question()) == (0, "choose-discards")
    assert t.refusal("draw", seat=1) == "PR-TURN-01"
    t.do("discard drama")
    assert t.asked() == 1
    assert "draw" in {action.text for action in t.state.legal(1)}


def test_everything_counted_per_turn_begins_anew() -> None:
    t = table()
    state = t.state
    state.used, state.closed, state.free_milestone, state.swapped, state.shuffled = 2, True, True, True, True
    t.run(Turn(Seat(0)))
    assert (state.used, state.closed, state.free_milestone, state.swapped, state.shuffled) == (0, *[False] * 4)


# ---- S-48: endless passing


@pytest.mark.parametrize(("rounds", "turns"), [("1", 3), ("2", 6), ("3", 9)])
def test_a_game_in_which_nobody_acts_ends_if_the_table_said_so(rounds: str, turns: int) -> None:
    t = table(players=3, stall_rounds=rounds)
    for _ in range(turns):
        assert not t.over
        pass_turn(t)
    assert t.state.result is not None
    assert t.state.result.ending == "stalled" == ENDINGS[5]
    assert len(t.state.result.scores) == 3


def test_passing_may_go_on_for_ever_by_default() -> None:
    t = table(players=2)
    for _ in range(30):
        pass_turn(t)
    assert not t.over


def test_an_action_or_a_marker_taken_off_ends_the_stalling() -> None:
    t = table(players=2, stall_rounds="1", cards=[X]).do("quick-draw")
    assert not pass_turn(t).over  # quick draw in this turn
    assert not pass_turn(t).over
    assert pass_turn(t).over  # a whole round later
    t = table(players=2, stall_rounds="1", cards=[X]).developing(0, x=3)
    pass_turn(pass_turn(t.turn(0).do("done")))
    assert (t.over, t.developments_of(0)) == (False, {"x": 1})
    t.do("back x")
    assert not pass_turn(t).over
    assert pass_turn(t).over is False
    assert pass_turn(t).over


# ---- ACT


@pytest.mark.rule("PR-ACT-01")
def test_five_kinds_of_action_and_the_end() -> None:
    t = table(cards=[X]).hand(0, "x")
    assert t.legal() == {"discover x", "research x", "draw", "quick-draw", "shuffle", "end"}
    assert t.refusal("milestone 1") == "PR-ACT-01"
    assert t.refusal("heritage") == "PR-ACT-01"
    assert t.refusal("discover wheel") == "PR-DISC-01"
    t.hand(0)
    assert t.legal() == {"draw", "quick-draw", "shuffle", "end"}


@pytest.mark.rule("PR-ACT-01")
def test_copies_in_hand_are_offered_once() -> None:
    t = table(cards=[X, Y]).hand(0, "x", "y", "x")
    legal = [action.text for action in t.state.legal(0)]
    assert sorted(legal) == sorted(t.legal())
    assert {"discover x", "research x", "discover y", "research y"} < t.legal()


@pytest.mark.rule("PR-ACT-01")
def test_milestones_personalities_and_time_cards_add_their_own() -> None:
    t = table(cards=[X], milestones="yes").hand(0, "x").milestone("silk_road").tokens(0, science=2)
    assert t.legal() == {"discover x", "research x", "draw", "quick-draw", "shuffle", "milestone 2", "end"}
    t = table(personalities="yes").age(3)
    t.hand(t.asked())
    artists = {"leonardo_da_vinci", "michelangelo", "raphael", "albrecht_durer", "shakespeare"}
    scientists = {"al_khwarizmi", "avicenna", "alhazen", "roger_bacon", "fibonacci"}
    people = {f"personality {name}" for name in artists | scientists}
    assert t.legal() == {"draw", "quick-draw", "shuffle", "end"} | people
    t = table(players=1, cards=[X]).hand(0, "x", "x").time("wheel")
    assert t.legal() == {"discover x", "research x", "draw", "quick-draw", "shuffle", "swap x", "end"}
    assert len(t.state.legal(0)) == 7
    t.time()
    assert not t.can("swap x")
    assert t.refusal("swap x") == "PR-SOLO-09"


@pytest.mark.rule("PR-ACT-01", "PR-DRAW-07")
def test_with_no_card_left_anywhere_nothing_can_be_drawn() -> None:
    t = table(cards=[X]).hand(0, "x").deck(1)
    for text in ("draw", "quick-draw", "shuffle"):
        assert t.refusal(text) == "PR-DRAW-07"
    assert t.legal() == {"discover x", "research x", "end"}
    assert t.pile(1, "wheel").can("draw")
    t.pile(1).age(2).deck(2)
    assert t.refusal("draw") == "PR-DRAW-07"
    assert t.pile(2, "optics").can("draw")
    assert t.pile(2).deck(2, "optics").can("quick-draw")
    assert t.deck(2).deck(1, "wheel").can("shuffle")
    assert t.deck(1).pile(1, "wheel").can("draw")
    assert t.age(3).deck(3).refusal("draw") == "PR-DRAW-07"


@pytest.mark.rule("PR-ACT-02")
def test_unused_actions_are_lost() -> None:
    t = table(cards=[X]).hand(0, "x").hand(1)
    assert t.left() == 2
    t.do("end")
    assert t.asked() == 1
    assert t.hand_of(0) == ["x"]
    assert t.left() == 2
    t.do("end")
    assert (t.asked(), t.left()) == (0, 2)
    t.do("quick-draw", "end", "end")
    assert (t.asked(), t.left(), t.state.used) == (0, 2, 0)


@pytest.mark.rule("PR-ACT-03")
def test_one_action_is_finished_before_the_next_begins() -> None:
    t = table(cards=[X]).hand(0, "x", "wheel").skill(0, quick_draw=1).deck(1, "masonry", "poetry", "drama")
    t.pile(1, "burial").do("quick-draw")
    assert t.legal() == {"deck I", "pile I"}
    assert t.refusal("discover x") == "PR-ACT-03"
    t.do("deck I", "deck I")
    assert t.legal() == {"discard x", "discard wheel", "discard masonry", "discard poetry"}
    assert t.refusal("discover x") == "PR-ACT-03"
    assert t.refusal("end") == "PR-ACT-03"
    t.do("discard wheel")
    assert t.can("discover x")


@pytest.mark.rule("PR-ACT-03")
def test_a_payment_and_a_shuffle_are_finished_first() -> None:
    t = table(cards=[tech("z", costs=["1 science"])]).hand(0, "z", "wheel", "poetry").do("discover z")
    assert t.legal() == {"pay wheel", "pay poetry", "more"}
    for text in ("draw", "end", "discover z", "research wheel", "done"):
        assert t.refusal(text) == "PR-ACT-03"
    assert t.left() == 2  # it is not paid yet
    t.do("pay wheel")
    assert t.left() == 1
    t = table().age(2).do("shuffle")
    assert t.legal() == {"shuffle I", "shuffle II"}
    assert t.refusal("end") == "PR-ACT-03"


@pytest.mark.rule("PR-ACT-04")
def test_the_same_action_may_be_repeated() -> None:
    t = table().hand(0).skill(0, action=1)
    deck = t.deck_of(1)
    t.do("quick-draw", "quick-draw")
    assert (t.asked(), t.left()) == (0, 1)
    t.do("quick-draw")
    assert (t.hand_of(0), t.asked()) == (deck[:3], 1)


@pytest.mark.rule("PR-ACT-04")
def test_shuffle_and_draw_may_be_repeated_unless_the_table_says_once() -> None:
    t = table().hand(0).do("shuffle", "shuffle")
    assert (len(t.hand_of(0)), t.asked()) == (2, 1)
    t = table(shuffle_repeat="once").hand(0).hand(1).do("shuffle")
    assert t.refusal("shuffle") == "PR-ACT-04"
    assert t.can("quick-draw")
    assert t.can("draw")
    t.do("end")
    assert t.can("shuffle")
    t.do("shuffle", "end")
    assert (t.asked(), t.can("shuffle")) == (0, True)


@pytest.mark.rule("PR-ACT-05")
def test_an_action_upgrade_gives_one_more_action_in_the_same_turn() -> None:
    t = table(cards=[UP]).hand(0, "up").act(used=1)
    assert t.left() == 1
    t.do("discover up")
    assert (t.value(0, "action"), t.left(), t.asked()) == (3, 1, 0)
    t.do("quick-draw")
    assert t.asked() == 1
    assert t.left() == 2  # the other player has not gained anything


@pytest.mark.rule("PR-ACT-06")
def test_an_upgrade_in_the_development_phase_counts_at_once() -> None:
    t = table(cards=[UP]).hand(0).developing(0, up=1).turn(0)
    assert (t.asked(), t.question(), t.left()) == (0, "act", 3)
    t.do("quick-draw", "quick-draw", "quick-draw")
    assert t.asked() == 1


@pytest.mark.rule("PR-ACT-06")
def test_a_loss_of_skill_can_cut_the_turn_short() -> None:
    """Leonardo's +action goes with his Heritage, at once."""
    for used, left in ((0, 2), (1, 1)):
        t = table(personalities="yes").age(3).personality(0, "leonardo_da_vinci").skill(0, action=1).act(0, used)
        assert t.left() == 3 - used
        t.do("heritage")
        assert (t.asked(), t.value(0, "action"), t.left()) == (0, 2, left)
    t = table(personalities="yes").age(3).personality(0, "leonardo_da_vinci").hand(0)
    t.skill(0, action=1, hand=0).act(0, used=2)
    assert (t.asked(), t.left()) == (0, 1)
    t.do("heritage")
    assert (t.asked(), t.value(0, "action")) == (1, 2)


@pytest.mark.rule("PR-ACT-06")
def test_actions_left_are_never_fewer_than_none_and_none_after_a_draw() -> None:
    t = table()
    t.state.used = 3
    assert t.left() == 0
    t.state.used = 2
    assert t.left() == 0
    t.state.used = 1
    assert t.left() == 1
    t.state.closed = True
    assert t.left() == 0


# ---- D-09: no action left, but something free to do


@pytest.mark.rule("PR-MILE-03")
def test_a_player_without_actions_is_asked_while_a_milestone_could_be_paid_free() -> None:
    t = table(milestones="yes").hand(0).milestone("silk_road").tokens(0, culture=2).act(used=2)
    assert t.legal() == {"milestone 3", "end"}
    t.do("milestone 3")
    assert t.asked() == 1
    assert table(milestones="yes").hand(0).milestone("silk_road").tokens(0, culture=1).act(used=2).asked() == 1
    # a hand might hold what is missing: everybody sees that much, so the question is put
    t = table(milestones="yes").hand(0, "wheel").milestone("silk_road").act(used=2)
    assert t.legal() == {"end"}


@pytest.mark.rule("PR-PERS-04")
def test_a_player_without_actions_is_asked_while_a_personality_could_change() -> None:
    t = table(personalities="yes").age(2)
    t.personality(0, "thales").act(0, used=2)
    assert (t.asked(), t.question()) == (0, "act")
    assert len(t.legal()) == 6
    t.do("personality fibonacci")
    assert t.legal() == {"heritage", "end"}
    t = table(personalities="yes").personality(0, "thales").act(0, used=2)
    assert t.asked() == 1


@pytest.mark.rule("PR-SOLO-08")
def test_a_player_without_actions_is_asked_while_a_time_card_could_be_swapped() -> None:
    t = table(players=1).hand(0, "wheel").time("poetry").act(used=2)
    assert (t.legal(), t.left()) == ({"swap wheel", "end"}, 0)
    t.do("swap wheel")
    assert t.hand_of(0)[:1] == ["poetry"]
    assert t.left() == 2  # the next turn
