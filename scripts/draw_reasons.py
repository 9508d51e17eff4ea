"""Reasons of the coach drawn by lot, each with all that is needed to judge it: is it true, is it useful?

    python scripts/draw_reasons.py progress --decisions 20 --seed 5 --lang en

Bots of different strength play games, the games are reviewed, and of the decisions that a review shows (the three that
cost each seat most) some are drawn by lot. Printed are the position as the seat sees it, what was played and what was
better, the reason as a reader gets it, and the numbers it rests on: every row of the score sheet and every card that
lies elsewhere, on average over the worlds, after either choice. A reason is *true* if each clause agrees with these
numbers and with the rules, and *useful* if a club player who made that move would know from it what to do differently.

The same seed draws the same decisions. `--least 2` draws from all decisions that cost so much instead of from those a
review shows. The more games (`--games`), the less the decisions have to do with each other. With `--keep FILE` the
decisions that were drawn are kept there, and told again from there at the next call, in another language or after the
words have changed.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.many import machine  # before anything of ours: it finds the program

# isort: split

from clio.coach.decisions import judge, thinking_for
from clio.coach.ends import Ends
from clio.coach.onwards import played_on
from clio.coach.reasons import reason
from clio.coach.review import Piece, SeatReview, add, prepared, verdict
from clio.coach.saying import Saying
from clio.engine.dice import dice_from_seed
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.engine.words import LANGUAGES
from scripts.coach_bars import played

TABLES: Final = (  # who plays, game after game
    ("greedy", "beginner"),
    ("plan", "greedy"),
    ("hasty", "beginner", "greedy"),
    ("greedy", "greedy"),
    ("plan", "beginner", "greedy", "hasty"),
)
DIFFERS: Final = 0.1  # rows that differ by less are not printed
SELDOM: Final = 0.3  # nor cards that lie elsewhere in fewer worlds
WAYS: Final = 2  # to play on that are printed


@dataclass(frozen=True)
class Drawn:
    """A decision to be judged."""

    game: str
    seats: tuple[str, ...]
    piece: Piece


def shown(game: str, number: int, seed: str, least: float) -> Iterator[Drawn]:
    """The decisions of one game that a review shows, or all that cost at least so much."""
    seats = TABLES[number % len(TABLES)]
    review, pieces = prepared(played(game, seats, f"reasons {seed} {number}"), range(len(seats)))
    for piece in pieces:
        add(review, verdict(replace(piece, chance=False)))
    by_step = {piece.step: piece for piece in pieces}
    for found in review.seats.values():
        for moment in costly(found, least):
            yield Drawn(game, seats, by_step[moment])


def costly(found: SeatReview, least: float) -> list[int]:
    if not least:
        return [moment.step for moment in found.worst]
    return [moment.step for moment in found.moments if moment.judged.lost >= least]


def drawn(wanted: argparse.Namespace) -> list[Drawn]:
    """By lot, from all games; those of the file where there is one."""
    if wanted.keep and wanted.keep.exists():
        kept: list[Drawn] = pickle.loads(wanted.keep.read_bytes())
        return kept
    found: list[Drawn] = []
    for number in range(wanted.games):
        found += shown(wanted.game, number, wanted.seed, wanted.least)
        print(f"game {number + 1} of {wanted.games}: {len(found)} decisions to draw from", file=sys.stderr, flush=True)
    dice_from_seed(f"reasons {wanted.seed}").shuffle(found)
    found = found[: wanted.decisions]
    if wanted.keep:
        wanted.keep.write_bytes(pickle.dumps(found))
    return found


# --- printing


def tell(number: int, one: Drawn, saying: Saying, raw: bool) -> None:
    """One decision, with all that its reason rests on."""
    piece = one.piece
    state, seat = piece.state, piece.seat
    judged = judge(state, seat, piece.action, dice_from_seed(f"coach {piece.step}"), thinking_for(state))
    if judged is None:
        return
    players = ", ".join(f"{place + 1} {bot}" for place, bot in enumerate(one.seats))
    print(f"\n=== {number}. {one.game}, players {players}; seat {seat + 1}, move {piece.step}")
    position(state, seat, saying)
    print("choices (expected place):")
    for choice in judged.choices:
        mark = "   <- played" if choice is judged.taken else ""
        print(f"    {choice.place:5.1f}  {saying.move(choice.action.text)}{mark}")
    print(f"    {judged.others} more were looked at; it cost {judged.lost:.1f} ({saying.label(judged.label)})")
    why = reason(state, judged)
    print(f"REASON: {saying.reason(why)}")
    if raw:
        best, taken = judged.best, judged.taken
        numbers("at the end of the action or turn", best.ends, taken.ends, saying)
        numbers("some turns later", best.later, taken.later, saying)
        for turns, mine, theirs in played_on(state, judged):
            numbers(f"played on for {turns} own turns", mine, theirs, saying)


def position(state: State, seat: int, saying: Saying) -> None:
    """The score sheets of all, what lies before the seat, what lies in the middle for all to see."""
    say, game, layout = saying.words.say, state.game, state.layout
    for other in layout.all_seats:
        rows = ", ".join(f"{say(message)} {n}" for message, n in game.sheet(state, other) if n)
        print(f"{'seat' if other != seat else 'SEAT'} {other + 1}: {rows}")
    for zone, name in enumerate(layout.names):
        own, middle = layout.owner[zone] == seat, layout.owner[zone] < 0 and layout.open[zone]
        cards = state.zones[zone]
        if cards and (own or (middle and len(cards) <= 15)):
            print(f"    {name}: {', '.join(saying.words.card(game.card_name[card]) for card in cards)}")


def numbers(name: str, best: Ends, taken: Ends, saying: Saying) -> None:
    """What differs between the best choice and the one that was played: best | played | difference."""
    if not len(best):
        return
    print(f"  {name}, mean over {len(best)} worlds: best | played | difference")
    for own in (True, False):
        differ = [one for one in best.beyond(taken, others=not own).items() if abs(one[1]) >= DIFFERS]
        rows = [
            f"{saying.words.say(row)} {mean(best, row, own):.1f} | {mean(taken, row, own):.1f} | {n:+.1f}"
            for row, n in differ
        ]
        print(f"    {'own' if own else 'all others'}: {'; '.join(rows) or 'no difference'}")
    often, there = best.often(), taken.often()
    lie = []
    for where in {**often, **there}:
        here, other = often.get(where, 0.0), there.get(where, 0.0)
        if abs(here - other) >= SELDOM:
            lie.append(f"{where[0]}: {saying.words.card(where[1])} {here:.1f} | {other:.1f}")
    print(f"    cards: {'; '.join(sorted(lie)) or 'no difference'}")
    for told, ways in (("best", best.ways), ("played", taken.ways)):
        for way, count in Counter(ways).most_common(WAYS):
            print(f"    moves after {told}, {count} worlds: {'; '.join(map(saying.move, way))}")


def mean(ends: Ends, message: str, own: bool) -> float:
    rows: Iterable[dict[str, int]] = (table.sheet if own else table.others for table in ends.tables)
    return sum(row.get(message, 0) for row in rows) / max(1, len(ends))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--least", type=float, default=0.0, help="expected place lost; 0: what a review shows")
    parser.add_argument("--keep", type=Path, help="a file for the decisions that were drawn")
    parser.add_argument("--short", action="store_true", help="without the numbers")
    wanted = parser.parse_args()
    print(f"{wanted.game}, seed {wanted.seed}; {machine()}")
    saying = Saying(load(wanted.game), wanted.lang)
    for number, one in enumerate(drawn(wanted), 1):
        tell(number, one, saying, not wanted.short)


if __name__ == "__main__":
    main()
