"""The words of Progress: a sentence for every rule, a reason for every ruling, a name for everything."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from clio.engine.registry import load
from clio.engine.words import LANGUAGES, Words
from clio.games.progress.cards import load_cards
from clio.games.progress.deck import KNOWLEDGE, POWERS, SKILLS

PACKAGE = files("clio.games.progress")
RULES: dict[str, Any] = tomllib.loads(PACKAGE.joinpath("rules.toml").read_text(encoding="utf-8"))

# ---- rules.toml

RULING_OPTIONS = {
    "age4_symbols": ["1-1-2-2-3", "1-2-2-3-3"],
    "milestone_owner_bonus": ["at_end", "at_once"],
    "personality_vp": ["all", "current"],
    "personality_gap": ["must", "may"],
    "heritage_deadline": ["before", "last_call"],
    "personality_pick": ["choice", "random"],
    "research_limit": ["total", "literal"],
    "draw_count": ["exact", "up_to"],
    "shuffle_repeat": ["free", "once"],
    "empty_shuffle": ["skip", "optional"],
    "power_steps": ["printed", "one"],
    "symbol_scope": ["all", "single"],
    "first_player": ["random", "seat:0", "seat:1", "seat:2", "seat:3", "seat:4", "youngest"],
    "solo_top_title": ["66", "67"],
    "skill_gain": ["printed", "any"],
    "set_bonus": ["per_icon", "everyone_once"],
    "time_swap": ["any", "top"],
    "overpay": ["any", "minimal"],
    "copy_pays": ["yes", "no"],
    "time_purge": ["spared", "purged"],
    "free_after_draw": ["no", "yes"],
    "stall_rounds": ["0", "1", "2", "3", "5"],
}

CHAPTERS = {
    "COMP": 10, "SETUP": 16, "SKILL": 9, "TURN": 3, "ACT": 6, "KNOW": 11, "DEV": 8, "DISC": 14, "RES": 8, "DRAW": 7,
    "QDRAW": 6, "SHUF": 6, "UPKEEP": 4, "BEN": 7, "AGE": 18, "END": 6, "SCORE": 11, "TIE": 3, "SOLO": 15, "FAST": 2,
    "FASTER": 2, "PERS": 15, "MILE": 14, "IND": 8, "MIX": 3,
}  # fmt: skip


def spoken(entry: dict[str, Any]) -> set[str]:
    """The fields of a ruling or a note, without its French and Russian ones."""
    return {field for field in entry if not field.endswith(("_fr", "_ru"))}


def test_every_rule_has_one_sentence() -> None:
    ids = [name for name in RULES if name not in ("ruling", "note")]
    assert len(ids) == 212
    assert ids == [f"PR-{chapter}-{n:02}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)]
    for name in ids:
        sentence = RULES[name]["en"]
        assert sentence[0].isupper(), name
        assert sentence.endswith("."), name
        assert not re.search(r"[CS]-\d\d|PR-|`", sentence), name
        assert ". " not in sentence, name
    assert len({RULES[name]["en"] for name in ids}) == 212


def test_every_ruling_names_its_default_first() -> None:
    assert {ruling["option"]: ruling["values"] for ruling in RULES["ruling"]} == RULING_OPTIONS
    for ruling in RULES["ruling"]:
        assert spoken(ruling) == {"id", "option", "matter", "values", "meaning", "reason"}
        assert len(ruling["meaning"]) == len(ruling["values"]) == len(set(ruling["values"]))
        assert all(text.endswith(".") for text in (*ruling["meaning"], ruling["matter"], ruling["reason"]))


def test_every_disagreement_and_silence_is_settled_once() -> None:
    ids = [entry["id"] for entry in RULES["ruling"] + RULES["note"]]
    assert sorted(ids) == [f"C-{n:02}" for n in range(1, 29)] + [f"S-{n:02}" for n in range(1, 49)]
    for note in RULES["note"]:
        assert spoken(note) == {"id", "matter", "ruling", "reason"}
        assert all(note[field].endswith(".") for field in ("matter", "ruling", "reason"))


# ---- words


def words(language: str) -> dict[str, str]:
    resource = FluentResource(PACKAGE.joinpath(f"{language}.ftl").read_text(encoding="utf-8"))
    bundle = FluentBundle([language])
    bundle.add_resource(resource)
    texts: dict[str, str] = {}
    for entry in resource.body:
        if hasattr(entry, "id"):
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern)
            assert isinstance(text, str)
            assert not errors
            texts[entry.id.name] = text
    return texts


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_name_has_a_word(language: str) -> None:
    deck = load_cards()
    texts = words(language)
    assert list(texts) == list(words("en"))
    names = [f"card-{found.id}" for found in deck.cards()]
    names += [f"skill-{skill}" for skill in SKILLS] + [f"power-{power}" for power in POWERS]
    names += [f"knowledge-{kind}" for kind in KNOWLEDGE] + [f"title-{title.key}" for title in deck.titles]
    for ruling in RULES["ruling"]:
        names.append(f"ruling-{ruling['option']}")
        names += [f"ruling-{ruling['option']}-{value}" for value in ruling["values"]]
    for name in names:
        assert texts[re.sub("[^a-z0-9]", "-", name)]
    cards = [text for name, text in texts.items() if name.startswith("card-")]
    assert len(cards) == len(set(cards)) == len(deck.cards())


def test_english_words_are_the_names_in_the_deck() -> None:
    deck = load_cards()
    texts = words("en")
    assert all(texts["card-" + found.id.replace("_", "-")] == found.name for found in deck.cards())


FACES = {  # a card, the place of a fact on its face, and what it says in English, French and Russian
    "alphabet": (2, "2 Science or Writing", "2 Science ou Écriture", "2 науки или Письменность"),
    "writing": (2, "1 Science", "1 Science", "1 наука"),
    "first_encyclopedia": (1, "6 Science or", "6 Science ou", "6 наук или"),
    "electric_light": (
        3,
        "1 VP for every 5 Engineering technologies",
        "1 PV par tranche de 5 technologies de type Ingénierie",
        "1 ПО за каждые 5 технологий типа «Техника»",
    ),
    "pottery": (5, "–", "–", "–"),  # no symbol is said like no points
}


@pytest.mark.parametrize("card", FACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_says_amounts_and_counts_as_one_speaks(card: str, language: str) -> None:
    game = load("progress")
    place, *texts = FACES[card]
    assert texts[LANGUAGES.index(language)] in game.describe(card, Words(game.packages, language))[place][1]
