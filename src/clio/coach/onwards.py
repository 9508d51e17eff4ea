"""Where no row shows why a choice is better it is played on: to the end of the next own turn, or of the whole game.

Everybody plays by the hand-written value, as in all that is played out, in worlds in which both choices were judged or
in others that look the same: it is no part of the verdict, but shows what a card is good for.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Final

from clio.bots.look import rolled_out
from clio.coach.because import credited, seen_cards
from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends
from clio.coach.places import FROM, curve_of
from clio.coach.telling import telling_of
from clio.coach.told import DECIDES, Change, Outcome
from clio.engine.action import Action
from clio.engine.dice import dice_from_seed
from clio.engine.redeal import redeal
from clio.engine.result import Result
from clio.engine.state import State

WORTH_PLAYING: Final = FROM[1]  # expected place lost: what is called good need not be played on for a reason
LONGEST: Final = 400  # turns of a whole game
CLEARLY: Final = 1.5  # usual errors by which a mean of points differs that is told
MOST_SOURCES: Final = 2
WORTH_POINTS: Final = 1.0  # on average over the tries


def played_on(before: State, judged: Judged) -> Iterator[tuple[int, Ends, Ends]]:
    """Where both lead by the end of the seat's next turn, of the one after it and so on, in the same worlds.

    Only where the verdict matters and was made of the end of a turn.
    """
    game = before.game
    settings = curve_of(game).settings
    if judged.lost < WORTH_PLAYING or settings.prior or before.acting() != judged.seat:
        return
    by_hand = game.evaluation_by(settings.weights)
    sides = [choice.later if settings.simulations else choice.ends for choice in (judged.best, judged.taken)]
    for turn in range(telling_of(game).further):
        found = []
        for ends in sides:
            end = Ends()
            for number, (state, seat) in enumerate(ends.states):
                whose = state.acting() if turn else seat  # after the first round the seat's own turn is over again
                rounds = before.layout.seats - (1 if turn else 0)
                done: list[tuple[int, Action]] = []
                table = rolled_out(state.clone(), whose, rounds, settings.thought, by_hand, None, done)
                way = ends.ways[number] if number < len(ends.ways) else ()
                end.add(table, seat, [*way, *(action.text for who, action in done if who == seat)])
            found.append(end)
        if not len(found[0]):
            return
        yield turn + 1, found[0], found[1]
        sides = found


def played_out(before: State, judged: Judged) -> Outcome | None:
    """How both end when the game is played out, where that speaks for the better choice."""
    deals = telling_of(before.game).to_the_end
    if not deals or judged.lost < WORTH_PLAYING:
        return None
    sides = [last_tables(before, judged.seat, choice, deals) for choice in (judged.best, judged.taken)]
    tables = [
        (here, there)
        for here, there in zip(*sides, strict=True)
        if here.result is not None and there.result is not None
    ]
    pairs = [(here.result, there.result) for here, there in tables if here.result and there.result]
    if len(pairs) < 2:
        return None
    seat = judged.seat
    more = [mine.scores[seat] - theirs.scores[seat] for mine, theirs in pairs]
    won, lost = (sum(result.places[seat] == 1 for result in side) for side in zip(*pairs, strict=True))
    points = fmean(more)
    clear = points >= max(WORTH_POINTS, CLEARLY * stdev(more) / len(more) ** 0.5) and won >= lost
    if not clear and (points < 0 or won - lost < DECIDES * len(pairs)):
        return None
    return Outcome(len(pairs), won, lost, points, tuple(by_source(before, pairs, tables, seat)))


def last_tables(before: State, seat: int, choice: Choice, deals: int) -> list[State]:
    """The ends of the game after a choice, the same number of the same deals for each."""
    game = before.game
    settings = curve_of(game).settings
    by_hand = game.evaluation_by(settings.weights)
    found = []
    for number, (state, _) in enumerate((choice.later if len(choice.later) else choice.ends).states):
        dice = dice_from_seed(f"to the end {number}")
        for _ in range(deals):
            table = redeal(state, seat, dice)
            found.append(rolled_out(table, table.acting(), LONGEST, settings.thought, by_hand))
    return found


def by_source(
    before: State, pairs: list[tuple[Result, Result]], tables: list[tuple[State, State]], seat: int
) -> list[Change]:
    """Where the points come from, what speaks for the better choice most first, and which cards make them."""
    found = []
    seen = seen_cards(before, seat)
    for place, (name, _) in enumerate(pairs[0][0].sources):
        n = fmean(mine.sources[place][1][seat] - theirs.sources[place][1][seat] for mine, theirs in pairs)
        if n >= WORTH_POINTS:
            message = f"score-{name}"
            found.append(Change(message, n, cards=credited(tables, seat, message, n, seen)))
    return sorted(found, key=lambda change: -change.now)[:MOST_SOURCES]
