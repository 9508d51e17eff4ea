"""Which cards an action brought into effect: for the fuzzer's table of what was played and how often."""

from __future__ import annotations

from clio.engine.action import Action
from clio.games.through_the_ages.cards import Deck
from clio.games.through_the_ages.rules import words
from clio.games.through_the_ages.state import COLONIES, LEADER, PACT, PAST, TACTIC, WARS, WONDERS, Ages

# Cards that come to lie here have taken effect, and so have wars that leave.
SHARED = (PAST,)
OWN = (COLONIES, LEADER, WONDERS, TACTIC, PACT)
PLAYED = (words.PLAY, words.COPY, words.BONUS, words.DEFEND, words.ATTACK)


def effect_names(deck: Deck) -> list[str]:
    """Every card that does more than give numbers to its owner's workers or government."""
    plain = {"cost", "revolution"}
    return [card.id for card in deck.cards if not plain & card.data.keys()]


def effects_of(action: Action, before: Ages, after: Ages) -> list[str]:
    names = after.game.card_name
    found: list[int] = []
    seats = range(after.layout.seats)
    for zone in [*SHARED, *(zone + seat for zone in OWN for seat in seats)]:
        found += [card for card in after.zones[zone] if card not in before.zones[zone]]
    for seat in seats:
        found += [card for card in before.zones[WARS + seat] if card not in after.zones[WARS + seat]]
    effects = [names[card] for card in found]
    if action.kind in PLAYED or action.kind in (words.DEVELOP, words.REVOLT):
        effects.append(action.text.split()[1])
    return effects
