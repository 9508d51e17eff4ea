"""LEARN: taking technologies."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, Card, Seat
from clio.engine.picks import PickSet
from clio.engine.step import Options
from clio.games.ancient_knowledge.rules.asking import CardAsks
from clio.games.ancient_knowledge.rules.boards import board_of, check_board, put_under
from clio.games.ancient_knowledge.rules.effects import Resolve, is_immediate, reacting, together
from clio.games.ancient_knowledge.rules.kinds import DONE, REFUSALS
from clio.games.ancient_knowledge.rules.measures import facts
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    BOARD,
    COLLECTION,
    LOOKED,
    ON_LEARN,
    PLAY_STEP,
    TECH_DECK,
    TIMELINE,
    AncientKnowledge,
    Condition,
)


def need_discount(state: AncientKnowledge, seat: Seat) -> int:
    """By how much one number of a requirement is lower for this seat (AMB-43)."""
    discount = 0
    for zone in range(TIMELINE + seat, ARTIFACTS + seat + 1, PLAY_STEP):
        for card in state.zones[zone]:
            discount += state.lookup.need_discount[card]
    return discount


def met(needs: list[Condition], known: list[int], discount: int, every_need: bool) -> bool:
    """AK-LEARN-02: is the requirement met? One minimum may be lower by the discount, never a maximum."""
    short = False
    minima = False
    for need in needs:
        value = known[need.measure]
        if need.low > 0:
            minima = True
            if value < need.low:
                if short or need.low - value > discount:
                    return False
                short = True
        if value > need.high:
            return False
    # The other reading: with no minimum to lower, the discount makes "at most" stricter.
    if every_need and discount and not minima:
        for need in needs:
            if known[need.measure] > need.high - discount:
                return False
    return True


NEED_UNMET: Final = REFUSALS.add("AK-LEARN-02", "refusal-requirement")


# Rules: AK-LEARN-01.
def learn_options(state: AncientKnowledge, seat: Seat, ignore: bool, options: Options) -> None:
    """The face-up technologies whose requirement is met (or all of them)."""
    lookup = state.lookup
    known: list[int] = []
    discount = 0
    every = state.rulings.every_need
    for board in range(3):
        for card in state.zones[BOARD + board]:
            needs = lookup.needs[card]
            if needs and not ignore:
                if not known:
                    known = facts(state, seat)
                    discount = need_discount(state, seat)
                if not met(needs, known, discount, every):
                    if options.explain:
                        options.offer(lookup.learn[card], NEED_UNMET)
                    continue
            options.legal.append(lookup.learn[card])


def can_learn(state: AncientKnowledge, seat: Seat, ignore: bool) -> bool:
    options = Options(False)
    learn_options(state, seat, ignore, options)
    return len(options.legal) > 0


# Rules: AK-LEARN-03.
def learn(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """AMB-11: take the card, refill the board if due, then its effect and what reacts to it."""
    tell_discount(state, seat, card)
    state.tell("learned", seat, card)
    board = board_of(state, card)
    state.move(card, BOARD + board, COLLECTION + seat)
    check_board(state, board)
    learned(state, seat, card)


def tell_discount(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """If the requirement is met only because a card in play lowers it, say so."""
    if state.events is None or met(state.lookup.needs[card], facts(state, seat), 0, False):
        return
    for zone in range(TIMELINE + seat, ARTIFACTS + seat + 1, PLAY_STEP):
        for other in state.zones[zone]:
            if state.lookup.need_discount[other]:
                state.tell("easier", seat, other, 0, card)


# Rules: AK-LEARN-04.
def learned(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    cards = reacting(state, seat, ON_LEARN, state.lookup.kind[card], 0, NO_CARD, NO_CARD)
    if is_immediate(state, card):
        if state.rulings.own_effect_first:
            together(state, seat, cards)
            state.agenda.append(Resolve(seat, card))
            return
        cards.insert(0, card)
    together(state, seat, cards)


class LearnMore(CardAsks):
    """AMB-10: an effect lets (or makes) its owner learn, without an action."""

    name = "learn-more"
    rule = "AK-LEARN-02"

    def __init__(self, seat: Seat, card: Card, left: int, optional: int, ignore: int) -> None:
        super().__init__(seat, card)
        self.left = left
        self.optional = optional
        self.ignore = ignore

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.left, self.optional, self.ignore)

    def remaining(self, state: AncientKnowledge) -> int:
        return self.left

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        learn_options(state, seat, self.ignore == 1, options)
        if self.optional or not options.legal:
            options.legal.append(state.lookup.single[DONE])

    def forced(self, state: AncientKnowledge) -> Action | None:
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            if self.optional:
                state.tell("declined", seat, self.card)
            return
        if self.left > 1:
            state.agenda.append(LearnMore(seat, self.card, self.left - 1, self.optional, self.ignore))
        learn(state, seat, Card(action.card))


class LearnLooked(CardAsks):
    """Learn one of the technologies looked at, if any requirement is met; the others go under the deck."""

    name = "learn-looked"
    rule = "AK-LEARN-02"

    def __init__(self, seat: Seat, card: Card, level: int) -> None:
        super().__init__(seat, card)
        self.level = level

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.level)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        known = facts(state, seat)
        discount = need_discount(state, seat)
        for card in sorted(state.zones[LOOKED + seat]):
            able = met(lookup.needs[card], known, discount, state.rulings.every_need)
            options.offer(lookup.learn[card], 0 if able else NEED_UNMET)
        if not options.legal:
            options.legal.append(lookup.single[DONE])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind != DONE:
            tell_discount(state, seat, Card(action.card))
            state.tell("learned", seat, Card(action.card))
            state.move(Card(action.card), LOOKED + seat, COLLECTION + seat)
            learned(state, seat, Card(action.card))
        # On top: the others go under the deck before the new card acts.
        state.agenda.append(PutUnder(seat, self.card, self.level))


class PutUnder(CardAsks):
    """The technologies looked at go under their deck in an order of choice, the last one lowest."""

    name = "put-under"
    rule = "AK-GOLD-01"

    def __init__(self, seat: Seat, card: Card, level: int) -> None:
        super().__init__(seat, card)
        self.level = level

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.level)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in sorted(state.zones[LOOKED + seat]):
            options.legal.append(state.lookup.under[card])
        if not options.legal:
            options.legal.append(state.lookup.single[DONE])

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        """All of them; the order given is the order in which they go down."""
        looked = state.zones[LOOKED + seat]
        wanted = PickSet(len(looked), len(looked))
        for card in sorted(looked):
            wanted.add(state.lookup.under[card]).rank = 0
        return wanted

    def forced(self, state: AncientKnowledge) -> Action | None:
        left = state.zones[LOOKED + self.seat]
        if not left:
            return state.lookup.single[DONE]
        return state.lookup.under[left[0]] if len(left) == 1 else None

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind != DONE:
            state.move_under(Card(action.card), LOOKED + seat, TECH_DECK + self.level)
            state.agenda.append(self)


class ChooseUnder(CardAsks):
    """AMB-13: which open technology (of a level; 0: any) goes under its deck."""

    name = "choose-under"
    rule = "AK-GOLD-01"

    def __init__(self, seat: Seat, card: Card, level: int, left: int) -> None:
        super().__init__(seat, card)
        self.level = level
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.level, self.left)

    def remaining(self, state: AncientKnowledge) -> int:
        return self.left

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for board in range(3):
            for card in state.zones[BOARD + board]:
                if self.level == 0 or state.lookup.level[card] == self.level:
                    options.legal.append(state.lookup.under[card])
        if not options.legal:
            options.legal.append(state.lookup.single[DONE])

    def forced(self, state: AncientKnowledge) -> Action | None:
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            return
        if self.left > 1:
            state.agenda.append(ChooseUnder(seat, self.card, self.level, self.left - 1))
        put_under(state, Card(action.card))
