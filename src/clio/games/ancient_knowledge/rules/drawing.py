"""SEARCH, HAND, DECK: drawing building cards."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, Seat
from clio.games.ancient_knowledge.state import DECK, DISCARD, HAND, HAND_LIMIT, OFFERED, AncientKnowledge


def renew(state: AncientKnowledge) -> bool:
    """AK-DECK-01: an empty deck is made anew from the discard pile; is there a card to draw?"""
    if state.zones[DECK]:
        return True
    if not state.zones[DISCARD]:
        return False
    state.pour(DISCARD, DECK)
    state.shuffle(DECK)
    return True


def draw(state: AncientKnowledge, seat: Seat, count: int) -> None:
    """AK-HAND-02, AK-DECK-02: as many as the hand has room for and the piles can give."""
    room = room_in_hand(state, seat)
    if count > 0 and (room == 0 or not (state.zones[DECK] or state.zones[DISCARD])):
        state.tell("drew-nothing", seat, NO_CARD, room)
    count = min(count, room)
    while count > 0 and renew(state):
        state.move(state.zones[DECK][-1], DECK, HAND + seat)
        count -= 1


# Rules: AK-GOLD-07, AK-HAND-01.
def room_in_hand(state: AncientKnowledge, seat: Seat) -> int:
    return HAND_LIMIT - len(state.zones[HAND + seat]) - len(state.zones[OFFERED + seat])


def set_aside(state: AncientKnowledge, count: int, zone: int) -> None:
    """The top building cards into a zone where they are looked at; a short deck is made anew (AMB-29)."""
    while count > 0 and renew(state):
        state.move(state.zones[DECK][-1], DECK, zone)
        count -= 1
