"""The bot that looks one whole action ahead and trusts the game's hand-written evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clio.bots.bot import Bot, pick_best, sensible
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.state import State
from clio.engine.step import Step

NODES: Final = 200  # tables looked at for one decision, besides those it can choose between


class Greedy(Bot):
    """Tries each action to its end and takes the one after which the table looks best.

    An action of the rulebook is often several decisions: discover, then pay card by card. Its end is not known to
    this bot but can be read from the agenda: it is over when the step that asked is asking again (the very same
    object: it put itself back), or when that step is gone and with it everything that lay above it.
    """

    name = "greedy"

    def __init__(self, nodes: int = NODES) -> None:
        self.nodes = nodes

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        actions = sensible(world, seat)
        look = Look(world, seat, self.nodes)
        values = []
        for number, action in enumerate(actions):
            child = world.clone()
            child.apply(seat, action)
            # What one action leaves of its share of the budget, the later ones may use.
            values.append(look.follow(child, look.left // (len(actions) - number)))
        return pick_best(actions, values, dice)


class Look:
    """One decision being thought about: where it began, and how many more tables may be looked at."""

    def __init__(self, world: State, seat: int, nodes: int) -> None:
        self.seat = seat
        self.home: Step[Any] = world.agenda[-1]
        self.depth = len(world.agenda)
        self.evaluate: Callable[[State, int], float] = world.game.evaluate
        self.left = nodes

    def finished(self, state: State) -> bool:
        """Is the action over, as far as this seat is asked?"""
        if not state.open_mask() >> self.seat & 1:
            return True
        depth = len(state.agenda)
        return depth < self.depth or (depth == self.depth and state.agenda[-1] is self.home)

    def follow(self, state: State, share: int) -> float:
        """The value of a table after the rest of the action: at each step the child that looks best by itself.

        When the share is used up the rest is played with the first action on the list, unseen.
        """
        seat = self.seat
        while not self.finished(state):
            legal = sensible(state, seat)
            if len(legal) == 1 or len(legal) > share:
                state.apply(seat, legal[0])
                continue
            share -= len(legal)
            self.left -= len(legal)
            state = self.best_child(state, legal)
        return self.evaluate(state, seat)

    def best_child(self, state: State, legal: list[Action]) -> State:
        best: State | None = None
        top = 0.0
        for action in legal:
            child = state.clone()
            child.apply(self.seat, action)
            value = self.evaluate(child, self.seat)
            if best is None or value > top:
                best = child
                top = value
        assert best is not None
        return best
