"""What is left out of a reason: gains that are gone again, moves that come to nothing or that a card makes as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from clio.coach.ends import MOSTLY, Ends
from clio.coach.telling import Telling, telling_of
from clio.coach.told import Change

STANDS: Final = 0.7  # of a difference is still there: then it is said for how many turns it pays
GONE: Final = 0.5  # less of it is there: it was a matter of time
TURNS: Final = 2  # of one's own by which that is judged

Played = Sequence[tuple[int, Ends, Ends]]


def parts_left(change: Change, played: Played) -> list[float]:
    """How much of a difference is still there, turn by turn, where it was played on."""
    more = [mine.mean(change.message) - theirs.mean(change.message) for _, mine, theirs in played[:TURNS]]
    return [n / change.now for n in more] if change.now else []


def stands(change: Change, played: Played) -> bool:
    """Is a difference still there where it was played on? Nobody knows where it was not."""
    parts = parts_left(change, played)
    return bool(parts) and min(parts) >= STANDS


def gone(change: Change, played: Played) -> bool:
    """Is most of a difference made up by the turns that were played on?"""
    parts = parts_left(change, played)
    return bool(parts) and parts[-1] < GONE


def sifted(
    texts: Sequence[str], here: Ends, there: Ends, seat: int, telling: Telling, kept: Collection[str]
) -> list[str]:
    """The moves of a turn but for those that undo each other, that come to nothing by its end, or that a card of the
    other turn makes as well. What the seat was asked about (`kept`) is told."""
    way, other = here.typical()[0], there.typical()[0]
    cards = {word for text in other if text not in way for word in text.split()}
    found = []
    for text in texts:
        as_well = not cards.isdisjoint(telling.performs.get(text.split()[0], ()))
        if text in kept or not (taken_back(text, way, telling) or as_well or in_vain(text, here, seat)):
            found.append(text)
    return found


def arrives(name: str, here: Ends, there: Ends, before: Counter[tuple[str, str]]) -> bool:
    """Does a card come to lie where it did not before, and does not after the other choice? A card that both have, that
    lay there already or that is gone needs no words."""
    often, other = here.often(), there.often()
    return any(
        n >= MOSTLY > other.get((place, card), 0.0) and not before[place, card]
        for (place, card), n in often.items()
        if card == name
    )


def taken_back(text: str, way: Sequence[str], telling: Telling) -> bool:
    """Does another move of the turn undo this one?"""
    verb, *rest = text.split()
    others = {word for pair in telling.undoes if verb in pair for word in pair if word != verb}
    return any(" ".join([other, *rest]) in way for other in others)


def in_vain(text: str, ends: Ends, seat: int) -> bool:
    """Does the game say that a move comes to nothing, at the ends of most of the turns?"""
    if not ends.states:
        return False
    game = ends.states[0][0].game
    nothing = telling_of(game).in_vain.get(text.split()[0])
    if nothing is None:
        return False
    action = game.actions.find(text)
    said = [
        any(message == nothing for message, _ in state.game.outlook(state, seat, action)) for state, _ in ends.states
    ]
    return sum(said) > MOSTLY * len(said)
