"""An answer tells nothing that is hidden: what a seat gets back is the same in every world that looks the same to it.

Answers of several actions are the dangerous ones: nothing may be tried beyond the question.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.redeal import redeal
from clio.engine.sets import Refused, sequence, set_asked
from clio.engine.state import State
from clio.engine.view import view
from tests.conformance.play import any_action, any_seat, by_name, every_game, setups_of

# Of each game; `make soak` looks at 20,000.
POSITIONS = int(os.environ.get("CLIO_ANSWERS", "300"))
ANSWERS = 6  # given in each
WORLDS = 2  # in which each is given
LONGEST = 4  # actions
EVERY = 7  # actions between two positions, about
GAMES = every_game()


def outcome(state: State, seat: int, given: list[Action]) -> str:
    """What a seat gets back for an answer: how it is taken, or why it is not."""
    try:
        return "taken as " + ", ".join(action.text for action in sequence(state, seat, given))
    except Refused as error:
        return f"{error.action} refused: {error.refusal.rule} {error.refusal.message}"
    except ClioError as error:
        return f"{error} {error.text('fr')}"


def any_answer(state: State, seat: int, dice: Dice) -> list[Action]:
    """Up to four actions: legal ones, parts of the set that is asked for, what might come next, anything at all."""
    rows = state.game.actions.rows
    legal = state.legal(seat)
    asked = set_asked(state, seat)
    parts = [action for candidate in asked.candidates for action in candidate.actions] if asked else legal
    guesses = [rows[dice.below(len(rows))] for _ in range(4)]
    found = [legal[dice.below(len(legal))]] if dice.below(4) else []
    while len(found) < 1 + dice.below(LONGEST):
        pool = (legal, parts or legal, guesses, follows(state, seat, dice))[dice.below(4)]
        found.append(pool[dice.below(len(pool))])
    return found


def follows(state: State, seat: int, dice: Dice) -> list[Action]:
    """What is really possible after the first of the answer: the guess that would read a deck."""
    trial = state.clone()
    trial.apply(seat, any_action(trial, seat, dice))
    return trial.legal(seat) or state.legal(seat)


def positions(game: Game, dice: Dice) -> Counter[str]:
    """Look at random positions of random games; how many answers were taken and refused."""
    found: Counter[str] = Counter()
    setups = setups_of(game, 2, "answers")
    number = 0
    while found["positions"] < POSITIONS:
        setup = setups[number % len(setups)]
        state = setup.start(f"answers {number}")
        number += 1
        while not state.over and found["positions"] < POSITIONS:
            seat = any_seat(state, dice)
            if dice.below(EVERY) == 0:
                found["positions"] += 1
                worlds = [redeal(state, seat, dice) for _ in range(WORLDS)]
                for _ in range(ANSWERS):
                    given = any_answer(state, seat, dice)
                    found["several" if len(given) > 1 else "one"] += 1
                    found["taken" if check(state, worlds, seat, given) else "refused"] += 1
            state.apply(seat, any_action(state, seat, dice))
    return found


def check(state: State, worlds: list[State], seat: int, given: list[Action]) -> bool:
    before = by_name(state)
    said = outcome(state, seat, given)
    for world in worlds:
        assert view(world, seat) == view(state, seat)
        assert outcome(world, seat, given) == said, f"{state.asking()}: {given} tells what is hidden"
    assert by_name(state) == before, f"{given} changed the table before it was played"
    return said.startswith("taken")


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_an_answer_tells_nothing_that_is_hidden(game: Game) -> None:
    found = positions(game, dice_from_seed(f"answers {game.name}"))
    assert found["several"] > POSITIONS
    assert found["taken"] > POSITIONS // 2
    assert found["refused"] > POSITIONS // 2


def tried_on(state: State, seat: int, given: list[Action]) -> list[Action]:
    """How it must not be done: one action after the other on a copy of the truth, whatever they bring to light."""
    trial = state.clone()
    for action in given:
        refusal = trial.game.refusal(trial, seat, action)
        if refusal is not None:
            raise Refused(action.text, refusal)
        trial.apply(seat, action)
    return given


@pytest.mark.parametrize("name", ["progress", "ancient_knowledge", "through_the_ages"])
def test_answers_that_are_tried_on_would_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "sequence", tried_on)
    monkeypatch.setitem(globals(), "POSITIONS", 3 * POSITIONS)  # it ends where the first is noticed
    game = next(game for game in GAMES if game.name == name)
    with pytest.raises(AssertionError, match="tells what is hidden"):
        positions(game, dice_from_seed(f"answers {name}"))
