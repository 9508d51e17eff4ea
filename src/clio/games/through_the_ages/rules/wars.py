"""WAR: declaring and resolving wars."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, NO_SEAT, Name, Seat
from clio.engine.step import Ask, Options, SeatStep
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.hands import discard_military
from clio.games.through_the_ages.rules.in_play import card_in, take_special
from clio.games.through_the_ages.rules.pacts import attack_bonus, end_by_attack
from clio.games.through_the_ages.rules.points import take_science
from clio.games.through_the_ages.state import GOVERNMENT, HAND, MILITARY_HAND, SPECIAL, WAR_COUNT, WARS, Ages


# Rules: TA-WAR-22.
def declare(state: Ages, seat: Seat, name: Name, rival: Seat) -> None:
    """TA-WAR-01, TA-WAR-04, TA-WAR-05: the card lies in the declarer's area until the next turn."""
    state.move(card_in(state, MILITARY_HAND + seat, name), MILITARY_HAND + seat, WARS + seat)
    state.war_on[WAR_COUNT * seat + len(state.zones[WARS + seat]) - 1] = rival
    end_by_attack(state, seat, rival)


def remove_war(state: Ages, seat: Seat, place: int) -> None:
    """The war card leaves play."""
    if place == 0:
        state.war_on[WAR_COUNT * seat] = state.war_on[WAR_COUNT * seat + 1]
    state.war_on[WAR_COUNT * seat + 1] = NO_SEAT
    discard_military(state, state.zones[WARS + seat][place], WARS + seat)


class Wars(SeatStep[Ages]):
    """TA-WAR-06, TA-WAR-08: at the start of the turn all declared wars are resolved."""

    name = "wars"

    def run(self, state: Ages) -> None:
        """In the order of their declaration; two are possible only if a leader allows two political actions."""
        count = len(state.zones[WARS + self.seat])
        if count > 1:
            state.agenda.append(self)
        if count:
            resolve(state, self.seat)


# Rules: TA-WAR-09, TA-WAR-10, TA-WAR-11, TA-WAR-12, TA-WAR-13, TA-WAR-14, TA-WAR-21.
def resolve(state: Ages, seat: Seat) -> None:
    """The war declared first: strengths as they are now; the stronger side wins by the difference."""
    lookup = state.lookup
    card = state.zones[WARS + seat][0]
    name = lookup.name[card]
    rival = state.war_on[WAR_COUNT * seat]
    advantage = state.strength(seat) + attack_bonus(state, seat, rival) - state.strength(rival)
    state.because(card)
    state.tell("war" if advantage >= 0 else "war-lost", seat, card, abs(advantage), -1, rival)
    remove_war(state, seat, 0)
    if advantage == 0:
        return
    winner = seat
    loser = rival
    if advantage < 0:
        winner = rival
        loser = seat
        advantage = -advantage
    for op in lookup.effects[name]:
        op.spoil(state, winner, loser, advantage)


SCIENCE_LIMIT: Final = kinds.REFUSALS.add("TA-WAR-16", "refusal-science-limit")
OWN_COPY: Final = kinds.REFUSALS.add("TA-WAR-16", "refusal-own-copy")


class Spoils(Ask[Ages]):
    """Special technologies at printed cost, the rest in science points."""

    name = "spoils"
    rule = "TA-WAR-15"
    other = kinds.ANSWER_FIRST

    def __init__(self, seat: Seat, loser: Seat, left: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.loser, self.left)

    def remaining(self, state: Ages) -> int:
        return self.left

    def options(self, state: Ages, seat: Seat, options: Options) -> None:
        lookup = state.lookup
        mask = state.technologies[self.loser] >> SPECIAL
        for tech in range(SPECIAL, GOVERNMENT):
            if mask & 1:
                code = 0
                if state.technologies[seat] >> tech & 1 or card_in(state, HAND + seat, Name(tech)) >= 0:
                    code = OWN_COPY
                elif lookup.science[tech] > self.left:
                    code = SCIENCE_LIMIT
                options.offer(lookup.seize[tech - SPECIAL], code)
            mask >>= 1
        options.legal.append(lookup.single[kinds.ENOUGH])

    def forced(self, state: Ages) -> Action | None:
        return self.only_choice(state)

    def act(self, state: Ages, seat: Seat, action: Action) -> None:
        if action.kind == kinds.ENOUGH:
            state.tell("spoils", seat, NO_CARD, 0, -1, self.loser)
            take_science(state, seat, self.loser, self.left)
            return
        state.agenda.append(Spoils(seat, self.loser, self.left - state.lookup.science[action.card]))
        take_special(state, seat, self.loser, action.card)
