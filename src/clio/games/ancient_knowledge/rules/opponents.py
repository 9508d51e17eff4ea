"""Effects that reach other players: forced discards, taking a card, the open draft."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Card, Seat
from clio.engine.step import Options, SeatStep, Together
from clio.games.ancient_knowledge.rules.asking import CardAsks
from clio.games.ancient_knowledge.rules.drawing import room_in_hand
from clio.games.ancient_knowledge.rules.hand import DiscardTogether, discard_all, discard_chosen
from clio.games.ancient_knowledge.rules.kinds import DONE, FIRST_DISCARD
from clio.games.ancient_knowledge.rules.team import reach_into_hands
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    ASIDE,
    DISCARD,
    HAND,
    OFFERED,
    AncientKnowledge,
)


def opponents_with(state: AncientKnowledge, seat: Seat, zone: int) -> int:
    """How many opponents have cards in a zone of theirs."""
    count = 0
    for other in state.opponents(seat):
        if state.zones[zone + other] or (zone == HAND and state.zones[OFFERED + other]):
            count += 1
    return count


def opponents_discard(state: AncientKnowledge, seat: Seat, card: Card, count: int) -> None:
    """AMB-26: every opponent discards so many hand cards of choice; a team may exchange a card before (AMB-48)."""
    if state.rulings.teams:
        reach_into_hands(state, seat, OpponentsDiscard(seat, card, count))
    else:
        discard_now(state, seat, card, count)


def discard_now(state: AncientKnowledge, seat: Seat, card: Card, count: int) -> None:
    """The opponents are asked which cards; who has too few discards all."""
    asked = 0
    for other in state.opponents(seat):
        if len(state.zones[HAND + other]) > count:
            asked |= 1 << other
    step = ForcedDiscard(asked, seat, card, count)
    if asked:
        state.agenda.append(step)
    else:
        step.finish(state)


class OpponentsDiscard(SeatStep[AncientKnowledge]):
    """The discards, when the opposing team has exchanged a card or let it be."""

    name = "opponents-discard"

    def __init__(self, seat: Seat, card: Card, count: int) -> None:
        super().__init__(seat)
        self.card = card
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.count)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card

    def run(self, state: AncientKnowledge) -> None:
        discard_now(state, self.seat, self.card, self.count)


class ForcedDiscard(DiscardTogether):
    """Victims choose at the same time, unseen; the cards go down in turn order after the active player."""

    name = "forced-discard"
    rule = "AK-GOLD-06"

    def __init__(self, seats: int, actor: Seat, card: Card, count: int) -> None:
        super().__init__(seats, count)
        self.actor = actor
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.seats, self.actor, self.card, self.count)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card

    def finish(self, state: AncientKnowledge) -> None:
        for other in state.opponents(self.actor):
            if self.seats >> other & 1:
                discard_chosen(state, other)
            else:
                discard_all(state, other)


def opponents_scrap(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """Every opponent discards one artifact from its space."""
    asked = 0
    for other in state.opponents(seat):
        if len(state.zones[ARTIFACTS + other]) > 1:
            asked |= 1 << other
    step = ForcedScrap(asked, seat, card)
    if asked:
        state.agenda.append(step)
    else:
        step.finish(state)


class ForcedScrap(Together[AncientKnowledge]):
    """Which artifact each victim gives up, chosen at the same time."""

    name = "forced-scrap"
    rule = "AK-ARTI-04"
    other = FIRST_DISCARD

    def __init__(self, seats: int, actor: Seat, card: Card) -> None:
        super().__init__(seats)
        self.actor = actor
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.seats, self.actor, self.card)

    def about(self, state: AncientKnowledge) -> Card:
        return self.card

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in sorted(state.zones[ARTIFACTS + seat]):
            options.legal.append(state.lookup.scrap[card])

    def finish(self, state: AncientKnowledge) -> None:
        rows = state.game.actions.rows
        for other in state.opponents(self.actor):
            if self.seats >> other & 1:
                scrap(state, other, Card(rows[state.answers[other]].card))
                state.answers[other] = -1
            elif state.zones[ARTIFACTS + other]:
                scrap(state, other, state.zones[ARTIFACTS + other][0])


def scrap(state: AncientKnowledge, seat: Seat, card: Card) -> None:
    """AK-ARTI-04: an artifact leaves its space, which is free again."""
    state.move(card, ARTIFACTS + seat, DISCARD)


class ChooseOpponent(CardAsks):
    """Whose hand is looked at."""

    name = "choose-opponent"
    rule = "AK-GOLD-06"

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for other in state.opponents(seat):
            if state.zones[HAND + other]:
                options.legal.append(state.lookup.opponent[other])

    def forced(self, state: AncientKnowledge) -> Action | None:
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        state.look(HAND + action.seat, len(state.zones[HAND + action.seat]), 1 << seat)
        if room_in_hand(state, seat) > 0:
            state.agenda.append(TakeCard(seat, self.card, action.seat))


class TakeCard(CardAsks):
    """Which card of the hand looked at is taken."""

    name = "take-card"
    rule = "AK-GOLD-06"

    def __init__(self, seat: Seat, card: Card, victim: Seat) -> None:
        super().__init__(seat, card)
        self.victim = victim

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.victim)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        for card in sorted(state.zones[HAND + self.victim]):
            options.legal.append(state.lookup.keep[card])

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        state.move(Card(action.card), HAND + self.victim, HAND + seat)


class Draft(CardAsks):
    """AMB-44: one revealed card each, clockwise from the owner, who takes `extra` more at the end."""

    name = "draft"
    rule = "AK-GOLD-04"

    def __init__(self, seat: Seat, card: Card, owner: Seat, waiting: int, extra: int) -> None:
        super().__init__(seat, card)
        self.owner = owner
        self.waiting = waiting  # how many others still pick after this seat
        self.extra = extra

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.owner, self.waiting, self.extra)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        if room_in_hand(state, seat) > 0:
            for card in sorted(state.zones[ASIDE]):
                options.legal.append(state.lookup.keep[card])
        if not options.legal:
            options.legal.append(state.lookup.single[DONE])

    def forced(self, state: AncientKnowledge) -> Action | None:
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind != DONE:
            state.move(Card(action.card), ASIDE, HAND + seat)
        if self.waiting:
            following = state.clockwise(seat)[1]
            state.agenda.append(Draft(following, self.card, self.owner, self.waiting - 1, self.extra))
        elif self.extra:
            state.agenda.append(Draft(self.owner, self.card, self.owner, 0, self.extra - 1))
        elif state.zones[ASIDE]:
            state.pour(ASIDE, DISCARD)
