"""What can never be on a table of Progress: asked in tests, by the fuzzer, and of written positions."""

from __future__ import annotations

from clio.games.progress.state import (
    ACTIVE,
    AGES,
    CHOSEN,
    DECK,
    DEVELOPMENTS,
    DISCARD,
    HAND,
    MILESTONE,
    PERSONALITY,
    Progress,
)


def settle(state: Progress) -> None:
    """The index of the areas, from the zones."""
    count = len(state.tables.age)
    state.area = [0] * (count * state.layout.seats)
    for seat in range(state.layout.seats):
        for zone, mark in ((DEVELOPMENTS, 1), (ACTIVE, 2)):
            for card in state.zones[zone + seat]:
                if state.tables.tech[card] >= 0:
                    state.area[count * seat + state.tables.tech[card]] = mark


def problems(state: Progress) -> list[str]:
    """One sentence for each impossibility."""
    tables = state.tables
    seats = state.layout.seats
    found: list[str] = []
    name = state.game.card_name
    if not 1 <= state.age <= state.rulings.last_age:
        found.append(f"Age {state.age} does not exist in this game: it has ages 1 to {state.rulings.last_age}.")
        return found
    if sorted(state.order) != list(range(seats)):
        found.append("The turn order must name every seat once.")
    if not 0 <= state.turn < seats:
        found.append(f"'turn' is a place in the turn order, from 0 to {seats - 1}.")
    for age in range(1, 5):
        for zone in (DECK + age, DISCARD + age):
            for card in state.zones[zone]:
                tech = tables.tech[card]
                if tech < 0 or tables.age[tech] != age:
                    found.append(f"{name[card]} does not belong on a pile of Age {AGES[age]}.")
    for seat in range(seats):
        found += seat_problems(state, seat)
    if len(state.zones[MILESTONE]) > 1:
        found.append("Only one Milestone can be current.")
    for label, numbers in (("skill", state.skill), ("power", state.power), ("pool", state.pool)):
        if min(numbers) < 0:
            found.append(f"A number of {label!r} is below 0.")
    if min(state.ready) < 0 or min(state.spent) < 0:
        found.append("Nobody can own fewer than 0 tokens of a kind.")
    for card, count in enumerate(state.markers):
        if count and not any(card in state.zones[DEVELOPMENTS + seat] for seat in range(seats)):
            found.append(f"{name[card]} has markers but is under nobody's development.")
    return found


def seat_problems(state: Progress, seat: int) -> list[str]:
    tables = state.tables
    name = state.game.card_name
    found: list[str] = []
    who = f"Seat {seat + 1}"
    area = [tables.tech[card] for card in state.zones[ACTIVE + seat] + state.zones[DEVELOPMENTS + seat]]
    for zone in (HAND, ACTIVE, DEVELOPMENTS, CHOSEN):
        for card in state.zones[zone + seat]:
            if tables.tech[card] < 0:
                found.append(
                    f"{who}: {name[card]} is no technology and cannot be in {state.layout.names[zone + seat]!r}."
                )
    for tech in set(area):
        if area.count(tech) > 1:
            card = tables.tech.index(tech)
            found.append(f"{who} has two copies of {name[card]} in the area (PR-DISC-11).")
    for card in state.zones[DEVELOPMENTS + seat]:
        if state.markers[card] <= 0:
            found.append(f"{who}: the development {name[card]} has no marker on it; it would be active.")
    if len(state.zones[PERSONALITY + seat]) > 1:
        found.append(f"{who} has more than one Personality in force.")
    base = len(tables.age) * seat
    for tech in range(len(tables.age)):
        place = 2 if tech in [tables.tech[c] for c in state.zones[ACTIVE + seat]] else 1 if tech in area else 0
        if state.area[base + tech] != place:
            found.append(f"{who}: the area index of technology {tech} is wrong.")
            break
    for card in state.zones[HAND + seat]:
        tech = tables.tech[card]
        if tech >= 0 and not state.oldest_open() <= tables.age[tech] <= state.age:
            found.append(
                f"{who}: {name[card]} of Age {AGES[tables.age[tech]]} cannot be in hand in Age {AGES[state.age]}."
            )
    return found
