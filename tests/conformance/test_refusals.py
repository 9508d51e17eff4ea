"""No refusal of a set question cites a reason that is false.

What sets a question takes is found out by giving it every one there is. Then picks are made one by one, and every
refusal on the way is compared with that: a reason that speaks of the order must be true of something that some answer
holds, a reason that speaks of what may still follow must be true of all that may, and any other of all answers. No
reason says one thing or another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.picks import PickSet
from clio.engine.sets import pick, sequence, set_asked
from clio.engine.state import State
from tests.conformance.play import any_action, any_seat, setups_of
from tests.conformance.test_sets import GAMES_WITH_SETS

GAMES = 8  # random games of each game
OF_A_KIND = 20  # questions of one kind that are looked at
MOST_SETS = 600  # questions with more possible sets are left out

ORDER = "order"  # something of a later place is picked already, or something else that goes with it comes first
PASSED = "passed"  # some answer has it, but something of a later place is picked already
FIRST = "first"  # some answers have it, and all of these have something else before it
NO_HELP = "no help"  # as many as help are picked already, and no answer has more
AFTER = "after"  # with what may be picked after it, it does not come out; another sequence may
NEVER = "never"  # no answer has it beside what is picked already
NONE_LEFT = "none left"  # all there are of it are picked
CLAIMS = {
    "refusal-token-after-card": PASSED,
    "refusal-token-after-later-kind": PASSED,
    "refusal-earlier-kind-first": FIRST,
    "refusal-token-before-card": FIRST,
    "refusal-kind-not-missing": NO_HELP,
    "refusal-ascending-order": ORDER,
    "refusal-order": ORDER,
    "refusal-smaller-first": ORDER,
    "refusal-superfluous": NEVER,
    "refusal-too-few-left": AFTER,
    "refusal-not-enough": AFTER,
    "refusal-no-unit": AFTER,
    "refusal-not-reached": AFTER,
    "refusal-too-little": AFTER,
    "refusal-beyond-limit": NEVER,
    "refusal-token-spent": NONE_LEFT,
    "refusal-not-held": NONE_LEFT,
}


def every_set(asked: PickSet) -> Iterator[list[Action]]:
    """Every choice of candidates, as a person would give it."""
    for counts in product(*(range(candidate.count + 1) for candidate in asked.candidates)):
        given: list[Action] = []
        for candidate, count in zip(asked.candidates, counts, strict=True):
            if len(candidate.actions) > 1:
                given += candidate.actions[count - 1 : count]
            else:
                given += [candidate.actions[0]] * count
        yield given


def number_of_sets(asked: PickSet) -> int:
    number = 1
    for candidate in asked.candidates:
        number *= candidate.count + 1
    return number


class Law:
    """What a question takes, found out by giving it everything."""

    def __init__(self, state: State, seat: int, asked: PickSet) -> None:
        self.picks: dict[Action, Counter[Action]] = {}  # so many of which candidate an action picks
        self.ranks: dict[Action, int] = {}
        self.there: dict[Action, int] = {}
        self.helpful: dict[Action, int] = {}
        for candidate in asked.candidates:
            for number, action in enumerate(candidate.actions, 1):
                self.picks[action] = Counter({candidate.actions[0]: number})
                self.ranks[action], self.there[action] = candidate.rank, candidate.count
                self.helpful[action] = candidate.useful
        self.amounts = {
            one for candidate in asked.candidates if len(candidate.actions) > 1 for one in candidate.actions
        }
        self.taken: list[Counter[Action]] = []
        self.plain: list[Counter[Action]] = []  # those that need no word that more is meant than is needed
        stop = [] if asked.stop is None else [asked.stop]
        for given in every_set(asked):
            for whole in [given, given + stop]:
                try:
                    played = sequence(state, seat, whole)
                except ClioError:
                    continue
                answer = sum((self.picks[action] for action in given), Counter[Action]())
                self.taken.append(answer)
                if asked.opening not in played:
                    self.plain.append(answer)

    def is_true(self, claim: str, picked: Counter[Action], action: Action, more: bool) -> bool:
        with_it = picked + self.picks[action]
        if claim == NONE_LEFT:
            return picked[action] >= self.there.get(action, 0)
        late = any(self.ranks[one] > self.ranks[action] for one in picked)
        if claim == ORDER:
            return late or any(with_it <= answer for answer in self.taken)
        answers = [answer for answer in (self.taken if more else self.plain) if with_it <= answer]
        if claim == PASSED:
            return late and bool(answers)
        if claim == FIRST:
            return bool(answers) and not any(self.follows(action, answer - with_it) for answer in answers)
        if claim == NO_HELP:
            return picked[action] >= self.helpful[action] and not answers
        if claim == AFTER and all(self.ranks[one] <= self.ranks[action] for one in picked):
            return not any(self.follows(action, answer - with_it) for answer in answers)
        return claim == AFTER or not answers

    def follows(self, action: Action, rest: Counter[Action]) -> bool:
        """Amounts are named once for each candidate: more of the same would be another action."""
        least = self.ranks[action] + (1 if action in self.amounts else 0)
        return all(self.ranks[one] >= least for one in rest)


def false_reasons(state: State, seat: int, asked: PickSet, dice: Dice, met: Counter[str]) -> list[str]:
    """Pick at random from a question, and compare every refusal on the way with the law; `met` counts them."""
    law = Law(state, seat, asked)
    trial, picked, wrong = state.clone(), Counter[Action](), []
    going, more = True, False
    while going:
        for action, code in trial.refused(seat):
            message = state.game.refusals[code].message
            met[message] += action in law.ranks
            if action in law.ranks and not law.is_true(CLAIMS[message], picked, action, more):
                before = ", ".join(one.text for one in picked.elements())
                wrong.append(f"{trial.asking()}: after [{before}] {action.text!r}: {message}")
        choice = any_action(trial, seat, dice)
        more = more or choice is asked.opening
        picked += law.picks.get(choice, Counter())
        going = pick(trial, seat, choice)
    return wrong


@pytest.mark.parametrize("game", GAMES_WITH_SETS, ids=[game.name for game in GAMES_WITH_SETS])
def test_no_refusal_of_a_set_is_false(game: Game) -> None:
    found: Counter[str] = Counter()
    wrong: list[str] = []
    dice = dice_from_seed(f"refusals of {game.name}")
    setups = setups_of(game, 3, "refusals")
    for number in range(GAMES):
        state = setups[number % len(setups)].start(f"refusals {number}")
        while not state.over:
            seat = any_seat(state, dice)
            asked, name = set_asked(state, seat), state.asking().name
            if asked is not None and asked.picked == 0 and found[name] < OF_A_KIND:
                if number_of_sets(asked) <= MOST_SETS:
                    found[name] += 1
                    wrong += false_reasons(state, seat, asked, dice, Counter())
            state.apply(seat, any_action(state, seat, dice))
    assert len(found) >= 2, f"only {[*found]} were met"
    assert not wrong, "\n".join(wrong)
