"""Discards that pay for nothing: after Quick Draw and in Upkeep. They yield no knowledge (PR-KNOW-10)."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_NAME, Name, Seat
from clio.engine.picks import PickSet
from clio.engine.step import AskSeveral, Options
from clio.games.progress.rules.kinds import REFUSALS
from clio.games.progress.state import CHOSEN, DISCARD, HAND, Progress


def discard_from_hand(state: Progress, seat: Seat, count: int) -> None:
    """So many hand cards of choice, all of them if there are fewer (PR-QDRAW-06)."""
    held = len(state.zones[HAND + seat])
    count = min(count, held)
    if count > 0:
        state.agenda.append(ChooseDiscards(seat, count))


def spare_hand(state: Progress, seat: Seat, kept: Name) -> list[Name]:
    """The technologies in hand without the one that is being discovered: one copy of it, or all of them (S-09)."""
    tech = state.lookup.tech
    found: list[Name] = []
    for card in state.zones[HAND + seat]:
        if tech[card] != kept:
            found.append(tech[card])
        elif state.rulings.copy_pays:
            kept = NO_NAME  # that one stays, further copies are cards like others
    return found


def add_hand(state: Progress, seat: Seat, kept: Name, actions: list[Action], rank: int, wanted: PickSet) -> None:
    """Hand cards as candidates of a set, `kept` left out; equal in rank, as their order is the player's."""
    hand = spare_hand(state, seat, kept)
    seen: list[int] = []
    for tech in hand:
        if tech not in seen:
            seen.append(tech)
            wanted.add(actions[tech], hand.count(tech)).rank = rank


FIRST_DISCARD: Final = REFUSALS.add("PR-ACT-03", "refusal-first-discard")


class ChooseDiscards(AskSeveral[Progress]):
    """Cards of choice, in the order in which they go down: each lands on its own age's pile (S-08)."""

    name = "choose-discards"
    rule = "PR-KNOW-10"
    other = FIRST_DISCARD

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        seen: list[int] = []
        for card in state.zones[HAND + seat]:
            tech = lookup.tech[card]
            if tech not in seen:
                seen.append(tech)
                options.legal.append(lookup.discard[tech])

    def pick_set(self, state: Progress, seat: Seat) -> PickSet | None:
        """Such and so many cards; the order given is that of the piles."""
        picked = len(state.zones[CHOSEN + seat])
        wanted = PickSet(self.left + picked, self.left + picked)
        wanted.picked = picked
        add_hand(state, seat, NO_NAME, state.lookup.discard, 0, wanted)
        return wanted

    def forced(self, state: Progress) -> Action | None:
        hand = state.zones[HAND + self.seat]
        if len(hand) != 1:
            return None
        return state.lookup.discard[state.lookup.tech[hand[0]]]

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        lookup = state.lookup
        for card in state.zones[HAND + seat]:
            if lookup.tech[card] == action.card:
                state.move(card, HAND + seat, CHOSEN + seat)
                break
        if self.left > 1:
            state.agenda.append(ChooseDiscards(seat, self.left - 1))
            return
        for card in state.zones[CHOSEN + seat][:]:
            state.move(card, CHOSEN + seat, DISCARD + lookup.age[lookup.tech[card]])
