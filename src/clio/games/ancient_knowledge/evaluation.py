"""The evaluation the bots use: points now, and what the table promises for the turns to come.

Everything is in victory points. A monument in the timeline is worth what it will bring in the Past, less the
knowledge that will probably be lost with it; cards and effects are worth a rate for each turn that is left.
What the weights mean is said in weights/hand.toml.
"""

from __future__ import annotations

from clio.engine.evaluation import Evaluation
from clio.engine.ids import Card, Seat
from clio.engine.state import State
from clio.engine.weights import Weights
from clio.games.ancient_knowledge.operations.buildings import DiscardSelf
from clio.games.ancient_knowledge.rules.decline import FOURTEEN
from clio.games.ancient_knowledge.rules.scoring import effect_points
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    COLLECTION,
    DECLINE,
    FINAL,
    HAND,
    ONGOING,
    PAST,
    TIMELINE,
    TIMELINE_PHASE,
    AncientKnowledge,
)


class Prospects(Evaluation):
    """The own prospects, less a part of those of the best opponent."""

    def __init__(self, weights: Weights) -> None:
        self.per_turn: float = weights.number("per_turn")
        self.hand_card: list[float] = weights.row("hand_card")
        self.step, self.upright = weights.numbers("step", "upright")
        self.technology, self.timeline_rate = weights.numbers("technology", "timeline_rate")
        self.ongoing_rate, self.decline_effect = weights.numbers("ongoing_rate", "decline_effect")
        self.artifact_rate, self.saved_per_slot = weights.numbers("artifact_rate", "saved_per_slot")
        self.left_behind, self.rival = weights.numbers("left_behind", "rival")
        self.action_left, self.last_turns = weights.numbers("action_left", "last_turns")
        self.artifact_turns, self.late = weights.numbers("artifact_turns", "late")
        self.final_share, self.final_hope = weights.numbers("final_share", "final_hope")
        self.far: float = weights.number("far")

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, AncientKnowledge)
        me = Seat(seat)
        left = self.turns_left(state)
        own = self.prospects(state, me, left)
        rivals = [self.prospects(state, other, left) for other in state.opponents(me)]
        if state.rulings.teams:
            own += self.prospects(state, Seat(seat ^ 1), left)
            return own - self.rival * sum(rivals)
        return own - self.rival * max(rivals)

    def turns_left(self, state: AncientKnowledge) -> float:
        """How many more turns everybody has, about."""
        if state.result is not None:
            return 0.0
        if state.ending:
            return self.last_turns
        most = 0
        for seat in state.layout.all_seats:
            most = max(most, len(state.zones[PAST + seat]))
        return 1.0 + (FOURTEEN - most) / self.per_turn

    def prospects(self, state: AncientKnowledge, seat: Seat, left: float) -> float:
        zones = state.zones
        vp = state.lookup.vp
        value = -float(state.lost[seat])
        for card in zones[PAST + seat]:
            value += vp[card] + effect_points(state, seat, card)
        for card in zones[COLLECTION + seat]:
            value += vp[card]
        if state.result is not None:
            return value + len(zones[TIMELINE + seat])
        soon = min(left, self.artifact_turns)
        value += self.step * len(zones[PAST + seat]) + self.technology * len(zones[COLLECTION + seat])
        value += self.upright * (len(zones[PAST + seat]) - state.rotated[seat]) * min(1.0, left / 4)
        held = 0.0
        for place in range(min(len(zones[HAND + seat]), len(self.hand_card))):
            held += self.hand_card[place]
        value += held * min(1.0, left / 3)
        value += self.artifact_rate * soon * len(zones[ARTIFACTS + seat])
        value += self.action_left * max(0, state.actions[seat])
        for card in zones[TIMELINE + seat]:
            value += self.monument_worth(state, seat, card, left)
        return value

    def monument_worth(self, state: AncientKnowledge, seat: Seat, card: Card, left: float) -> float:
        """What a monument in the timeline will bring."""
        lookup = state.lookup
        slot = state.slot[card]
        moment = lookup.moment[card]
        if slot > left + self.late:
            return self.left_behind
        tokens = state.tokens[card] - self.saved_per_slot * (slot - 1)
        if tokens < 0:
            tokens = 0.0
        worth = self.step + lookup.vp[card] - tokens
        if moment == FINAL:
            worth += self.final_share * effect_points(state, seat, card) + self.final_hope
        elif moment == TIMELINE_PHASE:
            worth += self.timeline_rate * slot
        elif moment == ONGOING:
            worth += self.ongoing_rate * slot
        elif moment == DECLINE:
            if isinstance(lookup.effect[card].ops[0], DiscardSelf):
                # All or nothing: it counts only as far as its knowledge will be gone in time.
                return (self.step + lookup.vp[card]) * max(0.0, 1 - tokens / 4)
            worth += self.decline_effect
        return worth * (1 - self.far * slot)
