"""A decision judged: choices are followed as far as the game's data say, and judged there by what is fitted for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clio.coach.decisions import compared, thinking_for
from clio.coach.places import curve_of
from clio.engine.dice import dice_from_seed
from clio.engine.registry import games
from clio.engine.state import State
from tests.coach.test_places import played

PLAYED_ON = ("ancient_knowledge", "progress")  # as docs/coach.md says


def decision(game: str) -> State:
    """A game under way in which somebody has a choice of several."""
    moves = 60
    state = played(game, 2, moves)
    while len(state.legal(state.seats_open()[0])) < 3:
        moves += 1
        state = played(game, 2, moves)
    return state


@pytest.mark.parametrize("game", games())
def test_choices_are_played_on_where_the_game_says_so(game: str) -> None:
    state = decision(game)
    thinking = thinking_for(state, 4)
    choices, _ = compared(state, state.seats_open()[0], [], dice_from_seed("1"), thinking)
    assert {len(choice.ends) for choice in choices} == {thinking.worlds}
    assert {len(choice.later) for choice in choices} == {thinking.worlds if game in PLAYED_ON else 0}


@pytest.mark.parametrize("game", games())
def test_settings_of_playing_on_mean_that_it_is_played_on(game: str) -> None:
    """Without `simulations` the others would be read and do nothing."""
    settings = curve_of(decision(game).game).settings
    assert settings.simulations or not (settings.turns or settings.judge)


@pytest.mark.parametrize("game", PLAYED_ON)
def test_what_is_seen_before_and_after_counts_as_often_as_the_settings_say(game: str) -> None:
    state = decision(game)
    thinking = thinking_for(state, 3)
    seat = state.seats_open()[0]
    wanted = state.legal(seat)[:2]
    found = []
    for prior, simulations in ((0, 0), (0, 1), (3, 1)):
        settings = replace(thinking.settings, prior=prior, simulations=simulations)
        choices, _ = compared(state, seat, wanted, dice_from_seed("1"), replace(thinking, settings=settings), 0)
        found.append({choice.action: choice for choice in choices})
    before, after, both = found
    for action in wanted:
        assert both[action].place == pytest.approx((3 * before[action].place + after[action].place) / 4)
        assert both[action].value == pytest.approx((3 * before[action].value + after[action].value) / 4)
    assert any(before[action].place != after[action].place for action in wanted)


def test_tables_that_were_played_on_to_have_a_judge_and_a_curve_of_their_own() -> None:
    state = decision("progress")
    curve = curve_of(state.game)
    judge = curve.judge(state.game)
    assert judge is state.game.evaluation_by("turns")
    ahead = judge.value(state, 0) - judge.value(state, 1)
    found = curve.places(state, judge, later=True)[0]
    assert found == pytest.approx(100 * curve.chance(ahead, curve.stage(state), curve.judged))
    assert found != pytest.approx(100 * curve.chance(ahead, curve.stage(state)))


@pytest.mark.parametrize("game", games())
def test_the_moves_of_a_turn_are_kept_as_far_as_it_is_looked_at(game: str) -> None:
    """They begin with the choice itself, and go on with what the seat does until the table that is judged."""
    state = decision(game)
    seat = state.seats_open()[0]
    choices, _ = compared(state, seat, [], dice_from_seed("1"), thinking_for(state, 2))
    for choice in choices:
        ends = choice.later if game in PLAYED_ON else choice.ends
        assert {way[0] for way in ends.ways} == {choice.action.text}
        assert len(ends.ways) == 2
    assert any(len(way) > 1 for choice in choices for way in (*choice.ends.ways, *choice.later.ways))
