"""Reads and checks the card file. Every mistake gets a sentence that names the card."""

from __future__ import annotations

import hashlib
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from clio.engine.errors import ClioError, did_you_mean
from clio.games.through_the_ages.rules import codes
from clio.games.through_the_ages.state import AGES, KINDS

LEVELS = AGES[:4]
WORKER_KINDS = KINDS[:11]
SPECIAL_KINDS = KINDS[11:15]
# How many technologies there are of each type: the rules number them by type and level.
TECHNOLOGY_LEVELS = {
    "farm": "A I II III",
    "mine": "A I II III",
    "lab": "A I II III",
    "temple": "A I II",
    "library": "I II III",
    "theater": "I II III",
    "arena": "I II III",
    "infantry": "A I II III",
    "cavalry": "I II III",
    "artillery": "II III",
    "air": "III",
    "law": "I II III",
    "warfare": "I II III",
    "exploration": "I II III",
    "construction": "I II III",
    "government": "A I I II II III III III",
}
GIVES = (
    "civil_actions",
    "military_actions",
    "strength",
    "culture",
    "science",
    "happiness",
    "colonization",
    "blue",
    "yellow",
)
PER_WORKER = ("strength", "culture", "science", "happiness", "food", "resources")
AT_ONCE = ("food", "resources", "science", "culture", "population", "military_cards")
SIDE = (
    "military_actions",
    "strength",
    "culture",
    "food",
    "resources",
    "attack_strength",
    "food_as_resource",
    "resource_as_food",
    "cheap_technology",
    "partner_pays",
    "wonder_culture",
    "no_war",
)
UNITS = ("infantry", "cavalry", "artillery")
ATTACK_RULES = ("allowed", "forbidden", "ends")

COMMON_FIELDS = {"id", "name", "age", "kind", "copies"}
FIELDS = {
    **{kind: {"science", "cost", "worker", "start_workers"} for kind in WORKER_KINDS},
    **{kind: {"science", "gives"} for kind in SPECIAL_KINDS},
    "construction": {"science", "gives", "discount", "stages_per_action"},
    "government": {"science", "revolution", "gives", "urban_limit"},
    "leader": {"gives", "effects"},
    "wonder": {"gives", "stages", "effects"},
    "action": {"effects"},
    "event": {"effects"},
    "territory": {"gives", "at_once"},
    "tactic": {"units", "strength", "obsolete"},
    "aggression": {"actions", "effects"},
    "war": {"actions", "effects"},
    "pact": {"attack", "both", "a", "b"},
    "bonus": {"defense", "colonization"},
}
EFFECT_FIELDS = {
    "power",
    "do",
    "to",
    "by",
    "value",
    "further",
    "production",
    "bonus",
    "most",
    "beyond",
    "by_age",
    "by_players",
    "levels",
    "discount",
    "of",
    "food",
    "resources",
    "science",
    "culture",
    "points",
    "rating",
    "card",
    "age_iv_culture",
    "per",
}


class Card:
    """One card as it stands in the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.age = LEVELS.index(data["age"])
        self.kind = KINDS.index(data["kind"])
        self.copies: list[int] = data["copies"]
        self.effects: list[dict[str, Any]] = data.get("effects", [])

    def number(self, field: str) -> int:
        return int(self.data.get(field, 0))

    def numbers(self, field: str, keys: tuple[str, ...]) -> list[int]:
        table: dict[str, int] = self.data.get(field, {})
        return [int(table.get(key, 0)) for key in keys]


class Deck:
    """All cards in the order in which the rules number them, and the boards."""

    def __init__(self, cards: list[Card], board: dict[str, Any], digest: str) -> None:
        self.cards = cards
        self.board = board
        self.digest = digest


def load_cards(path: Path | None) -> Deck:
    """The cards of a file, or those that come with the program."""
    if path is None:
        text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
        where = "cards.toml"
    else:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ClioError(f"The card file {path} cannot be read: {error}.") from None
        where = str(path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ClioError(f"{where} is not valid TOML: {error}.") from None
    mistakes = check(data)
    if mistakes:
        raise ClioError(f"{where} has mistakes:\n" + "\n".join(f"  {mistake}" for mistake in mistakes[:20]))
    cards = [Card(entry) for entry in data["card"]]
    cards.sort(key=order_of)
    return Deck(cards, data["board"], hashlib.sha256(text.encode()).hexdigest())


def order_of(card: Card) -> tuple[int, int]:
    """By kind, then by age: so technologies lie type by type, level by level."""
    return card.kind, card.age


def check(data: dict[str, Any]) -> list[str]:
    """Everything that is wrong with a card file, one sentence each."""
    if data.get("format") != 1:
        return ["The file must say `format = 1`."]
    mistakes = check_board(data.get("board", {}))
    seen: set[str] = set()
    found: dict[str, list[str]] = {}
    for number, entry in enumerate(data.get("card", []), 1):
        who = f"Card {entry.get('id', f'number {number}')!r}"
        wrong = check_card(entry)
        mistakes += [f"{who}: {what}" for what in wrong]
        if entry.get("id") in seen:
            mistakes.append(f"{who}: this id is used twice; each card needs its own.")
        seen.add(entry.get("id", ""))
        if not wrong:
            found.setdefault(entry["kind"], []).append(entry["age"])
    if not mistakes:
        for kind, expected in TECHNOLOGY_LEVELS.items():
            have = sorted(found.get(kind, []), key=LEVELS.index)
            if have != expected.split():
                mistakes.append(f"The {kind} cards must be of ages {expected}, not {' '.join(have) or 'none'}.")
        mistakes += check_names(data["card"], seen)
    return mistakes


def check_names(cards: list[dict[str, Any]], ids: set[str]) -> list[str]:
    """Cards that name other cards."""
    mistakes = []
    for card in cards:
        for effect in card.get("effects", []):
            name = effect.get("card")
            if name is not None and name not in ids:
                mistakes.append(f"Card {card['id']!r}: there is no card {name!r}.{did_you_mean(name, ids)}")
    return mistakes


def check_board(board: dict[str, Any]) -> list[str]:
    mistakes = []
    lists = {"slot_prices": 13, "swept_slots": 3, "current_events": 3, "first_civil_actions": 4, "yellow_lost": 4}
    for name, length in lists.items():
        value = board.get(name)
        if not isinstance(value, list) or len(value) != length or not all(type(n) is int and n >= 0 for n in value):
            mistakes.append(f"[board] {name} must be {length} whole numbers.")
    for name in ("blue", "yellow", "unused_workers", "most_drawn", "hunger_culture", "resigned_culture"):
        if type(board.get(name)) is not int or board[name] < 0:
            mistakes.append(f"[board] {name} must be a whole number, 0 or more.")
    for name in ("population_cost", "consumption", "happiness", "corruption"):
        value = board.get(name)
        if not isinstance(value, list) or not all(isinstance(p, list) and len(p) == 2 for p in value):
            mistakes.append(f"[board] {name} must be a list of pairs [from so many tokens, value].")
    return mistakes


def check_card(entry: dict[str, Any]) -> list[str]:
    missing = sorted(COMMON_FIELDS - entry.keys())
    if missing:
        return [f"the field {missing[0]!r} is missing."]
    mistakes = []
    if not isinstance(entry["id"], str) or not re.fullmatch(r"[a-z][a-z0-9_]*", entry["id"]):
        mistakes.append("an id is small letters, digits and underscores, a letter first.")
    if entry["age"] not in LEVELS:
        mistakes.append(f"the age is one of {', '.join(LEVELS)}, not {entry['age']!r}.")
    if entry["kind"] not in KINDS:
        return [*mistakes, f"there is no kind {entry['kind']!r}.{did_you_mean(str(entry['kind']), KINDS)}"]
    copies = entry["copies"]
    if not isinstance(copies, list) or len(copies) != 3 or not all(type(n) is int and 0 <= n <= 9 for n in copies):
        mistakes.append("copies are three numbers: with 2, 3 and 4 players.")
    elif sorted(copies) != copies:
        mistakes.append("more players never have fewer copies.")
    for field in entry.keys() - COMMON_FIELDS - FIELDS[entry["kind"]]:
        known = COMMON_FIELDS | FIELDS[entry["kind"]]
        mistakes.append(f"a {entry['kind']} card has no field {field!r}.{did_you_mean(field, known)}")
    mistakes += check_numbers(entry)
    for effect in entry.get("effects", []):
        mistakes += check_effect(entry["kind"], effect)
    return mistakes


def check_numbers(entry: dict[str, Any]) -> list[str]:
    mistakes = []
    tables = {"gives": GIVES, "worker": PER_WORKER, "at_once": AT_ONCE, "units": UNITS}
    tables |= dict.fromkeys(("both", "a", "b"), SIDE)
    for field, keys in tables.items():
        for key, value in entry.get(field, {}).items():
            if key not in keys:
                mistakes.append(f"{field} has no {key!r}.{did_you_mean(key, keys)}")
            elif type(value) is not int:
                mistakes.append(f"{field}.{key} must be a whole number.")
    for field in ("science", "revolution", "cost", "urban_limit", "start_workers", "stages_per_action", "actions"):
        if field in entry and (type(entry[field]) is not int or entry[field] < 0):
            mistakes.append(f"{field} must be a whole number, 0 or more.")
    for field in ("stages", "discount"):
        value = entry.get(field)
        if value is not None and not (isinstance(value, list) and all(type(n) is int and n >= 0 for n in value)):
            mistakes.append(f"{field} must be a list of whole numbers.")
    if entry["kind"] == "wonder" and not entry.get("stages"):
        mistakes.append("a wonder needs stages.")
    if entry.get("attack", "allowed") not in ATTACK_RULES:
        mistakes.append(f"attack is one of {', '.join(ATTACK_RULES)}.")
    return mistakes


def check_effect(kind: str, effect: dict[str, Any]) -> list[str]:
    """One line of effects uses words of the closed vocabulary only."""
    mistakes = []
    for field in effect.keys() - EFFECT_FIELDS:
        mistakes.append(f"an effect has no field {field!r}.{did_you_mean(field, EFFECT_FIELDS)}")
    words = {"power": codes.POWERS, "do": codes.DOES, "to": codes.TARGETS}
    if effect.get("do") in ("score", "rank"):
        words["by"] = codes.MEASURES
    for field, known in words.items():
        value = effect.get(field)
        if value is not None and value not in known:
            mistakes.append(f"there is no {field} {value!r}.{did_you_mean(str(value), known)}")
    if ("power" in effect) == ("do" in effect):
        mistakes.append("an effect has either a power or something it does.")
    if kind == "event" and "to" not in effect:
        mistakes.append("an event's effect says for whom it is (to).")
    return mistakes
