"""One decision judged: what was played beside the best of what could have been, all thought about equally hard.

Everything is tried on worlds that look the same to the seat, dealt by dice of the coach's own: what it says depends on
nothing that the seat could not see. The same worlds serve all choices, so that a lucky world favours none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from clio.bots.bot import sensible, veiled
from clio.bots.levels import settings_for
from clio.bots.look import Look, best_turns, rolled_out
from clio.bots.plan import TURN, Plan, Settings
from clio.coach.places import Curve, curve_of, label
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.evaluation import Evaluation
from clio.engine.redeal import redeal
from clio.engine.state import State

BESIDE: Final = 3  # choices that are judged beside the one that was played


@dataclass(frozen=True)
class Thinking:
    """How hard the coach thinks: numbers of tables and worlds, never times: the same game is judged the same."""

    settings: Settings  # the search that is best for the game
    first: int = 2  # worlds in which all choices are looked at
    worlds: int = 4  # worlds in which the few best and the one that was played are compared

    def times(self, factor: int) -> Thinking:
        return replace(self, first=self.first * factor, worlds=self.worlds * factor)


def thinking_for(state: State, worlds: int = 4) -> Thinking:
    settings = settings_for(state.game, "coach")
    return Thinking(replace(settings, simulations=0, candidates=1), max(1, worlds // 2), worlds)


@dataclass
class Choice:
    """What could be done, and what it is worth: on average over the worlds, for the seat that chooses."""

    action: Action
    place: float  # expected place
    value: float  # what the evaluation says, in points of the game
    end: State | None = None  # the table it led to in the first world, for the reason in words


@dataclass
class Judged:
    """One decision: the choices, the best first, and which of them was taken (none when only advice was asked)."""

    seat: int
    choices: list[Choice]
    played: int
    others: int  # choices that were looked at and left out

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def taken(self) -> Choice:
        return self.choices[max(self.played, 0)]

    @property
    def lost(self) -> float:
        """Expected place that the choice cost."""
        return max(0.0, self.best.place - self.taken.place)

    @property
    def points(self) -> float:
        """The same in points of the game."""
        return max(0.0, self.best.value - self.taken.value)

    @property
    def label(self) -> str:
        return label(self.lost)


def judge(state: State, seat: int, played: Action | None, dice: Dice, thinking: Thinking) -> Judged | None:
    """The decision a seat has before it; None where there is nothing to decide.

    The state may be the truth: it is dealt anew before anybody looks at it.
    """
    legal = sensible(state, seat)
    if played is not None and played not in legal:
        legal = [*legal, played]
    if len(legal) < 2:
        return None
    curve = curve_of(state.game)
    evaluation = state.game.evaluation_by(curve.weights)
    start = veiled(state, seat)
    worlds = [redeal(start, seat, dice) for _ in range(thinking.worlds)]
    actions = [played, *_promising(worlds[: thinking.first], seat, legal, played, thinking, evaluation)]
    choices = [_tried(worlds, seat, action, thinking, curve, evaluation) for action in actions if action is not None]
    taken = choices[0] if played is not None else None
    choices.sort(key=lambda choice: (-choice.place, -choice.value))
    return Judged(seat, choices, -1 if taken is None else choices.index(taken), len(legal) - len(choices))


def _promising(
    worlds: list[State],
    seat: int,
    legal: list[Action],
    played: Action | None,
    thinking: Thinking,
    evaluation: Evaluation,
) -> list[Action]:
    """The best choices beside the one that was played, at a glance."""
    plan = Plan(thinking.settings, evaluation)
    totals = [0.0] * len(legal)
    for world in worlds:
        for place, line in enumerate(plan.lines(world, seat, legal, evaluation)):
            totals[place] += line.value
    order = sorted(range(len(legal)), key=lambda place: -totals[place])
    return [legal[place] for place in order if legal[place] is not played][:BESIDE]


def _tried(
    worlds: list[State], seat: int, action: Action, thinking: Thinking, curve: Curve, evaluation: Evaluation
) -> Choice:
    """A choice followed to its end in every world."""
    place = value = 0.0
    first: State | None = None
    for world in worlds:
        end = _followed(world, seat, action, thinking.settings, evaluation)
        place += curve.places(end, evaluation)[seat]
        value += evaluation.value(end, seat)
        first = first or end
    return Choice(action, place / len(worlds), value / len(worlds), first)


def _followed(world: State, seat: int, action: Action, settings: Settings, evaluation: Evaluation) -> State:
    """The table at the end of the action, of the turn, or some turns later: as the best search of this game looks."""
    end: State | None = None
    if settings.search == TURN and world.acting() == seat:
        line = best_turns(world, seat, [action], settings.width, settings.nodes, evaluation)[0]
        end = line.state if line is not None else None
    if end is None:
        end = Look(world, seat, settings.nodes, evaluation).ends(world, [action])[0]
    if not settings.turns:
        return end
    return rolled_out(end.clone(), world.acting(), settings.turns, settings.thought, evaluation)
