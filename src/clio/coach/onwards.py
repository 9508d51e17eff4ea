"""Where no row shows why a choice is better it is played on: to the end of the next own turn, or of the whole game.

Everybody plays by the hand-written value, as in all that is played out, in worlds in which both choices were judged or
in others that look the same: it is no part of the verdict, but shows what a card is good for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

from clio.bots.look import act_on, rolled_out
from clio.bots.value import Value
from clio.coach.because import credited, seen_cards
from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends, lying
from clio.coach.places import FROM, curve_of
from clio.coach.telling import telling_of
from clio.coach.told import DECIDES, Change, Fate, Outcome
from clio.engine.action import Action
from clio.engine.dice import dice_from_seed
from clio.engine.redeal import redeal
from clio.engine.state import State

WORTH_PLAYING: Final = FROM[1]  # expected place lost: what is called good need not be played on for a reason
LONGEST: Final = 400  # turns of a whole game,
MOST_ACTIONS: Final = 300  # and actions
CLEARLY: Final = 1.5  # usual errors by which a mean of points differs that is told
MOST_SOURCES: Final = 2
WORTH_POINTS: Final = 1.0  # on average over the tries
MOST_FATES: Final = 2
WORTH_CARD: Final = 0.7  # points on average over the tries that a card makes,
PART: Final = 0.2  # and so large a part of all: it is named


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
    games = [(here, there) for here, there in zip(*sides, strict=True) if here.table.result and there.table.result]
    pairs = [(here.table.result, there.table.result) for here, there in games]
    if len(pairs) < 2:
        return None
    seat = judged.seat
    more = [mine.scores[seat] - theirs.scores[seat] for mine, theirs in pairs if mine and theirs]
    won, lost = (sum(result.places[seat] == 1 for result in side if result) for side in zip(*pairs, strict=True))
    points = fmean(more)
    clear = points >= max(WORTH_POINTS, CLEARLY * stdev(more) / len(more) ** 0.5) and won >= lost
    if not clear and (points < 0 or won - lost < DECIDES * len(pairs)):
        return None
    fates = fates_of(before, games, seat, points)
    sources = [] if fates else by_source(before, games, seat)
    return Outcome(len(pairs), won, lost, points, tuple(sources), tuple(fates))


class Played:
    """A game that was played out: how it ended, and what each card of the seat cost on the way."""

    def __init__(self, table: State, losses: Mapping[str, int] | None = None) -> None:
        self.table = table
        self.losses: Counter[str] = Counter(losses or {})


def last_tables(before: State, seat: int, choice: Choice, deals: int) -> list[Played]:
    """The ends of the game after a choice, the same number of the same deals for each. Where the choice was judged by
    what comes some turns later the games go on from there."""
    game = before.game
    settings = curve_of(game).settings
    by_hand = game.evaluation_by(settings.weights)
    found = []
    for number, (state, _) in enumerate(choice.ends.states):
        turns = settings.turns if len(choice.later) else 0
        at_once = dict(game.losses(before, state, seat))  # where the action was the last of the turn
        begun = play_on(Played(state.clone(), at_once), seat, settings.thought, by_hand, before.acting(), turns)
        dice = dice_from_seed(f"to the end {number}")
        for _ in range(deals):
            played = Played(redeal(begun.table, seat, dice), begun.losses)
            found.append(play_on(played, seat, settings.thought, by_hand, played.table.acting(), LONGEST))
    return found


def play_on(played: Played, seat: int, thought: int, by_hand: Value, who: int, turns: int) -> Played:
    """Everybody plays, as in `rolled_out`; beside it is counted what each card costs."""
    for _ in range(MOST_ACTIONS):
        if played.table.result is not None:
            break
        if played.table.acting() != who:
            who = played.table.acting()
            turns -= 1
            if turns < 0:
                break
        was = played.table.clone()
        played.table = act_on(played.table, thought, by_hand)
        for card, n in was.game.losses(was, played.table, seat):
            played.losses[card] += n
    return played


def by_source(before: State, games: Sequence[tuple[Played, Played]], seat: int) -> list[Change]:
    """Where the points come from, what speaks for the better choice most first, and which cards make them."""
    found = []
    seen = seen_cards(before, seat)
    tables = [(here.table, there.table) for here, there in games]
    results = [(here.result, there.result) for here, there in tables if here.result and there.result]
    for place, (name, _) in enumerate(results[0][0].sources):
        n = fmean(mine.sources[place][1][seat] - theirs.sources[place][1][seat] for mine, theirs in results)
        if n >= WORTH_POINTS:
            message = f"score-{name}"
            found.append(Change(message, n, cards=credited(tables, seat, message, n, seen)))
    return sorted(found, key=lambda change: -change.now)[:MOST_SOURCES]


def fates_of(before: State, games: Sequence[tuple[Played, Played]], seat: int, total: float) -> list[Fate]:
    """The cards that the seat could see and that make most of the points: where they come to lie, what they score there
    and what they cost on the way."""
    sides = [[ended(each, seat) for each in side] for side in zip(*games, strict=True)]
    least = max(WORTH_CARD, PART * total)
    found = []
    for card in sorted(seen_cards(before, seat)):
        here, there = ([end[card] for end in side if card in end] for side in sides)
        if not here and not there:
            continue
        worth = (sum(end.points - end.lost for end in here) - sum(end.points - end.lost for end in there)) / len(games)
        if worth >= least:
            points, others = (mean([end.points for end in side]) for side in (here, there))
            lost, spoilt = (mean([end.lost for end in side]) for side in (here, there))
            place = (here or there)[0].place
            found.append(Fate(card, place, len(here), len(there), points, others, lost, spoilt, worth))
    return sorted(found, key=lambda fate: -fate.worth)[:MOST_FATES]


def mean(numbers: Sequence[int]) -> float:
    return fmean(numbers) if numbers else 0.0


class End(NamedTuple):
    """Of a card at the end of a game."""

    place: str
    points: int
    lost: int


def ended(played: Played, seat: int) -> dict[str, End]:
    """By card that scores or cost something at the end: where it lies, what it scores, what it cost."""
    game, table = played.table.game, played.table
    scored: Counter[str] = Counter()
    for row, card, n in game.credits(table, seat):
        if row.startswith("score-"):
            scored[card] += n
    where = {card: place for place, card in lying(table, seat) if place in telling_of(game).ends}
    return {card: End(place, scored[card], played.losses[card]) for card, place in where.items()}
