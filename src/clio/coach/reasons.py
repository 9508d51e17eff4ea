"""Why one choice is better than another: what the two ends of the turn have that the other has not.

Both ends come from the same world, so what differs between them is what the choice made. Only cards that the seat could
see when it chose are named: what was drawn in a world that the coach made up is nobody's reason.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from clio.coach.decisions import Judged
from clio.engine.state import State

MOST: Final = 3  # differences that are told, on each side


@dataclass
class Reason:
    """What the better choice has more of and less of (message, by how much), and the cards that make the difference."""

    more: list[tuple[str, int]] = field(default_factory=list)
    less: list[tuple[str, int]] = field(default_factory=list)
    gained: list[str] = field(default_factory=list)  # cards in play only after the better choice
    missed: list[str] = field(default_factory=list)  # cards in play only after the choice that was made

    def __bool__(self) -> bool:
        return bool(self.more or self.less or self.gained or self.missed)


def reason(before: State, judged: Judged) -> Reason:
    """Why the best choice is better than the one that was taken."""
    best, taken = judged.best.end, judged.taken.end
    if best is None or taken is None or best is taken:
        return Reason()
    seat = judged.seat
    theirs = dict(before.game.sheet(taken, seat))
    changes = [(message, n - theirs.get(message, 0)) for message, n in before.game.sheet(best, seat)]
    better, worse = in_play(best, seat), in_play(taken, seat)
    seen = seen_cards(before, seat)
    return Reason(
        [change for change in changes if change[1] > 0][:MOST],
        [change for change in changes if change[1] < 0][:MOST],
        [name for name in (better - worse) if name in seen][:MOST],
        [name for name in (worse - better) if name in seen][:MOST],
    )


def in_play(state: State, seat: int) -> Counter[str]:
    """The cards that lie open before a seat."""
    layout = state.layout
    found: Counter[str] = Counter()
    for zone, name in enumerate(layout.names):
        if name.endswith(f" {seat + 1}") and layout.sees[zone] == layout.everyone:
            found.update(state.game.card_name[card] for card in state.zones[zone])
    return found


def seen_cards(state: State, seat: int) -> set[str]:
    """The cards whose faces the seat sees, anywhere on the table."""
    layout = state.layout
    return {
        state.game.card_name[card]
        for zone, cards in enumerate(state.zones)
        if layout.sees[zone] >> seat & 1
        for card in cards
    }
