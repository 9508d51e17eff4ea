"""Fitting weights to choices: what the best candidates of a decision led to, in the same worlds.

Games are played, and at some of their decisions each of the best candidates is played on, by quick bots, to the end
of its action, of the turn and of the game. Only differences between candidates of one decision count in the fit. Who
fits to results of games (`ends.py`) learns mostly who was ahead anyway; a bot that chooses must know what its choice
changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy
from numpy.typing import NDArray

from clio.arena.play import Order, seat_dice
from clio.bots import decide, make
from clio.bots.look import Look, rolled_out, sensible
from clio.bots.plan import Plan
from clio.engine.action import Action
from clio.engine.dice import dice_from_seed
from clio.engine.evaluation import Evaluation, Terms
from clio.engine.redeal import redeal
from clio.engine.registry import load
from clio.engine.state import State
from clio.training.ends import Floats, chances

LONGEST: Final = 4000  # decisions: a game that nobody ends by then is left where it is
PLAYER: Final = "plan:worlds=2:nodes=60"
CHOOSER: Final = "plan:worlds=4:nodes=120"  # names the candidates
CANDIDATES: Final = 6  # the last of them by lot, so that something is known of the others too
WORLDS: Final = 8
TRIES: Final = 6  # of 100 decisions made at random
ASKED: Final = 8  # of 100 decisions looked at, where there are three choices or more
NODES: Final = 120
THOUGHT: Final = 24
TURNS: Final = 200  # of a rollout, and so often one goes on; a game that has not ended then is left out
AGAIN: Final = 8
SPREAD: Final = 12.0  # points, as in weights/levels.toml
CLOSE: Final = 1 / (4 * SPREAD)  # chance for a point of lead when all is even


@dataclass(frozen=True)
class Searched:
    """A game to be played and searched. Everything in it can be sent to another process."""

    game: str
    players: int
    seed: int


@dataclass(frozen=True)
class Candidate:
    """What one candidate led to: means over worlds."""

    decision: tuple[int, int]  # which game, and which of its decisions
    action: Floats  # at the end of the action: by how much the terms of the seat and of its best rival differ
    turn: Floats  # the same at the end of the turn
    lead: float  # at the end of the game, as a chance above one half
    won: float


class Searcher:
    """The bots and judges that a search needs."""

    def __init__(self, searched: Searched) -> None:
        game = load(searched.game)
        terms = game.evaluation_by("ends")
        chooser = make(CHOOSER)
        assert isinstance(terms, Terms)
        assert isinstance(chooser, Plan)
        self.searched = searched
        self.game = game
        self.terms = terms
        self.plain: Evaluation = game.evaluation_by("tuned")
        self.chooser = chooser
        self.weights = numpy.array(game.weights("ends").flat())
        self.dice = dice_from_seed(f"adv dice {searched.seed}")

    def candidates(self) -> list[Candidate]:
        """Of all decisions of the game that were looked at."""
        searched = self.searched
        options = dict(self.game.complete({"players": str(searched.players)}))
        state = self.game.start(options, f"adv {searched.seed}", False)
        seats = range(state.layout.seats)
        players, dice = [make(PLAYER) for _ in seats], [seat_dice(str(searched.seed), seat) for seat in seats]
        order = Order(str(searched.seed))
        found: list[Candidate] = []
        asked = 0
        while not state.over and state.number < LONGEST:
            seat = order.next_seat(state)
            actions = sensible(state, seat)
            if len(actions) >= 3 and state.acting() == seat and self.dice.below(100) < ASKED:
                found += self.decision(state, seat, actions, asked)
                asked += 1
            if len(actions) > 1 and self.dice.below(100) < TRIES:
                state.apply(seat, actions[self.dice.below(len(actions))])
            else:
                state.apply(seat, decide(players[seat], state, seat, dice[seat]))
        return found

    def chosen(self, world: State, seat: int, actions: list[Action]) -> list[Action]:
        values = self.chooser.values(world, seat, actions, self.dice)
        order = sorted(range(len(actions)), key=lambda place: -values[place])
        best = order[: CANDIDATES - 1]
        if len(order) >= CANDIDATES:
            best.append(order[len(best) + self.dice.below(len(order) - len(best))])
        return [actions[place] for place in best]

    def decision(self, state: State, seat: int, actions: list[Action], number: int) -> list[Candidate]:
        """Each candidate in several worlds, the same for all. Where the game ends at once there is nothing to learn."""
        world = redeal(state, seat, self.dice)
        candidates = self.chosen(world, seat, actions)
        rows: list[list[tuple[Floats, Floats, float, float]]] = [[] for _ in candidates]
        for _ in range(WORLDS):
            world = redeal(world, seat, self.dice)
            ends = Look(world, seat, NODES, self.plain).ends(world, candidates)
            for row, end in zip(rows, ends, strict=True):
                seen = self.played_on(end, seat, state.acting())
                if seen is not None:
                    row.append(seen)
        found = []
        for row in rows:
            if len(row) >= WORLDS - 1:
                action, turn, leads, won = zip(*row, strict=True)
                means = float(numpy.mean(leads)), float(numpy.mean(won))
                found.append(
                    Candidate((self.searched.seed, number), numpy.mean(action, 0), numpy.mean(turn, 0), *means)
                )
        return found

    def played_on(self, end: State, seat: int, who: int) -> tuple[Floats, Floats, float, float] | None:
        action = self.ahead(end, seat)
        table = rolled_out(end.clone(), who, 0, THOUGHT, self.plain)
        turn = self.ahead(table, seat)
        for _ in range(AGAIN):
            if table.result is None:
                table = rolled_out(table, table.acting(), TURNS, THOUGHT, self.plain)
        result = table.result
        if action is None or turn is None or result is None or result.aborted:
            return None
        rival = max(score for other, score in enumerate(result.scores) if other != seat)
        won = (result.places[seat] == 1) / result.places.count(1)
        lead = chances(numpy.array(result.scores[seat] - rival), SPREAD)
        return action, turn, float(lead) - 0.5, won

    def ahead(self, state: State, seat: int) -> Floats | None:
        """By how much the terms of a seat differ from those of its best rival; None when the game is over."""
        if state.result is not None:
            return None
        terms = numpy.array(self.terms.terms(state))
        rivals = [other for other in range(len(terms)) if other != seat]
        best = max(rivals, key=lambda other: float(terms[other] @ self.weights))
        found: Floats = terms[seat] - terms[best]
        return found


def searched(game: Searched) -> list[Candidate]:
    return Searcher(game).candidates()


@dataclass(frozen=True)
class Fit:
    action: Floats  # weights in points of lead
    turn: Floats
    rows: int
    agrees: tuple[float, float]  # correlation with what choices won, in games not fitted to, of action and turn


def fitted(candidates: Sequence[Candidate], caution: float, parts: int = 5) -> Fit:
    """Ridge regression over what candidates of the same decision differ by."""
    decisions = sorted({each.decision for each in candidates})
    places = {decision: place for place, decision in enumerate(decisions)}
    groups = numpy.array([places[each.decision] for each in candidates])
    part = numpy.array([each.decision[0] % parts for each in candidates])
    leads = numpy.array([each.lead for each in candidates])
    even = 0.5 * numpy.array([each.won for each in candidates]) + 0.5 * (leads + 0.5)
    usual = _means(even[:, None], groups)[groups, 0]
    open_still = 4 * usual * (1 - usual)  # where the game is as good as decided a point changes little
    wanted = _apart(leads[:, None], groups)[:, 0]
    weights, agrees = [], []
    for rows in ([each.action for each in candidates], [each.turn for each in candidates]):
        apart = _apart(numpy.array(rows), groups) * open_still[:, None]
        told = numpy.zeros(len(wanted))
        for left_out in range(parts):
            learnt = part != left_out
            told[~learnt] = apart[~learnt] @ _ridge(apart[learnt], wanted[learnt], caution)
        agrees.append(float(numpy.corrcoef(told, wanted)[0, 1]))
        weights.append(_ridge(apart, wanted, caution) / CLOSE)
    return Fit(weights[0], weights[1], len(candidates), (agrees[0], agrees[1]))


def _means(rows: Floats, groups: NDArray[numpy.int64]) -> Floats:
    sums = numpy.zeros((groups.max() + 1, rows.shape[1]))
    numpy.add.at(sums, groups, rows)
    found: Floats = sums / numpy.bincount(groups)[:, None]
    return found


def _apart(rows: Floats, groups: NDArray[numpy.int64]) -> Floats:
    """By how much each row differs from the mean of its decision."""
    found: Floats = rows - _means(rows, groups)[groups]
    return found


def _ridge(rows: Floats, wanted: Floats, caution: float) -> Floats:
    usual = rows.std(0)
    usual[usual < 1e-6] = numpy.inf  # a term that never differs gets no weight
    scaled = rows / usual
    square = scaled.T @ scaled + caution * numpy.eye(rows.shape[1])
    found: Floats = numpy.linalg.solve(square, scaled.T @ wanted) / usual
    return found
