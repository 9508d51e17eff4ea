"""Looking ahead in one world: an action to its end, a whole turn, some turns of everybody.

Tables are compared at the same moment: all at the end of an action, or all at the end of a turn. What other seats are
asked on the way they answer by the same evaluation, each for itself. Compiled: a decision of the stronger bots goes
through thousands of tables.
"""

from __future__ import annotations

import math
from typing import Any, Final

from clio.bots.value import Value
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.redeal import redeal
from clio.engine.state import State
from clio.engine.step import Step

NODES: Final = 200  # tables looked at for one decision, besides those it can choose between
DEEPEST: Final = 40  # decisions of one turn that are planned; what follows is played by the next decision
ANSWERS: Final = 30  # of other seats that are played out before one's own turn goes on
LONGEST: Final = 300  # actions of one rollout


def sensible(world: State, seat: int) -> list[Action]:
    """What a bot that wants to win looks at: everything but the actions that end its own game."""
    legal = world.legal(seat)
    rare = world.game.rare_actions
    found = []
    for action in legal:
        if not rare[action.index]:
            found.append(action)
    return found or legal


class Look:
    """One decision being thought about: where it began, and how many more tables may be looked at.

    An action of the rulebook is often several decisions: discover, then pay card by card. Its end can be read from the
    agenda: it is over when the step that asked is asking again (the very same object: it put itself back), or when that
    step is gone and with it everything that lay above it.
    """

    def __init__(self, world: State, seat: int, nodes: int, evaluation: Value, dice: Dice | None = None) -> None:
        self.seat = seat
        self.dice = dice  # with them, what is drawn on the way is chosen without knowing what lies there
        self.home: Step[Any] = world.agenda[-1]
        self.depth = len(world.agenda)
        self.evaluation = evaluation
        self.left = nodes

    def finished(self, state: State) -> bool:
        """Is the action over, as far as this seat is asked?"""
        if not state.open_mask() >> self.seat & 1:
            return True
        depth = len(state.agenda)
        return depth < self.depth or (depth == self.depth and state.agenda[-1] is self.home)

    def follow(self, state: State, share: int) -> State:
        """The table after the rest of the action: at each step the child that looks best by itself.

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
            state = best_child(state, seat, legal, self.evaluation, self.dice)
        return state

    def ends(self, world: State, actions: list[Action]) -> list[State]:
        """The table at the end of each action."""
        found = []
        for number, action in enumerate(actions):
            child = world.clone()
            child.apply(self.seat, action)
            # What one action leaves of its share of the budget, the later ones may use.
            found.append(self.follow(child, self.left // (len(actions) - number)))
        return found


def best_child(state: State, seat: int, legal: list[Action], evaluation: Value, dice: Dice | None = None) -> State:
    """The table after the action that looks best by itself; the first of several.

    With dice, where one of them shows the seat a card that it does not see yet, another world decides.
    """
    best: State | None = None
    top = 0.0
    hidden = 0 if dice is None else hidden_from(state, seat)
    for action in legal:
        child = state.clone()
        child.apply(seat, action)
        if dice is not None and hidden_from(child, seat) < hidden:
            state.apply(seat, unseen_best(state, seat, legal, evaluation, dice))
            return state
        value = evaluation.value(child, seat)
        if best is None or value > top:
            best = child
            top = value
    assert best is not None
    return best


def hidden_from(state: State, seat: int) -> int:
    """How many cards the seat does not see."""
    sees = state.layout.sees
    return sum(len(cards) for zone, cards in enumerate(state.zones) if not sees[zone] >> seat & 1)


def unseen_best(state: State, seat: int, legal: list[Action], evaluation: Value, dice: Dice) -> Action:
    """The action that looks best in another world, so that nobody chooses by cards that nobody sees."""
    other = redeal(state, seat, dice)
    children = []
    for action in legal:
        child = other.clone()
        child.apply(seat, action)
        children.append(child)
    return legal[best_of(children, seat, evaluation)]


def best_of(tables: list[State], seat: int, evaluation: Value) -> int:
    """The place of the table that looks best; the first of several."""
    best = 0
    top = -math.inf
    for place, table in enumerate(tables):
        value = evaluation.value(table, seat)
        if value > top:
            best = place
            top = value
    return best


def asked_first(state: State) -> tuple[int, list[Action]]:
    """The first seat that is asked, and what it looks at."""
    mask = state.open_mask()
    seat = (mask & -mask).bit_length() - 1
    return seat, sensible(state, seat)


def step_on(state: State, evaluation: Value) -> State:
    """The table after one more decision, by whoever is asked first, each for itself."""
    seat, legal = asked_first(state)
    if len(legal) == 1:
        state.apply(seat, legal[0])
        return state
    return best_child(state, seat, legal, evaluation)


def answered(state: State, seat: int, evaluation: Value) -> State:
    """The table when the seat is asked again in its own turn, or when its turn is over."""
    for _ in range(ANSWERS):
        if state.result is not None or state.acting() != seat or state.open_mask() >> seat & 1:
            break
        state = step_on(state, evaluation)
    return state


def act_on(
    state: State,
    thought: int,
    evaluation: Value,
    dice: Dice | None = None,
    done: list[tuple[int, Action]] | None = None,
    compared: Value | None = None,
) -> State:
    """The table after one more action, to its end, by whoever is asked first, each for itself; `done` is told which.

    Actions are compared at their ends, as everywhere: in the middle of one, what is paid counts and what is gained
    does not yet. `compared` is by what, if by something else than what leads there.
    """
    at_end = compared or evaluation
    seat, legal = asked_first(state)
    if len(legal) == 1:
        state.apply(seat, legal[0])
        return state
    if dice is None:
        ends = Look(state, seat, thought, evaluation).ends(state, legal)
        best = best_of(ends, seat, at_end)
        if done is not None:
            done.append((seat, legal[best]))
        return ends[best]
    other = redeal(state, seat, dice)
    ends = Look(other, seat, thought, evaluation, dice).ends(other, legal)
    look = Look(state, seat, thought, evaluation, dice)
    state.apply(seat, legal[best_of(ends, seat, at_end)])
    return look.follow(state, thought)


def rolled_out(
    state: State,
    who: int,
    turns: int,
    thought: int,
    evaluation: Value,
    dice: Dice | None = None,
    done: list[tuple[int, Action]] | None = None,
    compared: Value | None = None,
) -> State:
    """The table after the turn of `who` and so many turns more, of anybody. The state is used up.

    Whose turn it was is told by the caller: some candidates have ended it and some have not, and all of them are to be
    compared at the same moment. `done` is told what everybody chose.
    """
    for _ in range(LONGEST):
        if state.result is not None:
            break
        if state.acting() != who:
            who = state.acting()
            turns -= 1
            if turns < 0:
                break
        state = act_on(state, thought, evaluation, dice, done, compared)
    return state


def best_rest(
    state: State,
    seat: int,
    width: int,
    thought: int,
    evaluation: Value,
    compared: Value | None = None,
    judge: Value | None = None,
) -> State:
    """The table at the end of the turn, by the best of the ways to play on that a beam of whole actions finds.

    Ends of actions are compared by `compared`, ends of the turn by `judge`, if by something else than what leads there.
    Wherever a turn can be ended it is compared with those that go on, at their ends. The turn must be the seat's own.
    """
    at_end = compared or evaluation
    at_turn = judge or evaluation
    best: Line | None = None
    beam = [state]
    for _ in range(DEEPEST):
        going_on = []
        for table in beam:
            table = answered(table, seat, evaluation)
            under_way = table.result is None and table.acting() == seat and table.open_mask() >> seat & 1
            legal = sensible(table, seat) if under_way else []
            for end in Look(table, seat, thought, evaluation).ends(table, legal) if under_way else [table]:
                if end.result is None and end.acting() == seat:
                    going_on.append(Line(0, end, at_end.value(end, seat)))
                    continue
                line = Line(0, end, at_turn.value(end, seat))
                if best is None or line.value > best.value:
                    best = line
        beam = [line.state for line in distinct(going_on, width)]
        if not beam:
            break
    return best.state if best is not None else state


class Line:
    """A way a turn may go: what it begins with, where it has come to, and how that looks."""

    def __init__(self, first: int, state: State, value: float, way: tuple[Action, ...] = ()) -> None:
        self.first = first  # its first action, as a place in the list of those that were to be compared
        self.state = state
        self.value = value
        self.way = way  # of a turn: the actions it is made of


def best_turns(
    world: State, seat: int, actions: list[Action], width: int, nodes: int, evaluation: Value
) -> list[Line | None]:
    """For each action the best whole turn that begins with it, as far as a beam of so many tables finds it.

    None for an action whose turns all fell out of the beam. The seat must be the one whose turn it is.
    """
    found: list[Line | None] = [None] * len(actions)
    beam = []
    for number, action in enumerate(actions):
        child = world.clone()
        child.apply(seat, action)
        beam.append(Line(number, child, 0.0, (action,)))
    for _ in range(DEEPEST):
        open_lines = []
        for line in beam:
            line.state = answered(line.state, seat, evaluation)
            line.value = evaluation.value(line.state, seat)
            state = line.state
            if state.result is None and state.acting() == seat and state.open_mask() >> seat & 1:
                open_lines.append(line)
            else:
                old = found[line.first]
                if old is None or line.value > old.value:
                    found[line.first] = line
        nodes -= len(beam)
        beam = []
        for line in distinct(open_lines, width):
            legal = sensible(line.state, seat)
            if nodes < len(legal):
                legal = legal[-1:]  # as a rule the action that ends the turn
            for action in legal:
                child = line.state.clone()
                child.apply(seat, action)
                beam.append(Line(line.first, child, 0.0, (*line.way, action)))
        if not beam:
            break
    return found


def distinct(lines: list[Line], width: int) -> list[Line]:
    """The best of them; of tables that look exactly as good only one, for they are mostly the same."""
    kept: list[Line] = []
    seen: set[float] = set()
    for line in sorted(lines, key=_worst_last):
        if line.value not in seen:
            seen.add(line.value)
            kept.append(line)
            if len(kept) == width:
                break
    return kept


def _worst_last(line: Line) -> tuple[float, int]:
    return (-line.value, line.first)
