"""The shape of a deck file, one struct for each table in it, and how such a table is read.

A description says what to write in a field; it ends the sentence about a wrong value.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from clio.games.progress.deck import SKILLS


def _says(text: str, **bounds: Any) -> Meta:
    return Meta(description=text, **bounds)


Id: TypeAlias = Annotated[
    str,
    _says(
        'small letters, digits and underscores beginning with a letter, such as "crop_rotation"',
        pattern=r"\A[a-z][a-z0-9_]*\Z",
        max_length=40,
    ),
]
Name: TypeAlias = Annotated[str, _says("the name on one line, at most 60 characters", min_length=1, max_length=60)]
Note: TypeAlias = Annotated[str, _says("a remark in quotation marks, at most 400 characters", max_length=400)]
Kind: TypeAlias = Annotated[
    Literal["science", "engineering", "culture"], _says('"science", "engineering" or "culture"')
]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=999)]
Points: TypeAlias = Annotated[int, _says("victory points, a whole number from 0 to 99", ge=0, le=99)]
SkillName: TypeAlias = Literal["action", "draw", "hand", "shuffle", "development", "research", "quick_draw"]
PowerName: TypeAlias = Literal["prestige", "population", "army"]
KnowledgeName: TypeAlias = Literal["science", "engineering", "culture", "general"]
PowerSteps: TypeAlias = Annotated[
    dict[PowerName, Small], _says("steps by power track, such as { prestige = 1, army = 2 }")
]
CostTexts: TypeAlias = Annotated[
    list[str], _says('a list of cost lines, such as ["3 science or calendar", "2 engineering"]')
]
Sourced: TypeAlias = Annotated[
    Literal["reconstructed"] | list[str],
    _says('"reconstructed" or a list of keys of [sources], such as ["BOX"]'),
]
Known: TypeAlias = Annotated[list[str], _says('a list of fields, such as ["name", "age"] or ["everything"]')]
FiveNumbers: TypeAlias = Annotated[
    list[Positive],
    _says("five whole numbers from 1 up, for 1 to 5 players", min_length=5, max_length=5),
]
Places: TypeAlias = Annotated[
    list[Small],
    _says("five whole numbers, the VP for the 1st to the 5th place", min_length=5, max_length=5),
]
Spaces: TypeAlias = Annotated[list[Small], _says("a list of whole numbers, one for each space")]
Count: TypeAlias = Annotated[int, _says("a whole number from 1 up", ge=1, le=999)]
FIVE: Final = "five players need at least 5 of each group"


class GainsTable(Struct, forbid_unknown_fields=True):
    skills: dict[SkillName, Positive] = {}
    tokens: dict[KnowledgeName, Positive] = {}
    power: dict[PowerName, Positive] = {}


GIVES: Final = "such as { skills = { research = 1 }, tokens = { science = 1 }, power = { prestige = 1 } }"


class TechnologyTable(Struct):
    id: Id
    name: Name
    age: Annotated[int, _says("1, 2, 3 or 4", ge=1, le=4)]
    kind: Kind
    discard_value: Annotated[int, _says("a whole number from 0 to 9", ge=0, le=9)]
    costs: CostTexts
    copies: Annotated[
        list[Annotated[int, Meta(ge=1, le=5)]],
        _says(
            "one player mark from 1 to 5 for each physical card, such as [1, 2, 4]",
            min_length=1,
            max_length=99,
        ),
    ]
    provenance: Sourced
    skill: Annotated[SkillName | None, _says(f"one of {', '.join(SKILLS)}")] = None
    token: Annotated[KnowledgeName | None, _says('"science", "engineering", "culture" or "general"')] = None
    power: PowerSteps = {}
    vp: Points = 0
    new_age: Annotated[
        Literal["II", "III", "IV", "V"] | None, _says('one symbol at most, "II", "III", "IV" or "V"')
    ] = None
    per_five: Annotated[
        Literal["science", "engineering", "culture"] | None, _says('"science", "engineering" or "culture"')
    ] = None
    known: Known = []
    note: Note = ""


class PersonalityTable(Struct):
    id: Id
    name: Name
    group: Annotated[Literal["philosopher", "scientist", "artist"], _says('"philosopher", "scientist" or "artist"')]
    gives: Annotated[GainsTable, _says(f"what it gives, {GIVES}")]
    vp: Points
    provenance: Sourced
    number: Annotated[
        Positive | None, _says("a philosopher's place in the turn order, a whole number from 1 to 99")
    ] = None
    heritage: Annotated[GainsTable | None, _says(f"what is gained once, {GIVES}")] = None
    known: Known = []
    note: Note = ""


class MilestoneTable(Struct):
    id: Id
    name: Name
    group: Annotated[Literal["ancient", "medieval", "renaissance"], _says('"ancient", "medieval" or "renaissance"')]
    costs: CostTexts
    gives: Annotated[GainsTable, _says(f"what it gives, {GIVES}")]
    vp: Points
    provenance: Sourced
    known: Known = []
    note: Note = ""


class TrackTable(Struct):
    values: Annotated[list[Positive], _says("a list of whole numbers from 1 up, one for each space")]
    vp: Spaces
    provenance: Sourced
    known: Known = []
    note: Note = ""


class QuickTrackTable(Struct):
    values: Annotated[
        list[tuple[Positive, Small]],
        _says("a list of pairs (cards drawn, cards discarded), such as [[1, 0], [2, 1]]"),
    ]
    vp: Spaces
    provenance: Sourced
    known: Known = []
    note: Note = ""


class PowerTracksTable(Struct):
    prestige: Places
    population: Places
    army: Places
    provenance: Sourced
    known: Known = []
    note: Note = ""


class SoloBoardTable(Struct):
    prestige: Spaces
    population: Spaces
    army: Spaces
    provenance: Sourced
    known: Known = []
    note: Note = ""


class ComponentsTable(Struct):
    technologies: Annotated[
        list[Amount],
        _says("four whole numbers, the cards of Age I, II, III and IV", min_length=4, max_length=4),
    ]
    personalities: Annotated[
        list[Annotated[int, Meta(ge=5, le=99)]],
        _says(f"three whole numbers (philosophers, scientists, artists); {FIVE}", min_length=3, max_length=3),
    ]
    milestones: Annotated[
        list[Positive],
        _says("three whole numbers from 1 up (ancient, medieval, renaissance)", min_length=3, max_length=3),
    ]
    player_boards: Count
    power_boards: Count
    knowledge_tokens: Count
    age_tokens: Count
    markers_per_player: Count
    black_markers: Count
    tree_sheets: Count
    info_cards: Count


class SetupTable(Struct):
    starting_hands: Annotated[list[list[Small]], _says("five lists of hand sizes, for 1 to 5 players")]


class SymbolsTable(Struct):
    age_2: FiveNumbers
    age_3: FiveNumbers
    end_base: FiveNumbers
    age_4: FiveNumbers
    age_4_alternative: FiveNumbers
    end_industrial: FiveNumbers
    faster: Annotated[int, _says("a whole number from 1 up", ge=1, le=9)]


class FinalTable(Struct):
    tie_break: Annotated[list[KnowledgeName], _says("the four kinds of token, each once")]


class TitleTable(Struct, forbid_unknown_fields=True):
    key: str
    up_to: Annotated[int, Meta(ge=-999, le=999)] | None = None


class SoloTable(Struct):
    time_group: Annotated[int, _says("a whole number from 1 up", ge=1, le=99)]
    titles: Annotated[list[TitleTable], _says('titles such as { key = "novice", up_to = 20 }, the last without up_to')]


Table: TypeAlias = Annotated[dict[str, Any], _says("a table of fields")]
Tables: TypeAlias = Annotated[list[Any], _says("one table in double square brackets for each card")]


class FileTable(Struct):
    format: Annotated[Literal[1], _says("1, the only format there is")]
    sources: Annotated[
        dict[str, Annotated[str, Meta(min_length=1, max_length=400)]],
        _says('keys and what they stand for, such as BOX = "my own copy"'),
    ]
    components: Table
    setup: Table
    symbols: Table
    final: Table
    solo: Table
    skill_tracks: Table
    power_tracks: Table
    solo_board: Table
    technology: Tables
    personality: Tables
    milestone: Tables


PARTS: Final[dict[str, type[Struct]]] = {
    "components": ComponentsTable,
    "setup": SetupTable,
    "symbols": SymbolsTable,
    "final": FinalTable,
    "solo": SoloTable,
    "power_tracks": PowerTracksTable,
    "solo_board": SoloBoardTable,
}
CARDS: Final[dict[str, type[Struct]]] = {
    "technology": TechnologyTable,
    "personality": PersonalityTable,
    "milestone": MilestoneTable,
}


# ---- reading one table ----

Values: TypeAlias = dict[str, Any]  # the fields of one table that could be read, and "where" it is


def read_table(shape: type[Struct], raw: Any, where: str, problems: list[str]) -> Values:
    """The fields of a table that are right, with defaults; what is wrong is told as problems."""
    values: Values = {"where": where}
    if not isinstance(raw, dict):
        problems.append(f"{where}: this is {show(raw)}; write a table of fields.")
        return values
    fields = fields_of(shape)
    for key in raw:
        if key not in fields:
            problems.append(f"{where}: the field {show(key)} is unknown{hint(key, fields)}")
    for name, field in fields.items():
        wanted = next(meta.description for meta in get_args(field.type) if isinstance(meta, Meta))
        if name in raw:
            try:
                value = msgspec.convert(raw[name], field.type)
            except msgspec.ValidationError:
                problems.append(f"{where}: {name} is {show(raw[name])}; write {wanted}.")
                continue
            if not _printable(raw[name]):
                problems.append(f"{where}: {name} is {show(raw[name])}; take out line breaks and invisible characters.")
            values[name] = value
        elif field.required:
            problems.append(f"{where}: {name} is missing; write {wanted}.")
        else:
            factory = field.default_factory
            values[name] = field.default if factory is msgspec.NODEFAULT else factory()
    return values


@cache
def fields_of(shape: type[Struct]) -> dict[str, FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(shape)}


def text_of(raw: Any, field: str) -> str:
    """A text in a table that may be anything, or nothing."""
    value = raw.get(field) if isinstance(raw, dict) else None
    return value if isinstance(value, str) else ""


def show(value: Any) -> str:
    """A value as a person would find it in the file, kept short and free of control characters."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}..."


def hint(word: str, choices: Iterable[str]) -> str:
    match = get_close_matches(word, sorted(choices), 1)
    return f"; did you mean {show(match[0])}?" if match else "; correct or remove it."


def _printable(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_printable(part) for pair in value.items() for part in pair)
    if isinstance(value, list):
        return all(_printable(part) for part in value)
    return not isinstance(value, str) or value.isprintable()
