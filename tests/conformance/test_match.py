"""Records, positions, undo, the masked log, answers given together: in every game."""

from __future__ import annotations

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.step import Together
from tests.conformance import checks_match as check
from tests.conformance.conftest import ACTIONS, FEW, FURTHER, QUESTIONS, SEARCH
from tests.conformance.play import Setup, moments, play_on


def test_a_record_replays_to_the_same_game(setup: Setup) -> None:
    check.check_record(setup, "record", 4, 2)


def test_a_damaged_record_is_refused(setup: Setup) -> None:
    check.check_damage(setup, "damage")


def test_a_position_written_and_read_is_the_same_table(setup: Setup) -> None:
    dice = dice_from_seed("positions")
    for state in moments(setup, FEW, "positions"):
        check.check_position(state, dice, FURTHER)


def test_undo_is_the_inverse_and_stops_at_the_frontier(setup: Setup) -> None:
    check.check_undo(setup, "undo", ACTIONS)


def test_the_log_of_a_running_game_tells_a_seat_only_what_it_saw(setup: Setup) -> None:
    check.check_masked_log(setup, "masked", ACTIONS)


def test_the_order_of_answers_given_together_makes_no_difference(setup: Setup) -> None:
    ask_together_or_skip(setup)
    dice = dice_from_seed("together")
    met = 0
    for number in range(SEARCH):
        state = setup.start(f"together {number}")
        while not state.over:
            met += check.check_together(state, dice)
            play_on(state, dice)
        if met >= QUESTIONS:
            return
    assert met, "nobody was ever asked together"


def test_an_answer_can_be_taken_back_until_all_have_answered(setup: Setup) -> None:
    ask_together_or_skip(setup)
    met = 0
    for number in range(SEARCH):
        met += check.check_together_undo(setup, f"answers {number}")
        if met >= QUESTIONS:
            return
    assert met, "nobody was ever asked together"


def ask_together_or_skip(setup: Setup) -> None:
    if not any(issubclass(step, Together) for step in setup.game.steps):
        pytest.skip("this game never asks several seats together")
