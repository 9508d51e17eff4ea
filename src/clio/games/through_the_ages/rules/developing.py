"""CIV: developing technologies, peacefully or by revolution."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import Name, Seat
from clio.engine.step import Options
from clio.games.through_the_ages.operations.powers import MILITARY_REVOLUTION
from clio.games.through_the_ages.rules.hands import leave_hand
from clio.games.through_the_ages.rules.in_play import card_in, put_in_play
from clio.games.through_the_ages.rules.kinds import REFUSALS
from clio.games.through_the_ages.rules.lookup import DEVELOPED, OFF_TECHNOLOGY, REVOLTED
from clio.games.through_the_ages.rules.ratings import pact_of
from clio.games.through_the_ages.state import (
    GOVERNMENT,
    HAND,
    INFANTRY,
    PACT,
    SPECIAL,
    TABLE,
    TECHNOLOGIES,
    Ages,
)


def science_cost(state: Ages, seat: Seat, tech: Name, printed: int, off: int) -> int:
    """The science points to pay, after all reductions."""
    lookup = state.lookup
    cost = printed - off
    powers = state.powers[seat]
    if powers & lookup.asked_mask[OFF_TECHNOLOGY]:
        for power in lookup.asked[OFF_TECHNOLOGY]:
            if powers & power.mask:
                cost -= power.off_technology(state, seat, tech)
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            cost -= pact_of(state, owner, seat).cheap_technology
    return max(cost, 0)


def partner_lacks_science(state: Ages, seat: Seat) -> bool:
    """A pact that makes the partner pay a point of science, and the partner has none."""
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            other = partner if owner == seat else owner
            if pact_of(state, owner, seat).partner_pays > state.science[other]:
                return True
    return False


NO_SCIENCE: Final = REFUSALS.add("TA-SCI-03", "refusal-no-science")
PARTNER_SCIENCE: Final = REFUSALS.add("TA-CIV-02", "refusal-partner-science")


# Rules: TA-CIV-32.
def develop_code(state: Ages, seat: Seat, tech: Name, off: int) -> int:
    """Why a technology in hand cannot be developed peacefully; the civil action is not looked at."""
    means = state.science[seat]
    if seat == state.turn and state.science_pool and INFANTRY <= tech < SPECIAL:
        means += state.science_pool
    if science_cost(state, seat, tech, state.lookup.science[tech], off) > means:
        return NO_SCIENCE
    return PARTNER_SCIENCE if partner_lacks_science(state, seat) else 0


ALL_ACTIONS: Final = REFUSALS.add("TA-CIV-37", "refusal-all-actions")


def revolution_code(state: Ages, seat: Seat, tech: Name, off: int) -> int:
    """TA-CIV-36, TA-CIV-37: all actions of the total must be available, civil or (TA-CARD-09) military ones."""
    if state.powers[seat] >> MILITARY_REVOLUTION & 1:
        if state.military[seat] < state.military_total[seat]:
            return ALL_ACTIONS
    elif state.civil[seat] < state.civil_total[seat]:
        return ALL_ACTIONS
    if science_cost(state, seat, tech, state.lookup.revolution[tech], off) > state.science[seat]:
        return NO_SCIENCE
    return PARTNER_SCIENCE if partner_lacks_science(state, seat) else 0


def develop_options(state: Ages, seat: Seat, off: int, code: int, options: Options) -> None:
    """Each technology in hand; `code` is a reason against all peaceful developments."""
    lookup = state.lookup
    for card in state.zones[HAND + seat]:
        tech = lookup.name[card]
        if tech < TECHNOLOGIES:
            options.offer(lookup.develop[tech], code if code else develop_code(state, seat, tech, off))
            if tech >= GOVERNMENT:
                options.offer(lookup.revolt[tech], revolution_code(state, seat, tech, off))


# Rules: TA-SCI-04.
def develop(state: Ages, seat: Seat, tech: Name, off: int) -> None:
    """TA-CIV-31: pay science, the card comes into play; then what happens on every development."""
    cost = science_cost(state, seat, tech, state.lookup.science[tech], off)
    if seat == state.turn and state.science_pool and INFANTRY <= tech < SPECIAL:
        part = min(state.science_pool, cost)
        state.science_pool -= part
        cost -= part
    state.science[seat] -= cost
    charge_partner(state, seat)
    from_hand_to_play(state, seat, tech)
    developed(state, seat)


# Rules: TA-CARD-10, TA-CARD-11, TA-CARD-12, TA-CIV-36, TA-CIV-37, TA-CIV-38, TA-CIV-39, TA-CIV-40.
def revolt(state: Ages, seat: Seat, tech: Name, off: int) -> None:
    """All civil actions are spent, those of the new government too."""
    military = state.has(seat, MILITARY_REVOLUTION)
    state.science[seat] -= science_cost(state, seat, tech, state.lookup.revolution[tech], off)
    charge_partner(state, seat)
    from_hand_to_play(state, seat, tech)
    if military:
        state.military[seat] = 0
    else:
        state.civil[seat] = 0
    for power in state.lookup.asked[REVOLTED]:
        if state.powers[seat] & power.mask:
            power.revolted(state, seat)
    developed(state, seat)


def from_hand_to_play(state: Ages, seat: Seat, tech: Name) -> None:
    card = card_in(state, HAND + seat, tech)
    leave_hand(state, seat, card, TABLE)
    put_in_play(state, seat, card, TABLE)


def charge_partner(state: Ages, seat: Seat) -> None:
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            price = pact_of(state, owner, seat).partner_pays
            if price:
                state.because(state.zones[PACT + owner][0])
                state.science[partner if owner == seat else owner] -= price
                state.because(state.at_work())


def developed(state: Ages, seat: Seat) -> None:
    """What a leader gives for each development, revolutions too (TA-CIV-40, TA-CARD-13)."""
    for power in state.lookup.asked[DEVELOPED]:
        if state.powers[seat] & power.mask:
            power.developed(state, seat)
