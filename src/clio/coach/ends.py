"""Where a choice leads, in a few numbers: the score sheet and the cards in play, on average over the worlds it was
tried in."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

from clio.engine.state import State
from clio.engine.zones import Layout


@dataclass
class Ends:
    """The tables that a choice led to, added up."""

    tables: int = 0
    sheet: dict[str, float] = field(default_factory=dict)
    cards: Counter[str] = field(default_factory=Counter)  # in play
    held: Counter[str] = field(default_factory=Counter)

    def add(self, state: State, seat: int) -> None:
        self.tables += 1
        for message, n in state.game.sheet(state, seat):
            self.sheet[message] = self.sheet.get(message, 0.0) + n
        self.cards.update(in_play(state, seat))
        self.held.update(held(state, seat))

    def beyond(self, other: Ends) -> list[tuple[str, int]]:
        """How much more of each row of the sheet there is on average, where it makes one at least."""
        changes = [(message, round(self.mean(message) - other.mean(message))) for message in self.sheet]
        return [change for change in changes if change[1]]

    def mean(self, message: str) -> float:
        return self.sheet.get(message, 0.0) / max(1, self.tables)

    def cards_beyond(self, other: Ends) -> list[str]:
        """The cards that are in play here and not there, in more than half of the worlds."""
        return [name for name, n in self.cards.items() if n / self.tables - other.cards[name] / other.tables > 0.5]

    def held_beyond(self, other: Ends) -> list[str]:
        """The cards that are held here and not there, in more than half of the worlds."""
        return [name for name, n in self.held.items() if n / self.tables - other.held[name] / other.tables > 0.5]


def in_play(state: State, seat: int) -> Counter[str]:
    """The cards that lie open before a seat; in some games hands are open too, but what is held is not in play."""
    return _cards(state, _own_zones(state.layout, seat)[0])


def held(state: State, seat: int) -> Counter[str]:
    """The cards in the hands of a seat."""
    return _cards(state, _own_zones(state.layout, seat)[1])


def _cards(state: State, zones: tuple[int, ...]) -> Counter[str]:
    names = state.game.card_name
    return Counter([names[card] for zone in zones for card in state.zones[zone]])


@lru_cache(maxsize=64)
def _own_zones(layout: Layout, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The zones of a seat that are open to all, and its hands."""
    own = [zone for zone in range(len(layout.names)) if layout.owner[zone] == seat]
    hands = [zone for zone in own if "hand" in layout.names[zone]]
    played = [zone for zone in own if zone not in hands and layout.sees[zone] == layout.everyone]
    return tuple(played), tuple(hands)
