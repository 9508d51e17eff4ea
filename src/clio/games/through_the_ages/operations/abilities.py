"""Lasting powers that let a player do something besides in the action phase."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Name, Seat
from clio.engine.step import Options
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.building import build, build_cost, grow, growth_code
from clio.games.through_the_ages.rules.in_play import tell_power
from clio.games.through_the_ages.rules.lookup import Power
from clio.games.through_the_ages.rules.payment import resources_to_spend, unit_resources
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.spending import military_actions, spend_military
from clio.games.through_the_ages.rules.tokens import gain_population
from clio.games.through_the_ages.state import (
    FROM_CARDS,
    INFANTRY,
    SPECIAL,
    USED_ARMS,
    USED_CONVERT,
    USED_POPULATION,
    Ages,
)


class ConvertAction(Power):
    """Once a turn a military action is used as a civil one."""

    name = "convert_action"
    bit = 3
    place = 1
    kinds = (kinds.CONVERT,)

    def offer(self, state: Ages, seat: Seat, options: Options) -> None:
        code = kinds.USED if state.used & USED_CONVERT else 0
        code = code or (0 if military_actions(state, seat) else kinds.NO_MILITARY)
        options.offer(state.lookup.single[kinds.CONVERT], code)

    def use(self, state: Ages, seat: Seat, action: Action) -> None:
        state.used |= USED_CONVERT
        spend_military(state, seat, 1)
        state.civil_extra += self.value


class FreePopulation(Power):
    """Once a turn, for nothing."""

    name = "free_population"
    bit = 42
    place = 2
    kinds = (kinds.FREE_POPULATION,)

    def offer(self, state: Ages, seat: Seat, options: Options) -> None:
        code = kinds.USED if state.used & USED_POPULATION else 0
        options.offer(
            state.lookup.single[kinds.FREE_POPULATION], code or (0 if state.yellow[seat] else kinds.NO_YELLOW)
        )

    def use(self, state: Ages, seat: Seat, action: Action) -> None:
        state.used |= USED_POPULATION
        gain_population(state, seat, self.value)


class CultureOrArms(Power):
    """Each turn culture, or science and resources for arms; who does not choose gets culture."""

    name = "culture_or_arms"
    bit = 37
    place = 3
    kinds = (kinds.CHOOSE_CULTURE, kinds.CHOOSE_ARMS)

    def offer(self, state: Ages, seat: Seat, options: Options) -> None:
        code = kinds.USED if state.used & USED_ARMS else 0
        options.offer(state.lookup.single[kinds.CHOOSE_CULTURE], code)
        options.offer(state.lookup.single[kinds.CHOOSE_ARMS], code)

    def use(self, state: Ages, seat: Seat, action: Action) -> None:
        state.used |= USED_ARMS
        if action.kind == kinds.CHOOSE_CULTURE:
            score(state, seat, self.value, FROM_CARDS)
        else:
            state.science_pool += self.value
            state.unit_pool += self.value

    def actions_end(self, state: Ages, seat: Seat) -> None:
        if not state.used & USED_ARMS:
            tell_power(state, seat, self.mask)
            score(state, seat, self.value, FROM_CARDS)


class Muster(Power):
    """One military action for population and a unit, each for less."""

    name = "muster"
    bit = 10
    place = 4
    kinds = (kinds.MUSTER,)

    def offer(self, state: Ages, seat: Seat, options: Options) -> None:
        code = 0 if military_actions(state, seat) else kinds.NO_MILITARY
        code = code or growth_code(state, seat, self.value)
        if code and not options.explain:
            return
        means = resources_to_spend(state, seat) + unit_resources(state, seat)
        for tech in range(INFANTRY, SPECIAL):
            if state.technologies[seat] >> tech & 1:
                why = code
                if why == 0 and build_cost(state, seat, Name(tech), self.value) > means:
                    why = kinds.NO_RESOURCES
                options.offer(state.lookup.muster[tech], why)

    def use(self, state: Ages, seat: Seat, action: Action) -> None:
        spend_military(state, seat, 1)
        grow(state, seat, self.value)
        build(state, seat, action.card, self.value)
