"""Population, buildings, colonies, leaders, wonders and cards: what events do to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.cards import WHOLE
from clio.engine.ids import NO_CARD, Name, Seat
from clio.engine.operation import Field
from clio.games.through_the_ages.fields import AMOUNT, CARD
from clio.games.through_the_ages.operations.parents import ValueOp
from clio.games.through_the_ages.phrases import signed
from clio.games.through_the_ages.rules.agreement import Agreement
from clio.games.through_the_ages.rules.building import at_limit
from clio.games.through_the_ages.rules.event_choices import CheapAction, FreeBuild, RuinWonder, any_to_ruin
from clio.games.through_the_ages.rules.hands import DiscardCards, draw
from clio.games.through_the_ages.rules.in_play import remove_leader
from clio.games.through_the_ages.rules.lookup import Lookup, Op
from clio.games.through_the_ages.rules.picking import PickBuilding, PickColony, any_building
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.ratings import settle
from clio.games.through_the_ages.rules.tokens import gain_population, lose_population
from clio.games.through_the_ages.state import (
    COLONIES,
    FARM,
    FROM_EVENTS,
    INFANTRY,
    LAB,
    LEADER,
    MILITARY_HAND,
    Ages,
)

if TYPE_CHECKING:
    from clio.engine.words import Words


class Population(ValueOp):
    name = "population"
    rule = "TA-POP-02"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        gain_population(state, seat, self.value)


class PopulationLost(ValueOp):
    name = "lose_population"
    rule = "TA-POP-04"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        lose_population(state, seat, self.value)


class PopulationLostByDiscontent(ValueOp):
    """One for two discontent workers, rounded up."""

    name = "lose_population_half_discontent"
    rule = "TA-POP-04"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        lose_population(state, seat, (state.discontent(seat) + 1) // 2)


class CardsOrCulture(Op):
    """Military cards; in Age IV culture instead."""

    on = ("event",)
    fields = (Field("value", WHOLE), Field("age_iv_culture", AMOUNT, 0))

    def __init__(self, value: int, culture: int) -> None:
        self.value = value
        self.culture = culture

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        if state.age > 3:
            score(state, seat, self.culture, FROM_EVENTS)
        else:
            self.cards(state, seat)

    def cards(self, state: Ages, seat: Seat) -> None:
        raise NotImplementedError

    def phrase(self, words: Words) -> str:
        text = super().phrase(words)
        return text + words.say("in-age-iv", n=signed(self.culture)) if self.culture else text


class DrawMilitary(CardsOrCulture):
    name = "draw"

    def cards(self, state: Ages, seat: Seat) -> None:
        draw(state, seat, self.value)


class DiscardMilitary(CardsOrCulture):
    """Cards of choice."""

    name = "discard"

    def cards(self, state: Ages, seat: Seat) -> None:
        held = len(state.zones[MILITARY_HAND + seat])
        if held:
            state.tell("must-discard", seat, NO_CARD, min(self.value, held))
            state.agenda.append(DiscardCards(seat, min(self.value, held)))


class BuildForNothing(Op):
    """An unused worker goes on a certain card, if its owner likes."""

    name = "free_build"
    rule = "TA-EVENT-13"
    on = ("event",)
    fields = (Field("card", CARD),)

    def __init__(self, technology: str) -> None:
        self.technology = technology
        self.tech = -1

    def link(self, lookup: Lookup, number: dict[str, int]) -> None:
        self.tech = number[self.technology]

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        tech = self.tech
        if state.pool[seat] and not (LAB <= tech < INFANTRY and at_limit(state, seat, Name(tech))):
            state.agenda.append(FreeBuild(seat, Name(tech)))


class ActionForLess(ValueOp):
    name = "cheap_action"
    rule = "TA-CARD-21"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(CheapAction(seat, self.value))


class DestroyOwn(ValueOp):
    name = "destroy_own"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        if any_building(state, seat, FARM, 3):
            state.agenda.append(PickBuilding(seat, seat, FARM, 3))


class Terrorism(ValueOp):
    """A building of each other player."""

    name = "terrorism"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        for other in reversed(state.in_order(state.turn)):
            if other != seat and any_building(state, other, LAB, 3):
                state.agenda.append(PickBuilding(seat, other, LAB, 3))


class ColonyLost(ValueOp):
    name = "lose_colony"
    rule = "TA-COL-20"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        if state.zones[COLONIES + seat]:
            state.agenda.append(PickColony(seat, seat))


class RemoveOldLeader(Op):
    """A leader of an earlier age than this one goes."""

    name = "remove_old_leader"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        leader = state.zones[LEADER + seat]
        if leader and state.lookup.age[state.lookup.name[leader[0]]] != state.age:
            remove_leader(state, seat)
            settle(state, seat)


class WonderRuined(ValueOp):
    """A ruin still brings some culture."""

    name = "ruin_wonder"
    rule = "TA-CARD-22"
    on = ("event",)

    def link(self, lookup: Lookup, number: dict[str, int]) -> None:
        lookup.ruin_culture = self.value

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        if any_to_ruin(state, seat):
            state.agenda.append(RuinWonder(seat))


class Agree(ValueOp):
    name = "agreement"
    rule = "TA-CARD-23"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(Agreement(seat, self.value, 0))
