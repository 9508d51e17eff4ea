"""COL: colonization: the auction and the force that is sent."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Card, Name, Seat
from clio.engine.picks import NO_LIMIT, Candidate, PickSet
from clio.engine.step import Ask, Options, Step
from clio.games.through_the_ages.operations.powers import INFANTRY_AS_CAVALRY, THROW_CARDS
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.armies import tactical, unit_strength
from clio.games.through_the_ages.rules.hands import discard_military, draw, each_once, highest_name, sorted_names
from clio.games.through_the_ages.rules.in_play import card_in, gain_colony
from clio.games.through_the_ages.rules.payment import gain_food, gain_resources
from clio.games.through_the_ages.rules.points import gain_science, score
from clio.games.through_the_ages.rules.ratings import colonization_bonus, rate
from clio.games.through_the_ages.rules.tokens import gain_population
from clio.games.through_the_ages.state import (
    CHOSEN,
    FROM_COLONIES,
    INFANTRY,
    K_BONUS,
    MILITARY_HAND,
    PAST,
    SPECIAL,
    TABLE,
    WORKER_CARDS,
    Ages,
)

PICK_BITS = 5


# Rules: TA-COL-09, TA-COL-10, TA-COL-11, TA-COL-12, TA-COL-14.
def force(state: Ages, seat: Seat, units: list[int], base: int) -> int:
    """What these units are worth as a force, with the bonuses of cards in play."""
    total = unit_strength(state.lookup, units, base) + colonization_bonus(state, seat)
    if state.tactic[seat] >= 0:
        flexible = state.powers[seat] >> INFANTRY_AS_CAVALRY & 1 == 1
        total += tactical(state.lookup, state.tactic[seat], units, base, flexible)
    return total


def thrown_limit(state: Ages, seat: Seat) -> int:
    return state.lookup.power_value[THROW_CARDS] if state.has(seat, THROW_CARDS) else 0


def hand_force(state: Ages, seat: Seat) -> int:
    """What hand cards can add: bonus cards, and cards thrown in."""
    lookup = state.lookup
    total = 0
    others = 0
    for card in state.zones[MILITARY_HAND + seat]:
        bonus = lookup.bonus[lookup.name[card]]
        if bonus:
            total += bonus
        else:
            others += 1
    limit = thrown_limit(state, seat)
    return total + min(others, limit)


def hand_force_by_backs(state: Ages, seat: Seat) -> int:
    """The most the hand could add, as far as its backs tell."""
    lookup = state.lookup
    total = 0
    for card in state.zones[MILITARY_HAND + seat]:
        total += lookup.best_bonus[lookup.age[lookup.name[card]]]
    return total


def own_force(state: Ages, seat: Seat) -> int:
    """All units with everything in play; 0 without a unit (TA-COL-08)."""
    if state.count(seat, INFANTRY, SPECIAL) == 0:
        return 0
    return force(state, seat, state.workers, WORKER_CARDS * seat)


def most_force(state: Ages, seat: Seat) -> int:
    """The highest bid a seat can pay."""
    own = own_force(state, seat)
    return own + hand_force(state, seat) if own else 0


class Auction(Step[Ages]):
    """TA-COL-01, TA-COL-04, TA-COL-05, TA-COL-06: bids go round from the current player until one bidder is left.

    `high` is the last bid, `bidder` who made it (-1: nobody), `out` who passed (bits), `seat` whose turn it is to bid.
    """

    name = "auction"

    def __init__(self, seat: Seat, high: int, bidder: Seat, out: int) -> None:
        self.seat = seat
        self.high = high
        self.bidder = bidder
        self.out = out

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.high, self.bidder, self.out)

    def run(self, state: Ages) -> None:
        out = self.out | state.gone
        for seat in state.in_order(self.seat):
            if seat == self.bidder:
                state.agenda.append(SendForce(seat, self.high, 0))
                return
            if not out >> seat & 1:
                state.agenda.append(Bid(seat, self.high, self.bidder, self.out))
                return
        state.move(state.zones[TABLE][0], TABLE, PAST)


TOO_LOW: Final = kinds.REFUSALS.add("TA-COL-02", "refusal-too-low")
CANNOT_SEND: Final = kinds.REFUSALS.add("TA-COL-03", "refusal-cannot-send")


class Bid(Ask[Ages]):
    """A higher bid, or none any more."""

    name = "bid"
    rule = "TA-COL-02"
    other = kinds.ANSWER_FIRST
    declined_by = "pass"

    def __init__(self, seat: Seat, high: int, bidder: Seat, out: int) -> None:
        super().__init__(seat)
        self.high = high
        self.bidder = bidder
        self.out = out

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.high, self.bidder, self.out)

    def about(self, state: Ages) -> Card:
        return state.zones[TABLE][0]

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        most = most_force(state, seat)
        most = min(most, lookup.most_bid)
        for amount in range(self.high + 1, most + 1):
            options.legal.append(lookup.bid[amount])
        if options.explain:
            for amount in range(1, lookup.most_bid + 1):
                if amount <= self.high:
                    options.offer(lookup.bid[amount], TOO_LOW)
                elif amount > most:
                    options.offer(lookup.bid[amount], CANNOT_SEND)
        options.legal.append(lookup.single[kinds.PASS])

    def forced(self, state: Ages) -> Action | None:
        """Who everybody sees unable to bid higher is not asked."""
        own = own_force(state, self.seat)
        if own == 0 or own + hand_force_by_backs(state, self.seat) <= self.high:
            return state.lookup.single[kinds.PASS]
        return None

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        after = Seat(seat + 1 if seat + 1 < state.layout.seats else 0)
        if action.kind == kinds.PASS:
            state.tell("no-bid", seat, state.zones[TABLE][0])
            state.agenda.append(Auction(after, self.high, self.bidder, self.out | 1 << seat))
        else:
            state.agenda.append(Auction(after, action.amount, seat, self.out))


NOT_ENOUGH: Final = kinds.REFUSALS.add("TA-COL-07", "refusal-not-enough")
NO_UNIT: Final = kinds.REFUSALS.add("TA-COL-08", "refusal-no-unit")


# Rules: TA-COL-13.
def fewest(cards: list[Candidate], need: int, room: int) -> list[Candidate]:
    """Cards that are worth what is needed, the strongest first and none too many, in the order they have; or none.

    Of cards that are thrown in there is room for so many only.
    """
    found: list[Candidate] = []
    for card in sorted(cards, key=strongest_first):
        if need <= 0:
            break
        if card.actions[0].kind == kinds.THROW:
            if room == 0:
                continue
            room -= 1
        found.append(card)
        need -= card.worth
    return sorted(found, key=by_rank) if need <= 0 else []


def strongest_first(candidate: Candidate) -> int:
    return -candidate.worth


def by_rank(candidate: Candidate) -> int:
    return candidate.rank


class SendForce(Ask[Ages]):
    """Units, then bonus cards, then (if a leader allows it) other cards, until the bid is reached.

    `picks` holds the number of units of each type, a few bits each. Nothing moves before the last pick but bonus
    cards, which are played openly, and thrown cards, which wait face down.
    """

    name = "send-force"
    rule = "TA-COL-07"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, bid: int, picks: int) -> None:
        super().__init__(seat)
        self.bid = bid
        self.picks = picks

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.bid, self.picks)

    def about(self, state: Ages) -> Card:
        return state.zones[TABLE][0]

    def units(self) -> list[int]:
        """The units picked, by technology."""
        units = [0] * WORKER_CARDS
        picks = self.picks
        for tech in range(INFANTRY, SPECIAL):
            units[tech] = picks & 31
            picks >>= PICK_BITS
        return units

    def from_cards(self, state: Ages) -> int:
        total = len(state.zones[CHOSEN + self.seat])
        for card in state.zones[TABLE]:
            total += state.lookup.bonus[state.lookup.name[card]]
        return total

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        units = self.units()
        cards = self.from_cards(state) + self.cards_left(state)
        if len(state.zones[TABLE]) == 1 and not state.zones[CHOSEN + seat]:
            self.unit_options(state, units, cards, options)
        if self.picks:
            have = force(state, seat, units, 0)
            self.card_options(state, have, options)
            options.offer(lookup.single[kinds.ENOUGH], 0 if have + self.from_cards(state) >= self.bid else NOT_ENOUGH)
        elif options.explain:
            wanted = PickSet(self.bid, NO_LIMIT)
            self.card_candidates(state, wanted)
            for candidate in wanted.candidates:
                options.offer(candidate.actions[0], NO_UNIT)

    def unit_options(self, state: Ages, units: list[int], cards: int, options: Options) -> None:
        """Units in ascending order; each pick must leave the bid within reach."""
        seat = self.seat
        base = WORKER_CARDS * seat
        last = INFANTRY
        for tech in range(INFANTRY, SPECIAL):
            if units[tech]:
                last = tech
        for tech in range(INFANTRY, SPECIAL):
            if state.workers[base + tech] <= units[tech]:
                continue
            code = kinds.ORDER
            if tech >= last:
                most = units[:]
                most[tech] = state.workers[base + tech]
                for later in range(tech + 1, SPECIAL):
                    most[later] = state.workers[base + later]
                code = 0 if force(state, seat, most, 0) + cards >= self.bid else NOT_ENOUGH
            options.offer(state.lookup.send[tech - INFANTRY], code)

    def last_card(self, state: Ages) -> int:
        """The highest bonus card played; thrown cards come after all bonus cards."""
        last = -1
        for card in state.zones[TABLE]:
            name = state.lookup.name[card]
            if state.lookup.kind[name] == K_BONUS:
                last = max(last, name)
        return last

    def last_thrown(self, state: Ages) -> int:
        return highest_name(state, CHOSEN + self.seat)

    def cards_left(self, state: Ages) -> int:
        """What the cards that may still be picked can add."""
        lookup = state.lookup
        last = self.last_card(state)
        last_thrown = self.last_thrown(state)
        thrown = len(state.zones[CHOSEN + self.seat])
        total = 0
        others = 0
        for card in state.zones[MILITARY_HAND + self.seat]:
            name = lookup.name[card]
            if lookup.kind[name] == K_BONUS:
                if name >= last and thrown == 0:
                    total += lookup.bonus[name]
            elif name >= last_thrown:
                others += 1
        limit = thrown_limit(state, self.seat) - thrown
        return total + min(others, limit)

    def card_options(self, state: Ages, have: int, options: Options) -> None:
        lookup = state.lookup
        seat = self.seat
        names = sorted_names(state, MILITARY_HAND + seat)
        last = self.last_card(state)
        last_thrown = self.last_thrown(state)
        thrown = len(state.zones[CHOSEN + seat])
        room = thrown_limit(state, seat) - thrown
        others = 0
        for name in names:
            if lookup.kind[name] != K_BONUS:
                others += 1
        have += self.from_cards(state)
        before = -1
        for place in range(len(names)):
            name = names[place]
            bonus = lookup.kind[name] == K_BONUS
            if name == before:
                continue
            before = name
            code = kinds.ORDER
            if bonus:
                if name >= last and thrown == 0:
                    rest = min(others, room)
                    for later in range(place + 1, len(names)):
                        rest += lookup.bonus[names[later]]
                    code = 0 if have + lookup.bonus[name] + rest >= self.bid else NOT_ENOUGH
                options.offer(lookup.bonus_card[name - lookup.first_bonus], code)
            elif room > 0:
                if name >= last_thrown:
                    rest = others - place - 1
                    rest = min(rest, room - 1)
                    code = 0 if have + 1 + rest >= self.bid else NOT_ENOUGH
                options.offer(lookup.throw[name - lookup.first_military], code)

    def pick_set(self, state: Ages, seat: Seat) -> PickSet | None:
        """What a tactic adds depends on the whole army: the sum of the units is not all."""
        lookup = state.lookup
        units = self.units()
        have = self.from_cards(state) + (
            force(state, seat, units, 0) if self.picks else colonization_bonus(state, seat)
        )
        wanted = PickSet(self.bid, NO_LIMIT, lookup.single[kinds.ENOUGH])
        wanted.adds_up = False
        wanted.picked = have + self.from_cards(state)
        if len(state.zones[TABLE]) == 1 and not state.zones[CHOSEN + seat]:
            self.unit_candidates(state, units, wanted)
        self.card_candidates(state, wanted)
        if self.picks == 0:
            self.suggest(state, wanted.candidates, wanted.suggested)
        return wanted

    def suggest(self, state: Ages, candidates: list[Candidate], found: list[Action]) -> None:
        """The weakest unit, then cards as they come, then further units: until the bid is reached, and no card more."""
        units = [0] * WORKER_CARDS
        cards: list[Candidate] = []  # one entry for each card
        for candidate in candidates:
            action = candidate.actions[0]
            if action.kind != kinds.SEND:
                cards += [candidate] * candidate.count
        room = thrown_limit(state, self.seat)
        chosen: list[Candidate] = []
        for candidate in candidates:
            action = candidate.actions[0]
            if action.kind != kinds.SEND:
                continue
            for _ in range(candidate.count):
                units[action.card] += 1
                found.append(action)
                need = self.bid - force(state, self.seat, units, 0)
                chosen = fewest(cards, need, room)
                if need <= 0 or chosen:
                    for card in chosen:
                        found.append(card.actions[0])
                    return

    def unit_candidates(self, state: Ages, units: list[int], wanted: PickSet) -> None:
        last = INFANTRY
        for tech in range(INFANTRY, SPECIAL):
            if units[tech]:
                last = tech
        for tech in range(last, SPECIAL):
            left = state.workers[WORKER_CARDS * self.seat + tech] - units[tech]
            if left > 0:
                one = [0] * WORKER_CARDS
                one[tech] = 1
                wanted.add(state.lookup.send[tech - INFANTRY], left, unit_strength(state.lookup, one, 0))

    def card_candidates(self, state: Ages, wanted: PickSet) -> None:
        """Bonus cards first, then those that are thrown in."""
        lookup = state.lookup
        names = sorted_names(state, MILITARY_HAND + self.seat)
        last_thrown = self.last_thrown(state)
        if last_thrown < 0:
            for name in each_once(names, self.last_card(state)):
                if lookup.kind[name] == K_BONUS:
                    wanted.add(lookup.bonus_card[name - lookup.first_bonus], names.count(name), lookup.bonus[name])
        if thrown_limit(state, self.seat) > len(state.zones[CHOSEN + self.seat]):
            for name in each_once(names, last_thrown):
                if lookup.kind[name] != K_BONUS:
                    wanted.add(lookup.throw[name - lookup.first_military], names.count(name), 1)

    def forced(self, state: Ages) -> Action | None:
        """Without hand cards everybody sees whether something is left to choose."""
        if state.zones[MILITARY_HAND + self.seat]:
            return None
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.SEND:
            pick = 1 << (PICK_BITS * (action.card - INFANTRY))
            state.agenda.append(SendForce(seat, self.bid, self.picks + pick))
        elif action.kind == kinds.BONUS:
            state.move(card_in(state, MILITARY_HAND + seat, action.card), MILITARY_HAND + seat, TABLE)
            state.agenda.append(self)
        elif action.kind == kinds.THROW:
            state.move(card_in(state, MILITARY_HAND + seat, action.card), MILITARY_HAND + seat, CHOSEN + seat)
            state.agenda.append(self)
        else:
            self.land(state)

    def land(self, state: Ages) -> None:
        """TA-COL-15, TA-COL-16, TA-COL-21: units to the bank, cards discarded, then the colony's effects."""
        seat = self.seat
        base = WORKER_CARDS * seat
        units = self.units()
        state.tell("sends", seat, state.zones[TABLE][0])
        for tech in range(INFANTRY, SPECIAL):
            state.workers[base + tech] -= units[tech]
            state.yellow[seat] += units[tech]
        rate(state, seat)
        for card in state.zones[TABLE][1:]:
            discard_military(state, card, TABLE)
        for card in state.zones[CHOSEN + seat][:]:
            discard_military(state, card, CHOSEN + seat)
        colonize(state, seat, state.zones[TABLE][0], TABLE)


def colonize(state: Ages, seat: Seat, card: Card, src: int) -> None:
    """First the lasting effect, then the immediate one."""
    state.agenda.append(Landing(seat, Name(state.lookup.name[card])))
    gain_colony(state, seat, card, src)


class Landing(Step[Ages]):
    """TA-COL-17, TA-COL-18, TA-COL-19: what a territory gives once."""

    name = "landing"

    def __init__(self, seat: Seat, card_name: Name) -> None:
        self.seat = seat
        self.card_name = card_name

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card_name)

    def run(self, state: Ages) -> None:
        seat = self.seat
        gains = state.lookup.at_once[self.card_name]
        gain_food(state, seat, gains[0])
        gain_resources(state, seat, gains[1])
        gain_science(state, seat, gains[2])
        if gains[3]:
            score(state, seat, gains[3], FROM_COLONIES)
        gain_population(state, seat, gains[4])
        draw(state, seat, gains[5])


def plausible_force(state: Ages, step: SendForce) -> bool:
    """In another deal: thrown cards are no bonus cards, and the bid can still be paid."""
    for card in state.zones[CHOSEN + step.seat]:
        if state.lookup.kind[state.lookup.name[card]] == K_BONUS:
            return False
    if step.picks == 0:
        return most_force(state, step.seat) >= step.bid
    cards = step.from_cards(state) + step.cards_left(state)
    if len(state.zones[TABLE]) > 1 or state.zones[CHOSEN + step.seat]:
        return force(state, step.seat, step.units(), 0) + cards >= step.bid
    units = step.units()
    last = INFANTRY
    for tech in range(INFANTRY, SPECIAL):
        if units[tech]:
            last = tech
    for tech in range(last, SPECIAL):
        units[tech] = state.workers[WORKER_CARDS * step.seat + tech]
    return force(state, step.seat, units, 0) + cards >= step.bid
