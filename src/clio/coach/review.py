"""A whole game reviewed: each decision judged, luck apart, and how everybody stood from turn to turn.

A review is worked out piece by piece (`reviewing`), so that the first results show at once and it can be stopped at any
time; the pieces are independent of each other, so that they can be shared out among processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from clio.bots.bot import veiled
from clio.bots.look import sensible
from clio.coach.decisions import Judged, Thinking, judge, thinking_for
from clio.coach.places import BEST, GOOD, INACCURACY, accuracy, curve_of
from clio.coach.reasons import reason
from clio.coach.told import Reason
from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.history import History
from clio.engine.match import Match
from clio.engine.redeal import redeal
from clio.engine.state import State

DRAWS: Final = 12  # worlds in which a draw is repeated to say how lucky it was
WORST: Final = 3  # decisions that a review shows first


@dataclass
class Turn:
    """How everybody stood after a step of the game."""

    step: int  # its place among the steps of the history
    places: list[float]


@dataclass
class Moment:
    """A decision of the game: its step, who decided, and what the judge says."""

    step: int
    judged: Judged
    reason: Reason

    @property
    def counts(self) -> bool:
        """Is it worth showing as a mistake? What cost little must be explained by more than experience."""
        label = self.judged.label
        return label not in (BEST, GOOD) and not (label == INACCURACY and self.reason.experience)


@dataclass
class SeatReview:
    """What is said of one seat."""

    seat: int
    moments: list[Moment] = field(default_factory=list)
    luck: float = 0.0

    @property
    def losses(self) -> list[float]:
        return [moment.judged.lost for moment in self.moments]

    @property
    def accuracy(self) -> float:
        return accuracy(self.losses)

    @property
    def lost(self) -> float:
        return sum(self.losses)

    @property
    def worst(self) -> list[Moment]:
        """What cost most, in the order of the game. What is called a good choice is not held against anybody,
        nor what cost little and speaks to the coach's experience alone."""
        found = [moment for moment in self.moments if moment.counts]
        found = sorted(found, key=lambda moment: -moment.judged.lost)[:WORST]
        return sorted(found, key=lambda moment: moment.step)


@dataclass
class Review:
    """What is known so far."""

    match: Match
    steps: list[int]
    turns: list[Turn]
    seats: dict[int, SeatReview]
    luck: list[tuple[int, list[float]]] = field(default_factory=list)  # (step, what chance gave each seat)
    done: int = 0
    all: int = 0


@dataclass(frozen=True)
class Piece:
    """A step of the game to be judged: everything in it can be sent to another process."""

    step: int
    seat: int
    state: State
    action: Action
    judged: bool  # is it a decision of a seat that is reviewed?
    chance: bool  # did chance speak?


@dataclass(frozen=True)
class Verdict:
    """What came out of a piece."""

    step: int
    judged: Judged | None
    luck: list[float] | None
    reason: Reason


def reviewing(match: Match, seats: Sequence[int] | None = None, thinking: Thinking | None = None) -> Iterator[Review]:
    """The review as it grows, always the same object: how everybody stood first, then decision by decision."""
    review, pieces = prepared(match, range(len(match.names)) if seats is None else seats)
    yield review
    for piece in pieces:
        add(review, verdict(piece, thinking))
        yield review


def prepared(match: Match, seats: Sequence[int]) -> tuple[Review, list[Piece]]:
    """The graph, which costs next to nothing, and the pieces that are left to think about."""
    steps = History(match).steps()
    game = match.game
    curve = curve_of(game)
    evaluation = curve.value(game)
    changed = match.base_state  # where the rules have changed on the way, what was before cannot be judged by them
    state = game.start(match.options, match.seed, False) if changed is None else changed.clone()
    turns = [Turn(0, curve.places(state, evaluation))]
    pieces = []
    for place, number in enumerate(steps[1:], 1):
        if number <= match.base:
            continue
        entry = match.entries[number]
        action = game.actions.find(entry.text)
        before = state.clone()
        state.apply(entry.seat, action)
        decides = entry.seat in seats and len(sensible(before, entry.seat)) > 1
        chance = state.dice.uses != before.dice.uses or bool(entry.shown)
        if decides or chance:
            pieces.append(Piece(place, entry.seat, before, action, decides, chance))
        if state.over or state.acting() != before.acting():
            turns.append(Turn(place, curve.places(state, evaluation)))
    turns = smooth(turns, len(match.names), state.over)
    review = Review(match, steps, turns, {seat: SeatReview(seat) for seat in seats}, all=len(pieces))
    return review, pieces


def smooth(turns: list[Turn], seats: int, over: bool) -> list[Turn]:
    """The mean over a round, so that whose turn it is does not count; the end of a game is what it is."""
    found = []
    for number, turn in enumerate(turns):
        near = turns[max(0, number - seats + 1) : number + 1]
        mean = [sum(each.places[seat] for each in near) / len(near) for seat in range(len(turn.places))]
        found.append(Turn(turn.step, mean))
    if over:
        found[-1] = turns[-1]
    return found


def verdict(piece: Piece, thinking: Thinking | None = None) -> Verdict:
    """What the coach makes of a piece. Its dice are its own: the same wherever and in whatever order it is done."""
    dice = dice_from_seed(f"coach {piece.step}")
    thinking = thinking or thinking_for(piece.state)
    judged = judge(piece.state, piece.seat, piece.action, dice, thinking) if piece.judged else None
    why = Reason() if judged is None else reason(piece.state, judged)
    if judged is not None:
        judged.forget_ends()
    return Verdict(piece.step, judged, luck(piece, dice) if piece.chance else None, why)


def luck(piece: Piece, dice: Dice) -> list[float]:
    """What chance gave each seat: what it won by what was drawn, less the mean over what might have been drawn.

    Gains are compared, not how seats stand: what the others hold, which differs from world to world, was there before
    and is no luck of this draw.
    """
    happened = _gained(piece, piece.state.clone())
    start = veiled(piece.state, piece.seat)
    mean = [0.0] * len(happened)
    worlds = 0
    for _ in range(DRAWS):
        world = redeal(start, piece.seat, dice)
        if piece.action not in world.legal(piece.seat):
            continue  # only the truth allowed it: there is nothing to compare
        for seat, gain in enumerate(_gained(piece, world)):
            mean[seat] += gain
        worlds += 1
    return [gain - total / worlds if worlds else 0.0 for gain, total in zip(happened, mean, strict=True)]


def _gained(piece: Piece, world: State) -> list[float]:
    """What the action of a piece brings each seat in a world, which is used up."""
    curve = curve_of(world.game)
    evaluation = curve.value(world.game)
    before = curve.places(world, evaluation)
    world.apply(piece.seat, piece.action)
    return [now - was for now, was in zip(curve.places(world, evaluation), before, strict=True)]


def add(review: Review, found: Verdict) -> None:
    """One more piece is known."""
    if found.judged is not None:
        review.seats[found.judged.seat].moments.append(Moment(found.step, found.judged, found.reason))
    if found.luck is not None:
        review.luck.append((found.step, found.luck))
        for seat, gained in enumerate(found.luck):
            if seat in review.seats:
                review.seats[seat].luck += gained
    review.done += 1
