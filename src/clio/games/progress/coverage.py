"""Which cards have taken effect: read from two tables, before and after an action. For the fuzzer's count."""

from __future__ import annotations

from clio.engine.action import Action
from clio.games.progress.deck import Deck
from clio.games.progress.rules.kinds import HERITAGE
from clio.games.progress.state import ACTIVE, MILESTONE, PERSONALITY, Progress


def effect_names(deck: Deck) -> list[str]:
    """Every technology once active, every Personality in force and its Heritage, every Milestone complete."""
    return [
        *(f"active {tech.id}" for tech in deck.technologies),
        *(f"in force {person.id}" for person in deck.personalities),
        *(f"heritage {person.id}" for person in deck.personalities if person.heritage is not None),
        *(f"complete {milestone.id}" for milestone in deck.milestones),
    ]


def effects_of(action: Action, before: Progress, after: Progress) -> list[str]:
    """What an action set off, by what lies elsewhere now. What set-up gave counts with the first action."""
    name = after.game.card_name
    found = []
    for seat in range(after.layout.seats):
        old, new = before.zones[ACTIVE + seat], after.zones[ACTIVE + seat]
        if len(new) > len(old):  # the area only grows, at its end
            found += [f"active {name[card]}" for card in new[len(old) :]]
        if not after.rulings.personalities:
            continue
        held = after.zones[PERSONALITY + seat]
        if held and (before.number == 0 or held != before.zones[PERSONALITY + seat]):
            found.append(f"in force {name[held[0]]}")
        if action.kind == HERITAGE and not held:  # whoever else retires a card by this action has a new one
            found += [f"heritage {name[card]}" for card in before.zones[PERSONALITY + seat]]
    for card in before.zones[MILESTONE]:
        if card not in after.zones[MILESTONE]:
            found.append(f"complete {name[card]}")
    return found
