"""The words of Through the Ages: a sentence for every rule, a reason for every ruling, a name for everything."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentResource

from clio.engine.step import Ask
from clio.engine.words import LANGUAGES, words
from clio.games.through_the_ages.card_text import PACKAGE, describe
from clio.games.through_the_ages.rules.kinds import REFUSALS
from clio.games.through_the_ages.state import KINDS, SOURCES
from tests.through_the_ages.table import shipped

FILES = files(PACKAGE)
RULES: dict[str, Any] = tomllib.loads(FILES.joinpath("rules.toml").read_text(encoding="utf-8"))
CHAPTERS = {
    "COMP": 10, "SETUP": 14, "ROUND": 4, "FIRST": 6, "ROW": 7, "AGEEND": 19, "WAR": 22, "TACT": 13, "POL": 5,
    "EVENT": 15, "AGGR": 17, "PACT": 12, "RESIGN": 12, "CIV": 50, "MIL": 7, "EOT": 6, "UNREST": 5, "PROD": 6,
    "CORR": 5, "CONS": 3, "DRAW": 4, "COL": 21, "HAND": 5, "DISC": 4, "TECH": 7, "GOV": 4, "IND": 11, "ACT": 7,
    "CUBE": 8, "POP": 6, "FOOD": 16, "SCI": 6, "CARD": 32, "END": 3, "SCORE": 4, "P2": 3, "P3": 1, "P4": 1,
}  # fmt: skip


def messages(language: str) -> list[str]:
    resource = FluentResource(FILES.joinpath(f"{language}.ftl").read_text(encoding="utf-8"))
    return [entry.id.name for entry in resource.body if hasattr(entry, "id")]


def test_every_rule_has_one_sentence() -> None:
    ids = [name for name in RULES if name not in ("ruling", "note")]
    assert ids == [f"TA-{chapter}-{n:02}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)]
    assert len(ids) == 381
    for name in ids:
        sentence = RULES[name]["en"]
        assert sentence[0].isupper() or sentence[0] in "\"'0123456789", name
        assert sentence.endswith("."), name
        assert not re.search(r"TA-|`|\*", sentence), name
    assert len({RULES[name]["en"] for name in ids}) == 381


def english(entry: dict[str, Any]) -> set[str]:
    """The fields of an entry without those that say the same in another language."""
    return {field for field in entry if not field.endswith(("_fr", "_ru"))}


def test_every_silence_is_settled() -> None:
    ids = [entry["id"] for entry in (*RULES["note"], *RULES["ruling"])]
    assert {f"TA-Q-{n:02}" for n in range(1, 50)} == {name for name in ids if name.startswith("TA-Q-")}
    assert len(ids) == len(set(ids))
    for note in RULES["note"]:
        assert english(note) == {"id", "matter", "ruling", "reason"}
        assert all(note[field] for field in note)
    for ruling in RULES["ruling"]:
        assert english(ruling) == {"id", "option", "matter", "values", "meaning", "reason"}
        assert len(ruling["meaning"]) == len(ruling["values"])


def test_refusals_cite_rules() -> None:
    assert all(refusal.rule in RULES for refusal in REFUSALS.all[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    game = shipped()
    found = messages(language)
    assert found == messages("en")
    wanted = [f"card-{card.id.replace('_', '-')}" for card in game.deck.cards]
    wanted += [f"kind-{kind}" for kind in KINDS] + [refusal.message for refusal in REFUSALS.all[1:]]
    wanted += [f"ask-{step.name}" for step in game.steps if issubclass(step, Ask)]
    wanted += [f"zone-{zone.name.lower().replace(' ', '-')}" for zone in game.zones]
    wanted += [f"score-{source}" for source in SOURCES] + [f"ending-{ending}" for ending in game.endings]
    assert not set(wanted) - set(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_sentences(language: str) -> None:
    """Each number and each effect is said, and nothing is left open."""
    game = shipped()
    spoken = words((PACKAGE,), language)
    for card in game.deck.cards:
        lines = describe(card, spoken)
        assert lines, card.id
        assert len(lines) >= len(card.effects)
        for line in lines:
            assert "$" not in line, (card.id, line)
            assert "{" not in line, (card.id, line)
            assert not re.search(r"\b(power|does|gives|number|side|to|by)-[a-z]", line), (card.id, line)


def test_english_words_are_the_names_in_the_deck() -> None:
    spoken = words((PACKAGE,), "en")
    for card in shipped().deck.cards:
        assert spoken.card(card.id) == card.name


def test_a_card_in_french_words() -> None:
    """Events speak of a civilization, other cards to the reader; one of a thing is in the singular."""
    cards = {card.id: card for card in shipped().deck.cards}
    spoken = words((PACKAGE,), "fr")
    assert describe(cards["development_of_markets"], spoken) == [
        "Chaque civilisation gagne 2 de nourriture ou 2 ressources, au choix."
    ]
    assert describe(cards["reserves_i"], spoken) == ["Gagnez 2 de nourriture ou 2 ressources, au choix"]
    assert describe(cards["stockpile_a"], spoken) == ["Gagnez\u202f: Nourriture +1, Ressources +1"]
    growth = [describe(cards[f"urban_growth_{age}"], spoken)[0] for age in ("a", "i")]
    assert growth == [
        "Construisez ou améliorez un bâtiment urbain pour 1 ressource de moins.",
        "Construisez ou améliorez un bâtiment urbain pour 2 ressources de moins.",
    ]


def test_a_card_in_words() -> None:
    cards = {card.id: card for card in shipped().deck.cards}
    spoken = words((PACKAGE,), "en")
    assert describe(cards["homer"], spoken)[:2] == ["Happiness +1", "Each turn 1 resource for units."]
    assert describe(cards["crusades"], spoken) == ["The strongest: gain Culture +4.", "The weakest: lose Culture 4."]
    assert describe(cards["enslave"], spoken)[-1] == "Gain Food +2, Resources +2"
    assert describe(cards["phalanx"], spoken)[0] == "One army: Infantry × 2, Cavalry × 1"


def test_a_card_in_russian_words() -> None:
    """Events speak of a civilization, other cards to the reader; numbers rule the form of what follows them."""
    cards = {card.id: card for card in shipped().deck.cards}
    spoken = words((PACKAGE,), "ru")
    assert describe(cards["development_of_markets"], spoken) == [
        "Каждая цивилизация получает 2 еды или 2 ресурса на выбор."
    ]
    assert describe(cards["reserves_i"], spoken) == ["Получите 2 еды или 2 ресурса на выбор"]
    assert describe(cards["stockpile_a"], spoken) == ["Получите: Еда +1, Ресурсы +1"]
    stages = [describe(cards[f"engineering_genius_{age}"], spoken)[0] for age in ("a", "iii")]
    assert stages == [
        "Постройте один этап чуда на 2 ресурса дешевле.",
        "Постройте один этап чуда на 5 ресурсов дешевле.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_age_is_told_by_its_name(language: str) -> None:
    spoken = words((PACKAGE,), language)
    told = [spoken.say("told-age", n=age) for age in (1, 2, 3, 4)]
    assert [line.split()[-1 if language == "ru" else 1] for line in told] == ["I", "II", "III", "IV"]


READ = {  # what a reader of sixty cards beside their facts missed or stumbled over, in English, French and Russian
    "raid_i": (
        "an urban building of the rival of level I or lower",
        "un bâtiment urbain du rival de niveau I ou",
        "здание уровня не выше I;",
    ),
    "raid_iii": (
        "one of level III or lower and one of level II or lower",
        "un de niveau III ou moins et un de niveau II ou moins",
        "одно уровня не выше III и одно не выше II",
    ),
    "air_forces": (
        "doubles what a tactic gives to an army, one for each army",
        "double ce que la tactique donne à une armée, une par armée",
        "удваивает то, что тактика даёт армии, по одному на армию",
    ),
    "infiltrate": (
        "3 culture per level of that card",
        "3 points de culture par niveau de cette carte",
        "3 очка культуры за каждый её уровень",
    ),
    "war_over_territory": (
        "for every 5 of the difference in strength",
        "par tranche de 5 de différence de force",
        "за каждые 5 единиц разницы сил",
    ),
    "first_space_flight": ("the sum of the levels of your technologies", "la somme des niveaux", "сумма уровней"),
    "scientific_cooperation": (
        "the partner pays 1 science",
        "le partenaire paie 1 point de science",
        "партнёр платит 1 очко науки",
    ),
}


@pytest.mark.parametrize("card", READ)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_leaves_no_question_open(card: str, language: str) -> None:
    text = " ".join(line for _, line in shipped().describe(card, words(shipped().packages, language)))
    assert READ[card][LANGUAGES.index(language)] in text
