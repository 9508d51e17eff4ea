"""UPKEEP: discard down to the hand limit, refresh tokens."""

from __future__ import annotations

from clio.engine.ids import NO_CARD
from clio.engine.step import SeatStep
from clio.games.progress.rules.discarding import discard_from_hand
from clio.games.progress.state import HAND, HAND_LIMIT, KNOWLEDGE_COUNT, Progress


# Rules: PR-SETUP-16, PR-SKILL-03, PR-UPKEEP-02, PR-UPKEEP-04.
class Upkeep(SeatStep[Progress]):
    """PR-UPKEEP-01: cards of choice above the hand limit are discarded."""

    name = "upkeep"

    def run(self, state: Progress) -> None:
        seat = self.seat
        state.agenda.append(Refresh(seat))
        over = len(state.zones[HAND + seat]) - state.skill_value(seat, HAND_LIMIT)
        if over > 0:
            state.tell("over-limit", seat, NO_CARD, over)
        discard_from_hand(state, seat, over)


class Refresh(SeatStep[Progress]):
    """PR-UPKEEP-03, PR-KNOW-08: own tokens turn to colour, unspent knowledge is lost."""

    name = "refresh"

    def run(self, state: Progress) -> None:
        first = KNOWLEDGE_COUNT * self.seat
        if state.events is not None and (any(state.spent[first : first + 4]) or any(state.pool)):
            state.tell("refreshes", self.seat)
        for kind in range(4):
            state.ready[first + kind] += state.spent[first + kind]
            state.spent[first + kind] = 0
            state.pool[kind] = 0
