"""Why the better choice is better: what the rules refuse after the other one, what can wait, what else is as good.

What is refused is asked of the rules themselves, in a world that looks the same to the seat: what is told of it is true
in any game. Nothing here is part of the verdict.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeAlias

from clio.bots.bot import veiled
from clio.bots.look import Look
from clio.bots.value import Value
from clio.coach.decisions import Judged
from clio.coach.ends import MOSTLY, Ends, lying
from clio.coach.left_out import in_vain
from clio.coach.places import curve_of
from clio.coach.told import Blocked, Follows, Waits
from clio.engine.dice import dice_from_seed
from clio.engine.namer import card_names
from clio.engine.redeal import redeal
from clio.engine.state import State

ALIKE: Final = 2.0  # expected place: choices so near the best are as good,
FAR: Final = 2.5  # where the one that was made is so many times farther away
WORLDS: Final = 2  # in which the rules are asked
NODES: Final = 60  # tables looked at until an action is at its end
SOMETIMES: Final = 0.4  # what waits is told from so many of the tries on
OFTENER: Final = 0.75  # a move that follows in so many more of the tries is told

WORTH_NAMING: Final = 0.7  # of a row: a card that makes so much of it,
PART: Final = 0.3  # and so large a part of the difference, is named
MOST_NAMED: Final = 2

Names: TypeAlias = Collection[str]  # of cards
Credits: TypeAlias = tuple[tuple[str, float], ...]


def as_good(judged: Judged) -> list[str]:
    """The other choices that are about as good as the best, where the one that was made is far below them."""
    best, taken = judged.best, judged.taken
    near = min(ALIKE, judged.lost / FAR)
    return [
        choice.action.text
        for choice in judged.choices
        if choice is not best
        and choice is not taken
        and best.place - choice.place <= near
        and not in_vain(choice.action.text, choice.ends, judged.seat)
    ]


def blocked(before: State, judged: Judged, wanted: Sequence[str]) -> Blocked | None:
    """The moves of the better turn that the rules refuse once the other choice is made, and why: the first reason, with
    all the moves it is given for. They could all have been made before. Where each of them would still be possible
    alone: those for which there is no room together."""
    seat, taken = judged.seat, judged.taken.action
    by_hand = before.game.evaluation_by(curve_of(before.game).settings.weights)
    start, names = veiled(before, seat), card_names(before.game)
    tables = []
    for number in range(WORLDS):
        world = redeal(start, seat, dice_from_seed(f"because {number}"))
        if taken not in world.legal(seat):
            return None
        legal = {action.text for action in world.legal(seat)}
        wanted = [text for text in wanted if text in legal]
        after = Look(world, seat, NODES, by_hand).ends(world, [taken])[0]
        wanted = [text for text in wanted if not paid_with(text, world, after, seat, names)]
        if not asks_alike(after, seat, world.asking().name):
            return None
        tables.append(after)
    for together in (False, True):
        told = [refused(table, seat, wanted, by_hand, together) for table in tables]
        if not told[0]:
            continue
        first = next(iter(told[0].values()))
        moves = [text for text in told[0] if all(each.get(text) == first for each in told)]
        if moves:
            if together:
                moves = list(wanted[: wanted.index(moves[-1]) + 1])
            return Blocked(taken.text, tuple(moves), *first, together)
    return None


def paid_with(text: str, before: State, after: State, seat: int, names: Names) -> bool:
    """Does a card of the move lie elsewhere after the choice? That was a choice of what to pay with, and no rule."""
    there, now = lying(before, seat), lying(after, seat)
    return any(there[where] != now[where] for where in {*there, *now} if where[1] in names and where[1] in text.split())


def asks_alike(state: State, seat: int, question: str) -> bool:
    """Is the seat asked the same question as before? If not, what is refused may only be asked later."""
    mine = state.result is None and state.acting() == seat and bool(state.open_mask() >> seat & 1)
    return mine and state.asking().name == question


def same_card(text: str, made: str, names: Names) -> bool:
    """Is a move about the very card that the choice was about? That it is gone then needs no reason."""
    return bool({word for word in text.split() if word in names} & set(made.split()))


def refused(
    state: State, seat: int, wanted: Sequence[str], by_hand: Value, together: bool
) -> dict[str, tuple[str, str]]:
    """The moves that the rules refuse, each with its message and rule; `together`: when those before it are made."""
    game, question = state.game, state.asking().name
    found = {}
    for text in wanted:
        if not asks_alike(state, seat, question):
            break
        action = game.actions.find(text)
        why = game.refusal(state, seat, action)
        if why is not None:
            found[text] = (why.message, why.rule)
        elif together:
            state = Look(state, seat, NODES, by_hand).ends(state, [action])[0]
    return found


def same_move(text: str, names: Names) -> str:
    """A move without where it is made to: its first word and the cards it names."""
    first, *rest = text.split()
    return " ".join([first, *(word for word in rest if word in names)])


def waits(text: str, ends: Ends, turns: int, names: Names, after: int = 0) -> Waits | None:
    """In how many of the tries a choice is still made later, when the other one was made first."""
    move = same_move(text, names)
    if not ends.ways or " " not in move:
        return None
    often = sum(move in _made(way[after:], names) for way in ends.ways)
    if often < SOMETIMES * len(ends.ways):
        return None
    worded = Counter([each for way in ends.ways for each in way[after:] if same_move(each, names) == move])
    return Waits(worded.most_common(1)[0][0], often, len(ends.ways), turns)  # as it is mostly made


def follows(ends: Ends, other: Ends, names: Names, known: Callable[[str], bool]) -> list[Follows]:
    """The moves with cards that are made more often here than there, in most of the tries, in their order."""
    tries = len(ends.ways)
    if not tries or len(other.ways) != tries:
        return []
    here, there = (Counter([move for way in each.ways for move in _made(way, names)]) for each in (ends, other))
    worded: dict[str, Counter[str]] = {}
    for way in ends.ways:
        for text in way:
            if known(text):
                worded.setdefault(same_move(text, names), Counter())[text] += 1
    return [
        Follows(texts.most_common(1)[0][0], here[move], there[move], tries)
        for move, texts in worded.items()
        if " " in move and here[move] >= MOSTLY * tries and here[move] - there[move] >= OFTENER * tries
    ]


def _made(way: Sequence[str], names: Names) -> set[str]:
    return {same_move(text, names) for text in way}


def credited(pairs: Sequence[tuple[State, State]], seat: int, message: str, n: float, seen: Names) -> Credits:
    """Which of the cards that the seat could see make most of a difference: of each, how much on average."""
    total: Counter[str] = Counter()
    for here, there in pairs:
        for state, sign in ((here, 1), (there, -1)):
            for row, card, made in state.game.credits(state, seat):
                if row == message:
                    total[card] += sign * made
    shares = {card: made / len(pairs) for card, made in total.items() if card in seen}
    told = sorted((card for card in shares if shares[card] * n > 0), key=lambda card: -abs(shares[card]))
    least = max(WORTH_NAMING, PART * abs(n))
    return tuple((card, shares[card]) for card in told if abs(shares[card]) >= least)[:MOST_NAMED]


def seen_cards(state: State, seat: int) -> set[str]:
    """The cards whose faces the seat sees, anywhere on the table."""
    layout = state.layout
    return {
        state.game.card_name[card]
        for zone, cards in enumerate(state.zones)
        if layout.sees[zone] >> seat & 1
        for card in cards
    }
