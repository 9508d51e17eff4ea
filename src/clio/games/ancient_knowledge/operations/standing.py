"""Effects that change a rule while their card is in play, or as it enters play; and points at the end.

Each puts what the rule needs where it finds it fast: into the `Lookup` of the game (`stand`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.cards import OPERATION, WHOLE
from clio.engine.ids import Card, Seat
from clio.engine.operation import Field
from clio.games.ancient_knowledge.fields import AMOUNT, BUILDINGS_BITS, MEASURE, SEVERAL_MEASURES, TIERS
from clio.games.ancient_knowledge.phrases import common_place, condition_text, each_text, listed
from clio.games.ancient_knowledge.rules.measures import measure
from clio.games.ancient_knowledge.state import NO_EVENT, Amount, AncientKnowledge, Lookup, Op

if TYPE_CHECKING:
    from clio.engine.words import Words


class Standing(Op):
    """Nothing happens when it is resolved: the rule it changes looks it up."""

    must = ("stand",)

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        return


class EnterWithLess(Standing):
    name = "enter_with_less"
    rule = "AK-CREATE-06"
    fields = (Field("n", AMOUNT),)

    def __init__(self, n: Amount) -> None:
        self.n = n

    def stand(self, lookup: Lookup, card: Card) -> None:
        lookup.acts_at_once[card] = False
        lookup.less[card] = self.n


class EntryDiscount(Standing):
    name = "entry_discount"
    rule = "AK-CREATE-06"
    fields = (Field("kinds", BUILDINGS_BITS), Field("n", WHOLE))

    def __init__(self, kinds: int, n: int) -> None:
        self.kinds = kinds
        self.n = n

    def stand(self, lookup: Lookup, card: Card) -> None:
        lookup.discount_kinds[card] = self.kinds
        lookup.discount[card] = self.n

    def plain_text(self, words: Words, n: int) -> str:
        kinds = ", ".join([words.say(f"some-{kind}") for kind in self.written["kinds"]])
        return words.say(self.message(), kinds=kinds, n=n)


class ExcavateYield(Standing):
    name = "excavate_yield"
    rule = "AK-EXCAV-01"
    fields = (Field("n", WHOLE),)

    def __init__(self, n: int) -> None:
        self.n = n

    def stand(self, lookup: Lookup, card: Card) -> None:
        lookup.yields[card] = self.n


class RequirementDiscount(Standing):
    name = "requirement_discount"
    rule = "AK-LEARN-02"
    fields = (Field("n", WHOLE),)

    def __init__(self, n: int) -> None:
        self.n = n

    def stand(self, lookup: Lookup, card: Card) -> None:
        lookup.need_discount[card] = self.n


class ReplaceExcavateDraw(Op):
    """Something else happens instead of the draw of an Excavate, not after it."""

    name = "replace_excavate_draw"
    rule = "AK-EXCAV-01"
    fields = (Field("with", OPERATION),)

    def __init__(self, instead: Op) -> None:
        self.instead = instead

    def can(self, state: AncientKnowledge, seat: Seat, card: Card) -> bool:
        return self.instead.can(state, seat, card)

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        self.instead.do(state, seat, card, optional, count)

    def stand(self, lookup: Lookup, card: Card) -> None:
        lookup.replaces_draw[card] = True
        lookup.effect[card].event = NO_EVENT

    def text(self, words: Words) -> str:
        return words.say(self.message(), text=self.instead.text(words))


class Points(Op):
    """Points at the end: so many, for each of something, for each set, for the best of several, or by tiers."""

    name = "vp"
    rule = "AK-SCORE-02"
    must = ("points",)
    fields = (
        Field("n", WHOLE, 0),
        Field("per", MEASURE, -1),
        Field("per_set", SEVERAL_MEASURES, []),
        Field("per_best", SEVERAL_MEASURES, []),
        Field("count", MEASURE, -1),
        Field("tiers", TIERS, []),
    )

    def __init__(
        self, n: int, per: int, per_set: list[int], per_best: list[int], count: int, tiers: list[tuple[int, int]]
    ) -> None:
        self.n = n
        self.best = len(per_best) > 0
        # n for each of them; of several the smallest or the best counts
        self.measures = per_best or per_set or [what for what in (per, count) if what >= 0]
        self.tiers = tiers  # at least so many: so many points

    def do(self, state: AncientKnowledge, seat: Seat, card: Card, optional: bool, count: int) -> None:
        return

    def points(self, state: AncientKnowledge, seat: Seat, card: Card) -> int:
        """AMB-40: it counts its own card, and takes the best choice."""
        if not self.measures:
            return self.n
        found = measure(state, seat, card, self.measures[0], 0)
        for what in self.measures[1:]:
            other = measure(state, seat, card, what, 0)
            found = max(found, other) if self.best else min(found, other)
        if not self.tiers:
            return self.n * found
        points = 0
        for least, reached in self.tiers:
            if found >= least:
                points = reached
        return points

    def text(self, words: Words) -> str:
        written = self.written
        if self.tiers:
            text = ""
            for least, points in self.tiers:
                condition = condition_text(written["count"], least, words)
                tier = words.say("op-vp-tier", n=points, condition=condition)
                text = words.say("op-vp-tiers", first=text, second=tier) if text else tier
            return text
        if "per" in written:
            return words.say("op-vp-each", n=self.n, each=each_text(written["per"], 1, words))
        if "per_set" in written:
            named = listed(written["per_set"], " + ", words)
            return words.say("op-vp-set", n=self.n, list=named, zone=common_place(written["per_set"]))
        if "per_best" in written:
            named = listed(written["per_best"], ", ", words)
            return words.say("op-vp-best", n=self.n, list=named, zone=common_place(written["per_best"]))
        return words.say("op-vp", n=self.n)
