"""AGGR: aggressions, and the defence against them."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Card, Name, Seat
from clio.engine.picks import NO_LIMIT, PickSet
from clio.engine.step import Ask, CardStep, Options, Step
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.hands import discard_military, each_once, highest_name, sorted_names
from clio.games.through_the_ages.rules.in_play import card_in, remove_leader, remove_unfinished
from clio.games.through_the_ages.rules.pacts import attack_bonus, end_by_attack
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.ratings import settle
from clio.games.through_the_ages.state import (
    CHOSEN,
    FROM_ATTACKS,
    K_BONUS,
    LEADER,
    MILITARY_HAND,
    TABLE,
    WONDER,
    Ages,
)


# Rules: TA-AGGR-15.
def attack(state: Ages, seat: Seat, name: Name, rival: Seat) -> None:
    """TA-AGGR-01, TA-AGGR-06: the card is shown, a pact that ends on attack ends, the rival may defend."""
    card = card_in(state, MILITARY_HAND + seat, name)
    state.move(card, MILITARY_HAND + seat, TABLE)
    end_by_attack(state, seat, rival)
    needed = state.strength(seat) + attack_bonus(state, seat, rival)
    state.agenda.append(Defend(rival, seat, card, needed))


def card_defense(state: Ages, name: Name) -> int:
    """TA-AGGR-08, TA-AGGR-09: a bonus card its value, any other card 1."""
    value = state.lookup.defense[name]
    return value if value else 1


NOT_REACHED: Final = kinds.REFUSALS.add("TA-AGGR-11", "refusal-not-reached")
BEYOND_LIMIT: Final = kinds.REFUSALS.add("TA-AGGR-10", "refusal-beyond-limit")


# Rules: TA-AGGR-12, TA-COMP-10.
class Defend(Ask[Ages]):
    """Cards that together reach the attacker's strength, or none.

    Bonus cards are played openly as they are picked, other cards wait face down (TA-AGGR-17). Picks ascend.
    """

    name = "defend"
    rule = "TA-AGGR-07"
    card_args = (2,)
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, attacker: Seat, card: Card, needed: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.card = card
        self.needed = needed

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.attacker, self.card, self.needed)

    def about(self, state: Ages) -> Card:
        return self.card

    def total(self, state: Ages) -> int:
        """The defender's strength with the cards picked so far."""
        seat = self.seat
        total = state.strength(seat) + len(state.zones[CHOSEN + seat])
        for card in state.zones[TABLE]:
            total += state.lookup.defense[state.lookup.name[card]]
        return total

    def picked(self, state: Ages) -> int:
        return len(state.zones[CHOSEN + self.seat]) + len(state.zones[TABLE]) - 1

    def last_pick(self, state: Ages) -> int:
        """The highest name among the picks."""
        last = highest_name(state, CHOSEN + self.seat)
        for card in state.zones[TABLE]:
            if card != self.card:
                last = max(last, state.lookup.name[card])
        return last

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        total = self.total(state)
        picked = self.picked(state)
        last = self.last_pick(state)
        room = state.military_total[seat] - picked
        names = sorted_names(state, MILITARY_HAND + seat)
        before = -1
        for place in range(len(names)):
            name = names[place]
            if name == before:
                continue
            before = name
            code = 0
            if room <= 0:
                code = BEYOND_LIMIT
            elif name < last:
                code = kinds.ORDER
            elif total + card_defense(state, name) + best_of(state, names, place + 1, room - 1) < self.needed:
                code = NOT_REACHED
            options.offer(lookup.defend[name - lookup.first_military], code)
        if picked == 0:
            options.legal.append(lookup.single[kinds.DECLINE])
        else:
            options.offer(lookup.single[kinds.ENOUGH], 0 if total >= self.needed else NOT_REACHED)

    def pick_set(self, state: Ages, seat: Seat) -> PickSet | None:
        lookup = state.lookup
        wanted = PickSet(self.needed - state.strength(seat), NO_LIMIT, lookup.single[kinds.ENOUGH])
        wanted.picked = self.total(state) - state.strength(seat)
        wanted.number = state.military_total[seat] - self.picked(state)
        names = sorted_names(state, MILITARY_HAND + seat)
        for name in each_once(names, self.last_pick(state)):
            wanted.add(lookup.defend[name - lookup.first_military], names.count(name), card_defense(state, name))
        return wanted

    def forced(self, state: Ages) -> Action | None:
        """Nobody is asked whom everybody sees unable to reach the strength, or to add a card."""
        seat = self.seat
        hand = state.zones[MILITARY_HAND + seat]
        picked = self.picked(state)
        room = state.military_total[seat] - picked
        single = state.lookup.single
        if picked:
            return single[kinds.ENOUGH] if room <= 0 or not hand else None
        if self.total(state) + most_by_backs(state, hand, room) < self.needed:
            return single[kinds.DECLINE]
        return None

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.DECLINE:
            succeed(state, self.attacker, seat, self.card)
        elif action.kind == kinds.ENOUGH:
            state.tell("repelled", seat, self.card, 0, -1, self.attacker)
            for card in state.zones[TABLE][:]:
                discard_military(state, card, TABLE)
            for card in state.zones[CHOSEN + seat][:]:
                discard_military(state, card, CHOSEN + seat)
        else:
            card = card_in(state, MILITARY_HAND + seat, action.card)
            bonus = state.lookup.kind[action.card] == K_BONUS
            state.move(card, MILITARY_HAND + seat, TABLE if bonus else CHOSEN + seat)
            state.agenda.append(self)


def best_of(state: Ages, names: list[Name], first: int, room: int) -> int:
    """The most that `room` of the cards from a place on can add (names ascend, and so bonus cards come last)."""
    values = [card_defense(state, name) for name in names[first:]]
    values.sort()
    total = 0
    place = len(values) - 1
    while room > 0 and place >= 0:
        total += values[place]
        place -= 1
        room -= 1
    return total


def most_by_backs(state: Ages, hand: list[Card], room: int) -> int:
    """What the cards could add at most, as far as their backs tell."""
    lookup = state.lookup
    values = [lookup.best_defense[lookup.age[lookup.name[card]]] for card in hand]
    values.sort()
    total = 0
    place = len(values) - 1
    while room > 0 and place >= 0:
        total += values[place]
        place -= 1
        room -= 1
    return total


def plausible_defence(state: Ages, step: Defend) -> bool:
    """In another deal: only other cards lie face down, and the picks can be completed."""
    seat = step.seat
    names = state.lookup.name
    for card in state.zones[CHOSEN + seat]:
        if state.lookup.kind[names[card]] == K_BONUS:
            return False
    if step.picked(state) == 0:
        return True
    last = step.last_pick(state)
    left = [name for name in sorted_names(state, MILITARY_HAND + seat) if name >= last]
    room = state.military_total[seat] - step.picked(state)
    return step.total(state) + best_of(state, left, 0, room) >= step.needed


def succeed(state: Ages, seat: Seat, rival: Seat, card: Card) -> None:
    """TA-AGGR-13: the card is carried out line by line, then discarded."""
    state.tell("attacked", seat, card, 0, -1, rival)
    name = state.lookup.name[card]
    state.agenda.append(AttackDone(card))
    for place in range(len(state.lookup.effects[name]) - 1, -1, -1):
        state.agenda.append(AttackEffect(seat, rival, Name(name), place))


class AttackDone(CardStep[Ages]):
    name = "attack-done"

    def run(self, state: Ages) -> None:
        discard_military(state, self.card, TABLE)


class AttackEffect(Step[Ages]):
    """One line of an aggression."""

    name = "attack-effect"

    def __init__(self, seat: Seat, rival: Seat, card_name: Name, place: int) -> None:
        self.seat = seat
        self.rival = rival
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.rival, self.card_name, self.place)

    def run(self, state: Ages) -> None:
        op = state.lookup.effects[self.card_name][self.place]
        op.do(state, self.seat, self.rival, self.card_name, self.place)


class RemoveCard(Ask[Ages]):
    """The rival's leader or unfinished wonder; culture by its level."""

    name = "remove-card"
    rule = "TA-AGGR-13"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, rival: Seat, value: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.value = value

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.rival, self.value)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        if state.zones[LEADER + self.rival]:
            options.legal.append(state.lookup.single[kinds.REMOVE_LEADER])
        if state.zones[WONDER + self.rival]:
            options.legal.append(state.lookup.single[kinds.REMOVE_WONDER])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        rival = self.rival
        if action.kind == kinds.REMOVE_LEADER:
            level = state.lookup.age[state.lookup.name[state.zones[LEADER + rival][0]]]
            remove_leader(state, rival)
            settle(state, rival)
        else:
            level = state.lookup.age[state.lookup.name[state.zones[WONDER + rival][0]]]
            remove_unfinished(state, rival)
        score(state, seat, self.value * level, FROM_ATTACKS)
