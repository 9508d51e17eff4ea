"""Why one choice is better than another: what the ends of the two have that the others have not.

Both were tried in the same worlds, so what differs on average is what the choice made. It is told of the tables by
which the choices were judged: where only the end of the turn counts, of that. Only cards that the seat could see when
it chose are named: what was drawn in a world that the coach made up is nobody's reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends, in_play
from clio.coach.places import curve_of
from clio.engine.state import State

MOST: Final = 3  # differences that are told, on each side
LATER: Final = 2  # that show only some turns on


@dataclass
class Reason:
    """What speaks for the better choice and what it costs (message, by how much), and the cards that differ."""

    more: list[tuple[str, int]] = field(default_factory=list)
    less: list[tuple[str, int]] = field(default_factory=list)
    gained: list[str] = field(default_factory=list)  # cards in play only after the better choice
    missed: list[str] = field(default_factory=list)  # cards in play only after the choice that was made
    later: list[tuple[str, int]] = field(default_factory=list)  # what speaks for it some turns on
    held: list[str] = field(default_factory=list)  # where nothing else differs: cards held only after the better choice
    instead: list[str] = field(default_factory=list)  # and only after the one that was made

    def __bool__(self) -> bool:
        return bool(self.more or self.less or self.gained or self.missed or self.later or self.held)


def reason(before: State, judged: Judged) -> Reason:
    """Why the best choice is better than the one that was taken."""
    best, taken = judged.best, judged.taken
    if best is taken:
        return Reason()
    seen = seen_cards(before, judged.seat)
    burdens = curve_of(before.game).burdens

    def good(changes: list[tuple[str, int]], wanted: bool = True) -> list[tuple[str, int]]:
        return [change for change in changes if ((change[1] > 0) != (change[0] in burdens)) == wanted]

    mine, theirs = told_of(before, best), told_of(before, taken)
    lies = in_play(before, judged.seat)
    changes = mine.beyond(theirs)
    told = dict(changes)
    found = Reason(
        good(changes)[:MOST],
        good(changes, False)[:MOST],
        [name for name in mine.cards_beyond(theirs) if name in seen and not lies[name]][:MOST],
        [name for name in theirs.cards_beyond(mine) if name in seen][:MOST],
    )
    if mine is not best.later:
        later = good(best.later.beyond(taken.later))
        found.later = [(message, n) for message, n in later if says_more(n, told.get(message, 0))][:LATER]
    kept, other = mine.held_beyond(theirs), theirs.held_beyond(mine)
    if not found and kept and other and seen.issuperset(kept + other):
        found.held, found.instead = kept[:MOST], other[:MOST]
    return found


def told_of(before: State, choice: Choice) -> Ends:
    """The tables a choice is explained by: those it was judged by."""
    settings = curve_of(before.game).settings
    alone = settings.simulations and not settings.prior and choice.later.tables
    return choice.later if alone else choice.ends


def says_more(later: int, now: int) -> bool:
    """Is a difference some turns on worth telling beside the one that was told?"""
    return abs(later) > abs(now) or later * now < 0


def seen_cards(state: State, seat: int) -> set[str]:
    """The cards whose faces the seat sees, anywhere on the table."""
    layout = state.layout
    return {
        state.game.card_name[card]
        for zone, cards in enumerate(state.zones)
        if layout.sees[zone] >> seat & 1
        for card in cards
    }
