"""Reads a seat's view of Ancient Knowledge: what the table shows, worked out from that view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from clio.games.ancient_knowledge.rules.learn import met, need_discount
from clio.games.ancient_knowledge.rules.measures import facts
from clio.games.ancient_knowledge.rules.scoring import lines_of
from clio.games.ancient_knowledge.state import KINDS

if TYPE_CHECKING:
    from clio.games.ancient_knowledge.game import AncientKnowledgeGame


class Seen:
    """One view. Seats count from 0; a spectator's is -1."""

    def __init__(self, game: AncientKnowledgeGame, view: Mapping[str, Any]) -> None:
        self.game = game
        self.view = view
        self.seat: int = view["seat"]
        self.fields: Mapping[str, Any] = view["fields"]
        self.options: Mapping[str, str] = view["options"]
        self.seats = int(self.options["players"])
        self.number = {name: card for card, name in enumerate(game.card_name)}
        self._table = game.blank(game.layout(self.seats), self.options)
        self._lay()
        self._facts = facts(self._table, self.seat) if self.seat >= 0 else []

    def _lay(self) -> None:
        """What the view shows, laid on an empty table: everything that is counted lies in the open."""
        table = self._table
        for zone, name in enumerate(table.layout.names):
            if name in self.view["zones"]:
                table.zones[zone] = [self.number[card] for card in self.cards(name)]
        table.lost = list(self.fields["lost"])
        for field in ("tokens", "slot", "row"):
            for place, n in self.view["placed"][field].items():
                zone, _, index = place.rpartition("/")
                getattr(table, field)[self.number[self.cards(zone)[int(index)]]] = n

    # --- cards --------------------------------------------------------------------------------

    def cards(self, zone: str) -> list[str]:
        """The names of the cards of a zone whose faces are seen."""
        found: list[str] = self.view["zones"].get(zone, {}).get("cards", [])
        return found

    def count(self, zone: str) -> int:
        seen = self.view["zones"].get(zone, {})
        return len(seen.get("cards", seen.get("backs", [])))

    def of(self, zone: str, seat: int) -> list[str]:
        return self.cards(f"{zone} {seat + 1}") if seat >= 0 else []

    def face(self, name: str) -> Mapping[str, Any]:
        face: Mapping[str, Any] = self.game.cards.all[self.number[name]]
        return face

    def kind(self, name: str) -> str:
        return KINDS[self.game.tables.kind[self.number[name]]]

    def placed(self, name: str) -> tuple[int, int, int]:
        """Slot, row and knowledge of a card."""
        card = self.number[name]
        return self._table.slot[card], self._table.row[card], self._table.tokens[card]

    # --- what is worked out -------------------------------------------------------------------

    def whose_turn(self) -> int:
        seat: int = self.fields["order"][self.fields["turn"]]
        return seat

    def met(self, name: str) -> bool:
        """Is a technology's requirement met by this viewer?"""
        table = self._table
        needs = table.tables.needs[self.number[name]]
        return met(needs, self._facts, need_discount(table, self.seat), table.rulings.every_need)

    def knowledge(self, seat: int) -> int:
        return self._table.total_knowledge(seat)

    def points(self, seat: int) -> list[int]:
        """The lines of the seat's score if the game were counted now; all of them lie in the open."""
        return lines_of(self._table, seat)

    def price(self, name: str, slot: int) -> int:
        """DER-02: the cards discarded to create it there (an artifact: slot 0)."""
        card, tables = self.number[name], self.game.tables
        return tables.cost[card] + (abs(slot - tables.start[card]) if slot else 0)
