"""CARD: taking cards of the row through an event."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.step import Ask, Options
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.row import Refill, price, take, take_options
from clio.games.through_the_ages.state import Ages


# Rules: TA-CARD-23, TA-CARD-24, TA-CARD-26, TA-CARD-27.
class Agreement(Ask[Ages]):
    """Cards up to a budget without spending actions; taking any costs the next politics phase."""

    name = "agreement"
    rule = "TA-EVENT-13"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, budget: int, taken: int) -> None:
        super().__init__(seat)
        self.budget = budget
        self.taken = taken

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.budget, self.taken)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        take_options(state, seat, self.budget, options)
        options.legal.append(state.lookup.single[kinds.ENOUGH if self.taken else kinds.DECLINE])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.TAKE:
            cost = price(state, seat, action.slot, action.card)
            take(state, seat, action.slot)
            state.agenda.append(Agreement(seat, self.budget - cost, self.taken + 1))
        elif self.taken:
            state.tell("will-skip-politics", seat)
            state.skipped[seat] += 1
            state.agenda.append(Refill(0))
