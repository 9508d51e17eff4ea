"""IND: ratings and action totals, worked out from the cards in play (TA-IND-01)."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.through_the_ages.operations.powers import EXTRA_FACES, INFANTRY_AS_CAVALRY, TUCK
from clio.games.through_the_ages.rules.armies import tactical
from clio.games.through_the_ages.rules.lookup import IMPROVES_BUILDINGS, RATES, Side
from clio.games.through_the_ages.state import (
    AIR,
    ARENA,
    ARTILLERY,
    CAVALRY,
    COLONIES,
    CONSTRUCTION,
    CULTURE,
    EXPLORATION,
    GOVERNMENT,
    HAPPINESS,
    INFANTRY,
    LAB,
    LEADER,
    LIBRARY,
    PACT,
    RATING_COUNT,
    SCIENCE,
    SPECIAL,
    STRENGTH,
    TEMPLE,
    THEATER,
    WONDERS,
    WORKER_CARDS,
    Ages,
)


def pact_sides(state: Ages, seat: Seat) -> list[Side]:
    """What the seat gets of each pact it is a party to."""
    found: list[Side] = []
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0:
            if owner == seat:
                found.append(state.lookup.sides[state.lookup.name[state.zones[PACT + owner][0]]][state.side[owner]])
            elif partner == seat:
                found.append(state.lookup.sides[state.lookup.name[state.zones[PACT + owner][0]]][1 - state.side[owner]])
    return found


# Rules: TA-ACT-01, TA-ACT-05, TA-ACT-06, TA-ACT-07, TA-CIV-14, TA-CIV-35, TA-CIV-50, TA-GOV-02.
def settle(state: Ages, seat: Seat) -> None:
    """A card came or went: powers and totals anew, actions by the net change, then ratings."""
    lookup = state.lookup
    name = lookup.name
    government = state.government[seat]
    civil = lookup.civil_actions[government]
    military = lookup.military_actions[government]
    powers = 0
    special = state.technologies[seat] >> SPECIAL
    tech = SPECIAL
    while tech < GOVERNMENT:
        if special & 1:
            civil += lookup.civil_actions[tech]
            military += lookup.military_actions[tech]
        special >>= 1
        tech += 1
    for card in state.zones[LEADER + seat]:
        which = name[card]
        powers |= lookup.power[which]
        military += lookup.military_actions[which]
        civil += lookup.civil_actions[which]
    for card in state.zones[WONDERS + seat]:
        which = name[card]
        if not state.ruined >> (which - lookup.first_wonder) & 1:
            powers |= lookup.power[which]
            military += lookup.military_actions[which]
            civil += lookup.civil_actions[which]
    for side in pact_sides(state, seat):
        military += side.military_actions
    state.powers[seat] = powers
    state.civil[seat] = adjusted(state.civil[seat], state.civil_total[seat], civil)
    state.civil_total[seat] = civil
    state.military[seat] = adjusted(state.military[seat], state.military_total[seat], military)
    state.military_total[seat] = military
    rate(state, seat)


def adjusted(available: int, before: int, after: int) -> int:
    """New tokens are available; of lost ones the spent go first (TA-ACT-05, TA-ACT-06)."""
    if after >= before:
        return available + after - before
    return min(available, after)


# Rules: TA-IND-11.
def rate(state: Ages, seat: Seat) -> None:
    """The four ratings of a seat; unclamped sums are kept (TA-Q-40)."""
    lookup = state.lookup
    powers = state.powers[seat]
    extra = 1 if powers >> EXTRA_FACES & 1 else 0
    strength, culture, science, temple_faces, theater_faces, faces = rate_workers(state, seat, extra)
    faces += temple_faces + theater_faces
    government = state.government[seat]
    strength += lookup.strength[government]
    culture += lookup.culture[government]
    science += lookup.gives_science[government]
    happy = lookup.happiness[government]
    government_faces = happy + extra if happy > 0 else 0
    faces += government_faces if happy > 0 else happy
    special = state.technologies[seat] >> SPECIAL
    tech = SPECIAL
    while tech < GOVERNMENT:
        if special & 1:
            strength += lookup.strength[tech]
        special >>= 1
        tech += 1
    for card in state.zones[LEADER + seat]:
        which = lookup.name[card]
        strength += lookup.strength[which]
        culture += lookup.culture[which]
        science += lookup.gives_science[which]
        happy = lookup.happiness[which]
        faces += happy + extra if happy > 0 else happy
    colonies = state.zones[COLONIES + seat]
    for card in colonies:
        which = lookup.name[card]
        strength += lookup.strength[which]
        happy = lookup.happiness[which]
        faces += happy + extra if happy > 0 else happy
    wonder_faces = 0
    if state.zones[WONDERS + seat]:
        more_strength, more_culture, more_science, wonder_faces, sad = rate_wonders(state, seat, extra)
        strength += more_strength
        culture += more_culture
        science += more_science
        faces += wonder_faces - sad
    if powers & lookup.asked_mask[RATES]:
        for power in lookup.asked[RATES]:
            if powers & power.mask:
                strength += power.strength(state, seat, temple_faces, government_faces)
                culture += power.culture(state, seat, temple_faces, theater_faces, wonder_faces)
    culture += building_culture(state, seat, True)
    science += building_science(state, seat)
    first = RATING_COUNT * seat
    state.rating[first + STRENGTH] = strength + army_strength(state, seat) + pact_strength(state, seat)
    state.rating[first + CULTURE] = culture + pact_culture(state, seat)
    state.rating[first + SCIENCE] = science
    state.rating[first + HAPPINESS] = faces


# Rules: TA-IND-02, TA-TECH-03, TA-TECH-04.
def rate_workers(state: Ages, seat: Seat, extra: int) -> tuple[int, int, int, int, int, int]:
    """Strength, culture and science of buildings and units; faces of temples, of theaters, of the others."""
    lookup = state.lookup
    workers = state.workers
    base = WORKER_CARDS * seat
    strength = 0
    culture = 0
    science = 0
    temple_faces = 0
    theater_faces = 0
    faces = 0
    for tech in range(LAB, SPECIAL):
        count = workers[base + tech]
        if count:
            strength += count * lookup.worker_strength[tech]
            if tech < INFANTRY:
                culture += count * lookup.worker_culture[tech]
                science += count * lookup.worker_science[tech]
                happy = lookup.worker_happiness[tech]
                if happy:
                    happy = (happy + extra) * count
                    if TEMPLE <= tech < LIBRARY:
                        temple_faces += happy
                    elif THEATER <= tech < ARENA:
                        theater_faces += happy
                    else:
                        faces += happy
    return strength, culture, science, temple_faces, theater_faces, faces


# Rules: TA-CARD-01, TA-CARD-02, TA-CARD-03, TA-CARD-04, TA-IND-09.
def rate_wonders(state: Ages, seat: Seat, extra: int) -> tuple[int, int, int, int, int]:
    """Strength, culture, science, happy and unhappy faces of completed wonders; a ruin has only its own culture.

    The wonder with the extra faces does not add to itself (TA-CARD-20); a tucked leader's face counts before (-03).
    """
    lookup = state.lookup
    strength = 0
    culture = 0
    science = 0
    faces = 0
    sad = 0
    for card in state.zones[WONDERS + seat]:
        which = lookup.name[card]
        happy = 0
        if state.ruined >> (which - lookup.first_wonder) & 1:
            culture += lookup.ruin_culture
        else:
            strength += lookup.strength[which]
            culture += lookup.culture[which]
            science += lookup.gives_science[which]
            happy = lookup.happiness[which]
            if happy < 0:
                sad -= happy
                happy = 0
        if state.tucked[seat] == which:
            happy += lookup.power_value[TUCK]
        if happy > 0:
            faces += happy
            if not lookup.power[which] >> EXTRA_FACES & 1:
                faces += extra
    return strength, culture, science, faces, sad


# Rules: TA-IND-03.
def army_strength(state: Ages, seat: Seat) -> int:
    tactic = state.tactic[seat]
    if tactic < 0:
        return 0
    flexible = state.powers[seat] >> INFANTRY_AS_CAVALRY & 1 == 1
    return tactical(state.lookup, tactic, state.workers, WORKER_CARDS * seat, flexible)


def unit_types(state: Ages, seat: Seat) -> int:
    types = 1 if state.count(seat, INFANTRY, CAVALRY) else 0
    if state.count(seat, CAVALRY, ARTILLERY):
        types += 1
    if state.count(seat, ARTILLERY, AIR):
        types += 1
    if state.count(seat, AIR, SPECIAL):
        types += 1
    return types


def building_culture(state: Ages, seat: Seat, labs: bool) -> int:
    """Culture that the leader adds to buildings; without `labs` that of theaters and libraries only."""
    total = 0
    powers = state.powers[seat]
    if powers & state.lookup.asked_mask[IMPROVES_BUILDINGS]:
        for power in state.lookup.asked[IMPROVES_BUILDINGS]:
            if powers & power.mask:
                total += power.building_culture(state, seat, labs)
    return total


def building_science(state: Ages, seat: Seat) -> int:
    """Science that the leader adds to buildings or takes from them."""
    total = 0
    powers = state.powers[seat]
    if powers & state.lookup.asked_mask[IMPROVES_BUILDINGS]:
        for power in state.lookup.asked[IMPROVES_BUILDINGS]:
            if powers & power.mask:
                total += power.building_science(state, seat)
    return total


def lab_levels(state: Ages, seat: Seat) -> int:
    """The levels of the labs, added up over their workers."""
    total = 0
    base = WORKER_CARDS * seat
    for tech in range(LAB, TEMPLE):
        total += state.workers[base + tech] * state.lookup.age[tech]
    return total


def pact_of(state: Ages, owner: Seat, seat: Seat) -> Side:
    """The seat's side of the pact in the owner's area."""
    sides = state.lookup.sides[state.lookup.name[state.zones[PACT + owner][0]]]
    return sides[state.side[owner]] if owner == seat else sides[1 - state.side[owner]]


def pact_strength(state: Ages, seat: Seat) -> int:
    total = 0
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            total += pact_of(state, owner, seat).strength
    return total


def pact_culture(state: Ages, seat: Seat) -> int:
    """Culture of pacts, among it that for the partner's completed wonders."""
    total = 0
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            side = pact_of(state, owner, seat)
            total += side.culture
            if side.wonder_culture:
                other = partner if owner == seat else owner
                total += side.wonder_culture * len(state.zones[WONDERS + other])
    return total


# Rules: TA-COL-12.
def colonization_bonus(state: Ages, seat: Seat) -> int:
    """TA-IND-10: ships on cards in play."""
    lookup = state.lookup
    total = 0
    special = state.technologies[seat] >> EXPLORATION
    for tech in range(EXPLORATION, CONSTRUCTION):
        if special & 1:
            total += lookup.colonization[tech]
        special >>= 1
    for card in state.zones[WONDERS + seat]:
        which = lookup.name[card]
        if not state.ruined >> (which - lookup.first_wonder) & 1:
            total += lookup.colonization[which]
    return total
