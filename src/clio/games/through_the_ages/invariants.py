"""What can never be on a table of Through the Ages: asked in tests, by the fuzzer, and of written positions."""

from __future__ import annotations

from clio.games.through_the_ages.setup import derive
from clio.games.through_the_ages.state import (
    AGES,
    CIVIL,
    COLONIES,
    COMMON,
    DISCARD,
    EVENTS,
    FUTURE,
    HAND,
    K_EVENT,
    K_LEADER,
    K_PACT,
    K_TACTIC,
    K_TERRITORY,
    K_WAR,
    K_WONDER,
    LEADER,
    MILITARY,
    MILITARY_HAND,
    PACT,
    PLAY,
    ROW,
    SLOTS,
    SOURCE_COUNT,
    TACTIC,
    TOKEN_CARDS,
    WARS,
    WONDER,
    WONDERS,
    WORKER_CARDS,
    Ages,
)


def problems(state: Ages) -> list[str]:
    """One sentence for each impossibility."""
    found: list[str] = []
    tables = state.tables
    name = state.game.card_name
    for age in range(4):
        for zone in (CIVIL + age, MILITARY + age):
            for card in state.zones[zone]:
                if tables.age[tables.name[card]] != age or tables.military_card[card] != (zone >= MILITARY):
                    found.append(f"{name[card]} does not belong into {state.layout.names[zone]!r}.")
    for age in range(1, 4):
        for card in state.zones[DISCARD + age]:
            if tables.age[tables.name[card]] != age or not tables.military_card[card]:
                found.append(f"{name[card]} does not belong into the discards of that age.")
    for zone in (EVENTS, FUTURE):
        for card in state.zones[zone]:
            if tables.kind[tables.name[card]] not in (K_EVENT, K_TERRITORY):
                found.append(f"{name[card]} is no event.")
    if len(state.zones[ROW]) != sum(state.filled) or len(state.filled) != SLOTS:
        found.append("The row must hold one card for each filled slot.")
    if len({tables.name[card] for card in state.zones[COMMON]}) != len(state.zones[COMMON]):
        found.append("A tactic lies twice in the common area (TA-TACT-04).")
    if not 0 <= state.age <= 4:
        found.append(f"Age {state.age} does not exist.")
    for age in range(max(state.age, 1), 4):
        if not state.zones[CIVIL + age]:
            found.append(f"Age {AGES[age]} is not over, so cards must lie in {state.layout.names[CIVIL + age]!r}.")
    for seat in range(state.layout.seats):
        if not state.gone >> seat & 1:
            found += seat_problems(state, seat)
    if not found:
        found += derived_problems(state)
    return found


KINDS_OF = (
    (PLAY, 0, K_LEADER - 1, 99),
    (LEADER, K_LEADER, K_LEADER, 1),
    (WONDER, K_WONDER, K_WONDER, 1),
    (WONDERS, K_WONDER, K_WONDER, 99),
    (COLONIES, K_TERRITORY, K_TERRITORY, 99),
    (TACTIC, K_TACTIC, K_TACTIC, 1),
    (WARS, K_WAR, K_WAR, 2),
    (PACT, K_PACT, K_PACT, 1),
    (HAND, 0, K_EVENT - 1, 99),
    (MILITARY_HAND, K_EVENT, 99, 99),
)


def seat_problems(state: Ages, seat: int) -> list[str]:
    tables = state.tables
    found: list[str] = []
    who = f"Seat {seat + 1}"
    for zone, least, most, count in KINDS_OF:
        cards = state.zones[zone + seat]
        if len(cards) > count:
            found.append(f"{who}: too many cards in {state.layout.names[zone + seat]!r}.")
        for card in cards:
            if not least <= tables.kind[tables.name[card]] <= most:
                found.append(f"{who}: {state.game.card_name[card]} cannot be in {state.layout.names[zone + seat]!r}.")
    numbers = {
        "yellow tokens": state.yellow[seat],
        "blue tokens": state.blue[seat],
        "unused workers": state.pool[seat],
        "science points": state.science[seat],
        "culture points": state.culture[seat],
        "civil actions": state.civil[seat],
        "military actions": state.military[seat],
    }
    found += [f"{who} has {value} {what}." for what, value in numbers.items() if value < 0]
    if state.civil[seat] > state.civil_total[seat] or state.military[seat] > state.military_total[seat]:
        found.append(f"{who} has more actions available than in total.")
    for tech in range(WORKER_CARDS):
        workers = state.workers[WORKER_CARDS * seat + tech]
        if workers < 0 or (workers and not state.technologies[seat] >> tech & 1):
            found.append(f"{who}: workers on a technology that is not in play.")
    if min(state.tokens[TOKEN_CARDS * seat : TOKEN_CARDS * (seat + 1)]) < 0:
        found.append(f"{who}: fewer than 0 blue tokens on a card.")
    blue = state.blue[seat] + state.stages[seat] + sum(state.tokens[TOKEN_CARDS * seat : TOKEN_CARDS * (seat + 1)])
    if blue != state.blue_owned[seat]:
        found.append(f"{who} should own {state.blue_owned[seat]} blue tokens, not {blue}.")
    yellow = state.yellow[seat] + state.pool[seat] + state.count(seat, 0, WORKER_CARDS)
    if yellow != state.yellow_owned[seat]:
        found.append(f"{who} should own {state.yellow_owned[seat]} yellow tokens, not {yellow}.")
    if sum(state.earned[SOURCE_COUNT * seat : SOURCE_COUNT * (seat + 1)]) != state.culture[seat]:
        found.append(f"{who}: the sources of culture do not add up to {state.culture[seat]}.")
    return found


DERIVED = ("technologies", "government", "powers", "rating", "civil_total", "military_total")


def derived_problems(state: Ages) -> list[str]:
    """What follows from the cards in play must be what is written down (TA-IND-01)."""
    other = state.clone()
    derive(other)
    return [
        f"{field!r} does not follow from the cards in play: {getattr(state, field)} should be {getattr(other, field)}."
        for field in DERIVED
        if getattr(state, field) != getattr(other, field)
    ]
