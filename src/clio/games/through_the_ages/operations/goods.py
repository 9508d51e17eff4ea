"""Points, food, resources and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.cards import WHOLE, choice
from clio.engine.ids import Name, Seat
from clio.engine.operation import Field
from clio.games.through_the_ages.operations.parents import ValueOp
from clio.games.through_the_ages.rules.action_cards import GainChoice
from clio.games.through_the_ages.rules.comparing import by_strength
from clio.games.through_the_ages.rules.lookup import Op
from clio.games.through_the_ages.rules.payment import food, gain_food, gain_resources, lose_food
from clio.games.through_the_ages.rules.picking import GAINING, LOSING, Split
from clio.games.through_the_ages.rules.points import gain_science, score, source_of
from clio.games.through_the_ages.rules.production import produce_food, produce_goods, produce_resources
from clio.games.through_the_ages.rules.tokens import LoseBlue, take_yellow
from clio.games.through_the_ages.state import FROM_EVENTS, Ages

if TYPE_CHECKING:
    from clio.engine.words import Fills, Words

RATINGS = choice(("culture", "science"))


class Gain(Op):
    """Food, resources, science and culture, in the order printed (TA-FOOD-04)."""

    name = "gain"
    rule = "TA-FOOD-04"
    on = ("event", "action", "aggression")
    fields = (
        Field("food", WHOLE, 0),
        Field("resources", WHOLE, 0),
        Field("science", WHOLE, 0),
        Field("culture", WHOLE, 0),
    )

    def __init__(self, food: int, resources: int, science: int, culture: int) -> None:
        self.food = food
        self.resources = resources
        self.science = science
        self.culture = culture

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        if self.food:
            gain_food(state, seat, self.food)
        if self.resources:
            gain_resources(state, seat, self.resources)
        if self.science:
            gain_science(state, seat, self.science)
        if self.culture:
            score(state, seat, self.culture, source_of(state, card))

    def message(self) -> str:
        return "does-gain" if self.to is not None else "does-gain-you"


class Lose(Op):
    name = "lose"
    rule = "TA-SCI-02"
    on = ("event",)
    fields = (Field("culture", WHOLE),)

    def __init__(self, culture: int) -> None:
        self.culture = culture

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        score(state, seat, -self.culture, FROM_EVENTS)

    def values(self, words: Words) -> Fills:
        return {"what": words.say("gives-culture", n=str(self.culture))}


class GainEither(ValueOp):
    """Food or resources."""

    name = "gain_choice"
    rule = "TA-FOOD-02"
    on = ("event", "action")

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(GainChoice(seat, self.value))

    def message(self) -> str:
        return "does-gain-choice" if self.to is not None else "does-gain-choice-you"


class GainMixed(ValueOp):
    name = "gain_mixed"
    rule = "TA-FOOD-02"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(Split(seat, seat, self.value, GAINING))


class LoseMixed(ValueOp):
    name = "lose_mixed"
    rule = "TA-FOOD-13"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(Split(seat, seat, self.value, LOSING))


class ScoreRating(Op):
    """As many points of science or culture as a rating says."""

    name = "score_rating"
    on = ("event",)
    fields = (Field("points", RATINGS), Field("rating", RATINGS))

    def __init__(self, science_points: int, science_rating: int) -> None:
        self.science_points = science_points
        self.science_rating = science_rating

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        points = state.science_rating(seat) if self.science_rating else state.culture_rating(seat)
        if self.science_points:
            state.science[seat] += points
        else:
            score(state, seat, points, FROM_EVENTS)


class ProduceFood(Op):
    name = "produce_food"
    rule = "TA-PROD-03"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        produce_food(state, seat)


class ProduceResources(Op):
    name = "produce_resources"
    rule = "TA-PROD-05"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        produce_resources(state, seat)


class ProduceAll(Op):
    name = "produce_all"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        produce_goods(state, seat)


class LoseAllFood(Op):
    name = "lose_all_food"
    rule = "TA-FOOD-13"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        lose_food(state, seat, food(state, seat))


class FoodPerHappiness(Op):
    name = "food_per_happiness"
    rule = "TA-FOOD-02"
    on = ("event",)
    fields = (Field("value", WHOLE), Field("most", WHOLE))

    def __init__(self, value: int, most: int) -> None:
        self.value = value
        self.most = most

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        amount = self.value * state.happiness(seat)
        gain_food(state, seat, min(amount, self.most))


class SpendActionsPerDiscontent(ValueOp):
    name = "spend_actions_per_discontent"
    rule = "TA-EVENT-14"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        left = state.civil[seat] - self.value * state.discontent(seat)
        state.civil[seat] = max(left, 0)


class LoseCulturePerDiscontent(ValueOp):
    name = "lose_culture_per_discontent"
    rule = "TA-SCI-02"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        score(state, seat, -self.value * state.discontent(seat), FROM_EVENTS)


class TakeYellowOfWeakest(ValueOp):
    name = "take_yellow_of_weakest"
    rule = "TA-CUBE-04"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        take_yellow(state, seat, by_strength(state, state.turn)[-1], self.value)


class LoseBlueTokens(ValueOp):
    name = "lose_blue"
    rule = "TA-CUBE-05"
    on = ("event",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(LoseBlue(seat, self.value))
