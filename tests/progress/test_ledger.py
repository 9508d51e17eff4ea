"""From the public log of Progress alone, every public number on the table."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from clio.engine.state import State
from clio.engine.story import Line
from clio.games.progress.state import Progress
from tests.conformance.play import Setup
from tests.ledger import GAMES, Ledger, read_along, setups_for
from tests.progress.table import shipped

# Fields that are no numbers on the table, or that follow from what the ledger holds.
APART = {
    "order": "the order of seats never changes",
    "turn": "the log is divided into turns",
    "used": "each action has a line of its own",
    "closed": "a Draw has a line of its own",
    "free_milestone": "the first payment for a Milestone in a turn",
    "swapped": "the swap has a line of its own",
    "shuffled": "the shuffle has a line of its own",
    "idle": "turns without a line that changes something",
    "area": "the cards in the own area",
    "age": "compared below",
    "covered": "compared below",
}


class Reader(Ledger):
    transit = {"chosen": "hand"}

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.age = 1
        self.covered = [-1] * 4

    def told_discovered(self, line: Line) -> None:
        self.take(line.cards[0], f"hand {line.who + 1}")
        self.put(line.cards[0], f"active {line.who + 1}")

    def told_researched(self, line: Line) -> None:
        self.take(line.cards[0], f"hand {line.who + 1}")
        self.put(line.cards[0], f"developments {line.who + 1}")

    def told_personality(self, line: Line) -> None:
        (card,) = line.cards
        for zone in ("scientists", "artists"):
            if self.cards[zone][card]:
                self.take(card, zone)
                break
        else:
            group = self.game.card_name.index(card)
            table = cast(Progress, self.start)
            self.count["scientist pile" if table.lookup.group[group] == 1 else "artist pile"] -= 1
        self.put(card, f"personality {line.who + 1}")

    def told_age_begins(self, line: Line) -> None:
        self.age = line.n

    def told_covered(self, line: Line) -> None:
        self.covered[line.n - 1] = line.who

    def told_milestone_complete(self, line: Line) -> None:
        self.covered = [-1] * 4

    def shuffled_deck(self, line: Line) -> None:
        self.count[f"deck {line.part}"] += sum(self.cards[f"discard {line.part}"].values())
        self.cards[f"discard {line.part}"] = Counter()

    def compare(self, state: State) -> None:
        super().compare(state)
        table = cast(Progress, state)
        assert (self.age, self.covered) == (table.age, table.covered)


@pytest.mark.parametrize("setup", setups_for(shipped(), GAMES), ids=str)
def test_the_log_tells_everything(setup: Setup, request: pytest.FixtureRequest) -> None:
    assert read_along(setup, request.node.name, Reader) > 0


def test_no_number_is_forgotten() -> None:
    told = {tally.field for tally in Progress.tallies}
    assert told | set(APART) == set(Progress.fields)
    assert not told & set(APART)
