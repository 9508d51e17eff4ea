"""Knowledge: taking it off own monuments, putting it on those of opponents, and lost knowledge."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_SEAT, Card, Seat
from clio.engine.picks import PickSet
from clio.engine.step import Options
from clio.games.ancient_knowledge.rules.asking import CardAsks, HowMany
from clio.games.ancient_knowledge.rules.kinds import DONE, OUT_OF_ORDER, REFUSALS
from clio.games.ancient_knowledge.rules.measures import neighbours
from clio.games.ancient_knowledge.state import MOST_REMOVED, TIMELINE, AncientKnowledge

# Which own monuments an effect reaches.
SCOPES: Final = ("any", "other", "adjacent", "itself")
ANY: Final = 0
OTHER: Final = 1
ADJACENT: Final = 2
ITSELF: Final = 3


def targets(state: AncientKnowledge, seat: Seat, card: Card, scope: int, kinds: int, low: int) -> list[Card]:
    """Own timeline monuments with at least so many tokens (and at least one), in ascending order."""
    tokens = state.tokens
    low = max(low, 1)
    if scope == ITSELF:
        return [card] if state.slot[card] and tokens[card] >= low else []
    cards = neighbours(state, seat, card) if scope == ADJACENT else state.zones[TIMELINE + seat]
    found: list[Card] = []
    for other in cards:
        if tokens[other] >= low and kinds >> state.lookup.kind[other] & 1:
            if scope != OTHER or other != card:
                found.append(Card(other))
    found.sort()
    return found


def total(state: AncientKnowledge, cards: list[Card]) -> int:
    count = 0
    for card in cards:
        count += state.tokens[card]
    return count


def remove(state: AncientKnowledge, seat: Seat, card: Card, count: int) -> None:
    """AK-TRANS-03: tokens go to the reserve, never to lost knowledge."""
    count = min(count, state.tokens[card])
    state.tokens[card] -= count
    state.marked |= 1 << TIMELINE + seat


def remove_lost(state: AncientKnowledge, seat: Seat, count: int) -> None:
    state.lost[seat] -= min(count, state.lost[seat])


TOO_LITTLE: Final = REFUSALS.add("AK-GOLD-04", "refusal-too-little")
FIRST_REMOVE: Final = REFUSALS.add("AK-TIMING-02", "refusal-first-remove")


class RemoveKnowledge(CardAsks):
    """`left` tokens, split freely over the targets: one amount for each monument, in ascending order.

    The total must be reached if it can be, unless it is "up to" (AMB-23, AMB-24).
    """

    name = "remove-knowledge"
    rule = "AK-TRANS-01"
    other = FIRST_REMOVE

    def __init__(
        self, seat: Seat, card: Card, scope: int, kinds: int, low: int, left: int, up_to: int, after: int, most: int
    ) -> None:
        super().__init__(seat, card)
        self.scope = scope
        self.kinds = kinds
        self.low = low
        self.left = left
        self.up_to = up_to
        self.after = after  # the monument picked last
        self.most = most  # from how many monuments at most

    def args(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.card,
            self.scope,
            self.kinds,
            self.low,
            self.left,
            self.up_to,
            self.after,
            self.most,
        )

    def begin(self, state: AncientKnowledge) -> None:
        """Ask, unless there is nothing to take; an exact number is cut to what there is."""
        found = targets(state, self.seat, self.card, self.scope, self.kinds, self.low)
        if not found or self.left <= 0:
            return
        step = self
        if not self.up_to:
            there = reach(state, found, self.most)
            if there < self.left:
                step = RemoveKnowledge(self.seat, self.card, self.scope, self.kinds, self.low, there, 0, -1, self.most)
        state.agenda.append(step)

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        rows = state.lookup.remove
        left = self.left
        found = targets(state, seat, self.card, self.scope, self.kinds, self.low)
        for place in range(len(found)):
            card = found[place]
            if card <= self.after:
                if options.explain:
                    options.offer(rows[card][1], OUT_OF_ORDER)
                continue
            high = min(state.tokens[card], min(left, MOST_REMOVED))
            low = 1
            if not self.up_to:
                low = max(left - reach(state, found[place + 1 :], self.most - 1), 1)
                if options.explain:
                    for count in range(1, low if low <= high else high + 1):
                        options.offer(rows[card][count], TOO_LITTLE)
            for count in range(low, high + 1):
                options.legal.append(rows[card][count])
        if self.up_to:
            options.legal.append(state.lookup.single[DONE])

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        if self.most <= 1:
            return None  # all from one monument
        wanted = PickSet(0 if self.up_to else self.left, self.left, state.lookup.single[DONE] if self.up_to else None)
        for card in targets(state, seat, self.card, self.scope, self.kinds, self.low):
            if card > self.after:
                high = min(state.tokens[card], min(self.left, MOST_REMOVED))
                wanted.add_amounts(state.lookup.remove[card][1 : high + 1])
        return wanted

    def prompt(self, state: AncientKnowledge) -> str:
        return "remove-knowledge" if self.card >= 0 else "archive-knowledge"

    def remaining(self, state: AncientKnowledge) -> int:
        return self.left

    def forced(self, state: AncientKnowledge) -> Action | None:
        if self.up_to:
            return None
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if action.kind == DONE:
            if self.after < 0:
                state.tell("declined", seat, self.card)
            return
        if self.card < 0:
            state.tell("saved", seat, Card(action.card), action.amount)
        remove(state, seat, Card(action.card), action.amount)
        left = self.left - action.amount
        if left <= 0 or self.most <= 1:
            return
        if self.up_to:
            found = targets(state, seat, self.card, self.scope, self.kinds, self.low)
            if not found or found[-1] <= Card(action.card):
                return
        state.agenda.append(
            RemoveKnowledge(
                seat, self.card, self.scope, self.kinds, self.low, left, self.up_to, Card(action.card), self.most - 1
            )
        )


def reach(state: AncientKnowledge, cards: list[Card], most: int) -> int:
    """The most tokens that can come off these monuments if at most so many of them are used."""
    if most >= len(cards):
        return total(state, cards)
    counts = sorted([-state.tokens[card] for card in cards])
    return -sum(counts[:most])


class RemoveFromEach(CardAsks):
    """`count` tokens (or all there are) from each of `left` chosen monuments, the best reachable total (AMB-24)."""

    name = "remove-from-each"
    rule = "AK-GOLD-04"
    other = FIRST_REMOVE

    def __init__(self, seat: Seat, card: Card, kinds: int, low: int, count: int, left: int, after: int) -> None:
        super().__init__(seat, card)
        self.kinds = kinds
        self.low = low
        self.count = count
        self.left = left
        self.after = after

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.kinds, self.low, self.count, self.left, self.after)

    def amounts(self, state: AncientKnowledge) -> tuple[list[int], list[int]]:
        """The monuments that can still be picked, and what would come off each."""
        cards: list[int] = []
        counts: list[int] = []
        for card in targets(state, self.seat, self.card, ANY, self.kinds, self.low):
            if card > self.after:
                cards.append(card)
                counts.append(min(state.tokens[card], self.count))
        return cards, counts

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        cards, counts = self.amounts(state)
        best = sum(sorted(counts, reverse=True)[: self.left])
        for place in range(len(cards)):
            rest = sum(sorted(counts[place + 1 :], reverse=True)[: self.left - 1])
            code = 0 if counts[place] + rest == best else TOO_LITTLE
            options.offer(state.lookup.remove[cards[place]][counts[place]], code)

    def pick_set(self, state: AncientKnowledge, seat: Seat) -> PickSet | None:
        cards, counts = self.amounts(state)
        left = min(self.left, len(cards))
        wanted = PickSet(left, left)
        for place in range(len(cards)):
            wanted.add(state.lookup.remove[cards[place]][counts[place]])
        return wanted

    def forced(self, state: AncientKnowledge) -> Action | None:
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        remove(state, seat, Card(action.card), action.amount)
        if self.left > 1:
            step = RemoveFromEach(seat, self.card, self.kinds, self.low, self.count, self.left - 1, Card(action.card))
            if step.amounts(state)[0]:
                state.agenda.append(step)


class RemoveLost(HowMany):
    """Up to `most` lost knowledge goes to the reserve (AMB-23: keeping it can be useful)."""

    name = "remove-lost"
    rule = "AK-SCORE-05"

    def there(self, state: AncientKnowledge, seat: Seat) -> int:
        return state.lost[seat]

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if not action.amount:
            state.tell("declined", seat, self.card)
        remove_lost(state, seat, action.amount)


class AddKnowledge(CardAsks):
    """`count` tokens on one monument of `victim` (-1: of any opponent), chosen by the acting player (AMB-25)."""

    name = "add-knowledge"
    rule = "AK-COMP-04"

    def __init__(self, seat: Seat, card: Card, victim: Seat, count: int) -> None:
        super().__init__(seat, card)
        self.victim = victim
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.victim, self.count)

    def remaining(self, state: AncientKnowledge) -> int:
        return self.count

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        victims = [self.victim] if self.victim >= 0 else state.opponents(seat)
        for victim in victims:
            for card in sorted(state.zones[TIMELINE + victim]):
                options.legal.append(state.lookup.add[card])

    def forced(self, state: AncientKnowledge) -> Action | None:
        return self.only_choice(state)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        state.tell("knowledge-added", seat, Card(action.card), self.count)
        state.tokens[Card(action.card)] += self.count
        for victim in state.layout.all_seats:
            state.marked |= 1 << TIMELINE + victim


class GiveLost(HowMany):
    """How much of the own lost knowledge goes onto one opposing monument."""

    name = "give-lost"
    rule = "AK-SCORE-05"

    def there(self, state: AncientKnowledge, seat: Seat) -> int:
        return state.lost[seat]

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        if not action.amount:
            state.tell("declined", seat, self.card)
        else:
            remove_lost(state, seat, action.amount)
            state.agenda.append(AddKnowledge(seat, self.card, NO_SEAT, action.amount))
