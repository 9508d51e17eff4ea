"""MILE: Milestones, paid for together."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import Card, Seat
from clio.engine.step import Options
from clio.games.progress.rules.benefits import gain
from clio.games.progress.rules.kinds import CLOSED, REFUSALS
from clio.games.progress.rules.knowledge import Pay, affordable, hand_value
from clio.games.progress.state import (
    ACTION,
    BOX,
    COMPLETED,
    HAND,
    MEDIEVAL,
    MILESTONE,
    MILESTONE_PILE,
    RENAISSANCE,
    Cost,
    Progress,
)


def uncover_next(state: Progress) -> None:
    """PR-MILE-10: the next card of the pile is current at once."""
    state.covered = [-1, -1, -1, -1]
    pile = state.zones[MILESTONE_PILE]
    if pile:
        state.move(pile[-1], MILESTONE_PILE, MILESTONE)


def new_milestones(state: Progress, age: int) -> None:
    """PR-MILE-11, PR-MILE-12, PR-MILE-13: a new era's pile; only the current Milestone stays, markers and all."""
    state.pour(MILESTONE_PILE, BOX)
    if age < 4:
        state.pour(MEDIEVAL if age == 2 else RENAISSANCE, MILESTONE_PILE)
        state.shuffle(MILESTONE_PILE)
    if not state.zones[MILESTONE]:
        uncover_next(state)


NO_MILESTONE: Final = REFUSALS.add("PR-MILE-10", "refusal-no-milestone")
COST_COVERED: Final = REFUSALS.add("PR-MILE-06", "refusal-cost-covered")
MILESTONE_TOO_DEAR: Final = REFUSALS.add("PR-MILE-05", "refusal-milestone-too-dear")
FREE_USED: Final = REFUSALS.add("PR-MILE-04", "refusal-free-payment-used")


def milestone_code(state: Progress, seat: Seat, line: int, value: int, left: int) -> int:
    """Why a cost of the current Milestone cannot be paid now; 0 if it can."""
    current = state.zones[MILESTONE]
    if not current:
        return NO_MILESTONE
    if state.covered[line] >= 0:
        return COST_COVERED
    if state.closed and (state.free_milestone or not state.rulings.free_after_draw):
        return CLOSED
    if state.free_milestone and left == 0:
        return FREE_USED
    if not affordable(state, seat, [state.lookup.card_costs[current[0]][line]], value):
        return MILESTONE_TOO_DEAR
    return 0


def milestone_options(state: Progress, seat: Seat, left: int, options: Options) -> None:
    """PR-MILE-03, PR-MILE-04: one cost a turn for no action, further ones for an action each."""
    actions = state.lookup.milestone
    current = state.zones[MILESTONE]
    if not current:
        if options.explain:
            options.offer(actions[0], NO_MILESTONE)
        return
    value = hand_value(state, seat)
    for line in range(len(state.lookup.card_costs[current[0]])):
        options.offer(actions[line], milestone_code(state, seat, line, value, left))


def payable_in_public_eyes(state: Progress, seat: Seat) -> bool:
    """Might the seat use its free payment, as far as everybody can see? (Its hand counts as unknown.)"""
    current = state.zones[MILESTONE]
    if not current or state.free_milestone or (state.closed and not state.rulings.free_after_draw):
        return False
    most = 99 if state.zones[HAND + seat] else 0
    for line, cost in enumerate(state.lookup.card_costs[current[0]]):
        if state.covered[line] < 0 and affordable(state, seat, [cost], most):
            return True
    return False


class PayMilestone(Pay):
    """PR-MILE-05: a cost is paid like a discovery, in full; the pool may help (S-42)."""

    name = "pay-milestone"

    def costs(self, state: Progress) -> list[Cost]:
        return [state.lookup.card_costs[state.zones[MILESTONE][0]][self.target]]

    def about(self, state: Progress) -> Card:
        return state.zones[MILESTONE][0]

    def again(self, tokens: list[int], more: int) -> Pay:
        return PayMilestone(self.seat, self.target, tokens[0], tokens[1], tokens[2], tokens[3], more)

    def pays_again(self, state: Progress) -> bool:
        """An action that is left beside this payment, or one that the Milestone may bring."""
        if state.closed:
            return False
        left = state.actions_left(self.seat) - (1 if state.free_milestone else 0)
        return left > 0 or ACTION in state.lookup.card_gain[state.zones[MILESTONE][0]].skills

    def bought(self, state: Progress) -> None:
        if state.free_milestone:
            state.used += 1
        state.free_milestone = True
        state.tell("covered", self.seat, state.zones[MILESTONE][0], self.target + 1)
        state.covered[self.target] = self.seat
        costs = len(state.lookup.card_costs[state.zones[MILESTONE][0]])
        if min(state.covered[:costs]) >= 0:
            complete(state, self.seat)


def complete(state: Progress, active: Seat) -> None:
    """PR-MILE-07, PR-MILE-08: contributors gain once each; whoever has strictly most markers keeps the card."""
    card = state.zones[MILESTONE][0]
    gains = state.lookup.card_gain[card]
    markers = [state.covered.count(seat) for seat in state.layout.all_seats]
    most = max(markers)
    state.tell("milestone-complete", active, card)
    for seat in reversed(state.clockwise(active)):  # who gains last is asked first (S-41, C-17)
        if markers[seat]:
            state.tell("milestone-gain", seat, card)
            gain(state, seat, gains)
    if markers.count(most) == 1:
        owner = Seat(markers.index(most))
        state.move(card, MILESTONE, COMPLETED + owner)
        if state.rulings.owner_bonus_at_once:
            state.tell("milestone-owner", owner, card)
            gain(state, owner, gains)
    else:
        state.move(card, MILESTONE, BOX)
    uncover_next(state)
