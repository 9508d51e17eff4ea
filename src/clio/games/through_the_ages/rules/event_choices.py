"""EVENT: what events let a player choose."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Name, Seat
from clio.engine.step import Ask, Options
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.building import build, build_options, grow, growth_code, place_worker
from clio.games.through_the_ages.rules.developing import develop, develop_options, revolt
from clio.games.through_the_ages.rules.in_play import ruin
from clio.games.through_the_ages.rules.payment import resources_to_spend
from clio.games.through_the_ages.state import FARM, INFANTRY, WONDERS, Ages


# Rules: TA-CARD-21.
class CheapAction(Ask[Ages]):
    """TA-Q-37: population, a building or a technology for less, without an action; or nothing."""

    name = "cheap-action"
    rule = "TA-EVENT-13"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, off: int) -> None:
        super().__init__(seat)
        self.off = off

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.off)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        off = self.off
        options.offer(state.lookup.single[kinds.POPULATION], growth_code(state, seat, off))
        build_options(state, seat, FARM, INFANTRY, off, resources_to_spend(state, seat), 0, options)
        develop_options(state, seat, off, 0, options)
        options.legal.append(state.lookup.single[kinds.DECLINE])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.POPULATION:
            grow(state, seat, self.off)
        elif action.kind == kinds.BUILD:
            build(state, seat, action.card, self.off)
        elif action.kind == kinds.DEVELOP:
            develop(state, seat, action.card, self.off)
        elif action.kind == kinds.REVOLT:
            revolt(state, seat, action.card, self.off)


class FreeBuild(Ask[Ages]):
    """An unused worker goes on a certain card for nothing, or not."""

    name = "free-build"
    rule = "TA-EVENT-13"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, tech: Name) -> None:
        super().__init__(seat)
        self.tech = tech

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.tech)

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        options.legal.append(state.lookup.build[self.tech])
        options.legal.append(state.lookup.single[kinds.DECLINE])

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.BUILD:
            place_worker(state, seat, action.card)


def any_to_ruin(state: Ages, seat: Seat) -> bool:
    lookup = state.lookup
    for card in state.zones[WONDERS + seat]:
        name = lookup.name[card]
        if lookup.age[name] <= 1 and not state.ruined >> (name - lookup.first_wonder) & 1:
            return True
    return False


class RuinWonder(Ask[Ages]):
    """One completed wonder of Age A or I is turned over."""

    name = "ruin-wonder"
    rule = "TA-EVENT-07"
    other = kinds.ANSWER_FIRST

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        for card in state.zones[WONDERS + seat]:
            name = lookup.name[card]
            which = name - lookup.first_wonder
            if lookup.age[name] <= 1 and not state.ruined >> which & 1:
                options.legal.append(lookup.ruin[which])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        ruin(state, seat, action.card)
