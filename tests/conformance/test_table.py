"""Copies, components, actions, refusals: at many moments of every game."""

from __future__ import annotations

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.game import Game
from tests.conformance import checks_table as check
from tests.conformance.conftest import ACTIONS, ENDINGS, FEW, KEEP, MOMENTS, POSSIBLE, RANDOM_SETS, ROWS
from tests.conformance.play import Setup, every_game, moments, play_on, setups, whole_game


def test_copies_are_equal_and_complete(setup: Setup) -> None:
    for state in moments(setup, MOMENTS, "copies"):
        check.check_clone(state)
        check.check_attributes(state)


def test_copies_do_not_leak_into_each_other(setup: Setup) -> None:
    check.check_no_leaks(setup, "leaks", 5 if setup.game.cap < 1000 else KEEP)


def test_tables_can_be_pickled(setup: Setup) -> None:
    for state in moments(setup, FEW, "pickling"):
        check.check_pickling(state)


def test_components_are_conserved_and_nobody_is_stuck(setup: Setup) -> None:
    dice = dice_from_seed("components")
    state = setup.start("components")
    check.check_components(state)
    while not state.over:
        play_on(state, dice)
        check.check_asked(state)
        check.check_components(state)
        if state.number % POSSIBLE == 0 or state.over:
            check.check_possible(state)


def test_what_is_listed_can_be_done_and_nothing_else(setup: Setup) -> None:
    dice = dice_from_seed("rows")
    for state in moments(setup, FEW, "legal"):
        check.check_legal(state, dice, ROWS)


def test_refusals_are_exactly_for_what_is_not_legal(setup: Setup) -> None:
    known: set[str] = set()
    for state in moments(setup, FEW, "refusals"):
        check.check_refusals(state, known)


def test_copies_of_a_card_are_alike(setup: Setup) -> None:
    check.check_copies_are_alike(setup, "alike", ACTIONS)


def test_a_decision_has_one_number(setup: Setup) -> None:
    check.check_decision_numbers(setup, "numbers")


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_every_game_ends(game: Game) -> None:
    """At most one random game in a thousand runs into its cap."""
    own = [setup for setup in setups(RANDOM_SETS, "endings") if setup.game is game]
    results = [whole_game(setup, f"end {n}").result for setup in own for n in range(ENDINGS)]
    aborted = [result for result in results if result is None or result.aborted]
    assert len(aborted) <= 1 + len(results) // 1000, f"{len(aborted)} of {len(results)} games ran into their cap"


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_a_game_that_does_not_end_is_reported_as_aborted(game: Game) -> None:
    dice = dice_from_seed("cap")
    state = game.new(seed="cap")
    state.cap = 1
    while not state.over:
        play_on(state, dice)
    assert state.number == 1
    assert state.result is not None
    assert state.result.aborted
    assert state.result.ending == "aborted"


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_nobody_may_do_anything_in_a_game_that_ran_into_its_cap(game: Game) -> None:
    """What a seat could have done may have been worked out before it was found to be over."""
    dice = dice_from_seed("nobody")
    state = game.new(seed="nobody")
    while not state.over and state.number < 300:
        copy = state.clone()
        copy.cap = copy.number + 1
        play_on(copy, dice.clone())
        assert copy.over
        assert not any(copy.legal(seat) for seat in copy.layout.all_seats)
        play_on(state, dice)
