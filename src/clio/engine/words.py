"""Words: messages by id, in a language, from Fluent files.

A game's words lie in its folder, those of the kernel's own refusals beside this file; the rooms above the
kernel bring theirs. A missing message shows its id, which a test would find.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from clio.engine.quick_words import Sentence, Unknown, quick

BEGINS = re.compile(r"^(?:(-?[A-Za-z][\w-]*) *=|#)", re.MULTILINE)  # of a message, a term, a comment
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # to another message or term
PARSER = FluentParser(with_spans=False)  # where in its file each word of a message stands is nobody's business (6 MB)
LANGUAGES = ("en", "fr", "ru")
MOST_SAID = 8_000  # sentences kept of each game and language, about 5 MB


class Words:
    """Messages of some packages in one language; what is missing there is taken from English."""

    def __init__(self, packages: tuple[str, ...], language: str) -> None:
        self.language = language
        self.said: dict[str | tuple[Any, ...], str] = {}  # formatting is slow, and most is said again and again
        self.bundles = [_bundle(packages, language)]
        if language != "en":
            self.bundles.append(_bundle(packages, "en"))
        self.known = frozenset(name for bundle in self.bundles for name in bundle.unread if name[0] != "-")
        self.moves: dict[tuple[object, ...], str] = {}  # as a namer says them

    def has(self, message: str) -> bool:
        return message in self.known

    def say(self, message: str, fallback: str = "", /, **values: Any) -> str:
        """The message in this language; the fallback, or else its id, if nobody wrote it."""
        key = (message, *values.items()) if values else message
        said = self.said.get(key)
        if said is not None:
            return said
        for bundle in self.bundles:
            if bundle.has_message(message):
                text = bundle.format(message, values)
                if text is not None:
                    if len(self.said) >= MOST_SAID:
                        self.said.clear()
                    self.said[key] = text
                    return text
        return fallback or message

    def card(self, name: str) -> str:
        """A card's name by its id."""
        return self.say("card-" + name.replace("_", "-"), name.replace("_", " ").capitalize())


Fills: TypeAlias = dict[str, int | str]  # what fills the gaps of a sentence


class Sayable(Protocol):
    """What can be said in any language."""

    def text(self, language: str) -> str: ...


class Said:
    """A message nobody has said yet: where it is written, its id, and what fills its gaps.

    It is said once the reader's language is known. A gap may be filled with what is unsaid itself, or with a list
    of such sentences; a text in it came from a person or a file and is shown without control characters.
    """

    def __init__(self, package: str, message: str, /, **values: Any) -> None:
        self.package = package
        self.message = message
        self.values = values

    def text(self, language: str) -> str:
        values = {name: _filled(value, language) for name, value in self.values.items()}
        return words((self.package,), language).say(self.message, **values)

    def __str__(self) -> str:
        return self.text("en")


class RuleSaid:
    """A rule's sentence as a part of another one: without its full stop."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences

    def __reduce__(self) -> tuple[object, ...]:  # a compiled object is not pickled without it
        return (RuleSaid, (dict(self.sentences),))

    def text(self, language: str) -> str:
        return (self.sentences.get(language) or self.sentences.get("en", "")).rstrip(".")


def _filled(value: Any, language: str) -> Any:
    if hasattr(value, "text"):
        return value.text(language)
    if isinstance(value, str):
        return value if value.isprintable() else "".join(c if c.isprintable() else repr(c)[1:-1] for c in value)
    if isinstance(value, Sequence):
        return " ".join(_filled(part, language) for part in value)
    return value


class Bundle:
    """Messages in one language. Files are cut into messages at once, and each is read when it is first said:
    reading all of them takes longer than everything else that a start has to do.
    """

    def __init__(self, language: str) -> None:
        self.fluent = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}  # terms begin with a hyphen
        self.known: set[str] = set()
        self.quick: dict[str, Sentence | None] = {}  # those that were said, as functions where they can be

    def add(self, text: str) -> None:
        """A file; what an earlier one says stands."""
        begins = [(found.start(), found.group(1)) for found in BEGINS.finditer(text)]
        ends = [start for start, _ in begins[1:]] + [len(text)]
        for (start, name), end in zip(begins, ends, strict=True):
            if name and name not in self.unread:
                self.unread[name] = text[start:end]

    def has_message(self, message: str) -> bool:
        return message in self.unread and not message.startswith("-")

    def format(self, message: str, values: Mapping[str, object]) -> str | None:
        """What a message that is there says; nothing if it only has attributes."""
        if message not in self.quick:
            self._read(message)
            self.quick[message] = quick(self.fluent, self.fluent.get_message(message).value)
        said = self.quick[message]
        if said is not None:
            try:
                return said(values)
            except Unknown:
                pass  # Fluent knows more
        pattern = self.fluent.get_message(message).value
        return None if pattern is None else str(self.fluent.format_pattern(pattern, dict(values))[0])

    def read(self) -> Iterator[str]:
        """All that is not read yet, one after the other: for who has the time."""
        for name in [name for name in self.unread if name not in self.known]:
            self._read(name)
            yield name

    def _read(self, name: str) -> None:
        """The message, and all that it refers to."""
        if name in self.known or name not in self.unread:
            return
        self.known.add(name)
        text = self.unread[name]
        self.fluent.add_resource(PARSER.parse(text))
        for reference in REFERENCE.findall(text):
            self._read(reference)


@cache
def _bundle(packages: tuple[str, ...], language: str) -> Bundle:
    bundle = Bundle(language)
    for package in packages:
        source = files(package).joinpath(f"{language}.ftl")
        if source.is_file():
            bundle.add(source.read_text(encoding="utf-8"))
    return bundle


@cache
def words(packages: tuple[str, ...], language: str) -> Words:
    return Words(packages, language)


def rule_sentence(rules: Mapping[str, Mapping[str, str]], rule: str, language: str) -> str:
    """A rule's sentence in a language, or in English."""
    sentences = rules.get(rule, {})
    return sentences.get(language) or sentences.get("en", "")
