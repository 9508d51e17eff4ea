"""Monuments and artifacts: creating, moving, giving up, and what concerns the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.cards import FLAG, WHOLE, choice
from clio.engine.ids import Card, Seat
from clio.engine.operation import Field
from clio.games.ancient_knowledge.fields import BUILDING, BUILDINGS_BITS, NO_LIMIT
from clio.games.ancient_knowledge.operations.up_to import UpTo
from clio.games.ancient_knowledge.rules.archive import archive, archive_code
from clio.games.ancient_knowledge.rules.create import CreateLooked, CreateMore, create_possible
from clio.games.ancient_knowledge.rules.drawing import set_aside
from clio.games.ancient_knowledge.rules.excavate import Refresh, refresh
from clio.games.ancient_knowledge.rules.looking import ScrapArtifacts, UseIt, discard_card
from clio.games.ancient_knowledge.rules.places import MoveMonument, SwapMonuments, movable, slot_counts
from clio.games.ancient_knowledge.state import (
    ARTIFACT_SPACES,
    ARTIFACTS,
    DECK,
    DISCARD,
    LOOKED,
    SLOTS,
    AncientKnowledge,
    Op,
)

if TYPE_CHECKING:
    from clio.engine.words import Words


class Swap(Op):
    name = "swap"
    rule = "AK-CREATE-14"
    fields = (Field("itself", FLAG),)

    def __init__(self, itself: bool) -> None:
        self.itself = itself

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        if self.itself and card == state.declining:
            return False
        return len(movable(state, seat, card, self.itself, 0, 0, 99)) > (0 if self.itself else 1)

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        state.agenda.append(SwapMonuments(seat, card, Card(card if self.itself else -1), 0))

    def message(self) -> str:
        return self.form("itself" if self.itself else "")


class Move(Op):
    name = "move"
    rule = "AK-CREATE-14"
    fields = (
        Field("which", choice(("any", "other"))),
        Field("slot", WHOLE, 0),
        Field("min_tokens", WHOLE, 0),
        Field("max_tokens", WHOLE, NO_LIMIT),
        Field("to", WHOLE, 0),
    )

    def __init__(self, not_itself: int, slot: int, low: int, high: int, target: int) -> None:
        self.not_itself = not_itself
        self.slot = slot
        self.low = low
        self.high = high
        self.target = target

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        counts = slot_counts(state, seat)
        for other in movable(state, seat, card, self.not_itself == 1, self.slot, self.low, self.high):
            for slot in range(1, SLOTS + 1):
                if counts[slot] < 2 and slot != state.slot[other] and (self.target == 0 or slot == self.target):
                    return True
        return False

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        may = 1 if optional else 0
        state.agenda.append(MoveMonument(seat, card, may, self.not_itself, self.slot, self.low, self.high, self.target))

    def plain_text(self, words: Words, n: int) -> str:
        if self.slot:
            return words.say("op-move-slot", slot=self.slot, to=self.target, n=self.low)
        return words.say("op-move-bare" if self.high == 0 else f"op-move-{self.written['which']}")


class DiscardSelf(Op):
    name = "discard_self"
    rule = "AK-ARTI-04"

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        if optional:
            state.agenda.append(UseIt(seat, card))
        else:
            discard_card(state, seat, card)


class DiscardArtifacts(Op):
    name = "discard_artifacts"
    rule = "AK-ARTI-04"

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return len(state.zones[ARTIFACTS + seat]) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        state.agenda.append(ScrapArtifacts(seat, card, 0, -1))


class SkipDecline(Op):
    name = "skip_decline"

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        """AMB-21: a Decline phase that has begun is not skipped; its steps have `actions` at -1."""
        return state.actions[seat] >= 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        state.tell("will-not-decline", seat)
        state.skip[seat] = 1


class RefreshPast(UpTo):
    name = "refresh"
    rule = "AK-EXCAV-03"

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return state.rotated[seat] > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        if self.up_to:
            state.agenda.append(Refresh(seat, card, self.n))
        else:
            refresh(state, seat, self.n)


class Create(Op):
    name = "create"
    rule = "AK-CREATE-01"
    fields = (Field("kinds", BUILDINGS_BITS),)

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return create_possible(state, seat, self.kinds)

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        state.agenda.append(CreateMore(seat, card, self.kinds))

    def message(self) -> str:
        kinds: list[str] = self.written["kinds"]
        return self.form("monument" if len(kinds) > 1 else kinds[0])


class CreateFromDeck(Op):
    name = "create_from_deck"
    rule = "AK-CREATE-01"
    fields = (Field("look", WHOLE), Field("kind", BUILDING))

    def __init__(self, look: int, kind: int) -> None:
        self.look = look
        self.kind = kind

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return len(state.zones[DECK]) > 0 or len(state.zones[DISCARD]) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        set_aside(state, self.look, LOOKED + seat)
        if len(state.zones[ARTIFACTS + seat]) < ARTIFACT_SPACES:
            state.agenda.append(CreateLooked(seat, card, self.kind))
        else:
            state.pour(LOOKED + seat, DISCARD)


class ArchiveMore(Op):
    name = "archive"
    rule = "AK-TRANS-01"

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return archive_code(state, seat) == 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        archive(state, seat, card, optional)
