"""Which cards an action brought into effect: for the fuzzer's table of what was played and how often."""

from __future__ import annotations

from clio.engine.action import Action
from clio.games.through_the_ages.cards import Deck
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.aggression import Defend
from clio.games.through_the_ages.state import (
    COLONIES,
    K_AGGRESSION,
    K_BONUS,
    K_EVENT,
    LEADER,
    PACT,
    PAST,
    TACTIC,
    WARS,
    WONDERS,
    Ages,
)

# Cards that come to lie here have taken effect.
OWN = (COLONIES, LEADER, WONDERS, TACTIC, PACT)
PLAYED = (kinds.PLAY, kinds.COPY, kinds.BONUS, kinds.DEVELOP, kinds.REVOLT)


def effect_names(deck: Deck) -> list[str]:
    """Every card that can come into play."""
    return [card.id for card in deck.cards if card.copies[2]]


def effects_of(action: Action, before: Ages, after: Ages) -> list[str]:
    names = after.game.card_name
    lookup = after.lookup
    seats = range(after.layout.seats)
    # A territory that nobody wants lies among the past events too, and has done nothing.
    found = [card for card in new(before, after, PAST) if lookup.kind[lookup.name[card]] == K_EVENT]
    for seat in seats:
        for zone in OWN:
            found += new(before, after, zone + seat)
        if action.kind != kinds.RESIGN:
            found += new(after, before, WARS + seat)  # wars take effect as they leave
    effects = [names[card] for card in found]
    if action.kind in PLAYED or bonus_in_defence(action, after):
        effects.append(action.text.split()[1])
    attack = successful_attack(action, before, after)
    return [*effects, attack] if attack else effects


def new(before: Ages, after: Ages, zone: int) -> list[int]:
    return [card for card in after.zones[zone] if card not in before.zones[zone]]


def bonus_in_defence(action: Action, state: Ages) -> bool:
    """Any card can be laid face down in defence; only a bonus card has an effect there."""
    return action.kind == kinds.DEFEND and state.lookup.kind[action.card] == K_BONUS


def successful_attack(action: Action, before: Ages, after: Ages) -> str:
    """The aggression against which the rival did not defend, or could not."""
    if action.kind == kinds.ATTACK and after.lookup.kind[action.card] == K_AGGRESSION:
        defending = not after.over and isinstance(after.asking(), Defend)
        return "" if defending else action.text.split()[1]
    step = before.asking()
    if action.kind == kinds.DECLINE and isinstance(step, Defend):
        return after.game.card_name[step.card]
    return ""
