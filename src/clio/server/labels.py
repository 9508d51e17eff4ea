"""Refusals in the reader's words."""

from __future__ import annotations

import msgspec

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.namer import Namer
from clio.engine.view import RefusedMove
from clio.engine.words import Words, rule_sentence
from clio.server.pages import complaint
from clio.table import Refused


class Refusal(msgspec.Struct):
    """A move that is not possible: why, and the rule with its sentence."""

    action: str
    label: str
    why: str
    rule: str
    sentence: str


def refusal(game: Game, words: Words, move: RefusedMove) -> Refusal:
    """Why a move is not possible: the message, and the rule with its sentence."""
    sentence = rule_sentence(game.rules, move.rule, words.language)
    label = Namer(game, words).full(move.action)
    return Refusal(move.action, label, words.say(move.message, sentence), move.rule, sentence)


def explain(game: Game, words: Words, error: ClioError) -> str:
    """What was wrong with a move, in one or two sentences."""
    if not isinstance(error, Refused):
        return complaint(words, error)
    found = refusal(game, words, RefusedMove(error.action, error.refusal.rule, error.refusal.message))
    return words.say("refused", move=found.label, why=found.why, rule=found.rule)
