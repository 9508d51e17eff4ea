"""POL: the politics phase."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import Name, Seat
from clio.engine.step import Ask, Options, SeatStep
from clio.games.through_the_ages.operations import powers
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.aggression import attack
from clio.games.through_the_ages.rules.colonization import colonize
from clio.games.through_the_ages.rules.events import prepare
from clio.games.through_the_ages.rules.in_play import card_in, end_pact, remove_leader, tell_power
from clio.games.through_the_ages.rules.pacts import (
    attack_bonus,
    ending_strength,
    forbidden,
    offer_pact,
    safe_from_war,
)
from clio.games.through_the_ages.rules.ratings import settle
from clio.games.through_the_ages.rules.resigning import resign
from clio.games.through_the_ages.rules.spending import military_actions, spend_military
from clio.games.through_the_ages.rules.tokens import gain_yellow
from clio.games.through_the_ages.rules.wars import declare
from clio.games.through_the_ages.state import (
    EVENTS,
    K_AGGRESSION,
    K_EVENT,
    K_PACT,
    K_TERRITORY,
    K_WAR,
    MILITARY_HAND,
    MOST_SEATS,
    NO_LAST_ROUND,
    PACT_SIDES,
    WARS,
    Ages,
)


class BeginPolitics(SeatStep[Ages]):
    """A phase may be skipped (TA-Q-36); a leader may show the next event first."""

    name = "begin-politics"

    def run(self, state: Ages) -> None:
        seat = self.seat
        if state.skipped[seat]:
            state.tell("politics-skipped", seat)
            state.skipped[seat] -= 1
            return
        if state.has(seat, powers.PEEK_EVENT) and state.zones[EVENTS]:
            tell_power(state, seat, 1 << powers.PEEK_EVENT)
            state.look(EVENTS, 1, 1 << seat)
        state.agenda.append(Politics(seat, 0))


AGE_FOUR: Final = kinds.REFUSALS.add("TA-RESIGN-11", "refusal-age-four")
POLITICS_FIRST: Final = kinds.REFUSALS.add("TA-POL-04", "refusal-politics-first")


# Rules: TA-COMP-09, TA-POL-05.
class Politics(Ask[Ages]):
    """At most one political action (TA-POL-01); `extra` is 1 for a second one."""

    name = "politics"
    rule = "TA-POL-02"
    other = POLITICS_FIRST
    declined_by = "pass"

    def __init__(self, seat: Seat, extra: int) -> None:
        super().__init__(seat)
        self.extra = extra

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.extra)

    def prompt(self, state: Ages) -> str:
        return "politics-again" if self.extra else "politics"

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        names: list[int] = []
        for card in state.zones[MILITARY_HAND + seat]:
            name = lookup.name[card]
            if name in names:
                continue
            names.append(name)
            kind = lookup.kind[name]
            if kind in (K_EVENT, K_TERRITORY):
                options.legal.append(lookup.prepare[name - lookup.first_event])
                if kind == K_TERRITORY and state.has(seat, powers.COLONIZE_FROM_HAND):
                    options.legal.append(lookup.colonize[name - lookup.first_territory])
            elif kind in (K_AGGRESSION, K_WAR):
                attack_options(state, seat, name, options)
            elif kind == K_PACT:
                pact_options(state, seat, name, options)
        for owner in state.layout.all_seats:
            partner = state.partner[owner]
            if partner >= 0 and (owner == seat or partner == seat):
                options.offer(lookup.cancel[owner], pact_code(state))
        single = lookup.single
        if state.has(seat, powers.RETIRE):
            options.legal.append(single[kinds.RETIRE])
        options.offer(single[kinds.RESIGN], AGE_FOUR if state.age > 3 else 0)
        options.legal.append(single[kinds.PASS])

    def forced(self, state: Ages) -> Action | None:
        """Nobody is asked who, as all can see, can only pass."""
        seat = self.seat
        single = state.lookup.single
        if self.extra:
            if not state.has(seat, powers.EXTRA_POLITICS) or used_up(state, seat):
                return single[kinds.PASS]
        if state.age <= 3 or state.zones[MILITARY_HAND + seat] or state.has(seat, powers.RETIRE):
            return None
        if pact_code(state):
            return single[kinds.PASS]
        for owner in state.layout.all_seats:
            partner = state.partner[owner]
            if partner >= 0 and (owner == seat or partner == seat):
                return None
        return single[kinds.PASS]

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        kind = action.kind
        lookup = state.lookup
        if kind == kinds.PASS:
            state.tell("no-more-politics" if self.extra else "no-politics", seat)
            return
        if kind == kinds.RESIGN:
            resign(state, seat)
            return
        if self.extra:
            state.spent |= 1 << (state.leader_name(seat) - lookup.first_leader)
        elif state.has(seat, powers.EXTRA_POLITICS) and not used_up(state, seat):
            state.agenda.append(Politics(seat, 1))
        if kind == kinds.PREPARE:
            prepare(state, seat, action.card)
        elif kind == kinds.ATTACK:
            spend_military(state, seat, attack_cost(state, action.card, action.seat))
            if lookup.kind[action.card] == K_WAR:
                declare(state, seat, action.card, action.seat)
            else:
                attack(state, seat, action.card, action.seat)
        elif kind == kinds.PACT:
            offer_pact(state, seat, action.card, action.seat, action.choice)
        elif kind == kinds.CANCEL:
            end_pact(state, action.seat)
        elif kind == kinds.RETIRE:
            retire(state, seat)
        else:
            territory = card_in(state, MILITARY_HAND + seat, action.card)
            remove_leader(state, seat)
            colonize(state, seat, territory, MILITARY_HAND + seat)


def used_up(state: Ages, seat: Seat) -> bool:
    """The leader's once-per-game power is gone."""
    leader = state.leader_name(seat)
    return leader >= 0 and state.spent >> (leader - state.lookup.first_leader) & 1 == 1


def retire(state: Ages, seat: Seat) -> None:
    """The leader leaves for a yellow token of the box."""
    yellow = state.lookup.power_value[powers.RETIRE]
    remove_leader(state, seat)
    settle(state, seat)
    gain_yellow(state, seat, yellow)


# Rules: TA-POL-03.
def attack_cost(state: Ages, name: Name, rival: Seat) -> int:
    cost = state.lookup.attack_actions[name]
    if state.has(rival, powers.DEAR_TO_ATTACK):
        cost *= state.lookup.power_value[powers.DEAR_TO_ATTACK]
    return cost


def attack_options(state: Ages, seat: Seat, name: Name, options: Options) -> None:
    lookup = state.lookup
    for rival in state.layout.all_seats:
        if rival != seat and not state.gone >> rival & 1:
            action = lookup.attack[4 * (name - lookup.first_aggression) + rival]
            options.offer(action, attack_code(state, seat, name, rival))


TOO_STRONG: Final = kinds.REFUSALS.add("TA-AGGR-03", "refusal-too-strong")
PACT_FORBIDS: Final = kinds.REFUSALS.add("TA-AGGR-02", "refusal-pact-forbids")
LAST_ROUND: Final = kinds.REFUSALS.add("TA-WAR-07", "refusal-last-round")
MAY_NOT_ATTACK: Final = kinds.REFUSALS.add("TA-CIV-02", "refusal-may-not-attack")
NO_TARGET: Final = kinds.REFUSALS.add("TA-CIV-02", "refusal-no-target")


# Rules: TA-AGGR-16, TA-WAR-03.
def attack_code(state: Ages, seat: Seat, name: Name, rival: Seat) -> int:
    """Why this card may not be played against this rival."""
    if state.has(seat, powers.NO_ATTACKS):
        return MAY_NOT_ATTACK
    if attack_cost(state, name, rival) > military_actions(state, seat):
        return kinds.NO_MILITARY
    if forbidden(state, seat, rival):
        return PACT_FORBIDS
    if state.lookup.kind[name] == K_WAR:
        if state.last_round != NO_LAST_ROUND and state.round >= state.last_round:
            return LAST_ROUND
        if len(state.zones[WARS + seat]) >= 2:
            return kinds.USED
        return PACT_FORBIDS if safe_from_war(state, rival) else 0
    mine = state.strength(seat) - ending_strength(state, seat, rival) + attack_bonus(state, seat, rival)
    theirs = state.strength(rival) - ending_strength(state, rival, seat)
    if mine <= theirs:
        return TOO_STRONG
    for op in state.lookup.effects[name]:
        if not op.has_target(state, rival):
            return NO_TARGET
    return 0


ONLY_TWO: Final = kinds.REFUSALS.add("TA-POL-02", "refusal-only-two")


# Rules: TA-POL-02, TA-Q-46.
def pact_code(state: Ages) -> int:
    """Why no pact is offered or cancelled: by one reading, when resignations have left two players."""
    return ONLY_TWO if not state.rulings.pacts_for_two and state.playing() == 2 else 0


def pact_options(state: Ages, seat: Seat, name: Name, options: Options) -> None:
    lookup = state.lookup
    code = pact_code(state)
    for partner in state.layout.all_seats:
        if partner != seat and not state.gone >> partner & 1:
            place = PACT_SIDES * (MOST_SEATS * (name - lookup.first_pact) + partner)
            options.offer(lookup.pact[place], code)
            if lookup.lettered[name]:
                options.offer(lookup.pact[place + 1], code)
