"""CIV: action cards."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import NO_SEAT, Card, Name, Seat
from clio.engine.step import Ask, CardStep, Options, Step
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.building import (
    build,
    upgrade,
)
from clio.games.through_the_ages.rules.developing import develop, develop_options, revolt
from clio.games.through_the_ages.rules.hands import leave_hand
from clio.games.through_the_ages.rules.in_play import card_in
from clio.games.through_the_ages.rules.payment import gain_food, gain_resources
from clio.games.through_the_ages.rules.spending import civil_actions, spend_civil
from clio.games.through_the_ages.state import HAND, REMOVED, TABLE, Ages


def card_code(state: Ages, seat: Seat, name: Name) -> int:
    """Why an action card in hand cannot be played; that it came this phase is looked at elsewhere."""
    effects = state.lookup.effects[name]
    if not effects[0].pays_itself() and civil_actions(state, seat) == 0:
        return kinds.NO_CIVIL
    for op in effects:
        code = op.why_not(state, seat)
        if code:
            return code
    return 0


# Rules: TA-CIV-42.
def play_card(state: Ages, seat: Seat, name: Name) -> None:
    """One civil action; a card that develops is paid when it is known how (TA-CIV-41)."""
    card = card_in(state, HAND + seat, name)
    leave_hand(state, seat, card, TABLE)
    effects = state.lookup.effects[name]
    if not effects[0].pays_itself():
        spend_civil(state, seat, 1)
    state.agenda.append(CardDone(card))
    for place in range(len(effects) - 1, -1, -1):
        state.agenda.append(CardEffect(seat, Name(name), place))


class CardDone(CardStep[Ages]):
    """The card is out of the game."""

    name = "card-done"

    def run(self, state: Ages) -> None:
        state.move(self.card, TABLE, REMOVED)


class CardEffect(Step[Ages]):
    """One line of an action card."""

    name = "card-effect"

    def __init__(self, seat: Seat, card_name: Name, place: int) -> None:
        self.seat = seat
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card_name, self.place)

    def run(self, state: Ages) -> None:
        op = state.lookup.effects[self.card_name][self.place]
        op.do(state, self.seat, NO_SEAT, self.card_name, self.place)


# Rules: TA-CIV-04, TA-CIV-05.
class CardBuild(Ask[Ages]):
    """Which building, or which upgrade."""

    name = "card-build"
    rule = "TA-CIV-44"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, card_name: Name, place: int) -> None:
        super().__init__(seat)
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card_name, self.place)

    def about(self, state: Ages) -> Card:
        return card_in(state, TABLE, self.card_name)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        state.lookup.effects[self.card_name][self.place].builds(state, seat, options)

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        off = state.lookup.effects[self.card_name][self.place].reduction()
        if action.kind == kinds.BUILD:
            build(state, seat, action.card, off)
        else:
            upgrade(state, seat, action.card, Name(action.other), off)


class CardDevelop(Ask[Ages]):
    """Which technology, and peacefully or by revolution; the civil actions are paid now (TA-CIV-41)."""

    name = "card-develop"
    rule = "TA-CIV-44"
    other = kinds.ANSWER_FIRST

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        develop_options(state, seat, 0, 0 if civil_actions(state, seat) else kinds.NO_CIVIL, options)

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.DEVELOP:
            spend_civil(state, seat, 1)
            develop(state, seat, action.card, 0)
        else:
            revolt(state, seat, action.card, 0)


class GainChoice(Ask[Ages]):
    """Food or resources."""

    name = "gain-choice"
    rule = "TA-FOOD-02"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.amount)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        for answer in (kinds.GAIN_FOOD, kinds.GAIN_RESOURCES):
            options.legal.append(state.lookup.single[answer])

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.GAIN_FOOD:
            gain_food(state, seat, self.amount)
        else:
            gain_resources(state, seat, self.amount)
