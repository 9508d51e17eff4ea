"""Expected place: equals stand at 50, a game that is over is what it is, labels and accuracy by what was lost."""

from __future__ import annotations

import pytest

from clio import bots
from clio.bots.plan import Settings
from clio.coach.places import Curve, accuracy, curve_of, label
from clio.engine.dice import dice_from_seed
from clio.engine.registry import games, load
from clio.engine.state import State

CURVE = Curve(Settings(), (0.1, 0.2), (), ((2, 100),))


def played(game: str, players: int, moves: int, seed: str = "1") -> State:
    state = load(game).new(players=players, seed=seed)
    bot, dice = bots.make("hasty"), dice_from_seed(seed)
    while not state.over and moves:
        seat = state.seats_open()[0]
        state.apply(seat, bots.decide(bot, state, seat, dice))
        moves -= 1
    return state


def test_equals_stand_in_the_middle() -> None:
    assert CURVE.chance(0.0, 0.5) == 0.5
    assert CURVE.chance(5.0, 0.5) + CURVE.chance(-5.0, 0.5) == pytest.approx(1)


def test_a_lead_is_worth_more_when_less_is_to_come() -> None:
    assert CURVE.chance(5.0, 0.0) < CURVE.chance(5.0, 0.5) < CURVE.chance(5.0, 1.0)


def test_no_lead_is_too_large() -> None:
    assert CURVE.chance(1e9, 1.0) == pytest.approx(1)
    assert CURVE.chance(-1e9, 1.0) == pytest.approx(0)


def test_without_a_net_the_curve_is_the_one_that_was_fitted_without_it() -> None:
    curve = Curve(Settings(), (0.1, 0.1), (0.3, 0.3))
    assert curve.chance(5.0, 0.5) < curve.chance(5.0, 0.5, curve.by_hand)
    game = load("through_the_ages")
    state, fitted = played("through_the_ages", 2, 60), curve_of(game)
    assert fitted.by_hand
    by_hand = game.evaluation_by("tuned")
    ahead = by_hand.value(state, 0) - by_hand.value(state, 1)
    assert fitted.places(state, by_hand)[0] == pytest.approx(
        100 * fitted.chance(ahead, fitted.stage(state), fitted.by_hand)
    )


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 4])
def test_the_places_of_all_seats_are_fifty_on_average(game: str, players: int) -> None:
    state = played(game, players, 60)
    curve = curve_of(state.game)
    places = curve.places(state, curve.value(state.game))
    assert len(places) == players
    assert all(0 <= place <= 100 for place in places)
    assert sum(places) / players == pytest.approx(50)


@pytest.mark.parametrize("game", games())
def test_a_game_that_is_over_leaves_nothing_to_chance(game: str) -> None:
    state = played(game, 3, -1)
    assert state.result is not None
    found = curve_of(state.game).places(state, state.game.evaluation_by("hand"))
    behind = [sum(other > place for other in state.result.places) for place in state.result.places]
    if len(set(state.result.places)) == 3:
        assert found == [50.0 * count for count in behind]
    assert sum(found) == pytest.approx(150)


def test_labels_begin_where_chess_players_expect_them() -> None:
    assert [label(lost) for lost in (0.0, 0.49, 0.5, 4.9, 5.0, 9.9, 10.0, 14.9, 15.0, 90.0)] == [
        *["best"] * 2,
        *["good"] * 2,
        *["inaccuracy"] * 2,
        *["mistake"] * 2,
        *["blunder"] * 2,
    ]


def test_accuracy_falls_with_what_is_lost() -> None:
    assert accuracy([]) == 100
    assert accuracy([0.0]) == pytest.approx(100, abs=0.01)
    assert accuracy([0, 0]) > accuracy([0, 5]) > accuracy([0, 20]) > accuracy([20, 20]) > 0
