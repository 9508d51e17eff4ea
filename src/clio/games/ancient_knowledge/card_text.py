"""What a card says, in words: made from its declaration with the messages of a language."""

from __future__ import annotations

from clio.engine.words import Words
from clio.games.ancient_knowledge.cards import Card, Cards, TriggerTable
from clio.games.ancient_knowledge.operations.buildings import DiscardSelf
from clio.games.ancient_knowledge.phrases import conditions_text, sentence

NOTHING = "–"


def describe(cards: Cards, name: str, words: Words) -> list[tuple[str, str]]:
    """The card's group, then its facts with their headings; headings are the same throughout a group."""
    for card in cards.all:
        if card.id == name:
            return _technology(card, words) if card.level else _building(card, words)
    return []


def _building(card: Card, words: Words) -> list[tuple[str, str]]:
    facts = [("", words.say(f"cards-{card.kind}")), (words.say("part-cost"), str(card.cost or NOTHING))]
    if card.slot:
        lock = f" ({words.say('locked')})" if card.locked else ""
        facts += [
            (words.say("part-slot"), f"{card.slot}{lock}"),
            (words.say("part-knowledge"), str(card.knowledge)),
            (words.say("part-vp"), str(card.vp)),
        ]
    facts.append((words.say("part-moment"), words.say(f"moment-{card.moment}")))
    facts.append((words.say("part-effect"), effect_text(card, words)))
    return facts


def _technology(card: Card, words: Words) -> list[tuple[str, str]]:
    return [
        ("", words.say(f"cards-level-{card.level}")),
        (words.say("part-kind"), words.say(f"kind-{card.kind}")),
        (words.say("part-needs"), needs_text(card, words) or NOTHING),
        (words.say("part-effect"), effect_text(card, words)),
    ]


def needs_text(card: Card, words: Words) -> str:
    """What must be there to learn it; nothing where it asks for nothing."""
    return sentence(conditions_text(card.needs, words)) if card.needs else ""


def effect_text(card: Card, words: Words) -> str:
    """When, on which condition, at which price, and what."""
    if not card.do:
        return sentence(words.say("op-vp", n=card.vp))
    text = card.do[0].text(words)
    if card.moment == "decline" and card.do[0].name == DiscardSelf.name:
        text = words.say("op-discard_self-declining")  # as it declines, this is what does not happen to it
    for following in card.do[1:]:
        text = words.say("effect-then", first=text, second=following.text(words))
    if card.price is not None:
        text = words.say("effect-price", price=card.price.text(words), text=text)
    elif card.optional:
        text = words.say("effect-may", text=text)
    when = trigger_text(card.trigger, words) if card.trigger is not None else ""
    conditions = conditions_text(card.conditions, words) if card.conditions else ""
    if when and conditions:
        text = words.say("effect-when-if", when=when, conditions=conditions, text=text)
    elif when:
        text = words.say("effect-when", when=when, text=text)
    elif conditions:
        text = words.say("effect-if", conditions=conditions, text=text)
    return sentence(text)


def trigger_text(trigger: TriggerTable, words: Words) -> str:
    if trigger.slots:
        slots = str(trigger.slots[0])
        for slot in trigger.slots[1:]:
            slots = words.say("effect-or", first=slots, second=str(slot))
        return words.say("when-create-slots", slots=slots)
    if trigger.rotated_min is not None:
        return words.say("when-excavate-min", n=trigger.rotated_min)
    if trigger.rotated_exactly is not None:
        return words.say("when-excavate-exactly", n=trigger.rotated_exactly)
    if trigger.event == "decline_phase_end":
        return words.say("when-decline-phase-end")
    return words.say(f"when-{trigger.event}-{trigger.kind}")
