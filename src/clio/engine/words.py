"""Words: messages by id, in a language, from Fluent files.

A game's words lie in its folder, those of the kernel's own refusals beside this file; the rooms above the
kernel bring theirs. A missing message shows its id, which a test would find.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "ru")


class Words:
    """Messages of some packages in one language; what is missing there is taken from English."""

    def __init__(self, packages: tuple[str, ...], language: str) -> None:
        self.language = language
        self.bundles = [_bundle(packages, language)]
        if language != "en":
            self.bundles.append(_bundle(packages, "en"))

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self.bundles)

    def say(self, message: str, fallback: str = "", **values: Any) -> str:
        """The message in this language; the fallback, or else its id, if nobody wrote it."""
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, values)
                    return str(text)
        return fallback or message

    def card(self, name: str) -> str:
        """A card's name by its id."""
        return self.say("card-" + name.replace("_", "-"), name.replace("_", " ").capitalize())


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
