"""DRAW, QDRAW: taking cards one by one, and the discards of Quick Draw."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, Seat
from clio.engine.step import AskSeveral, CountStep, Options
from clio.games.progress.rules.ages import card_taken
from clio.games.progress.rules.discarding import discard_from_hand
from clio.games.progress.rules.kinds import CLOSED_AGE, ENOUGH, FIRST_DRAW, REFUSALS
from clio.games.progress.rules.kinds import DECK as FROM_DECK
from clio.games.progress.state import DECK, DISCARD, DRAW, HAND, QUICK_DRAW, Progress


def any_card_left(state: Progress) -> bool:
    """Is there a card in any open deck or discard pile?"""
    zones = state.zones
    age = state.age
    return bool(
        zones[DECK + age] or zones[DISCARD + age] or (age > 1 and (zones[DECK + age - 1] or zones[DISCARD + age - 1]))
    )


# Rules: PR-SKILL-02.
def draw(state: Progress, seat: Seat) -> None:
    """PR-DRAW-01, PR-DRAW-02: as many cards as the skill says; the action phase is over."""
    state.used += 1
    state.closed = True
    state.agenda.append(TakeCard(seat, state.skill_value(seat, DRAW), 1 if state.rulings.draw_up_to else 0))


# Rules: PR-QDRAW-05, PR-SKILL-07.
def quick_draw(state: Progress, seat: Seat) -> None:
    """PR-QDRAW-01: draw X, then discard Y."""
    state.used += 1
    state.agenda.append(AfterQuickDraw(seat, state.quick_discards(seat)))
    state.agenda.append(TakeCard(seat, state.skill_value(seat, QUICK_DRAW), 0))


EMPTY_PILE: Final = REFUSALS.add("PR-DRAW-06", "refusal-pile-empty")


class TakeCard(AskSeveral[Progress]):
    """PR-DRAW-03: where the next card comes from, each card seen before the next is chosen."""

    name = "take-card"
    rule = "PR-DRAW-04"
    other = FIRST_DRAW

    def __init__(self, seat: Seat, left: int, may_stop: int) -> None:
        super().__init__(seat, left)
        self.may_stop = may_stop  # 1: the ruling `draw_count = up_to` lets the player stop (C-08)

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.may_stop)

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        zones = state.zones
        legal = options.legal
        for age in range(state.oldest_open(), state.age + 1):
            if zones[DECK + age]:
                legal.append(lookup.draw_deck[age])
            elif options.explain:
                options.offer(lookup.draw_deck[age], EMPTY_PILE)
            if zones[DISCARD + age]:
                legal.append(lookup.draw_discard[age])
            elif options.explain:
                options.offer(lookup.draw_discard[age], EMPTY_PILE)
        if self.may_stop:
            legal.append(lookup.single[ENOUGH])
        if options.explain:
            for age in range(1, 5):
                if age < state.oldest_open() or age > state.age:
                    options.offer(lookup.draw_deck[age], CLOSED_AGE)
                    options.offer(lookup.draw_discard[age], CLOSED_AGE)

    def forced(self, state: Progress) -> Action | None:
        zones = state.zones
        age = state.age
        if zones[DECK + age] and (zones[DISCARD + age] or (age > 1 and zones[DECK + age - 1])):
            return None  # the common case first: two sources at least
        return self.only_choice(state)

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        if action.kind == ENOUGH:
            return
        age = action.choice
        zone = DECK + age if action.kind == FROM_DECK else DISCARD + age
        if self.left > 1:
            state.agenda.append(TakeCard(seat, self.left - 1, self.may_stop))
        state.move(state.zones[zone][-1], zone, HAND + seat)
        card_taken(state, age)


# Rules: PR-QDRAW-02, PR-QDRAW-03, PR-QDRAW-04.
class AfterQuickDraw(CountStep[Progress]):
    """The compulsory discards, counted when the cards are drawn (an age may have changed, PR-AGE-14)."""

    name = "after-quick-draw"

    def run(self, state: Progress) -> None:
        if self.count > 0 and state.zones[HAND + self.seat]:
            state.tell("quick-draw-price", self.seat, NO_CARD, min(self.count, len(state.zones[HAND + self.seat])))
        discard_from_hand(state, self.seat, self.count)
