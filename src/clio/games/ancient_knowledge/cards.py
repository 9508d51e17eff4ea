"""The cards of Ancient Knowledge, read from `cards.toml`: what each of them is, and what it does."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from clio.engine.cards import (
    Flag,
    Id,
    Lines,
    Name,
    Raw,
    Reader,
    Tables,
    Values,
    Whole,
    decode,
    doubles,
    says,
)
from clio.engine.finding import operations_in
from clio.games.ancient_knowledge.fields import BUILDING_KINDS, ConditionsTable, Number
from clio.games.ancient_knowledge.phrases import Conditions
from clio.games.ancient_knowledge.state import SLOTS, Op

PACKAGE: Final = "clio.games.ancient_knowledge"
STARTING_SET: Final = 6  # buildings in a starting set
STARTING_SETS: Final = (1, 2, 3, 4)

EXAMPLES: Final = {
    "trigger": '{ event = "learn", kind = "secret" }',
    "conditions": "{ past = { pyramid = 2 }, lost_max = 3 }",
    "amount": '{ count = "past.city", times = 2 }',
}


class TriggerTable(Struct, forbid_unknown_fields=True):
    """What an ongoing effect reacts to."""

    event: Literal["learn", "create", "excavate", "decline_phase_end"]
    kind: Literal["city", "megalith", "pyramid", "artifact", "ancient", "writing", "secret", "monument", "any", ""] = ""
    slots: list[Annotated[int, Meta(ge=1, le=SLOTS)]] = []
    not_own_bonus: bool = False
    rotated_min: Annotated[int, Meta(ge=0)] | None = None
    rotated_exactly: Annotated[int, Meta(ge=0)] | None = None


class BuildingTable(Struct):
    id: Id
    name: Name
    country: Annotated[str, says("write-country", min_length=1)]
    kind: Annotated[Literal["city", "megalith", "pyramid", "artifact"], says("write-one-of")]
    moment: Annotated[Literal["immediate", "ongoing", "timeline", "decline", "final"], says("write-one-of")]
    do: Lines
    cost: Whole = 0
    slot: Annotated[Annotated[int, Meta(ge=1, le=SLOTS)] | None, says("write-slot")] = None
    locked: Flag = False
    knowledge: Annotated[Number | None, says("write-whole")] = None
    vp: Annotated[Number | None, says("write-whole")] = None
    set: Annotated[Literal[0, 1, 2, 3, 4], says("write-one-of")] = 0
    trigger: Annotated[TriggerTable | None, says("write-trigger")] = None
    conditions: Annotated[ConditionsTable | None, says("write-conditions")] = msgspec.field(name="if", default=None)
    price: Annotated[Raw | None, says("write-line")] = None
    optional: Flag = False


class TechnologyTable(Struct):
    id: Id
    name: Name
    level: Annotated[Literal[1, 2], says("write-one-of")]
    kind: Annotated[Literal["ancient", "writing", "secret"], says("write-one-of")]
    moment: Annotated[Literal["immediate", "final"], says("write-one-of")]
    needs: Annotated[ConditionsTable | None, says("write-conditions")] = None
    vp: Whole = 0
    do: Lines = []


class FileTable(Struct):
    format: Annotated[Literal[1], says("write-format")]
    building: Tables
    technology: Tables


class Card(Struct, frozen=True, kw_only=True):
    """One card, checked; what a kind of card does not have is 0, empty or none."""

    id: str
    name: str
    kind: str
    moment: str
    do: tuple[Op, ...]
    country: str = ""
    level: int = 0  # of a technology
    cost: int = 0
    slot: int = 0
    locked: bool = False
    knowledge: int = 0
    vp: int = 0
    set: int = 0
    trigger: TriggerTable | None = None
    conditions: Conditions = {}
    needs: Conditions = {}
    price: Op | None = None
    optional: bool = False


class Cards:
    """The checked cards in the order of their numbers, and their digest."""

    def __init__(self, buildings: list[Card], technologies: list[Card], digest: str) -> None:
        self.buildings = buildings
        self.technologies = technologies
        self.all = buildings + technologies
        self.digest = digest


@cache
def operations() -> dict[str, type[Op]]:
    """Everything a card can do, by name."""
    return operations_in(f"{PACKAGE}.operations", Op)


def load_cards(path: Path | None = None) -> Cards:
    """The cards of a file, or those that come with the program; raises CardsError with every mistake."""
    raw, source, _ = decode(path, PACKAGE)
    return cards_of(raw, source)


def cards_of(raw: Raw, source: str) -> Cards:
    """The cards of the tables of a file."""
    reader = Reader(f"{PACKAGE}.sentences", **EXAMPLES)
    top = reader.table(FileTable, raw, reader.said("where-file"))
    reader.check(source)
    kinds: tuple[tuple[str, type[Struct]], ...] = (("building", BuildingTable), ("technology", TechnologyTable))
    made: dict[str, list[Card]] = {}
    read: list[Values] = []
    for kind, shape in kinds:
        values = reader.cards(kind, top[kind], shape)
        read += values
        made[kind] = [
            card for table, entry in zip(values, top[kind], strict=True) for card in card_of(reader, table, entry)
        ]
    reader.mistakes += doubles(read, "id", "name")
    check_sets(reader, read)
    reader.check(source)
    buildings = sorted(made["building"], key=lambda card: BUILDING_KINDS.index(card.kind))
    return Cards(buildings, made["technology"], digest(top["building"] + top["technology"]))


def digest(cards: list[Raw]) -> str:
    """Of all that a game depends on; a name may be spelled better without another digest."""
    played = [{key: value for key, value in card.items() if key not in ("name", "country")} for card in cards]
    text = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def card_of(reader: Reader, values: Values, raw: Raw) -> list[Card]:
    """The card, if all of it is right."""
    before = len(reader.mistakes)
    where = values["where"]
    lines = [reader.line(operations(), line, where) for line in values.get("do", [])]
    price = reader.line(operations(), values["price"], where) if values.get("price") else None
    if "level" not in values:
        check_building(reader, values)
    if len(reader.mistakes) > before or any(field not in values for field in ("id", "name", "kind", "moment", "do")):
        return []
    given = {key: value for key, value in values.items() if key in Card.__struct_fields__ and value is not None}
    given |= {"do": tuple(lines), "price": price, "conditions": raw.get("if", {}), "needs": raw.get("needs", {})}
    return [Card(**given)]


def check_building(reader: Reader, values: Values) -> None:
    """A monument has a slot, knowledge and points; an artifact has none of them."""
    for field in ("slot", "knowledge", "vp"):
        there = values.get(field) is not None
        if there and values.get("kind") == "artifact":
            reader.mistake("artifact-has-none", where=values["where"], field=field)
        elif not there and field in values and values.get("kind", "artifact") != "artifact":
            reader.mistake("monument-lacks", where=values["where"], field=field)
    if values.get("trigger") is not None and values.get("moment", "ongoing") != "ongoing":
        reader.mistake("needless-trigger", where=values["where"])


def check_sets(reader: Reader, cards: list[Values]) -> None:
    """AK-FIRST-02: a player who starts with a set has the same number of cards as others after their discards."""
    if reader.mistakes:
        return
    for number in STARTING_SETS:
        found = sum(values.get("set") == number for values in cards)
        if found != STARTING_SET:
            reader.mistake("bad-set", number=number, found=found, wanted=STARTING_SET)
