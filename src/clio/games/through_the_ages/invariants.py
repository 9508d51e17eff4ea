"""What can never be on a table of Through the Ages: asked in tests, by the fuzzer, and of written positions."""

from __future__ import annotations

from typing import Any

from clio.engine.ids import Seat
from clio.engine.words import Said
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


def said(message: str, /, **values: Any) -> Said:
    return Said("clio.games.through_the_ages", message, **values)


def impossible(state: Ages) -> list[Said]:
    """One sentence for each impossibility."""
    found: list[Said] = []
    lookup = state.lookup
    name = state.game.card_name
    for age in range(4):
        for zone in (CIVIL + age, MILITARY + age):
            for card in state.zones[zone]:
                if lookup.age[lookup.name[card]] != age or lookup.military_card[card] != (zone >= MILITARY):
                    found.append(said("impossible-pile", card=name[card], zone=state.layout.names[zone]))
    for age in range(1, 4):
        for card in state.zones[DISCARD + age]:
            if lookup.age[lookup.name[card]] != age or not lookup.military_card[card]:
                found.append(said("impossible-discard", card=name[card]))
    for zone in (EVENTS, FUTURE):
        for card in state.zones[zone]:
            if lookup.kind[lookup.name[card]] not in (K_EVENT, K_TERRITORY):
                found.append(said("impossible-event", card=name[card]))
    if len(state.zones[ROW]) != sum(state.filled) or len(state.filled) != SLOTS:
        found.append(said("impossible-row"))
    if len({lookup.name[card] for card in state.zones[COMMON]}) != len(state.zones[COMMON]):
        found.append(said("impossible-tactic"))
    if not 0 <= state.age <= 4:
        found.append(said("impossible-age", age=state.age))
    for age in range(max(state.age, 1), 4):
        if not state.zones[CIVIL + age]:
            found.append(said("impossible-empty", age=AGES[age], zone=state.layout.names[CIVIL + age]))
    for seat in state.layout.all_seats:
        if not state.gone >> seat & 1:
            found += impossible_seat(state, seat)
    if not found:
        found += impossible_derived(state)
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


def impossible_seat(state: Ages, seat: Seat) -> list[Said]:
    lookup = state.lookup
    found: list[Said] = []
    who = seat + 1
    for zone, least, most, count in KINDS_OF:
        cards = state.zones[zone + seat]
        if len(cards) > count:
            found.append(said("impossible-many", seat=who, zone=state.layout.names[zone + seat]))
        for card in cards:
            if not least <= lookup.kind[lookup.name[card]] <= most:
                where = state.layout.names[zone + seat]
                found.append(said("impossible-kind", seat=who, card=state.game.card_name[card], zone=where))
    numbers = {
        "yellow": state.yellow[seat],
        "blue": state.blue[seat],
        "workers": state.pool[seat],
        "science": state.science[seat],
        "culture": state.culture[seat],
        "civil": state.civil[seat],
        "military": state.military[seat],
    }
    found += [said("impossible-below", seat=who, what=what, n=n) for what, n in numbers.items() if n < 0]
    if state.civil[seat] > state.civil_total[seat] or state.military[seat] > state.military_total[seat]:
        found.append(said("impossible-actions", seat=who))
    for tech in range(WORKER_CARDS):
        workers = state.workers[WORKER_CARDS * seat + tech]
        if workers < 0 or (workers and not state.technologies[seat] >> tech & 1):
            found.append(said("impossible-workers", seat=who))
    if min(state.tokens[TOKEN_CARDS * seat : TOKEN_CARDS * (seat + 1)]) < 0:
        found.append(said("impossible-card-tokens", seat=who))
    blue = state.blue[seat] + state.stages[seat] + sum(state.tokens[TOKEN_CARDS * seat : TOKEN_CARDS * (seat + 1)])
    if blue != state.blue_owned[seat]:
        found.append(said("impossible-blue", seat=who, owned=state.blue_owned[seat], n=blue))
    yellow = state.yellow[seat] + state.pool[seat] + state.count(seat, 0, WORKER_CARDS)
    if yellow != state.yellow_owned[seat]:
        found.append(said("impossible-yellow", seat=who, owned=state.yellow_owned[seat], n=yellow))
    if sum(state.earned[SOURCE_COUNT * seat : SOURCE_COUNT * (seat + 1)]) != state.culture[seat]:
        found.append(said("impossible-sources", seat=who, culture=state.culture[seat]))
    return found


DERIVED = ("technologies", "government", "powers", "rating", "civil_total", "military_total")


def impossible_derived(state: Ages) -> list[Said]:
    """What follows from the cards in play must be what is written down (TA-IND-01)."""
    other = state.clone()
    derive(other)
    return [
        said("impossible-derived", field=field, found=str(getattr(state, field)), wanted=str(getattr(other, field)))
        for field in DERIVED
        if getattr(state, field) != getattr(other, field)
    ]
