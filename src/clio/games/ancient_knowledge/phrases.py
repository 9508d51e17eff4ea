"""Parts of the sentences on cards that several of them share: conditions, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from clio.engine.words import Words

Conditions: TypeAlias = Mapping[str, int | dict[str, int]]  # as the card file writes them
MONUMENTS: Final = ("city", "megalith", "pyramid")


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
        if name == "slots" and isinstance(value, Mapping):
            texts += [words.say("cond-slots", slot=slot, n=n) for slot, n in value.items()]
        elif isinstance(value, Mapping) and len(value) > 1 and set(value) <= set(MONUMENTS):
            counts = [words.say(f"count-{kind}", n=n) for kind, n in value.items()]
            texts.append(words.say(f"cond-{name}-several", list=enumeration(counts, words)))
        elif isinstance(value, Mapping):
            texts += [condition_text(f"{name}.{part}", n, words) for part, n in value.items()]
        else:
            texts.append(condition_text(name, value, words))
    text = texts[0]
    for following in texts[1:]:
        text = words.say("effect-and", first=text, second=following)
    return text


def enumeration(texts: Sequence[str], words: Words) -> str:
    """'1 city, 1 megalith and 1 pyramid'"""
    text = texts[0]
    for following in texts[1:-1]:
        text = words.say("effect-list", first=text, second=following)
    return words.say("effect-and", first=text, second=texts[-1])


def common_place(counts: Sequence[str]) -> str:
    """Where all that is counted lies; nothing where it lies in several places."""
    places = {name.split(".")[0] for name in counts}
    return places.pop() if len(places) == 1 else ""


def each_text(count: str, per: int, words: Words) -> str:
    """'for every 3 pyramids in your Past'"""
    return words.say("each-" + message(count), per=per)


def listed(counts: list[str], joint: str, words: Words) -> str:
    return joint.join(words.say("one-" + message(name)) for name in counts)
