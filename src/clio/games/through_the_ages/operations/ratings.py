"""Lasting powers that add strength, culture or science."""

from __future__ import annotations

from clio.engine.cards import WHOLE
from clio.engine.ids import Seat
from clio.engine.operation import Field
from clio.games.through_the_ages.rules.lookup import Power
from clio.games.through_the_ages.rules.ratings import lab_levels, unit_types
from clio.games.through_the_ages.state import (
    AIR,
    ARENA,
    ARTILLERY,
    CAVALRY,
    COLONIES,
    INFANTRY,
    LAB,
    LIBRARY,
    SPECIAL,
    TEMPLE,
    THEATER,
    Ages,
)


class UnitStrength(Power):
    name = "unit_strength"
    bit = 0

    def strength(self, state: Ages, seat: Seat, temples: int, government: int) -> int:
        return self.value * state.count(seat, INFANTRY, SPECIAL)


class WallStrength(Power):
    """Infantry and artillery only."""

    name = "wall_strength"
    bit = 39

    def strength(self, state: Ages, seat: Seat, temples: int, government: int) -> int:
        return self.value * (state.count(seat, INFANTRY, CAVALRY) + state.count(seat, ARTILLERY, AIR))


class UnitTypeStrength(Power):
    name = "unit_type_strength"
    bit = 27

    def strength(self, state: Ages, seat: Seat, temples: int, government: int) -> int:
        return self.value * unit_types(state, seat)


class StrengthPerFace(Power):
    name = "strength_per_face"
    bit = 13

    def strength(self, state: Ages, seat: Seat, temples: int, government: int) -> int:
        return self.value * (temples + government)


class CulturePerFace(Power):
    name = "culture_per_face"
    bit = 17

    def culture(self, state: Ages, seat: Seat, temples: int, theaters: int, wonders: int) -> int:
        return self.value * (temples + theaters + wonders)


class ColonyCulture(Power):
    """So much for the first colony, so much for each further one."""

    name = "colony_culture"
    bit = 21
    fields = (Field("value", WHOLE), Field("further", WHOLE))

    def __init__(self, value: int, further: int) -> None:
        super().__init__(value)
        self.further = further

    def culture(self, state: Ages, seat: Seat, temples: int, theaters: int, wonders: int) -> int:
        colonies = len(state.zones[COLONIES + seat])
        return self.value + self.further * (colonies - 1) if colonies else 0


class TheaterCulture(Power):
    name = "theater_culture"
    bit = 22

    def building_culture(self, state: Ages, seat: Seat, labs: bool) -> int:
        return self.value * state.count(seat, THEATER, ARENA)


class PairCulture(Power):
    """For each pair of library and theater."""

    name = "pair_culture"
    bit = 29

    def building_culture(self, state: Ages, seat: Seat, labs: bool) -> int:
        return self.value * min(state.count(seat, LIBRARY, THEATER), state.count(seat, THEATER, ARENA))


class BestTheaterAgain(Power):
    name = "best_theater_again"
    bit = 33

    def building_culture(self, state: Ages, seat: Seat, labs: bool) -> int:
        best = state.best(seat, THEATER, ARENA)
        return self.value * state.lookup.worker_culture[best] if best >= 0 else 0


class LabLevelsAsCulture(Power):
    """Each lab gives culture by its level, and a point of science less."""

    name = "lab_levels_as_culture"
    bit = 36

    def building_culture(self, state: Ages, seat: Seat, labs: bool) -> int:
        return self.value * lab_levels(state, seat) if labs else 0

    def building_science(self, state: Ages, seat: Seat) -> int:
        return -state.count(seat, LAB, TEMPLE)


class BestLaboratory(Power):
    """The level of the best lab or library."""

    name = "best_laboratory"
    bit = 15

    def building_science(self, state: Ages, seat: Seat) -> int:
        lab = state.best(seat, LAB, TEMPLE)
        library = state.best(seat, LIBRARY, THEATER)
        level = state.lookup.age[lab] if lab >= 0 else 0
        return max(level, state.lookup.age[library]) if library >= 0 else level
