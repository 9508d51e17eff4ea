"""IND: ratings and action totals, worked out from the cards in play (TA-IND-01, TA-DV-02 to -07, -11)."""

from __future__ import annotations

from clio.games.through_the_ages.operations.powers import (
    BEST_LABORATORY,
    BEST_THEATER_AGAIN,
    COLONY_CULTURE,
    CULTURE_PER_FACE,
    EXTRA_FACES,
    INFANTRY_AS_CAVALRY,
    LAB_LEVELS_AS_CULTURE,
    PAIR_CULTURE,
    STRENGTH_PER_FACE,
    THEATER_CULTURE,
    TUCK,
    UNIT_STRENGTH,
    UNIT_TYPE_STRENGTH,
    WALL_STRENGTH,
)
from clio.games.through_the_ages.rules.armies import tactical
from clio.games.through_the_ages.rules.tables import Side
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
    SCIENCE,
    SPECIAL,
    STRENGTH,
    TEMPLE,
    THEATER,
    WONDERS,
    WORKER_CARDS,
    Ages,
)


def pact_sides(state: Ages, seat: int) -> list[Side]:
    """What the seat gets of each pact it is a party to."""
    found: list[Side] = []
    for owner in range(state.layout.seats):
        partner = state.partner[owner]
        if partner >= 0:
            if owner == seat:
                found.append(state.tables.sides[state.tables.name[state.zones[PACT + owner][0]]][state.side[owner]])
            elif partner == seat:
                found.append(state.tables.sides[state.tables.name[state.zones[PACT + owner][0]]][1 - state.side[owner]])
    return found


def settle(state: Ages, seat: int) -> None:
    """A card came or went: powers and totals anew, actions by the net change (TA-ACT-05 to -07), then ratings."""
    tables = state.tables
    name = tables.name
    government = state.government[seat]
    civil = tables.civil_actions[government]
    military = tables.military_actions[government]
    powers = 0
    special = state.technologies[seat] >> SPECIAL
    tech = SPECIAL
    while tech < GOVERNMENT:
        if special & 1:
            civil += tables.civil_actions[tech]
            military += tables.military_actions[tech]
        special >>= 1
        tech += 1
    for card in state.zones[LEADER + seat]:
        which = name[card]
        powers |= tables.power[which]
        military += tables.military_actions[which]
        civil += tables.civil_actions[which]
    for card in state.zones[WONDERS + seat]:
        which = name[card]
        if not state.ruined >> (which - tables.first_wonder) & 1:
            powers |= tables.power[which]
            military += tables.military_actions[which]
            civil += tables.civil_actions[which]
    for side in pact_sides(state, seat):
        military += side.military_actions
    state.powers[seat] = powers
    state.civil[seat] = adjusted(state.civil[seat], state.civil_total[seat], civil)
    state.civil_total[seat] = civil
    state.military[seat] = adjusted(state.military[seat], state.military_total[seat], military)
    state.military_total[seat] = military
    rate(state, seat)


def adjusted(available: int, before: int, after: int) -> int:
    """New tokens are available; of lost ones the spent go first (TA-ACT-05, -06)."""
    if after >= before:
        return available + after - before
    return min(available, after)


def rate(state: Ages, seat: int) -> None:
    """The four ratings of a seat; unclamped sums are kept (TA-Q-40)."""
    tables = state.tables
    powers = state.powers[seat]
    extra = 1 if powers >> EXTRA_FACES & 1 else 0
    strength, culture, science, temple_faces, theater_faces, faces = rate_workers(state, seat, extra)
    faces += temple_faces + theater_faces
    government = state.government[seat]
    strength += tables.strength[government]
    culture += tables.culture[government]
    science += tables.gives_science[government]
    happy = tables.happiness[government]
    government_faces = happy + extra if happy > 0 else 0
    faces += government_faces if happy > 0 else happy
    special = state.technologies[seat] >> SPECIAL
    tech = SPECIAL
    while tech < GOVERNMENT:
        if special & 1:
            strength += tables.strength[tech]
        special >>= 1
        tech += 1
    for card in state.zones[LEADER + seat]:
        which = tables.name[card]
        strength += tables.strength[which]
        culture += tables.culture[which]
        science += tables.gives_science[which]
        happy = tables.happiness[which]
        faces += happy + extra if happy > 0 else happy
    colonies = state.zones[COLONIES + seat]
    for card in colonies:
        which = tables.name[card]
        strength += tables.strength[which]
        happy = tables.happiness[which]
        faces += happy + extra if happy > 0 else happy
    wonder_faces = 0
    if state.zones[WONDERS + seat]:
        more_strength, more_culture, more_science, wonder_faces, sad = rate_wonders(state, seat, extra)
        strength += more_strength
        culture += more_culture
        science += more_science
        faces += wonder_faces - sad
    if powers:
        values = tables.power_value
        if powers >> STRENGTH_PER_FACE & 1:
            strength += values[STRENGTH_PER_FACE] * (temple_faces + government_faces)
        if powers >> CULTURE_PER_FACE & 1:
            culture += values[CULTURE_PER_FACE] * (temple_faces + theater_faces + wonder_faces)
        if powers >> COLONY_CULTURE & 1 and colonies:
            culture += values[COLONY_CULTURE] + tables.colony_further * (len(colonies) - 1)
        strength += unit_powers(state, seat)
        culture += building_culture(state, seat, True)
        science += building_science(state, seat)
    four = 4 * seat
    state.rating[four + STRENGTH] = strength + army_strength(state, seat) + pact_strength(state, seat)
    state.rating[four + CULTURE] = culture + pact_culture(state, seat)
    state.rating[four + SCIENCE] = science
    state.rating[four + HAPPINESS] = faces


def rate_workers(state: Ages, seat: int, extra: int) -> tuple[int, int, int, int, int, int]:
    """Strength, culture and science of buildings and units; faces of temples, of theaters, of the others."""
    tables = state.tables
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
            strength += count * tables.worker_strength[tech]
            if tech < INFANTRY:
                culture += count * tables.worker_culture[tech]
                science += count * tables.worker_science[tech]
                happy = tables.worker_happiness[tech]
                if happy:
                    happy = (happy + extra) * count
                    if TEMPLE <= tech < LIBRARY:
                        temple_faces += happy
                    elif THEATER <= tech < ARENA:
                        theater_faces += happy
                    else:
                        faces += happy
    return strength, culture, science, temple_faces, theater_faces, faces


def rate_wonders(state: Ages, seat: int, extra: int) -> tuple[int, int, int, int, int]:
    """Strength, culture, science, happy and unhappy faces of completed wonders; a ruin has only its own culture.

    The wonder with the extra faces does not add to itself (TA-CARD-20); a tucked leader's face counts before (-03).
    """
    tables = state.tables
    strength = 0
    culture = 0
    science = 0
    faces = 0
    sad = 0
    for card in state.zones[WONDERS + seat]:
        which = tables.name[card]
        happy = 0
        if state.ruined >> (which - tables.first_wonder) & 1:
            culture += tables.ruin_culture
        else:
            strength += tables.strength[which]
            culture += tables.culture[which]
            science += tables.gives_science[which]
            happy = tables.happiness[which]
            if happy < 0:
                sad -= happy
                happy = 0
        if state.tucked[seat] == which:
            happy += tables.power_value[TUCK]
        if happy > 0:
            faces += happy
            if not tables.power[which] >> EXTRA_FACES & 1:
                faces += extra
    return strength, culture, science, faces, sad


def army_strength(state: Ages, seat: int) -> int:
    tactic = state.tactic[seat]
    if tactic < 0:
        return 0
    flexible = state.powers[seat] >> INFANTRY_AS_CAVALRY & 1 == 1
    return tactical(state.tables, tactic, state.workers, WORKER_CARDS * seat, flexible)


def unit_powers(state: Ages, seat: int) -> int:
    """Strength per unit, per infantry and artillery unit, per type of unit present."""
    powers = state.powers[seat]
    values = state.tables.power_value
    total = 0
    if powers >> UNIT_STRENGTH & 1:
        total += values[UNIT_STRENGTH] * state.count(seat, INFANTRY, SPECIAL)
    if powers >> WALL_STRENGTH & 1:
        units = state.count(seat, INFANTRY, CAVALRY) + state.count(seat, ARTILLERY, AIR)
        total += values[WALL_STRENGTH] * units
    if powers >> UNIT_TYPE_STRENGTH & 1:
        total += values[UNIT_TYPE_STRENGTH] * unit_types(state, seat)
    return total


def unit_types(state: Ages, seat: int) -> int:
    types = 1 if state.count(seat, INFANTRY, CAVALRY) else 0
    if state.count(seat, CAVALRY, ARTILLERY):
        types += 1
    if state.count(seat, ARTILLERY, AIR):
        types += 1
    if state.count(seat, AIR, SPECIAL):
        types += 1
    return types


def building_culture(state: Ages, seat: int, labs: bool) -> int:
    """Culture that the leader adds to buildings; without `labs` that of theaters and libraries only."""
    powers = state.powers[seat]
    tables = state.tables
    values = tables.power_value
    total = 0
    if powers >> THEATER_CULTURE & 1:
        total += values[THEATER_CULTURE] * state.count(seat, THEATER, ARENA)
    if powers >> PAIR_CULTURE & 1:
        libraries = state.count(seat, LIBRARY, THEATER)
        theaters = state.count(seat, THEATER, ARENA)
        total += values[PAIR_CULTURE] * min(libraries, theaters)
    if powers >> BEST_THEATER_AGAIN & 1:
        best = state.best(seat, THEATER, ARENA)
        if best >= 0:
            total += values[BEST_THEATER_AGAIN] * tables.worker_culture[best]
    if labs and powers >> LAB_LEVELS_AS_CULTURE & 1:
        total += values[LAB_LEVELS_AS_CULTURE] * lab_levels(state, seat)
    return total


def building_science(state: Ages, seat: int) -> int:
    """Science that the leader adds to buildings or takes from them."""
    powers = state.powers[seat]
    tables = state.tables
    total = 0
    if powers >> BEST_LABORATORY & 1:
        lab = state.best(seat, LAB, TEMPLE)
        library = state.best(seat, LIBRARY, THEATER)
        level = tables.age[lab] if lab >= 0 else 0
        total += max(level, tables.age[library]) if library >= 0 else level
    if powers >> LAB_LEVELS_AS_CULTURE & 1:
        total -= state.count(seat, LAB, TEMPLE)
    return total


def lab_levels(state: Ages, seat: int) -> int:
    """The levels of the labs, added up over their workers."""
    total = 0
    base = WORKER_CARDS * seat
    for tech in range(LAB, TEMPLE):
        total += state.workers[base + tech] * state.tables.age[tech]
    return total


def pact_of(state: Ages, owner: int, seat: int) -> Side:
    """The seat's side of the pact in the owner's area."""
    sides = state.tables.sides[state.tables.name[state.zones[PACT + owner][0]]]
    return sides[state.side[owner]] if owner == seat else sides[1 - state.side[owner]]


def pact_strength(state: Ages, seat: int) -> int:
    total = 0
    for owner in range(state.layout.seats):
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            total += pact_of(state, owner, seat).strength
    return total


def pact_culture(state: Ages, seat: int) -> int:
    """Culture of pacts, among it that for the partner's completed wonders."""
    total = 0
    for owner in range(state.layout.seats):
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            side = pact_of(state, owner, seat)
            total += side.culture
            if side.wonder_culture:
                other = partner if owner == seat else owner
                total += side.wonder_culture * len(state.zones[WONDERS + other])
    return total


def colonization_bonus(state: Ages, seat: int) -> int:
    """TA-IND-10: ships on cards in play."""
    tables = state.tables
    total = 0
    special = state.technologies[seat] >> EXPLORATION
    for tech in range(EXPLORATION, CONSTRUCTION):
        if special & 1:
            total += tables.colonization[tech]
        special >>= 1
    for card in state.zones[WONDERS + seat]:
        which = tables.name[card]
        if not state.ruined >> (which - tables.first_wonder) & 1:
            total += tables.colonization[which]
    return total
