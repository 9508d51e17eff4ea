"""A language that no person speaks: every message of it is English in brackets, so that what is no message shows.

`outside` finds the words of a text that stand in no brackets, `unspoken` those of a page.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

from clio import bots
from clio.cli import main
from clio.engine import words as spoken
from clio.engine.dice import dice_from_seed
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.registry import games, load
from clio.engine.step import Ask
from tests.server.test_secrecy import expansions

PSEUDO = "eo"  # a code that libraries know and Clio does not
OPEN, CLOSE = "⟦", "⟧"
TYPED = ("Anna", "Boris")  # names that people gave themselves
KEYS = ("Enter", "Esc")  # as they stand on keyboards everywhere
WORD = re.compile(r"[^\W\d_][\w'’-]*[^\W\d_]|[^\W\d_]{2,}")
ROMAN = {"II", "III", "IV", "VI"}
DIGEST = re.compile(r"(?=.*\d)[0-9a-f]{6,}")  # of a seed or of a deck
FINGERPRINT = re.compile(r"\b[0-9a-f]{32,}\b")
RULE = re.compile(r"[A-Z]{2,3}(-[A-Z]+)+")  # its id, without the number
ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)*-\d+\b")  # of a rule, a ruling or a note
CITED = re.compile(r'<a class="rule"[^>]*>([^<]*)</a>')  # an id that became a link in the middle of a sentence
# Attributes of a page that a person reads or hears; what a script shows is in data-….
READ = {"title", "aria-label", "aria-description", "aria-roledescription", "placeholder", "alt"}
READ_BY_SCRIPT = {"data-lost", "data-back", "data-copied", "data-missing", "data-over", "data-enough", "data-found"}
SILENT = {"script", "style", "template"}
# Names of languages and of this program are the same in every language.
NAMES = {"Clio", "clio", "English", "Français", "Русский", "EN", "FR", "RU"}


def teach(monkeypatch: pytest.MonkeyPatch) -> str:
    """Everybody can speak it while a test runs; gives its name."""
    plain = spoken.Words.say

    def say(self: spoken.Words, message: str, fallback: str = "", **values: Any) -> str:
        text = plain(self, message, fallback, **values)
        return f"{OPEN}{text}{CLOSE}" if self.language == PSEUDO and text and self.has(message) else text

    monkeypatch.setattr(spoken.Words, "say", say)
    languages = (*spoken.LANGUAGES, PSEUDO)
    for module in [module for name, module in sys.modules.items() if name.startswith("clio.")]:
        if getattr(module, "LANGUAGES", None) == spoken.LANGUAGES and module is not spoken:
            monkeypatch.setattr(module, "LANGUAGES", languages)
    monkeypatch.setattr(spoken, "LANGUAGES", languages)
    for game in map(load, games()):
        for sentences in game.rules.values():
            monkeypatch.setitem(sentences, PSEUDO, f"{OPEN}{sentences['en']}{CLOSE}")
        for ruling in game.rulings:
            for texts in (ruling.matter, ruling.reason):
                monkeypatch.setitem(texts, PSEUDO, f"{OPEN}{texts['en']}{CLOSE}")
            meaning = [f"{OPEN}{sentence}{CLOSE}" for sentence in ruling.meaning["en"]]
            monkeypatch.setitem(ruling.meaning, PSEUDO, meaning)
        for note in game.notes:
            for texts in (note.matter, note.ruling, note.reason):
                monkeypatch.setitem(texts, PSEUDO, f"{OPEN}{texts['en']}{CLOSE}")
    return PSEUDO


def stripped(text: str) -> str:
    """A text without what stands in brackets."""
    depth, kept = 0, []
    for letter in text:
        depth += (letter == OPEN) - (letter == CLOSE)
        if depth <= 0:
            kept.append(" " if letter == CLOSE else letter)
    return "".join(kept)


def outside(text: str, allowed: Collection[str] = ()) -> list[str]:
    """The words in no brackets that are not allowed to be there; and a sign if the brackets do not match."""
    wrong = ["brackets"] if text.count(OPEN) != text.count(CLOSE) else []
    found = (
        word
        for word in WORD.findall(FINGERPRINT.sub(" ", ID.sub(" ", stripped(text))))
        if word not in allowed and word not in ROMAN
    )
    return wrong + [word for word in found if not DIGEST.fullmatch(word) and not RULE.fullmatch(word)]


class Reader(HTMLParser):
    """Everything a person reads or hears of a page."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.texts: list[str] = []
        self.silent: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in SILENT:
            self.silent.append(tag)
        self.texts += [value or "" for name, value in attrs if name in READ or name in READ_BY_SCRIPT]

    def handle_endtag(self, tag: str) -> None:
        if self.silent and self.silent[-1] == tag:
            self.silent.pop()

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.texts.append(data)


def unspoken(page: str, allowed: Collection[str] = ()) -> list[str]:
    """The words of a page that are no message."""
    reader = Reader()
    reader.feed(CITED.sub(r"\1", page))
    known = {*NAMES, *allowed}
    return [word for text in reader.texts for word in outside(text, known)]


# ---- what is the same in every language


def pieces(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in WORD.findall(text)}


def notation(game: Game) -> set[str]:
    """The words of a game's notation: actions, cards, zones, steps, options, rules."""
    found = [action.text for action in game.actions.rows]
    found += [*game.card_name, *(zone.name for zone in game.zones), *(step.name for step in game.steps)]
    found += [f"{option.name} {' '.join(option.values)}" for option in game.options.values()]
    found += [field.name + " " + " ".join(field.labels) for field in game.fields]
    found += [*game.rules, *(ruling.id for ruling in game.rulings), *game.endings, *game.effect_names()]
    found += [step.name for step in game.steps if issubclass(step, Ask)]
    found += [operation for effect in game.effect_names() for operation in game.operations_of(effect)]
    return pieces([*found, game.name])


def command_line() -> set[str]:
    """Commands, options and what stands for their values: typed as they are in every language."""
    from typer.main import get_command

    def walk(command: Any) -> Iterator[str]:
        yield command.name or ""
        for parameter in command.params:
            yield from (*parameter.opts, *parameter.secondary_opts, parameter.metavar or "", parameter.name or "")
            if isinstance(parameter.default, str):
                yield parameter.default
        for below in getattr(command, "commands", {}).values():
            yield from walk(below)

    types = ["int", "str", "bool", "path", "list[str]", "float"]
    return pieces([*walk(get_command(main)), *types, *bots.names(), "--help", "clio"])


def played(name: str, actions: int, players: int = 2) -> Match:
    """A game after so many actions, or at its end."""
    game = load(name)
    options = {"players": str(players), **expansions(game, players)}
    match = Match(game, options, "pseudo", TYPED[:players])
    dice = dice_from_seed("pseudo")
    while not match.state.over and len(match.entries) <= actions:
        seat = match.state.seats_open()[0]
        legal = [action for action in match.state.legal(seat) if not game.rare(action)]
        match.act(seat, legal[dice.below(len(legal))])
    return match
