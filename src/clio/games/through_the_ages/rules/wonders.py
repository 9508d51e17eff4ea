"""CIV: building wonders stage by stage, and what a wonder does on completion."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import Name, Seat
from clio.engine.step import CountStep, Options, SeatStep
from clio.games.through_the_ages.rules.in_play import complete_wonder, same_special
from clio.games.through_the_ages.rules.kinds import NO_RESOURCES, REFUSALS
from clio.games.through_the_ages.rules.payment import pay_resources
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.tokens import LoseSome, LoseToken, any_token
from clio.games.through_the_ages.state import (
    CONSTRUCTION,
    FROM_WONDERS,
    TOKEN_CARDS,
    WONDER,
    Ages,
)


def most_stages(state: Ages, seat: Seat) -> int:
    """How many stages one civil action may complete."""
    special = same_special(state, seat, Name(CONSTRUCTION))
    return state.lookup.stages_per_action[special] if special >= 0 else 1


def stages_left(state: Ages, seat: Seat) -> int:
    zone = state.zones[WONDER + seat]
    if not zone:
        return 0
    return len(state.lookup.stages[state.lookup.name[zone[0]]]) - state.stages[seat]


def stage_cost(state: Ages, seat: Seat, count: int, off: int) -> int:
    """The sum of the next numbers."""
    numbers = state.lookup.stages[state.lookup.name[state.zones[WONDER + seat][0]]]
    done = state.stages[seat]
    cost = -off
    for place in range(done, done + count):
        cost += numbers[place]
    return max(cost, 0)


NO_BLUE: Final = REFUSALS.add("TA-CIV-28", "refusal-no-blue")


def stage_code(state: Ages, seat: Seat, count: int, off: int, means: int) -> int:
    if stage_cost(state, seat, count, off) > means:
        return NO_RESOURCES
    if state.blue[seat] < count and state.blue[seat] + all_tokens(state, seat) < count:
        return NO_BLUE
    return 0


def all_tokens(state: Ages, seat: Seat) -> int:
    base = TOKEN_CARDS * seat
    total = 0
    for tech in range(TOKEN_CARDS):
        total += state.tokens[base + tech]
    return total


def stage_options(state: Ages, seat: Seat, means: int, code: int, options: Options) -> None:
    """One stage, or as many as one action allows (TA-CIV-30)."""
    left = stages_left(state, seat)
    if left == 0 or (code and not options.explain):
        return
    most = most_stages(state, seat)
    for count in range(1, min(left, most) + 1):
        why = code if code else stage_code(state, seat, count, 0, means)
        options.offer(state.lookup.stage[count], why)


def build_stages(state: Ages, seat: Seat, count: int, off: int) -> None:
    """TA-CIV-27: pay, then cover the numbers with tokens of the bank, or of cards (TA-CIV-28)."""
    pay_resources(state, seat, stage_cost(state, seat, count, off))
    if stages_left(state, seat) == count:
        state.agenda.append(Complete(seat))
    state.agenda.append(Cover(seat, count))


class Cover(CountStep[Ages]):
    """Blue tokens onto the unfinished wonder."""

    name = "cover"

    def run(self, state: Ages) -> None:
        seat = self.seat
        count = self.count
        part = min(count, state.blue[seat])
        state.blue[seat] -= part
        state.stages[seat] += part
        count -= part
        if count > 0 and any_token(state, seat):
            state.agenda.append(CoverFrom(seat, count))


class CoverFrom(LoseToken):
    """Which technology card gives the token."""

    name = "cover-from"
    rule = "TA-CIV-28"

    def lose(self, state: Ages, tech: Name) -> None:
        state.tokens[TOKEN_CARDS * self.seat + tech] -= 1
        state.stages[self.seat] += 1

    def again(self) -> LoseSome:
        return CoverFrom(self.seat, self.left - 1)


class Complete(SeatStep[Ages]):
    """TA-CIV-29: the wonder is complete; those of Age III act once (TA-TECH-07)."""

    name = "complete"

    def run(self, state: Ages) -> None:
        seat = self.seat
        which = complete_wonder(state, seat)
        for op in state.lookup.effects[which]:
            score(state, seat, op.worth(state, seat), FROM_WONDERS)
