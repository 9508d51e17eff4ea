"""EVENT: preparing, revealing and resolving events."""

from __future__ import annotations

from clio.engine.ids import NO_SEAT, Card, Name, Seat
from clio.engine.step import CardStep, Step
from clio.games.through_the_ages.rules.colonization import Auction
from clio.games.through_the_ages.rules.in_play import card_in
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.state import (
    EVENTS,
    FROM_EVENTS,
    FROM_PREPARING,
    FUTURE,
    K_TERRITORY,
    MILITARY_HAND,
    PAST,
    TABLE,
    Ages,
)


# Rules: TA-EVENT-01, TA-EVENT-02, TA-EVENT-03, TA-EVENT-04, TA-EVENT-05.
def prepare(state: Ages, seat: Seat, name: Name) -> None:
    """The card goes onto the future events, then the top current event is resolved."""
    state.move(card_in(state, MILITARY_HAND + seat, name), MILITARY_HAND + seat, FUTURE)
    score(state, seat, state.lookup.age[name], FROM_PREPARING)
    state.agenda.append(NewEvents())
    reveal(state)


# Rules: TA-EVENT-03.
def reveal(state: Ages) -> None:
    if not state.zones[EVENTS]:
        return
    card = state.zones[EVENTS][-1]
    state.move(card, EVENTS, TABLE)
    name = state.lookup.name[card]
    if state.lookup.kind[name] == K_TERRITORY:
        state.agenda.append(Auction(state.turn, 0, NO_SEAT, 0))
        return
    state.agenda.append(EventDone(card))
    for place in range(len(state.lookup.effects[name]) - 1, -1, -1):
        state.agenda.append(EventEffect(Name(name), place))


class NewEvents(Step[Ages]):
    """TA-EVENT-04: after the last current event the future ones are shuffled, earlier ages on top."""

    name = "new-events"

    def run(self, state: Ages) -> None:
        if state.zones[EVENTS] or not state.zones[FUTURE]:
            return
        state.pour(FUTURE, EVENTS)
        state.shuffle(EVENTS)
        lookup = state.lookup
        cards = state.zones[EVENTS]
        ordered: list[Card] = []
        for age in range(3, -1, -1):
            ordered += [card for card in cards if lookup.age[lookup.name[card]] == age]
        state.zones[EVENTS] = ordered


class EventDone(CardStep[Ages]):
    """TA-EVENT-06."""

    name = "event-done"

    def run(self, state: Ages) -> None:
        state.move(self.card, TABLE, PAST)


class EventEffect(Step[Ages]):
    """One line of an event: those it is for, in turn order."""

    name = "event-effect"

    def __init__(self, card_name: Name, place: int) -> None:
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.card_name, self.place)

    def run(self, state: Ages) -> None:
        op = state.lookup.effects[self.card_name][self.place]
        if op.is_impact():
            op.impact(state, state.turn, FROM_EVENTS)
        elif op.to is not None:
            for seat in reversed(op.to.seats(state)):
                state.agenda.append(EventOn(seat, self.card_name, self.place))


class EventOn(Step[Ages]):
    """One line of an event for one player."""

    name = "event-on"

    def __init__(self, seat: Seat, card_name: Name, place: int) -> None:
        self.seat = seat
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card_name, self.place)

    def run(self, state: Ages) -> None:
        op = state.lookup.effects[self.card_name][self.place]
        op.do(state, self.seat, NO_SEAT, self.card_name, self.place)
