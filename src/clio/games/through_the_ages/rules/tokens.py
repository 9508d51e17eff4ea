"""CUBE, POP: tokens of the banks, workers and population."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Name, Seat
from clio.engine.picks import PickSet
from clio.engine.step import Ask, CountStep, Options
from clio.games.through_the_ages.rules.kinds import ANSWER_FIRST
from clio.games.through_the_ages.rules.ratings import rate
from clio.games.through_the_ages.state import TOKEN_CARDS, WORKER_CARDS, Ages


# Rules: TA-COMP-06.
def population_cost(state: Ages, seat: Seat) -> int:
    """before reductions; the bank must not be empty."""
    table = state.lookup.population_cost
    tokens = state.yellow[seat]
    last = len(table) - 1
    return table[min(tokens, last)]


def gain_population(state: Ages, seat: Seat, count: int) -> None:
    """Free population, as far as the bank goes (TA-POP-02, TA-POP-06)."""
    count = min(count, state.yellow[seat])
    state.yellow[seat] -= count
    state.pool[seat] += count


def gain_yellow(state: Ages, seat: Seat, count: int) -> None:
    """Yellow tokens of a card; lost ones come from the bank only (TA-CUBE-04, TA-CUBE-06)."""
    count = max(count, -state.yellow[seat])
    state.yellow[seat] += count
    state.yellow_owned[seat] += count


# Rules: TA-COMP-04, TA-CUBE-01, TA-CUBE-02, TA-CUBE-03.
def gain_blue(state: Ages, seat: Seat, count: int) -> None:
    """Blue tokens of a card for the bank; lost ones that are not there come from cards (TA-CUBE-05)."""
    if count >= 0:
        state.blue[seat] += count
        state.blue_owned[seat] += count
    else:
        state.agenda.append(LoseBlue(seat, -count))


# Rules: TA-WAR-20.
def take_yellow(state: Ages, winner: Seat, loser: Seat, count: int) -> None:
    """TA-CUBE-07: from bank to bank, at most what is there."""
    count = min(count, state.yellow[loser])
    gain_yellow(state, loser, -count)
    gain_yellow(state, winner, count)


def lose_population(state: Ages, seat: Seat, count: int) -> None:
    if count > 0:
        state.agenda.append(LosePopulation(seat, count))


class LosePopulation(CountStep[Ages]):
    """TA-POP-04, TA-POP-05: unused workers first, then workers on cards of the owner's choice."""

    name = "lose-population"

    def run(self, state: Ages) -> None:
        seat = self.seat
        count = self.count
        while count > 0 and state.pool[seat] > 0:
            state.pool[seat] -= 1
            state.yellow[seat] += 1
            count -= 1
        if count > 0 and state.count(seat, 0, WORKER_CARDS) > 0:
            state.agenda.append(LoseWorker(seat, count))


class LoseSome(Ask[Ages]):
    """So many tokens go from cards, one by one; what nobody has is not lost."""

    other = ANSWER_FIRST

    def __init__(self, seat: Seat, left: int = 1) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def there(self, state: Ages) -> list[int]:
        """How many each card has, by technology."""
        raise NotImplementedError

    def rows(self, state: Ages) -> list[Action]:
        """The action for each card."""
        raise NotImplementedError

    def lose(self, state: Ages, tech: Name) -> None:
        raise NotImplementedError

    def again(self) -> LoseSome:
        """The same question with one fewer to go."""
        raise NotImplementedError

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        there = self.there(state)
        rows = self.rows(state)
        for tech in range(len(there)):
            if there[tech]:
                options.legal.append(rows[tech])

    def pick_set(self, state: Ages, seat: Seat) -> PickSet | None:
        there = self.there(state)
        count = min(self.left, sum(there))
        wanted = PickSet(count, count)
        for tech in range(len(there)):
            if there[tech]:
                wanted.add(self.rows(state)[tech], there[tech])
        return wanted

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        self.lose(state, action.card)
        if self.left > 1 and any(self.there(state)):
            state.agenda.append(self.again())


class LoseWorker(LoseSome):
    """Which card loses a worker to the yellow bank."""

    name = "lose-worker"
    rule = "TA-POP-04"

    def there(self, state: Ages) -> list[int]:
        base = WORKER_CARDS * self.seat
        return state.workers[base : base + WORKER_CARDS]

    def rows(self, state: Ages) -> list[Action]:
        return state.lookup.lose

    def lose(self, state: Ages, tech: Name) -> None:
        state.workers[WORKER_CARDS * self.seat + tech] -= 1
        state.yellow[self.seat] += 1
        rate(state, self.seat)

    def again(self) -> LoseSome:
        return LoseWorker(self.seat, self.left - 1)


class LoseBlue(CountStep[Ages]):
    """TA-CUBE-05: tokens of the bank first, then of cards, one by one; what nobody has is not lost (TA-Q-29)."""

    name = "lose-blue"

    def run(self, state: Ages) -> None:
        seat = self.seat
        count = self.count
        part = min(count, state.blue[seat])
        state.blue[seat] -= part
        state.blue_owned[seat] -= part
        count -= part
        if count > 0 and any_token(state, seat):
            state.agenda.append(LoseToken(seat, count))


def any_token(state: Ages, seat: Seat) -> bool:
    base = TOKEN_CARDS * seat
    return any(state.tokens[base + tech] for tech in range(TOKEN_CARDS))


class LoseToken(LoseSome):
    """Which card gives a blue token."""

    name = "lose-token"
    rule = "TA-CUBE-05"

    def there(self, state: Ages) -> list[int]:
        base = TOKEN_CARDS * self.seat
        return state.tokens[base : base + TOKEN_CARDS]

    def rows(self, state: Ages) -> list[Action]:
        return state.lookup.token

    def lose(self, state: Ages, tech: Name) -> None:
        state.tokens[TOKEN_CARDS * self.seat + tech] -= 1
        state.blue_owned[self.seat] -= 1

    def again(self) -> LoseSome:
        return LoseToken(self.seat, self.left - 1)
