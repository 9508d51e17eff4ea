"""The bots that look ahead in several worlds. How far and how broadly is a matter of settings; the rest is the same."""

from __future__ import annotations

import gc
import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any, Final

from clio.bots.bot import Bot, pick_best
from clio.bots.look import Line, Look, best_rest, best_turns, rolled_out, sensible
from clio.bots.value import HAND, Value, net_digest, value_of
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.game import Game
from clio.engine.redeal import redeal
from clio.engine.state import State

ACTION: Final = "action"
TURN: Final = "turn"
SEARCHES: Final = (ACTION, TURN)
PLAYS_ON: Final = "by what compares"  # as bots with weights for it do; games that others played before are not theirs


@dataclass(frozen=True)
class Settings:
    """How a bot thinks. Budgets are numbers of tables and worlds, never times: the same dice give the same choice."""

    weights: str = "tuned"
    value: str = HAND  # or NET: the hand-written value as a net corrects it (bots/value.py), or the file of a net
    learnt: int = 100  # per cent of what the net says that are believed
    search: str = ACTION  # compare tables at the end of an action, or of the whole turn
    worlds: int = 4  # in which every candidate is tried
    nodes: int = 200  # tables looked at in each world
    width: int = 6  # lines of a whole turn that are kept side by side
    candidates: int = 6  # of the best that are tried further, if there are rollouts
    simulations: int = 0  # rollouts, shared out by sequential halving
    turns: int = 0  # in rollouts: of everybody, played on after the turn under way before tables are compared
    prior: int = 0  # as many rollouts as what was seen before them counts for
    broad: int = 0  # ways to play the rest of the turn that are kept side by side; 0: always what looks best by itself
    thought: int = 24  # tables looked at for one action of those who play on, besides those they can choose between
    blind: int = 0  # 1: those who play on do not know the cards that lie in their world either
    along: int = 0  # 1: a rollout counts as the mean of the ends of all its turns, not as the end of the last
    compare: str = ""  # the weights by which tables are compared at the ends of actions; none: those of `value`
    judge: str = ""  # the weights by which tables are compared where rollouts come to; none: those of `value`
    spread: int = 0  # points: a table counts as the chance that so great a lead gives; 0: as its points


def settings_from(values: dict[str, Any]) -> Settings:
    """Settings from data; a wrong name is a mistake in the file."""
    known = {field.name for field in fields(Settings)}
    unknown = values.keys() - known
    if unknown or values.get("search", ACTION) not in SEARCHES:
        raise ValueError(f"unknown settings of a bot: {sorted(unknown) or values['search']}")
    return Settings(**values)


@contextmanager
def nothing_collected() -> Iterator[None]:
    """While this lasts, Python does not look for objects that hold each other.

    Thousands of tables live while a decision is thought about, and none of them is part of such a knot: to look through
    all of them again and again took up to a third of the time.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Plan(Bot):
    """Tries each action in several worlds, the same for all, and takes the one that looks best on average."""

    name = "plan"

    def __init__(self, settings: Settings, evaluation: Value | None = None) -> None:
        self.settings = settings
        self.given = evaluation  # another than those that come with the game: when weights are tuned

    def makeup(self, game: Game) -> str:
        settings = self.settings
        weights = [game.weights(name).toml() for name in (settings.weights, settings.compare, settings.judge) if name]
        plays_on = [PLAYS_ON] if settings.compare and self.given is None else []
        return "\n".join([repr(settings), *weights, *plays_on, net_digest(game.package, settings.value)])

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        actions = sensible(world, seat)
        if len(actions) == 1:
            return actions[0]
        return pick_best(actions, self.values(world, seat, actions, dice), dice)

    @nothing_collected()
    def values(self, world: State, seat: int, actions: list[Action], dice: Dice) -> list[float]:
        """What each action is worth: the higher, the better."""
        settings = self.settings
        evaluation = self.value(world.game)
        totals = [0.0] * len(actions)
        alone = world.layout.seats == 1  # nobody to win against: points are all there is
        for number in range(settings.worlds):
            if number:
                world = redeal(world, seat, dice)
            for place, line in enumerate(self.lines(world, seat, actions, evaluation)):
                totals[place] += line.value if alone else self.counted(line.value)
        means = [total / settings.worlds for total in totals]
        if settings.simulations and settings.candidates > 1 and not alone:
            return self.tried_further(world, seat, actions, means, evaluation, dice)
        return means

    def counted(self, value: float) -> float:
        """What a table adds to the mean of several.

        A game that is over is worth more than any lead. In a mean over worlds, one in which it ends would outweigh all
        the others; as a chance to win it counts for what it is.
        """
        spread = self.settings.spread
        return 0.5 + 0.5 * math.tanh(value / (2 * spread)) if spread else value

    def value(self, game: Game) -> Value:
        """How this bot judges a table."""
        return value_of(game, self.settings.value, self.by_hand(game), self.settings.learnt)

    def by_hand(self, game: Game) -> Value:
        """The hand-written value: quick enough to play on by it for some turns."""
        return self.given or game.evaluation_by(self.settings.weights)

    def fitted(self, world: State, weights: str, evaluation: Value) -> Value:
        """How tables are compared where weights of their own are named for it. Who has other aims keeps to them.

        Those weights were fitted to how seats differ from each other: they know nothing of playing alone.
        """
        by_itself = not weights or self.given is not None or world.layout.seats == 1
        return evaluation if by_itself else world.game.evaluation_by(weights)

    def played_on(self, state: State, seat: int, whose: int, judge: Value, unseen: Dice | None) -> float:
        """What a table is worth when the turn under way and some more are over."""
        settings = self.settings
        by_hand = self.by_hand(state.game)
        compared = self.fitted(state, settings.compare, by_hand)
        parts = [0] * (settings.turns + 1) if settings.along else [settings.turns]
        total = 0.0
        for turns in parts:
            state = rolled_out(state, whose, turns, settings.thought, by_hand, unseen, None, compared)
            total += self.counted(judge.value(state, seat))
            whose = state.acting()
        return total / len(parts)

    def lines(
        self, world: State, seat: int, actions: list[Action], evaluation: Value, dice: Dice | None = None
    ) -> list[Line]:
        """Where each action leads in one world, at the end of the action or of the turn."""
        settings = self.settings
        if settings.search == TURN and world.acting() == seat:
            found = best_turns(world, seat, actions, settings.width, settings.nodes, evaluation)
            worst = min((line for line in found if line is not None), key=_value, default=None)
            if worst is not None:  # what fell out of the beam is no better than the worst that stayed
                return [line or worst for line in found]
        look = Look(world, seat, settings.nodes, evaluation, dice)
        compared = self.fitted(world, settings.compare, evaluation)
        ends = look.ends(world, actions)
        return [Line(place, end, compared.value(end, seat)) for place, end in enumerate(ends)]

    def tried_further(
        self, world: State, seat: int, actions: list[Action], means: list[float], evaluation: Value, dice: Dice
    ) -> list[float]:
        """Play on from the best candidates by sequential halving: the worse half of them falls out, round by round.

        Each round deals new worlds, the same for all who are left in it.
        """
        settings = self.settings
        order = sorted(range(len(actions)), key=lambda place: -means[place])
        alive = order[: settings.candidates]
        rounds = max(1, (len(alive) - 1).bit_length())
        totals = {place: settings.prior * means[place] for place in alive}
        counts = dict.fromkeys(alive, settings.prior)
        ranked: list[int] = []  # who fell out, the worst first
        whose = world.acting()
        by_hand = self.by_hand(world.game)
        compared = self.fitted(world, settings.compare, by_hand)
        judge = self.fitted(world, settings.judge, evaluation)
        unseen = dice if settings.blind else None
        for _ in range(rounds):
            for _ in range(max(1, settings.simulations // (rounds * len(alive)))):
                world = redeal(world, seat, dice)
                lines = self.lines(world, seat, [actions[place] for place in alive], evaluation, unseen)
                for place, line in zip(alive, lines, strict=True):
                    end = line.state.clone()
                    if settings.broad and whose == seat:
                        end = best_rest(end, seat, settings.broad, settings.thought, by_hand, compared, judge)
                    totals[place] += self.played_on(end, seat, whose, judge, unseen)
                    counts[place] += 1
            alive.sort(key=lambda place: totals[place] / counts[place])
            half = len(alive) // 2
            ranked += alive[:half]
            alive = alive[half:]
        ranked += alive
        # Only the order counts now: candidates as halving left them, above all others as they were.
        values = [float(-len(actions) - order.index(place)) for place in range(len(actions))]
        for rank, place in enumerate(ranked):
            values[place] = float(rank)
        return values


def _value(line: Line) -> float:
    return line.value
