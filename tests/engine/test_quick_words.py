"""What is said quickly is what Fluent says, for every message in every language."""

from __future__ import annotations

import re

import pytest

from clio.engine.quick_words import Unknown, quick
from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES, words

TEXTS = ("", "yes", "no", "A & <b>", "culture", "one", "many", "x" * 3000)
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 111, 999, 1000, 12345, -1, -7)
OTHERS = (1.5, True, None)
GAP = re.compile(r"\$(\w[\w-]*)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["clio.server", "clio.engine", *games()])
def test_both_say_the_same(package: str, language: str) -> None:
    packages = load(package).packages if package in games() else (package,)
    bundle = words(packages, language).bundles[0]
    said_quickly = compared = 0
    for message, text in bundle.unread.items():
        if message.startswith("-"):
            continue
        bundle.format(message, {})
        pattern = bundle.fluent.get_message(message).value
        sentence = quick(bundle.fluent, pattern)
        if pattern is None or sentence is None:
            continue
        names = sorted(set(GAP.findall(text)))
        keys = set(re.findall(r"\[\s*([\w-]+)\s*\]", text))
        for number, value in enumerate((*TEXTS, *keys, *NUMBERS, *OTHERS)):
            values: dict[str, object] = dict.fromkeys(names, value)
            for mixed in (values, {**values, **dict.fromkeys(names[::2], NUMBERS[number % 5])}):
                try:
                    found = sentence(mixed)
                except Unknown:
                    continue
                compared += 1
                assert found == str(bundle.fluent.format_pattern(pattern, dict(mixed))[0]), (message, mixed)
        said_quickly += 1
    known = sum(1 for message in bundle.unread if not message.startswith("-"))
    assert not known or said_quickly > 0.9 * known, "nearly all of them"
    assert not known or compared > 10 * known


def test_what_it_does_not_know_fluent_says() -> None:
    bundle = words(("clio.engine",), "en").bundles[0]
    bundle.add("a-number = { $n } and { NUMBER($n) }\nplain-number = { $n }\nmissing = [{ $nobody }]\n")
    assert quick(bundle.fluent, None) is None
    assert bundle.format("a-number", {"n": 4}) == "4 and 4"
    assert bundle.format("plain-number", {"n": 1234567}) == "1,234,567"
    assert bundle.format("plain-number", {"n": -3}) == "-3"
    assert bundle.format("missing", {}) == "[nobody]"
    for message in ("a-number", "plain-number", "missing"):
        del bundle.unread[message]
