"""History: the table as it was after any entry of the log, made again from the beginning.

What was taken back never happened for anybody who looks back: the steps are the entries that stand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from clio.engine.errors import ClioError
from clio.engine.match import Match, entries_that_stand
from clio.engine.state import State

EVERY: Final = 32  # steps between two states that are kept


class History:
    """The states a match went through. They are the truth: show views of them, never themselves."""

    def __init__(self, match: Match) -> None:
        self.match = match
        # By (number of steps, last entry): an undo takes entries out and a new one has a higher number, so two
        # ways to the same pair are the same way.
        self._kept: dict[tuple[int, int], State] = {}

    def steps(self, until: int | None = None) -> list[int]:
        """The entries that stand, the set-up (0) first, as the log stood before the entry `until`."""
        return entries_that_stand(self.match.entries if until is None else self.match.entries[:until])

    def after(self, steps: Sequence[int], place: int) -> State:
        """The table after the step at this place (0: as it was set up). Only read it."""
        match = self.match
        begin, base = place, match.base
        if base and steps[place] < base:
            raise ClioError("earlier-rules")
        while begin and (begin, steps[begin]) not in self._kept and (not base or steps[begin] != base):
            begin -= 1
        if base and steps[begin] == base and match.base_state is not None:
            state = match.base_state.clone()
        elif begin == place and place:
            return self._kept[place, steps[place]]
        elif begin:
            state = self._kept[begin, steps[begin]].clone()
        else:
            state = match.game.start(match.options, match.seed, False)
        for number in range(begin + 1, place + 1):
            entry = match.entries[steps[number]]
            state.apply(entry.seat, match.game.actions.find(entry.text))
            if number % EVERY == 0:
                self._kept[number, steps[number]] = state.clone()
        return state

    def scores(self, steps: Sequence[int], places: Collection[int]) -> list[tuple[int, list[int]]]:
        """(place, score of each seat if the game were counted there), in order."""
        *_, found = self.scoring(steps, places)
        return found

    def scoring(self, steps: Sequence[int], places: Collection[int]) -> Iterator[list[tuple[int, list[int]]]]:
        """The same step by step, for who has other things to do in between: what is found so far, always one list."""
        match = self.match
        if match.base_state is not None:
            state = match.base_state.clone()
        else:
            state = match.game.start(match.options, match.seed, False)
        found: list[tuple[int, list[int]]] = []
        for place, number in enumerate(steps):
            if number < match.base:
                continue
            if place and number != match.base:
                entry = match.entries[number]
                state.apply(entry.seat, match.game.actions.find(entry.text))
            if place in places:
                found.append((place, [match.game.score(state, seat) for seat in range(len(match.names))]))
            yield found
