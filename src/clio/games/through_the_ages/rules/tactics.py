"""TACT: playing, copying and publishing tactics."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import Name, Seat
from clio.engine.step import Options, SeatStep
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.in_play import card_in
from clio.games.through_the_ages.rules.ratings import rate
from clio.games.through_the_ages.rules.spending import spend_military
from clio.games.through_the_ages.state import (
    COMMON,
    K_TACTIC,
    MILITARY_HAND,
    REMOVED,
    TACTIC,
    USED_TACTIC,
    Ages,
)

ONE_TACTIC: Final = kinds.REFUSALS.add("TA-MIL-07", "refusal-one-tactic")
SAME_TACTIC: Final = kinds.REFUSALS.add("TA-TACT-06", "refusal-same-tactic")


# Rules: TA-MIL-05, TA-MIL-06, TA-MIL-07, TA-TACT-05.
def tactic_options(state: Ages, seat: Seat, military: int, options: Options) -> None:
    """From hand for 1 military action, from the common area for 2, one of them a turn."""
    lookup = state.lookup
    code = ONE_TACTIC if state.used & USED_TACTIC else 0
    if code and not options.explain:
        return
    seen = 0
    for card in state.zones[MILITARY_HAND + seat]:
        name = lookup.name[card]
        if lookup.kind[name] == K_TACTIC and not seen >> (name - lookup.first_tactic) & 1:
            seen |= 1 << (name - lookup.first_tactic)
            why = code or (0 if military else kinds.NO_MILITARY)
            options.offer(lookup.tactic[name - lookup.first_tactic], why)
    for card in state.zones[COMMON]:
        name = lookup.name[card]
        why = code or (0 if military >= 2 else kinds.NO_MILITARY)
        if why == 0 and state.tactic[seat] == name:
            why = SAME_TACTIC
        options.offer(lookup.copy[name - lookup.first_tactic], why)


def play_tactic(state: Ages, seat: Seat, name: Name) -> None:
    spend_military(state, seat, 1)
    state.used |= USED_TACTIC
    state.move(card_in(state, MILITARY_HAND + seat, name), MILITARY_HAND + seat, TACTIC + seat)
    state.tactic[seat] = name
    rate(state, seat)


# Rules: TA-MIL-06.
def copy_tactic(state: Ages, seat: Seat, name: Name) -> None:
    spend_military(state, seat, 2)
    state.used |= USED_TACTIC
    state.tactic[seat] = name
    rate(state, seat)


# Rules: TA-TACT-03.
class Publish(SeatStep[Ages]):
    """TA-TACT-01, TA-TACT-02, TA-TACT-04: a personal tactic goes to the common area; a second copy leaves the game."""

    name = "publish"

    def run(self, state: Ages) -> None:
        zone = state.zones[TACTIC + self.seat]
        if zone:
            card = zone[0]
            known = card_in(state, COMMON, state.lookup.name[card]) >= 0
            state.move(card, TACTIC + self.seat, REMOVED if known else COMMON)
