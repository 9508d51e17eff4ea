"""The cards and boards of Through the Ages, read from `cards.toml`."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypedDict, cast

from msgspec import Meta, Struct, convert

from clio.engine.cards import (
    Id,
    Name,
    Raw,
    Reader,
    Table,
    Tables,
    Values,
    Where,
    Whole,
    decode,
    doubles,
    hint,
    one_of,
    says,
    show,
    text_of,
    where_card,
)
from clio.engine.finding import operations_in
from clio.engine.operation import Line
from clio.games.through_the_ages.operations.powers import Asked
from clio.games.through_the_ages.rules.lookup import HOOKS, Op, Power, Target
from clio.games.through_the_ages.state import AGES, KINDS

PACKAGE: Final = "clio.games.through_the_ages"
LEVELS: Final = AGES[:4]
WORKER_KINDS: Final = KINDS[:11]
SPECIAL_KINDS: Final = KINDS[11:14]
# How many technologies there are of each type: the rules number them by type and level.
TECHNOLOGY_LEVELS: Final = {
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
GIVES: Final = (
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
PER_WORKER: Final = ("strength", "culture", "science", "happiness", "food", "resources")
AT_ONCE: Final = ("food", "resources", "science", "culture", "population", "military_cards")
SIDE: Final = (
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
UNITS: Final = ("infantry", "cavalry", "artillery")
ATTACK_RULES: Final = ("allowed", "forbidden", "ends")

Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Signed: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
Copies: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], says("write-copies", min_length=3, max_length=3)]


def numbers_by(names: Sequence[str]) -> Any:
    """Numbers by these names."""
    return Annotated[cast(Any, dict)[one_of(names), Signed], says("write-numbers")]


if TYPE_CHECKING:
    Gives: TypeAlias = dict[str, int]
    PerWorker: TypeAlias = dict[str, int]
    AtOnce: TypeAlias = dict[str, int]
    SideNumbers: TypeAlias = dict[str, int]
    Units: TypeAlias = dict[str, int]
else:
    Gives, PerWorker, AtOnce = numbers_by(GIVES), numbers_by(PER_WORKER), numbers_by(AT_ONCE)
    SideNumbers, Units = numbers_by(SIDE), numbers_by(UNITS)
Lines: TypeAlias = Annotated[list[Raw], says("write-lines")]
Wholes: TypeAlias = Annotated[list[Small], says("write-wholes", min_length=1)]


class CardTable(Struct):
    """What every card has."""

    id: Id
    name: Name
    age: Annotated[Literal["A", "I", "II", "III"], says("write-one-of")]
    kind: str
    copies: Copies


class WorkerTable(CardTable):
    science: Whole = 0
    cost: Whole = 0
    worker: PerWorker = {}
    start_workers: Whole = 0


class SpecialTable(CardTable):
    science: Whole = 0
    gives: Gives = {}


class ConstructionTable(SpecialTable):
    discount: Wholes = []
    stages_per_action: Whole = 0


class GovernmentTable(SpecialTable):
    revolution: Whole = 0
    urban_limit: Whole = 0


class LeaderTable(CardTable):
    gives: Gives = {}
    effects: Lines = []


class WonderTable(LeaderTable, kw_only=True):
    stages: Wholes


class LinesTable(CardTable):
    effects: Lines = []


class TerritoryTable(CardTable):
    gives: Gives = {}
    at_once: AtOnce = {}


class TacticTable(CardTable):
    units: Units = {}
    strength: Whole = 0
    obsolete: Whole = 0


class AttackTable(LinesTable):
    actions: Whole = 0


class PactTable(CardTable):
    attack: Annotated[Literal["allowed", "forbidden", "ends"], says("write-one-of")] = "allowed"
    both: SideNumbers = {}
    a: SideNumbers = {}
    b: SideNumbers = {}


class BonusTable(CardTable):
    defense: Whole = 0
    colonization: Whole = 0


SHAPES: Final[dict[str, type[CardTable]]] = {
    **dict.fromkeys(WORKER_KINDS, WorkerTable),
    **dict.fromkeys(SPECIAL_KINDS, SpecialTable),
    "construction": ConstructionTable,
    "government": GovernmentTable,
    "leader": LeaderTable,
    "wonder": WonderTable,
    "action": LinesTable,
    "event": LinesTable,
    "territory": TerritoryTable,
    "tactic": TacticTable,
    "aggression": AttackTable,
    "war": AttackTable,
    "pact": PactTable,
    "bonus": BonusTable,
}
By: TypeAlias = Annotated[list[tuple[Small, Small]], says("write-pairs", min_length=1)]
Three: TypeAlias = Annotated[list[Small], says("write-three", min_length=3, max_length=3)]
Four: TypeAlias = Annotated[list[Small], says("write-four", min_length=4, max_length=4)]


class BoardTable(Struct):
    blue: Whole
    yellow: Whole
    unused_workers: Whole
    slot_prices: Annotated[list[Small], says("write-slots", min_length=13, max_length=13)]
    swept_slots: Three
    current_events: Three
    first_civil_actions: Four
    yellow_lost: Four
    most_drawn: Whole
    hunger_culture: Whole
    resigned_culture: Whole
    population_cost: By
    consumption: By
    happiness: By
    corruption: By


class FileTable(Struct):
    format: Annotated[Literal[1], says("write-format")]
    board: Table
    card: Tables


class CardNumbers(TypedDict, total=False):
    """A card's table as it stands in the file, once it was checked: what it does not say is not there."""

    id: str
    name: str
    age: str
    kind: str
    copies: list[int]
    science: int
    cost: int
    revolution: int
    actions: int
    defense: int
    urban_limit: int
    stages_per_action: int
    strength: int
    obsolete: int
    colonization: int
    start_workers: int
    stages: list[int]
    discount: list[int]
    worker: dict[str, int]
    gives: dict[str, int]
    at_once: dict[str, int]
    units: dict[str, int]
    both: dict[str, int]
    a: dict[str, int]
    b: dict[str, int]
    attack: str
    effects: list[Line]


class Card:
    """One card as it stands in the file, and what its lines do."""

    def __init__(self, data: CardNumbers, effects: list[Op | Power]) -> None:
        self.data = data
        self.id = data["id"]
        self.name = data["name"]
        self.age = LEVELS.index(data["age"])
        self.kind = KINDS.index(data["kind"])
        self.copies = data["copies"]
        self.effects = effects

    def number(self, field: str) -> int:
        found = self.data.get(field, 0)
        assert isinstance(found, int)
        return found

    def numbers(self, field: str, keys: tuple[str, ...]) -> list[int]:
        found = self.by_name(field)
        return [found.get(key, 0) for key in keys]

    def by_name(self, field: str) -> dict[str, int]:
        found = self.data.get(field, {})
        assert isinstance(found, dict)
        return found


class Deck:
    """All cards in the order in which the rules number them, and the boards."""

    def __init__(self, cards: list[Card], board: BoardTable, digest: str) -> None:
        self.cards = cards
        self.board = board
        self.digest = digest


@cache
def operations() -> dict[str, type[Op]]:
    """Everything a line can do once, by name; what scores is named with what it scores by."""
    return operations_in(f"{PACKAGE}.operations", Op)


@cache
def powers() -> dict[str, type[Power]]:
    """Every lasting power by name; no two have the same bit."""
    found = operations_in(f"{PACKAGE}.operations", Power)
    bits = [kind.bit for kind in found.values()]
    if len({*bits}) < len(bits) or min(bits) < 0:
        raise TypeError("two powers have the same bit, or one has none")
    hooks = [method for methods in HOOKS for method in methods]
    for kind in found.values():
        if not issubclass(kind, Asked) and all(getattr(kind, hook) is getattr(Power, hook) for hook in hooks):
            raise TypeError(f"the power {kind.name} ({kind.__module__}) changes nothing: it answers no rule")
    return found


@cache
def targets() -> dict[str, type[Target]]:
    return operations_in(f"{PACKAGE}.operations", Target)


def load_cards(path: Path | None) -> Deck:
    """The cards of a file, or those that come with the program; raises CardsError with every mistake."""
    raw, source, data = decode(path, PACKAGE)
    return deck_of(raw, source, hashlib.sha256(data).hexdigest())


def deck_of(raw: Raw, source: str, digest: str) -> Deck:
    """The deck of the tables of a file."""
    reader = Reader(PACKAGE)
    top = reader.table(FileTable, raw, reader.said("where-file"))
    reader.check(source)
    reader.table(BoardTable, top["board"], "[board]")
    read: list[Values] = []
    cards: list[Card] = []
    for number, entry in enumerate(top["card"], 1):
        where = where_card("card", entry, number)
        kind = text_of(entry, "kind")
        if kind not in SHAPES:
            reader.mistake("no-kind", where=where, kind=show(kind), hint=hint(kind, KINDS))
            continue
        before = len(reader.mistakes)
        values = reader.table(SHAPES[kind], entry, where)
        if sorted(values.get("copies", [])) != values.get("copies", []):
            reader.mistake("fewer-copies", where=where)
        effects = [line_of(reader, line, kind, where) for line in values.get("effects", [])]
        read.append(values)
        if len(reader.mistakes) == before:
            cards.append(Card(entry, [line for line in effects if line is not None]))
    reader.mistakes += doubles(read, "id")
    if not reader.mistakes:
        check_between(reader, cards)
    reader.check(source)
    cards.sort(key=order_of)
    return Deck(cards, convert(top["board"], BoardTable), digest)


def order_of(card: Card) -> tuple[int, int]:
    """By kind, then by age: so technologies lie type by type, level by level."""
    return card.kind, card.age


def line_of(reader: Reader, raw: Raw, kind: str, where: Where) -> Op | Power | None:
    """A line is a lasting power, or something done once; on an event it says for whom."""
    line = {field: value for field, value in raw.items() if field not in ("power", "do", "to", "by")}
    if "power" in raw:
        if kind not in ("leader", "wonder"):
            reader.mistake("no-power-here", where=where, kind=kind)
        return reader.operation(powers(), raw["power"], line, where)
    name = f"{raw['do']} {raw['by']}" if "do" in raw and "by" in raw else raw.get("do")
    op = reader.operation(operations(), name, line, where)
    if op is None:
        return None
    if kind not in op.on:
        reader.mistake("not-on-this-card", where=where, name=show(name), kind=kind, known=", ".join(op.on))
    op.to = None
    if kind == "event" and "to" not in raw:
        reader.mistake("missing-field", where=where, field="to", wanted=reader.wanted(one_of([*targets()])))
    elif kind == "event":
        op.to = reader.operation(targets(), raw["to"], {}, where)
    elif "to" in raw:
        reader.mistake("needless-target", where=where)
    return op


def check_between(reader: Reader, cards: list[Card]) -> None:
    """What must hold between cards: the technologies the rules count on, and cards that lines name."""
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(KINDS[card.kind], []).append(LEVELS[card.age])
    for kind, expected in TECHNOLOGY_LEVELS.items():
        have = sorted(found.get(kind, []), key=LEVELS.index)
        if have != expected.split():
            reader.mistake("technology-levels", kind=kind, wanted=expected, found=" ".join(have))
    ids = {card.id for card in cards}
    numbers: dict[str, Line] = {}
    for card in cards:
        for line in card.effects:
            if isinstance(line, Power) and numbers.setdefault(line.name, line.written) != line.written:
                reader.mistake("other-numbers", where=where_card("card", card.data, 0), name=show(line.name))
            name = line.written.get("card")
            if name is not None and name not in ids:
                where = where_card("card", card.data, 0)
                reader.mistake("no-such-card", where=where, name=show(name), hint=hint(name, ids))
