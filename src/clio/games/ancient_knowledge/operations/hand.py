"""Cards in hands and decks: drawing, discarding, looking, taking."""

from __future__ import annotations

from clio.engine.cards import WHOLE, choice
from clio.engine.ids import Card, Seat
from clio.engine.operation import Field
from clio.games.ancient_knowledge.fields import AMOUNT, BUILDING, BUILDING_BITS
from clio.games.ancient_knowledge.rules.drawing import draw, room_in_hand, set_aside
from clio.games.ancient_knowledge.rules.hand import Discard
from clio.games.ancient_knowledge.rules.looking import Exchange, KeepCard, PayEffect, dig
from clio.games.ancient_knowledge.rules.measures import amount
from clio.games.ancient_knowledge.rules.opponents import (
    ChooseOpponent,
    Draft,
    opponents_discard,
    opponents_scrap,
    opponents_with,
)
from clio.games.ancient_knowledge.rules.team import reach_into_hands
from clio.games.ancient_knowledge.state import (
    ANY_BUILDING,
    ARTIFACTS,
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LOOKED,
    Amount,
    AncientKnowledge,
    Op,
)


class Draw(Op):
    name = "draw"
    rule = "AK-HAND-02"
    fields = (Field("n", AMOUNT),)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        draw(state, seat, amount(state, seat, card, self.n, count))


class DiscardHand(Op):
    name = "discard_hand"
    fields = (Field("n", WHOLE), Field("kind", BUILDING_BITS, ANY_BUILDING))

    def __init__(self, n: int, kinds: int) -> None:
        self.n = n
        self.kinds = kinds

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        held = len(state.zones[HAND + seat])
        return held > 0 and (held >= self.n or state.lookup.effect[card].price is not self)

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        if optional:
            PayEffect(seat, self.n, self.n, card, self.kinds, 0).begin(state)
        else:
            Discard(seat, self.n, self.n, card).begin(state)

    def message(self) -> str:
        return self.form(self.written.get("kind", ""))


class ExchangeHand(Op):
    name = "exchange_hand"
    fields = (Field("max", WHOLE),)

    def __init__(self, most: int) -> None:
        self.most = most

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return len(state.zones[HAND + seat]) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        Exchange(seat, 0, self.most, card).begin(state)


class OpponentsDiscard(Op):
    name = "opponents_discard"
    rule = "AK-GOLD-06"
    fields = (Field("n", WHOLE), Field("from", choice(("hand", "artifacts"))))

    def __init__(self, n: int, artifacts: int) -> None:
        self.n = n
        self.artifacts = artifacts

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        zone = ARTIFACTS if self.artifacts else HAND
        return opponents_with(state, seat, zone) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        if self.artifacts:
            opponents_scrap(state, seat, card)
        else:
            opponents_discard(state, seat, card, self.n)

    def message(self) -> str:
        return self.form(self.written["from"])


class StealHandCard(Op):
    name = "steal_hand_card"
    rule = "AK-GOLD-06"

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        if state.rulings.skip_full_hand and room_in_hand(state, seat) == 0:
            return False
        return opponents_with(state, seat, HAND) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        reach_into_hands(state, seat, ChooseOpponent(seat, card))


class LookAndKeep(Op):
    name = "look_and_keep"
    fields = (Field("look", WHOLE), Field("keep", WHOLE))

    def __init__(self, look: int, keep: int) -> None:
        self.look = look
        self.keep = keep

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        if state.rulings.skip_full_hand and room_in_hand(state, seat) == 0:
            return False
        return len(state.zones[DECK]) > 0 or len(state.zones[DISCARD]) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        set_aside(state, self.look, LOOKED + seat)
        state.agenda.append(KeepCard(seat, card, self.keep))


class RevealDraft(Op):
    name = "reveal_draft"
    fields = (Field("reveal", WHOLE), Field("extra", WHOLE))

    def __init__(self, reveal: int, extra: int) -> None:
        self.reveal = reveal
        self.extra = extra

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        set_aside(state, self.reveal, ASIDE)
        state.agenda.append(Draft(seat, card, seat, state.layout.seats - 1, self.extra))


class Dig(Op):
    name = "dig"
    fields = (Field("kind", BUILDING), Field("n", WHOLE))

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        dig(state, seat, self.kind, self.n)

    def message(self) -> str:
        return self.form(self.written["kind"])
