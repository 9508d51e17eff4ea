"""Reads a seat's view of Ancient Knowledge: cards, places, prices. What has to be counted the view brings along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.view import View
from clio.games.ancient_knowledge.state import KINDS

if TYPE_CHECKING:
    from clio.games.ancient_knowledge.cards import Card
    from clio.games.ancient_knowledge.game import AncientKnowledgeGame


class ViewReader:
    """One view. Seats count from 0; a spectator's is -1."""

    def __init__(self, game: AncientKnowledgeGame, view: View) -> None:
        self.game = game
        self.view = view
        self.seat = view.seat
        self.seats = view.seats
        self.number = {name: card for card, name in enumerate(game.card_name)}

    # --- cards --------------------------------------------------------------------------------

    def of(self, zone: str, seat: int) -> list[str]:
        return self.view.cards(f"{zone} {seat + 1}") if seat >= 0 else []

    def face(self, name: str) -> Card:
        return self.game.cards.all[self.number[name]]

    def kind(self, name: str) -> str:
        return KINDS[self.game.lookup.kind[self.number[name]]]

    def monuments(self, seat: int) -> list[tuple[str, int, int, int]]:
        """The timeline of a seat: name, slot, row and knowledge of each card."""
        zone = f"timeline {seat + 1}"
        placed = [self.view.placed[field] for field in ("slot", "row", "tokens")]
        found = []
        for place, name in enumerate(self.of("timeline", seat)):
            slot, row, tokens = (numbers.get(f"{zone}/{place}", 0) for numbers in placed)
            found.append((name, slot, row, tokens))
        return found

    # --- what the game has counted --------------------------------------------------------------

    def whose_turn(self) -> int:
        return self.view.many("order")[self.view.one("turn")]

    def met(self, name: str) -> bool:
        """Is a technology's requirement met by this viewer?"""
        return self.view.measure(f"need {name}")[:1] != [0]

    def progress(self, name: str) -> list[tuple[int, int, int]]:
        """How far this viewer is with each part of a requirement: (measure, has, needs; below 0: may have at most)."""
        numbers = self.view.measure(f"need {name}")[1:]
        return list(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True))

    def knowledge(self, seat: int) -> int:
        return self.view.measure("knowledge")[seat]

    def points(self, seat: int) -> list[int]:
        """The lines of the seat's score if the game were counted now; all of them lie in the open."""
        return self.view.measure(f"points {seat + 1}")

    def price(self, name: str, slot: int) -> int:
        """The cards discarded to create it there (an artifact: slot 0)."""
        card, lookup = self.number[name], self.game.lookup
        return lookup.cost[card] + (abs(slot - lookup.start[card]) if slot else 0)
