"""The bars of the coach, measured: each prints what it found and fails if it is below.

    python scripts/coach_bars.py speed                    # four players, two processes: 60 s, first results after 3 s
    python scripts/coach_bars.py agree --decisions 200    # mistakes, looked at ten times as hard: 85 of 100 stay so
    python scripts/coach_bars.py mirror --games 200       # equal bots lose the same; luck explains who won
    python scripts/coach_bars.py order --games 100        # random, beginner, player, expert: each loses less
    python scripts/coach_bars.py leak --positions 300     # hints depend on nothing hidden

`--game` takes one game instead of all; smaller numbers give a first impression, and the interval says how wide it is.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt

from clio import bots
from clio.arena.executor import executor_for
from clio.coach.advice import advised
from clio.coach.decisions import judge, thinking_for
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
    began = time.monotonic()
    _, pieces = prepared(match, range(4))
    executor = executor_for(2, len(pieces))
    first = 0.0
    for _ in executor.map(quick, pieces):
        first = first or time.monotonic() - began
    executor.close()
    took = time.monotonic() - began
    told = f"first after {first:.1f} s (bar {FIRST:g}), all after {took:.1f} s (bar {SECONDS:g})"
    print(f"speed: {len(pieces)} pieces, {told}")
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


def reviewed(
    game: str, seats: Sequence[str], seed: str, every: int
) -> tuple[Match, dict[int, list[float]], list[float]]:
    """A game, what each seat lost by its decisions (every so-manieth is judged), and what luck gave each seat."""
    match = played(game, seats, seed)
    _, pieces = prepared(match, range(len(seats)))
    lost: dict[int, list[float]] = {seat: [] for seat in range(len(seats))}
    luck = [0.0] * len(seats)
    for number, piece in enumerate(pieces):
        if number % every:
            if piece.chance:
                piece = Piece(piece.step, piece.seat, piece.state, piece.action, False, True)
            else:
                continue
        found = verdict(piece)
        if found.judged is not None:
            lost[found.judged.seat].append(found.judged.lost)
        for seat, gained in enumerate(found.luck or ()):
            luck[seat] += gained
    return match, lost, luck


def mirror(wanted: argparse.Namespace, game: str) -> bool:
    """Two equal bots: what they lose differs by nothing, and luck less what was lost leads from 50 to the result."""
    losses, rest = [], []
    for number in range(wanted.games):
        match, lost, luck = reviewed(game, [wanted.bot] * 2, f"mirror {number}", 1)
        losses.append(sum(lost[0]) - sum(lost[1]))
        result = match.state.result
        assert result is not None
        won = 50.0 * (result.places[1] - result.places[0])
        rest.append(won - (luck[0] - luck[1]) / 2 + sum(lost[0]) - sum(lost[1]))
    middle, sure = mean(losses)
    left, sure_left = mean(rest)
    print(
        f"mirror: {game}: {wanted.games} games of {wanted.bot}: lost by choices {middle:+.1f} ± {sure:.1f}, "
        f"result less luck and choices {left:+.1f} ± {sure_left:.1f}",
        flush=True,
    )
    return abs(middle) <= sure and abs(left) <= sure_left


def order(wanted: argparse.Namespace, game: str) -> bool:
    """Stronger bots lose less per decision: strictly in the order of their levels, intervals apart."""
    found = []
    for bot in ORDER:
        games_of = []
        for number in range(wanted.games):
            _, lost, _ = reviewed(game, [bot, "greedy"], f"order {number}", wanted.every)
            if lost[0]:
                games_of.append(sum(lost[0]) / len(lost[0]))
        found.append(mean(games_of))
        print(f"order: {game}: {bot} loses {found[-1][0]:.2f} ± {found[-1][1]:.2f} a decision", flush=True)
    return all(worse[0] - worse[1] > better[0] + better[1] for worse, better in pairwise(found))


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
    parser.add_argument("--every", type=int, default=4, help="of so many decisions one is judged (order)")
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
