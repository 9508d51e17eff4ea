"""SOLO: the Time deck."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, Card, Name, Seat
from clio.engine.step import Ask, Options, Step
from clio.games.progress.rules.ages import card_taken
from clio.games.progress.rules.kinds import CLOSED, FIRST_DRAW, REFUSALS
from clio.games.progress.rules.scoring import solo_defeat
from clio.games.progress.state import DECK, DISCARD, HAND, TIME, Progress


# Rules: PR-SOLO-03, PR-SOLO-04, PR-SOLO-05, PR-SOLO-06, PR-SOLO-07, PR-SOLO-13.
class RevealTime(Step[Progress]):
    """After Upkeep the top card of the current age's deck goes to the Time deck.

    Cards with a new-age symbol are discarded on the way.
    """

    name = "reveal-time"

    def run(self, state: Progress) -> None:
        lookup = state.lookup
        age = state.age
        deck = DECK + age
        pile = DISCARD + age
        cards = state.zones[deck] + state.zones[pile]
        if all(lookup.symbol[lookup.tech[card]] for card in cards):
            solo_defeat(state)
            return
        while True:
            if not state.zones[deck]:
                state.pour(pile, deck)
                state.shuffle(deck)
            card = state.zones[deck][-1]
            if lookup.symbol[lookup.tech[card]]:
                state.move(card, deck, pile)
                continue
            state.move(card, deck, TIME)
            card_taken(state, age)
            return


NO_TIME: Final = REFUSALS.add("PR-SOLO-09", "refusal-no-time-card")
SWAPPED_ALREADY: Final = REFUSALS.add("PR-SOLO-08", "refusal-swapped-already")


def swap_code(state: Progress, seat: Seat) -> int:
    """PR-SOLO-08, PR-SOLO-09: why no swap is possible now; 0 if one is."""
    if state.closed and not state.rulings.free_after_draw:
        return CLOSED
    if state.swapped:
        return SWAPPED_ALREADY
    if not state.zones[HAND + seat]:
        return NO_TIME
    for card in state.zones[TIME]:
        if time_code(state, card) == 0:
            return 0
    return NO_TIME


TIME_PURGED: Final = REFUSALS.add("PR-SOLO-15", "refusal-time-card-purged")
TIME_TOP_ONLY: Final = REFUSALS.add("PR-SOLO-08", "refusal-only-top-time-card")


def time_code(state: Progress, card: Card) -> int:
    """PR-SOLO-15: cards of purged ages cannot be taken; nor any but the last one with `time_swap = top`."""
    lookup = state.lookup
    if lookup.age[lookup.tech[card]] < state.oldest_open():
        return TIME_PURGED
    if state.rulings.time_top_only and card != state.zones[TIME][-1]:
        return TIME_TOP_ONLY
    return 0


class TakeTime(Ask[Progress]):
    """The second half of a swap: which Time card comes into the hand."""

    name = "take-time"
    rule = "PR-SOLO-08"
    other = FIRST_DRAW

    def __init__(self, seat: Seat, tech: Name) -> None:
        super().__init__(seat)
        self.tech = tech  # the hand card given for it

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.tech)

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        good: list[int] = []
        bad: list[int] = []
        for card in state.zones[TIME]:
            tech = lookup.tech[card]
            code = time_code(state, card)
            if code == 0 and tech not in good:
                good.append(tech)
                options.legal.append(lookup.take_time[tech])
        if options.explain:
            for card in state.zones[TIME]:
                tech = lookup.tech[card]
                if tech not in good and tech not in bad:
                    bad.append(tech)
                    options.offer(lookup.take_time[tech], time_code(state, card))

    def forced(self, state: Progress) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        tech = state.lookup.tech
        state.swapped = True
        taken = NO_CARD
        for card in state.zones[TIME]:
            if tech[card] == action.card:
                taken = card  # of several copies the one added last
        for card in state.zones[HAND + seat]:
            if tech[card] == self.tech:
                state.move(card, HAND + seat, TIME)
                break
        state.move(taken, TIME, HAND + seat)
