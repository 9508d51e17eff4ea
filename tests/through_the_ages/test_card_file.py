"""The card file of Through the Ages: every mistake a person can make in it is a sentence that names the card."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import clio.games.through_the_ages
from clio.engine.cards import CardsError, decode
from clio.games.through_the_ages.cards import deck_of, operations, powers, targets
from clio.games.through_the_ages.game import AgesGame
from clio.games.through_the_ages.operations.powers import Asked
from clio.games.through_the_ages.rules.lookup import Power
from tests.through_the_ages.table import shipped

GAME = Path(clio.games.through_the_ages.__file__).parent


def lookup() -> dict[str, Any]:
    return decode(None, "clio.games.through_the_ages")[0]


def card(raw: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in raw["card"] if entry["id"] == name)
    return found


def mistakes(raw: dict[str, Any]) -> list[str]:
    with pytest.raises(CardsError) as error:
        deck_of(raw, "cards.toml", "")
    return [str(problem) for problem in error.value.mistakes]


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("homer", {"kind": "bard"}, 'there is no kind of card "bard"'),
        ("homer", {"age": "V"}, 'age is "V"; write one of A, I, II, III.'),
        ("homer", {"copies": [1, 1]}, "copies is [1, 1]; write three numbers: the cards in the deck with 2, 3 and 4"),
        ("homer", {"copies": [1, 1, 0]}, "copies are fewer with more players; write numbers that rise."),
        ("homer", {"stages": [1]}, 'the field "stages" is unknown; '),
        ("homer", {"gives": {"moons": 1}}, 'gives is {"moons": 1}; write numbers by name; the names are '),
        ("pyramids", {"stages": None}, "stages is missing; write a list of whole numbers from 0 up."),
        ("homer", {"effects": [{"power": "tack", "value": 1}]}, 'nothing a card can do is called "tack"; did'),
        ("homer", {"effects": [{"power": "tuck"}]}, "tuck.value is missing; write a whole number from 0 up."),
        ("homer", {"effects": [{"do": "raid", "levels": [1]}]}, '"raid" has no meaning on a card of the kind leader; '),
        ("raid_i", {"effects": [{"do": "raid", "levels": [9]}]}, "raid.levels is [9]; write one or two levels from 0"),
        ("raid_i", {"effects": [{"power": "tuck", "value": 1}]}, "only leaders and wonders have powers, not a card "),
        ("raid_i", {"effects": [{"do": "raid", "levels": [1], "to": "all"}]}, "only an event says for whom a line is;"),
        ("impact_of_colonies", {"effects": [{"do": "score", "by": "moons", "value": 1, "to": "all"}]},
         'nothing a card can do is called "score moons"; did you mean'),
        ("impact_of_colonies", {"effects": [{"do": "score", "by": "colonies", "value": 1}]},
         "to is missing; write one of all, "),
        ("impact_of_colonies", {"effects": [{"do": "score", "by": "colonies", "value": 1, "to": "al"}]},
         'nothing a card can do is called "al"; did you mean "all"?'),
    ],
)  # fmt: skip
def test_a_mistake_names_the_card(name: str, changes: dict[str, Any], said: str):
    raw = lookup()
    entry = card(raw, name)
    entry |= changes
    for field in [field for field, value in entry.items() if value is None]:
        del entry[field]
    found = mistakes(raw)
    assert found[0].startswith(f'card "{name}": {said}'), found


def test_mistakes_of_the_boards_and_between_cards():
    raw = lookup()
    raw["board"]["slot_prices"] = [1]
    raw["board"]["moons"] = 1
    assert mistakes(raw) == [
        '[board]: the field "moons" is unknown; correct or remove it.',
        "[board]: slot_prices is [1]; write thirteen whole numbers, one for each slot of the row.",
    ]
    raw = lookup()
    raw["card"].append(dict(card(raw, "homer")))
    assert mistakes(raw) == ['card "homer": the id "homer" is on 2 cards; give each an id of its own.']
    raw = lookup()
    raw["card"].remove(card(raw, "iron"))
    assert mistakes(raw) == ["The mine cards must be of ages A I II III, not A II III."]
    raw = lookup()
    event = next(entry for entry in raw["card"] if any("card" in line for line in entry.get("effects", [])))
    event["effects"][0]["card"] = "moons"
    assert 'a line names the card "moons", which is not in this file' in mistakes(raw)[0]
    raw = lookup()
    card(raw, "leonardo_da_vinci")["effects"][0]["value"] = 2
    assert (
        'another card has the power "best_laboratory" with other numbers; write the same on both.' in mistakes(raw)[0]
    )
    assert mistakes({"format": 2, "board": {}, "card": []})[0].startswith("The file: format is 2; write 1,")


def test_leaders_wonders_and_events_may_be_more_or_fewer():
    raw = lookup()
    raw["card"].append({**card(raw, "homer"), "id": "homer_again", "effects": [{"power": "muster", "value": 1}]})
    raw["card"].remove(card(raw, "impact_of_colonies"))
    game = AgesGame(deck_of(raw, "cards.toml", "another"))
    state = game.new(players=2, seed=1)
    assert len(game.card_name) == len(shipped().card_name)
    assert state.legal(state.seats_open()[0])


def test_every_operation_stands_on_a_card():
    lines = [line for entry in shipped().deck.cards for line in entry.effects]
    assert {line.name for line in lines if not isinstance(line, Power)} == {*operations()}
    assert {line.name for line in lines if isinstance(line, Power)} == {*powers()}
    assert {line.to.name for line in lines if not isinstance(line, Power) and line.to} == {*targets()}


def test_every_power_that_a_rule_asks_for_is_asked_for():
    """The others answer a rule, which is looked at when the game loads."""
    rules = "\n".join(path.read_text(encoding="utf-8") for path in (GAME / "rules").glob("*.py"))
    asked = {name for name, kind in powers().items() if issubclass(kind, Asked)}
    # Named where something is done with it, not only in a list of imports.
    assert [name for name in sorted(asked) if not re.search(rf"\b{name.upper()}\b(?!,?$)", rules, re.MULTILINE)] == []
