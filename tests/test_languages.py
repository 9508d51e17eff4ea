"""English, French and Russian, each complete: the same messages with the same gaps, and every rule in all three.

Each check is a function that returns its offenders, so that it can be seen to fail on a planted offence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import clio
from clio.engine.registry import games, load
from clio.engine.rule_list import Note, RuleList, Ruling
from clio.engine.words import LANGUAGES, Bundle

CLIO = Path(clio.__file__).parent
FILES = sorted(CLIO.rglob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]

COUNTS = (0, 1, 2, 5, 21)  # zero, one, few and many in each language, and a one that is not 1
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}
# A plain space before high punctuation or inside the quotation marks, and what is not a French apostrophe.
FRENCH_SLIP = re.compile(r"[ \u00a0][;:!?»]|«[ \u00a0]|«(?!\u202f)|(?<!\u202f)»|'|\"")
RUSSIAN_SLIP = re.compile(r"['\"“”„]|« | »")
SLIPS = {"fr": FRENCH_SLIP, "ru": RUSSIAN_SLIP}

Message = ast.Message | ast.Term


# ---- reading


class Gaps(Visitor):
    """The variables of a message, and what is chosen by which."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def gaps(node: Any) -> Gaps:
    found = Gaps()
    found.visit(node)
    return found


def selector(choice: ast.SelectExpression) -> str:
    """The variable that chooses, or nothing."""
    return choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""


def keys(choice: ast.SelectExpression) -> dict[str, ast.Variant]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant
        for variant in choice.variants
    }


def counts(choice: ast.SelectExpression) -> bool:
    """Is it a number that chooses?"""
    return all(key in PLURALS or key.isdigit() for key in keys(choice))


def messages(text: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


# ---- the checks


def junk(text: str) -> list[str]:
    """What Fluent does not understand, and ids that stand there twice."""
    body = FluentParser().parse(text).body
    wrong = [(entry.content or "").strip() for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]
    empty = [entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.value is None]
    return wrong + sorted({name for name in ids if ids.count(name) > 1}) + empty


def different(english: str, other: str) -> list[str]:
    """Messages missing, messages nobody asked for, and messages with other gaps."""
    first, second = messages(english), messages(other)
    wrong = [f"{name} is missing" for name in first if name not in second]
    wrong += [f"{name} is not in English" for name in second if name not in first]
    for name in first.keys() & second.keys():
        ours, theirs = gaps(first[name]).names, gaps(second[name]).names
        if ours != theirs:
            wrong.append(f"{name} has {sorted(theirs)} and not {sorted(ours)}")
    return wrong


def bad_plurals(text: str, language: str) -> list[str]:
    """Plural forms missing; and [one] without its number where 0 or 21 is [one] too."""
    wrong = []
    for name, message in messages(text).items():
        for choice in gaps(message).choices:
            forms = keys(choice)
            if not counts(choice) or not PLURALS - {"other"} & forms.keys():
                continue
            missing = NEEDED[language] - forms.keys()
            if missing:
                wrong.append(f"{name} has no {', '.join(sorted(missing))}")
            if language != "en" and "one" in forms and selector(choice) not in gaps(forms["one"].value).names:
                wrong.append(f"{name} does not say the number in [one]")
    return wrong


def dummies(message: Message) -> Iterator[dict[str, Any]]:
    """Values for all gaps of a message: every way to choose."""
    found = gaps(message)
    values: dict[str, list[Any]] = {name: [f"‹{name}›"] for name in found.names}
    for choice in found.choices:
        name = selector(choice)
        if counts(choice):
            values[name] = sorted({*COUNTS, *(int(key) for key in keys(choice) if key.isdigit())})
        else:
            values[name] = list(keys(choice))
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def said(text: str, language: str) -> Iterator[tuple[str, str, list[Any]]]:
    """(id, sentence, errors) of every message with every dummy value."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for name, message in messages(text).items():
        if isinstance(message, ast.Term):
            continue
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for values in dummies(message):
            sentence, errors = bundle.format_pattern(pattern, values)
            yield name, str(sentence), list(errors)


def unsaid(text: str, language: str) -> list[str]:
    """Messages that do not come out whole."""
    return [
        f"{name}: {sentence!r} {errors}"
        for name, sentence, errors in said(text, language)
        if errors or not sentence.strip() or re.search(r"[{}]|  ", sentence)
    ]


def slips(sentence: str, language: str) -> bool:
    """Is the punctuation of another language in it?"""
    return bool(SLIPS[language].search(sentence))


def untranslated(book: RuleList) -> list[str]:
    """Rules, rulings and notes that lack a sentence, or have an English one in its place."""
    wrong = [
        f"{rule} {language}"
        for rule, sentences in book.rules.items()
        for language in OTHERS
        if sentences.get(language, "") in ("", sentences["en"])
    ]
    for entry in book.rulings + book.notes:
        for field, texts in texts_of(entry):
            for language in OTHERS:
                ours, theirs = listed(texts["en"]), listed(texts.get(language, ""))
                if len(ours) != len(theirs) or any(not b or a == b for a, b in zip(ours, theirs, strict=True)):
                    wrong.append(f"{entry.id} {field}_{language}")
    return wrong


def texts_of(entry: Ruling | Note) -> list[tuple[str, Mapping[str, str | list[str]]]]:
    """Every field of an entry that has words, by language."""
    return [(field, texts) for field, texts in vars(entry).items() if isinstance(texts, dict)]


def listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def sentences(book: RuleList, language: str) -> Iterator[tuple[str, str]]:
    """(id, sentence) of everything a rulebook says in a language."""
    for rule, by_language in book.rules.items():
        yield rule, by_language.get(language, "")
    for entry in book.rulings + book.notes:
        for _, texts in texts_of(entry):
            for sentence in listed(texts.get(language, [])):
                yield entry.id, sentence


# ---- where words lie


def folders() -> list[str]:
    """Every folder of words, as a path below clio."""
    return sorted({path.parent.relative_to(CLIO).as_posix() for path in CLIO.rglob("*.ftl")})


@cache
def read(folder: str, language: str) -> str:
    path = CLIO / folder / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def rulebook(name: str) -> RuleList:
    return RuleList(f"clio.games.{name}")


# ---- the tests


def test_the_rooms_and_the_games_bring_words() -> None:
    found = folders()
    assert {"cli", "engine"} <= {*found}
    for name in games():
        assert load(name).packages, name
        for package in load(name).packages:
            assert package.removeprefix("clio.").replace(".", "/") in found
    languages = {path.stem for path in CLIO.rglob("*.ftl")}
    assert languages == {*LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_understands_every_file(language: str) -> None:
    for path in CLIO.rglob(f"{language}.ftl"):
        assert not junk(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", folders())
def test_every_message_is_there_with_the_same_gaps(folder: str, language: str) -> None:
    assert not different(read(folder, "en"), read(folder, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders())
def test_every_message_can_be_said(folder: str, language: str) -> None:
    assert not unsaid(read(folder, language), language)
    assert not bad_plurals(read(folder, language), language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", folders())
def test_messages_keep_to_the_punctuation_of_their_language(folder: str, language: str) -> None:
    assert not [sentence for _, sentence, _ in said(read(folder, language), language) if slips(sentence, language)]


@pytest.mark.parametrize("name", games())
def test_every_rule_and_ruling_is_in_three_languages(name: str) -> None:
    assert not untranslated(rulebook(name))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games())
def test_rules_are_whole_sentences_of_their_language(name: str, language: str) -> None:
    said_already: dict[str, str] = {}
    for rule, sentence in sentences(rulebook(name), language):
        assert sentence.lstrip("«\u202f")[0].isupper(), rule
        assert sentence.endswith("."), rule
        assert not slips(sentence, language), rule
        if rule in rulebook(name).rules:
            assert said_already.setdefault(sentence, rule) == rule
            assert ". " not in sentence, rule


# ---- the checks see what they are for


@pytest.mark.parametrize(
    ("check", "offence"),
    [
        (junk("a = { $n ->\n    [one] x\n}\n"), "a ="),
        (junk("a = x\na = y\n"), "a"),
        (junk("a x\n"), "a x"),
        (different("a = x\n", "b = x\n"), "a is missing"),
        (different("a = x\n", "a = x\nb = x\n"), "b is not in English"),
        (different("a = { $n }\n", "a = { $m }\n"), "a has ['m'] and not ['n']"),
        (unsaid("a = { other }\n", "fr"), "a: "),
        (bad_plurals("a = { $n ->\n    [one] { $n }\n   *[other] { $n }\n}\n", "ru"), "a has no few, many"),
        (bad_plurals("a = { $n ->\n    [one] un\n   *[other] { $n }\n}\n", "fr"), "a does not say the number"),
    ],
)
def test_an_offence_is_found(check: list[str], offence: str) -> None:
    assert any(found.startswith(offence) for found in check), check


@pytest.mark.parametrize(
    ("sentence", "language", "wrong"),
    [
        ("Quoi ?", "fr", True),
        ("Quoi\u202f?", "fr", False),
        ("l'âge", "fr", True),
        ("« oui »", "fr", True),
        ("«\u202foui\u202f»", "fr", False),
        ("?", "fr", False),
        ('карта "Мост"', "ru", True),
        ("карта «Мост»", "ru", False),
    ],
)
def test_a_slip_is_found(sentence: str, language: str, wrong: bool) -> None:
    assert slips(sentence, language) == wrong


def test_an_untranslated_rule_is_found() -> None:
    book = RuleList.__new__(RuleList)
    meaning = {"en": ["x", "y"], "fr": ["a"], "ru": ["б", "y"]}
    whole = {"en": "A.", "fr": "B.", "ru": "Б."}
    entry = Ruling(id="C-01", option="way", values=["one", "other"], matter=whole, meaning=meaning, reason=whole)
    book.rules, book.rulings, book.notes = {"XX-01": {"en": "A.", "fr": "A.", "ru": "Б."}}, [entry], []
    assert untranslated(book) == ["XX-01 fr", "C-01 meaning_fr", "C-01 meaning_ru"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_message_that_is_read_when_it_is_said_says_what_its_file_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole = FluentBundle([file.stem], use_isolating=False)
    whole.add_resource(FluentResource(text))
    apart = Bundle(file.stem)
    apart.add(text)
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, (ast.Message, ast.Term))]
    assert sorted(apart.unread) == sorted(("-" if isinstance(e, ast.Term) else "") + e.id.name for e in entries)
    for name in (name for name in apart.unread if apart.has_message(name)):
        values = dict.fromkeys(re.findall(r"\$([\w-]+)", apart.unread[name]), 2)
        pattern = whole.get_message(name).value
        assert apart.format(name, values) == (pattern and str(whole.format_pattern(pattern, values)[0])), name
