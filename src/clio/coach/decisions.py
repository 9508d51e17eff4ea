"""One decision judged: what was played beside the best of what could have been, all thought about equally hard.

Everything is tried on worlds that look the same to the seat, dealt by dice of the coach's own: what it says depends on
nothing that the seat could not see. The same worlds serve all choices, so that a lucky world favours none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from clio.bots.bot import veiled
from clio.bots.look import Look, best_turns, rolled_out, sensible
from clio.bots.plan import TURN, Plan, Settings, nothing_collected
from clio.bots.value import Value
from clio.coach.ends import Ends
from clio.coach.places import Curve, curve_of, label
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.redeal import redeal
from clio.engine.state import State

BESIDE: Final = 3  # choices that are judged beside the one that was played
FIRST: Final = 4  # of so many worlds all choices are looked at in one


@dataclass(frozen=True)
class Thinking:
    """How hard the coach thinks: numbers of tables and worlds, never times: the same game is judged the same."""

    settings: Settings  # the search that is best for the game
    first: int  # worlds in which all choices are looked at
    worlds: int  # worlds in which the few best and the one that was played are compared

    def times(self, factor: int) -> Thinking:
        return replace(self, first=self.first * factor, worlds=self.worlds * factor)


def thinking_for(state: State, worlds: int = 0) -> Thinking:
    """As hard as the game's data say (`weights/coach.toml`), or in another number of worlds."""
    settings = curve_of(state.game).settings
    worlds = worlds or settings.worlds
    return Thinking(settings, max(1, worlds // FIRST), worlds)


@dataclass
class Choice:
    """What could be done, and what it is worth: on average over the worlds, for the seat that chooses."""

    action: Action
    place: float  # expected place
    value: float  # what the evaluation says, in points of the game
    ends: Ends = field(default_factory=Ends)  # the tables it led to, for the reason in words
    later: Ends = field(default_factory=Ends)  # some turns on, where they were played


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

    def forget_ends(self) -> None:
        """When the reason is told the ends have said all they had to say, and a review has thousands of them."""
        for choice in self.choices:
            choice.ends = choice.later = Ends()


def judge(state: State, seat: int, played: Action | None, dice: Dice, thinking: Thinking) -> Judged | None:
    """The decision a seat has before it; None where there is nothing to decide.

    The state may be the truth: it is dealt anew before anybody looks at it.
    """
    choices, others = compared(state, seat, [] if played is None else [played], dice, thinking)
    if len(choices) < 2:
        return None
    taken = [place for place, choice in enumerate(choices) if choice.action == played]
    return Judged(seat, choices, taken[0] if taken else -1, others)


@nothing_collected()
def compared(
    state: State, seat: int, wanted: Sequence[Action], dice: Dice, thinking: Thinking, beside: int = BESIDE
) -> tuple[list[Choice], int]:
    """The wanted choices and some of the best beside them, the best first, all tried in the same worlds; and how many
    were left out. Nothing where there is nothing to decide."""
    legal = sensible(state, seat)
    legal = [*legal, *(action for action in wanted if action not in legal)]
    if len(legal) < 2:
        return [], 0
    curve = curve_of(state.game)
    evaluation = curve.value(state.game)
    start = veiled(state, seat)
    worlds = [redeal(start, seat, dice) for _ in range(thinking.worlds)]
    glance = worlds[: thinking.first] if beside else []
    actions = [*wanted, *_promising(glance, seat, legal, wanted, thinking, evaluation)[:beside]]
    choices = [_tried(worlds, seat, action, thinking, curve, evaluation) for action in actions]
    choices.sort(key=lambda choice: (-choice.place, -choice.value))
    return choices, len(legal) - len(choices)


def _promising(
    worlds: list[State],
    seat: int,
    legal: list[Action],
    wanted: Sequence[Action],
    thinking: Thinking,
    evaluation: Value,
) -> list[Action]:
    """The best choices beside the wanted ones, at a glance."""
    plan = Plan(thinking.settings, evaluation)
    totals = [0.0] * len(legal)
    for world in worlds:
        for place, line in enumerate(plan.lines(world, seat, legal, evaluation)):
            totals[place] += line.value
    order = sorted(range(len(legal)), key=lambda place: -totals[place])
    return [legal[place] for place in order if legal[place] not in wanted][:BESIDE]


def _tried(
    worlds: list[State], seat: int, action: Action, thinking: Thinking, curve: Curve, evaluation: Value
) -> Choice:
    """A choice followed to its end in every world.

    Where it is played on from there (how far says `turns`), how that looks counts `simulations` times and how the end
    of the action looks `prior` times: so do the strongest bots.
    """
    place = value = 0.0
    ends, later = Ends(), Ends()
    settings = thinking.settings
    before, after = settings.prior, settings.simulations
    by_hand = worlds[0].game.evaluation_by(settings.weights)  # quick enough to play on by it
    judge = curve.judge(worlds[0].game)
    for world in worlds:
        end, way = _followed(world, seat, action, settings, evaluation)
        ends.add(end, seat, [done.text for done in way])
        looks, worth = curve.places(end, evaluation)[seat], evaluation.value(end, seat)
        if after and world.layout.seats > 1:
            done: list[tuple[int, Action]] = []
            table = rolled_out(end.clone(), world.acting(), settings.turns, settings.thought, by_hand, None, done)
            later.add(table, seat, [action.text, *(one.text for who, one in done if who == seat)])
            looks = (before * looks + after * curve.places(table, judge, later=True)[seat]) / (before + after)
            worth = (before * worth + after * judge.value(table, seat)) / (before + after)
        place += looks
        value += worth
    return Choice(action, place / len(worlds), value / len(worlds), ends, later)


def _followed(
    world: State, seat: int, action: Action, settings: Settings, evaluation: Value
) -> tuple[State, tuple[Action, ...]]:
    """The table at the end of the action or of the turn, and what the turn is made of. All choices together get about
    the budget of one look."""
    if settings.search == TURN and world.acting() == seat:
        width, nodes = max(1, settings.width // BESIDE), max(1, settings.nodes // BESIDE)
        line = best_turns(world, seat, [action], width, nodes, evaluation)[0]
        if line is not None:
            return line.state, line.way
    return Look(world, seat, settings.nodes, evaluation).ends(world, [action])[0], ()
