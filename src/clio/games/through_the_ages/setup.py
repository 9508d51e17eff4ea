"""SETUP: how a game of Through the Ages begins."""

from __future__ import annotations

from collections.abc import Mapping

from clio.engine.ids import Card, Seat
from clio.games.through_the_ages.rules.ratings import settle
from clio.games.through_the_ages.rules.turn import Turn
from clio.games.through_the_ages.state import (
    BOX,
    CIVIL,
    EVENTS,
    FROM_PRODUCTION,
    GOVERNMENT,
    MILITARY,
    PLAY,
    ROW,
    SLOTS,
    SOURCE_COUNT,
    TECHNOLOGIES,
    TOKEN_CARDS,
    UNUSED,
    WORKER_CARDS,
    Ages,
    Rulings,
)


def rulings_from(options: Mapping[str, str]) -> Rulings:
    """The options of a table, as the rules read them."""
    rulings = Rulings()
    rulings.pacts_for_two = options["pacts_for_two"] == "yes"
    return rulings


# Rules: TA-P2-01, TA-P2-03, TA-P3-01, TA-P4-01, TA-SETUP-01, TA-SETUP-02, TA-SETUP-03, TA-SETUP-04, TA-SETUP-10,
# TA-SETUP-11, TA-SETUP-14.
def lay_out(state: Ages, options: Mapping[str, str]) -> None:
    """Decks, boards, events, row; chance picks the first player, then shuffles civil and military Age A."""
    lookup = state.lookup
    seats = state.layout.seats
    choice = options["first_player"]
    state.first = Seat(state.dice.below(seats) if choice == "random" else int(choice.removeprefix("seat:")))
    state.turn = state.first
    for card, name in enumerate(lookup.name):
        deck = (MILITARY if lookup.military_card[card] else CIVIL) + lookup.age[name]
        state.zones[deck if lookup.mark[card] <= seats else UNUSED].append(Card(card))
    state.shuffle(CIVIL)
    for slot in range(SLOTS):
        state.move(state.zones[CIVIL][-1], CIVIL, ROW)
        state.filled[slot] = 1
    state.shuffle(MILITARY)
    for _ in range(lookup.current_events[seats - 2]):
        state.move(state.zones[MILITARY][-1], MILITARY, EVENTS)
    state.pour(MILITARY, BOX)
    for place, seat in enumerate(state.in_order(state.first)):
        lay_board(state, seat)
        state.civil[seat] = lookup.first_actions[place]
        state.military[seat] = 0
    state.agenda.append(Turn(state.first))


# Rules: TA-SETUP-05, TA-SETUP-06, TA-SETUP-07, TA-SETUP-08, TA-SETUP-09.
def lay_board(state: Ages, seat: Seat) -> None:
    """Tokens, workers and the technologies printed on the board."""
    lookup = state.lookup
    state.blue[seat] = lookup.start_blue
    state.yellow[seat] = lookup.start_yellow
    state.pool[seat] = lookup.start_pool
    state.technologies[seat] = starting_technologies(state)
    for tech in range(WORKER_CARDS):
        state.workers[WORKER_CARDS * seat + tech] = lookup.start_workers[tech]
    state.blue_owned[seat] = lookup.start_blue
    state.yellow_owned[seat] = lookup.start_yellow + lookup.start_pool + state.count(seat, 0, WORKER_CARDS)
    settle(state, seat)


def starting_technologies(state: Ages) -> int:
    """TA-COMP-05: those of Age A, as bits."""
    mask = 1 << GOVERNMENT
    for tech in range(WORKER_CARDS):
        if state.lookup.age[tech] == 0:
            mask |= 1 << tech
    return mask


# Rules: TA-SETUP-08.
def derive(state: Ages) -> None:
    """Work out again what follows from the rest: technologies, governments, totals, ratings, tokens owned."""
    lookup = state.lookup
    for seat in state.layout.all_seats:
        if state.gone >> seat & 1:
            continue
        mask = starting_technologies(state)
        state.government[seat] = GOVERNMENT
        for card in state.zones[PLAY + seat]:
            tech = lookup.name[card]
            if GOVERNMENT <= tech < TECHNOLOGIES:
                mask &= ~(1 << GOVERNMENT)
                state.government[seat] = tech
            mask |= 1 << tech
        state.technologies[seat] = mask
        on_cards = state.count(seat, 0, WORKER_CARDS)
        state.yellow_owned[seat] = state.yellow[seat] + state.pool[seat] + on_cards
        tokens = sum(state.tokens[TOKEN_CARDS * seat : TOKEN_CARDS * (seat + 1)])
        state.blue_owned[seat] = state.blue[seat] + state.stages[seat] + tokens
        known = sum(state.earned[SOURCE_COUNT * seat : SOURCE_COUNT * (seat + 1)])
        state.earned[SOURCE_COUNT * seat + FROM_PRODUCTION] += state.culture[seat] - known
    for seat in state.layout.all_seats:
        if not state.gone >> seat & 1:
            civil, military = state.civil[seat], state.military[seat]
            settle(state, seat)
            state.civil[seat], state.military[seat] = civil, military
