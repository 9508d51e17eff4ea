"""Fitting weights to choices: what the best candidates of a decision led to, in the same worlds.

Games are played, and at some of their decisions each of the best candidates is played on, by quick bots, to the end
of its action, of the turn and of the game. Only differences between candidates of one decision count in the fit. Who
fits to results of games (`ends.py`) learns mostly who was ahead anyway; a bot that chooses must know what its choice
changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
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
PLAYER: Final = "plan:worlds=4:candidates=3:simulations=6:thought=60:compare=actions:judge=turns:spread=12:prior=4"
CHOOSER: Final = "plan:worlds=4:nodes=120:compare=actions"  # names the candidates
CANDIDATES: Final = 6  # the last of them by lot, so that something is known of the others too
WORLDS: Final = 4
TRIES: Final = 6  # of 100 decisions made at random
ASKED: Final = 16  # of 100 decisions looked at, where there are three choices or more
NODES: Final = 120
THOUGHT: Final = 24
TURNS: Final = 200  # of a rollout, and so often one goes on; a game that has not ended then is left out
AGAIN: Final = 8
ROUNDS: Final = (1, 2, 4)  # of everybody's turns, after which is told how things look then
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
    later: Floats  # chances above one half that the judge of today sees: at the end of the turn, and after ROUNDS
    lead: float  # at the end of the game, as a chance above one half
    won: float


Seen = tuple[Floats, Floats, Floats, float, float]  # of one candidate in one world, as in Candidate


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
        self.judge: Evaluation = game.evaluation_by("turns")
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
        rows: list[list[Seen]] = [[] for _ in candidates]
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
                action, turn, later, leads, won = (numpy.mean(each, 0) for each in zip(*row, strict=True))
                decision = self.searched.seed, number
                found.append(Candidate(decision, action, turn, later, float(leads), float(won)))
        return found

    def played_on(self, end: State, seat: int, who: int) -> Seen | None:
        action = self.ahead(end, seat)
        table = rolled_out(end.clone(), who, 0, THOUGHT, self.plain)
        turn = self.ahead(table, seat)
        later = [self.chance(table, seat)]
        rounds = 0
        for more in ROUNDS:
            if table.result is None:
                turns = table.layout.seats * (more - rounds) - 1
                table = rolled_out(table, table.acting(), turns, THOUGHT, self.plain)
            rounds = more
            later.append(self.chance(table, seat))
        for _ in range(AGAIN):
            if table.result is None:
                table = rolled_out(table, table.acting(), TURNS, THOUGHT, self.plain)
        result = table.result
        if action is None or turn is None or result is None or result.aborted:
            return None
        won = (result.places[seat] == 1) / result.places.count(1)
        return action, turn, numpy.array(later), self.chance(table, seat), won

    def chance(self, state: State, seat: int) -> float:
        """The chance that the lead gives, above one half: the final one, or what the judge of today expects."""
        result = state.result
        if result is None:
            lead = self.judge.value(state, seat)
        else:
            lead = result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)
        return float(chances(numpy.array(lead), SPREAD)) - 0.5

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
class Choices:
    """Many candidates, in arrays: a row for each."""

    game: NDArray[numpy.int32]
    decision: NDArray[numpy.int32]  # of the game
    action: NDArray[numpy.float16]  # the terms less those of the first candidate of the decision
    turn: NDArray[numpy.float16]
    later: Floats
    lead: Floats
    won: Floats

    def save(self, path: Path) -> None:
        numpy.savez_compressed(path, **{field.name: getattr(self, field.name) for field in fields(self)})

    @staticmethod
    def load(paths: Sequence[Path]) -> Choices:
        """Those of several files, one after the other."""
        arrays = [numpy.load(path, allow_pickle=False) for path in paths]
        return Choices(*(numpy.concatenate([each[field.name] for each in arrays]) for field in fields(Choices)))


def in_arrays(candidates: Sequence[Candidate]) -> Choices:
    """Candidates of one decision must lie beside each other."""
    action, turn = [], []
    first = candidates[0]
    for each in candidates:
        if each.decision != first.decision:
            first = each
        action.append((each.action - first.action).astype(numpy.float16))
        turn.append((each.turn - first.turn).astype(numpy.float16))
    return Choices(
        numpy.array([each.decision[0] for each in candidates], numpy.int32),
        numpy.array([each.decision[1] for each in candidates], numpy.int32),
        numpy.array(action),
        numpy.array(turn),
        numpy.array([each.later for each in candidates]),
        numpy.array([each.lead for each in candidates]),
        numpy.array([each.won for each in candidates]),
    )


@dataclass(frozen=True)
class Fit:
    action: Floats  # weights in points of lead
    turn: Floats
    rows: int
    agrees: tuple[float, float]  # correlation with what choices won, in games not fitted to, of action and turn


def fitted(choices: Choices, caution: float, ahead: float = 0.0, parts: int = 5) -> Fit:
    """Ridge regression over what candidates of the same decision differ by.

    How a game ends tells the truth, with much noise; how it looks some rounds later, with less. `ahead` is the share of
    the latter.
    """
    starts = _starts(choices)
    part = choices.game % parts
    even = 0.5 * choices.won + 0.5 * (choices.lead + 0.5)
    usual = _means(even[:, None], starts)
    open_still = 4 * usual * (1 - usual)  # where the game is as good as decided a point changes little
    won = _apart(choices.lead[:, None], starts)[:, 0]
    wanted = (1 - ahead) * won + ahead * _apart(choices.later[:, -1:], starts)[:, 0]
    weights, agrees = [], []
    for rows in (choices.action, choices.turn):
        apart = _apart(rows.astype(numpy.float64), starts) * open_still
        told = numpy.zeros(len(wanted))
        for left_out in range(parts):
            learnt = part != left_out
            told[~learnt] = apart[~learnt] @ _ridge(apart[learnt], wanted[learnt], caution)
        agrees.append(float(numpy.corrcoef(told, won)[0, 1]))
        weights.append(_ridge(apart, wanted, caution) / CLOSE)
    return Fit(weights[0], weights[1], len(won), (agrees[0], agrees[1]))


def _starts(choices: Choices) -> NDArray[numpy.int64]:
    """Where the candidates of each decision begin."""
    other = (numpy.diff(choices.game) != 0) | (numpy.diff(choices.decision) != 0)
    return numpy.concatenate([numpy.zeros(1, numpy.int64), numpy.nonzero(other)[0] + 1])


def _means(rows: Floats, starts: NDArray[numpy.int64]) -> Floats:
    """For each row the mean of its decision."""
    counts = numpy.diff(numpy.append(starts, len(rows)))
    found: Floats = numpy.repeat(numpy.add.reduceat(rows, starts, axis=0) / counts[:, None], counts, axis=0)
    return found


def _apart(rows: Floats, starts: NDArray[numpy.int64]) -> Floats:
    """By how much each row differs from the mean of its decision."""
    return rows - _means(rows, starts)


def _ridge(rows: Floats, wanted: Floats, caution: float) -> Floats:
    usual = rows.std(0)
    usual[usual < 1e-6] = numpy.inf  # a term that never differs gets no weight
    scaled = rows / usual
    square = scaled.T @ scaled + caution * numpy.eye(rows.shape[1])
    found: Floats = numpy.linalg.solve(square, scaled.T @ wanted) / usual
    return found
