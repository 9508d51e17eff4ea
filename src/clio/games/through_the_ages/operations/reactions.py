"""Lasting powers that act when something happens, and those that make something cheaper or larger."""

from __future__ import annotations

from clio.engine.ids import Name, Seat
from clio.games.through_the_ages.rules.building import paired
from clio.games.through_the_ages.rules.comparing import among_strongest
from clio.games.through_the_ages.rules.in_play import tell_power
from clio.games.through_the_ages.rules.lookup import Power
from clio.games.through_the_ages.rules.payment import gain_resources
from clio.games.through_the_ages.rules.points import gain_science, score
from clio.games.through_the_ages.rules.ratings import lab_levels
from clio.games.through_the_ages.rules.spending import regain_civil
from clio.games.through_the_ages.state import ARENA, FROM_CARDS, THEATER, Ages


class ScienceOnTake(Power):
    name = "science_on_take"
    bit = 2

    def took_technology(self, state: Ages, seat: Seat) -> None:
        gain_science(state, seat, self.value)


class DevelopResources(Power):
    name = "develop_resources"
    bit = 16

    def developed(self, state: Ages, seat: Seat) -> None:
        gain_resources(state, seat, self.value)


class DevelopAction(Power):
    name = "develop_action"
    rule = "TA-CARD-13"
    bit = 19

    def developed(self, state: Ages, seat: Seat) -> None:
        regain_civil(state, seat)


class DevelopCulture(Power):
    name = "develop_culture"
    bit = 30

    def developed(self, state: Ages, seat: Seat) -> None:
        score(state, seat, self.value, FROM_CARDS)


class RevolutionCulture(Power):
    name = "revolution_culture"
    bit = 26

    def revolted(self, state: Ages, seat: Seat) -> None:
        score(state, seat, self.value, FROM_CARDS)


class LabCultureOnLeaving(Power):
    name = "lab_culture_on_leaving"
    bit = 32

    def leaves(self, state: Ages, seat: Seat) -> None:
        tell_power(state, seat, self.mask)
        score(state, seat, self.value * lab_levels(state, seat), FROM_CARDS)


class CultureIfStrong(Power):
    name = "culture_if_strong"
    rule = "TA-CARD-08"
    bit = 12

    def turn_ends(self, state: Ages, seat: Seat) -> None:
        if among_strongest(state, seat):
            tell_power(state, seat, self.mask)
            score(state, seat, self.value, FROM_CARDS)


class TheaterScience(Power):
    name = "theater_science"
    bit = 23

    def off_technology(self, state: Ages, seat: Seat, tech: Name) -> int:
        return self.value if THEATER <= tech < ARENA else 0


class PairDiscount(Power):
    """A library makes theaters cheaper, a theater libraries."""

    name = "pair_discount"
    bit = 28

    def off_technology(self, state: Ages, seat: Seat, tech: Name) -> int:
        return self.value if paired(state, seat, tech) else 0

    def off_building(self, state: Ages, seat: Seat, tech: Name) -> int:
        return self.value if paired(state, seat, tech) else 0


class CheapPopulation(Power):
    name = "cheap_population"
    bit = 8

    def off_population(self, state: Ages, seat: Seat) -> int:
        return self.value


class LargerHands(Power):
    name = "larger_hands"
    bit = 38

    def larger_hand(self, state: Ages, seat: Seat) -> int:
        return self.value
