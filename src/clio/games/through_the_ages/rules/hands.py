"""HAND, DISC, DRAW: hands, discards, the military deck."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Name, Seat
from clio.engine.picks import PickSet
from clio.engine.step import AskSeveral, Options
from clio.games.through_the_ages.rules.in_play import card_in
from clio.games.through_the_ages.rules.kinds import ANSWER_FIRST, ORDER
from clio.games.through_the_ages.rules.lookup import LARGER_HAND
from clio.games.through_the_ages.state import (
    CHOSEN,
    DISCARD,
    HAND,
    MILITARY,
    MILITARY_HAND,
    Ages,
)


def civil_limit(state: Ages, seat: Seat) -> int:
    return state.civil_total[seat] + larger_by(state, seat)


# Rules: TA-HAND-05.
def military_limit(state: Ages, seat: Seat) -> int:
    return state.military_total[seat] + larger_by(state, seat)


def larger_by(state: Ages, seat: Seat) -> int:
    powers = state.powers[seat]
    if not powers & state.lookup.asked_mask[LARGER_HAND]:
        return 0
    total = 0
    for power in state.lookup.asked[LARGER_HAND]:
        if powers & power.mask:
            total += power.larger_hand(state, seat)
    return total


def leave_hand(state: Ages, seat: Seat, card: Card, dst: int) -> None:
    """A civil card leaves the hand; if it came in this action phase it is no longer counted as such."""
    zone = state.zones[HAND + seat]
    if seat == state.turn and state.fresh and zone.index(card) >= len(zone) - state.fresh:
        state.fresh -= 1
    state.move(card, HAND + seat, dst)


# Rules: TA-DISC-01, TA-DISC-02.
def discard_military(state: Ages, card: Card, src: int) -> None:
    """TA-Q-05: to the discards of the card's own age."""
    state.move(card, src, DISCARD + state.lookup.age[state.lookup.name[card]])


# Rules: TA-DRAW-01, TA-DRAW-02, TA-DRAW-03, TA-DRAW-04.
def draw(state: Ages, seat: Seat, count: int) -> None:
    """From the current military deck, renewed from the discards as its last card is taken."""
    if state.age < 1 or state.age > 3:
        return
    deck = MILITARY + state.age
    for _ in range(count):
        if not state.zones[deck]:
            renew(state)
            if not state.zones[deck]:
                return
        state.move(state.zones[deck][-1], deck, MILITARY_HAND + seat)
        if not state.zones[deck]:
            renew(state)


# Rules: TA-DRAW-03.
def renew(state: Ages) -> None:
    if state.zones[DISCARD + state.age]:
        state.pour(DISCARD + state.age, MILITARY + state.age)
        state.shuffle(MILITARY + state.age)


def sorted_names(state: Ages, zone: int) -> list[Name]:
    """The names of the cards of a zone, ascending."""
    names = [state.lookup.name[card] for card in state.zones[zone]]
    names.sort()
    return names


def each_once(names: list[Name], least: int) -> list[Name]:
    """Of sorted names each one once, from one on."""
    found: list[Name] = []
    for name in names:
        if name >= least and name not in found:
            found.append(name)
    return found


def highest_name(state: Ages, zone: int) -> int:
    """The highest name among the cards of a zone, or -1: what is picked next must not be lower."""
    highest = -1
    for card in state.zones[zone]:
        highest = max(highest, state.lookup.name[card])
    return highest


class DiscardCards(AskSeveral[Ages]):
    """So many military cards of choice, picked in ascending order, unseen (TA-DISC-03)."""

    name = "discard-cards"
    rule = "TA-EOT-02"
    other = ANSWER_FIRST

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        names = sorted_names(state, MILITARY_HAND + seat)
        least = highest_name(state, CHOSEN + seat)
        last = -1
        for place in range(len(names)):
            name = names[place]
            if name != last:
                fits = name >= least and len(names) - place >= self.left
                options.offer(state.lookup.discard[name], 0 if fits else ORDER)
                last = name

    def pick_set(self, state: Ages, seat: Seat) -> PickSet | None:
        picked = len(state.zones[CHOSEN + seat])
        wanted = PickSet(self.left + picked, self.left + picked)
        wanted.picked = picked
        names = sorted_names(state, MILITARY_HAND + seat)
        for name in each_once(names, highest_name(state, CHOSEN + seat)):
            wanted.add(state.lookup.discard[name], names.count(name))
        return wanted

    def forced(self, state: Ages) -> Action | None:
        # All cards must go: everybody sees that.
        if len(state.zones[MILITARY_HAND + self.seat]) > self.left:
            return None
        return state.lookup.discard[sorted_names(state, MILITARY_HAND + self.seat)[0]]

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        card = card_in(state, MILITARY_HAND + seat, action.card)
        state.move(card, MILITARY_HAND + seat, CHOSEN + seat)
        if self.left > 1:
            state.agenda.append(DiscardCards(seat, self.left - 1))
            return
        for chosen in state.zones[CHOSEN + seat][:]:
            discard_military(state, chosen, CHOSEN + seat)


def plausible_discard(state: Ages, step: DiscardCards) -> bool:
    """Can the picks be completed in ascending order?"""
    names = state.lookup.name
    least = highest_name(state, CHOSEN + step.seat)
    fitting = 0
    for card in state.zones[MILITARY_HAND + step.seat]:
        if names[card] >= least:
            fitting += 1
    return fitting >= step.left
