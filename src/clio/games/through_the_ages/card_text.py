"""What stands on a card, as sentences in a language: made from its numbers and effects, never written by hand."""

from __future__ import annotations

from clio.engine.words import Words
from clio.games.through_the_ages.cards import AT_ONCE, GIVES, PER_WORKER, SIDE, UNITS, Card, Deck
from clio.games.through_the_ages.phrases import signed
from clio.games.through_the_ages.state import AGES, KINDS

PACKAGE = "clio.games.through_the_ages"


def describe(card: Card, words: Words) -> list[str]:
    """One sentence or line for each thing the card says."""
    data = card.data
    lines: list[str] = []
    if "science" in data and card.copies[2]:
        text = words.say("number-science", n=data["science"])
        if "revolution" in data:
            text += ", " + words.say("number-revolution", n=data["revolution"])
        lines.append(text)
    for field in ("cost", "actions", "defense", "urban_limit"):
        if field in data:
            lines.append(words.say("number-" + field.replace("_", "-"), n=card.number(field)))
    if "stages" in data:
        lines.append(words.say("number-stages", what=" - ".join(map(str, data["stages"]))))
    if "worker" in data:
        lines.append(words.say("number-worker", what=amounts(data["worker"], PER_WORKER, words)))
    if KINDS[card.kind] == "air":
        lines.append(words.say("number-air"))
    if "gives" in data:
        lines.append(amounts(data["gives"], GIVES, words))
    if "at_once" in data:
        lines.append(words.say("number-at-once", what=amounts(data["at_once"], AT_ONCE, words)))
    lines += special_numbers(card, words)
    for effect in card.effects:
        lines.append(effect.text(words))
    return [line for line in lines if line]


def facts(deck: Deck, name: str, words: Words) -> list[tuple[str, str]]:
    """The card's kind, then what else there is to say of it, each with its heading."""
    for card in deck.cards:
        if card.id == name:
            return [
                (words.say("part-kind"), words.say("kind-" + KINDS[card.kind])),
                (words.say("part-age"), AGES[card.age]),
                (words.say("part-copies"), "/".join(map(str, card.copies))),
                (words.say("part-text"), "\n".join(describe(card, words))),
            ]
    return []


def amounts(table: dict[str, int], keys: tuple[str, ...], words: Words) -> str:
    """'Culture +1, Happiness +2'."""
    return ", ".join(
        words.say("gives-" + key.replace("_", "-"), n=signed(table[key])) for key in keys if table.get(key)
    )


def special_numbers(card: Card, words: Words) -> list[str]:
    """Construction technologies, tactics, bonus cards and pacts."""
    data, lines = card.data, list[str]()
    if "discount" in data:
        lines.append(words.say("number-discount", what=", ".join(map(str, data["discount"]))))
        lines.append(words.say("number-stages-per-action", n=data["stages_per_action"]))
    if "units" in data:
        units = ", ".join(
            f"{words.say('kind-' + unit)} × {data['units'][unit]}" for unit in UNITS if unit in data["units"]
        )
        lines.append(words.say("number-army", what=units))
        strength = words.say("number-army-strength", n=data["strength"])
        if "obsolete" in data:
            strength += ", " + words.say("number-army-obsolete", n=data["obsolete"])
        lines.append(strength)
    if "colonization" in data:
        lines.append(words.say("number-bonus-colonization", n=data["colonization"]))
    for side in ("both", "a", "b"):
        if side in data:
            lines.append(words.say("pact-" + side, what=side_of(card.by_name(side), words)))
    if "attack" in data:
        lines.append(words.say("attack-" + data["attack"]))
    return lines


def side_of(side: dict[str, int], words: Words) -> str:
    """What a pact gives to one of its parties."""
    parts: list[str] = []
    for key in SIDE:
        if key in side:
            n = side[key] if key in ("cheap_technology", "partner_pays") else signed(side[key])
            parts.append(words.say("side-" + key.replace("_", "-"), n=n))
    return ", ".join(parts)
