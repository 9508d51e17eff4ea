"""EVENT: preparing, revealing and resolving events."""

from __future__ import annotations

from clio.engine.step import CardStep, Step
from clio.games.through_the_ages.rules import codes
from clio.games.through_the_ages.rules.action_cards import GainChoice, gain_all
from clio.games.through_the_ages.rules.agreement import Agreement
from clio.games.through_the_ages.rules.building import at_limit
from clio.games.through_the_ages.rules.colonization import Auction
from clio.games.through_the_ages.rules.comparing import by_strength, targets
from clio.games.through_the_ages.rules.event_choices import CheapAction, FreeBuild, RuinWonder
from clio.games.through_the_ages.rules.hands import DiscardCards, draw
from clio.games.through_the_ages.rules.in_play import card_in, remove_leader
from clio.games.through_the_ages.rules.payment import food, gain_food, lose_food
from clio.games.through_the_ages.rules.picking import (
    GAINING,
    LOSING,
    PickBuilding,
    PickColony,
    Split,
    any_building,
)
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.production import produce_food, produce_goods, produce_resources
from clio.games.through_the_ages.rules.ratings import settle
from clio.games.through_the_ages.rules.scoring import score_impact
from clio.games.through_the_ages.rules.tables import Effect
from clio.games.through_the_ages.rules.tokens import LoseBlue, gain_population, lose_population, take_yellow
from clio.games.through_the_ages.state import (
    COLONIES,
    EVENTS,
    FARM,
    FROM_EVENTS,
    FROM_PREPARING,
    FUTURE,
    INFANTRY,
    K_TERRITORY,
    LAB,
    LEADER,
    MILITARY_HAND,
    PAST,
    SCIENCE,
    TABLE,
    WONDERS,
    Ages,
)


def prepare(state: Ages, seat: int, name: int) -> None:
    """TA-EVENT-01 to -04: the card goes onto the future events, then the top current event is resolved."""
    state.move(card_in(state, MILITARY_HAND + seat, name), MILITARY_HAND + seat, FUTURE)
    score(state, seat, state.tables.age[name], FROM_PREPARING)
    state.agenda.append(NewEvents())
    reveal(state)


def reveal(state: Ages) -> None:
    if not state.zones[EVENTS]:
        return
    card = state.zones[EVENTS][-1]
    state.move(card, EVENTS, TABLE)
    name = state.tables.name[card]
    if state.tables.kind[name] == K_TERRITORY:
        state.agenda.append(Auction(state.turn, 0, -1, 0))
        return
    state.agenda.append(EventDone(card))
    for place in range(len(state.tables.effects[name]) - 1, -1, -1):
        state.agenda.append(EventEffect(name, place))


class NewEvents(Step[Ages]):
    """TA-EVENT-04: after the last current event the future ones are shuffled, earlier ages on top."""

    name = "new-events"

    def run(self, state: Ages) -> None:
        if state.zones[EVENTS] or not state.zones[FUTURE]:
            return
        state.pour(FUTURE, EVENTS)
        state.shuffle(EVENTS)
        tables = state.tables
        cards = state.zones[EVENTS]
        ordered: list[int] = []
        for age in range(3, -1, -1):
            ordered += [card for card in cards if tables.age[tables.name[card]] == age]
        state.zones[EVENTS] = ordered


class EventDone(CardStep[Ages]):
    """TA-EVENT-06."""

    name = "event-done"

    def run(self, state: Ages) -> None:
        state.move(self.card, TABLE, PAST)


class EventEffect(Step[Ages]):
    """One line of an event: those it is for, in turn order."""

    name = "event-effect"

    def __init__(self, card_name: int, place: int) -> None:
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.card_name, self.place)

    def run(self, state: Ages) -> None:
        effect = state.tables.effects[self.card_name][self.place]
        if effect.op in (codes.SCORE, codes.RANK):
            score_impact(state, effect, state.turn, FROM_EVENTS)
            return
        seats = targets(state, effect.to)
        for place in range(len(seats) - 1, -1, -1):
            state.agenda.append(EventOn(seats[place], self.card_name, self.place))


class EventOn(Step[Ages]):
    """One line of an event for one player."""

    name = "event-on"

    def __init__(self, seat: int, card_name: int, place: int) -> None:
        self.seat = seat
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card_name, self.place)

    def run(self, state: Ages) -> None:
        effect = state.tables.effects[self.card_name][self.place]
        if not points_and_goods(state, self.seat, effect):
            people_and_cards(state, self.seat, effect)


def points_and_goods(state: Ages, seat: int, effect: Effect) -> bool:
    """Effects on points, food, resources and actions; False if the effect is another."""
    op = effect.op
    if op == codes.GAIN:
        gain_all(state, seat, effect, FROM_EVENTS)
    elif op == codes.LOSE:
        score(state, seat, -effect.gains[3], FROM_EVENTS)
    elif op == codes.GAIN_CHOICE:
        state.agenda.append(GainChoice(seat, effect.value))
    elif op == codes.GAIN_MIXED:
        state.agenda.append(Split(seat, seat, effect.value, GAINING))
    elif op == codes.LOSE_MIXED:
        state.agenda.append(Split(seat, seat, effect.value, LOSING))
    elif op == codes.SCORE_RATING:
        points = state.science_rating(seat) if effect.extra == SCIENCE else state.culture_rating(seat)
        if effect.value == SCIENCE:
            state.science[seat] += points
        else:
            score(state, seat, points, FROM_EVENTS)
    elif op == codes.PRODUCE_FOOD:
        produce_food(state, seat)
    elif op == codes.PRODUCE_RESOURCES:
        produce_resources(state, seat)
    elif op == codes.PRODUCE_ALL:
        produce_goods(state, seat)
    elif op == codes.LOSE_ALL_FOOD:
        lose_food(state, seat, food(state, seat))
    elif op == codes.FOOD_PER_HAPPINESS:
        amount = effect.value * state.happiness(seat)
        gain_food(state, seat, min(amount, effect.extra))
    elif op == codes.SPEND_ACTIONS_PER_DISCONTENT:
        left = state.civil[seat] - effect.value * state.discontent(seat)
        state.civil[seat] = max(left, 0)
    elif op == codes.LOSE_CULTURE_PER_DISCONTENT:
        score(state, seat, -effect.value * state.discontent(seat), FROM_EVENTS)
    elif op == codes.TAKE_YELLOW_OF_WEAKEST:
        take_yellow(state, seat, by_strength(state, state.turn)[-1], effect.value)
    elif op == codes.LOSE_BLUE:
        state.agenda.append(LoseBlue(seat, effect.value))
    else:
        return False
    return True


def people_and_cards(state: Ages, seat: int, effect: Effect) -> None:
    """Effects on population, buildings, colonies, leaders, wonders and cards."""
    op = effect.op
    if op == codes.POPULATION:
        gain_population(state, seat, effect.value)
    elif op == codes.LOSE_POPULATION:
        lose_population(state, seat, effect.value)
    elif op == codes.LOSE_POPULATION_HALF_DISCONTENT:
        lose_population(state, seat, (state.discontent(seat) + 1) // 2)
    elif op == codes.DRAW:
        if state.age > 3:
            score(state, seat, effect.extra, FROM_EVENTS)
        else:
            draw(state, seat, effect.value)
    elif op == codes.DISCARD:
        held = len(state.zones[MILITARY_HAND + seat])
        if state.age > 3:
            score(state, seat, effect.extra, FROM_EVENTS)
        elif held:
            state.agenda.append(DiscardCards(seat, min(effect.value, held)))
    elif op == codes.FREE_BUILD:
        tech = effect.extra
        if state.pool[seat] and not (LAB <= tech < INFANTRY and at_limit(state, seat, tech)):
            state.agenda.append(FreeBuild(seat, tech))
    elif op == codes.CHEAP_ACTION:
        state.agenda.append(CheapAction(seat, effect.value))
    elif op == codes.DESTROY_OWN:
        if any_building(state, seat, FARM, 3):
            state.agenda.append(PickBuilding(seat, seat, FARM, 3))
    elif op == codes.TERRORISM:
        seats = state.in_order(state.turn)
        for place in range(len(seats) - 1, -1, -1):
            if seats[place] != seat and any_building(state, seats[place], LAB, 3):
                state.agenda.append(PickBuilding(seat, seats[place], LAB, 3))
    elif op == codes.LOSE_COLONY:
        if state.zones[COLONIES + seat]:
            state.agenda.append(PickColony(seat, seat))
    elif op == codes.REMOVE_OLD_LEADER:
        leader = state.zones[LEADER + seat]
        if leader and state.tables.age[state.tables.name[leader[0]]] != state.age:
            remove_leader(state, seat)
            settle(state, seat)
    elif op == codes.RUIN_WONDER:
        if any_to_ruin(state, seat):
            state.agenda.append(RuinWonder(seat))
    elif op == codes.AGREEMENT:
        state.agenda.append(Agreement(seat, effect.value, 0))


def any_to_ruin(state: Ages, seat: int) -> bool:
    tables = state.tables
    for card in state.zones[WONDERS + seat]:
        name = tables.name[card]
        if tables.age[name] <= 1 and not state.ruined >> (name - tables.first_wonder) & 1:
            return True
    return False
