"""DEV: the Development phase."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Seat
from clio.engine.picks import NO_LIMIT, PickSet
from clio.engine.step import Ask, Options, SeatStep
from clio.games.progress.rules.ages import CheckAges
from clio.games.progress.rules.benefits import gain
from clio.games.progress.rules.kinds import ENOUGH, FIRST_DEVELOP
from clio.games.progress.state import ACTIVE, DEVELOPMENTS, HAND, Progress


# Rules: PR-DEV-04, PR-DEV-08, PR-RES-06.
class Develop(SeatStep[Progress]):
    """PR-DEV-01: one marker off every own development; what is finished becomes active."""

    name = "develop"

    def run(self, state: Progress) -> None:
        seat = self.seat
        developments = state.zones[DEVELOPMENTS + seat]
        if not developments:
            return
        state.idle = 0
        state.tell("develops", seat)
        finished = []
        state.marked |= 1 << DEVELOPMENTS + seat
        for card in developments:
            state.markers[card] -= 1
            if state.markers[card] == 0:
                finished.append(card)
        state.agenda.append(TakeBack(seat))
        if not finished:
            return
        # S-04: all become active first, then the benefits, then one age check.
        lookup = state.lookup
        for card in finished:
            tech = lookup.tech[card]
            state.move(card, DEVELOPMENTS + seat, ACTIVE + seat)
            state.mark(seat, tech, 2)
        state.agenda.append(CheckAges())
        state.agenda.append(Benefits(seat, *[lookup.tech[card] for card in finished]))


# Rules: PR-DEV-02, PR-DEV-03.
class Benefits(SeatStep[Progress]):
    """PR-DEV-07: the benefits of what finished together; they only add up, so nobody is asked for an order."""

    name = "benefits"

    def __init__(self, seat: Seat, *techs: int) -> None:
        super().__init__(seat)
        self.techs = techs

    def args(self) -> tuple[int, ...]:
        return (self.seat, *self.techs)

    def run(self, state: Progress) -> None:
        seat = self.seat
        for tech in self.techs:
            for card in state.zones[ACTIVE + seat]:
                if state.lookup.tech[card] == tech:
                    state.tell("benefit", seat, card)
            gain(state, seat, state.lookup.gain[tech])


# Rules: PR-DEV-06.
class TakeBack(Ask[Progress]):
    """PR-DEV-05: any own developments may go back to hand; asked one by one, in ascending order."""

    name = "take-back"
    rule = "PR-DEV-05"
    other = FIRST_DEVELOP
    declined_by = "done"

    def __init__(self, seat: Seat, after: int = -1) -> None:
        super().__init__(seat)
        self.after = after  # the technology taken back last: earlier ones are not offered again

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.after)

    def options(self, state: Progress, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        for card in state.zones[DEVELOPMENTS + seat]:
            if lookup.tech[card] > self.after:
                options.legal.append(lookup.take_back[lookup.tech[card]])
        options.legal.append(lookup.single[ENOUGH])

    def pick_set(self, state: Progress, seat: Seat) -> PickSet | None:
        lookup = state.lookup
        wanted = PickSet(0, NO_LIMIT, lookup.single[ENOUGH])
        for tech in sorted([lookup.tech[card] for card in state.zones[DEVELOPMENTS + seat]]):
            if tech > self.after:
                wanted.add(lookup.take_back[tech])
        return wanted

    def forced(self, state: Progress) -> Action | None:
        lookup = state.lookup
        for card in state.zones[DEVELOPMENTS + self.seat]:
            if lookup.tech[card] > self.after:
                return None
        return lookup.single[ENOUGH]

    def act(self, state: Progress, seat: Seat, action: Action) -> None:
        if action.kind == ENOUGH:
            return
        lookup = state.lookup
        for card in state.zones[DEVELOPMENTS + seat]:
            if lookup.tech[card] == action.card:
                state.move(card, DEVELOPMENTS + seat, HAND + seat)
                state.markers[card] = 0
                state.marked |= 1 << DEVELOPMENTS + seat
                state.mark(seat, action.card, 0)
                break
        state.agenda.append(TakeBack(seat, action.card))
