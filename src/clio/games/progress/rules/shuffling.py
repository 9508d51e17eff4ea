"""SHUF: Shuffle & Draw."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.step import Ask, AskSeveral, Options
from clio.games.progress.rules.ages import card_taken
from clio.games.progress.rules.kinds import CLOSED_AGE, ENOUGH, FIRST_DRAW, REFUSALS, RESHUFFLE
from clio.games.progress.state import DECK, DISCARD, HAND, SHUFFLE, Progress


# Rules: PR-SHUF-04, PR-SHUF-06, PR-SKILL-04.
def shuffle_and_draw(state: Progress, seat: Seat) -> None:
    """PR-SHUF-01: as often as the skill says."""
    state.used += 1
    state.shuffled = True
    state.agenda.append(ShuffleAge(seat, state.skill_value(seat, SHUFFLE)))


EMPTY_AGE: Final = REFUSALS.add("PR-SHUF-05", "refusal-age-empty")


class ShuffleAge(AskSeveral[Progress]):
    """PR-SHUF-02: which open age's discard pile goes into its deck; then that deck's top card is drawn."""

    name = "shuffle-age"
    rule = "PR-SHUF-01"
    other = FIRST_DRAW

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        for age in range(1, 5) if options.explain else range(state.oldest_open(), state.age + 1):
            if age < state.oldest_open() or age > state.age:
                options.offer(lookup.shuffle_age[age], CLOSED_AGE)
            elif state.zones[DECK + age] or state.zones[DISCARD + age]:
                options.legal.append(lookup.shuffle_age[age])
            else:
                options.offer(lookup.shuffle_age[age], EMPTY_AGE)

    def forced(self, state: Progress) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        age = action.choice
        if self.left > 1:
            state.agenda.append(ShuffleAge(seat, self.left - 1))
        if state.zones[DISCARD + age]:
            state.pour(DISCARD + age, DECK + age)
            state.shuffle(DECK + age)
        elif state.rulings.optional_reshuffle and len(state.zones[DECK + age]) > 1:
            state.agenda.append(Reshuffle(seat, age))
            return
        draw_top(state, seat, age)


def draw_top(state: Progress, seat: Seat, age: int) -> None:
    state.move(state.zones[DECK + age][-1], DECK + age, HAND + seat)
    card_taken(state, age)


class Reshuffle(Ask[Progress]):
    """The ruling `empty_shuffle = optional`: with nothing to shuffle in, the deck may be reshuffled (C-10)."""

    name = "reshuffle"
    rule = "PR-SHUF-03"
    other = FIRST_DRAW
    declined_by = "done"

    def __init__(self, seat: Seat, age: int) -> None:
        super().__init__(seat)
        self.age = age

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.age)

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        options.legal.append(state.lookup.single[RESHUFFLE])
        options.legal.append(state.lookup.single[ENOUGH])

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        if action.kind == RESHUFFLE:
            state.shuffle(DECK + self.age)
        draw_top(state, seat, self.age)
