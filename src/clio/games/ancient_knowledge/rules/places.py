"""Places in the timeline: where monuments lie, and how they come, go and change places."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.picks import PickSet
from clio.engine.step import Options
from clio.games.ancient_knowledge.rules.asking import CardAsks
from clio.games.ancient_knowledge.rules.kinds import DONE, NOT_ENOUGH_LEFT, OUT_OF_ORDER, REFUSALS, SLOT_FULL
from clio.games.ancient_knowledge.rules.measures import count_slot
from clio.games.ancient_knowledge.state import DISCARD, SLOTS, TIMELINE, AncientKnowledge


# Rules: AK-COMP-08.
def slot_counts(state: AncientKnowledge, seat: Seat) -> list[int]:
    """How many monuments lie in each slot (by number; 0 is unused)."""
    counts = [0] * (SLOTS + 1)
    for card in state.zones[TIMELINE + seat]:
        counts[state.slot[card]] += 1
    return counts


def lay(state: AncientKnowledge, seat: Seat, card: Card, slot: int) -> None:
    """AK-CREATE-12: into the lower row if the slot is empty, else above the other monument."""
    state.row[card] = count_slot(state, seat, slot)
    state.slot[card] = slot
    state.marked |= 1 << TIMELINE + seat


def leave(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """A monument gives up its place; AK-CREATE-13: one left alone drops to the lower row at once."""
    slot = state.slot[card]
    state.marked |= 1 << TIMELINE + seat
    state.slot[card] = 0
    state.row[card] = 0
    for other in state.zones[TIMELINE + seat]:
        if state.slot[other] == slot:
            state.row[other] = 0


def discard_monument(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """AMB-19: to the discard pile, its tokens to the reserve, no knowledge is lost."""
    state.tokens[card] = 0
    state.marked |= 1 << TIMELINE + seat
    leave(state, seat, card)
    state.move(card, TIMELINE + seat, DISCARD)


def shift(state: AncientKnowledge, seat: Seat) -> None:
    """AK-DECLINE-07: everything moves one slot to the left, keeping its row and its tokens."""
    if state.zones[TIMELINE + seat]:
        state.tell("shifted", seat)
    state.marked |= 1 << TIMELINE + seat
    for card in state.zones[TIMELINE + seat]:
        state.slot[card] -= 1


def move_to(state: AncientKnowledge, seat: Seat, card: Card, slot: int) -> None:
    """AMB-22: the card left behind drops, the moved one lands by AK-CREATE-12."""
    state.tell("moved-to", seat, card, slot)
    leave(state, seat, card)
    lay(state, seat, card, slot)


def exchange(state: AncientKnowledge, seat: Seat, first: Card, second: Card) -> None:
    """AMB-22: exact positions, same slot included; tokens travel."""
    slot = state.slot
    row = state.row
    slot[first], slot[second] = slot[second], slot[first]
    row[first], row[second] = row[second], row[first]
    state.marked |= 1 << TIMELINE + seat
    state.tell("swapped", seat, first, 0, second)


def movable(
    state: AncientKnowledge, seat: Seat, card: Card, not_itself: bool, slot: int, low: int, high: int
) -> list[int]:
    """Own monuments an effect can move: in a slot (0: any), with so many tokens; none that declines (AMB-17)."""
    found: list[int] = []
    for other in state.zones[TIMELINE + seat]:
        if other == state.declining or (not_itself and other == card):
            continue
        if slot and state.slot[other] != slot:
            continue
        if low <= state.tokens[other] <= high:
            found.append(other)
    return found


SAME_SLOT: Final = REFUSALS.add("AK-CREATE-14", "refusal-same-slot")


class MoveMonument(CardAsks):
    """Which monument goes to which other slot (0: any slot with room)."""

    name = "move-monument"
    rule = "AK-CREATE-14"

    def __init__(
        self, seat: Seat, card: Card, optional: int, not_itself: int, slot: int, low: int, high: int, target: int
    ) -> None:
        super().__init__(seat, card)
        self.optional = optional
        self.not_itself = not_itself
        self.slot = slot
        self.low = low
        self.high = high
        self.target = target

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.optional, self.not_itself, self.slot, self.low, self.high, self.target)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        rows = state.lookup.move
        counts = slot_counts(state, seat)
        able = movable(state, seat, self.card, self.not_itself == 1, self.slot, self.low, self.high)
        able.sort()
        for card in able:
            for slot in range(1, SLOTS + 1):
                if self.target and slot != self.target:
                    continue
                if slot == state.slot[card]:
                    options.offer(rows[card][slot], SAME_SLOT)
                else:
                    options.offer(rows[card][slot], 0 if counts[slot] < 2 else SLOT_FULL)
        if self.optional:
            options.legal.append(state.lookup.single[DONE])

    def forced(self, state: AncientKnowledge) -> Action | None:
        if self.optional:
            return None
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            state.tell("declined", seat, self.card)
        else:
            move_to(state, seat, Card(action.card), action.slot)


DECLINING: Final = REFUSALS.add("AK-DECLINE-02", "refusal-declining")


class SwapMonuments(CardAsks):
    """Which monument trades places with `first`; with none yet, the first of the two."""

    name = "swap-monuments"
    rule = "AK-CREATE-14"

    def __init__(self, seat: Seat, card: Card, first: Card, ascending: int) -> None:
        super().__init__(seat, card)
        self.first = first
        self.ascending = ascending

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.first, self.ascending)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        rows = state.lookup.swap
        cards = sorted(state.zones[TIMELINE + seat])
        last = -1
        for card in cards:
            if card != state.declining:
                last = card
        for card in cards:
            if card == self.first:
                continue
            if card == state.declining:
                options.offer(rows[card], DECLINING)
            elif self.ascending and card < self.first:
                options.offer(rows[card], OUT_OF_ORDER)
            else:
                options.offer(rows[card], NOT_ENOUGH_LEFT if self.first < 0 and card == last else 0)

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        if self.first >= 0 and not self.ascending:
            return None  # the card itself changes places with one other
        wanted = PickSet(2, 2)
        for card in sorted(state.zones[TIMELINE + seat]):
            if card != state.declining and card > self.first:
                wanted.add(state.lookup.swap[card])
        wanted.picked = 0 if self.first < 0 else 1
        return wanted

    def forced(self, state: AncientKnowledge) -> Action | None:
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if self.first < 0:
            state.agenda.append(SwapMonuments(seat, self.card, Card(action.card), 1))
        else:
            exchange(state, seat, self.first, Card(action.card))
