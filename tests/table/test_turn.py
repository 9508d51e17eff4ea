"""The state machine of a turn: every transition, by what leads to it."""

from __future__ import annotations

import pytest

from clio.table import NOBODY, Phase, Turn

OPEN = Turn()
GOING = Turn(Phase.TENTATIVE, 1)
ENDING = Turn(Phase.ENDING, 1)
OVER = Turn(Phase.OVER)
PASSED = Turn(Phase.OPEN, NOBODY, frozenset({2}))


def test_a_table_begins_open() -> None:
    assert (OPEN.phase, OPEN.seat, OPEN.passed, OPEN.settled) == (Phase.OPEN, NOBODY, frozenset(), True)


@pytest.mark.parametrize("before", [OPEN, GOING, PASSED], ids=["open", "tentative", "passed"])
@pytest.mark.parametrize(
    ("may_undo", "asked_on", "over", "after"),
    [
        (True, True, False, GOING),  # it can be taken back, and the seat goes on
        (True, False, False, ENDING),  # it can be taken back, and only the word that it stands is missing
        (False, True, False, OPEN),  # something was revealed: it stands at once
        (False, False, False, OPEN),
        (False, False, True, OVER),  # the last action of the game
    ],
)
def test_acting(before: Turn, may_undo: bool, asked_on: bool, over: bool, after: Turn) -> None:
    assert before.acted(1, may_undo, asked_on, over) == after


@pytest.mark.parametrize("before", [OPEN, GOING, ENDING], ids=["open", "tentative", "ending"])
def test_undoing(before: Turn) -> None:
    assert before.undone(1, True) == GOING  # there is more to take back
    assert before.undone(1, False) == OPEN  # back at the beginning of the turn


@pytest.mark.parametrize("before", [OPEN, GOING, ENDING], ids=["open", "tentative", "ending"])
def test_committing(before: Turn) -> None:
    assert before.committed() == OPEN
    assert before.committed(over=True) == OVER


def test_passing_commits_and_is_remembered_until_somebody_acts() -> None:
    assert OPEN.passed_by(2) == PASSED
    assert GOING.passed_by(2) == PASSED
    assert PASSED.passed_by(0).passed == {0, 2}
    assert PASSED.committed() == PASSED  # a bot that takes over a seat, say, does not ask anybody again
    assert PASSED.undone(0, False) == PASSED
    assert PASSED.acted(0, True, True, False).passed == frozenset()


@pytest.mark.parametrize("turn", [OPEN, GOING, ENDING, OVER, PASSED])
def test_settled_means_that_nobody_has_anything_of_his_own(turn: Turn) -> None:
    assert turn.settled == (turn.phase in (Phase.OPEN, Phase.OVER))
