"""RESIGN: leaving the game."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.in_play import end_pact
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.scoring import last_one_left
from clio.games.through_the_ages.rules.wars import remove_war
from clio.games.through_the_ages.state import (
    CIVIL,
    COLONIES,
    DISCARD,
    FROM_ATTACKS,
    GOVERNMENT,
    HAND,
    K_PACT,
    LEADER,
    MILITARY,
    MILITARY_HAND,
    PLAY,
    RATING_COUNT,
    REMOVED,
    TACTIC,
    TOKEN_CARDS,
    TUCKED,
    UNUSED,
    WAR_COUNT,
    WARS,
    WONDER,
    WONDERS,
    WORKER_CARDS,
    Ages,
)


# Rules: TA-RESIGN-01, TA-RESIGN-02, TA-RESIGN-03, TA-RESIGN-04, TA-RESIGN-05, TA-RESIGN-06, TA-RESIGN-07,
# TA-RESIGN-08, TA-RESIGN-09, TA-RESIGN-10.
def resign(state: Ages, seat: Seat) -> None:
    """Of the agenda only the change of turns is left, which lies at the bottom."""
    state.tell("resigned", seat)
    while len(state.agenda) > 1:
        state.agenda.pop()
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0 and (owner == seat or partner == seat):
            end_pact(state, owner)
    state.gone |= 1 << seat
    for other in state.layout.all_seats:
        place = len(state.zones[WARS + other]) - 1
        while place >= 0:
            if other == seat:
                remove_war(state, seat, place)
            elif state.war_on[WAR_COUNT * other + place] == seat:
                remove_war(state, other, place)
                score(state, other, state.lookup.resigned_culture, FROM_ATTACKS)
            place -= 1
    clear(state, seat)
    if state.playing() == 1:
        last_one_left(state)
        return
    trim(state)
    if state.first == seat:
        # TA-Q-20: the next player becomes the first and still has a turn in this round.
        state.first = state.in_order(seat)[0]
        state.round -= 1


# Rules: TA-RESIGN-04, TA-RESIGN-05.
def clear(state: Ages, seat: Seat) -> None:
    """TA-RESIGN-02: hand and play area; military cards to their discards, civil cards out of the game."""
    lookup = state.lookup
    for zone in (HAND, PLAY, LEADER, WONDER, WONDERS):
        for card in state.zones[zone + seat][:]:
            state.move(card, zone + seat, REMOVED)
    for zone in (MILITARY_HAND, COLONIES, TACTIC):
        for card in state.zones[zone + seat][:]:
            state.move(card, zone + seat, DISCARD + lookup.age[lookup.name[card]])
    if state.tucked[seat] >= 0:
        state.move(state.zones[TUCKED][0], TUCKED, REMOVED)
    state.tucked[seat] = -1
    state.tactic[seat] = -1
    state.stages[seat] = 0
    state.technologies[seat] = 0
    state.government[seat] = GOVERNMENT
    state.powers[seat] = 0
    state.yellow[seat] = 0
    state.blue[seat] = 0
    state.pool[seat] = 0
    state.yellow_owned[seat] = 0
    state.blue_owned[seat] = 0
    state.civil[seat] = 0
    state.civil_total[seat] = 0
    state.military[seat] = 0
    state.military_total[seat] = 0
    for place in range(WORKER_CARDS * seat, WORKER_CARDS * (seat + 1)):
        state.workers[place] = 0
    for place in range(TOKEN_CARDS * seat, TOKEN_CARDS * (seat + 1)):
        state.tokens[place] = 0
    for place in range(RATING_COUNT * seat, RATING_COUNT * (seat + 1)):
        state.rating[place] = 0


def trim(state: Ages) -> None:
    """TA-RESIGN-08, TA-RESIGN-09: decks of ages that have not begun are trimmed for the players left."""
    lookup = state.lookup
    players = state.playing()
    for age in range(2, 4):
        if age <= state.age:
            continue
        for card in state.zones[CIVIL + age][:]:
            if lookup.mark[card] > players:
                state.move(card, CIVIL + age, UNUSED)
        if players == 2:
            for card in state.zones[MILITARY + age][:]:
                if lookup.kind[lookup.name[card]] == K_PACT:
                    state.move(card, MILITARY + age, UNUSED)
    state.zones[UNUSED].sort()  # nobody cares how they lie
