"""For whom a line of an event is: in turn order from the current player (TA-EVENT-08)."""

from __future__ import annotations

from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.comparing import all_with_most, by_culture, by_strength, in_turn_order, pair
from clio.games.through_the_ages.rules.lookup import Target
from clio.games.through_the_ages.state import Ages


class All(Target):
    name = "all"
    rule = "TA-EVENT-08"

    def seats(self, state: Ages) -> list[Seat]:
        return state.in_order(state.turn)


class Strongest(Target):
    name = "strongest"
    rule = "TA-EVENT-09"

    def seats(self, state: Ages) -> list[Seat]:
        return by_strength(state, state.turn)[:1]


class TwoStrongest(Target):
    name = "two_strongest"
    rule = "TA-P2-02"

    def seats(self, state: Ages) -> list[Seat]:
        return in_turn_order(state, by_strength(state, state.turn)[: pair(state)])


class Weakest(Target):
    name = "weakest"
    rule = "TA-EVENT-09"

    def seats(self, state: Ages) -> list[Seat]:
        return by_strength(state, state.turn)[-1:]


class TwoWeakest(Target):
    name = "two_weakest"
    rule = "TA-P2-02"

    def seats(self, state: Ages) -> list[Seat]:
        return in_turn_order(state, by_strength(state, state.turn)[-pair(state) :])


class MostCulture(Target):
    name = "most_culture"
    rule = "TA-EVENT-09"

    def seats(self, state: Ages) -> list[Seat]:
        return by_culture(state, state.turn)[:1]


class LeastCulture(Target):
    name = "least_culture"
    rule = "TA-EVENT-09"

    def seats(self, state: Ages) -> list[Seat]:
        return by_culture(state, state.turn)[-1:]


class MostCultureIfWeak(Target):
    name = "most_culture_if_weak"
    rule = "TA-P2-02"

    def seats(self, state: Ages) -> list[Seat]:
        first = by_culture(state, state.turn)[:1]
        return first if first[0] in by_strength(state, state.turn)[-pair(state) :] else []


class Happiest(Target):
    name = "happiest"
    rule = "TA-EVENT-12"

    def seats(self, state: Ages) -> list[Seat]:
        return all_with_most(state, [state.happiness(seat) for seat in state.layout.all_seats], 0)


# Rules: TA-EVENT-15.
class MostDiscontent(Target):
    name = "most_discontent"
    rule = "TA-EVENT-12"

    def seats(self, state: Ages) -> list[Seat]:
        return all_with_most(state, [state.discontent(seat) for seat in state.layout.all_seats], 1)
