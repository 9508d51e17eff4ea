"""What the cards say, in words of the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from clio.engine.words import Words
from clio.games.progress.deck import (
    KINDS,
    KNOWLEDGE,
    MILESTONE_GROUPS,
    PERSONALITY_GROUPS,
    POWERS,
    ROMAN,
    SKILLS,
    CostLine,
    Deck,
    Gains,
    Milestone,
    Personality,
    Technology,
)

NOTHING: Final = Gains(skills=(0,) * len(SKILLS), tokens=(0,) * len(KNOWLEDGE), power=(0,) * len(POWERS))


def skill_name(skill: int, words: Words) -> str:
    return words.say("skill-" + SKILLS[skill].replace("_", "-"))


def technology_gains(card: Technology) -> Gains:
    return Gains(
        skills=tuple(int(card.skill == skill) for skill in range(len(SKILLS))),
        tokens=tuple(int(card.token == kind) for kind in range(len(KNOWLEDGE))),
        power=card.power,
    )


def gains_of(card: Technology | Personality | Milestone) -> Gains:
    return technology_gains(card) if isinstance(card, Technology) else card.gives


def gain_words(gains: Gains, words: Words) -> list[str]:
    """One piece for each thing gained."""
    found = [
        words.say("gain-skill", n=steps, skill=skill_name(skill, words))
        for skill, steps in enumerate(gains.skills)
        if steps
    ]
    for kind, count in enumerate(gains.tokens):
        if count:
            found.append(words.say("gain-token", n=count, token=words.say(f"token-{KNOWLEDGE[kind]}")))
    for power, steps in enumerate(gains.power):
        if steps:
            found.append(words.say("gain-power", n=steps, power=words.say(f"power-{POWERS[power]}")))
    return found


def benefit_words(card: Technology | Personality | Milestone, words: Words) -> list[str]:
    """All that a card gives, a piece for each."""
    found = gain_words(gains_of(card), words)
    if isinstance(card, Technology) and card.per_five >= 0:
        found.append(words.say("gain-per-five", kind=words.say(f"kind-{KINDS[card.per_five]}")))
    return found


def cost_words(lines: Iterable[CostLine], words: Words) -> list[str]:
    """One piece for each cost line."""
    found = []
    for line in lines:
        cost = words.say(f"cost-{KNOWLEDGE[line.kind]}", n=line.amount)
        if line.prerequisite is not None:
            cost = words.say("cost-or", cost=cost, card=words.card(line.prerequisite))
        found.append(cost)
    return found


def describe(deck: Deck, name: str, words: Words) -> list[tuple[str, str]]:
    """The card's group, then its facts with their headings; headings are the same throughout a group."""
    for card in deck.cards():
        if card.id == name:
            if isinstance(card, Technology):
                return _technology(card, words)
            if isinstance(card, Personality):
                return _personality(card, words)
            return _milestone(card, words)
    return []


def _technology(card: Technology, words: Words) -> list[tuple[str, str]]:
    age = words.say(f"age-{card.age}")
    return [
        ("", words.say("group-of-cards", age=age, name=words.say(f"age-{card.age}-name"))),
        (words.say("part-kind"), words.say(f"kind-{KINDS[card.kind]}")),
        (words.say("part-cost"), "\n".join(cost_words(card.costs, words))),
        (words.say("part-benefits"), "\n".join(benefit_words(card, words))),
        (words.say("part-vp"), str(card.vp or "–")),
        (words.say("part-new-age"), ROMAN[card.age_symbol] or "–"),
        (words.say("part-discard-value"), str(card.discard_value)),
    ]


def _personality(card: Personality, words: Words) -> list[tuple[str, str]]:
    heritage = card.heritage or NOTHING
    return [
        ("", words.say(f"personality-{PERSONALITY_GROUPS[card.group]}")),
        (words.say("part-benefits"), "\n".join(gain_words(card.gives, words))),
        (words.say("part-heritage"), "\n".join(gain_words(heritage, words)) or "–"),
        (words.say("part-vp"), str(card.vp or "–")),
        (words.say("part-turn-order"), str(card.number or "–")),
    ]


def _milestone(card: Milestone, words: Words) -> list[tuple[str, str]]:
    return [
        ("", words.say(f"milestone-{MILESTONE_GROUPS[card.group]}")),
        (words.say("part-cost"), "\n".join(cost_words(card.costs, words))),
        (words.say("part-benefits"), "\n".join(gain_words(card.gives, words))),
        (words.say("part-vp"), str(card.vp or "–")),
    ]
