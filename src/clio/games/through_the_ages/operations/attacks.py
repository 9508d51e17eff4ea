"""What aggressions take, and what the winner of a war takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.cards import WHOLE
from clio.engine.ids import Name, Seat
from clio.engine.operation import Field
from clio.games.through_the_ages.fields import LEVELS
from clio.games.through_the_ages.operations.parents import ValueOp
from clio.games.through_the_ages.rules.aggression import RemoveCard
from clio.games.through_the_ages.rules.lookup import Op
from clio.games.through_the_ages.rules.picking import TAKING, PickColony, Raid, Split
from clio.games.through_the_ages.rules.points import take_culture, take_science
from clio.games.through_the_ages.rules.tokens import lose_population, take_yellow
from clio.games.through_the_ages.rules.wars import Spoils
from clio.games.through_the_ages.state import AGES, COLONIES, FROM_ATTACKS, LEADER, WONDER, Ages

if TYPE_CHECKING:
    from clio.engine.words import Words


class RivalLosesPopulation(ValueOp):
    name = "rival_loses_population"
    rule = "TA-POP-04"
    on = ("aggression",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        lose_population(state, rival, self.value)


class TakeMixed(ValueOp):
    """Food and resources, split as the attacker likes."""

    name = "take_mixed"
    rule = "TA-FOOD-14"
    on = ("aggression",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(Split(seat, rival, self.value, TAKING))


class RaidBuildings(Op):
    """Urban buildings up to certain levels are destroyed."""

    name = "raid"
    rule = "TA-AGGR-14"
    on = ("aggression",)
    fields = (Field("levels", LEVELS),)

    def __init__(self, levels: list[int]) -> None:
        self.first = levels[0]
        self.second = levels[1] if len(levels) > 1 else -1

    def text(self, words: Words) -> str:
        first, second = AGES[self.first], AGES[self.second] if self.second >= 0 else ""
        return words.say("does-raid-two" if second else "does-raid", first=first, second=second)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(Raid(seat, rival, self.first, self.second, 0))


class TakeScience(ValueOp):
    name = "take_science"
    rule = "TA-SCI-05"
    on = ("aggression",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        take_science(state, seat, rival, self.value)


class TakeCulture(ValueOp):
    name = "take_culture"
    rule = "TA-SCI-02"
    on = ("aggression",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        take_culture(state, seat, rival, self.value, FROM_ATTACKS)


class TakeColony(ValueOp):
    name = "take_colony"
    rule = "TA-COL-20"
    on = ("aggression",)

    def has_target(self, state: Ages, rival: Seat) -> bool:
        return len(state.zones[COLONIES + rival]) > 0

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        if self.has_target(state, rival):
            state.agenda.append(PickColony(seat, rival))


class RemoveRivalCard(ValueOp):
    """The rival's leader or unfinished wonder goes, for culture by its level."""

    name = "remove_rival_card"
    rule = "TA-AGGR-14"
    on = ("aggression",)

    def has_target(self, state: Ages, rival: Seat) -> bool:
        return len(state.zones[LEADER + rival]) + len(state.zones[WONDER + rival]) > 0

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(RemoveCard(seat, rival, self.value))


class WarOp(ValueOp):
    """The spoils of a war: so much, and more by the winner's advantage."""

    must = ("spoil",)
    on = ("war",)


class SpoilsTechnology(WarOp):
    name = "spoils_technology"
    rule = "TA-WAR-15"

    def spoil(self, state: Ages, winner: Seat, loser: Seat, advantage: int) -> None:
        state.agenda.append(Spoils(winner, loser, self.value + advantage))


class SpoilsYellow(WarOp):
    name = "spoils_yellow"
    rule = "TA-WAR-20"
    fields = (Field("value", WHOLE), Field("per", WHOLE))

    def __init__(self, value: int, per: int) -> None:
        super().__init__(value)
        self.per = per

    def spoil(self, state: Ages, winner: Seat, loser: Seat, advantage: int) -> None:
        take_yellow(state, winner, loser, self.value + advantage // self.per)


class SpoilsCulture(WarOp):
    name = "spoils_culture"
    rule = "TA-WAR-19"

    def spoil(self, state: Ages, winner: Seat, loser: Seat, advantage: int) -> None:
        take_culture(state, winner, loser, self.value + advantage, FROM_ATTACKS)
