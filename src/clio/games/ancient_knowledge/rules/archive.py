"""TRANS: Archive, discarding cards to save knowledge."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import NO_CARD, Card, Seat
from clio.games.ancient_knowledge.rules.hand import PickCards
from clio.games.ancient_knowledge.rules.kinds import REFUSALS
from clio.games.ancient_knowledge.rules.tokens import ANY, RemoveKnowledge
from clio.games.ancient_knowledge.state import ANY_MONUMENT, CHOSEN, HAND, AncientKnowledge

NO_KNOWLEDGE: Final = REFUSALS.add("AK-TRANS-02", "refusal-no-knowledge")
HAND_EMPTY: Final = REFUSALS.add("AK-TRANS-01", "refusal-hand-empty")


# Rules: AK-TRANS-04.
def archive_code(state: AncientKnowledge, seat: Seat) -> int:
    """AK-TRANS-02: no cards are discarded without knowledge to save."""
    if not state.zones[HAND + seat]:
        return HAND_EMPTY
    return 0 if state.total_knowledge(seat) else NO_KNOWLEDGE


def archive(state: AncientKnowledge, seat: Seat, card: Card, optional: bool) -> None:
    """AMB-04: from 1 to as many cards as there are tokens in the own timeline; or any number, the rest for nothing."""
    most = len(state.zones[HAND + seat])
    if not state.rulings.archive_any:
        most = min(state.total_knowledge(seat), most)
    Archive(seat, 0 if optional else 1, most, card).begin(state)


class Archive(PickCards):
    """Which cards; then as many tokens are taken off own monuments, split freely (AK-TRANS-01)."""

    name = "archive"
    rule = "AK-TRANS-01"

    def again(self) -> PickCards:
        return Archive(self.seat, 0, self.most - 1, self.card)

    def may_stop(self, state: AncientKnowledge) -> bool:
        return self.least <= 0 or len(state.zones[CHOSEN + self.seat]) > 0

    def announce(self, state: AncientKnowledge, count: int) -> None:
        state.tell("archived" if count else "declined", self.seat, NO_CARD if count else self.card, count)

    def picked(self, state: AncientKnowledge, count: int) -> None:
        if count:
            RemoveKnowledge(self.seat, self.card, ANY, ANY_MONUMENT, 1, count, 0, -1, 12).begin(state)
