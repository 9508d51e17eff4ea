"""Knowledge on monuments, and knowledge that was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clio.engine.cards import FLAG, WHOLE, choice
from clio.engine.ids import Card, Seat
from clio.engine.operation import Field
from clio.games.ancient_knowledge.fields import AMOUNT, BUILDING_BITS
from clio.games.ancient_knowledge.operations.up_to import UpTo
from clio.games.ancient_knowledge.phrases import each_text
from clio.games.ancient_knowledge.rules.measures import amount
from clio.games.ancient_knowledge.rules.opponents import opponents_with
from clio.games.ancient_knowledge.rules.tokens import (
    ITSELF,
    SCOPES,
    AddKnowledge,
    GiveLost,
    RemoveFromEach,
    RemoveKnowledge,
    RemoveLost,
    remove,
    remove_lost,
    targets,
)
from clio.games.ancient_knowledge.state import ANY_MONUMENT, TIMELINE, Amount, AncientKnowledge, Op

if TYPE_CHECKING:
    from clio.engine.words import Words

# How a removal of knowledge is spread over its targets.
SPREADS: Final = ("split", "one", "each", "chosen")
SPLIT: Final = 0
ONE: Final = 1
EACH: Final = 2
CHOICE: Final = 3


class TakeKnowledge(Op):
    name = "remove_knowledge"
    rule = "AK-TRANS-03"
    fields = (
        Field("n", AMOUNT),
        Field("from", choice(SCOPES)),
        Field("spread", choice(SPREADS), SPLIT),
        Field("up_to", FLAG, False),
        Field("kind", BUILDING_BITS, ANY_MONUMENT),
        Field("min_tokens", WHOLE, 1),
        Field("choose", WHOLE, 0),
    )

    def __init__(self, n: Amount, scope: int, spread: int, up_to: bool, kinds: int, low: int, choose: int) -> None:
        self.n = n
        self.scope = scope
        self.spread = spread
        self.up_to = up_to
        self.kinds = kinds
        self.low = low
        self.choose = choose

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return len(targets(state, seat, card, self.scope, self.kinds, self.low)) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
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

    def text(self, words: Words) -> str:
        """What is counted and shared out is one sum, not one token from one monument again and again."""
        n = self.written["n"]
        if self.scope == ITSELF or self.spread != SPLIT or not isinstance(n, dict):
            return super().text(words)
        counted = each_text(n["count"], n.get("per", 1), words)
        target = words.say(f"target-{self.which()}")
        return words.say("op-remove-split-counted", n=n.get("times", 1), counted=counted, target=target)

    def which(self) -> str:
        """From what: the middle of a message's name."""
        return f"{self.written['from']}-{self.written.get('kind', 'monument')}"

    def plain_text(self, words: Words, n: int) -> str:
        if self.scope == ITSELF:
            return words.say("op-remove-itself", n=n)
        which = self.which()
        target = words.say(f"target-{which}")
        one = words.say(f"one-of-{which}")
        each = words.say(f"each-of-{which}", choose=self.choose)
        if "min_tokens" in self.written:
            target = words.say("target-least", target=target, n=self.low)
            one = words.say("target-least", target=one, n=self.low)
        ending = "-up-to" if self.up_to else ""
        return words.say(f"op-remove-{SPREADS[self.spread]}{ending}", n=n, target=target, one=one, each=each)


class PlaceKnowledge(Op):
    name = "add_knowledge"
    rule = "AK-COMP-04"
    fields = (Field("n", WHOLE),)

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return opponents_with(state, seat, TIMELINE) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        for other in reversed(state.opponents(seat)):
            if state.zones[TIMELINE + other]:
                state.agenda.append(AddKnowledge(seat, card, other, self.n))


class PassLost(Op):
    name = "give_lost"
    rule = "AK-SCORE-05"
    fields = (Field("n", WHOLE),)

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        if state.lost[seat] == 0:
            return False
        return opponents_with(state, seat, TIMELINE) > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        state.agenda.append(GiveLost(seat, card, self.n))


class TakeLost(UpTo):
    name = "remove_lost"
    rule = "AK-SCORE-05"

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return state.lost[seat] > 0

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        if self.up_to:
            state.agenda.append(RemoveLost(seat, card, self.n))
        else:
            remove_lost(state, seat, self.n)
