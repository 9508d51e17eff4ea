"""Reads and checks the card file. Every mistake is named with its card, its field and what to do."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from clio.engine.errors import ClioError, did_you_mean
from clio.games.ancient_knowledge.state import BUILDINGS, CARDS, KINDS, MOMENTS, SLOTS

BUILDING_KINDS: Final = KINDS[:4]
TECHNOLOGY_KINDS: Final = KINDS[4:]
EVENTS: Final = ("", "learn", "create", "excavate", "decline_phase_end")
SCOPES: Final = ("any", "other", "adjacent", "itself")
SPREADS: Final = ("split", "one", "each", "chosen")

# Groups of things that can be counted, and the names inside each.
MONUMENT_COUNTS: Final = ("city", "megalith", "pyramid")
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "past": (*MONUMENT_COUNTS, "any", "same_kind", "final"),
    "timeline": (*MONUMENT_COUNTS, "any"),
    "adjacent": (*MONUMENT_COUNTS, "same_kind"),
    "technologies": (*TECHNOLOGY_KINDS, "any"),
    "slots": tuple(str(slot) for slot in range(1, SLOTS + 1)),
}
NUMBERS: Final = (
    "artifacts",
    "lost_min",
    "lost_max",
    "timeline_knowledge",
    "own_knowledge",
    "hand_min",
    "hand_max",
)
COUNTS: Final = (
    *(f"{group}.{name}" for group in ("past", "timeline", "technologies") for name in GROUPS[group]),
    "artifacts",
    "scrapped",
    "lost_now",
)

# The operations with the kinds of value each field takes; "?" marks a field that may be left out.
OPERATIONS: Final[dict[str, dict[str, str]]] = {
    "add_knowledge": {"n": "number"},
    "archive": {},
    "create": {"kinds": "building kinds"},
    "create_from_deck": {"look": "number", "kind": "building kind"},
    "dig": {"kind": "building kind", "n": "number"},
    "discard_artifacts": {},
    "discard_hand": {"n": "number", "kind?": "building kind"},
    "discard_self": {},
    "draw": {"n": "amount"},
    "enter_with_less": {"n": "amount"},
    "entry_discount": {"kinds": "building kinds", "n": "number"},
    "excavate_yield": {"n": "number"},
    "exchange_hand": {"max": "number"},
    "give_lost": {"n": "number"},
    "learn": {"n": "number", "ignore_requirement?": "flag"},
    "learn_from_deck": {"level": "number", "look": "number"},
    "look_and_keep": {"look": "number", "keep": "number"},
    "move": {
        "which": "any or other",
        "slot?": "number",
        "min_tokens?": "number",
        "max_tokens?": "number",
        "to?": "number",
    },
    "opponents_discard": {"n": "number", "from": "hand or artifacts"},
    "refresh": {"n": "number", "up_to?": "flag"},
    "remove_knowledge": {
        "n": "amount",
        "from": "scope",
        "spread?": "spread",
        "up_to?": "flag",
        "kind?": "building kind",
        "min_tokens?": "number",
        "choose?": "number",
    },
    "remove_lost": {"n": "number", "up_to?": "flag"},
    "replace_excavate_draw": {"with": "operation"},
    "requirement_discount": {"n": "number"},
    "reveal_draft": {"reveal": "number", "extra": "number"},
    "skip_decline": {},
    "steal_hand_card": {},
    "swap": {"itself": "flag"},
    "tech_to_bottom": {"n": "number", "level?": "number"},
    "vp": {
        "n?": "number",
        "per?": "count",
        "per_set?": "counts",
        "per_best?": "counts",
        "count?": "count",
        "tiers?": "tiers",
    },
}

BUILDING_FIELDS: Final = {
    "id": "word",
    "name": "text",
    "country": "text",
    "kind": "building kind",
    "cost?": "number",
    "slot?": "number",
    "locked?": "flag",
    "knowledge?": "number",
    "vp?": "number",
    "set?": "number",
    "moment": "moment",
    "trigger?": "trigger",
    "if?": "conditions",
    "price?": "operation",
    "optional?": "flag",
    "do": "operations",
}
TECHNOLOGY_FIELDS: Final = {
    "id": "word",
    "name": "text",
    "level": "number",
    "kind": "technology kind",
    "needs?": "conditions",
    "vp?": "number",
    "moment": "moment",
    "do?": "operations",
}
TRIGGER_FIELDS: Final = {
    "event": "event",
    "kind?": "any kind",
    "slots?": "numbers",
    "not_own_bonus?": "flag",
    "rotated_min?": "number",
    "rotated_exactly?": "number",
}
# Plain choices by the kind of value.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "building kind": BUILDING_KINDS,
    "technology kind": TECHNOLOGY_KINDS,
    "any kind": (*KINDS, "monument", "any"),
    "moment": MOMENTS,
    "event": EVENTS[1:],
    "scope": SCOPES,
    "spread": SPREADS,
    "any or other": ("any", "other"),
    "hand or artifacts": ("hand", "artifacts"),
    "count": COUNTS,
}


class Cards:
    """The checked cards, as plain data in the order of the file, and their digest."""

    def __init__(self, buildings: list[dict[str, Any]], technologies: list[dict[str, Any]]) -> None:
        self.buildings = buildings
        self.technologies = technologies
        self.all = buildings + technologies
        played = [{key: value for key, value in card.items() if key not in ("name", "country")} for card in self.all]
        text = json.dumps(played, sort_keys=True, separators=(",", ":"))
        self.digest = hashlib.sha256(text.encode()).hexdigest()


def load_cards(path: Path | None = None) -> Cards:
    """The cards of a file, or those that come with the program."""
    if path is None:
        text, where = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"), "cards.toml"
    else:
        where = path.name
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ClioError(f"The card file {path} cannot be read: {error}.") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ClioError(f"{where} is not valid TOML: {error}.") from None
    problems = check_cards(data)
    if problems:
        raise ClioError(f"{where}: " + "\n".join(problems))
    return Cards(data["building"], data["technology"])


def check_cards(data: Mapping[str, Any]) -> list[str]:
    """Everything that is wrong with a card file, one sentence each."""
    found: list[str] = []
    buildings = data.get("building", [])
    technologies = data.get("technology", [])
    for card in buildings:
        found += check_building(card)
    for card in technologies:
        found += check_card(card, TECHNOLOGY_FIELDS)
        if card.get("level") not in (1, 2):
            found.append(f"{name_of(card)}: level must be 1 or 2.")
    ids = [name_of(card) for card in [*buildings, *technologies]]
    found += [f"{name}: two cards have this id." for name in sorted(set(ids)) if ids.count(name) > 1]
    if found:
        return found
    kinds = [card["kind"] for card in buildings]
    if [kinds.count(kind) for kind in BUILDING_KINDS] != [36] * 4 or kinds != sorted(kinds, key=BUILDING_KINDS.index):
        found.append("There must be 36 cities, 36 megaliths, 36 pyramids and 36 artifacts, in this order.")
    levels = [card["level"] for card in technologies]
    if levels.count(1) != 27 or levels.count(2) != CARDS - BUILDINGS - 27:
        found.append("There must be 27 technologies of level 1 and 18 of level 2.")
    sets = [card.get("set", 0) for card in buildings]
    if [sets.count(number) for number in (1, 2, 3, 4)] != [6, 6, 6, 6]:
        found.append("Each of the four starting sets must have 6 buildings.")
    return found


def name_of(card: Mapping[str, Any]) -> str:
    return str(card.get("id", card.get("name", "a card without id")))


def check_building(card: Mapping[str, Any]) -> list[str]:
    found = check_card(card, BUILDING_FIELDS)
    name = name_of(card)
    if card.get("kind") == "artifact":
        found += [f"{name}: an artifact has no {field}." for field in ("slot", "knowledge", "vp") if field in card]
    elif not found:
        if card.get("slot") not in range(1, SLOTS + 1):
            found.append(f"{name}: slot must be a number from 1 to {SLOTS}.")
        found += [f"{name}: {field} is missing." for field in ("knowledge", "vp") if field not in card]
    if card.get("trigger") and card.get("moment") != "ongoing":
        found.append(f"{name}: only an ongoing effect has a trigger.")
    return found


def check_card(card: Mapping[str, Any], fields: Mapping[str, str]) -> list[str]:
    return [f"{name_of(card)}: {problem}" for problem in check_fields(card, fields, "")]


def check_fields(table: Mapping[str, Any], fields: Mapping[str, str], where: str) -> list[str]:
    """A table against its declaration."""
    found: list[str] = []
    known = {field.rstrip("?"): kind for field, kind in fields.items()}
    for field in table:
        if field not in known:
            found.append(f"there is no field {where}{field}.{did_you_mean(field, known)}")
    for field, kind in fields.items():
        name = field.rstrip("?")
        if name in table:
            found += check_value(table[name], kind, where + name)
        elif name == field:
            found.append(f"{where}{name} is missing.")
    return found


def check_value(value: Any, kind: str, where: str) -> list[str]:
    """One value against the kind of value its field takes."""
    if kind in CHOICES:
        if value in CHOICES[kind]:
            return []
        return [f"{where} must be one of {', '.join(CHOICES[kind])}, not {value!r}."]
    if kind == "operation":
        return check_operation(value, where)
    if kind == "operations":
        if not isinstance(value, list) or not value:
            return [f"{where} must be a list of operations."]
        return [problem for op in value for problem in check_operation(op, where)]
    if kind == "trigger":
        if not isinstance(value, dict):
            return [f"{where} must be a table."]
        return check_fields(value, TRIGGER_FIELDS, where + ".")
    if kind == "conditions":
        return check_conditions(value, where)
    return [] if is_good(value, kind) else [f"{where} must be a {kind}, not {value!r}."]


def is_good(value: Any, kind: str) -> bool:
    match kind:
        case "word":
            return isinstance(value, str) and value.isascii() and value.replace("_", "a").isalnum()
        case "text":
            return isinstance(value, str) and value != ""
        case "flag":
            return isinstance(value, bool)
        case "number":
            return is_number(value)
        case "amount":
            return is_number(value) or is_count(value)
    if not isinstance(value, list):
        return False
    match kind:
        case "numbers":
            return all(is_number(n) for n in value)
        case "building kinds":
            return all(name in BUILDING_KINDS for name in value)
        case "counts":
            return all(name in COUNTS for name in value)
    return all(isinstance(tier, list) and len(tier) == 2 and all(map(is_number, tier)) for tier in value)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_count(value: Any) -> bool:
    """n = { count = "past.pyramid", times = 2, per = 3 }"""
    if not isinstance(value, dict) or value.get("count") not in COUNTS:
        return False
    return set(value) <= {"count", "times", "per"} and all(is_number(value.get(key, 1)) for key in ("times", "per"))


def check_operation(op: Any, where: str) -> list[str]:
    if not isinstance(op, dict) or op.get("op") not in OPERATIONS:
        name = op.get("op") if isinstance(op, dict) else op
        return [f"{where}: there is no operation {name!r}.{did_you_mean(str(name), OPERATIONS)}"]
    return check_fields({k: v for k, v in op.items() if k != "op"}, OPERATIONS[op["op"]], f"{op['op']}.")


def check_conditions(table: Any, where: str) -> list[str]:
    if not isinstance(table, dict) or not table:
        return [f"{where} must be a table of conditions."]
    found: list[str] = []
    for name, value in table.items():
        if name in GROUPS:
            if not isinstance(value, dict):
                found.append(f"{where}.{name} must be a table of numbers.")
                continue
            for part, number in value.items():
                if part not in GROUPS[name] or not is_number(number):
                    found.append(f"{where}.{name}.{part} = {number!r} is no condition.")
        elif name not in NUMBERS or not is_number(value):
            found.append(f"{where}.{name} = {value!r} is no condition.")
    return found
