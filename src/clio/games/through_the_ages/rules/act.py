"""CIV, MIL: the action phase."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Name, Seat
from clio.engine.step import Ask, Options
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.action_cards import card_code, play_card
from clio.games.through_the_ages.rules.building import (
    build,
    build_options,
    cross_options,
    destroy,
    destroy_options,
    grow,
    growth_code,
    is_unit,
    may_cross,
    upgrade,
    upgrade_options,
)
from clio.games.through_the_ages.rules.developing import develop, develop_code, revolt, revolution_code
from clio.games.through_the_ages.rules.leaders import ability_options, play_leader, use_ability
from clio.games.through_the_ages.rules.lookup import ACTIONS_END
from clio.games.through_the_ages.rules.payment import resources_to_spend, unit_resources
from clio.games.through_the_ages.rules.row import take, take_options
from clio.games.through_the_ages.rules.spending import civil_actions, military_actions, spend_civil, spend_military
from clio.games.through_the_ages.rules.tactics import copy_tactic, play_tactic, tactic_options
from clio.games.through_the_ages.rules.wonders import build_stages, stage_options
from clio.games.through_the_ages.state import (
    FARM,
    GOVERNMENT,
    HAND,
    INFANTRY,
    K_LEADER,
    K_WONDER,
    MILITARY_HAND,
    SPECIAL,
    TECHNOLOGIES,
    USED_CROSS,
    USED_TACTIC,
    Ages,
)

FRESH: Final = kinds.REFUSALS.add("TA-CIV-43", "refusal-fresh")
NOT_HERE: Final = kinds.REFUSALS.add("TA-CIV-02", "refusal-not-here")


# Rules: TA-FIRST-02.
class Act(Ask[Ages]):
    """One action after another, as long as the player has some and wants to (TA-CIV-01, TA-CIV-03)."""

    name = "act"
    rule = "TA-CIV-01"
    other = NOT_HERE

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        civil = civil_actions(state, seat)
        take_options(state, seat, civil, options)
        if state.round > 1:
            self.civil_options(state, seat, civil, options)
            self.hand_options(state, seat, civil, options)
            self.military_options(state, seat, options)
            ability_options(state, seat, options)
        options.legal.append(state.lookup.single[kinds.END])

    def civil_options(self, state: Ages, seat: Seat, civil: int, options: Options) -> None:
        """Population, buildings, wonder stages."""
        if civil == 0 and not options.explain:
            return
        code = 0 if civil else kinds.NO_CIVIL
        means = resources_to_spend(state, seat)
        options.offer(state.lookup.single[kinds.POPULATION], code if code else growth_code(state, seat, 0))
        build_options(state, seat, FARM, INFANTRY, 0, means, code, options)
        upgrade_options(state, seat, FARM, INFANTRY, 0, means, code, options)
        if may_cross(state, seat):
            cross_options(state, seat, means, kinds.USED if state.used & USED_CROSS else code, options)
        destroy_options(state, seat, FARM, INFANTRY, code, options)
        stage_options(state, seat, means, code, options)

    def hand_options(self, state: Ages, seat: Seat, civil: int, options: Options) -> None:
        """Leaders, technologies, revolutions and action cards in hand."""
        lookup = state.lookup
        hand = state.zones[HAND + seat]
        code = 0 if civil else kinds.NO_CIVIL
        old = len(hand) - state.fresh
        seen = 0
        for place in range(len(hand)):
            name = lookup.name[hand[place]]
            if name < TECHNOLOGIES:
                options.offer(lookup.develop[name], code if code else develop_code(state, seat, name, 0))
                if name >= GOVERNMENT:
                    options.offer(lookup.revolt[name], revolution_code(state, seat, name, 0))
            elif lookup.kind[name] == K_LEADER:
                options.offer(lookup.leader[name - lookup.first_leader], code)
            elif not seen >> (name - lookup.first_action) & 1:
                seen |= 1 << (name - lookup.first_action)
                why = FRESH if place >= old else card_code(state, seat, name)
                options.offer(lookup.play[name - lookup.first_action], why)

    def military_options(self, state: Ages, seat: Seat, options: Options) -> None:
        """Units and tactics."""
        military = military_actions(state, seat)
        if military == 0 and not options.explain:
            return
        code = 0 if military else kinds.NO_MILITARY
        means = resources_to_spend(state, seat) + unit_resources(state, seat)
        build_options(state, seat, INFANTRY, SPECIAL, 0, means, code, options)
        upgrade_options(state, seat, INFANTRY, SPECIAL, 0, means, code, options)
        destroy_options(state, seat, INFANTRY, SPECIAL, code, options)
        tactic_options(state, seat, military, options)

    def forced(self, state: Ages) -> Action | None:
        """Nobody is asked who can only end the phase, as far as all can see: a tactic might be in hand."""
        seat = self.seat
        if state.military[seat] + state.military_extra and state.round > 1:
            if state.zones[MILITARY_HAND + seat] and not state.used & USED_TACTIC:
                return None
        legal = state.legal(seat)
        if len(legal) > 1:
            return None
        state.forget_legal()
        return legal[0]

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        kind = action.kind
        if kind == kinds.END:
            for power in state.lookup.asked[ACTIONS_END]:
                if state.powers[seat] & power.mask:
                    power.actions_end(state, seat)
            return
        state.agenda.append(self)
        if kind == kinds.TAKE:
            take_card(state, seat, action)
        elif kind == kinds.BUILD:
            pay_action(state, seat, action.card)
            build(state, seat, action.card, 0)
        elif kind == kinds.UPGRADE:
            pay_action(state, seat, action.card)
            if state.lookup.last_of_kind[action.card] != state.lookup.last_of_kind[action.other]:
                state.used |= USED_CROSS
            upgrade(state, seat, action.card, Name(action.other), 0)
        elif kind == kinds.DESTROY:
            pay_action(state, seat, action.card)
            destroy(state, seat, action.card)
        elif kind == kinds.POPULATION:
            spend_civil(state, seat, 1)
            grow(state, seat, 0)
        elif kind == kinds.STAGE:
            spend_civil(state, seat, 1)
            build_stages(state, seat, action.amount, 0)
        else:
            play_from_hand(state, seat, action)


def pay_action(state: Ages, seat: Seat, tech: Name) -> None:
    """Units cost a military action, everything else a civil one."""
    if is_unit(tech):
        spend_military(state, seat, 1)
    else:
        spend_civil(state, seat, 1)


def take_card(state: Ages, seat: Seat, action: Action) -> None:
    """TA-CIV-06, TA-CIV-10: pay the price; the slot stays empty."""
    spend_civil(state, seat, take(state, seat, action.slot))
    if state.lookup.kind[action.card] != K_WONDER:
        state.fresh += 1


def play_from_hand(state: Ages, seat: Seat, action: Action) -> None:
    kind = action.kind
    if kind == kinds.LEADER:
        play_leader(state, seat, action.card)
    elif kind == kinds.DEVELOP:
        spend_civil(state, seat, 1)
        develop(state, seat, action.card, 0)
    elif kind == kinds.REVOLT:
        revolt(state, seat, action.card, 0)
    elif kind == kinds.PLAY:
        play_card(state, seat, action.card)
    elif kind == kinds.TACTIC:
        play_tactic(state, seat, action.card)
    elif kind == kinds.COPY:
        copy_tactic(state, seat, action.card)
    else:
        use_ability(state, seat, action)
