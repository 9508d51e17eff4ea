"""DISC: Discover."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import NO_CARD, Card, Name, Seat
from clio.games.progress.rules.ages import activate
from clio.games.progress.rules.kinds import OWN_COPY, REFUSALS
from clio.games.progress.rules.knowledge import Pay, affordable
from clio.games.progress.state import ACTION, HAND, MILESTONE, Cost, Progress

TOO_DEAR: Final = REFUSALS.add("PR-DISC-08", "refusal-too-dear")


# Rules: PR-DISC-12.
def discover_code(state: Progress, seat: Seat, tech: Name, value: int) -> int:
    """Why a hand card cannot be discovered; `value` is what all hand cards would yield together."""
    lookup = state.lookup
    if state.area[len(lookup.age) * seat + tech]:
        return OWN_COPY
    own = lookup.value[tech]
    if not state.rulings.copy_pays:
        own *= copies_in_hand(state, seat, tech)
    if not affordable(state, seat, lookup.costs[tech], value - own):
        return TOO_DEAR
    return 0


def copies_in_hand(state: Progress, seat: Seat, tech: Name) -> int:
    count = 0
    for card in state.zones[HAND + seat]:
        if state.lookup.tech[card] == tech:
            count += 1
    return count


# Rules: PR-DISC-09.
class PayDiscovery(Pay):
    """The payment for one technology, which stays in hand until it is paid (PR-DISC-07)."""

    name = "pay-discovery"
    announced = True  # it was shown to all before anything was paid

    def costs(self, state: Progress) -> list[Cost]:
        return state.lookup.costs[self.target]

    def kept(self) -> Name:
        return Name(self.target)

    def about(self, state: Progress) -> Card:
        tech = state.lookup.tech
        for card in state.zones[HAND + self.seat]:
            if tech[card] == self.target:
                return card
        return NO_CARD

    def begin(self, state: Progress) -> None:
        """All hear which card is to be discovered, and so know that it is in this hand."""
        state.show(self.about(state), HAND + self.seat, state.layout.everyone)
        super().begin(state)

    def again(self, tokens: list[int], more: int) -> Pay:
        return PayDiscovery(self.seat, self.target, tokens[0], tokens[1], tokens[2], tokens[3], more)

    def pays_again(self, state: Progress) -> bool:
        """An action that is left, one that the technology brings, or the free payment for a Milestone."""
        if state.actions_left(self.seat) > 1 or ACTION in state.lookup.gain[self.target].skills:
            return True
        return state.rulings.milestones and not state.free_milestone and bool(state.zones[MILESTONE])

    def may_end_an_age(self, state: Progress) -> bool:
        return state.lookup.symbol[self.target] > 0

    def bought(self, state: Progress) -> None:
        """PR-DISC-01: from hand to the own area, active, for one action."""
        state.used += 1
        card = self.about(state)
        state.tell("discovered", self.seat, card)
        activate(state, self.seat, card, HAND + self.seat)
