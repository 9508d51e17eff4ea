"""TECH, GOV: cards that enter and leave a play area."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, NO_SEAT, Card, Name, Seat
from clio.games.through_the_ages.rules.lookup import LEAVES
from clio.games.through_the_ages.rules.ratings import settle
from clio.games.through_the_ages.rules.tokens import gain_blue, gain_yellow
from clio.games.through_the_ages.state import (
    COLONIES,
    DISCARD,
    GOVERNMENT,
    LEADER,
    PACT,
    PLAY,
    REMOVED,
    SPECIAL,
    WONDER,
    WONDERS,
    Ages,
)


# Rules: TA-DISC-04.
def card_in(state: Ages, zone: int, name: Name) -> Card:
    """The first card of this name in a zone, or -1."""
    names = state.lookup.name
    for card in state.zones[zone]:
        if names[card] == name:
            return card
    return NO_CARD


def tell_power(state: Ages, seat: Seat, mask: int) -> None:
    """Say which card in play gives a power (a bit) that may bring something now: what follows is its doing."""
    if state.events is None:
        return
    for zone in (LEADER, WONDERS, PLAY):
        for card in state.zones[zone + seat]:
            if state.lookup.power[state.lookup.name[card]] & mask:
                state.because(card)
                state.tell("power", seat, card)


def same_special(state: Ages, seat: Seat, tech: Name) -> int:
    """The special technology of the same type in play, or -1. Types hold three levels each."""
    first = SPECIAL + (tech - SPECIAL) // 3 * 3
    mask = state.technologies[seat] >> first & 7
    if mask == 0:
        return -1
    return first if mask & 1 else first + 1 if mask & 2 else first + 2


# Rules: TA-TECH-05, TA-TECH-06.
def put_in_play(state: Ages, seat: Seat, card: Card, src: int) -> None:
    """A technology comes into play: governments and special ones replace others (TA-CIV-33, TA-CIV-34, TA-GOV-01).

    Tokens and actions follow the net change once (TA-ACT-07).
    """
    lookup = state.lookup
    tech = lookup.name[card]
    tokens = lookup.blue[tech]
    if SPECIAL <= tech < GOVERNMENT:
        old = same_special(state, seat, tech)
        if old > tech:
            state.move(card, src, REMOVED)
            return
        if old >= 0:
            tokens -= lookup.blue[old]
            state.move(card_in(state, PLAY + seat, Name(old)), PLAY + seat, REMOVED)
            state.technologies[seat] &= ~(1 << old)
    elif tech >= GOVERNMENT:
        old = state.government[seat]
        state.technologies[seat] &= ~(1 << old)
        if old != GOVERNMENT:
            state.move(card_in(state, PLAY + seat, Name(old)), PLAY + seat, REMOVED)
        state.government[seat] = tech
    state.move(card, src, PLAY + seat)
    state.technologies[seat] |= 1 << tech
    if tech >= SPECIAL:
        settle(state, seat)
        if tokens:
            gain_blue(state, seat, tokens)


# Rules: TA-WAR-18.
def take_special(state: Ages, winner: Seat, loser: Seat, tech: Name) -> None:
    """TA-WAR-15, TA-WAR-17: a special technology changes owners; of one type only the higher stays."""
    card = card_in(state, PLAY + loser, tech)
    state.technologies[loser] &= ~(1 << tech)
    put_in_play(state, winner, card, PLAY + loser)
    settle(state, loser)
    if state.lookup.blue[tech]:
        gain_blue(state, loser, -state.lookup.blue[tech])


def remove_leader(state: Ages, seat: Seat) -> None:
    """The leader leaves play for good; the caller settles the ratings."""
    zone = state.zones[LEADER + seat]
    if zone:
        leaving(state, seat)
        state.move(zone[0], LEADER + seat, REMOVED)


def leaving(state: Ages, seat: Seat) -> None:
    """What a leader does on leaving, whatever the reason."""
    for power in state.lookup.asked[LEAVES]:
        if state.powers[seat] & power.mask:
            power.leaves(state, seat)


# Rules: TA-CUBE-08.
def remove_unfinished(state: Ages, seat: Seat) -> None:
    """TA-AGEEND-10: its tokens go back to the bank."""
    zone = state.zones[WONDER + seat]
    if zone:
        state.move(zone[0], WONDER + seat, REMOVED)
        state.blue[seat] += state.stages[seat]
        state.stages[seat] = 0


# Rules: TA-PACT-10, TA-PACT-11, TA-PACT-12.
def end_pact(state: Ages, owner: Seat) -> None:
    """A pact leaves play, for both."""
    card = state.zones[PACT + owner][0]
    partner = state.partner[owner]
    state.because(card)
    state.partner[owner] = NO_SEAT
    state.side[owner] = 0
    state.move(card, PACT + owner, DISCARD + state.lookup.age[state.lookup.name[card]])
    settle(state, owner)
    if not state.gone >> partner & 1:
        settle(state, partner)
    state.because(state.at_work())


# Rules: TA-CARD-22.
def ruin(state: Ages, seat: Seat, wonder: Name) -> None:
    """A completed wonder is turned over: it keeps only its place among the wonders."""
    lookup = state.lookup
    state.tell("ruined", seat, card_in(state, WONDERS + seat, wonder))
    state.ruined |= 1 << (wonder - lookup.first_wonder)
    settle(state, seat)
    if lookup.blue[wonder]:
        gain_blue(state, seat, -lookup.blue[wonder])
    gain_yellow(state, seat, -lookup.yellow[wonder])


def partners_of(state: Ages, seat: Seat) -> int:
    """Seats (bits) whose ratings may depend on this seat's wonders."""
    mask = 0
    for owner in state.layout.all_seats:
        partner = state.partner[owner]
        if partner >= 0:
            if owner == seat:
                mask |= 1 << partner
            elif partner == seat:
                mask |= 1 << owner
    return mask


def complete_wonder(state: Ages, seat: Seat) -> int:
    """TA-CIV-29: tokens back to the bank, the effect starts; the wonder's name."""
    lookup = state.lookup
    card = state.zones[WONDER + seat][0]
    which = lookup.name[card]
    state.tell("wonder-completed", seat, card)
    state.blue[seat] += state.stages[seat]
    state.stages[seat] = 0
    state.move(card, WONDER + seat, WONDERS + seat)
    settle(state, seat)
    others = partners_of(state, seat)
    for other in state.layout.all_seats:
        if others >> other & 1:
            settle(state, other)
    if lookup.blue[which]:
        gain_blue(state, seat, lookup.blue[which])
    gain_yellow(state, seat, lookup.yellow[which])
    return which


def gain_colony(state: Ages, seat: Seat, card: Card, src: int) -> None:
    """The lasting effect of a territory begins."""
    lookup = state.lookup
    which = lookup.name[card]
    state.move(card, src, COLONIES + seat)
    settle(state, seat)
    gain_yellow(state, seat, lookup.yellow[which])
    if lookup.blue[which]:
        gain_blue(state, seat, lookup.blue[which])


def lose_colony(state: Ages, seat: Seat, card: Card) -> None:
    """Its lasting effect ends (TA-COL-20); the card stays where the caller has put it."""
    lookup = state.lookup
    which = lookup.name[card]
    settle(state, seat)
    gain_yellow(state, seat, -lookup.yellow[which])
    if lookup.blue[which]:
        gain_blue(state, seat, -lookup.blue[which])
