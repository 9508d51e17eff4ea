"""The orders of a seat in words, for its player and nobody else."""

from __future__ import annotations

import msgspec

from clio.engine.namer import Namer
from clio.engine.words import Words
from clio.table import Table
from clio.table.wishes import TURN, Order, declinable


class OrderLine(msgspec.Struct):
    key: str
    text: str
    stopped: bool


class Kind(msgspec.Struct):
    """A question that can be declined until something happens."""

    name: str
    text: str


def question_words(name: str, words: Words) -> str:
    return words.say(f"ask-{name}", name, card="…", left="…")


def order_text(order: Order, namer: Namer, words: Words) -> str:
    """What was ordered, or why it was not done."""
    if order.key == TURN:
        what = "; ".join(namer.full(step.text) for step in order.steps)
    else:
        what = question_words(order.key, words)
    if order.stopped:
        return words.say(f"order-stopped-{order.stopped}", what=what)
    kind = "turn" if order.key == TURN else "until"
    return words.say(f"order-{kind}-strict" if order.strict else f"order-{kind}", what=what)


def order_lines(table: Table, seat: int, words: Words) -> list[OrderLine]:
    if seat < 0:
        return []
    namer = Namer(table.match.game, words, table.match.names)
    orders = table.wishes.orders[seat]
    return [OrderLine(order.key, order_text(order, namer, words), bool(order.stopped)) for order in orders]


def kinds(table: Table, words: Words) -> list[Kind]:
    return [Kind(name, question_words(name, words)) for name in declinable(table.match.game)]
