"""Where a choice leads, in a few numbers: the score sheet and the cards in play, on average over the worlds it was
tried in."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from clio.engine.state import State


@dataclass
class Ends:
    """The tables that a choice led to, added up."""

    tables: int = 0
    sheet: dict[str, float] = field(default_factory=dict)
    cards: Counter[str] = field(default_factory=Counter)

    def add(self, state: State, seat: int) -> None:
        self.tables += 1
        for message, n in state.game.sheet(state, seat):
            self.sheet[message] = self.sheet.get(message, 0.0) + n
        self.cards.update(in_play(state, seat))

    def beyond(self, other: Ends) -> list[tuple[str, int]]:
        """How much more of each row of the sheet there is on average, where it makes one at least."""
        changes = [(message, round(self.mean(message) - other.mean(message))) for message in self.sheet]
        return [change for change in changes if change[1]]

    def mean(self, message: str) -> float:
        return self.sheet.get(message, 0.0) / max(1, self.tables)

    def cards_beyond(self, other: Ends) -> list[str]:
        """The cards that are in play here and not there, in more than half of the worlds."""
        return [name for name, n in self.cards.items() if n / self.tables - other.cards[name] / other.tables > 0.5]


def in_play(state: State, seat: int) -> Counter[str]:
    """The cards that lie open before a seat; in some games hands are open too, but what is held is not in play."""
    layout = state.layout
    found: Counter[str] = Counter()
    for zone, name in enumerate(layout.names):
        if name.endswith(f" {seat + 1}") and "hand" not in name and layout.sees[zone] == layout.everyone:
            found.update(state.game.card_name[card] for card in state.zones[zone])
    return found
