"""How steep the curve of a game is: fitted to games between bots, by what became of every two seats."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from clio import bots
from clio.bots.bot import decide
from clio.coach.places import STEEPEST, curve_of
from clio.engine.dice import dice_from_seed
from clio.engine.registry import load

KNOTS: Final = 4  # places between the beginning and the end at which the steepness is fitted
ROUNDS: Final = 400
AHEAD: Final = attrgetter("ahead")
BY_HAND: Final = attrgetter("by_hand")
JUDGED: Final = attrgetter("judged")


@dataclass(frozen=True)
class Trial:
    """A game to be played for the fit; it can be sent to another process."""

    game: str
    players: int
    seed: str
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Pair:
    """Two seats in the middle of a game, and how it ended between them: 1 before the other, 0 behind, a half equal."""

    asked: int  # questions of the game so far
    ahead: float  # by the value that the coach judges by
    by_hand: float  # the same by the hand-written value alone
    judged: float  # the same by what judges tables that were played on to
    outcome: float


@dataclass(frozen=True)
class Played:
    players: int
    questions: int
    pairs: list[Pair]


def played(trial: Trial) -> Played:
    """One game between bots, looked at whenever a turn is over."""
    game = load(trial.game)
    state = game.new(players=trial.players, seed=trial.seed)
    seats = range(trial.players)
    makers = [bots.make(name) for name in trial.seats]
    dice = [dice_from_seed(f"fit {seat} of {trial.seed}") for seat in seats]
    curve = curve_of(game)
    judges = (curve.value(game), game.evaluation_by(curve.settings.weights), curve.judge(game))
    seen: list[tuple[int, list[list[float]]]] = []
    while not state.over:
        seat = state.seats_open()[0]
        who = state.acting()
        state.apply(seat, decide(makers[seat], state, seat, dice[seat]))
        if not state.over and state.acting() != who:
            seen.append((state.opened, [[judge.value(state, each) for judge in judges] for each in seats]))
    result = state.result
    assert result is not None
    pairs = []
    for asked, values in seen:
        for first in seats:
            for other in range(first):
                ends = result.places[first], result.places[other]
                outcome = 1.0 if ends[0] < ends[1] else 0.5 * (ends[0] == ends[1])
                leads = (mine - theirs for mine, theirs in zip(values[first], values[other], strict=True))
                ahead, by_hand, judged = leads
                pairs.append(Pair(asked, ahead, by_hand, judged, outcome))
    return Played(trial.players, state.opened, pairs)


def usual_questions(games: Sequence[Played]) -> dict[int, int]:
    """How many questions a game of so many players usually asks."""
    found: dict[int, list[int]] = {}
    for game in games:
        found.setdefault(game.players, []).append(game.questions)
    return {players: round(sum(counts) / len(counts)) for players, counts in sorted(found.items())}


def fit(games: Sequence[Played], lead: Callable[[Pair], float] = AHEAD) -> tuple[list[float], float]:
    """The steepness at each knot, and how surprised the curve still is by a pair on average (0.69 is a coin's).

    Plain gradient descent on logarithms, so that no steepness becomes negative. Every game counts the same.
    """
    usual = usual_questions(games)
    rows = [
        (
            *_between(pair.asked / usual[game.players]),
            pair,
            lead(pair),
            1 / len(game.pairs),
        )
        for game in games
        for pair in game.pairs
    ]
    spread = sum(abs(ahead) for *_, ahead, _ in rows) / max(1, len(rows)) or 1.0
    logs = [math.log(1 / spread)] * KNOTS
    surprise = 0.0
    total = sum(weight for *_, weight in rows) or 1.0
    for _ in range(ROUNDS):
        steep = [math.exp(log) for log in logs]
        slopes = [0.0] * KNOTS
        surprise = 0.0
        for low, share, pair, ahead, weight in rows:
            steepness = (1 - share) * steep[low] + share * steep[low + 1]
            power = max(-STEEPEST, min(STEEPEST, steepness * ahead))
            chance = min(1 - 1e-9, max(1e-9, 1 / (1 + math.exp(-power))))
            surprise -= weight * (pair.outcome * math.log(chance) + (1 - pair.outcome) * math.log(1 - chance))
            push = weight * (chance - pair.outcome) * ahead
            slopes[low] += push * (1 - share) * steep[low]
            slopes[low + 1] += push * share * steep[low + 1]
        logs = [log - 2.0 * slope / total * KNOTS for log, slope in zip(logs, slopes, strict=True)]
    return [math.exp(log) for log in logs], surprise / total


def _between(stage: float) -> tuple[int, float]:
    """The knot below a stage of the game, and how far it is on the way to the next."""
    place = min(1.0, stage) * (KNOTS - 1)
    low = min(int(place), KNOTS - 2)
    return low, place - low


def written(
    steepness: Sequence[float], by_hand: Sequence[float], judged: Sequence[float], questions: dict[int, int]
) -> Iterator[str]:
    """What the fit gives for `weights/coach.toml`.

    With a net there is a second curve, for where it cannot be used; with a judge of its own for tables that were played
    on to, one for that.
    """
    yield f"steepness = [{', '.join(f'{steep:.4f}' for steep in steepness)}]  # from the beginning to the end"
    if by_hand:
        yield f"by_hand = [{', '.join(f'{steep:.4f}' for steep in by_hand)}]  # the same without the net"
    if judged:
        yield f"judged = [{', '.join(f'{steep:.4f}' for steep in judged)}]  # the same where it was played on to"
    yield ""
    yield "[questions]  # that a game of so many players usually asks"
    for players, count in questions.items():
        yield f"{players} = {count}"
