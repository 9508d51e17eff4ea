"""Why one choice is better than another: what the ends of the two have that the others have not.

Both were tried in the same worlds, so what differs on average is what the choice made. Only cards that the seat could
see when it chose are named: what was drawn in a world that the coach made up is nobody's reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from clio.coach.decisions import Judged
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

    def __bool__(self) -> bool:
        return bool(self.more or self.less or self.gained or self.missed or self.later)


def reason(before: State, judged: Judged) -> Reason:
    """Why the best choice is better than the one that was taken."""
    best, taken = judged.best, judged.taken
    if best is taken:
        return Reason()
    seen = seen_cards(before, judged.seat)
    burdens = curve_of(before.game).burdens

    def good(changes: list[tuple[str, int]], wanted: bool = True) -> list[tuple[str, int]]:
        return [change for change in changes if ((change[1] > 0) != (change[0] in burdens)) == wanted]

    changes = best.ends.beyond(taken.ends)
    told = [message for message, _ in changes]
    return Reason(
        good(changes)[:MOST],
        good(changes, False)[:MOST],
        [name for name in best.ends.cards_beyond(taken.ends) if name in seen][:MOST],
        [name for name in taken.ends.cards_beyond(best.ends) if name in seen][:MOST],
        [change for change in good(best.later.beyond(taken.later)) if change[0] not in told][:LATER],
    )


def seen_cards(state: State, seat: int) -> set[str]:
    """The cards whose faces the seat sees, anywhere on the table."""
    layout = state.layout
    return {
        state.game.card_name[card]
        for zone, cards in enumerate(state.zones)
        if layout.sees[zone] >> seat & 1
        for card in cards
    }
