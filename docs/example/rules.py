"""The rules of Bazaar: one step for everything that happens, one question for everything that is asked."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.picks import NO_LIMIT, PickSet
from clio.engine.refusals import Refusals
from clio.engine.result import Result
from clio.engine.step import Ask, Either, Options, Step, Together
from docs.example.state import BOX, CHOSEN, DECK, HAND, MARKET, PRIZE, SPENT, TITHES, WON, WONDERS, Bazaar

# Kinds of action.
TAKE: Final = 0
PEEK: Final = 1
KEEP: Final = 2
UNDER: Final = 3
BUILD: Final = 4
PAY: Final = 5
GIVE: Final = 6
BID: Final = 7
PASS: Final = 8

# Why something is refused, by rule and message; a code each.
REFUSALS: Final = Refusals()
FIRST_ANSWER: Final = REFUSALS.add("BZ-TURN-01", "refusal-first-answer")
NOT_IN_MARKET: Final = REFUSALS.add("BZ-TURN-02", "refusal-not-in-market")
NO_DECK: Final = REFUSALS.add("BZ-TURN-03", "refusal-no-deck")
TOO_DEAR: Final = REFUSALS.add("BZ-BOOTH-01", "refusal-too-dear")
BOOTHS_FULL: Final = REFUSALS.add("BZ-BOOTH-02", "refusal-booths-full")
NOT_HIGHER: Final = REFUSALS.add("BZ-BID-01", "refusal-not-higher")
BEYOND_PURSE: Final = REFUSALS.add("BZ-BID-02", "refusal-beyond-purse")
NOT_HELD: Final = REFUSALS.add("BZ-PAY-01", "refusal-not-held")
SMALLER_FIRST: Final = REFUSALS.add("BZ-PAY-01", "refusal-smaller-first")
NOT_ENOUGH: Final = REFUSALS.add("BZ-PAY-01", "refusal-not-enough")

BOOTH_COST: Final = 4
GUILD_COST: Final = 2
BEST_COIN: Final = 4
BOOTH: Final = 0  # what is paid for
WONDER: Final = 1


def draw(state: Bazaar, dst: int) -> None:
    """The top coin of the deck; an empty deck is made anew of all coins that were spent and given."""
    if not state.zones[DECK]:
        state.pour(SPENT, DECK)
        state.pour(TITHES, DECK)
        state.shuffle(DECK)
    if state.zones[DECK]:
        state.move(state.zones[DECK][-1], DECK, dst)


def pick_code(state: Bazaar, seat: int, coin: int, due: int, count: int) -> int:
    """May this coin be picked next? Picks ascend, and each that is offered can be completed.

    `due` is the worth still to be picked and `count` the number of coins.
    """
    value = state.lookup.value[coin]
    hand = state.coins(HAND + seat)
    if value not in hand:
        return NOT_HELD
    picked = state.coins(CHOSEN + seat)
    if picked and value < picked[-1]:
        return SMALLER_FIRST
    left = [other for other in hand if other >= value]
    return 0 if sum(left) >= due and len(left) >= count else NOT_ENOUGH


def pick(state: Bazaar, seat: int, coin: int) -> None:
    """Lay a coin face down among the chosen ones."""
    for card in state.zones[HAND + seat]:
        if state.lookup.coin[card] == coin:
            state.move(card, HAND + seat, CHOSEN + seat)
            return


def purse_set(state: Bazaar, seat: int, actions: list[Action], wanted: PickSet, by_worth: bool) -> PickSet:
    """The coins in hand as a set: either their worth counts, or their number."""
    hand, picked = state.coins(HAND + seat), state.coins(CHOSEN + seat)
    for coin, action in enumerate(actions):
        value = state.lookup.value[coin]
        if value in hand and (not picked or value >= picked[-1]):
            wanted.add(action, hand.count(value), value if by_worth else 1)
    wanted.picked = sum(picked) if by_worth else len(picked)
    return wanted


def booth_code(state: Bazaar, seat: int, cost: int) -> int:
    if state.booths[seat] == 2:
        return BOOTHS_FULL
    return 0 if state.purse(seat) >= cost else TOO_DEAR


class Dawn(Step[Bazaar]):
    """A new day: a wonder is shown, all draw, the teams act, the wonder is sold, tithes are given."""

    name = "dawn"

    def run(self, state: Bazaar) -> None:
        if state.day == int(state.options["days"]):
            finish(state)
            return
        first = state.day % state.layout.seats  # to act and to bid
        state.day += 1
        state.bid = 0
        state.bidder = -1
        state.out = [0] * state.layout.seats
        state.agenda += [Dawn(), Tithe(state.layout.everyone), Bid(Seat(first))]
        state.agenda += [Turn(state.team(1 - first % 2)), Turn(state.team(first % 2))]
        state.move(state.zones[WONDERS][-1], WONDERS, PRIZE)
        for seat in range(state.layout.seats):
            for _ in range(state.hand_limit() - 1):
                draw(state, HAND + seat)


class Turn(Either[Bazaar]):
    """BZ-TURN-01: whoever of the team acts first acts for both."""

    name = "turn"
    other = FIRST_ANSWER

    def options(self, state: Bazaar, seat: int, options: Options) -> None:
        lookup = state.lookup
        there = [lookup.coin[card] for card in state.zones[MARKET]]
        for coin, action in enumerate(lookup.take):
            options.offer(action, 0 if coin in there else NOT_IN_MARKET)
        options.offer(lookup.peek, 0 if state.zones[DECK] else NO_DECK)
        options.offer(lookup.build, booth_code(state, seat, BOOTH_COST))
        options.offer(lookup.passing, 0)

    def act(self, state: Bazaar, seat: int, action: Action) -> None:
        if action.kind == TAKE:
            for card in state.zones[MARKET]:
                if state.lookup.coin[card] == action.card:
                    state.move(card, MARKET, HAND + seat)  # everybody saw it, and remembers where it went
                    break
            draw(state, MARKET)
        elif action.kind == PEEK:
            state.look(DECK, 1, 1 << seat)
            state.agenda.append(Peeked(Seat(seat)))
        elif action.kind == BUILD:
            state.agenda.append(Pay(seat, BOOTH_COST, BOOTH))


class Peeked(Ask[Bazaar]):
    """BZ-TURN-03."""

    name = "peeked"
    other = FIRST_ANSWER

    def options(self, state: Bazaar, seat: int, options: Options) -> None:
        options.offer(state.lookup.keep, 0)
        options.offer(state.lookup.under, 0)

    def act(self, state: Bazaar, seat: int, action: Action) -> None:
        card = state.zones[DECK][-1]
        if action.kind == KEEP:
            state.move(card, DECK, HAND + seat)
        else:
            state.move_under(card, DECK, DECK)


class Bid(Ask[Bazaar]):
    """BZ-BID-02: the limit is the purse, which only its owner knows."""

    name = "bid"
    other = FIRST_ANSWER

    def options(self, state: Bazaar, seat: int, options: Options) -> None:
        purse = state.purse(seat)
        for action in state.lookup.bid:
            code = NOT_HIGHER if action.amount <= state.bid else BEYOND_PURSE if action.amount > purse else 0
            options.offer(action, code)
        options.offer(state.lookup.passing, 0)

    def forced(self, state: Bazaar) -> Action | None:
        """All see how many coins a seat holds: it is asked as long as these could be worth a higher bid."""
        most = min(BEST_COIN * len(state.zones[HAND + self.seat]), len(state.lookup.bid))
        return state.lookup.passing if state.bid >= most else None

    def act(self, state: Bazaar, seat: int, action: Action) -> None:
        if action.kind == BID:
            state.bid = action.amount
            state.bidder = seat
        else:
            state.out[seat] = 1
        seats = state.layout.seats
        for further in range(1, seats + 1):
            following = (seat + further) % seats
            if following == state.bidder:
                state.agenda.append(Pay(following, state.bid, WONDER))
                return
            if not state.out[following]:
                state.agenda.append(Bid(Seat(following)))
                return
        state.pour(PRIZE, BOX)  # nobody wants it


class Pay(Ask[Bazaar]):
    """BZ-PAY-01: coin by coin; nothing is spent before the last."""

    name = "pay"
    other = FIRST_ANSWER

    def __init__(self, seat: int, due: int, what: int) -> None:
        super().__init__(Seat(seat))
        self.due = due
        self.what = what

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.due, self.what)

    def options(self, state: Bazaar, seat: int, options: Options) -> None:
        left = self.due - sum(state.coins(CHOSEN + seat))
        for coin, action in enumerate(state.lookup.pay):
            options.offer(action, pick_code(state, seat, coin, left, 1))

    def pick_set(self, state: Bazaar, seat: int) -> PickSet | None:
        return purse_set(state, seat, state.lookup.pay, PickSet(self.due, NO_LIMIT), True)

    def forced(self, state: Bazaar) -> Action | None:
        hand = state.zones[HAND + self.seat]
        return state.lookup.pay[state.lookup.coin[hand[0]]] if len(hand) == 1 else None

    def act(self, state: Bazaar, seat: int, action: Action) -> None:
        pick(state, seat, action.card)
        if sum(state.coins(CHOSEN + seat)) < self.due:
            state.agenda.append(self)
            return
        for card in state.zones[CHOSEN + seat][:]:
            state.move(card, CHOSEN + seat, SPENT)
        if self.what == BOOTH:
            state.booths[seat] += 1
            return
        wonder = state.zones[PRIZE][0]
        state.move(wonder, PRIZE, WON + seat)
        if state.lookup.guild[wonder]:
            state.agenda.append(Granted(Seat((seat + 1) % state.layout.seats)))


class Granted(Ask[Bazaar]):
    """BZ-BOOTH-01: the same action at another price, for a seat whose turn it is not."""

    name = "granted"
    other = FIRST_ANSWER

    def options(self, state: Bazaar, seat: int, options: Options) -> None:
        options.offer(state.lookup.build, booth_code(state, seat, GUILD_COST))
        options.offer(state.lookup.passing, 0)

    def forced(self, state: Bazaar) -> Action | None:
        possible = state.zones[HAND + self.seat] and state.booths[self.seat] < 2
        return None if possible else state.lookup.passing

    def act(self, state: Bazaar, seat: int, action: Action) -> None:
        if action.kind == BUILD:
            state.agenda.append(Pay(seat, GUILD_COST, BOOTH))


class Tithe(Together[Bazaar]):
    """BZ-TITHE-01: everybody picks at the same time, face down; nobody ever sees what the others gave."""

    name = "tithe"
    other = FIRST_ANSWER

    def due(self, state: Bazaar, seat: int) -> int:
        """How many coins a seat has still to pick."""
        picked = len(state.zones[CHOSEN + seat])
        rest = len(state.zones[HAND + seat]) + picked - state.hand_limit()
        return (min(rest, 1) if state.options["tithe"] == "one" else rest) - picked

    def done(self, state: Bazaar, seat: int) -> bool:
        return self.due(state, seat) <= 0

    def picks(self, state: Bazaar, seat: int) -> int:
        return len(state.zones[CHOSEN + seat])

    def options(self, state: Bazaar, seat: int, options: Options) -> None:
        due = self.due(state, seat)
        for coin, action in enumerate(state.lookup.give):
            options.offer(action, pick_code(state, seat, coin, 0, due))

    def pick_set(self, state: Bazaar, seat: int) -> PickSet | None:
        count = self.due(state, seat) + len(state.zones[CHOSEN + seat])
        return purse_set(state, seat, state.lookup.give, PickSet(count, count), False)

    def answer(self, state: Bazaar, seat: int, action: Action) -> None:
        pick(state, seat, action.card)

    def finish(self, state: Bazaar) -> None:
        for seat in range(state.layout.seats):
            state.pour(CHOSEN + seat, TITHES)


def points(state: Bazaar, seat: int) -> list[int]:
    """Of a seat: wonders, booths."""
    return [sum(state.lookup.points[card] for card in state.zones[WON + seat]), 2 * state.booths[seat]]


def score(state: Bazaar, seat: int) -> int:
    """A team has one score."""
    side = seat % 2
    return sum(sum(points(state, mate)) for mate in range(side, state.layout.seats, 2))


def finish(state: Bazaar) -> None:
    """BZ-END-01."""
    seats = range(state.layout.seats)
    scores = [score(state, seat) for seat in seats]
    sources = [(name, [points(state, seat)[n] for seat in seats]) for n, name in enumerate(("wonders", "booths"))]
    best = max(scores)
    state.finish(Result("dusk", [1 if own == best else 2 for own in scores], scores, sources))
