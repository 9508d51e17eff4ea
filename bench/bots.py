"""How long a bot thinks: every move of some games in the plainest and the fullest set-up, of every game.

    .venv/bin/python -m bench.bots                       # interpreted, from src
    PYTHONPATH=build/compiled .venv/bin/python -m bench.bots
    .venv/bin/python -m bench.bots --bot hasty --games 5

The bar: 99 of 100 moves of `greedy` under 50 ms interpreted. A move is one decision with at least two legal actions,
the redeal included. Times are CPU times, so that a busy machine does not spoil them.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from bench.clio_adapter import build
from clio import bots
from clio.arena.pairs import accepted
from clio.arena.play import Order, seat_dice
from clio.engine.game import Game
from clio.engine.registry import games, load

BAR_MS = 50.0


def setups(game: Game) -> Iterator[dict[str, str]]:
    """Two players and nothing else; the most players with every expansion that can be had."""
    seats = sorted(game.seat_numbers)
    yield {"players": str(2 if 2 in seats else seats[0])}
    options = {"players": str(seats[-1])}
    for option in game.options.values():
        more = {**options, option.name: option.values[-1]} if option.group == "with" else options
        if accepted(game, {name: each.default for name, each in game.options.items()} | more):
            options = more
    yield options


def move_times(game: Game, options: dict[str, str], bot_name: str, seed: str) -> list[float]:
    """Milliseconds of every real decision of one game in which the bot has all seats."""
    state = game.start(game.complete(options), seed, False)
    bot = bots.make(bot_name)
    dice = [seat_dice(seed, seat) for seat in range(state.layout.seats)]
    order = Order(seed)
    found = []
    while not state.over:
        seat = order.next_seat(state)
        real = len(state.legal(seat)) > 1
        began = time.process_time()
        action = bots.decide(bot, state, seat, dice[seat])
        if real:
            found.append(1000 * (time.process_time() - began))
        state.apply(seat, action)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy", choices=bots.names())
    parser.add_argument("--games", type=int, default=10, help="games for each set-up")
    arguments = parser.parse_args()
    slow = False
    for name in games():
        game = load(name)
        for options in setups(game):
            times: list[float] = []
            for number in range(arguments.games):
                times += move_times(game, options, arguments.bot, f"bench/{number}")
            times.sort()
            p50, p90, p99 = (times[int(len(times) * part)] for part in (0.5, 0.9, 0.99))
            slow = slow or (p99 > BAR_MS and arguments.bot == "greedy")
            said = " ".join(f"{key}={value}" for key, value in options.items())
            print(
                f"{build()}, {name} {said}: {arguments.bot}, {len(times)} moves, ms of a move: "
                f"half under {p50:.1f}, 90% {p90:.1f}, 99% {p99:.1f}, longest {times[-1]:.1f}",
                flush=True,
            )
    if slow:
        print(f"More than 1 move of 100 took over {BAR_MS:.0f} ms.", file=sys.stderr)
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
