"""What an order relies on: what a player's seat sees of the own area, and of what lies open for all, in one short word.

Two tables with the same word look the same to the player as far as that goes. Only what the seat sees counts: a word
tells nothing of what is hidden from it. Numbers are those that the log tells (the game's tallies); how far a round has
gone or whose turn it is are none.
"""

from __future__ import annotations

import hashlib

from clio.engine.event import CARD, SEAT, TABLE
from clio.engine.state import State
from clio.engine.view import zone_view

LENGTH = 16  # letters


def question_of(state: State) -> str:
    """What is asked, and about which card."""
    step = state.asking()
    about = step.about(state)
    return f"{step.prompt(state)} {state.game.card_name[about]}" if about >= 0 else step.prompt(state)


def own_area(state: State, seat: int) -> str:
    """The zones of a seat as it sees them, what lies on their cards, and its numbers."""
    zones = [zone for zone, owner in enumerate(state.layout.owner) if owner == seat]
    numbers = []
    for tally in state.tallies:
        if tally.by == SEAT:
            values: list[int] = getattr(state, tally.field)
            numbers.append(values[seat * tally.things : (seat + 1) * tally.things])
    return _word([[lying(state, zone, seat) for zone in zones], numbers])


def shared_area(state: State, seat: int) -> str:
    """What lies open and belongs to nobody, with its numbers."""
    layout = state.layout
    zones = [zone for zone, owner in enumerate(layout.owner) if owner < 0 and (layout.open[zone] or layout.top[zone])]
    numbers = [getattr(state, tally.field) for tally in state.tallies if tally.by == TABLE]
    return _word([[lying(state, zone, seat) for zone in zones], numbers])


def all_shared(state: State, seat: int) -> str:
    """The same, with all that the seat could do."""
    return _word([shared_area(state, seat), sorted(action.text for action in state.legal(seat))])


def lying(state: State, zone: int, seat: int) -> object:
    """The cards of a zone as a seat sees them; their order counts where the zone has one."""
    seen = zone_view(state, zone, seat)
    if seen.cards is None:
        return [seen.backs if not state.layout.top[zone] else None, seen.top]
    fields = [getattr(state, tally.field) for tally in state.tallies if tally.by == CARD]
    cards = [
        [name, *(field[card] for field in fields)] for name, card in zip(seen.cards, state.zones[zone], strict=True)
    ]
    return cards if state.layout.ordered[zone] else sorted(cards)


def _word(what: object) -> str:
    return hashlib.sha256(repr(what).encode()).hexdigest()[:LENGTH]
