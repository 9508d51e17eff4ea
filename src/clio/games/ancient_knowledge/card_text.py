"""What a card says, in words: made from its declaration with the messages of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.words import Words
from clio.games.ancient_knowledge.cards import Cards

Card = Mapping[str, Any]
NOTHING = "–"
LEVELS = ("", "I", "II")


def describe(cards: Cards, name: str, words: Words) -> list[tuple[str, str]]:
    """The card's group, then its facts with their headings; headings are the same throughout a group."""
    for card in cards.all:
        if card["id"] == name:
            return _technology(card, words) if "level" in card else _building(card, words)
    return []


def _building(card: Card, words: Words) -> list[tuple[str, str]]:
    facts = [("", words.say(f"cards-{card['kind']}")), (words.say("part-cost"), str(card.get("cost") or NOTHING))]
    if "slot" in card:
        lock = f" ({words.say('locked')})" if card.get("locked") else ""
        facts += [
            (words.say("part-slot"), f"{card['slot']}{lock}"),
            (words.say("part-knowledge"), str(card["knowledge"])),
            (words.say("part-vp"), str(card["vp"])),
        ]
    facts.append((words.say("part-moment"), words.say(f"moment-{card['moment']}")))
    facts.append((words.say("part-effect"), effect_text(card, words)))
    return facts


def _technology(card: Card, words: Words) -> list[tuple[str, str]]:
    needs = card.get("needs")
    return [
        ("", words.say(f"cards-level-{card['level']}")),
        (words.say("part-kind"), words.say(f"kind-{card['kind']}")),
        (words.say("part-needs"), sentence(conditions_text(needs, words)) if needs else NOTHING),
        (words.say("part-effect"), effect_text(card, words)),
    ]


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return text[:1].upper() + text[1:] + "."


def effect_text(card: Card, words: Words) -> str:
    """When, on which condition, at which price, and what."""
    if "do" not in card:
        return sentence(words.say("op-vp", n=card["vp"]))
    texts = [operation_text(op, words) for op in card["do"]]
    text = texts[0]
    for following in texts[1:]:
        text = words.say("effect-then", first=text, second=following)
    if "price" in card:
        text = words.say("effect-price", price=operation_text(card["price"], words), text=text)
    elif card.get("optional"):
        text = words.say("effect-may", text=text)
    if "if" in card:
        text = words.say("effect-if", conditions=conditions_text(card["if"], words), text=text)
    if "trigger" in card:
        text = words.say("effect-when", when=trigger_text(card["trigger"], words), text=text)
    return sentence(text)


def trigger_text(trigger: Card, words: Words) -> str:
    event = trigger["event"]
    if "slots" in trigger:
        return words.say("when-create-slots", slots="/".join(str(slot) for slot in trigger["slots"]))
    if event == "excavate":
        how = "min" if "rotated_min" in trigger else "exactly"
        return words.say(f"when-excavate-{how}", n=trigger[f"rotated_{how}"])
    if event == "decline_phase_end":
        return words.say("when-decline-phase-end")
    return words.say(f"when-{event}-{trigger['kind']}")


def conditions_text(conditions: Card, words: Words) -> str:
    texts = []
    for name, value in conditions.items():
        if name == "slots":
            texts += [words.say("cond-slots", slot=slot, n=n) for slot, n in value.items()]
        elif isinstance(value, dict):
            texts += [condition_text(f"{name}.{part}", n, words) for part, n in value.items()]
        else:
            texts.append(condition_text(name, value, words))
    text = texts[0]
    for following in texts[1:]:
        text = words.say("effect-and", first=text, second=following)
    return text


def condition_text(name: str, n: int, words: Words) -> str:
    return words.say("cond-" + message(name), n=n)


def message(name: str) -> str:
    """past.same_kind -> past-same-kind"""
    return name.replace(".", "-").replace("_", "-")


def operation_text(op: Card, words: Words) -> str:
    name, n = op["op"], op.get("n", op.get("max", 0))
    if isinstance(n, dict):
        each = words.say("each-" + message(n["count"]), per=n.get("per", 1))
        return f"{operation_text({**op, 'n': n.get('times', 1)}, words)} {each}"
    match name:
        case "remove_knowledge":
            return removal_text(op, words)
        case "vp":
            return points_text(op, words)
        case "move":
            return move_text(op, words)
        case "replace_excavate_draw":
            return words.say("op-replace_excavate_draw", text=operation_text(op["with"], words))
        case "create":
            kinds = op["kinds"]
            return words.say("op-create-monument" if len(kinds) > 1 else f"op-create-{kinds[0]}")
        case "entry_discount":
            kinds = ", ".join(words.say(f"some-{kind}") for kind in op["kinds"])
            return words.say("op-entry_discount", kinds=kinds, n=n)
    return words.say("op-" + name + variant(op), **{**op, "n": n, "level": LEVELS[op.get("level", 0)]})


def variant(op: Card) -> str:
    """The ending of a message that has several forms."""
    match op["op"]:
        case "remove_lost" | "refresh":
            return "-up-to" if op.get("up_to") else ""
        case "discard_hand" | "dig":
            return f"-{op['kind']}" if "kind" in op else ""
        case "opponents_discard":
            return f"-{op['from']}"
        case "swap":
            return "-itself" if op["itself"] else ""
        case "learn":
            return "-ignore" if op.get("ignore_requirement") else ""
        case "tech_to_bottom":
            return "-level" if "level" in op else ""
    return ""


def removal_text(op: Card, words: Words) -> str:
    if op["from"] == "itself":
        return words.say("op-remove-itself", n=op["n"])
    target = words.say(f"target-{op['from']}-{op.get('kind', 'monument')}")
    if "min_tokens" in op:
        target = words.say("target-least", target=target, n=op["min_tokens"])
    ending = "-up-to" if op.get("up_to") else ""
    return words.say(
        f"op-remove-{op.get('spread', 'split')}{ending}", n=op["n"], target=target, choose=op.get("choose", 0)
    )


def move_text(op: Card, words: Words) -> str:
    if "slot" in op:
        return words.say("op-move-slot", slot=op["slot"], to=op["to"], n=op["min_tokens"])
    return words.say("op-move-bare" if op.get("max_tokens") == 0 else f"op-move-{op['which']}")


def points_text(op: Card, words: Words) -> str:
    if "tiers" in op:
        tiers = [
            words.say("op-vp-tier", n=points, condition=condition_text(op["count"], least, words))
            for least, points in op["tiers"]
        ]
        text = tiers[0]
        for following in tiers[1:]:
            text = words.say("op-vp-tiers", first=text, second=following)
        return text
    if "per" in op:
        return words.say("op-vp-each", n=op["n"], each=words.say("each-" + message(op["per"]), per=1))
    for form, joint in (("set", " + "), ("best", ", ")):
        if f"per_{form}" in op:
            listed = joint.join(words.say("one-" + message(name)) for name in op[f"per_{form}"])
            return words.say(f"op-vp-{form}", n=op["n"], list=listed)
    return words.say("op-vp", n=op["n"])
