"""CIV: playing leaders, and the abilities they give in the action phase."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Name, Seat
from clio.engine.step import Ask, Options
from clio.games.through_the_ages.operations.powers import TUCK
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.hands import leave_hand
from clio.games.through_the_ages.rules.in_play import card_in, leaving
from clio.games.through_the_ages.rules.lookup import ABILITY
from clio.games.through_the_ages.rules.payment import (
    food,
    lose_food,
    lose_resources,
    resources,
)
from clio.games.through_the_ages.rules.ratings import pact_sides, rate, settle
from clio.games.through_the_ages.rules.spending import regain_civil, spend_civil
from clio.games.through_the_ages.state import (
    HAND,
    LEADER,
    REMOVED,
    REPLACED_LEADER,
    TABLE,
    TUCKED,
    USED_FOOD_TRADE,
    USED_RESOURCE_TRADE,
    WONDERS,
    Ages,
)


# Rules: TA-CIV-25, TA-CIV-26, TA-CIV-50.
def play_leader(state: Ages, seat: Seat, name: Name) -> None:
    """A replaced leader goes as the new one comes, and a spent civil action returns."""
    spend_civil(state, seat, 1)
    new = card_in(state, HAND + seat, name)
    zone = state.zones[LEADER + seat]
    if not zone:
        leave_hand(state, seat, new, LEADER + seat)
        settle(state, seat)
        return
    old = zone[0]
    state.used |= REPLACED_LEADER
    leaving(state, seat)
    tucking = state.has(seat, TUCK) and any_intact_wonder(state, seat)
    state.move(old, LEADER + seat, TABLE if tucking else REMOVED)
    leave_hand(state, seat, new, LEADER + seat)
    settle(state, seat)
    if tucking:
        state.agenda.append(TuckLeader(seat, old))
    else:
        regain_civil(state, seat)


def any_intact_wonder(state: Ages, seat: Seat) -> bool:
    for card in state.zones[WONDERS + seat]:
        if not state.ruined >> (state.lookup.name[card] - state.lookup.first_wonder) & 1:
            return True
    return False


class TuckLeader(Ask[Ages]):
    """Under a completed wonder, or the civil action back (TA-CARD-05)."""

    name = "tuck-leader"
    rule = "TA-CARD-05"
    card_args = (1,)
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def about(self, state: Ages) -> Card:
        return self.card

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        for card in state.zones[WONDERS + seat]:
            which = lookup.name[card] - lookup.first_wonder
            if not state.ruined >> which & 1:
                options.legal.append(lookup.tuck[which])
        options.legal.append(lookup.single[kinds.DECLINE])

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.DECLINE:
            state.move(self.card, TABLE, REMOVED)
            regain_civil(state, seat)
            return
        state.tell("tucked", seat, self.card, 0, card_in(state, WONDERS + seat, action.card))
        state.move(self.card, TABLE, TUCKED)
        state.tucked[seat] = action.card
        rate(state, seat)


# --- abilities ----------------------------------------------------------------------------------


def ability_options(state: Ages, seat: Seat, options: Options) -> None:
    """What leaders, wonders and pacts let the player do besides."""
    single = state.lookup.single
    used = state.used
    powers = state.powers[seat]
    if powers & state.lookup.asked_mask[ABILITY]:
        for power in state.lookup.asked[ABILITY]:
            if powers & power.mask:
                power.offer(state, seat, options)
    for side in pact_sides(state, seat):
        if side.food_as_resource:
            code = kinds.USED if used & USED_FOOD_TRADE else 0
            options.offer(single[kinds.TRADE_FOOD], code or (0 if food(state, seat) else kinds.NO_FOOD))
        if side.resource_as_food:
            code = kinds.USED if used & USED_RESOURCE_TRADE else 0
            options.offer(single[kinds.TRADE_RESOURCE], code or (0 if resources(state, seat) else kinds.NO_RESOURCES))


def use_ability(state: Ages, seat: Seat, action: Action) -> None:
    kind = action.kind
    if kind == kinds.TRADE_FOOD:
        state.used |= USED_FOOD_TRADE
        state.resource_pool += lose_food(state, seat, 1)
    elif kind == kinds.TRADE_RESOURCE:
        state.used |= USED_RESOURCE_TRADE
        state.food_pool += lose_resources(state, seat, 1)
    else:
        state.lookup.ability[kind].use(state, seat, action)
