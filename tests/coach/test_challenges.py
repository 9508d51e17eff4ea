"""Challenges: every one can be played, its goal is not reached yet, and the rules alone say when it is."""

from __future__ import annotations

import pytest

from clio import bots
from clio.coach.challenges import (
    LEVELS,
    MISSED,
    OPEN,
    SOLVED,
    WIN,
    Attempt,
    Challenge,
    Goal,
    Try,
    challenge,
    challenge_of,
    challenges_of,
    standing,
    tried,
)
from clio.coach.errors import CoachError
from clio.coach.saying import Saying
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.registry import games
from clio.engine.words import LANGUAGES

ALL = [(task.game, task.name) for game in games() for task in challenges_of(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_challenge_can_be_played_and_is_not_solved_yet(game: str, name: str) -> None:
    task = challenge(game, name)
    match = task.match()
    assert match.state.seats_open() == [task.seat]
    assert match.state.acting() == task.seat
    assert not task.goal.reached(match.state, task.seat)
    assert standing(task, match) == Attempt(task.goal, task.seat, match.state).standing
    assert challenge_of(game, match.seed) == task
    assert {*task.rates} == {*LEVELS}
    assert task.rates["master"] >= 50, "somebody must be able to do it"
    if task.goal.what != WIN:
        assert task.goal.turns > 0
        assert task.goal.what in dict(match.game.sheet(match.state, task.seat))
    for language in LANGUAGES:
        said = Saying(match.game, language).goal(task.goal)
        assert "{" not in said
        assert task.goal.what == WIN or task.goal.what not in said


def test_there_are_enough_and_many_are_beyond_greedy() -> None:
    for game in games():
        tasks = challenges_of(game)
        assert len(tasks) >= 12
        assert all(task.rates["master"] for task in tasks)
        assert sum(task.rates["greedy"] == 0 for task in tasks) * 3 >= len(tasks)


def begun(goal: Goal) -> tuple[Challenge, Match]:
    """The first challenge there is, with another goal."""
    found = challenges_of("progress")[0]
    task = Challenge(found.game, found.name, found.seat, found.rival, goal, found.rates)
    return task, task.match()


def play_turn(match: Match, seat: int) -> None:
    """To the end of the next turn of a seat."""
    bot, dice = bots.make("hasty"), dice_from_seed("turn")
    while True:
        who, acting = match.state.seats_open()[0], match.state.acting()
        match.act(who, bots.decide(bot, match.state, who, dice))
        if match.state.over or (acting == seat and match.state.acting() != seat):
            return


def test_the_end_of_an_own_turn_decides() -> None:
    task, match = begun(Goal("sheet-points", -100, 2))
    assert standing(task, match).status == OPEN  # type: ignore[union-attr]
    play_turn(match, task.seat)
    assert standing(task, match).status == SOLVED  # type: ignore[union-attr]
    task, match = begun(Goal("sheet-points", 9999, 2))
    play_turn(match, task.seat)
    assert standing(task, match).status == OPEN  # type: ignore[union-attr]
    play_turn(match, task.seat)
    found = standing(task, match)
    assert found is not None
    assert (found.status, found.turns) == (MISSED, 2)


def test_what_the_coach_helped_with_does_not_count() -> None:
    task, match = begun(Goal("sheet-points", -100, 1))
    match.note_hint(task.seat)
    play_turn(match, task.seat)
    assert standing(task, match).status == MISSED  # type: ignore[union-attr]


def test_a_table_that_went_another_way_is_no_attempt() -> None:
    task, match = begun(Goal("sheet-points", -100, 1))
    other = Match(match.game, match.options, match.seed, match.names)
    assert standing(task, other) is None


def test_bots_try_them() -> None:
    task, match = begun(Goal("sheet-points", -100, 1))
    assert tried(Try(match.state, task.seat, task.goal, "hasty", "hasty", "1")).status == SOLVED


def test_one_that_is_not_there_is_said_so() -> None:
    with pytest.raises(CoachError, match="no challenge 99"):
        challenge(ALL[0][0], "99")
    assert challenge_of(ALL[0][0], "7") is None


def test_what_was_solved_is_remembered_of_this_position_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Challenges are made anew under the same names when the bots have become stronger."""
    task = challenges_of("progress")[0]
    before = task.key
    assert task.match().seed in before
    monkeypatch.setattr("clio.coach.challenges.seed_of", lambda game, name: "another game")
    assert task.key != before
