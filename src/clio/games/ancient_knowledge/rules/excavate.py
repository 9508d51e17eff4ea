"""EXCAV: Excavate, rotating monuments of the Past to draw cards."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, Card, Seat
from clio.engine.step import CountStep
from clio.games.ancient_knowledge.rules.asking import HowMany, YesOrNo
from clio.games.ancient_knowledge.rules.drawing import draw
from clio.games.ancient_knowledge.rules.effects import operate, reacting, together
from clio.games.ancient_knowledge.rules.kinds import YES
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    MOST_ROTATED,
    ON_EXCAVATE,
    PAST,
    PLAY_STEP,
    TIMELINE,
    AncientKnowledge,
)


# Rules: AK-EXCAV-04.
def upright(state: AncientKnowledge, seat: Seat) -> int:
    """Monuments in the Past that can be rotated."""
    return min(len(state.zones[PAST + seat]) - state.rotated[seat], MOST_ROTATED)


def refresh(state: AncientKnowledge, seat: Seat, count: int) -> None:
    """AK-EXCAV-03: so many rotated monuments become upright."""
    count = min(count, state.rotated[seat])
    state.rotated[seat] -= count


def excavate(state: AncientKnowledge, seat: Seat, count: int) -> None:
    """Rotate, then draw (or what replaces the draw), then what reacts to it."""
    state.tell("excavated", seat, NO_CARD, count)
    state.rotated[seat] += count
    state.agenda.append(AfterExcavating(seat, count))
    lookup = state.lookup
    for card in state.zones[ARTIFACTS + seat]:
        effect = lookup.effect[card]
        if lookup.replaces_draw[card] and effect.low <= count <= effect.high and effect.ops[0].can(state, seat, card):
            state.agenda.append(ReplaceDraw(seat, card, count))
            return
    draw_excavated(state, seat, count)


def draw_excavated(state: AncientKnowledge, seat: Seat, count: int) -> None:
    """AK-EXCAV-01: 2 cards for each, or what a card in play says instead."""
    each = 2
    for zone in range(TIMELINE + seat, ARTIFACTS + seat + 1, PLAY_STEP):
        for card in state.zones[zone]:
            if state.lookup.yields[card] > each:
                each = state.lookup.yields[card]
                state.because(card)
    draw(state, seat, each * count)


class ReplaceDraw(YesOrNo):
    """Give the draw up for what the card offers instead?"""

    name = "replace-draw"
    rule = "AK-GOLD-01"

    def __init__(self, seat: Seat, card: Card, count: int) -> None:
        super().__init__(seat, card)
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.count)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == YES:
            state.tell("effect", seat, self.card)
            operate(state, seat, self.card, 0, 0)
        else:
            state.tell("declined", seat, self.card)
            draw_excavated(state, seat, self.count)


class AfterExcavating(CountStep[AncientKnowledge]):
    """Effects that react to the number rotated, in their owner's order."""

    name = "after-excavating"

    def run(self, state: AncientKnowledge) -> None:
        together(state, self.seat, reacting(state, self.seat, ON_EXCAVATE, self.count, 0, NO_CARD, NO_CARD))


class Refresh(HowMany):
    """How many rotated monuments become upright, up to `most`; which ones never matters (AMB-53)."""

    name = "refresh"
    rule = "AK-EXCAV-03"

    def there(self, state: AncientKnowledge, seat: Seat) -> int:
        return state.rotated[seat]

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if not action.amount:
            state.tell("declined", seat, self.card)
        refresh(state, seat, action.amount)
