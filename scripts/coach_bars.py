"""The bars of the coach, measured: each prints what it found and fails if it is below.

    python scripts/coach_bars.py speed                    # four players, two processes: 60 s, first results after 3 s
    python scripts/coach_bars.py agree --decisions 200    # mistakes, looked at ten times as hard: 85 of 100 stay so
    python scripts/coach_bars.py mirror --games 200       # equal bots lose the same; luck explains who won
    python scripts/coach_bars.py order --games 100        # random, beginner, player, expert: each loses less
    python scripts/coach_bars.py leak --positions 300     # hints depend on nothing hidden

`--game` takes one game instead of all; smaller numbers give a first impression, and the interval says how wide it is.
`--sample` judges so many decisions of each game, drawn by lot (mirror, order): an estimate without bias that costs a
small part of a whole review. The interval comes from the games, so what the drawing adds to it is in it. `--keep FILE`
lets a long run be broken off and go on; begin another file when bots or weights have changed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from math import sqrt
from pathlib import Path

from clio import bots
from clio.arena.executor import executor_for
from clio.coach.advice import advised
from clio.coach.decisions import compared, judge, thinking_for
from clio.coach.places import BLUNDER, MISTAKE
from clio.coach.review import Piece, Verdict, prepared, verdict
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.redeal import redeal
from clio.engine.registry import games, load

SECONDS, FIRST = 60.0, 3.0
AGREEING = 0.85
HARDER = 10
ORDER = ("random", "beginner", "plan", "expert")
SURE = 1.96


def played(game: str, seats: Sequence[str], seed: str, most: int = -1) -> Match:
    """A game between bots, or its first moves."""
    rules = load(game)
    names = [f"{bot} {n}" for n, bot in enumerate(seats)]
    match = Match(rules, rules.complete({"players": str(len(seats))}), seed, names)
    makers = [bots.make(bot) for bot in seats]
    dice = [dice_from_seed(f"{seed} {seat}") for seat in range(len(seats))]
    while not match.state.over and most:
        seat = match.state.seats_open()[0]
        match.act(seat, bots.decide(makers[seat], match.state, seat, dice[seat]))
        most -= 1
    return match


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95% interval."""
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), float("inf")
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / (count - 1)
    return middle, SURE * sqrt(spread / count)


def quick(piece: Piece) -> Verdict:
    return verdict(piece)


def speed(wanted: argparse.Namespace) -> bool:
    """How long somebody waits for a review of Through the Ages."""
    match = played("through_the_ages", ["hasty"] * 4, "speed")
    began, before = time.monotonic(), sum(os.times()[:4])
    _, pieces = prepared(match, range(4))
    executor = executor_for(2, len(pieces))
    first = 0.0
    for _ in executor.map(quick, pieces):
        first = first or time.monotonic() - began
    executor.close()
    took = time.monotonic() - began
    spent = sum(os.times()[:4]) - before  # on a busy machine half of it is what two idle cores would have needed
    told = f"first after {first:.1f} s (bar {FIRST:g}), all after {took:.1f} s (bar {SECONDS:g})"
    print(f"speed: {len(pieces)} pieces, {told}; processor {spent:.1f} s, of {os.getloadavg()[0]:.1f} that wanted one")
    return first <= FIRST and took <= SECONDS


def agree(wanted: argparse.Namespace, game: str) -> bool:
    """Is what the review calls a mistake worse than the best choice too when thought about ten times as hard?"""
    same = seen = number = 0
    while seen < wanted.decisions:
        number += 1
        match = played(game, ["hasty", "random"], f"agree {number}")
        _, pieces = prepared(match, [0, 1])
        for piece in pieces[number % 7 :: 7]:
            found = verdict(piece).judged if piece.judged else None
            if found is None or found.label not in (MISTAKE, BLUNDER) or seen >= wanted.decisions:
                continue
            thinking = thinking_for(piece.state).times(HARDER)
            again = judge(piece.state, piece.seat, piece.action, dice_from_seed(f"again {piece.step}"), thinking)
            assert again is not None
            places = {choice.action: choice.place for choice in again.choices}
            better = places.get(found.best.action, again.best.place)
            same += better > places[piece.action]
            seen += 1
    share = same / seen
    print(f"agree: {game}: {same} of {seen} stay mistakes (bar {AGREEING:.0%})", flush=True)
    return share >= AGREEING


@dataclass(frozen=True)
class Job:
    """One game of a bar; it can be sent to another process."""

    game: str
    number: int
    bot: str  # who plays it
    sample: int  # decisions of it that are judged, drawn by lot; 0 for all


def drawn(pieces: list[Piece], job: Job) -> list[Piece]:
    """The decisions of a game that are judged: by lot, so that what is true of them is true of all."""
    found = [piece for piece in pieces if piece.judged]
    if job.sample and job.sample < len(found):
        dice_from_seed(f"sample {job.number}").shuffle(found)
        found = found[: job.sample]
    return found


def mirrored(job: Job) -> tuple[float, float, float]:
    """A game between equals, seen by the first seat: its result, its luck, and how much more it lost than the other.

    What all decisions lost is estimated by those that were drawn: each stands for as many.
    """
    match = played(job.game, [job.bot] * 2, f"mirror {job.number}")
    _, pieces = prepared(match, range(2))
    chosen = drawn(pieces, job)
    each = sum(piece.judged for piece in pieces) / max(1, len(chosen))
    lost = [0.0, 0.0]
    for piece in chosen:
        found = verdict(replace(piece, chance=False)).judged
        lost[piece.seat] += 0.0 if found is None else each * found.lost
    gains = [verdict(replace(piece, judged=False)).luck or [0.0] for piece in pieces if piece.chance]
    result = match.state.result
    assert result is not None
    won = 50.0 * (result.places[1] - result.places[0])
    return won, sum(gain[0] for gain in gains), lost[0] - lost[1]


def mirror(wanted: argparse.Namespace, game: str) -> bool:
    """Two equal bots: what they lose differs by nothing, and luck less what was lost leads from 50 to the result."""
    jobs = [Job(game, number, wanted.bot, wanted.sample) for number in range(wanted.games)]
    found = shared(mirrored, jobs, wanted)
    (won, sure_won), (luck, sure_luck), (lost, sure) = (mean(values) for values in zip(*found, strict=True))
    left, sure_left = mean([each[0] - each[1] + each[2] for each in found])
    told = f"{wanted.games} games of {wanted.bot}, {wanted.sample or 'all'} decisions of each, first seat less second"
    print(
        f"mirror: {game}: {told}: result {won:+.1f} ± {sure_won:.1f}, luck {luck:+.1f} ± {sure_luck:.1f}, "
        f"lost by choices {lost:+.1f} ± {sure:.1f}; result less luck and choices {left:+.1f} ± {sure_left:.1f}",
        flush=True,
    )
    return abs(lost) <= sure and abs(left) <= sure_left


def asked(job: Job) -> list[float]:
    """What each of the bots would lose by a decision of this game, on average over those that were drawn.

    All are asked the same questions, and what they answer is tried in the same worlds: nobody is favoured by easier
    decisions, nor by games that are as good as won or lost.
    """
    match = played(job.game, [job.bot] * 2, f"order {job.number}")
    pieces = drawn(prepared(match, range(2))[1], job)
    lost = [0.0] * len(ORDER)
    for piece in pieces:
        state, seat = piece.state, piece.seat
        answers = [
            bots.decide(bots.make(bot), state, seat, dice_from_seed(f"{bot} {job.number} {piece.step}"))
            for bot in ORDER
        ]
        dice = dice_from_seed(f"order {job.number} {piece.step}")
        choices, _ = compared(state, seat, list(dict.fromkeys(answers)), dice, thinking_for(state))
        places = {choice.action: choice.place for choice in choices}
        for number, answer in enumerate(answers):
            lost[number] += (choices[0].place - places[answer]) / len(pieces)
    return lost


def order(wanted: argparse.Namespace, game: str) -> bool:
    """Stronger bots lose less per decision: strictly in the order of their levels, intervals apart."""
    jobs = [Job(game, number, wanted.player, wanted.sample) for number in range(wanted.games)]
    found = [mean(losses) for losses in zip(*shared(asked, jobs, wanted), strict=True)]
    told = ", ".join(f"{bot} {lost:.2f} ± {sure:.2f}" for bot, (lost, sure) in zip(ORDER, found, strict=True))
    print(f"order: {game}: lost by a decision, {wanted.sample} of each of {wanted.games} games: {told}", flush=True)
    return all(worse[0] - worse[1] > better[0] + better[1] for worse, better in pairwise(found))


def shared(
    work: Callable[[Job], Sequence[float]], jobs: list[Job], wanted: argparse.Namespace
) -> list[Sequence[float]]:
    """The games of a bar, shared out among processes. What a run has kept before, it does not do again."""
    file: Path | None = wanted.keep
    rows = map(json.loads, file.read_text().splitlines()) if file is not None and file.exists() else ()
    kept: dict[tuple[str, Job], Sequence[float]] = {(row["bar"], Job(**row["job"])): row["found"] for row in rows}
    left = [job for job in jobs if (wanted.bar, job) not in kept]
    executor = executor_for(wanted.workers, len(left))
    try:
        for job, found in zip(left, executor.map(work, left), strict=True):
            kept[wanted.bar, job] = found
            if file is not None:
                with file.open("a") as out:
                    print(json.dumps({"bar": wanted.bar, "job": asdict(job), "found": found}), file=out)
    finally:
        executor.close()
    return [kept[wanted.bar, job] for job in jobs]


def leak(wanted: argparse.Namespace, game: str) -> bool:
    """What is hidden dealt anew: hints and verdicts stay the same, to the last figure."""
    seen = differing = number = 0
    while seen < wanted.positions:
        number += 1
        match = played(game, ["hasty"] * (2 + number % 3), f"leak {number}", 20 + 37 * number % 200)
        state = match.state
        if state.over:
            continue
        seat = state.seats_open()[0]
        other = redeal(state, seat, dice_from_seed(f"other {number}"))
        told = []
        for world in (state, other):
            judged, why = advised(world, seat, None, number, wanted.worlds)
            told.append((judged and [(c.action.text, c.place, c.value) for c in judged.choices], why))
        differing += told[0] != told[1]
        seen += 1
    print(f"leak: {game}: {differing} of {seen} hints depend on what is hidden (bar 0)", flush=True)
    return not differing


BARS: dict[str, Callable[[argparse.Namespace, str], bool]] = {
    "agree": agree,
    "mirror": mirror,
    "order": order,
    "leak": leak,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("bar", choices=["speed", *BARS])
    parser.add_argument("--game", default="", help="one game instead of all")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--sample", type=int, default=10, help="decisions of a game that are judged (mirror, order)")
    parser.add_argument("--player", default="plan", help="who plays the games that all are asked about (order)")
    parser.add_argument("--workers", type=int, default=1, help="processes (mirror, order)")
    parser.add_argument("--keep", type=Path, help="file for what each game gave: the next run goes on (mirror, order)")
    parser.add_argument("--worlds", type=int, default=2, help="in which a hint is thought about (leak)")
    parser.add_argument("--bot", default="greedy", help="who plays itself (mirror)")
    wanted = parser.parse_args()
    if wanted.bar == "speed":
        return int(not speed(wanted))
    names = [wanted.game] if wanted.game else games()
    met = [BARS[wanted.bar](wanted, name) for name in names]  # all of them, so that one report shows everything
    return int(not all(met))


if __name__ == "__main__":
    sys.exit(main())
