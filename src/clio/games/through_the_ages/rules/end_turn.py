"""EOT, UNREST, DRAW: the end of a turn."""

from __future__ import annotations

from clio.engine.ids import NO_CARD
from clio.engine.step import SeatStep
from clio.games.through_the_ages.rules.hands import DiscardCards, draw, military_limit
from clio.games.through_the_ages.rules.lookup import TURN_ENDS
from clio.games.through_the_ages.rules.production import produce
from clio.games.through_the_ages.state import MILITARY_HAND, Ages


# Rules: TA-EOT-03, TA-EOT-04, TA-ROUND-04.
class EndPhase(SeatStep[Ages]):
    """TA-EOT-01: excess military cards, then the rest, which asks nothing."""

    name = "end-phase"

    def run(self, state: Ages) -> None:
        seat = self.seat
        state.civil_extra = 0
        state.unit_pool = 0
        state.science_pool = 0
        state.resource_pool = 0
        state.food_pool = 0
        state.fresh = 0
        state.agenda.append(Produce(seat))
        excess = len(state.zones[MILITARY_HAND + seat]) - military_limit(state, seat)
        if excess > 0:
            state.tell("over-limit", seat, NO_CARD, excess)
            state.agenda.append(DiscardCards(seat, excess))


# Rules: TA-CIV-49, TA-EOT-05, TA-EOT-06, TA-FIRST-04, TA-FIRST-05, TA-FIRST-06, TA-UNREST-01, TA-UNREST-02,
# TA-UNREST-03.
class Produce(SeatStep[Ages]):
    """Uprising check, production, drawing, reset."""

    name = "produce"

    def run(self, state: Ages) -> None:
        seat = self.seat
        for power in state.lookup.asked[TURN_ENDS]:
            if state.powers[seat] & power.mask:
                power.turn_ends(state, seat)
        if state.discontent(seat) > state.pool[seat]:
            state.tell("uprising", seat)
        else:
            produce(state, seat)
        if state.round > 1:
            count = state.military[seat] + state.military_extra
            most = state.lookup.most_drawn
            draw(state, seat, min(count, most))
        state.tell("actions-back", seat)
        state.military_extra = 0
        state.civil[seat] = state.civil_total[seat]
        state.military[seat] = state.military_total[seat]
