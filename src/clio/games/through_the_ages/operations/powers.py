"""Lasting powers that a rule asks for by their bit in `state.powers`: what they change is written in that rule."""

from __future__ import annotations

from typing import Final

from clio.games.through_the_ages.rules.lookup import Power


class Asked(Power):
    """Rules look for its bit, and for its number in `lookup.power_value`."""


RETIRE: Final = 1
CHEAP_LEADERS: Final = 4
UNIT_RESOURCES: Final = 5
TUCK: Final = 6
EXTRA_POLITICS: Final = 7
COLONIZE_FROM_HAND: Final = 9


class Retire(Asked):
    name = "retire"
    bit = RETIRE


class CheapLeaders(Asked):
    name = "cheap_leaders"
    bit = CHEAP_LEADERS


class UnitResources(Asked):
    name = "unit_resources"
    bit = UNIT_RESOURCES


class Tuck(Asked):
    name = "tuck"
    rule = "TA-CARD-05"
    bit = TUCK


class ExtraPolitics(Asked):
    name = "extra_politics"
    bit = EXTRA_POLITICS


class ColonizeFromHand(Asked):
    name = "colonize_from_hand"
    bit = COLONIZE_FROM_HAND


INFANTRY_AS_CAVALRY: Final = 11
PEEK_EVENT: Final = 14
NO_WONDER_SURCHARGE: Final = 18
THROW_CARDS: Final = 20
CROSS_UPGRADE: Final = 24
MILITARY_REVOLUTION: Final = 25
LABS_PRODUCE: Final = 31
NO_ATTACKS: Final = 34
DEAR_TO_ATTACK: Final = 35
EXTRA_FACES: Final = 40
PRICE_AFTER_REPLACING: Final = 41
DOUBLE_BEST_MINE: Final = 43


class InfantryAsCavalry(Asked):
    name = "infantry_as_cavalry"
    rule = "TA-CARD-06"
    bit = INFANTRY_AS_CAVALRY


class PeekEvent(Asked):
    name = "peek_event"
    bit = PEEK_EVENT


class NoWonderSurcharge(Asked):
    name = "no_wonder_surcharge"
    bit = NO_WONDER_SURCHARGE


class ThrowCards(Asked):
    name = "throw_cards"
    bit = THROW_CARDS


class CrossUpgrade(Asked):
    name = "cross_upgrade"
    rule = "TA-CARD-14"
    bit = CROSS_UPGRADE


class MilitaryRevolution(Asked):
    name = "military_revolution"
    rule = "TA-CARD-09"
    bit = MILITARY_REVOLUTION


class LabsProduce(Asked):
    name = "labs_produce"
    rule = "TA-CARD-17"
    bit = LABS_PRODUCE


class NoAttacks(Asked):
    name = "no_attacks"
    bit = NO_ATTACKS


class DearToAttack(Asked):
    name = "dear_to_attack"
    bit = DEAR_TO_ATTACK


class ExtraFaces(Asked):
    name = "extra_faces"
    rule = "TA-CARD-20"
    bit = EXTRA_FACES


class PriceAfterReplacing(Asked):
    name = "price_after_replacing"
    rule = "TA-CARD-30"
    bit = PRICE_AFTER_REPLACING


class DoubleBestMine(Asked):
    name = "double_best_mine"
    bit = DOUBLE_BEST_MINE
