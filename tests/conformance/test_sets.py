"""A set is one question: given whole and in any order it is the same answer as its canonical sequence."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.picks import PickSet
from clio.engine.sets import pick, sequence, set_asked
from clio.engine.state import State
from tests.conformance.play import Setup, any_action, any_seat, every_game, setups_of

GAMES = 12  # random games of each game, in different set-ups
OF_A_KIND = 40  # sets of one kind of question that are looked at
ORDERS = 4  # orders in which each is given

# Every kind of question that is a set, by game. A new one must be named here, and met in the games below.
SETS = {
    "bazaar": {"pay", "tithe"},
    "progress": {"choose-discards", "pay-discovery", "pay-milestone", "take-back"},
    "ancient_knowledge": {
        *("opening", "pay", "discard", "archive", "exchange", "pay-effect", "forced-discard"),
        *("remove-knowledge", "remove-from-each", "scrap-artifacts", "swap-monuments", "keep-card", "put-under"),
    },
    "through_the_ages": {"discard-cards", "defend", "send-force", "lose-worker", "lose-token", "cover-from"},
}
RARE = {"remove-from-each", "cover-from", "lose-token"}  # seldom met at random: the games' own tests look at them
GAMES_WITH_SETS = [game for game in every_game() if game.name in SETS]


def shuffled(actions: list[Action], dice: Dice) -> list[Action]:
    found = list(actions)
    dice_order = [dice.below(10_000) for _ in found]
    return [action for _, action in sorted(zip(dice_order, found, strict=True), key=lambda pair: pair[0])]


def one_answer(state: State, seat: int, dice: Dice) -> tuple[list[Action], list[Action]]:
    """A random whole answer, pick by pick: what is played, and what a person would name (forced picks too)."""
    trial = state.clone()
    asked = set_asked(state, seat)
    assert asked is not None
    played: list[Action] = []
    named: list[Action] = []
    going = True
    while going:
        action = any_action(trial, seat, dice)
        played.append(action)
        named.append(action)
        going = pick(trial, seat, action)
        while going:
            forced = trial.asking().forced(trial)
            if forced is None:
                break
            if forced in parts(asked):
                named.append(forced)
            going = pick(trial, seat, forced)
    return played, named


def canonical(asked: PickSet, played: list[Action]) -> list[Action]:
    """The picks sorted by rank, where every rank is one candidate's."""
    rank = {action: candidate.rank for candidate in asked.candidates for action in candidate.actions}
    return sorted(played, key=lambda action: rank.get(action, 1000))


def met(game: Game) -> Counter[str]:
    """Play, and give every set that comes in several orders; how many there were of each kind."""
    found: Counter[str] = Counter()
    dice = dice_from_seed(f"sets of {game.name}")
    setups = setups_of(game, 3, "sets")
    for number in range(GAMES):
        setup = setups[number % len(setups)]
        state = setup.start(f"sets {number}")
        while not state.over:
            seat = any_seat(state, dice)
            name = state.asking().name
            if set_asked(state, seat) is not None and found[name] < OF_A_KIND:
                found[name] += 1
                check_orders(setup, state, seat, dice)
            state.apply(seat, any_action(state, seat, dice))
    return found


def check_orders(setup: Setup, state: State, seat: int, dice: Dice) -> None:
    asked = set_asked(state, seat)
    assert asked is not None
    before = state.key()
    played, named = one_answer(state, seat, dice)
    if len(named) == 1 and named[0] is not asked.stop and named[0] not in parts(asked):
        return  # an answer that stands alone: no set
    ranks = [candidate.rank for candidate in asked.candidates]
    for _ in range(ORDERS):
        given = shuffled(named, dice)
        try:
            found = sequence(state, seat, given)
        except ClioError as error:
            raise AssertionError(f"{setup}: {state.asking()} refuses {given}: {error}") from None
        order_is_free = len(set(ranks)) == len(ranks)
        wanted = canonical(asked, played) if order_is_free else found
        assert played_out(state, seat, found) == played_out(state, seat, wanted), f"{given} is not {wanted}"
        assert Counter(found) <= Counter(named), "something was played that was not given"
    assert state.key() == before, "a question about a set changed the table"


def parts(asked: PickSet) -> list[Action]:
    return [action for candidate in asked.candidates for action in candidate.actions]


def played_out(state: State, seat: int, actions: list[Action]) -> object:
    copy = state.clone()
    for action in actions:
        copy.apply(seat, action)
    return copy.key()


@pytest.mark.parametrize("game", GAMES_WITH_SETS, ids=[game.name for game in GAMES_WITH_SETS])
def test_every_set_is_taken_in_any_order(game: Game) -> None:
    found = met(game)
    assert SETS[game.name] - RARE <= set(found) <= SETS[game.name], "questions that are sets and were (not) met"
