"""Words: messages by id, in a language, from Fluent files.

A game's words lie in its folder, those of the kernel's own refusals beside this file; the rooms above the
kernel bring theirs. A missing message shows its id, which a test would find.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "ru")
MOST_SAID = 20_000


class Words:
    """Messages of some packages in one language; what is missing there is taken from English."""

    def __init__(self, packages: tuple[str, ...], language: str) -> None:
        self.language = language
        self.said: dict[tuple[Any, ...], str] = {}  # formatting is slow, and most is said again and again
        self.bundles = [_bundle(packages, language)]
        if language != "en":
            self.bundles.append(_bundle(packages, "en"))

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self.bundles)

    def say(self, message: str, fallback: str = "", /, **values: Any) -> str:
        """The message in this language; the fallback, or else its id, if nobody wrote it."""
        key = (message, *values.items())
        if key in self.said:
            return self.said[key]
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text = str(bundle.format_pattern(pattern, values)[0])
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


@cache
def _bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        source = files(package).joinpath(f"{language}.ftl")
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


@cache
def words(packages: tuple[str, ...], language: str) -> Words:
    return Words(packages, language)


def rule_sentence(rules: Mapping[str, Mapping[str, str]], rule: str, language: str) -> str:
    """A rule's sentence in a language, or in English."""
    sentences = rules.get(rule, {})
    return sentences.get(language) or sentences.get("en", "")
