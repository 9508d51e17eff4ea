"""From the public log of Ancient Knowledge alone, every public number on the table."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from clio.engine.state import State
from clio.engine.story import Line
from clio.games.ancient_knowledge.state import TIMELINE, AncientKnowledge
from tests.ancient_knowledge.table import shipped
from tests.conformance.play import Setup
from tests.ledger import GAMES, Ledger, read_along, setups_for

# Fields that are no numbers on the table, or that follow from what the ledger holds.
APART = {
    "order": "the order of seats never changes",
    "turn": "the log is divided into turns",
    "actions": "two in a turn, each with a line of its own",
    "skip": "told-will-not-decline",
    "midgame": "told-board-flipped",
    "ending": "told-last-round",
    "declining": "told-declines, within one turn",
    "exchanged": "told-exchanged, within one turn",
    "lost_now": "within one turn, from the changes of `lost`",
    "levels": "compared below",
    "slot": "compared below",
    "row": "compared below",
}


class Reader(Ledger):
    transit = {"chosen": "hand", "offered": "hand", "played": "hand"}

    def __init__(self, state: State) -> None:
        super().__init__(state)
        table = cast(AncientKnowledge, state)
        self.levels = table.levels[:]
        self.slot: dict[str, int] = {}
        self.row: dict[str, int] = {}

    # --- monuments and their places ------------------------------------------------------------------

    def told_created(self, line: Line) -> None:
        (card,), seat = line.cards, line.who + 1
        self.count[f"looked {seat}" if self.count[f"looked {seat}"] else f"hand {seat}"] -= 1
        self.put(card, f"{'timeline' if line.n else 'artifacts'} {seat}")
        if line.n:
            self.lay(card, line.who, line.n)

    def told_moved_to(self, line: Line) -> None:
        self.leave(line.cards[0], line.who)
        self.lay(line.cards[0], line.who, line.n)

    def told_swapped(self, line: Line) -> None:
        one, two = line.cards[0], line.other
        for places in (self.slot, self.row):
            places[one], places[two] = places[two], places[one]

    def told_shifted(self, line: Line) -> None:
        for card in self.mine(line.who):
            self.slot[card] -= 1

    def moved(self, line: Line) -> None:
        super().moved(line)
        if self.names[line.way[0]].startswith("timeline"):
            for card in line.cards:
                self.leave(card, line.who)

    def lay(self, card: str, seat: int, slot: int) -> None:
        self.row[card] = sum(self.slot.get(other) == slot for other in self.mine(seat) if other != card)
        self.slot[card] = slot

    def leave(self, card: str, seat: int) -> None:
        slot = self.slot.pop(card)
        self.row.pop(card)
        for other in self.mine(seat):
            if self.slot.get(other) == slot:
                self.row[other] = 0

    def mine(self, seat: int) -> list[str]:
        return list(+self.cards[f"timeline {seat + 1}"])

    # --- technologies --------------------------------------------------------------------------------

    def told_learned(self, line: Line) -> None:
        (card,), seat = line.cards, line.who + 1
        boards = [f"board {board}" for board in (1, 2, 3) if self.cards[f"board {board}"][card]]
        if boards:
            self.take(card, boards[0])
        else:
            self.count[f"looked {seat}"] -= 1
        self.put(card, f"collection {seat}")

    def told_board_flipped(self, line: Line) -> None:
        self.levels[line.n - 1] = 2

    def told_board_removed(self, line: Line) -> None:
        self.levels[line.n - 1] = 0

    def shuffled_technology(self, line: Line) -> None:
        level = line.part.removeprefix("deck ")
        self.count[f"technology deck {level}"] += sum(self.cards[f"technology discard {level}"].values())
        self.cards[f"technology discard {level}"] = Counter()

    def shuffled_deck(self, line: Line) -> None:
        self.count["deck"] += self.count["discard"]
        self.count["discard"] = 0

    # --- comparing -----------------------------------------------------------------------------------

    def compare(self, state: State) -> None:
        super().compare(state)
        table = cast(AncientKnowledge, state)
        names = state.game.card_name
        assert self.levels == table.levels
        lying = [card for seat in range(state.layout.seats) for card in table.zones[TIMELINE + seat]]
        assert self.slot == {names[card]: table.slot[card] for card in lying}
        assert self.row == {names[card]: table.row[card] for card in lying}
        told = {card: n for (field, _, _, card), n in self.numbers.items() if field == "tokens" and n}
        assert told == {names[card]: table.tokens[card] for card in range(table.lookup.cards) if table.tokens[card]}


@pytest.mark.parametrize("setup", setups_for(shipped(), GAMES), ids=str)
def test_the_log_tells_everything(setup: Setup, request: pytest.FixtureRequest) -> None:
    assert read_along(setup, request.node.name, Reader) > 10


def test_no_number_is_forgotten() -> None:
    told = {tally.field for tally in AncientKnowledge.tallies}
    assert told | set(APART) == set(AncientKnowledge.fields)
