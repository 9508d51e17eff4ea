"""The words of Ancient Knowledge: a sentence for every rule, a reason for every ruling, a name for everything."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from clio.engine.step import Ask
from clio.engine.words import LANGUAGES, Words, words
from clio.games.ancient_knowledge.rules.scoring import ENDINGS, SOURCES
from clio.games.ancient_knowledge.state import KINDS, MOMENTS
from tests.ancient_knowledge.table import shipped

RULES: dict[str, Any] = tomllib.loads(
    files("clio.games.ancient_knowledge").joinpath("rules.toml").read_text(encoding="utf-8")
)
CHAPTERS = {
    "COMP": 8, "SETUP": 9, "FIRST": 4, "TURN": 5, "CREATE": 15, "ADJ": 4, "ARTI": 6, "LEARN": 8, "BOARD": 5, "MID": 6,
    "TRANS": 5, "EXCAV": 5, "SEARCH": 1, "HAND": 3, "DECK": 2, "TIME": 5, "DECLINE": 12, "END": 4, "SCORE": 8, "TIE": 2,
    "TEAM": 13, "TIMING": 8, "GOLD": 7,
}  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Words:
    """The game's words in one language, English not filling the gaps."""
    found = words(shipped().packages, request.param)
    only = Words(shipped().packages, request.param)
    only.bundles = found.bundles[:1]
    return only


def spoken(entry: dict[str, Any]) -> set[str]:
    """The fields of a ruling or a note, without its French and Russian ones."""
    return {field for field in entry if not field.endswith(("_fr", "_ru"))}


def test_every_rule_has_one_sentence():
    ids = [name for name in RULES if name not in ("ruling", "note")]
    assert ids == [f"AK-{chapter}-{n:02}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)]
    assert len(ids) == 145
    for name in ids:
        sentence = RULES[name]["en"]
        assert sentence[0].isupper(), name
        assert sentence.endswith("."), name
        assert not re.search(r"AMB|DER-|AK-|`|†|\bLK\b|Transmit", sentence), name
        assert ". " not in sentence, name


def test_every_silence_is_settled_once():
    ids = [entry["id"] for entry in RULES["ruling"] + RULES["note"]]
    assert sorted(ids) == [f"AMB-{n:02}" for n in range(1, 57)]
    for ruling in RULES["ruling"]:
        assert spoken(ruling) == {"id", "option", "matter", "values", "meaning", "reason"}
        assert len(ruling["meaning"]) == len(ruling["values"]) == len(set(ruling["values"]))
    for note in RULES["note"]:
        assert spoken(note) == {"id", "matter", "ruling", "reason"}


def test_everything_has_a_name(said: Words):
    game = shipped()
    wanted = [f"card-{name.replace('_', '-')}" for name in game.card_name]
    wanted += [f"kind-{kind}" for kind in KINDS] + [f"moment-{moment}" for moment in MOMENTS]
    wanted += [f"score-{source}" for source in (*SOURCES, "total")] + [f"ending-{name}" for name in ENDINGS]
    wanted += [f"zone-{zone.name.replace(' ', '-')}" for zone in game.zones]
    wanted += [refusal.message for refusal in game.refusals[1:]]
    wanted += [f"ask-{step.name}" for step in game.steps if issubclass(step, Ask)]
    wanted += [f"do-{row.text.split()[0]}" for row in game.actions.rows if not row.text.startswith("-")]
    for ruling in RULES["ruling"]:
        option = ruling["option"].replace("_", "-")
        wanted.append(f"ruling-{option}")
        wanted += [f"ruling-{option}-{value.replace('_', '-')}" for value in ruling["values"]]
    assert [message for message in wanted if not said.has(message)] == []
    names = [said.card(name) for name in game.card_name]
    assert len(set(names)) == 189


def test_every_event_that_is_told_has_a_sentence(said: Words):
    game = files("clio.games.ancient_knowledge")
    told = set()
    for path in [*game.joinpath("rules").iterdir(), *game.joinpath("operations").iterdir()]:
        if path.name.endswith(".py"):
            told |= set(re.findall(r'\.tell\("([a-z-]+)"', path.read_text(encoding="utf-8")))
    quiet = {"turn"}
    assert [name for name in sorted(told - quiet) if not said.has(f"told-{name}")] == []


def test_every_card_says_what_it_does(said: Words):
    game = shipped()
    texts = {}
    for name in game.card_name:
        facts = game.describe(name, said)
        assert all(heading and text for heading, text in facts[1:]), name
        joined = " ".join(text for _, text in facts)
        assert not re.search(r"\b(op|cond|each|target|when|effect|part|one)-[a-z]|[{}$]", joined), joined
        texts[name] = facts[-1][1]
        assert not re.search(r"\b0 |до [234] (знания|карты)", texts[name]), texts[name]
    assert len(set(texts.values())) > 90


def test_effect_sentences_in_english():
    game = shipped()
    said = words(game.packages, "en")

    def effect(name: str) -> str:
        return game.describe(name, said)[-1][1]

    assert effect("warangal") == (
        "When you learn a secret technology: remove 1 knowledge from one of your monuments; then draw 1 card."
    )
    assert effect("yonaguni") == (
        "You may discard any number of your artifacts in play; if you do: "
        "remove 4 knowledge from this card for each artifact discarded."
    )
    assert effect("elongated_skulls") == (
        "At the end of your Decline phase: draw 2 cards for every 3 knowledge lost in this phase."
    )
    assert effect("iron_pillar_of_delhi").startswith("If at least 2 monuments in slot 1: remove 1 knowledge")
    assert effect("antikythera_mechanism") == "Move a monument with at least 4 knowledge from slot 1 to slot 3."
    assert dict(game.describe("alchemy", said)) == {
        "": "Technologies of level II",
        "Kind": "Secret",
        "Requirement": "At least 7 monuments in your Past and at most 3 lost knowledge.",
        "Effect": "4 VP.",
    }
    assert dict(game.describe("tulum", said))["Slot"] == "4 (locked)"


def test_sentences_say_or_one_and_adjacent(said: Words):
    """Tiers exclude each other, one monument is one monument, and neighbours have one name."""
    game = shipped()

    def effect(name: str) -> str:
        return game.describe(name, said)[-1][1]

    either = {"en": ", or 7 VP", "fr": ", ou 7 PV", "ru": ", или 7 ПО"}[said.language]
    assert either in effect("osirion")
    one = {"en": "one of your monuments", "fr": "d’un de vos monuments", "ru": "с одного из ваших монументов"}
    assert one[said.language] in effect("pyramid_of_nice")
    neighbours = {"en": "adjacent", "fr": "adjacent", "ru": "соседн"}[said.language]
    for name in ("ollantaytambo", "luxor_temple", "mohenjo_daro", "xixia_wangling"):
        assert neighbours in effect(name), name
    assert {"en": "other cities", "fr": "autres cités", "ru": "другие ваши города"}[said.language] in effect("tiwanaku")
