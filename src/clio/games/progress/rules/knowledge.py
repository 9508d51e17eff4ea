"""KNOW: knowledge, and paying with it.

A payment is picked source by source: tokens first, in the order of their kinds, then hand cards in
the order in which they will lie on the discard piles (S-08). Picked cards wait unseen in the zone
`chosen`; nothing is spent before the last pick. It ends as soon as the price is covered; whoever wants
to produce more says so first and ends it (S-06).
"""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_NAME, Name, Seat
from clio.engine.picks import NO_LIMIT, PickSet
from clio.engine.step import Ask, Options
from clio.games.progress.rules.discarding import add_hand, spare_hand
from clio.games.progress.rules.kinds import ENOUGH, MORE, PAY_CARD, PAY_TOKEN, REFUSALS
from clio.games.progress.state import CHOSEN, DISCARD, GENERAL, HAND, KNOWLEDGE_COUNT, Cost, Progress


def hand_value(state: Progress, seat: Seat) -> int:
    """The General knowledge that all hand cards would yield."""
    tech = state.lookup.tech
    value = state.lookup.value
    total = 0
    for card in state.zones[HAND + seat]:
        total += value[tech[card]]
    return total


# Rules: PR-DISC-06.
def affordable(state: Progress, seat: Seat, costs: list[Cost], cards: int) -> bool:
    """Can the seat meet these lines with its pool, its ready tokens and so much from hand cards?

    A line is met by its prerequisite in the own area, active or under development (PR-DISC-03, PR-DISC-05).
    """
    pool = state.pool
    ready = state.ready
    area = state.area
    base = len(state.lookup.age) * seat
    first = KNOWLEDGE_COUNT * seat
    science = 0
    engineering = 0
    culture = 0
    for cost in costs:
        if cost.prerequisite < 0 or area[base + cost.prerequisite] == 0:
            if cost.kind == 0:
                science += cost.amount
            elif cost.kind == 1:
                engineering += cost.amount
            else:
                culture += cost.amount
    means = cards + pool[GENERAL] + ready[first + GENERAL]
    if science:
        science -= pool[0] + ready[first]
        if science > 0:
            means -= science
    if engineering:
        engineering -= pool[1] + ready[first + 1]
        if engineering > 0:
            means -= engineering
    if culture:
        culture -= pool[2] + ready[first + 2]
        if culture > 0:
            means -= culture
    return means >= 0


# Rules: PR-DISC-04, PR-KNOW-01, PR-KNOW-02.
def needs(state: Progress, seat: Seat, costs: list[Cost]) -> list[int]:
    """What the unmet lines ask for, by kind (General: 0)."""
    base = len(state.lookup.age) * seat
    need = [0, 0, 0, 0]
    for cost in costs:
        if cost.prerequisite < 0 or state.area[base + cost.prerequisite] == 0:
            need[cost.kind] += cost.amount
    return need


def missing_after_pool(state: Progress, need: list[int]) -> list[int]:
    """By kind what the pool leaves to pay; at GENERAL the total, General knowledge of the pool taken off."""
    lack = [0, 0, 0, -state.pool[GENERAL]]
    for kind in range(3):
        short = need[kind] - state.pool[kind]
        if short > 0:
            lack[kind] = short
            lack[GENERAL] += short
    return lack


# Rules: PR-KNOW-03, PR-KNOW-04, PR-KNOW-09.
def spend(state: Progress, seat: Seat, need: list[int], tokens: list[int]) -> None:
    """Take the picked sources and the pool, pay typed units first (PR-KNOW-11), keep the rest."""
    lookup = state.lookup
    pool = state.pool
    general = pool[GENERAL] + tokens[GENERAL]
    for card in state.zones[CHOSEN + seat][:]:
        tech = lookup.tech[card]
        general += lookup.value[tech]
        state.move(card, CHOSEN + seat, DISCARD + lookup.age[tech])
    for kind in range(3):
        left = pool[kind] + tokens[kind] - need[kind]
        if left < 0:
            general += left
            left = 0
        pool[kind] = left
    pool[GENERAL] = general
    for kind in range(4):
        if tokens[kind]:
            state.ready[KNOWLEDGE_COUNT * seat + kind] -= tokens[kind]
            state.spent[KNOWLEDGE_COUNT * seat + kind] += tokens[kind]


def worth(value: list[int], techs: list[Name]) -> int:
    total = 0
    for tech in techs:
        total += value[tech]
    return total


def cheapest(value: list[int], techs: list[Name], rest: int) -> list[Name]:
    """Of these technologies some that are worth `rest` together or as little more as can be; few rather than many."""
    best: dict[int, list[Name]] = {0: []}
    if rest <= 0:
        return []
    for tech in techs:
        for total, taken in list(best.items()):
            further = total + value[tech]
            if total < rest and (further not in best or len(taken) + 1 < len(best[further])):
                best[further] = [*taken, tech]
    enough = [total for total in best if total >= rest]
    return best[min(enough)] if enough else []


def reachable(cards: list[int]) -> int:
    """The sums that can be made of these values, as bits."""
    sums = 1
    for value in cards:
        sums |= sums << value
    return sums


def exact_or_close(rest: int, smallest: int, cards: list[int]) -> bool:
    """Can `rest` (more than 0) be covered by some of these cards with no source superfluous?

    The sources picked already are all needed if less than the `smallest` of them is paid too much.
    Superfluous cards need no thought: leave them out, and even less is paid too much.
    """
    return reachable(cards) >> rest & ((1 << smallest) - 1) != 0


SPENT_TOKEN: Final = REFUSALS.add("PR-KNOW-05", "refusal-token-spent")
SUPERFLUOUS: Final = REFUSALS.add("PR-KNOW-07", "refusal-superfluous")
NOT_ENOUGH_YET: Final = REFUSALS.add("PR-DISC-02", "refusal-not-enough-yet")
FIRST_PAY: Final = REFUSALS.add("PR-ACT-03", "refusal-first-pay")
ITSELF: Final = REFUSALS.add("PR-DISC-07", "refusal-pays-for-itself")
NOT_MISSING: Final = REFUSALS.add("PR-KNOW-02", "refusal-kind-not-missing")
# The order of single picks. Whoever gives the whole payment at once need not know it.
AFTER_A_CARD: Final = REFUSALS.add("PR-KNOW-06", "refusal-token-after-card")
AFTER_A_LATER_KIND: Final = REFUSALS.add("PR-KNOW-06", "refusal-token-after-later-kind")
EARLIER_KIND_FIRST: Final = REFUSALS.add("PR-KNOW-06", "refusal-earlier-kind-first")
TOKEN_BEFORE_CARD: Final = REFUSALS.add("PR-KNOW-06", "refusal-token-before-card")


class Pay(Ask[Progress]):
    """Pick the sources of one payment. What is bought is the business of the subclasses."""

    rule = "PR-KNOW-06"
    other = FIRST_PAY

    def __init__(
        self,
        seat: Seat,
        target: int,
        science: int = 0,
        engineering: int = 0,
        culture: int = 0,
        general: int = 0,
        more: int = 0,
    ) -> None:
        super().__init__(seat)
        self.target = target
        # By kind; a list and not a tuple, because the compiled build would make a new tuple for every look at it.
        self.tokens = [science, engineering, culture, general]
        self.token_count = science + engineering + culture + general
        self.more = more  # 1: it may go beyond the price, and ends when the payer says so

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.target, *self.tokens, self.more)

    def costs(self, state: Progress) -> list[Cost]:
        raise NotImplementedError

    def kept(self) -> Name:
        """The technology that must stay in hand (it is the one being discovered), or -1."""
        return NO_NAME

    def again(self, tokens: list[int], more: int) -> Pay:
        """The same payment with these tokens picked."""
        raise NotImplementedError

    def pays_again(self, state: Progress) -> bool:
        """Might knowledge that is left over be of use in this turn, as far as everybody can see?"""
        raise NotImplementedError

    def may_end_an_age(self, state: Progress) -> bool:
        """Might what is bought begin an age, and so take cards out of hands?"""
        return False

    def bought(self, state: Progress) -> None:
        """The price is paid: what was bought takes effect."""
        raise NotImplementedError

    def begin(self, state: Progress) -> None:
        """Ask for sources, unless the pool and prerequisites cover everything and no other way could matter (S-07)."""
        need = needs(state, self.seat, self.costs(state))
        lack = missing_after_pool(state, need)
        if lack[GENERAL] > 0:
            state.agenda.append(self)
        elif max(need) and self.other_way(state, lack):
            state.agenda.append(self.again([0, 0, 0, 0], 1))
        else:
            state.because(self.about(state), self.announced)
            spend(state, self.seat, need, [0, 0, 0, 0])
            self.bought(state)

    def other_way(self, state: Progress, lack: list[int]) -> bool:
        """The pool covers the price: could it matter to spend something else or more (S-06, S-07)?

        A ready token can save general knowledge, and cards can be turned into knowledge before a new age takes them.
        """
        if not state.rulings.any_overpay or not self.pays_again(state):
            return False
        return self.typed_tokens(state, lack) > 0 or (self.other_cards(state) > 0 and self.may_end_an_age(state))

    def typed_tokens(self, state: Progress, lack: list[int]) -> int:
        """How many ready tokens of their kinds could meet what the pool would pay with general knowledge."""
        if state.pool[GENERAL] == 0:
            return 0
        total = 0
        for kind in range(3):
            total += min(state.ready[KNOWLEDGE_COUNT * self.seat + kind], lack[kind])
        return total

    def other_cards(self, state: Progress) -> int:
        return len(state.zones[HAND + self.seat]) - (1 if self.kept() >= 0 else 0)

    def prompt(self, state: Progress) -> str:
        return "pay"

    def remaining(self, state: Progress) -> int:
        lack = missing_after_pool(state, needs(state, self.seat, self.costs(state)))
        return lack[GENERAL] - self.paid(state, lack)

    def hand_cards(self, state: Progress) -> tuple[list[int], list[int]]:
        """The technologies in hand that could be discarded, each once, and the values of all copies."""
        value = state.lookup.value
        names: list[int] = []
        values: list[int] = []
        for tech in spare_hand(state, self.seat, self.kept()):
            values.append(value[tech])
            if tech not in names:
                names.append(tech)
        return names, values

    def paid(self, state: Progress, lack: list[int]) -> int:
        """What the picked sources yield towards what is lacking."""
        tokens = self.tokens
        total = tokens[GENERAL]
        for kind in range(3):
            total += min(tokens[kind], lack[kind])
        lookup = state.lookup
        for card in state.zones[CHOSEN + self.seat]:
            total += lookup.value[lookup.tech[card]]
        return total

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        lack = missing_after_pool(state, needs(state, seat, self.costs(state)))
        rest = lack[GENERAL] - self.paid(state, lack)
        names, values = self.hand_cards(state)
        if options.explain and self.kept() >= 0 and self.kept() not in names:
            options.offer(state.lookup.pay_card[self.kept()], ITSELF)
        if self.more:
            self.any_sources(state, rest, lack, names, values, options)
            return
        lookup = state.lookup
        picked = state.zones[CHOSEN + seat]
        if not picked:
            self.exact_tokens(state, rest, lack, values, options)
        if options.explain:
            self.refuse_tokens(state, rest, lack, values, options)
        smallest = 1 if self.token_count else 99
        for card in picked:
            value = lookup.value[lookup.tech[card]]
            smallest = min(smallest, value)
        ones = 0
        for value in values:
            if value == 1:
                ones += 1
        for tech in names:
            value = lookup.value[tech]
            after = rest - value
            if after <= 0:
                code = 0 if -after < smallest else SUPERFLUOUS
            elif after <= ones - (1 if value == 1 else 0):
                code = 0
            else:
                others = values[:]
                others.remove(value)
                code = 0 if exact_or_close(after, min(value, smallest), others) else SUPERFLUOUS
                if code and options.explain and self.comes_out(state, after, 0, lack, others):
                    code = TOKEN_BEFORE_CARD
            options.offer(lookup.pay_card[tech], code)
        if state.rulings.any_overpay and self.spare(state, lack, rest, values):
            options.legal.append(lookup.single[MORE])

    def spare(self, state: Progress, lack: list[int], rest: int, values: list[int]) -> bool:
        """Would everything that can still be picked be more than is needed?"""
        picked = state.zones[CHOSEN + self.seat]
        total = 0
        smallest = 1 if self.token_count else 99
        if not picked:
            for kind in range(self.last_kind(), 4):
                left = state.ready[KNOWLEDGE_COUNT * self.seat + kind] - self.tokens[kind]
                if kind != GENERAL and left > max(lack[kind] - self.tokens[kind], 0):
                    return True  # a token that is of no use here
                if left:
                    total += left
                    smallest = 1
        for card in picked:
            smallest = min(smallest, state.lookup.value[state.lookup.tech[card]])
        for value in values:
            total += value
            smallest = min(smallest, value)
        return total - smallest >= rest

    def exact_tokens(self, state: Progress, rest: int, lack: list[int], values: list[int], options: Options) -> None:
        """Tokens are worth 1, so a payment with a token must come out exactly."""
        sums = reachable(values)
        later = 0  # tokens that may still be picked after this kind, this kind included
        kind = GENERAL
        offered = [0, 0, 0, 0]
        while kind >= 0:
            left = self.helpful(state, kind, lack)
            later += left
            if left > 0:
                # what is left after this token: some of the later tokens, the rest from cards
                low = rest - later
                window = (1 << later) - 1
                if low < 0:
                    window >>= -low
                    low = 0
                offered[kind] = 1 if sums >> low & window else 0
            kind -= 1
        for kind in range(self.last_kind(), 4):
            if offered[kind]:
                options.offer(state.lookup.pay_token[kind], 0)

    def helpful(self, state: Progress, kind: int, lack: list[int]) -> int:
        """How many more ready tokens of a kind would each pay for something."""
        limit = state.ready[KNOWLEDGE_COUNT * self.seat + kind]
        if kind != GENERAL and limit > lack[kind]:
            limit = lack[kind]
        return limit - self.tokens[kind]

    def last_kind(self) -> int:
        """The kind of the token picked last: later ones must not be of an earlier kind."""
        last = 0
        for kind in range(4):
            if self.tokens[kind]:
                last = kind
        return last

    def refuse_tokens(self, state: Progress, rest: int, lack: list[int], values: list[int], options: Options) -> None:
        """Every token that the seat has and that is not offered, each with its reason."""
        first = KNOWLEDGE_COUNT * self.seat
        for kind in range(4):
            token = state.lookup.pay_token[kind]
            if token in options.legal:
                continue
            if state.ready[first + kind] > self.tokens[kind]:
                options.offer(token, self.token_code(state, kind, rest, lack, values))
            elif state.spent[first + kind]:
                options.offer(token, SPENT_TOKEN)

    def token_code(self, state: Progress, kind: int, rest: int, lack: list[int], values: list[int]) -> int:
        """Why a ready token cannot be picked now: no payment has it, or its turn is over or has not come."""
        if not self.more:
            if self.helpful(state, kind, lack) <= 0:
                return NOT_MISSING
            if not self.comes_out(state, rest - 1, 1, lack, values):
                return SUPERFLUOUS
        if state.zones[CHOSEN + self.seat]:
            return AFTER_A_CARD
        return AFTER_A_LATER_KIND if kind < self.last_kind() else EARLIER_KIND_FIRST

    def comes_out(self, state: Progress, rest: int, used: int, lack: list[int], values: list[int]) -> bool:
        """Could `rest` be met exactly with some of these cards and helpful tokens, so many of which are used already?

        The order of single picks is left aside: this tells what is refused for the order from what no payment has.
        """
        tokens = -used
        for kind in range(4):
            tokens += max(self.helpful(state, kind, lack), 0)
        low = max(rest - tokens, 0)
        return rest >= low and reachable(values) >> low & ((1 << (rest - low + 1)) - 1) != 0

    def any_sources(
        self,
        state: Progress,
        rest: int,
        lack: list[int],
        names: list[int],
        values: list[int],
        options: Options,
    ) -> None:
        """Whatever covers the price, superfluous or not, as long as the payer likes (S-06)."""
        lookup = state.lookup
        seat = self.seat
        from_cards = sum(values)
        if not state.zones[CHOSEN + seat]:
            for kind in range(self.last_kind(), 4):
                if state.ready[KNOWLEDGE_COUNT * seat + kind] > self.tokens[kind]:
                    most = from_cards
                    for later in range(kind, 4):
                        most += max(self.helpful(state, later, lack), 0)
                    if most >= rest:
                        options.offer(lookup.pay_token[kind], 0)
        if options.explain:
            self.refuse_tokens(state, rest, lack, values, options)
        for tech in names:
            options.offer(lookup.pay_card[tech], 0 if from_cards >= rest else TOKEN_BEFORE_CARD)
        options.offer(lookup.single[ENOUGH], 0 if rest <= 0 else NOT_ENOUGH_YET)

    def pick_set(self, state: Progress, seat: Seat) -> PickSet | None:
        """Tokens kind by kind, as many as help; then cards, whose order is the payer's (S-08)."""
        lookup = state.lookup
        lack = missing_after_pool(state, needs(state, seat, self.costs(state)))
        wanted = PickSet(max(lack[GENERAL], 0), NO_LIMIT, lookup.single[ENOUGH] if self.more else None)
        wanted.picked = self.paid(state, lack)
        if state.rulings.any_overpay and not self.more:
            wanted.opening = lookup.single[MORE]
            wanted.closing = lookup.single[ENOUGH]
        wanted.surplus = "surplus-kept" if self.pays_again(state) else "surplus-lost"
        if wanted.picked == 0:
            self.suggest(state, lack, wanted.suggested)
        if not state.zones[CHOSEN + seat]:
            for kind in range(self.last_kind(), 4):
                left = state.ready[KNOWLEDGE_COUNT * seat + kind] - self.tokens[kind]
                if left > 0:
                    found = wanted.add(lookup.pay_token[kind], left)
                    if kind != GENERAL:
                        found.useful = min(left, max(lack[kind] - self.tokens[kind], 0))
        first = len(wanted.candidates)
        add_hand(state, seat, self.kept(), lookup.pay_card, first, wanted)
        for place in range(first, len(wanted.candidates)):
            found = wanted.candidates[place]
            found.worth = lookup.value[found.actions[0].card]
        return wanted

    def suggest(self, state: Progress, lack: list[int], found: list[Action]) -> None:
        """The cheapest payment: tokens first, those of their kinds before general ones, then the least from cards."""
        lookup = state.lookup
        seat = self.seat
        if lack[GENERAL] <= 0:
            for kind in range(3):  # the pool could pay: save its general knowledge
                for _ in range(min(state.ready[KNOWLEDGE_COUNT * seat + kind], lack[kind])):
                    found.append(lookup.pay_token[kind])
            return
        tokens: list[Action] = []
        for kind in range(4):
            most = state.ready[KNOWLEDGE_COUNT * seat + kind]
            if kind != GENERAL:
                most = min(most, lack[kind])
            for _ in range(most):
                tokens.append(lookup.pay_token[kind])
        names = spare_hand(state, seat, self.kept())
        for count in range(min(len(tokens), lack[GENERAL]), -1, -1):
            rest = lack[GENERAL] - count
            cards = cheapest(lookup.value, names, rest)
            if rest == 0 or (cards and (count == 0 or worth(lookup.value, cards) == rest)):
                found.extend(tokens[:count])
                for tech in cards:
                    found.append(lookup.pay_card[tech])
                return

    def forced(self, state: Progress) -> Action | None:
        """Only tokens and pool can pay: everybody sees what is possible, and whether anything else could matter."""
        if self.other_cards(state) > 0:
            return None
        options = Options(False)
        self.options(state, self.seat, options)
        ways = [action for action in options.legal if action.kind != MORE]
        if len(ways) != 1:
            return None
        if len(options.legal) > 1:
            lack = missing_after_pool(state, needs(state, self.seat, self.costs(state)))
            if self.typed_tokens(state, lack) > 0 and self.pays_again(state):
                return None
        return ways[0]

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        tokens = self.tokens[:]
        if action.kind == PAY_TOKEN:
            tokens[action.choice] += 1
        elif action.kind == PAY_CARD:
            hand = state.zones[HAND + seat]
            tech = state.lookup.tech
            for card in hand:
                if tech[card] == action.card:
                    state.move(card, HAND + seat, CHOSEN + seat)
                    break
        step = self.again(tokens, 1 if action.kind == MORE else self.more)
        need = needs(state, seat, self.costs(state))
        if action.kind != ENOUGH:
            lack = missing_after_pool(state, need)
            if step.more or step.paid(state, lack) < lack[GENERAL]:
                state.agenda.append(step)
                return
        spend(state, seat, need, tokens)
        step.bought(state)
