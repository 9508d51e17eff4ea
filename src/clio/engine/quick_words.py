"""Sentences put together quickly: what a Fluent message says, as plain functions of what fills its gaps.

Fluent's own way is asked once what a message is made of, and whenever a gap is filled with what this way does not know:
then it says the sentence itself. `tests/engine/test_quick_words.py` lets both say every message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

Values: TypeAlias = Mapping[str, object]
Sentence: TypeAlias = Callable[[Values], str]
MOST_PLAIN = 1000  # from here on a number is written in another way in each language
FORMS = ("zero", "one", "two", "few", "many", "other")  # a text like that fits the numbers of this form
LONGEST = 2000  # letters of a text; of longer ones Fluent may think ill


class Unknown(Exception):
    """Fluent has to say it."""


def quick(bundle: FluentBundle, pattern: object) -> Sentence | None:
    """A pattern as a function; nothing if there is something in it that only Fluent knows."""
    try:
        return _read(bundle, pattern)
    except Unknown:
        return None


def _read(bundle: FluentBundle, node: object) -> Sentence:
    if isinstance(node, fluent.StringLiteral):
        return _always(str(node.parse()["value"]))
    if isinstance(node, fluent.TextElement):
        return _always(node.value)
    if isinstance(node, fluent.Placeable | fluent.NeverIsolatingPlaceable):
        return _read(bundle, node.expression)
    if isinstance(node, fluent.VariableReference):
        return _gap(node.id.name)
    if isinstance(node, fluent.Pattern):
        return _row([_read(bundle, part) for part in node.elements])
    if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
        return _choice(bundle, node)
    if isinstance(node, fluent.MessageReference) and node.attribute is None:
        return _read(bundle, bundle._lookup(node.id.name).value)
    if isinstance(node, fluent.TermReference) and node.attribute is None and not node.arguments:
        term = _read(bundle, bundle._lookup(node.id.name, term=True).value)
        return lambda _: term({})  # nothing that fills a sentence is known inside a term
    raise Unknown


def _always(text: str) -> Sentence:
    return lambda _: text


def _row(parts: list[Sentence]) -> Sentence:
    return lambda values: "".join([part(values) for part in parts])


def _gap(name: str) -> Sentence:
    def filled(values: Values) -> str:
        value = values.get(name)
        if type(value) is str and len(value) < LONGEST:
            return value
        if type(value) is int and 0 <= value < MOST_PLAIN:
            return str(value)
        raise Unknown

    return filled


def _choice(bundle: FluentBundle, node: Any) -> Sentence:
    """By a text: the variant of that name. By a number: the first of that number or plural form."""
    name = node.selector.id.name
    variants = [(_key(variant.key), _read(bundle, variant.value)) for variant in node.variants]
    default = next(said for (_, said), variant in zip(variants, node.variants, strict=True) if variant.default)
    numbered = any(isinstance(key, int) for key, _ in variants)
    known: dict[str | int, Sentence] = {}

    def chosen(values: Values) -> str:
        value = values.get(name)
        if (type(value) is not str and type(value) is not int) or (numbered and value in FORMS):
            raise Unknown
        said = known.get(value)
        if said is None:
            fits = (value,) if isinstance(value, str) else (value, bundle._plural_form(value))
            said = next((said for key, said in variants if key in fits), default)
            if isinstance(value, int):
                known[value] = said
        return said(values)

    return chosen


def _key(key: object) -> str | int:
    if isinstance(key, fluent.NumberLiteral):
        if isinstance(key.value, int):
            return int(key.value)
        raise Unknown
    if isinstance(key, fluent.Identifier):
        return str(key.name)
    raise Unknown
