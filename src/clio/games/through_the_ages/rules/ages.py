"""AGEEND: the ends of ages."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, NO_SEAT
from clio.games.through_the_ages.rules.in_play import end_pact, remove_leader, remove_unfinished
from clio.games.through_the_ages.rules.ratings import settle
from clio.games.through_the_ages.rules.tokens import gain_yellow
from clio.games.through_the_ages.state import (
    BOX,
    CIVIL,
    DISCARD,
    HAND,
    LEADER,
    MILITARY,
    MILITARY_HAND,
    NO_LAST_ROUND,
    PACT,
    REMOVED,
    WONDER,
    Ages,
)


# Rules: TA-AGEEND-02, TA-AGEEND-04, TA-AGEEND-14, TA-AGEEND-15.
def end_age(state: Ages) -> None:
    """The current age ends and the next begins at once (TA-AGEEND-05, TA-AGEEND-16)."""
    ended = state.age
    state.tell("age", state.turn, NO_CARD, ended + 1)
    if ended == 0:
        state.pour(CIVIL, REMOVED)
    else:
        antiquate(state, ended)
        lose_yellow(state, ended)
    state.age = ended + 1
    if ended > 0:
        state.pour(MILITARY + ended, BOX)
    if state.age <= 3:
        state.shuffle(CIVIL + state.age)
        state.shuffle(MILITARY + state.age)
    elif state.last_round == NO_LAST_ROUND:
        # TA-END-02, TA-END-03
        state.last_round = state.round if state.turn == state.first else state.round + 1
        state.tell("last-round", state.turn, NO_CARD, state.last_round)


# Rules: TA-AGEEND-07, TA-AGEEND-08, TA-AGEEND-09, TA-AGEEND-10, TA-AGEEND-11, TA-AGEEND-12, TA-AGEEND-18.
def antiquate(state: Ages, ended: int) -> None:
    """Older cards than the ended age leave hands, leaders, wonders and pacts play."""
    lookup = state.lookup
    state.tell("antiquated", NO_SEAT, NO_CARD, ended)
    for seat in state.in_order(state.turn):
        for card in state.zones[HAND + seat][:]:
            if lookup.age[lookup.name[card]] < ended:
                state.move(card, HAND + seat, REMOVED)
        for card in state.zones[MILITARY_HAND + seat][:]:
            age = lookup.age[lookup.name[card]]
            if age < ended:
                state.move(card, MILITARY_HAND + seat, DISCARD + age)
    for seat in state.in_order(state.turn):
        leader = state.zones[LEADER + seat]
        if leader and lookup.age[lookup.name[leader[0]]] < ended:
            remove_leader(state, seat)
            settle(state, seat)
        wonder = state.zones[WONDER + seat]
        if wonder and lookup.age[lookup.name[wonder[0]]] < ended:
            remove_unfinished(state, seat)
    for seat in state.in_order(state.turn):
        pact = state.zones[PACT + seat]
        if pact and lookup.age[lookup.name[pact[0]]] < ended:
            end_pact(state, seat)


def lose_yellow(state: Ages, ended: int) -> None:
    """TA-AGEEND-13: from the bank only."""
    lost = state.lookup.yellow_lost[ended]
    for seat in state.in_order(state.turn):
        state.tell("yellow-lost", seat, NO_CARD, lost)
        gain_yellow(state, seat, -lost)
