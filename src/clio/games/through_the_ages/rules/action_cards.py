"""CIV: action cards (TA-CIV-42 to -49)."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.step import Ask, CardStep, Options, Step
from clio.games.through_the_ages.rules import codes, words
from clio.games.through_the_ages.rules.building import (
    build,
    build_options,
    grow,
    growth_code,
    upgrade,
    upgrade_options,
)
from clio.games.through_the_ages.rules.developing import develop, develop_options, revolt
from clio.games.through_the_ages.rules.hands import leave_hand
from clio.games.through_the_ages.rules.in_play import card_in
from clio.games.through_the_ages.rules.payment import gain_food, gain_resources, resources_to_spend
from clio.games.through_the_ages.rules.points import gain_science, score
from clio.games.through_the_ages.rules.spending import civil_actions, spend_civil
from clio.games.through_the_ages.rules.tables import Effect
from clio.games.through_the_ages.rules.wonders import build_stages, stage_code, stages_left
from clio.games.through_the_ages.state import FARM, FROM_CARDS, HAND, INFANTRY, LAB, REMOVED, TABLE, Ages

OF_PRODUCTION = 0
OF_URBAN = 1


def gain_all(state: Ages, seat: int, effect: Effect, source: int) -> None:
    """Food, resources, science and culture, in the order printed (TA-FOOD-04)."""
    gains = effect.gains
    if gains[0]:
        gain_food(state, seat, gains[0])
    if gains[1]:
        gain_resources(state, seat, gains[1])
    if gains[2]:
        gain_science(state, seat, gains[2])
    if gains[3]:
        score(state, seat, gains[3], source)


def card_code(state: Ages, seat: int, name: int) -> int:
    """Why an action card in hand cannot be played; that it came this phase is looked at elsewhere."""
    civil = civil_actions(state, seat)
    for effect in state.tables.effects[name]:
        op = effect.op
        if op == codes.DEVELOP:
            options = Options(False)
            develop_options(state, seat, 0, 0 if civil else words.NO_CIVIL, options)
            return 0 if options.legal else words.NOTHING_TO_DO
        if civil == 0:
            return words.NO_CIVIL
        if op == codes.INCREASE_POPULATION:
            code = growth_code(state, seat, 0)
            if code:
                return code
        elif op == codes.STAGE:
            if stages_left(state, seat) == 0:
                return words.NO_WONDER
            code = stage_code(state, seat, 1, effect.value, resources_to_spend(state, seat))
            if code:
                return code
        elif op in (codes.BUILD_OR_UPGRADE, codes.UPGRADE):
            options = Options(False)
            card_builds(state, seat, effect, options)
            if not options.legal:
                return words.NOTHING_TO_DO
    return 0


def card_builds(state: Ages, seat: int, effect: Effect, options: Options) -> None:
    """What may be built or upgraded with a card, for its reduction."""
    means = resources_to_spend(state, seat)
    off = effect.value
    if effect.op == codes.UPGRADE:
        upgrade_options(state, seat, FARM, INFANTRY, off, means, 0, options)
        return
    first = LAB if effect.by == OF_URBAN else FARM
    end = INFANTRY if effect.by == OF_URBAN else LAB
    build_options(state, seat, first, end, off, means, 0, options)
    upgrade_options(state, seat, first, end, off, means, 0, options)


def play_card(state: Ages, seat: int, name: int) -> None:
    """One civil action; a card that develops is paid when it is known how (TA-CIV-41)."""
    card = card_in(state, HAND + seat, name)
    leave_hand(state, seat, card, TABLE)
    effects = state.tables.effects[name]
    if effects[0].op != codes.DEVELOP:
        spend_civil(state, seat, 1)
    state.agenda.append(CardDone(card))
    for place in range(len(effects) - 1, -1, -1):
        state.agenda.append(CardEffect(seat, name, place))


class CardDone(CardStep[Ages]):
    """The card is out of the game."""

    name = "card-done"

    def run(self, state: Ages) -> None:
        state.move(self.card, TABLE, REMOVED)


class CardEffect(Step[Ages]):
    """One line of an action card."""

    name = "card-effect"

    def __init__(self, seat: int, card_name: int, place: int) -> None:
        self.seat = seat
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card_name, self.place)

    def run(self, state: Ages) -> None:
        seat = self.seat
        effect = state.tables.effects[self.card_name][self.place]
        op = effect.op
        if op == codes.GAIN:
            gain_all(state, seat, effect, FROM_CARDS)
        elif op == codes.INCREASE_POPULATION:
            grow(state, seat, 0)
        elif op == codes.STAGE:
            build_stages(state, seat, 1, effect.value)
        elif op == codes.DEVELOP:
            state.agenda.append(CardDevelop(seat))
        elif op in (codes.BUILD_OR_UPGRADE, codes.UPGRADE):
            state.agenda.append(CardBuild(seat, self.card_name, self.place))
        elif op == codes.TEMPORARY_MILITARY_ACTION:
            state.military_extra += effect.value
        elif op == codes.GIVE_UNIT_RESOURCES:
            state.unit_pool += effect.value
        elif op == codes.UNIT_RESOURCES_PER_STRONGER:
            state.unit_pool += by_players(state, effect) * stronger(state, seat)
        elif op == codes.CULTURE_PER_LEADING:
            score(state, seat, by_players(state, effect) * more_cultured(state, seat), FROM_CARDS)
        elif op == codes.GAIN_CHOICE:
            state.agenda.append(GainChoice(seat, effect.value))


def by_players(state: Ages, effect: Effect) -> int:
    return effect.values[state.playing() - 2]


def stronger(state: Ages, seat: int) -> int:
    """How many others have a higher strength rating."""
    count = 0
    for other in range(state.layout.seats):
        if not state.gone >> other & 1 and state.strength(other) > state.strength(seat):
            count += 1
    return count


def more_cultured(state: Ages, seat: int) -> int:
    count = 0
    for other in range(state.layout.seats):
        if not state.gone >> other & 1 and state.culture[other] > state.culture[seat]:
            count += 1
    return count


class CardBuild(Ask[Ages]):
    """TA-DEC-19: which building, or which upgrade."""

    name = "card-build"
    other = words.ANSWER_FIRST

    def __init__(self, seat: int, card_name: int, place: int) -> None:
        super().__init__(seat)
        self.card_name = card_name
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.card_name, self.place)

    def about(self, state: Ages) -> int:
        return card_in(state, TABLE, self.card_name)

    def options(self, state: Ages, seat: int, options: Options) -> None:
        card_builds(state, seat, state.tables.effects[self.card_name][self.place], options)

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: int, action: Action) -> None:
        off = state.tables.effects[self.card_name][self.place].value
        if action.kind == words.BUILD:
            build(state, seat, action.a, off)
        else:
            upgrade(state, seat, action.a, action.b, off)


class CardDevelop(Ask[Ages]):
    """Which technology, and peacefully or by revolution; the civil actions are paid now (TA-CIV-41)."""

    name = "card-develop"
    other = words.ANSWER_FIRST

    def options(self, state: Ages, seat: int, options: Options) -> None:
        develop_options(state, seat, 0, 0 if civil_actions(state, seat) else words.NO_CIVIL, options)

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: int, action: Action) -> None:
        if action.kind == words.DEVELOP:
            spend_civil(state, seat, 1)
            develop(state, seat, action.a, 0)
        else:
            revolt(state, seat, action.a, 0)


class GainChoice(Ask[Ages]):
    """Food or resources."""

    name = "gain-choice"
    other = words.ANSWER_FIRST

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.amount)

    def options(self, state: Ages, seat: int, options: Options) -> None:
        options.legal.append(state.tables.single[words.GAIN_FOOD])
        options.legal.append(state.tables.single[words.GAIN_RESOURCES])

    def act(self, state: Ages, seat: int, action: Action) -> None:
        if action.kind == words.GAIN_FOOD:
            gain_food(state, seat, self.amount)
        else:
            gain_resources(state, seat, self.amount)
