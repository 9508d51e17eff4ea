"""ROW: the card row, its refill, and taking cards from it."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import Card, Name, Seat
from clio.engine.step import Options, Step
from clio.games.through_the_ages.operations.powers import (
    CHEAP_LEADERS,
    NO_WONDER_SURCHARGE,
    PRICE_AFTER_REPLACING,
)
from clio.games.through_the_ages.rules.ages import end_age
from clio.games.through_the_ages.rules.hands import civil_limit
from clio.games.through_the_ages.rules.kinds import NO_CIVIL, REFUSALS
from clio.games.through_the_ages.rules.lookup import TOOK_TECHNOLOGY
from clio.games.through_the_ages.state import (
    CIVIL,
    HAND,
    K_LEADER,
    K_WONDER,
    REMOVED,
    REPLACED_LEADER,
    ROW,
    SLOTS,
    TECHNOLOGIES,
    WONDER,
    WONDERS,
    Ages,
)


# Rules: TA-AGEEND-19, TA-ROW-01, TA-ROW-02, TA-ROW-03, TA-ROW-04, TA-ROW-05, TA-ROW-06, TA-ROW-07.
class Refill(Step[Ages]):
    """Sweep, slide, fill; with `sweep` 0 only the last two (TA-CARD-25)."""

    name = "refill"

    def __init__(self, sweep: int) -> None:
        self.sweep = sweep

    def args(self) -> tuple[int, ...]:
        return (self.sweep,)

    def run(self, state: Ages) -> None:
        filled = state.filled
        if self.sweep:
            for slot in range(state.lookup.swept[state.playing() - 2]):
                if filled[slot]:
                    filled[slot] = 0
                    state.move(state.zones[ROW][0], ROW, REMOVED)
        count = len(state.zones[ROW])
        for slot in range(SLOTS):
            filled[slot] = 1 if slot < count else 0
        fill(state)


# Rules: TA-AGEEND-06, TA-ROW-06, TA-ROW-07.
def fill(state: Ages) -> None:
    """Deal from the current deck; each deck that runs out ends its age, in the middle of the refill (TA-AGEEND-17)."""
    filled = state.filled
    for slot in range(SLOTS):
        if filled[slot]:
            continue
        if state.age > 3:
            return
        deck = CIVIL + state.age
        if not state.zones[deck] and state.age == 0:
            end_age(state)  # TA-AGEEND-03
            deck = CIVIL + state.age
        state.move(state.zones[deck][-1], deck, ROW)
        filled[slot] = 1
        if not state.zones[deck] and state.age > 0:
            end_age(state)
    if state.age == 0:
        end_age(state)  # TA-AGEEND-01: Age A ends with the first refill


def card_at(state: Ages, slot: int) -> Card:
    """The card in a filled slot."""
    place = 0
    for before in range(slot):
        place += state.filled[before]
    return state.zones[ROW][place]


# Rules: TA-CARD-30, TA-COMP-08.
def price(state: Ages, seat: Seat, slot: int, name: Name) -> int:
    """Civil actions a card of the row costs: its slot, completed wonders, what leaders and wonders take off."""
    lookup = state.lookup
    cost = lookup.slot_price[slot]
    kind = lookup.kind[name]
    if kind == K_WONDER:
        if not state.powers[seat] >> NO_WONDER_SURCHARGE & 1:
            cost += len(state.zones[WONDERS + seat])
        if seat == state.turn and state.used & REPLACED_LEADER and lookup.power[name] >> PRICE_AFTER_REPLACING & 1:
            cost -= lookup.power_value[PRICE_AFTER_REPLACING]
    elif kind == K_LEADER and state.powers[seat] >> CHEAP_LEADERS & 1:
        cost -= lookup.power_value[CHEAP_LEADERS]
    return max(cost, 0)


HAND_FULL: Final = REFUSALS.add("TA-CIV-07", "refusal-hand-full")
SAME_NAME: Final = REFUSALS.add("TA-CIV-08", "refusal-same-name")
LEADER_AGE: Final = REFUSALS.add("TA-CIV-09", "refusal-leader-age")
UNFINISHED: Final = REFUSALS.add("TA-CIV-12", "refusal-unfinished-wonder")


# Rules: TA-CIV-13, TA-HAND-03.
def take_code(state: Ages, seat: Seat, name: Name, room: bool) -> int:
    """Why the card may not be taken, its price aside; `room`: the civil hand is below its limit."""
    lookup = state.lookup
    kind = lookup.kind[name]
    if kind == K_WONDER:
        return UNFINISHED if state.zones[WONDER + seat] else 0
    if not room:
        return HAND_FULL
    if name < TECHNOLOGIES:
        if state.technologies[seat] >> name & 1:
            return SAME_NAME
        names = lookup.name
        for card in state.zones[HAND + seat]:
            if names[card] == name:
                return SAME_NAME
    elif kind == K_LEADER and state.leader_ages[seat] >> lookup.age[name] & 1:
        return LEADER_AGE
    return 0


def take_options(state: Ages, seat: Seat, budget: int, options: Options) -> None:
    """Every card of the row; `budget` are the civil actions that can be spent."""
    lookup = state.lookup
    room = len(state.zones[HAND + seat]) < civil_limit(state, seat)
    place = 0
    row = state.zones[ROW]
    civil_cards = lookup.civil_names
    for slot in range(SLOTS):
        if not state.filled[slot]:
            continue
        name = lookup.name[row[place]]
        place += 1
        if budget < lookup.slot_price[slot] - lookup.most_off and not options.explain:
            continue
        code = NO_CIVIL if price(state, seat, slot, name) > budget else take_code(state, seat, name, room)
        if code == 0:
            options.legal.append(lookup.take[slot * civil_cards + name])
        elif options.explain:
            options.offer(lookup.take[slot * civil_cards + name], code)


# Rules: TA-CIV-11.
def take(state: Ages, seat: Seat, slot: int) -> int:
    """The card leaves the row: a wonder enters play unfinished, any other card goes to hand. Its price."""
    lookup = state.lookup
    card = card_at(state, slot)
    name = lookup.name[card]
    cost = price(state, seat, slot, name)
    state.filled[slot] = 0
    if lookup.kind[name] == K_WONDER:
        state.move(card, ROW, WONDER + seat)
        state.stages[seat] = 0
        return cost
    state.move(card, ROW, HAND + seat)
    if lookup.kind[name] == K_LEADER:
        state.leader_ages[seat] |= 1 << lookup.age[name]
    elif name < TECHNOLOGIES:
        for power in state.lookup.asked[TOOK_TECHNOLOGY]:
            if state.powers[seat] & power.mask:
                power.took_technology(state, seat)
    return cost
