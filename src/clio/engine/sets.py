"""One answer to one question, given by people or programs: one action, or a whole set in any order.

Bots, records, search and research see a set as its canonical sequence of single picks. `sequence` turns what was given
into that sequence, or says which part is refused and why. It changes nothing, and looks at nothing beyond the question:
what the last pick brings about is never tried.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clio.engine.action import Action
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.ids import Seat
from clio.engine.namer import Namer
from clio.engine.picks import NO_LIMIT, Candidate, PickSet
from clio.engine.refusals import Refusal
from clio.engine.state import State
from clio.engine.step import Together
from clio.engine.words import words


class Refused(ClioError):
    """One of the actions is not legal: which, and why."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.action = action
        self.refusal = refusal


class MoveSaid:
    """A move as a part of a sentence."""

    def __init__(self, game: Game, action: Action) -> None:
        self.game = game
        self.action = action

    def text(self, language: str) -> str:
        return Namer(self.game, words(self.game.packages, language)).full(self.action.text)


def set_asked(state: State, seat: int) -> PickSet | None:
    """The set a seat is asked for now; None where one action is the whole answer."""
    return state.asking().pick_set(state, Seat(seat)) if state.open_mask() >> seat & 1 else None


def sequence(state: State, seat: int, given: Sequence[Action]) -> list[Action]:
    """What was given as the sequence that is played: one legal action, or all picks of a set with its closing word."""
    if not given:
        raise ClioError("nothing-chosen")
    refusal = state.game.refusal(state, seat, given[0])
    asked = set_asked(state, seat)
    if len(given) == 1 and refusal is None:
        return list(given)
    if asked is None:
        raise ClioError("one-answer") if refusal is None else Refused(given[0].text, refusal)
    return Answer(state, seat, asked).in_sequence(given)


class Answer:
    """A set given as the answer to a question that is one."""

    def __init__(self, state: State, seat: int, asked: PickSet) -> None:
        self.state = state
        self.game = state.game
        self.seat = seat
        self.asked = asked
        self.found = {
            action: (place, number if len(candidate.actions) > 1 else 1)
            for place, candidate in enumerate(asked.candidates)
            for number, action in enumerate(candidate.actions, 1)
        }

    def in_sequence(self, given: Sequence[Action]) -> list[Action]:
        taken: dict[int, int] = {}  # by candidate how many, in the order given
        order: list[int] = []  # each pick's candidate, in the order given
        closed = beyond = False
        for action in given:
            if action is self.asked.stop:
                closed = True
            elif action is self.asked.opening:
                beyond = True
            elif action is self.asked.closing:
                continue
            elif action in self.found:
                place, number = self.found[action]
                taken[place] = taken.get(place, 0) + number
                order.append(place)
            else:
                raise self.stranger(action)
        self.check_numbers(taken)
        picks, stop = self.picks(taken, order), self.asked.stop
        if closed and stop is not None:
            picks.append(stop)
        opening, closing = self.asked.opening, self.asked.closing
        if opening is None or closing is None:
            return self.walk(picks, stop)
        try:
            return self.walk([opening, *picks, closing], closing) if beyond else self.walk(picks, None)
        except ClioError as problem:
            try:
                return self.walk([opening, *picks, closing], closing)
            except ClioError:
                raise problem from None

    def stranger(self, action: Action) -> ClioError:
        """Something that is no part of the set: refused by a rule, or an answer that stands alone."""
        refusal = self.game.refusal(self.state, self.seat, action)
        if refusal is None:
            return ClioError("set-stands-alone", move=MoveSaid(self.game, action))
        return Refused(action.text, refusal)

    def check_numbers(self, taken: dict[int, int]) -> None:
        """How many there are of each, and whether it is too little or too much in all."""
        asked, total, counted = self.asked, self.asked.picked, self.asked.picked
        for place, number in taken.items():
            candidate = asked.candidates[place]
            if number > candidate.count:
                move = MoveSaid(self.game, candidate.actions[0])
                raise ClioError("set-only-so-many", move=move, n=candidate.count, given=number)
            total += number * candidate.worth
            counted += min(number, candidate.useful) * candidate.worth
        if sum(taken.values()) > asked.number:
            raise ClioError("set-too-many", n=asked.number, given=sum(taken.values()))
        if not asked.adds_up or (asked.or_none and not taken):
            return
        if counted < asked.least:
            raise ClioError("set-too-little", n=asked.least - counted, picked=counted, need=asked.least)
        if total > asked.most:
            raise ClioError("set-too-much", n=total - asked.most, picked=total, need=asked.most)

    def picks(self, taken: dict[int, int], order: list[int]) -> list[Action]:
        """As the canonical sequence has them: by rank, and within a rank in the order given."""
        found: list[Action] = []
        for place in sorted(order, key=lambda place: self.asked.candidates[place].rank):
            candidate = self.asked.candidates[place]
            if len(candidate.actions) == 1:
                found.append(candidate.actions[0])
            elif taken[place]:
                found.append(candidate.actions[taken[place] - 1])
                taken[place] = 0
        return found

    def walk(self, todo: list[Action], stop: Action | None) -> list[Action]:
        """Each pick must be legal when its turn comes; what everybody sees to be forced is not asked for."""
        trial, played, going = self.state.clone(), list[Action](), True
        todo = list(todo)
        while todo and going:
            action = todo.pop(0)
            if action not in trial.legal(self.seat):
                raise self.reason(trial, action)
            played.append(action)
            if not todo and action is stop:
                return played
            going = pick(trial, self.seat, action)
            while going:
                forced = trial.asking().forced(trial)
                if forced is None:
                    break
                if forced in todo:
                    todo.remove(forced)
                elif todo and todo != [stop]:
                    raise self.reason(trial, todo[0])
                going = pick(trial, self.seat, forced)
        if going:
            if stop in trial.legal(self.seat):
                raise ClioError("set-not-closed", stop=stop.text if stop else "")
            rest = set_asked(trial, self.seat)
            raise ClioError("set-unfinished", n=1 if rest is None else rest.left())
        if todo and todo != [stop]:
            raise ClioError("set-beyond", move=MoveSaid(self.game, todo[0]))
        return played

    def reason(self, trial: State, action: Action) -> ClioError:
        """Why a pick does not go with those before it."""
        for candidate, code in trial.refused(self.seat):
            if candidate is action:
                return Refused(action.text, self.game.refusals[code])
        return ClioError("set-beyond", move=MoveSaid(self.game, action))


def pick(trial: State, seat: int, action: Action) -> bool:
    """Make one pick on a copy, and nothing that follows from it: is the same question still put?"""
    step, depth, chance = trial.asking(), len(trial.agenda), trial.dice.uses
    trial.forget_legal()
    trial.news = 0
    if isinstance(step, Together):
        step.answer(trial, Seat(seat), action)
        return bool(step.open_to(trial) >> seat & 1)
    trial.agenda.pop()
    step.act(trial, Seat(seat), action)
    if trial.over or trial.news >> seat & 1 or trial.dice.uses != chance:
        return False
    return len(trial.agenda) == depth and type(trial.agenda[-1]) is type(step)


# --- how a seat sees it -------------------------------------------------------------------------------


class CandidateView(msgspec.Struct):
    """Something to pick: `actions[0]` once for each of it, or, of several actions, the n-th for n of it."""

    actions: list[str]
    count: int
    worth: int
    useful: int
    ordered: bool  # the order given among such picks matters


class SetView(msgspec.Struct):
    """A set to answer with: what can be picked, how much is needed, what was picked before, and how it ends."""

    candidates: list[CandidateView]
    need: str  # exactly, up-to, at-least, any, between
    least: int
    most: int | None
    picked: int
    number: int | None  # how many picks more at most, where their worth is added up
    or_none: bool
    adds_up: bool
    stop: str | None
    opening: str | None  # said by itself: a set that goes beyond what is needed is simply given
    suggested: list[str]
    surplus: str

    def texts(self) -> dict[str, CandidateView]:
        """Every action that is part of the set, with its candidate."""
        return {action: candidate for candidate in self.candidates for action in candidate.actions}

    def ticks(self) -> dict[str, CandidateView]:
        """What is ticked, once for each of it; nothing where a single pick settles the question."""
        amounts = len(self.candidates) == 1 and len(self.candidates[0].actions) > 1
        single = self.most is not None and self.most - self.picked <= 1
        if single or amounts or sum(candidate.count for candidate in self.candidates) < 2:
            return {}
        return {candidate.actions[0]: candidate for candidate in self.candidates}

    def words(self) -> set[str]:
        """The words around a set, which whoever gives it whole need not say one by one."""
        return {word for word in (self.stop, self.opening) if word is not None}

    def times(self, action: str) -> int:
        """How often something can be ticked."""
        count = self.texts()[action].count
        return count if self.most is None else min(count, self.most - self.picked)


def set_view(asked: PickSet) -> SetView:
    ranks = [candidate.rank for candidate in asked.candidates]
    return SetView(
        candidates=[candidate_view(candidate, ranks) for candidate in asked.candidates],
        need=asked.need(),
        least=asked.least,
        most=None if asked.need() in ("at-least", "any") else asked.most,
        picked=asked.picked,
        number=None if asked.number >= NO_LIMIT else asked.number,
        or_none=asked.or_none,
        adds_up=asked.adds_up,
        stop=asked.stop.text if asked.stop is not None else None,
        opening=asked.opening.text if asked.opening is not None else None,
        suggested=[action.text for action in asked.suggested],
        surplus=asked.surplus,
    )


def candidate_view(candidate: Candidate, ranks: list[int]) -> CandidateView:
    return CandidateView(
        actions=[action.text for action in candidate.actions],
        count=candidate.count,
        worth=candidate.worth,
        useful=candidate.useful,
        ordered=ranks.count(candidate.rank) > 1,
    )
