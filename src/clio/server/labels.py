"""Moves and refusals in the reader's words, looked up by notation."""

from __future__ import annotations

from typing import Any

from clio.engine.game import Game
from clio.engine.words import Words, rule_sentence
from clio.server.tables import LiveTable


def look_up(words: Words, prefix: str, text: str) -> str | None:
    """`pay token science` is PREFIX-pay-token-science, or PREFIX-pay-token, or PREFIX-pay; the rest fills $card."""
    parts = text.replace("_", "-").split()
    plain = text.split()
    for size in range(len(parts), 0, -1):
        message = "-".join([prefix, *parts[:size]])
        if words.has(message):
            rest = " ".join(plain[size:])
            return words.say(message, card=words.card(rest) if rest else "")
    return None


def move_label(words: Words, text: str) -> str:
    """The whole move, as one would say it."""
    return look_up(words, "do", text) or text


def short_label(words: Words, text: str) -> str:
    """The move under its group's heading."""
    return look_up(words, "pick", text) or move_label(words, text)


def group_label(words: Words, text: str) -> str:
    return look_up(words, "group", text) or ""


def refusal(game: Game, words: Words, refused: dict[str, Any]) -> dict[str, str]:
    """Why a move is not possible: the message, and the rule with its sentence."""
    return {
        "action": refused["action"],
        "label": move_label(words, refused["action"]),
        "why": words.say(refused["message"], rule_sentence(game.rules, refused["rule"], words.language)),
        "rule": refused["rule"],
        "sentence": rule_sentence(game.rules, refused["rule"], words.language),
    }


def explain(table: LiveTable, seat: int, texts: list[str], words: Words) -> str:
    """Why these moves were refused, in the reader's words; empty if no rule says so."""
    state = table.state_for(seat)
    game = table.match.game
    for text in texts:
        action = game.actions.by_text.get(text)
        if action is not None and not state.over:
            found = game.refusal(state, seat, action)
            if found is not None:
                sentence = rule_sentence(game.rules, found.rule, words.language)
                return f"{move_label(words, text)}: {words.say(found.message, sentence)} ({found.rule})"
    return ""
