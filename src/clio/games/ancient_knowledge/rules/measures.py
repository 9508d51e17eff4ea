"""What effects and requirements count (ADJ, LEARN, GOLD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.ids import Card, Seat
from clio.games.ancient_knowledge.state import (
    ADJACENT_KIND,
    ADJACENT_SAME,
    ANCIENT,
    ARTIFACT_COUNT,
    ARTIFACTS,
    CITY,
    COLLECTION,
    COUNT_BITS,
    HAND,
    HAND_SIZE,
    LOST,
    LOST_NOW,
    MEGALITH,
    MOST_COUNTED,
    OWN_KNOWLEDGE,
    PAST,
    PAST_ANY,
    PAST_FINAL,
    PAST_KIND,
    PAST_SAME,
    PYRAMID,
    SCRAPPED,
    SLOT_COUNT,
    TECH_ANY,
    TECH_KIND,
    TIMELINE,
    TIMELINE_ANY,
    TIMELINE_KIND,
    TIMELINE_KNOWLEDGE,
    Amount,
    AncientKnowledge,
    Condition,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, such a number is one of the machine's; otherwise nobody asks for it


# Rules: AK-GOLD-03, AK-LEARN-06.
def facts(state: AncientKnowledge, seat: Seat) -> list[int]:
    """All that a requirement can ask for, by measure, counted in one go."""
    zones = state.zones
    known = [0] * (HAND_SIZE + 1)  # the last of them
    past_facts(state, seat, known)
    collection = zones[COLLECTION + seat]
    technologies = sum_of(collection, state.lookup.counted)
    known[TECH_KIND] = technologies & MOST_COUNTED
    known[TECH_KIND + 1] = technologies >> COUNT_BITS & MOST_COUNTED
    known[TECH_KIND + 2] = technologies >> 2 * COUNT_BITS
    known[TECH_ANY] = len(collection)
    known[ARTIFACT_COUNT] = len(zones[ARTIFACTS + seat])
    known[LOST] = state.lost[seat]
    known[HAND_SIZE] = len(zones[HAND + seat])
    return known


def past_facts(state: AncientKnowledge, seat: Seat, known: list[int]) -> None:
    """PAST_KIND to PAST_FINAL."""
    cards = state.zones[PAST + seat]
    total = sum_of(cards, state.lookup.counted)
    cities: i64 = total & MOST_COUNTED
    megaliths: i64 = total >> COUNT_BITS & MOST_COUNTED
    pyramids: i64 = total >> 2 * COUNT_BITS & MOST_COUNTED
    known[PAST_KIND + CITY] = cities
    known[PAST_KIND + MEGALITH] = megaliths
    known[PAST_KIND + PYRAMID] = pyramids
    known[PAST_FINAL] = total >> 3 * COUNT_BITS
    known[PAST_ANY] = len(cards)
    same = cities if cities > megaliths else megaliths
    known[PAST_SAME] = same if same > pyramids else pyramids


def sum_of(cards: list[Card], numbers: list[int]) -> i64:
    """The numbers of all these cards together."""
    total: i64 = 0
    for card in cards:
        total += numbers[card]
    return total


def count_technologies(state: AncientKnowledge, seat: Seat, kind: int) -> int:
    count = 0
    for card in state.zones[COLLECTION + seat]:
        if state.lookup.kind[card] == kind:
            count += 1
    return count


def count_timeline(state: AncientKnowledge, seat: Seat, kinds: int) -> int:
    """Monuments of these kinds (bits) in the timeline."""
    kind = state.lookup.kind
    count = 0
    for card in state.zones[TIMELINE + seat]:
        if kinds >> kind[card] & 1:
            count += 1
    return count


def count_slot(state: AncientKnowledge, seat: Seat, slot: int) -> int:
    count = 0
    for card in state.zones[TIMELINE + seat]:
        if state.slot[card] == slot:
            count += 1
    return count


# Rules: AK-ADJ-01, AK-ADJ-02, AK-ADJ-03, AK-ADJ-04.
def neighbours(state: AncientKnowledge, seat: Seat, card: Card) -> list[Card]:
    """AK-ADJ: the other monument of the slot, and those of the same row in the slots beside it."""
    slot = state.slot[card]
    row = state.row[card]
    found: list[Card] = []
    if slot == 0:
        return found
    for other in state.zones[TIMELINE + seat]:
        if state.slot[other] == slot:
            if other != card:
                found.append(other)
        elif state.row[other] == row:
            distance = state.slot[other] - slot
            if distance == 1 or distance == -1:
                found.append(other)
    return found


def adjacent_counts(state: AncientKnowledge, seat: Seat, card: Card) -> list[int]:
    counts = [0, 0, 0]
    for other in neighbours(state, seat, card):
        counts[state.lookup.kind[other]] += 1
    return counts


def measure(state: AncientKnowledge, seat: Seat, card: Card, what: int, count: int) -> int:
    """One number about the owner's side of the table, as it is now (AMB-36)."""
    if what <= PAST_FINAL:
        known = [0] * (PAST_FINAL + 1)
        past_facts(state, seat, known)
        return known[what]
    if what < TIMELINE_ANY:
        return count_timeline(state, seat, 1 << (what - TIMELINE_KIND))
    if what == TIMELINE_ANY:
        return len(state.zones[TIMELINE + seat])
    if what == TECH_ANY:
        return len(state.zones[COLLECTION + seat])
    if what < TECH_ANY:
        return count_technologies(state, seat, what - TECH_KIND + ANCIENT)
    if what == ARTIFACT_COUNT:
        return len(state.zones[ARTIFACTS + seat])
    if what == LOST:
        return state.lost[seat]
    if what == TIMELINE_KNOWLEDGE:
        return state.total_knowledge(seat)
    if what == HAND_SIZE:
        return len(state.zones[HAND + seat])
    if what < ADJACENT_SAME:
        return adjacent_counts(state, seat, card)[what - ADJACENT_KIND]
    if what == ADJACENT_SAME:
        return max(adjacent_counts(state, seat, card))
    if what == OWN_KNOWLEDGE:
        return state.tokens[card]
    if what < LOST_NOW:
        return count_slot(state, seat, what - SLOT_COUNT)
    if what == LOST_NOW:
        return state.lost_now[seat]
    assert what == SCRAPPED
    return count


def holds(state: AncientKnowledge, seat: Seat, card: Card, conditions: list[Condition]) -> bool:
    """Do all conditions of an effect hold now?"""
    for condition in conditions:
        value = measure(state, seat, card, condition.measure, 0)
        if value < condition.low or value > condition.high:
            return False
    return True


def never_holds(state: AncientKnowledge, seat: Seat, card: Card, conditions: list[Condition]) -> bool:
    """Is there a condition that no other effect of this moment could fulfil any more?

    Only a decline brings monuments to the Past and knowledge to what is lost; all else might still change.
    """
    for condition in conditions:
        if condition.measure <= PAST_FINAL or condition.measure == LOST:
            if measure(state, seat, card, condition.measure, 0) < condition.low:
                return True
    return False


def amount(state: AncientKnowledge, seat: Seat, card: Card, n: Amount, count: int) -> int:
    if n.measure < 0:
        return n.n
    return n.times * (measure(state, seat, card, n.measure, count) // n.per)
