"""AGE: when a new age begins and what it does; the end of the game is the last age's condition."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, NO_SEAT, Card, Seat
from clio.engine.step import Step
from clio.games.progress.rules.benefits import gain
from clio.games.progress.rules.milestones import new_milestones
from clio.games.progress.rules.personalities import retire_outdated
from clio.games.progress.rules.scoring import PILES_III, PILES_IV, SYMBOLS_IV, SYMBOLS_V, end_game
from clio.games.progress.state import ACTIVE, BOX, DECK, DEVELOPMENTS, DISCARD, HAND, TIME, Progress


# Rules: PR-AGE-01, PR-AGE-04, PR-AGE-05, PR-SETUP-15.
def symbols(state: Progress, age: int) -> int:
    """Active symbols that help to start an age: everybody's together, or the best area's (C-12)."""
    lookup = state.lookup
    most = 0
    count = 0
    for seat in state.layout.all_seats:
        own = 0
        for card in state.zones[ACTIVE + seat]:
            if lookup.symbol[lookup.tech[card]] == age:
                own += 1
        count += own
        most = max(most, own)
    return most if state.rulings.single_area else count


# Rules: PR-DISC-10, PR-RES-04.
def activate(state: Progress, seat: Seat, card: Card, src: int) -> None:
    """A technology becomes active, by either way, and gives its benefits once (PR-BEN-01)."""
    lookup = state.lookup
    tech = lookup.tech[card]
    state.move(card, src, ACTIVE + seat)
    state.mark(seat, tech, 2)
    if lookup.symbol[tech] > state.age:
        state.agenda.append(CheckAges())
    gain(state, seat, lookup.gain[tech])


# Rules: PR-AGE-12, PR-AGE-13, PR-AGE-15, PR-END-05, PR-IND-06, PR-SOLO-14.
def card_taken(state: Progress, age: int) -> None:
    """PR-AGE-14: after every card that leaves a deck or pile, see whether the age has run dry."""
    if age == state.age and not state.zones[DECK + age] and not state.zones[DISCARD + age]:
        state.agenda.append(CheckAges())


# Rules: PR-AGE-02, PR-AGE-03, PR-AGE-06, PR-AGE-11, PR-AGE-17, PR-END-01, PR-END-03, PR-END-06, PR-IND-02, PR-IND-03,
# PR-IND-05.
class CheckAges(Step[Progress]):
    """One age at a time, until no condition holds (PR-AGE-16)."""

    name = "check-ages"

    def run(self, state: Progress) -> None:
        age = state.age
        following = age + 1
        by_symbols = symbols(state, following) >= state.rulings.needed[following]
        dry = not state.zones[DECK + age] and not state.zones[DISCARD + age]
        if not by_symbols and not dry:
            return
        if age == state.rulings.last_age:
            if age == 3:
                end_game(state, SYMBOLS_IV if by_symbols else PILES_III)
            else:
                end_game(state, SYMBOLS_V if by_symbols else PILES_IV)
            return
        start_age(state, following)


# Rules: PR-AGE-07, PR-IND-04.
def start_age(state: Progress, age: int) -> None:
    """PR-MIX-02: open the deck, purge, then Milestones, then Personalities; then check again."""
    state.tell("age-begins", NO_SEAT, NO_CARD, age)
    state.age = age
    state.agenda.append(CheckAges())
    if age >= 3:
        purge(state, age - 2)
    if state.rulings.milestones:
        new_milestones(state, age)
    if state.rulings.personalities and age >= 3:
        retire_outdated(state, age)


# Rules: PR-AGE-09, PR-AGE-10.
def purge(state: Progress, age: int) -> None:
    """PR-AGE-08: every card of an old age that is not active leaves the game."""
    lookup = state.lookup
    for seat in state.layout.all_seats:
        for zone in (HAND + seat, DEVELOPMENTS + seat):
            for card in state.zones[zone][:]:
                tech = lookup.tech[card]
                if lookup.age[tech] == age:
                    state.move(card, zone, BOX)
                    if zone == DEVELOPMENTS + seat:
                        state.markers[card] = 0
                        state.marked |= 1 << DEVELOPMENTS + seat
                        state.mark(seat, tech, 0)
    for zone in (DECK + age, DISCARD + age):
        state.pour(zone, BOX)
    if state.rulings.time_purged:  # S-29
        for card in state.zones[TIME][:]:
            if lookup.age[lookup.tech[card]] == age:
                state.move(card, TIME, BOX)
