"""A set as a question: what can be picked, how many of each, what each is worth, and how much is needed.

A step declares it (`Ask.pick_set`) only when somebody asks: play never pays for it.
"""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action

NO_LIMIT: Final = 9999  # as much as one likes


class Candidate:
    """Something that can be picked, perhaps several times."""

    def __init__(self, actions: list[Action], count: int, worth: int, useful: int, rank: int) -> None:
        self.actions = actions  # one action for each of it; or several: the n-th takes n of it at once
        self.count = count  # how many there are
        self.worth = worth  # what each adds to the sum that is needed
        self.useful = useful  # how many of it add something
        self.rank = rank  # its place in the canonical sequence; equal ranks stay in the order given


class PickSet:
    """All that can be picked now, and what is needed: from `least` to `most` together, so far `picked`."""

    def __init__(self, least: int, most: int, stop: Action | None = None) -> None:
        self.candidates: list[Candidate] = []
        self.least = least
        self.most = most
        self.stop = stop  # the word that ends it, if it does not end by itself
        self.picked = 0  # of all this, what was picked before, one by one
        self.number = NO_LIMIT  # where worth is added up: how many picks more at most
        self.or_none = False  # nothing at all will do as well, although less than `least` will not
        self.adds_up = True  # False: the worth of some depends on what else is picked
        # Where it ends by itself as soon as it is enough: the words before and after a set that goes beyond that.
        self.opening: Action | None = None
        self.closing: Action | None = None
        self.suggested: list[Action] = []  # a good answer, where the game knows one
        self.surplus = ""  # what becomes of too much: the id of a message

    def add(self, action: Action, count: int = 1, worth: int = 1) -> Candidate:
        """So many of something, each named by this action; they come in the order in which they are added."""
        found = Candidate([action], count, worth, count, len(self.candidates))
        self.candidates.append(found)
        return found

    def add_amounts(self, actions: list[Action]) -> Candidate:
        """From 1 to as many as there are actions of something, each amount named by an action of its own."""
        count = len(actions)
        found = Candidate(actions, count, 1, count, len(self.candidates))
        self.candidates.append(found)
        return found

    def need(self) -> str:
        """In a word: exactly, up-to, at-least, any, or between."""
        if self.most >= NO_LIMIT:
            return "at-least" if self.least else "any"
        if self.least == self.most:
            return "exactly"
        return "between" if self.least else "up-to"

    def left(self) -> int:
        """How much is still needed; of what is needed no more, how much more is possible."""
        if self.picked < self.least:
            return self.least - self.picked
        return self.most - self.picked if self.most < NO_LIMIT else 0
