"""Parts of the sentences on cards that several of them share: conditions, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from clio.engine.words import Words

Conditions: TypeAlias = Mapping[str, Any]  # as the card file writes them


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return text[:1].upper() + text[1:] + "."


def message(name: str) -> str:
    """past.same_kind -> past-same-kind"""
    return name.replace(".", "-").replace("_", "-")


def condition_text(name: str, n: int, words: Words) -> str:
    return words.say("cond-" + message(name), n=n)


def conditions_text(conditions: Conditions, words: Words) -> str:
    texts = []
    for name, value in conditions.items():
        if name == "slots":
            texts += [words.say("cond-slots", slot=slot, n=n) for slot, n in value.items()]
        elif isinstance(value, Mapping):
            texts += [condition_text(f"{name}.{part}", n, words) for part, n in value.items()]
        else:
            texts.append(condition_text(name, value, words))
    text = texts[0]
    for following in texts[1:]:
        text = words.say("effect-and", first=text, second=following)
    return text


def each_text(count: str, per: int, words: Words) -> str:
    """'for every 3 pyramids in your Past'"""
    return words.say("each-" + message(count), per=per)


def listed(counts: list[str], joint: str, words: Words) -> str:
    return joint.join(words.say("one-" + message(name)) for name in counts)
