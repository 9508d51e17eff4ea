"""TACT: armies form by themselves so that strength is greatest."""

from __future__ import annotations

from clio.engine.ids import Name
from clio.games.through_the_ages.rules.lookup import Lookup
from clio.games.through_the_ages.state import AIR, ARTILLERY, CAVALRY, INFANTRY, SPECIAL


# Rules: TA-TACT-10, TA-TACT-11, TA-TACT-13.
def value_of_armies(armies: int, modern: int, air: int, full: int, old: Name) -> int:
    """The tactical strength of so many armies, `modern` of them not obsolete, with the air units that double some."""
    outdated = armies - modern
    total = full * modern + old * outdated
    if air:
        doubled = min(air, modern)
        total += full * doubled
        left = air - doubled
        total += old * min(left, outdated)
    return total


# Rules: TA-TACT-07, TA-TACT-08, TA-TACT-09, TA-TACT-12.
def tactical(lookup: Lookup, tactic: int, units: list[int], base: int, flexible: bool) -> int:
    """What the armies of a tactic add for the units at `units[base + technology]`.

    With `flexible` infantry may stand as cavalry (TA-CARD-06).
    """
    age = lookup.age
    level = lookup.age[tactic]
    infantry = 0
    new_infantry = 0
    for tech in range(INFANTRY, CAVALRY):
        count = units[base + tech]
        if count:
            infantry += count
            if age[tech] > level - 2 or level < 2:
                new_infantry += count
    cavalry = 0
    new_cavalry = 0
    for tech in range(CAVALRY, ARTILLERY):
        count = units[base + tech]
        if count:
            cavalry += count
            if age[tech] > level - 2 or level < 2:
                new_cavalry += count
    artillery = 0
    new_artillery = 0
    for tech in range(ARTILLERY, AIR):
        count = units[base + tech]
        if count:
            artillery += count
            if age[tech] > level - 2 or level < 2:
                new_artillery += count
    air = units[base + AIR]
    if flexible:
        return _flexible(lookup, tactic, infantry, new_infantry, cavalry, new_cavalry, artillery, new_artillery, air)
    need = lookup.infantry[tactic]
    armies = 99
    modern = 99
    if need:
        armies = infantry // need
        modern = new_infantry // need
    need = lookup.cavalry[tactic]
    if need:
        some = cavalry // need
        armies = min(armies, some)
        some = new_cavalry // need
        modern = min(modern, some)
    need = lookup.artillery[tactic]
    if need:
        some = artillery // need
        armies = min(armies, some)
        some = new_artillery // need
        modern = min(modern, some)
    if armies == 0:
        return 0
    return value_of_armies(armies, modern, air, lookup.army[tactic], Name(lookup.obsolete[tactic]))


# Rules: TA-CARD-07.
def _flexible(
    lookup: Lookup,
    tactic: int,
    infantry: int,
    new_infantry: int,
    cavalry: int,
    new_cavalry: int,
    artillery: int,
    new_artillery: int,
    air: int,
) -> int:
    """Every number of modern armies is tried; with it, as many armies as there can be."""
    foot = lookup.infantry[tactic]
    horse = lookup.cavalry[tactic]
    guns = lookup.artillery[tactic]
    best = 0
    modern = 0
    while True:
        if modern * foot > new_infantry or modern * (foot + horse) > new_infantry + new_cavalry:
            break
        if modern * guns > new_artillery:
            break
        short = modern * horse - new_cavalry
        borrowed = max(short, 0)
        armies = modern
        while True:
            more = armies + 1
            if more * guns > artillery or more * (foot + horse) > infantry + cavalry:
                break
            if more * foot + borrowed > infantry:
                break
            armies = more
            if armies > 40:
                break
        value = value_of_armies(armies, modern, air, lookup.army[tactic], Name(lookup.obsolete[tactic]))
        best = max(best, value)
        modern += 1
        if modern > 40:
            break
    return best


def unit_strength(lookup: Lookup, units: list[int], base: int) -> int:
    """The printed strengths of all units."""
    total = 0
    strength = lookup.worker_strength
    for tech in range(INFANTRY, SPECIAL):
        count = units[base + tech]
        if count:
            total += count * strength[tech]
    return total
