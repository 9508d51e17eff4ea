"""The bars of the coach, measured: each prints what it found and fails if it is below.

    python scripts/coach_bars.py speed          # four players, two processes: 60 s, first results after 3 s
    python scripts/coach_bars.py order agree mirror leak --workers 0 --minutes 10 --keep found.jsonl

order   all are asked the same: random, beginner, player, expert: each loses less (`--games 100`)
agree   mistakes, looked at ten times as hard: 85 of 100 stay so (`--decisions 200`)
mirror  equal bots lose the same; luck explains who won (`--mirrored 200` games)
leak    hints depend on nothing hidden (`--positions 300`)

`--game` takes one game instead of all; smaller numbers give a first impression, and the interval says how wide it is.
`--sample` judges so many decisions of each game, drawn by lot (mirror, order): an estimate without bias that costs a
small part of a whole review. The interval comes from the games, so what the drawing adds to it is in it. `--workers 0`
takes all cores. `--minutes` ends a run, and what there is then is printed with how much of it there is: all that is
asked for is done side by side, bar by bar, of each game as much. `--keep FILE` lets a run that was broken off go on;
begin another file when bots or weights have changed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil, sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.many import machine, shared_out  # before anything of ours: it finds the program

# isort: split

from clio import bots
from clio.arena.executor import executor_for
from clio.coach.advice import advised
from clio.coach.decisions import compared, judge, thinking_for
from clio.coach.places import BLUNDER, MISTAKE, curve_of
from clio.coach.review import Piece, Verdict, luck, prepared, verdict
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.redeal import redeal
from clio.engine.registry import games, load

SECONDS, FIRST = 60.0, 3.0
AGREEING = 0.85
HARDER = 10
MISTAKES = 4  # of one game that are looked at again
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


@dataclass(frozen=True)
class Job:
    """A part of a bar, as a rule one game; it can be sent to another process."""

    bar: str
    game: str
    number: int
    bot: str = ""  # who plays the game
    sample: int = 0  # decisions of it that are judged, drawn by lot; 0 for all


def drawn(pieces: list[Piece], job: Job) -> list[Piece]:
    """The decisions of a game that are judged: by lot, so that what is true of them is true of all."""
    found = [piece for piece in pieces if piece.judged]
    dice_from_seed(f"sample {job.number}").shuffle(found)
    return found[: job.sample or len(found)]


def again(job: Job) -> list[float]:
    """A game of a random player: how many of its mistakes are mistakes too when thought about ten times as hard."""
    match = played(job.game, ["hasty", "random"], f"agree {job.number}")
    seen = same = 0
    for piece in drawn(prepared(match, [0, 1])[1], replace(job, sample=0)):
        thinking = thinking_for(piece.state)
        found = judge(piece.state, piece.seat, piece.action, dice_from_seed(f"coach {piece.step}"), thinking)
        if found is None or found.label not in (MISTAKE, BLUNDER):
            continue
        both = [piece.action, found.best.action]
        dice = dice_from_seed(f"again {piece.step}")
        choices, _ = compared(piece.state, piece.seat, both, dice, thinking.times(HARDER), beside=0)
        places = {choice.action: choice.place for choice in choices}
        same += places[both[1]] > places[both[0]]
        seen += 1
        if seen == job.sample:
            break
    return [seen, same]


def agree(rows: Sequence[Sequence[float]], wanted: argparse.Namespace, told: str) -> bool:
    """Is what the review calls a mistake worse than the best choice too when thought about ten times as hard?"""
    seen, same = (sum(column) for column in zip(*rows, strict=True))
    print(f"{told}: {same:g} of {seen:g} stay mistakes (bar {AGREEING:.0%})", flush=True)
    return bool(seen >= wanted.decisions and same >= AGREEING * seen)


def mirrored(job: Job) -> list[float]:
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
    gains = [luck(piece, dice_from_seed(f"coach {piece.step}"))[0] for piece in pieces if piece.chance]
    result = match.state.result
    assert result is not None
    return [50.0 * (result.places[1] - result.places[0]), sum(gains), lost[0] - lost[1]]


def mirror(rows: Sequence[Sequence[float]], wanted: argparse.Namespace, told: str) -> bool:
    """Two equal bots: what they lose differs by nothing, and luck less what was lost leads from 50 to the result."""
    (won, sure_won), (gained, sure_gained), (lost, sure) = (mean(values) for values in zip(*rows, strict=True))
    left, sure_left = mean([each[0] - each[1] + each[2] for each in rows])
    print(
        f"{told} of {wanted.bot}, {wanted.sample or 'all'} decisions of each, first seat less second: "
        f"result {won:+.1f} ± {sure_won:.1f}, luck {gained:+.1f} ± {sure_gained:.1f}, "
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


def order(rows: Sequence[Sequence[float]], wanted: argparse.Namespace, told: str) -> bool:
    """Stronger bots lose less per decision: strictly in the order of their levels, intervals apart."""
    found = [mean(losses) for losses in zip(*rows, strict=True)]
    shown = ", ".join(f"{bot} {lost:.2f} ± {sure:.2f}" for bot, (lost, sure) in zip(ORDER, found, strict=True))
    print(f"{told}, lost by a decision, {wanted.sample} of each: {shown}", flush=True)
    for (weak, strong), losses in zip(pairwise(ORDER), pairwise(zip(*rows, strict=True)), strict=True):
        less, sure = mean([a - b for a, b in zip(*losses, strict=True)])
        print(f"    {strong} loses {less:.2f} ± {sure:.2f} less than {weak} in the same decisions", flush=True)
    return all(worse[0] - worse[1] > better[0] + better[1] for worse, better in pairwise(found))


def hinted(job: Job) -> list[float]:
    """Does a hint, or what a move was worth, differ when what is hidden is dealt anew?"""
    most = 20 + 37 * job.number % 200
    while (state := played(job.game, ["hasty"] * (2 + job.number % 3), f"leak {job.number}", most).state).over:
        most //= 2
    seat = state.seats_open()[0]
    legal = state.legal(seat)
    told: list[list[object]] = [[], []]
    for place, world in enumerate((state, redeal(state, seat, dice_from_seed(f"other {job.number}")))):
        for played_one in (None, legal[job.number % len(legal)]):
            judged, why = advised(world, seat, played_one, job.number, job.sample)
            told[place].append((judged and [(c.action.text, c.place, c.value) for c in judged.choices], why))
    return [told[0] != told[1]]


def leak(rows: Sequence[Sequence[float]], wanted: argparse.Namespace, told: str) -> bool:
    """What is hidden dealt anew: hints and verdicts stay the same, to the last figure."""
    differing = sum(row[0] for row in rows)
    print(f"{told}: {differing:g} hints or verdicts depend on what is hidden (bar 0)", flush=True)
    return not differing


BARS: dict[str, Callable[[Sequence[Sequence[float]], argparse.Namespace, str], bool]] = {
    "order": order,
    "agree": agree,
    "mirror": mirror,
    "leak": leak,
}
WORK: dict[str, Callable[[Job], list[float]]] = {"order": asked, "agree": again, "mirror": mirrored, "leak": hinted}


def work(job: Job) -> list[float]:
    return WORK[job.bar](job)


def jobs_of(bar: str, game: str, wanted: argparse.Namespace) -> list[Job]:
    """The games that a bar takes: always the same ones."""
    count, bot, sample = {
        "order": (wanted.games, wanted.player, wanted.sample),
        "agree": (ceil(1.1 * wanted.decisions / MISTAKES), "", MISTAKES),  # some games have fewer
        "mirror": (wanted.mirrored, wanted.bot, wanted.sample),
        "leak": (wanted.positions, "", wanted.worlds),
    }[bar]
    return [Job(bar, game, number, bot, sample) for number in range(count)]


def side_by_side(wanted: argparse.Namespace) -> bool:
    """All bars at once, so that no core waits for the last game of one of them."""
    until = time.monotonic() + 60 * wanted.minutes if wanted.minutes else float("inf")
    names = [wanted.game] if wanted.game else games()
    parts = [(bar, name) for bar in dict.fromkeys(wanted.bars) for name in names]
    asked_for = {part: jobs_of(*part, wanted) for part in parts}
    jobs = [job for bar in wanted.bars for job in in_turn([asked_for[bar, name] for name in names])]
    found: dict[Job, list[float]] = {}
    for job, row in shared_out(work, jobs, workers=wanted.workers, keep=wanted.keep, until=until):
        found[job] = row
        if all(each in found for each in asked_for[job.bar, job.game]):
            print(f"done: {job.bar} {job.game}", file=sys.stderr, flush=True)
    met = True
    for (bar, name), each in asked_for.items():
        rows = [found[job] for job in each if job in found]
        told = f"{bar}: {name}: {len(rows)} of {len(each)} {'positions' if bar == 'leak' else 'games'}"
        good = bool(rows) and BARS[bar](rows, wanted, told) and len(rows) == len(each)
        print(f"    {'met' if good else 'NOT MET'}" if rows else f"{told}: nothing", flush=True)
        met = met and good
    return met


def in_turn(lists: Sequence[Sequence[Job]]) -> list[Job]:
    """The first of each list, then the second of each..."""
    longest = max(map(len, lists))
    return [jobs[place] for place in range(longest) for jobs in lists if place < len(jobs)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("bars", nargs="+", choices=["speed", *BARS])
    parser.add_argument("--game", default="", help="one game instead of all")
    parser.add_argument("--games", type=int, default=100, help="(order)")
    parser.add_argument("--mirrored", type=int, default=200, help="games (mirror)")
    parser.add_argument("--decisions", type=int, default=200, help="(agree)")
    parser.add_argument("--positions", type=int, default=300, help="(leak)")
    parser.add_argument("--sample", type=int, default=10, help="decisions of a game that are judged (mirror, order)")
    parser.add_argument("--player", default="plan", help="who plays the games that all are asked about (order)")
    parser.add_argument("--bot", default="greedy", help="who plays itself (mirror)")
    parser.add_argument("--worlds", type=int, default=2, help="in which a hint is thought about (leak)")
    parser.add_argument("--workers", type=int, default=1, help="processes; 0 for all cores")
    parser.add_argument("--minutes", type=float, default=0, help="after which a run ends; 0: when all is done")
    parser.add_argument("--keep", type=Path, help="file for what each game gave: the next run goes on")
    wanted = parser.parse_args()
    print(machine(), flush=True)
    for name in games():
        judged = type(curve_of(load(name)).value(load(name))).__name__
        print(f"{name}: judged by {judged}", flush=True)
    met = "speed" not in wanted.bars or speed(wanted)
    wanted.bars = [bar for bar in wanted.bars if bar != "speed"]
    return int(not (met and (not wanted.bars or side_by_side(wanted))))


if __name__ == "__main__":
    sys.exit(main())
