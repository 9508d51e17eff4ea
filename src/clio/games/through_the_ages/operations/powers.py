"""Lasting powers of leaders and wonders: each is a bit in `state.powers`, a number, and the rules it changes.

A rule that a power changes asks for its bit. The bits are part of every table that is written down: a new power takes
the next one.
"""

from __future__ import annotations

from typing import Final

from clio.engine.cards import WHOLE
from clio.engine.operation import Field
from clio.games.through_the_ages.rules.tables import Power, Tables

UNIT_STRENGTH: Final = 0
RETIRE: Final = 1
SCIENCE_ON_TAKE: Final = 2
CONVERT_ACTION: Final = 3
CHEAP_LEADERS: Final = 4
UNIT_RESOURCES: Final = 5
TUCK: Final = 6
EXTRA_POLITICS: Final = 7
CHEAP_POPULATION: Final = 8
COLONIZE_FROM_HAND: Final = 9
MUSTER: Final = 10
INFANTRY_AS_CAVALRY: Final = 11
CULTURE_IF_STRONG: Final = 12
STRENGTH_PER_FACE: Final = 13
PEEK_EVENT: Final = 14
BEST_LABORATORY: Final = 15
DEVELOP_RESOURCES: Final = 16
CULTURE_PER_FACE: Final = 17
NO_WONDER_SURCHARGE: Final = 18
DEVELOP_ACTION: Final = 19
THROW_CARDS: Final = 20
COLONY_CULTURE: Final = 21
THEATER_CULTURE: Final = 22
THEATER_SCIENCE: Final = 23
CROSS_UPGRADE: Final = 24
MILITARY_REVOLUTION: Final = 25
REVOLUTION_CULTURE: Final = 26
UNIT_TYPE_STRENGTH: Final = 27
PAIR_DISCOUNT: Final = 28
PAIR_CULTURE: Final = 29
DEVELOP_CULTURE: Final = 30
LABS_PRODUCE: Final = 31
LAB_CULTURE_ON_LEAVING: Final = 32
BEST_THEATER_AGAIN: Final = 33
NO_ATTACKS: Final = 34
DEAR_TO_ATTACK: Final = 35
LAB_LEVELS_AS_CULTURE: Final = 36
CULTURE_OR_ARMS: Final = 37
LARGER_HANDS: Final = 38
WALL_STRENGTH: Final = 39
EXTRA_FACES: Final = 40
PRICE_AFTER_REPLACING: Final = 41
FREE_POPULATION: Final = 42
DOUBLE_BEST_MINE: Final = 43


class UnitStrength(Power):
    name = "unit_strength"
    bit = UNIT_STRENGTH


class Retire(Power):
    name = "retire"
    bit = RETIRE


class ScienceOnTake(Power):
    name = "science_on_take"
    bit = SCIENCE_ON_TAKE


class ConvertAction(Power):
    name = "convert_action"
    bit = CONVERT_ACTION


class CheapLeaders(Power):
    name = "cheap_leaders"
    bit = CHEAP_LEADERS


class UnitResources(Power):
    name = "unit_resources"
    bit = UNIT_RESOURCES


class Tuck(Power):
    name = "tuck"
    bit = TUCK


class ExtraPolitics(Power):
    name = "extra_politics"
    bit = EXTRA_POLITICS


class CheapPopulation(Power):
    name = "cheap_population"
    bit = CHEAP_POPULATION


class ColonizeFromHand(Power):
    name = "colonize_from_hand"
    bit = COLONIZE_FROM_HAND


class Muster(Power):
    name = "muster"
    bit = MUSTER


class InfantryAsCavalry(Power):
    name = "infantry_as_cavalry"
    bit = INFANTRY_AS_CAVALRY


class CultureIfStrong(Power):
    name = "culture_if_strong"
    bit = CULTURE_IF_STRONG


class StrengthPerFace(Power):
    name = "strength_per_face"
    bit = STRENGTH_PER_FACE


class PeekEvent(Power):
    name = "peek_event"
    bit = PEEK_EVENT


class BestLaboratory(Power):
    name = "best_laboratory"
    bit = BEST_LABORATORY


class DevelopResources(Power):
    name = "develop_resources"
    bit = DEVELOP_RESOURCES


class CulturePerFace(Power):
    name = "culture_per_face"
    bit = CULTURE_PER_FACE


class NoWonderSurcharge(Power):
    name = "no_wonder_surcharge"
    bit = NO_WONDER_SURCHARGE


class DevelopAction(Power):
    name = "develop_action"
    bit = DEVELOP_ACTION


class ThrowCards(Power):
    name = "throw_cards"
    bit = THROW_CARDS


class ColonyCulture(Power):
    """So much for the first colony, so much for each further one."""

    name = "colony_culture"
    bit = COLONY_CULTURE
    fields = (Field("value", WHOLE), Field("further", WHOLE))

    def __init__(self, value: int, further: int) -> None:
        super().__init__(value)
        self.further = further

    def stand(self, tables: Tables) -> None:
        super().stand(tables)
        tables.colony_further = self.further


class TheaterCulture(Power):
    name = "theater_culture"
    bit = THEATER_CULTURE


class TheaterScience(Power):
    name = "theater_science"
    bit = THEATER_SCIENCE


class CrossUpgrade(Power):
    name = "cross_upgrade"
    bit = CROSS_UPGRADE


class MilitaryRevolution(Power):
    name = "military_revolution"
    bit = MILITARY_REVOLUTION


class RevolutionCulture(Power):
    name = "revolution_culture"
    bit = REVOLUTION_CULTURE


class UnitTypeStrength(Power):
    name = "unit_type_strength"
    bit = UNIT_TYPE_STRENGTH


class PairDiscount(Power):
    name = "pair_discount"
    bit = PAIR_DISCOUNT


class PairCulture(Power):
    name = "pair_culture"
    bit = PAIR_CULTURE


class DevelopCulture(Power):
    name = "develop_culture"
    bit = DEVELOP_CULTURE


class LabsProduce(Power):
    name = "labs_produce"
    bit = LABS_PRODUCE


class LabCultureOnLeaving(Power):
    name = "lab_culture_on_leaving"
    bit = LAB_CULTURE_ON_LEAVING


class BestTheaterAgain(Power):
    name = "best_theater_again"
    bit = BEST_THEATER_AGAIN


class NoAttacks(Power):
    name = "no_attacks"
    bit = NO_ATTACKS


class DearToAttack(Power):
    name = "dear_to_attack"
    bit = DEAR_TO_ATTACK


class LabLevelsAsCulture(Power):
    name = "lab_levels_as_culture"
    bit = LAB_LEVELS_AS_CULTURE


class CultureOrArms(Power):
    name = "culture_or_arms"
    bit = CULTURE_OR_ARMS


class LargerHands(Power):
    name = "larger_hands"
    bit = LARGER_HANDS


class WallStrength(Power):
    name = "wall_strength"
    bit = WALL_STRENGTH


class ExtraFaces(Power):
    name = "extra_faces"
    bit = EXTRA_FACES


class PriceAfterReplacing(Power):
    name = "price_after_replacing"
    bit = PRICE_AFTER_REPLACING


class FreePopulation(Power):
    name = "free_population"
    bit = FREE_POPULATION


class DoubleBestMine(Power):
    name = "double_best_mine"
    bit = DOUBLE_BEST_MINE
