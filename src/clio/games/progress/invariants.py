"""What can never be on a table of Progress: asked in tests, by the fuzzer, and of written positions."""

from __future__ import annotations

from clio.engine.ids import Name, Seat
from clio.engine.words import Said
from clio.games.progress.sentences import said
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
    state.area = bytes(len(state.lookup.age) * state.layout.seats)
    for seat in state.layout.all_seats:
        for zone, mark in ((DEVELOPMENTS, 1), (ACTIVE, 2)):
            for card in state.zones[zone + seat]:
                if state.lookup.tech[card] >= 0:
                    state.mark(seat, state.lookup.tech[card], mark)


def impossible(state: Progress) -> list[Said]:
    """One sentence for each impossibility."""
    lookup = state.lookup
    seats = state.layout.seats
    found: list[Said] = []
    name = state.game.card_name
    if not 1 <= state.age <= state.rulings.last_age:
        found.append(said("impossible-age", age=state.age, last=state.rulings.last_age))
        return found
    if sorted(state.order) != list(range(seats)):
        found.append(Said("clio.engine", "impossible-order"))
    if not 0 <= state.turn < seats:
        found.append(Said("clio.engine", "impossible-turn", last=seats - 1))
    for age in range(1, 5):
        for zone in (DECK + age, DISCARD + age):
            for card in state.zones[zone]:
                tech = lookup.tech[card]
                if tech < 0 or lookup.age[tech] != age:
                    found.append(said("impossible-pile", card=name[card], age=AGES[age]))
    for seat in state.layout.all_seats:
        found += impossible_seat(state, seat)
    if len(state.zones[MILESTONE]) > 1:
        found.append(said("impossible-milestones"))
    for label, numbers in (("skill", state.skill), ("power", state.power), ("pool", state.pool)):
        if min(numbers) < 0:
            found.append(said("impossible-number", field=label))
    if min(state.ready) < 0 or min(state.spent) < 0:
        found.append(said("impossible-tokens"))
    for marked, count in enumerate(state.markers):
        if count and not any(marked in state.zones[DEVELOPMENTS + seat] for seat in state.layout.all_seats):
            found.append(said("impossible-markers", card=name[marked]))
    return found


def impossible_seat(state: Progress, seat: Seat) -> list[Said]:
    lookup = state.lookup
    name = state.game.card_name
    found: list[Said] = []
    who = seat + 1
    area = [lookup.tech[card] for card in state.zones[ACTIVE + seat] + state.zones[DEVELOPMENTS + seat]]
    for zone in (HAND, ACTIVE, DEVELOPMENTS, CHOSEN):
        for card in state.zones[zone + seat]:
            if lookup.tech[card] < 0:
                where = state.layout.names[zone + seat]
                found.append(said("impossible-kind", seat=who, card=name[card], zone=where))
    for tech in set(area):
        if area.count(tech) > 1:
            found.append(said("impossible-twice", seat=who, card=name[lookup.tech.index(tech)]))
    for card in state.zones[DEVELOPMENTS + seat]:
        if state.markers[card] <= 0:
            found.append(said("impossible-development", seat=who, card=name[card]))
    if len(state.zones[PERSONALITY + seat]) > 1:
        found.append(said("impossible-personalities", seat=who))
    base = len(lookup.age) * seat
    for tech in map(Name, range(len(lookup.age))):
        place = 2 if tech in [lookup.tech[c] for c in state.zones[ACTIVE + seat]] else 1 if tech in area else 0
        if state.area[base + tech] != place:
            found.append(said("impossible-index", seat=who, technology=tech))
            break
    for card in state.zones[HAND + seat]:
        tech = lookup.tech[card]
        if tech >= 0 and not state.oldest_open() <= lookup.age[tech] <= state.age:
            theirs, now = AGES[lookup.age[tech]], AGES[state.age]
            found.append(said("impossible-hand", seat=who, card=name[card], theirs=theirs, now=now))
    return found
