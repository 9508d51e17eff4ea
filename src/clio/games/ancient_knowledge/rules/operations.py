"""The operations effects are made of: each says whether it could do anything, and does it.

The names are those of the card file. Standing effects (`entry_discount` and its like) do nothing when
resolved: the rules they change read them from the tables.
"""

from __future__ import annotations

from typing import Final

from clio.games.ancient_knowledge.rules.archive import archive, archive_code
from clio.games.ancient_knowledge.rules.boards import available, renew_technologies
from clio.games.ancient_knowledge.rules.create import CreateLooked, CreateMore, create_possible
from clio.games.ancient_knowledge.rules.drawing import draw, room_in_hand, set_aside
from clio.games.ancient_knowledge.rules.excavate import Refresh, refresh
from clio.games.ancient_knowledge.rules.hand import Discard
from clio.games.ancient_knowledge.rules.learn import ChooseUnder, LearnLooked, LearnMore, can_learn
from clio.games.ancient_knowledge.rules.looking import (
    Exchange,
    KeepCard,
    PayEffect,
    ScrapArtifacts,
    UseIt,
    dig,
    discard_card,
)
from clio.games.ancient_knowledge.rules.measures import amount
from clio.games.ancient_knowledge.rules.opponents import (
    ChooseOpponent,
    Draft,
    opponents_discard,
    opponents_scrap,
)
from clio.games.ancient_knowledge.rules.places import MoveMonument, SwapMonuments, movable, slot_counts
from clio.games.ancient_knowledge.rules.tokens import (
    ITSELF,
    AddKnowledge,
    GiveLost,
    RemoveFromEach,
    RemoveKnowledge,
    RemoveLost,
    remove,
    remove_lost,
    targets,
)
from clio.games.ancient_knowledge.state import (
    ARTIFACT_SPACES,
    ARTIFACTS,
    ASIDE,
    BOARD,
    DECK,
    DISCARD,
    HAND,
    LOOKED,
    SLOTS,
    TECH_DECK,
    TIMELINE,
    Amount,
    AncientKnowledge,
    Op,
)

# How a removal of knowledge is spread over its targets.
SPLIT: Final = 0
ONE: Final = 1
EACH: Final = 2
CHOICE: Final = 3


def opponents_with(state: AncientKnowledge, seat: int, zone: int) -> int:
    """How many opponents have cards in a zone of theirs."""
    count = 0
    for other in state.opponents(seat):
        if state.zones[zone + other]:
            count += 1
    return count


class Draw(Op):
    def __init__(self, n: Amount) -> None:
        self.n = n

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        draw(state, seat, amount(state, seat, card, self.n, count))


class DiscardHand(Op):
    def __init__(self, n: int, kinds: int) -> None:
        self.n = n
        self.kinds = kinds

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        held = len(state.zones[HAND + seat])
        return held > 0 and (held >= self.n or state.tables.effect[card].price is not self)

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        if optional:
            PayEffect(seat, self.n, self.n, card, self.kinds, 0).begin(state)
        else:
            Discard(seat, self.n, self.n, card).begin(state)


class ExchangeHand(Op):
    def __init__(self, most: int) -> None:
        self.most = most

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return len(state.zones[HAND + seat]) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        Exchange(seat, 0, self.most, card).begin(state)


class OpponentsDiscard(Op):
    def __init__(self, n: int, artifacts: bool) -> None:
        self.n = n
        self.artifacts = artifacts

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        zone = ARTIFACTS if self.artifacts else HAND
        return opponents_with(state, seat, zone) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        if self.artifacts:
            opponents_scrap(state, seat, card)
        else:
            opponents_discard(state, seat, card, self.n)


class StealHandCard(Op):
    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        if state.rulings.skip_full_hand and room_in_hand(state, seat) == 0:
            return False
        return opponents_with(state, seat, HAND) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(ChooseOpponent(seat, card))


class LookAndKeep(Op):
    def __init__(self, look: int, keep: int) -> None:
        self.look = look
        self.keep = keep

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        if state.rulings.skip_full_hand and room_in_hand(state, seat) == 0:
            return False
        return len(state.zones[DECK]) > 0 or len(state.zones[DISCARD]) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        set_aside(state, self.look, LOOKED + seat)
        if room_in_hand(state, seat) > 0:
            state.agenda.append(KeepCard(seat, card, self.keep))
        else:
            state.pour(LOOKED + seat, DISCARD)  # AMB-27


class RevealDraft(Op):
    def __init__(self, reveal: int, extra: int) -> None:
        self.reveal = reveal
        self.extra = extra

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        set_aside(state, self.reveal, ASIDE)
        state.agenda.append(Draft(seat, card, seat, state.layout.seats - 1, self.extra))


class Dig(Op):
    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        dig(state, seat, self.kind, self.n)


class TakeKnowledge(Op):
    """remove_knowledge"""

    def __init__(self, n: Amount, scope: int, spread: int, up_to: bool, kinds: int, low: int, choose: int) -> None:
        self.n = n
        self.scope = scope
        self.spread = spread
        self.up_to = up_to
        self.kinds = kinds
        self.low = low
        self.choose = choose

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return len(targets(state, seat, card, self.scope, self.kinds, self.low)) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        n = amount(state, seat, card, self.n, count)
        if self.scope == ITSELF:
            remove(state, seat, card, n)
        elif self.spread == EACH:
            for other in targets(state, seat, card, self.scope, self.kinds, self.low):
                remove(state, seat, other, n)
        elif self.spread == CHOICE and not state.rulings.split_choice:
            state.agenda.append(RemoveFromEach(seat, card, self.kinds, self.low, n, self.choose, -1))
        else:
            most = 1 if self.spread == ONE else self.choose if self.spread == CHOICE else 12
            up_to = 1 if self.up_to or optional else 0
            RemoveKnowledge(seat, card, self.scope, self.kinds, self.low, n, up_to, -1, most).begin(state)


class PlaceKnowledge(Op):
    """add_knowledge"""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return opponents_with(state, seat, TIMELINE) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        for other in reversed(state.opponents(seat)):
            if state.zones[TIMELINE + other]:
                state.agenda.append(AddKnowledge(seat, card, other, self.n))


class TakeLost(Op):
    """remove_lost"""

    def __init__(self, n: int, up_to: bool) -> None:
        self.n = n
        self.up_to = up_to

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return state.lost[seat] > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        if self.up_to:
            state.agenda.append(RemoveLost(seat, card, self.n))
        else:
            remove_lost(state, seat, self.n)


class PassLost(Op):
    """give_lost"""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        if state.lost[seat] == 0:
            return False
        return opponents_with(state, seat, TIMELINE) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(GiveLost(seat, card, self.n))


class Swap(Op):
    def __init__(self, itself: bool) -> None:
        self.itself = itself

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        if self.itself and card == state.declining:
            return False
        return len(movable(state, seat, card, self.itself, 0, 0, 99)) > (0 if self.itself else 1)

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(SwapMonuments(seat, card, card if self.itself else -1, 0))


class Move(Op):
    def __init__(self, not_itself: bool, slot: int, low: int, high: int, target: int) -> None:
        self.not_itself = not_itself
        self.slot = slot
        self.low = low
        self.high = high
        self.target = target

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        counts = slot_counts(state, seat)
        for other in movable(state, seat, card, self.not_itself, self.slot, self.low, self.high):
            for slot in range(1, SLOTS + 1):
                if counts[slot] < 2 and slot != state.slot[other] and (self.target == 0 or slot == self.target):
                    return True
        return False

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        may = 1 if optional else 0
        itself = 1 if self.not_itself else 0
        state.agenda.append(MoveMonument(seat, card, may, itself, self.slot, self.low, self.high, self.target))


class DiscardSelf(Op):
    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        if optional:
            state.agenda.append(UseIt(seat, card))
        else:
            discard_card(state, seat, card)


class DiscardArtifacts(Op):
    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return len(state.zones[ARTIFACTS + seat]) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(ScrapArtifacts(seat, card, 0, -1))


class SkipDecline(Op):
    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        """AMB-21: a Decline phase that has begun is not skipped; its steps have `actions` at -1."""
        return state.actions[seat] >= 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.tell("will-not-decline", seat)
        state.skip[seat] = 1


class RefreshPast(Op):
    """refresh"""

    def __init__(self, n: int, up_to: bool) -> None:
        self.n = n
        self.up_to = up_to

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return state.rotated[seat] > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        if self.up_to:
            state.agenda.append(Refresh(seat, card, self.n))
        else:
            refresh(state, seat, self.n)


class Create(Op):
    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return create_possible(state, seat, self.kinds)

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(CreateMore(seat, card, self.kinds))


class CreateFromDeck(Op):
    def __init__(self, look: int, kind: int) -> None:
        self.look = look
        self.kind = kind

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return len(state.zones[DECK]) > 0 or len(state.zones[DISCARD]) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        set_aside(state, self.look, LOOKED + seat)
        if len(state.zones[ARTIFACTS + seat]) < ARTIFACT_SPACES:
            state.agenda.append(CreateLooked(seat, card, self.kind))
        else:
            state.pour(LOOKED + seat, DISCARD)


class Learn(Op):
    def __init__(self, n: int, ignore: bool) -> None:
        self.n = n
        self.ignore = ignore

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return can_learn(state, seat, self.ignore)

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(LearnMore(seat, card, self.n, 1 if optional else 0, 1 if self.ignore else 0))


class LearnFromDeck(Op):
    def __init__(self, level: int, look: int) -> None:
        self.level = level
        self.look = look

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return available(state, self.level) > 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        for _ in range(self.look):
            if not renew_technologies(state, self.level):
                break
            state.move(state.zones[TECH_DECK + self.level][-1], TECH_DECK + self.level, LOOKED + seat)
        state.agenda.append(LearnLooked(seat, card, self.level))


class TechToBottom(Op):
    def __init__(self, n: int, level: int) -> None:
        self.n = n
        self.level = level

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        for board in range(3):
            if state.zones[BOARD + board] and (self.level == 0 or state.levels[board] == self.level):
                return True
        return False

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        state.agenda.append(ChooseUnder(seat, card, self.level, self.n))


class ArchiveMore(Op):
    """archive"""

    def can(self, state: AncientKnowledge, seat: int, card: int) -> bool:
        return archive_code(state, seat) == 0

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        archive(state, seat, card, optional)


class Standing(Op):
    """An effect that changes a rule while its card is in play, or as its card enters it."""

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        return


class Points(Op):
    """vp: only final scoring reads it."""

    def __init__(self, n: int, measures: list[int], best: bool, tiers: list[int], points: list[int]) -> None:
        self.n = n
        self.measures = measures  # n for each; of several the smallest or the best counts
        self.best = best
        self.tiers = tiers
        self.points = points

    def do(self, state: AncientKnowledge, seat: int, card: int, optional: bool, count: int) -> None:
        return
